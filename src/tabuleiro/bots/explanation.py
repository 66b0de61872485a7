"""Explanation: what a bot thought about its last decision: visits, values and the line it hopes for, in words."""

from __future__ import annotations

from dataclasses import dataclass

from tabuleiro.core.action import Action


@dataclass(frozen=True)
class Thought:
    """One option: how often it was tried, and the points it promises, one number for each seat."""

    action: Action
    words: str
    visits: int
    values: tuple[float, ...]


@dataclass(frozen=True)
class Explanation:
    """The options, the best first, and the best line from here to the end of the turn.

    `worlds` is how often the decision was come to. The visits add up to it, or to one less where the tree of the choice
    before went on: the world that came here first ended here.
    """

    seat: int
    thoughts: tuple[Thought, ...]
    line: tuple[str, ...]
    worlds: int

    def __str__(self) -> str:
        wide = max((len(thought.words) for thought in self.thoughts), default=0)
        rows = [
            f"{thought.words:{wide}}  {thought.visits:>6} visits  {thought.values[self.seat]:>6.1f} points"
            for thought in self.thoughts
        ]
        said = [f"{self.worlds} worlds", *rows]
        return "\n".join([*said, "best line: " + "; ".join(self.line)] if self.line else said)
