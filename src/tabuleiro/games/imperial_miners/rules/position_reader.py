"""Reads positions of Imperial Miners: what belongs together in one, and how one by hand goes on."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Final

from tabuleiro.games.imperial_miners.rules.codes import BYTE, NO_EVENT, OFF_BOARD
from tabuleiro.games.imperial_miners.rules.game import resolve_event, set_features
from tabuleiro.games.imperial_miners.rules.inventory import COMPONENTS
from tabuleiro.games.imperial_miners.rules.position import PHASES, SEAT, STEPS, TABLE
from tabuleiro.games.imperial_miners.rules.progress import ENTER
from tabuleiro.games.imperial_miners.rules.state import Miner, MineState
from tabuleiro.games.imperial_miners.rules.turn import BLIND, PICK
from tabuleiro.kit.positions import Form, PositionReader


class MineReader(PositionReader):
    stages: ClassVar[int] = 2
    g: MineState

    def settle(self, stage: int) -> None:
        g = self.g
        if stage:
            if too_many := COMPONENTS.too_many(g):
                raise self.fail(f"{too_many} (IM-1)")
            return
        for event, n in Counter(g.past_events).items():
            if n > 1:
                raise self.fail(f"'{g.box.event_ids[event]}' comes up once only (IM-3)")
        if g.event != NO_EVENT:
            if g.event not in g.past_events:
                g.past_events += BYTE[g.event]
            set_features(g, g.event)
        g.event_bag = bytes(event for event in g.box.all_events if event not in g.past_events)
        for p, _ in self.rows():
            self.check_seat(p)

    def check_seat(self, p: Miner) -> None:
        for key, cards in (("known", p.known), ("kept", p.kept), ("pick", BYTE[p.pick].strip(b"\0"))):
            if Counter(cards) - Counter(p.hand):
                raise self.fail(f"'{key}' names a card that is not in the hand")

    def begin(self, p: Miner, phase: str) -> None:
        if phase == "pick" and p.pick == BLIND and not self.g.over:
            p.push(PICK, 0)

    def go_on(self, phase: str) -> None:
        g = self.g
        if self.by_hand and phase == "event":
            resolve_event(g, g.event)
        super().go_on(phase)

    def pending(self) -> str:
        phase, g = super().pending(), self.g
        if g.over:
            return phase
        immediate = g.event != NO_EVENT and g.box.event_kinds[g.event] == "immediate"
        if self.by_hand and phase == "event" and not immediate:
            raise self.fail("phase 'event' needs an immediate 'event'")
        if self.by_hand and phase == "event" and not self.runs:
            raise self.fail("phase 'event' is resolved at once: it cannot wait")
        for seat in range(len(g.players)):
            self.check_top(g.players[seat])
        return phase

    def check_top(self, p: Miner) -> None:
        """A marker stays on a top only until its effect is resolved and the board is changed (IM-32)."""
        if p.board == OFF_BOARD or p.space < len(self.g.box.spaces[self.g.sides[p.board]]) - 1:
            return
        if all(step is not ENTER for step, _ in p.pending) and not (p.options and p.asking is ENTER):
            raise self.fail(f"seat {p.seat}: a marker on a top needs the step 'enter' pending (IM-32)")


POSITIONS: Final = Form(TABLE, SEAT, STEPS, MineReader, PHASES)
