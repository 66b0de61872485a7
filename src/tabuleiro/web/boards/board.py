"""Board: what a game's table page needs from the game's own module in this folder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from markupsafe import Markup

if TYPE_CHECKING:
    from tabuleiro.core.event import Event
    from tabuleiro.core.scores import Score
    from tabuleiro.core.table import Told
    from tabuleiro.core.view import View
    from tabuleiro.web.scene import Plan, Scene

# ruff: noqa: N802 - constants of a module


class Board(Protocol):
    """A module `web/boards/<game>.py` with these names."""

    @property
    def FOLDER(self) -> str:
        """The game's folder, whose board.css styles its pictures."""

    @property
    def CSS_CLASS(self) -> str:
        """The game's colours on the page."""

    @property
    def MAIN_CLASS(self) -> str:
        """The layout of its main part."""

    @property
    def OWN_ICON(self) -> str:
        """The sign of the tab with the own part of the table, on a phone."""

    @property
    def CONFIRM(self) -> frozenset[str]:
        """Kinds of decisions that are chosen first and then sent with the main button."""

    @property
    def QUIET(self) -> frozenset[str]:
        """Kinds of events that are not worth a line in the log."""

    @property
    def COUNTED(self) -> frozenset[str]:
        """Kinds of events that a line of the log sums up at its end."""

    def sum_up(self, events: Sequence[Event], lang: str) -> str:
        """Gains and payments of one seat as one short sum."""

    def title(self, lang: str) -> str:
        """The game's name."""

    def own_tab(self, lang: str) -> str:
        """The name of the tab with the own part of the table."""

    def where(self, scene: Scene) -> str:
        """How far the play is: the round, the era."""

    def defs(self) -> Markup:
        """Patterns that the pictures use, once a page."""

    def main(self, scene: Scene) -> Markup:
        """Everything inside the main part."""

    def panel_stats(self, scene: Scene, seat: int) -> Markup:
        """What a seat has, as icons with numbers."""

    def loose(self, scene: Scene) -> Sequence[tuple[str, str]]:
        """Options without a place in the picture: notation and label."""

    def main_button(self, scene: Scene) -> tuple[str, str]:
        """The main button's words when something is chosen, and before that."""

    def result(self, scene: Scene, scores: Sequence[Score]) -> Markup:
        """The end: who has what, and in how many parts."""

    def beside(self, scene: Scene, seat: int) -> Markup:
        """Another seat's part of the table, large, to be shown beside the own one."""

    def zoom(self, card: str, lang: str) -> Markup | None:
        """One card with all its words; None if there is no such card."""

    def plans(self, view: View, options: Sequence[int], lang: str) -> list[Plan]:
        """How each option could go on."""

    def foretold(self, scene: Scene) -> str:
        """The chosen option's plan in one short sentence."""

    def planned(self, kind: str) -> bool:
        """Whether every option of this kind of decision gets a forecast in its place."""

    def digest(self, log: Sequence[Told], scene: Scene) -> list[str]:
        """What the others did, in a few words each."""

    def in_words(self, scene: Scene) -> list[tuple[str, list[str]]]:
        """The table without a picture: headings and lines."""
