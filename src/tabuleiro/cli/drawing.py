"""The room `terminal`: a game's table drawn as text; what a game does not draw itself is told field by field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tabuleiro.cli.terminal import Glyphs, headed, listed, plain_table, seat_style
from tabuleiro.cli.texts import Texts
from tabuleiro.core.decision import Decision
from tabuleiro.core.errors import BadInput
from tabuleiro.core.event import TABLE
from tabuleiro.core.game import Game
from tabuleiro.core.scores import Score
from tabuleiro.core.table import Told
from tabuleiro.core.view import View
from tabuleiro.drawing.tags import minus
from tabuleiro.kit.beats import READY
from tabuleiro.kit.room import Room
from tabuleiro.kit.shelf import room, words_of
from tabuleiro.kit.words import GameWords

Parts = list[RenderableType]
T = TypeVar("T")


@dataclass(frozen=True)
class Look:
    """One look at the table: what a seat sees, what it is asked (None: nothing), and how to draw it."""

    view: View
    decision: Decision | None
    names: Sequence[str]
    texts: Texts
    glyphs: Glyphs
    width: int

    @property
    def lang(self) -> str:
        return self.texts.lang

    @property
    def game(self) -> Any:
        """A game knows itself, too."""
        return self.view.game

    @property
    def kind(self) -> str:
        """What is asked; "": nothing."""
        return self.decision.kind if self.decision else ""

    @property
    def data(self) -> Any:
        """The view's data; a game knows its own."""
        return self.view.data

    @property
    def own(self) -> Any:
        """The part of the data that is about the seat itself."""
        return self.data["seats"][self.view.seat]

    @property
    def others(self) -> list[Any]:
        return [one for one in self.data["seats"] if one["seat"] != self.view.seat]

    def name(self, seat: int) -> Text:
        return Text(self.names[seat], f"bold {seat_style(seat)}")

    def rule(self, title: str) -> Rule:
        return Rule(Text(title, "bold"), align="left", style="dim", characters=self.glyphs.dash)

    def table(self, *keys: str, right: Sequence[str] = ()) -> Table:
        return headed(self.texts, *keys, right=right)

    def named(self, lines: Iterable[tuple[str, str]]) -> Table:
        """Messages and what belongs to them, one below the other."""
        return aside((f"  {self.texts(key)}", text) for key, text in lines)


# ---------------------------------------------------------------- pieces
def aside(lines: Iterable[tuple[str, str]]) -> Table:
    """Names, and beside them what belongs to each; what is empty is left out."""
    return listed(((name, text) for name, text in lines if text), "dim")


def line(text: str, style: str = "") -> Padding:
    return indented(Text(text, style))


def indented(part: RenderableType) -> Padding:
    return Padding(part, (0, 0, 0, 2))


def described(texts: Texts, cards: Iterable[tuple[str, str, str]]) -> Table:
    """A list of cards: id, name and words of each."""
    table = headed(texts, "", "column-card", "column-words")
    for id_, name, words in cards:
        table.add_row(id_, Text(name, "bold"), words)
    return table


def matching(text: str, known: Iterable[tuple[T, Sequence[str]]], parts: int = 1) -> list[T]:
    """Things by one of their names, else by a part of one of the first so many of them."""
    wanted = " ".join(text.lower().split())
    every = [(thing, [name.lower() for name in names]) for thing, names in known]
    whole = [thing for thing, names in every if wanted in names]
    return whole or [thing for thing, names in every if any(wanted in name for name in names[:parts])]


