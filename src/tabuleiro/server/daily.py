"""The deal of the day: on one server the same for everybody, and known to nobody before; first tries count, and bots
play it, too."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from typing import Final

from sqlalchemy import Connection, select

from tabuleiro.core.errors import TabuleiroError
from tabuleiro.kit.shelf import manifest_of
from tabuleiro.server.chairs import Chair
from tabuleiro.server.keys import Keys
from tabuleiro.server.live import LiveTable
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.presence import USUAL_BOT
from tabuleiro.server.schema import seats, tables
from tabuleiro.server.wish import Wish

PLAYER: Final = 0  # the seat that everybody has


@dataclass(frozen=True)
class FirstTry:
    """What a first try came to."""

    table: str
    name: str
    owner: str
    bot: str  # "" for a person
    points: int
    against: int | None  # what the best of the others has; None alone
    at: float

    @property
    def figure(self) -> int:
        """By which results are ranked: points alone, else the lead."""
        return self.points - (self.against or 0)


class Daily:
    """The deals of a server; its secret says what they are."""

    def __init__(self, lobby: Lobby, keys: Keys) -> None:
        self._lobby = lobby
        self._keys = keys
        self._woken: set[tuple[str, date]] = set()

    @property
    def bots(self) -> tuple[str, ...]:
        """That play each deal."""
        return self._lobby.settings.daily_bots

    def table_id(self, owner: str, game: str, day: date, bot: str = "") -> str:
        """One for each person and deal: who comes again has had a first try."""
        return self._keys.table_id(owner, _client(game, day, bot))

    async def open(self, owner: str, name: str, game: str, day: date, title: str, place: str) -> LiveTable:
        """The person's own try, the one of before if there is one."""
        self.wake(game, day)
        wish = self._wish(game, day, Chair("person", name), title)
        return await self._lobby.open_table(wish, owner, _client(game, day), place)

    def wake(self, game: str, day: date) -> None:
        """Bots begin to play the deal, if they have not yet: in their own time, at tables of their own."""
        if (game, day) not in self._woken:
            self._woken.add((game, day))
            self._lobby.in_background(self._open_bots(game, day))

    async def _open_bots(self, game: str, day: date) -> None:
        try:
            for bot in self.bots:
                wish = self._wish(game, day, Chair("bot", "", bot), "")
                await self._lobby.open_table(wish, "", _client(game, day, bot))
        except TabuleiroError:  # the database is busy, or the server is closing: who comes next wakes them
            self._woken.discard((game, day))

    def _wish(self, game: str, day: date, chair: Chair, title: str) -> Wish:
        others = [Chair("bot", "", USUAL_BOT)] * (manifest_of(game).fewest_seats - 1)
        return Wish(game, [chair, *others], seed=self._seed(game, day), name=title, hints=False, stand_in=0)

    def _seed(self, game: str, day: date) -> int:
        return self._keys.daily_seed(game, day.isoformat())

    async def results(self, game: str, day: date) -> list[FirstTry]:
        """First tries that ended in time, the best first; of equals who was there first."""
        read = partial(_finished, game=game, seed=self._seed(game, day), until=end_of(day))
        found = await self._lobby.query(read)
        first = [one for one in found if one.table == self.table_id(one.owner, game, day, one.bot)]
        return sorted(first, key=lambda one: (-one.figure, one.at))


def _client(game: str, day: date, bot: str = "") -> str:
    return f"daily {game} {day.isoformat()} {bot}"


def _finished(connection: Connection, game: str, seed: int, until: float) -> list[FirstTry]:
    """Everything that was played to its end from a seed by who began, without help."""
    columns = tables.c.id, tables.c.changed, tables.c.summary, tables.c.founder, seats.c.name, seats.c.kind, seats.c.bot
    dealt = (tables.c.seed == str(seed)) & (tables.c.game == game) & tables.c.over & (tables.c.changed < until)
    theirs = (seats.c.table_id == tables.c.id) & (seats.c.seat == PLAYER)
    found = []
    for row in connection.execute(select(*columns).where(dealt, theirs)):
        points, *others = row.summary["scores"]
        bot = row.bot if row.kind == "bot" else ""
        if bot or not row.bot:
            found.append(FirstTry(row.id, row.name, row.founder, bot, points, max(others, default=None), row.changed))
    return found


def today() -> date:
    """The day changes for everybody at the same moment."""
    return datetime.now(UTC).date()


def end_of(day: date) -> float:
    return datetime.combine(day + timedelta(days=1), time(), UTC).timestamp()
