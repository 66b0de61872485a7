"""Lookahead: what a game tells the bots, and a seat's own turn played out in an imagined world."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabuleiro.core.chance import DIGIT, after
from tabuleiro.core.compiler import i64, mypyc_attr
from tabuleiro.core.state import State
from tabuleiro.core.step import NO_OPTIONS, Phase

TRY: Final = -1  # no option: all that are worth it should be tried

DEEPEST: Final = 60
UNCOUNTED: Final = -1  # no round
TO_THE_END: Final = 1 << 30  # turns: more than any play has


class Halt(Phase):
    """Ends an imagined play where the next turn would begin: chance that nobody can foresee stays out of a line."""

    __slots__ = ()

    def run(self, g: State, at: i64) -> None:
        g.over = True


HALT: Final = Halt("halt")


def highest(things: Sequence[int], scores: list[float]) -> int:
    """The thing of the highest score, the first of equals."""
    return things[scores.index(max(scores))]


def lowest(things: Sequence[int], scores: list[float]) -> int:
    return things[scores.index(min(scores))]


def halt(g: State) -> None:
    """Where the lowest phase of the table's flow begins each next turn or round: there the imagined play ends."""
    g.flow = ((HALT, 0), *g.flow[1:])


def ask_nobody(g: State) -> None:
    """All open questions are dropped, with what was to follow them."""
    for seat in g.to_act:
        p = g.touch(seat)
        p.options = NO_OPTIONS
        p.stack = ()
    g.waiting = 0


def any_option(g: State, seat: i64) -> i64:
    """One by chance, from the imagined world's own generator."""
    options = g.players[seat].options
    g.rng = after(g.rng)
    return options[(g.rng & DIGIT) * len(options) >> 32]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """What a game tells the bots that look ahead. Only `worth` must be said; docs/bots.md has a page on the rest."""

    # -- positions
    def worth(self, g: State, seat: i64) -> float:
        """How good it is for a seat that the imagined play has come to this, in points at the end of the play."""
        raise NotImplementedError

    # -- which options are tried
    def by_habit(self, g: State, seat: i64) -> i64:
        """The option for a choice that needs no trying, TRY where trying is worth it."""
        return TRY

    def worth_trying(self, g: State, seat: i64) -> list[int]:
        """The options to try, where trying is worth it; never none."""
        return g.players[seat].options

    def rule_of_thumb(self, g: State, seat: i64) -> i64:
        """In the rest of a turn: the option for a choice of which a look at each would cost too much, else TRY."""
        return TRY

    def others_choice(self, g: State, seat: i64) -> i64:
        """What another seat that is asked meanwhile is taken to answer; TRY: nobody waits for it."""
        return any_option(g, seat)

    # -- how closely they are looked at
    def greedy_worlds(self) -> i64:
        """In how many worlds the greedy bot tries each option."""
        return 1

    def first_looks(self, g: State, seat: i64, option: i64) -> i64:
        """How many first looks the search takes at an option: more where chance decides much."""
        return 1

    def follows(self, kind: str) -> bool:
        """Whether, in the rest of a turn, each option of this kind of decision is followed to the turn's end; else
        one choice ahead is looked at."""
        return False

    def search_follows(self, kind: str) -> bool:
        """The same for the search, which comes there far more often."""
        return self.follows(kind)

    def search_follows_beyond(self, kind: str) -> bool:
        """The same in the turn after this one."""
        return self.search_follows(kind)

    def tree_depth(self) -> i64:
        """How many nodes of one line the tree of the search may hold, the first choice being the first."""
        return DEEPEST

    def keeps_chance_apart(self) -> bool:
        """Whether the search keeps what chance may show apart, each with choices of its own."""
        return False

    def little_chance(self) -> bool:
        """Whether chance decides little within a turn: a choice is then worth what the best line behind it is, not the
        mean of all that were tried."""
        return False

    # -- where a turn ends
    def turn_number(self, g: State) -> i64:
        """Changes when a new turn begins, also where what is forced is not asked; always 0: a play is one turn."""
        return 0

    def has_turn(self, g: State, seat: i64) -> bool:
        """Whether this turn is the seat's, too: what it may hope for is asked at the end of one of its own."""
        return True

    def end_with_turn(self, g: State) -> None:
        """Lets the imagined play end where this turn ends, before chance shows more; `halt` does in most games."""

    def begin_next_turn(self, g: State, seat: i64) -> bool:
        """Lets a play that was ended go on with the seat's next turn; False if it is really over."""
        return False

    # -- how the play may end
    def hoped(self, g: State, seat: i64, knower: i64) -> float:
        """The points that a seat may hope for at the end of the play, as far as the knower can tell."""
        return self.worth(g, seat)

    def turns_left(self, g: State) -> float:
        """How many turns a seat may still expect, more or less: so far is it to the end."""
        return 0.0

    def rollout_turns(self) -> i64:
        """How many turns of the seat after this one a rollout goes on; then what is hoped for counts."""
        return TO_THE_END

    def rollout_habit(self, g: State, seat: i64) -> i64:
        """What a rollout takes without a look at each option; TRY: the look is worth it."""
        return self.by_habit(g, seat)

    def hasty_rollouts(self) -> bool:
        """Whether looks within a look of a rollout follow nothing: where one choice leads to the next of its kind, they
        would take most of the time."""
        return False

    def minds_others(self) -> bool:
        """Whether what a seat comes to hangs on what others do; else rollouts for one seat leave those to chance."""
        return True

    def round_number(self, g: State) -> i64:
        """Where a choice may cost a seat turns of the same round: rollouts count these rounds instead of turns, so that
        all options are looked at when the same time has passed."""
        return UNCOUNTED

    # -- what a seat knows
    def knowledge(self, g: State, seat: i64) -> int:
        """A number for it: the same knowledge, the same number."""
        return hash(g.view(seat))


