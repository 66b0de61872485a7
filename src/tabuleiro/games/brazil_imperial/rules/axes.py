"""What options and figures of this game are about, for learners: hexes, units, a hex and the one next to it; maps."""

from __future__ import annotations

from typing import Any, Final

from tabuleiro.core.game import Game
from tabuleiro.core.shapes import Figure, Shape
from tabuleiro.core.spans import Alike, Axis, Place, Things
from tabuleiro.games.brazil_imperial.content.pack import COLOURS, COLUMNS, ROWS
from tabuleiro.games.brazil_imperial.rules import codes
from tabuleiro.games.brazil_imperial.rules.map import HEX_NAMES, VOID, Ground, hex_text

EACH: Final = 128  # options name a hex in seven bits, and what else they are about above it


def grounds(game: Game) -> list[Ground]:
    return [game.box.ground(number) for number in range(len(game.box.grounds))]


class Hexes(Axis):
    """Those of all maps."""

    def places(self, game: Game) -> list[Place]:
        hexes = {hex_ for ground in grounds(game) for hex_ in ground.hexes}
        return [(hex_text(hex_), (hex_,)) for hex_ in sorted(hexes)]


class Steps(Axis):
    """From a hex to one next to it, on any map."""

    def places(self, game: Game) -> list[Place]:
        steps = {(here, near) for ground in grounds(game) for here in ground.hexes for near in ground.next_to[here]}
        return [(f"{hex_text(here)} {hex_text(near)}", (here * EACH + near,)) for here, near in sorted(steps)]


HEXES: Final = COLUMNS * ROWS  # of the largest map; a hex has the same number on all


class Map(Shape):
    """Of the ground, what never changes: terrains and edges."""

    def figures(self, name: str, meaning: str) -> list[Figure]:
        said = f"{meaning}: 0 field, 1 forest, 2 mine, 3 water, {VOID} no hex"
        return [
            Figure("terrain", HEXES, VOID, said, tuple(HEX_NAMES)),
            Figure("edge", HEXES, 1, f"{meaning}: whether a hex is at the edge", tuple(HEX_NAMES)),
        ]

    def made(self, value: Any) -> bytes:
        return bytes(value.terrain).ljust(HEXES, bytes([VOID])) + bytes(value.edge).ljust(HEXES, b"\0")


UNITS: Final = [str(unit + 1) for unit in range(codes.UNITS)]
HEX: Final = Hexes("hex", ())
STEP: Final = Steps("from hex to hex", ())
OWN_UNIT: Final = Alike("own unit", UNITS, groups=len(COLOURS), each=EACH)
UNIT: Final = Alike("unit of its board", UNITS, groups=len(COLOURS))
BUILDING: Final = Things("building", "face_ids", range(1, codes.CITY), EACH)
CITY: Final = Things("city", "face_ids", range(codes.CITY, codes.CAPITAL), EACH)
PALACE: Final = Things("palace", "palace_ids", range(1, codes.PALACES), EACH)
GOLD_CARD: Final = Things("gold card", "gold_ids")
MISSION: Final = Things("mission", "mission_ids")
