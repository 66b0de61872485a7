"""What a fight would look like, from what the viewer may know: both sides' strength part by part, and the odds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final

from tabuleiro.games.brazil_imperial.content.pack import CombatCard, Effect, Pack
from tabuleiro.games.brazil_imperial.page.marks import Data, Look, Option, entry

MOST_CARDS: Final = 3  # in a fight (BI-38)
STEADY: Final = {"harbor": (1, 2), "trade": (1, 2)}  # arch -> bonus when attacking, when defending (BI-23)


@dataclass(frozen=True)
class Side:
    seat: int
    parts: tuple[tuple[str, int], ...]  # what counts, by its name, and how much
    cards: int  # how many could be played
    known: int = -1  # what they add up to at best, if the viewer holds them

    @property
    def total(self) -> int:
        return sum(n for _, n in self.parts)


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
            return int(unit["seat"])
    tile = one["tile"]
    return int(tile["holder"]) if tile and tile["holder"] not in (-1, look.scene.seat) else -1


def fights(look: Look) -> dict[str, Forecast]:
    """By hex: what each move of the selected unit would start."""
    found: dict[str, Forecast] = {}
    for option in look.following:
        if look.unit and option.place not in found and enemy_at(look, option.place) >= 0:
            found[option.place] = forecast(look, option)
    return found


def forecast(look: Look, option: Option) -> Forecast:
    foe = enemy_at(look, option.place)
    attack, defence = _attack(look, option), _defence(look, option.place, foe)
    return Forecast(
        option.place,
        attack,
        defence,
        odds(look.pack, (*_hand(look), *look.data["discards"]["combat"]), attack, defence),
    )


def running(look: Look, fight: Data) -> dict[str, Side]:
    """Both sides of a fight that goes on, part by part, by the names that the view gives them."""
    at, seat, foe = fight["at"], fight["attacker"], fight["defender"]
    player = look.data["seats"][seat]
    named = [look.units[unit] for unit in fight["units"]]
    parts = [(look.name(unit), unit.vp) for unit in named]
    if fight["from"]:
        parts += _tile(look, look.hexes[fight["from"]], seat)
    parts += _paintings(look, player, lambda effect: effect.attack) + _steady(look, player, 0)
    attack = Side(seat, tuple(parts), fight["attack_laid"])
    return {"attack": attack, "defence": Side(foe, (), 0) if fight["expedition"] else _defence(look, at, foe)}


def _hand(look: Look) -> tuple[str, ...]:
    return tuple(look.own["combat_cards"]) if look.own else ()


# ---------------------------------------------------------------- the sides
def _attack(look: Look, option: Option) -> Side:
    """Who enters counts; an adjacent attack counts everybody on its hex, and the own tile there (BI-39)."""
    seat = look.scene.seat
    player = look.data["seats"][seat]
    parts: list[tuple[str, int]] = []
    if option.verb == "attack":
        here = look.hexes[option.thing]
        parts += _units(look, here, seat) + _tile(look, here, seat)
    else:
        unit = look.units[option.thing]
        parts.append((look.name(unit), unit.vp))
    parts += _paintings(look, player, lambda effect: effect.attack)
    parts += _steady(look, player, 0)
    hand = _hand(look)
    return Side(seat, tuple(parts), min(len(hand), MOST_CARDS), best(look.pack, hand))


def _defence(look: Look, at: str, seat: int) -> Side:
    here = look.hexes[at]
    parts = _units(look, here, seat)
    if seat >= len(look.data["seats"]):  # the Dutch of the solo game: a card for each unit (BI-52)
        return Side(seat, tuple(parts), len(parts))
    player = look.data["seats"][seat]
    tile = _tile(look, here, seat)
    parts += tile
    parts += _paintings(look, player, lambda effect: effect.defend)
    if tile:
        for effect, name in _effects(look, player):
            if effect.do == "strength-on-own-tile" or (effect.do == "tile-strength" and _by_forest(look, at)):
                parts.append((name, effect.n))
    parts += _steady(look, player, 1)
    return Side(seat, tuple(parts), min(player["combat_count"], MOST_CARDS))


def _units(look: Look, here: Data, seat: int) -> list[tuple[str, int]]:
    found = [look.units[unit["id"]] for unit in here["units"] if unit["seat"] == seat]
    return [(look.name(unit), unit.vp) for unit in found]


def _tile(look: Look, here: Data, seat: int) -> list[tuple[str, int]]:
    """A tile counts for who has built and holds it."""
    tile = here["tile"]
    if not tile or not tile["builder"] == tile["holder"] == seat:
        return []
    return [(tile_name(look, tile), tile["vp"])]


def tile_name(look: Look, tile: Data) -> str:
    return look.name(entry(look.pack.cities if tile["kind"] == "city" else look.pack.buildings, tile["id"]))


def _effects(look: Look, player: Data) -> Iterator[tuple[Effect, str]]:
    for painting in player["paintings"]:
        found = entry(look.pack.paintings, painting)
        for effect in found.effects:
            yield effect, look.name(found)


def _paintings(look: Look, player: Data, worth: Callable[[Effect], int]) -> list[tuple[str, int]]:
    return [(name, worth(effect)) for effect, name in _effects(look, player) if effect.do == "strength"]


def _steady(look: Look, player: Data, way: int) -> list[tuple[str, int]]:
    arch = player["tokens"]["on"]
    return [(look.name(entry(look.pack.arches, arch)), STEADY[arch][way])] if arch in STEADY else []


def _by_forest(look: Look, at: str) -> bool:
    near = look.scenario.next_to[at] if look.scenario else ()
    return any(look.hexes[place]["terrain"] == "forest" and not look.hexes[place]["tile"] for place in near)


# ---------------------------------------------------------------- cards
def best(pack: Pack, hand: Sequence[str]) -> int:
    """What the strongest cards add up to, by their printed figure."""
    return sum(sorted((entry(pack.combat_cards, card).cs for card in hand), reverse=True)[:MOST_CARDS])


def odds(pack: Pack, seen: Sequence[str], attack: Side, defence: Side) -> int:
    """If both play their strongest cards; the defender's could be any that the viewer has not seen. Ties are theirs."""
    ahead = attack.total + max(attack.known, 0) - defence.total
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
