"""Rest at the round's end: potions and ciders first, then beds (AB-32)."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.game import Game
from tabuleiro.core.player import BIT, bits
from tabuleiro.core.reason import Reason
from tabuleiro.core.spans import Axis, Span, Things
from tabuleiro.games.above_and_below.rules.codes import ALL_OF, ANY_GOOD, BEDS, CIDER, POTION, slots
from tabuleiro.games.above_and_below.rules.effects import ENOUGH
from tabuleiro.games.above_and_below.rules.scoring import NOTHING, standing, worth
from tabuleiro.games.above_and_below.rules.state import Village, VillageChoice, VillageState

SLEEP_ALL: Final = 1
# with a villager: these + the villager's number
DRINK_POTION: Final = 256
DRINK_CIDER: Final = 512
BED: Final = 768
WAYS: Final = ("", "potion", "cider", "bed")


class Rest(VillageChoice):
    """All of it optional. The first bed ends potions and ciders; nobody sleeps in two beds."""

    __slots__ = ()
    kind = "rest"
    verbs = "potion cider bed sleep enough"
    spans: tuple[Span, ...] = (
        Span("", Axis("", ("enough", "sleep all"))),
        Span("potion", Things("villager", "villager_ids"), first=DRINK_POTION),
        Span("cider", Things("villager", "villager_ids"), first=DRINK_CIDER),
        Span("bed", Things("villager", "villager_ids"), first=BED),
    )

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        villagers = p.villagers
        found: list[int] = []
        weary = (p.tired | p.injured) & ~p.clockwork  # the Clockwork Man has a bed of his own (AB-36)
        if not weary:
            return found
        supply = p.supply
        if not p.slept and supply > ANY_GOOD:  # a potion or a cider is there
            if supply & ALL_OF[POTION]:
                found += [DRINK_POTION + villagers[slot] for slot in slots(p.injured & ~p.clockwork)]
            if supply & ALL_OF[CIDER]:
                found += [DRINK_CIDER + villagers[slot] for slot in slots(p.tired & ~p.clockwork)]
        beds = p.power(BEDS) - bits(p.slept)
        sleepy = weary & ~p.slept
        if sleepy and beds > 0:
            if bits(sleepy) <= beds:
                found.append(SLEEP_ALL)
            found += [BED + villagers[slot] for slot in slots(sleepy)]
        if found:
            found.append(ENOUGH)
        return found

    def sleepy(self, p: Village) -> i64:
        """Who needs a bed and has had none."""
        return (p.tired | p.injured) & ~p.clockwork & ~p.slept

    def nothing(self, g: VillageState, p: Village, at: i64) -> None:
        """Nobody needs anything, or there is nothing to give."""
        p.slept = 0

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        if option == ENOUGH:
            p.slept = 0
            return
        if option == SLEEP_ALL:
            for slot in slots(self.sleepy(p)):
                step_up(g, p, slot, "bed")
            p.slept = 0
            return
        slot = p.villagers.index(option & 255)
        if option >= BED:
            p.slept |= BIT[slot]
            step_up(g, p, slot, "bed")
        elif option >= DRINK_CIDER:
            step_up(g, p, slot, "cider")
        else:
            step_up(g, p, slot, "potion")
        p.push(self, at)

    def candidates(self, g: VillageState, p: Village, at: i64) -> list[int]:
        ways = [DRINK_POTION + v for v in p.villagers] + [DRINK_CIDER + v for v in p.villagers]
        return [*ways, SLEEP_ALL, *(BED + v for v in p.villagers), ENOUGH]

    def why(self, g: VillageState, p: Village, at: i64, option: i64) -> Reason | None:
        beds = p.power(BEDS) - bits(p.slept)
        if option == SLEEP_ALL:
            sleepy = bits(self.sleepy(p))
            if not sleepy:
                return Reason("nobody_needs_bed", {}, "AB-32")
            return Reason("too_few_beds", {"have": beds, "need": sleepy}, "AB-32")
        here = BIT[p.villagers.index(option & 255)]
        if p.clockwork & here:
            return Reason("has_own_bed", {}, "AB-36")
        if option >= BED:
            if p.slept & here:
                return Reason("has_slept", {}, "AB-32")
            return Reason("is_ready", {}, "AB-32") if p.ready & here else Reason("no_bed_left", {}, "AB-32")
        if p.slept:
            return Reason("drinks_before_beds", {}, "AB-32")
        ware, fitting = ("cider", p.tired) if option >= DRINK_CIDER else ("potion", p.injured)
        if not fitting & here:
            return Reason(f"{ware}_does_not_help", {}, "AB-32")
        return Reason("none_in_supply", {"ware": ware}, "AB-32")

    def parts(self, game: Game, at: i64, option: i64) -> Parts:
        if option == SLEEP_ALL:
            return Parts("sleep", "all")
        return Parts(WAYS[option >> 8], game.box.villager_ids[option & 255]) if option else Parts("enough")

    def place(self, game: Game, at: i64, option: i64) -> str:
        return f"villager {game.box.villager_ids[option & 255]}" if option > SLEEP_ALL else ""


def step_up(g: VillageState, p: Village, slot: i64, way: str) -> None:
    """From injured to exhausted, or from exhausted to ready; a drink is gone then."""
    here = BIT[slot]
    before = standing(g, p) if g.events is not None else NOTHING
    if way == "potion":
        g.give_back(p, POTION)
    elif way == "cider":
        g.give_back(p, CIDER)
    if p.injured & here:
        p.injured ^= here
        p.tired |= here
    else:
        p.tired ^= here
        p.ready |= here
    if g.events is not None:
        who = g.box.villager_ids[p.villagers[slot]]
        g.tell("rested", p.seat, {"villager": who, "with": way, "state": p.state_of(slot), **worth(g, p, before)})


def own_beds(g: VillageState, p: Village) -> None:
    """The Clockwork Man takes one step in a bed of his own (AB-36)."""
    for slot in slots(p.clockwork & (p.tired | p.injured)):
        step_up(g, p, slot, "own bed")


REST: Final = Rest("rest")
