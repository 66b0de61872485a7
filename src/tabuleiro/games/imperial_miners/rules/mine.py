"""The mine's geometry: cells, neighbours, borders, and the places a card may go (IM-16, IM-17)."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.player import BIT
from tabuleiro.core.spans import Axis

# A cell is level * WIDTH + x + MIDDLE: doubled columns, so levels 1 and 3 stand on even x, 2 and 4 on odd x.
WIDTH: Final = 48
MIDDLE: Final = 24
NOWHERE: Final = 0  # the `at` of effects that stand on no card (boards, events, the surface)
CELLS: Final = 5 * WIDTH
LEVELS: Final = 4
EDGE: Final = 18  # level 1 is offered from -EDGE to EDGE (IM-16, house ruling)
# Two cards of level 1 further apart than this never come to touch, not even through level 4. One place that far from
# the others stands for all beyond it: every mine can still be built, if not in every order (IM-16, house ruling).
FAR: Final = 10
MEMO: Final = 20_000  # how many lists of places are kept

LEFT, RIGHT, UPPER_LEFT, UPPER_RIGHT, LOWER_LEFT, LOWER_RIGHT = range(6)
SHIFT: Final = (-2, 2, -WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1)
# A border belongs to its left or upper card: its right side, its lower left, its lower right.
TO_RIGHT, TO_LOWER_LEFT, TO_LOWER_RIGHT = range(3)
BORDER_SHIFT: Final = (SHIFT[RIGHT], SHIFT[LOWER_LEFT], SHIFT[LOWER_RIGHT])


def cell_of(level: i64, x: i64) -> i64:
    return level * WIDTH + x + MIDDLE


def level_of(cell: i64) -> i64:
    return cell // WIDTH


def x_of(cell: i64) -> i64:
    return cell % WIDTH - MIDDLE


def _real(cell: i64) -> bool:
    level, x = level_of(cell), x_of(cell)
    return 1 <= level <= LEVELS and (x + level) % 2 == 1 and -EDGE - level < x < EDGE + level


def _near(cell: i64, directions: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(cell + SHIFT[d] for d in directions if _real(cell) and _real(cell + SHIFT[d]))


REAL: Final[list[int]] = [cell for cell in range(CELLS) if _real(cell)]
ABOVE: Final[list[tuple[int, ...]]] = [_near(cell, (UPPER_LEFT, UPPER_RIGHT)) for cell in range(CELLS)]
BELOW: Final[list[tuple[int, ...]]] = [_near(cell, (LOWER_LEFT, LOWER_RIGHT)) for cell in range(CELLS)]
SIDES: Final[list[tuple[int, ...]]] = [_near(cell, (LEFT, RIGHT)) for cell in range(CELLS)]
AROUND: Final[list[tuple[int, ...]]] = [_near(cell, (0, 1, 2, 3, 4, 5)) for cell in range(CELLS)]
# The neighbours in all six directions, 0 where there is no place.
NEIGHBOURS: Final[list[bytes]] = [
    bytes(cell + shift if _real(cell) and _real(cell + shift) else 0 for shift in SHIFT) for cell in range(CELLS)
]
# By direction: the way back, whether the border in between is the neighbour's, and which of its owner's borders it is.
BACK: Final = bytes((RIGHT, LEFT, LOWER_RIGHT, LOWER_LEFT, UPPER_RIGHT, UPPER_LEFT))
THEIRS: Final = bytes((1, 0, 1, 1, 0, 0))
BORDER: Final = bytes((TO_RIGHT, TO_RIGHT, TO_LOWER_RIGHT, TO_LOWER_LEFT, TO_LOWER_LEFT, TO_LOWER_RIGHT))
WINDOW: Final = sum(BIT[x + MIDDLE] for x in range(-EDGE, EDGE + 1, 2))


def place_text(cell: i64) -> str:
    """`2.3` is level 2, x = 3; the first card stands at 1.0."""
    return f"{level_of(cell)}.{x_of(cell)}"


def place_cell(text: str) -> i64:
    """The cell of a place text; ValueError if it is none."""
    level, dot, x = text.partition(".")
    cell = cell_of(int(level), int(x)) if dot else 0
    if not 0 <= cell < CELLS or not _real(cell) or place_text(cell) != text:
        raise ValueError(f"'{text}' is no place in a mine")
    return cell


def border_text(border: i64) -> str:
    """The two places that a border lies between."""
    cell = border // 3
    return f"{place_text(cell)} and {place_text(cell + BORDER_SHIFT[border % 3])}"


PLACES: Final = Axis("place", [place_text(cell) for cell in REAL], REAL)
BORDERS: Final = Axis(
    "border",
    [border_text(cell * 3 + side) for cell in REAL for side in range(3)],
    [cell * 3 + side for cell in REAL for side in range(3)],
)
_first: Final[dict[int, list[int]]] = {}
_deeper: Final[dict[int, list[int]]] = {}


def first_row_places(row: i64) -> list[int]:
    """Where a level-1 card may go, given the row's mask."""
    found = _first.get(row)
    if found is None:
        if not row:
            found = [cell_of(1, 0)]
        else:
            near = 0
            for gap in range(2, FAR + 1, 2):
                near |= row << gap | row >> gap
            found = cells_in(1, near & WINDOW & ~row)
        if len(_first) > MEMO:
            _first.clear()
        _first[row] = found
    return found


def deeper_places(level: i64, above: i64, row: i64) -> list[int]:
    """Where a card of level 2 to 4 may go: free, with a card touching from above."""
    free = (above << 1 | above >> 1) & ~row
    key = free * 8 + level
    found = _deeper.get(key)
    if found is None:
        found = cells_in(level, free)
        if len(_deeper) > MEMO:
            _deeper.clear()
        _deeper[key] = found
    return found


def cells_in(level: i64, mask: i64) -> list[int]:
    return [level * WIDTH + column for column in range(WIDTH) if mask >> column & 1]
