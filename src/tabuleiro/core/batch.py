"""Batch: many plays of one game side by side; each step answers once in every play. What is seen goes into buffers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tabuleiro.core.chance import Dice
from tabuleiro.core.codec import Codec, rewards_of
from tabuleiro.core.compiler import i64
from tabuleiro.core.errors import BadInput
from tabuleiro.core.player import FIRST
from tabuleiro.core.state import State

if TYPE_CHECKING:
    from tabuleiro.core.game import Game


class Batch:
    """The seat that acts is the lowest of those that are asked. A play that is over begins anew at once: then `over` is
    1, `rewards` are those of the play that has ended, and what is seen is the new one.

    The buffers hold bytes, one part for each play: `observations`, `length` each; `masks`, `codec.size` each; `seats`,
    who acts; `over`."""

    def __init__(
        self, game: Game, plays: int, seats: int, seed: int, options: Mapping[str, bool | str], buffers: Any = None
    ) -> None:
        if type(plays) is not int or plays < 1:
            raise BadInput(f"a batch has at least one play, not {plays!r}")
        self.game = game
        self.codec: Codec = game.codec
        self.seat_count = seats
        self.options = dict(options)
        self.length: int = self.codec.observer.length_of(seats)
        self.size: int = self.codec.size
        self.dice = Dice(seed)
        self.states: list[State] = [self.begun() for _ in range(plays)]
        self.observations: Any = bytearray(plays * self.length)
        self.masks: Any = bytearray(plays * self.size)
        self.seats: Any = bytearray(plays)
        self.over: Any = bytearray(plays)
        if buffers is not None:
            self.observations, self.masks, self.seats, self.over = buffers
        self.rewards: dict[int, list[float]] = {}  # by play, of those that ended in the last step
        self.legal: list[list[int]] = [[] for _ in range(plays)]  # what each may answer, in the order of its options
        self.no_mask = bytes(self.size)
        self.all: Any = slice(None)
        # The part of each play, which costs much less than a slice of the whole at each look.
        self.observed = parts(self.observations, self.length, plays)
        self.masked = parts(self.masks, self.size, plays)
        for i in range(plays):
            self.show(i)

    def begun(self) -> State:
        """Only what is played with here: without a history."""
        state = self.game.new(self.seat_count, self.dice.generator() >> 1, **self.options)
        state.recording = False
        state.history = None
        return state

    def step(self, actions: list[int]) -> None:
        """One answer for each play, by its index. If one of them is not legal, nothing is done."""
        states = self.states
        if len(actions) != len(states):
            raise BadInput(f"one action for each of {len(states)} plays, not {len(actions)}")
        for i in range(len(states)):
            if actions[i] not in self.legal[i]:
                g = states[i]
                raise BadInput(f"play {i}: {self.codec.refusal(g.decision(FIRST[g.waiting]), actions[i])}")
        self.rewards = {}
        for i in range(len(states)):
            g = states[i]
            seat = FIRST[g.waiting]
            g.play(seat, g.players[seat].options[self.legal[i].index(actions[i])], False)
            if g.over:
                self.rewards[i] = rewards_of(g.scores)
                states[i] = self.begun()
                self.over[i] = 1
            else:
                self.over[i] = 0
            self.show(i)

    def show(self, i: i64) -> None:
        """Writes what the seat that acts sees and may answer."""
        g = self.states[i]
        seat = FIRST[g.waiting]
        self.seats[i] = seat
        self.observed[i][self.all] = self.codec.observer.observe(g, seat)
        mask = self.masked[i]
        mask[self.all] = self.no_mask
        legal = self.legal[i] = self.codec.legal(g, seat)
        for index in legal:
            mask[index] = 1

    def sample(self) -> list[int]:
        """An action for each play, every legal one as likely as any other."""
        dice = self.dice
        return [legal[dice.below(len(legal))] for legal in self.legal]


def parts(buffer: Any, length: int, plays: int) -> list[Any]:
    """Views of a buffer, one for each play."""
    whole = memoryview(buffer)
    return [whole[first : first + length] for first in range(0, plays * length, length)]
