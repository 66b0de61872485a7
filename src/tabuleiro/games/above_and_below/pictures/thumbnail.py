"""A village drawn small: its houses on the ground, its caves below, lit where there is an outpost; with the places
where something may be told of it."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from tabuleiro.drawing.tags import named, number, tag
from tabuleiro.games.above_and_below.pictures.cards import building_art
from tabuleiro.games.above_and_below.rules.view_data import SeatData


def thumbnail(player: SeatData, label: str) -> Markup:
    houses = tuple(house["card"] for house in player["houses"])
    return _thumbnail(player["seat"], houses, tuple(cave["outpost"] for cave in player["caves"]), label)


@lru_cache(maxsize=4096)
def _thumbnail(seat: int, houses: tuple[str, ...], outposts: tuple[str, ...], label: str) -> Markup:
    width = max(160.0, 34.0 * max(len(houses), len(outposts)) + 12)
    w = number(width)
    parts = [
        tag("path", d=f"M0 44V6a6 6 0 0 1 6-6h{number(width - 12)}a6 6 0 0 1 6 6v38z", fill="var(--day-1)"),
        tag("path", d=f"M0 42h{w}v34a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z", fill="var(--soil)"),
        tag("path", d=f"M0 40h{w}v5H0z", fill="var(--c-leaf)"),
    ]
    for i, house in enumerate(houses):
        x = (width - 34 * len(houses)) / 2 + 34 * (i + 0.5)
        spot = f"building{seat} {house}"
        where = f"translate({number(x)} 41) scale(.36)"
        parts.append(tag("g", building_art(house, False), transform=where, data_spot=spot))
    for i, outpost in enumerate(outposts):
        x = (width - 34 * len(outposts)) / 2 + 34 * (i + 0.5)
        kind = "cave" if outpost else "cave empty"
        parts.append(tag("path", d=f"M{number(x - 15)} 78c-2-14 2-26 15-26s17 12 15 26z", class_=kind))
        if outpost:
            spot = f"building{seat} {outpost}"
            where = f"translate({number(x)} 76) scale(.32)"
            parts.append(tag("g", building_art(outpost, True), transform=where, data_spot=spot))
    return tag("svg", *parts, viewBox=f"0 0 {w} 82", class_="thumb", **named(label))
