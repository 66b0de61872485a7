"""Bots from outside: a person names one and gets a token for it; people at a table invite it; it plays by HTTP."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakSet

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from tabuleiro.bots import protocol
from tabuleiro.core.errors import BadInput, TabuleiroError
from tabuleiro.server.chairs import OUTSIDE, cleaned
from tabuleiro.server.errors import NoSuchBot, NotInvited, Taken, TooMany
from tabuleiro.server.schema import bots, invitations, seats, tables
from tabuleiro.server.troubles import Clash

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable
    from tabuleiro.server.lobby import Lobby

MOST_BOTS: Final = 20  # of one person
MOST_LISTED: Final = 200  # tables of a bot, and its invitations
TOKEN_BYTES: Final = 32
PREFIX: Final = "tab_"  # of a token: whoever finds one somewhere knows what it is


@dataclass(frozen=True)
class OutsideBot:
    """What the server knows of one; of its token no more than a hash."""

    id: str
    owner: str
    name: str
    revoked: bool
    made: float


@dataclass(frozen=True)
class Invitation:
    """Of a bot to a seat; one that it has declined is there until another bot is invited."""

    seat: int
    bot: str
    name: str  # of the bot
    declined: bool = False


@dataclass(frozen=True)
class Outlook:
    """All that concerns a bot now, by table: as it is told."""

    invited: dict[str, protocol.Invited] = field(default_factory=dict)
    seated: dict[str, protocol.Started] = field(default_factory=dict)
    waiting: set[str] = field(default_factory=set)  # those of its tables where others are still to come


class Bell:
    """Rung for who listens to one bot's events."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.rung = asyncio.Event()
        self.also: asyncio.Event | None = None  # what else its listener waits for

    def ring(self) -> None:
        self.rung.set()
        if self.also is not None:
            self.also.set()


class Outside:
    """Of one lobby. Each call to the database is one transaction."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._bells: WeakSet[Bell] = WeakSet()

    # -- bots and their tokens
    async def make(self, owner: str, name: str) -> tuple[OutsideBot, str]:
        """A new one, and its token, which is known to nobody else and never again."""
        name = cleaned(name)
        if not name:
            raise BadInput("a bot needs a name")
        token = _new_token()
        bot = OutsideBot(secrets.token_urlsafe(12), owner, name, False, time.time())
        most = MOST_BOTS if self._lobby.settings.limits else 0
        try:
            await self._lobby.write(lambda to: _added(to, bot, token, most))
        except Clash:
            raise Taken(f"there is a bot called '{name}' already") from None
        return bot, token

    async def renew(self, owner: str, bot_id: str) -> tuple[OutsideBot, str]:
        """Another token; the one of before is void."""
        bot, token = await self._own(owner, bot_id), _new_token()
        await self._lobby.write(lambda to: _tokened(to, bot.id, _hash(token)))
        self.ring(bot.id)
        return bot, token

    async def revoke(self, owner: str, bot_id: str) -> None:
        """Its token is void, and it leaves all its tables."""
        bot = await self._own(owner, bot_id)
        await self._lobby.write(lambda to: _tokened(to, bot.id, None))
        left: set[str] = set()
        while rest := (await self.outlook(bot)).seated.keys() - left:
            for table_id in rest:
                with suppress(TabuleiroError):  # over just now, or of content that is no more
                    table = await self._lobby.table(table_id)
                    await table.asking.dismiss(seat_of(table, bot.id), bot.id, secrets.token_urlsafe(12))
            left |= rest
        await self._lobby.write(lambda to: to.execute(delete(invitations).where(invitations.c.bot == bot.id)))
        self.ring(bot.id)

    async def of(self, owner: str) -> list[OutsideBot]:
        """Those of a person, the oldest first."""
        wanted = select(bots).where(bots.c.owner == owner).order_by(bots.c.made)
        return await self._lobby.query(lambda on: [_bot(row) for row in on.execute(wanted)])

    async def by_token(self, token: str) -> OutsideBot | None:
        return await self._one(bots.c.token == _hash(token))

    async def by_name(self, name: str) -> OutsideBot:
        """One that can be invited."""
        found = await self._one(bots.c.folded == _folded(cleaned(name)))
        if found is None or found.revoked:
            raise NoSuchBot(f"there is no bot '{name}' here")
        return found

    async def _one(self, where: Any) -> OutsideBot | None:
        def read(on: Connection) -> OutsideBot | None:
            row = on.execute(select(bots).where(where)).first()
            return _bot(row) if row is not None else None

        return await self._lobby.query(read)

    async def _own(self, owner: str, bot_id: str) -> OutsideBot:
        found = await self._one((bots.c.id == bot_id) & (bots.c.owner == owner))
        if found is None:
            raise NoSuchBot("there is no such bot of yours")
        return found

    # -- invitations
    async def invite(self, table: LiveTable, seat: int, bot: OutsideBot) -> None:
        """For an open seat; who has a seat or an invitation at the table already is not invited again."""
        if table.chairs[seat].kind != "open" or table.over:
            raise Taken(f"seat {seat} is taken")
        if any(chair.outside == bot.id for chair in table.chairs):
            raise Taken("the bot has a seat at this table already")
        row = {"table_id": table.id, "seat": seat, "bot": bot.id, "declined": False, "at": time.time()}
        others = await self._lobby.write(lambda to: _invited(to, row))
        for other in {bot.id, *others}:
            self.ring(other)

    async def withdraw(self, table: LiveTable, seat: int) -> None:
        """The invitation to a seat is taken back."""
        there = (invitations.c.table_id == table.id) & (invitations.c.seat == seat)
        for bot in await self._lobby.write(lambda to: _dropped(to, there)):
            self.ring(bot)

    async def at(self, table: LiveTable) -> dict[int, Invitation]:
        """The invitations to a table's open seats, by seat."""
        wanted = _INVITED.where(invitations.c.table_id == table.id)
        rows = await self._lobby.query(lambda on: on.execute(wanted).all())
        found = [Invitation(row.seat, row.bot, row.bot_name, row.declined) for row in rows]
        return {one.seat: one for one in found if table.chairs[one.seat].kind == "open"}

    async def accept(self, bot: OutsideBot, table: LiveTable) -> int:
        """It takes the seat that it is invited to; which one."""
        seat = seat_of(table, bot.id)
        if seat >= 0:
            return seat
        invitation = await self._to(bot, table)
        await table.asking.admit(invitation.seat, bot.id, bot.name, secrets.token_urlsafe(12))
        await self.withdraw(table, invitation.seat)
        return invitation.seat

    async def decline(self, bot: OutsideBot, table: LiveTable) -> None:
        invitation = await self._to(bot, table)
        there = (invitations.c.table_id == table.id) & (invitations.c.seat == invitation.seat)
        no = update(invitations).where(there, invitations.c.bot == bot.id).values(declined=True)
        await self._lobby.write(lambda to: to.execute(no))
        self.ring(bot.id)

    async def _to(self, bot: OutsideBot, table: LiveTable) -> Invitation:
        found = next((one for one in (await self.at(table)).values() if one.bot == bot.id and not one.declined), None)
        if found is None:
            raise NotInvited("the bot is not invited to this table")
        return found

    # -- what a bot is told of
    async def outlook(self, bot: OutsideBot) -> Outlook:
        """Its invitations and running plays."""
        return await self._lobby.query(lambda on: _outlook(on, bot))

    def bell(self, bot: str) -> Bell:
        made = Bell(bot)
        self._bells.add(made)
        return made

    def ring(self, bot: str = "") -> None:
        """There may be something new for a bot; "": for all of them."""
        for bell in self._bells:
            if not bot or bell.bot == bot:
                bell.ring()


