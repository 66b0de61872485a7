"""Deal: where a table's chance comes from: a key committed to before the first draw, and texts of the people's own.

The outcome number k (the set-up's first is 0) comes from HMAC-SHA256 with the key over "k" and then every text, each on
a line of its own: of n things that may come up, in the order in which the rules have them, it is the one at place
(the first 64 bits, as a number) * n >> 64. The commitment is the SHA-256 of the key's hexadecimal text. So anybody can
check both with common tools.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from tabuleiro.core.errors import BadInput

KEY_BYTES: Final = 32
LONGEST_TEXT: Final = 64
TEXT: Final = re.compile(rf"[!-~]([ -~]{{0,{LONGEST_TEXT - 2}}}[!-~])?")  # plain, on one line, nothing to trim


def commitment_to(key: bytes) -> str:
    return hashlib.sha256(key.hex().encode()).hexdigest()


def whole_commitment(text: str) -> str:
    """A commitment as somebody has noted it, perhaps with spaces and large letters; "" is none."""
    found = "".join(text.split()).lower()
    if found and not re.fullmatch("[0-9a-f]{64}", found):
        raise BadInput(f"'{text}' is not a whole fingerprint: it has 64 signs, digits and the letters a to f")
    return found


@dataclass(frozen=True)
class Deal:
    """Without its key, as everybody may see it; with it, at the table itself and once the play is over."""

    commitment: str
    texts: tuple[tuple[int, str], ...] = ()  # whose (a seat) and what, in the order in which they came
    key: bytes = b""

    @classmethod
    def of(cls, key: bytes, texts: Sequence[tuple[int, str]] = ()) -> Deal:
        return cls(commitment_to(key), tuple(texts), key)

    @property
    def data(self) -> dict[str, Any]:
        """As records have it."""
        told = {"commitment": self.commitment, "texts": [list(text) for text in self.texts]}
        return {**told, "key": self.key.hex()} if self.key else told

    @property
    def closed(self) -> Deal:
        """As it may be shown while the play goes on."""
        return replace(self, key=b"")

    def with_text(self, seat: int, text: str) -> Deal:
        """One more person's text; none at all changes nothing."""
        if not text:
            return self
        if not TEXT.fullmatch(text):
            raise BadInput(f"a text for the deal has 1 to {LONGEST_TEXT} plain characters on one line")
        return replace(self, texts=(*self.texts, (seat, text)))

    def number(self, k: int) -> int:
        """64 bits that nobody can know without the key."""
        told = "\n".join([str(k), *(text for _, text in self.texts)])
        return int.from_bytes(hmac.digest(self.key, told.encode(), "sha256")[:8], "big")
