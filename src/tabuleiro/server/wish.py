"""Wish: what a new table is to be, and the table as the database will have it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tabuleiro.bots.naming import spelt
from tabuleiro.core.errors import BadInput
from tabuleiro.server.chairs import LONGEST_TABLE_NAME, Chair, cleaned
from tabuleiro.server.presence import STAND_INS, USUAL_BOT, USUAL_STAND_IN
from tabuleiro.server.queue import Whose
from tabuleiro.server.standing import Standing
from tabuleiro.server.store import Stored


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


def _stand_in(wish: Wish) -> int:
    if wish.stand_in not in STAND_INS:
        raise BadInput(
            f"a bot stands in after {', '.join(map(str, STAND_INS))} seconds (0: never), not {wish.stand_in}"
        )
    return wish.stand_in


def stored_of(table_id: str, wish: Wish, standing: Standing, whose: Whose) -> Stored:
    """A new table as the database will have it."""
    opened = standing.asked_at[0]
    settings = {"hints": wish.hints, "stand_in": _stand_in(wish), "stand_in_bot": spelt(wish.stand_in_bot)}
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
