"""Self-play: bots play many games with each other, one seed after the other; who does wrong is answered for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tabuleiro.analysis import referee
from tabuleiro.analysis.journal import Line
from tabuleiro.analysis.records import Dealt, text_of
from tabuleiro.analysis.referee import legal
from tabuleiro.analysis.terms import Terms, terms_of
from tabuleiro.bots import Bot
from tabuleiro.bots.naming import bot_seed, made, parsed
from tabuleiro.bots.own import home_of
from tabuleiro.core.action import Action
from tabuleiro.core.chance import Dice
from tabuleiro.core.errors import BadInput, TabuleiroError, slip
from tabuleiro.core.game import Game
from tabuleiro.core.player import FIRST
from tabuleiro.core.scores import shares
from tabuleiro.core.state import State


@dataclass(frozen=True)
class SelfPlay(Terms):
    """Who plays: game n has the seed `seed` + n, and with `swap` each bot moves one seat on after every game."""

    kinds: tuple[str, ...]  # the bot of each seat, as people write them
    swap: bool

    @classmethod
    def checked(
        cls, game: Game, kinds: tuple[str, ...], seed: int, options: Mapping[str, bool | str], swap: bool
    ) -> SelfPlay:
        terms = terms_of(game, len(kinds), seed, None, options, [parsed(kind)[0] for kind in kinds])
        return cls(**vars(terms), kinds=kinds, swap=swap)

    @property
    def bots(self) -> Sequence[str]:
        return [parsed(kind)[0] for kind in self.kinds]

    def line_up(self, number: int) -> list[int]:
        """Which of the bots sits in each seat."""
        seats = len(self.kinds)
        shift = number % seats if self.swap else 0
        return [(seat + shift) % seats for seat in range(seats)]

    def dealt(self, number: int) -> Dealt:
        return self.seed + number, tuple(self.kinds[index] for index in self.line_up(number))


class Desk(referee.Desk):
    """Nobody is measured; who does wrong is answered for by the first legal action."""

    terms: SelfPlay

    def play(self, number: int) -> Line:
        seed, kinds = self.terms.dealt(number)
        state = self.game.new(seats=len(kinds), seed=seed, **self.terms.options)
        state.recording = self.recorded
        faults: list[str] = []
        fast = set(kinds) == {"random"}
        decisions = played_at_random(state, seed) if fast else played(state, kinds, seed, faults)
        scores = [
            {"total": score.total, "won": won} for score, won in zip(state.scores, shares(state.scores), strict=True)
        ]
        line = {"number": number, "seed": seed, "decisions": decisions, "scores": scores, "faults": faults}
        return {**line, "record": text_of(state, kinds)} if self.recorded else line


def played_at_random(state: State, seed: int) -> int:
    """As `played` with random bots, action for action, but over ints; returns how many decisions there were."""
    dice = [Dice(bot_seed(seed, seat)) for seat in range(len(state.players))]
    decisions = 0
    while not state.over:
        seat = FIRST[state.waiting]
        options = state.players[seat].options
        state.play(seat, options[dice[seat].below(len(options))])
        decisions += 1
    return decisions


def played(state: State, kinds: Sequence[str], seed: int, faults: list[str]) -> int:
    """How many decisions there were; where one's own bot fails, the play goes on by its first legal action."""
    bots = [made(kind, bot_seed(seed, seat)) for seat, kind in enumerate(kinds)]
    decisions = 0
    try:
        while not state.over:
            seat = state.to_act[0]
            try:
                action = chosen(bots[seat], kinds[seat], state, seat)
            except BadInput as error:
                faults.append(str(error))
                action = state.decision(seat).actions[0]
            state.apply(action)
            decisions += 1
    finally:
        for bot in bots:
            bot.end(state.scores if state.over else ())
    return decisions


def chosen(bot: Bot, kind: str, state: State, seat: int) -> Action:
    """What a bot answers; what a stranger's does wrong is said in words."""
    decision = state.decision(seat)
    try:
        return decision.action(legal(bot.choose(state.view(seat), decision), state.decision(seat)))
    except TabuleiroError as error:
        raise BadInput(f"the bot '{kind}' at seat {seat + 1}: {error}") from error
    except Exception as error:
        raise BadInput(f"the bot '{kind}' at seat {seat + 1}: {slip(error, home_of(type(bot)))}") from error
