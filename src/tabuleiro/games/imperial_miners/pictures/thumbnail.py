"""A mine drawn small: where its cards lie, their factions, what has collapsed."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from tabuleiro.drawing.icons import use
from tabuleiro.drawing.tags import named, number, tag
from tabuleiro.games.imperial_miners.pictures.cards import mark_of, sides_of
from tabuleiro.games.imperial_miners.pictures.ground import Columns
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.view_data import SeatData
from tabuleiro.games.imperial_miners.words.names import card_of
from tabuleiro.games.imperial_miners.words.places import split


def thumbnail(game: ImperialMiners, seat: SeatData, label: str) -> Markup:
    cards = tuple((e["place"], e["card"], e["collapsed"]) for e in seat["mine"])
    return _thumbnail(game, cards, label, f"mine{seat['seat']}")


@lru_cache(maxsize=4096)
def _thumbnail(game: ImperialMiners, mine: tuple[tuple[str, str, bool], ...], label: str, whose: str) -> Markup:
    columns = Columns([split(place)[1] for place, _, _ in mine], half=13)
    width = max(150.0, columns.width + 12)
    left = (width - columns.width) / 2
    w, inner = number(width), number(width - 12)
    parts = [
        tag("rect", width=width, height=66, rx=6, fill="var(--lv2)"),
        tag("path", d=f"M0 37h{w}v23a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z", fill="var(--lv3)"),
        tag("path", d=f"M0 8V6a6 6 0 0 1 6-6h{inner}a6 6 0 0 1 6 6v2z", fill="var(--sky-2)"),
        tag("path", d=f"M0 8h{w}", stroke="var(--i-line)", stroke_width=2),
    ]
    for place, card_id, collapsed in mine:
        level, x = split(place)
        at_x, at_y = left + columns.middle(x) - 12.3, 10 + 14 * (level - 1)
        sides = sides_of(card_of(game, card_id))
        box = {"y": at_y, "height": 13.0, "rx": 2.0}
        drawn: list[Markup] = []
        for i, side in enumerate(sides):
            wide = 24.6 / len(sides)
            drawn.append(tag("rect", x=at_x + wide * i, width=wide, fill=f"var(--f-{side})", class_="tc", **box))
            drawn.append(use(mark_of(side), at_x + wide * (i + 0.5) - 5, at_y + 1.5, 10, "var(--on-f)"))
        if collapsed:
            drawn.append(tag("rect", x=at_x, width=24.6, class_="tfall", **box))
        parts.append(tag("g", *drawn, data_spot=f"{whose} {place}"))
    return tag("svg", *parts, viewBox=f"0 0 {w} 66", class_="thumb", **named(label))
