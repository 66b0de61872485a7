"""Every building as a drawing that stands on the ground: some twenty kinds of houses; outposts have their own file."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from hashlib import sha256
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.tags import tag
from tabuleiro.games.above_and_below.pictures.outposts import OUTPOSTS
from tabuleiro.games.above_and_below.pictures.shapes import (
    BRICK,
    DARK,
    DOOR,
    GOLD,
    LEAF,
    LIGHT,
    LILAC,
    MOSS,
    NIGHT,
    PLUM,
    RED,
    ROSE,
    SAGE,
    SLATE,
    STONE,
    STRAW,
    TIMBER,
    WALL,
    WATER,
    dot,
    shape,
    smoke_at,
    tree_at,
)


def cottage(wall: str, roof: str, smoke: bool = False, shutters: str = "") -> str:
    drawn = shape("M-34 0v-46h68v46z", wall) + shape("M16 -64v-18h10v26z", BRICK) + shape("M-42 -42l42-36 42 36z", roof)
    drawn += shape("M-8 0v-24a8 8 0 0 1 16 0v24z", DOOR) + shape("M-26 -34h12v14h-12zM15 -34h12v14h-12z", LIGHT)
    if shutters:
        drawn += shape("M-31 -35h5v16h-5zM-14 -35h5v16h-5zM10 -35h5v16h-5zM27 -35h5v16h-5z", shutters)
    return drawn + (smoke_at(21, -84) if smoke else "")


def loft(wall: str, roof: str) -> str:
    return (
        shape("M-28 0v-66h56v66z", wall)
        + shape("M-35 -62l18-24h34l18 24z", roof)
        + shape("M-8 0v-22H8V0z", DOOR)
        + shape("M-20 -54h13v14h-13zM7 -54h13v14H7zM-20 -34h10v10h-10zM11 -34h10v10H11z", LIGHT)
    )


def smokehouse(wall: str, roof: str) -> str:
    return (
        shape("M-30 0v-38h60V0z", wall)
        + shape("M6 -44v-36h14v40z", BRICK)
        + shape("M-37 -36q37-32 74 0z", roof)
        + shape("M-20 0v-24h18V0z", DARK)
        + shape("M8 -26h14v12H8z", LIGHT)
        + smoke_at(13, -84)
    )


def shed(wall: str, roof: str, inside: str) -> str:
    return (
        shape("M-38 0v-32h76V0z", wall)
        + shape("M-44 -30l14-20h60l14 20z", roof)
        + shape("M-28 0v-20h56V0z", DARK)
        + inside
    )


def rope_shed() -> str:
    rope = shape("M-22 -10q6-8 12 0t12 0 12 0 8 0", "none", 'stroke="#e3c48a" stroke-width="3"')
    return shed(STRAW, TIMBER, rope)


def goat_shed() -> str:
    goat = shape("M-14 0v-8c0-6 6-8 14-8l8-5v6c4 2 4 6 0 8v7h-4v-6h-12v6z", "#f6ead0") + shape("M8 -20l4-4M6 -20l1-5")
    return shed(ROSE, MOSS, goat)


def press_shed() -> str:
    return shed(STONE, SLATE, shape("M-16 0v-14h32V0z", STRAW) + shape("M-12 -14l4-4h16l4 4M0 -18v-2"))


def tower(wall: str, roof: str, flag: str = GOLD) -> str:
    return (
        shape("M-18 0v-76h36V0z", wall)
        + shape("M-25 -74l25-34 25 34z", roof)
        + shape("M0 -106v-12l14 4-14 5", flag)
        + shape("M-7 0v-20H7V0z", DOOR)
        + dot(0, -56, 8.5, LIGHT)
        + shape("M-6 -38H6v11H-6z", LIGHT)
    )


def orchard(fruit: str, roof: str) -> str:
    return (
        tree_at(-22, fruit)
        + shape("M2 0v-30h32V0z", WALL)
        + shape("M-4 -28l22-20 22 20z", roof)
        + shape("M12 0v-16h10V0z", DOOR)
        + shape("M25 -22h6v7h-6z", LIGHT)
    )


def trees(fruit: str) -> str:
    fence = shape(
        "M-40 -4h80M-40 -10h80M-38 0v-14M-13 0v-14M13 0v-14M38 0v-14", "none", 'stroke="#8a5337" stroke-width="2.4"'
    )
    return tree_at(-24, fruit) + tree_at(20, fruit) + fence


def stall(wall: str, stripe: str) -> str:
    awning = shape("M-36 -44l6-14h60l6 14z", wall) + "".join(
        shape(f"M{x} -44a6 6 0 0 0 12 0l{2 if x < -7 else 0} 0z", stripe if i % 2 else wall)
        for i, x in enumerate(range(-36, 36, 12))
    )
    pots = shape("M-22 -18h10l-2-9h-6zM-4 -18H8l-2-9h-8zM14 -18h10l-2-9h-6z", LEAF)
    return (
        shape("M-28 0v-46M28 0v-46", "none", 'stroke-width="4"')
        + shape("M-32 0v-18h64V0z", TIMBER)
        + pots
        + awning
        + shape("M-30 -58l6-14h48l6 14z", stripe)
    )


def market() -> str:
    return (
        shape("M-38 0v-54h76V0z", WALL)
        + shape("M-43 -52l14-22h58l14 22z", RED)
        + shape("M-30 -46h12v10h-12zM-6 -46H6v10H-6zM18 -46h12v10H18z", LIGHT)
        + shape("M-42 -20l5-12h74l5 12z", "#f6ead0")
        + shape("M-26 -32l-3 12h14l1-12zM-2 -32l-1 12h12l-1-12zM20 -32l1 12h13l-3-12z", "#4d93b8")
        + shape("M-34 0v-18h68V0z", DARK)
        + dot(-22, -5, 4.5, "#c4502e")
        + dot(-12, -5, 4.5, LEAF)
        + dot(2, -5, 4.5, GOLD)
        + dot(13, -5, 4.5, "#c4502e")
        + dot(24, -5, 4.5, "#8a5aa8")
    )


def barn(wall: str, roof: str, sign: str = "") -> str:
    return (
        shape("M-30 0v-36L0 -80l30 44V0z", wall)
        + shape("M-37 -30L0 -88l37 58", "none", f'stroke="{roof}" stroke-width="7"')
        + shape("M-39 -29L0 -90l39 61-4 3L0 -80l-35 54z", roof)
        + shape("M-10 0v-24h20V0z", DOOR)
        + shape("M-7 -56H7v14H-7z", LIGHT)
        + sign
    )


def inn(wall: str, roof: str) -> str:
    return (
        shape("M-36 0v-64h72V0z", wall)
        + shape("M-42 -60l10-24h64l10 24z", roof)
        + shape("M-20 -84v-12h9v12zM12 -84v-12h9v12z", BRICK)
        + shape("M-29 -54h11v12h-11zM-6 -54H6v12H-6zM18 -54h11v12H18zM-29 -30h11v12h-11zM18 -30h11v12H18z", LIGHT)
        + shape("M-8 0v-24a8 8 0 0 1 16 0V0z", DOOR)
        + shape("M36 -40h10v10H36", STRAW)
    )


def windmill() -> str:
    sails = "".join(
        shape("M-2 0v-40h12v28H-2", "#f6ead0", f'transform="translate(0 -66) rotate({angle})"')
        for angle in (20, 110, 200, 290)
    )
    return (
        shape("M-24 0l8-60h32l8 60z", WALL)
        + shape("M-19 -58c0-24 38-24 38 0z", RED)
        + sails
        + dot(0, -66, 4, DOOR)
        + shape("M-7 0v-20H7V0z", DOOR)
        + shape("M-5 -44H5v12H-5z", LIGHT)
    )


def watermill() -> str:
    wheel = dot(26, -20, 19, "#a9683c") + dot(26, -20, 11, STONE)
    return (
        shape("M-38 0v-50h54V0z", STONE)
        + shape("M-44 -46l16-32h28l22 32z", SLATE)
        + shape("M-28 0v-22h14V0z", DOOR)
        + shape("M-10 -38H2v13h-12zM-32 -38h12v13h-12z", LIGHT)
        + wheel
        + shape("M26 -39v38M7 -20h38M13 -33l26 26M39 -33L13 -7")
        + shape("M4 0c8-6 14 2 22-3s14 2 18-1v4z", WATER)
    )


def kiln(wall: str, roof: str) -> str:
    return (
        shape("M-38 0v-34h42V0z", wall)
        + shape("M-44 -32l26-26L8 -32z", roof)
        + shape("M-30 0v-18h12V0z", DOOR)
        + shape("M-12 -24h10v10h-10z", LIGHT)
        + shape("M2 0c0-34 8-48 20-48S42 -34 42 0z", "#b9663a")
        + shape("M16 -46v-10h12v10", BRICK)
        + shape("M14 0v-14a8 8 0 0 1 16 0V0z", "#ffb84d")
        + shape("M6 -20h32M8 -32h28")
        + smoke_at(21, -58)
    )


def field() -> str:
    rows = "".join(
        shape(f"M{x} 0v-16m0 6l-4-5m4 1l4-5m-4-2l-3-4", "none", 'stroke="#5f9a4c" stroke-width="2.4"')
        + dot(x, -20, 2.6, "#6f8fd0")
        for x in (-36, -26, -16, 28, 38)
    )
    return (
        shape("M-10 0v-34h32V0z", ROSE) + shape("M-16 -32l8-18h28l8 18z", MOSS) + shape("M0 0v-20h12V0z", DARK) + rows
    )


def school(wall: str, roof: str, moon: bool = False) -> str:
    top = shape("M4 -92a8 8 0 1 0 6 12 7 7 0 0 1-6-12z", LIGHT) if moon else dot(0, -80, 4.5, GOLD)
    return (
        shape("M-36 0v-42h72V0z", wall)
        + shape("M-42 -40l18-22h48l18 22z", roof)
        + shape("M-10 -62v-24h20v24z", wall)
        + shape("M-15 -84L0 -102l15 18z", roof)
        + top
        + shape("M-8 0v-22H8V0z", DOOR)
        + shape("M-29 -32h13v15h-13zM16 -32h13v15H16z", LIGHT)
    )


def dome(wall: str, roof: str) -> str:
    return (
        shape("M-32 0v-40h64V0z", wall)
        + shape("M-36 -40h72v-8h-72z", wall)
        + shape("M-30 -48c0-44 60-44 60 0z", roof)
        + shape("M-4 -80l14-22 10 6-12 20", STONE)
        + shape("M-8 0v-24a8 8 0 0 1 16 0V0z", DOOR)
        + shape("M-25 -30h11v14h-11zM14 -30h11v14H14z", LIGHT)
    )


def hall(wall: str, roof: str, tall: bool = False) -> str:
    up = 12 if tall else 0
    columns = "".join(shape(f"M{x} -6v-{40 + up}h8v{40 + up}z", wall) for x in (-34, -18, 10, 26))
    top = shape(f"M-20 -{80 + up}c0-26 40-26 40 0z", roof) + dot(0, -102 - up, 3.5, GOLD) if tall else ""
    return (
        top
        + shape(f"M-34 -6v-{40 + up}h68v{40 + up}z", "#8f7fa0" if tall else "#b59a78")
        + shape("M-8 -6v-26a8 8 0 0 1 16 0v26z", LIGHT)
        + columns
        + shape(f"M-42 -{46 + up}h84v-7h-84z", wall)
        + shape(f"M-42 -{53 + up}L0 -{82 + up}l42 29z", roof)
        + dot(0, -62 - up, 5, LIGHT)
        + shape("M-40 0v-6h80v6z", STONE)
    )


def gate() -> str:
    return (
        shape("M-40 0v-72h22V0zM18 0v-72h22V0z", STONE)
        + shape("M-44 -72h30v-10h-6v5h-6v-5h-6v5h-6v-5h-6zM14 -72h30v-10h-6v5h-6v-5h-6v5h-6v-5h-6z", STONE)
        + shape("M-20 -40h40v-24h-40z", "#b9c4c9")
        + shape("M-18 0v-26a18 18 0 0 1 36 0V0z", "#2a2340")
        + shape("M-9 0v-38M0 0v-43M9 0v-38M-18 -14h36M-18 -26h36", "none", 'stroke="#8b7a6c"')
        + shape("M-33 -50h8v12h-8zM25 -50h8v12h-8z", LIGHT)
        + dot(0, -54, 6, GOLD)
    )


def street() -> str:
    return "".join(
        shape(f"M{x} 0v-{h}h24V0z", wall)
        + shape(f"M{x - 3} -{h}l15-22 15 22z", roof)
        + shape(f"M{x + 8} 0v-16h9V0z", DOOR)
        + shape(f"M{x + 7} -{h - 8}h10v12h-10z", LIGHT)
        for x, h, wall, roof in ((-40, 52, ROSE, SLATE), (-12, 68, WALL, RED), (16, 46, SAGE, NIGHT))
    )


def yard() -> str:
    return (
        shape("M-38 0v-28h36V0z", STRAW)
        + shape("M-43 -26l24-20 24 20z", TIMBER)
        + shape("M-28 0v-16h14V0z", DARK)
        + shape("M16 0v-88h6V0zM-14 -80h58v-6h-58zM22 -72l16 -8", "#a9683c")
        + shape("M-8 -80v26M38 -80v12", "none")
        + shape("M-14 -54h12v10h-12z", RED)
        + shape("M10 0v-6h32v6zM14 -6v-6h26v6z", STRAW)
    )


def kettle_house() -> str:
    return (
        shape("M-30 0c-12-30 0-58 30-58s42 28 30 58z", "#a9683c")
        + shape("M-16 -56c0-8 32-8 32 0z", BRICK)
        + dot(0, -64, 4, BRICK)
        + shape("M30 -34l14-10 2 6-13 14z", BRICK)
        + shape("M-8 0v-20a8 8 0 0 1 16 0V0z", DOOR)
        + dot(-16, -30, 6, LIGHT)
        + dot(16, -30, 6, LIGHT)
        + smoke_at(45, -48)
    )


def counting_house() -> str:
    return (
        shape("M-32 0v-58h64V0z", "#a9a39a")
        + shape("M-36 -58h72v-8h-72z", STONE)
        + shape("M-32 -66l32-22 32 22z", SLATE)
        + shape("M-10 0v-26h20V0z", DARK)
        + shape("M-24 -46h10v14h-10zM14 -46h10v14H14z", LIGHT)
        + shape("M-19 -46v14M19 -46v14M-24 -39h10M14 -39h10M-32 -18h16M16 -10h16M-32 -8h10")
        + dot(0, -72, 5, GOLD)
    )


def tavern() -> str:
    barrel = shape("M30 -34h14v16H30zM37 -34v-6", "#a9683c") + shape("M30 -29h14M30 -23h14")
    return loft(ROSE, TIMBER) + barrel


def apothecary() -> str:
    bottle = shape("M28 -36h4v-5h6v5h4l-3 5v11h-8v-11z", LEAF) + shape("M35 -41v-6h-7")
    return barn(SAGE, PLUM) + bottle


def post_office() -> str:
    horn = dot(0, -47, 9, GOLD) + dot(0, -47, 3.5, WALL)
    return (
        shape("M-36 0v-60h72V0z", WALL)
        + shape("M-42 -58L0 -84l42 26z", NIGHT)
        + shape("M0 -84v-22l16 5-16 6", RED)
        + shape("M-8 0v-24H8V0z", DOOR)
        + shape("M-29 -48h12v14h-12zM17 -48h12v14H17zM-29 -26h12v14h-12zM17 -26h12v14H17z", LIGHT)
        + horn
    )


def long_hall() -> str:
    return (
        shape("M-42 0v-34h84V0z", STRAW)
        + shape("M-46 -32l12-32h68l12 32z", RED)
        + shape("M-6 -64v-12H6v12z", BRICK)
        + shape("M-36 -26h9v12h-9zM-22 -26h9v12h-9zM13 -26h9v12h-9zM27 -26h9v12h-9z", LIGHT)
        + shape("M-9 0v-24a9 9 0 0 1 18 0V0z", DOOR)
        + shape("M-34 -46h68M-30 -54h60")
        + shape("M-40 -66l-6 -8M40 -66l6 -8")
    )


Art = Callable[[], str]
HOUSES: Final[dict[str, Art]] = {
    "B0": partial(cottage, WALL, RED),
    "H0": partial(stall, "#f6ead0", MOSS),
    "H1": goat_shed,
    "H2": partial(orchard, "#8a5aa8", RED),
    "H3": partial(orchard, GOLD, SLATE),
    "H4": partial(trees, "#c8c04a"),
    "H5": partial(trees, "#c4502e"),
    "H6": partial(loft, SAGE, MOSS),
    "H7": partial(cottage, ROSE, SLATE, smoke=True),
    "H8": partial(inn, STONE, MOSS),
    "H9": partial(barn, STRAW, TIMBER),
    "H10": partial(smokehouse, "#a9683c", MOSS),
    "H11": partial(smokehouse, ROSE, RED),
    "H12": partial(loft, ROSE, SLATE),
    "H13": market,
    "H14": rope_shed,
    "H15": partial(cottage, WALL, SLATE, shutters="#4d93b8"),
    "H16": partial(cottage, STRAW, TIMBER, smoke=True),
    "H17": watermill,
    "H18": press_shed,
    "H19": partial(inn, WALL, TIMBER),
    "H20": partial(kiln, WALL, MOSS),
    "H21": partial(barn, ROSE, SLATE),
    "H22": field,
    "H23": windmill,
    "H24": post_office,
    "K0": apothecary,
    "K1": counting_house,
    "K2": tavern,
    "K3": partial(loft, LILAC, PLUM),
    "K4": yard,
    "K5": partial(school, WALL, RED),
    "K6": partial(dome, STONE, NIGHT),
    "K7": kettle_house,
    "K8": partial(school, LILAC, NIGHT, moon=True),
    "S0": long_hall,
    "S1": partial(tower, STONE, NIGHT),
    "S2": partial(hall, WALL, TIMBER),
    "S3": gate,
    "S4": partial(hall, LILAC, PLUM, tall=True),
    "S5": street,
}


@lru_cache(maxsize=512)
def building_art(building: str, outpost: bool) -> Markup:
    """A building's drawing; one of an unknown pack gets some drawing of its kind, always the same."""
    kinds = OUTPOSTS if outpost else HOUSES
    if building not in kinds:
        names = sorted(kinds)
        building = names[sha256(building.encode()).digest()[0] % len(names)]
    inside = Markup(kinds[building]())  # made of our own constants alone
    return tag("g", inside, class_="art")
