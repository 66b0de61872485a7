"""The map on the table page of Brazil: Imperial: every hex with its sentence, and where the selected piece can go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import Mark, face
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.games.brazil_imperial.content.pack import GOODS
from tabuleiro.games.brazil_imperial.page.choices import clear
from tabuleiro.games.brazil_imperial.page.fight import Forecast, tile_name
from tabuleiro.games.brazil_imperial.page.marks import MOVES, Look, Option, entry
from tabuleiro.games.brazil_imperial.page.zoom import CROWNED
from tabuleiro.games.brazil_imperial.pictures.map import map_picture, sight_of
from tabuleiro.games.brazil_imperial.rules.map import hex_text
from tabuleiro.games.brazil_imperial.rules.view_data import HexData, TileData
from tabuleiro.games.brazil_imperial.words.labels import made_by
from tabuleiro.games.brazil_imperial.words.names import WORDS, BrazilSaid, find_name, full_name, unit_name
from tabuleiro.games.brazil_imperial.words.phrases import cost_phrase
from tabuleiro.kit.words import Params
from tabuleiro.web.panels import cap, lens, panel

MOST_ONWARD: Final = 3  # units, and places of each, in a question


def the_map(look: Look, fights: Mapping[str, Forecast]) -> Markup:
    marks = look.hex_marks(fights)
    sight = replace(
        sight_of(look.data, look.pack, "".join(look.letters)),
        labels={at: hex_said(look, one) for at, one in look.hexes.items()},
        cards={at: _card(look, one) for at, one in look.hexes.items()},
        hexes=marks,
        units=_unit_marks(look, marks),
        sites={one["at"]: one["resource"] for one in look.data["capital_tiles"]},
        fights={at: fight.figures for at, fight in fights.items()},
        chosen=look.unit_place,
        new=frozenset(spot.partition(" ")[2] for spot in look.scene.new if spot.startswith("hex ")),
    )
    label = look.say("bi-map", name=look.name(look.scenario) if look.scenario else "", n=len(look.hexes))
    return tag("div", lens(map_picture(look.data, sight, label), look.lang), class_="mapw", id="map")


def still_map(look: Look, label: str, about: frozenset[str] = frozenset()) -> Markup:
    """To look at only; `about`: the hexes that are meant."""
    return map_picture(look.data, replace(sight_of(look.data, look.pack, "".join(look.letters)), about=about), label)


def _unit_marks(look: Look, targets: Mapping[str, Mark]) -> dict[str, Mark]:
    """While a piece looks for a place, units on the hexes it can go to step back: a click there means the hex."""
    hexes = [one for at, one in look.hexes.items() if look.first is None or at not in targets]
    marks = {unit["id"]: look.unit_mark(unit["id"]) for one in hexes for unit in one["units"]}
    return {unit: mark for unit, mark in marks.items() if mark is not None}


def _card(look: Look, one: HexData) -> str:
    """What a closer look at a hex shows."""
    tile = one["tile"]
    if tile:
        monarch = look.data["seats"][tile["builder"]]["monarch"] if tile["marked"] else ""
        return f"{tile['id']}{CROWNED}{monarch}" if monarch else tile["id"]
    if one["capital"] >= 0 or one["site"]:
        return "capital"
    name = one["peeked"] or one["explore"]
    return "exploration" if name == "?" else name or one["terrain"]


# ---------------------------------------------------------------- in words
def hex_said(look: Look, one: HexData) -> str:
    """`D4, forest. Sawmill of Ana, 1 VP, with 2 brazilwood. Dragoon of Ana.`"""
    parts = [look.say("bi-hex", at=one["at"].upper(), terrain=look.say(f"bi-terrain-{one['terrain']}"))]
    tile = one["tile"]
    if tile:
        parts.append(tile_said(look, tile))
    elif one["capital"] >= 0:
        parts.append(look.say("bi-hex-capital", **whose(look, one["capital"])))
    elif one["site"]:
        parts.append(look.say("bi-hex-site"))
    elif one["explore"]:
        parts.append(explored_said(look, one))
    for unit in one["units"]:
        printed = look.units[unit["id"]]
        told = whose(look, unit["seat"])
        parts.append(look.say("bi-hex-unit", unit=look.name(printed), strength=printed.vp, **told))
    return " ".join(parts)


def owner(look: Look, seat: int) -> str:
    return look.scene.names[seat] if seat < len(look.scene.names) else look.say("bi-dutch")


def whose(look: Look, seat: int) -> Params:
    """For sentences: the Dutch are many, and a language that bends words says so."""
    return {"name": owner(look, seat), "dutch": int(seat >= len(look.scene.names))}


def tile_said(look: Look, tile: TileData) -> str:
    goods = goods_said(look, tile["goods"])
    told = {"what": tile_name(look, tile), "goods": goods, "vp": tile["vp"], **whose(look, tile["builder"])}
    said = look.say("bi-hex-tile" if goods else "bi-hex-tile-bare", **told)
    if tile["holder"] not in (-1, tile["builder"]):
        said = f"{said} {look.say('bi-hex-seized', **whose(look, tile['holder']))}"
    if tile["palace"]:
        said = f"{said} {look.say('bi-hex-palace', palace=tile['palace'].upper())}"
    return said


def explored_said(look: Look, one: HexData) -> str:
    name = one["peeked"] or one["explore"]
    if name == "?":
        return look.say("bi-hex-unknown")
    tile = entry(look.pack.exploration, name)
    key = "bi-hex-peeked" if one["peeked"] else "bi-hex-explored"
    return look.say(key, what=full_name(tile, look.lang), strength=tile.strength)


def goods_said(look: Look, goods: Mapping[str, int]) -> str:
    """`2 brazilwood and 1 gold`; "" for none."""
    return WORDS.counted({good: goods[good] for good in GOODS if goods.get(good)}, look.lang)


# ---------------------------------------------------------------- where a piece can go, as a list
def onward(look: Look) -> list[str]:
    """`Archer 1 to C3 or D4` for each unit that could still go somewhere else than home, or back where it was."""
    table = look.table
    home = {hex_text(hex_) for hex_ in table.ground.hexes if table.holder(hex_) == look.scene.seat}
    was: dict[str, set[str]] = {}
    for beat in look.scene.turn:
        data = beat.event.data
        for unit in cast("Sequence[str]", data["units"]) if data.get("from") and "units" in data else ():
            was.setdefault(unit, set()).add(str(data["from"]))
    reach: dict[str, set[str]] = {}
    back: set[str] = set()
    for option in look.options:
        if option.verb not in ("move", "march"):
            continue
        if option.place in home | was.get(option.thing, set()):
            back.add(option.thing)
        else:
            reach.setdefault(option.thing, set()).add(option.place)
    return [_way_on(look, unit, places, unit in back) for unit, places in reach.items()][:MOST_ONWARD]


def _way_on(look: Look, unit: str, places: set[str], back: bool) -> str:
    """What is not known yet first; that it could also go back, last."""
    found = sorted(places, key=lambda at: (look.hexes[at]["explore"] != "?", at))
    named = [at.upper() for at in found[:MOST_ONWARD]]
    if len(found) > MOST_ONWARD:
        named.append(look.say("bi-wasted-other"))
    elif back:
        named.append(look.say("bi-wasted-back"))
    text = WORDS.listed(named, look.lang, "or")
    return look.say("bi-wasted-way", unit=unit_name(look.pack, unit, look.lang), places=text)


def ways(look: Look, fights: Mapping[str, Forecast]) -> Markup:
    """The hexes in reach as buttons: for a phone, and where two ways lead to the same hex."""
    if look.first is None:
        return NOTHING
    found = look.following
    places = [option.place for option in found]
    several = len(set(places))
    title = look.say("bi-ways")
    if look.unit:
        title = look.say("bi-ways-unit", unit=look.name(look.units[look.unit]), at=look.unit_place.upper())
    shown: list[Markup] = []
    for option in found:
        same = "same" if places.count(option.place) > 1 else None
        shown.append(tag("li", _way(look, option, fights.get(option.place)), class_=same))
    both = several < len(found)
    css = "moves both" if both else "moves"  # a wide screen shows only those
    n = look.say("bi-ways-both", n=several, m=len(found)) if both else look.say("bi-ways-n", n=several)
    head = (tag("span", title), cap(n), clear(look))
    return panel(head, tag("ul", *shown, data_roving="ways"), css=css, id_="ways")


def _ground(look: Look, option: Option) -> Markup:
    """What a place is, and what is made there of what is to be built."""
    one = look.hexes[option.place]
    what = tile_name(look, one["tile"]) if one["tile"] else look.say(f"bi-terrain-{one['terrain']}")
    if one["explore"]:
        what = look.say("bi-way-unseen") if one["explore"] == "?" else find_name(look.pack, one["explore"], look.lang)
    made: Markup = NOTHING
    if option.verb == "build":
        said = BrazilSaid(WORDS, look.scene.view, look.scene.seat, look.lang, look.scene.names)
        made = drawn.html(cost_phrase(tuple(made_by(said, option.thing, option.place))))
    return join([icon(f"t-{one['terrain']}"), tag("small", what), made])


def _way(look: Look, option: Option, fight: Forecast | None) -> Markup:
    mark = look.mark(option, fight is not None)
    note = NOTHING
    if fight is not None:
        note = tag("span", icon("strength"), look.say("bi-way-fight", figures=fight.figures), class_="tagx fg")
    elif option.verb in MOVES:
        note = tag("span", look.say(f"bi-way-{option.verb}"), class_="tagx")
    else:
        note = _ground(look, option)
    css = classes("b", mark.css, "fg" if fight is not None else "")
    shown = face(tag("b", option.place.upper()), note)
    return tag("button", mark.hidden, shown, type="button", class_=css, **mark.attributes)
