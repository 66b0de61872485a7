"""Positions: every state of a play as text and back, by hand with defaults, complaints that name the place."""

from __future__ import annotations

import contextlib
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabuleiro
from tabuleiro.games.brazil_imperial.rules.codes import (
    CITIES_LEFT,
    CITY_TOPS,
    DUTCH,
    GALLERY,
    GOLD,
    GOLD_DECK,
    HELD_CITIES,
    HELD_ERA,
    TILES_LEFT,
    UNSEEN,
    WOOD,
    count,
)
from tabuleiro.games.brazil_imperial.rules.map import HEX_NUMBER, NOWHERE
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

GAME = tabuleiro.load("brazil-imperial")
TWO = "[[seat]]\n[[seat]]\n"
KEPT_APART = ("box", "ground", "game", "origin", "history", "recording", "events", "script", "owned", "players")


def placed(text: str) -> BrazilState:
    return GAME.placed(text)


def ids(cards: bytes, names: list[str]) -> list[str]:
    return [names[card] for card in cards]


def parts(state: BrazilState) -> list[object]:
    """All that a state is made of, but for what belongs to one object."""
    slots = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ()) if name not in KEPT_APART]
    found: list[object] = [(name, getattr(state, name)) for name in slots]
    for seat in range(len(state.players)):
        p = state.players[seat]
        names = [name for kind in type(p).__mro__ for name in getattr(kind, "__slots__", ())]
        if not p.options:
            names = [name for name in names if not name.startswith("asking")]  # the last question, over by now
        found += [(seat, name, getattr(p, name)) for name in names]
    return found


def plays(seats: int, seed: int, steps: int) -> list[BrazilState]:
    """Some states of a play: every kind of question once, and now and then another one."""
    chooser = random.Random(seed)
    state = GAME.new(seats, seed=seed, colours="chosen" if seed % 2 else "random")
    found: list[BrazilState] = []
    kinds: set[tuple[str, str]] = set()
    for n in range(steps):
        if state.over:
            break
        seat = chooser.choice(state.to_act)
        asking = state.players[seat].asking
        if n % 40 == 0 or (asking.name, asking.kind) not in kinds:
            kinds.add((asking.name, asking.kind))
            found.append(state.clone())
        options = state.players[seat].options
        lively = options[:-1] if len(options) > 1 and chooser.random() < 0.7 else options  # the end of a turn is last
        state.play(seat, chooser.choice(lively))
    return [*found, state]


# ---------------------------------------------------------------- there and back
@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 4), (2, 1), (2, 2), (3, 6), (4, 3)])
def test_states_of_a_play_can_be_written_and_read(seats: int, seed: int) -> None:
    for state in plays(seats, seed, 1500):
        text = state.position
        again = placed(text)
        assert again.position == text
        assert parts(again) == parts(state)


def test_a_play_goes_on_from_a_position_as_it_would_have() -> None:
    for state in plays(3, 5, 400)[:-1]:
        again = placed(state.position)
        for _ in range(12):
            if state.over:
                break
            seat = state.to_act[-1]
            option = state.players[seat].options[0]
            state.play(seat, option)
            again.play(seat, option)
        assert again.position == state.position  # chance goes on alike


def test_a_play_that_is_over_keeps_its_scores() -> None:
    state = plays(1, 1, 1500)[-1]
    again = placed(state.position)
    assert (again.over, state.over) == (True, True)
    assert [score.total for score in again.scores] == [score.total for score in state.scores]


# ---------------------------------------------------------------- by hand
def test_a_hand_written_position_is_the_first_turn_of_the_first_seat() -> None:
    state = placed(TWO)
    assert (state.round, state.era, state.turn, state.to_act) == (1, 1, 0, (0,))
    assert state.decision(0).kind == "action"
    box, other = state.box, state.players[1]
    assert box.pack.boards[other.colour].id == "orange"
    assert box.monarch_ids[other.monarch] == "isabella"
    assert other.capital == other.palaces[0] == state.ground.capitals[1]
    assert [box.mission_era[mission] for mission in other.missions] == [1, 2, 3]
    assert not set(other.missions) & set(state.players[0].missions)
    assert [box.school[painting] for painting in state.piles[GALLERY]] == [0, 0, 1, 1, 2, 2]
    assert (len(set(state.piles[CITY_TOPS])), list(state.piles[CITIES_LEFT])) == (2, [3, 3])
    assert all(state.explore[hex_] == UNSEEN for hex_ in state.ground.explore)
    assert list(state.piles[TILES_LEFT]) == [13, 13, 12, 12]


def test_a_movement_phase_by_hand() -> None:
    state = placed('phase = "move"\nturn = 1\n[[seat]]\n[[seat]]\narch = "build"\nunits = ["o1 g4"]\n')
    assert (state.to_act, state.decision(1).kind) == ((1,), "move")
    assert state.players[1].on_map == state.players[1].deployed == 1


def held_buildings(p: Realm) -> int:
    return sum(p.counted(HELD_ERA + era) for era in (1, 2, 3))


