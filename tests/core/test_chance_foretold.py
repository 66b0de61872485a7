"""Can chance be foretold? By the fast generator yes, from the opening page alone; by a deal no."""

from __future__ import annotations

import pytest
from lattice import fits, foretold, state_from

import tabuleiro
from tabuleiro.core.chance import Dealt, NotedSource, Script, Source, seeded
from tabuleiro.core.deal import Deal
from tabuleiro.core.state import State

GAME = tabuleiro.load("above-and-below")


def opening_page(state: State) -> list[tuple[int, int]]:
    """What a spectator sees of the set-up, as places in the bags that everybody can count from the box: key houses,
    houses, outposts, villagers to train, the cave card on top, in the order in which they are laid out."""
    data = state.view(-1).data
    empty = GAME.empty(GAME.origin(2, 0, {}), 0)
    box = GAME.box
    bags = {
        "keys": (empty.piles[9], [box.ids[b] for b in empty.piles[9]]),
        "houses": (empty.piles[0], [box.ids[b] for b in empty.piles[0]]),
        "outposts": (empty.piles[1], [box.ids[b] for b in empty.piles[1]]),
        "row": (empty.piles[6], [box.villager_ids[v] for v in empty.piles[6]]),
        "cave": (empty.piles[2], [box.cave_ids[c] for c in empty.piles[2]]),
    }
    shown = {
        "keys": data["offers"]["keys"],
        "houses": data["offers"]["houses"],
        "outposts": data["offers"]["outposts"],
        "row": [space["villager"] for space in data["row"]],
        "cave": [data["cave_top"]],
    }
    seen = []
    for kind, (_, names) in bags.items():
        for name in shown[kind]:
            seen.append((len(names), names.index(name)))
            names.remove(name)
    return seen


def whole_play(source: Source | None, seed: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """What the opening page shows, and all outcomes of a whole play."""
    notes: list[tuple[bytes, int, int]] = []
    state = GAME.start(GAME.origin(2, seed, {}), source)
    page = opening_page(state)
    bot = tabuleiro.bot("greedy")
    while not state.over:
        if source is not None:
            state.script = source
        seat = state.to_act[0]
        state.apply(bot.choose(state.view(seat), state.decision(seat)))
    record = state.record
    again = GAME.start(GAME.origin(2, seed, {}), NotedSource(Script(codes(record.setup), strict=True), notes))
    for entry in record.entries:
        again.script = NotedSource(Script(codes(entry.outcomes), strict=True), notes)
        again.apply(again.decision(entry.seat).parse(entry.text))
    return page, [(len(outcomes), i) for outcomes, _, i in notes]


def codes(names: tuple[str, ...]) -> list[int]:
    return [GAME.outcome_code(name) for name in names]


@pytest.mark.parametrize("seed", [2**61 + 12345, -4])  # of any twenty seeds, some fourteen are found
def test_the_fast_generator_is_foretold_from_the_opening_page(seed: int):
    page, play = whole_play(None, seed)
    assert play[: len(page)] == page
    state = state_from(page)
    assert state == seeded(seed)
    assert foretold(state, [n for n, _ in play]) == [i for _, i in play]
    assert len(play) > 60


@pytest.mark.parametrize("number", range(3))
def test_a_deal_is_not_foretold_from_anything_that_is_seen(number: int):
    """Neither from the page, nor from many more outcomes: no state of such a generator leads to them."""
    page, play = whole_play(Dealt(Deal.of(bytes([number]) * 32), 0), 0)
    assert play[: len(page)] == page
    assert state_from(page) is None
    assert state_from(play[:24]) is None
    assert not fits(seeded(0), page)
