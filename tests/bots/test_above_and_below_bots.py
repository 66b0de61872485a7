"""The bots of Above and Below: legal at every table, blind to the book, the same for the same seed, sober traders."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import pytest

import tabuleiro
from tabuleiro.bots import Bot, Budget
from tabuleiro.bots.lookahead import TRY, settle
from tabuleiro.bots.search import SearchBot
from tabuleiro.bots.senses import greedy_sense, learned_sense
from tabuleiro.core.chance import Dice
from tabuleiro.games.above_and_below.content.pack import Pack, Result
from tabuleiro.games.above_and_below.rules.codes import NO_WARE, NOBODY, ONE
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.state import VillageState
from tabuleiro.games.above_and_below.rules.trade import ACCEPT
from tabuleiro.games.above_and_below.rules.turn import BUY

GAME = cast(AboveAndBelow, tabuleiro.load("above-and-below"))
FEW = Budget(iterations=3)
STEP = 7  # every so many questions of a play
FISH = 1


def bots_of(name: str, seats: int, seed: int = 0) -> list[Bot]:
    return [tabuleiro.bot(name, seed=seed + seat) for seat in range(seats)]


def played(bots: list[Bot], seed: int, budget: Budget | None = FEW) -> VillageState:
    """A whole play; the engine refuses what is not legal."""
    state = cast(VillageState, GAME.new(seats=len(bots), seed=seed))
    while not state.over:
        seat = state.to_act[0]
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat), budget))
    return state


def questions(seats: int, seed: int, game: AboveAndBelow = GAME) -> Iterator[tuple[VillageState, int]]:
    """A play of greedy bots with a stop at every question."""
    state = cast(VillageState, game.new(seats=seats, seed=seed))
    bots = bots_of("greedy", seats, seed)
    while not state.over:
        seat = state.to_act[0]
        yield state, seat
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat)))


# -- whole plays
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["greedy", "search"])
def test_whole_plays(name: str, seats: int) -> None:
    state = played(bots_of(name, seats), 3 + seats)
    assert state.over
    assert all(score.total > 10 for score in state.scores)


@pytest.mark.parametrize("level", [1, 3, 5])
def test_the_same_seed_gives_the_same_record(level: int) -> None:
    first, second = (played([SearchBot(7, level), SearchBot(8, level)], 4) for _ in range(2))
    assert first.record == second.record


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(6):
        scores = played([tabuleiro.bot("greedy", seed=seed), tabuleiro.bot("random", seed=seed)], seed).scores
        wins += scores[0].total > scores[1].total
    assert wins == 6


# -- what nobody may know
def with_other_results(pack: Pack) -> Pack:
    """Every number of lanterns brings what another option of the same number and price brings."""
    found: dict[tuple[int, int], list[Result]] = defaultdict(list)
    for paragraph in pack.paragraphs:
        for option in paragraph.options:
            for row in option.thresholds:
                found[row.explore, row.pay > 0].append(row.result)
    left = {sort: iter([*results[1:], results[0]]) for sort, results in found.items()}
    paragraphs = []
    for paragraph in pack.paragraphs:
        options = []
        for option in paragraph.options:
            rows = [replace(row, result=next(left[row.explore, row.pay > 0])) for row in option.thresholds]
            options.append(replace(option, thresholds=tuple(rows)))
        paragraphs.append(replace(paragraph, options=tuple(options)))
    return replace(pack, paragraphs=tuple(paragraphs))


@pytest.mark.rule("AB-10")
def test_another_book_the_same_choice() -> None:
    other = AboveAndBelow(with_other_results(GAME.pack))
    compared = in_caves = 0
    for seed in range(2):
        for number, (state, seat) in enumerate(questions(2, seed)):
            kind = state.decision(seat).kind
            if number % STEP and kind not in ("option", "reroll", "injure", "send"):
                continue
            there = other.position(state.position)
            for name in ("greedy", "search"):
                actions = [
                    tabuleiro.bot(name, seed=9).choose(table.view(seat), table.decision(seat), FEW)
                    for table in (state, there)
                ]
                assert actions[0].option == actions[1].option
            compared += 1
            in_caves += kind == "option"
    assert compared > 30
    assert in_caves > 3


def test_searching_leaves_the_view_as_it_was() -> None:
    for number, (state, seat) in enumerate(questions(3, 2)):
        if number % STEP:
            continue
        view, decision = state.view(seat), state.decision(seat)
        before, position = view.bytes(), state.position
        bot = SearchBot(1)
        bot.choose(view, decision, FEW)
        bot.explain("de")
        assert view.bytes() == before == state.view(seat).bytes()
        assert state.position == position


# -- the sense
def test_what_is_tried_or_done_by_habit_is_legal() -> None:
    kinds = set()
    for sense in (greedy_sense(GAME), learned_sense(GAME)):
        for seats in (2, 4):
            for state, seat in questions(seats, 8 + seats):
                world = state.view(seat).sample(Dice(1))
                options = world.players[seat].options
                habit = sense.by_habit(world, seat)
                kinds.add(state.decision(seat).kind)
                if habit != TRY:
                    assert habit in options
                    continue
                choices = sense.worth_trying(world, seat)
                assert choices
                assert set(choices) <= set(options)
                quick = sense.rule_of_thumb(world, seat)
                assert quick == TRY or quick in options
    assert {"turn", "send", "option", "use", "rest"} <= kinds


def test_a_line_ends_with_the_turn_and_goes_on_with_the_next_one() -> None:
    """The imagined play halts where the turn ends; then the seat has its next turn, in this round or in the next."""
    sense = learned_sense(GAME)
    turns = rounds = 0
    for number, (state, seat) in enumerate(questions(3, 6)):
        if number % STEP or state.decision(seat).kind != "turn":
            continue
        world = cast(VillageState, state.view(seat).sample(Dice(number)))
        now, turn = world.round, sense.turn_number(world)
        sense.end_with_turn(world)
        while settle(sense, world, seat, turn):
            world.play(seat, sense.worth_trying(world, seat)[-1])
        assert world.over
        assert world.round == now
        passed = world.players[seat].passed
        if not sense.begin_next_turn(world, seat):
            assert passed
            assert now == GAME.box.rounds
            continue
        assert world.round == now + (1 if passed else 0)
        assert not world.players[seat].options or world.turn == seat
        turns += 1
        rounds += bool(passed)
    assert turns > 5
    assert rounds


# -- trade
def at_an_offer(seats: int, price: int, coins: int, more: int = 3) -> VillageState:
    """Seat 0 offers a price for a fish that seat 1 has put up, who has some more of them."""
    state = cast(VillageState, GAME.new(seats=seats, seed=5))
    state.recording = False
    buyer, seller = state.touch(0), state.touch(1)
    buyer.coins = coins
    seller.sale = FISH
    seller.supply = more * ONE[FISH]
    buyer.options = buyer.asking.options(state, buyer, 0)
    state.apply(state.decision(0).parse("buy from 1"))
    if state.decision(0).kind == "offer":
        state.apply(state.decision(0).parse(f"offer {price}"))
    return state


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_seller_takes_what_is_far_too_much(name: str, seats: int) -> None:
    state = at_an_offer(seats, 12, 13)
    answer = tabuleiro.bot(name, seed=1).choose(state.view(1), state.decision(1))
    assert answer.option == ACCEPT


def test_two_seats_never_buy_from_each_other() -> None:
    """What is good for the buyer is bad for the seller: they are not even asked."""
    state = cast(VillageState, GAME.new(seats=2, seed=5))
    buyer = state.touch(0)
    state.touch(1).sale = FISH
    buyer.coins = 13
    buyer.options = buyer.asking.options(state, buyer, 0)
    assert BUY + 1 in buyer.options
    for sense in (greedy_sense(GAME), learned_sense(GAME)):
        assert BUY + 1 not in sense.worth_trying(state, 0)


def test_a_seller_asks_more_for_what_it_needs() -> None:
    """The only good it has, early in the play, is worth more than three coins to it."""
    state = at_an_offer(3, 3, 13, more=0)
    answer = tabuleiro.bot("search", seed=1).choose(state.view(1), state.decision(1))
    assert answer.option != ACCEPT


def test_trades_happen_among_several_and_help_the_seller() -> None:
    """In whole plays of four: whoever sells gets at least the least price, and somebody sells."""
    sold = 0
    for seed in range(3):
        state = cast(VillageState, GAME.new(seats=4, seed=seed))
        events = state.listen()
        bots = bots_of("greedy", 4, seed)
        while not state.over:
            seat = state.to_act[0]
            state.apply(bots[seat].choose(state.view(seat), state.decision(seat)))
        prices = [cast(int, event.data["price"]) for event in events if event.kind == "sold"]
        assert all(price >= GAME.box.lowest_price for price in prices)
        sold += len(prices)
        assert all(state.players[seat].sale == NO_WARE for seat in range(4))  # taken back before the end
        assert state.turn == NOBODY
    assert sold


# -- lanterns
@pytest.mark.rule("AB-13")
def test_nobody_is_spared_in_the_last_round() -> None:
    """An injury costs nothing any more: who can reach a number by it does."""
    sense = learned_sense(GAME)
    seen = 0
    for seed in range(30):
        for state, seat in questions(2, seed):
            if state.decision(seat).kind == "injure" and state.round == GAME.box.rounds:
                assert sense.rule_of_thumb(state.view(seat).sample(Dice(0)), seat)
                seen += 1
        if seen > 2:
            return
    assert seen
