"""The server's secret and what is made of it: seat links that nobody can guess, ids, keys of deals, bots' seeds."""

from __future__ import annotations

import contextlib
import hmac
import os
import re
import secrets
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Final

from tabuleiro.core.errors import BadInput
from tabuleiro.server.files import SECRET, write_private

SECRET_BYTES: Final = 32
NOWHERE: Final = "?"  # the address of who has none
ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
TOKEN: Final = re.compile(r"(?P<table>[A-Za-z0-9_-]{22})\.(?P<seat>[0-9])\.(?P<proof>[A-Za-z0-9_-]{32})")


def secret_in(folder: Path) -> bytes:
    """The secret of this data folder, made once: of several servers that start together, all get the same one."""
    path = folder / SECRET
    try:
        if not path.exists():
            _make(path)
        found = path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: cannot be read or made ({error.strerror})") from None
    if len(found) != SECRET_BYTES:
        raise BadInput(f"{path}: is not a secret of {SECRET_BYTES} bytes; without it, seat links given out are void")
    return found


def _make(path: Path) -> None:
    """Written aside and then linked into place: whoever finds the file finds all of it, and the first one stays."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    aside = path.with_name(f".secret.{os.getpid()}.{secrets.token_hex(4)}")
    try:
        write_private(aside, secrets.token_bytes(SECRET_BYTES))
        with contextlib.suppress(FileExistsError):
            os.link(aside, path)
    finally:
        aside.unlink(missing_ok=True)


class Keys:
    """Everything here follows from the secret, so nothing of it needs to be stored."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _proof(self, *what: str) -> bytes:
        return hmac.digest(self._secret, "\0".join(what).encode(), "sha256")

    @staticmethod
    def new_id() -> str:
        """128 random bits: who knows a table's id was told it."""
        return secrets.token_urlsafe(16)

    def table_id(self, owner: str, client: str) -> str:
        """The id of the table that this request of this owner opens: always the same, and as hard to guess."""
        return urlsafe_b64encode(self._proof("table", owner, client)[:16]).decode().rstrip("=")

    def place(self, address: str) -> str:
        """A code for where somebody asks from, to share fairly by: the address itself is not kept."""
        return "" if address == NOWHERE else self._proof("place", address)[:8].hex()

    def seat_token(self, table_id: str, seat: int, epoch: int = 0) -> str:
        """What lets its bearer sit on one chair: the chair, and a proof that only this server can make."""
        return self._token(table_id, seat, epoch, "seat")

    def return_token(self, table_id: str, seat: int, owner: str, epoch: int = 0) -> str:
        """What lets the owner of a chair take it to another browser; void as soon as the chair is another one's."""
        return self._token(table_id, seat, epoch, "return", owner)

    def _token(self, table_id: str, seat: int, epoch: int, *what: str) -> str:
        """Another epoch, another token: who has one of before has nothing."""
        made = (*what, str(epoch)) if epoch else what
        proof = urlsafe_b64encode(self._proof(*made, table_id, str(seat))[:24]).decode()
        return f"{table_id}.{seat}.{proof}"

    def deal_key(self, owner: str, promise: str) -> bytes:
        """The key that this owner was promised a deal from, by its commitment, before there was a table."""
        return self._proof("deal", owner, promise)

    def daily_seed(self, game: str, day: str) -> int:
        """The deal of a day, which nobody can know before without the secret."""
        return int.from_bytes(self._proof("daily", game, day)[:7], "big")

    def thinking_seed(self, table_id: str, version: int, seat: int) -> int:
        """The same question gets the same answer of a bot, after a restart too; nobody else can know its thoughts."""
        return int.from_bytes(self._proof("think", table_id, str(version), str(seat))[:7], "big")

    def opening(self, seed: int, table_id: str) -> str:
        """Of tables that version 0.1.0 has opened: the text that it had published the SHA-256 of."""
        return f"table {table_id} seed {seed} nonce {self._proof('nonce', table_id)[:16].hex()}"
