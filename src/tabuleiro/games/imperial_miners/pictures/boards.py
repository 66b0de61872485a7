"""Event, progress boards, decks and seats drawn as SVG, for pictures that stand alone; pages lay them out as text."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.drawing.icons import use
from tabuleiro.drawing.seats import seat_shape
from tabuleiro.drawing.sheets import figures, panel
from tabuleiro.drawing.tags import fitted, join, tag
from tabuleiro.games.imperial_miners.content.pack import BOARDS, Effect
from tabuleiro.games.imperial_miners.pictures.thumbnail import thumbnail
from tabuleiro.games.imperial_miners.rules.game import ROUNDS, ImperialMiners
from tabuleiro.games.imperial_miners.rules.view_data import TableData
from tabuleiro.games.imperial_miners.words.effects import effect_words
from tabuleiro.games.imperial_miners.words.names import WORDS, board_name, event_name, event_of, side_of
from tabuleiro.games.imperial_miners.words.phrases import effect_phrase, parts_phrase

LETTER: Final = 6.3  # a letter's mean width at 12 px: text in a picture is broken by counting
LINE: Final = 15
STATS: Final = ("vp", "coin", "cart-full", "machine", "hand")


def event_picture(game: ImperialMiners, data: TableData, lang: str, width: float) -> tuple[Markup, float]:
    """The event of the round, and how high it is."""
    head, name = "", WORDS.text(lang, "picture-setup")
    effects: tuple[Effect, ...] = ()
    if data["event"]:
        card = event_of(game, data["event"])
        when = WORDS.text(lang, f"picture-kind-{card.kind}")
        head = f"{WORDS.text(lang, 'picture-round', round=data['round'], rounds=ROUNDS)} · {when}"
        name, effects = event_name(game, data["event"], lang), card.effects
    parts = [tag("text", head, x=11, y=20, class_="evt cap"), tag("text", name, x=11, y=40, class_="evt name disp")]
    y = 48.0
    for effect in effects:
        parts.append(phrases.svg(effect_phrase(effect, lang), width / 2, y + 14, width - 24, 26))
        y += 30
        for line in wrap(effect_words(effect, lang), int((width - 22) / LETTER)):
            parts.append(tag("text", line, x=11, y=y + 11, class_="evt"))
            y += LINE
        y += 4
    board = tag("rect", width=width, height=y + 6, rx=12, class_="evb")
    return tag("g", board, *parts, class_="evp"), y + 6


def progress_picture(
    game: ImperialMiners, data: TableData, lang: str, letters: Sequence[str], width: float, height: float
) -> Markup:
    """The three boards as ladders, read from bottom to top, with everybody's marker."""
    parts = [panel(width, height, WORDS.text(lang, "picture-progress"), 22)]
    wide = (width - 32) / 3
    for i, (board, side_id) in enumerate(zip(BOARDS, data["sides"], strict=False)):
        side = side_of(game, side_id)
        left = 10 + i * (wide + 6)
        high = (height - 82) / len(side.spaces)
        parts += [
            use(board, left + wide / 2 - 11, 30, 22),
            fitted(board_name(board, lang), left + wide / 2, 65, wide, "bn", 6.4),
            tag("rect", x=left, y=70, width=wide, height=height - 80, rx=7, class_="well"),
        ]
        for space, given in enumerate(side.spaces):
            y = 72 + high * (len(side.spaces) - 1 - space)
            css = "space top" if space == len(side.spaces) - 1 else "space" if space else "space start"
            parts.append(tag("rect", x=left + 3, y=y, width=wide - 6, height=high - 2, rx=5, class_=css))
            middle = y + high / 2 - 1
            parts.append(phrases.svg(parts_phrase(given, lang), left + wide / 2, middle, wide - 12, high - 4))
            here = [seat["seat"] for seat in data["seats"] if seat["board"] == board and seat["space"] == space]
            parts += [seat_shape(n, letters[n], left + wide - 6 - 11 * k, y + 4, 20) for k, n in enumerate(here)]
    return join(parts)


def decks_picture(data: TableData) -> Markup:
    """How many cards are left in each deck."""
    parts: list[Markup] = []
    for level in range(1, 5):
        y = 22 * (level - 1)
        parts.append(use(f"level-{level}", 0, y, 18))
        parts.append(tag("text", str(data["decks"][str(level)]), x=24, y=y + 14, class_="stat"))
    return join(parts)


def seats_picture(
    game: ImperialMiners, data: TableData, lang: str, letters: Sequence[str], width: float, height: float
) -> Markup:
    """Every seat: what it has, and its mine if it is not drawn large."""
    parts = [panel(width, height, WORDS.text(lang, "picture-seats"), 22)]
    small = len(data["seats"]) - 1 if data["seat"] >= 0 else 0
    room = min((height - 40 - 32 * len(data["seats"])) / max(small, 1), 88)
    y = 34.0
    for seat in data["seats"]:
        machines = sum(entry["machines"] for entry in seat["mine"])
        amounts = (seat["vp"], seat["coins"], len(seat["carts"]), machines, seat["hand_size"])
        parts.append(seat_shape(seat["seat"], letters[seat["seat"]], 22, y + 12, 22))
        parts += figures(list(zip(STATS, amounts, strict=True)), 42, y, (width - 50) / len(STATS))
        y += 32
        if small and seat["seat"] != data["seat"]:
            mine = thumbnail(game, seat, "")
            parts.append(tag("svg", mine, x=10, y=y - 4, width=width - 20, height=room - 4, viewBox="0 0 150 66"))
            y += room
    return join(parts)
