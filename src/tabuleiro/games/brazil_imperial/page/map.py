"""The map on the table page of Brazil: Imperial: every hex with its sentence, and where the selected piece can go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.tags import NOTHING, classes, tag
from tabuleiro.games.brazil_imperial.content.pack import GOODS
from tabuleiro.games.brazil_imperial.page.fight import Forecast, tile_name
from tabuleiro.games.brazil_imperial.page.marks import MOVES, Data, Look, Option, entry
from tabuleiro.games.brazil_imperial.pictures.map import Sight, map_picture
from tabuleiro.games.brazil_imperial.words.effects import counted, full_name

DUTCH: Final = "D"  # the letter of those who have no seat, in the solo game


def the_map(look: Look, fights: Mapping[str, Forecast]) -> Markup:
    marks = look.hex_marks(fights)
    sight = Sight(
        letters="".join((*look.letters, DUTCH))[:5],
        labels={at: hex_said(look, one) for at, one in look.hexes.items()},
        cards={at: _card(one) for at, one in look.hexes.items()},
        hexes=marks,
        units=_unit_marks(look, marks),
        kinds={unit.id: unit.kind for unit in look.units.values()},
        known=_known(look),
        sites={one["at"]: one["resource"] for one in look.data["capital_tiles"]},
        fights={at: fight.figures for at, fight in fights.items()},
        chosen=look.unit_place,
        new=frozenset(spot.partition(" ")[2] for spot in look.scene.new if spot.startswith("hex ")),
    )
    label = look.say("bi-map", name=look.name(look.scenario) if look.scenario else "", n=len(look.hexes))
    return tag("div", map_picture(look.data, sight, label), class_="mapw", id="map")


def still_map(look: Look, label: str, about: frozenset[str] = frozenset()) -> Markup:
    """To look at only; `about`: the hexes that are meant."""
    kinds = {unit.id: unit.kind for unit in look.units.values()}
    return map_picture(
        look.data, Sight("".join((*look.letters, DUTCH))[:5], kinds=kinds, known=_known(look), about=about), label
    )


def _unit_marks(look: Look, targets: Mapping[str, Mark]) -> dict[str, Mark]:
    """While a piece looks for a place, units on the hexes it can go to step back: a click there means the hex."""
    found: dict[str, Mark] = {}
    for at, one in look.hexes.items():
        if look.first is not None and at in targets:
            continue
        for unit in one["units"]:
            mark = look.unit_mark(unit["id"])
            if mark is not None:
                found[unit["id"]] = mark
    return found


def _known(look: Look) -> dict[str, tuple[str, int, bool]]:
    """Exploration tiles that the viewer knows: face up, or looked at in secret."""
    found: dict[str, tuple[str, int, bool]] = {}
    for at, one in look.hexes.items():
        name = one["peeked"] or one["explore"]
        if name not in ("", "?"):
            tile = entry(look.pack.exploration, name)
            found[at] = (tile.kind, tile.strength, bool(one["peeked"]))
    return found


def _card(one: Data) -> str:
    """What a closer look at a hex shows."""
    if one["tile"]:
        return str(one["tile"]["id"])
    if one["capital"] >= 0 or one["site"]:
        return "capital"
    if one["explore"]:
        name = one["peeked"] or one["explore"]
        return str(name) if name != "?" else "exploration"
    return str(one["terrain"])


# ---------------------------------------------------------------- in words
def hex_said(look: Look, one: Data) -> str:
    """`D4, forest. Sawmill of Ana, 1 VP, with 2 brazilwood. Dragoon of Ana.`"""
    parts = [look.say("bi-hex", at=one["at"].upper(), terrain=look.say(f"bi-terrain-{one['terrain']}"))]
    tile = one["tile"]
    if tile:
        parts.append(tile_said(look, tile))
    elif one["capital"] >= 0:
        parts.append(look.say("bi-hex-capital", name=owner(look, one["capital"])))
    elif one["site"]:
        parts.append(look.say("bi-hex-site"))
    elif one["explore"]:
        parts.append(explored_said(look, one))
    for unit in one["units"]:
        name = look.name(look.units[unit["id"]])
        parts.append(
            look.say("bi-hex-unit", unit=name, name=owner(look, unit["seat"]), strength=look.units[unit["id"]].vp)
        )
    return " ".join(parts)


def owner(look: Look, seat: int) -> str:
    return look.scene.names[seat] if seat < len(look.scene.names) else look.say("bi-dutch")


def tile_said(look: Look, tile: Data) -> str:
    goods = goods_said(look, tile["goods"])
    said = look.say(
        "bi-hex-tile" if goods else "bi-hex-tile-bare",
        what=tile_name(look, tile),
        name=owner(look, tile["builder"]),
        vp=tile["vp"],
        goods=goods,
    )
    if tile["holder"] not in (-1, tile["builder"]):
        said = f"{said} {look.say('bi-hex-seized', name=owner(look, tile['holder']))}"
    if tile.get("palace"):
        said = f"{said} {look.say('bi-hex-palace', palace=str(tile['palace']).upper())}"
    return said


def explored_said(look: Look, one: Data) -> str:
    name = one["peeked"] or one["explore"]
    if name == "?":
        return look.say("bi-hex-unknown")
    tile = entry(look.pack.exploration, name)
    key = "bi-hex-peeked" if one["peeked"] else "bi-hex-explored"
    return look.say(key, what=full_name(tile, look.lang), strength=tile.strength)


def goods_said(look: Look, goods: Mapping[str, int]) -> str:
    """`2 brazilwood and 1 gold`; "" for none."""
    return counted({good: goods[good] for good in GOODS if goods.get(good)}, look.lang)


# ---------------------------------------------------------------- where a piece can go, as a list
def ways(look: Look, fights: Mapping[str, Forecast]) -> Markup:
    """The hexes in reach as buttons: for a phone, and where two ways lead to the same hex."""
    if look.first is None:
        return NOTHING
    found = look.following
    same = len({option.place for option in found}) < len(found)  # a wide screen shows only those
    name = look.name(look.units[look.unit]) if look.unit else look.marks[found[0].text].label
    title = look.say("bi-ways-unit", unit=name, at=look.unit_place.upper()) if look.unit else look.say("bi-ways")
    cap = tag("span", look.say("bi-ways-n", n=len({option.place for option in found})), class_="cap")
    places = [option.place for option in found]
    shown = [
        tag("li", _way(look, option, fights), class_="same" if places.count(option.place) > 1 else None)
        for option in found
    ]
    clear = tag("button", icon("close"), look.say("bi-clear"), type="button", class_="b plain", data_clear="")
    return tag(
        "section",
        tag("h2", tag("span", title), cap, clear),
        tag("ul", *shown, data_roving="ways"),
        class_=classes("panel", "moves", "both" if same else ""),
        id="ways",
    )


def _way(look: Look, option: Option, fights: Mapping[str, Forecast]) -> Markup:
    fight = fights.get(option.place)
    mark = look.mark(option, fight is not None)
    if fight is not None:
        note = tag("span", icon("strength"), look.say("bi-way-fight", figures=fight.figures), class_="tagx fg")
    elif option.verb in MOVES:
        note = tag("span", look.say(f"bi-way-{option.verb}"), class_="tagx")
    else:
        note = NOTHING
    face = tag("span", tag("b", option.place.upper()), note, class_="face", aria_hidden="true")
    css = classes("b", mark.css, "fg" if fight is not None else "")
    return tag("button", mark.hidden, face, type="button", class_=css, **mark.attributes)
