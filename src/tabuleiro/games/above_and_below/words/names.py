"""Names of buildings, villagers and wares; a view in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from tabuleiro.games.above_and_below.content.pack import GOODS, Building, Villager
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.rules import view_data as data
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.kit.words import Said, by_id, messages_in, name_of

WORDS: Final = messages_in(Path(__file__).parent)
SOFT_HYPHEN: Final = "\u00ad"
# What a villager does stands after the name, in every language: `Berta the Carpenter`, `Berta, a carpinteira`.
TRADE: Final = re.compile(r",? (?:the|der|die|das) |, ")


@lru_cache(maxsize=16)
def buildings(game: AboveAndBelow) -> Mapping[str, Building]:
    return by_id(game.pack.buildings)


def ripe(game: AboveAndBelow, seat: data.SeatData) -> dict[str, int]:
    """The goods on a seat's buildings, by kind."""
    found = dict.fromkeys(GOODS, 0)
    for building, n in data.standing(seat).items():
        if n:
            found[buildings(game)[building].good] += n
    return found


@lru_cache(maxsize=16)
def villagers(game: AboveAndBelow) -> Mapping[str, Villager]:
    return by_id(game.pack.villagers)


def tile_name(game: AboveAndBelow, building: str, lang: str) -> str:
    """As a narrow tile has it: a long word can be broken where it was joined."""
    return name_of(buildings(game)[building], lang)


def building_name(game: AboveAndBelow, building: str, lang: str) -> str:
    return tile_name(game, building, lang).replace(SOFT_HYPHEN, "")


def kind_name(kind: str, lang: str) -> str:
    """A kind of building."""
    return WORDS.text(lang, f"kind-{kind}")


def villager_name(game: AboveAndBelow, villager: str, lang: str) -> str:
    return name_of(villagers(game)[villager], lang)


def full_name(game: AboveAndBelow, villager: str, lang: str) -> str:
    """With what the villager does; two of a kind are told apart by a number."""
    return villager_name(game, villager, lang) + _number(game, villager)


def short_name(game: AboveAndBelow, villager: str, lang: str) -> str:
    """The name without what the villager does; two of a kind are told apart by a number."""
    return TRADE.split(villager_name(game, villager, lang))[0] + _number(game, villager)


def _number(game: AboveAndBelow, villager: str) -> str:
    number = villager.rpartition("-")[2]
    return f" {number}" if villagers(game)[villager].group == "special" and number.isdigit() else ""


def special_name(game: AboveAndBelow, kind: str, lang: str) -> str:
    """The name of a kind of special villager: of the first one, as the second has a number."""
    return name_of(next(one for one in game.pack.villagers if one.kind == kind and one.group == "special"), lang)


def ware_name(ware: str, lang: str) -> str:
    return WORDS.text(lang, f"ware-{ware}")


def one_of(ware: str, lang: str) -> str:
    return WORDS.text(lang, f"a-{ware}")


class VillageSaid(Said[AboveAndBelow, data.TableData, data.SeatData]):
    """A view in one language, and what questions and labels look up in it."""

    @property
    def encounter(self) -> data.EncounterData:
        found = self.data["encounter"]
        assert found is not None
        return found

    @property
    def option(self) -> data.OptionData:
        """The option that was declared."""
        letter = self.encounter["option"]
        return next(option for option in self.encounter["options"] if option["letter"] == letter)

    @property
    def trade(self) -> data.TradeData:
        found = self.data["trade"]
        assert found is not None
        return found

    def villager(self, id_: str) -> str:
        return full_name(self.game, id_, self.lang)

    def building(self, id_: str) -> str:
        return building_name(self.game, id_, self.lang)

    def the(self, ware: str) -> str:
        return self.text(f"the-{ware}")

    def story(self, n: int, letter: str = "") -> str:
        """A paragraph's title, or the name of one of its options."""
        told = book(self.lang, self.game.pack.book)
        return told.option(n, letter) if letter else told.title(n)
