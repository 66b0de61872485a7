"""The public face of a state: decisions, refusals, bad input, chance, events, scores."""

from __future__ import annotations

import collections

import pytest

import tabuleiro
from tabuleiro.core.chance import Dice, after, seeded
from tabuleiro.core.event import Event
from tabuleiro.core.playout import play_on
from tabuleiro.core.scores import ranked

GAME = tabuleiro.load("imperial-miners")


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"seats": 0}, "1 to 5 seats, not 0"),
        ({"seats": 6}, "1 to 5 seats, not 6"),
        ({"seed": 1 << 70}, "a seed is a whole number"),
        ({"expansion": True}, "no option 'expansion'"),
        ({"first_game": "maybe"}, "cannot be 'maybe'"),
    ],
)
def test_a_play_that_cannot_be_is_refused(given, complaint):
    with pytest.raises(tabuleiro.BadInput, match=complaint):
        GAME.new(**given)


def test_an_unknown_game_or_bot_is_refused():
    with pytest.raises(tabuleiro.BadInput, match="there is no game 'chess'"):
        tabuleiro.load("chess")
    with pytest.raises(tabuleiro.BadInput, match="there is no bot 'human'"):
        tabuleiro.bot("human")


def test_apply_refuses_what_is_stale_or_not_legal():
    state = GAME.new(seats=2, seed=1)
    first = state.decision(0).actions[0]
    with pytest.raises(tabuleiro.IllegalAction, match=r"not legal|not an option"):
        state.play(0, 999)
    state.apply(first)
    for seat in (0, 0, 0, 1, 1, 1, 1):
        state.apply(state.decision(seat).actions[0])
    with pytest.raises(tabuleiro.IllegalAction) as caught:
        state.apply(first)
    assert caught.value.reason.code in ("not_now", "not_your_turn")
    with pytest.raises(tabuleiro.IllegalAction) as caught:
        state.decision(7)
    assert caught.value.reason.code == "no_such_seat"


def test_when_the_play_is_over_nobody_may_act():
    state = GAME.new(seats=1, seed=3)
    while not state.over:
        state.apply(state.decision(0).actions[0])
    assert state.to_act == ()
    assert state.why_not(0, "pick canteen").code == "play_is_over"
    with pytest.raises(tabuleiro.IllegalAction):
        state.decision(0)


def test_same_seed_same_play_and_other_seed_another():
    def first_hands(seed):
        return GAME.new(seats=2, seed=seed).position

    assert first_hands(7) == first_hands(7)
    assert len({first_hands(seed) for seed in range(50)}) == 50
    assert GAME.new(seats=1).origin.seed != GAME.new(seats=1).origin.seed


def test_the_generator_is_even_and_stays_small():
    dice = Dice(1)
    counts = collections.Counter(dice.below(6) for _ in range(60_000))
    assert all(abs(counts[face] - 10_000) < 500 for face in range(6))
    rng = seeded(-5)
    for _ in range(1000):
        rng = after(rng)
        assert 0 < rng < 1 << 62
    starts = {dice.generator() for _ in range(1000)}
    assert len(starts) == 1000
    assert all(0 < rng < 1 << 62 for rng in starts)


def test_scripted_outcomes_come_first_and_then_chance_goes_on():
    state = GAME.position('[[seat]]\nhand = ["reed-barge", "canteen"]\nsteps = ["draw", "draw", "draw"]\n')
    state.scripted("rope-walk", "bog-gate")
    for _ in range(3):
        state.apply(state.decision(0).parse("draw from 1"))
    hand = state.view(0).data["hand"]
    assert hand[2:4] == ["rope-walk", "bog-gate"]
    assert len(hand) == 5


def test_an_event_shows_its_secret_part_to_its_own_seat_only():
    event = Event("draw", 1, {"level": 2}, {"card": "still"}, True)
    assert event.seen_by(1).data == {"level": 2, "card": "still"}
    assert event.seen_by(0).data == {"level": 2}
    assert event.seen_by(-1).secret == {}


def test_nothing_is_told_when_nobody_listens():
    state = GAME.new(seats=1, seed=3)
    assert state.events is None
    told = state.listen()
    state.apply(state.decision(0).actions[0])
    while state.decision(0).kind == "keep":
        state.apply(state.decision(0).actions[0])
    assert [event.kind for event in told if event.kind != "keep"][:2] == ["ready", "opened"]
    assert state.clone().events is None


def test_ranks_share_places():
    scores = ranked([(10, {}, (1, 0)), (12, {}, (0, 0)), (10, {}, (1, 0)), (10, {}, (2, 0))])
    assert [score.rank for score in scores] == [3, 1, 3, 2]


def test_what_a_bot_gets_cannot_change_the_play():
    state = GAME.position('[[seat]]\nhand = ["reed-barge", "canteen"]\nsteps = ["draw"]\n')
    decision, view = state.decision(0), state.view(0)
    assert isinstance(decision.options, tuple)
    view.miners[0].options.append(4)
    view.miners[0].pending = []
    decision.actions.clear()
    assert [str(action) for action in state.decision(0).actions] == ["draw from 1", "draw from 2", "draw from 3"]
    with pytest.raises(tabuleiro.IllegalAction):
        state.apply(decision.action(4))


def test_a_world_of_a_position_with_few_cards_is_as_small():
    text = '[[seat]]\nhand = ["canteen"]\n[[seat]]\nhand = ["bog-gate"]\n[decks]\n1 = ["open-cut"]\n2 = []\n3 = []\n'
    state = GAME.position(text)
    world = state.view(0).sample(Dice(1))
    assert world.view(0) == state.view(0)
    assert {GAME.position(text).view(0).sample(Dice(i)).players[1].hand for i in range(20)} == {
        bytes([GAME.box.number[card]]) for card in ("open-cut", "bog-gate")
    }


def test_worlds_of_one_view_leave_each_other_and_the_view_alone():
    state = GAME.new(seats=3, seed=5)
    for _ in range(25):
        state.apply(state.decision(state.to_act[0]).actions[0])
    view = state.view(1)
    before, world = view.bytes(), view.sample(Dice(1)).position
    assert play_on(view.sample(Dice(2)), seeded(3))
    assert view.bytes() == before
    assert view.sample(Dice(1)).position == world


@pytest.mark.parametrize("given", [{"seats": "two"}, {"seed": "seven"}, {"seats": 2.0}])
def test_wrong_types_are_refused_by_both_builds(given):
    """The compiled build checks types by itself, before our own checks."""
    with pytest.raises((tabuleiro.BadInput, TypeError)):
        GAME.new(**given)


@pytest.mark.parametrize("seat", [2, -2, 99])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat):
    with pytest.raises(tabuleiro.BadInput, match="there is no seat"):
        GAME.new(seats=2, seed=1).view(seat)


def test_an_unknown_outcome_cannot_be_scripted():
    with pytest.raises(tabuleiro.BadInput, match="'snow' is no outcome"):
        GAME.new(seats=1, seed=1).scripted("snow")
