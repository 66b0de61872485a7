"""Serving: the application on a port, until a signal; streams are let go at once, changes are finished first."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import uvicorn
from starlette.applications import Starlette
from uvicorn.server import HANDLED_SIGNALS

from tabuleiro.core.errors import BadInput
from tabuleiro.server.config import Settings
from tabuleiro.web.app import application
from tabuleiro.web.connection import Connection
from tabuleiro.web.doors import open_wide
from tabuleiro.web.reach import ANYWHERE, network_address

GRACE = 3  # seconds for requests that are being answered when the server is told to stop
GARBAGE = (5_000, 10, 50)  # new objects until the youngest are looked through; so many such looks until the next older
WAITING = 2048  # connections that may wait to be taken,
AT_ONCE = 16  # and are taken at once: they have file handles some turns of the loop before the doors know of them
# Seconds, and in the last one milliseconds, after which who says nothing more is gone.
VANISHED = {"TCP_KEEPIDLE": 10, "TCP_KEEPINTVL": 5, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 20_000}


class Server(uvicorn.Server):
    """Says where it is once it listens; when it is to end it hangs up on streams, which never end by themselves."""

    def __init__(self, app: Starlette, config: uvicorn.Config, browse: bool) -> None:
        super().__init__(config)
        self.app = app
        self.browse = browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started or not sockets:
            return
        calm_memory()
        sockets[0].listen(WAITING)
        self.loop = asyncio.get_running_loop()
        host, port = sockets[0].getsockname()[:2]
        url = f"http://{'localhost' if host in (*ANYWHERE, '127.0.0.1') else host}:{port}/"
        address = network_address() if host in ANYWHERE else ""
        also = f", and for others in your network at http://{address}:{port}/" if address else ""
        print(f"Tabuleiro is at {url}{also} (Ctrl-C ends it)", flush=True)
        if self.browse:
            webbrowser.open(url)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """For good: the process has nothing to do after this, and a signal more must not cut its end short."""
        for sig in HANDLED_SIGNALS:
            signal.signal(sig, self.handle_exit)
        yield

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:  # every second
            self.app.state.doors.look(self.loop.time())
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ends once and in order, however often it is told: what is being stored is finished, no worker stays."""
        if not self.should_exit and hasattr(self, "loop"):
            self.loop.call_soon_threadsafe(self.app.state.lobby.hang_up)
        self.should_exit = True


def calm_memory() -> None:
    """Python looks through all objects for circles of garbage whenever a quarter is new: with many tables everybody
    waits half a second for that. What is there from the start is left out, and the rest is looked through seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def serve(settings: Settings, browse: bool) -> None:
    open_wide()
    listening = _listen(settings.host, settings.port)
    server = server_of(settings, browse)
    server.run(sockets=[listening])
    if server.app.state.lobby.stuck():
        os._exit(1)  # a call to the database that never returns would keep the process for ever


def server_of(settings: Settings, browse: bool = False) -> Server:
    app = application(settings)
    app.state.lobby.prepare()
    config = uvicorn.Config(
        app,
        http=Connection,
        log_level="error",  # its warnings are of what clients send: nobody may fill our log with that
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        ws="none",
        backlog=AT_ONCE,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    return Server(app, config, browse)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With its protocol: asyncio looks for it before it lets small answers go at once, not 40 ms later.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Who vanishes without a word is missed by the system; all connections have this from the socket that takes them.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in VANISHED.items():
        if hasattr(socket, option):  # not everywhere
            listening.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)
    try:
        listening.bind((host, port))
        listening.listen(WAITING)
    except (OSError, OverflowError) as error:
        listening.close()
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        why = "another program uses it: PORT=8001 takes another one" if taken else str(error)
        raise BadInput(f"port {port} of {host} cannot be used ({why})") from None
    return listening
