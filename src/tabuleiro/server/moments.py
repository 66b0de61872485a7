"""Moments: the positions of a play so far, each worked out once."""

from __future__ import annotations

from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.core.record import fold
from tabuleiro.core.state import State
from tabuleiro.server.standing import Standing


class Moments:
    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: list[State] = []
        self._retold = 0  # the last undo that they know of

    def at(self, now: Standing, number: int) -> State:
        """The position after so many actions; to look at, never to change."""
        if not 0 <= number < len(now.table.log):
            raise BadInput(f"there is no moment {number}: this play has {len(now.table.log) - 1} actions so far")
        if self._retold != now.retold:
            self._known, self._retold = [], now.retold
        if number >= len(self._known):
            record = now.table.record
            known = self._known or [fold(self._game, record, 0)]
            for entry in record.entries[len(known) - 1 : number]:
                state = known[-1].clone().scripted(*entry.outcomes)
                state.apply(state.decision(entry.seat).parse(entry.text))
                state.script = None
                known.append(state)
            self._known = known
        return self._known[number]
