"""Codec: the actions of a game as one stable table of numbers, and what a seat may know as bytes, for learners."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Final

from tabuleiro.core.action import Action
from tabuleiro.core.compiler import i64
from tabuleiro.core.decision import Decision
from tabuleiro.core.errors import BadInput, IllegalAction
from tabuleiro.core.game import Game
from tabuleiro.core.observer import Observer, in_order
from tabuleiro.core.scores import Score
from tabuleiro.core.shapes import Figure
from tabuleiro.core.spans import Part, table_of
from tabuleiro.core.state import State
from tabuleiro.core.step import Choice, Step
from tabuleiro.core.view import View

POINTS: Final = 100  # alone, so many points are worth 1


class Codec:
    """A game's own, `game.codec`. Indices go from 0 to `size` - 1; `rows` say what they mean."""

    def __init__(self, game: Game, observer: Observer) -> None:
        choices = [step for step in game.steps.values() if isinstance(step, Choice)]
        rows, indices = table_of(game, choices)
        self.game = game
        self.rows: tuple[Part, ...] = rows
        self.size: int = sum(row.size for row in rows)
        self.indices: dict[str, list[int]] = indices  # by the name of a choice, for each option
        self.observer: Observer = observer
        self.length: int = observer.length
        self.version: str = f"{game.name}-v{game.codec_number}"

    @property
    def figures(self) -> list[Figure]:
        """Of an observation, in their order: the table's, then those of each seat."""
        named = [(figure.name, figure) for figure in self.observer.table]
        for n in range(self.game.most_seats):
            named += [(f"seat +{n} {one.name}" if n else f"own {one.name}", one) for one in self.observer.seat]
        found: list[Figure] = []
        first = 0
        for name, figure in named:
            found.append(replace(figure, name=name, first=first))
            first += figure.count
        return found

    @property
    def stamp(self) -> str:
        """The version, and a sum of the whole table of actions and all figures: they change with a pack, too."""
        rows = [(row.kind, row.verb, row.what, row.names) for row in self.rows]
        figures = [(one.name, one.count, one.most, one.names) for one in self.figures]
        return f"{self.version}-{hashlib.sha256(repr((rows, figures)).encode()).hexdigest()[:8]}"

    def check(self, stamp: str) -> None:
        """Refuses what was learned with another table: `stamp` is what was kept with it, a version alone will do."""
        if stamp not in (self.version, self.stamp):
            raise BadInput(f"this is codec {self.stamp}, not '{stamp}': its actions and figures are other ones")

    # -- observations
    def observe(self, state: State, seat: int) -> bytes:
        """What a seat may know, in `length` bytes."""
        return self.observer.observe(state, seat).ljust(self.length, b"\0")

    def observed(self, view: View) -> bytes:
        """The same bytes, from a view."""
        return self.observer.observed(view).ljust(self.length, b"\0")

    def points(self, view: View) -> list[int]:
        """What each seat's points are as far as the view's seat may know, in the order of an observation's blocks: the
        own ones first, then in turn order. No byte of an observation has them: it has what they come from."""
        scores = view.table.scores
        return [scores[seat].points for seat in in_order(len(scores), view.seat)]

    # -- actions
    def index_of(self, step: Step, option: i64) -> i64:
        """The index of an option of a choice; -1: the table has none."""
        indices = self.indices[step.name]
        return indices[option] if 0 <= option < len(indices) else -1

    def index(self, action: Action) -> int:
        """The index of an action."""
        found = self.index_of(action.step, action.option)
        if found < 0:
            raise BadInput(f"'{action}' has no index: the table of {self.game.name} does not go so far")
        return found

    def action(self, decision: Decision, index: int) -> Action:
        """The action of a decision that has this index."""
        for option in decision.options:
            if self.index_of(decision.step, option) == index:
                return decision.action(option)
        raise self.refusal(decision, index)

    def mask(self, decision: Decision) -> bytes:
        """For each index 1 if the decision has an action with it, else 0."""
        indices = [int(self.index_of(decision.step, option)) for option in decision.options]
        return bytes(self.marked([index for index in indices if index >= 0]))

    # -- the fast way: for loops that never look at a decision
    def legal(self, g: State, seat: i64) -> list[int]:
        """The indices of what a seat may answer, in the order of its options; [] if it is not asked."""
        p = g.players[seat]
        options = p.options
        indices = self.indices[p.asking.name] if options else []
        return [indices[option] for option in options]

    def mask_of(self, g: State, seat: i64) -> bytearray:
        """As `mask`, of what a seat is asked in a state; all 0 if it is not asked."""
        return self.marked(self.legal(g, seat))

    def marked(self, legal: list[int]) -> bytearray:
        """A mask of these indices."""
        found = bytearray(self.size)
        for index in legal:
            found[index] = 1
        return found

    def play(self, g: State, seat: i64, index: i64) -> None:
        """A seat's answer by its index; refused if the mask has it not."""
        p = g.players[seat]
        options = p.options
        if not options:
            raise IllegalAction(f"seat {seat} is not asked anything now", g.not_asked(seat))
        indices = self.indices[p.asking.name]
        for option in options:
            if indices[option] == index:
                g.play(seat, option, False)
                return
        raise self.refusal(g.decision(seat), index)

    def refusal(self, decision: Decision, index: int) -> BadInput:
        """Why an index is none of a decision's."""
        if type(index) is not int or not 0 <= index < self.size:
            return BadInput(f"an action of {self.game.name} is a number from 0 to {self.size - 1}, not {index!r}")
        said = f"{index} ({self.text(index)}) is not legal now: seat {decision.seat} is asked '{decision.kind}'"
        return BadInput(f"{said}, and the mask has its {len(decision.options)} actions")

    def row(self, index: int) -> Part:
        """The row in which an index stands."""
        return next(row for row in self.rows if row.first <= index < row.first + row.size)

    def text(self, index: int) -> str:
        """What an index means, in words for programmers."""
        row = self.row(index)
        return " ".join(part for part in (row.kind, row.verb, row.names[index - row.first]) if part)


def rewards_of(scores: list[Score]) -> list[float]:
    """What the end of a play is worth to each seat: the share of others that it has beaten, less the share by whom it
    was. Alone: 1 for a challenge that is won, else so many hundreds of points."""
    others = len(scores) - 1
    if not others:
        alone = scores[0]
        return [float(alone.challenge) if alone.challenge is not None else alone.points / POINTS]
    ranks = [score.rank for score in scores]
    return [sum((one > rank) - (one < rank) for one in ranks) / others for rank in ranks]