@pytest.mark.rule("BI-41")
def test_tiles_goods_and_who_holds_them() -> None:
    text = '[[seat]]\ntiles = ["b3 sawmill wood 2", "b2 trading-post wood 1 gold 1"]\n[[seat]]\n'
    mine = placed(text).players[0]
    assert (count(mine.wealth, WOOD), count(mine.wealth, GOLD), held_buildings(mine)) == (3, 1, 2)
    state = placed(text + 'units = ["o2 b2"]\n')
    mine, other = state.players[0], state.players[1]
    assert (count(mine.wealth, WOOD), held_buildings(mine)) == (2, 1)
    assert (count(other.wealth, WOOD), count(other.wealth, GOLD), held_buildings(other)) == (1, 1, 1)
    assert (state.builder[HEX_NUMBER["b2"]], state.holder(HEX_NUMBER["b2"])) == (0, 1)
    assert list(state.piles[TILES_LEFT]) == [11, 13, 12, 12]


def test_a_city_leaves_the_stacks() -> None:
    state = placed('era = 2\n[[seat]]\ntiles = ["b3 recife"]\n[[seat]]\n')
    assert state.players[0].counted(HELD_CITIES) == 1
    assert "recife" not in ids(state.piles[CITY_TOPS], state.box.face_ids)
    assert sum(state.piles[CITIES_LEFT]) + 2 == 7


def test_what_lies_elsewhere_is_not_in_a_deck() -> None:
    state = placed('[[seat]]\ngold_cards = ["war", "war"]\npaintings = ["guarani"]\n[[seat]]\n')
    left = ids(state.piles[GOLD_DECK], state.box.gold_ids)
    assert ("war" in left, len(left)) == (False, 18)
    assert "guarani" not in ids(state.piles[GALLERY], state.box.painting_ids)


@pytest.mark.rule("BI-52")
def test_alone_the_dutch_are_on_guard() -> None:
    state = placed("[[seat]]\n")
    theirs = state.ground.capitals[DUTCH]
    assert state.ground.scenario.id == "guararapes"
    assert (state.army[theirs], state.builder[theirs]) == (DUTCH + 1, DUTCH)
    fewer = placed('dutch = ["o1 f3"]\n[[seat]]\n')
    assert (fewer.army[theirs], fewer.army[HEX_NUMBER["f3"]]) == (0, DUTCH + 1)


def test_products_palaces_and_tokens() -> None:
    state = placed(
        'scenario = "sao-francisco"\n[[seat]]\nproducts = ["dye deploy", "sugar manufacture"]\n'
        'tiles = ["b4 farm"]\npalaces = ["v b4"]\ntoken = "build"\nunder.i = "harbor"\n[[seat]]\n'
    )
    p = state.players[0]
    assert (p.made, p.upgraded) == (0b11, 0b10001)
    assert (p.palaces[0], p.palaces[4], p.palaces[1]) == (p.capital, HEX_NUMBER["b4"], NOWHERE)
    assert "arch build" not in [str(action) for action in state.decision(0).actions]