def settle(sense: Sense, g: State, seat: i64, turn: i64) -> bool:
    """Runs small choices by habit, and what others are asked meanwhile; True if the seat has a choice worth trying."""
    while not g.over and sense.turn_number(g) == turn:
        p = g.players[seat]
        if p.options:
            habit = sense.by_habit(g, seat)
            if habit == TRY:
                return True
            g.play(seat, habit, False)
        elif not others_answer(sense, g):
            return False
    return False


def others_answer(sense: Sense, g: State) -> bool:
    """Lets the first seat answer that is taken to; False if there is none. The line's own seat is not asked now."""
    for seat in g.to_act:
        answer = sense.others_choice(g, seat)
        if answer != TRY:
            g.play(seat, answer, False)
            return True
    return False


def play_out(sense: Sense, g: State, seat: i64, turn: i64) -> float:
    """What the seat's position is worth when its turn has ended, each choice taken for its own sake."""
    while settle(sense, g, seat, turn):
        option = sense.rule_of_thumb(g, seat)
        if option != TRY:
            g.play(seat, option, False)
            continue
        followed = sense.follows(g.players[seat].asking.kind)
        best, best_worth = g, float("-inf")
        for option in sense.worth_trying(g, seat):
            line = g.clone()
            line.play(seat, option, False)
            if followed:
                worth = play_out(sense, line, seat, turn)
            else:
                settle(sense, line, seat, turn)
                worth = sense.worth(line, seat)
            if worth > best_worth:
                best, best_worth = line, worth
        if followed:
            return best_worth
        g = best
    return sense.worth(g, seat)


def promises(sense: Sense, g: State, seat: i64, options: Sequence[int]) -> list[float]:
    """What each option is worth to the seat when its turn is played out behind it; `g` ends with the turn."""
    turn = sense.turn_number(g)
    found: list[float] = []
    for option in options:
        line = g.clone()
        line.events = None
        line.play(seat, option, False)
        found.append(play_out(sense, line, seat, turn))
    return found
