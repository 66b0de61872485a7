"""The engine of Imperial Miners against the second version of its rules in `reference.py`, choice by choice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from reference import Table, text

import tabuleiro
from tabuleiro.games.imperial_miners.content.pack import (
    ALL,
    BOARDS,
    CONDITIONS,
    CONDITIONS_HERE,
    COUNTS,
    COUNTS_HERE,
    NOT_ON_BOARDS,
    VERBS,
    Card,
    EventCard,
    Pack,
    Part,
    Side,
)
from tabuleiro.games.imperial_miners.rules.codes import PILE
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.mine import border_text, place_text
from tabuleiro.games.imperial_miners.rules.state import MineState

HOUSE = tabuleiro.load("imperial-miners")
PACK = HOUSE.pack
CARDS = {card.id: card for card in PACK.cards}

Policy = Callable[[random.Random, list[str]], str]


# ---------------------------------------------------------------- who plays the engine's games
def anyhow(rng: random.Random, actions: list[str]) -> str:
    return rng.choice(actions)


def preferring(worth: Callable[[str, str, int, int], float], slips: float = 0.0) -> Policy:
    """The action worth most by its first and last word and the level and cost of its card, sometimes any other."""

    def policy(rng: random.Random, actions: list[str]) -> str:
        def key(action: str) -> tuple[float, float]:
            words = action.split(" ")
            card = CARDS.get(words[1])
            return worth(words[0], words[-1], card.level if card else 0, card.cost if card else 0), rng.random()

        return rng.choice(actions) if rng.random() < slips else max(actions, key=key)

    policy.__name__ = worth.__name__
    return policy


def deep(verb: str, last: str, level: int, cost: int) -> float:
    """Dear and deep cards close together, coins spent on advancing."""
    match verb:
        case "pick" | "keep":
            return level * 20 + cost
        case "play":
            return -abs(int(last.split(".")[1]))
        case "surface":
            return "4123".index(last)
        case "draw" | "search":
            return last == "3"
    return -level


def rich(verb: str, last: str, level: int, cost: int) -> float:
    """Coins are saved for the dearest cards."""
    match verb:
        case "pick":
            return cost if cost > 7 else -cost if level < 3 else -20
        case "play":
            return -abs(int(last.split(".")[1]))
        case "surface" | "event":
            return -int(last)
        case "draw" | "search":
            return last == "3"
        case "sell" | "discard":
            return -cost
    return cost


def wide(verb: str, last: str, level: int, cost: int) -> float:
    """Level 1 is gathered in hands, so that its deck and pile run out."""
    match verb:
        case "pick" | "keep":
            return -level
        case "draw" | "search":
            return -int(last)
        case "surface":
            return last == "4"
    return level


def blind(verb: str, last: str, level: int, cost: int) -> float:
    """Hands of level 3 only, so that every card of level 1 is turned up and played blind, until none is left."""
    match verb:
        case "keep" | "pick":
            return level
        case "draw" | "search":
            return int(last)
        case "surface":
            return last == "4"
        case "use":
            return 0
    return -level


POLICIES = [anyhow, preferring(deep, 0.15), preferring(rich, 0.1), preferring(wide), preferring(blind, 0.02)]


# ---------------------------------------------------------------- packs with any effect anywhere
def strange_pack(seed: int) -> Pack:
    """The house pack with random effects on cards, events and boards: combinations that it does not have."""
    rng = random.Random(seed)

    def part(place: str, verbs: list[str]) -> Part:
        verb = rng.choice(verbs)
        not_here = {"card": (), "event": COUNTS_HERE, "space": (*COUNTS_HERE, "cleared")}[place]
        counts = [count for count in COUNTS if count not in not_here]
        conditions = ["count", *(name for name in CONDITIONS if place == "card" or name not in CONDITIONS_HERE)]
        wheres = [w for w in VERBS[verb].among or ("",) if place == "card" or w not in NOT_ON_BOARDS]
        n = 1 if verb == "collapse" else rng.choice((1, 2, ALL)) if verb == "clear" else rng.randint(1, 3)
        per = rng.choice(counts) if verb != "collapse" and n < ALL and rng.random() < 0.3 else ""
        condition = rng.choice(conditions) if rng.random() < 0.2 else ""
        return Part(
            verb,
            n,
            rng.choice(wheres),
            per,
            rng.randint(1, 3) if per else 1,
            rng.randint(1, 4) if per else 0,
            condition,
            rng.choice(counts) if condition == "count" else "",
            rng.randint(1, 4) if condition == "count" else 0,
            rng.randint(1, 3) if verb == "sell" else 0,
        )

    def parts(place: str, *without: str) -> tuple[Part, ...]:
        verbs = [verb for verb in VERBS if verb not in ("feature", *without)]
        return tuple(part(place, verbs) for _ in range(rng.randint(1, 3)))

    def card(old: Card) -> Card:
        return replace(old, effects=tuple(replace(e, parts=parts("card", "level4")) for e in old.effects))

    def event(old: EventCard) -> EventCard:
        new = tuple(replace(e, parts=parts("event")) for e in old.effects)
        return old if old.kind == "feature" else replace(old, effects=new)

    def side(old: Side) -> Side:
        # An advance between start and top could go on for ever.
        between = [parts("space", "advance") for _ in range(rng.randint(3, 6))]
        return replace(old, spaces=((), *between, parts("space")))

    return replace(
        PACK,
        cards=tuple(map(card, PACK.cards)),
        events=tuple(map(event, PACK.events)),
        sides=tuple(map(side, PACK.sides)),
    )


# ---------------------------------------------------------------- what is compared
def read(state: MineState) -> dict[str, Any]:
    """Everything of the engine's state that the reference has too."""
    ids = state.box.ids
    found: dict[str, Any] = {"to act": state.to_act}
    for level in (1, 2, 3, 4):
        found[f"deck {level}"] = len(state.decks[level])
        found[f"pile {level}"] = sorted(ids[card] for card in state.decks[PILE + level])
    for seat in range(len(state.players)):
        p = state.players[seat]
        numbers = range(len(p.cards))
        places = [place_text(cell) for cell in p.cells]
        borders = [(n, direction) for n in numbers for direction in range(3) if p.complete >> (n * 3 + direction) & 1]
        found |= {
            f"{seat} asked": sorted(map(str, state.decision(seat).actions)) if seat in state.to_act else [],
            f"{seat} coins": p.coins,
            f"{seat} vp": p.vp,
            f"{seat} hand": sorted(ids[card] for card in p.hand),
            f"{seat} kept": sorted(ids[card] for card in p.kept),
            f"{seat} mine": {places[n]: (ids[p.cards[n]], p.machines[n], p.collapsed >> n & 1) for n in numbers},
            f"{seat} activated": sorted(places[n] for n in numbers if p.active >> n & 1),
            f"{seat} carts": sorted(border_text(p.cells[n] * 3 + direction) for n, direction in borders),
            f"{seat} marker": (BOARDS[p.board] if p.board >= 0 else None, p.space),
            f"{seat} advanced": bool(p.advanced),
            f"{seat} discount": p.discount,
        }
    return found


