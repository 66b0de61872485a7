"""The book made ready to play: options and results as tables, and what imagined worlds draw from instead (AB-10)."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.step import Step
from tabuleiro.games.above_and_below.content.pack import SKILLS, WARES, Bonus, Option, Paragraph, Penalty, Result
from tabuleiro.games.above_and_below.rules import results
from tabuleiro.games.above_and_below.rules.codes import ALL_OF, ONE

NO_BONUS: Final = 0
PER_HAMMER: Final = 1
PER_QUILL: Final = 2
PER_WARE: Final = 3
HAVING: Final = 4
PAYING: Final = 5
FISHMAN: Final = 6
STAKES: Final = ("", "item", "villager")
NO_STAKE: Final = 0
STAKE_ITEM: Final = 1
RANDOM: Final = -1  # a `goto` of imagined worlds: some entry paragraph
MOST_IN_POOL: Final = 255
FEW: Final = 4  # a pool of fewer results would give away which one it is


class Outcome:
    """A result or a penalty as the rules use it. `parts` are steps with what each is about, the last one first."""

    def __init__(self, number: int, result: Result) -> None:
        self.number = number
        self.coins = result.coins
        self.wares = sum(ONE[ware] * n for ware, n in enumerate(result.wares))
        self.reputation = result.reputation
        self.lose_coins = result.lose_coins
        self.goto = result.goto
        self.parts: list[tuple[Step, int]] = []
        self.choose: list[Outcome] = []


class Deed:
    """An option as the rules use it: numbers to reach with what each costs, or a result without dice."""

    def __init__(self, option: Option) -> None:
        self.letter = option.letter
        self.numbers: list[int] = [threshold.explore for threshold in option.thresholds]
        self.pays: list[int] = [threshold.pay for threshold in option.thresholds]
        self.outcomes: list[Outcome] = []  # of each number, or the only one
        self.pay = option.pay
        self.cheapest = min(self.pays, default=option.pay)  # what is needed to declare it
        self.stake = STAKES.index(option.stake)
        self.penalty: Outcome | None = None
        self.said = option.bonus
        self.bonus = NO_BONUS
        self.bonus_lanterns = 0
        self.bonus_wares = 0  # HAVING: any of these; PER_WARE: the ware's number
        self.bonus_price = 0
        if option.bonus is not None:
            self.set_bonus(option.bonus)

    def set_bonus(self, bonus: Bonus) -> None:
        self.bonus_lanterns = bonus.lanterns
        if bonus.per in SKILLS:
            self.bonus = PER_HAMMER + SKILLS.index(bonus.per)
        elif bonus.per:
            self.bonus = PER_WARE
            self.bonus_wares = WARES.index(bonus.per)
        elif bonus.have:
            self.bonus = HAVING
            self.bonus_wares = sum(ALL_OF[WARES.index(ware)] for ware in bonus.have)
        elif bonus.pay:
            self.bonus = PAYING
            self.bonus_price = bonus.pay
        else:
            self.bonus = FISHMAN


class Book:
    """Outcomes are numbered by what they are, not by where they stand: books that differ only in which option has
    which result number them alike, and imagined worlds cannot tell such books apart."""

    def __init__(self, paragraphs: tuple[Paragraph, ...], special_kinds: list[str]) -> None:
        self.paragraphs = {paragraph.n: paragraph for paragraph in paragraphs}
        self.special_kinds = special_kinds
        self.entries: list[int] = [paragraph.n for paragraph in paragraphs if paragraph.entry][:MOST_IN_POOL]
        self.outcomes: list[Outcome] = []
        self.known: dict[Result | Penalty, Outcome] = {}
        found = {result for paragraph in paragraphs for option in paragraph.options for result in option.results}
        found |= {one for result in found for one in result.choose} | {Result(), Result(goto=RANDOM)}
        penalties = {o.penalty for paragraph in paragraphs for o in paragraph.options if o.penalty is not None}
        for result in sorted(found, key=lambda result: (bool(result.choose), repr(result))):
            self.known[result] = self.built(result)
        for penalty in sorted(penalties, key=repr):
            self.known[penalty] = self.built_penalty(penalty)
        self.nothing = self.known[Result()]
        self.deeds: dict[int, list[Deed]] = {
            paragraph.n: [self.deed(option) for option in paragraph.options] for paragraph in paragraphs
        }
        self.fill_pools()

    # -- outcomes and options
    def outcome(self, result: Result) -> Outcome:
        outcome = Outcome(len(self.outcomes), result)
        self.outcomes.append(outcome)
        return outcome

    def built(self, result: Result) -> Outcome:
        outcome = self.outcome(result)
        parts: list[tuple[Step, int]] = []
        if result.choose:
            outcome.choose = [self.known[one] for one in result.choose]
            parts.append((results.REWARD, outcome.number))
        if result.copy_staked:
            parts.append((results.COPY_STAKED, 0))
        if result.villager:
            parts.append((results.NEWCOMER, self.special_kinds.index(result.villager)))
        parts += [(results.EXTRA_CAVE, 0)] * result.caves
        if result.building:
            parts.append((results.GIFT, result.building))
        if result.gamble:
            parts.append((results.GAMBLE, result.gamble << 8))
        if result.favour:
            parts.append((results.FAVOUR, result.favour))
        parts += [(results.HURT, 0)] * result.injure
        outcome.parts = parts[::-1]
        return outcome

    def built_penalty(self, penalty: Penalty) -> Outcome:
        outcome = self.outcome(Result(reputation=penalty.reputation))
        outcome.parts = [(results.HURT, 0)] * penalty.injure
        if penalty.injure_staked:
            outcome.parts.append((results.HURT_STAKED, 0))
        if penalty.lose_staked:
            outcome.parts.append((results.LOSE_STAKED, 0))
        return outcome

    def deed(self, option: Option) -> Deed:
        deed = Deed(option)
        deed.outcomes = [self.known[result] for result in option.results]
        if option.penalty is not None:
            deed.penalty = self.known[option.penalty]
        return deed

    # -- what imagined worlds draw from
    def fill_pools(self) -> None:
        """Each pool holds every result of its sort in the whole book; continuations are folded into what they bring."""
        numbered: dict[int, list[int]] = {}
        paid: dict[int, list[int]] = {}
        self.auto_pool: list[int] = []  # without dice, before any roll
        self.late_pool: list[int] = []  # without dice, after the roll
        self.failure_pool: list[int] = []
        early = self.before_the_roll()
        for n, paragraph in self.paragraphs.items():
            for option in paragraph.options:
                for threshold in option.thresholds:
                    pool = paid if threshold.pay else numbered
                    pool.setdefault(threshold.explore, []).extend(self.folded(threshold.result))
                if option.thresholds:
                    penalty = self.known[option.penalty] if option.penalty is not None else self.nothing
                    self.failure_pool.append(penalty.number)
                elif option.result is not None and n in early:
                    self.auto_pool += self.folded(option.result)
                elif option.result is not None:
                    self.late_pool += self.folded(option.result)
        every = sorted({*numbered, *paid})
        both = {n: numbered.get(n, []) + paid.get(n, []) for n in every}
        most = max(every, default=0)
        # by the number to reach; a sort that is too rare is mixed with the other one, or with the nearest number's
        self.free_pools = [self.pool(numbered.get(n, []), *self.near(both, n)) for n in range(most + 1)]
        self.paid_pools = [self.pool(paid.get(n, []), *self.near(both, n)) for n in range(most + 1)]
        self.auto_pool = self.pool(self.auto_pool, [self.nothing.number])
        self.late_pool = self.pool(self.late_pool, [self.nothing.number])
        self.failure_pool = self.pool(self.failure_pool, [self.nothing.number])
        self.indices: list[bytes] = [bytes(range(n)) for n in range(MOST_IN_POOL + 1)]

    def near(self, both: dict[int, list[int]], n: int) -> list[list[int]]:
        """Pools by how near their numbers are to this one, nothing at all last."""
        return [*(both[m] for m in sorted(both, key=lambda m: (abs(m - n), m))), [self.nothing.number]]

    def pool(self, *ways: list[int]) -> list[int]:
        """The first way that is not too small, sorted, thinned out evenly if it is too large for chance."""
        found = sorted(next((way for way in ways if len(way) >= FEW), ways[-1]))
        n = len(found)
        if n <= MOST_IN_POOL:
            return found
        return [found[i * n // MOST_IN_POOL] for i in range(MOST_IN_POOL)]

    def before_the_roll(self) -> set[int]:
        """The paragraphs that are reached without lantern dice."""
        found = set(self.entries)
        todo = list(self.entries)
        while todo:
            for option in self.paragraphs[todo.pop()].options:
                goto = option.result.goto if option.result is not None else 0
                if goto and goto not in found:
                    found.add(goto)
                    todo.append(goto)
        return found

    def folded(self, result: Result) -> list[int]:
        """The results that this one leads to in the end; where dice are still to come, some other paragraph."""
        if not result.goto:
            return [self.known[result].number]
        if result.goto == RANDOM or any(option.thresholds for option in self.paragraphs[result.goto].options):
            return [self.known[Result(goto=RANDOM)].number]
        ends = [option.result for option in self.paragraphs[result.goto].options if option.result is not None]
        return [number for end in ends for number in self.folded(end)]
