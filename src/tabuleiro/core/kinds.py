"""The kinds of player, state and box that the core is written for: each game names its own, the core needs none.

`State[Village]` is a table of villages, `Choice[VillageState, Village]` a choice at such a table. Without a kind a
state has players of any game, and a step runs in any. Only type checkers know such defaults in every Python.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from typing_extensions import TypeVar

    from tabuleiro.core.player import Player
    from tabuleiro.core.state import State

    P_co = TypeVar("P_co", bound=Player, covariant=True, default=Player)
    P_contra = TypeVar("P_contra", bound=Player, contravariant=True, default=Any)
    S_co = TypeVar("S_co", bound=State, covariant=True, default=State)
    S_contra = TypeVar("S_contra", bound=State, contravariant=True, default=Any)
    B = TypeVar("B", default=Any)
else:
    from typing import TypeVar

    P_co = TypeVar("P_co", covariant=True)
    P_contra = TypeVar("P_contra", contravariant=True)
    S_co = TypeVar("S_co", covariant=True)
    S_contra = TypeVar("S_contra", contravariant=True)
    B = TypeVar("B")