# ---------------------------------------------------------------- complaints
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[seat]", "the position is not TOML"),
        ("[[seat]]\n" * 5, "a position has 1 to 4 \\[\\[seat\\]\\] tables, not 5"),
        ('game = "chess"\n' + TWO, "is of 'chess'"),
        ("size = 1\n" + TWO, "unknown key 'size'"),
        ('scenario = "the-moon"\n' + TWO, "there is no scenario 'the-moon'"),
        ('scenario = "the-amazon"\n' + TWO, "'the-amazon' is not a scenario for 2"),
        ("era = 4\n" + TWO, "there are 3 eras, not 4"),
        ("first = 2\n" + TWO, "'first' cannot be 2"),
        ('phase = "sleep"\n' + TWO, "'phase' is one of action, move"),
        ('gallery = ["mona-lisa"]\n' + TWO, "there is no painting 'mona-lisa'"),
        ('cities = ["recife"]\n' + TWO, "'cities' names the two on offer"),
        ('cities = ["sawmill", "recife"]\n' + TWO, "'cities' names the two on offer"),
        ("city_stacks = [3]\n" + TWO, "'city_stacks' has two numbers"),
        ('explore = ["c5 jaguar closed"]\n' + TWO, "'explore' is like 'c5"),
        ('explore = ["z9 jaguar"]\n' + TWO, "there is no hex 'z9' on this map"),
        ('explore = ["c5 cat"]\n' + TWO, "there is no exploration tile 'cat'"),
        ('buried = ["jaguar 9"]\n' + TWO, "'buried' names a tile and the seats"),
        ('armies = ["c3 9"]\n' + TWO, "'armies' names a hex and a seat"),
        ('discards.gold = ["war", "war", "war"]\n' + TWO, "there are fewer 'war' in the box: 1 too many"),
        ('discards.silver = ["war"]\n' + TWO, "unknown key 'silver'"),
        ('decks.silver = ["war"]\n' + TWO, "unknown key 'silver'"),
        ("tiles_left = { t9 = 3 }\n" + TWO, "unknown key 't9'"),
        ("tiles_left = { t1 = 300 }\n" + TWO, "'t1' cannot be 300"),
        ('flow = ["dance"]\n' + TWO, "there is no phase 'dance'"),
        ('flow = ["picking@3"]\n' + TWO, "'flow': there is no seat 3"),
        ("fight.at = 3\n" + TWO, "'at' should be a str"),
        ('fight.at = "a1"\n' + TWO, "there is no hex 'a1' on this map"),
        ("[[seat]]\nhat = 1\n[[seat]]\n", "seat 0: unknown key 'hat'"),
        ('[[seat]]\n[[seat]]\ncolour = "pink"\n', "seat 1: there is no colour 'pink'"),
        ('[[seat]]\n[[seat]]\ncolour = "green"\n', "seat 1: another seat has the colour 'green'"),
        ('[[seat]]\nmonarch = "napoleon"\n[[seat]]\n', "seat 0: 'napoleon' is not a monarch of this colour"),
        ('[[seat]]\nmonarch = ""\n[[seat]]\n', "seat 0: there is no monarch ''"),
        ("[[seat]]\nsupply = { rum = 1 }\n[[seat]]\n", "seat 0: unknown key 'rum'"),
        ("[[seat]]\nsupply = { cane = 200 }\n[[seat]]\n", "seat 0: 'cane' cannot be 200"),
        ('[[seat]]\nmissions = ["iv-1"]\n[[seat]]\n', "seat 0: there is no missions 'iv-1'"),
        ('[[seat]]\ntiles = ["b3 castle"]\n[[seat]]\n', "seat 0: there is no building or city 'castle'"),
        ('[[seat]]\ntiles = ["b3"]\n[[seat]]\n', "seat 0: there is no building or city ''"),
        ('[[seat]]\ntiles = ["b3 farm wood"]\n[[seat]]\n', "seat 0: 'b3 farm wood': goods are like 'wood 2'"),
        ('[[seat]]\ntiles = ["b3 farm wood x"]\n[[seat]]\n', "seat 0: 'b3 farm wood x': goods are like 'wood 2'"),
        ('[[seat]]\ntiles = ["b3 farm rum 2"]\n[[seat]]\n', "seat 0: there is no good 'rum'"),
        ('[[seat]]\ntiles = ["b3 farm"]\n[[seat]]\ntiles = ["b3 farm"]\n', "seat 1: 'b3 farm': nothing can be built"),
        ('[[seat]]\nunits = ["o1 b3"]\n[[seat]]\n', "seat 0: there is no unit of this colour 'o1'"),
        ('[[seat]]\nunits = ["g1 b3", "g1 b2"]\n[[seat]]\n', "seat 0: 'g1' is in two places"),
        ('[[seat]]\nunits = ["g1 b3"]\n[[seat]]\nunits = ["o1 b3"]\n', "units of two seats stand on b3"),
        ('[[seat]]\nproducts = ["dye deploy", "dye build"]\n[[seat]]\n', "seat 0: 'dye' is made once only"),
        ('[[seat]]\nproducts = ["dye trade"]\n[[seat]]\n', "seat 0: 'dye trade': there is no free slot"),
        ('[[seat]]\nproducts = ["dye deploy", "sugar deploy"]\n[[seat]]\n', "'sugar deploy': there is no free slot"),
        ('[[seat]]\npalaces = ["ii a3"]\n[[seat]]\n', "seat 0: 'ii a3': there is a palace already"),
        ('[[seat]]\npalaces = ["x a3"]\n[[seat]]\n', "seat 0: there is no palace 'x'"),
        ('[[seat]]\ntoken = "sleep"\n[[seat]]\n', "seat 0: there is no arch 'sleep'"),
        ('[[seat]]\nunder.iii = "build"\n[[seat]]\n', "seat 0: unknown key 'iii'"),
        ('[[seat]]\nspent = ["money"]\n[[seat]]\n', "seat 0: there is no spent 'money'"),
        (f"[[seat]]\npayment.due = {['wood'] * 16}\n[[seat]]\n", "seat 0: 'due' has at most 15 icons of a kind"),
        ('[[seat]]\nsteps = ["dance"]\n[[seat]]\n', "seat 0: there is no step 'dance'"),
        ('[[seat]]\nsteps = ["take@x"]\n[[seat]]\n', "seat 0: 'take@x' needs a number after @"),
        ('[[seat]]\nasked = "limits"\n[[seat]]\n', "seat 0: 'limits' asks nothing"),
        ('dutch = ["o1 c3"]\n[[seat]]\ntiles = ["c3 farm"]\n', "the Dutch cannot hold c3"),
    ],
)
def test_a_complaint_names_the_seat_and_the_key(text: str, message: str) -> None:
    with pytest.raises(tabuleiro.PositionError, match=message):
        placed(text)


RICH = [state.position for state in plays(2, 2, 600) if not state.over]


@settings(max_examples=120, deadline=None)
@given(st.sampled_from(RICH), st.integers(0, 4000), st.integers(1, 12), st.text("abc0129@ \"'", max_size=3))
def test_a_damaged_position_is_refused_or_read_and_never_crashes(text: str, at: int, n: int, more: str) -> None:
    with contextlib.suppress(tabuleiro.PositionError):
        placed(text[:at] + more + text[at + n :])
