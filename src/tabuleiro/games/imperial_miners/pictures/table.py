"""A whole view of Imperial Miners as one picture that stands alone."""

from __future__ import annotations

from typing import Final, cast

from markupsafe import Markup

from tabuleiro.core.view import View
from tabuleiro.drawing.seats import SEATS
from tabuleiro.drawing.sheets import GAP, Drawn, at, grid
from tabuleiro.drawing.tags import join, moved, number, tag
from tabuleiro.games.imperial_miners.pictures import boards
from tabuleiro.games.imperial_miners.pictures.cards import HAND_HIGH, hand_card
from tabuleiro.games.imperial_miners.pictures.mine import Sight, mine_drawing
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.view_data import data_of
from tabuleiro.games.imperial_miners.words.names import WORDS, cost_now
from tabuleiro.kit.pictures import Pictures

WIDTH: Final = 1060
HEIGHT: Final = 540
LEFT: Final = 200
RIGHT: Final = 244
HAND: Final = HAND_HIGH + 24


class MinePictures(Pictures):
    def drawing(self, view: View, lang: str) -> Drawn:
        """Event and boards, the own mine (a spectator: all of them), everybody's seat, the hand."""
        game, data = cast(ImperialMiners, view.game), data_of(view)
        letters = SEATS[: len(data["seats"])].upper()
        event, high = boards.event_picture(game, data, lang, LEFT)
        height = HEIGHT + (HAND if data["hand"] or data["seat"] >= 0 else 0)
        rest = HEIGHT - 2 * GAP

        def mine(seat: int) -> Drawn:
            return mine_drawing(game, data["seats"][seat], lang, Sight(prefix=f"mine{seat}"))

        seats = [data["seat"]] if data["seat"] >= 0 else range(len(letters))
        room = (LEFT + 2 * GAP, GAP, WIDTH - LEFT - RIGHT - 4 * GAP, rest)
        parts = [
            at(GAP, GAP, event),
            at(GAP, 2 * GAP + high, boards.progress_picture(game, data, lang, letters, LEFT, rest - high - GAP)),
            grid(seats, room, mine, class_="mco"),
            at(WIDTH - RIGHT - GAP, GAP, boards.seats_picture(game, data, lang, letters, RIGHT, rest)),
        ]
        if height > HEIGHT:
            parts.append(at(GAP, HEIGHT, _hand(view, lang)))
        return join(parts), WIDTH, height


def _hand(view: View, lang: str) -> Markup:
    """The hand, as large as it fits, with the decks at its left."""
    game, data = cast(ImperialMiners, view.game), data_of(view)
    seat = data["seats"][data["seat"]]
    parts = [
        tag("text", WORDS.text(lang, "picture-hand"), y=22, class_="head disp"),
        at(0, 40, boards.decks_picture(data)),
    ]
    held = [*([seat["playing"]] if seat["playing"] else []), *data["hand"]]
    step = min(124.0, (WIDTH - 100) / max(len(held), 1))
    scale = min(1.0, step / 124)
    for i, card in enumerate(held):
        face = hand_card(game, card, lang, cost_now(view, view.seat, card))
        place = moved(80 + step * i, 8 + HAND_HIGH * (1 - scale))
        parts.append(tag("g", face, transform=f"{place} scale({number(scale)})"))
    return join(parts)
