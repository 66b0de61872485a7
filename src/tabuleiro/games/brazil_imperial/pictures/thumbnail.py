"""A map drawn small: terrain, and whose tiles and units are where, for lists of tables and scenarios."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from tabuleiro.drawing.seats import SEATS
from tabuleiro.drawing.tags import NOTHING, join, named, number, tag
from tabuleiro.games.brazil_imperial.content.pack import Scenario
from tabuleiro.games.brazil_imperial.pictures.map import box_of, middle
from tabuleiro.games.brazil_imperial.pictures.tiles import R, outline

Data = dict[str, Any]


def thumbnail(data: Data, label: str) -> Markup:
    """Of a play."""
    return _drawn(
        [(one["at"], one["terrain"], _seat(one), bool(one["explore"])) for one in data["map"]["hexes"]], label
    )


def scenario_thumbnail(scenario: Scenario, label: str) -> Markup:
    """Of a scenario, with its capitals."""
    hexes = [(one.at, one.terrain, one.capital if one.capital >= 0 else -1, one.explore) for one in scenario.hexes]
    return _drawn(hexes, label)


def _seat(one: Data) -> int:
    """Whose hex it is to be seen as: a capital's, a tile's, a unit's."""
    if one["capital"] >= 0:
        return int(one["capital"])
    if one["tile"]:
        return int(one["tile"]["holder"])
    return int(one["units"][0]["seat"]) if one["units"] else -1


def _drawn(hexes: list[tuple[str, str, int, bool]], label: str) -> Markup:
    parts: list[Markup] = []
    for at, terrain, seat, explore in hexes:
        x, y = middle(at)
        owner = tag("circle", r=R * 0.5, fill=f"var(--p-{SEATS[seat]})", class_="ow") if seat >= 0 else NOTHING
        unknown = tag("circle", r=R * 0.28, class_="unk") if explore and seat < 0 else NOTHING
        parts.append(
            tag(
                "g",
                tag("path", d=outline(R - 1), class_=f"hx {terrain}"),
                owner,
                unknown,
                transform=f"translate({number(round(x, 1))} {number(round(y, 1))})",
            )
        )
    box = " ".join(map(number, box_of([at for at, *_ in hexes])))
    return tag("svg", join(parts), viewBox=box, class_="thumb", **named(label))
