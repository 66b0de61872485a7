"""What lies on a hex of Brazil: Imperial: building and city tiles, capitals, palaces, goods, exploration tiles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Any, Final

from markupsafe import Markup

from tabuleiro.drawing.icons import use
from tabuleiro.drawing.seats import SEATS, seat_shape
from tabuleiro.drawing.tags import NOTHING, join, number, tag
from tabuleiro.games.brazil_imperial.content.pack import GOODS
from tabuleiro.games.brazil_imperial.words.phrases import icon_of

Data = dict[str, Any]
R: Final = 36.0  # a hex's radius; flat top
EXPLORED: Final = {  # kinds of exploration tiles -> icons
    "species": "eye",
    "minas-gerais": "gold",
    "river-basin": "t-water",
    "quilombo": "mission",
    "culture": "laurel",
    "mandioca": "any-good",
    "expedition": "strength",
}
CITY_ICON: Final = "b-city"


@lru_cache(maxsize=64)
def outline(radius: float) -> str:
    """A hex around 0, 0 as a path."""
    corners = [(radius * cos(pi / 3 * i), radius * sin(pi / 3 * i)) for i in range(6)]
    return "M" + "L".join(f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in corners) + "z"


def tile_icon(tile: Data) -> str:
    return CITY_ICON if tile["kind"] == "city" else f"b-{tile['id']}"


def tile_shape(tile: Data, crowded: bool) -> Markup:
    """A building or city around 0, 0; `crowded`: units stand on it, so it leaves the lower half to them."""
    goods = tuple((good, n) for good, n in tile["goods"].items() if n)
    return _tile(tile_icon(tile), tile["builder"], tile["holder"], goods, tile.get("palace") or "", crowded)


def tile_badges(tile: Data, letters: str) -> Markup:
    """Its points and whose it is: they stay readable above everything else that is drawn on the hex."""
    return _badges(tile["builder"], tile["holder"], tile["vp"], letters)


@lru_cache(maxsize=1024)
def _badges(builder: int, holder: int, vp: int, letters: str) -> Markup:
    if holder in (builder, -1):
        return join([_points(vp), seat_shape(builder, letters[builder], 17, -25, 16)])
    before = tag("g", seat_shape(builder, letters[builder], 25, -8, 12), class_="once")
    return join([_points(vp), seat_shape(holder, letters[holder], 17, -25, 16), before])


@lru_cache(maxsize=4096)
def _tile(
    icon: str, builder: int, holder: int, goods: tuple[tuple[str, int], ...], palace: str, crowded: bool
) -> Markup:
    seized = holder not in (builder, -1)
    shown = [good for good in GOODS for kind, n in goods if kind == good for _ in range(n)]
    size, y = (18.0 if shown else 20.0, -17.0 if shown else -15.0) if crowded else (26.0, -11.0 if shown else -4.0)
    x = -7.0 if palace else 0.0
    parts = [
        tag("path", d=outline(34), class_="tp"),
        tag("path", d=outline(34), class_="seized") if seized else NOTHING,
        _rim(builder, holder if seized else -1),
        use(icon, x - size / 2, y - size / 2, size),
        _palace(palace, x + size / 2 + 6, y) if palace else NOTHING,
        _goods(shown, -7.5 if crowded else 5.0, 11.0 if crowded else 14.0),
    ]
    return tag("g", *parts, class_="tile")


def _rim(builder: int, holder: int) -> Markup:
    """In the builder's colour; a seizer's colour is dashed over it."""
    rim = tag("path", d=outline(31.5), class_="rim", stroke=f"var(--p-{SEATS[builder]})")
    over = (
        tag("path", d=outline(31.5), class_="rim over", stroke=f"var(--p-{SEATS[holder]})") if holder >= 0 else NOTHING
    )
    return join([rim, over, tag("path", d=outline(28.7), class_="inrim")])


def _points(vp: int) -> Markup:
    if not vp:
        return NOTHING
    return tag(
        "g",
        tag("rect", x=-24, y=-33, width=17, height=14, rx=4, class_="tag"),
        tag("text", str(vp), x=-15.5, y=-22, text_anchor="middle", class_="tv"),
    )


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
        parts.append(use(icon_of(good), x, y, size))
        parts.append(tag("text", str(n), x=x + size + 3.5, y=y + size - 2, text_anchor="middle", class_="gn"))
    return join(parts)


def _palace(palace: str, x: float, y: float) -> Markup:
    return tag(
        "g",
        use("b-palace", x - 9, y - 7, 18),
        tag("text", palace.upper(), x=x, y=y + 17, text_anchor="middle", class_="pn"),
    )


@lru_cache(maxsize=64)
def capital_badge(seat: int, letter: str) -> Markup:
    return seat_shape(seat, letter, 17, -25, 16)


@lru_cache(maxsize=64)
def capital_shape(seat: int, crowded: bool) -> Markup:
    """The capital with palace I: the seat's rim, no points, no goods."""
    size, y = (22.0, -13.0) if crowded else (34.0, -2.0)
    return tag(
        "g",
        tag("path", d=outline(34), class_="tp"),
        _rim(seat, -1),
        use("b-capital", -size / 2, y - size / 2, size),
        class_="tile cap",
    )


@lru_cache(maxsize=16)
def site_shape(resource: str) -> Markup:
    """Where a capital may come to stand, and the resource of its tile if it is face up; the hex's name is below."""
    capital = use("b-capital", -20, -18, 26) if resource else use("b-capital", -14, -19, 28)
    beside = use(icon_of(resource), 3, -8, 16) if resource else NOTHING
    return tag("g", tag("path", d=outline(25), transform="translate(0 -4)", class_="site"), capital, beside)


@lru_cache(maxsize=64)
def explore_shape(kind: str, strength: int, crowded: bool, secret: bool) -> Markup:
    """An exploration tile: face down, face up, or face down with what this seat has seen (`secret`)."""
    size, y = (22.0, -12.0) if crowded else (42.0, -2.0)
    if not kind:
        return tag("g", use("explore-tile", -size / 2, y - size / 2, size), class_="ex")
    inner = size * 0.5
    sign = use(EXPLORED[kind], -inner / 2, y - inner / 2, inner)
    strong = (
        tag("text", str(strength), x=0, y=y + size * 0.42, text_anchor="middle", class_="xs") if strength else NOTHING
    )
    hidden = use("eye", 8, y - size / 2 - 2, 12) if secret else NOTHING
    return tag(
        "g",
        tag(
            "path",
            d=outline(size * 0.5),
            transform=f"translate(0 {number(y)})",
            class_="exb secret" if secret else "exb",
        ),
        sign,
        strong,
        hidden,
        class_="ex",
    )
