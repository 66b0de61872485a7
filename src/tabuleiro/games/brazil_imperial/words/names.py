"""Names of what a pack has: cards, tiles, units, goods, places; a view in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from tabuleiro.games.brazil_imperial.content.pack import CombatCard, Effect, Entry, ExplorationTile, Pack
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.rules.icons import due_of, icons_in, upgraded_due
from tabuleiro.games.brazil_imperial.rules.view_data import HexData, SeatData, TableData
from tabuleiro.kit.words import Said, by_id, messages_in, name_of
from tabuleiro.lang import capital

WORDS: Final = messages_in(Path(__file__).parent)
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
PLAIN: Final = 1  # `at` of an arch's step: the action of a gold card, without upgrade


def full_name(entry: Entry, lang: str) -> str:
    """A find or an expedition says what it is of: `Unknown species (Jaguar)`."""
    subject = entry.subject.get(lang, "") if isinstance(entry, ExplorationTile) else ""
    return f"{name_of(entry, lang)} ({subject})" if subject else name_of(entry, lang)


def find_name(pack: Pack, tile: str, lang: str) -> str:
    """An exploration tile by what it is of, else by its kind: `Jaguar`, `Mandioca`."""
    found = by_id(pack.exploration)[tile]
    return found.subject.get(lang) or name_of(found, lang)


def note_words(entry: Entry, lang: str) -> str:
    """Who or what it was, in a sentence or two; "" where nothing is told."""
    notes: Mapping[str, str] = getattr(entry, "note", {})
    return notes.get(lang) or notes.get("en") or ""


def entry(pack: Pack, group: str, id_: str) -> Entry:
    """An entry of a pack by the name of its group (`paintings`, `gold_cards`, ...) and its id."""
    return cast(Entry, by_id(getattr(pack, group))[id_])


def entry_name(pack: Pack, group: str, id_: str, lang: str) -> str:
    return full_name(entry(pack, group, id_), lang)


def face_name(pack: Pack, face: str, lang: str) -> str:
    """A building or a city."""
    found = by_id(pack.buildings).get(face) or by_id(pack.cities)[face]
    return name_of(found, lang)


def card_name(pack: Pack, card: str, lang: str) -> str:
    """A gold card or a combat card."""
    found = by_id(pack.gold_cards).get(card) or by_id(pack.combat_cards)[card]
    return name_of(found, lang)


def unit_name(pack: Pack, unit: str, lang: str) -> str:
    """Two of a name on one board are told apart by a number."""
    board = next(board for board in pack.boards if any(one.id == unit for one in board.units))
    name = name_of(by_id(board.units)[unit], lang)
    alike = [one.id for one in board.units if name_of(one, lang) == name]
    return WORDS.text(lang, "unit-number", unit=name, number=alike.index(unit) + 1) if len(alike) > 1 else name


def place_text(at: str) -> str:
    """A hex as people write it."""
    return at.upper()


# ---------------------------------------------------------------- goods
def good_name(good: str, lang: str) -> str:
    """Within a sentence; also the icons of costs and kinds of cards."""
    return WORDS.text(lang, f"good-{good.replace('/', '-')}")


def cost_words(icons: Iterable[str], lang: str) -> str:
    """`1 gold and 2 resources of any kind`; "" for nothing."""
    return WORDS.counted(Counter(icons), lang)


# ---------------------------------------------------------------- a view
def card_strength(card: CombatCard, attacks: bool) -> int:
    """What a combat card adds on one side of a fight; what hangs on the place or the units is left out."""
    side = "attacking" if attacks else "defending"
    return next((one.cs for one in card.effects if one.do == "cs-instead" and one.condition == side), card.cs)


def laid(pack: Pack, cards: Iterable[str], attacks: bool) -> int:
    """What combat cards add on one side."""
    known = by_id(pack.combat_cards)
    return sum(card_strength(known[card], attacks) for card in cards)


def best_of(pack: Pack, hand: Iterable[str], n: int) -> int:
    """What so many cards of a hand add to an attack at most."""
    known = by_id(pack.combat_cards)
    return sum(sorted((card_strength(known[card], True) for card in hand), reverse=True)[:n])


class BrazilSaid(Said[BrazilImperial, TableData, SeatData]):
    """A view in one language, and what questions and labels look up in it."""

    @property
    def pack(self) -> Pack:
        return self.game.pack

    def hex(self, at: str) -> HexData:
        return next(one for one in self.data["map"]["hexes"] if one["at"] == at)

    def who(self, seat: int) -> str:
        """Solo, the other one is the Dutch."""
        return super().who(seat) if seat < len(self.data["seats"]) else self.text("the-dutch")

    def name(self, group: str, id_: str) -> str:
        return entry_name(self.pack, group, id_, self.lang)

    def unit(self, unit: str) -> str:
        return unit_name(self.pack, unit, self.lang)

    def effects(self, group: str, ids: Sequence[str], do: str) -> list[Effect]:
        """What some cards or tiles do of one kind."""
        found = [getattr(entry(self.pack, group, id_), "effects", ()) for id_ in ids if id_]
        return [effect for effects in found for effect in effects if effect.do == do]

    def good(self, good: str) -> str:
        return capital(good_name(good, self.lang))

    # -- places
    def place(self, at: str) -> str:
        """`C3 (forest)`, `D4 (Farm, Bruno)`."""
        here = self.hex(at)
        what, owner = self._there(here)
        others = [unit["seat"] for unit in here["units"] if unit["seat"] != self.seat]
        owner = others[0] if others else owner
        if owner not in (-1, self.seat):
            what = self.text("place-owned", what=what, who=self.who(owner))
        return self.text("place-with", at=place_text(at), what=what)

    def spot(self, at: str) -> str:
        """As `place`, whoever is there."""
        return self.text("place-with", at=place_text(at), what=self._there(self.hex(at))[0])

    def _there(self, here: HexData) -> tuple[str, int]:
        """What is on a hex, and whose it is."""
        if here["capital"] >= 0:
            return self.text("place-capital"), here["capital"]
        if here["tile"]:
            return face_name(self.pack, here["tile"]["id"], self.lang), here["tile"]["holder"]
        if here["explore"] == "?":
            return self.text("place-unexplored"), -1
        if here["explore"]:
            return self.name("exploration", here["explore"]), -1
        return self.text(f"terrain-{here['terrain']}"), -1

    def is_fight(self, at: str) -> bool:
        """Whether going there means a fight (BI-37)."""
        here = self.hex(at)
        seats = [unit["seat"] for unit in here["units"]] or [self._there(here)[1]]
        return seats[0] not in (-1, self.seat)

    # -- prices
    def price(self, icons: Sequence[str], arch: str, at: int) -> list[str]:
        """What a cost comes to with the arch's upgrade (BI-22), before discounts of choice."""
        if at == PLAIN or arch not in self.own["upgrades"]:
            return list(icons)
        if arch == "build":
            return icons_in(upgraded_due(due_of(tuple(icons))))
        if arch == "painting":
            return ["any" for icon in icons if icon == "gold"]
        return list(icons)

    def costs(self, key: str, icons: Sequence[str], **params: int | str) -> str:
        """A label with its price, or as something free of charge."""
        if not icons:
            return self.text(f"{key}-free", **params)
        return self.text(key, things=cost_words(icons, self.lang), **params)
