"""Nobody learns what the book hides (AB-10): books that differ only in what their options bring look all the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

import pytest
from recounts import inventory

import tabuleiro
from tabuleiro.core.action import Action
from tabuleiro.core.chance import Dice
from tabuleiro.core.event import Event
from tabuleiro.core.playout import trace
from tabuleiro.core.state import State
from tabuleiro.games.above_and_below.content.pack import Option, Pack, Paragraph, Penalty, Result
from tabuleiro.games.above_and_below.rules.codes import POTION
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.results import LOSE_STAKED
from tabuleiro.kit.content import Content
from tabuleiro.kit.shelf import room
from tabuleiro.testing.play import steps_of, stubbornly

GAME = tabuleiro.load("above-and-below")


class Shuffled:
    """A pack whose results stand with other options of the same sort, each one place further."""

    def __init__(self, pack: Pack) -> None:
        self.given: dict[object, list[Result | Penalty | None]] = defaultdict(list)
        for paragraph in pack.paragraphs:
            self.moved(paragraph)
        self.left = {sort: iter([*some[1:], some[0]]) for sort, some in self.given.items()}
        self.pack = replace(pack, paragraphs=tuple(map(self.moved, pack.paragraphs)))

    def other(self, sort: object, mine: Result | Penalty | None) -> Result | Penalty | None:
        """The first time round every result is collected, the second time it gets its neighbour's."""
        if not hasattr(self, "left"):
            self.given[sort].append(mine)
            return mine
        return next(self.left[sort])

    def moved(self, paragraph: Paragraph) -> Paragraph:
        return replace(paragraph, options=tuple(self.option(paragraph, option) for option in paragraph.options))

    def option(self, paragraph: Paragraph, option: Option) -> Option:
        if option.thresholds:
            rows = [
                replace(row, result=self.other((row.explore, row.pay > 0), row.result)) for row in option.thresholds
            ]
            return replace(option, thresholds=tuple(rows), penalty=self.other("penalty", option.penalty))
        if option.stake or not paragraph.entry:
            return option  # a continuation moves as a whole, with the result that leads to it
        return replace(option, result=self.other("auto", option.result))


OTHER = AboveAndBelow(Shuffled(room("above-and-below", Content).read()).pack)


def in_the_other_book(state: State) -> State:
    return OTHER.position(state.position)


def every_decision(seats: int, seed: int) -> Iterator[State]:
    for now, _ in steps_of(GAME.new(seats=seats, seed=seed), seed, stubbornly(seed)):
        yield now


def results(game: AboveAndBelow) -> list[tuple[Result, ...]]:
    return [option.results for paragraph in game.pack.paragraphs for option in paragraph.options]


def test_the_books_differ() -> None:
    here, there = results(GAME), results(OTHER)
    assert sum(a != b for a, b in zip(here, there, strict=True)) > 200
    assert sorted(map(repr, [r for some in here for r in some])) == sorted(
        map(repr, [r for some in there for r in some])
    )


@pytest.mark.rule("AB-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_decisions_and_reasons_are_the_same(seats: int) -> None:
    for seed in range(4):
        for now in every_decision(seats, seed):
            other = in_the_other_book(now)
            for seat in range(-1, seats):
                assert other.view(seat).bytes() == now.view(seat).bytes()
            for seat in now.to_act:
                assert other.decision(seat).options == now.decision(seat).options
                assert [str(reason) for _, reason in other.refusals(seat)] == [
                    str(reason) for _, reason in now.refusals(seat)
                ]


@pytest.mark.rule("AB-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_worlds_go_on_the_same_way(seats: int) -> None:
    for seed in range(3):
        for i, now in enumerate(every_decision(seats, seed)):
            if i % 5 and not now.view(-1).data["encounter"]:
                continue
            other = in_the_other_book(now)
            seat = now.to_act[0]
            here, there = now.view(seat).sample(Dice(seed + i)), other.view(seat).sample(Dice(seed + i))
            assert trace(here, i + 1) == trace(there, i + 1)


@pytest.mark.rule("AB-10")
def test_what_is_told_before_the_end_is_the_same() -> None:
    """Up to the success or failure itself, and with the same outcomes of chance, both books tell the same."""
    compared = 0
    for seed in range(24):
        for now, action in steps_of(GAME.new(seats=2, seed=seed), seed, stubbornly(seed)):
            told = told_until_resolved(now.clone(), action)
            assert told_until_resolved(in_the_other_book(now), action) == told
            compared += any(event.kind in ENDS for event in told)
    assert compared > 50


ENDS = ("went_on", "succeeded", "failed")


def told_until_resolved(state: State, action: Action) -> list[Event]:
    events = state.listen()
    state.apply(state.decision(action.seat).parse(str(action)))
    found: list[Event] = []
    for event in events:
        kind = "succeeded" if event.kind == "went_on" else event.kind  # what a success brings is the book's
        public = {key: value for key, value in event.data.items() if key != "ways"}
        found.append(Event(kind, event.seat, public, event.secret, event.information))
        if event.kind in ENDS:
            break
    return found


AT_STAKE = """
cave_top = "C11"
[[seat]]
coins = 0
villagers = ["VS-hammer-1 ready", "VS-quill-1 ready"]
buildings = ["B0", "K2"]
supply = { potion = 1 }
[[seat]]
"""


@pytest.mark.rule("AB-10")
def test_a_stake_that_was_spent_is_not_lost_again() -> None:
    """Where potions count as coins an imagined world may spend the stake, on a bonus, before it fails."""
    state = GAME.position(AT_STAKE).scripted("C01", "4")
    state.apply(state.decision(0).parse("explore"))
    world = state.view(0).sample(Dice(1))
    before = inventory(world)
    p = world.touch(0)
    p.staked = POTION
    world.give_back(p, POTION)
    LOSE_STAKED.run(world, p, 0)
    assert inventory(world) == before
