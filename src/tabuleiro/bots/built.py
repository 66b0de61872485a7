"""A sense that is built upon another, whatever that one is made of: all it does not say itself the other one says."""

from __future__ import annotations

from tabuleiro.bots.lookahead import Sense
from tabuleiro.core.state import State


class BuiltOn(Sense):
    """`BuiltOn(greedy_sense(game))` plays as that sense does; a subclass adds to `worth`.

    What the other sense asks itself it still asks itself: there its own worth counts, as in its rules of thumb."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense

    # -- positions
    def worth(self, g: State, seat: int) -> float:
        return self.sense.worth(g, seat)

    def hoped(self, g: State, seat: int, knower: int) -> float:
        return self.sense.hoped(g, seat, knower)

    # -- which options are tried
    def by_habit(self, g: State, seat: int) -> int:
        return self.sense.by_habit(g, seat)

    def worth_trying(self, g: State, seat: int) -> list[int]:
        return self.sense.worth_trying(g, seat)

    def rule_of_thumb(self, g: State, seat: int) -> int:
        return self.sense.rule_of_thumb(g, seat)

    def others_choice(self, g: State, seat: int) -> int:
        return self.sense.others_choice(g, seat)

    # -- how closely they are looked at
    def greedy_worlds(self) -> int:
        return self.sense.greedy_worlds()

    def first_looks(self, g: State, seat: int, option: int) -> int:
        return self.sense.first_looks(g, seat, option)

    def follows(self, kind: str) -> bool:
        return self.sense.follows(kind)

    def search_follows(self, kind: str) -> bool:
        return self.sense.search_follows(kind)

    def search_follows_beyond(self, kind: str) -> bool:
        return self.sense.search_follows_beyond(kind)

    def tree_depth(self) -> int:
        return self.sense.tree_depth()

    def keeps_chance_apart(self) -> bool:
        return self.sense.keeps_chance_apart()

    def little_chance(self) -> bool:
        return self.sense.little_chance()

    # -- turns
    def turn_number(self, g: State) -> int:
        return self.sense.turn_number(g)

    def has_turn(self, g: State, seat: int) -> bool:
        return self.sense.has_turn(g, seat)

    def end_with_turn(self, g: State) -> None:
        self.sense.end_with_turn(g)

    def begin_next_turn(self, g: State, seat: int) -> bool:
        return self.sense.begin_next_turn(g, seat)

    def turns_left(self, g: State) -> float:
        return self.sense.turns_left(g)

    # -- rollouts
    def rollout_turns(self) -> int:
        return self.sense.rollout_turns()

    def rollout_habit(self, g: State, seat: int) -> int:
        return self.sense.rollout_habit(g, seat)

    def hasty_rollouts(self) -> bool:
        return self.sense.hasty_rollouts()

    def minds_others(self) -> bool:
        return self.sense.minds_others()

    def round_number(self, g: State) -> int:
        return self.sense.round_number(g)

    # -- what a seat knows
    def knowledge(self, g: State, seat: int) -> int:
        return self.sense.knowledge(g, seat)
