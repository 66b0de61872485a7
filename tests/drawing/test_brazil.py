"""Pictures of Brazil: Imperial: maps of every scenario, tiles, units, paintings, cards, views that stand alone."""

from __future__ import annotations

import itertools
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from brazil_scenes import GAME, decisions, one_of_each_kind, the_end

from tabuleiro.drawing.icons import symbols
from tabuleiro.drawing.marks import Mark
from tabuleiro.games.brazil_imperial.content.pack import GOODS, TERRAINS
from tabuleiro.games.brazil_imperial.pictures.cards import whole_card
from tabuleiro.games.brazil_imperial.pictures.map import HIGH, WIDE, box_of, map_drawing, middle, sight_of
from tabuleiro.games.brazil_imperial.pictures.paintings import SCENES, painting_art
from tabuleiro.games.brazil_imperial.pictures.thumbnail import scenario_thumbnail
from tabuleiro.games.brazil_imperial.pictures.tiles import R, site_shape, tile_badges, tile_shape
from tabuleiro.games.brazil_imperial.pictures.units import LOWEST, places, unit_shape
from tabuleiro.games.brazil_imperial.words.phrases import (
    cost_phrase,
    effects_phrase,
    find_icon,
    icon_of,
    icons_phrase,
    kind_of,
    objective_bits,
    palace_phrase,
)
from tabuleiro.kit.shelf import pictures_of
from tabuleiro.lang import LANGUAGES

PACK = GAME.pack
NAME_TOP = 17.0  # the name of a hex, in its largest letters, begins below this
every_scenario = pytest.mark.parametrize("scenario", PACK.scenarios, ids=lambda scenario: scenario.id)


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<main>{markup}</main>")


def a_tile(**more: object) -> dict[str, object]:
    return {"id": "farm", "kind": "building", "builder": 0, "holder": 0, "vp": 2, "goods": {}, "palace": "", **more}


def drawn_tile(tile: dict[str, object], crowded: bool = False) -> str:
    return f"{tile_shape(tile, crowded)}{tile_badges(tile, 'ABCD')}"


# ---------------------------------------------------------------- the map
@every_scenario
def test_neighbours_touch_and_nothing_overlaps(scenario) -> None:  # type: ignore[no-untyped-def]
    """BI-51: two hexes next to each other are one step apart in the picture, all others are farther."""
    for one, other in itertools.combinations(scenario.hexes, 2):
        (x1, y1), (x2, y2) = middle(one.at), middle(other.at)
        away = ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5
        if other.at in scenario.next_to[one.at]:
            assert away == pytest.approx(HIGH)
        else:
            assert away > HIGH * 1.5


@every_scenario
def test_every_map_fits_with_hexes_large_enough_to_hit(scenario) -> None:  # type: ignore[no-untyped-def]
    """In the room that a screen of 1366 x 768 leaves for it, and on a phone."""
    _, _, width, height = box_of([one.at for one in scenario.hexes])
    for room in ((632, 516), (390, 900)):
        scale = min(room[0] / width, room[1] / height)
        assert 2 * R * scale >= 40
    assert width < 12 * WIDE + 2 * R


@every_scenario
def test_a_scenario_drawn_small_has_all_its_hexes(scenario) -> None:  # type: ignore[no-untyped-def]
    page = parsed(scenario_thumbnail(scenario, "a map"))
    assert len(list(page.iter("path"))) == len(scenario.hexes)
    assert len([el for el in page.iter("circle") if el.get("class") == "ow"]) == len(scenario.capitals)


def test_terrains_differ_by_their_drawing_not_by_colour_alone() -> None:
    shapes = {el.get("id"): ElementTree.tostring(el) for el in parsed(pictures_of(GAME.name).defs()) if el.get("id")}
    first = [shapes[f"bi-{terrain}-0"].split(b">", 1)[1] for terrain in TERRAINS]
    assert len(set(first)) == len(TERRAINS)


