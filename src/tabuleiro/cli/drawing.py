"""What a game gives to the terminal: its drawing, found by the game's name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from tabuleiro.kit.shelf import door

if TYPE_CHECKING:
    from tabuleiro.cli.terminal import Glyphs
    from tabuleiro.cli.texts import Texts
    from tabuleiro.core.decision import Decision
    from tabuleiro.core.game import Game
    from tabuleiro.core.scores import Score
    from tabuleiro.core.view import View


@dataclass(frozen=True)
class Look:
    """One look at the table: what a seat sees, what it is asked (None: nothing), and how to draw it."""

    view: View
    decision: Decision | None
    names: Sequence[str]
    texts: Texts
    glyphs: Glyphs
    width: int


class Drawing(Protocol):
    """A module `cli/<game>.py` with these names."""

    @property
    def QUIET(self) -> Sequence[str]:  # noqa: N802 - a constant of the module
        """Kinds of events that are not worth a line here."""

    def whole(self, look: Look) -> list[RenderableType]:
        """Everything the seat sees."""

    def focus(self, look: Look) -> list[RenderableType]:
        """What matters for the decision, when the whole was shown before."""

    def own(self, look: Look) -> list[RenderableType]:
        """What belongs to the seat alone: its part of the table and its secrets."""

    def options(self, look: Look) -> list[tuple[str, Text]]:
        """The numbered options, with what they bring."""

    def zoom(self, game: Game, text: str, texts: Texts, glyphs: Glyphs) -> list[RenderableType]:
        """A card by its name or id, with all its words; empty if there is none."""

    def legend(self, texts: Texts, glyphs: Glyphs) -> str:
        """What the signs on the screen mean, for `help`."""

    def result(self, scores: list[Score], names: Sequence[str], texts: Texts) -> list[RenderableType]:
        """The table of scores and, for one seat alone, what they are worth."""


class Contents(Protocol):
    """A module `cli/<game>_content.py`: what a pack holds."""

    def contents(
        self, game: Game, texts: Texts, glyphs: Glyphs, level: int | None, faction: str | None
    ) -> list[RenderableType]:
        """The cards (of one level, of one faction) and whatever else a pack holds."""

    def counts(self, game: Game) -> str:
        """How much of what a pack holds, in one line."""


def contents_of(game: Game) -> Contents:
    return cast(Contents, door(game.name, "terminal", "CONTENTS"))


def drawing_of(game: Game) -> Drawing:
    return cast(Drawing, door(game.name, "terminal"))
