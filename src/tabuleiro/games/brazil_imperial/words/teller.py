"""Who tells a play of Brazil: Imperial: joins events that are one thing to people, and says what brought or paid it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Final, cast

from tabuleiro.core.event import TABLE, Event, type_of_value
from tabuleiro.core.table import Told
from tabuleiro.games.brazil_imperial.words.telling import TELLINGS
from tabuleiro.kit.beats import PLAIN, SCORED, Beat
from tabuleiro.kit.teller import Teller

BOUGHT: Final = frozenset(("built", "deployed", "made", "painted", "renovated"))
HELPED: Final = ("monarch", "discount", "hand", "upgrade")  # what may pay besides goods, the least expected first
MAKING: Final = ("built", "renovated")  # after them a building makes goods
# What goods come from -> what has then just been told. Where it was something else, they have a sentence of their own.
BROUGHT_BY: Final = {"painting": ("painted", "power"), "monarch": (), "exploration": ("revealed", "expedition_over")}
DRAWN: Final = frozenset(("gold_card", "combat_card", "mission_drawn"))  # a look is enough: nobody has to put it away
ENTRIES: Final = frozenset(
    ("expedition", "fight")
)  # where a move led: the page shows it at once, so it is told at once


class BrazilTeller(Teller):
    """Nothing is added to what its reader may know: each joined event is made of what the others say."""

    def __init__(self, eye: int, points: str) -> None:
        super().__init__(TELLINGS, eye, by_round=False, points=points)
        self._helped: dict[int, set[str]] = {}  # by seat: what has helped to pay for what is still to come
        self._told: dict[int, str] = {}  # by seat: the kind of what it did last
        self._found: dict[int, str] = {}  # by seat: the tile that it has built over last
        self._fight: dict[str, type_of_value] = {}  # what both sides of the newest fight had before cards

    def tell(self, told: Told) -> list[Beat]:
        events = tuple(map(self._explained, _dealt(_entered(told.seen_by(self.eye).events), self.eye)))
        beats = super().tell(replace(told, events=events))
        beats = [replace(beat, stays=False) if beat.event.kind in DRAWN else beat for beat in beats]
        return _credited(beats, events)

    def _explained(self, event: Event) -> Event:
        """With what has paid for it; goods that something else brings than what was told last stand by themselves."""
        seat, data = event.seat, event.data
        telling = TELLINGS.get(event.kind)
        if telling is None:
            return event
        if telling.turn:
            self._helped.clear()
        elif event.kind == "paid" and data["from"] in HELPED:
            self._helped.setdefault(seat, set()).add(str(data["from"]))
        elif event.kind == "gained" and data["why"] == "harbor":
            event = _changed(event, "fetched", {})
        elif event.kind == "fight":
            self._fight = {"base": data["attack"], "base_against": data["defence"], "with": data.get("units", ())}
        elif event.kind == "fight_over":
            event = _changed(event, event.kind, self._fight)
        elif event.kind == "find_gone":
            self._found[seat] = str(data["tile"])
        elif event.kind == "gained" and self._by_itself(seat, str(data["why"])):
            event = _changed(event, "received", self._giver(seat, str(data["why"])))
        elif event.kind in BOUGHT and (helped := self._helped.pop(seat, None)):
            event = _changed(event, event.kind, {"paid_by": min(helped, key=HELPED.index)})
        telling = TELLINGS[event.kind]
        if telling.cause and not telling.adds and not telling.ahead:
            self._told[seat] = event.kind
        return event

    def _by_itself(self, seat: int, why: str) -> bool:
        return why in BROUGHT_BY and self._told.get(seat) not in BROUGHT_BY[why]

    def _giver(self, seat: int, why: str) -> dict[str, type_of_value]:
        """The find by its id, where something is built over one that brings goods then."""
        return {"by": self._found[seat]} if why == "exploration" and seat in self._found else {}


def _credited(beats: list[Beat], events: Iterable[Event]) -> list[Beat]:
    """What made goods or points other than printed is said with what brought them."""
    found = dict(enumerate(beats))
    for event in events:
        if event.kind not in (SCORED, "produced") or not event.data.get("by"):
            continue
        own = [at for at, beat in found.items() if beat.seat == event.seat]
        if event.kind == "produced":
            made = [(at, found[at].event) for at in own if found[at].event.kind in MAKING]
            own = [at for at, one in made if one.data.get("at") == event.data["at"]]
        if at := [at for at in own if TELLINGS.get(found[at].event.kind, PLAIN).cause] or own:
            beat = found[at[-1]]
            by = (*_by(beat.event), *_by(event))
            found[at[-1]] = replace(beat, event=_changed(beat.event, beat.event.kind, {"by": by}))
    return list(found.values())


def _by(event: Event) -> tuple[str, ...]:
    by = event.data.get("by", ())
    return cast("tuple[str, ...]", by) if isinstance(by, tuple) else ()


def _changed(event: Event, kind: str, more: Mapping[str, type_of_value]) -> Event:
    return Event(kind, event.seat, {**event.data, **more}, {}, event.information, event.depth)


def _entered(events: Iterable[Event]) -> Iterator[Event]:
    """A move that led into an expedition or a fight is told with it."""
    none = Event("", TABLE, {}, {}, False)
    for before, event, after in _with_neighbours(events, none):
        if event.kind == "moved" and after.kind in ENTRIES and after.seat == event.seat:
            continue
        if event.kind in ENTRIES and before.kind == "moved" and before.seat == event.seat:
            event = _changed(event, event.kind, {key: before.data[key] for key in ("from", "units")})
        yield event


def _with_neighbours(events: Iterable[Event], none: Event) -> Iterator[tuple[Event, Event, Event]]:
    row = [none, *events, none]
    return ((a, b, c) for (a, b), (_, c) in pairwise(pairwise(row)))


def _dealt(events: Iterable[Event], eye: int) -> Iterator[Event]:
    """All get as many missions: it is said once, after what a reader has got."""
    waiting: Event | None = None
    for event in events:
        if event.kind == "missions_dealt" and event.seat != eye:
            waiting = replace(event, seat=TABLE)
            continue
        if waiting is not None and event.kind != "missions_dealt":
            yield waiting
            waiting = None
        yield event
    if waiting is not None:
        yield waiting
