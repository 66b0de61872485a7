"""What the capitals of a map have around them, so that tests can tell whether it is fair."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tabuleiro.games.brazil_imperial.content.map_checks import building_land, steps_from
from tabuleiro.games.brazil_imperial.content.pack import Hex, Scenario


@dataclass(frozen=True)
class Outlook:
    """What one capital has around it; distances in free moves, 0: out of reach."""

    at: str
    land: int  # hexes next to it to build on in era I
    forest: int  # distances to the nearest of each
    mine: int
    explore: int
    capitals: tuple[int, ...]  # to the other capitals, nearest first
    by_land: tuple[int, ...]


def fairness(scenario: Scenario) -> tuple[Outlook, ...]:
    """The same figures for every capital: on a fair map the rows are alike."""
    rows = []
    for capital in scenario.capitals:
        far, dry = steps_from(scenario, capital.at), steps_from(scenario, capital.at, over_water=False)
        others = [one.at for one in scenario.capitals if one != capital]

        def nearest(some: Iterable[Hex], far: dict[str, int] = far) -> int:
            return min((far[one.at] for one in some if one.at in far), default=0)

        rows.append(
            Outlook(
                capital.at,
                len(building_land(scenario, capital)),
                nearest(one for one in scenario.hexes if one.terrain == "forest"),
                nearest(one for one in scenario.hexes if one.terrain == "mine"),
                nearest(one for one in scenario.hexes if one.explore),
                tuple(sorted(far.get(at, 0) for at in others)),
                tuple(sorted(dry.get(at, 0) for at in others)),
            )
        )
    return tuple(rows)


def unfair(scenario: Scenario) -> bool:
    """Whether capitals differ in what they have around them."""
    return len({replace(row, at="") for row in fairness(scenario)}) > 1
