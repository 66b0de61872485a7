"""Cards of Brazil: Imperial drawn whole: missions, gold and combat cards, monarchs, framed paintings, tiles."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import use
from tabuleiro.drawing.phrases import Phrase
from tabuleiro.drawing.tags import NOTHING, join, moved, tag
from tabuleiro.games.brazil_imperial.content import pack as c
from tabuleiro.games.brazil_imperial.pictures.paintings import framed
from tabuleiro.games.brazil_imperial.pictures.tiles import hexagon
from tabuleiro.games.brazil_imperial.words.phrases import (
    cost_phrase,
    effects_phrase,
    find_icon,
    icon_of,
    kind_of,
    objective_bits,
    palace_phrase,
    worth_of,
)

WIDTH: Final = 128.0
HEIGHT: Final = 150.0
MIDDLE: Final = WIDTH / 2


def _paper(*inside: Markup) -> Markup:
    """With a carved edge."""
    edge = tag("rect", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=9, class_="kf")
    return tag("svg", edge, *inside, viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}", class_="kcard", aria_hidden="true")


def _card(band: str, *inside: Markup) -> Markup:
    """Paper with a band on top."""
    top = tag("path", d=f"M1 40V10a9 9 0 0 1 9-9h{WIDTH - 20:g}a9 9 0 0 1 9 9v30z", class_=f"kb {band}")
    return _paper(top, *inside)


def _lines(parts: Phrase, top: float = 52.0) -> Markup:
    """A phrase's parts one below the other."""
    room = (HEIGHT - top - 10) / max(len(parts), 1)
    high = min(30.0, room)
    start = top + (HEIGHT - top - 10 - high * len(parts)) / 2 + high / 2
    return join([drawn.svg((part,), MIDDLE, start + high * i, WIDTH - 16, high - 2) for i, part in enumerate(parts)])


def _corner(vp: int | str) -> Markup:
    if not vp:
        return NOTHING
    wide = 26 + 9 * len(str(vp))  # the sign, then the figure
    box = tag("rect", x=WIDTH - wide - 6, y=8, width=wide, height=24, rx=7, class_="kv")
    text = tag("text", str(vp), x=WIDTH - 11, y=25, text_anchor="end", class_="kn")
    return join([box, use("laurel", WIDTH - wide - 4, 11, 18), text])


def whole_card(entry: c.Entry) -> Markup:
    """Anything of a pack as a picture beside its words."""
    match entry:
        case c.Painting():
            art = framed(entry.id, entry.colour, 8, 46, WIDTH - 16)
            does = _lines(effects_phrase(entry.effects), 96)
            return _card(entry.colour, use("a-painting", 10, 8, 24), _corner(entry.vp), art, does)
        case c.Mission():
            aims = tuple(map(objective_bits, entry.objectives))
            return _card("mission", use(f"era-{entry.era}", 9, 7, 27), _corner(worth_of(entry)), _lines(aims))
        case c.GoldCard():
            return _card("gold", use("gold-card", 10, 7, 27), _lines(effects_phrase(entry.effects)))
        case c.CombatCard():
            big = tag("text", f"+{entry.cs}", x=WIDTH - 14, y=29, text_anchor="end", class_="kbig")
            return _card("combat", use("combat-card", 10, 7, 27), big, _lines(effects_phrase(entry.effects)))
        case c.Monarch():
            sign = use("u-monarch", 10, 8, 26, "var(--on-crown)")
            return _card("monarch", sign, _lines(effects_phrase(entry.effects)))
        case c.Palace():
            return _card("palace", use("b-palace", 9, 6, 28), _corner(entry.vp), _lines(palace_phrase(entry)))
        case c.Building():
            return _tile(f"b-{entry.id}", entry.vp, cost_phrase(entry.cost), cost_phrase(entry.production))
        case c.City():
            return _tile("b-city", entry.vp, cost_phrase(entry.cost))
        case c.Product():
            return _tile(f"product-{entry.shape}", entry.vp, cost_phrase(entry.cost))
        case c.Unit():
            return _tile(icon_of(kind_of(entry)), entry.vp, cost_phrase(entry.cost))
        case c.ExplorationTile():
            return _tile(find_icon(entry), 0, effects_phrase(entry.effects))
        case c.Arch():
            return _tile(f"a-{entry.id}", 0)
    return _tile("explore-tile", 0)


def _tile(sign: str, vp: int, *phrases: Phrase) -> Markup:
    """Its sign large, then what it takes and brings."""
    large = (hexagon(40, "khex", transform=moved(MIDDLE, 52)), use(sign, MIDDLE - 22, 30, 44, "var(--ink)"))
    rows = [drawn.svg(phrase, MIDDLE, 108 + 24 * i, WIDTH - 16, 22) for i, phrase in enumerate(filter(None, phrases))]
    return _paper(*large, _corner(vp), *rows)
