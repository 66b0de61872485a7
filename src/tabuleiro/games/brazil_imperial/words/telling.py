"""How the events of Brazil: Imperial are told: what each brings and to whom, where, how much it matters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tabuleiro.core.event import Event
from tabuleiro.games.brazil_imperial.content.pack import GOODS
from tabuleiro.games.brazil_imperial.words.phrases import icon_of
from tabuleiro.kit.beats import Gain, Telling, Weight, counter


# ---------------------------------------------------------------- what they bring
def _goods(seat: int, names: Iterable[str], sign: int = 1) -> list[Gain]:
    return [Gain(seat, icon_of(name), sign) for name in names]


def _gained(seat: int, data: Mapping[str, Any]) -> Iterable[Gain]:
    return _goods(seat, data["goods"])


def _given(seat: int, data: Mapping[str, Any]) -> Iterable[Gain]:
    """One good, or one gold card; a monarch or a painting may pay instead."""
    what = data["what"]
    return [Gain(seat, icon_of(what) if what in GOODS else GOLD_CARD, -1)] if what else []


def _dropped(seat: int, data: Mapping[str, Any]) -> Iterable[Gain]:
    """A good; of cards the deck is told."""
    return [Gain(seat, icon_of(data["what"]) if data["what"] in GOODS else data["deck"], -1)]


def _seized(seat: int, data: Mapping[str, Any]) -> Iterable[Gain]:
    """What lies on a tile goes with it."""
    return [*_goods(seat, data["goods"]), *_goods(data["before"], data["goods"], -1)]


# ---------------------------------------------------------------- how much they matter
def _founded(event: Event, eye: int) -> Weight:
    if event.seat != eye:
        return "plain"
    return "big" if event.data["founded"] else "quiet"


def _fought(event: Event, eye: int) -> Weight:
    """Whoever is in a fight sees it end."""
    return "big" if eye in (event.seat, event.data["defender"]) and eye >= 0 else "plain"


GOLD_CARD: Final = "gold-card"
COMBAT_CARD: Final = "combat-card"
HEX: Final = "hex {at}"
TELLINGS: Final[Mapping[str, Telling]] = {
    "setup": Telling("quiet"),
    "colour": Telling("quiet"),
    "missions_dealt": Telling("quiet"),
    "kept": Telling("quiet"),
    "crown_chosen": Telling("quiet"),
    "crowned": Telling(),
    "capitals": Telling("quiet", part=True),
    "capital": Telling(own="quiet", spot=HEX, main=True),
    "round": Telling("quiet", chapter=True),
    "turn": Telling("quiet", turn=True),
    "turn_ended": Telling("quiet", cause=False),
    "last_round": Telling("big"),
    "hand_shown": Telling("quiet"),
    "game_over": Telling("big"),
    # actions
    "arch": Telling("quiet", cause=False, spot="arch{of} {arch}"),
    "extra_action": Telling(own="quiet", cause=False, gains=counter(GOLD_CARD, -1, key="")),
    "deployed": Telling(own="quiet", spot=HEX, main=True, brings=True),
    "painted": Telling(own="quiet", spot="painting {painting}|gallery", main=True, brings=True),
    "hung": Telling("quiet", spot="painting {painting}"),
    "built": Telling(
        spot=HEX, gains=lambda seat, data: _goods(seat, data["lost"], -1), weigh=_founded, main=True, brings=True
    ),
    "city_offered": Telling("quiet", spot="city {city}"),
    "renovated": Telling(own="quiet", spot=HEX, main=True, brings=True),
    "produced": Telling(adds=True, spot=HEX, gains=_gained),
    "made": Telling(own="quiet", spot="product{of} {product}|arch{of} manufacture", main=True, brings=True),
    "slotted": Telling(own="quiet", spot="arch{of} {slot}|panel {seat}", brings=True),
    "traded": Telling(own="quiet", spot="arch{of} trade", main=True),
    # goods and cards
    "gained": Telling(own="quiet", adds=True, gains=_gained),
    "fetched": Telling(own="quiet", spot="arch{of} harbor", gains=_gained, main=True),
    "received": Telling(own="quiet", cause=False, spot="panel {seat}", gains=_gained),
    "paid": Telling("quiet", ahead=True, spot="hex {from}", gains=_given),
    "card_given": Telling("quiet", ahead=True, gains=counter(COMBAT_CARD, -1, key="")),
    "dropped": Telling("quiet", cause=False, gains=_dropped),
    "gold_card": Telling("quiet", own="plain", cause=False, spot="hand {card}", gains=counter(GOLD_CARD, key="")),
    "combat_card": Telling("quiet", own="plain", cause=False, spot="hand {card}", gains=counter(COMBAT_CARD, key="")),
    "gold_card_used": Telling(own="quiet", gains=counter(GOLD_CARD, -1, key="")),
    "mission_drawn": Telling("quiet", own="plain", cause=False, spot="mission {mission}", brings=True),
    "no_mission": Telling("quiet", brings=True),
    "reshuffled": Telling("quiet"),
    # missions and eras
    "mission": Telling(own="big", spot="panel {seat}", main=True),
    "palace": Telling(own="big", spot=HEX, brings=True),
    "no_palace": Telling("quiet", brings=True),
    "era": Telling("big", stays=True),
    "token_laid": Telling(cause=False, spot="arch{of} {arch}", brings=True),  # loud, to stand after the era
    "power": Telling(own="quiet", brings=True),
    # moves and finds
    "moved": Telling(own="quiet", spot="hex {to}", start="hex {from}", brings=True),
    "control": Telling(own="quiet", spot=HEX, gains=_seized, brings=True),
    "peeked": Telling("quiet", own="big", spot=HEX, brings=True),
    "revealed": Telling(own="big", spot=HEX, brings=True),
    "kept_find": Telling(cause=False, spot="panel {seat}", brings=True),
    "find_gone": Telling("quiet", cause=False),
    "find_unseen": Telling("quiet", cause=False, spot=HEX),
    "expedition": Telling(own="quiet", spot=HEX, start="hex {from}", brings=True),
    "expedition_over": Telling(own="big", spot=HEX, main=True, brings=True),
    # fights
    "fight": Telling(own="quiet", spot=HEX, start="hex {from}", brings=True),
    "card_laid": Telling("quiet", cause=False, gains=counter(COMBAT_CARD, -1, key="")),
    "cards_shown": Telling("quiet"),
    "cancelled": Telling("plain", brings=True),
    "fight_over": Telling(spot=HEX, weigh=_fought, main=True, stays=True),
    "defeated": Telling(brings=True),  # loud, to stand after how the fight ended
}
