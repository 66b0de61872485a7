"""The attack on a linear generator: its state from outcomes that anybody at the table has seen.

x' = M * (x mod 2**32) + (x >> 32) is the same as x' = M * x mod p with p = M * 2**32 - 1, and the leading bits of x'
are the digit of x that an outcome was taken with. So every outcome i of n says in which of n equal parts of p the value
after it lies: a truncated linear generator, whose state is a lattice point near the middles of these parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

from tabuleiro.core.chance import DIGIT, MULTIPLIER, after

P = MULTIPLIER * (DIGIT + 1) - 1
Seen = Sequence[tuple[int, int]]  # how many things could have come up, and the place of what did


def state_from(seen: Seen) -> int | None:
    """The generator's value before the first of these outcomes, or None if no such generator gives them."""
    k = len(seen)
    middles = [(2 * i + 1) * P // (2 * n) for n, i in seen]  # of the value after that of each outcome
    scales = [n for n, _ in seen]  # narrow parts weigh more
    powers = [pow(MULTIPLIER, j, P) for j in range(k)]
    basis = [[power * scale for power, scale in zip(powers, scales, strict=True)]]
    basis += [[P * scales[row] if row == column else 0 for column in range(k)] for row in range(1, k)]
    reduced = _reduced(basis)
    point = _nearest(reduced, [middle * scale for middle, scale in zip(middles, scales, strict=True)])
    back = pow(MULTIPLIER, -2, P)
    steps = [sign * row[0] for row in reduced for sign in (1, -1)]
    for n in range(5):  # the nearest point, then those a few short steps away
        for away in combinations(steps, n):
            before = (point[0] + sum(away)) // scales[0] * back % P
            if fits(before, seen):
                return before
    return None


def fits(state: int, seen: Seen) -> bool:
    for n, i in seen:
        state = after(state)
        if (state & DIGIT) * n >> 32 != i:
            return False
    return True


def foretold(state: int, sizes: Sequence[int]) -> list[int]:
    """What comes up next, of so many things each time."""
    found = []
    for n in sizes:
        state = after(state)
        found.append((state & DIGIT) * n >> 32)
    return found


def _reduced(basis: list[list[int]]) -> list[list[int]]:
    """Lenstra, Lenstra and Lovász, with exact fractions: the lattice is small."""
    n = len(basis)
    basis = [row[:] for row in basis]
    stars: list[list[Fraction]] = []
    mu = [[Fraction(0)] * n for _ in range(n)]
    norms: list[Fraction] = [Fraction(0)] * n

    def orthogonal(i: int) -> None:
        star = [Fraction(value) for value in basis[i]]
        for j in range(i):
            mu[i][j] = sum((b * s for b, s in zip(basis[i], stars[j], strict=True)), Fraction(0)) / norms[j]
            star = [a - mu[i][j] * b for a, b in zip(star, stars[j], strict=True)]
        if i < len(stars):
            stars[i] = star
        else:
            stars.append(star)
        norms[i] = sum((value * value for value in star), Fraction(0))

    for i in range(n):
        orthogonal(i)
    k = 1
    while k < n:
        for j in range(k - 1, -1, -1):
            q = round(mu[k][j])
            if q:
                basis[k] = [a - q * b for a, b in zip(basis[k], basis[j], strict=True)]
                for i in range(j):
                    mu[k][i] -= q * mu[j][i]
                mu[k][j] -= q
        if norms[k] >= (Fraction(3, 4) - mu[k][k - 1] ** 2) * norms[k - 1]:
            k += 1
            continue
        basis[k], basis[k - 1] = basis[k - 1], basis[k]
        _swap(mu, norms, k, n)
        k = max(k - 1, 1)
    return basis


def _swap(mu: list[list[Fraction]], norms: list[Fraction], k: int, n: int) -> None:
    """What a swap of two neighbours does to the coefficients, without working all of them out anew."""
    nu = mu[k][k - 1]
    joined = norms[k] + nu * nu * norms[k - 1]
    mu[k][k - 1] = nu * norms[k - 1] / joined
    norms[k] = norms[k - 1] * norms[k] / joined
    norms[k - 1] = joined
    for j in range(k - 1):
        mu[k][j], mu[k - 1][j] = mu[k - 1][j], mu[k][j]
    for i in range(k + 1, n):
        t = mu[i][k]
        mu[i][k] = mu[i][k - 1] - nu * t
        mu[i][k - 1] = t + mu[k][k - 1] * mu[i][k]


def _nearest(basis: list[list[int]], target: list[int]) -> list[int]:
    """Babai's nearest plane: a lattice point close to the target."""
    stars: list[list[Fraction]] = []
    for row in basis:
        star = [Fraction(value) for value in row]
        for other in stars:
            c = sum((a * b for a, b in zip(row, other, strict=True)), Fraction(0)) / sum(b * b for b in other)
            star = [a - c * b for a, b in zip(star, other, strict=True)]
        stars.append(star)
    rest = [Fraction(value) for value in target]
    point = [0] * len(target)
    for row, star in zip(reversed(basis), reversed(stars), strict=True):
        c = round(sum((a * b for a, b in zip(rest, star, strict=True)), Fraction(0)) / sum(b * b for b in star))
        rest = [a - c * b for a, b in zip(rest, row, strict=True)]
        point = [a + c * b for a, b in zip(point, row, strict=True)]
    return point
