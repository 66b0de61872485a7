"""The surface above a mine: the board's effects as signboards, among them the tower; frames and reasons in place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.tags import NOTHING, classes, fitted, join, number, tag
from tabuleiro.games.imperial_miners.pictures.ground import headframe
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.words.effects import effect_words
from tabuleiro.games.imperial_miners.words.phrases import effect_phrase


@lru_cache(maxsize=64)
def sign_widths(game: ImperialMiners) -> tuple[float, ...]:
    found = [effect_phrase(effect, "en") for effect in game.pack.surface]
    return tuple(min(max(phrases.width_of(sum(phrase, ())) + 22, 58), 124) for phrase in found)


def surface(
    game: ImperialMiners, lang: str, marks: Mapping[str, Mark], path: Sequence[str], prefix: str, width: float
) -> Markup:
    """The surface board's effects as signboards; the tower stands among them."""
    spots = [f"surface {i}" for i in range(1, len(game.pack.surface) + 1)]
    signs = tuple((marks.get(spot), spot in path) for spot in spots)
    return _signs(game, lang, signs, prefix, width)


@lru_cache(maxsize=2048)
def _signs(
    game: ImperialMiners, lang: str, signs: tuple[tuple[Mark | None, bool], ...], prefix: str, width: float
) -> Markup:
    widths = sign_widths(game)
    tower = (len(widths) + 1) // 2 + (len(widths) > 3)  # after so many signs
    x = (width - sum(widths) - 8 * (len(widths) - 1) - 96) / 2
    parts: list[Markup] = []
    for i, (effect, wide, (mark, on_path)) in enumerate(zip(game.pack.surface, widths, signs, strict=True), 1):
        on = on_path or (mark is not None and mark.state == "chosen")
        drawn = [
            tag("path", d=f"M{number(x + 12)} 60v30M{number(x + wide - 12)} 60v30", class_="post"),
            tag("rect", x=x, y=40, width=wide, height=32, rx=5, class_="sg"),
            phrases.svg(effect_phrase(effect, lang), x + wide / 2, 56, wide - 12, 29),
        ]
        if mark is not None and mark.state == "no":
            drawn.append(tag("rect", x=x, y=40, width=wide, height=32, rx=5, class_="veil"))
            drawn.append(chip(mark.short, x + wide / 2, 78, wide + 4))
        elif mark is not None:
            drawn.append(frame_ticks(x, 40, wide, 32))
            drawn.append(tag("rect", x=x, y=16, width=wide, height=74, fill="transparent"))  # room for a thumb
        said = mark.attributes if mark else {"role": "img", "aria_label": effect_words(effect, lang)}
        css = classes("sign", "on" if on else "", mark.css if mark else "")
        drawn.insert(0, mark.title if mark else NOTHING)
        named = {"id": f"{prefix}-surface-{i}", "data_spot": f"surface{prefix.removeprefix('mine')} {i}"}
        parts.append(tag("g", *drawn, class_=css, **named, **said))
        x += wide + 8
        if i == tower:
            parts.insert(0, headframe(x + 2))
            x += 88
    if len(widths) < tower:
        parts.insert(0, headframe(x + 2))
    return join(parts)


def frame_ticks(x: float, y: float, wide: float, high: float, tick: int = 9) -> Markup:
    """Amber corners around anything that can be chosen."""
    t = tick
    a, b, c, d = number(x - 2), number(y - 2), number(x + wide + 2), number(y + high + 2)
    corners = f"M{a} {b}m0 {t}v-{t}h{t}M{c} {b}m-{t} 0h{t}v{t}M{c} {d}m0 -{t}v{t}h-{t}M{a} {d}m{t} 0h-{t}v-{t}"
    return tag("path", d=corners, class_="tick")


def chip(text: str, x: float, y: float, room: float, high: float = 18) -> Markup:
    """A short reason in place; `y` is its middle."""
    if not text:
        return NOTHING
    wide = min(len(text) * 5.7 + 10, room)
    ground = tag("rect", x=x - wide / 2, y=y - high / 2, width=wide, height=high, rx=4)
    return tag("g", ground, fitted(text, x, y + 4, wide - 8, "chipt", 5.7), class_="chipr")
