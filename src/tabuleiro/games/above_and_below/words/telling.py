"""How the events of Above and Below are told: what each brings and to whom, where, how much it matters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tabuleiro.kit.beats import Gain, Telling, counter

Data = Mapping[str, Any]


def _thing(seat: int, data: Data, sign: int = 1) -> Iterable[Gain]:
    """`n` of `what`, else one."""
    return [Gain(seat, data["what"], sign * data.get("n", 1))]


def _less(seat: int, data: Data) -> Iterable[Gain]:
    return _thing(seat, data, -1)


def _spent(seat: int, data: Data) -> Iterable[Gain]:
    return [Gain(seat, data["what"], -1)]


def _acquired(seat: int, data: Data) -> Iterable[Gain]:
    """An outpost stands in a cave that was there before."""
    return [Gain(seat, "outpost" if data["row"] == "outposts" else "house", 1)]


def _put_up(seat: int, data: Data) -> Iterable[Gain]:
    return [*_spent(seat, data), *([Gain(seat, data["back"], 1)] if data["back"] else [])]


def _sold(seat: int, data: Data) -> Iterable[Gain]:
    buyer, price = data["buyer"], data["price"]
    return [Gain(seat, "coin", price), Gain(buyer, "coin", -price), Gain(buyer, data["what"], 1)]


VILLAGER: Final = "villager{of} {villager}"
BUILDING: Final = "building{of} {building}"
TELLINGS: Final[Mapping[str, Telling]] = {
    # set-up and rounds
    "setup": Telling("quiet", chapter=True),
    "cider_set": Telling("quiet"),
    "turn_started": Telling(turn=True),
    "round_ended": Telling("quiet", turn=True),
    "new_villagers": Telling("quiet", spot="hire"),
    # the turn
    "passed": Telling(own="quiet"),
    "labored": Telling(own="quiet", spot=VILLAGER, gains=counter("coin")),
    "cider_taken": Telling(spot="cider", gains=counter("cider")),
    "harvested": Telling(own="quiet", spot=BUILDING, gains=_thing),
    "built": Telling(own="quiet", spot=f"{BUILDING}|offers {{row}}", start="offers {row}"),
    "acquired": Telling("quiet", adds=True, gains=_acquired),
    "trained": Telling(own="quiet", spot=f"{VILLAGER}|hire", start="hire"),
    "joined": Telling("quiet", adds=True, spot=VILLAGER, gains=counter("villager")),
    "cat_rolled": Telling(spot=VILLAGER),
    "offered_next": Telling("quiet", spot="offer {building}"),
    "stocked": Telling("quiet", adds=True, spot=BUILDING),
    # free actions and goods
    "put_up": Telling(own="quiet", spot="sale {seat}", gains=_put_up),
    "taken_back": Telling("quiet", spot="sale {seat}", gains=_thing),
    "exchanging": Telling(spot="offers {row}"),
    "exchanged": Telling("quiet", spot="offers {row}"),
    "placed": Telling("quiet", spot="track{of}", gains=_spent),
    "offered": Telling(own="quiet", spot="sale {seller}"),
    "answered": Telling(),
    "sold": Telling(spot="sale {seat}", gains=_sold),
    # gains and losses
    "gained": Telling("quiet", own="plain", adds=True, gains=_thing),
    "lost": Telling("quiet", own="plain", adds=True, gains=_less),
    "none_left": Telling("quiet", own="plain"),
    "paid": Telling("quiet", adds=True, gains=_less),
    "reputation": Telling("quiet", own="plain", adds=True, spot="reputation", gains=counter("reputation")),
    "came": Telling(spot=f"{VILLAGER}|hire"),
    "nobody_joined": Telling(),
    # exploring
    "sent": Telling("quiet", spot=VILLAGER),
    "explored": Telling("quiet", tale="begins"),
    "cave_seen": Telling("quiet"),
    "paragraph": Telling(spot="encounter"),
    "chose": Telling(own="quiet", spot="encounter"),
    "staked": Telling("quiet"),
    "rolled": Telling("quiet"),
    "lanterns": Telling("quiet"),
    "rerolled": Telling("quiet", own="plain"),
    "injured": Telling(spot=VILLAGER),
    "succeeded": Telling(own="big", tale="tells", spot="encounter"),
    "failed": Telling(own="big", tale="tells", spot="encounter"),
    "reward_chosen": Telling("quiet", own="plain"),
    "gambled": Telling(spot="encounter"),
    "home": Telling("quiet", adds=True),
    "cave_kept": Telling("quiet", adds=True, gains=counter("cave")),
    "cave_returned": Telling("quiet"),
    # the round's end
    "rested": Telling("quiet", spot=VILLAGER),
    "income": Telling(gains=counter("coin")),
}
