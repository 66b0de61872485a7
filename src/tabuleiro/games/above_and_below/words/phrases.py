"""Buildings, villagers and wares as icon phrases, made from the data that the rules run on."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tabuleiro.drawing.phrases import PAYS, PER, Bits, Phrase, icon_bit, number_bit, sign_bit, some
from tabuleiro.games.above_and_below.content.pack import WARES, Building, Villager
from tabuleiro.games.above_and_below.words.names import buildings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabuleiro.games.above_and_below.rules.game import AboveAndBelow

COUNTED: Final = {"villager": "villager", "outpost": "outpost", "house": "house", "empty cave": "cave"}


# ---------------------------------------------------------------- buildings
@lru_cache(maxsize=512)
def building_phrase(game: AboveAndBelow, building: str) -> Phrase:
    """Everything a building does, in one or two parts, so that a narrow sign can break it."""
    card = buildings(game)[building]
    bits = [*_lasting(card), *_powers(card)]
    points = _points(card)
    if not bits:
        return (points,) if points else ((number_bit(1), icon_bit("vp")),)
    together: Bits = tuple(bit for part in bits for bit in part)
    if not points:
        return (together,)
    return ((*together, *points),) if len(together) + len(points) <= 5 else (together, points)


def _lasting(card: Building) -> list[Bits]:
    found: list[Bits] = []
    if card.beds:
        found.append(some(card.beds, "bed"))
    if card.good:
        found.append((*some(card.goods, card.good), *((icon_bit("refill"),) if card.refilling else ())))
    if card.income:
        found.append((number_bit(card.income), icon_bit("income")))
    if card.income_per:
        found.append((number_bit(1), icon_bit("income"), PER, *map(icon_bit, card.income_per)))
    if card.potions:
        found.append(some(card.potions, "potion"))
    if card.reputation:
        found.append((number_bit(card.reputation), icon_bit("reputation")))
    if card.rerolls:
        found.append(some(card.rerolls, "reroll"))
    return found


def _powers(card: Building) -> list[Bits]:
    coin: Bits = (number_bit(1), icon_bit("coin"))
    found: list[Bits] = []
    if card.coin_when_building:
        found.append((icon_bit("hammer"), PAYS, *coin))
    if card.coin_when_exploring:
        found.append((icon_bit("cave"), PAYS, *coin))
    if card.train_to_ready:
        found.append((icon_bit("quill"), PAYS, icon_bit("ready")))
    if card.spend_drinks:
        found.append((icon_bit("potion"), icon_bit("cider"), PAYS, *coin))
    if card.potion_each_round:
        found.append((number_bit(1), icon_bit("potion"), PER, icon_bit("restart")))
    return found


def _points(card: Building) -> Bits:
    points: Bits = (number_bit(card.vp), icon_bit("vp")) if card.vp else ()
    if not card.vp_per:
        return points
    each: Bits = (number_bit(card.vp_per), icon_bit("vp"), PER, *(icon_bit(COUNTED.get(of, of)) for of in card.vp_of))
    return (*points, sign_bit("+"), *each) if points else each


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
    return tuple((number_bit(wares[ware]), icon_bit(ware)) for ware in WARES if wares.get(ware))
