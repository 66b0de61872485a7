"""How the events of Above and Below are told: what each brings and to whom, where, how much it matters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, cast

from tabuleiro.core.event import Event
from tabuleiro.kit.beats import Gain, Telling, Weight, counter

Data = Mapping[str, Any]
Gains = Callable[[int, Data], Iterable[Gain]]
DRINKS: Final = ("potion", "cider")


def _thing(seat: int, data: Data, sign: int = 1) -> Iterable[Gain]:
    """`n` of `what`, else one; and what that is worth."""
    return [Gain(seat, data["what"], sign * data.get("n", 1)), *_worth(seat, data)]


def _worth(seat: int, data: Data, key: str = "vp") -> Iterable[Gain]:
    return [Gain(seat, "vp", data[key])] if data.get(key) else []


def _less(seat: int, data: Data) -> Iterable[Gain]:
    return _thing(seat, data, -1)


def _acquired(seat: int, data: Data) -> Iterable[Gain]:
    """An outpost takes the room of a cave that was there before."""
    new = [Gain(seat, "outpost", 1), Gain(seat, "cave", -1)] if data["row"] == "outposts" else [Gain(seat, "house", 1)]
    return [*new, *_worth(seat, data)]


def _put_up(seat: int, data: Data) -> Iterable[Gain]:
    back = [Gain(seat, data["back"], 1)] if data["back"] else []
    return [Gain(seat, data["what"], -1), *back, *_worth(seat, data)]


def _placed(seat: int, data: Data) -> Iterable[Gain]:
    """It stays in the village: nothing is lost, and a new kind raises the income."""
    return [Gain(seat, "income", data["more"])] if data["more"] else []


def _one(what: str, key: str = "") -> Gains:
    """One of it, or as many as `key` says; and what that is worth."""
    return lambda seat, data: [Gain(seat, what, data.get(key, 1)), *_worth(seat, data)]


def _sold(seat: int, data: Data) -> Iterable[Gain]:
    """To both sides; the ware has left the seller when it was put up."""
    buyer, price = data["buyer"], data["price"]
    sale = [Gain(seat, "coin", price), Gain(buyer, "coin", -price), Gain(buyer, data["what"], 1)]
    return [*sale, *_worth(seat, data), *_worth(buyer, data, "buyer_vp")]


def _rested(seat: int, data: Data) -> Iterable[Gain]:
    """One step up, and the drink that it took."""
    step = Gain(seat, "ready", 1) if data["state"] == "ready" else Gain(seat, "injured", -1)
    drunk = [Gain(seat, data["with"], -1)] if data["with"] in DRINKS else []
    return [step, *drunk, *_worth(seat, data)]


def _read(event: Event, eye: int) -> Weight:
    """The first page of others is told with who went there; one that the own story goes on with is read on the card of
    its end."""
    return "quiet" if (event.seat == eye) == bool(event.data["on"]) else "plain"


def _led_on(event: Event, eye: int) -> Weight:
    """The own dice have their moment before the next question; if there is none, the end tells them."""
    if event.seat != eye:
        return "plain"
    return "big" if cast(Data, event.data)["ways"] > 1 else "quiet"


VILLAGER: Final = "villager{of} {villager}"
BUILDING: Final = "building{of} {building}"
TELLINGS: Final[Mapping[str, Telling]] = {
    # set-up and rounds
    "setup": Telling("quiet", chapter=True),
    "cider_set": Telling("quiet"),
    "turn_started": Telling(turn=True),
    "round_ended": Telling("quiet", turn=True, main=True),
    "new_villagers": Telling("quiet", spot="hire"),
    # the turn
    "passed": Telling(own="quiet", main=True),
    "labored": Telling(own="quiet", main=True, spot=VILLAGER, gains=counter("coin")),
    "cider_taken": Telling(spot="cider", gains=_one("cider")),
    "harvested": Telling(own="quiet", main=True, spot=BUILDING, gains=_thing),
    "built": Telling(own="quiet", onward="quiet", main=True, spot=f"{BUILDING}|offers {{row}}", start="offers {row}"),
    "acquired": Telling("quiet", adds=True, gains=_acquired),
    "trained": Telling(own="quiet", onward="quiet", main=True, spot=f"{VILLAGER}|hire", start="hire"),
    "joined": Telling("quiet", adds=True, spot=VILLAGER, gains=_one("villager")),
    "cat_rolled": Telling(spot=VILLAGER),
    "offered_next": Telling("quiet", spot="offer {building}"),
    "stocked": Telling("quiet", adds=True, spot=BUILDING),
    # free actions and goods
    "put_up": Telling(own="quiet", spot="sale {seat}", gains=_put_up),
    "taken_back": Telling("quiet", spot="sale {seat}", gains=_thing),
    "exchanging": Telling(spot="offers {row}"),
    "exchanged": Telling("quiet", brings=True, spot="offers {row}"),
    "placed": Telling("quiet", spot="track{of}", brings=True, gains=_placed),
    "offered": Telling(own="quiet", spot="sale {seller}"),
    "answered": Telling(),
    "sold": Telling(spot="sale {seat}", gains=_sold),
    # gains and losses
    "gained": Telling("quiet", own="plain", adds=True, gains=_thing),
    "lost": Telling("quiet", own="plain", adds=True, gains=_less),
    "none_left": Telling("quiet", own="plain"),
    "paid": Telling("quiet", adds=True, gains=_less),
    "reputation": Telling("quiet", own="plain", adds=True, spot="reputation", gains=_one("reputation", "n")),
    "ranked": Telling(cause=False, spot="reputation", gains=counter("vp")),
    "came": Telling(spot=f"{VILLAGER}|hire"),
    "nobody_joined": Telling(),
    # exploring
    "sent": Telling("quiet", spot=VILLAGER),
    "explored": Telling(own="quiet", main=True, brings=True, tale="begins"),
    "cave_seen": Telling("quiet"),
    "paragraph": Telling(main=True, brings=True, spot="encounter", weigh=_read),
    "chose": Telling(own="quiet", spot="encounter"),
    "staked": Telling("quiet"),
    "rolled": Telling("quiet"),
    "lanterns": Telling("quiet", brings=True),
    "rerolled": Telling("quiet", own="plain"),
    "injured": Telling(spot=VILLAGER, gains=counter("injured")),
    "went_on": Telling(weigh=_led_on, tale="tells", spot="encounter", keeps="{paragraph} {option} {number}"),
    "succeeded": Telling("big", main=True, tale="tells", spot="encounter", keeps="{paragraph} {option} {number}"),
    "failed": Telling("big", main=True, tale="tells", spot="encounter", keeps="{paragraph} {option} failed"),
    "reward_chosen": Telling("quiet", own="plain"),
    "gambled": Telling(spot="encounter"),
    "home": Telling("quiet", adds=True),
    "cave_kept": Telling("quiet", adds=True, gains=_one("cave")),
    "cave_returned": Telling("quiet"),
    # the round's end
    "rested": Telling("quiet", spot=VILLAGER, gains=_rested, sums="villager"),
    "income": Telling("quiet", own="plain", brings=True, gains=counter("coin")),
}
