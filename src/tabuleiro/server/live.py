"""LiveTable: a table in memory that people and bots act at; nothing is shown before it is stored."""

from __future__ import annotations

import asyncio
import logging
import time
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final
from weakref import WeakSet

from tabuleiro.bots.naming import offered
from tabuleiro.core.deal import Deal
from tabuleiro.core.errors import BadInput
from tabuleiro.core.state import State
from tabuleiro.core.table import Table, Told
from tabuleiro.kit.editions import edition_of
from tabuleiro.kit.lessons import LEARNER
from tabuleiro.kit.shelf import words_of
from tabuleiro.server.album import keepsakes
from tabuleiro.server.asking import Answer, Asking
from tabuleiro.server.chairs import Chair, cleaned, owned
from tabuleiro.server.errors import NotDealt, NotSeated, Stale, Taken
from tabuleiro.server.moments import Moments
from tabuleiro.server.presence import RELOADING, USUAL_BOT, USUAL_STAND_IN, Presence
from tabuleiro.server.queue import Whose
from tabuleiro.server.rows import JournalEntry, Stored
from tabuleiro.server.sharing import Shared
from tabuleiro.server.standing import Change, Standing, acted, coached, reseated, undone
from tabuleiro.server.troubles import Clash, trouble
from tabuleiro.server.upkeep import Upkeep
from tabuleiro.server.watch import TableWatch, tell
from tabuleiro.server.workers import Hint

if TYPE_CHECKING:
    from tabuleiro.server.lobby import Lobby

LOG: Final = logging.getLogger("tabuleiro.tables")
MOST_TEXTS: Final = 12  # actions in one request
LONGEST_TEXT: Final = 120  # characters of a notation
LONGEST_CLIENT: Final = 100  # characters of a request's id
RETRIES: Final = 5  # versions that another server may take from under us before the client is told to look again
DONE: Final = ("end turn", "pass")  # notations by which a person has said it already
Work = Callable[[Standing, float], Change]  # how a table is changed, and when
Reseat = Callable[[Standing, Chair], Chair]


