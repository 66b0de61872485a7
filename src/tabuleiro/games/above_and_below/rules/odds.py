"""Odds: the exact chance that a party reaches a number of lanterns, with rerolls used as well as they can be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import Final

from tabuleiro.games.above_and_below.content.pack import Villager

FACES: Final = range(1, 7)
Chances = tuple[tuple[int, float], ...]  # lanterns and how likely they are, of one die of one villager
Shown = tuple[tuple[Chances, int], ...]  # a party after its roll: each one's chances and lanterns, sorted
MOST_PARTIES: Final = 30_000  # rolls that are told apart; larger parties do not count on rerolls


@lru_cache(maxsize=256)
def chances_of(lanterns: tuple[tuple[int, int], ...]) -> Chances:
    """Of one die, from the villager's pairs; the best pair that is met counts (AB-11)."""
    found: dict[int, float] = {}
    for die in FACES:
        light = max((n for face, n in lanterns if die >= face), default=0)
        found[light] = found.get(light, 0.0) + 1 / 6
    return tuple(sorted(found.items()))


def totals(party: Sequence[Chances]) -> dict[int, float]:
    """All sums of one die each, with how likely they are."""
    sums = {0: 1.0}
    for one in party:
        more: dict[int, float] = {}
        for light, likely in sums.items():
            for n, chance in one:
                more[light + n] = more.get(light + n, 0.0) + likely * chance
        sums = more
    return sums


def reaches(party: Sequence[Villager], number: int, rerolls: int = 0, bonus: int = 0) -> float:
    """The chance to reach a number before anybody is injured; every injury would add a lantern (AB-13)."""
    return _reaches(tuple(sorted(chances_of(one.lanterns) for one in party)), max(number - bonus, 0), rerolls)


def reaches_now(rolled: Sequence[tuple[Villager, int]], number: int, rerolls: int, light: int) -> float:
    """The same after the roll: the dice lie there, `light` is all there is with bonus and injuries."""
    shown = tuple(sorted((chances_of(one.lanterns), one.light(die)) for one, die in rolled))
    return _best(shown, max(number - light, 0), rerolls)


@lru_cache(maxsize=8192)
def _reaches(party: tuple[Chances, ...], number: int, rerolls: int) -> float:
    if not rerolls or number <= 0 or prod(map(len, party)) > MOST_PARTIES:
        return sum(likely for light, likely in totals(party).items() if light >= number)
    return sum(
        likely * _best(shown, max(number - sum(light for _, light in shown), 0), rerolls)
        for shown, likely in _shown(party).items()
    )


@lru_cache(maxsize=256)
def _shown(party: tuple[Chances, ...]) -> dict[Shown, float]:
    """Every roll of the party, those that differ only in who is who taken together."""
    found: dict[Shown, float] = {(): 1.0}
    for one in party:
        more: dict[Shown, float] = {}
        for shown, likely in found.items():
            for light, chance in one:
                now = tuple(sorted((*shown, (one, light))))
                more[now] = more.get(now, 0.0) + likely * chance
        found = more
    return found


@lru_cache(maxsize=65536)
def _best(shown: Shown, missing: int, rerolls: int) -> float:
    """With dice on the table and `missing` lanterns: the best die to roll again, as long as there are rerolls."""
    if missing <= 0:
        return 1.0
    best = 0.0
    if not rerolls or missing > rerolls * max((chances[-1][0] - light for chances, light in shown), default=0):
        return best
    for i, (chances, light) in enumerate(shown):
        if (i and shown[i - 1] == shown[i]) or light == chances[-1][0]:
            continue  # the same die again, or one that cannot get better
        others = shown[:i] + shown[i + 1 :]
        best = max(
            best,
            sum(
                chance * _best(tuple(sorted((*others, (chances, n)))), max(missing - n + light, 0), rerolls - 1)
                for n, chance in chances
            ),
        )
    return best


def percent(chance: float) -> int:
    """As a whole number that is 0 or 100 only where it is certain."""
    whole = round(chance * 100)
    return min(max(whole, 1), 99) if 1e-9 < chance < 1 - 1e-9 else whole
