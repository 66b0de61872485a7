"""More helpers for the rule tests from IM-23 on: a seat in the middle of its turn, and a look into the house set."""

from __future__ import annotations

import json
from collections.abc import Iterable

from helpers import HOUSE, position

from tabuleiro.games.imperial_miners.content.pack import Card, Effect, Part
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.state import MineState

AT_THE_SURFACE = ["surface 1", "surface 4"]  # what a poor miner is asked when the chain is over


def turn(place: str, mine: Iterable[str], pack: ImperialMiners, **seat: object) -> MineState:
    """A solo miner whose card at `place` has just been placed: its activation, the chain and the surface are to come.

    `seat` are keys of a position's seat: coins, vp, hand, carts, marker, advanced, discount. The pack is the test's
    own, as the house set's figures change whenever it is balanced.
    """
    rows = {**seat, "mine": list(mine), "steps": [f"climb@{place}", f"activate@{place}"]}
    lines = [f"{key} = {json.dumps(value)}" for key, value in rows.items()]
    return position("\n".join(["event = 'quiet-1'", "phase = 'end'", "[[seat]]", *lines]), pack)


def house_cards(faction: str) -> list[Card]:
    return [card for card in HOUSE.pack.cards if faction in card.factions]


def parts(card: Card) -> list[Part]:
    return [part for effect in card.effects for part in effect.parts]


def priced(cards: Iterable[Card]) -> list[Effect]:
    return [effect for card in cards for effect in card.effects if effect.pay]


def cards_with(verb: str, *where: str) -> list[Card]:
    """House cards with this verb, where given with one of these in its own field (self, any, above ...)."""
    return [c for c in HOUSE.pack.cards if any(p.verb == verb and (not where or p.where in where) for p in parts(c))]


def cards_counting(*counts: str) -> list[Card]:
    """House cards with an effect that pays per one of these counts, or asks for so many of it."""
    return [c for c in HOUSE.pack.cards if any(p.per in counts or p.condition_count in counts for p in parts(c))]


def cards_if(*conditions: str) -> list[Card]:
    return [c for c in HOUSE.pack.cards if any(p.condition in conditions for p in parts(c))]
