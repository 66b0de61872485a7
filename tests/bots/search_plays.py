"""What the bots' tests share: a game, plays up to some question, and everything an object can reach."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import tabuleiro
from tabuleiro.bots import Bot, Budget
from tabuleiro.bots.lookahead import TRY
from tabuleiro.bots.search import SearchBot
from tabuleiro.bots.senses import learned_sense
from tabuleiro.core.chance import Dice
from tabuleiro.core.decision import Decision
from tabuleiro.core.state import State

GAME = tabuleiro.load("imperial-miners")
FEW = Budget(iterations=12)  # the search bot is slow in plain Python


def played(bots: list[Bot], seed: int, budget: Budget | None = FEW) -> State:
    """A whole play of these bots, one for each seat; the engine refuses what is not legal."""
    state = GAME.new(seats=len(bots), seed=seed)
    while not state.over:
        seat = state.to_act[0]
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat), budget))
    return state


def questions(seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """A play of greedy bots with a stop at every question: the state, and the seat that is asked."""
    state = GAME.new(seats=seats, seed=seed)
    bots = [tabuleiro.bot("greedy", seed=seat) for seat in range(seats)]
    while not state.over:
        seat = state.to_act[0]
        yield state, seat
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat)))


def asked(wanted: Callable[[Decision], bool], seats: int = 2, seed: int = 1) -> tuple[State, int]:
    """The first question of a play that is as wanted."""
    return next((state, seat) for state, seat in questions(seats, seed) if wanted(state.decision(seat)))


def at_pick(seats: int = 2, seed: int = 1) -> tuple[State, int]:
    """A question that the search bot thinks about."""
    return asked(lambda decision: decision.kind == "pick" and len(decision.options) > 1, seats, seed)


def at_habit(seats: int = 2, seed: int = 1) -> tuple[State, int]:
    """A question with several options that the search bot does not think about."""
    sense = learned_sense(GAME)
    for state, seat in questions(seats, seed):
        if len(state.decision(seat).options) > 1 and sense.by_habit(state.view(seat).sample(Dice(0)), seat) != TRY:
            return state, seat
    raise AssertionError("everything was thought about")


def worlds_behind(bot: SearchBot, state: State, seat: int, iterations: int) -> int:
    """How many worlds stand behind a choice; more than the iterations if the tree of the last one went on."""
    bot.choose(state.view(seat), state.decision(seat), Budget(iterations=iterations))
    return bot.explain().worlds


def reachable(*roots: object) -> set[int]:
    """The ids of everything that can be reached from these objects by attributes, items and so on."""
    seen: set[int] = set()
    todo = list(roots)
    while todo:
        thing = todo.pop()
        if id(thing) not in seen and not isinstance(thing, type):
            seen.add(id(thing))
            todo += [x for x in gc.get_referents(thing) if not isinstance(x, type) and type(x).__name__ != "module"]
    return seen
