"""Icon phrases: what something brings, in figures and icons; the same phrase as HTML and as SVG that always fits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, Literal, NamedTuple

from markupsafe import Markup

from tabuleiro.drawing.icons import color_of, coloured, icon, use
from tabuleiro.drawing.tags import MINUS, classes, join, moved, named, tag

Kind = Literal["number", "icon", "here", "sign", "small"]
ICON: Final = 19.0  # an icon's size in a picture at full scale; all measures below go with it
GAP: Final = 2.0
LINE: Final = 20.0
DIGIT: Final = 9.0
ARROW: Final = 12.0
WIDE: Final[Mapping[Kind, tuple[float, float]]] = {  # of a letter, and besides
    "icon": (0, ICON + GAP),
    "here": (0, ICON + 3 * GAP),
    "number": (DIGIT, 3),
    "sign": (7, 2),
    "small": (6.4, 3),
}
LARGER: Final = 1.2  # how much larger a phrase may get where there is room for it: on a small screen


class Bit(NamedTuple):
    """A figure, an icon, an icon in a frame ("on this card"), a sign between them, or a small word."""

    kind: Kind
    value: str


Bits = tuple[Bit, ...]
Phrase = tuple[Bits, ...]  # parts that all happen, joined by a plus
PAYS: Final = Bit("sign", ">")
PLUS: Final = Bit("sign", "+")


def bits(text: str) -> Bits:
    """A part as it reads, `2 coin > −1 [machine] (all)`: figures, icons by name, signs, [an icon on this card], (a
    small word)."""
    return tuple(map(_bit, text.split()))


@lru_cache(maxsize=2048)
def _bit(word: str) -> Bit:
    if word[0] in "[(":
        return Bit("here" if word[0] == "[" else "small", word[1:-1])
    if word[0].isalpha():
        return Bit("icon", word)
    return Bit("number", word.replace("-", MINUS)) if any(map(str.isdigit, word)) else Bit("sign", word)


def some(n: int, icon: str) -> str:
    """As `bits` reads it: one is the icon alone, more have their number before it."""
    return "" if not n else icon if n == 1 else f"{n} {icon}"


def gains(amounts: Sequence[tuple[int, str]]) -> Phrase:
    """Numbers by icon name as a phrase: `3 coin + 2 vp`, `2 vp −1 coin`."""
    return tuple(bits(f"{n} {name}") for n, name in amounts)


def joined(part: Bits) -> Bits:
    """A part that follows another one; what is lost has its own sign."""
    return part if part[0].value.startswith(MINUS) else (PLUS, *part)


# ---------------------------------------------------------------- HTML
@lru_cache(maxsize=4096)
def html(phrase: Phrase, label: str = "", cls: str = "") -> Markup:
    """With a label it is one picture for who listens, else decoration beside words."""
    inside: list[Markup] = []
    for i, part in enumerate(phrase):
        inside.append(tag("span", *map(_html_bit, joined(part) if i else part), class_="ph"))
    return tag("span", *inside, class_=classes("fx", cls), **named(label))


def _html_bit(bit: Bit) -> Markup:
    if bit.kind == "icon":
        return coloured(bit.value)
    if bit.kind == "here":
        return tag("span", icon(bit.value), class_="here")
    if bit == PAYS:
        return icon("right", cls="op")
    if bit.kind == "number":
        return tag("span", bit.value)
    return tag("span", bit.value, class_="op" if bit.kind == "sign" else "sm")


# ---------------------------------------------------------------- SVG
def width_of(bits: Sequence[Bit]) -> float:
    return sum(map(_width, bits))


def _width(bit: Bit) -> float:
    if bit == PAYS:
        return ARROW + GAP
    if bit == PLUS:
        return 14  # no figure before it may be read with what follows
    letter, more = WIDE[bit.kind]
    return letter * len(bit.value) + more


@lru_cache(maxsize=4096)
def lines_of(phrase: Phrase, width: float, height: float) -> tuple[float, tuple[Bits, ...]]:
    """The lines that leave the phrase largest in the box, and how large: 1 is full size, never more."""
    best: tuple[float, tuple[Bits, ...]] = (0.0, ())
    for breaks in range(len(phrase)):
        for cuts in combinations(range(1, len(phrase)), breaks):
            edges = (0, *cuts, len(phrase))
            lines = tuple(_line(phrase, a, b) for a, b in pairwise(edges))
            widest = max(map(width_of, lines))
            scale = min(1.0, width / widest if widest else 1.0, height / (LINE * len(lines)))
            if scale > best[0] + 0.01:  # fewer lines, unless more of them are really larger
                best = (scale, lines)
    return best


def _line(phrase: Phrase, start: int, end: int) -> Bits:
    bits: list[Bit] = []
    for i in range(start, end):
        bits += joined(phrase[i]) if i else phrase[i]
    return tuple(bits)


@lru_cache(maxsize=8192)
def svg(phrase: Phrase, x: float, y: float, width: float, height: float = LINE) -> Markup:
    """Centred at x, y within a box; what is too wide is broken into lines or drawn smaller, never cut."""
    if not phrase:
        return Markup("")
    scale, lines = lines_of(phrase, width, height)
    top = -LINE * (len(lines) - 1) / 2
    drawn = [_svg_line(line, top + LINE * i) for i, line in enumerate(lines)]
    roomy = scale == 1 and max(map(width_of, lines)) * LARGER <= width
    return tag("g", tag("g", *drawn, class_="fxs roomy" if roomy else "fxs"), transform=moved(x, y, scale))


def _svg_line(bits: Bits, y: float) -> Markup:
    x = -width_of(bits) / 2
    drawn: list[Markup] = []
    for bit in bits:
        wide = _width(bit)
        if bit.kind == "icon":
            color = color_of(bit.value)
            drawn.append(use(bit.value, x, y - ICON / 2, ICON, f"var(--f-{color})" if color else ""))
        elif bit.kind == "here":
            drawn.append(tag("rect", x=x, y=y - ICON / 2 - 1, width=wide - GAP, height=ICON + 2, rx=4, class_="fh"))
            drawn.append(use(bit.value, x + GAP, y - ICON / 2, ICON))
        elif bit == PAYS:
            drawn.append(use("right", x, y - ARROW / 2, ARROW))
        else:
            kind = "fs" if bit.kind == "small" else "fn"
            low = 4.2 if bit.kind == "small" else 5.5
            drawn.append(tag("text", bit.value, x=x + (wide - 1) / 2, y=y + low, text_anchor="middle", class_=kind))
        x += wide
    return join(drawn)
