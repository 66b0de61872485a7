"""A whole view as one SVG that stands alone: for notebooks, documents and bug reports."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from markupsafe import Markup

from tabuleiro.drawing.alone import alone
from tabuleiro.drawing.icons import use
from tabuleiro.drawing.seats import SEATS, seat_shape
from tabuleiro.drawing.tags import NOTHING, join, number, tag
from tabuleiro.games.above_and_below import MANIFEST
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.pictures import tracks
from tabuleiro.games.above_and_below.pictures.tracks import at
from tabuleiro.games.above_and_below.pictures.village import DEFS, Sight, village_drawing
from tabuleiro.games.above_and_below.words.names import WORDS

if TYPE_CHECKING:
    from tabuleiro.core.view import View
    from tabuleiro.games.above_and_below.rules.game import AboveAndBelow

Data = dict[str, Any]
WIDTH: Final = 1104
SIDE: Final = 300
GAP: Final = 10
VILLAGE: Final = 350
SHEET: Final = Path(__file__).parent / "board.css"
ROOT: Final = "tabuleiro-ab"
# Classes of what only these pictures have: text beside the boards, which pages lay out themselves.
MORE: Final = """
text{font-family:var(--ui)}
.disp{font-family:var(--display)}
.sheet{fill:var(--sheet);stroke:var(--line);stroke-width:1}
.well{fill:var(--well)}
.space{fill:var(--sheet);stroke:var(--line-2);stroke-width:1.2}
.space.now{stroke:var(--ab);stroke-width:2.5}
.gap{fill:none;stroke:var(--line-2);stroke-width:1.2;stroke-dasharray:4 3}
.head{font-size:15px;font-weight:700;fill:var(--ink)}
.stat{font-size:13px;font-weight:700;fill:var(--ink)}
.name{font-size:12.5px;font-weight:700;fill:var(--ink)}
.pairs{font-size:11px;font-weight:650;fill:var(--ink-2)}
.depth{font-size:11px;font-weight:700;fill:#fff6e2}
.frame{fill:none;stroke:var(--i-line);stroke-width:2}
.story{fill:var(--ab);font-size:16px;font-weight:700}
"""


def picture(view: View, lang: str = "en") -> str:
    """What the view's seat sees: offers, its village (a spectator: all of them), its people and goods, everybody."""
    game, data = cast("AboveAndBelow", view.game), cast(Data, view.data)
    letters = SEATS[: len(data["seats"])].upper()
    left = WIDTH - SIDE - 3 * GAP
    top = 88 + 64 + 3 * GAP
    own = data["seats"][data["seat"]] if data["seat"] >= 0 else None
    story = _story(game, data, lang, left)
    foot = top + VILLAGE + GAP
    height = foot + (106 + GAP if own else 0) + (44 if story else 0)
    hire = 440
    parts = [
        tag("rect", width=WIDTH, height=height, fill="var(--paper)"),
        at(GAP, GAP, tracks.offers_picture(game, data, lang, WIDTH - 2 * GAP)),
        at(GAP, 88 + 2 * GAP, tracks.hire_picture(game, data, lang, hire)),
        at(hire + 2 * GAP, 88 + 2 * GAP, tracks.reputation_picture(game, data, lang, letters, WIDTH - hire - 3 * GAP)),
        _villages(game, data, lang, left, top),
        at(left + 2 * GAP, top, tracks.seats_picture(data, letters, lang, SIDE, VILLAGE)),
    ]
    if own is not None:
        people = 620
        parts.append(at(GAP, foot, tracks.people_picture(game, own, lang, people)))
        parts.append(at(people + 2 * GAP, foot, tracks.goods_picture(game, own, lang, WIDTH - people - 3 * GAP)))
    if story:
        parts.append(at(GAP, height - 44, story))
    seat = data["seat"]
    name = WORDS.text(lang, "picture-title", seat=letters[seat]) if seat >= 0 else WORDS.text(lang, "picture-spectator")
    when = (
        WORDS.text(lang, "picture-over")
        if data["over"]
        else WORDS.text(lang, "picture-round", round=data["round"], rounds=game.pack.tracks.rounds)
    )
    return alone(join(parts), WIDTH, height, f"{name}. {when}", ROOT, _css(), DEFS, MANIFEST.tokens)


def _villages(game: AboveAndBelow, data: Data, lang: str, width: float, top: float) -> Markup:
    """The own village, or everybody's in a grid for who has none."""
    players = [data["seats"][data["seat"]]] if data["seat"] >= 0 else data["seats"]
    across = 1 if len(players) == 1 else 2
    down = -(-len(players) // across)
    wide, high = width / across, VILLAGE / down
    parts: list[Markup] = []
    for i, player in enumerate(players):
        sight = Sight(prefix=f"v{player['seat']}", still=True)
        inside, w, h = village_drawing(game, player, lang, sight, "side", bool(data["cave_top"]))
        x, y = GAP + wide * (i % across), top + high * (i // across)
        box = {"x": x, "y": y, "width": wide, "height": high}
        parts.append(tag("svg", inside, viewBox=f"0 0 {number(w)} {number(h)}", **box))
        parts.append(tag("rect", class_="frame", rx=3, **box))
        if across > 1:
            parts.append(seat_shape(player["seat"], SEATS[player["seat"]].upper(), x + 20, y + 20, 26))
    return join(parts)


def _story(game: AboveAndBelow, data: Data, lang: str, width: float) -> Markup:
    """The title of the page that is open, with card and die."""
    open_ = data["encounter"]
    if not open_ or not open_["paragraph"]:
        return NOTHING
    title = book(lang, game.pack.book).title(open_["paragraph"])
    return join(
        [
            tag("rect", width=width, height=36, rx=12, class_="sheet"),
            use(f"die-{open_['die']}", 10, 6, 24) if open_["die"] else NOTHING,
            tag("text", f"{open_['paragraph']} · {title}", x=44, y=24, class_="story disp"),
        ]
    )


@lru_cache(maxsize=1)
def _css() -> str:
    return SHEET.read_text(encoding="utf-8") + MORE
