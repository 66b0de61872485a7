"""Packs and positions that the rule tests of IM-11 to IM-22 share."""

from __future__ import annotations

from helpers import (
    act,
    card,
    event,
    options,
    seen,
    small_pack,
)

PLAIN = small_pack(
    card("pit", 1, copies=40),
    card("hall", 2, copies=40),
    card("dome", 3, copies=40),
    card("core", 4, copies=14),
    event("gift", "immediate", "coin = 3"),
    event("feast", "end", "vp = 7"),
    event("sale", "feature", "feature = 'cost_less', n = 2"),
)
LEVEL_OF = {"pit": 1, "hall": 2, "dome": 3, "core": 4}
NAME_OF = {level: name for name, level in LEVEL_OF.items()}
BOTH_PICK = "[[seat]]\nhand = ['pit']\n[[seat]]\nhand = ['pit']"


def finish(state, *seats: int):
    """These seats take their first options until they have nothing left to do in this round."""
    round_ = seen(state)["round"]
    while seen(state)["round"] == round_ and (asked := [seat for seat in seats if seat in state.to_act]):
        act(state, asked[0], options(state, asked[0])[0])
    return state


def places(state, seat: int = 0) -> list[str]:
    return [text.partition(" at ")[2] for text in options(state, seat)]


# ---------------------------------------------------------------- IM-12: the event phase
CHOICES = small_pack(
    card("pit", 1, copies=9),
    event("either", "immediate", "coin = 1", "vp = 1"),
    event("offer", "immediate", "pay = 3; vp = 5", "coin = 1"),
    event("draw", "immediate", "draw = 2"),
    event("works", "immediate", "machine = 2, on = 'any'; clear = 1; cart = 1; activate = 1, of = 'any'; vp = 1"),
    event("spare", "immediate", "clear = 3; vp = 1"),
)
