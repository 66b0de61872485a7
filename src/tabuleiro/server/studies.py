"""Studies: finished plays are analysed by workers of their own, for everybody in turn, once, and kept for good."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, cast

from tabuleiro.analysis.review import Review
from tabuleiro.analysis.reviewing import Answer, Behind, Care, Desk, Growth, Job
from tabuleiro.core.record import Record
from tabuleiro.kit.editions import Edition, edition_of, game_of
from tabuleiro.kit.processes import Failed, Post
from tabuleiro.server.errors import NotOver, StorageTrouble, TooMany
from tabuleiro.server.queue import FairQueue, Pending, Whose
from tabuleiro.server.sharing import Shared
from tabuleiro.server.workers import stand_behind

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable
    from tabuleiro.server.lobby import Lobby

LOG: Final = logging.getLogger("tabuleiro.studies")
TOO_LONG: Final = 600.0  # seconds after which a worker is taken for stuck: it has the time that bots and pages leave
ATTEMPTS: Final = 2
NICE: Final = 10  # pages and bots come first
MOST: Final = (2, 20)  # of a person and from a place, at a time
KEPT: Final = 64  # studies in memory
DESKS: Final = 4  # plays that a worker has open
TELLING: Final = 0.15  # of a study must be done before one can tell how long the rest takes


@dataclass
class Study:
    """One table's review, as far as it is; `tried`: what options that were not taken would have led to."""

    review: Review | None = None
    failed: bool = False
    tried: dict[tuple[int, str], Behind] = field(default_factory=dict)
    begun: float = field(default_factory=time.monotonic)

    @property
    def left(self) -> float | None:
        """Seconds that it may still take, as far as one can tell from those that it took; None: nobody can yet."""
        if self.review is None or self.review.done < TELLING:
            return None
        return (time.monotonic() - self.begun) * (1 - self.review.done) / self.review.done

    @property
    def whole(self) -> bool:
        return self.review is not None and self.review.done >= 1


class Studies:
    """Its processes are not started before somebody asks. They are behind all others in line for the processor, so no
    bot waits for them; among themselves people take turns."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        n = lobby.settings.workers
        self._care = lobby.settings.care
        self._post = Post(n, partial(stand_behind, NICE))
        self._line = FairQueue(n)
        self._known: OrderedDict[str, Study] = OrderedDict()
        self._running: dict[str, Study] = {}
        self._trying = Shared[None]()
        self._pending = Pending(lambda _, most: TooMany("studies", most))

    async def of(self, live: LiveTable) -> Study | None:
        """The table's study, on its way or kept; None if nobody has asked for it."""
        if not live.over:
            raise NotOver("a running play is not analysed")
        study = self._running.get(live.id) or self._known.get(live.id)
        if study is None:
            data = await self._lobby.aside(self._lobby.store.study, live.id)
            if data is None:
                return None
            study = Study(Review.of(data))
        self._keep(live.id, study)
        return study

    async def begin(self, live: LiveTable, whose: Whose) -> Study:
        """The table's study; if there is none it is begun, for whoever wants to see it."""
        study = await self.of(live)
        if study is not None and not study.failed:
            return study
        if live.id not in self._running:  # nobody else was faster
            with ExitStack() as place:
                place.enter_context(self._place(whose))
                self._running[live.id] = Study()
                self._lobby.in_background(self._work(live, self._running[live.id], whose, place.pop_all()))
        return self._running[live.id]

    async def tried(self, live: LiveTable, study: Study, number: int, texts: Sequence[str], whose: Whose) -> Behind:
        """What some options in the place of an action would have led to; the first is the one that is tried. It is
        worked out once, and to its end even if who asked has gone."""
        key = number, texts[0]
        if key not in study.tried:
            options = tuple(dict.fromkeys(texts))
            await self._trying.once((live.id, *key), lambda: self._compared(live, study, number, options, whose))
        return study.tried[key]

    def drop(self) -> None:
        """Nobody waits for an answer any more."""
        self._trying.drop()

    async def stop(self) -> None:
        await self._post.stop()

    # -- how it is worked out
    def _place(self, whose: Whose) -> AbstractContextManager[None]:
        """While something is worked out; `TooMany` if that is enough of it."""
        return self._pending.one(whose.bounds(*MOST) if self._lobby.settings.limits else {})

    async def _work(self, live: LiveTable, study: Study, whose: Whose, place: ExitStack) -> None:
        with place:
            try:
                await self._grown(live, study, whose)
                assert study.review is not None
                await self._lobby.aside(self._lobby.store.keep_study, live.id, study.review.data)
            except* Failed as failed:
                LOG.error("table %s is not analysed: %s", live.id, failed.exceptions[0])
                study.failed = True
            except* StorageTrouble as trouble:  # it is shown all the same
                LOG.error("the analysis of table %s is not stored: %s", live.id, trouble.exceptions[0])
            finally:
                del self._running[live.id]
                self._keep(live.id, study)

    async def _grown(self, live: LiveTable, study: Study, whose: Whose) -> None:
        begun = cast(Review, await self._asked(live, Job("begin"), whose))
        growth = Growth(begun, live.table.record, self._care)
        study.review = growth.review

        async def answered(job: Job) -> None:
            growth.take(job, await self._asked(live, job, whose))

        for part in growth.parts:
            async with asyncio.TaskGroup() as group:
                for job in part:
                    group.create_task(answered(job))

    async def _compared(
        self, live: LiveTable, study: Study, number: int, options: tuple[str, ...], whose: Whose
    ) -> None:
        with self._place(whose):
            found = await self._asked(live, Job("options", number, options=options), whose)
        study.tried[number, options[0]] = cast(Behind, found)

    async def _asked(self, live: LiveTable, job: Job, whose: Whose) -> Answer:
        question = (edition_of(live.game), live.table.record.dumps(), self._care, job)
        async with self._line.turn(whose):
            return await self._post.ask(TOO_LONG, ATTEMPTS, studied, *question)

    def _keep(self, table_id: str, study: Study) -> None:
        self._known[table_id] = study
        self._known.move_to_end(table_id)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)


# ---------------------------------------------------------------- in the worker
def studied(edition: Edition, record: str, care: Care, job: Job) -> Answer:
    return _desk(edition, record, care).answer(job)


@lru_cache(DESKS)
def _desk(edition: Edition, record: str, care: Care) -> Desk:
    return Desk(game_of(edition), Record.loads(record), care)
