"""Codecs: every action has one number, observations tell what a seat may know and nothing else.

`POSITIONS=10000` looks at so many positions of each game, not at a share of them.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import tabuleiro
from tabuleiro.core.chance import Dice
from tabuleiro.core.codec import rewards_of
from tabuleiro.core.errors import BadInput, IllegalAction
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.testing.learners import numbered, same_in_another_world
from tabuleiro.testing.play import steps_of, stubbornly

ROOT = Path(__file__).parents[2]
GAMES = ("imperial-miners", "above-and-below", "brazil-imperial")
POSITIONS = int(os.environ.get("POSITIONS", "400"))
# What is learned is kept with these. After a change raise the game's `codec_number`, then write down the new stamp.
STAMPS = {
    "imperial-miners": "imperial-miners-v1-2cd9fa33",
    "above-and-below": "above-and-below-v1-5fc39bb5",
    "brazil-imperial": "brazil-imperial-v1-2e276a3e",
}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return tabuleiro.load(request.param)


def positions(game: Game, most: int, each: int = 1) -> Iterator[State]:
    """Positions of stubborn plays with all numbers of seats; `each`: of so many only one."""
    found = 0
    for seed in range(most):
        seats = game.fewest_seats + seed % (game.most_seats - game.fewest_seats + 1)
        for i, (state, _) in enumerate(steps_of(game.new(seats=seats, seed=seed), seed, stubbornly(seed))):
            if i % each == seed % each:
                yield state
                found += 1
            if found >= most:
                return


# ---------------------------------------------------------------- points
def test_points_are_those_that_the_seat_may_know(game: Game) -> None:
    """No observation has them: a learner asks for them apart, in the order of the blocks of seats."""
    differ = 0
    for state in positions(game, 60, each=7):
        n = len(state.players)
        for seat in range(-1, n):
            view = state.view(seat)
            totals = [shown["total"] for shown in view.data["seats"]]
            first = max(seat, 0)
            assert game.codec.points(view) == totals[first:] + totals[:first]
            differ += totals != [score.points for score in state.scores]
    assert bool(differ) == (game.name == "brazil-imperial")  # whose missions in hand are secret


# ---------------------------------------------------------------- actions
def test_every_action_has_one_number(game: Game) -> None:
    for state in positions(game, POSITIONS):
        numbered(state)
        for seat in state.to_act:
            codec, decision = game.codec, state.decision(seat)
            assert codec.mask_of(state, seat) == codec.mask(decision)
            assert codec.legal(state, seat) == [codec.index(action) for action in decision.actions]


def test_the_tables_are_what_they_were(game: Game) -> None:
    assert game.codec.stamp == STAMPS[game.name]


def test_the_page_of_tables_is_current() -> None:
    subprocess.run([sys.executable, "tools/codec.py", "--check"], cwd=ROOT, check=True)


def test_the_page_runs_as_written(game: Game) -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "codec.md").read_text("utf-8"), re.DOTALL))
    assert "codec.observe" in code
    known: dict[str, object] = {}
    exec(compile(code.replace("imperial-miners", game.name), "codec.md", "exec"), known)
    assert isinstance(known["state"], State)
    assert known["state"].game.name == game.name


def test_rows_follow_each_other(game: Game) -> None:
    rows = game.codec.rows
    assert [row.first for row in rows] == [sum(one.size for one in rows[:i]) for i in range(len(rows))]
    assert game.codec.size == sum(row.size for row in rows)


def test_the_order_of_a_pack_changes_no_number() -> None:
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners

    game = tabuleiro.load("imperial-miners")
    assert isinstance(game, ImperialMiners)
    cards = tuple(sorted(game.pack.cards, key=lambda card: (card.level, card.id[::-1])))
    other = ImperialMiners(replace(game.pack, cards=cards))
    assert other.box.ids != game.box.ids
    assert other.codec.stamp == game.codec.stamp


def test_a_number_that_is_not_legal_is_refused(game: Game) -> None:
    state = game.new(seats=2, seed=3)
    codec, seat = game.codec, state.to_act[0]
    decision = state.decision(seat)
    other = next(i for i in range(codec.size) if i not in codec.legal(state, seat))
    before = state.position
    for refuse in (lambda: codec.action(decision, other), lambda: codec.play(state, seat, other)):
        with pytest.raises(BadInput, match=rf"{other} .* is not legal now: seat {seat} is asked '{decision.kind}'"):
            refuse()
    for number in (-1, codec.size):
        with pytest.raises(BadInput, match=f"from 0 to {codec.size - 1}, not {number}"):
            codec.action(decision, number)
    assert state.position == before


def test_who_is_not_asked_cannot_answer() -> None:
    game = tabuleiro.load("above-and-below")
    state = game.new(seats=2, seed=3)
    other = 1 - state.to_act[0]
    assert game.codec.legal(state, other) == []
    with pytest.raises(IllegalAction, match=f"seat {other} is not asked"):
        game.codec.play(state, other, 0)


def test_a_codec_of_another_version_is_refused(game: Game) -> None:
    game.codec.check(game.codec.version)
    game.codec.check(game.codec.stamp)
    for stamp in (f"{game.name}-v999", f"{game.codec.version}-00000000", "goofspiel-v1"):
        with pytest.raises(BadInput, match=f"this is codec {game.codec.stamp}, not '{stamp}'"):
            game.codec.check(stamp)


# ---------------------------------------------------------------- observations
def test_what_a_seat_cannot_know_changes_nothing(game: Game) -> None:
    """From the state and from the view the same bytes; the same in a world where what is hidden is dealt anew."""
    dice = Dice(11)
    different = 0
    for state in positions(game, POSITIONS, each=3):
        different += sum(same_in_another_world(state, seat, dice) for seat in range(-1, len(state.players)))
    assert different > POSITIONS / 2


def test_a_leak_would_be_noticed() -> None:
    """With another seat's hand behind it the bytes of most worlds are other ones."""
    from tabuleiro.games.imperial_miners.rules.state import MineState

    game, dice = tabuleiro.load("imperial-miners"), Dice(3)

    def leaky(state: State, seat: int) -> bytes:
        assert isinstance(state, MineState)
        return game.codec.observe(state, seat) + state.players[1 - seat].hand

    plays = steps_of(game.new(seats=2, seed=1), 1)
    assert sum(leaky(state, 0) != leaky(state.view(0).sample(dice), 0) for state, _ in plays) > 40


