"""The room `bots`: a game's senses, set by hand and learned from play; any game has those that go by playouts."""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path
from typing import ClassVar, Final

from tabuleiro.bots.lookahead import Sense
from tabuleiro.bots.playouts import PlayoutSense
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.kit.room import Room
from tabuleiro.kit.shelf import folder_of, room

WEIGHTS: Final = "bots/weights.json"  # in a game's folder

Weights = list[list[float]]


class Senses(Room):
    """A game that knows better than playouts overrides both; `figures` names what its learned weights weigh."""

    place = "bots"
    figures: ClassVar[tuple[str, ...]] = ()

    def greedy(self, game: Game) -> Sense:
        return PlayoutSense()

    def learned(self, game: Game) -> Sense:
        return self.greedy(game)

    @cached_property
    def weights(self) -> Weights:
        """What training/ has found: for each time left one weight for each figure, or the rows of networks."""
        return read(folder_of(self.manifest.name) / WEIGHTS, self.figures)


def read(file: Path, figures: tuple[str, ...]) -> Weights:
    """The rows of a weights file, which must have been learned for just these figures in this order."""
    found = json.loads(file.read_text(encoding="utf-8"))
    named: list[str] = found["figures"]
    for fault, names in (("lack", set(figures) - set(named)), ("have the unknown", set(named) - set(figures))):
        if names:
            raise BadInput(f"{file}: the weights {fault} figure {', '.join(map(repr, sorted(names)))}")
    if tuple(named) != figures:
        wrong = next(name for name, right in zip(named, figures, strict=False) if name != right)
        raise BadInput(f"{file}: the weights have the figure '{wrong}' in another place")
    rows: Weights = found["rows"]
    return rows


def written(figures: tuple[str, ...], rows: Weights) -> str:
    """As `read` reads it: JSON with one row on a line."""
    lines = ",\n  ".join(json.dumps(row) for row in rows)
    return f'{{\n "figures": {json.dumps(figures)},\n "rows": [\n  {lines}\n ]\n}}\n'


def senses_of(game: str) -> Senses:
    return room(game, Senses)


def greedy_sense(game: Game) -> Sense:
    return senses_of(game.name).greedy(game)


def learned_sense(game: Game) -> Sense:
    return senses_of(game.name).learned(game)
