"""Buildings, villagers and wares as icon phrases and names, made from the data that the rules run on."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tabuleiro.drawing.phrases import MINUS, PAYS, PER, Bit, Phrase
from tabuleiro.games.above_and_below.content.pack import WARES, Building, Villager
from tabuleiro.lang import words_in

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabuleiro.games.above_and_below.rules.game import AboveAndBelow

WORDS: Final = words_in(Path(__file__).parent / "locales")
Bits = tuple[Bit, ...]
# What a villager does stands after the name, in every language: `Berta the Carpenter`, `Berta, a carpinteira`.
TRADE: Final = re.compile(r",? (?:the|der|die|das) |, ")
COUNTED: Final = {"villager": "villager", "outpost": "outpost", "house": "house", "empty cave": "cave"}


def _icon(name: str) -> Bit:
    return Bit("icon", name)


def _number(value: int | str) -> Bit:
    return Bit("number", str(value).replace("-", MINUS))


def _some(n: int, icon: str) -> Bits:
    """One is the icon alone, more have their number before it."""
    return (_icon(icon),) if n == 1 else (_number(n), _icon(icon))


# ---------------------------------------------------------------- things by their ids
@lru_cache(maxsize=16)
def buildings(game: AboveAndBelow) -> Mapping[str, Building]:
    return {building.id: building for building in game.pack.buildings}


@lru_cache(maxsize=16)
def villagers(game: AboveAndBelow) -> Mapping[str, Villager]:
    return {villager.id: villager for villager in game.pack.villagers}


def name_of(thing: Building | Villager, lang: str) -> str:
    """A pack's own name in the language, else in English, else the id."""
    return thing.names.get(lang) or thing.names.get("en") or thing.id


def building_name(game: AboveAndBelow, building: str, lang: str) -> str:
    return name_of(buildings(game)[building], lang)


def villager_name(game: AboveAndBelow, villager: str, lang: str) -> str:
    return name_of(villagers(game)[villager], lang)


def short_name(game: AboveAndBelow, villager: str, lang: str) -> str:
    """The name without what the villager does; two of a kind are told apart by a number."""
    name = TRADE.split(villager_name(game, villager, lang))[0]
    number = villager.rpartition("-")[2]
    return f"{name} {number}" if villagers(game)[villager].group == "special" and number.isdigit() else name


# ---------------------------------------------------------------- buildings
@lru_cache(maxsize=512)
def building_phrase(game: AboveAndBelow, building: str) -> Phrase:
    """Everything a building does, in one or two parts, so that a narrow sign can break it."""
    card = buildings(game)[building]
    bits = [*_lasting(card), *_powers(card)]
    points = _points(card)
    if not bits:
        return (points,) if points else ((_number(1), _icon("vp")),)
    together: Bits = tuple(bit for part in bits for bit in part)
    if not points:
        return (together,)
    return ((*together, *points),) if len(together) + len(points) <= 5 else (together, points)


def _lasting(card: Building) -> list[Bits]:
    found: list[Bits] = []
    if card.beds:
        found.append(_some(card.beds, "bed"))
    if card.good:
        found.append((*_some(card.goods, card.good), *((_icon("refill"),) if card.refilling else ())))
    if card.income:
        found.append((_number(card.income), _icon("income")))
    if card.income_per:
        found.append((_number(1), _icon("income"), PER, *map(_icon, card.income_per)))
    if card.potions:
        found.append(_some(card.potions, "potion"))
    if card.reputation:
        found.append((_number(card.reputation), _icon("reputation")))
    if card.rerolls:
        found.append(_some(card.rerolls, "reroll"))
    return found


def _powers(card: Building) -> list[Bits]:
    coin: Bits = (_number(1), _icon("coin"))
    found: list[Bits] = []
    if card.coin_when_building:
        found.append((_icon("hammer"), PAYS, *coin))
    if card.coin_when_exploring:
        found.append((_icon("cave"), PAYS, *coin))
    if card.train_to_ready:
        found.append((_icon("quill"), PAYS, _icon("ready")))
    if card.spend_drinks:
        found.append((_icon("potion"), _icon("cider"), PAYS, *coin))
    if card.potion_each_round:
        found.append((_number(1), _icon("potion"), PER, _icon("restart")))
    return found


def _points(card: Building) -> Bits:
    points: Bits = (_number(card.vp), _icon("vp")) if card.vp else ()
    if not card.vp_per:
        return points
    each: Bits = (_number(card.vp_per), _icon("vp"), PER, *(_icon(COUNTED.get(of, of)) for of in card.vp_of))
    return (*points, Bit("sign", "+"), *each) if points else each


# ---------------------------------------------------------------- villagers
def skills(villager: Villager) -> list[str]:
    """Icons of what a villager can do."""
    return [
        f"{skill}-plus" if level == "plus" else skill
        for skill, level in (("hammer", villager.hammer), ("quill", villager.quill))
        if level
    ]


def pair_text(face: int) -> str:
    """The die a lantern pair needs: `4+`, `6`."""
    return f"{face}+" if face < 6 else "6"


# ---------------------------------------------------------------- wares
def wares_phrase(wares: Mapping[str, int]) -> Phrase:
    """A supply: each ware with its number, as one part each."""
    return tuple((_number(wares[ware]), _icon(ware)) for ware in WARES if wares.get(ware))
