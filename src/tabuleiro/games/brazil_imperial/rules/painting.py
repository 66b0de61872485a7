"""The painting arch (BI-14): one of the gallery, its cost, what it brings, and the refill."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.event import TABLE
from tabuleiro.core.player import BIT
from tabuleiro.core.reason import Reason
from tabuleiro.games.brazil_imperial.content.pack import SCHOOLS
from tabuleiro.games.brazil_imperial.rules.codes import BYTE, GALLERY, PAINTING, PAINTING_OUTCOME, PAINTINGS, with_byte
from tabuleiro.games.brazil_imperial.rules.effects import DRAW_MISSION, LIMITS, ArchChoice, draw_combat, receive
from tabuleiro.games.brazil_imperial.rules.payment import affordable, cannot_pay, charge, tell_cheaper
from tabuleiro.games.brazil_imperial.rules.production import add_goods
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmChoice, RealmStep

EMPTY_FRAME: Final = 0  # in the gallery, while its refill is open
PLAIN: Final = 1


def prices(g: BrazilState, p: Realm, plain: i64) -> list[int]:
    """Of all paintings; with the upgrade those of 1 gold cost 1 resource, those of 1 resource are free (BI-22)."""
    return g.box.painting_cost if plain or not p.upgraded & BIT[PAINTING] else g.box.painting_cheap


class Paint(ArchChoice):
    """Which one; `at` 1: without the upgrade."""

    __slots__ = ()
    kind = "painting"
    verb = "paint"
    ids = "painting_ids"
    spot = "gallery"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        costs = prices(g, p, at)
        cards = len(p.gold_hand)
        return [one for one in g.piles[GALLERY] if not costs[one] or affordable(g, p, costs[one], 0, cards)]

    def possible(self, g: BrazilState, p: Realm, at: i64, cards: i64) -> bool:
        costs = prices(g, p, at)
        for painting in g.piles[GALLERY]:
            cost = costs[painting]
            if not cost or affordable(g, p, cost, 0, cards):
                return True
        return False

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        p.push(PAINTED, option)
        cost = prices(g, p, at)[option]
        if cost != g.box.painting_cost[option]:
            tell_cheaper(g, p)
        charge(g, p, cost, 0)

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return list(g.piles[GALLERY])

    def why(self, g: BrazilState, p: Realm, at: i64, option: i64) -> Reason | None:
        return cannot_pay(prices(g, p, at)[option], "BI-14")


class Painted(RealmStep):
    """The painting is paid and taken: the gallery is refilled, then its abilities begin."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        box = g.box
        gains = box.painting_gains[p.monarch]
        new_school = bool(gains)
        for other in p.paintings:
            if box.school[other] == box.school[at]:
                new_school = False
        p.paintings = p.paintings + BYTE[at]
        p.powers |= box.painting_powers[at]
        if g.events is not None:
            g.tell("painted", p.seat, {"painting": box.painting_ids[at]})
        if new_school:  # Pedro II (BI-47)
            receive(g, p, gains[box.school[at]], "monarch")
        if box.painting_mission[at]:
            p.push(DRAW_MISSION, 0)
        if box.bonus_face[at]:  # acts at once on what stands (BI-25)
            for hex_ in p.tiles:
                if g.face[hex_] == box.bonus_face[at] and g.holder(hex_) == p.seat:
                    add_goods(g, p, hex_, box.bonus_goods[at])
        if box.painting_combat[at]:
            p.push(LIMITS, 0)
            draw_combat(g, p, box.painting_combat[at], "painting")
        receive(g, p, box.painting_take[at], "painting")
        gallery = g.piles[GALLERY]
        place = gallery.index(BYTE[at])
        if g.piles[PAINTINGS + box.school[at]]:
            hang(g, place, box.school[at])
        else:
            g.piles[GALLERY] = with_byte(gallery, place, EMPTY_FRAME)
            p.push(REFILL, 0)


def hang(g: BrazilState, place: i64, school: i64) -> None:
    painting = g.draw(PAINTINGS + school, PAINTING_OUTCOME)
    g.piles[GALLERY] = with_byte(g.piles[GALLERY], place, painting)
    if g.events is not None:
        g.tell("hung", TABLE, {"painting": g.box.painting_ids[painting]}, information=True)


class Refill(RealmChoice):
    """The colour's deck is empty: another colour of the buyer's choice; all empty: the gallery shrinks (BI-14)."""

    __slots__ = ()
    kind = "refill"
    names = SCHOOLS
    spot = "paintings"
    refusal = "no_painting_left colour BI-14"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return [school for school in range(len(SCHOOLS)) if g.piles[PAINTINGS + school]]

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        hang(g, g.piles[GALLERY].index(BYTE[EMPTY_FRAME]), option)

    def nothing(self, g: BrazilState, p: Realm, at: i64) -> None:
        g.piles[GALLERY] = g.piles[GALLERY].replace(BYTE[EMPTY_FRAME], b"")


PAINT: Final = Paint("paint")
PAINTED: Final = Painted("painted")
REFILL: Final = Refill("refill")
