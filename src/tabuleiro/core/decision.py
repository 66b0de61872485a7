"""Decision: what one seat is asked now. It holds no state, so a bot may keep it."""

from __future__ import annotations

from collections.abc import Sequence

from tabuleiro.core.action import Action
from tabuleiro.core.errors import IllegalAction
from tabuleiro.core.game import Game
from tabuleiro.core.reason import Reason
from tabuleiro.core.step import Choice


def plain(text: str) -> str:
    """Notation is compared without regard to case and spacing."""
    return " ".join(text.lower().split())


class Decision:
    """`actions` are the legal answers, never none; words for people come from the game's `words`."""

    __slots__ = ("_actions", "_default", "at", "game", "options", "seat", "step")

    def __init__(self, game: Game, seat: int, step: Choice, at: int, options: Sequence[int], default: int = -1) -> None:
        self.game = game
        self.seat = seat
        self.step = step
        self.at = at
        self.options = tuple(options)  # the engine's own list is shared: nobody gets it to change
        self._actions: list[Action] | None = None
        self._default = default

    @property
    def kind(self) -> str:
        return self.step.kind

    @property
    def sealed(self) -> bool:
        """Whether the answer stays secret until every seat has given one."""
        return self.step.sealed

    @property
    def actions(self) -> list[Action]:
        if self._actions is None:
            game, seat, step, at = self.game, self.seat, self.step, self.at
            self._actions = [Action(game, seat, step, at, option) for option in self.options]
        return self._actions

    @property
    def default(self) -> Action | None:
        """What may be answered for a seat that is away, so that others need not wait; None: nothing."""
        return self.action(self._default) if self._default >= 0 else None

    def action(self, option: int) -> Action:
        """The action of one option, unchecked: `apply` checks."""
        return Action(self.game, self.seat, self.step, self.at, option)

    def parse(self, text: str) -> Action:
        """The action with this notation."""
        wanted = plain(text)
        for action in self.actions:
            if plain(str(action)) == wanted:
                return action
        raise IllegalAction(
            f"'{text}' is not one of the {len(self.options)} actions of this decision ({self.kind})",
            Reason("not_an_option", {"text": text, "kind": self.kind}),
        )

    def __repr__(self) -> str:
        return f"<Decision seat {self.seat} {self.kind}: {', '.join(map(str, self.actions))}>"
