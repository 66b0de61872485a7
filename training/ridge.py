"""Ridge regression in plain Python, for weights that change with the time left: sums over rows, and a fit to them."""

from __future__ import annotations

import math
from collections.abc import Sequence

Vector = list[float]
Matrix = list[list[float]]  # symmetric ones are lower triangles: row i has i + 1 numbers

POWERS = 3  # a weight is a constant, a slope and a curve over the time left
SMOOTH = 30.0  # how strongly these are drawn to zero
OWN = 300.0  # and how strongly what each time has of its own
ENOUGH = 200  # rows of one time, to have something of its own
SMALL = 1e-6


class Moments:
    """All that a fit needs to know of rows of features and targets; the first feature is always 1."""

    def __init__(self, features: int) -> None:
        self.n = 0
        self.products: Matrix = [[0.0] * (i + 1) for i in range(features)]
        self.with_target: Vector = [0.0] * features
        self.squares = 0.0  # of the targets; their sum is with_target[0]

    def add(self, x: Vector, target: float) -> None:
        self.n += 1
        self.squares += target * target
        for i, xi in enumerate(x):
            if xi:
                self.products[i] = [sum_ + xi * xj for sum_, xj in zip(self.products[i], x, strict=False)]
                self.with_target[i] += xi * target

    def __iadd__(self, other: Moments) -> Moments:
        self.n += other.n
        self.squares += other.squares
        self.with_target = added(self.with_target, other.with_target)
        self.products = [added(mine, theirs) for mine, theirs in zip(self.products, other.products, strict=True)]
        return self

    def errors(self, weights: Vector) -> float:
        """The sum of the squared errors that these weights make."""
        explained = dot(weights, self.with_target)
        return self.squares - 2.0 * explained + dot(weights, times(self.products, weights))


ByTime = dict[int, Moments]  # by how much is left


class Fit:
    """Weights for each time from 0 to `most`, 0 being the end; and how well they foretell what they were made of."""

    def __init__(self, moments: ByTime, most: int) -> None:
        self.weights = fitted(moments, most)
        n = sum(m.n for m in moments.values())
        squared = sum(m.errors(self.weights[left]) for left, m in moments.items()) / n
        mean = sum(m.with_target[0] for m in moments.values()) / n
        variance = sum(m.squares for m in moments.values()) / n - mean * mean
        self.rmse = math.sqrt(max(squared, 0.0))
        self.r2 = 1.0 - squared / variance if variance > SMALL else 0.0


def fitted(moments: ByTime, most: int) -> Matrix:
    """First what all times share, smooth over the time; then for each time a small correction of its own."""
    features = len(next(iter(moments.values())).with_target)
    shared = smooth(moments, features, most)
    n = sum(m.n for m in moments.values())
    sums = [sum(row(m.products, 0)[i] for m in moments.values()) for i in range(features)]
    squares = [sum(m.products[i][i] for m in moments.values()) for i in range(features)]
    spreads = deviations(sums, squares, n)
    weights = [[0.0] * features]
    for left in range(1, most + 1):
        w = [
            sum(shared[power * features + i] * (left / most) ** power for power in range(POWERS))
            for i in range(features)
        ]
        m = moments.get(left)
        if m is not None and m.n >= ENOUGH:
            missed = [a - b for a, b in zip(m.with_target, times(m.products, w), strict=True)]
            w = added(w, ridge(m.products, missed, spreads, OWN))
        weights.append(w)
    return weights


def smooth(moments: ByTime, features: int, most: int) -> Vector:
    """The features, the features times the time left, and times its square: all the rows in one fit."""
    size = POWERS * features
    products: Matrix = [[0.0] * (i + 1) for i in range(size)]
    with_target = [0.0] * size
    sums = [0.0] * size
    for left, m in sorted(moments.items()):
        full = [row(m.products, i) for i in range(features)]
        for i in range(size):
            power, feature = divmod(i, features)
            scale = (left / most) ** power
            with_target[i] += scale * m.with_target[feature]
            sums[i] += scale * full[feature][0]
            for j in range(i + 1):
                other, column = divmod(j, features)
                products[i][j] += scale * (left / most) ** other * full[feature][column]
    spreads = deviations(sums, [products[i][i] for i in range(size)], sum(m.n for m in moments.values()))
    return ridge(products, with_target, spreads, SMOOTH)


def deviations(sums: Vector, squares: Vector, n: int) -> Vector:
    """How far each column is spread; the constant's is 1."""
    found = [math.sqrt(max(s2 / n - (s / n) ** 2, 0.0)) + SMALL for s, s2 in zip(sums, squares, strict=True)]
    return [1.0, *found[1:]]


def ridge(products: Matrix, with_target: Vector, spreads: Vector, pull: float) -> Vector:
    """The weights that err least, drawn to zero as if each column had a spread of 1."""
    scaled = [
        [value / (spreads[i] * spreads[j]) + (pull if i == j else 0.0) for j, value in enumerate(values)]
        for i, values in enumerate(products)
    ]
    found = solved(scaled, [c / spread for c, spread in zip(with_target, spreads, strict=True)])
    return [w / spread for w, spread in zip(found, spreads, strict=True)]


# ---------------------------------------------------------------- linear algebra
def dot(a: Sequence[float], b: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def added(a: Vector, b: Vector) -> Vector:
    return [x + y for x, y in zip(a, b, strict=True)]


def row(triangle: Matrix, i: int) -> Vector:
    """A whole row of a symmetric matrix."""
    return [*triangle[i], *(triangle[j][i] for j in range(i + 1, len(triangle)))]


def times(triangle: Matrix, x: Vector) -> Vector:
    return [dot(row(triangle, i), x) for i in range(len(x))]


def solved(triangle: Matrix, b: Vector) -> Vector:
    """x in A x = b, by Cholesky's way; A is symmetric and positive definite."""
    lower: Matrix = []
    y: Vector = []
    for i, values in enumerate(triangle):
        line: Vector = []
        for j in range(i):
            line.append((values[j] - dot(line, lower[j][:j])) / lower[j][j])
        y.append((b[i] - dot(line, y)) / math.sqrt(values[i] - dot(line, line)))
        line.append(math.sqrt(values[i] - dot(line, line)))
        lower.append(line)
    x = [0.0] * len(b)
    for i in range(len(b) - 1, -1, -1):
        below = sum(lower[j][i] * x[j] for j in range(i + 1, len(b)))
        x[i] = (y[i] - below) / lower[i][i]
    return x
