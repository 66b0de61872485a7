"""A whole view of Above and Below as one picture that stands alone."""

from __future__ import annotations

from typing import Final, cast

from markupsafe import Markup

from tabuleiro.core.view import View
from tabuleiro.drawing.icons import use
from tabuleiro.drawing.seats import SEATS
from tabuleiro.drawing.sheets import GAP, Drawn, at, grid
from tabuleiro.drawing.tags import NOTHING, join, tag
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.pictures import tracks
from tabuleiro.games.above_and_below.pictures.village import Sight, village_drawing
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.view_data import TableData, data_of
from tabuleiro.kit.pictures import Pictures

WIDTH: Final = 1104
SIDE: Final = 300
VILLAGE: Final = 350
HIRE: Final = 440
PEOPLE: Final = 620


class VillagePictures(Pictures):
    def drawing(self, view: View, lang: str) -> Drawn:
        """Offers, the own village (a spectator: all of them), its people and goods, everybody."""
        game, data = cast(AboveAndBelow, view.game), data_of(view)
        letters = SEATS[: len(data["seats"])].upper()
        left = WIDTH - SIDE - 3 * GAP
        top = 88 + 64 + 3 * GAP
        own = data["seats"][data["seat"]] if data["seat"] >= 0 else None
        story = _story(game, data, lang, left)
        foot = top + VILLAGE + GAP
        height = foot + (106 + GAP if own else 0) + (44 if story else 0)
        reputation = tracks.reputation_picture(game, data, lang, letters, WIDTH - HIRE - 3 * GAP)

        def village(seat: int) -> Drawn:
            sight = Sight(prefix=f"v{seat}", still=True, shape="side", more=bool(data["cave_top"]))
            return village_drawing(game, data["seats"][seat], lang, sight)

        seats = range(len(letters)) if own is None else [data["seat"]]
        parts = [
            at(GAP, GAP, tracks.offers_picture(game, data, lang, WIDTH - 2 * GAP)),
            at(GAP, 88 + 2 * GAP, tracks.hire_picture(game, data, lang, HIRE)),
            at(HIRE + 2 * GAP, 88 + 2 * GAP, reputation),
            grid(seats, (GAP, top, left, VILLAGE), village, class_="frame", rx=3),
            at(left + 2 * GAP, top, tracks.seats_picture(data, letters, lang, SIDE, VILLAGE)),
        ]
        if own is not None:
            parts.append(at(GAP, foot, tracks.people_picture(game, own, lang, PEOPLE)))
            parts.append(at(PEOPLE + 2 * GAP, foot, tracks.goods_picture(game, own, lang, WIDTH - PEOPLE - 3 * GAP)))
        if story:
            parts.append(at(GAP, height - 44, story))
        return join(parts), WIDTH, height

    def title(self, view: View, lang: str) -> str:
        data = data_of(view)
        if data["over"]:
            when = self.words.text(lang, "picture-over")
        else:
            when = self.words.text(lang, "picture-round", round=data["round"], rounds=data["rounds"])
        return f"{super().title(view, lang)}. {when}"


def _story(game: AboveAndBelow, data: TableData, lang: str, width: float) -> Markup:
    """The title of the page that is open, with card and die."""
    open_ = data["encounter"]
    if not open_ or not open_["paragraph"]:
        return NOTHING
    title = book(lang, game.pack.book).title(open_["paragraph"])
    die = use(f"die-{open_['die']}", 10, 6, 24) if open_["die"] else NOTHING
    text = tag("text", f"{open_['paragraph']} · {title}", x=44, y=24, class_="story disp")
    return join([tag("rect", width=width, height=36, rx=12, class_="sheet"), die, text])
