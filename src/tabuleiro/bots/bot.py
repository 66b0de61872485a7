"""Bot: a player made of code. It gets a view and a decision, never a state. The plainest one plays at random."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabuleiro.bots.explanation import Explanation
from tabuleiro.core.action import Action
from tabuleiro.core.chance import Dice
from tabuleiro.core.decision import Decision
from tabuleiro.core.errors import TabuleiroError
from tabuleiro.core.scores import Score
from tabuleiro.core.view import View

STRONGEST: Final = 6  # the level of the search bot that is as strong as it gets, and takes its time; 1 is friendly
USUAL: Final = 5  # its level where none is told: it answers at once


# A bot may take twice its budget and a little more: a clock that is looked at between two steps of a search, the
# collection of garbage and a busy machine are no faults.
OVERRUN: Final = 2.0
GRACE: Final = 0.05  # seconds


@dataclass(frozen=True)
class Budget:
    """How much thought a decision may take; None: no limit of that kind."""

    milliseconds: int | None = None
    iterations: int | None = None

    @property
    def limit(self) -> float | None:
        """Seconds after which a decision is over its budget."""
        return None if self.milliseconds is None else OVERRUN * self.milliseconds / 1000 + GRACE


class Illegal(TabuleiroError):
    """What a bot answered is no answer to what it was asked."""


class Bot:
    """Subclass it and say what to choose; one bot object plays one seat of one play. The rest need not be said."""

    name = ""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        raise NotImplementedError

    def begin(self, view: View) -> None:
        """Before the first decision: what takes long to get ready is made here, at nobody's cost."""

    def stop(self) -> None:
        """Called from another thread while it chooses: it answers as soon as it can, with what it has."""

    def explain(self, lang: str = "en") -> Explanation | None:
        """What it thought about its last decision; None: it has no thoughts to tell."""
        return None

    def end(self, scores: Sequence[Score] = ()) -> None:
        """The play is over, or goes on without it: then there are no scores. What it holds is given back."""


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    name = "random"

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        return decision.actions[self.dice.below(len(decision.actions))]
