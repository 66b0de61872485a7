"""Rollouts: a play goes on in an imagined world, every seat choosing by a look at each option; one chance for all."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.lookahead import TRY, UNCOUNTED, Sense, any_option
from tabuleiro.bots.tree import Search
from tabuleiro.core.chance import DIGIT, Source, seeded
from tabuleiro.core.compiler import i64
from tabuleiro.core.game import Game
from tabuleiro.core.player import BIT, FIRST
from tabuleiro.core.state import State

MIX: Final = 0x45D9F3B  # of 27 bits: every product stays below 2**59


def mixed(x: i64) -> i64:
    """A number of 32 bits from another, no line through both: near numbers come out far apart."""
    x = x & DIGIT
    x = ((x >> 16) ^ x) * MIX & DIGIT
    x = ((x >> 16) ^ x) * MIX & DIGIT
    return (x >> 16) ^ x


class Fate(Source):
    """What chance brings, the same in every line that is compared, as far as the lines are alike.

    Of all outcomes that can come up the one with the highest lot does, and lots hang on the turn, the kind of outcome
    and how many of that kind there were in this turn: two bags that differ by a card mostly give the same card, and
    lines that have drawn more or less are at one again with the next turn.
    """

    __slots__ = ("drawn", "seed", "turn")

    def __init__(self, seed: int) -> None:
        self.seed: i64 = seed
        self.turn: i64 = 0
        self.drawn: dict[int, int] = {}

    def copy(self) -> Fate:
        fate = Fate(self.seed)
        fate.turn = self.turn
        fate.drawn = dict(self.drawn)
        return fate

    def begin_turn(self, turn: i64) -> None:
        self.turn = turn
        self.drawn = {}

    def pick(self, game: Game, outcomes: bytes, base: i64) -> i64:
        n: i64 = self.drawn.get(base, 0)
        self.drawn[base] = n + 1
        key = mixed(mixed(mixed(self.seed + self.turn) + base) + n)
        times: list[int] = [0] * 256  # a bag may hold one thing more than once: each of them has a lot
        best: i64 = -1
        found: i64 = 0
        for i in range(len(outcomes)):
            code: i64 = outcomes[i]
            again: i64 = times[code]
            times[code] = again + 1
            lot = mixed(mixed(key + code) + again)
            if lot > best:
                best = lot
                found = i
        return found


class Rollouts:
    """Plays on for all seats of a table; `own` is a seat that alone is looked at, where others do not touch it."""

    def __init__(self, sense: Sense, seats: int, own: int = -1) -> None:
        self.sense: Sense = sense
        self.own: i64 = -1 if sense.minds_others() else own
        self.minds: list[Search] = [Search(sense, seat, seats, 1) for seat in range(seats)]
        for mind in self.minds:
            mind.hasty = sense.hasty_rollouts()

    def play_on(self, g: State, seat: i64, option: i64, turns: i64, seed: i64) -> bool:
        """To the end of so many turns of the seat after this one, or of so many rounds where the sense counts these;
        True if the play is over before. Option -1: none is taken first."""
        sense = self.sense
        fate = Fate(seed)
        g.script = fate
        g.events = None
        number = sense.turn_number(g)
        turn: i64 = 0  # a count of its own: numbers may come back within a round
        self.begin_turn(fate, turn)
        begun: i64 = sense.round_number(g) if turns else UNCOUNTED
        if turns == 0:
            sense.end_with_turn(g)
        if option >= 0:
            g.play(seat, option, False)
        own: i64 = 0
        while True:
            now = sense.turn_number(g)
            if now != number:
                number = now
                turn += 1
                self.begin_turn(fate, turn)
                if begun == UNCOUNTED and g.waiting & BIT[seat]:
                    own += 1
                    if own == turns:
                        sense.end_with_turn(g)
            if g.over or not g.waiting:
                return own < turns
            if begun != UNCOUNTED and sense.round_number(g) - begun >= turns:
                return False
            asked = FIRST[g.waiting]
            g.play(asked, self.choice(g, asked), False)

    def begin_turn(self, fate: Fate, turn: i64) -> None:
        fate.begin_turn(turn)
        for i, mind in enumerate(self.minds):
            mind.rng = seeded(mixed(fate.seed + turn) + i)

    def choice(self, g: State, seat: i64) -> i64:
        """By habit, else what looks best at the end of the turn, by a chance that is not the line's own."""
        sense = self.sense
        if self.own >= 0 and seat != self.own:
            return any_option(g, seat)
        option = sense.rollout_habit(g, seat)
        if option != TRY:
            return option
        line = g.clone()
        line.script = None
        sense.end_with_turn(line)
        return self.minds[seat].best_look(line, sense.turn_number(g), True)