def test_the_map_shows_every_unit_and_tile() -> None:
    for state, seat in itertools.islice(decisions(3, 3), 200, None, 60):
        data = state.view(seat).data
        page = parsed(map_drawing(data, sight_of(data, PACK))[0])
        ids = {el.get("id") for el in page.iter()}
        hexes = data["map"]["hexes"]  # type: ignore[index]
        assert {f"hex-{one['at']}" for one in hexes} <= ids
        assert {f"unit-{unit['id']}" for one in hexes for unit in one["units"]} <= ids
        tiles = [el for el in page.iter("g") if (el.get("class") or "").startswith("tile")]
        assert len(tiles) == sum(bool(one["tile"]) or one["capital"] >= 0 for one in hexes)


# ---------------------------------------------------------------- tiles and units
def test_a_seized_tile_shows_both_its_builder_and_its_holder() -> None:
    """BI-41."""
    calm, seized = (drawn_tile(a_tile(holder=holder)) for holder in (0, 1))
    assert "--p-b" not in calm
    assert "--p-a" in seized
    assert "--p-b" in seized
    assert 'class="seized"' in seized
    assert 'class="seized"' not in calm


@pytest.mark.parametrize("crowded", [False, True])
def test_goods_of_a_tile_are_all_there(crowded: bool) -> None:
    for goods in ({}, {"wood": 2}, {"wood": 1, "gold": 1}, {"cane": 4}, {"coffee": 3, "gold": 2}):
        page = drawn_tile(a_tile(goods=goods), crowded)
        for good, n in goods.items():
            shown = page.count(f"#i-{icon_of(good)}")
            assert shown == n or (shown == 1 and f">{n}</text>" in page)


@pytest.mark.parametrize("resource", ["", *GOODS])
def test_a_site_of_a_capital_leaves_room_for_the_name_of_its_hex(resource: str) -> None:
    shapes = list(parsed(site_shape(resource)).iter("use"))
    assert len(shapes) == (2 if resource else 1)
    lows = [float(shape.get("y", "")) + float(shape.get("height", "")) for shape in shapes]
    assert max(lows) <= NAME_TOP


def test_the_name_of_a_hex_is_drawn_over_what_marks_it() -> None:
    state, seat = one_of_each_kind()["capital"]
    data = state.view(seat).data
    at = next(one["at"] for one in data["map"]["hexes"] if one["site"])  # type: ignore[index]
    marked = replace(sight_of(data, PACK), hexes={at: Mark("can", f"capital {at}", "Here.")})
    (site,) = [el for el in parsed(map_drawing(data, marked)[0]).iter("g") if el.get("id") == f"hex-{at}"]
    classes = [el.get("class") for el in site]
    assert classes.index("co") > max(classes.index("rc"), classes.index("rt"))


def test_units_do_not_hide_the_goods_of_their_tile() -> None:
    """So that who looks at the map can count what could be seized."""
    tile = a_tile(goods={"coffee": 2})
    goods = [el for el in parsed(tile_shape(tile, True)).iter("use") if el.get("href") == "#i-coffee"]
    foot = max(float(el.get("y", "")) + float(el.get("height", "")) for el in goods)
    for n in (1, 2, 3):
        assert all(y - size / 2 >= foot for _, y, size in places(n, LOWEST))
    state = GAME.position(
        "scenario = 'cisplatine'\n[[seat]]\ntiles = ['b3 farm coffee 2']\nunits = ['g1 b3']\n[[seat]]\n"
    )
    data = state.view(0).data
    drawn = parsed(map_drawing(data, sight_of(data, PACK))[0])
    unit = next(el for el in drawn.iter("g") if el.get("id") == "unit-g1")
    low = float((unit.get("transform") or "").rstrip(")").split(" ")[1]) - middle("b3")[1]
    assert low == pytest.approx(LOWEST, abs=0.1)


def test_units_on_one_hex_stand_side_by_side() -> None:
    for n, low in itertools.product(range(1, 6), (-1.0, 10.0)):
        found = places(n, low)
        assert len(found) == n
        for (x1, y1, size), (x2, y2, _) in itertools.combinations(found, 2):
            assert max(abs(x1 - x2), abs(y1 - y2)) >= size * 0.99
        assert all(abs(x) + size / 2 <= R for x, _, size in found)


