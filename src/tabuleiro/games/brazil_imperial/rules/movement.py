"""Moves of units (BI-10, BI-23, BI-36, BI-42, BI-44): where to, who is carried along, what an arrival means."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.event import type_of_value
from tabuleiro.core.game import Game
from tabuleiro.core.player import BIT
from tabuleiro.core.spans import Span
from tabuleiro.games.brazil_imperial.rules import axes, codes
from tabuleiro.games.brazil_imperial.rules.build import is_expedition
from tabuleiro.games.brazil_imperial.rules.codes import (
    CAPITAL,
    CITY,
    LEAVE_WATER,
    MARCHED,
    MOVED,
    NO_ARCH,
    NO_BUILDER,
    NO_MOVE,
    SHOWN,
    TO_EDGE_OR_WATER,
    TO_OWN_BUILT,
    TO_OWN_CITY,
    TWO_STEPS,
    UNITS,
    UNITS_OF,
    with_unit,
)
from tabuleiro.games.brazil_imperial.rules.combat import begin_fight
from tabuleiro.games.brazil_imperial.rules.deploy import sites
from tabuleiro.games.brazil_imperial.rules.explore import ENTERED
from tabuleiro.games.brazil_imperial.rules.map import HEX_MASK, NOWHERE, hex_text
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmChoice, RealmStep
from tabuleiro.games.brazil_imperial.rules.strength import units_told

# Options of the movement menu that are moves: unit of all colours * 128 + hex, or hex * 128 + hex.
MOVE: Final = 0
MARCH: Final = 4096
ATTACK: Final = 8192
MOVES_END: Final = 32768
STAY: Final = 4000  # of the second step
CARRY_ENOUGH: Final = 4000
MARCHING: Final = 4096  # with a move's code: it is the arch's, not the free one
SECOND_STEP_OPEN: Final = 8192  # with a move's code: another step may follow


# ---------------------------------------------------------------- where to
def barred(g: BrazilState, p: Realm, hex_: i64) -> bool:
    """No unit enters an enemy capital, but for the Dutch one of the solo game (BI-33, BI-52)."""
    return g.face[hex_] >= CAPITAL and g.builder[hex_] != p.seat and len(g.players) > 1


def free_moves(g: BrazilState, p: Realm, found: list[int]) -> None:
    moves, sites_near = g.ground.moves, g.ground.sites_near
    at, builder, seat = p.at, g.builder, p.seat
    first: i64 = p.colour * UNITS
    for unit in UNITS_OF[p.on_map]:
        here = at[unit]
        options = moves[first + unit][here]
        for site in sites_near[here]:
            if builder[site] != seat and barred(g, p, site):
                options = [option for option in options if option & HEX_MASK != site]
        found += options


def marches(g: BrazilState, p: Realm, found: list[int]) -> None:
    """The additional move of this turn's arch (BI-23); a built-over forest or mine is neither. Water is left by the
    free move or the edge move only (BI-44)."""
    kind = g.box.arch_move[p.arch] if p.arch != NO_ARCH else NO_MOVE
    if kind == NO_MOVE:
        return
    base: i64 = MARCH + p.colour * UNITS * 128
    at, face, builder, seat = p.at, g.face, g.builder, p.seat
    leads = g.ground.leads[kind] if p.powers & LEAVE_WATER else g.ground.leads_by_land[kind]
    cities = sites(g, p) if kind == TO_OWN_CITY else NOWHERE_TO_GO
    for unit in UNITS_OF[p.on_map]:
        here = at[unit]
        near = leads[here]
        if not near:
            continue
        first = base + unit * 128
        if kind == TO_OWN_CITY:
            for hex_ in cities:
                if hex_ != here:
                    found.append(first + hex_)
        elif kind == TO_OWN_BUILT:  # also a building that an enemy holds, which is a fight
            for hex_ in near:
                if builder[hex_] == seat and face[hex_] < CITY:
                    found.append(first + hex_)
        elif kind == TO_EDGE_OR_WATER:
            for hex_ in near:
                if face[hex_] < CAPITAL or not barred(g, p, hex_):
                    found.append(first + hex_)
        else:
            for hex_ in near:
                if not face[hex_]:
                    found.append(first + hex_)


def defended(g: BrazilState, p: Realm, hex_: i64) -> bool:
    """Whether an enemy's units or a tile that another holds make an arrival a fight (BI-37)."""
    army = g.army[hex_]
    if army:
        return army != p.seat + 1
    return g.builder[hex_] != NO_BUILDER and g.builder[hex_] != p.seat


def attacks(g: BrazilState, p: Realm, found: list[int]) -> None:
    """From afar: a cannon's or grenadier's hex attacks one next to it (BI-42)."""
    done: i64 = 0
    army, builder = g.army, g.builder
    mine: i64 = p.seat + 1
    for unit in UNITS_OF[p.on_map & g.box.with_power[p.colour][codes.ADJACENT]]:
        here: i64 = p.at[unit]
        if done == here + 1:
            continue  # two of them on one hex make the same attack
        done = here + 1
        for hex_ in g.ground.next_to[here]:
            other = army[hex_] or builder[hex_] + 1  # whose ground it is, as in `defended`
            if other != mine and other <= NO_BUILDER and not barred(g, p, hex_):
                found.append(ATTACK + here * 128 + hex_)


