"""How the events of Imperial Miners are told: what each brings and to whom, where, how much it matters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tabuleiro.kit.beats import Gain, Telling, counter


def _carts(seat: int, n: int) -> list[Gain]:
    """A complete cart is a point (IM-41)."""
    return [Gain(seat, "cart-full", n), Gain(seat, "vp", n)]


def _placed(seat: int, data: Mapping[str, Any]) -> Iterable[Gain]:
    return _carts(seat, data["carts"])


def _opened(seat: int, data: Mapping[str, Any]) -> Iterable[Gain]:
    return [Gain(seat, "hand", -len(data["cards"]))]


def _found(seat: int, data: Mapping[str, Any]) -> Iterable[Gain]:
    return [Gain(seat, "hand", 1)] if data["found"] else []


def _sold(seat: int, data: Mapping[str, Any]) -> Iterable[Gain]:
    return [Gain(seat, "coin", data["n"]), Gain(seat, "hand", -1)]


CARD: Final = "mine{of} {place}"
TELLINGS: Final[Mapping[str, Telling]] = {
    "setup": Telling("quiet"),
    "deal": Telling("quiet", gains=counter("hand")),
    "keep": Telling("quiet"),
    "opened": Telling("quiet", gains=_opened),
    "round": Telling("big", chapter=True, spot="event"),
    "event": Telling("quiet", own="plain", spot="event"),
    "resolve": Telling(spot="event"),
    "reveal": Telling("quiet", gains=counter("hand", -1, key="")),
    "revealed": Telling("big"),
    "blind": Telling(),
    "play": Telling(main=True, spot=CARD, gains=_placed),
    # What a chain brings others is told with the card that they placed: each step is a line of the log.
    "use": Telling("quiet", own="plain", spot=CARD),
    "climb": Telling("quiet", spot=CARD),
    "pass": Telling("quiet", own="plain", spot=CARD),
    "dig_out": Telling(spot=CARD),
    "surface": Telling("quiet", own="plain", spot="surface{of} {effect}"),
    "activate": Telling("quiet", spot=CARD),
    "draw": Telling("quiet", own="plain", spot="hand {card}", gains=counter("hand", key="")),
    "find": Telling("quiet"),
    "search": Telling("quiet", own="plain", spot="hand {found}", gains=_found),
    "not_found": Telling("quiet", own="plain"),
    "deck_empty": Telling("quiet", own="plain"),
    "level4": Telling("quiet", own="plain", spot="hand {card}", gains=counter("hand", key="")),
    "discard": Telling("quiet", gains=counter("hand", -1, key="")),
    "sell": Telling("quiet", gains=_sold),
    "stop": Telling("quiet"),
    "machine": Telling("quiet", own="plain", spot=CARD, gains=counter("machine", key="")),
    "collapse": Telling("quiet", own="plain", spot=CARD),
    "clear": Telling(spot=CARD),
    "cart": Telling("quiet", own="plain", spot="mine{of} {between}", gains=lambda seat, data: _carts(seat, 1)),
    "enter": Telling("quiet", spot="board {board}"),
    "move": Telling("quiet", own="plain", spot="space {side} {space}"),
    "discount": Telling("quiet", own="plain"),
    "unmet": Telling("quiet"),
    # Coins and points belong to what gave them.
    "pay": Telling("quiet", adds=True, gains=counter("coin", -1)),
    "coins": Telling("quiet", adds=True, gains=counter("coin")),
    "points": Telling("quiet", adds=True, gains=counter("vp")),
}
