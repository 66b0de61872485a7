"""Positions: every state of a play as text and back, by hand with defaults, complaints that name the place."""

from __future__ import annotations

import contextlib
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabuleiro
from tabuleiro.core.state import State
from tabuleiro.games.above_and_below.rules.codes import HOUSES, OFFER, ROW, count
from tabuleiro.games.above_and_below.rules.state import VillageState

GAME = tabuleiro.load("above-and-below")
TWO = "[[seat]]\n[[seat]]\n"


def placed(text: str) -> VillageState:
    return GAME.placed(text)


def on_the_way(seed: int) -> list[str]:
    """Some positions of a play, with encounters, trades and rests open."""
    chooser = random.Random(seed)
    state = GAME.new(3, seed=seed)
    found: dict[str, str] = {}
    while not state.over:
        seat = chooser.choice(state.to_act)
        found[state.decision(seat).kind] = state.position
        state.apply(chooser.choice(state.decision(seat).actions))
    return list(found.values())


RICH = on_the_way(1)


def options(state: State, seat: int = 0) -> list[str]:
    return [str(action) for action in state.decision(seat).actions]


# ---------------------------------------------------------------- there and back
@pytest.mark.parametrize("seed", range(3))
def test_every_state_of_a_play_can_be_written_and_read(seed: int) -> None:
    chooser = random.Random(seed)
    state = GAME.new(2 + seed % 3, seed=seed)
    while not state.over:
        text = state.position
        again = GAME.position(text)
        assert again.position == text
        assert again.to_act == state.to_act
        seat = chooser.choice(state.to_act)
        assert options(again, seat) == options(state, seat)
        quick = [a for a in state.decision(seat).actions if not str(a).startswith(("pass", "sell", "take back"))]
        patient = chooser.random() < 0.8  # who never passes and only rearranges the sale circle plays for ever
        action = chooser.choice(quick if quick and patient else state.decision(seat).actions)
        state.apply(action)
        again.apply(again.decision(seat).parse(str(action)))
        assert again.position == state.position  # chance goes on alike
    again = GAME.position(state.position)
    assert again.over
    assert [score.total for score in again.scores] == [score.total for score in state.scores]


def test_a_record_may_start_from_a_position() -> None:
    state = GAME.position("seed = 3\n" + TWO)
    state.apply(state.decision(0).parse("pass"))
    replayed = GAME.position(state.position)
    assert replayed.to_act == (1,)
    assert state.record.dumps()


# ---------------------------------------------------------------- by hand
def test_a_hand_written_position_is_the_first_seats_turn() -> None:
    state = placed(TWO)
    assert state.to_act == (0,)
    assert state.decision(0).kind == "turn"
    village = state.players[1]
    assert [GAME.box.villager_ids[v] for v in village.villagers] == ["VS-hammer-2", "VS-quill-2", "VS-none-2"]
    assert [GAME.box.ids[b] for b in village.buildings] == ["B0"]
    assert (village.coins, village.reputation, state.round, state.cider) == (0, 0, 1, 1)
    assert len(state.piles[OFFER + HOUSES]) == 4
    assert all(state.piles[ROW])
    assert state.cave_top


def test_the_one_whose_turn_it_is_may_be_named() -> None:
    state = placed("first = 1\nturn = 2\n[[seat]]\n[[seat]]\n[[seat]]\npassed = false\n")
    assert state.to_act == (2,)


def test_what_a_village_has_is_read() -> None:
    state = placed(
        """
        [[seat]]
        coins = 9
        reputation = -3
        villagers = ["VR01 injured", "VR09 exhausted", "glogo", "cave-cat ready"]
        buildings = ["H4", "O2 0", "K3"]
        caves = ["C05", "C01"]
        supply = { rope = 2, cider = 1 }
        sale = "potion"
        track = ["fish 3", "ore"]
        [[seat]]
        """
    )
    village = state.players[0]
    assert (village.ready, village.tired, village.injured) == (0b1100, 0b10, 0b1)
    assert (village.hammers, village.hammers_plus, village.cats) == (0b101, 0b101, 0b1000)
    assert [GAME.box.ids[b] for b in village.buildings] == ["B0", "H4", "O2", "K3"]
    assert (list(village.goods), village.ripe, village.outposts) == ([0, 1, 0, 0], 1, 1)
    assert [count(village.track, ware) for ware in (1, 6)] == [3, 1]
    assert list(village.kinds) == [1, 6]
    left = {ware: count(state.bank, ware) for ware in range(10)}
    assert left == {0: 12, 1: 9, 2: 11, 3: 8, 4: 10, 5: 10, 6: 7, 7: 7, 8: 19, 9: 8}
    assert GAME.position(state.position).position == state.position


