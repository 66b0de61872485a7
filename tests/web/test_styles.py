"""Style sheets: the names of the seats' classes belong to the seats, on the pages of every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tabuleiro
from tabuleiro.drawing.seats import SEATS

SOURCE = Path(tabuleiro.__file__).parent
SHEETS = sorted(SOURCE.rglob("*.css"))
SEAT = re.compile(rf"\.s[{SEATS}](?![\w-])")
COMPOUND = re.compile(r"[^\s>+~]+")  # what a selector says of one element


def compounds(css: str) -> list[str]:
    """Of every rule, without its declarations; what stands in front of `{` is split at commas and between elements."""
    bare = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    heads = [head for head in re.findall(r"([^{};]+)\{", bare) if "@" not in head]
    return [compound for head in heads for one in head.split(",") for compound in COMPOUND.findall(one)]


def seats_alone(css: str) -> set[str]:
    """Seats in compounds that say nothing else of an element than whose it is; its passing states do not matter."""
    plain = {compound.partition(":")[0] for compound in compounds(css)}
    return {compound for compound in plain if SEAT.search(compound) and not SEAT.sub("", compound)}


def test_a_seat_alone_is_told_from_a_part_of_a_seat():
    css = ".sd{color:red}.a .sb:hover{}.line.sc{}.pl.se>b{}@media (x){.x,.sa{}}.sdx{}.side{}"
    assert seats_alone(css) == {".sd", ".sb", ".sa"}


def test_the_look_gives_every_seat_its_colours():
    assert seats_alone((SOURCE / "web/static/look.css").read_text()) == {f".s{letter}" for letter in SEATS}


@pytest.mark.parametrize("sheet", [path for path in SHEETS if path.name != "look.css"], ids=lambda path: path.name)
def test_no_other_sheet_styles_a_seat_as_a_whole(sheet: Path):
    assert not seats_alone(sheet.read_text())
