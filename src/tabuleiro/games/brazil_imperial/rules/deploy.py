"""The deploy arch (BI-13): units onto the map, combat cards into the hand."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.game import Game
from tabuleiro.core.player import BIT
from tabuleiro.core.reason import Reason
from tabuleiro.core.spans import Span
from tabuleiro.games.brazil_imperial.rules import axes, codes
from tabuleiro.games.brazil_imperial.rules.codes import UNITS_OF, with_unit
from tabuleiro.games.brazil_imperial.rules.effects import LIMITS, ArchChoice, draw_combat, receive
from tabuleiro.games.brazil_imperial.rules.map import HEX_MASK, hex_text
from tabuleiro.games.brazil_imperial.rules.payment import affordable, cannot_pay, charge
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmStep

CARD_ONLY: Final = 4000  # below: unit of all colours * 128 + hex


def sites(g: BrazilState, p: Realm) -> list[int]:
    """The own capital, and cities built and held by the player (BI-13, BI-33)."""
    face, army = g.face, g.army
    mine: i64 = p.seat + 1
    return [hex_ for hex_ in p.tiles if face[hex_] >= codes.CITY and (not army[hex_] or army[hex_] == mine)]


class Deploying(ArchChoice):
    """One of so many units (`at`) that may still come, and where it goes; the card comes anyway (house ruling)."""

    __slots__ = ()
    kind = "deploy"
    spans: tuple[Span, ...] = (Span("deploy", axes.OWN_UNIT, axes.HEX),)
    words = {CARD_ONLY: Parts("card only")}

    def begin(self, g: BrazilState, p: Realm, at: i64) -> None:
        """Units one after the other, then all cards; the card drawn cannot pay for the unit (BI-13)."""
        n: i64 = 1 if at or not p.upgraded & BIT[codes.DEPLOY] else 2
        p.push(DEPLOYED, n)
        self.run(g, p, n)

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        found: list[int] = []
        where: list[int] | None = None
        costs = g.box.unit_cost[p.colour]
        first: i64 = p.colour * codes.UNITS
        for unit in UNITS_OF[codes.EVERY_UNIT & ~p.on_map]:
            if p.at[unit] == codes.DEFEATED or affordable(g, p, costs[unit], 0, len(p.gold_hand)):
                if where is None:
                    where = sites(g, p)
                base = (first + unit) * 128
                found += [base + hex_ for hex_ in where]
        found.append(CARD_ONLY)
        return found

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        if option == CARD_ONLY:
            return
        if at > 1:
            p.push(self, at - 1)
        p.push(STATIONED, option)
        unit: i64 = (option >> 7) - p.colour * codes.UNITS
        if p.at[unit] == codes.RESERVE:
            charge(g, p, g.box.unit_cost[p.colour][unit], 0)

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        first = p.colour * codes.UNITS
        found = [
            (first + unit) * 128 + hex_
            for unit in range(codes.UNITS)
            if not p.on_map & BIT[unit]
            for hex_ in sites(g, p)
        ]
        return [*found, CARD_ONLY]

    def why(self, g: BrazilState, p: Realm, at: i64, option: i64) -> Reason | None:
        return cannot_pay(g.box.unit_cost[p.colour][(option >> 7) - p.colour * codes.UNITS], "BI-13")

    def thing(self, game: Game, at: i64, option: i64) -> str:
        return str(game.box.unit_names[option >> 7])

    def where(self, game: Game, at: i64, option: i64) -> str:
        return hex_text(option & HEX_MASK)

    def place(self, game: Game, at: i64, option: i64) -> str:
        return "" if option == CARD_ONLY else f"unit {game.box.unit_names[option >> 7]}"


class Stationed(RealmStep):
    """The unit is paid and goes onto the map; the first time it uncovers its points (BI-13)."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        unit: i64 = (at >> 7) - p.colour * codes.UNITS
        hex_: i64 = at & HEX_MASK
        new = not p.deployed & BIT[unit]
        p.at = with_unit(p.at, unit, hex_)
        p.on_map |= BIT[unit]
        p.deployed |= BIT[unit]
        g.station(hex_, p.seat + 1)
        if g.events is not None:
            g.tell("deployed", p.seat, {"unit": g.box.unit_ids[p.colour][unit], "at": hex_text(hex_), "new": int(new)})
        gains = g.box.deploy_gains[p.monarch]
        if new and gains:  # Pedro I (BI-47)
            receive(g, p, gains[unit], "monarch")


class Deployed(RealmStep):
    """The cards come last: as many as units might have come, `at`, even if none did (BI-13)."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        p.push(LIMITS, 0)
        draw_combat(g, p, 1, "deploy")
        draw_combat(g, p, at - 1, "upgrade")
        if not p.once & codes.FIRST_DEPLOY:
            p.once |= codes.FIRST_DEPLOY
            draw_combat(g, p, g.box.after_first_deploy[p.monarch], "monarch")  # Napoleon (BI-47)


DEPLOYING: Final = Deploying("deploy")
STATIONED: Final = Stationed("stationed")
DEPLOYED: Final = Deployed("deployed")
