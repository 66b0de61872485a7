"""A fair line for the bots' processes: whoever has had the least of their time is next, by place and then by person."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

GUESS: Final = 1.0  # seconds that a question is taken to cost until it is answered


@dataclass(frozen=True)
class Whose:
    """For whom something is worked out: a person, and the place they are at, as far as they are known."""

    person: str = ""
    place: str = ""

    @property
    def names(self) -> tuple[str, str]:
        """The place, then the person; who is at no known place is a place of their own."""
        return self.place or self.person, self.person

    def bounds(self, of_person: int, of_place: int) -> dict[str, int]:
        """How much there may be of each; who is not known has no bounds."""
        by_key = {f"person {self.person}": of_person, f"place {self.place}": of_place}
        return {key: most for key, most in by_key.items() if not key.endswith(" ")}


@dataclass
class _Share:
    """What a place or a person has had, in seconds; only those who wait or are served are known."""

    used: float
    served: int = 0
    within: dict[str, _Share] = field(default_factory=dict)  # a place's persons
    waiting: deque[asyncio.Future[None]] = field(default_factory=deque)  # a person's questions

    @property
    def idle(self) -> bool:
        return not (self.served or self.within or self.waiting)

    @property
    def waits(self) -> bool:
        return bool(self.waiting) or any(share.waits for share in self.within.values())


class FairQueue:
    """So many are served at once. Time is what is shared, so who asks for little is never behind who asks for much;
    who comes anew begins level with who is served now."""

    def __init__(self, n: int) -> None:
        self._free = n
        self._all = _Share(0.0)
        self._now: dict[str, float] = {}  # by place ("" for the places themselves), what who was served last had used

    @asynccontextmanager
    async def turn(self, whose: Whose) -> AsyncIterator[None]:
        shares = self._shares(whose)
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        shares[-1].waiting.append(called)
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called just now
                self._end(whose, shares, GUESS)
            else:
                with suppress(ValueError):  # whoever ended just before has found it gone
                    shares[-1].waiting.remove(called)
                self._forget(whose)
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            self._end(whose, shares, time.monotonic() - began)

    def _shares(self, whose: Whose) -> tuple[_Share, _Share]:
        place, person = whose.names
        there = self._all.within.setdefault(place, _Share(self._now.get("", 0.0)))
        return there, there.within.setdefault(person, _Share(self._now.get(place, 0.0)))

    def _call(self) -> None:
        """The next one, while there is room."""
        while self._free and self._all.waits:
            place, there = self._least(self._all)
            _, person = self._least(there)
            called = person.waiting.popleft()
            if called.cancelled():
                continue
            self._now[""], self._now[place] = there.used, person.used
            for share in (there, person):
                share.served += 1
                share.used += GUESS
            self._free -= 1
            called.set_result(None)

    def _least(self, of: _Share) -> tuple[str, _Share]:
        return min(((name, share) for name, share in of.within.items() if share.waits), key=lambda one: one[1].used)

    def _end(self, whose: Whose, shares: tuple[_Share, _Share], seconds: float) -> None:
        for share in shares:
            share.served -= 1
            share.used += seconds - GUESS
        self._free += 1
        self._forget(whose)
        self._call()

    def _forget(self, whose: Whose) -> None:
        place, person = whose.names
        there = self._all.within.get(place)
        if there is not None and person in there.within and there.within[person].idle:
            del there.within[person]
        if there is not None and there.idle:
            del self._all.within[place]
            self._now.pop(place, None)


class Pending:
    """Counts what is going on by whose it is; `refusal` says that one of them has as much as they may."""

    def __init__(self, refusal: Callable[[str, int], Exception]) -> None:
        self._refusal = refusal
        self._counts: Counter[str] = Counter()

    @contextmanager
    def one(self, bounds: Mapping[str, int]) -> Iterator[None]:
        """One more while it lasts, counted from the first moment: nobody else comes in between."""
        for key, most in bounds.items():
            if self._counts[key] >= most:
                raise self._refusal(key, most)
        self._counts.update(bounds.keys())
        try:
            yield
        finally:
            self._counts.subtract(bounds.keys())
            for key in bounds:
                if not self._counts[key]:
                    del self._counts[key]
