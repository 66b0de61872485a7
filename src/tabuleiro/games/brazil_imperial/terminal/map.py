"""The map of Brazil: Imperial as text: hexes in columns as in the scenario files, two lines each."""

from __future__ import annotations

from typing import Any, Final, cast

from rich.text import Text

from tabuleiro.cli.drawing import Look
from tabuleiro.cli.terminal import seat_style
from tabuleiro.core.record import LETTERS
from tabuleiro.games.brazil_imperial.content.pack import Pack
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.words.names import face_name
from tabuleiro.kit.words import by_id, name_of

Data = dict[str, Any]  # a part of a view's data
LAND: Final = {"field": ".", "forest": "^", "mine": "$", "water": "~"}
CAPITAL: Final = "@"
DUTCH: Final = "D"  # alone, those who have no seat
MARGIN: Final = 4  # row numbers
NARROWEST: Final = 6  # a code of four, a number, a gap
WIDEST: Final = 8
CODE: Final = 3  # letters of a name


def letter(seat: int, seats: int) -> str:
    return LETTERS[seat] if seat < seats else DUTCH


def code(name: str) -> str:
    """A name in three letters: `Saw` for a sawmill."""
    return name.replace(" ", "")[:CODE]


def map_text(look: Look) -> Text:
    """Columns stand on the numbered line, every second one half a hex lower."""
    data = cast(Data, look.view.data)
    pack = cast("BrazilImperial", look.view.game).pack
    hexes = cast("list[Data]", data["map"]["hexes"])
    columns = 1 + max(ord(one["at"][0]) - ord("a") for one in hexes)
    width = max(NARROWEST, min(WIDEST, (look.width - MARGIN - 2) // columns))
    height = 2 * max(int(one["at"][1:]) for one in hexes) + 2
    lines = [Text(" " * MARGIN) for _ in range(height)]
    for row in range(1, height // 2):
        lines[2 * row - 1] = Text(f"{row:>2}".ljust(MARGIN), "dim")
    cells: dict[tuple[int, int], Text] = {}
    for one in hexes:
        column, row = ord(one["at"][0]) - ord("a"), int(one["at"][1:])
        top = 2 * row - 1 + column % 2
        cells[top, column] = _first(one, pack, look, len(data["seats"]))
        cells[top + 1, column] = _second(one, len(data["seats"]))
    heading = Text(" " * MARGIN + "".join(chr(ord("A") + i).ljust(width) for i in range(columns)), "dim")
    for number, line in enumerate(lines):
        for column in range(columns):
            cell = cells.get((number, column), Text(""))
            line.append_text(cell)
            line.append(" " * (width - len(cell)))
        line.rstrip()
    return Text("\n").join([heading, *lines[1:]])


def _first(one: Data, pack: Pack, look: Look, seats: int) -> Text:
    """What lies there: `SawA2` is a sawmill that A holds with 2 goods on it, `^` a forest."""
    lang = look.texts.lang
    if one["capital"] >= 0:
        return Text(CAPITAL + letter(one["capital"], seats), f"bold {seat_style(one['capital'])}")
    tile = one["tile"]
    if tile:
        sign = code(face_name(pack, tile["id"], lang)) + letter(tile["holder"], seats)
        goods = sum(tile["goods"].values())
        return Text(f"{sign}{goods or ''}", f"bold {seat_style(tile['holder'])}")
    if one["explore"] == "?":
        peeked = one["peeked"]
        return Text("?" + (code(name_of(by_id(pack.exploration)[peeked], lang)) if peeked else ""), "italic")
    if one["explore"]:
        found = by_id(pack.exploration)[one["explore"]]
        strength = str(getattr(found, "strength", 0) or "")
        return Text(code(name_of(found, lang)).lower() + strength, "italic")
    return Text(LAND[one["terrain"]] + ("+" if one["site"] else ""), "dim")


def _second(one: Data, seats: int) -> Text:
    """Who stands there: `A13` are the units 1 and 3 of A."""
    text = Text("")
    for seat in sorted({unit["seat"] for unit in one["units"]}):
        numbers = "".join(unit["id"][-1] for unit in one["units"] if unit["seat"] == seat)
        text.append(letter(seat, seats) + numbers, seat_style(seat))
    return text
