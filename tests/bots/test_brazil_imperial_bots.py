"""The bots of Brazil: Imperial: legal at every table, blind to what is hidden, the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import cast

import pytest

import tabuleiro
from tabuleiro.bots import Bot, Budget
from tabuleiro.bots.estimate import nets
from tabuleiro.bots.lookahead import TRY, settle
from tabuleiro.bots.search import SearchBot
from tabuleiro.bots.senses import greedy_sense, learned_sense, senses_of
from tabuleiro.bots.tree import Search
from tabuleiro.core.chance import Dice
from tabuleiro.games.brazil_imperial.bots.outlook import FIGURES, MOST_LEFT, weights_by_hand
from tabuleiro.games.brazil_imperial.bots.senses import RealmSense
from tabuleiro.games.brazil_imperial.content.pack import COLOURS
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.rules.scoring import breakdown
from tabuleiro.games.brazil_imperial.rules.state import BrazilState

GAME = tabuleiro.load("brazil-imperial")
FEW = Budget(iterations=2)
STEP = 9  # every so many questions of a play


def bots_of(name: str, seats: int, seed: int = 0) -> list[Bot]:
    return [tabuleiro.bot(name, seed=seed + seat) for seat in range(seats)]


def played(bots: list[Bot], seed: int, budget: Budget | None = FEW) -> BrazilState:
    """A whole play; the engine refuses what is not legal."""
    state = cast(BrazilState, GAME.new(seats=len(bots), seed=seed))
    while not state.over:
        seat = state.to_act[0]
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat), budget))
    return state


def questions(seats: int, seed: int, game: BrazilImperial = GAME) -> Iterator[tuple[BrazilState, int]]:
    """A play of greedy bots with a stop at every question."""
    state = cast(BrazilState, game.new(seats=seats, seed=seed))
    bots = bots_of("greedy", seats, seed)
    while not state.over:
        seat = state.to_act[0]
        yield state, seat
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat)))


# -- whole plays
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", ["greedy", "search"])
def test_whole_plays(name: str, seats: int) -> None:
    state = played(bots_of(name, seats), 10 + seats)
    assert state.over
    points = [sum(breakdown(state, state.players[seat]).values()) for seat in range(seats)]
    assert min(points) > 8
    if seats > 1:
        assert state.ending  # by a mission, not by the last round that the rules know
        assert max(points) > 30


@pytest.mark.parametrize("level", [1, 5])
def test_the_same_seed_gives_the_same_record(level: int) -> None:
    first, second = (played([SearchBot(7, level), SearchBot(8, level)], 4) for _ in range(2))
    assert first.record == second.record


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(2):
        scores = played([tabuleiro.bot("greedy", seed=seed), tabuleiro.bot("random", seed=seed)], seed).scores
        wins += scores[0].total > scores[1].total
    assert wins == 2


# -- what nobody may know
def test_other_hands_and_tiles_the_same_choice() -> None:
    """In a position that looks the same to the seat, whatever the others hold."""
    compared = different = 0
    for number, (state, seat) in enumerate(questions(3, 5)):
        if number % STEP or not state.round:
            continue
        there = cast(BrazilState, state.view(seat).sample(Dice(number)))
        hands = [(state.players[s].missions, state.players[s].combat_hand) for s in range(3)]
        different += hands != [(there.players[s].missions, there.players[s].combat_hand) for s in range(3)]
        for name in ("greedy", "search"):
            actions = [
                tabuleiro.bot(name, seed=9).choose(table.view(seat), table.decision(seat), FEW)
                for table in (state, there)
            ]
            assert actions[0].option == actions[1].option
        compared += 1
    assert compared > 20
    assert different > 20


def test_searching_leaves_the_view_as_it_was() -> None:
    for number, (state, seat) in enumerate(questions(2, 2)):
        if number % STEP:
            continue
        view, decision = state.view(seat), state.decision(seat)
        before, position = view.bytes(), state.position
        bot = SearchBot(1)
        bot.choose(view, decision, FEW)
        assert view.bytes() == before == state.view(seat).bytes()
        assert state.position == position


# -- the sense
def test_what_is_tried_or_done_by_habit_is_legal() -> None:
    kinds = set()
    senses = (greedy_sense(GAME), learned_sense(GAME))
    for seats in (1, 3):
        for state, seat in questions(seats, 8 + seats):
            world = state.view(seat).sample(Dice(1))
            options = world.players[seat].options
            kinds.add(state.decision(seat).kind)
            for sense in senses:
                habit = sense.by_habit(world, seat)
                if habit != TRY:
                    assert habit in options
                    continue
                choices = sense.worth_trying(world, seat)
                assert choices
                assert set(choices) <= set(options)
                quick = sense.rule_of_thumb(world, seat)
                assert quick == TRY or quick in options
    assert {"action", "move", "build", "deploy", "painting", "pay", "palace", "token", "monarch"} <= kinds


def test_a_halted_play_ends_with_its_turn_and_goes_on_with_the_next() -> None:
    sense = greedy_sense(GAME)
    halted = 0
    for number, (state, seat) in enumerate(questions(2, 3)):
        if number % STEP or not state.round or seat != state.turn:
            continue
        world = cast(BrazilState, state.view(seat).sample(Dice(number)))
        turn = sense.turn_number(world)
        sense.end_with_turn(world)
        while settle(sense, world, seat, turn):
            world.play(seat, sense.worth_trying(world, seat)[-1])
        assert world.over
        assert world.turn == seat
        if not world.ending:
            assert sense.begin_next_turn(world, seat)
            assert world.turn == seat
            assert sense.turn_number(world) != turn
            assert world.players[seat].options
        halted += 1
    assert halted > 10


def crowned(colour: str, seeds: range, scenario: str = "random") -> list[tuple[str, list[str]]]:
    """Whom the habit crowns for a colour, each with what the missions kept ask for, as often as they ask for it."""
    habits = RealmSense(GAME.box, weights_by_hand(), weights_by_hand()).habits
    found: list[tuple[str, list[str]]] = []
    for seed in seeds:
        state = cast(BrazilState, GAME.new(seats=2, seed=seed, scenario=scenario, colours="chosen"))
        while not state.round:
            seat = state.to_act[0]
            decision = state.decision(seat)
            p = state.players[seat]
            if decision.kind == "monarch" and p.colour == COLOURS.index(colour):
                asked = [
                    objective.have
                    for mission in p.kept
                    for objective in GAME.pack.missions[mission - 1].objectives
                    for _ in range(objective.n)
                ]
                found.append((GAME.pack.monarchs[habits.crown(state, p) - 1].id, asked))
            wanted = [action for action in decision.actions if str(action).endswith(colour)]
            state.apply((wanted or decision.actions)[0])
    assert len(found) == len(seeds)
    return found


def test_a_monarch_of_forests_rules_where_they_are() -> None:
    """Tibiriçá is good for little but the forests near his capital."""
    bay = [monarch for monarch, _ in crowned("green", range(12), "rio-de-janeiro-1567")]
    plain = [monarch for monarch, _ in crowned("green", range(12), "cisplatine")]
    assert bay.count("tibirica") > 3
    assert plain.count("tibirica") < bay.count("tibirica") / 3


@pytest.mark.parametrize(
    ("monarch", "colour", "have"), [("victoria", "blue", "product"), ("pedro-ii", "green", "painting")]
)
def test_a_monarch_rules_where_the_missions_suit(monarch: str, colour: str, have: str) -> None:
    """Victoria is good for little but products, Pedro II for little but paintings."""
    choices = crowned(colour, range(60))
    with_ = [asked.count(have) for crown, asked in choices if crown == monarch]
    without = [asked.count(have) for crown, asked in choices if crown != monarch]
    assert len(with_) > 5
    assert len(without) > 5
    assert sum(with_) / len(with_) > 1.5 * sum(without) / len(without)


# -- what a position is worth
def test_points_are_those_of_the_rules() -> None:
    outlook = RealmSense(GAME.box, weights_by_hand(), weights_by_hand()).habits.outlook
    compared = 0
    for seats in (1, 3):
        for number, (state, _) in enumerate(questions(seats, 20 + seats)):
            if number % STEP or not state.round:
                continue
            for seat in range(seats):
                p = state.players[seat]
                assert outlook.points(state, p, False) == sum(breakdown(state, p).values())
                compared += 1
    assert compared > 60


def test_there_is_a_weight_for_every_figure_and_time() -> None:
    assert len(weights_by_hand().weights) == MOST_LEFT + 1
    assert {len(row) for row in weights_by_hand().weights} == {len(FIGURES)}
    for net in nets(senses_of(GAME.name).weights):
        assert len(net.adds) == len(FIGURES)


def test_every_figure_has_a_name_and_most_of_them_vary() -> None:
    outlook = RealmSense(GAME.box, weights_by_hand(), weights_by_hand()).habits.outlook
    values: list[set[float]] = [set() for _ in FIGURES]
    assert len(set(FIGURES)) == len(FIGURES)
    for seats in (2, 4):
        for number, (state, _) in enumerate(questions(seats, 30 + seats)):
            if number % STEP or not state.round:
                continue
            for seat in range(seats):
                p = state.players[seat]
                points = outlook.points(state, p, False)
                row = outlook.see(state, p, points, False)
                assert row[FIGURES.index("points")] == points
                assert row[FIGURES.index("tiles")] == len(p.tiles)
                for seen, x in zip(values, row, strict=True):
                    seen.add(x)
    alike = [name for name, seen in zip(FIGURES, values, strict=True) if len(seen) == 1]
    assert len(alike) <= len(FIGURES) // 6, alike


def test_others_are_judged_by_what_is_seen() -> None:
    """What is in another's hand moves nobody's judgement."""
    sense = cast(RealmSense, learned_sense(GAME))
    for number, (state, seat) in enumerate(questions(2, 6)):
        if number % STEP or not state.round:
            continue
        other = 1 - seat
        for estimate in (weights_by_hand(), sense.others):
            values = set()
            for seed in range(3):
                world = cast(BrazilState, state.view(seat).sample(Dice(seed)))
                values.add(sense.habits.outlook.value(world, world.players[other], estimate, hidden=True))
            assert len(values) == 1


def test_whoever_is_ahead_wants_the_end() -> None:
    """The turns that its missions still take cost the leader something, and nobody else."""
    hasty, calm = cast(RealmSense, learned_sense(GAME)), cast(RealmSense, learned_sense(GAME))
    calm.hurry = 0.0
    seen = set()
    for number, (state, seat) in enumerate(questions(2, 4)):
        if number % STEP or not state.round or state.ending:
            continue
        lead, turns = calm.worth(state, seat), calm.habits.outlook.closing(state, state.players[seat])
        seen.add(lead > 0)
        assert hasty.worth(state, seat) < lead if lead > 0 and turns else hasty.worth(state, seat) == lead
    assert seen == {True, False}


def test_the_greedy_bot_plays_for_points_and_the_search_bot_for_the_win() -> None:
    """Near the end a lead of some points is worth more than these."""
    greedy, search = cast(RealmSense, greedy_sense(GAME)), RealmSense(GAME.box, weights_by_hand(), weights_by_hand())
    state = next(state for state, _ in questions(2, 4) if state.round == 3)
    late = state.clone()
    late.round, late.era = 30, 3
    for table in (state, late):
        lead = search.estimate(table, 0) - search.remembered(table, 1)
        assert greedy.worth(table, 0) == pytest.approx(lead)
        assert (search.worth(table, 0) > 0) == (lead > 0)
    assert abs(search.worth(late, 0)) > abs(greedy.worth(late, 0)) > 1


def test_a_choice_is_worth_its_best_line() -> None:
    """Chance decides little within a turn, so a bad line behind a choice does not speak against it."""
    deep = 0
    turns = (found for found in questions(2, 3) if found[0].round and found[1] == found[0].turn)
    for state, seat in islice(turns, 6):
        search = Search(learned_sense(GAME), seat, 2, 5)
        for number in range(30):
            search.run(state.view(seat).sample(Dice(number)), False)
        for child in search.root.children.values():
            lines = [search.worth_of(line) for line in child.children.values() if line.visits]
            if child.visits and lines:
                assert search.worth_of(child) in lines
                deep += search.worth_of(child) > child.value(seat)
    assert deep
