"""Scene: all that a table page is a function of; made from what one seat may know, never from a state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tabuleiro.core.action import Action
from tabuleiro.core.decision import Decision
from tabuleiro.core.reason import Reason
from tabuleiro.core.record import LETTERS
from tabuleiro.core.state import State
from tabuleiro.core.table import Told
from tabuleiro.core.view import View
from tabuleiro.kit.beats import Beat


@dataclass(frozen=True)
class PlanStep:
    """One line of a forecast: a card or place, and what it brings, as numbers by icon name (`coin`, `vp`, ...)."""

    title: str
    place: str
    gains: Sequence[tuple[int, str]]
    note: str = ""  # why it brings no more


@dataclass(frozen=True)
class Plan:
    """How a choice could go on: one way to play the rest of the turn, with chance left out where it can be."""

    steps: Sequence[PlanStep]
    total: Sequence[tuple[int, str]]


@dataclass(frozen=True)
class Scene:
    """What a seat sees (seat -1: a spectator), is asked, and cannot do; `live` is False in replays."""

    view: View
    decision: Decision | None
    refusals: Sequence[tuple[Action, Reason]]
    names: Sequence[str]
    lang: str
    live: bool = True
    chosen: str = ""  # the notation of the option that is selected but not yet sent
    part: str = ""  # the beginning or the end of some options' notation, if only that much is selected
    best: str = ""  # the notation of the best option, once that is told
    plan: Plan | None = None  # how the chosen one could go on
    notes: dict[str, Plan] = field(default_factory=dict)  # forecasts by notation, for options that have one
    new: frozenset[str] = frozenset()  # places that changed since the seat's last look
    recent: Sequence[Told] = ()  # what happened since the seat acted last, that act included, as it may know it
    beats: Sequence[Beat] = ()  # the same as it is told
    turn: Sequence[Beat] = ()  # the seat's own turn, or the newest it had
    told: Sequence[Beat] = ()  # all that was told to the seat so far
    letters: Sequence[str] = ()  # of the seats' marks; none: the initials of the names

    @property
    def seat(self) -> int:
        return self.view.seat


def still(state: State, lang: str, new: frozenset[str] = frozenset()) -> Scene:
    """As a rule book shows a position: the first seat sees it, and is not asked anything; `new` is what it is about."""
    view = state.view(0)
    names = tuple(LETTERS[: len(state.players)])
    return Scene(view, None, (), names, lang, live=False, new=new)
