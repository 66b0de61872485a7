"""Helpers of the rule tests: positions from text, actions by notation, what the table shows afterwards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import tabuleiro
from tabuleiro.games.brazil_imperial.rules.state import BrazilState

# The usual map is the Cisplatine. Seat 0 is green (Tibiriçá) with its capital on a3, seat 1 orange (Isabella) on g4.
#   around a3: a2 forest, b2 forest, b3 field, a4 field; mines: c2, e2, c5, e5; exploration: b1, e1, g2, d3, a5, c6, f5
GAME = tabuleiro.load("brazil-imperial")
NO_TILES = "explore = []\n"  # no exploration tiles on the map
ALL_GOODS = "supply = { cane = 1, coffee = 1, wood = 1, cotton = 1, gold = 1 }\n"

# i-8 (sawmill, cane field, farm), i-1 (trading post, farm, a unit on the map)
EMPIRE = "tiles = ['b2 sawmill', 'b3 cane-field', 'a4 farm', 'a2 trading-post']\nunits = ['g1 b3']\n"
WITH_I8 = EMPIRE + "missions = ['i-8', 'i-1', 'ii-1', 'iii-1']\nsupply = { cane = 1 }\n"


def position(text: str, *chance: str) -> BrazilState:
    """The state of a position text; `chance` fixes what comes up first."""
    return cast(BrazilState, GAME.position(text, chance))


def two(mine: str = "", theirs: str = "", table: str = "", chance: Iterable[str] = ()) -> BrazilState:
    """A turn of seat 0 at a table for two."""
    return position(f"{table}\n[[seat]]\n{mine}\n[[seat]]\n{theirs}\n", *chance)


def moving(
    mine: str, theirs: str = "", arch: str = "harbor", table: str = "", chance: Iterable[str] = ()
) -> BrazilState:
    """The movement phase of seat 0, whose action was on this arch."""
    lies = f"token = '{arch}'\narch = '{arch}'\n"
    return two(lies + mine, theirs, f"phase = 'move'\n{table}", chance)


def act(state: BrazilState, seat: int, *notations: str) -> BrazilState:
    """Takes these actions of one seat, one by one."""
    for text in notations:
        state.apply(state.decision(seat).parse(text))
    return state


def options(state: BrazilState, seat: int = 0, *words: str) -> list[str]:
    """What the seat may answer now, in notation, perhaps only what begins with one of the words; nothing if it is not
    asked."""
    if seat not in state.to_act:
        return []
    found = [str(action) for action in state.decision(seat).actions]
    return [one for one in found if one.split()[0] in words] if words else found


def asked(state: BrazilState, seat: int = 0) -> str:
    """The kind of the seat's decision; nothing if it is not asked."""
    return state.decision(seat).kind if seat in state.to_act else ""


def refused(state: BrazilState, seat: int, text: str) -> tuple[str, str] | None:
    """The code and the rule of the reason against an action; None if it is legal."""
    reason = state.why_not(seat, text)
    return (reason.code, reason.rule) if reason else None


def paid(state: BrazilState, seat: int = 0) -> BrazilState:
    """Pays what is due with whatever comes first."""
    while asked(state, seat) == "pay":
        act(state, seat, options(state, seat)[0])
    return state


def done(state: BrazilState, seat: int = 0) -> BrazilState:
    """The seat ends its turn."""
    return act(state, seat, "end turn")


def no_cards(state: BrazilState) -> BrazilState:
    """Whoever may lay combat cards lays none."""
    while state.to_act and asked(state, state.to_act[0]) in ("attack-cards", "defend-cards", "expedition"):
        act(state, state.to_act[0], "enough")
    return state


def laid(state: BrazilState, *arches: str, first: int = 0) -> BrazilState:
    """Everybody lays the past token, from the revealer on."""
    for i, arch in enumerate(arches):
        act(state, (first + i) % len(state.players), f"under {arch}")
    return state


# ---------------------------------------------------------------- what the table shows
def seen(state: BrazilState, seat: int = 0) -> dict[str, Any]:
    """All that the seat may see of the table; -1 is a spectator."""
    return state.view(seat).data


def player(state: BrazilState, seat: int = 0) -> dict[str, Any]:
    """A seat as it sees itself."""
    found: dict[str, Any] = seen(state, seat)["seats"][seat]
    return found


def place(state: BrazilState, at: str) -> dict[str, Any]:
    found: dict[str, Any] = next(hex_ for hex_ in seen(state)["map"]["hexes"] if hex_["at"] == at)
    return found


def tile(state: BrazilState, at: str) -> str:
    """The building or city on a hex, nothing if there is none."""
    found = place(state, at)["tile"]
    return found["id"] if found else ""


def goods(state: BrazilState, at: str) -> dict[str, int]:
    """What lies on a tile."""
    found: dict[str, int] = place(state, at)["tile"]["goods"]
    return found


def holder(state: BrazilState, at: str) -> int:
    found: int = place(state, at)["tile"]["holder"]
    return found


def supply(state: BrazilState, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = player(state, seat)["supply"]
    return found


def units(state: BrazilState, seat: int = 0) -> dict[str, str]:
    """Where the units that were deployed are: a hex, or `defeated`."""
    return {row["id"]: row["at"] or row["state"] for row in player(state, seat)["units"] if row["state"] != "reserve"}


def vp(thing: str) -> int:
    """The printed points of a building, city, product or unit; for an era III mission, of each objective."""
    pack = GAME.pack
    units = [unit for board in pack.boards for unit in board.units]
    return {one.id: one.vp for one in (*pack.buildings, *pack.cities, *pack.products, *pack.missions, *units)}[thing]


def points(state: BrazilState, source: str, seat: int = 0) -> int:
    found: int = player(state, seat)["points"][source]
    return found


def hand(state: BrazilState, what: str = "combat", seat: int = 0) -> list[str]:
    """Combat or gold cards."""
    found: list[str] = player(state, seat)[f"{what}_cards"]
    return found
