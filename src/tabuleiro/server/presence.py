"""Presence: who is at a table, when they last did something there, and when a bot may stand in; servers share it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable
    from tabuleiro.server.lobby import Lobby

LEASE: Final = 45.0  # seconds for which who has the table open counts as here without a further sign
READING: Final = 300.0  # the same for a page without a script, which gives no signs
RELOADING: Final = 20.0  # seconds in which a page that was closed may open again, in another language, say
RARELY: Final = 20.0  # seconds between two writings of one person's presence
STAND_INS: Final = (0, 120, 300, 900, 3600, 86400)  # seconds after which a bot may stand in; 0: never
USUAL_STAND_IN: Final = 300
USUAL_BOT: Final = "search:3"


@dataclass(frozen=True)
class Seen:
    """What the other servers are to know of a person at a table; times are seconds since 1970."""

    table_id: str
    owner: str
    active: float
    until: float
    was: float = 0.0  # of who has left: what was written before, unless another server has seen them since


@dataclass
class _Sign:
    active: float = 0.0
    reading: float = 0.0  # until when
    told: Seen = Seen("", "", 0.0, 0.0)  # what was written last,
    at: float = 0.0  # and when


class Presence:
    """Of the people at one table, as this server sees them. An open page is being here; only requests are doing
    something, so that an idle page keeps nobody waiting for ever."""

    def __init__(self, lobby: Lobby, table: LiveTable) -> None:
        self._lobby = lobby
        self._table = table
        self._signs: dict[str, _Sign] = {}
        self._closed: dict[str, float] = {}  # when a person closed a page, on the monotonic clock

    def act(self, person: str, reading: bool = False) -> None:
        """A person has done something at the table; `reading`: on a page that gives no further signs."""
        if person not in self._owners:
            return
        sign = self._signs.setdefault(person, _Sign())
        sign.active = time.time()
        if reading:
            sign.reading = sign.active + READING

    def closed(self, person: str) -> None:
        """A person has closed a page of the table, perhaps to open it anew."""
        if person in self._owners:
            self._closed[person] = time.monotonic()

    def looks_on(self, person: str) -> bool:
        """Whether the person's page is open, or closed so shortly ago that it may only be reloading."""
        return person in self._watching or time.monotonic() - self._closed.get(person, -RELOADING) < RELOADING

    async def here(self, seat: int) -> bool:
        """Whether the seat's person has the table open somewhere, or reads it without a script."""
        owner, now = self._table.chairs[seat].owner, time.time()
        if not owner:
            return False
        if owner in self._watching or self._sign(owner).reading > now:
            return True
        return (await self._written(seat))[1] > now

    async def may_stand_in(self, seat: int) -> bool:
        """Whether others may let a bot play for the seat: for so long it was asked, and did nothing at all."""
        table, chair = self._table, self._table.chairs[seat]
        if chair.kind != "person" or chair.bot or not table.stand_in_after or seat not in table.table.state.to_act:
            return False
        active = max(table.now.asked_at[seat], self._sign(chair.owner).active, (await self._written(seat))[0])
        return time.time() - active >= table.stand_in_after

    def news(self) -> list[Seen]:
        """What is to be written: seldom, except that who has gone is gone at once; nothing where nobody would ask."""
        if self._table.over or len(self._owners) < 2:
            return []
        now, watching, found = time.time(), self._watching, []
        for owner in self._owners & (watching | self._signs.keys()):
            sign = self._signs.setdefault(owner, _Sign())
            until = max(now + LEASE if owner in watching else 0.0, sign.reading)
            if until <= now < sign.told.until:
                found.append(Seen(self._table.id, owner, sign.active, now, sign.told.until))
            elif (sign.active > sign.told.active or until > sign.told.until) and now - sign.at >= RARELY:
                found.append(Seen(self._table.id, owner, sign.active, until))
        return found

    def told(self, seen: Seen) -> None:
        """So much is written."""
        sign = self._signs.setdefault(seen.owner, _Sign())
        sign.told, sign.at = seen, time.time()

    @property
    def _owners(self) -> set[str]:
        return {chair.owner for chair in self._table.chairs if chair.owner}

    @property
    def _watching(self) -> set[str]:
        return {watch.person for watch in self._table.watches}

    def _sign(self, owner: str) -> _Sign:
        return self._signs.get(owner, _Sign())

    async def _written(self, seat: int) -> tuple[float, float]:
        return await self._lobby.aside(self._lobby.store.seen, self._table.id, seat)
