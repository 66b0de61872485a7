"""The rules of Goofspiel by number, and what every game must stand."""

import pytest

import tabuleiro
from tabuleiro import testing

GAME = tabuleiro.load("goofspiel")
POSITION = "stakes = [9]\n[[seat]]\nplayed = [2, 11]\nwon = [12]\n[[seat]]\nplayed = [6, 4]\nwon = [5]\n"


def after(position, *bids):
    state = GAME.position(position).scripted("3")
    for seat, card in enumerate(bids):
        state.apply(state.decision(seat).parse(f"bid {card}"))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_stands_what_every_game_must(seats):
    for check in (testing.conserves, testing.runs_on_after_saving, testing.replays_as_it_was, testing.nothing_leaks):
        check(GAME, seats, 1)
    for check in (testing.copies_are_safe, testing.notation_round_trips, testing.every_refusal_has_a_reason):
        check(GAME, seats, 2)
    testing.every_message_fits(GAME, seats, 3)
    testing.learners_see_no_more(GAME, seats, 4)
    testing.worlds_come_through_text(GAME, seats, 5)


def test_gs_4_bids_are_secret_and_a_card_is_bid_once():
    state, other = GAME.position(POSITION), GAME.position(POSITION)
    state.apply(state.decision(0).parse("bid 13"))
    other.apply(other.decision(0).parse("bid 1"))
    assert state.view(1) == other.view(1)
    assert str(other.why_not(1, "bid 4")) == "card_played(card=4) [GS-4]"


def test_gs_5_the_highest_bid_wins():
    assert [score.total for score in after(POSITION, 13, 12).scores] == [21, 5]


def test_gs_6_a_tie_is_carried_over():
    assert after(POSITION, 13, 13).view(0).data["stakes"] == [9, 3]


def test_gs_7_what_is_tied_last_goes_to_nobody():
    played, first, second = list(range(1, 13)), list(range(1, 7)), list(range(7, 13))
    rows = "".join(f"[[seat]]\nplayed = {played}\nwon = {won}\n" for won in (first, second))
    state = GAME.position(f"stakes = [13]\n{rows}")
    assert state.over
    assert [score.total for score in state.scores] == [21, 57]
