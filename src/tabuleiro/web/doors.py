"""Doors: how many connections and streams there may be at once, by person, by address and in all."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Final

from tabuleiro.server.queue import Pending

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from tabuleiro.web.connection import Connection

MOST: Final = 8000  # connections in all, however many file handles there are
KEPT: Final = 200  # file handles for all else: the database, our files, the bots' processes, who is at the door
FEWEST: Final = 50  # connections, however few file handles there are
WITHOUT: Final = 500  # file handles where nobody says how many there are
SPARE: Final = 32  # connections more, to say at least that the server is full
STREAMS: Final = 0.75  # of all connections at most are streams: the others are for pages
MOST_STREAMS: Final = 24  # of one browser
MOST_STREAMS_HERE: Final = 300  # of one address: a household or a school may share it
MOST_IDLE_HERE: Final = 100  # connections of one address on which nothing is asked
MOMENT: Final = 1.0  # seconds that everybody has for a first word


class Crowded(Exception):
    """There is no room for another stream: of this "person", of this "address", or in "all"."""

    def __init__(self, whose: str) -> None:
        super().__init__(f"too many streams of this {whose}" if whose != "all" else "too many streams")
        self.whose = whose


class Doors:
    """Counts who comes in; without `limits` only what the whole server can hold."""

    def __init__(self, limits: bool, proxies: Sequence[str] = ()) -> None:
        self.limits = limits
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]  # through which many people come
        self.most = min(MOST, max(handles() - KEPT, FEWEST))
        self._inside: dict[str, dict[Connection, None]] = {}  # by address, the oldest first
        self._connections = 0
        self._streams = Pending(lambda key, _: Crowded(key.partition(" ")[0]))

    # -- connections
    def enter(self, connection: Connection) -> None:
        """One more: who has been idle for longest makes room for it; else it is told that the server is full."""
        self._inside.setdefault(connection.address, {})[connection] = None
        self._connections += 1
        if self._connections > self.most:
            everybody = (other for inside in self._inside.values() for other in inside)
            oldest = min((other for other in everybody if other.idle), key=lambda other: other.since)
            if oldest is not connection:
                oldest.cut()
            elif self._connections > self.most + SPARE:
                connection.cut()
            else:
                connection.turn_away()

    def leave(self, connection: Connection) -> None:
        inside = self._inside.get(connection.address, {})
        if connection in inside:
            del inside[connection]
            self._connections -= 1
        if not inside:
            self._inside.pop(connection.address, None)

    def _proxy(self, connection: Connection) -> bool:
        host = connection.client and ipaddress.ip_address(connection.client[0])
        return host is not None and any(host in proxy for proxy in self._proxies)

    def look(self, now: float) -> None:
        """Ends, once a second, connections on which the other side does not go on, and idle ones beyond measure."""
        for inside in [list(inside) for inside in self._inside.values()]:
            idle = [connection for connection in inside if connection.idle and now - connection.since > MOMENT]
            if self.limits and len(idle) > MOST_IDLE_HERE and not self._proxy(idle[0]):
                idle.sort(key=lambda connection: connection.since)
                for connection in idle[:-MOST_IDLE_HERE]:
                    connection.cut()
            for connection in inside:
                connection.look(now)

    # -- streams
    def stream(self, person: str, address: str) -> AbstractContextManager[None]:
        """One more stream while it lasts."""
        bounds = {f"person {person}": MOST_STREAMS, f"address {address}": MOST_STREAMS_HERE} if self.limits else {}
        return self._streams.one(bounds | {"all": int(self.most * STREAMS)})


def handles() -> int:
    """How many file handles this process may have."""
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0] if resource else WITHOUT


def open_wide() -> None:
    """Allows this process as many file handles as the server can use, where that is allowed."""
    if resource:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST + KEPT if hard == resource.RLIM_INFINITY else min(hard, MOST + KEPT)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