def test_the_bank_may_be_poor() -> None:
    state = placed(f"bank = {{ fish = 1 }}\n{TWO}")
    assert [count(state.bank, ware) for ware in range(3)] == [0, 1, 0]
    assert "bank = {" in state.position
    assert GAME.position(state.position).position == state.position


def test_a_paragraph_can_be_open() -> None:
    villagers = 'villagers = ["VS-hammer-1 sent", "VS-quill-1 sent", "VS-none-1"]\nencounter.paragraph = 24\n'
    state = placed(f"[[seat]]\ncoins = 2\n{villagers}[[seat]]\n")
    assert state.decision(0).kind == "option"
    assert options(state) == ["option a", "option b"]
    village = state.players[0]
    assert (village.party, village.acted, village.path) == (0b11, 1, (24,))
    assert 24 in GAME.box.cave_paragraphs[village.cave]
    assert GAME.position(state.position).position == state.position


@pytest.mark.parametrize("staked", ["rope", "VS-quill-1"])
def test_a_stake_is_written_by_its_name(staked: str) -> None:
    villagers = 'villagers = ["VS-hammer-1 sent", "VS-quill-1 sent"]\nsupply = { rope = 1 }\n'
    state = placed(f"[[seat]]\n{villagers}encounter = {{ paragraph = 1, staked = '{staked}' }}\n[[seat]]\n")
    assert f'encounter.staked = "{staked}"' in state.position
    assert GAME.position(state.position).position == state.position


@pytest.mark.parametrize(("phase", "kind"), [("rest", "rest"), ("store", "store")])
def test_the_rounds_end_can_be_open(phase: str, kind: str) -> None:
    seat = '[[seat]]\nvillagers = ["VR01 exhausted", "VR02 exhausted"]\nsupply = { fish = 1 }\n'
    state = placed(f"phase = '{phase}'\n{seat}[[seat]]\n")
    assert state.decision(0).kind == kind


def test_a_round_can_be_about_to_end() -> None:
    state = placed(f"phase = 'end'\nround = 7\n{TWO}")
    assert state.over
    assert placed(f"phase = 'income'\nround = 2\n{TWO}").players[1].coins == 4


