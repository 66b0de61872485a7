"""A whole view as one SVG that stands alone: for notebooks, documents and bug reports."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from markupsafe import Markup

from tabuleiro.drawing.alone import alone
from tabuleiro.drawing.seats import SEATS, seat_shape
from tabuleiro.drawing.tags import join, number, tag
from tabuleiro.games.imperial_miners import MANIFEST
from tabuleiro.games.imperial_miners.pictures import boards
from tabuleiro.games.imperial_miners.pictures.boards import at
from tabuleiro.games.imperial_miners.pictures.cards import HAND_HIGH, PATTERNS, hand_card
from tabuleiro.games.imperial_miners.pictures.ground import DEFS
from tabuleiro.games.imperial_miners.pictures.mine import Sight, mine_drawing
from tabuleiro.games.imperial_miners.words.names import WORDS, cost_now

if TYPE_CHECKING:
    from tabuleiro.core.view import View
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners

Data = dict[str, Any]
WIDTH: Final = 1060
HEIGHT: Final = 540
LEFT: Final = 200
RIGHT: Final = 244
GAP: Final = 10
HAND: Final = HAND_HIGH + 24
SHEET: Final = Path(__file__).parent / "board.css"
ROOT: Final = "tabuleiro-im"
# Classes of what only these pictures have: text beside the boards, which pages lay out themselves.
MORE: Final = """
text{font-family:var(--ui)}
.disp{font-family:var(--display)}
.sheet{fill:var(--sheet);stroke:var(--line);stroke-width:1}
.well{fill:var(--well)}
.space{fill:var(--sheet)}
.space.top{fill:var(--pick-wash);stroke:var(--pick-edge);stroke-width:1.5}
.space.start{fill:none;stroke:var(--line-2);stroke-width:1.2;stroke-dasharray:4 3}
.head{font-size:15px;font-weight:700;fill:var(--ink)}
.bn{font-size:11px;font-weight:650;fill:var(--ink)}
.stat{font-size:13px;font-weight:700;fill:var(--ink)}
.evb{fill:#8a3a17;stroke:var(--i-line);stroke-width:2}
.evt{font-size:12px;fill:#fff3dc}
.evt.cap{font-size:11px;font-weight:650;fill:#ffd9a8}
.evt.name{font-size:17px;font-weight:700}
.evp .fn,.evp .fs{fill:#fff3dc}
.evp .fxs{color:#fff3dc}
"""


def picture(view: View, lang: str = "en") -> str:
    """What the view's seat sees: event and boards, its mine (a spectator: all of them), everybody's seat, its hand."""
    game, data = cast("ImperialMiners", view.game), cast(Data, view.data)
    letters = SEATS[: len(data["seats"])].upper()
    event, high = boards.event_picture(game, data, lang, LEFT)
    height = HEIGHT + (HAND if data["hand"] or data["seat"] >= 0 else 0)
    middle = WIDTH - LEFT - RIGHT - 4 * GAP
    rest = HEIGHT - 2 * GAP
    parts = [
        tag("rect", width=WIDTH, height=height, fill="var(--paper)"),
        at(GAP, GAP, event),
        at(GAP, 2 * GAP + high, boards.progress_picture(game, data, lang, letters, LEFT, rest - high - GAP)),
        _mines(game, data, lang, LEFT + 2 * GAP, middle, rest),
        at(WIDTH - RIGHT - GAP, GAP, boards.seats_picture(game, data, lang, letters, RIGHT, rest)),
    ]
    if height > HEIGHT:
        parts.append(at(GAP, HEIGHT, _hand(view, game, data, lang)))
    seat = data["seat"]
    title = (
        WORDS.text(lang, "picture-title", seat=letters[seat]) if seat >= 0 else WORDS.text(lang, "picture-spectator")
    )
    return alone(join(parts), WIDTH, height, title, ROOT, _css(), PATTERNS + DEFS, MANIFEST.tokens)


def _mines(game: ImperialMiners, data: Data, lang: str, left: float, width: float, height: float) -> Markup:
    """The own mine, or everybody's side by side for who has none."""
    seats = [data["seats"][data["seat"]]] if data["seat"] >= 0 else data["seats"]
    across = 1 if len(seats) == 1 else 2
    down = -(-len(seats) // across)
    wide, high = width / across, height / down
    parts: list[Markup] = []
    for i, seat in enumerate(seats):
        inside, w, h = mine_drawing(game, seat, lang, Sight(prefix=f"mine{seat['seat']}"))
        box = {"x": left + wide * (i % across), "y": GAP + high * (i // across), "width": wide, "height": high}
        parts.append(tag("svg", inside, viewBox=f"0 0 {number(w)} {number(h)}", **box))
        parts.append(tag("rect", class_="mco", **box))
        if across > 1:
            parts.append(seat_shape(seat["seat"], SEATS[seat["seat"]].upper(), box["x"] + 20, box["y"] + 20, 26))
    return join(parts)


def _hand(view: View, game: ImperialMiners, data: Data, lang: str) -> Markup:
    """The hand, as large as it fits, with the decks at its left."""
    seat = data["seats"][data["seat"]]
    parts = [
        tag("text", WORDS.text(lang, "picture-hand"), y=22, class_="head disp"),
        at(0, 40, boards.decks_picture(data)),
    ]
    held: list[str] = [*([seat["playing"]] if seat["playing"] else []), *data["hand"]]
    step = min(124.0, (WIDTH - 100) / max(len(held), 1))
    scale = min(1.0, step / 124)
    for i, card in enumerate(held):
        cost = cost_now(view, data["seat"], card)
        face = hand_card(game, card, lang, cost)
        place = f"translate({number(80 + step * i)} {number(8 + HAND_HIGH * (1 - scale))}) scale({number(scale)})"
        parts.append(tag("g", face, transform=place))
    return join(parts)


@lru_cache(maxsize=1)
def _css() -> str:
    return SHEET.read_text(encoding="utf-8") + MORE
