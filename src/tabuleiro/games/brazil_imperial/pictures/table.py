"""A view of Brazil: Imperial as one picture that needs nothing else: the map, and every seat's board."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from tabuleiro.drawing.alone import alone
from tabuleiro.drawing.seats import SEATS
from tabuleiro.drawing.tags import join, number, tag
from tabuleiro.games.brazil_imperial import MANIFEST
from tabuleiro.games.brazil_imperial.pictures.board import board_drawing
from tabuleiro.games.brazil_imperial.pictures.map import map_drawing, sight_of, terrain_defs
from tabuleiro.games.brazil_imperial.pictures.paintings import framed
from tabuleiro.games.brazil_imperial.rules.view_data import data_of
from tabuleiro.games.brazil_imperial.words.effects import WORDS
from tabuleiro.games.brazil_imperial.words.phrases import by_id

if TYPE_CHECKING:
    from tabuleiro.core.view import View

SHEET: Final = Path(__file__).parent / "board.css"
ROOT: Final = "tabuleiro-bi"
WIDTH: Final = 1240.0
GAP: Final = 10.0
LEFT: Final = 640.0  # the map's width
# Classes of what only these pictures have: text beside the map, which pages lay out themselves.
MORE: Final = """
text{font-family:var(--ui)}
.disp{font-family:var(--display)}
.stat{font-size:14px;font-weight:700;fill:var(--ink)}
"""


def picture(view: View, lang: str = "en") -> str:
    """What the view's seat sees: the map, the gallery, every seat's board, the own one first."""
    data = data_of(view)
    pack = cast(Any, view.game).pack
    inside, box = map_drawing(data, sight_of(data, pack))
    high = LEFT * box[3] / box[2]
    parts = [
        tag("svg", inside, x=GAP, y=GAP, width=LEFT, height=high, viewBox=" ".join(map(number, box))),
    ]
    x = LEFT + 2 * GAP
    room = WIDTH - x - GAP
    wide = (room - 5 * GAP) / 6
    for i, name in enumerate(filter(None, data["gallery"])):
        parts.append(framed(name, by_id(pack.paintings)[name].colour, x + i * (wide + GAP), GAP, wide))
    y = GAP + wide * 0.4 + GAP
    seats = sorted(data["seats"], key=lambda player: player["seat"] != data["seat"])
    for player in seats:
        drawn, w, h = board_drawing(pack, player, data["era"], SEATS[player["seat"]].upper(), lang)
        parts.append(
            tag("svg", drawn, x=x, y=y, width=room, height=room * h / w, viewBox=f"0 0 {number(w)} {number(h)}")
        )
        y += room * h / w + GAP
    height = max(high + 2 * GAP, y)
    seat = data["seat"]
    key = "picture-title" if seat >= 0 else "picture-spectator"
    title = WORDS.text(lang, key, **({"seat": SEATS[seat].upper()} if seat >= 0 else {}))
    ground = tag("rect", width=WIDTH, height=height, fill="var(--paper)")
    return alone(join([ground, *parts]), WIDTH, height, title, ROOT, _css(), terrain_defs(), MANIFEST.tokens)


@lru_cache(maxsize=1)
def _css() -> str:
    return SHEET.read_text(encoding="utf-8") + MORE
