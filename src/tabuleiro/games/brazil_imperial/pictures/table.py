"""A view of Brazil: Imperial as one picture that needs nothing else: the map, and every seat's board."""

from __future__ import annotations

from typing import Any, Final, cast

from tabuleiro.core.view import View
from tabuleiro.drawing.seats import SEATS
from tabuleiro.drawing.sheets import GAP, Drawn
from tabuleiro.drawing.tags import join, number, tag, view_box
from tabuleiro.games.brazil_imperial.pictures.board import board_drawing
from tabuleiro.games.brazil_imperial.pictures.map import map_drawing, sight_of
from tabuleiro.games.brazil_imperial.pictures.paintings import framed
from tabuleiro.games.brazil_imperial.rules.view_data import data_of
from tabuleiro.kit.pictures import Pictures
from tabuleiro.kit.words import by_id

WIDTH: Final = 1240.0
LEFT: Final = 640.0  # the map's width


class BrazilPictures(Pictures):
    def drawing(self, view: View, lang: str) -> Drawn:
        """The map, the gallery, every seat's board, the own one first."""
        data = data_of(view)
        pack = cast(Any, view.game).pack
        inside, box = map_drawing(data, sight_of(data, pack))
        high = LEFT * box[3] / box[2]
        parts = [tag("svg", inside, x=GAP, y=GAP, width=LEFT, height=high, viewBox=" ".join(map(number, box)))]
        x = LEFT + 2 * GAP
        room = WIDTH - x - GAP
        wide = (room - 5 * GAP) / 6
        for i, name in enumerate(filter(None, data["gallery"])):
            parts.append(framed(name, by_id(pack.paintings)[name].colour, x + i * (wide + GAP), GAP, wide))
        y = GAP + wide * 0.4 + GAP
        seats = sorted(data["seats"], key=lambda player: player["seat"] != data["seat"])
        for player in seats:
            drawn, w, h = board_drawing(pack, player, data["era"], SEATS[player["seat"]].upper(), lang)
            tall = room * h / w
            parts.append(tag("svg", drawn, x=x, y=y, width=room, height=tall, viewBox=view_box(w, h)))
            y += tall + GAP
        return join(parts), WIDTH, max(high + 2 * GAP, y)