# ---------------------------------------------------------------- the room
class Drawing(Room):
    """`game` is Any, so that a game's own room can say what it is there."""

    place: ClassVar[str] = "terminal"
    ties: ClassVar[Sequence[str]] = ()  # messages for the figures that break ties
    filters: ClassVar[Sequence[str]] = ()  # what a pack's list can be cut down by

    @property
    def words(self) -> GameWords:
        return room(self.manifest.name, GameWords)

    # -- the table
    def whole(self, look: Look) -> Parts:
        """Everything the seat sees."""
        table = aside((f"  {name}", text) for name, text in self.fields(look, TABLE))
        return [look.rule(self.words.title(look.lang)), table, "", self.seats(look, range(len(look.names)))]

    def focus(self, look: Look) -> Parts:
        """What matters for the decision, when the whole was shown before."""
        return self.whole(look)

    def own(self, look: Look) -> Parts:
        """What belongs to the seat alone: here its secrets, as all else is shown with the table."""
        secrets = aside((f"  {name}", text) for name, text in self.fields(look, look.view.seat, private=True))
        return [look.name(look.view.seat), secrets] if secrets.row_count else []

    def fields(self, look: Look, seat: int, private: bool = False) -> list[tuple[str, str]]:
        """Of the table or a seat, by name; `private`: what nobody else sees."""
        rows = self.words.fields(look.view, look.lang, seat, look.names)
        return [(row.name, self.words.in_words(row, look.lang)) for row in rows if row.private or not private]

    def seats(self, look: Look, some: Sequence[int]) -> Table:
        """What is to be seen of some seats, a column for each."""
        table = plain_table("", *(look.name(seat) for seat in some))
        fields = [dict(self.fields(look, seat)) for seat in some]
        for name in dict.fromkeys(name for one in fields for name in one):
            table.add_row(Text(name, "dim"), *(one.get(name, "–") for one in fields))
        return table

    def options(self, look: Look) -> list[tuple[str, Text]]:
        """The numbered options, with what they bring."""
        actions = look.decision.actions if look.decision else ()
        labels = (self.words.label(look.view, action, look.lang, look.names) for action in actions)
        return [(str(number), Text(label)) for number, label in enumerate(labels, 1)]

    # -- cards
    def zoom(self, game: Any, text: str, texts: Texts, glyphs: Glyphs) -> Parts:
        """A card by its name or id, with all its words; empty if there is none."""
        return []

    def legend(self, texts: Texts, glyphs: Glyphs) -> str:
        """What the signs on the screen mean, for `help`."""
        return ""

    # -- the end
    def result(self, scores: Sequence[Score], names: Sequence[str], texts: Texts) -> Parts:
        """Ranks, totals with their parts, and the figures that break ties."""
        ordered = sorted(scores, key=lambda score: score.rank)
        heads = (Text(f"{score.rank}. {names[score.seat]}", f"bold {seat_style(score.seat)}") for score in ordered)
        table = plain_table("", *heads, figures=True)
        for part in scores[0].breakdown:
            table.add_row(self.words.score_part(part, texts.lang), *(minus(score.breakdown[part]) for score in ordered))
        table.add_section()
        table.add_row(Text(texts("column-total"), "bold"), *(Text(minus(score.total), "bold") for score in ordered))
        for i, tie in enumerate(self.ties):
            table.add_row(Text(texts(tie), "dim"), *(Text(minus(score.ties[i]), "dim") for score in ordered))
        return [table, self.winners(scores, names, texts)]

    def winners(self, scores: Sequence[Score], names: Sequence[str], texts: Texts) -> Text:
        won = [names[score.seat] for score in scores if score.rank == 1]
        end = texts("winner", name=won[0]) if len(won) == 1 else texts("winners", names=", ".join(won))
        return Text(end, "bold")

    # -- a pack
    def contents(self, game: Any, texts: Texts, glyphs: Glyphs, only: Mapping[str, str]) -> Parts:
        """The cards and whatever else a pack holds; `only`: those for which this is so, by the room's `filters`."""
        return [Text(texts("content-none"))]

    def counts(self, game: Any) -> str:
        """How much of what a pack holds, in one line."""
        return f"pack '{game.pack_name}'"

    def listed(self, game: Game, texts: Texts, glyphs: Glyphs, only: Mapping[str, str]) -> Parts:
        strange = [f"--{key}" for key in only if key not in self.filters]
        if strange:
            known = ", ".join(f"--{key}" for key in self.filters) or "none"
            raise BadInput(f"{', '.join(strange)}: {game.name} has no such filter (filters: {known})")
        return self.contents(game, texts, glyphs, only)


def drawing_of(game: Game) -> Drawing:
    return room(game.name, Drawing)


def log_lines(
    game: Game, log: Iterable[Told], names: Sequence[str], lang: str, eye: int, since: int = 0
) -> list[tuple[int, str]]:
    """What happened from an action on, as a seat may know it: whose doing it was, and the sentence."""
    words = words_of(game)
    teller = words.teller(eye)
    beats = [beat for told in log for beat in teller.tell(told) if told.number >= since]
    lines = [(beat.seat, words.said(game, beat, eye, names, lang)) for beat in beats if beat.event.kind != READY]
    return [(seat, line) for seat, line in lines if line]
