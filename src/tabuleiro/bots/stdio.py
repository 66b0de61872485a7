"""The stdio bot: a command in any language that speaks the protocol (protocol.py) on its standard input and output."""

from __future__ import annotations

import os
import shlex
import shutil
import time
from collections.abc import Sequence
from typing import Final

from tabuleiro.bots import protocol
from tabuleiro.bots.bot import GRACE, Bot, Budget, Illegal
from tabuleiro.bots.leash import Gone, Leash
from tabuleiro.core.action import Action
from tabuleiro.core.decision import Decision
from tabuleiro.core.errors import BadInput, TabuleiroError
from tabuleiro.core.scores import Score
from tabuleiro.core.view import View

HELLO: Final = 10.0  # seconds for a bot to start and say hello,
PATIENCE: Final = 60.0  # to answer where no budget is given,
FAREWELL: Final = 1.0  # and to leave when the play is over


def words_of(command: str) -> list[str]:
    """A command as a shell would take it apart; no shell runs it."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadInput(f"the bot 'stdio:{command}': {error}") from None
    if not words:
        raise BadInput("the bot 'stdio:' needs a command")
    return words


class StdioBot(Bot):
    """One process for one seat of one play. An answer that is none is refused, and the next question is asked all the
    same; a process that is gone, or was sent away, answers none."""

    name = "stdio"

    def __init__(self, command: str) -> None:
        self.words = words_of(command)
        if os.name != "posix":
            raise BadInput(f"the bot 'stdio:{command}': this needs a POSIX system")
        if shutil.which(self.words[0]) is None:
            raise BadInput(f"the bot 'stdio:{command}': there is no program '{self.words[0]}'")
        self._process: Leash | None = None
        self._why = ""  # there is no process any more
        self._asked = 0
        self._worlds = 0  # it wants with each question

    def begin(self, view: View) -> None:
        """Starts the process, and both say hello."""
        if self._process is not None or self._why:
            return
        try:
            self._process = Leash(self.words)
            self._process.say(protocol.line(protocol.hello(view)))
            hello = protocol.greeted(protocol.from_bot(self._process.hear(time.monotonic() + HELLO)))
            self.name, self._worlds = hello.name, hello.worlds
        except TabuleiroError as error:
            self._send_away(f"no hello: {error}")
        except TimeoutError:
            self._send_away(f"no hello in {HELLO:g} seconds")

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        self.begin(view)
        if self._process is None:
            raise Gone(self._why)
        limit = None if budget is None else budget.limit
        seconds = PATIENCE if limit is None else limit - GRACE  # at the limit itself, who measures us cuts us off
        until = time.monotonic() + seconds  # worlds are dealt on its time: who measures us counts that, too
        self._asked += 1
        try:
            self._process.say(protocol.line(protocol.ask(self._asked, view, decision, budget, self._worlds)))
            return protocol.chosen(self._answer(self._process, until), decision)
        except TimeoutError:
            said = f"no answer in {seconds:g} seconds"
            if limit is None:  # it hangs, and would hang at every question
                self._send_away(said)
            raise TimeoutError(said) from None
        except Gone as error:
            self._send_away(str(error))
            raise
        except TabuleiroError as error:
            self._process.say(protocol.line(protocol.Error(str(error), self._asked)))
            raise Illegal(str(error)) from None

    def _answer(self, process: Leash, until: float) -> protocol.Answer:
        """Its answer to the last question; answers to earlier ones come too late."""
        while True:
            message = protocol.from_bot(process.hear(until))
            if not isinstance(message, protocol.Answer):
                raise BadInput("a bot says hello once, then only answers")
            if message.id > self._asked:
                raise BadInput(f"an answer to question {message.id}: the last one was {self._asked}")
            if message.id == self._asked:
                return message

    def _send_away(self, why: str) -> None:
        self._why = why
        self._part(protocol.Error(why), 0.0)

    def end(self, scores: Sequence[Score] = ()) -> None:
        self._why = self._why or "the play is over for it"
        self._part(protocol.end(scores), FAREWELL)

    def _part(self, message: protocol.ToBot, seconds: float) -> None:
        if self._process is not None:
            self._process.say(protocol.line(message))
            self._process.end(seconds)
            self._process = None