def read_reference(table: Table) -> dict[str, Any]:
    asked = table.asked
    found: dict[str, Any] = {"to act": tuple(sorted(asked))}
    for level in (1, 2, 3, 4):
        found[f"deck {level}"] = len(table.decks[level])
        found[f"pile {level}"] = sorted(card.id for card in table.piles[level])
    for seat, p in enumerate(table.miners):
        found |= {
            f"{seat} asked": sorted(asked.get(seat, [])),
            f"{seat} coins": p.coins,
            f"{seat} vp": p.vp,
            f"{seat} hand": sorted(card.id for card in p.hand),
            f"{seat} kept": sorted(card.id for card in p.kept),
            f"{seat} mine": {text(c): (card.id, p.machines[c], int(c in p.collapsed)) for c, card in p.mine.items()},
            f"{seat} activated": sorted(text(c) for c in p.activated),
            f"{seat} carts": sorted(f"{text(a)} and {text(b)}" for a, b in p.carts()),
            f"{seat} marker": (p.board, p.space),
            f"{seat} advanced": p.advanced,
            f"{seat} discount": p.discount,
        }
    return found


def compare(seats: int, seed: int, policy: Policy, first: bool = False, game: ImperialMiners = HOUSE) -> Counter[str]:
    """The engine plays a game, then the reference takes the same actions and outcomes; returns what came up."""
    rng = random.Random(seed)
    state = game.new(seats=seats, seed=seed, first_game=first)
    trace = [read(state)]
    while state.to_act:
        seat = rng.choice(state.to_act)
        options = {str(action): action for action in state.decision(seat).actions}
        state.apply(options[policy(rng, list(options))])
        trace.append(read(state))
    record = state.record
    table = Table(game.pack, seats, record.setup, first)
    for number, position in enumerate(trace):
        where = f"seats {seats}, seed {seed}, {policy.__name__}, after action {number}: "
        where += record.entries[number - 1].line() if number else "set-up"
        assert read_reference(table) == position, where
        if number < len(record.entries):
            entry = record.entries[number]
            table.answer(entry.seat, entry.text, entry.outcomes)
    assert table.over
    scores = table.scores()
    assert [score.total for score in state.scores] == [points for points, _, _ in scores]
    assert [score.rank for score in state.scores] == [1 + sum(other > mine for other in scores) for mine in scores]
    return table.seen


@cache
def games(seats: int, policy: Policy) -> Counter[str]:
    return sum((compare(seats, seed, policy, first=seed == 4) for seed in range(5)), Counter())


# ---------------------------------------------------------------- tests
@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
@pytest.mark.parametrize("seats", range(1, 6))
def test_engine_plays_as_the_reference_does(seats: int, policy: Policy) -> None:
    assert games(seats, policy)


@pytest.mark.parametrize("seed", range(20))
def test_engine_plays_strange_packs_as_the_reference_does(seed: int) -> None:
    compare(1 + seed % 3, seed, POLICIES[seed % 2], game=ImperialMiners(strange_pack(seed)))


def test_the_games_compared_show_every_card_and_event() -> None:
    seen = sum((games(seats, policy) for seats in range(1, 6) for policy in POLICIES), Counter())
    unused = {card.id for card in PACK.cards if not seen[f"{card.id} 1"] + seen[f"{card.id} 2"]}
    rare = {"passed an activated card", "collapse instead of an effect", "hand limit", "search in vain"}
    rare |= {"no level-1 card left", *(event.id for event in PACK.events), *(f"top of {board}" for board in BOARDS)}
    assert unused | rare - set(seen) == set()