def test_a_unit_has_shape_letter_and_mark() -> None:
    seen = {unit_shape(seat, letter, "cavalry", 26) for seat, letter in enumerate("ABCD")}
    assert len(seen) == 4
    for kind in {unit.kind for board in PACK.boards for unit in board.units}:
        assert f"#{f'i-{icon_of(kind)}'}" in unit_shape(0, "A", kind, 26)


# ---------------------------------------------------------------- paintings and cards
def test_every_painting_of_the_pack_has_a_picture_of_its_own() -> None:
    assert set(SCENES) == {painting.id for painting in PACK.paintings}
    drawings = {painting_art(name) for name in SCENES}
    assert len(drawings) == len(SCENES)
    for art in drawings:
        assert len(list(parsed(art).iter())) > 4
    assert painting_art("of-my-own") == painting_art("of-my-own") != painting_art("of-my-own-2")


def test_everything_of_the_pack_has_a_card_and_a_phrase() -> None:
    for group in ("buildings", "cities", "products", "palaces", "paintings", "missions", "gold_cards", "combat_cards"):
        for entry in getattr(PACK, group):
            parsed(whole_card(entry))
    for entry in (*PACK.monarchs, *PACK.paintings, *PACK.exploration):
        parsed(whole_card(entry))
        assert effects_phrase(entry.effects)
    assert all(palace_phrase(palace) for palace in PACK.palaces[1:])


def test_phrases_name_only_icons_that_exist() -> None:
    phrases = [effects_phrase(entry.effects) for entry in (*PACK.paintings, *PACK.monarchs, *PACK.gold_cards)]
    phrases += [effects_phrase(entry.effects) for entry in (*PACK.combat_cards, *PACK.exploration)]
    phrases += [(objective_bits(aim),) for mission in PACK.missions for aim in mission.objectives]
    phrases += [cost_phrase(entry.cost) for entry in (*PACK.buildings, *PACK.cities, *PACK.products)]
    for bit in (bit for phrase in phrases for part in phrase for bit in part):
        assert bit.kind != "icon" or bit.value in symbols()


def test_costs_and_goods_in_icons() -> None:
    assert [bit.value for bit in cost_phrase(("cane/coffee", "gold", "gold"))[0]] == [
        "1",
        "cane",
        "/",
        "coffee",
        "2",
        "gold",
    ]
    assert [bit.value for bit in icons_phrase(("wood", "any", "any"))[0]] == ["brazilwood", "any-good", "any-good"]
    assert cost_phrase(()) == icons_phrase(()) == ()


# ---------------------------------------------------------------- standing alone
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_view_is_one_picture_that_needs_nothing_else(lang: str) -> None:
    found = one_of_each_kind()
    for kind in ("mission", "action", "move"):
        state, seat = found[kind]
        for eyes in (seat, -1):
            text = pictures_of("brazil-imperial").table(state.view(eyes), lang)
            page = ElementTree.fromstring(text)
            assert page.tag.endswith("svg")
            used = {el.get("href", "")[1:] for el in page.iter() if el.get("href")}
            assert used <= {el.get("id") for el in page.iter()}


def test_so_it_is_when_the_play_is_over() -> None:
    ElementTree.fromstring(pictures_of("brazil-imperial").table(the_end(2, 5).view(0)))


def test_units_and_finds_of_one_kind_are_told_apart() -> None:
    """Pikeman and musketeer were one sign, all species an eye."""
    for board in PACK.boards:
        signs: dict[str, str] = {}
        for unit in board.units:
            assert signs.setdefault(kind_of(unit), unit.names["en"]) == unit.names["en"]
    species = [find_icon(tile) for tile in PACK.exploration if tile.kind == "species"]
    assert len(set(species)) == len(species)
    assert set(species) <= set(symbols())
