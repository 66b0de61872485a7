"""Exploring: who is sent, the paragraph, the option, and how it ends (AB-9, AB-10, AB-14 to AB-16)."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.event import type_of_value
from tabuleiro.core.game import Game
from tabuleiro.core.player import BIT, bits
from tabuleiro.core.reason import Reason
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules import codes
from tabuleiro.games.above_and_below.rules.actions import VillagerChoice, acts, named, why_not_named
from tabuleiro.games.above_and_below.rules.effects import cave_under_pile, gain_coins, keep_cave, money, pay, tell_cave
from tabuleiro.games.above_and_below.rules.encounters import NO_STAKE, RANDOM, STAKE_ITEM, Deed, Outcome
from tabuleiro.games.above_and_below.rules.lanterns import declared_deed, roll_lanterns
from tabuleiro.games.above_and_below.rules.results import HURT_STAKED, LOSE_STAKED, give
from tabuleiro.games.above_and_below.rules.state import Village, VillageChoice, VillageState, VillageStep

FEWEST: Final = 2  # villagers in a party
GO: Final = 0
LETTERS: Final = "abc"


# ---------------------------------------------------------------- who is sent
class Send(VillagerChoice):
    """The party, one by one; it leaves on `go`. Who has exactly enough villagers is not asked."""

    __slots__ = ()
    kind = "send"
    words = {0: Parts("go")}

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        found = named(p, p.ready)
        if bits(p.sent) >= FEWEST:
            found.append(GO)
        return found

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        if bits(p.ready | p.sent) > FEWEST:
            g.ask(self, p, at, self.options(g, p, at))
            return
        for villager in named(p, p.ready & p.cats) + named(p, p.ready & ~p.cats):  # a cat may spoil it: it rolls first
            if not self.sends(g, p, villager):
                return
        depart(g, p)

    def sends(self, g: VillageState, p: Village, villager: i64) -> bool:
        """False: a cat did not come. Then nobody has left yet, and the whole turn is open again (AB-36)."""
        slot = p.villagers.index(villager)
        if not acts(g, p, slot):
            p.ready |= p.sent
            p.sent = 0
            return False
        p.ready ^= BIT[slot]
        p.sent |= BIT[slot]
        if g.events is not None:
            g.tell("sent", p.seat, {"villager": g.box.villager_ids[villager]})
        return True

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        if option == GO:
            depart(g, p)
        elif self.sends(g, p, option):
            p.push(self, at)

    def candidates(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return [*p.villagers, GO]

    def why(self, g: VillageState, p: Village, at: i64, option: i64) -> Reason | None:
        if option == GO:
            return Reason("needs_two_to_explore", {"have": bits(p.sent), "need": FEWEST}, "AB-9")
        return why_not_named(p, p.villagers.index(option))

    def place(self, game: Game, at: i64, option: i64) -> str:
        return super().place(game, at, option) if option else "cave"


def depart(g: VillageState, p: Village) -> None:
    """The top cave card is drawn and a die gives the paragraph (AB-9)."""
    cave = g.cave_top
    p.acted = 1
    p.cave = cave
    p.party = p.sent
    g.cave_top = g.draw(codes.CAVES)
    die = g.roll()
    p.face = die
    n = g.box.cave_paragraphs[cave][die - 1]
    if g.events is not None:
        who = tuple(g.box.villager_ids[villager] for villager in named(p, p.sent))
        where: dict[str, type_of_value] = {"cave": g.box.cave_ids[cave], "die": die, "paragraph": n}
        g.tell("explored", p.seat, {**where, "villagers": who}, information=True)
        tell_cave(g)
    read(g, p, random_entry(g) if g.guess else n)


def random_entry(g: VillageState) -> i64:
    """Imagined worlds do not know which options an unread paragraph has (AB-10)."""
    entries = g.box.book.entries
    return entries[g.chance(g.box.book.indices[len(entries)], codes.GUESS_OUTCOME)]


def read(g: VillageState, p: Village, n: i64) -> None:
    """The paragraph is read out, and the seat is to declare an option."""
    p.paragraph = n
    p.path = (*p.path, n)
    p.option = codes.NO_OPTION
    if g.events is not None:
        letters = tuple(deed.letter for deed in g.box.deeds[n])
        read_on = int(len(p.path) > 1)
        g.tell("paragraph", p.seat, {"paragraph": n, "options": letters, "on": read_on}, information=True)
    p.push(OPTION, n)


# ---------------------------------------------------------------- the option
class Declare(VillageChoice):
    """One of the options of the paragraph `at`, if one of its numbers can be paid (AB-10, AB-16)."""

    __slots__ = ()
    kind = "option"
    names = tuple(LETTERS)
    spot = "option"

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        coins = money(p)
        return [
            i
            for i, deed in enumerate(g.box.deeds[at])
            if deed.cheapest <= coins and (deed.stake != STAKE_ITEM or p.supply)
        ]

    def nothing(self, g: VillageState, p: Village, at: i64) -> None:
        """Nothing can be paid or staked: the party goes home (no paragraph of the house set does this)."""
        fail(g, p)

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        p.option = option
        deed = g.box.deeds[at][option]
        if g.events is not None:
            g.tell("chose", p.seat, {"paragraph": at, "option": deed.letter})
        if deed.stake == NO_STAKE:
            declared(g, p, deed)
            return
        p.push(DECLARED, 0)
        if deed.stake == STAKE_ITEM:
            p.push(STAKE_WARE, 0)
        else:
            p.push(STAKE_SOMEBODY, 0)

    def candidates(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return list(range(len(g.box.deeds[at])))

    def why(self, g: VillageState, p: Village, at: i64, option: i64) -> Reason | None:
        deed = g.box.deeds[at][option]
        if deed.cheapest > money(p):
            return Reason("needs_coins", {"have": money(p), "need": deed.cheapest}, "AB-16")
        return Reason("nothing_to_stake", {}, "AB-16")


def declared(g: VillageState, p: Village, deed: Deed) -> None:
    if deed.numbers:
        p.push(RESOLVE, 0)
        roll_lanterns(g, p, deed)
    else:
        p.push(REWARDED, 0)
        pay(g, p, deed.pay)


class Declared(VillageStep):
    """The stake is made: now the option itself."""

    __slots__ = ()

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        declared(g, p, declared_deed(g, p))


class StakeWare(VillageChoice):
    """A good, potion or cider of the supply, not from track, building or sale circle (AB-16)."""

    __slots__ = ()
    kind = "stake"
    names = WARES
    spot = "supply"
    refusal = "none_in_supply ware AB-16"

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return [ware for ware in range(len(WARES)) if p.supply & codes.ALL_OF[ware]]

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        p.staked = option
        if g.events is not None:
            g.tell("staked", p.seat, {"what": WARES[option]})


class StakeSomebody(VillagerChoice):
    """A villager of the party, who still rolls (AB-16)."""

    __slots__ = ()
    kind = "stake"

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return named(p, p.sent)

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        p.staked = codes.STAKED_VILLAGER + p.villagers.index(option)
        if g.events is not None:
            g.tell("staked", p.seat, {"what": g.box.villager_ids[option]})


# ---------------------------------------------------------------- how it ends
class Resolve(VillageStep):
    """The highest payable number reached counts, not the sum (AB-14)."""

    __slots__ = ()

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        deed = declared_deed(g, p)
        coins = money(p)
        i = len(deed.numbers) - 1
        while i >= 0 and (deed.numbers[i] > p.light or deed.pays[i] > coins):
            i -= 1
        if i < 0:
            fail(g, p)
        else:
            p.push(REWARDED, i)
            pay(g, p, deed.pays[i])


class Rewarded(VillageStep):
    """Success, and it is paid: the result of the declared option's number `at`, or of one without numbers."""

    __slots__ = ()

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        deed = declared_deed(g, p)
        outcome = guessed_result(g, p, deed, at) if g.guess else deed.outcomes[at]
        goto = random_entry(g) if outcome.goto == RANDOM else outcome.goto
        if g.events is not None:
            number = deed.numbers[at] if deed.numbers else 0
            what: dict[str, type_of_value] = {"paragraph": p.paragraph, "option": deed.letter, "number": number}
            what |= {"lanterns": p.light, "story": p.path[0]}
            if goto:
                g.tell("went_on", p.seat, {**what, "ways": len(g.box.deeds[goto])}, information=True)
            else:
                g.tell("succeeded", p.seat, what, information=True)
        if goto:
            read(g, p, goto)
            return
        p.push(HOME, 1)
        give(g, p, outcome)


