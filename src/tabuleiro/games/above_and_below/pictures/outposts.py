"""A dozen kinds of outposts, drawn to stand in a cave."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tabuleiro.games.above_and_below.pictures.shapes import (
    BRICK,
    DARK,
    DOOR,
    GOLD,
    LIGHT,
    LILAC,
    MOSS,
    PLUM,
    RED,
    ROSE,
    SLATE,
    STONE,
    TIMBER,
    WATER,
    dot,
    shape,
)

Art = Callable[[], str]


def hut() -> str:
    return (
        shape("M-26 0v-30L0 -52l26 22V0z", "#e3c48a")
        + shape("M-32 -28L0 -55l32 27", "none", 'stroke-width="5"')
        + shape("M-6 0v-16H6V0z", DOOR)
        + shape("M-20 -22h9v9h-9zM11 -22h9v9h-9z", LIGHT)
    )


def lodge(wall: str, roof: str) -> str:
    return (
        shape("M-28 0v-26h56V0z", wall)
        + shape("M-34 -24c4-30 64-30 68 0z", roof)
        + shape("M-6 0v-16a6 6 0 0 1 12 0V0z", DOOR)
        + shape("M-22 -18h9v9h-9zM13 -18h9v9h-9z", LIGHT)
    )


def jetty() -> str:
    return (
        shape("M-42 0v-10c8-5 14 3 22-1s14 3 22-1 14 3 22-1 14 2 18 0V0z", WATER)
        + shape("M-34 -10h40M-30 0v-16M-14 0v-16M2 0v-16", "none", 'stroke-width="3.4"')
        + shape("M10 -12v-20h24v20z", "#e3c48a")
        + shape("M5 -30l17-17 17 17z", RED)
        + shape("M18 -24h8v8h-8z", LIGHT)
        + shape("M-30 -16v-24l-8 12", "none")
    )


def mushroom_house() -> str:
    return (
        shape("M-14 0c3-10 3-18 0-26h28c-3 8-3 16 0 26z", "#f6ead0")
        + shape("M-34 -24c2-34 66-34 68 0-20 5-48 5-68 0z", "#c4502e")
        + dot(-16, -36, 5, "#f6ead0")
        + dot(6, -42, 5.5, "#f6ead0")
        + dot(21, -31, 4, "#f6ead0")
        + shape("M-5 0v-14a5 5 0 0 1 10 0V0z", DOOR)
        + shape("M-36 0v-8h4V0zM-41 -8c1-8 13-8 14 0zM30 0v-6h4v6zM26 -6c1-7 11-7 12 0z", "#d9a03a")
    )


def mine_gate() -> str:
    return (
        shape("M-32 0v-38c10-14 54-14 64 0V0z", "#8b7a6c")
        + shape("M-20 0v-28h40V0z", "#150f22")
        + shape("M-24 0v-30h6V0zM18 0v-30h6V0zM-27 -36h54v7h-54z", "#a9683c")
        + shape("M-12 -4h24l4-14h-32z", "#5f7080")
        + shape("M-13 -18c3-8 8-4 10-7 4-3 8 2 16 7z", "#8fa3b3")
        + dot(-7, -2, 3.5, DARK)
        + dot(7, -2, 3.5, DARK)
    )


def crystals() -> str:
    return shape(
        "M-30 0l-8-18 8-10 8 10-2 18zM-14 0l-6-34 10-16 10 16-2 34zM6 0v-26l8-14 10 12-4 28zM24 0l2-14 8-8 6 10-6 12z",
        "#a274c9",
    ) + shape("M-10 -50l2 30M14 -40l-1 22M-30 -28l2 14", "none", 'stroke="#fff6e2" stroke-width="1.4"')


def bunks() -> str:
    return (
        shape("M-34 0v-40h68V0z", "#7d8a5a")
        + shape("M-38 -38c10-12 66-12 76 0z", MOSS)
        + shape("M-27 -22h24v-8h-24zM-27 -6h24v-8h-24zM5 -22h22v-8H5z", LIGHT)
        + shape("M8 0v-16h14V0z", DOOR)
    )


def lamp() -> str:
    return (
        shape("M-4 0v-22h8V0z", DARK)
        + shape("M-13 -22h26l-4-24h-18z", LIGHT)
        + shape("M-14 -46h28l-6-8h-16zM-15 -22h30v5h-30z", DOOR)
        + shape("M0 -26c-5-5 4-8 0-14 6 3 8 9 4 14z", "#c4502e")
        + shape("M-30 0v-12h18V0zM14 0v-9h18v9z", "#8b7a6c")
    )


def crane() -> str:
    return (
        shape("M-10 0L0 -52h5L15 0h-6L2 -36 -4 0z", "#a9683c")
        + shape("M-2 -46h38v5H-2z", "#a9683c")
        + shape("M32 -41v20", "none")
        + shape("M26 -21h12v9H26z", RED)
        + shape("M-36 0v-20h22V0z", "#e3c48a")
        + shape("M-40 -18l15-13 15 13z", SLATE)
        + shape("M-29 -12h8v8h-8z", LIGHT)
    )


def bridge() -> str:
    return (
        shape("M-42 -16c20 14 62 14 84 0M-42 -26c20 14 62 14 84 0", "none", 'stroke="#e3c48a" stroke-width="2.6"')
        + shape(
            "M-34 -21v10M-20 -14v9M-6 -11v9M8 -11v9M22 -14v9M36 -21v10", "none", 'stroke="#a9683c" stroke-width="3"'
        )
        + shape("M-16 -14v-20h28v20z", "#e3c48a")
        + shape("M-22 -32l20-18 20 18z", TIMBER)
        + shape("M-6 -27h9v9h-9z", LIGHT)
    )


def hotel() -> str:
    return (
        shape("M-34 0v-44h68V0z", ROSE)
        + shape("M-38 -44h76v-7h-76z", GOLD)
        + shape(
            "M-28 -38h8v9h-8zM-14 -38h8v9h-8zM6 -38h8v9H6zM20 -38h8v9h-8z"
            "M-28 -24h8v9h-8zM-14 -24h8v9h-8zM6 -24h8v9H6zM20 -24h8v9h-8z",
            LIGHT,
        )
        + shape("M-7 0v-13a7 7 0 0 1 14 0V0z", DOOR)
        + shape("M-12 -13h24l-3-6h-18z", "#c4502e")
    )


def oven() -> str:
    return (
        shape("M-30 0c0-30 12-44 26-44S22 -30 22 0z", "#b9663a")
        + shape("M-10 -42v-10h12v10", BRICK)
        + shape("M-13 0v-14a9 9 0 0 1 18 0V0z", "#ffb84d")
        + shape("M-26 -18h44M-22 -30h36")
        + shape("M24 0l-3-8c-2-8 3-10 3-10h8s5 2 3 10l-3 8z", "#a9683c")
    )


def spring() -> str:
    return crystals() + shape("M-34 0c4-10 12-4 20-8s14 4 24 0 16-2 22 8z", WATER)


OUTPOSTS: Final[dict[str, Art]] = {
    "O0": hut,
    "O1": lamp,
    "O2": jetty,
    "O3": jetty,
    "O4": jetty,
    "O5": jetty,
    "O6": bunks,
    "O7": bunks,
    "O8": partial(lodge, LILAC, PLUM),
    "O9": partial(lodge, "#e3c48a", TIMBER),
    "O10": mushroom_house,
    "O11": mushroom_house,
    "O12": mushroom_house,
    "O13": mushroom_house,
    "O14": crane,
    "O15": partial(lodge, STONE, SLATE),
    "O16": oven,
    "O17": bridge,
    "O18": oven,
    "O19": mine_gate,
    "O20": mine_gate,
    "O21": crystals,
    "O22": hotel,
    "O23": spring,
}
