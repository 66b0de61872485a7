"""Helpers of the rule tests: positions from text, actions by notation, encounters with the lanterns a test wants."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from itertools import product
from typing import Any, cast

import tabuleiro
from tabuleiro.core.event import Event
from tabuleiro.games.above_and_below.content.pack import HOUSE
from tabuleiro.games.above_and_below.rules.state import VillageState

GAME = tabuleiro.load("above-and-below")
OTHER = "[[seat]]\n"  # a second seat with nothing special
TWO = OTHER * 2
ELSEWHERE = "[[seat]]\nvillagers = ['VS-hammer-4', 'VS-none-4']\n"  # lets the first seat have all but these
AS_WRITTEN = {file.stem: tomllib.loads(file.read_text("utf-8")) for file in HOUSE.glob("*.toml")}  # read a second time


def position(text: str, *chance: str) -> VillageState:
    """The state of a position text; `chance` fixes what comes up first."""
    return cast(VillageState, GAME.position(text, chance))


def act(state: VillageState, seat: int, *notations: str) -> VillageState:
    """Takes these actions of one seat, one by one."""
    for text in notations:
        state.apply(state.decision(seat).parse(text))
    return state


def options(state: VillageState, seat: int = 0) -> list[str]:
    """What the seat may answer now, in notation; nothing if it is not asked."""
    return [str(action) for action in state.decision(seat).actions] if seat in state.to_act else []


def asked(state: VillageState, seat: int = 0) -> str:
    """The kind of the seat's decision; nothing if it is not asked."""
    return state.decision(seat).kind if seat in state.to_act else ""


def refused(state: VillageState, seat: int, text: str) -> tuple[str, str] | None:
    """The code and the rule of the reason against an action; None if it is legal."""
    reason = state.why_not(seat, text)
    return (reason.code, reason.rule) if reason else None


def seen(state: VillageState, seat: int = 0) -> dict[str, Any]:
    """All that the seat may see of the table; -1 is a spectator."""
    return state.view(seat).data


def player(state: VillageState, seat: int = 0) -> dict[str, Any]:
    """What is public of one seat: coins, reputation, supply, track, points and so on."""
    found: dict[str, Any] = seen(state)["seats"][seat]
    return found


def doing(state: VillageState, seat: int = 0) -> dict[str, str]:
    """What each villager of a seat is doing."""
    return {row["id"]: row["state"] for row in player(state, seat)["villagers"]}


def supply(state: VillageState, seat: int = 0) -> dict[str, int]:
    """The wares in a seat's supply, only those that are there."""
    return {ware: n for ware, n in player(state, seat)["supply"].items() if n}


def caves(state: VillageState, seat: int = 0) -> list[str]:
    return [row["cave"] for row in player(state, seat)["caves"]]


def told(events: Iterable[Event], *kinds: str) -> list[tuple[str, int, dict[str, Any]]]:
    return [(event.kind, event.seat, dict(event.data)) for event in events if event.kind in kinds]


def pass_all(state: VillageState) -> VillageState:
    """Everybody passes until the round is over; whoever is asked about the rest and the track wants nothing."""
    now = state.round
    while state.round == now and not state.over:
        act(state, state.to_act[0], "pass")
    return no_more(state)


def no_more(state: VillageState) -> VillageState:
    """Rest and track: nobody wants anything."""
    while state.to_act and asked(state, state.to_act[0]) in ("rest", "store"):
        act(state, state.to_act[0], "enough")
    return state


def settle(state: VillageState) -> VillageState:
    """No reroll and nobody injured for light, if the first seat is asked."""
    while asked(state) in ("reroll", "injure"):
        act(state, 0, "enough")
    return state


# ---------------------------------------------------------------- encounters
def encounter(
    paragraph: int,
    *party: str,
    more: str = "",
    home: Iterable[str] = (),
    others: str = ELSEWHERE,
    table: str = "",
    dice: Iterable[int] = (),
) -> VillageState:
    """A paragraph just read by the first seat: its party on the cave card, `home` at home, and what comes up next."""
    party = party or ("VS-hammer-1", "VS-quill-1")
    rows = [*(f"{who} sent" for who in party), *home]
    text = f"{table}\n[[seat]]\nvillagers = {rows}\nencounter.paragraph = {paragraph}\n{more}\n{others}"
    return position(text, *map(str, dice))


LANTERNS = {
    row["id"]: row["lanterns"] for group in ("starting", "regular", "special") for row in AS_WRITTEN["villagers"][group]
}
UNSKILLED = ("VR15", "VS-none-1", "VR12", "VR13", "VR14")  # neither hammer nor quill, no fishmen; at most 14 lanterns


def light_of(who: str, die: int) -> int:
    """The best pair met (AB-11), from the file."""
    return max((n for face, n in LANTERNS[who] if die >= face), default=0)


def dice_for(party: Iterable[str], lanterns: int) -> list[int]:
    """Faces for each of the party that show exactly so many lanterns together."""
    who = list(party)
    for dice in product(range(1, 7), repeat=len(who)):
        if sum(map(light_of, who, dice)) == lanterns:
            return list(dice)
    raise AssertionError(f"{who} cannot show {lanterns} lanterns")


def lit(paragraph: int, option: str, lanterns: int, more: str = "", table: str = "") -> VillageState:
    """An encounter of two or four without any skill, who show so many lanterns for the option."""
    party = UNSKILLED[:2] if lanterns <= 4 else UNSKILLED[1:5]
    dice = dice_for(party, lanterns)
    return act(encounter(paragraph, *party, more=more, table=table, dice=dice), 0, f"option {option}")