def test_figures_keep_their_most(game: Game) -> None:
    codec = game.codec
    figures = codec.figures
    assert sum(figure.count for figure in figures) == codec.length
    assert len({figure.name for figure in figures}) == len(figures)
    for state in positions(game, POSITIONS // 4, each=7):
        seen = codec.observe(state, state.to_act[0])
        for figure in figures:
            part = seen[figure.first : figure.first + figure.count]
            assert max(part) <= figure.most, figure.name
            assert not figure.names or len(figure.names) == figure.count


def test_who_sees_something_else_gets_other_bytes(game: Game) -> None:
    """But for what is still to be done on stacks, which no figure has, observations tell all that views tell."""
    views: dict[bytes, set[bytes]] = {}
    for state in positions(game, POSITIONS):
        for seat in range(len(state.players)):
            views.setdefault(game.codec.observe(state, seat), set()).add(state.view(seat).bytes())
    alike = sum(len(found) - 1 for found in views.values())
    assert alike <= len(views) / 50


def test_blocks_begin_with_the_own_seat(game: Game) -> None:
    state = game.new(seats=game.most_seats, seed=5)
    observer = game.codec.observer
    first = observer.observe(state, 0)
    assert len(first) == observer.length_of(game.most_seats)
    assert first[0] == 1
    assert observer.observe(state, 1)[0] == 2
    assert observer.observe(state, -1)[0] == 0


# ---------------------------------------------------------------- rewards
def test_rewards_are_the_share_of_others_that_one_has_beaten() -> None:
    game = tabuleiro.load("imperial-miners")
    state = game.new(seats=3, seed=1)
    scores = state.scores
    assert rewards_of([replace(score, rank=rank) for score, rank in zip(scores, (2, 1, 3), strict=True)]) == [0, 1, -1]
    assert rewards_of([replace(score, rank=rank) for score, rank in zip(scores, (1, 1, 3), strict=True)]) == [
        0.5,
        0.5,
        -1,
    ]
    assert rewards_of([replace(scores[0], total=62)]) == [0.62]
