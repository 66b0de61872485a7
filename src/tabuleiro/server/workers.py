"""Workers: processes in which bots think, so that pages never wait for them. A bot gets a view and a decision only."""

from __future__ import annotations

import logging
import os
import threading
from dataclasses import dataclass
from functools import partial
from typing import Final

from tabuleiro.bots.bot import USUAL
from tabuleiro.bots.forecast import expected
from tabuleiro.bots.naming import made
from tabuleiro.bots.search import words_of
from tabuleiro.kit.beats import Gain
from tabuleiro.kit.editions import Edition, game_of
from tabuleiro.kit.processes import Failed, Post, stand_by
from tabuleiro.server.queue import FairQueue, Whose

LOG: Final = logging.getLogger("tabuleiro.bots")
ENOUGH: Final = 3.0  # seconds after which a searching bot takes the best it has found so far
TOO_LONG: Final = 20.0  # seconds after which a bot is taken for stuck
ATTEMPTS: Final = 3  # workers that may die over one question before it is given up
COMPARED: Final = 2  # options of a hint of which it is said what they bring
NICE: Final = 5  # pages come first where cores are few


@dataclass(frozen=True)
class Errand:
    """What a worker is told. It makes the seat's view itself; the position goes no further than that."""

    edition: Edition
    position: str
    seat: int
    bot: str
    seed: int
    lang: str = ""  # to explain the thoughts in; "": no need to


@dataclass(frozen=True)
class Idea:
    """One option as a bot sees it: the points it promises, by seat; what it `brings` by the
    end of the turn is known of the first few."""

    text: str
    words: str
    values: tuple[float, ...]
    brings: tuple[Gain, ...] = ()


@dataclass(frozen=True)
class Hint:
    """What a bot would do: its options with their worth, the best first, and the line that it hopes for.

    There are no options where it did not have to think: what is forced, or always right.
    """

    best: str  # the notation of what it would choose, "" if it failed
    words: str = ""  # the same in words
    thoughts: tuple[Idea, ...] = ()
    line: tuple[str, ...] = ()
    worlds: int = 0
    brings: tuple[Gain, ...] = ()  # what it would choose, by the end of the turn


class Workers(Post):
    """One question for each: its time starts when it is really asked. Nothing that they would say is acknowledged."""

    def __init__(self, n: int, too_long: float = TOO_LONG) -> None:
        super().__init__(n, partial(stand_behind, NICE))
        self._too_long = too_long
        self._line = FairQueue(n)

    async def choice(self, question: Errand, whose: Whose) -> str:
        """The notation of the bot's action; "" if it failed: then any legal action has to do."""
        return (await self._asked(question, whose)).best

    async def hint(self, edition: Edition, position: str, seat: int, seed: int, lang: str, whose: Whose) -> Hint:
        """What the search bot thinks, in words; nothing at all if it failed."""
        return await self._asked(Errand(edition, position, seat, f"search:{USUAL}", seed, lang), whose)

    async def _asked(self, question: Errand, whose: Whose) -> Hint:
        async with self._line.turn(whose):
            try:
                return await self.ask(self._too_long, ATTEMPTS, thought, question)
            except Failed as error:
                LOG.error(
                    "bot %s of %s at seat %d failed: %s", question.bot, question.edition.game, question.seat, error
                )
                return Hint("")

    def trouble(self) -> str:
        """What is the matter with the processes; "" if they are well. Dead ones are replaced, and well next time."""
        crew = self.crew
        if all(process.is_alive() for process in crew.processes):
            return ""
        self.replace(crew)
        return "a bot process has died and is being replaced"


# ---------------------------------------------------------------- in the worker
def stand_behind(nice: int) -> None:
    """A worker's beginning; so far it is behind others in line for the processor."""
    stand_by()
    if hasattr(os, "nice"):
        os.nice(nice)


def thought(question: Errand) -> Hint:
    """What a bot would do, with its thoughts if they are to be explained."""
    state = game_of(question.edition).position(question.position)
    view, decision = state.view(question.seat), state.decision(question.seat)
    del state  # the bot has nothing to find
    bot = made(question.bot, question.seed)
    enough = threading.Timer(ENOUGH, bot.stop)
    enough.daemon = True
    enough.start()
    try:
        best = bot.choose(view, decision)
        explanation = bot.explain(question.lang) if question.lang else None
    finally:
        enough.cancel()
        bot.end()
    if explanation is None:
        return Hint(str(best))
    ideas = tuple(
        Idea(
            str(idea.action),
            idea.words,
            idea.values,
            expected(view, idea.action.option) if n < COMPARED else (),
        )
        for n, idea in enumerate(explanation.thoughts)
    )
    words, brings = words_of(view, best, question.lang), expected(view, best.option)
    return Hint(str(best), words, ideas, explanation.line, explanation.worlds, brings)
