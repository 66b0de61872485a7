"""Draws the house from the imports: floors of the platform, rooms of each game, a door where one imports another.

`make house` writes docs/img/house.svg. A door leads down; one that leads up would be drawn in red.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import grimp

from tabuleiro.drawing.tags import join, tag

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tabuleiro"
ROOMS = ("book", "page", "terminal", "study", "pictures", "words", "bots", "rules", "content")
FLOORS = ("envs", "cli", "web", "server", "testing", "analysis", "bots", "kit", "drawing", "lang", "core")
WIDE, HIGH, GAP = 330, 34, 8
INK, PAPER, ROOM, FLOOR, RED = "#3a2216", "#fbf4e6", "#f2dfb8", "#dcead9", "#c0261b"
TOP = 64
Doors = Counter[tuple[str, str]]


def main() -> None:
    graph = grimp.build_graph("tabuleiro")
    games = sorted(path.parent.name for path in SOURCE.glob("games/*/__init__.py"))
    doors: Doors = Counter()
    for module in graph.modules:
        for other in graph.find_modules_directly_imported_by(module):
            here, there = place_of(module), place_of(other)
            if here and there and here != there:
                doors[here, there] += 1
    (ROOT / "docs" / "img" / "house.svg").write_text(drawn(games, doors), "utf-8")


def place_of(module: str) -> str:
    """The floor or the room that a module is in; "" for doors themselves."""
    _, *path = module.split(".")
    if path[:1] == ["games"]:
        return "/".join(path[1:3]) if len(path) > 2 else ""
    return path[0] if path and path[0] in FLOORS else ""


def drawn(games: list[str], doors: Doors) -> str:
    step = HIGH + GAP
    ground = TOP + len(ROOMS) * step + 26
    height = ground + len(FLOORS) * step + 20
    width = len(games) * (WIDE + 40) + 40
    parts = [tag("rect", width=width, height=height, fill=PAPER)]
    for n, game in enumerate(games):
        left = 40 + n * (WIDE + 40)
        name = game.replace("_", " ").title().replace(" And ", " and ")
        parts.append(text(left + WIDE / 2, TOP - 16, name, 18, bold=True, anchor="middle"))
        parts.append(tag("path", d=f"M{left - 8} {TOP - 6}L{left + WIDE / 2} 8L{left + WIDE + 8} {TOP - 6}", **line()))
        places = {f"{game}/{room}": TOP + i * step for i, room in enumerate(ROOMS)}
        for room, y in places.items():
            below = [floor for floor in FLOORS if doors[room, floor]]
            parts += [box(left, y, WIDE - 70, ROOM), text(left + 10, y + 22, room.partition("/")[2], 15, bold=True)]
            parts.append(text(left + 88, y + 22, " ".join(below), 11))
        parts.append(arcs(left + WIDE - 70, places, doors))
    floors = {floor: ground + i * step for i, floor in enumerate(FLOORS)}
    for floor, y in floors.items():
        some = [path for path in SOURCE.glob(f"{floor}*") if path.stem == floor]
        files = [file for path in some for file in ([path] if path.is_file() else path.rglob("*.py"))]
        lines = sum(len(file.read_text("utf-8").splitlines()) for file in files)
        parts += [box(40, y, width - 190, FLOOR), text(52, y + 22, floor, 15, bold=True)]
        parts.append(text(150, y + 22, f"{len(files)} files, {lines:,} lines", 12))
    parts.append(arcs(width - 150, floors, doors))
    return str(
        tag(
            "svg", join(parts), xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}", font_family="serif"
        )
    )


def arcs(x: float, places: dict[str, float], doors: Doors) -> object:
    """Beside a stack of rooms, a bow for each door: the more imports, the thicker."""
    bows = []
    for here, there in ((here, there) for here in places for there in places if doors[here, there]):
        a, b = places[here] + HIGH / 2, places[there] + HIGH / 2
        out = 12 + abs(b - a) / 6
        colour, thick = (INK if b > a else RED), 0.6 + min(doors[here, there], 40) / 14
        bows.append(tag("path", d=f"M{x} {a}C{x + out} {a} {x + out} {b} {x} {b}", **line(colour, thick)))
    return join(bows)


def box(x: float, y: float, width: float, fill: str) -> object:
    return tag("rect", x=x, y=y, width=width, height=HIGH, rx=4, fill=fill, stroke=INK)


def text(x: float, y: float, said: str, size: int, bold: bool = False, anchor: str = "start") -> object:
    weight = "bold" if bold else "normal"
    return tag("text", said, x=x, y=y, font_size=size, fill=INK, font_weight=weight, text_anchor=anchor)


def line(colour: str = INK, width: float = 2) -> dict[str, object]:
    return {"fill": "none", "stroke": colour, "stroke_width": width, "stroke_opacity": 0.75}


if __name__ == "__main__":
    main()
