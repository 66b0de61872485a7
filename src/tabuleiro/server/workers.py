"""Workers: processes in which bots think, so that pages never wait for them. A bot gets a view and a decision only."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final

from tabuleiro.bots.levels import STRONGEST
from tabuleiro.bots.naming import made
from tabuleiro.bots.search import SearchBot, words_of
from tabuleiro.kit.editions import Edition, game_of, load_all
from tabuleiro.kit.processes import Crew, Post, stand_by
from tabuleiro.server.queue import FairQueue, Whose

LOG: Final = logging.getLogger("tabuleiro.bots")
ENOUGH: Final = 3.0  # seconds after which a searching bot takes the best it has found so far
TOO_LONG: Final = 20.0  # seconds after which a bot is taken for stuck
ATTEMPTS: Final = 3  # workers that may die over one question before it is given up
NICE: Final = 5  # pages come first where cores are few


@dataclass(frozen=True)
class Question:
    """What a worker is told. It makes the seat's view itself; the position goes no further than that."""

    edition: Edition
    position: str
    seat: int
    bot: str
    seed: int
    lang: str = ""  # to explain the thoughts in; "": no need to


@dataclass(frozen=True)
class Idea:
    """One option as a bot sees it: how often it was tried, and the points it promises, by seat."""

    text: str
    words: str
    visits: int
    values: tuple[float, ...]


@dataclass(frozen=True)
class Hint:
    """What a bot would do: its options with their worth, the best first, and the line that it hopes for.

    There are no options where it did not have to think: what is forced, or always right.
    """

    best: str  # the notation of what it would choose
    words: str  # the same in words
    thoughts: tuple[Idea, ...]
    line: tuple[str, ...]
    worlds: int


@dataclass(frozen=True)
class Reply:
    """The notation of what the bot chose, or what went wrong."""

    text: str
    trouble: str = ""
    hint: Hint | None = None


class Workers:
    """A pool that is made anew when a worker dies or gets stuck."""

    def __init__(self, n: int, too_long: float = TOO_LONG) -> None:
        self._too_long = too_long
        self._line = FairQueue(n)  # one question for each worker: its time starts when it is really asked
        self.post = Post(n, _start)

    async def choice(self, question: Question, whose: Whose) -> str:
        """The notation of the bot's action; "" if it failed: then any legal action has to do."""
        reply = await self._asked(question, whose)
        return reply.text

    async def hint(self, edition: Edition, position: str, seat: int, seed: int, lang: str, whose: Whose) -> Hint:
        """What the strongest bot thinks, in words; nothing at all if it failed."""
        reply = await self._asked(Question(edition, position, seat, f"search:{STRONGEST}", seed, lang), whose)
        return reply.hint or Hint("", "", (), (), 0)

    async def _asked(self, question: Question, whose: Whose) -> Reply:
        reply = Reply("", f"{ATTEMPTS} workers died over it")
        async with self._line.turn(whose):
            for _ in range(ATTEMPTS):
                crew = self.post.crew
                try:
                    future = crew.submit(answered, question)
                    async with asyncio.timeout(self._too_long):  # Python 3.11's wait_for can swallow a cancel
                        reply = await asyncio.wrap_future(future)
                    break
                except TimeoutError:
                    reply = Reply("", f"no answer in {self._too_long:g} seconds")
                    self._replace(crew)
                    break
                except BrokenProcessPool:
                    self._replace(crew)
        if reply.trouble:
            LOG.error(
                "bot %s of %s at seat %d failed: %s", question.bot, question.edition.game, question.seat, reply.trouble
            )
        return reply

    def warm_up(self, games: tuple[str, ...]) -> None:
        self.post.warm_up(load_all, games)

    def trouble(self) -> str:
        """What is the matter with the processes; "" if they are well. Dead ones are replaced, and well next time."""
        crew = self.post.crew
        if all(process.is_alive() for process in crew.processes):
            return ""
        self._replace(crew)
        return "a bot process has died and is being replaced"

    async def stop(self) -> None:
        """Nothing that the workers would say is acknowledged yet."""
        await self.post.stop()

    def _replace(self, broken: Crew) -> None:
        if self.post.replace(broken):
            LOG.warning("bot workers are started anew")


# ---------------------------------------------------------------- in the worker
def _start() -> None:
    stand_by()
    if hasattr(os, "nice"):
        os.nice(NICE)


def answered(question: Question) -> Reply:
    """Whatever goes wrong is said in words: not every error can travel between processes."""
    try:
        return _thought(question)
    except Exception as error:  # a bot's fault must not stop the play
        return Reply("", f"{type(error).__name__}: {error}")


def _thought(question: Question) -> Reply:
    state = game_of(question.edition).position(question.position)
    view, decision = state.view(question.seat), state.decision(question.seat)
    del state  # the bot has nothing to find
    bot = made(question.bot, question.seed)
    if not isinstance(bot, SearchBot):
        return Reply(str(bot.choose(view, decision)))
    enough = threading.Timer(ENOUGH, bot.stop)
    enough.daemon = True
    enough.start()
    try:
        best = bot.choose(view, decision)
    finally:
        enough.cancel()
    if not question.lang:
        return Reply(str(best))
    explanation = bot.explain(question.lang)
    ideas = tuple(Idea(str(idea.action), idea.words, idea.visits, idea.values) for idea in explanation.thoughts)
    words = words_of(view, best, question.lang)
    return Reply(str(best), hint=Hint(str(best), words, ideas, explanation.line, explanation.worlds))
