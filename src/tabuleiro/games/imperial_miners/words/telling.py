"""How the events of Imperial Miners are told: what each brings and to whom, where, how much it matters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tabuleiro.core.event import Event
from tabuleiro.kit.beats import READY, Gain, Telling, Weight, counter


def _carts(seat: int, n: int) -> list[Gain]:
    """A complete cart is a point (IM-41)."""
    return [Gain(seat, "cart-full", n), Gain(seat, "vp", n)]


def _found(seat: int, data: Mapping[str, Any]) -> Iterable[Gain]:
    return [Gain(seat, "hand", 1)] if data["found"] else []


def _sold(seat: int, data: Mapping[str, Any]) -> Iterable[Gain]:
    return [Gain(seat, "coin", data["n"]), Gain(seat, "hand", -1)]


def _resolved(event: Event, eye: int) -> Weight:
    """An event that counts is told of everybody: also who gets nothing, and why."""
    return "plain" if event.seat == eye or "have" in event.data else "quiet"


def _revealed(event: Event, eye: int) -> Weight:
    """All have just seen the cards; what was saved is on none of them."""
    return "plain" if event.seat == eye and event.data["saved"] else "quiet"


def _surface(event: Event, eye: int) -> Weight:
    """The end of another's chain is a step of it, unless what it brings is still to come."""
    return "plain" if event.seat == eye or event.data["asks"] else "quiet"


CARD: Final = "mine{of} {place}"
TELLINGS: Final[Mapping[str, Telling]] = {
    "setup": Telling("quiet"),
    "deal": Telling("quiet", main=True, gains=counter("hand")),
    "keep": Telling("quiet"),
    "opened": Telling("quiet", part=True, gains=lambda seat, data: [Gain(seat, "hand", -len(data["cards"]))]),
    "round": Telling("big", chapter=True, spot="event"),
    READY: Telling("quiet", part=True),  # what the event before it has brought is another matter
    "event": Telling(part=True, main=True, spot="event", weigh=_resolved),
    # An event that asks: it is resolved when everybody has answered, and what it brings is told by then.
    "begin": Telling("quiet", part=True, spot="event"),
    "resolved": Telling("quiet", cause=False, spot="event"),
    "resolve": Telling(spot="event"),
    "reveal": Telling(gains=counter("hand", -1, key=""), weigh=_revealed),
    "revealed": Telling("big", part=True),
    "blind": Telling(),
    "play": Telling(main=True, spot=CARD, gains=lambda seat, data: _carts(seat, data["carts"])),
    # Another's chain: the card that was placed, then each step that brings something, lit and named below it.
    "use": Telling("quiet", own="plain", main=True, brings=True, spot=CARD),
    "climb": Telling("quiet", spot=CARD),
    "pass": Telling("quiet", own="plain", brings=True, spot=CARD),
    "dig_out": Telling(brings=True, spot=CARD),
    "surface": Telling(brings=True, spot="surface{of} {effect}", weigh=_surface),
    "activate": Telling("quiet", brings=True, spot=CARD),  # why a card works that the chain does not come to
    "draw": Telling("quiet", own="plain", several=True, spot="hand {card}", gains=counter("hand", key="")),
    "find": Telling("quiet"),
    "search": Telling("quiet", own="plain", spot="hand {found}", gains=_found),
    "not_found": Telling("quiet", own="plain"),
    "deck_empty": Telling("quiet", own="plain"),
    "level4": Telling("quiet", own="plain", spot="hand {card}", gains=counter("hand", key="")),
    "discard": Telling("quiet", gains=counter("hand", -1, key="")),
    "sell": Telling("quiet", sums="card", gains=_sold),
    "stop": Telling("quiet", brings=True),
    "machine": Telling("quiet", own="plain", several=True, spot=CARD, gains=counter("machine", key="")),
    "collapse": Telling("quiet", brings=True, spot=CARD),
    "clear": Telling(brings=True, spot=CARD),
    "cart": Telling("quiet", own="plain", spot="mine{of} {between}", gains=lambda seat, data: _carts(seat, 1)),
    "enter": Telling("quiet", spot="board {board}"),
    "move": Telling("quiet", own="plain", spot="space {side} {space}", gains=counter("advance")),
    "discount": Telling("quiet", brings=True),
    # That nothing comes of an effect is no less to be told than what comes of others.
    "idle": Telling("quiet", own="plain", cause=False, brings=True, several=True),
    "unmet": Telling("quiet", own="plain", cause=False, brings=True, spot=CARD),
    "counted": Telling("quiet", own="plain", cause=False, brings=True, spot=CARD),
    "cart_paid": Telling("quiet", cause=False, spot="event", gains=counter("coin")),
    # Coins and points belong to what gave them.
    "pay": Telling("quiet", adds=True, gains=counter("coin", -1)),
    "coins": Telling("quiet", adds=True, gains=counter("coin")),
    "points": Telling("quiet", adds=True, gains=counter("vp")),
}
