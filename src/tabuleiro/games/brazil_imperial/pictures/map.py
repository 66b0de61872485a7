"""The map of Brazil: Imperial: terrain with a drawing of its own, coordinates, tiles, units, what can be reached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.seats import SEATS
from tabuleiro.drawing.sheets import Box
from tabuleiro.drawing.tags import NOTHING, centred, classes, join, moved, number, tag
from tabuleiro.games.brazil_imperial.content.pack import Pack
from tabuleiro.games.brazil_imperial.pictures.tiles import (
    R,
    capital_shape,
    explore_shape,
    seat_badge,
    site_shape,
    tile_badges,
    tile_shape,
)
from tabuleiro.games.brazil_imperial.pictures.units import LOWEST, places, unit_shape
from tabuleiro.games.brazil_imperial.rules.view_data import HexData, TableData
from tabuleiro.games.brazil_imperial.words.phrases import find_icon, kind_of
from tabuleiro.kit.words import by_id

WIDE: Final = 1.5 * R  # from one column to the next
HIGH: Final = sqrt(3) * R  # from one row to the next
EDGE: Final = 5.0  # sea around the map
DUTCH: Final = "D"  # the letter of those who have no seat, in the solo game


@dataclass(frozen=True)
class Sight:
    """What a page adds to the map; a picture that stands alone adds nothing."""

    letters: str
    labels: Mapping[str, str] = field(default_factory=dict)  # hex -> the sentence for who does not see it
    cards: Mapping[str, str] = field(default_factory=dict)  # hex -> what a closer look shows
    hexes: Mapping[str, Mark] = field(default_factory=dict)
    units: Mapping[str, Mark] = field(default_factory=dict)
    kinds: Mapping[str, str] = field(default_factory=dict)  # unit -> what it is drawn as
    known: Mapping[str, tuple[str, int, bool]] = field(default_factory=dict)  # hex -> its tile: icon, strength, secret
    sites: Mapping[str, str] = field(default_factory=dict)  # hex -> the resource of the capital tile on it, face up
    fights: Mapping[str, str] = field(default_factory=dict)  # hex -> "4 : 4", where a move would start a fight
    chosen: str = ""  # the hex of the selected piece
    new: frozenset[str] = frozenset()
    about: frozenset[str] = frozenset()  # hexes that a picture to look at is about


def sight_of(data: TableData, pack: Pack, letters: str = "") -> Sight:
    """The map as it is for this viewer, who knows exploration tiles face up or looked at in secret."""
    tiles = by_id(pack.exploration)
    names = [(one["at"], one["peeked"], tiles.get(one["peeked"] or one["explore"])) for one in data["map"]["hexes"]]
    known = {at: (find_icon(tile), tile.strength, bool(peeked)) for at, peeked, tile in names if tile}
    kinds = {unit.id: kind_of(unit) for board in pack.boards for unit in board.units}
    letters = letters or SEATS[: len(data["seats"])].upper()
    return Sight((letters + DUTCH)[:5], kinds=kinds, known=known)


# ---------------------------------------------------------------- where hexes are
def middle(at: str) -> tuple[float, float]:
    """A hex's middle by its name; the map's own corner is cut off later."""
    column, row = ord(at[0]) - ord("a"), int(at[1:])
    return column * WIDE, row * HIGH + (HIGH / 2 if column % 2 else 0.0)


def box_of(places_: Sequence[str]) -> Box:
    """Of a map."""
    middles = [middle(at) for at in places_]
    x, y = min(x for x, _ in middles) - R - EDGE, min(y for _, y in middles) - HIGH / 2 - EDGE
    right, low = max(x for x, _ in middles) + R + EDGE, max(y for _, y in middles) + HIGH / 2 + EDGE + 3
    return x, y, right - x, low - y


def map_picture(data: TableData, sight: Sight, label: str) -> Markup:
    """As a part of a page: one Tab stop, arrows go from hex to hex."""
    inside, box = map_drawing(data, sight)
    css = classes("map", "vast" if max(box[2:]) > 560 else "")
    named = {"role": "group", "aria_label": label, "data_roving": "map"}
    return tag("svg", inside, viewBox=" ".join(map(number, box)), class_=css, **named)


def map_drawing(data: TableData, sight: Sight) -> tuple[Markup, Box]:
    hexes = data["map"]["hexes"]
    box = box_of([one["at"] for one in hexes])
    sea = {"x": box[0] - 400, "y": box[1] - 400, "width": box[2] + 800, "height": box[3] + 800}
    parts = [tag("rect", class_="sea", **sea), tag("rect", fill="url(#bi-sea)", **sea)]
    for one in hexes:
        if one["terrain"] != "water":
            x, y = middle(one["at"])
            parts.append(tag("use", href="#bi-hex", x=x - 3, y=y + 4, class_="shade"))
    parts += [_hex(one, sight) for one in hexes]
    parts += [_units(one, sight) for one in hexes]
    parts += [_way(sight.chosen, at, text) for at, text in sight.fights.items() if sight.chosen]
    return join(parts), box


def _hex(one: HexData, sight: Sight) -> Markup:
    """Terrain, then what lies there, then whether it can be chosen."""
    at = one["at"]
    x, y = middle(at)
    mark = sight.hexes.get(at)
    parts = [tag("use", href="#bi-hex", class_=f"hx {one['terrain']}"), _content(one, sight)]
    if mark is not None and mark.state != "no":
        danger = "fg" if at in sight.fights else ""
        parts += [
            tag("use", href="#bi-in", class_=classes("rc", danger)),
            tag("use", href="#bi-ticks", class_=classes("rt", danger)),
        ]
    parts += [centred(at.upper(), 0, 29, "co"), _badges(one, sight)]
    label = sight.labels.get(at, at.upper())
    seen = ("new" if at in sight.new else "", "about" if at in sight.about else "")
    css = classes("hex", mark.css if mark else "", *seen)
    place = {"transform": moved(round(x, 1), round(y, 1)), "id": f"hex-{at}", "data_spot": f"hex {at}"}
    if at in sight.cards:
        place["data_card"] = sight.cards[at]
    if mark is None:
        named = {"role": "img", "aria_label": label, "tabindex": "-1"} if sight.labels else {}
        return tag("g", *parts, class_=css, **place, **named)
    return tag("g", tag("title", f"{mark.said} {label}"), *parts, class_=css, **place, **mark.attributes)


def _content(one: HexData, sight: Sight) -> Markup:
    at = one["at"]
    crowded = bool(one["units"])
    if one["tile"]:
        return tile_shape(one["tile"], crowded)
    if one["capital"] >= 0:
        return capital_shape(one["capital"], crowded)
    if one["site"]:
        return site_shape(sight.sites.get(at, ""))
    if one["explore"]:
        sign, strength, secret = sight.known.get(at, ("", 0, False))
        return explore_shape(sign, strength, crowded, secret)
    variant = (ord(at[0]) * 7 + int(at[1:]) * 5) % 3
    return tag("use", href=f"#bi-{one['terrain']}-{variant}")


def _badges(one: HexData, sight: Sight) -> Markup:
    if one["tile"]:
        return tile_badges(one["tile"], sight.letters)
    return seat_badge(one["capital"], sight.letters) if one["capital"] >= 0 else NOTHING


def _units(one: HexData, sight: Sight) -> Markup:
    """All units of a hex; those that can be chosen are buttons."""
    x, y = middle(one["at"])
    units, tile = one["units"], one["tile"]
    low = -1.0  # how far down they stand
    if tile or one["capital"] >= 0 or one["explore"]:
        low = 8.0 if len(units) > 3 else LOWEST if tile and any(tile["goods"].values()) else 10.0
    drawn: list[Markup] = []
    whole = sight.hexes.get(one["at"])
    # All of a hex that is no choice itself is the button of the only unit there.
    free = len(units) == 1 and (whole is None or whole.state == "no")
    for unit, (dx, dy, size) in zip(units, places(len(units), low), strict=True):
        id_, seat = unit["id"], unit["seat"]
        mark = sight.units.get(id_)
        chosen = mark is not None and mark.state == "chosen"
        shape = unit_shape(seat, sight.letters[seat], sight.kinds[id_], size, chosen)
        place = {"data_vt": f"u-{id_}", "transform": moved(round(x + dx, 1), round(y + dy, 1)), "id": f"unit-{id_}"}
        if mark is None or mark.state == "no":
            drawn.append(tag("g", shape, class_="un", aria_hidden="true", **place))
            continue
        ready = NOTHING if chosen else tag("circle", r=size * 0.78, class_="uc")
        inside = [mark.title]
        if free:
            inside.append(tag("use", href="#bi-hex", x=round(-dx, 1), y=round(-dy, 1), class_="grab"))
            place |= {"data_card": sight.cards[one["at"]]} if one["at"] in sight.cards else {}
        travels = tag("g", ready, shape, data_vt=place.pop("data_vt"))
        drawn.append(tag("g", *inside, travels, class_=f"un {mark.css}", **place, **mark.attributes))
    return join(drawn)


def _way(start: str, end: str, text: str) -> Markup:
    """A dotted line to where a fight would be, with the strength of both sides."""
    (x1, y1), (x2, y2) = middle(start), middle(end)
    x, y = x1 + (x2 - x1) * 0.52, y1 + (y2 - y1) * 0.52
    wide = 12 + 7.5 * len(text)
    parts = [
        tag("path", d=f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}", class_="arr"),
        tag("rect", x=x - wide / 2, y=y - 11, width=wide, height=22, rx=11, class_="vb"),
        centred(text, x, y + 4.6, "vs"),
    ]
    return tag("g", *parts, class_="way", aria_hidden="true")
