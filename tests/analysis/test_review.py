"""Reviews: sums that fit, a planted blunder and a stroke of luck found, running plays refused."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from study_plays import GAME, QUICK, at_round, last_round, with_blunder, with_luck

from tabuleiro.analysis.review import BEFORE, Judged, Review, Stroke, Swing
from tabuleiro.analysis.reviewing import Desk, Job, alike, reviewed
from tabuleiro.core.errors import BadInput, RecordError


@pytest.fixture(scope="module")
def grown() -> list[Review]:
    """The last round, reviewed; as it was when the first curve stood, and in the end."""
    found = []
    for review in reviewed(last_round(), QUICK):
        if not found and all(review.chances):
            found.append(replace(review, chances=list(review.chances)))
    return [*found, review]


def test_a_first_curve_comes_before_the_rest(grown: list[Review]) -> None:
    first, last = grown[0], grown[-1]
    assert first.done < 0.3
    assert last.done == 1
    assert len(first.chances) == len(last.chances) == len(last_round().entries) + 1


def test_sums_fit(grown: list[Review]) -> None:
    review = grown[-1]
    record = last_round()
    assert all(sum(moment) == pytest.approx(1) for moment in review.chances)
    assert review.chances[-1] == review.result
    assert sum(review.result) == 1
    assert [one.number for one in review.decisions] == list(range(1, len(record.entries) + 1))
    assert [one.number for one in review.strokes] == [
        0,
        *(number for number, entry in enumerate(record.entries, 1) if entry.outcomes),
    ]
    assert sum(review.luck) == pytest.approx(0)
    assert {"taken", "better"} <= set(review.decisions[0].data)
    for seat in review.seats:
        assert review.adjusted[seat] == pytest.approx(review.result[seat] - review.luck[seat])
        assert review.lost(seat) == sum(one.loss for one in review.decisions if one.seat == seat)
    assert all(one.loss >= 0 for one in review.decisions)
    assert all(one.best == one.action for one in review.decisions if not one.loss)


def test_what_lies_behind_options_is_the_loss(grown: list[Review]) -> None:
    review = grown[-1]
    compared = [one for one in review.decisions if one.taken is not None and one.better is not None]
    assert compared
    for one in compared:
        assert one.better[0] - one.taken[0] == pytest.approx(one.loss)
        assert one.better[1] - one.taken[1] == pytest.approx(one.points)
    assert all(one.taken is None for one in review.decisions if one.options == 1)


def test_every_change_of_the_curve_is_accounted_for(grown: list[Review]) -> None:
    """What a seat's decisions cost it others have, luck is nobody's in all, and the rest is what is left."""
    review = grown[-1]
    last = review.actions
    for first, end in ((BEFORE, last), (0, last), (3, 9), (4, 5)):
        change = review.change(first, end)
        for seat in review.seats:
            moved = change.own[seat] + change.others[seat] + change.luck[seat] + change.rest[seat]
            assert moved == pytest.approx(change.moved[seat])
            assert change.moved[seat] == pytest.approx(review.chance(end)[seat] - review.chance(first)[seat])
            assert change.own[seat] <= 0 <= change.others[seat]
        assert sum(change.own) + sum(change.others) == pytest.approx(0)
        assert sum(change.luck) == pytest.approx(0)
        assert sum(change.rest) == pytest.approx(0)
    assert review.change(BEFORE, last).own == tuple(pytest.approx(-review.lost(seat)) for seat in review.seats)


def test_accuracy_is_of_a_hundred_and_by_phase(grown: list[Review]) -> None:
    review = grown[-1]
    for seat in review.seats:
        accuracy = review.accuracy_of(seat)
        assert accuracy is not None
        assert 0 <= accuracy <= 100
        phases = [review.accuracy_of(seat, phase) for phase in ("opening", "middle", "end")]
        found = [one for one in phases if one is not None]
        assert min(found) <= accuracy + 1e-9
        assert max(found) >= accuracy - 1e-9
    assert len(review.turning_points) <= 3


def test_it_is_plain_data(grown: list[Review]) -> None:
    data = json.loads(json.dumps(grown[-1].data))
    assert {"chances", "decisions", "luck", "accuracy"} <= set(data)
    assert {"number", "seat", "action", "loss", "best"} <= set(data["decisions"][0])
    assert len(data["luck"]) == len(data["accuracy"]) == 2


def test_the_same_on_two_processes() -> None:
    care = replace(QUICK, worlds=1, others=2, rollouts=8)
    alone, together = ([*reviewed(last_round(), care, jobs)][-1].data for jobs in (1, 2))
    assert alone == together


def test_a_planted_blunder_is_found() -> None:
    desk = Desk(GAME, with_blunder(), replace(QUICK, rollouts=48))
    planted = desk.judged(1, desk.verdict(1))
    assert planted.action == "pass"
    assert planted.best != "pass"
    assert planted.name
    others = [desk.judged(number, desk.verdict(number)) for number in range(2, 8)]
    assert planted.loss >= max(one.loss for one in others)


def test_a_stroke_of_luck_is_found() -> None:
    record, number = with_luck()
    desk = Desk(GAME, record, QUICK)
    seat = record.entries[number - 1].seat
    lucky = desk.luck(number)
    assert lucky.luck[seat] > 0.02
    assert sum(lucky.luck) == pytest.approx(0)


def made_up(chances: list[float], decisions: list[Judged], strokes: list[Stroke], trust: float = 1.0) -> Review:
    """A review of two seats, by the first one's chances."""
    moments: list[tuple[float, ...]] = [(one, 1 - one) for one in chances]
    none: list[tuple[float, ...]] = [(0.0, 0.0)] * len(moments)
    return Review("x", ("a", "b"), (3, 2), (1.0, 0.0), moments, none, none, decisions, strokes, 1.0, trust)


