"""The judge: chances that add up, the same for the same knowledge, blunders found and good choices left in peace."""

from __future__ import annotations

import pytest
from study_plays import GAME, at_round, greedy_on

import tabuleiro
from tabuleiro.analysis.judge import Judge
from tabuleiro.bots.contest import Rolled, looked
from tabuleiro.bots.prospects import UNFITTED, link_of
from tabuleiro.core.chance import Dice
from tabuleiro.core.record import fold
from tabuleiro.core.state import State
from tabuleiro.kit import shelf

SOME = 12  # actions, after which a play has hidden things


def begun(name: str, seats: int = 2) -> State:
    state = tabuleiro.load(name).new(seats=seats, seed=3)
    for _ in range(SOME):
        seat = state.to_act[0]
        state.apply(tabuleiro.bot("greedy", seed=seat).choose(state.view(seat), state.decision(seat)))
    return state


@pytest.mark.parametrize("name", shelf.games())
@pytest.mark.parametrize("seats", [2, 3])
def test_chances_are_one_together(name: str, seats: int) -> None:
    state, judge = begun(name, seats), Judge(tabuleiro.load(name))
    found = judge.prospects(state.view(1), worlds=3)
    assert sum(found.chances) == pytest.approx(1)
    assert len(found.chances) == len(found.points) == len(found.errors) == seats
    moment = judge.moment([state.view(seat) for seat in range(seats)], worlds=2)
    assert sum(moment.chances) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in moment.chances)


@pytest.mark.parametrize("name", shelf.games())
def test_only_what_a_seat_may_know_is_judged(name: str) -> None:
    """Two states that differ only in what the seat cannot see: the same seed finds the same in both."""
    state = begun(name)
    seat = state.to_act[0]
    other = state.view(seat).sample(Dice(99))
    assert other.view(seat) == state.view(seat)
    judge = Judge(state.game, seed=5)
    assert judge.prospects(state.view(seat), worlds=2) == judge.prospects(other.view(seat), worlds=2)
    option = state.decision(seat).options[-1]
    verdicts = [judge.verdict(one.view(seat), one.decision(seat), option, rollouts=8) for one in (state, other)]
    assert verdicts[0] == verdicts[1]


def test_what_is_over_is_known() -> None:
    state = greedy_on(GAME.position(at_round(7)))
    found = Judge(GAME).prospects(state.view(0))
    best = max(score.total for score in state.scores)
    assert found.errors == (0.0, 0.0)
    assert found.points == tuple(float(score.total) for score in state.scores)
    assert sum(found.chances) == 1
    assert all(chance == 0 or points == best for chance, points in zip(found.chances, found.points, strict=True))


def test_who_is_ahead_near_the_end_is_likely_to_win() -> None:
    record = greedy_on(GAME.position(at_round(7))).record
    state = fold(GAME, record, len(record.entries) - 2)
    points = [score.total for score in state.scores]
    assert abs(points[0] - points[1]) > 4
    found = Judge(GAME).prospects(state.view(0), worlds=4)
    assert found.chances[points.index(max(points))] > 0.6


class Worlds:
    """A contest of two options that only counts."""

    rollouts = 0

    def __init__(self) -> None:
        self.found: dict[int, list[Rolled]] = {0: [], 1: []}

    def run(self, options: tuple[int, int]) -> None:
        self.rollouts += len(options)
        for option in options:
            self.found[option].append(Rolled(0.0, (0.0, 0.0)))


@pytest.mark.parametrize(
    ("loss", "error", "worlds"),
    [
        (0.1, 0.001, 12),  # known well enough
        (-0.2, 0.05, 12),  # surely no loss
        (0.0, 0.05, 48),  # as many as asked for: it may be one
        (0.1, 0.02, 48),  # one, and told well enough
        (0.1, 0.05, 192),  # one, but how great it is nobody knows
        (0.05, 0.05, 48),  # not even that it is one
    ],
)
def test_worlds_are_spent_where_they_tell_something(
    monkeypatch: pytest.MonkeyPatch, loss: float, error: float, worlds: int
) -> None:
    judge, contest = Judge(GAME), Worlds()
    monkeypatch.setattr(judge, "_lost", lambda view, rows: (loss, error))
    view = GAME.new(seats=2, seed=1).view(0)
    assert judge._compared(view, contest, 0, 1, 48) == (loss, error)  # type: ignore[arg-type]
    assert contest.rollouts == 2 * worlds


def test_a_pass_of_who_can_do_nothing_else_changes_little() -> None:
    """Villages are compared at the end of the round, whoever has passed already; after it the last one is to come."""
    state = GAME.position(at_round(6))
    judge = Judge(GAME)
    forced = 0
    while state.round == 6:
        seat = state.to_act[0]
        action = tabuleiro.bot("greedy", seed=seat).choose(state.view(seat), state.decision(seat))
        tired = str(action) == "pass" and not state.players[seat].ready
        before = judge.moment([state.view(one) for one in range(2)], worlds=6) if tired else None
        state.apply(action)
        if before is not None:
            after = judge.moment([state.view(one) for one in range(2)], worlds=6)
            assert after.chances == pytest.approx(before.chances, abs=0.05)
            forced += 1
    assert forced
    assert judge.sense.turns_left(state.view(0).table) == 1


def test_an_end_that_is_imagined_leaves_a_doubt() -> None:
    """Who is ahead by little in all worlds may still not win; by much it is nearly sure, and who is over has won."""
    link, sense = link_of("above-and-below"), Judge(GAME).sense
    state = greedy_on(GAME.position(at_round(7)))
    points, chances = looked(sense, link, state, 0, True)
    won = [score.rank == 1 for score in state.scores]
    assert points == tuple(float(score.total) for score in state.scores)
    assert sum(chances) == pytest.approx(1)
    assert 0.75 <= chances[won.index(True)] < 1
    assert looked(sense, UNFITTED, state, 0, True)[1] == tuple(map(float, won))


def test_a_blunder_costs_and_the_best_costs_nothing() -> None:
    state = GAME.position(at_round(2))
    seat = state.to_act[0]
    view, decision = state.view(seat), state.decision(seat)
    judge = Judge(GAME)
    blunder = judge.verdict(view, decision, decision.parse("pass").option, rollouts=48)
    assert blunder.loss > 0
    assert blunder.points > 1
    assert blunder.best != blunder.option
    best = judge.verdict(view, decision, blunder.best, rollouts=48)
    assert best.loss < blunder.loss


def test_alone_points_are_lost() -> None:
    game = tabuleiro.load("imperial-miners")
    state = game.new(seats=1, seed=3)
    while state.decision(0).kind != "pick":
        state.apply(state.decision(0).actions[0])
    found = Judge(game).prospects(state.view(0), worlds=2)
    assert found.chances == (1.0,)
    assert found.points[0] > 10
    verdict = Judge(game).verdict(state.view(0), state.decision(0), state.decision(0).options[0], rollouts=16)
    assert (verdict.loss > 0) == (verdict.points > 0)
