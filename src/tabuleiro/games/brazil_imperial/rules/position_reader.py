"""Reads positions of Brazil: Imperial: what belongs together in one, and how one by hand goes on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from tabuleiro.core.player import Player
from tabuleiro.core.step import Phase
from tabuleiro.games.brazil_imperial.rules.codes import ACTED, CAPITAL, SETTLED
from tabuleiro.games.brazil_imperial.rules.inventory import COMPONENTS
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE, hex_text
from tabuleiro.games.brazil_imperial.rules.missions import LAYING
from tabuleiro.games.brazil_imperial.rules.position import PHASES, TABLE
from tabuleiro.games.brazil_imperial.rules.position_seats import SEAT, STEPS, UNIT_STATES
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, spread
from tabuleiro.games.brazil_imperial.rules.turn import MENU_ACTION, MENU_MOVE
from tabuleiro.kit.keys import Table
from tabuleiro.kit.positions import Form, PositionReader


class BrazilReader(PositionReader):
    stages: ClassVar[int] = 4
    g: BrazilState

    def new_table(self) -> BrazilState:
        box = self.game.box
        fitting = box.for_seats[len(self.seats)]
        usual = box.scenario_ids[fitting[0]] if fitting else ""
        number = self.among(self.text(self.table, "scenario", usual), box.scenario_ids, "scenario")
        if number not in fitting:
            raise self.fail(f"'{box.scenario_ids[number]}' is not a scenario for {len(self.seats)} (BI-51)")
        g: BrazilState = super().new_table()
        spread(g, box.ground(number))
        return g

    def settle(self, stage: int) -> None:
        if stage == 0:
            for p, _ in self.rows():
                self.check_seat(p)
                for painting in p.paintings:
                    p.powers |= self.g.box.painting_powers[painting]
        elif stage == 1:
            self.check_units()
            self.hold()
        elif stage >= 2 and (too_many := COMPONENTS.too_many(self.g, with_decks=stage == 3)):
            raise self.fail(f"{too_many} (BI-1)")

    def check_seat(self, p: Realm) -> None:
        if not set(p.kept) <= set(p.dealt):
            raise self.fail("'kept' names a mission that was not dealt (BI-6)")
        if p.party & ~p.on_map:
            raise self.fail("'party' names a unit that is not on the map (BI-36)")

    def check_units(self) -> None:
        standing: dict[int, int] = {}
        for p in self.g.everyone():
            for at in p.at:
                if at not in UNIT_STATES and standing.setdefault(at, p.seat) != p.seat and at != self.g.field:
                    raise self.fail(f"units of two seats stand on {hex_text(at)}")

        attacks = self.g.field != NOWHERE and self.g.open_cards != SETTLED
        if attacks and not (0 <= self.g.attacker < len(self.seats) and self.g.players[self.g.attacker].party):
            raise self.fail("there is a fight, but nobody attacks (BI-37)")

    def hold(self) -> None:
        """What follows from who built what and who stands where."""
        g = self.g
        for p in g.everyone():
            p.held, p.wealth = 0, p.supply
        for hex_ in g.ground.hexes:
            if 0 < g.face[hex_] < CAPITAL:
                holder = g.holder(hex_)
                if holder >= len(self.seats):
                    raise self.fail(f"the Dutch cannot hold {hex_text(hex_)} (BI-52)")
                p = g.players[holder]
                p.held += g.box.held[g.face[hex_]]
                p.wealth += g.goods[hex_]

    # -- what is pending
    def flow(self, names: Iterable[str]) -> tuple[tuple[Phase, int], ...]:
        found = super().flow(names)
        for phase, at in found:
            seat = at // 4 if phase is LAYING else at  # that one also says which token is laid
            if seat >= len(self.seats):
                raise self.fail(f"'flow': there is no seat {seat}")
        return found

    def pend(self, p: Player, row: Table) -> None:
        self.g.players[p.seat].paused = self.stack(p, row, "paused")
        super().pend(p, row)

    def begin(self, p: Realm, phase: str) -> None:
        """A turn begins: its action phase, or its movement phase with the action done."""
        if p.seat != self.g.turn:
            return
        p.push(MENU_MOVE, 0)
        if phase == "action":
            p.push(MENU_ACTION, 0)
        else:
            p.spent |= ACTED


POSITIONS: Final = Form(TABLE, SEAT, STEPS, BrazilReader, PHASES)
