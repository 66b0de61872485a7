"""A map drawn small: terrain, and where capitals and unexplored hexes are, for the choice of a scenario."""

from __future__ import annotations

from markupsafe import Markup

from tabuleiro.drawing.seats import SEATS
from tabuleiro.drawing.tags import NOTHING, join, moved, named, number, tag
from tabuleiro.games.brazil_imperial.content.pack import Scenario
from tabuleiro.games.brazil_imperial.pictures.map import box_of, middle
from tabuleiro.games.brazil_imperial.pictures.tiles import R, hexagon


def scenario_thumbnail(scenario: Scenario, label: str) -> Markup:
    parts: list[Markup] = []
    for one in scenario.hexes:
        x, y = middle(one.at)
        sign = NOTHING
        if one.capital >= 0:
            sign = tag("circle", r=R * 0.5, fill=f"var(--p-{SEATS[one.capital]})", class_="ow")
        elif one.explore:
            sign = tag("circle", r=R * 0.28, class_="unk")
        ground = hexagon(R - 1, f"hx {one.terrain}")
        parts.append(tag("g", ground, sign, transform=moved(round(x, 1), round(y, 1))))
    box = " ".join(map(number, box_of([one.at for one in scenario.hexes])))
    return tag("svg", join(parts), viewBox=box, class_="thumb", **named(label))
