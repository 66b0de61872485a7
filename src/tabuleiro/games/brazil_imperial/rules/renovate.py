"""The renovate arch (BI-18): an empty building makes goods again, perhaps with its other face up."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.game import Game
from tabuleiro.core.player import BIT
from tabuleiro.core.reason import Reason
from tabuleiro.core.spans import Span
from tabuleiro.games.brazil_imperial.rules import axes
from tabuleiro.games.brazil_imperial.rules.codes import CITY, RENOVATE, with_one
from tabuleiro.games.brazil_imperial.rules.effects import ArchChoice, seized
from tabuleiro.games.brazil_imperial.rules.icons import ANY, ICON
from tabuleiro.games.brazil_imperial.rules.map import HEX_MASK, hex_text
from tabuleiro.games.brazil_imperial.rules.payment import affordable, charge, tell_cheaper
from tabuleiro.games.brazil_imperial.rules.production import mark, produce
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmStep

FLIP: Final = 128  # + hex; below: a hex to renovate as it is


def price(p: Realm, at: i64) -> i64:
    """One resource of any kind, free with the upgrade (BI-22); `at` 1: without it."""
    return 0 if not at and p.upgraded & BIT[RENOVATE] else ICON[ANY]


def renewable(g: BrazilState, p: Realm, hex_: i64) -> bool:
    """A building without goods, held by who built it; a church of the Jesuits' not before its era (BI-18, BI-46)."""
    face = g.face[hex_]
    return (
        face < CITY
        and not g.goods[hex_]
        and (not g.army[hex_] or g.army[hex_] == p.seat + 1)
        and g.box.era[face] <= g.era
    )


class Renovating(ArchChoice):
    """Which building, and whether it is flipped; `at` 1: without the upgrade."""

    __slots__ = ()
    kind = "renovate"
    spans: tuple[Span, ...] = (Span("renovate", axes.HEX), Span("flip", axes.HEX, first=FLIP))
    verbs = "renovate flip"
    spot = "hex"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        found: list[int] = []
        for hex_ in p.tiles:
            if renewable(g, p, hex_):
                found.append(hex_)
                if hex_ not in p.palaces:  # a palace bars flipping (BI-18)
                    found.append(FLIP + hex_)
        return found

    def possible(self, g: BrazilState, p: Realm, at: i64, cards: i64) -> bool:
        goods, face = g.goods, g.face
        for hex_ in p.tiles:
            if not goods[hex_] and face[hex_] < CITY and renewable(g, p, hex_):
                cost = price(p, at)
                return not cost or p.wealth != 0 or affordable(g, p, cost, 0, cards)
        return False

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        p.push(RENOVATED, option)
        cost = price(p, at)
        if not cost:
            tell_cheaper(g, p)
        charge(g, p, cost, 0)

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        hexes = [*(hex_ for hex_ in p.tiles if hex_ != p.capital), *seized(g, p)]
        return [*hexes, *(FLIP + hex_ for hex_ in hexes)]

    def why(self, g: BrazilState, p: Realm, at: i64, option: i64) -> Reason | None:
        hex_: i64 = option & HEX_MASK
        place = {"at": hex_text(hex_)}
        face = g.face[hex_]
        if g.builder[hex_] != p.seat:
            return Reason("enemy_tile", place, "BI-18")
        if face >= CITY:
            return Reason("cities_not_renovated", place, "BI-18")
        if g.army[hex_] and g.army[hex_] != p.seat + 1:
            return Reason("seized_from_you", place, "BI-18")
        if g.goods[hex_]:
            return Reason("goods_there", place, "BI-18")
        if g.box.era[face] > g.era:
            return Reason("era_not_reached", {"face": g.box.face_ids[face], "era": g.box.era[face]}, "BI-46")
        if option >= FLIP and hex_ in p.palaces:
            return Reason("palace_there", place, "BI-18")
        return None

    def parts(self, game: Game, at: i64, option: i64) -> Parts:
        return Parts("flip" if option >= FLIP else "renovate", place=hex_text(option & HEX_MASK), link="")


class Renovated(RealmStep):
    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        hex_: i64 = at & HEX_MASK
        if at >= FLIP:
            box = g.box
            old = g.face[hex_]
            new = box.other_face[old]
            g.face = with_one(g.face, hex_, new)
            p.held += box.held[new] - box.held[old]
            mark(g, p, hex_)
        if g.events is not None:
            face = g.box.face_ids[g.face[hex_]]
            g.tell("renovated", p.seat, {"at": hex_text(hex_), "face": face, "flipped": int(at >= FLIP)})
        produce(g, p, hex_)


RENOVATING: Final = Renovating("renovate")
RENOVATED: Final = Renovated("renovated")
