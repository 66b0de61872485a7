"""Board and Book: what a table's page and the pages of the rules need from a game's own modules in this folder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, cast

from markupsafe import Markup

from tabuleiro.drawing.tags import NOTHING
from tabuleiro.kit.shelf import door

if TYPE_CHECKING:
    from tabuleiro.core.action import Action
    from tabuleiro.core.event import Event
    from tabuleiro.core.game import Game
    from tabuleiro.core.scores import Score
    from tabuleiro.core.table import Told
    from tabuleiro.core.view import View
    from tabuleiro.kit.rulebook import Example, Rulebook
    from tabuleiro.web.scene import Plan, Scene

# ruff: noqa: N802 - constants of a module


class Shown(NamedTuple):
    """What can be chosen for an option, as the form for a new table shows it."""

    name: str
    more: str = ""
    picture: Markup = NOTHING


class Board(Protocol):
    """A module `web/boards/<game>.py` with these names."""

    @property
    def SHORT(self) -> str:
        """The game's short name: of its style sheets."""

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
    def MAIN_ICON(self) -> str:
        """The sign on the main button."""

    @property
    def CONFIRM(self) -> frozenset[str]:
        """Kinds of decisions that are chosen first and then sent with the main button."""

    @property
    def PROMISES(self) -> bool:
        """Whether what a search bot makes of a position are points at the end; else only differences tell."""

    @property
    def QUIET(self) -> frozenset[str]:
        """Kinds of events that are not worth a line in the log."""

    @property
    def COUNTED(self) -> frozenset[str]:
        """Kinds of events that a line of the log sums up at its end."""

    def gathered(self, log: Sequence[Told]) -> Sequence[Told]:
        """The log as it is told: what took several actions may be one event of the last of them."""

    def told(self, game: Game, event: Event, names: Sequence[str], lang: str, more: bool) -> str:
        """An event in a line of the log; `more`: one that has begun with the seat's name, and may go on by a comma."""

    def sum_up(self, events: Sequence[Event], lang: str) -> str:
        """Gains and payments of one seat as one short sum."""

    def title(self, lang: str) -> str:
        """The game's name."""

    def own_tab(self, lang: str) -> str:
        """The name of the tab with the own part of the table."""

    def story_tab(self, lang: str) -> str:
        """The name that this tab has while a story is open on it; "" if there are none."""

    def where(self, scene: Scene) -> str:
        """How far the play is: the round, the era."""

    def done(self, scene: Scene, seat: int) -> bool:
        """Whether a seat that is not asked has done its part, while others go on; no if it only waits for its turn."""

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

    def result(self, scene: Scene, scores: Sequence[Score], log: Sequence[Told] = ()) -> Markup:
        """The end: who has what, and where it came from."""

    def beside(self, scene: Scene, seat: int) -> Markup:
        """Another seat's part of the table, large, to be shown beside the own one."""

    def zoom(self, game: Game, card: str, lang: str) -> Markup | None:
        """One card with all its words; None if there is no such card."""

    def plan(self, game: Game, events: Sequence[Event], lang: str) -> Plan:
        """How an option could go on, from what would happen."""

    def brief(self, view: View, action: Action, lang: str) -> str:
        """An option in as few words as name it."""

    def fresh(self, log: Sequence[Told], seat: int) -> frozenset[str]:
        """Spots of the picture that changed with these actions, which are told as the seat may know them."""

    def foretold(self, scene: Scene) -> str:
        """The chosen option's plan in one short sentence."""

    def foreseen(self, kind: str) -> Literal["all", "chosen", "none"]:
        """Which options of this kind of decision get a forecast: every one in its place, the chosen one, or none."""

    def digest(self, log: Sequence[Told], scene: Scene) -> list[str]:
        """What the others did, in a few words each."""

    def reading(self, scene: Scene) -> Markup | None:
        """What is to be read out at the table now, in large letters; None if there is nothing."""

    def in_words(self, scene: Scene) -> list[tuple[str, list[str]]]:
        """The table without a picture: headings and lines."""


class Book(Protocol):
    """A module `web/boards/<game>_rules.py` with these names."""

    @property
    def FIRST_GAME(self) -> dict[str, bool | str]:
        """The options of a first game."""

    def rulebook(self, lang: str) -> Rulebook:
        """Its rules, its first game and its icons."""

    def drawn(self, example: Example, lang: str) -> Markup:
        """An example's picture, to look at only."""

    def defs(self) -> Markup:
        """Patterns that the pictures use, once a page."""

    def readings(self, lang: str) -> list[tuple[Markup, str]]:
        """What cards show, each with its words."""


def board_of(game: str) -> Board:
    return cast(Board, door(game, "page"))


def book_of(game: str) -> Book:
    return cast(Book, door(game, "book"))


def shown_of(game: Game, option: str, value: str, lang: str) -> Shown:
    """A value of an option in the form for a new table; only games with such options have the module."""
    found: Shown = door(game.name, "page", "shown")(game, option, value, lang)
    return found