def seat_of(table: LiveTable, bot: str) -> int:
    """Where a bot sits at a table; -1 if it does not."""
    return next((seat for seat, chair in enumerate(table.chairs) if chair.outside == bot), -1)


def _new_token() -> str:
    return PREFIX + secrets.token_urlsafe(TOKEN_BYTES)


def _hash(token: str) -> str:
    """A token has as much chance in it as its hash has room: nothing is gained by a slower one."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def _folded(name: str) -> str:
    return name.casefold()


def _bot(row: Row[Any]) -> OutsideBot:
    return OutsideBot(row.id, row.owner, row.name, row.token is None, row.made)


def _added(to: Connection, bot: OutsideBot, token: str, most: int) -> None:
    if most and to.execute(select(func.count()).where(bots.c.owner == bot.owner)).scalar_one() >= most:
        raise TooMany("bots", most)
    row = {"id": bot.id, "owner": bot.owner, "name": bot.name, "folded": _folded(bot.name), "made": bot.made}
    to.execute(insert(bots), {**row, "token": _hash(token)})


def _tokened(to: Connection, bot: str, token: str | None) -> None:
    to.execute(update(bots).where(bots.c.id == bot).values(token=token))


def _invited(to: Connection, row: dict[str, Any]) -> list[str]:
    """One invitation for a seat, and one for a bot at a table: the newest. Whose were there before."""
    same = (invitations.c.seat == row["seat"]) | (invitations.c.bot == row["bot"])
    before = _dropped(to, (invitations.c.table_id == row["table_id"]) & same)
    to.execute(insert(invitations), row)
    return before


def _dropped(to: Connection, where: Any) -> list[str]:
    found = list(to.scalars(select(invitations.c.bot).where(where)))
    to.execute(delete(invitations).where(where))
    return found


_INVITED: Final = select(invitations, bots.c.name.label("bot_name")).join(bots, bots.c.id == invitations.c.bot)


def _outlook(on: Connection, bot: OutsideBot) -> Outlook:
    open_seat = (seats.c.table_id == invitations.c.table_id) & (seats.c.seat == invitations.c.seat)
    invited = (
        select(invitations, tables.c.game, tables.c.name)
        .join(tables, tables.c.id == invitations.c.table_id)
        .join(seats, open_seat)
        .where(invitations.c.bot == bot.id, ~invitations.c.declined, seats.c.kind == "open", ~tables.c.over)
        .order_by(invitations.c.at.desc())
        .limit(MOST_LISTED)
    )
    seated = (
        select(seats.c.table_id, seats.c.seat, tables.c.game, tables.c.deal)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.bot == OUTSIDE + bot.id, ~tables.c.over)
        .order_by(tables.c.changed.desc())
        .limit(MOST_LISTED)
    )
    found = Outlook()
    asked, playing = on.execute(invited).all(), on.execute(seated).all()
    ids = {row.table_id for row in (*asked, *playing)}
    counts = select(seats.c.table_id, func.count()).where(seats.c.table_id.in_(ids)).group_by(seats.c.table_id)
    many = {row[0]: row[1] for row in on.execute(counts)} if ids else {}
    for row in asked:
        found.invited[row.table_id] = protocol.Invited(row.table_id, row.game, row.seat, many[row.table_id], row.name)
    for row in playing:
        found.seated[row.table_id] = protocol.Started(row.table_id, row.game, row.seat, many[row.table_id])
        if not row.deal.get("dealt", True):
            found.waiting.add(row.table_id)
    return found