def guessed_result(g: VillageState, p: Village, deed: Deed, at: i64) -> Outcome:
    """Imagined worlds do not know what an option brings: some result of its sort (AB-10)."""
    book = g.box.book
    if not deed.numbers:
        return guessed(g, book.late_pool if p.dice else book.auto_pool)
    pools = book.paid_pools if deed.pays[at] else book.free_pools
    return guessed(g, pools[deed.numbers[at]])


def guessed(g: VillageState, pool: list[int]) -> Outcome:
    return g.box.outcomes[pool[g.chance(g.box.book.indices[len(pool)], codes.GUESS_OUTCOME)]]


def fail(g: VillageState, p: Village) -> None:
    """No reward; a penalty where the failure has one, then the card goes under the pile (AB-15)."""
    deed = declared_deed(g, p) if p.option != codes.NO_OPTION else None
    if g.events is not None:
        what: dict[str, type_of_value] = {"paragraph": p.paragraph, "option": deed.letter if deed is not None else ""}
        what |= {"lanterns": p.light, "story": p.path[0]}
        g.tell("failed", p.seat, what, information=True)
    p.push(HOME, 0)
    if g.guess:
        guess_penalty(g, p)
    elif deed is not None and deed.penalty is not None:
        give(g, p, deed.penalty)


def guess_penalty(g: VillageState, p: Village) -> None:
    """In imagined worlds: a stake is lost, else some failure of the book (AB-10)."""
    if p.staked == codes.NOTHING_STAKED:
        give(g, p, guessed(g, g.box.book.failure_pool))
    elif p.staked < codes.STAKED_VILLAGER:
        LOSE_STAKED.run(g, p, 0)
    else:
        HURT_STAKED.run(g, p, 0)


class Home(VillageStep):
    """The party comes home; `at` 1: with the cave card."""

    __slots__ = ()

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        cave = p.cave
        if g.events is not None:
            g.tell("home", p.seat, {"won": at})
        if at:
            coins = p.power(codes.COIN_WHEN_EXPLORING)
            if coins:
                gain_coins(g, p, coins, "exploring")
        p.tired |= p.sent
        p.sent = 0
        p.end_encounter()
        if at:
            keep_cave(g, p, cave)
        else:
            cave_under_pile(g, p, cave)


SEND: Final = Send("send")
OPTION: Final = Declare("option")
DECLARED: Final = Declared("declared")
STAKE_WARE: Final = StakeWare("stake-ware")
STAKE_SOMEBODY: Final = StakeSomebody("stake-somebody")
RESOLVE: Final = Resolve("resolve")
REWARDED: Final = Rewarded("rewarded")
HOME: Final = Home("home")
