"""The chronicle of a play: all its beats for one reader, kept, so that each action is told once."""

from __future__ import annotations

from collections.abc import Sequence

from tabuleiro.core.game import Game
from tabuleiro.core.table import Told
from tabuleiro.kit.beats import Beat
from tabuleiro.kit.shelf import words_of


class Chronicle:
    """All beats of a play for one reader; told on as the play goes on, anew when something was taken back."""

    def __init__(self, game: Game, eye: int, begun_in: int = 0) -> None:
        self._words = words_of(game)
        self._eye = eye
        self._begun_in = begun_in
        self._begin()

    def _begin(self) -> None:
        self.teller = self._words.teller(self._eye)
        self.teller.round = self._begun_in
        self._last: Told | None = None
        self._read = 0
        self.beats: list[Beat] = []

    def of(self, log: Sequence[Told]) -> list[Beat]:
        if self._read > len(log) or (self._read and log[self._read - 1] is not self._last):
            self._begin()
        for told in log[self._read :]:
            self.beats += self.teller.tell(told)
            self._last = told
        self._read = len(log)
        return self.beats
