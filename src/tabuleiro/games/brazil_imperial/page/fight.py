"""What a fight would look like, from what the viewer may know: both sides' strength part by part, and the odds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final

from tabuleiro.games.brazil_imperial.content.pack import CombatCard, Effect, Pack
from tabuleiro.games.brazil_imperial.page.marks import Look, Option, entry
from tabuleiro.games.brazil_imperial.rules.view_data import FightData, HexData, SeatData, TileData
from tabuleiro.games.brazil_imperial.words.names import card_strength, laid

MOST_CARDS: Final = 3  # in a fight (BI-38)
STEADY: Final = {"harbor": (1, 2), "trade": (1, 2)}  # arch -> bonus when attacking, when defending (BI-23)
Parts = list[tuple[str, int]]  # what counts, by its name, and how much


@dataclass(frozen=True)
class Side:
    seat: int
    parts: tuple[tuple[str, int], ...]
    cards: int  # how many could be played
    best: tuple[tuple[str, int], ...] | None = None  # the strongest by their names, if the viewer holds them

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
    """Who defends a hex against the viewer: whose units stand there, else who holds its tile; -1: nobody."""
    one = look.hexes[at]
    for unit in one["units"]:
        if unit["seat"] != look.scene.seat:
            return unit["seat"]
    tile = one["tile"]
    return tile["holder"] if tile and tile["holder"] != look.scene.seat else -1


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
    attack, defence = attacking(look, option, hand), _defence(look, at, enemy_at(look, at))
    seen = (*hand, *look.data["discards"]["combat"])
    return Forecast(at, attack, defence, odds(look.pack, seen, attack, defence))


def running(look: Look, fight: FightData) -> tuple[Side, Side]:
    """Attack and defence of a fight that goes on, part by part, by the names that the view gives them."""
    seat, foe = fight["attacker"], fight["defender"]
    parts = [_unit(look, unit) for unit in fight["units"]]
    if fight["from"]:
        parts += _tile(look, look.hexes[fight["from"]], seat)
    attack = Side(seat, tuple(parts + _added(look, seat)), fight["attack_laid"])
    return attack, Side(foe, (), 0) if fight["expedition"] else _defence(look, fight["at"], foe)


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
    return min(look.data["seats"][foe]["combat_count"] + fight["defence_laid"], MOST_CARDS)


# ---------------------------------------------------------------- the sides
def attacking(look: Look, option: Option, hand: Sequence[str]) -> Side:
    """Who enters counts; an adjacent attack counts everybody on its hex, and the own tile there (BI-39)."""
    seat = look.scene.seat
    if option.verb == "attack":
        here = look.hexes[option.thing]
        parts = _units(look, here, seat) + _tile(look, here, seat)
    else:
        parts = [_unit(look, option.thing)]
    return Side(seat, tuple(parts + _added(look, seat)), min(len(hand), MOST_CARDS), best(look, hand))


def _added(look: Look, seat: int) -> Parts:
    """What else an attacker has, wherever it is."""
    player = look.data["seats"][seat]
    paintings = [(name, effect.attack) for effect, name in _effects(look, player) if effect.do == "strength"]
    return paintings + _steady(look, player, 0)


def _defence(look: Look, at: str, seat: int) -> Side:
    here = look.hexes[at]
    parts = _units(look, here, seat)
    if seat >= len(look.data["seats"]):  # the Dutch of the solo game: a card for each unit (BI-52)
        return Side(seat, tuple(parts), len(parts))
    player = look.data["seats"][seat]
    effects = _effects(look, player)
    tile = _tile(look, here, seat)
    parts += tile
    parts += [(name, effect.defend) for effect, name in effects if effect.do == "strength"]
    if tile:
        on_tile = {"strength-on-own-tile"} | ({"tile-strength"} if _by_forest(look, at) else set())
        parts += [(name, effect.n) for effect, name in effects if effect.do in on_tile]
    parts += _steady(look, player, 1)
    return Side(seat, tuple(parts), min(player["combat_count"], MOST_CARDS))


def _unit(look: Look, unit: str) -> tuple[str, int]:
    return look.name(look.units[unit]), look.units[unit].vp


def _units(look: Look, here: HexData, seat: int) -> Parts:
    return [_unit(look, unit["id"]) for unit in here["units"] if unit["seat"] == seat]


def _tile(look: Look, here: HexData, seat: int) -> Parts:
    """A tile counts for who has built and holds it."""
    tile = here["tile"]
    return [(tile_name(look, tile), tile["vp"])] if tile and tile["builder"] == tile["holder"] == seat else []


def tile_name(look: Look, tile: TileData) -> str:
    return look.name(entry(look.pack.cities if tile["kind"] == "city" else look.pack.buildings, tile["id"]))


def _effects(look: Look, player: SeatData) -> list[tuple[Effect, str]]:
    """What paintings do, with their names."""
    paintings = [entry(look.pack.paintings, painting) for painting in player["paintings"]]
    return [(effect, look.name(painting)) for painting in paintings for effect in painting.effects]


def _steady(look: Look, player: SeatData, way: int) -> Parts:
    arch = player["tokens"]["on"]
    return [(look.name(entry(look.pack.arches, arch)), STEADY[arch][way])] if arch in STEADY else []


def _by_forest(look: Look, at: str) -> bool:
    near = [look.hexes[place] for place in (look.scenario.next_to[at] if look.scenario else ())]
    return any(one["terrain"] == "forest" and not one["tile"] for one in near)


# ---------------------------------------------------------------- cards
def best(look: Look, hand: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """The strongest cards in an attack."""
    cards = [entry(look.pack.combat_cards, card) for card in hand]
    figures = [(look.name(card), card_strength(card, True)) for card in cards]
    return tuple(sorted(figures, key=lambda one: -one[1])[:MOST_CARDS])


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
