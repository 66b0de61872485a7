"""Reads the figures of the book of encounters strictly, and checks where its paragraphs lead."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tabuleiro.games.above_and_below.content import pack as c
from tabuleiro.kit.packs import PackReader, Table

Book = dict[int, c.Paragraph]
LETTERS: Final = ("A", "B", "C")
FACES: Final = 6
REWARDS: Final = (
    *("coin", *c.WARES, "reputation", "lose_coins", "injure", "villager", "cave", "building", "choose"),
    *("copy_staked", "gamble", "favour"),
)


class EncounterReader(PackReader):
    """Reads paragraphs; `places` says where each one and each cave card was found."""

    def __init__(self) -> None:
        super().__init__()
        self.places: dict[int | str, str] = {}

    def paragraph(self, table: Table) -> c.Paragraph:
        letters = tuple(key for key in table if key not in ("n", "from", "source"))
        if not letters or letters != LETTERS[: len(letters)]:
            said = ", ".join(letters) or "none"
            self.fault("", f"options should be lettered {', '.join(LETTERS)} in order, not {said}")
        n = self.number(table, "n", 1, 255)
        self.places[n] = self.where
        parents = self.numbers(table, "from", 1, 255) if "from" in table else ()
        if "from" in table and not parents:
            self.fault("from", "names no paragraph; one that cave cards lead to has no 'from'")
        options = []
        for letter in letters:
            if letter in LETTERS:
                with self.within(letter):
                    options.append(self.option(letter, self.table(table, letter)))
        return c.Paragraph(n, parents, tuple(options), self.text(table, "source"))

    def option(self, letter: str, table: Table) -> c.Option:
        self.known(table, ("numbers", "result", "goto", "pay", "bonus", "stake", "penalty", "failure", "source"))
        ways = [field for field in ("numbers", "result", "goto") if field in table]
        if len(ways) != 1:
            self.fault("", f"has {' and '.join(ways) or 'nothing to do'}: one of numbers, result and goto is needed")
        rolls = "numbers" in table
        if rolls and "pay" in table:
            self.fault("pay", "stands with each of its numbers")
        for field in ("bonus", "penalty", "failure"):
            if field in table and not rolls:
                self.fault(field, "needs numbers: nothing else can fail")
        penalty = self.penalty(self.table(table, "penalty")) if "penalty" in table else None
        if penalty and not self.flag(table, "failure"):
            self.fault("penalty", "a failure that costs something has a text (failure = true)")
        stake = self.text(table, "stake", ("item", "villager")) if "stake" in table else ""
        if stake and "goto" not in table:
            self.fault("stake", "needs a goto: the paragraph where it is won or lost")
        result = None
        if "goto" in table:
            result = c.Result(goto=self.number(table, "goto", 1, 255))
        elif "result" in table:
            with self.within("result"):
                result = self.result(self.table(table, "result"))
        return c.Option(
            letter,
            self.thresholds(table) if rolls else (),
            result,
            self.number(table, "pay", 0, 20, 0),
            self.bonus(self.table(table, "bonus")) if "bonus" in table else None,
            stake,
            penalty,
            self.flag(table, "failure"),
            self.text(table, "source") if "source" in table else "",
        )

    def thresholds(self, table: Table) -> tuple[c.Threshold, ...]:
        found = []
        for i, row in enumerate(self.tables(table, "numbers")):
            with self.within(f"numbers[{i}]"):
                explore, pay = self.number(row, "explore", 1, 30), self.number(row, "pay", 0, 20, 0)
                if "goto" in row:
                    self.known(row, ("explore", "pay", "goto"))
                    result = c.Result(goto=self.number(row, "goto", 1, 255))
                else:
                    result = self.result({key: row[key] for key in row if key not in ("explore", "pay")})
                found.append(c.Threshold(explore, pay, result))
        if not found or any(low.explore >= high.explore for low, high in pairwise(found)):
            self.fault("numbers", "should rise from each to the next" if found else "are missing")
        return tuple(found)

    def result(self, table: Table, nested: bool = False) -> c.Result:
        self.known(table, REWARDS)
        choose = []
        if "choose" in table:
            rows = self.tables(table, "choose")
            if nested or len(rows) < 2:
                self.fault("choose", "should be a list of two or more rewards, not itself in such a list")
            for i, row in enumerate(rows if not nested else ()):
                with self.within(f"choose[{i}]"):
                    choose.append(self.result(row, nested=True))
        return c.Result(
            self.number(table, "coin", 0, 99, 0),
            tuple(self.number(table, ware, 0, 9, 0) for ware in c.WARES),
            self.number(table, "reputation", -9, 9, 0),
            self.number(table, "lose_coins", 0, 99, 0),
            self.number(table, "injure", 0, 1, 0),
            self.text(table, "villager") if "villager" in table else "",
            self.number(table, "cave", 0, 1, 0),
            self.number(table, "building", 0, 30, 0),
            tuple(choose),
            self.flag(table, "copy_staked"),
            self.number(table, "gamble", 0, FACES, 0),
            self.number(table, "favour", 0, 9, 0),
        )

    def penalty(self, table: Table) -> c.Penalty:
        with self.within("penalty"):
            self.known(table, ("reputation", "injure", "lose_staked", "injure_staked"))
            found = c.Penalty(
                self.number(table, "reputation", -9, 0, 0),
                self.number(table, "injure", 0, 1, 0),
                self.flag(table, "lose_staked"),
                self.flag(table, "injure_staked"),
            )
            if found == c.Penalty():
                self.fault("", "costs nothing")
            return found

    def bonus(self, table: Table) -> c.Bonus:
        with self.within("bonus"):
            self.known(table, ("lanterns", "per", "have", "pay", "villager"))
            if len({"per", "have", "pay", "villager"} & table.keys()) != 1:
                self.fault("", "needs exactly one of per, have, pay and villager")
            return c.Bonus(
                self.number(table, "lanterns", 1, 9),
                self.text(table, "per", (*c.SKILLS, *c.WARES)) if "per" in table else "",
                self.words(table, "have", c.WARES),
                self.number(table, "pay", 1, 20) if "pay" in table else 0,
                self.text(table, "villager", ("fishman",)) if "villager" in table else "",
            )

    # -- where paragraphs lead
    def links(self, paragraphs: list[c.Paragraph], caves: list[c.CaveCard], villagers: tuple[str, ...]) -> None:
        """Every link leads somewhere and is known at its end; every way ends; every paragraph can be met."""
        book = {paragraph.n: paragraph for paragraph in paragraphs}
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
        self.met(book, caves)
        for n in book:
            self.where = self.places[n]
            self.ends(book, n)
        self.stakes(book)

    def met(self, book: Book, caves: list[c.CaveCard]) -> None:
        for cave in caves:
            self.where = self.places[cave.id]
            for n in cave.paragraphs:
                if n not in book:
                    self.fault("paragraphs", f"there is no paragraph {n}")
                elif not book[n].entry:
                    self.fault("paragraphs", f"paragraph {n} is a continuation")
        found = {n for cave in caves for n in cave.paragraphs if n in book}
        found |= {after for n in found for after in reached(book, n)}
        for n in book.keys() - found:
            self.where = self.places[n]
            self.fault("", "nothing leads here: no cave card, and no paragraph that one leads to")

    def ends(self, book: Book, n: int) -> None:
        """No way back, and at most one roll of lanterns on any way (AB-16)."""
        if n in reached(book, n):
            self.fault("goto", "leads back to itself")
        for option in book[n].options:
            for threshold in option.thresholds:
                goto = threshold.result.goto
                for later in sorted({goto, *reached(book, goto)}) if goto in book else ():
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
                copied = any(result.copy_staked for result in option.results)
                lost, hurt = (
                    (option.penalty.lose_staked, option.penalty.injure_staked) if option.penalty else (False, False)
                )
                if ((copied or lost) and stake != "item") or (hurt and stake != "villager"):
                    self.fault(option.letter, "speaks of a stake that nobody has made on the way here")
                if option.stake and stake:
                    self.fault(f"{option.letter}: stake", "something is at stake already")
                todo += [(r.goto, option.stake or stake) for r in option.results if r.goto in book]


def reached(book: Book, start: int) -> set[int]:
    """All paragraphs that may follow on one."""
    seen: set[int] = set()
    todo = [start]
    while todo:
        after = {result.goto for option in book[todo.pop()].options for result in option.results}
        todo += [n for n in after if n in book and n not in seen]
        seen |= after & book.keys()
    return seen
