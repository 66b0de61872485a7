"""Paintings of Brazil: Imperial: small pictures of our own, one for each theme, made of the shapes beside this."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final
from zlib import crc32

from markupsafe import Markup

from tabuleiro.drawing.tags import NOTHING, join, tag
from tabuleiro.games.brazil_imperial.pictures.shapes import (
    CREAM,
    GOLD,
    HEIGHT,
    INK,
    LEAF,
    RED,
    SEA,
    SKIN,
    WIDTH,
    at,
    balloon,
    basket_woman,
    beard,
    boat,
    book,
    bridge,
    bust,
    cap,
    church,
    cut,
    diadem,
    diamonds,
    dot,
    engine,
    feathers,
    flags,
    glasses,
    ground,
    hills,
    hood,
    horse,
    houses,
    line,
    mule,
    palm,
    peaks,
    pine,
    quill,
    rails,
    rays,
    scales,
    scarf,
    sea,
    ship,
    short_hair,
    sky,
    steamer,
    stockade,
    stones,
    sun,
    walker,
    white_hair,
    wig,
    works,
)

# ---------------------------------------------------------------- the twenty-four
SCENES: Final[dict[str, Callable[[], list[Markup]]]] = {
    "guarani": lambda: [
        sky("#9cbf7a"),
        hills("#5f9a4c"),
        pine(16, 44, 1.3),
        pine(102, 44, 1.4),
        pine(86, 42),
        bust(58, SKIN[1], "#a9683c", feathers),
    ],
    "camarao": lambda: [
        sky("#e9c98a"),
        sun(96),
        hills(LEAF, 28),
        palm(20, 46, 1.2),
        palm(100, 46),
        bust(60, SKIN[0], SEA, feathers),
        line("M88 44V8M84 12l4-5 4 5", INK),
    ],
    "maria-quiteria": lambda: [
        sky("#f0c06a"),
        rays(60, 46, "#f7dda0"),
        flags(22, 28),
        flags(92, 30),
        bust(60, SKIN[3], SEA, cap),
    ],
    "arariboia": lambda: [
        sky("#f3c58b"),
        cut("M78 36c0-18 4-28 12-28s12 12 14 28z", "#6f5a4c"),
        sea(),
        boat(24, 38),
        bust(54, SKIN[0], RED, feathers),
    ],
    "coroados": lambda: [
        sky("#c9a66b"),
        hills("#7fae74"),
        bust(42, SKIN[1], "#6b4632", feathers, 0.92),
        bust(78, SKIN[0], RED, feathers, 0.92),
    ],
    "guaicuru": lambda: [
        sky("#f3d9a0"),
        sun(20, 12, 7, RED),
        ground("#c89a62", 36),
        horse(40, 26),
        at(40, 16, dot(0, -4, 3.4, SKIN[0]), cut("M-4 6q4-8 8 0z", RED)),
        horse(86, 28, 0.8, "#6b4632"),
        line("M42 12 60 2M50 22 70 10", INK, 1.4),
    ],
    "zumbi": lambda: [
        sky("#d98a4e"),
        sun(94, 12, 8),
        hills(LEAF, 24),
        stockade(30),
        bust(56, SKIN[2], CREAM, short_hair),
        line("M84 46V6M80 11l4-6 4 6", INK),
    ],
    "riachuelo": lambda: [
        sky("#d9b98a"),
        hills("#8b7a6c", 26),
        sea(SEA, 34),
        steamer(44, 30),
        at(98, 32, steamer(0, 0)),
    ],
    "immigrants": lambda: [
        sky("#a9cbd6"),
        sea(SEA, 30),
        ship(92, 26),
        ground("#c89a62", 40),
        walker(16, 44, RED),
        walker(34, 44, SEA),
        walker(52, 44, "#5d4f44"),
    ],
    "maua": lambda: [sky("#e9c98a"), peaks("#9aa77a"), ground("#c89a62", 40), rails(40), engine(60, 36)],
    "reboucas": lambda: [
        sky("#cfe4e6"),
        peaks("#7f9a94"),
        sea("#4d93b8", 40),
        bridge(28),
        bust(96, SKIN[2], INK, short_hair, 0.72),
    ],
    "factory": lambda: [sky("#e3b27a"), sun(102, 12, 7), ground("#6b4632", 41), works(56, 42)],
    "chica-da-silva": lambda: [sky("#8a3a52"), diamonds(22, 20), diamonds(98, 22), bust(60, SKIN[2], "#d98aa0", wig)],
    "quitandeiras": lambda: [
        sky("#f3d9a0"),
        houses(42, "#d9a06a"),
        ground("#c89a62", 41),
        basket_woman(28, 44, RED),
        basket_woman(58, 45, CREAM),
        basket_woman(88, 44, SEA),
    ],
    "tropeiros": lambda: [
        sky("#c9dfe2"),
        peaks("#7fae74"),
        cut("M0 38q60-8 120 0v8H0z", "#c89a62"),
        mule(22, 28),
        mule(50, 26, GOLD),
        mule(78, 27, "#4d93b8"),
        walker(104, 38, INK),
    ],
    "luis-gama": lambda: [
        sky("#c46a8c"),
        scales(98, 22),
        bust(56, SKIN[2], INK, beard),
        line("M8 44V10M14 44V10M20 44V10", "#7a2b3d", 3),
    ],
    "leopoldina": lambda: [
        sky("#9cc6d8"),
        cut("M0 0h24q-4 22-24 30zM120 0H96q4 22 24 30z", LEAF),
        bust(60, SKIN[3], CREAM, diadem),
        quill(84, 40),
    ],
    "isabel": lambda: [sky("#f0d080"), rays(60, 40, "#fdf3dc"), bust(54, SKIN[3], SEA, diadem), quill(86, 36)],
    "machado": lambda: [sky("#33638f"), houses(46, "#1a2a40"), bust(50, SKIN[1], INK, glasses), book(98, 24)],
    "bonifacio": lambda: [sky("#b8cbd6"), peaks("#6f8490"), bust(56, SKIN[3], INK, white_hair), stones(100, 34)],
    "gusmao": lambda: [
        sky("#8fb8d0"),
        cut("M10 14q8-8 16 0zM90 10q8-8 18 0z", CREAM),
        houses(46, "#5b6f8a"),
        balloon(62, 20),
    ],
    "aleijadinho": lambda: [
        sky("#a9cbe0"),
        peaks("#7fae74"),
        church(46, 44),
        at(96, 44, cut("M-7 0v-6h14v6zM-5-6c0-10 2-16 5-16s5 6 5 16z", "#8b9aa3", 1.3), dot(0, -25, 4, "#8b9aa3")),
    ],
    "maria-firmina": lambda: [
        sky("#5b8fc0"),
        cut("M0 46V34q60-14 120 0v12z", "#33638f"),
        bust(50, SKIN[2], RED, scarf),
        book(96, 24, 1.1),
    ],
    "anchieta": lambda: [
        sky("#cfe4e6"),
        sun(98, 12, 7, GOLD),
        sea("#4d93b8", 26),
        cut("M0 34q60-6 120 2v10H0z", "#e3c48a"),
        bust(40, SKIN[3], INK, hood, 0.8),
        line("M60 34 66 44M74 40q4-3 8 0M86 42q4-3 8 0M98 40q4-3 8 0", INK, 1.4),
    ],
}
GROUNDS: Final = ("#e9b24c", "#7fb3c8", "#8fb56b", "#d98aa0")


def _plain(painting: str) -> list[Markup]:
    """For a painting of somebody's own pack: a landscape that is always the same for the same name."""
    pick = crc32(painting.encode())
    front = (palm(30, 46, 1.2), ship(60, 34), church(60, 44), pine(84, 46, 1.3))[pick // 4 % 4]
    return [sky(GROUNDS[pick % 4]), sun(20 + pick // 16 % 80), (peaks if pick & 1 else hills)("#5d4f44"), front]


@lru_cache(maxsize=256)
def painting_art(painting: str) -> Markup:
    """The picture inside its frame, 120 by 46."""
    return join(SCENES[painting]() if painting in SCENES else _plain(painting))


@lru_cache(maxsize=256)
def painting_svg(painting: str, label: str = "") -> Markup:
    said: dict[str, str] = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return tag(
        "svg",
        painting_art(painting),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMidYMid slice",
        class_="art",
        **said,
    )


def framed(painting: str, school: str, x: float, y: float, width: float) -> Markup:
    """In SVG: red frames are plain, pink ones double, blue ones ridged."""
    high = width * HEIGHT / WIDTH
    box = {"x": x, "y": y, "width": width, "height": high}
    inner = (
        NOTHING
        if school == "red"
        else tag("rect", x=x + 2, y=y + 2, width=width - 4, height=high - 4, class_=f"fr2 {school}")
    )
    return join(
        [
            tag(
                "svg",
                painting_art(painting),
                viewBox=f"0 0 {WIDTH} {HEIGHT}",
                preserveAspectRatio="xMidYMid slice",
                **box,
            ),
            tag("rect", class_=f"fr1 {school}", **box),
            inner,
        ]
    )
