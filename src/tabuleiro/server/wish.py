"""Wish: what a new table is to be, and the table as the database will have it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tabuleiro.bots.naming import offered
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.kit.lessons import Lesson
from tabuleiro.server.chairs import LONGEST_TABLE_NAME, Chair, cleaned
from tabuleiro.server.presence import STAND_INS, USUAL_BOT, USUAL_STAND_IN
from tabuleiro.server.queue import Whose
from tabuleiro.server.rows import Stored
from tabuleiro.server.standing import Standing


@dataclass(frozen=True)
class Branch:
    """A moment of a finished play: its table, the very game it was played with, and after how many actions."""

    table: str
    game: Game
    at: int


@dataclass(frozen=True)
class Wish:
    """What a new table is to be."""

    game: str
    chairs: Sequence[Chair]
    options: Mapping[str, bool | str] = field(default_factory=dict)
    seed: int | None = None  # a deal that is known; None: by a key that nobody knows before the end
    name: str = ""
    hints: bool = True
    position: str = ""  # to start from, "" for the game's own set-up
    promise: str = ""  # under which the deal's commitment was shown to the owner beforehand; "": to nobody
    text: str = ""  # of the owner's own, for the deal
    stand_in: int = USUAL_STAND_IN  # seconds after which others may let a bot play for who does nothing; 0: never
    stand_in_bot: str = USUAL_BOT  # and which one
    lesson: Lesson | None = None  # what the play teaches, with its own start
    branch: Branch | None = None  # the finished play that it goes on from


def stored_of(table_id: str, wish: Wish, standing: Standing, whose: Whose) -> Stored:
    """A new table as the database will have it."""
    if wish.stand_in not in STAND_INS:
        after = ", ".join(map(str, STAND_INS))
        raise BadInput(f"a bot stands in after {after} seconds (0: never), not {wish.stand_in}")
    opened = standing.asked_at[0]
    settings: dict[str, object] = {
        "hints": wish.hints,
        "stand_in": wish.stand_in,
        "stand_in_bot": offered(wish.stand_in_bot),
    }
    if wish.lesson is not None:
        settings["lesson"] = wish.lesson.id
    if wish.branch is not None:
        settings["branch"] = [wish.branch.table, wish.branch.at]
    return Stored(
        table_id,
        standing.record,
        standing.dealt,
        cleaned(wish.name, LONGEST_TABLE_NAME),
        settings,
        opened,
        opened,
        0,
        standing.summary,
        standing.chairs,
        whose.person,
        whose.place,
    )
