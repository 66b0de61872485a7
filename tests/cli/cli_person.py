"""A person at the terminal, for tests: a whole game written down as it is typed."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from typer.testing import Result

from tabuleiro.cli.seats import bots_for
from tabuleiro.core.errors import IllegalAction
from tabuleiro.core.game import Game
from tabuleiro.core.state import State

Run = Callable[..., Result]
KINDS = ("you", "search:1", "greedy")
SEED = 7


@dataclass
class Script:
    """What a person types in a whole game, and the scores it ends with."""

    typed: list[str]
    scores: list[int]
    undone: int
    refused_undo: int


def written(game: Game) -> Script:
    """Played on an engine of its own: the terminal has to come to the same end."""
    dice = random.Random(1)
    state = game.new(seats=len(KINDS), seed=SEED)
    bots = bots_for(KINDS, SEED)
    found = Script([], [], 0, 0)
    while not state.over:
        if 0 not in state.to_act:
            seat = state.to_act[0]
            state.apply(bots[seat].choose(state.view(seat), state.decision(seat)))
            continue
        state = _typed(state, dice, found)
    found.scores = [score.total for score in state.scores]
    return found


def _typed(state: State, dice: random.Random, found: Script) -> State:
    """One answer of the person, now and then with a question or a change of mind."""
    decision = state.decision(0)
    number = dice.randrange(len(decision.actions))
    action = decision.actions[number]
    found.typed += dice.choice(
        [[], [], ["why"], ["log 5"], ["save SAVED"], ["card distillery"], ["nonsense"], ["help"], ["hint"]]
    )
    found.typed.append(str(number + 1) if dice.random() < 0.5 else str(action))
    state.apply(action)
    if 0 in state.to_act and dice.random() < 0.4:
        found.typed.append("undo")
        try:
            state = state.undo(0)
            found.undone += 1
        except IllegalAction:
            found.refused_undo += 1
    return state
