"""Fits a pair of small networks with numpy: what the one says of a seat less what the other says of its rival is how
much the lead will grow."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]
Matrix = list[list[float]]

PLACES = 32  # of the inner layer
EPOCHS = 14
BATCH = 512
RATE = 0.002
DECAY = 0.02
FIRST, SECOND = 0.9, 0.999  # of Adam's means
LEAST_SPREAD = 0.05  # of a figure that hardly varies
MOST_ERROR = 40.0  # points: beyond that a note pulls no harder
OUT = 0.1  # how far the inner places speak before anything is learned
TESTED = 10  # of so many batches of notes one is kept to be foretold


@dataclass
class Notes:
    """Of some plays, row by row: what is seen of a seat, what of a rival, how much its lead over it has grown since."""

    own: Array
    rival: Array
    growth: Array


class Layers:
    """A network in the making: its figures are scaled to a spread of one around zero."""

    def __init__(self, figures: int, chance: np.random.Generator) -> None:
        self.inner = chance.normal(0.0, 1.0 / math.sqrt(figures), (figures, PLACES)).astype(np.float32)
        self.bias = np.zeros(PLACES, np.float32)
        self.out = chance.normal(0.0, OUT, PLACES).astype(np.float32)
        self.line = np.zeros(figures, np.float32)
        self.constant = np.zeros(1, np.float32)
        self.figures = self.places = np.zeros((0, 0), np.float32)  # of the rows said last

    @property
    def parts(self) -> list[Array]:
        return [self.inner, self.bias, self.out, self.line, self.constant]

    def says(self, figures: Array) -> Array:
        self.figures = figures
        self.places = np.maximum(figures @ self.inner + self.bias, 0.0)
        return self.places @ self.out + figures @ self.line + self.constant

    def slopes(self, errors: Array) -> list[Array]:
        """Of what was said last, in the order of `parts`."""
        inner = np.outer(errors, self.out) * (self.places > 0.0)
        return [
            self.figures.T @ inner,
            inner.sum(0),
            self.places.T @ errors,
            self.figures.T @ errors,
            errors.sum(keepdims=True),
        ]

    def rows(self, mean: Array, spread: Array) -> Matrix:
        """As tabuleiro.bots.estimate reads them, for figures as they are."""
        shift = mean / spread
        return [
            (self.line / spread).tolist(),
            (self.bias - shift @ self.inner).tolist(),
            self.out.tolist(),
            [float(self.constant[0] - shift @ self.line)],
            *(self.inner / spread[:, None]).tolist(),
        ]


class Adam:
    """Steps down the slopes by their running means."""

    def __init__(self, parts: list[Array]) -> None:
        self.parts = parts
        self.means = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]
        self.steps = 0

    def step(self, slopes: list[Array], rate: float) -> None:
        self.steps += 1
        for part, slope, mean, square in zip(self.parts, slopes, self.means, self.squares, strict=True):
            mean *= FIRST
            mean += (1.0 - FIRST) * slope
            square *= SECOND
            square += (1.0 - SECOND) * slope * slope
            whole, spread = mean / (1.0 - FIRST**self.steps), np.sqrt(square / (1.0 - SECOND**self.steps))
            part -= rate * (whole / (spread + 1e-8) + DECAY * part)


class Pair:
    """Learned from the notes of many batches; `r2` and `rmse` are of those batches that it did not learn from."""

    def __init__(self, batches: Sequence[Notes], seed: int = 0) -> None:
        known = [notes for i, notes in enumerate(batches) if i % TESTED or len(batches) < TESTED]
        tested = [notes for i, notes in enumerate(batches) if not i % TESTED]
        learned = together(known)
        both = np.concatenate([learned.own, learned.rival])
        self.mean: Array = both.mean(0)
        self.spread: Array = np.maximum(both.std(0), np.float32(LEAST_SPREAD))
        chance = np.random.default_rng(seed)
        figures = both.shape[1]
        self.own, self.rival = Layers(figures, chance), Layers(figures, chance)
        self.learn(learned, chance)
        self.weights = [*self.own.rows(self.mean, self.spread), *self.rival.rows(self.mean, self.spread)]
        self.judge(together(tested))

    def learn(self, notes: Notes, chance: np.random.Generator) -> None:
        own, rival = self.scaled(notes.own), self.scaled(notes.rival)
        adam = Adam([*self.own.parts, *self.rival.parts])
        for epoch in range(EPOCHS):
            rate = RATE * (1.0 - epoch / EPOCHS)
            order = chance.permutation(len(own))
            for start in range(0, len(order), BATCH):
                some = order[start : start + BATCH]
                missed = self.own.says(own[some]) - self.rival.says(rival[some]) - notes.growth[some]
                errors = np.clip(missed, -MOST_ERROR, MOST_ERROR) / np.float32(len(some))
                adam.step([*self.own.slopes(errors), *(-slope for slope in self.rival.slopes(errors))], rate)

    def judge(self, notes: Notes) -> None:
        foretold = self.own.says(self.scaled(notes.own)) - self.rival.says(self.scaled(notes.rival))
        squared = float(np.square(foretold - notes.growth).mean())
        self.rmse = math.sqrt(squared)
        self.r2 = 1.0 - squared / max(float(notes.growth.var()), 1e-9)

    def scaled(self, figures: Array) -> Array:
        return (figures - self.mean) / self.spread


def together(batches: Sequence[Notes]) -> Notes:
    return Notes(
        np.concatenate([notes.own for notes in batches]),
        np.concatenate([notes.rival for notes in batches]),
        np.concatenate([notes.growth for notes in batches]),
    )
