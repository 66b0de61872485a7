"""Reads the figures of the book of encounters strictly, and checks where its paragraphs lead."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tabuleiro.games.above_and_below.content import pack as c
from tabuleiro.kit.packs import Folder, Table
from tabuleiro.kit.reader import PackReader, reached

Book = dict[int, c.Paragraph]
LETTERS: Final = ("A", "B", "C")


class EncounterReader(PackReader):
    """Reads paragraphs; `places` says where each one and each cave card was found."""

    def __init__(self, base: Folder | None = None) -> None:
        super().__init__(base)
        self.places: dict[int | str, str] = {}
        self.choosing = False  # inside a list of rewards to choose from

    def paragraph(self, table: Table) -> c.Paragraph:
        letters = tuple(key for key in table if key not in ("n", "from", "region", "source"))
        if not letters or letters != LETTERS[: len(letters)]:
            said = ", ".join(letters) or "none"
            self.fault("", f"options should be lettered {', '.join(LETTERS)} in order, not {said}")
        options = []
        for letter in letters:
            if letter in LETTERS:
                with self.within(letter):
                    options.append(self.option(letter, self.table(table, letter)))
        plain = {key: table[key] for key in table if key not in letters}
        paragraph = self.read(c.Paragraph, plain, options=tuple(options))
        if "from" in table and not paragraph.parents:
            self.fault("from", "names no paragraph; one that cave cards lead to has no 'from'")
        self.places[paragraph.n] = self.where
        return paragraph

    def option(self, letter: str, table: Table) -> c.Option:
        ways = [field for field in ("numbers", "result", "goto") if field in table]
        if len(ways) != 1:
            self.fault("", f"has {' and '.join(ways) or 'nothing to do'}: one of numbers, result and goto is needed")
        option = self.read(c.Option, table, letter=letter, **({"result": self.goto(table)} if "goto" in table else {}))
        rolls = "numbers" in table
        if rolls and "pay" in table:
            self.fault("pay", "stands with each of its numbers")
        for field in ("bonus", "penalty", "failure"):
            if field in table and not rolls:
                self.fault(field, "needs numbers: nothing else can fail")
        if option.penalty == c.Penalty():
            self.fault("penalty", "costs nothing")
        if option.penalty and not option.failure:
            self.fault("penalty", "a failure that costs something has a text (failure = true)")
        if option.stake and "goto" not in table:
            self.fault("stake", "needs a goto: the paragraph where it is won or lost")
        if option.bonus and len({"per", "have", "pay", "villager"} & self.table(table, "bonus").keys()) != 1:
            self.fault("bonus", "needs exactly one of per, have, pay and villager")
        if any(low.explore >= high.explore for low, high in pairwise(option.thresholds)):
            self.fault("numbers", "should rise from each to the next")
        if rolls and not option.thresholds:
            self.fault("numbers", "are missing")
        return option

    def goto(self, table: Table) -> c.Result:
        return c.Result(goto=self.number(table, "goto", 1, c.MOST_ENTRIES))

    def threshold(self, row: Table) -> c.Threshold:
        own = {key: row[key] for key in row if key in ("explore", "pay") or "goto" in row}
        brings = {key: row[key] for key in row if key not in own}
        return self.read(c.Threshold, own, result=self.goto(row) if "goto" in row else self.result(brings))

    def result(self, table: Table) -> c.Result:
        wares = tuple(self.number(table, ware, 0, 9) if ware in table else 0 for ware in c.WARES)
        return self.read(c.Result, table, wares=wares)

    def choose(self, table: Table, field: str) -> tuple[c.Result, ...]:
        found: list[c.Result] = []
        if not self.choosing:
            self.choosing = True
            found = self.each(table, field, self.result)
            self.choosing = False
        if len(found) < 2:
            self.fault(field, "should be a list of two or more rewards, not itself in such a list")
        return tuple(found)

    # -- where paragraphs lead
    def links(self, pack: c.Pack) -> None:
        """Every link leads somewhere and is known at its end; every way ends; every paragraph can be met."""
        specials = [villager.kind for villager in pack.villagers if villager.group == "special"]
        villagers = tuple(dict.fromkeys((c.CHEAPEST, *specials)))
        book = {paragraph.n: paragraph for paragraph in pack.paragraphs}
        parents: dict[int, set[int]] = {n: set() for n in book}
        for n, paragraph in book.items():
            self.where = self.places[n]
            for option in paragraph.options:
                for result in (one for some in option.results for one in (some, *some.choose)):
                    if result.goto in book:
                        parents[result.goto].add(n)
                    elif result.goto:
                        self.fault(f"{option.letter}: goto", f"there is no paragraph {result.goto}")
                    if result.villager and result.villager not in villagers:
                        said = f"'{result.villager}' is not one of {', '.join(villagers)}"
                        self.fault(f"{option.letter}: villager", said)
        for n, paragraph in book.items():
            self.where = self.places[n]
            if set(paragraph.parents) != parents[n]:
                found = ", ".join(map(str, sorted(parents[n]))) or "none"
                self.fault("from", f"the paragraphs that lead here are {found}")
        self.met(book, pack.caves)
        for n in book:
            self.where = self.places[n]
            self.ends(book, n)
        self.stakes(book)

    def met(self, book: Book, caves: tuple[c.CaveCard, ...]) -> None:
        for cave in caves:
            self.where = self.places[cave.id]
            for n in cave.paragraphs:
                if n not in book:
                    self.fault("paragraphs", f"there is no paragraph {n}")
                elif not book[n].entry:
                    self.fault("paragraphs", f"paragraph {n} is a continuation")
        found = {n for cave in caves for n in cave.paragraphs if n in book}
        found |= {after for n in found for after in following(book, n)}
        for n in book.keys() - found:
            self.where = self.places[n]
            self.fault("", "nothing leads here: no cave card, and no paragraph that one leads to")

    def ends(self, book: Book, n: int) -> None:
        """No way back, and at most one roll of lanterns on any way (AB-16)."""
        if n in following(book, n):
            self.fault("goto", "leads back to itself")
        for option in book[n].options:
            for threshold in option.thresholds:
                goto = threshold.result.goto
                for later in sorted({goto, *following(book, goto)}) if goto in book else ():
                    if any(after.thresholds for after in book[later].options):
                        said = f"lanterns were rolled for already, and paragraph {later} has numbers again"
                        self.fault(f"{option.letter}: numbers", said)

    def stakes(self, book: Book) -> None:
        """What speaks of a stake is only reached with such a one."""
        todo = [(n, "") for n, paragraph in book.items() if paragraph.entry]
        seen: set[tuple[int, str]] = set()
        while todo:
            n, stake = todo.pop()
            if (n, stake) in seen:
                continue
            seen.add((n, stake))
            self.where = self.places[n]
            for option in book[n].options:
                penalty = option.penalty or c.Penalty()
                item = penalty.lose_staked or any(result.copy_staked for result in option.results)
                if (item and stake != "item") or (penalty.injure_staked and stake != "villager"):
                    self.fault(option.letter, "speaks of a stake that nobody has made on the way here")
                if option.stake and stake:
                    self.fault(f"{option.letter}: stake", "something is at stake already")
                todo += [(r.goto, option.stake or stake) for r in option.results if r.goto in book]


def following(book: Book, start: int) -> set[int]:
    """All paragraphs that may follow on one."""

    def leads(n: int) -> set[int]:
        return {result.goto for option in book[n].options for result in option.results} & book.keys()

    return reached(start, leads)
