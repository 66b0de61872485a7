"""How the events of Imperial Miners are told: what each brings and to whom, where, how much it matters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tabuleiro.kit.beats import Gain, Telling, counter


def _placed(seat: int, data: Mapping[str, Any]) -> Iterable[Gain]:
    return [Gain(seat, "cart-full", data["carts"])]


CARD: Final = "mine{of} {place}"
TELLINGS: Final[Mapping[str, Telling]] = {
    "setup": Telling("quiet"),
    "deal": Telling("quiet"),
    "opened": Telling("quiet"),
    "reveal": Telling("quiet"),
    "blind": Telling(spot="hand {card}"),
    "play": Telling(spot=CARD, gains=_placed),
    "pass": Telling("quiet", spot=CARD),
    "dig_out": Telling("quiet", own="plain", spot=CARD),
    "use": Telling("quiet", own="plain", spot=CARD),
    "surface": Telling("quiet", own="plain", spot="surface"),
    "activate": Telling("quiet", own="plain", spot=CARD),
    "resolve": Telling(spot="event"),
    "draw": Telling("quiet", own="plain", spot="hand {card}", gains=counter("hand", key="")),
    "find": Telling("quiet"),
    "search": Telling("quiet", own="plain", spot="hand {found}"),
    "level4": Telling("quiet", own="plain", spot="hand {card}", gains=counter("hand", key="")),
    "discard": Telling("quiet", gains=counter("hand", -1, key="")),
    "sell": Telling("quiet"),
    "machine": Telling("quiet", spot=CARD, gains=counter("machine", key="")),
    "collapse": Telling("quiet", spot=CARD),
    "clear": Telling("quiet", spot=CARD),
    "cart": Telling("quiet", own="plain", gains=counter("cart-full", key="")),
    "move": Telling("quiet", own="plain", spot="board {side}"),
    "enter": Telling("quiet"),
    "discount": Telling("quiet"),
    "pay": Telling("quiet", adds=True, gains=counter("coin", -1)),
    "coins": Telling("quiet", own="plain", adds=True, gains=counter("coin")),
    "points": Telling("quiet", own="plain", adds=True, gains=counter("vp")),
}
