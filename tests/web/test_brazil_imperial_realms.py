"""What the table page of Brazil: Imperial tells of whole realms: all in one table, and what a monarch changes."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "drawing"))
from brazil_scenes import GAME, decisions, scene_of

from tabuleiro.core.event import TABLE
from tabuleiro.games.brazil_imperial.rules.view_data import data_of
from tabuleiro.lang import LANGUAGES
from tabuleiro.web.board import board_of
from tabuleiro.web.scene import Scene

BOARD = board_of(GAME.name)
CASTILE = """
scenario = "cisplatine"
[[seat]]
colour = "orange"
monarch = "isabella"
supply = { wood = 1, gold = 2 }
tiles = ["f2 trading-post wood 1 gold 1", "f1 sawmill"]
units = ["o1 f2"]
[[seat]]
colour = "green"
supply = { cane = 1 }
"""


def table(scene: Scene) -> dict[str, list[str]]:
    """The rows of the overview by their headings, each cell as who listens hears it."""
    page = ElementTree.fromstring(f"<main>{BOARD.main(scene)}</main>")
    found = next(el for el in page.iter() if el.get("id") == "realms")
    rows = [list(row) for row in found.iter("tr")]
    return {_heard(row[0]) + ("" if i else "names"): list(map(_heard, row[1:])) for i, row in enumerate(rows)}


def _heard(element: ElementTree.Element) -> str:
    parts = [
        text.strip() for el in element.iter() for text in (el.text or "", el.get("aria-label") or "", el.tail or "")
    ]
    return " ".join(filter(None, parts))


def test_all_realms_stand_in_one_table() -> None:
    rows = table(scene_of(GAME.position(CASTILE), 0))
    assert [name.split()[-1] for name in rows["names"]] == ["Ana", "Bento"]
    assert rows["Goods, with those on tiles"] == ["2 brazilwood 3 gold", "1 sugarcane"]
    assert rows["Units on the map"] == ["Pikeman strength 1", "–"]
    assert rows["Tiles held"] == ["1 Sawmill 1 Trading post", "–"]


@pytest.mark.parametrize("seat", [0, TABLE])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_points_are_those_of_the_panels_by_source(seat: int, lang: str) -> None:
    for i, (state, _) in enumerate(decisions(3, 33)):
        if i % 61:
            continue
        scene = scene_of(state, seat, lang)
        points = [player["points"] for player in data_of(scene.view)["seats"]]
        rows = list(table(scene).values())
        assert rows[1] == [str(sum(one.values())) for one in points]
        sources = {part for one in points for part, n in one.items() if n}
        by_source = rows[2 : 2 + len(sources)]
        told = [[0 if cell == "–" else int(cell) for cell in row] for row in by_source]
        assert [sum(row[seat] for row in told) for seat in range(3)] == [sum(one.values()) for one in points]


def test_a_building_shows_what_the_monarch_makes_of_it() -> None:
    scene = scene_of(GAME.position(CASTILE), 0)
    page = BOARD.main(scene)
    assert (
        page.count('data-card="trading-post@isabella"') == 1
    )  # what can be built; the one on f2 has its printed worth
    card = str(BOARD.zoom(GAME, "trading-post@isabella", "en"))
    assert "Makes 1 brazilwood and 2 gold." in card
    assert "3 VP" in card
    assert "Isabella I of Castile: " in card
    assert "Isabella" not in str(BOARD.zoom(GAME, "trading-post", "en"))
    assert 'data-card="trading-post@' not in BOARD.main(scene_of(GAME.position(CASTILE), 1))


def test_so_does_the_tile_that_stands() -> None:
    state = GAME.position(CASTILE)
    for action in ("arch build", "build trading-post at g2"):
        state.apply(state.decision(0).parse(action))
    while data_of(state.view(0))["payment"]:
        state.apply(state.decision(0).actions[0])
    page = ElementTree.fromstring(f"<main>{BOARD.main(scene_of(state, 1))}</main>")
    cards = {el.get("id"): el.get("data-card") for el in page.iter() if (el.get("id") or "").startswith("hex-")}
    assert (cards["hex-f2"], cards["hex-g2"]) == ("trading-post", "trading-post@isabella")


def test_a_building_of_a_monarch_that_is_none_is_not_there() -> None:
    assert BOARD.zoom(GAME, "trading-post@nobody", "en") is None
