"""Buildings, villagers and wares as icon phrases, made from the data that the rules run on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from tabuleiro.drawing.phrases import Phrase, bits, some
from tabuleiro.games.above_and_below.content.pack import WARES, Building, Villager
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.words.names import buildings

COUNTED: Final = {"empty cave": "cave"}  # what has another icon than its name
POWERS: Final = {
    "coin_when_building": "hammer > 1 coin",
    "coin_when_exploring": "cave > 1 coin",
    "train_to_ready": "quill > ready",
    "spend_drinks": "potion cider > 1 coin",
    "potion_each_round": "1 potion / restart",
}


# ---------------------------------------------------------------- buildings
@lru_cache(maxsize=512)
def building_phrase(game: AboveAndBelow, building: str, goods: int | None = None) -> Phrase:
    """Everything a building does, in parts where it is long, so that a narrow sign can break it; `goods`: how many lie
    there now, else what its card has."""
    card = buildings(game)[building]
    does, points = bits(_does(card, goods)), [bits(text) for text in _points(card)]
    if does and len(points) == 1 and len(does) + len(points[0]) <= 5:
        return ((*does, *points[0]),)
    return (*((does,) if does else ()), *points) or (bits("1 vp") if goods is None else (),)


def _does(card: Building, goods: int | None) -> str:
    """What it has, and then its powers; what it brought at once is no longer there once it stands in a village."""
    at_once = [some(card.potions, "potion"), f"{card.reputation} reputation" if card.reputation else ""]
    found = [
        some(card.beds, "bed"),
        some(card.goods, card.good) if goods is None or not card.good else f"{goods} {card.good}",
        "refill" if card.refilling else "",
        f"{card.income} income" if card.income else "",
        f"1 income / {' '.join(card.income_per)}" if card.income_per else "",
        *(at_once if goods is None else ()),
        some(card.rerolls, "reroll"),
    ]
    return " ".join([*found, *(text for power, text in POWERS.items() if getattr(card, power))])


def _points(card: Building) -> list[str]:
    """Those it has anyway, and those for each of some things."""
    each = f"{card.vp_per} vp / {' '.join(COUNTED.get(of, of) for of in card.vp_of)}" if card.vp_per else ""
    return [text for text in (f"{card.vp} vp" if card.vp else "", each) if text]


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
    return tuple(bits(f"{wares[ware]} {ware}") for ware in WARES if wares.get(ware))
