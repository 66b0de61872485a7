"""View: what a seat may know; pages, bots and spectators get only this."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Generic, TypedDict, cast

from tabuleiro.core.chance import Dice, dice_of
from tabuleiro.core.compiler import mypyc_attr
from tabuleiro.core.game import Game
from tabuleiro.core.kinds import S_co
from tabuleiro.core.player import SEATS, Player
from tabuleiro.core.scores import Score
from tabuleiro.core.secrecy import Backs, seen
from tabuleiro.core.state import State


class TableShape(TypedDict):
    """What the view of every game lists; a list `seats` beside it has the seats."""

    game: str
    rules: int
    pack: str
    seat: int  # the viewer's; -1: a spectator's
    round: int
    phase: str  # what is going on, for people; "over" at the end
    to_act: list[int]
    over: bool
    options: list[int]  # the viewer's own


class SeatShape(TypedDict):
    """What it lists of every seat."""

    seat: int
    points: dict[str, int]  # by where they come from
    total: int
    pending: list[str]  # steps that it is still to do, as in positions, the next one last
    asked: str  # the step that asks it; "": none


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Generic[S_co]):
    """Its `table` is a state with what the seat may know, as the fields of that state declare; each game lists it in
    `data` as plain values. Two views are the same if their bytes are."""

    __slots__ = ("_data", "backs", "game", "seat", "table")

    def __init__(self, g: State, seat: int) -> None:
        table, backs = seen(g, seat)
        self.game: Game = g.game
        self.seat = seat
        self.table: S_co = cast("S_co", table)
        self.backs: Backs = backs  # what is seen of hidden things from outside
        self._data: dict[str, object] | None = None  # made when first asked for: pages ask often, bots never

    @property
    def data(self) -> dict[str, object]:
        if self._data is None:
            self._data = dict(self.listed())
        return self._data

    def listed(self) -> Mapping[str, object]:
        """All that the table shows, by name; a game may say with a TypedDict what its names hold."""
        raise NotImplementedError

    def of_table(self, t: State, round_: int, phase: str) -> TableShape:
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "pack": self.game.pack_name,
            "seat": self.seat,
            "round": round_,
            "phase": "over" if t.over else phase,
            "to_act": list(SEATS[t.waiting]),
            "over": t.over,
            "options": list(t.players[self.seat].options) if self.seat >= 0 else [],
        }

    def of_seat(self, t: State, p: Player, score: Score) -> SeatShape:
        texts = self.game.positions.steps_of
        return {
            "seat": p.seat,
            "points": dict(score.breakdown),
            "total": score.points,
            "pending": texts(t, p.stack),
            "asked": texts(t, (p.asking, p.asking_at, ()))[0] if t.waiting & p.bit else "",
        }

    def sample(self, chance: Dice | Random | int) -> S_co:
        """A whole position that looks the same from this seat; what the seat cannot know is random."""
        return self.world(dice_of(chance))

    def world(self, rng: Dice) -> S_co:
        """What a game says of `sample`."""
        raise NotImplementedError

    def bytes(self) -> bytes:
        return json.dumps(self.data, sort_keys=True, ensure_ascii=False).encode()

    def _repr_svg_(self) -> str | None:
        """Notebooks show the table instead of a name."""
        return self.game.draw(self) if self.game.draw is not None else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.bytes() == other.bytes()

    def __hash__(self) -> int:
        return hash(self.bytes())
