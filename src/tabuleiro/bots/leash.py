"""Leash: a strange process that is told and heard without waiting too long, and that never outlives who holds it."""

from __future__ import annotations

import os
import selectors
import subprocess
import time
import weakref
from contextlib import suppress
from typing import Final

from tabuleiro.core.errors import TabuleiroError

FLOOD: Final = 1 << 20  # bytes that it may say before it is told something again, and that may wait to be told to it
CHUNK: Final = 1 << 16
LAST_MOMENTS: Final = 0.2  # seconds to see how it ended

# It reads from a pipe that only the holder has: when that is let go, or the holder is no more, however that came about,
# the whole group of the process is killed.
KEEPER: Final = "read -r nothing; kill -s KILL -- -{group}"

Process = subprocess.Popen[bytes]


class Gone(TabuleiroError):
    """The process says and hears no more."""


class Leash:
    """A command of words, each told and heard in lines."""

    def __init__(self, words: list[str]) -> None:
        try:
            self._process = _started(words, None)
        except OSError as error:
            raise Gone(f"it cannot be started: {error.strerror or error}") from None
        try:
            keeper = _started(["/bin/sh", "-c", KEEPER.format(group=self._process.pid)], subprocess.DEVNULL)
        except OSError:
            self._process.kill()
            raise
        self._let_go = weakref.finalize(self, _let_go, self._process, keeper)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        for pipe in (self._in, self._out):
            os.set_blocking(pipe.fileno(), False)
        self._unsaid = bytearray()
        self._unread = bytearray()
        self._flood = 0

    def say(self, line: bytes) -> None:
        """Nobody waits: what it does not take now, it is told while it is listened to."""
        self._unsaid += line
        self._flood = 0
        self._push()

    def hear(self, until: float) -> bytes:
        """Its next line that is not empty; TimeoutError if there is none at that time of the monotonic clock."""
        while True:
            line, end, rest = self._unread.partition(b"\n")
            if end:
                self._unread = rest
                if line.strip():
                    return bytes(line)
            elif len(self._unsaid) > FLOOD:
                raise Gone("it does not listen")
            else:
                self._wait(until)

    def end(self, seconds: float) -> None:
        """So long it may take to leave; then it is killed, with all that it has started."""
        until = time.monotonic() + seconds
        if not self._unsaid:
            self._in.close()
        with suppress(Gone, TimeoutError):
            while True:
                self.hear(until)
        self._let_go()

    def _wait(self, until: float) -> None:
        """For something to be read, or for room to say more."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._out, selectors.EVENT_READ)
            if self._unsaid:
                selector.register(self._in, selectors.EVENT_WRITE)
            left = until - time.monotonic()
            ready = selector.select(left) if left > 0 else []
        if not ready:
            raise TimeoutError
        for key, _ in ready:
            if key.fileobj is self._out:
                self._pull()
            else:
                self._push()

    def _pull(self) -> None:
        found = os.read(self._out.fileno(), CHUNK)
        if not found:
            raise Gone(self._how_it_ended())
        self._unread += found
        self._flood += len(found)
        if self._flood > FLOOD:
            raise Gone(f"it says more than {FLOOD} bytes unasked")

    def _push(self) -> None:
        with suppress(BlockingIOError):
            try:
                while self._unsaid:
                    del self._unsaid[: os.write(self._in.fileno(), self._unsaid)]
            except BrokenPipeError:  # what it said before may still be read
                self._unsaid.clear()

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(LAST_MOMENTS)
        except subprocess.TimeoutExpired:
            return "it has closed its output"
        return f"it was ended by signal {-code}" if code < 0 else f"it has ended with code {code}"


def _started(words: list[str], errors: int | None) -> Process:
    """In a group of its own, so that a terminal's Ctrl-C does not reach it."""
    return subprocess.Popen(
        words, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, start_new_session=True
    )


def _let_go(process: Process, keeper: Process) -> None:
    for one in (keeper, process):
        for pipe in (one.stdin, one.stdout):
            if pipe is not None:
                pipe.close()
        if one is process:
            one.kill()  # where the keeper was killed itself
        one.wait()
