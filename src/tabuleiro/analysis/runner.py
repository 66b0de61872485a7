"""The arena's games: what a worker is told, and the desk at which it plays one game after the other."""

from __future__ import annotations

from dataclasses import dataclass

from tabuleiro.analysis.entrants import Entrant
from tabuleiro.analysis.referee import Played, bot_seed, play
from tabuleiro.analysis.schedule import Settings
from tabuleiro.bots import Bot, Budget
from tabuleiro.core.action import Action
from tabuleiro.core.decision import Decision
from tabuleiro.core.view import View
from tabuleiro.kit.shelf import load


@dataclass(frozen=True)
class Job:
    """What a worker needs to know; `pack` is the file of a content pack, None for the game's own."""

    settings: Settings
    pack: str | None = None

    def desk(self) -> Desk:
        return Desk(self)


class Absent(Bot):
    """Sits in for a bot that could not be made: each of its decisions is a fault."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        raise self.error


class Desk:
    """A game loaded once, at which one game after the other is played."""

    def __init__(self, job: Job) -> None:
        self.settings = job.settings
        self.game = load(job.settings.game, job.pack)
        budget = job.settings.budget
        self.budget = None if budget is None else Budget(milliseconds=budget)

    def play(self, number: int) -> Played:
        settings = self.settings
        fixture = settings.fixture(number)
        bots = [
            made(settings.entrants[index], bot_seed(fixture.seed, seat)) for seat, index in enumerate(fixture.seats)
        ]
        return play(
            self.game,
            number,
            fixture.seed,
            settings.options,
            bots,
            fixture.seats,
            self.budget,
        )


def made(entrant: Entrant, seed: int) -> Bot:
    try:
        return entrant.make(seed)
    except Exception as error:
        return Absent(error)
