"""Cards drawn as SVG: in the mine (a square of 104) and in the hand (116 by 150); faces are drawn once and kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.drawing.icons import use
from tabuleiro.drawing.tags import NOTHING, centred, fitted, join, moved, named, tag
from tabuleiro.games.imperial_miners.content.pack import Card
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.words.names import WORDS, card_name, card_of
from tabuleiro.games.imperial_miners.words.phrases import effect_phrase, reduction_phrase

SIDE: Final = 104  # a mine card
BAND: Final = 29  # the coloured band with the name
WIDE: Final = 80.0  # how wide an effect may be
HAND_WIDE: Final = 116
HAND_HIGH: Final = 150
Rows = tuple[tuple[float, float], ...]  # the middle and the height of each effect's row
ROWS: Final[dict[int, Rows]] = {1: ((60.5, 58.0),), 2: ((46.0, 29.0), (75.0, 29.0))}  # by how many effects there are
HAND_ROWS: Final[dict[int, Rows]] = {1: ((93.0, 66.0),), 2: ((73.0, 28.0), (111.5, 28.0))}
NAME: Final = 7.4  # a letter's mean width at 12 px
NO_FACTION: Final = "none"


def sides_of(card: Card) -> tuple[str, ...]:
    """The factions as colours and patterns: none has its own."""
    return card.factions or (NO_FACTION,)


def mark_of(faction: str) -> str:
    return "vp" if faction == NO_FACTION else f"f-{faction}"


# ---------------------------------------------------------------- in the mine
@lru_cache(maxsize=4096)
def mine_card(game: ImperialMiners, card_id: str, lang: str, machines: int = 0, collapsed: bool = False) -> Markup:
    """The whole card without its half carts, which lie on the borders and are drawn after all cards."""
    card = card_of(game, card_id)
    parts = [
        tag("rect", y=3, width=SIDE, height=SIDE, rx=7, class_="mce"),
        tag("rect", width=SIDE, height=SIDE, rx=7, class_="mcf"),
        *_body(card),
    ]
    if collapsed:
        parts.append(rubble())
    parts += _effects(card, lang, rows_of(card), SIDE / 2, WIDE)
    if len(card.effects) > 1:
        parts.append(tag("path", d="M14 60.5h76", class_="mor"))
    parts += [_band(card, card_name(game, card_id, lang)), *_tokens(machines, collapsed)]
    parts.append(tag("rect", width=SIDE, height=SIDE, rx=7, class_="mco"))
    return join(parts)


def rows_of(card: Card) -> Rows:
    return ROWS[len(card.effects)]


def _effects(card: Card, lang: str, rows: Rows, x: float, wide: float) -> list[Markup]:
    shown = zip(card.effects, rows, strict=True)
    return [phrases.svg(effect_phrase(effect, lang), x, y, wide, high) for effect, (y, high) in shown]


def _body(card: Card) -> list[Markup]:
    sides = sides_of(card)
    wide = SIDE / len(sides)
    return [
        tag("rect", x=i * wide, y=20, width=wide, height=84, rx=7, fill=f"url(#im-pt-{side})", opacity=".13")
        for i, side in enumerate(sides)
    ]


def _band(card: Card, name: str) -> Markup:
    first, *others = sides_of(card)
    path = f"M0 {BAND}V7a7 7 0 0 1 7-7h{SIDE - 14}a7 7 0 0 1 7 7V{BAND}z"
    parts = [tag("path", d=path, fill=f"var(--f-{first})")]
    if others:
        parts.append(tag("path", d=f"M60 0H97a7 7 0 0 1 7 7V{BAND}H44z", fill=f"var(--f-{others[0]})"))
        parts.append(use(mark_of(first), 5, 9, 14, "var(--on-f)"))
        parts.append(use(mark_of(others[0]), SIDE - 19, 9, 14, "var(--on-f)"))
        parts.append(fitted(name, SIDE / 2, 23, SIDE - 44, "mn disp", NAME))
    elif card.factions:
        parts.append(use(mark_of(first), 6, 10, 16, "var(--on-f)"))
        parts.append(fitted(name, 61, 23.5, 74, "mn disp", NAME))
    else:
        parts.append(fitted(name, SIDE / 2, 23.5, SIDE - 14, "mn disp", NAME))
    return join(parts)


def _tokens(machines: int, collapsed: bool) -> list[Markup]:
    """Machines and the collapse in a row on the lower edge."""
    x = (SIDE - 14 * machines - (24 if collapsed else 0)) / 2
    drawn = [use("machine", x + 14 * i, 87, 15) for i in range(machines)]
    if collapsed:
        drawn.append(use("collapse", x + 14 * machines, 80, 24))
    return drawn


@lru_cache(maxsize=1)
def rubble() -> Markup:
    """Hatching over the card and fallen rock at its foot; the effects stay readable above it."""
    heap = "M1 97V85l8-6 9 5 9 3 8-4 9 6 14 1 10-6 9 3 8-5 9 2 9-3V97a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7z"
    hatched = tag("rect", width=SIDE, height=SIDE, rx=7, fill="url(#im-hatch)")
    rock = tag("path", d=heap, fill="var(--c-rock)", stroke="var(--i-line)", stroke_width=1.5)
    return join([hatched, rock, tag("path", d="M9 87l6 4M28 93l-3 6M78 92l7 3M95 90l-3 7", class_="cut")])


# ---------------------------------------------------------------- in the hand
@lru_cache(maxsize=4096)
def hand_card(
    game: ImperialMiners, card_id: str, lang: str, cost: int, veiled: bool = False, copies: int = 1
) -> Markup:
    """The whole card with its half carts; the coin shows what it costs now, the printed cost is struck below it."""
    card = card_of(game, card_id)
    parts = [
        tag("rect", y=3, width=HAND_WIDE, height=HAND_HIGH, rx=8, class_="mce"),
        tag("rect", width=HAND_WIDE, height=HAND_HIGH, rx=8, class_="mcf"),
        *_strip(card),
        fitted(card_name(game, card_id, lang), 68, 21, 78, "mn hn disp", NAME),
        *_hand_effects(card, lang),
        use(f"level-{card.level}", 8, 122, 18),
    ]
    if not card.reduction:  # a word needs room
        parts.append(tag("text", WORDS.text(lang, "picture-level", n=card.level), x=29, y=135.5, class_="lvn"))
    else:
        parts.append(phrases.svg(reduction_phrase(card.reduction), 87, 131, 46, 16))
    parts += [half_cart(*HAND_HALVES[i], SWEEPS[i], half == "F") for i, half in enumerate(card.carts)]
    parts.append(tag("rect", width=HAND_WIDE, height=HAND_HIGH, rx=8, class_="mco"))
    if veiled:
        parts.append(tag("rect", width=HAND_WIDE, height=HAND_HIGH, rx=8, class_="veil"))
    parts.append(cost_coin(cost, card.cost))
    if copies > 1:
        parts.append(tag("rect", x=88, y=-6, width=30, height=19, rx=9, class_="badge"))
        parts.append(centred(f"×{copies}", 103, 8, "badget"))
    return join(parts)


def _strip(card: Card) -> list[Markup]:
    """The band with the pattern below it and a medallion for each faction."""
    sides = sides_of(card)
    first = sides[0]
    drawn = [tag("path", d="M0 56V8a8 8 0 0 1 8-8h100a8 8 0 0 1 8 8V56z", fill=f"var(--f-{first})")]
    if len(sides) > 1:
        drawn.append(tag("path", d="M66 0H108a8 8 0 0 1 8 8V56H50z", fill=f"var(--f-{sides[1]})"))
    drawn.append(tag("path", d="M0 30h116v26H0z", fill="var(--sheet)", opacity=".86"))
    wide = HAND_WIDE / len(sides)
    for i, side in enumerate(sides):
        drawn.append(tag("rect", x=i * wide, y=30, width=wide, height=26, fill=f"url(#im-pt-{side})", opacity=".8"))
    drawn.append(tag("path", d="M0 30h116M0 56h116", stroke="var(--i-line)", stroke_width=1.2))
    for i, side in enumerate(sides):
        x = HAND_WIDE / 2 + (i * 38 - 19 if len(sides) > 1 else 0)
        drawn += [
            tag("circle", cx=x, cy=43, r=15, fill=f"var(--f-{side})", stroke="var(--i-cut)", stroke_width=2),
            tag("circle", cx=x, cy=43, r=16, fill="none", stroke="var(--i-line)", stroke_width=1),
            use(mark_of(side), x - 9, 34, 18, "var(--on-f)"),
        ]
    return drawn


def _hand_effects(card: Card, lang: str) -> list[Markup]:
    middle = HAND_WIDE / 2
    drawn = _effects(card, lang, HAND_ROWS[len(card.effects)], middle, 93)
    if len(card.effects) > 1:
        drawn.append(tag("path", d="M14 92.5h30M72 92.5h30", class_="mor"))
        drawn.append(centred(WORDS.text(lang, "picture-or"), middle, 96, "orw"))
    return drawn


def cost_coin(cost: int, printed: int) -> Markup:
    drawn = [
        tag("circle", cx=14, cy=14, r=12.5, fill="var(--c-gold)", stroke="var(--i-line)", stroke_width=1.8),
        tag("circle", cx=14, cy=14, r=9.5, fill="none", stroke="var(--i-cut)", stroke_width=1.2),
        centred(str(cost), 14, 19, "cost"),
    ]
    if cost != printed:
        drawn.append(tag("rect", x=3, y=25, width=22, height=14, rx=7, class_="was"))
        drawn.append(centred(str(printed), 14, 36, "wast"))
    return join(drawn)


# ---------------------------------------------------------------- half carts
HALF: Final = 11  # the radius of the ground on which half a cart stands
HAND_HALVES: Final = ((0, 75), (116, 75), (37.3, 0), (87, 0), (37.3, 150), (87, 150))
SWEEPS: Final = ("right", "left", "down", "down", "up", "up")  # the way each half looks into its own card
# What is seen of a cart that stands across a border: ore, box, wheels. Its left half is the right one, mirrored.
ORE: Final = {"right": "M0-7c3.5 0 6 2 6.5 5.5H0z", "up": "M-6.5-4.5c.5-3.2 3.5-5 6.5-5s6 1.8 6.5 5z"}
BOX: Final = {"right": "M0-1.5h8.5l-1.8 6H0z", "up": "M-8.5-4.5h17L7.5 0h-15z", "down": "M-7.5 0h15l-1.2 4.5H-6.3z"}
WHEELS: Final = {"right": ((3.8, 5.7),), "up": (), "down": ((-3.6, 5.8), (3.6, 5.8))}


@lru_cache(maxsize=2048)
def half_cart(x: float, y: float, way: str, full: bool) -> Markup:
    """Half a cart with its cut on the border, on half a disc; sunken and dashed if there is none."""
    upright = way in ("left", "right")
    to = f"0 {2 * HALF}" if upright else f"{2 * HALF} 0"
    start = f"M0-{HALF}" if upright else f"M-{HALF} 0"
    arc = f"{start}a{HALF} {HALF} 0 0 {int(way in ('right', 'up'))} {to}z"
    ground = tag("path", d=arc, class_="hg" if full else "he")
    return tag("g", ground, _half_cart(way) if full else NOTHING, transform=moved(x, y))


@lru_cache(maxsize=4)
def _half_cart(way: str) -> Markup:
    side = "right" if way == "left" else way
    wheels = [tag("circle", cx=x, cy=y, r=2.6, class_="hw") for x, y in WHEELS[side]]
    ore = tag("path", d=ORE[side], class_="hf") if side in ORE else NOTHING
    box = tag("path", d=BOX[side], class_="hb")
    return tag("g", ore, box, *wheels, class_="half", transform="scale(-1 1)" if way == "left" else None)


TICKS: Final = Markup(
    '<path class="htick" d="M-1 16V8a9 9 0 0 1 9-9h8M100 -1h8a9 9 0 0 1 9 9v8M117 134v8a9 9 0 0 1-9 9h-8'
    'M16 151H8a9 9 0 0 1-9-9v-8"/>'
)


def hand_svg(face: Markup, ticks: bool = False, label: str = "") -> Markup:
    """A hand card as a picture of its own."""
    return tag("svg", face, TICKS if ticks else NOTHING, viewBox="-1 -3 118 158", **named(label))