def plain(number: int, seat: int, loss: float = 0.0) -> Judged:
    return Judged(number, seat, "a", "b" if loss else "a", loss, 0.01, 1.0, 2)


def test_what_the_judge_had_not_foreseen_is_a_turning_point() -> None:
    """The curve rises with an action that lost nothing and had no chance in it, and it stays there; elsewhere it comes
    back soon, which is the judge's own doubt."""
    chances = [0.5, 0.3, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9]
    decisions = [plain(number, number % 2) for number in range(1, len(chances))]
    decisions[4] = plain(5, 1, 0.05)
    review = made_up(chances, decisions, [Stroke(0, (0.3, -0.3), (0.1, 0.1), ()), Stroke(7, (-0.2, 0.2), (0, 0), ())])
    assert [(type(one), one.number) for one in review.turning_points] == [(Judged, 5), (Stroke, 7), (Swing, 9)]
    swing = review.turning_points[2]
    assert isinstance(swing, Swing)
    assert (swing.seat, swing.rest) == (1, pytest.approx(-0.4))
    kinds = [one["kind"] for one in review.data["turning_points"]]
    assert kinds == ["decision", "luck", "swing"]


def test_only_the_luck_that_shows_in_results_counts() -> None:
    review = made_up([0.5, 0.7, 1.0], [plain(1, 0), plain(2, 1)], [Stroke(1, (0.2, -0.2), (0, 0), ())], 0.5)
    assert review.luck == pytest.approx((0.1, -0.1))
    assert review.adjusted == pytest.approx((0.9, 0.1))
    assert review.change(0, 1).rest == pytest.approx((0.1, -0.1))


def test_others_share_what_a_decision_gave_away_as_their_chances_were() -> None:
    review = replace(made_up([0.5, 0.5], [], []), totals=(1, 2, 3), chances=[(0.4, 0.2, 0.4)] * 2)
    assert review.brought(plain(1, 0, 0.3)) == pytest.approx((-0.3, 0.1, 0.2))
    sure = replace(review, chances=[(1.0, 0.0, 0.0)] * 2)
    assert sure.brought(plain(1, 0, 0.3)) == pytest.approx((-0.3, 0.15, 0.15))


def test_a_review_that_was_kept_long_ago_is_read(grown: list[Review]) -> None:
    """Before it was stored what lay behind options, and how much of the luck shows in results."""
    data = json.loads(json.dumps(grown[-1].data))
    del data["trust"]
    for one in data["decisions"]:
        del one["taken"], one["better"]
    old = Review.of(data)
    assert [one.loss for one in old.decisions] == [one["loss"] for one in data["decisions"]]
    assert all(one.taken is None and one.better is None for one in old.decisions)
    assert [one.number for one in old.turning_points] == [one.number for one in grown[-1].turning_points]


def test_few_outcomes_are_asked_where_they_are_alike() -> None:
    """Only how far they lie apart says so, not which of them came: else luck would not be 0 on the mean."""
    near: list[tuple[float, ...]] = [(0.5, 0.5), (0.51, 0.49), (0.495, 0.505)]
    assert alike(near)
    far: list[tuple[float, ...]] = [*near, (0.53, 0.47)]
    assert [alike(far[n:] + far[:n]) for n in range(4)] == [False] * 4


def test_luck_is_nothing_where_nothing_could_have_come_otherwise() -> None:
    """A play from a position has no deal."""
    assert Desk(GAME, last_round(), QUICK).luck(0).luck == (0.0, 0.0)


def test_a_running_play_is_refused() -> None:
    state = GAME.position(at_round(7))
    state.apply(state.decision(state.to_act[0]).actions[0])
    with pytest.raises(BadInput, match="the play is not over"):
        next(reviewed(state.record, QUICK))


def test_a_record_that_does_not_come_true_is_refused() -> None:
    with pytest.raises(RecordError):
        next(reviewed(replace(last_round(), result=(1, 2)), QUICK))


def test_names_of_losses() -> None:
    names = [Judged(1, 0, "a", "b", loss, 0.01, 1.0, 2).name for loss in (0.0, 0.04, 0.08, 0.3)]
    assert names == ["", "inaccuracy", "mistake", "blunder"]
    assert Judged(1, 0, "a", "a", 0.0, 0.0, 0.0, 2).accuracy == pytest.approx(100, abs=0.1)
    assert Job("verdict", 3).worlds == 0


def test_only_the_end_is_known_before_anything_is_worked_out() -> None:
    begun = Desk(GAME, last_round(), QUICK).answer(Job("begin"))
    assert isinstance(begun, Review)
    assert [n for n, moment in enumerate(begun.chances) if moment] == [begun.actions]