# ---------------------------------------------------------------- going there
def set_out(g: BrazilState, p: Realm, code: i64) -> None:
    """A unit moves; who can carry others is asked whom first (BI-36). It may have arrived at once."""
    unit: i64 = ((code & 4095) >> 7) - p.colour * UNITS
    p.party = BIT[unit]
    if g.box.with_power[p.colour][codes.CARRY] & BIT[unit]:
        p.push(ARRIVE, code)
        p.push(CARRYING, code)
    else:
        ARRIVE.run(g, p, code)


class Carrying(RealmChoice):
    """Which own units of its hex go along, one by one; `at` is the carrier's move."""

    __slots__ = ()
    kind = "carry"
    ids = "unit_names"
    spans: tuple[Span, ...] = (Span("carry", axes.UNIT),)
    words = {CARRY_ENOUGH: Parts("enough")}
    spot = "unit"

    def company(self, p: Realm, at: i64) -> i64:
        unit: i64 = ((at & 4095) >> 7) - p.colour * UNITS
        return p.units_at(p.at[unit]) & ~p.party

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        first = p.colour * UNITS
        return [*(first + unit for unit in UNITS_OF[self.company(p, at)]), CARRY_ENOUGH]

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        if self.company(p, at):
            g.ask(self, p, at, self.options(g, p, at))

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        if option != CARRY_ENOUGH:
            p.party |= BIT[option - p.colour * UNITS]
            p.push(self, at)


class Arrive(RealmStep):
    """The party goes to its hex: a fight, or it simply stands there (BI-37)."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        hex_: i64 = at & HEX_MASK
        lead: i64 = ((at & 4095) >> 7) - p.colour * UNITS
        before: i64 = p.at[lead]
        for unit in UNITS_OF[p.party]:
            p.at = with_unit(p.at, unit, hex_)
        if g.events is not None:
            told: dict[str, type_of_value] = {
                "units": units_told(g, p.seat, p.party),
                "from": hex_text(before),
                "to": hex_text(hex_),
                "march": int(at & MARCHING != 0),
                "near": neighbours(g, p, hex_),
            }
            g.tell("moved", p.seat, told)
        g.left_by(p, before)
        if g.army[hex_] != p.seat + 1:
            if defended(g, p, hex_):
                begin_fight(g, p, hex_, NOWHERE)
                return
            g.station(hex_, p.seat + 1)
        p.party = 0
        tile = g.explore[hex_]
        if at & SECOND_STEP_OPEN and not (tile and tile < SHOWN):  # a tile that is revealed ends the move
            p.push(SECOND_STEP, ((at & 4095) >> 7) * 128)
        if tile:
            ENTERED.run(g, p, hex_)


def neighbours(g: BrazilState, p: Realm, hex_: i64) -> tuple[int, ...]:
    """The other seats that hold a tile next to a hex."""
    found = {int(g.holder(near)) for near in g.ground.next_to[hex_]}
    return tuple(sorted(seat for seat in found if seat not in (p.seat, NO_BUILDER) and seat < len(g.players)))


class SecondStep(RealmChoice):
    """Guaicuru: the free move may go on by one step of the same unit; `at` is the unit * 128."""

    __slots__ = ()
    kind = "move"
    spans: tuple[Span, ...] = (Span("move", axes.OWN_UNIT, axes.HEX),)
    link = "to"
    words = {STAY: Parts("stay")}
    spot = "hex"
    refusal = "enemy_capital at BI-33"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        unit: i64 = (at >> 7) - p.colour * UNITS
        return [*(at + hex_ for hex_ in g.ground.next_to[p.at[unit]] if not barred(g, p, hex_)), STAY]

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        if option != STAY:
            set_out(g, p, option)

    def thing(self, game: Game, at: i64, option: i64) -> str:
        return str(game.box.unit_names[option >> 7])

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        unit: i64 = (at >> 7) - p.colour * UNITS
        return [*(at + hex_ for hex_ in g.ground.next_to[p.at[unit]]), STAY]


def move(g: BrazilState, p: Realm, option: i64) -> None:
    """What the menu chose: the free move, the arch's, or an attack from afar."""
    if option >= ATTACK:
        p.spent |= MOVED
        here: i64 = (option - ATTACK) >> 7
        p.party = p.units_at(here)
        begin_fight(g, p, option & HEX_MASK, here)
    elif option >= MARCH:
        p.spent |= MARCHED
        set_out(g, p, option - MARCH + MARCHING)
    else:
        p.spent |= MOVED
        set_out(g, p, option + SECOND_STEP_OPEN if p.powers & TWO_STEPS else option)


def attempts(g: BrazilState, p: Realm) -> list[int]:
    """Revealed expeditions where own units stand: the free move of one of them is another attempt (BI-35)."""
    found: list[int] = []
    at, explore = p.at, g.explore
    for unit in UNITS_OF[p.on_map]:
        here = at[unit]
        if explore[here] > SHOWN and here not in found and is_expedition(g, here):
            found.append(here)
    return found


NOWHERE_TO_GO: Final[list[int]] = []
CARRYING: Final = Carrying("carry")
ARRIVE: Final = Arrive("arrive")
SECOND_STEP: Final = SecondStep("second-step")
