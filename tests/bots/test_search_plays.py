"""The search bot at the table: legal at every level and number of seats, the same for the same seed, levels differ."""

from __future__ import annotations

from pathlib import Path

import pytest
from search_plays import FEW, GAME, at_pick, played, questions

import tabuleiro
from tabuleiro.bots import Bot, Budget
from tabuleiro.bots.bot import STRONGEST, USUAL
from tabuleiro.bots.search import SearchBot
from tabuleiro.kit import shelf

ONE = Budget(iterations=1)
EVERY_LEVEL = range(1, STRONGEST + 1)


def searchers(level: int, seats: int, seed: int = 0) -> list[Bot]:
    return [SearchBot(seed + seat, level) for seat in range(seats)]


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_every_level_plays_at_any_number_of_seats(level: int, seats: int) -> None:
    assert played(searchers(level, seats), seats, ONE).over


@pytest.mark.parametrize(("level", "budget"), [(1, None), (3, None), (5, FEW), (2, ONE)])
def test_the_same_seed_gives_the_same_record(level: int, budget: Budget | None) -> None:
    first, second = (played([*searchers(level, 1, 7), tabuleiro.bot("random", seed=3)], 4, budget) for _ in range(2))
    assert first.record == second.record


def test_another_seed_thinks_of_other_worlds() -> None:
    state, seat = at_pick()
    thoughts = set()
    for seed in range(5):
        bot = SearchBot(seed)
        bot.choose(state.view(seat), state.decision(seat), FEW)
        thoughts.add(str(bot.explain()))
    assert len(thoughts) > 1


@pytest.mark.parametrize("level", [0, 7, -1, 99])
def test_there_are_six_levels(level: int) -> None:
    with pytest.raises(tabuleiro.BadInput, match=f"levels 1 to 6, not {level}"):
        SearchBot(0, level)
    with pytest.raises(tabuleiro.BadInput, match=f"levels 1 to 6, not {level}"):
        tabuleiro.bot("search", level=level)


def test_search_alone_is_the_strongest_that_answers_at_once() -> None:
    bot = tabuleiro.bot("search")
    assert isinstance(bot, SearchBot)
    assert bot.level == USUAL


def test_levels_get_stronger() -> None:
    for levels in (shelf.manifest_of(name).levels for name in shelf.games()):
        assert [level.number for level in levels] == list(EVERY_LEVEL)
        slack = [level.slack for level in levels]
        assert slack == sorted(slack, reverse=True)
        assert slack[-1] == 0
        worlds = [level.worlds + level.looks for level in levels]
        assert worlds == sorted(worlds)
        assert [level.number for level in levels if level.rollouts] == [STRONGEST]


def test_a_friendly_level_errs() -> None:
    """The same seed and the same worlds: only the slack tells them apart."""
    differ = 0
    thought = 0
    for state, seat in questions(2, 3):
        view, decision = state.view(seat), state.decision(seat)
        if decision.kind not in ("pick", "use") or len(decision.options) < 2:
            continue
        friendly, strongest = (SearchBot(thought, level).choose(view, decision, FEW) for level in (1, USUAL))
        differ += friendly != strongest
        thought += 1
        if thought == 40:
            break
    assert 0 < differ < thought


def test_the_slack_is_for_close_choices() -> None:
    """A friendly level gives away a point or two, not the game: its choice is never far behind the best."""
    for state, seat in questions(2, 5):
        if state.decision(seat).kind != "use":
            continue
        bot = SearchBot(1, 1)
        action = bot.choose(state.view(seat), state.decision(seat))
        values = {thought.action: thought.values[seat] for thought in bot.explain().thoughts}
        assert max(values.values()) - values[action] < 10 * GAME.manifest.levels[0].slack


def test_one_bot_for_two_packs_in_turn() -> None:
    pack = Path(__file__).parents[1] / "records" / "imperial-miners-pack-1.toml"
    states = [game.new(seats=2, seed=1) for game in (GAME, tabuleiro.load("imperial-miners", pack))]
    bot = SearchBot(1)
    for number in range(80):
        state = states[number % 2]
        seat = state.to_act[0]
        state.apply(bot.choose(state.view(seat), state.decision(seat), FEW))


def test_one_bot_at_tables_of_different_sizes() -> None:
    """What was foreseen at a table for three is of no use at one for two, though the seat's own mine is the same."""
    three, seat = at_pick(3)
    two = GAME.position(three.position.rpartition("[[seat]]")[0])
    bot = SearchBot(1)
    two.apply(bot.choose(three.view(seat), three.decision(seat), Budget(iterations=30)))
    while seat not in two.to_act:
        two.apply(two.decision(two.to_act[0]).actions[0])
    bot.choose(two.view(seat), two.decision(seat), FEW)
    assert {len(thought.values) for thought in bot.explain().thoughts} == {2}
