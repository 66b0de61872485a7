"""What lies on a hex of Brazil: Imperial: building and city tiles, capitals, palaces, goods, exploration tiles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import use
from tabuleiro.drawing.seats import SEATS, seat_shape
from tabuleiro.drawing.tags import NOTHING, centred, join, moved, number, tag
from tabuleiro.games.brazil_imperial.content.pack import GOODS
from tabuleiro.games.brazil_imperial.rules.view_data import TileData
from tabuleiro.games.brazil_imperial.words.phrases import icon_of

R: Final = 36.0  # a hex's radius; flat top


@lru_cache(maxsize=64)
def outline(radius: float) -> str:
    """A hex around 0, 0 as a path."""
    corners = [(radius * cos(pi / 3 * i), radius * sin(pi / 3 * i)) for i in range(6)]
    return "M" + "L".join(f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in corners) + "z"


@lru_cache(maxsize=256)
def hexagon(radius: float, css: str, transform: str | None = None, stroke: str | None = None) -> Markup:
    return tag("path", d=outline(radius), transform=transform, class_=css, stroke=stroke)


def _icon(icon: str, size: float, y: float, x: float = 0) -> Markup:
    return use(icon, x - size / 2, y - size / 2, size)


# ---------------------------------------------------------------- buildings and cities
def tile_shape(tile: TileData, crowded: bool) -> Markup:
    """A building or city around 0, 0; `crowded`: units stand on it, so it leaves the lower half to them."""
    goods = tuple(good for good in GOODS for _ in range(tile["goods"].get(good, 0)))
    icon = "b-city" if tile["kind"] == "city" else f"b-{tile['id']}"
    return _tile(icon, tile["builder"], tile["holder"], goods, tile["palace"], crowded)


def tile_badges(tile: TileData, letters: str) -> Markup:
    """Its points and whose it is: they stay readable above everything else that is drawn on the hex."""
    return _badges(tile["builder"], tile["holder"], tile["vp"], letters)


@lru_cache(maxsize=1024)
def _badges(builder: int, holder: int, vp: int, letters: str) -> Markup:
    if holder in (builder, -1):
        return join([_points(vp), seat_badge(builder, letters)])
    before = tag("g", seat_shape(builder, letters[builder], 25, -8, 12), class_="once")
    return join([_points(vp), seat_badge(holder, letters), before])


def seat_badge(seat: int, letters: str) -> Markup:
    return seat_shape(seat, letters[seat], 17, -25, 16)


@lru_cache(maxsize=4096)
def _tile(icon: str, builder: int, holder: int, goods: tuple[str, ...], palace: str, crowded: bool) -> Markup:
    seized = holder not in (builder, -1)
    size, y = (18.0 if goods else 20.0, -17.0 if goods else -15.0) if crowded else (26.0, -11.0 if goods else -4.0)
    x = -7.0 if palace else 0.0
    parts = [
        hexagon(34, "tp"),
        hexagon(34, "seized") if seized else NOTHING,
        _rim(builder, holder if seized else -1),
        _icon(icon, size, y, x),
        _palace(palace, x + size / 2 + 6, y) if palace else NOTHING,
        _goods(goods, -7.5 if crowded else 5.0, 11.0 if crowded else 14.0),
    ]
    return tag("g", *parts, class_="tile")


def _rim(builder: int, seizer: int = -1) -> Markup:
    """In the builder's colour; a seizer's colour is dashed over it."""
    rim = hexagon(31.5, "rim", stroke=f"var(--p-{SEATS[builder]})")
    over = hexagon(31.5, "rim over", stroke=f"var(--p-{SEATS[seizer]})") if seizer >= 0 else NOTHING
    return join([rim, over, hexagon(28.7, "inrim")])


def _points(vp: int) -> Markup:
    if not vp:
        return NOTHING
    box = tag("rect", x=-24, y=-33, width=17, height=14, rx=4, class_="tag")
    return tag("g", box, centred(str(vp), -15.5, -22, "tv"))


def _goods(goods: Sequence[str], y: float, size: float) -> Markup:
    """All of them while they fit side by side, else each kind once with its number."""
    if len(goods) * size <= 46:
        left = -len(goods) * (size + 1) / 2
        return join([use(icon_of(good), left + i * (size + 1), y, size) for i, good in enumerate(goods)])
    kinds = [(good, goods.count(good)) for good in GOODS if good in goods]
    left = -len(kinds) * (size + 8) / 2
    parts: list[Markup] = []
    for i, (good, n) in enumerate(kinds):
        x = left + i * (size + 8)
        parts += [use(icon_of(good), x, y, size), centred(str(n), x + size + 3.5, y + size - 2, "gn")]
    return join(parts)


def _palace(palace: str, x: float, y: float) -> Markup:
    return tag("g", use("b-palace", x - 9, y - 7, 18), centred(palace.upper(), x, y + 17, "pn"))


# ---------------------------------------------------------------- capitals and exploration tiles
@lru_cache(maxsize=64)
def capital_shape(seat: int, crowded: bool) -> Markup:
    """The capital with palace I: the seat's rim, no points, no goods."""
    sign = _icon("b-capital", 22.0, -13.0) if crowded else _icon("b-capital", 34.0, -2.0)
    return tag("g", hexagon(34, "tp"), _rim(seat), sign, class_="tile cap")


@lru_cache(maxsize=16)
def site_shape(resource: str) -> Markup:
    """Where a capital may come to stand, and the resource of its tile if it is face up; the hex's name is below."""
    capital = use("b-capital", -20, -18, 26) if resource else use("b-capital", -14, -19, 28)
    beside = use(icon_of(resource), 3, -8, 16) if resource else NOTHING
    return tag("g", hexagon(25, "site", transform=moved(0, -4)), capital, beside)


@lru_cache(maxsize=64)
def explore_shape(sign: str, strength: int, crowded: bool, secret: bool) -> Markup:
    """An exploration tile by its icon: face down, face up, or face down with what this seat has seen (`secret`)."""
    size, y = (22.0, -12.0) if crowded else (42.0, -2.0)
    if not sign:
        return tag("g", _icon("explore-tile", size, y), class_="ex")
    parts = [
        hexagon(size * 0.5, "exb secret" if secret else "exb", transform=moved(0, y)),
        _icon(sign, size * (0.6 if sign.startswith("species") else 0.5), y),
        centred(str(strength), 0, y + size * 0.42, "xs") if strength else NOTHING,
        use("eye", 8, y - size / 2 - 2, 12) if secret else NOTHING,
    ]
    return tag("g", *parts, class_="ex")
