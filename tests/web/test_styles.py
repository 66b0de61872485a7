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


def alone(css: str) -> set[str]:
    """Classes that are styled wherever they stand."""
    bare = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    heads = [head.strip() for group in re.findall(r"([^{};]+)\{", bare) for head in group.split(",")]
    return {head for head in heads if re.fullmatch(r"\.[\w-]+", head)}


@pytest.mark.parametrize("sheet", ["stage.css", "end.css", "table.css"])
def test_what_tells_and_what_a_game_draws_have_no_class_in_common(sheet: str):
    shared = alone((SOURCE / "web/static" / sheet).read_text())
    assert shared
    for game in sorted((SOURCE / "games").glob("*/p*/*.css")):
        if game.name == "alone.css":  # of pictures that stand on no page
            continue
        assert not shared & alone(game.read_text()), game


EVERYTHING = re.compile(
    r":has\([^{}]*[\s>+~](\*|:(?!is\b|where\b)[^\s>+~()]*(\([^()]*\))?|:is\([^{}]*[>+~ ]\*[^{}]*\))$"
)


def sweeping(css: str) -> list[str]:
    """Selectors that style, after a `:has()`, pieces without a name."""
    bare = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    heads = [head.strip() for head in re.findall(r"([^{};]+)\{", bare)]
    parted = [one for head in heads for one in re.split(r",(?![^()]*\))", head)]
    return [one for one in parted if EVERYTHING.search(one)]


def test_a_has_styles_what_has_a_name():
    """Else Chromium takes a new look at every piece of the page whenever any piece comes or goes: 30% of its time."""
    css = "body:has(#a:checked) .b>*{}.c:has(>.d)>:first-child{}.e:has(.f) :is(.g,.h>*){}.i:has(*) .j{}"
    assert len(sweeping(css)) == 3
    assert [(sheet.parts[-3], one) for sheet in SHEETS for one in sweeping(sheet.read_text())] == []


def test_no_game_styles_a_part_of_the_coach():
    """A game's picture once made the coach's button deaf to taps."""
    parts = set(re.findall(r"\.[a-z][\w-]+", (SOURCE / "web/static/coach.css").read_text()))
    for game in sorted((SOURCE / "games").glob("*/p*/*.css")):
        if game.name != "alone.css":
            assert not parts & alone(game.read_text()), game