# ---------------------------------------------------------------- complaints
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("round = 3", "a position has 2 to 4 [[seat]] tables, not 0"),
        ("round = 8\n" + TWO, "there are 7 rounds, not 8"),
        ("round = 0\n" + TWO, "there are 7 rounds, not 0"),
        ("first = 2\n" + TWO, "'first' cannot be 2"),
        ("turn = 5\n" + TWO, "'turn' cannot be 5"),
        ("moon = 1\n" + TWO, "unknown key 'moon'"),
        ("game = 'chess'\n" + TWO, "of 'chess'"),
        ("phase = 'lunch'\n" + TWO, "'phase' is one of turn, rest"),
        ("flow = ['lunch']\n" + TWO, "there is no phase 'lunch'"),
        ("cave_top = 'C99'\n" + TWO, "there is no cave card 'C99'"),
        ("row = ['VR01', 'VR01']\n" + TWO, "'VR01' is in two places"),
        ("row = ['', '', '', '', '', '']\n" + TWO, "'row' has 5 spaces"),
        ("offers.houses = ['X1']\n" + TWO, "there is no houses 'X1'"),
        ("offers.barns = []\n" + TWO, "unknown key 'barns'"),
        ("decks.houses = ['H0']\noffers.houses = ['H0']\n" + TWO, "'H0' is in two places"),
        ("bank = { gold = 1 }\n" + TWO, "unknown key 'gold'"),
        ("bank = { fish = 40 }\n" + TWO, "'fish' cannot be 40"),
        ("deal = { buyer = 7 }\n" + TWO, "'buyer' cannot be 7"),
        ("[[seat]]\n[[seat]]\ncoins = -1", "seat 1: 'coins' cannot be -1"),
        ("[[seat]]\ncoins = 'five'\n[[seat]]", "seat 0: 'coins' should be a int"),
        ("[[seat]]\nreputation = 11\n[[seat]]", "seat 0: 'reputation' is from -4 to 10 (AB-37)"),
        ("[[seat]]\nvillagers = ['VR99']\n[[seat]]", "seat 0: there is no villager 'VR99'"),
        ("[[seat]]\nvillagers = ['VR01 asleep']\n[[seat]]", "there is no state of villagers 'asleep'"),
        ("[[seat]]\nvillagers = ['VR01']\n[[seat]]\nvillagers = ['VR01']", "seat 1: 'VR01' is in two places"),
        ("[[seat]]\nbuildings = ['H4 2']\n[[seat]]", "'H4 2': H4 has at most 1 goods"),
        ("[[seat]]\nbuildings = ['H4 ²']\n[[seat]]", "'H4 ²': H4 has at most 1 goods"),
        ("[[seat]]\nbuildings = ['O2']\n[[seat]]", "an outpost needs a cave card (AB-18)"),
        ("[[seat]]\nbuildings = ['H1', 'B0']\n[[seat]]\nbuildings = ['H1']", "'H1' is in two places"),
        ("[[seat]]\nsupply = { fish = 13 }\n[[seat]]", "there are 12 fish, not 13 (AB-1)"),
        ("[[seat]]\nsale = 'gold'\n[[seat]]", "there is no ware 'gold'"),
        ("[[seat]]\ntrack = ['potion']\n[[seat]]", "'track' has each good once"),
        ("[[seat]]\ntrack = ['fish', 'fish']\n[[seat]]", "'track' has each good once"),
        ("[[seat]]\ntrack = ['fish 0']\n[[seat]]", "'track' has each good once"),
        ("[[seat]]\nslept = ['VR01']\n[[seat]]", "'VR01' is not in this village"),
        ("[[seat]]\nnegotiated = [2]\n[[seat]]", "'negotiated' should be a list of numbers from 0 to 1"),
        ("[[seat]]\nencounter = { paragraph = 216 }\n[[seat]]", "there is no paragraph 216"),
        ("[[seat]]\nencounter = { paragraph = 1, option = 2 }\n[[seat]]", "paragraph 1 has no option number 2"),
        ("[[seat]]\nencounter = { paragraph = 1, dice = [1] }\n[[seat]]", "'dice' has a number for each villager"),
        ("[[seat]]\nencounter = { paragraph = 1, staked = 'VR01' }\n[[seat]]", "'VR01' is not in this village"),
        ("[[seat]]\nencounter = { paragraph = 1, staked = 'hope' }\n[[seat]]", "there is no ware 'hope'"),
        ("[[seat]]\nencounter = { mood = 1 }\n[[seat]]", "unknown key 'mood'"),
        ("[[seat]]\nsteps = ['fly']\n[[seat]]", "there is no step 'fly'"),
        ("[[seat]]\nsteps = ['builder@X']\n[[seat]]", "there is no building 'X'"),
        ("[[seat]]\nsteps = ['trainer@X']\n[[seat]]", "there is no villager 'X'"),
        ("offers.houses = []\n[[seat]]\nsteps = ['builder@H1']\n[[seat]]", "H1 is not on offer"),
        ("row = []\n[[seat]]\nasked = 'trainer@VR01'\n[[seat]]", "VR01 is not in the row"),
        ("[[seat]]\nasked = 'rest@two'\n[[seat]]", "needs a number after @"),
        ("[[seat]]\nasked = 'acquire@H1'\n[[seat]]", "'acquire' asks nothing"),
        ("[[seat]]\nasked = 'hurt'\n[[seat]]", "'hurt' has no option in this position"),
        ("flow = []\n" + TWO, "what is pending cannot go on"),
        ("a = " + "[" * 5000, "not TOML"),
        ("= =", "not TOML"),
    ],
)
def test_a_bad_position_is_refused_with_the_place(text: str, complaint: str) -> None:
    with pytest.raises(tabuleiro.PositionError) as caught:
        GAME.position(text)
    assert complaint in str(caught.value)


@settings(max_examples=150, deadline=None, database=None, derandomize=True)
@given(st.sampled_from(RICH), st.integers(0, 10_000), st.sampled_from(["", "x", "\n", "0", "9", "-1", '"', "[", ", "]))
def test_damage_is_refused_or_another_position(text: str, at: int, junk: str) -> None:
    at %= len(text)
    with contextlib.suppress(tabuleiro.PositionError):
        assert placed(text[:at] + junk + text[at + 1 :]).players