class LiveTable:
    """One for each table and server process; all methods belong to the event loop."""

    def __init__(self, lobby: Lobby, stored: Stored, standing: Standing, rows: Sequence[JournalEntry]) -> None:
        self.id = stored.id
        self.game = standing.table.game
        self.name = stored.name
        self.hints: bool = bool(stored.settings.get("hints"))
        self.stand_in_after: int = stored.settings.get("stand_in", USUAL_STAND_IN)  # seconds, 0 for never
        self.stand_in_bot: str = stored.settings.get("stand_in_bot", USUAL_BOT)
        self.branch: tuple[str, int] | None = tuple(stored.settings.get("branch", ())) or None  # where it goes on from
        self.seed = stored.record.origin.seed  # what its chance comes from where there is no deal
        self.whose = Whose(stored.founder, stored.place)  # on whose account its bots think
        self._lobby = lobby
        self.now = standing  # all that it is at this version
        self._answers = {row.client: row.version for row in rows if row.client is not None}
        self._lock = asyncio.Lock()  # one change after the other
        self.watches: WeakSet[TableWatch] = WeakSet()
        self.presence = Presence(lobby, self)
        self.asking = Asking(lobby, self)  # of bots from outside
        self._upkeep = Upkeep(lobby, self)
        self._hints, self._hinted = Shared[Hint](_found), 0  # those of one version
        self._moments = Moments(self.game)
        self._ended: Told | None = None  # the last action of a turn that its person has called finished

    # -- what it is
    @property
    def table(self) -> Table:
        return self.now.table

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.now.chairs

    @property
    def version(self) -> int:
        return self.now.version

    @property
    def over(self) -> bool:
        return self.now.table.state.over

    @property
    def dealt(self) -> bool:
        """Whether the play has begun: before, it waits for people."""
        return self.now.dealt

    @property
    def deal(self) -> Deal | None:
        """Where its chance comes from, as everybody may know it; None: from a seed, which somebody may know."""
        return self.table.shown_deal

    @property
    def opening(self) -> str:
        """Of a play from a seed, once it is over: what proves the commitment that version 0.1.0 showed; "" before."""
        return self._lobby.keys.opening(self.seed, self.id) if self.over else ""

    # -- what happened
    def told_since(self, version: int) -> tuple[Told, ...] | None:
        """What happened after that version; None if that cannot be told: then a full view is due."""
        now = self.now
        if not now.retold <= version <= now.version:
            return None
        return tuple(now.table.log[bisect_right(now.versions, version) :])

    def at(self, number: int) -> State:
        """The position after so many actions; to look at, never to change."""
        return self._moments.at(self.now, number)

    def watch(self, person: str = "") -> TableWatch:
        return TableWatch(self, person)

    # -- what people do
    async def act(self, seat: int, texts: Sequence[str], version: int, client: str) -> Answer:
        """One or several actions in notation, all or none."""
        if not 1 <= len(texts) <= MOST_TEXTS or any(len(text) > LONGEST_TEXT for text in texts):
            raise BadInput(f"a request has 1 to {MOST_TEXTS} actions of up to {LONGEST_TEXT} characters")

        return await self._play(seat, version, client, lambda now, at: acted(now, seat, texts, at))

    async def undo(self, seat: int, version: int, client: str) -> Answer:
        """The seat's last action is taken back, as far as nothing was learnt since."""
        return await self._play(seat, version, client, lambda now, at: undone(now, seat, at))

    async def coach(self, seat: int, do: str, step: str, client: str) -> Answer:
        """What the learner of a lesson says to its coach."""

        def work(now: Standing, at: float) -> Change:
            if seat != LEARNER:
                raise BadInput("nobody is taught in this seat")
            return coached(now, do, step, at)

        return await self.change(_key(str(seat), client), work)

    async def sit(
        self, seat: int, owner: str, name: str, client: str, epoch: int | None = None, text: str = ""
    ) -> Answer:
        """An open chair becomes a person's; who has it already may say so again. `epoch`: of the link they have;
        `text`: of their own, for a deal that is still to come."""
        name, owner = cleaned(name), owned(owner)
        if self._chair(self.now, seat).owner == owner != "":
            return Answer(self.version, True)

        def seated(now: Standing, chair: Chair) -> Chair:
            if chair.kind != "open" or epoch not in (None, chair.epoch):
                raise Taken(f"seat {seat} is taken")
            now.must_go_on()
            return Chair("person", name, "", owner, chair.epoch)

        return await self.reseat(seat, client, "sit", seated, owner, text)

    async def move(self, seat: int, of: str, owner: str, client: str, epoch: int | None = None) -> Answer:
        """A person goes on in another browser: the chair is no longer `of` the first one, and no bot plays for it."""
        owner = owned(owner)

        def moved(_: Standing, chair: Chair) -> Chair:
            if chair.kind != "person" or chair.owner != of or epoch not in (None, chair.epoch):
                raise Taken(f"seat {seat} is somebody else's by now")
            return replace(chair, bot="", owner=owner)

        return await self.reseat(seat, client, "sit", moved, owner)

    async def hand_over(self, seat: int, bot: str, client: str, of: str | None = None) -> Answer:
        """A bot plays for the person, or on an open chair, until somebody comes or comes back; `of`: whose is meant."""
        bot = offered(bot)

        def handed_over(now: Standing, chair: Chair) -> Chair:
            if chair.kind == "bot" or of not in (None, chair.owner):
                raise Taken(f"seat {seat} is somebody else's by now")
            now.must_go_on()
            return replace(chair, bot=bot)

        return await self.reseat(seat, client, "bot", handed_over)

    async def renew_links(self, seat: int, client: str) -> Answer:
        """The chair's links of before are void: the one to sit down with, or its person's way back."""

        return await self.reseat(seat, client, "links", lambda _, chair: replace(chair, epoch=chair.epoch + 1))

    async def take_back(self, seat: int, client: str) -> Answer:
        """The person plays again."""
        if not self._chair(self.now, seat).bot:
            return Answer(self.version, True)

        def taken_back(_: Standing, chair: Chair) -> Chair:
            if chair.kind == "bot":
                raise Taken(f"seat {seat} is a bot's own")
            return replace(chair, bot="")

        return await self.reseat(seat, client, "back", taken_back)

    async def hint(self, seat: int, lang: str, place: str = "") -> Hint:
        """What the strongest bot would do in this seat, knowing what the seat knows; `place`: where one asks from."""
        if not self.hints:
            raise BadInput("this table does without hints")
        state, seed = self.table.state, self.thinking_seed(seat)
        state.decision(seat)  # refuses with the reason if the seat is not asked
        whose = Whose(self.chairs[seat].owner, place)

        async def work() -> Hint:
            with self._lobby.asking_for_hints(whose):
                return await self._lobby.workers.hint(edition_of(self.game), state.position, seat, seed, lang, whose)

        if self._hinted != self.version:
            self._hints, self._hinted = Shared(_found), self.version
        return await self._hints.once((seat, lang), work)

    # -- the end of a turn
    @property
    def held(self) -> int:
        """The seat of a person who looks on and could still take back the turn that has just ended: bots wait for
        their word (`end_turn`), also while the page is reloaded; -1: nobody's. Bots that make no pause wait for
        nobody; with a coach one can always go back."""
        now = self.now
        waits = self._lobby.settings.bot_pause and self.game.manifest.end_turn and now.lesson_place is None
        if not now.dealt or now.bot_to_act < 0 or not waits:
            return -1
        told = now.table.log[-1]
        if told is self._ended or told.seat < 0 or told.sealed or told.text in DONE:
            return -1
        begins = [kind for kind, telling in words_of(self.game).tellings.items() if telling.turn]
        if begins and not any(event.kind in begins for event in told.events):
            return -1  # no turn has begun since: others only owe an answer
        chair = now.chairs[told.seat]
        if chair.bot or not self.presence.looks_on(chair.owner):
            return -1
        return told.seat if now.table.undo_barrier(told.seat) is None else -1

    def end_turn(self, seat: int) -> None:
        """The person says that the turn stands: the bots go on."""
        if self.held == seat:
            self._ended = self.table.log[-1]
            self.wake()

    def gone(self, person: str) -> None:
        """A page was closed: if it does not open again, the bots wait no more for who has gone."""
        self.presence.closed(person)
        asyncio.get_running_loop().call_later(RELOADING, self.wake)

    # -- how changes are made
    def _chair(self, now: Standing, seat: int) -> Chair:
        if not 0 <= seat < len(now.chairs):
            raise BadInput(f"there is no seat {seat} at this table")
        return now.chairs[seat]

    def _may_act(self, now: Standing, seat: int, version: int) -> None:
        """Play is simultaneous: others may have acted since `version`, as long as this seat's question is the same."""
        chair = self._chair(now, seat)
        if chair.kind == "bot" or chair.bot:
            raise Taken(f"a bot plays seat {seat}")
        if chair.kind == "open":
            raise NotSeated(f"nobody sits at seat {seat} yet")
        if not now.dealt:
            raise NotDealt("the play begins when everybody is here")
        now.must_go_on()
        if not now.asked[seat] <= version <= now.version:
            raise Stale(now.version)

    async def _play(self, seat: int, version: int, client: str, play: Work) -> Answer:
        def work(now: Standing, at: float) -> Change:
            self._may_act(now, seat, version)
            return play(now, at)

        return await self.change(_key(str(seat), client), work)

    async def reseat(
        self, seat: int, client: str, kind: str, chair_of: Reseat, owner: str = "", text: str = ""
    ) -> Answer:
        """Another chair, made of the present one; `owner`: who sits down, and so is here."""

        def work(now: Standing, at: float) -> Change:
            return reseated(now, seat, chair_of(now, self._chair(now, seat)), kind, at, text)

        answer = await self.change(_key(f"{seat}:{owner}" if owner else str(seat), client), work)
        self.presence.act(owner)
        return answer

    def done(self, key: str) -> Answer | None:
        """What became of a change that was asked for before."""
        return Answer(self._answers[key], True) if key in self._answers else None

    async def change(self, key: str, work: Work) -> Answer:
        """Works a change out, stores it, and only then shows it; finished even if who asked for it has gone."""
        return await self._lobby.finished(self._stored(key, work))

    async def _stored(self, key: str, work: Work) -> Answer:
        async with self._lock:
            for _ in range(RETRIES):
                known = self.done(key)
                if known is not None:
                    return known
                before = self.now
                standing, rows = work(before, time.time())
                rows[-1] = replace(rows[-1], client=key)
                chair = standing.chairs[rows[-1].seat] if standing.chairs != before.chairs else None
                dealing = None if before.dealt else (standing.record, standing.dealt)
                news = standing.table.log[len(before.table.log) :]
                things = keepsakes(self.game, news, standing.chairs, rows[-1].at)
                try:
                    append = partial(self._lobby.store.append, self.id, rows, standing.summary, chair, dealing, things)
                    await self._lobby.writer.stored(self.id, append)
                except Clash:
                    await self._read_again()
                    if self.version == before.version:
                        raise trouble("unreachable") from None
                    continue  # another server process was faster
                self._answers[key] = standing.version
                self._show(standing)
                return Answer(standing.version, False)
            raise Stale(self.version)

    async def catch_up(self) -> None:
        """What another server process has written becomes visible here."""
        async with self._lock:
            await self._read_again()

    async def _read_again(self) -> None:
        _, standing, rows = await self._lobby.read(self.id)
        self._answers.update((row.client, row.version) for row in rows if row.client is not None)
        if standing.version != self.version:
            self._show(standing)

    def _show(self, standing: Standing) -> None:
        before, self.now = self.now, standing
        tell(self.watches)
        if (before.chairs, before.dealt, before.table.state.over) != (self.chairs, self.dealt, self.over):
            self._lobby.outside.ring()
        self.wake()

    def close(self) -> None:
        """Ends all watches, and hints on their way."""
        self._hints.drop()
        for watch in self.watches:
            watch.closed = True
            watch.news.set()

    def wake(self) -> None:
        """Whoever plays by themselves go on, if it is for them."""
        if not self._lobby.closing:
            self._upkeep.wake()

    def thinking_seed(self, seat: int) -> int:
        """From which a bot in this seat thinks, at this version."""
        return self._lobby.keys.thinking_seed(self.id, self.version, seat)


def _key(whose: str, client: str) -> str:
    """Ids are told apart by whose they are: nobody can use up another one's, nor a bot's."""
    if not 1 <= len(client) <= LONGEST_CLIENT or not (client.isascii() and client.isprintable()):
        raise BadInput(f"a request's id has 1 to {LONGEST_CLIENT} plain characters")
    return f"{whose}:{client}"


def _found(hint: Hint) -> bool:
    """What failed is tried again next time."""
    return hint.best != ""
