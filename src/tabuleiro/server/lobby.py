"""Lobby: all tables of a server; it opens and finds them, lets bots think, and ends without losing anything."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from dataclasses import replace
from typing import Any, Final, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from tabuleiro.core.deal import KEY_BYTES, Deal
from tabuleiro.core.errors import BadInput, RecordError, TabuleiroError
from tabuleiro.core.game import Game
from tabuleiro.kit.editions import content_of, edition_of, game_of, house_set, load_all
from tabuleiro.kit.shelf import games, load
from tabuleiro.server.chairs import own_seats, placed
from tabuleiro.server.config import Settings
from tabuleiro.server.errors import NoSuchTable, StorageTrouble, TooMany
from tabuleiro.server.files import database_file, make_database, make_private, unwritable
from tabuleiro.server.keys import ID, TOKEN, Keys, secret_in
from tabuleiro.server.listed import Listed, listed_of
from tabuleiro.server.live import LiveTable
from tabuleiro.server.outside import Outside
from tabuleiro.server.queue import Pending, Whose
from tabuleiro.server.rows import JournalEntry, Stored
from tabuleiro.server.sharing import Shared
from tabuleiro.server.standing import Standing, begun, dealt_if_full, game_at, restored
from tabuleiro.server.store import Most, Store
from tabuleiro.server.studies import Studies
from tabuleiro.server.troubles import Clash, shown, trouble
from tabuleiro.server.wish import Wish, stored_of
from tabuleiro.server.workers import Workers
from tabuleiro.server.writer import Writer

LOG: Final = logging.getLogger("tabuleiro.tables")
THREADS: Final = 8  # that wait for the database
LONGEST_CALL: Final = 15.0  # seconds until a call to the database is given up,
READY: Final = 3.0  # and until it counts as not ready
LAST_MOMENTS: Final = 1.0  # seconds for what still hangs when all is over
TOLD_TOGETHER: Final = 50  # tables whose people are written in one transaction
LOOK_AROUND: Final = 1.0  # seconds between looks at what other server processes have written
MOST_IDLE: Final = 256  # tables kept in memory that nobody looks at,
IDLE: Final = 600.0  # and for how many seconds
# How much is open at a time: more than anybody plays, and a place may be a school.
MOST_TABLES: Final = Most(50, 1000)
MOST_HINTS: Final = (6, 60)
Args = TypeVarTuple("Args")
T = TypeVar("T")


class Lobby:
    """Made anywhere, used on one event loop between `start` and `stop`."""

    keys: Keys
    store: Store
    workers: Workers
    studies: Studies
    writer: Writer

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.closing = False
        self._games: Mapping[str, Game] = {}  # what new tables are played with: house sets, or the host's own packs
        self._tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # a table is here at most once,
        self._recent: OrderedDict[str, tuple[LiveTable, float]] = OrderedDict()  # and stays a while after its use
        self._loading = Shared[LiveTable]()
        self._kept: set[Game] = set()  # whose packs are in the database
        self._unfinished: set[asyncio.Task[Any]] = set()  # changes that are being stored
        self._background: set[asyncio.Task[None]] = set()
        self.outside = Outside(self)
        self._hints = Pending(lambda _, most: TooMany("hints", most))
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="tables")

    # -- from start to stop
    def prepare(self) -> None:
        """Whatever may be wrong with packs, folders, secret and database is said here, before anybody comes."""
        own = {name: game_of(edition_of(load(name, pack))) for name, pack in self.settings.packs.items()}
        # Once, before threads ask: a table's steps are one game's own.
        self._games = {name: house_set(name) for name in games()} | own
        make_private(self.settings)
        make_database(self.settings)
        self.keys = Keys(secret_in(self.settings.data))
        self.store = Store(self.settings.database)
        self.writer = Writer(self.store, self.aside)
        try:
            self.store.migrate()
        except StorageTrouble as error:
            file = database_file(self.settings.database)
            why = (unwritable(file.parent) if file and error.kind == "unreachable" else "") or error.why
            raise BadInput(f"{shown(self.settings.database)}: {why}") from None

    async def start(self) -> None:
        """Ready for play; tables where bots are to move go on at once."""
        if not hasattr(self, "store"):
            await asyncio.to_thread(self.prepare)
        self.workers = Workers(self.settings.workers)
        self.workers.warm_up(load_all, games())
        self.studies = Studies(self)
        self.in_background(self._look_around())
        self.in_background(self._wake_tables())

    async def stop(self) -> None:
        """Changes that are being stored are finished and answered; new ones are refused; then everything ends."""
        self.hang_up()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, *self._unfinished, return_exceptions=True)
        with suppress(TabuleiroError):
            await self._tell_presence()
        await self.studies.stop()
        await self.workers.stop()
        self.store.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def stuck(self) -> bool:
        """Whether a call to the database still hangs, some moments after the end."""
        until = time.monotonic() + LAST_MOMENTS
        for thread in list(self._threads._threads):
            thread.join(max(0.0, until - time.monotonic()))
        return any(thread.is_alive() for thread in self._threads._threads)

    async def troubles(self) -> dict[str, str]:
        """What keeps the server from serving, by what it concerns; empty if nothing does."""
        found = {"server": "it is being closed"} if self.closing else {}
        try:
            await self.aside(self.store.ping, limit=READY)
        except StorageTrouble as error:
            found["database"] = str(error)
        if dead := self.workers.trouble():
            found["workers"] = dead
        return found

    def hang_up(self) -> None:
        """No change begins any more, and all watches end: who stops does not wait for streams, which never do."""
        self.closing = True
        if hasattr(self, "studies"):
            self.studies.drop()
        for live in list(self._tables.values()):
            live.close()
        self.outside.ring()

    # -- tables
    async def open_table(self, wish: Wish, owner: str, client: str = "", place: str = "") -> LiveTable:
        """A new table; people's chairs without an owner are this browser's. The same `client` id again, as from a form
        that was sent twice, gets the table of the first time. `place`: from where it is opened."""
        game = self.game(wish.game) if wish.lesson is None else house_set(wish.game)  # lessons are about our own cards
        if wish.branch is not None:
            game = wish.branch.game
        chairs = placed(wish.chairs, owner, self.settings.daily_bots)
        origin = replace(game.origin(len(chairs), wish.seed or 0, dict(wish.options)), position=wish.position)
        table_id = self.keys.table_id(owner, client) if client else self.keys.new_id()
        deal = None
        if wish.seed is None:
            key = self.keys.deal_key(owner, wish.promise) if wish.promise else secrets.token_bytes(KEY_BYTES)
            deal = Deal.of(key).with_text(next(iter(own_seats(chairs, owner)), 0), wish.text)
        now = time.time()
        standing = dealt_if_full(begun(game, origin, deal, chairs, now, wish.lesson), now)
        try:
            stored = stored_of(table_id, wish, standing, Whose(owner, place))
            return await self.finished(self._added(stored, standing))
        except NoSuchTable:  # a form that was changed and sent again: one key serves one table only
            return await self.open_table(replace(wish, promise="", text=""), owner, client, place)

    async def _added(self, stored: Stored, standing: Standing) -> LiveTable:
        if standing.table.game not in self._kept:
            await self.aside(self._keep, standing.table.game)
        try:
            await self.aside(self.store.add, stored, MOST_TABLES if self.settings.limits else None)
        except Clash:
            return await self.table(stored.id)
        return self._live(LiveTable(self, stored, standing, ()))

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or from its journal."""
        live = self._tables.get(table_id)
        if live is None:
            if not ID.fullmatch(table_id):
                raise NoSuchTable("there is no such table")
            live = await self._loading.once(table_id, lambda: self._loaded(table_id))
        self._use(live)
        return live

    async def _loaded(self, table_id: str) -> LiveTable:
        stored, standing, rows = await self.read(table_id)
        return self._live(LiveTable(self, stored, standing, rows))

    async def seat_of(self, token: str, back: bool = False) -> tuple[LiveTable, int] | None:
        """The chair that a link is for, or leads its person `back` to; None if it is none of ours, or void by now."""
        match = TOKEN.fullmatch(token)
        try:
            table = await self.table(match["table"]) if match else None
        except NoSuchTable:
            return None
        if match is None or table is None or int(match["seat"]) >= len(table.chairs):
            return None
        seat = int(match["seat"])
        chair = table.chairs[seat]
        right = self.keys.seat_token(table.id, seat, chair.epoch)
        if back:
            right = self.keys.return_token(table.id, seat, chair.owner, chair.epoch) if chair.owner else ""
        return (table, seat) if hmac.compare_digest(right, token) else None

    async def tables_of(self, owner: str) -> list[Listed]:
        """Every table where this browser has a chair: those that wait for it first, then those that go on, the latest
        first; what is over comes last."""
        if not owner:
            return []
        tables = [listed_of(stored, owner) for stored in await self.aside(self.store.tables_of, owner)]
        return sorted(
            tables,
            key=lambda listed: (listed.over, not listed.waits, -(listed.since if listed.waits else listed.changed)),
        )

    async def plays_of(self, owner: str, game: str) -> int:
        """How many plays of a game this browser has come to the end of."""
        return await self.aside(self.store.plays_of, owner, game) if owner else 0

    async def album(self, owner: str, game: str) -> list[str]:
        """What a person has kept of a game, the oldest first."""
        return await self.aside(self.store.album, owner, game)

    # -- what tables need of their lobby
    def game(self, name: str) -> Game:
        """As it is played today, for a new table."""
        if name not in self._games:
            raise BadInput(f"there is no game '{name}' (games: {', '.join(games())})")
        return self._games[name]

    async def aside(self, call: Callable[[*Args], T], *args: *Args, limit: float | None = None) -> T:
        """A call that may wait for the disk, in a thread. One that hangs is not waited for for ever: whether it did
        something is known when it is asked for again."""
        try:
            async with asyncio.timeout(limit or LONGEST_CALL):
                return await asyncio.get_running_loop().run_in_executor(self._threads, call, *args)
        except TimeoutError:
            raise trouble("hanging") from None

    async def query(self, work: Callable[[Connection], T]) -> T:
        """What some work reads from the database."""
        return await self.aside(self.store.read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Some work on the database as one transaction."""
        return await self.aside(self.store.write, work)

    async def read(self, table_id: str) -> tuple[Stored, Standing, list[JournalEntry]]:
        """A table as its journal tells it."""
        return await self.aside(self._folded, table_id)

    def _folded(self, table_id: str) -> tuple[Stored, Standing, list[JournalEntry]]:
        found = self.store.load(table_id)
        if found is None:
            raise NoSuchTable("there is no such table")
        stored, rows = found
        try:
            return stored, restored(game_at(self.store, stored), stored, rows), rows
        except RecordError as error:
            raise RecordError(f"this table cannot go on here: {error}") from None

    def _keep(self, game: Game) -> None:
        """Other versions than this one may not know the pack of a table that is opened now."""
        self.store.keep_pack(game.name, game.pack_hash, game.pack_name, content_of(game))
        self._kept.add(game)

    def asking_for_hints(self, whose: Whose) -> AbstractContextManager[None]:
        """While a hint is waited for; `TooMany` if that are enough of them."""
        return self._hints.one(whose.bounds(*MOST_HINTS) if self.settings.limits else {})

    async def finished(self, change: Coroutine[Any, Any, T]) -> T:
        """A change goes on to its end even if who waits for it goes away; none begins once the server is closing."""
        if self.closing:
            change.close()
            raise StorageTrouble("closing", "the server is being closed: nothing was changed, try again in a moment")
        task = asyncio.ensure_future(change)
        self._unfinished.add(task)
        task.add_done_callback(self._finish)
        return await asyncio.shield(task)

    def _finish(self, task: asyncio.Task[Any]) -> None:
        self._unfinished.discard(task)
        if not task.cancelled():
            task.exception()  # looked at, in case nobody waits for it any more

    def in_background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._background.add(task)
        task.add_done_callback(self._end)
        return task

    def _end(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("work in the background has failed", exc_info=task.exception())

    # -- memory and other processes
    def _live(self, live: LiveTable) -> LiveTable:
        live = self._tables.setdefault(live.id, live)
        self._use(live)
        live.wake()
        return live

    def _use(self, live: LiveTable) -> None:
        self._recent[live.id] = (live, time.monotonic())
        self._recent.move_to_end(live.id)
        self._forget()

    def _forget(self) -> None:
        """Lets go of tables not used lately; who watches one, plays at one or is a bot there still holds it."""
        before = time.monotonic() - IDLE
        while self._recent and (len(self._recent) > MOST_IDLE or next(iter(self._recent.values()))[1] < before):
            self._recent.popitem(last=False)

    async def _wake_tables(self) -> None:
        """After a start: bots go on where they were."""
        for table_id in await self.aside(self.store.bots_next):
            try:
                await self.table(table_id)
            except TabuleiroError as error:
                LOG.warning("table %s stays as it is: %s", table_id, error)

    async def _look_around(self) -> None:
        """Several processes may serve the same tables: what another one wrote is shown here soon after."""
        while True:
            await asyncio.sleep(LOOK_AROUND)
            self._forget()
            try:
                await self._tell_presence()
                await self._catch_up()
            except TabuleiroError as error:
                LOG.warning("no word from or to other servers: %s", error)

    async def _tell_presence(self) -> None:
        """Who is at which table; some tables after the other, so that nobody who acts waits for a thousand of them."""
        tables = list(self._tables.values())
        for first in range(0, len(tables), TOLD_TOGETHER):
            some = tables[first : first + TOLD_TOGETHER]
            news = [(live, seen) for live in some for seen in live.presence.news()]
            if news:
                await self.aside(self.store.see, [seen for _, seen in news])
            else:
                await asyncio.sleep(0)
            for live, seen in news:
                live.presence.told(seen)

    async def _catch_up(self) -> None:
        """Apart from the endless loop: its names would keep a table in memory from one look to the next."""
        here = [table_id for table_id, live in self._tables.items() if not live.over]
        there = await self.aside(self.store.versions, here) if here else {}
        for table_id, version in there.items():
            live = self._tables.get(table_id)
            if live is not None and version > live.version:
                await live.catch_up()
