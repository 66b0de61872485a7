"""What a fight would look like, from what the viewer may know: both sides' strength part by part, and the odds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb

from tabuleiro.core.player import BIT, bits
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, CombatCard, Pack
from tabuleiro.games.brazil_imperial.page.marks import Look, Option, entry
from tabuleiro.games.brazil_imperial.rules.codes import HARBOR, MOST_PLAYED, TRADE, UNITS_OF
from tabuleiro.games.brazil_imperial.rules.map import HEX_NUMBER, NOWHERE
from tabuleiro.games.brazil_imperial.rules.movement import defended
from tabuleiro.games.brazil_imperial.rules.production import tile_vp
from tabuleiro.games.brazil_imperial.rules.strength import (
    ARCH_ATTACKING,
    ARCH_DEFENDING,
    board_of,
    tile_strength,
    units_at,
)
from tabuleiro.games.brazil_imperial.rules.view_data import FightData, TileData
from tabuleiro.games.brazil_imperial.words.names import card_strength, entry_name, face_name, laid

Parts = tuple[tuple[str, int], ...]  # what counts, by its name, and how much


@dataclass(frozen=True)
class Side:
    seat: int
    parts: Parts
    cards: int  # how many could be played
    best: Parts | None = None  # the strongest by their names, if the viewer holds them

    @property
    def total(self) -> int:
        return sum(n for _, n in self.parts)

    @property
    def added(self) -> int:
        """By cards that the viewer knows."""
        return sum(n for _, n in self.best or ())


@dataclass(frozen=True)
class Forecast:
    at: str
    attack: Side
    defence: Side
    percent: int  # how often the attacker would win, about

    @property
    def figures(self) -> str:
        return f"{self.attack.total} : {self.defence.total}"


def enemy_at(look: Look, at: str) -> int:
    """Who defends a hex against the viewer: whose units stand there, else who has built there; -1: nobody."""
    t, hex_ = look.table, HEX_NUMBER[at]
    if not defended(t, t.players[look.scene.seat], hex_):
        return -1
    return t.army[hex_] - 1 if t.army[hex_] else t.builder[hex_]


def fights(look: Look) -> dict[str, Forecast]:
    """By hex: what each move of the selected unit would start, or the only move that there is."""
    found: dict[str, Forecast] = {}
    for option in look.following if look.unit else [look.sole] if look.sole else []:
        if option.place not in found and enemy_at(look, option.place) >= 0:
            found[option.place] = forecast(look, option)
    return found


def forecast(look: Look, option: Option) -> Forecast:
    at = option.place
    hand = look.own["combat_cards"] if look.own else []
    attack, defence = attacking(look, option, hand), _defence(look, HEX_NUMBER[at], enemy_at(look, at))
    seen = (*hand, *look.data["discards"]["combat"])
    return Forecast(at, attack, defence, odds(look.pack, seen, attack, defence))


def running(look: Look, fight: FightData) -> tuple[Side, Side]:
    """Attack and defence of a fight that goes on, part by part, by the names that the view gives them."""
    t, foe = look.table, fight["defender"]
    parts = _parts(look, t.attacker, t.players[t.attacker].party, t.origin_hex, attacks=True)
    attack = Side(t.attacker, parts, fight["attack_laid"])
    return attack, Side(foe, (), 0) if fight["expedition"] else _defence(look, t.field, foe)


def chance(look: Look, fight: FightData) -> int:
    """How often the viewer would win a running fight with the cards laid so far; -1 for who is not in it, and when
    cards are open."""
    seat = look.scene.seat
    if fight["shown"] or fight["expedition"] or look.own is None or seat not in (fight["attacker"], fight["defender"]):
        return -1
    hand = (*look.own["combat_cards"], *fight["attack_cards"], *fight["defence_cards"])
    pool = _unseen(look.pack.combat_cards, (*hand, *look.data["discards"]["combat"]))
    attack = fight["attack"] + laid(look.pack, fight["attack_cards"], True)
    defence = fight["defence"] + laid(look.pack, fight["defence_cards"], False)
    if seat == fight["attacker"]:
        return _odds(pool, _cards_against(look, fight), attack - defence)
    return _odds(pool, fight["attack_laid"], defence - attack + 1)  # ties are the defender's


def _cards_against(look: Look, fight: FightData) -> int:
    """How many the defender may have in the fight; the Dutch one for each unit (BI-52)."""
    foe = fight["defender"]
    if foe >= len(look.data["seats"]):
        return len(fight["defenders"])
    return min(look.data["seats"][foe]["combat_count"] + fight["defence_laid"], MOST_PLAYED)


# ---------------------------------------------------------------- the sides
def attacking(look: Look, option: Option, hand: Sequence[str]) -> Side:
    """Who enters counts; an adjacent attack counts everybody on its hex, and the own tile there (BI-39)."""
    t, seat = look.table, look.scene.seat
    origin = HEX_NUMBER[option.thing] if option.verb == "attack" else NOWHERE
    units = BIT[t.box.unit_number[option.thing][1]] if origin == NOWHERE else t.players[seat].units_at(origin)
    return Side(seat, _parts(look, seat, units, origin, attacks=True), min(len(hand), MOST_PLAYED), best(look, hand))


def _defence(look: Look, hex_: int, seat: int) -> Side:
    t = look.table
    units = units_at(t, seat, hex_)
    parts = _parts(look, seat, units, hex_, attacks=False)
    if seat >= len(t.players):  # the Dutch of the solo game: a card for each unit (BI-52)
        return Side(seat, parts, bits(units))
    return Side(seat, parts, min(look.data["seats"][seat]["combat_count"], MOST_PLAYED))


def _parts(look: Look, seat: int, units: int, tile: int, attacks: bool) -> Parts:
    """What counts on a side, each by its name, as the rules count it (BI-39); `tile`: the hex of which the tile may."""
    t = look.table
    box, board = t.box, board_of(t, seat)
    parts = [(look.name(look.units[box.unit_ids[board][one]]), box.unit_vp[board][one]) for one in UNITS_OF[units]]
    if seat >= len(t.players):
        return tuple(parts)
    p = t.players[seat]
    strong = tile_strength(t, p, tile) if tile != NOWHERE else 0
    printed = tile_vp(t, tile, seat) if strong else 0
    if strong:
        parts.append((face_name(look.pack, box.face_ids[t.face[tile]], look.lang), printed))
    for painting in p.paintings:
        n = box.attack_strength[painting] if attacks else box.defence_strength[painting]
        n += box.own_tile_strength[painting] if strong and not attacks else 0
        n += box.forest_strength[painting] if strong > printed else 0
        parts += [(entry_name(look.pack, "paintings", box.painting_ids[painting], look.lang), n)] if n else []
    if p.token in (HARBOR, TRADE):
        bonus = ARCH_ATTACKING if attacks else ARCH_DEFENDING
        parts.append((entry_name(look.pack, "arches", ARCHES[p.token], look.lang), bonus))
    return tuple(parts)


def tile_name(look: Look, tile: TileData) -> str:
    return look.name(entry(look.pack.cities if tile["kind"] == "city" else look.pack.buildings, tile["id"]))


# ---------------------------------------------------------------- cards
def best(look: Look, hand: Sequence[str]) -> Parts:
    """The strongest cards in an attack."""
    cards = [entry(look.pack.combat_cards, card) for card in hand]
    figures = [(look.name(card), card_strength(card, True)) for card in cards]
    return tuple(sorted(figures, key=lambda one: -one[1])[:MOST_PLAYED])


def odds(pack: Pack, seen: Sequence[str], attack: Side, defence: Side) -> int:
    """If both play their strongest cards; the defender's could be any that the viewer has not seen. Ties are theirs."""
    ahead = attack.total + attack.added - defence.total
    return _odds(_unseen(pack.combat_cards, seen), defence.cards, ahead)


def _unseen(cards: Sequence[CombatCard], seen: Sequence[str]) -> tuple[int, ...]:
    left = {card.id: card.copies for card in cards}
    for card in seen:
        left[card] -= 1
    return tuple(sorted(card.cs for card in cards for _ in range(left[card.id])))


@lru_cache(maxsize=1024)
def _odds(pool: tuple[int, ...], n: int, ahead: int) -> int:
    n = min(n, len(pool))
    if n == 0:
        return 100 if ahead > 0 else 0
    won = sum(sum(drawn) < ahead for drawn in combinations(pool, n))
    return round(100 * won / comb(len(pool), n))
