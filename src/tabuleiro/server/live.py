"""LiveTable: a table in memory that people and bots act at; nothing is shown before it is stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final
from weakref import WeakSet

from tabuleiro.bots.naming import spelt
from tabuleiro.core.deal import Deal
from tabuleiro.core.errors import BadInput, IllegalAction
from tabuleiro.core.reason import Reason
from tabuleiro.core.state import State
from tabuleiro.core.table import Table, Told
from tabuleiro.kit.editions import edition_of
from tabuleiro.server.chairs import Chair, cleaned, owned
from tabuleiro.server.errors import NotDealt, NotSeated, Stale, StorageTrouble, Taken
from tabuleiro.server.hints import Hints
from tabuleiro.server.moments import Moments
from tabuleiro.server.presence import USUAL_BOT, USUAL_STAND_IN, Presence
from tabuleiro.server.queue import Whose
from tabuleiro.server.standing import Change, Standing, acted, reseated, undone
from tabuleiro.server.store import JournalEntry, Stored
from tabuleiro.server.troubles import Clash, trouble
from tabuleiro.server.watch import TableWatch, tell
from tabuleiro.server.workers import Hint, Question

if TYPE_CHECKING:
    from tabuleiro.server.lobby import Lobby

LOG: Final = logging.getLogger("tabuleiro.tables")
MOST_TEXTS: Final = 12  # actions in one request
LONGEST_TEXT: Final = 120  # characters of a notation
LONGEST_CLIENT: Final = 100  # characters of a request's id
RETRIES: Final = 5  # versions that another server may take from under us before the client is told to look again
FIRST_WAIT: Final = 1.0  # seconds until a bot tries again what could not be stored,
LONGEST_WAIT: Final = 30.0  # and at most
SHORTEST_WAIT: Final = 0.05  # seconds between looks for who is away
Work = Callable[[Standing, float], Change]  # how a table is changed, and when
Reseat = Callable[[Standing, Chair], Chair]


@dataclass(frozen=True)
class Answer:
    """What was asked for is stored, and the table was at this version then; `repeated`: it had been done before."""

    version: int
    repeated: bool


class LiveTable:
    """One for each table and server process; all methods belong to the event loop."""

    def __init__(self, lobby: Lobby, stored: Stored, standing: Standing, rows: Sequence[JournalEntry]) -> None:
        self.id = stored.id
        self.game = standing.table.game
        self.name = stored.name
        self.hints: bool = bool(stored.settings.get("hints"))
        self.stand_in_after: int = stored.settings.get("stand_in", USUAL_STAND_IN)  # seconds, 0 for never
        self.stand_in_bot: str = stored.settings.get("stand_in_bot", USUAL_BOT)
        self.seed = stored.record.origin.seed  # what its chance comes from where there is no deal
        self.whose = Whose(stored.founder, stored.place)  # on whose account its bots think
        self._lobby = lobby
        self._now = standing
        self._answers = {row.client: row.version for row in rows if row.client is not None}
        self._lock = asyncio.Lock()  # one change after the other
        self.watches: WeakSet[TableWatch] = WeakSet()
        self.presence = Presence(lobby, self)
        self._bots: asyncio.Task[None] | None = None
        self._patience: asyncio.Task[None] | None = None
        self._hints = Hints()
        self._moments = Moments(self.game)
        self._ended: Told | None = None  # the last action of a turn that its person has called finished

    # -- what it is
    @property
    def table(self) -> Table:
        return self._now.table

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self._now.chairs

    @property
    def version(self) -> int:
        return self._now.version

    @property
    def asked(self) -> tuple[int, ...]:
        """By seat, the version at which its present question was put."""
        return self._now.asked

    def asked_at(self, seat: int) -> float:
        """When that was."""
        return self._now.asked_at[seat]

    @property
    def over(self) -> bool:
        return self._now.table.state.over

    @property
    def dealt(self) -> bool:
        """Whether the play has begun: before, it waits for people."""
        return self._now.dealt

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
        now = self._now
        if not now.retold <= version <= now.version:
            return None
        return tuple(now.table.log[bisect_right(now.versions, version) :])

    def at(self, number: int) -> State:
        """The position after so many actions; to look at, never to change."""
        return self._moments.at(self._now, number)

    def last_act_of(self, seat: int) -> int:
        """The number in the log of the seat's last own action, 0 if it has none."""
        return next((told.number for told in reversed(self.table.log) if told.seat == seat), 0)

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

    async def sit(
        self, seat: int, owner: str, name: str, client: str, epoch: int | None = None, text: str = ""
    ) -> Answer:
        """An open chair becomes a person's; who has it already may say so again. `epoch`: of the link they have;
        `text`: of their own, for a deal that is still to come."""
        name, owner = cleaned(name), owned(owner)
        if self._chair(self._now, seat).owner == owner != "":
            return Answer(self.version, True)

        def seated(now: Standing, chair: Chair) -> Chair:
            if chair.kind != "open" or epoch not in (None, chair.epoch):
                raise Taken(f"seat {seat} is taken")
            self._not_over(now)
            return Chair("person", name, "", owner, chair.epoch)

        return await self._reseat(seat, client, "sit", seated, owner, text)

    async def move(self, seat: int, of: str, owner: str, client: str, epoch: int | None = None) -> Answer:
        """A person goes on in another browser: the chair is no longer `of` the first one, and no bot plays for it."""
        owner = owned(owner)

        def moved(_: Standing, chair: Chair) -> Chair:
            if chair.kind != "person" or chair.owner != of or epoch not in (None, chair.epoch):
                raise Taken(f"seat {seat} is somebody else's by now")
            return replace(chair, bot="", owner=owner)

        return await self._reseat(seat, client, "sit", moved, owner)

    async def hand_over(self, seat: int, bot: str, client: str, of: str | None = None) -> Answer:
        """A bot plays for the person, or on an open chair, until somebody comes or comes back; `of`: whose is meant."""
        bot = spelt(bot)

        def handed_over(now: Standing, chair: Chair) -> Chair:
            if chair.kind == "bot" or of not in (None, chair.owner):
                raise Taken(f"seat {seat} is somebody else's by now")
            self._not_over(now)
            return replace(chair, bot=bot)

        return await self._reseat(seat, client, "bot", handed_over)

    async def renew_links(self, seat: int, client: str) -> Answer:
        """The chair's links of before are void: the one to sit down with, or its person's way back."""

        def renewed(_: Standing, chair: Chair) -> Chair:
            return replace(chair, epoch=chair.epoch + 1)

        return await self._reseat(seat, client, "links", renewed)

    async def take_back(self, seat: int, client: str) -> Answer:
        """The person plays again."""
        if not self._chair(self._now, seat).bot:
            return Answer(self.version, True)

        def taken_back(_: Standing, chair: Chair) -> Chair:
            if chair.kind == "bot":
                raise Taken(f"seat {seat} is a bot's own")
            return replace(chair, bot="")

        return await self._reseat(seat, client, "back", taken_back)

    async def hint(self, seat: int, lang: str, place: str = "") -> Hint:
        """What the strongest bot would do in this seat, knowing what the seat knows; `place`: where one asks from."""
        if not self.hints:
            raise BadInput("this table does without hints")
        state, seed = self.table.state, self._thinking_seed(seat)
        state.decision(seat)  # refuses with the reason if the seat is not asked
        whose = Whose(self.chairs[seat].owner, place)

        async def work() -> Hint:
            with self._lobby.asking_for_hints(whose):
                return await self._lobby.workers.hint(edition_of(self.game), state.position, seat, seed, lang, whose)

        return await self._hints.told(self.version, seat, lang, work)

    # -- the end of a turn
    @property
    def held(self) -> int:
        """The seat of a person who looks on and could still take back the turn that has just ended: bots wait for
        their word (`end_turn`); -1: nobody's. Bots that make no pause wait for nobody."""
        now = self._now
        if not now.dealt or now.bot_to_act < 0 or not self._lobby.settings.bot_pause:
            return -1
        told = now.table.log[-1]
        if told is self._ended or told.seat < 0 or told.sealed:
            return -1
        chair = now.chairs[told.seat]
        if chair.bot or not any(watch.person == chair.owner for watch in self.watches):
            return -1
        return told.seat if now.table.undo_barrier(told.seat) is None else -1

    def end_turn(self, seat: int) -> None:
        """The person says that the turn stands: the bots go on."""
        if self.held == seat:
            self._ended = self.table.log[-1]
            self.wake()

    # -- how changes are made
    def _chair(self, now: Standing, seat: int) -> Chair:
        if not 0 <= seat < len(now.chairs):
            raise BadInput(f"there is no seat {seat} at this table")
        return now.chairs[seat]

    def _not_over(self, now: Standing) -> None:
        if now.table.state.over:
            raise IllegalAction("the play is over", Reason("play_is_over"))

    def _may_act(self, now: Standing, seat: int, version: int) -> None:
        """Play is simultaneous: others may have acted since `version`, as long as this seat's question is the same."""
        chair = self._chair(now, seat)
        if chair.kind == "bot" or chair.bot:
            raise Taken(f"a bot plays seat {seat}")
        if chair.kind == "open":
            raise NotSeated(f"nobody sits at seat {seat} yet")
        if not now.dealt:
            raise NotDealt("the play begins when everybody is here")
        self._not_over(now)
        if not now.asked[seat] <= version <= now.version:
            raise Stale(now.version)

    async def _play(self, seat: int, version: int, client: str, play: Work) -> Answer:
        def work(now: Standing, at: float) -> Change:
            self._may_act(now, seat, version)
            return play(now, at)

        return await self._change(_key(str(seat), client), work)

    async def _reseat(
        self, seat: int, client: str, kind: str, chair_of: Reseat, owner: str = "", text: str = ""
    ) -> Answer:
        """Another chair, made of the present one; `owner`: who sits down, and so is here."""

        def work(now: Standing, at: float) -> Change:
            return reseated(now, seat, chair_of(now, self._chair(now, seat)), kind, at, text)

        answer = await self._change(_key(f"{seat}:{owner}" if owner else str(seat), client), work)
        self.presence.act(owner)
        return answer

    async def _change(self, key: str, work: Work) -> Answer:
        """Works a change out, stores it, and only then shows it; finished even if who asked for it has gone."""
        return await self._lobby.finished(self._stored(key, work))

    async def _stored(self, key: str, work: Work) -> Answer:
        async with self._lock:
            for _ in range(RETRIES):
                if key in self._answers:
                    return Answer(self._answers[key], True)
                before = self._now
                standing, rows = work(before, time.time())
                rows[-1] = replace(rows[-1], client=key)
                chair = standing.chairs[rows[-1].seat] if standing.chairs != before.chairs else None
                dealing = None if before.dealt else (standing.record, standing.dealt)
                try:
                    append = partial(self._lobby.store.append, self.id, rows, standing.summary, chair, dealing)
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
        self._now = standing
        tell(self.watches)
        self.wake()

    def close(self) -> None:
        """Ends all watches, and hints on their way."""
        self._hints.drop()
        for watch in self.watches:
            watch.closed = True
            watch.news.set()

    # -- bots, and who is away
    def wake(self) -> None:
        """Lets the bots play if it is for them to act, and keeps nobody waiting for who is away."""
        if self._lobby.closing:
            return
        if _ended(self._bots) and self._bot_to_act >= 0:
            self._bots = self._lobby.in_background(self._play_bots())
        if _ended(self._patience) and self._unanswered() is not None:
            self._patience = self._lobby.in_background(self._answer_for_absent())

    @property
    def _bot_to_act(self) -> int:
        return -1 if self.held >= 0 else self._now.bot_to_act

    def _unanswered(self) -> tuple[int, int, str] | None:
        """A person's question that has an answer for who is away: seat, since which version, the answer."""
        now = self._now
        for seat in now.table.state.to_act:
            default = now.table.state.decision(seat).default
            if default is not None and not now.chairs[seat].bot:
                return seat, now.asked[seat], str(default)
        return None

    async def _answer_for_absent(self) -> None:
        while (question := self._unanswered()) is not None:
            await asyncio.sleep(max(self._lobby.settings.patience, SHORTEST_WAIT))
            if self._unanswered() != question:
                continue
            try:
                await self._answer_unless_here(*question)
            except (Stale, IllegalAction):
                continue  # it was answered meanwhile
            except StorageTrouble as error:
                if error.kind == "closing":
                    return
                LOG.error("table %s: the answer for who is away is not stored: %s", self.id, error)

    async def _answer_unless_here(self, seat: int, asked: int, text: str) -> None:
        def work(now: Standing, at: float) -> Change:
            if now.asked[seat] != asked:
                raise Stale(now.version)
            return acted(now, seat, [text], at)

        if not await self.presence.here(seat):
            await self._change(f"away:{asked}:{seat}", work)

    async def _play_bots(self) -> None:
        wait = FIRST_WAIT
        while (seat := self._bot_to_act) >= 0:
            try:
                await self._bot_acts(seat)
                wait = FIRST_WAIT
            except StorageTrouble as error:
                if error.kind == "closing":
                    return  # the next server goes on
                LOG.error("table %s: a bot's action is not stored: %s", self.id, error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _bot_acts(self, seat: int) -> None:
        version, state = self.version, self.table.state
        question = Question(
            edition_of(self.game), state.position, seat, self.chairs[seat].bot, self._thinking_seed(seat)
        )
        began = time.monotonic()
        text = await self._lobby.workers.choice(question, self.whose)
        await asyncio.sleep(rest_of_pause(time.monotonic() - began, self._lobby.settings.bot_pause))

        def work(now: Standing, at: float) -> Change:
            if now.version != version:  # somebody took the chair back, or undid: the bots look again
                raise Stale(now.version)
            first = str(state.decision(seat).actions[0])
            try:
                return acted(now, seat, [text or first], at)
            except IllegalAction as error:
                LOG.error("table %s: %s wanted what is not legal: %s", self.id, question.bot, error)
                return acted(now, seat, [first], at)

        with contextlib.suppress(Stale):
            await self._change(f"bot:{version}:{seat}", work)

    def _thinking_seed(self, seat: int) -> int:
        return self._lobby.keys.thinking_seed(self.id, self.version, seat)


def _ended(task: asyncio.Task[None] | None) -> bool:
    return task is None or task.done()


def rest_of_pause(thought: float, pause: float) -> float:
    """Up to the next full pause: how long a bot thought would tell something of what it holds."""
    return max(1, math.ceil(thought / pause)) * pause - thought if pause else 0.0


def _key(whose: str, client: str) -> str:
    """Ids are told apart by whose they are: nobody can use up another one's, nor a bot's."""
    if not 1 <= len(client) <= LONGEST_CLIENT or not (client.isascii() and client.isprintable()):
        raise BadInput(f"a request's id has 1 to {LONGEST_CLIENT} plain characters")
    return f"{whose}:{client}"
