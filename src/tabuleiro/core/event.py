"""Event: what happened, with a public part and a part that only its own seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

TABLE: Final = -1  # the seat of an event that belongs to nobody

type_of_value = int | str | tuple[int, ...] | tuple[str, ...]


@dataclass(slots=True, repr=False)
class Event:
    """`information` marks what undo must not cross: something drawn, rolled or revealed. `depth` is how much its seat
    was still to do when it happened: who tells it finds there what belongs to what."""

    kind: str
    seat: int
    data: Mapping[str, type_of_value]
    secret: Mapping[str, type_of_value]
    information: bool
    depth: int = field(default=0, compare=False)

    def seen_by(self, seat: int) -> Event:
        """The event as this seat (or `TABLE`: a spectator) gets it."""
        if not self.secret:
            return self
        if seat == self.seat:
            return Event(self.kind, self.seat, {**self.data, **self.secret}, {}, self.information, self.depth)
        return Event(self.kind, self.seat, self.data, {}, self.information, self.depth)

    def hidden_from(self, seat: int) -> bool:
        """Whether its public part says nothing, so that only its own seat may know that it happened."""
        return bool(self.secret) and seat != self.seat and bool(self.data) and not any(self.data.values())

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def __repr__(self) -> str:
        secret = f", secret={dict(self.secret)}" if self.secret else ""
        return f"Event({self.kind!r}, {self.seat}, {dict(self.data)}{secret})"
