"""The actions above ground: build, train, harvest, labor (AB-18 to AB-23), and who is named for them (AB-36)."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.game import Game
from tabuleiro.core.player import BIT
from tabuleiro.core.reason import Reason
from tabuleiro.core.spans import Span, Things
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules.codes import BYTE, CIDER, ONE, ROW, TRAIN_TO_READY, slots
from tabuleiro.games.above_and_below.rules.effects import ENOUGH, acquire, joins, money, pay
from tabuleiro.games.above_and_below.rules.scoring import NOTHING, standing, worth
from tabuleiro.games.above_and_below.rules.state import Village, VillageChoice, VillageState, VillageStep

CAT_STAYS: Final = 2  # a cat that rolls this or less does not act


# ---------------------------------------------------------------- who is named
class VillagerChoice(VillageChoice):
    """One of the own villagers."""

    __slots__ = ()
    ids = "villager_ids"
    spot = "villager"


def named(p: Village, mask: i64) -> list[int]:
    """The villagers of a set, as options."""
    villagers = p.villagers
    return [villagers[slot] for slot in slots(mask)]


def acts(g: VillageState, p: Village, slot: i64) -> bool:
    """A cat that is named rolls before anything else happens: on 1 or 2 it is exhausted and does nothing, and what it
    was named for is still open: the turn goes on as if it had not been named (AB-36, timing by house ruling)."""
    here = BIT[slot]
    if not p.cats & here:
        return True
    die = g.roll()
    stays = die <= CAT_STAYS
    if g.events is not None:
        cat = g.box.villager_ids[p.villagers[slot]]
        g.tell("cat_rolled", p.seat, {"villager": cat, "die": die, "acts": int(not stays)}, information=True)
    if stays:
        p.ready ^= here
        p.tired |= here
        return False
    return True


def tire(p: Village, slot: i64) -> None:
    here = BIT[slot]
    p.ready ^= here
    p.tired |= here
    p.acted = 1


def cheaper(price: i64, plus: i64) -> i64:
    """Hammer-plus and quill-plus take a coin off, not below 0 (AB-23)."""
    return price - 1 if plus and price else price


def why_not_named(p: Village, slot: i64) -> Reason | None:
    """Why a villager cannot be named at all: only ready ones can."""
    state = p.state_of(slot)
    return Reason("villager_not_ready", {"state": state}, "AB-7") if state != "ready" else None


# ---------------------------------------------------------------- build and train
class Worker(VillagerChoice):
    """Who builds, `at` is the building; or who trains, `at` is the villager of the row."""

    __slots__ = ("builds",)
    kind = "worker"
    verb = "with"

    def __init__(self, name: str, builds: bool) -> None:
        super().__init__(name)
        self.builds = builds

    def skilled(self, p: Village) -> i64:
        return p.hammers if self.builds else p.quills

    def plus(self, p: Village) -> i64:
        return p.hammers_plus if self.builds else p.quills_plus

    def price(self, g: VillageState, at: i64) -> i64:
        return g.box.cost[at] if self.builds else g.box.row_costs[g.piles[ROW].index(at)]

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        can = p.ready & self.skilled(p)
        if money(p) < self.price(g, at):  # then only those who get it cheaper
            can &= self.plus(p)
        return named(p, can)

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        slot = p.villagers.index(option)
        if not acts(g, p, slot):
            return
        price = cheaper(self.price(g, at), self.plus(p) & BIT[slot])
        tire(p, slot)
        if g.events is not None:
            self.told(g, p, at, option, price)
        p.push(ACQUIRE if self.builds else WELCOME, at)
        pay(g, p, price)

    def told(self, g: VillageState, p: Village, at: i64, villager: i64, price: i64) -> None:
        box = g.box
        who = box.villager_ids[villager]
        if self.builds:
            row = box.row_names[box.where[at]]
            g.tell("built", p.seat, {"building": box.ids[at], "villager": who, "cost": price, "row": row})
        else:
            g.tell("trained", p.seat, {"villager": box.villager_ids[at], "by": who, "cost": price})

    def candidates(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return list(p.villagers)

    def why(self, g: VillageState, p: Village, at: i64, option: i64) -> Reason | None:
        slot = p.villagers.index(option)
        not_ready = why_not_named(p, slot)
        if not_ready is not None:
            return not_ready
        if not self.skilled(p) & BIT[slot]:
            return Reason("no_hammer", {}, "AB-18") if self.builds else Reason("no_quill", {}, "AB-21")
        need = cheaper(self.price(g, at), self.plus(p) & BIT[slot])
        return Reason("needs_coins", {"have": money(p), "need": need}, "AB-23")


class Acquire(VillageStep):
    """The building `at` is paid: it joins the village."""

    __slots__ = ()

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        acquire(g, p, at)


class Welcome(VillageStep):
    """The villager `at` leaves the row, where the gap stays until the round's end (AB-21)."""

    __slots__ = ()

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        g.piles[ROW] = g.piles[ROW].replace(BYTE[at], b"\0")
        joins(g, p, at, p.power(TRAIN_TO_READY) != 0)


