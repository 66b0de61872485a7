"""What a new player of Brazil: Imperial stumbled over on the table page: names, reasons, prices, choices for good."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "drawing"))
from brazil_scenes import GAME, scene_of

from tabuleiro.web.board import board_of
from tabuleiro.web.scene import Scene

BOARD = board_of(GAME.name)
RICH = """
scenario = "cisplatine"
era = 2
[[seat]]
supply = { cane = 1, coffee = 1, gold = 2, science = 1 }
tiles = ["b3 farm coffee 2", "b2 sawmill wood 1"]
units = ["g3 b3"]
[[seat]]
tiles = ["g3 farm"]
"""


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<main>{markup}</main>")


def after(*actions: str, text: str = RICH) -> Scene:
    state = GAME.position(text)
    for action in actions:
        state.apply(state.decision(0).parse(action))
    return scene_of(state, 0)


def by_id(scene: Scene, id_: str) -> ElementTree.Element:
    return next(el for el in parsed(BOARD.main(scene)).iter() if el.get("id") == id_)


def said_in(element: ElementTree.Element) -> str:
    return " ".join("".join(element.itertext()).split())


@pytest.mark.parametrize(
    ("arch", "names"),
    [
        ("deploy", [unit.names["en"] for board in GAME.pack.boards if board.id == "green" for unit in board.units[3:]]),
        ("manufacture", [product.names["en"] for product in GAME.pack.products]),
    ],
)
def test_units_and_products_are_listed_at_once_with_their_names(arch: str, names: list[str]) -> None:
    said = said_in(by_id(after(f"arch {arch}"), "choices"))
    assert all(name in said for name in names), said


def test_every_hex_has_its_reason_while_one_builds() -> None:
    scene = after("arch build")
    hexes = [el for el in parsed(BOARD.main(scene)).iter("g") if (el.get("id") or "").startswith("hex-")]
    assert all(el.get("data-act") or el.get("data-part") or el.get("data-why") for el in hexes)
    why = {el.get("id"): el.get("data-why") for el in hexes}
    assert why["hex-f4"] == "F4 is not next to your empire."
    chosen = by_id(replace(scene, part="build foundry"), "hex-a2")  # a foundry stands on a mine
    assert "terrain" in str(chosen.get("data-why"))


def test_what_looks_for_a_place_is_named() -> None:
    scene = after("arch build")
    assert "Sawmill" in BOARD.foretold(replace(scene, part="build sawmill"))


def test_goods_on_tiles_count_in_what_can_be_spent() -> None:
    scene = after()
    assert dict(BOARD.figures(scene, 0))["coffee"] == 3
    assert "On your tiles" in said_in(by_id(scene, "supply"))


@pytest.mark.parametrize(
    ("actions", "chosen", "label"),
    [
        (("arch painting",), "paint ", "Take "),
        (("arch build",), "found ", "Found "),
    ],
)
def test_what_cannot_be_taken_back_waits_for_the_main_button(actions: list[str], chosen: str, label: str) -> None:
    scene = after(*actions)
    assert scene.decision is not None
    option = next(str(action) for action in scene.decision.actions if str(action).startswith(chosen))
    assert scene.decision.kind in BOARD.confirm
    assert BOARD.main_button(replace(scene, chosen=option))[0].startswith(label)
    part = option.partition(" at ")[0]
    pages = parsed(BOARD.main(scene)), parsed(BOARD.main(replace(scene, part=part)))
    marked = [el for page in pages for el in page.iter() if el.get("data-act") == option]
    assert marked
    assert all("data-confirm" in el.attrib for el in marked)


def test_what_is_open_lies_over_the_gallery_so_that_nothing_moves() -> None:
    side = next(el for el in parsed(BOARD.main(after("arch deploy"))).iter("div") if el.get("class") == "side")
    assert side[0].get("class") == "over"
