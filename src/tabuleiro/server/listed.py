"""A browser's tables, as lists show them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tabuleiro.server.chairs import Chair, own_seats
from tabuleiro.server.rows import Stored


@dataclass(frozen=True)
class Listed:
    """One of a browser's tables in a list; times are seconds since 1970."""

    id: str
    game: str
    name: str
    chairs: tuple[Chair, ...]
    own: tuple[int, ...]  # the seats of this browser
    to_act: tuple[int, ...]
    since: float  # when the present question was put: to this browser's seats if they are asked, else to others
    changed: float
    over: bool
    scores: tuple[int, ...]  # points by seat, once the play is over
    options: Mapping[str, bool | str]
    hints: bool

    @property
    def waits(self) -> bool:
        """Whether one of this browser's seats is asked; those that a bot plays meanwhile do not count."""
        return any(seat in self.to_act and not self.chairs[seat].bot for seat in self.own)

    @property
    def with_bots(self) -> bool:
        """Whether this browser's one seat is the only one that no bot of ours has, and not the only one at all."""
        bots = sum(
            chair.kind == "bot" and not chair.outside for seat, chair in enumerate(self.chairs) if seat not in self.own
        )
        return len(self.own) == 1 and bots == len(self.chairs) - 1 > 0


def listed_of(stored: Stored, owner: str) -> Listed:
    summary = stored.summary
    own = own_seats(stored.chairs, owner)
    asked = [seat for seat in summary.to_act if seat in own] or summary.to_act
    since = min((summary.asked_at[seat] for seat in asked), default=stored.changed)
    return Listed(
        stored.id,
        stored.record.game,
        stored.name,
        stored.chairs,
        own,
        summary.to_act,
        since,
        stored.changed,
        summary.over,
        summary.scores,
        stored.record.origin.options,
        bool(stored.settings.get("hints")),
    )
