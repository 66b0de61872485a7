"""Helpers of the rule tests: positions from text, actions by notation, and small packs with only what a test needs."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from hypothesis import settings
from hypothesis import strategies as st

import tabuleiro
from tabuleiro.games.imperial_miners.content.checks import Reader
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.state import MineState

HOUSE = cast(ImperialMiners, tabuleiro.load("imperial-miners"))
SIDES = ("alchemy-a", "alchemy-b", "technology-a", "technology-b", "diplomacy-a", "diplomacy-b")
# Ten events that never do anything: no mine ever has twenty cards of level 3.
QUIET = tuple(f"quiet-{i}" for i in range(1, 11))
NEVER = "coin = 1, if = { count = 'level3', min = 20 }"
SURFACE = ("coin = 2", "pay = 4; advance = 2", "pay = 8; advance = 5", "draw = 3")  # as IM-21 has it
QUICK = settings(max_examples=60, deadline=None, database=None, derandomize=True)
PLAIN_BOARD = ("", "", "", "", "", "vp = 5")  # spaces 0 to 5: nothing but the top


# ---------------------------------------------------------------- packs
def card(
    id_: str,
    level: int,
    *effects: str,
    cost: int | None = None,
    less: str = "",
    factions: str = "",
    carts: str = "eeeeee",
    copies: int = 15,
) -> str:
    """A card for `small_pack`: `card("mill", 1, "coin = 2", "pay = 3; vp = 1; collapse = 1, on = 'self'")`.

    Parts of an effect stand between semicolons; without effects it gains 1 coin. `less` is its `cost_less`.
    """
    cost = (2 if level == 2 else 0) if cost is None else cost
    lines = [
        f"[[card]]\nid = '{id_}'\nlevel = {level}\ncost = {cost}\ncopies = {copies}\nsource = 'test'",
        f"carts = '{carts}'\nfactions = {factions.split()}",
        f"effects = {_effects(effects or ('coin = 1',))}",
    ]
    return "\n".join([*lines, f"cost_less = {{ {less} }}"] if less else lines)


def event(id_: str, kind: str, *effects: str) -> str:
    """An event for `small_pack`: `event("gift", "immediate", "coin = 3")`; kinds: immediate, feature, end."""
    return f"[[event]]\nid = '{id_}'\nkind = '{kind}'\nsource = 'test'\neffects = {_effects(effects)}"


def board(id_: str, *spaces: str) -> str:
    """A board side for `small_pack`, space 0 (empty) to the top: `board("alchemy-a", "", "coin = 1", "vp = 3")`."""
    name, _, side = id_.partition("-")
    rows = ", ".join(f"{{ do = [{_parts(space)}] }}" for space in spaces)
    return f"[[board]]\nid = '{id_}'\nboard = '{name}'\nside = '{side.upper()}'\nsource = 'test'\nspaces = [{rows}]"


@cache
def small_pack(*entries: str, surface: tuple[str, ...] = SURFACE) -> ImperialMiners:
    """A game of these cards, events and boards only; quiet events and plain boards are filled in."""
    filled = [event(id_, "immediate", NEVER) for id_ in QUIET]
    given = "\n".join(entries)
    filled += [board(side, *PLAIN_BOARD) for side in SIDES if f"[[board]]\nid = '{side}'" not in given]
    head = "[pack]\nname = 'small'\ncomplete = false\n[surface]\neffects = " + _effects(surface)
    return ImperialMiners(Reader().pack([("small.toml", "\n".join([head, given, *filled]))]))


def _effects(effects: tuple[str, ...]) -> str:
    return "[" + ", ".join(_effect(text) for text in effects) + "]"


def _effect(text: str) -> str:
    pieces = [piece.strip() for piece in text.split(";")]
    head = [piece for piece in pieces if piece.startswith(("pay", "less_per"))]
    parts = "; ".join(piece for piece in pieces if piece not in head)
    return "{ " + ", ".join([*head, f"do = [{_parts(parts)}]"]) + " }"


def _parts(text: str) -> str:
    return ", ".join(f"{{ {part.strip()} }}" for part in text.split(";") if part.strip())


# ---------------------------------------------------------------- positions and play
def position(text: str, pack: ImperialMiners | None = None, chance: tuple[str, ...] = ()) -> MineState:
    """The state of a position text, of the house set if no pack is given; `chance` fixes what comes up first."""
    return cast(MineState, (pack or HOUSE).position(text, chance))


def act(state: MineState, seat: int, *notations: str) -> MineState:
    """Takes these actions of one seat, one by one."""
    for text in notations:
        state.apply(state.decision(seat).parse(text))
    return state


def options(state: MineState, seat: int = 0) -> list[str]:
    """What the seat may answer now, in notation; nothing if it is not asked."""
    return [str(action) for action in state.decision(seat).actions] if seat in state.to_act else []


def refused(state: MineState, seat: int, text: str) -> tuple[str, str] | None:
    """The code and the rule of the reason against an action; None if it is legal."""
    reason = state.why_not(seat, text)
    return (reason.code, reason.rule) if reason else None


def seen(state: MineState, seat: int = 0) -> dict[str, Any]:
    """All that the seat may see of the table; -1 is a spectator."""
    return state.view(seat).data


def player(state: MineState, seat: int = 0) -> dict[str, Any]:
    """What is public of one seat: coins, vp, hand_size, mine, carts, board, space and so on."""
    found: dict[str, Any] = seen(state)["seats"][seat]
    return found


def hand(state: MineState, seat: int = 0) -> list[str]:
    found: list[str] = seen(state, seat)["hand"]
    return found


def mine(state: MineState, seat: int = 0) -> dict[str, dict[str, Any]]:
    """The mine by place: `mine(state)["2.1"]` has card, machines, collapsed and active."""
    return {row["place"]: row for row in player(state, seat)["mine"]}


# ---------------------------------------------------------------- geometry, written down a second time
# In the order of a card's half carts: left, right, upper left, upper right, lower left, lower right (IM-10, IM-17).
TOWARDS = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
FACING = (1, 0, 5, 4, 3, 2)  # the half of the neighbour that each of them meets


def around(place: tuple[int, int]) -> list[tuple[int, int]]:
    """The six places that touch a place (level, x)."""
    return [(place[0] + down, place[1] + right) for down, right in TOWARDS]


@st.composite
def mines(draw: st.DrawFn) -> list[tuple[int, int]]:
    """The places (level, x) of a mine of one to ten cards, each with one above it, in an order they could come."""
    found = [(1, 0)]
    for _ in range(draw(st.integers(0, 9))):
        below = {(level + 1, x + side) for level, x in found for side in (-1, 1) if level < 4}
        beside = {(1, x) for x in range(-8, 9, 2)}
        found.append(draw(st.sampled_from(sorted((below | beside) - set(found)))))
    return found
