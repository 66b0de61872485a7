"""All realms of Brazil: Imperial in one table: points by source, arch, products, missions, goods, units, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import NOTHING, join, tag
from tabuleiro.games.brazil_imperial.content.pack import GOODS
from tabuleiro.games.brazil_imperial.page.marks import Look, entry
from tabuleiro.games.brazil_imperial.rules.icons import goods_in
from tabuleiro.games.brazil_imperial.rules.production import printed
from tabuleiro.games.brazil_imperial.rules.view_data import SeatData, TileData
from tabuleiro.games.brazil_imperial.words.names import ROMAN, good_name
from tabuleiro.games.brazil_imperial.words.phrases import icon_of, kind_of

ID: Final = "realms"
# Where points come from.
PART_ICONS: Final = {
    "units": "u-archer",
    "products": "product-octagon",
    "paintings": "a-painting",
    "missions": "mission",
    "gold_cards": "gold-card",
    "exploration": "explore-tile",
    "buildings": "house",
    "cities": "b-city",
    "palaces": "b-palace",
    "monarch": "u-monarch",
    "abilities": "laurel",
}
Row = tuple[Markup, list[Markup]]  # its heading, and a cell for each seat


def opener(look: Look) -> Markup:
    """The button that opens it; a phone has a tab for it."""
    label = look.say("bi-realms")
    key = tag("kbd", "O", aria_hidden="true")
    return tag("button", label, key, type="button", class_="b all", popovertarget=ID, data_key="o")


def realms(look: Look) -> Markup:
    seats = look.data["seats"]
    names = [
        tag("th", seat_mark(player["seat"], look.letters[player["seat"]]), tag("span", name), scope="col")
        for player, name in zip(seats, look.scene.names, strict=True)
    ]
    head = tag("thead", tag("tr", tag("td"), *names))
    bodies = [
        tag(
            "tbody",
            *(tag("tr", tag("th", title, scope="row"), *(tag("td", cell) for cell in cells)) for title, cells in rows),
        )
        for rows in (_points(look, seats), _holdings(look, seats))
    ]
    close = look.say("bi-realms-close")
    hide = {"popovertarget": ID, "popovertargetaction": "hide", "aria_label": close, "title": close}
    title = tag("h2", look.say("bi-realms"), tag("button", icon("close"), type="button", class_="b icon plain", **hide))
    table = tag("table", head, *bodies)
    return tag(
        "section", title, table, class_="panel", id=ID, popover="auto", aria_label=look.say("bi-realms"), tabindex="0"
    )


# ---------------------------------------------------------------- rows
def _points(look: Look, seats: Iterable[SeatData]) -> list[Row]:
    """All in all, then by source; what nobody has is left out."""
    parts = [player["points"] for player in seats]
    found = [
        (tag("b", icon("laurel"), look.say("bi-stat-laurel")), [tag("b", str(sum(one.values()))) for one in parts])
    ]
    for part, sign in PART_ICONS.items():
        if any(one.get(part) for one in parts):
            title = join([icon(sign), tag("span", look.say(f"bi-source-{part.replace('_', '-')}"))])
            found.append((title, [_worth(one.get(part, 0)) for one in parts]))
    return found


def _holdings(look: Look, seats: list[SeatData]) -> list[Row]:
    rows = {
        "arch": ("board", _arch),
        "products": ("product-octagon", _products),
        "missions": ("mission", _missions),
        "goods": ("any-good", lambda look, player: _goods(look, player["wealth"])),
        "income": ("house", lambda look, player: _goods(look, _income(look, player["seat"]))),
        "units": ("u-archer", _units),
        "tiles": ("b-farm", _tiles),
        "cards": ("deck", _cards),
    }
    return [
        (join([icon(sign), tag("span", look.say(f"bi-realm-{name}"))]), [cell(look, player) for player in seats])
        for name, (sign, cell) in rows.items()
    ]


def _number(n: int) -> Markup:
    return Markup(n) if n else tag("span", "–", class_="muted")


def _worth(n: int) -> Markup:
    """Points say so: beside units and buildings a figure alone would be how many there are."""
    return tag("span", str(n), icon("laurel"), class_="fx") if n else _number(n)


def _counted(pairs: Iterable[tuple[str, str, int]]) -> Markup:
    """Icons with their names, each with a number; a dash for none."""
    shown = [tag("span", str(n), icon(sign, name), class_="fx", title=name) for sign, name, n in pairs if n]
    return join(shown) if shown else _number(0)


def _goods(look: Look, goods: Mapping[str, int]) -> Markup:
    return _counted((icon_of(good), good_name(good, look.lang), goods.get(good, 0)) for good in GOODS)


def _missions(look: Look, player: SeatData) -> Markup:
    """Those that are done, by their eras; then how many are still in hand."""
    done = [entry(look.pack.missions, name).era for name in player["revealed"]]
    signs = [icon(f"era-{era}", look.say("bi-realm-done", era=ROMAN[era])) for era in sorted(done)]
    left = sum(player["mission_counts"])
    held = tag("small", look.say("bi-missions-held", n=left)) if left else NOTHING
    return join([*signs, held]) if signs or left else _number(0)


def _held(look: Look, seat: int) -> list[TileData]:
    tiles = [one["tile"] for one in look.data["map"]["hexes"]]
    return [tile for tile in tiles if tile and tile["holder"] == seat]


def _income(look: Look, seat: int) -> Mapping[str, int]:
    """What the buildings make that a seat has built and holds, if each were renovated once (BI-17, BI-25)."""
    table = look.table
    held = [hex_ for hex_ in table.players[seat].tiles if table.holder(hex_) == seat]
    return goods_in(sum(printed(table, table.players[seat], hex_) for hex_ in held))


def _arch(look: Look, player: SeatData) -> Markup:
    """Where the token lies: what its seat did last."""
    on = player["tokens"]["on"]
    return tag("span", _named(f"a-{on}", look.name(entry(look.pack.arches, on))), class_="pr") if on else _number(0)


def _products(look: Look, player: SeatData) -> Markup:
    """By their names, each with what it upgrades."""
    shown: list[Markup] = []
    for one in player["products"]:
        product = entry(look.pack.products, one["id"])
        slot = next((arch for arch in look.pack.arches if arch.id == one["slot"]), None)
        upgraded = icon(f"a-{slot.id}", look.name(slot)) if slot else icon("u-monarch", look.say("bi-source-monarch"))
        shown.append(tag("span", _named(f"product-{product.shape}", look.name(product)), upgraded, class_="pr"))
    return join(shown) if shown else _number(0)


def _named(sign: str, name: str) -> Markup:
    return join([icon(sign), tag("span", name)])


def _units(look: Look, player: SeatData) -> Markup:
    units = player["units"]
    out = [look.units[unit["id"]] for unit in units if unit["state"] == "map"]
    strength = sum(unit.vp for unit in out)
    told = [(icon_of(kind_of(unit)), look.name(unit)) for unit in out]
    signs = [icon(sign, name) for sign, name in told]
    return join([*signs, tag("small", look.say("bi-realm-strength", n=strength))]) if out else _number(0)


def _tiles(look: Look, player: SeatData) -> Markup:
    held = Counter((tile["kind"], tile["id"]) for tile in _held(look, player["seat"]))
    group = {"city": look.pack.cities, "building": look.pack.buildings}
    return _counted(
        ("b-city" if kind == "city" else f"b-{id_}", look.name(entry(group[kind], id_)), n)
        for (kind, id_), n in sorted(held.items())
    )


def _cards(look: Look, player: SeatData) -> Markup:
    both = (("gold-card", player["gold_count"]), ("combat-card", player["combat_count"]))
    return _counted((sign, look.say(f"bi-{sign}"), n) for sign, n in both)
