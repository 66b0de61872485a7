"""Buildings: their drawings, the sign below a house, a tile of the offer with its cost, a whole card to look at."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from itertools import combinations, pairwise
from pathlib import Path
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.drawing.art import drawings
from tabuleiro.drawing.icons import use
from tabuleiro.drawing.sheets import at
from tabuleiro.drawing.tags import NOTHING, centred, fitted, join, named, number, tag
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.words.names import building_name, buildings
from tabuleiro.games.above_and_below.words.phrases import building_phrase

HOUSES: Final = drawings(Path(__file__).parent / "houses.svg")
OUTPOSTS: Final = drawings(Path(__file__).parent / "outposts.svg")
LETTER: Final = 7.3  # a letter's mean width on a sign
NAME: Final = 13.0  # a line of a name
MOST_LINES: Final = 3  # of a name
PHRASE: Final = 18.0  # a line of a phrase
LEGIBLE: Final = 0.8  # a phrase on a tile that would get smaller than this has more room
SMALLEST: Final = 0.66  # a phrase that would get smaller than this is broken into two lines
TILE_WIDE: Final = 78
TILE_HIGH: Final = 78


@lru_cache(maxsize=512)
def building_art(building: str, outpost: bool) -> Markup:
    """On the ground or in a cave; one of an unknown pack gets some drawing of its kind, always the same."""
    kinds = OUTPOSTS if outpost else HOUSES
    if building not in kinds:
        names = sorted(kinds)
        building = names[sha256(building.encode()).digest()[0] % len(names)]
    return tag("g", kinds[building], class_="art")


# ---------------------------------------------------------------- names
@lru_cache(maxsize=2048)
def name_lines(name: str, room: float) -> tuple[str, ...]:
    """One line, or two of about the same length if it is too long for its room; three if it is for these, too."""
    words = name.split(" ")
    best: tuple[str, ...] = (name,)
    for n in range(1, MOST_LINES + 1):
        cuts = combinations(range(1, len(words)), n - 1)
        ways = [tuple(" ".join(words[a:b]) for a, b in pairwise((0, *cut, len(words)))) for cut in cuts]
        best = min(ways, key=lambda way: max(map(len, way)), default=best)
        if max(map(len, best)) * LETTER <= room:
            break
    return best


# ---------------------------------------------------------------- signs
@lru_cache(maxsize=2048)
def sign_size(game: AboveAndBelow, building: str, lang: str, width: float) -> tuple[float, float]:
    """How high a sign is, and how much of that is the phrase's."""
    phrase = building_phrase(game, building)
    scale, _ = phrases.lines_of(phrase, width - 8, PHRASE)
    high = PHRASE * 1.7 if scale < SMALLEST and len(phrase) > 1 else PHRASE
    return 8 + NAME * len(name_lines(building_name(game, building, lang), width - 8)) + high, high


@lru_cache(maxsize=2048)
def sign(
    game: AboveAndBelow, building: str, lang: str, x: float, y: float, width: float, goods: int | None = None
) -> Markup:
    """Name and phrase on a board, its upper edge centred at x, y; `goods`: how many lie there now."""
    high, phrase_high = sign_size(game, building, lang, width)
    lines = name_lines(building_name(game, building, lang), width - 8)
    named = [fitted(line, x, y + 13.5 + NAME * i, width - 8, "vn disp", LETTER, 1.2) for i, line in enumerate(lines)]
    middle = y + 5 + NAME * len(lines) + phrase_high / 2
    return tag(
        "g",
        tag("rect", x=x - width / 2, y=y, width=width, height=high, rx=6),
        *named,
        phrases.svg(building_phrase(game, building, goods), x, middle, width - 8, phrase_high),
        class_="vs",
    )


# ---------------------------------------------------------------- offers
def cost_coin(cost: int, x: float, y: float) -> Markup:
    return join(
        [
            tag("circle", cx=x, cy=y, r=11, fill="var(--c-gold)", stroke="var(--i-line)", stroke_width=1.6),
            tag("circle", cx=x, cy=y, r=8.4, fill="none", stroke="var(--i-cut)", stroke_width=1),
            centred(str(cost), x, y + 4.6, "cost"),
        ]
    )


@lru_cache(maxsize=1024)
def offer_face(game: AboveAndBelow, building: str) -> Markup:
    """A tile of the offer: the drawing on its ground, the phrase below, the cost at the corner. A long phrase has more
    room, and the drawing less."""
    card, phrase = buildings(game)[building], building_phrase(game, building)
    below = card.kind == "outpost"
    floor = 50
    size = 0.62 if below else 0.44
    if phrases.lines_of(phrase, 72, 24)[0] < LEGIBLE and len(phrase) > 1:
        floor, size = 39, size * 0.76
    ground = f"M1 {floor}V8a7 7 0 0 1 7-7h62a7 7 0 0 1 7 7v{floor - 8}z"
    parts = [
        tag("rect", x=1, y=1, width=76, height=76, rx=7, class_="of"),
        tag("path", d=ground, class_="og under" if below else "og"),
        NOTHING if below else tag("path", d=f"M1 {floor - 3}c20-3 50 2 76-1v5H1z", fill="var(--c-leaf)"),
        at(44, floor - 2, building_art(building, below), scale=size),
        use(f"{card.kind}-house", 60, 3, 15) if card.kind in ("key", "star") else NOTHING,
        phrases.svg(phrase, 39, (floor + 77) / 2, 72, 74 - floor),
        tag("rect", x=1, y=1, width=76, height=76, rx=7, class_="oo"),
        cost_coin(card.cost, 11, 11),
    ]
    return join(parts)


def offer_svg(face: Markup, label: str = "") -> Markup:
    return tag("svg", face, viewBox=f"-1 -1 {TILE_WIDE + 2} {TILE_HIGH + 2}", class_="offer", **named(label))


# ---------------------------------------------------------------- a closer look
@lru_cache(maxsize=512)
def whole_card(game: AboveAndBelow, building: str, lang: str) -> Markup:
    """The building on its ground with its sign, as a picture of its own."""
    card = buildings(game)[building]
    below = card.kind == "outpost"
    high, _ = sign_size(game, building, lang, 116)
    art = tag("g", building_art(building, below), transform=f"translate(65 128) scale({1.3 if below else 1})")
    parts = [
        tag("rect", x=1, y=1, width=128, height=130, rx=9, class_="og under" if below else "og"),
        tag("circle", cx=65, cy=100, r=46, fill="url(#ab-glow)") if below else NOTHING,
        NOTHING if below else tag("path", d="M1 126c40-6 90 4 128-2v12H1z", fill="var(--c-leaf)"),
        art,
        sign(game, building, lang, 65, 132, 116),
    ]
    if card.kind != "start":
        parts.append(cost_coin(card.cost, 15, 15))
    return tag("svg", *parts, viewBox=f"0 0 130 {number(136 + high)}", class_="card", aria_hidden="true")
