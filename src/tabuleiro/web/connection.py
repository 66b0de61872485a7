"""Connection: HTTP on one socket as uvicorn speaks it, for as long as the other side takes part."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tabuleiro.web.doors import Doors
from tabuleiro.web.limits import address_of

HEAD: Final = 10.0  # seconds for the head of a request, from when there could be one
TAKE: Final = 20.0  # seconds in which some of what we send must be taken
AHEAD: Final = 16 * 1024  # bytes that may come before the last request is answered


class Connection(H11Protocol):
    """uvicorn waits for ever for a request's end and for a reader; it is looked at every second instead."""

    address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.doors: Doors = self.config.app.state.doors  # type: ignore[union-attr]
        self.address = address_of(self.client[0] if self.client else "")
        self.since = self._took = self.loop.time()
        self._unsent = 0
        self.doors.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self)
        super().connection_lost(exc)

    @property
    def idle(self) -> bool:
        """Whether nothing has been asked that is still to be answered."""
        return self.cycle is None or self.cycle.response_complete

    def cut(self) -> None:
        """Ends at once."""
        self.doors.leave(self)
        self.transport.abort()

    def turn_away(self) -> None:
        """Whatever is asked, the answer is that the server is full."""
        self.app_state: dict[str, Any] = {**self.app_state, "full": True}

    def look(self, now: float) -> None:
        """Ends where the other side does not go on."""
        unsent = self.transport.get_write_buffer_size()
        if not unsent or unsent < self._unsent:
            self._took = now
        self._unsent = unsent
        if now - self._took > TAKE or (self.idle and not unsent and now - self.since > HEAD):
            self.cut()

    def on_response_complete(self) -> None:
        self.since = self.loop.time()
        super().on_response_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.flow.read_paused and self.conn.their_state is h11.DONE:
            # More than one request: uvicorn stops reading until the first is answered, and would not see the end of
            # who has closed a stream before the second sign of life is sent in vain, half a minute later.
            if len(self.conn.trailing_data[0]) > AHEAD:
                self.cut()
            else:
                self.flow.resume_reading()

    def send_400_response(self, msg: str) -> None:
        if self.idle:
            super().send_400_response(msg)
        else:  # nonsense in the middle of an answer
            self.cut()
