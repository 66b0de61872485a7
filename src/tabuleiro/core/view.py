"""View: what a seat may know, built from a whitelist; pages, bots and spectators get only this."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tabuleiro.core.chance import Dice

if TYPE_CHECKING:
    from tabuleiro.core.game import Game
    from tabuleiro.core.state import State


class View:
    """`data` is the whitelist in plain values; two views are the same if their bytes are."""

    __slots__ = ("game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat

    @property
    def data(self) -> dict[str, object]:
        raise NotImplementedError

    def sample(self, rng: Dice) -> State:
        """A whole position that looks the same from this seat; what the seat cannot know is random."""
        raise NotImplementedError

    def bytes(self) -> bytes:
        return json.dumps(self.data, sort_keys=True, ensure_ascii=False).encode()

    def _repr_svg_(self) -> str:
        """Notebooks show the table instead of a name."""
        return self.game.picture_of(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.bytes() == other.bytes()

    def __hash__(self) -> int:
        return hash(self.bytes())
