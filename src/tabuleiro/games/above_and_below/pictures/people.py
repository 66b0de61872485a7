"""Villagers as busts from people.svg: hair, skin and coat follow from ids; special ones have drawings of their own."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.art import drawings
from tabuleiro.drawing.tags import join, tag
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.words.names import villagers

HERE: Final = Path(__file__).parent
DRAWN: Final = drawings(HERE / "people.svg")
SKIN: Final = ("#e8b98a", "#f0caa0", "#d99f72", "#b97a4e", "#a5673f", "#8a5435", "#6e4029")
HAIR: Final = ("#2a1c16", "#7a2b1c", "#d9a03a", "#6b4632", "#a9683c", "#cfc3b2", "#4a3a5e")
DARK_HAIR: Final = ("#2a1c16", "#3a2418", "#4a3a5e", "#4a2a1c")
COAT: Final = (
    *("#4d93b8", "#c4502e", "#5f9a4c", "#8a5aa8", "#d9a03a", "#5f7080", "#2f6f56", "#b0466a", "#3d4474", "#a9683c"),
)
CLOTH: Final = ("#6b4632", "#3d4474", "#8a5aa8", "#c4502e", "#4c6b3f", "#5f7080", "#b0466a")
SCALES: Final = ("#6fa7a0", "#7fa2c4", "#8fae74")

HATS: Final = 10
BARE: Final = range(3, 8)  # hats that are hair or a scarf
EXTRAS: Final = 5
BEARD: Final = 1
MOUSTACHE: Final = 4
COLLARS: Final = 3
# Hat and extra of who is known by name.
LOOKS: Final[dict[str, list[int]]] = tomllib.loads((HERE / "people.toml").read_text(encoding="utf-8"))
GREY: Final = ("VR16",)


def _draw(villager: str, salt: str, n: int) -> int:
    """A number below n that always belongs to this villager."""
    return sha256(f"{salt} {villager}".encode()).digest()[0] % n


def _person(villager: str) -> str:
    skin = SKIN[_draw(villager, "skin", len(SKIN))]
    shades = HAIR if skin in SKIN[:4] else DARK_HAIR
    hair = "#cfc3b2" if villager in GREY else shades[_draw(villager, "hair", len(shades))]
    cloth = CLOTH[_draw(villager, "cloth", len(CLOTH))]
    hat, extra = LOOKS.get(villager, (_draw(villager, "hat", HATS), _draw(villager, "extra", EXTRAS)))
    more, smile = DRAWN[f"extra-{extra}"].format(hair=hair), DRAWN["smile"]
    # A moustache hides the smile, a beard is under it.
    face = more if extra == MOUSTACHE else smile + more + (smile if extra == BEARD else "")
    return DRAWN["person"].format(
        coat=COAT[_draw(villager, "coat", len(COAT))],
        collar=DRAWN[f"collar-{_draw(villager, 'trim', COLLARS)}"],
        skin=skin,
        sides="" if hat in BARE else DRAWN["sides"].format(hair=hair),
        hat=DRAWN[f"hat-{hat}"].format(hair=hair, cloth=cloth),
        face=face,
    )


def _fishfolk(villager: str) -> str:
    skin, coat = (shades[_draw(villager, salt, len(shades))] for shades, salt in ((SCALES, "scales"), (COAT, "coat")))
    return DRAWN["fishfolk"].format(skin=skin, coat=coat)


@lru_cache(maxsize=512)
def bust(game: AboveAndBelow, villager: str) -> Markup:
    """In a square of 48, to be put in any picture."""
    who = villagers(game)[villager]
    if who.group == "special" and who.kind in DRAWN:
        second = f"{who.kind}-2"  # two of a kind do not look the same
        return Markup(DRAWN[second if villager.endswith("-2") and second in DRAWN else who.kind])
    return Markup(_fishfolk(villager) if who.fishman and who.group != "special" else _person(villager))


@lru_cache(maxsize=1024)
def bust_svg(game: AboveAndBelow, villager: str, size: float = 46) -> Markup:
    """As a picture of its own, in a page."""
    return tag(
        "svg", bust(game, villager), class_="bust", viewBox="0 0 48 48", width=size, height=size, aria_hidden="true"
    )


@lru_cache(maxsize=1024)
def bust_at(game: AboveAndBelow, villager: str, x: float, y: float, size: float) -> Markup:
    """Within another picture, on its own small ground."""
    ground = tag("rect", x=x, y=y, width=size, height=size, rx=size / 6, class_="bg")
    return join([ground, tag("svg", bust(game, villager), x=x, y=y, width=size, height=size, viewBox="0 0 48 48")])