# ---------------------------------------------------------------- labor and harvest
class Use(VillagerChoice):
    """Who works, one by one; `at` counts those who have."""

    __slots__ = ()
    kind = "use"
    words = {ENOUGH: Parts("enough")}
    idle = "nobody is left to work: the action is over"

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        found = named(p, p.ready) if self.more(p) else []
        if at:
            found.append(ENOUGH)
        return found

    def more(self, p: Village) -> bool:
        """Whether there is work for another one."""
        return True

    def work(self, g: VillageState, p: Village, at: i64, slot: i64) -> None:
        raise NotImplementedError

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        if option == ENOUGH:
            return
        slot = p.villagers.index(option)
        if not acts(g, p, slot):
            if at and p.ready:
                p.push(self, at)
            return
        tire(p, slot)
        if p.ready:
            p.push(self, at + 1)
        self.work(g, p, at, slot)

    def candidates(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return [*p.villagers, ENOUGH]

    def why(self, g: VillageState, p: Village, at: i64, option: i64) -> Reason | None:
        if option == ENOUGH:
            return Reason("name_somebody_first", {}, "AB-22")
        return why_not_named(p, p.villagers.index(option)) or Reason("nothing_to_harvest", {}, "AB-20")


class Labor(Use):
    """A coin for each; the first to labor in a round takes the cider (AB-22)."""

    __slots__ = ()

    def work(self, g: VillageState, p: Village, at: i64, slot: i64) -> None:
        p.coins += 1
        if g.events is not None:
            g.tell("labored", p.seat, {"villager": g.box.villager_ids[p.villagers[slot]], "n": 1})
        if g.cider:
            g.cider = 0
            before = standing(g, p) if g.events is not None else NOTHING
            p.supply += ONE[CIDER]
            if g.events is not None:
                g.tell("cider_taken", p.seat, worth(g, p, before))


class Harvest(Use):
    """A good from the own buildings for each (AB-20)."""

    __slots__ = ()

    def more(self, p: Village) -> bool:
        return p.ripe != 0

    def work(self, g: VillageState, p: Village, at: i64, slot: i64) -> None:
        TAKE.run(g, p, slot)


class Take(VillageChoice):
    """Which good is harvested, named by its building; `at` is the slot of who does it."""

    __slots__ = ()
    kind = "take"
    spans: tuple[Span, ...] = (Span("take", Things("building", "ids")),)
    link = "from"
    spot = "building"
    refusal = "no_goods_there building AB-20"

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        buildings = p.buildings
        return [buildings[place] for place, n in enumerate(p.goods) if n]

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        ware = g.box.good[option]
        before = standing(g, p) if g.events is not None else NOTHING
        p.add_goods(p.buildings.index(option), -1)
        p.supply += ONE[ware]
        if g.events is not None:
            where = {"villager": g.box.villager_ids[p.villagers[at]], "building": g.box.ids[option]}
            g.tell("harvested", p.seat, {**where, "what": WARES[ware], **worth(g, p, before)})

    def candidates(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return [building for building in p.buildings if g.box.goods[building]]

    def where(self, game: Game, at: i64, option: i64) -> str:
        return str(game.box.ids[option])


BUILDER: Final = Worker("builder", builds=True)
ACQUIRE: Final = Acquire("acquire")
TRAINER: Final = Worker("trainer", builds=False)
WELCOME: Final = Welcome("welcome")
LABOR: Final = Labor("labor")
HARVEST: Final = Harvest("harvest")
TAKE: Final = Take("take")
