"""Cards of Brazil: Imperial drawn whole: missions, gold and combat cards, monarchs, framed paintings, tiles."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import use
from tabuleiro.drawing.phrases import Phrase
from tabuleiro.drawing.tags import NOTHING, join, tag
from tabuleiro.games.brazil_imperial.content import pack as c
from tabuleiro.games.brazil_imperial.pictures.paintings import framed
from tabuleiro.games.brazil_imperial.pictures.tiles import EXPLORED, outline
from tabuleiro.games.brazil_imperial.words.phrases import (
    cost_phrase,
    effects_phrase,
    icon_of,
    objective_bits,
    palace_phrase,
    production_phrase,
)

WIDTH: Final = 128.0
HEIGHT: Final = 150.0
MIDDLE: Final = WIDTH / 2
TERRAIN: Final = {"field": "t-field", "forest": "t-forest", "mine": "t-mine", "water": "t-water"}


def _card(*inside: Markup, band: str) -> Markup:
    """Paper with a carved edge and a band on top."""
    return tag(
        "svg",
        tag("rect", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=9, class_="kf"),
        tag("path", d=f"M1 40V10a9 9 0 0 1 9-9h{WIDTH - 20:g}a9 9 0 0 1 9 9v30z", class_=f"kb {band}"),
        *inside,
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
        class_="kcard",
        aria_hidden="true",
    )


def _lines(parts: Phrase, top: float = 52.0) -> Markup:
    """A phrase's parts one below the other."""
    room = (HEIGHT - top - 10) / max(len(parts), 1)
    high = min(30.0, room)
    start = top + (HEIGHT - top - 10 - high * len(parts)) / 2 + high / 2
    return join([drawn.svg((part,), MIDDLE, start + high * i, WIDTH - 16, high - 2) for i, part in enumerate(parts)])


def _corner(vp: str) -> Markup:
    if not vp:
        return NOTHING
    wide = 20 + 8 * len(vp)
    box = tag("rect", x=WIDTH - wide - 6, y=8, width=wide, height=24, rx=7, class_="kv")
    text = tag("text", vp, x=WIDTH - 11, y=25, text_anchor="end", class_="kn")
    return join([box, use("laurel", WIDTH - wide - 4, 11, 18), text])


def whole_card(pack: c.Pack, entry: c.Entry) -> Markup:
    """Anything of a pack as a picture beside its words."""
    if isinstance(entry, c.Painting):
        points = _corner(str(entry.vp) if entry.vp else "")
        art = framed(entry.id, entry.colour, 8, 46, WIDTH - 16)
        return _card(
            use("a-painting", 10, 8, 24), points, art, _lines(effects_phrase(entry.effects), 96), band=entry.colour
        )
    if isinstance(entry, c.Mission):
        worth = f"3×{entry.vp}" if entry.era == 3 else str(entry.vp)
        aims = tuple(objective_bits(objective) for objective in entry.objectives)
        return _card(use(f"era-{entry.era}", 9, 7, 27), _corner(worth), _lines(aims), band="mission")
    if isinstance(entry, c.GoldCard):
        return _card(use("gold-card", 10, 7, 27), _lines(effects_phrase(entry.effects)), band="gold")
    if isinstance(entry, c.CombatCard):
        big = tag("text", f"+{entry.cs}", x=WIDTH - 14, y=29, text_anchor="end", class_="kbig")
        return _card(use("combat-card", 10, 7, 27), big, _lines(effects_phrase(entry.effects)), band="combat")
    if isinstance(entry, c.Monarch):
        return _card(use("u-monarch", 10, 8, 26, "var(--on-f)"), _lines(effects_phrase(entry.effects)), band="monarch")
    if isinstance(entry, c.Palace):
        worth = _corner(str(entry.vp) if entry.vp else "")
        return _card(use("b-palace", 9, 6, 28), worth, _lines(palace_phrase(entry)), band="palace")
    return _tile_card(entry)


def _tile_card(entry: c.Entry) -> Markup:
    """A building, city, product, unit, exploration tile or arch: its sign large, then what it takes and brings."""
    hexagon = tag("path", d=outline(40), transform=f"translate({MIDDLE:g} 52)", class_="khex")
    phrases: list[Phrase] = []
    sign, vp = "explore-tile", 0
    if isinstance(entry, c.Building):
        sign, vp = f"b-{entry.id}", entry.vp
        phrases = [cost_phrase(entry.cost), production_phrase(entry)]
    elif isinstance(entry, c.City):
        sign, vp, phrases = "b-city", entry.vp, [cost_phrase(entry.cost)]
    elif isinstance(entry, c.Product):
        sign, vp, phrases = f"product-{entry.shape}", entry.vp, [cost_phrase(entry.cost)]
    elif isinstance(entry, c.Unit):
        sign, vp, phrases = icon_of(entry.kind), entry.vp, [cost_phrase(entry.cost)]
    elif isinstance(entry, c.ExplorationTile):
        sign, phrases = EXPLORED[entry.kind], [effects_phrase(entry.effects)]
    elif isinstance(entry, c.Arch):
        sign = f"a-{entry.id}"
    rows = [drawn.svg(phrase, MIDDLE, 108 + 24 * i, WIDTH - 16, 22) for i, phrase in enumerate(filter(None, phrases))]
    return tag(
        "svg",
        tag("rect", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=9, class_="kf"),
        hexagon,
        use(sign, MIDDLE - 22, 30, 44, "var(--ink)"),
        _corner(str(vp) if vp else ""),
        *rows,
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
        class_="kcard",
        aria_hidden="true",
    )
