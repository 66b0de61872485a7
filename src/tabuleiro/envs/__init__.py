"""Games as environments for learning: PettingZoo, Gymnasium, OpenSpiel, many plays at once with NumPy arrays.

What they are made with is imported when one is asked for: the extras `environments` and `openspiel` bring it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabuleiro.envs.naming import Named, game_named, name_of, names

if TYPE_CHECKING:
    from tabuleiro.envs.many import Vector
    from tabuleiro.envs.one import SeatEnv
    from tabuleiro.envs.together import TogetherEnv
    from tabuleiro.envs.turns import TurnEnv

__all__ = ["aec", "game_named", "name_of", "names", "openspiel", "parallel", "register", "single", "vector"]


def aec(game: Named, seats: int = 2, **settings: Any) -> TurnEnv:
    """A PettingZoo AEC environment."""
    from tabuleiro.envs.turns import TurnEnv

    return TurnEnv(game, seats, **settings)


def parallel(game: Named, seats: int = 2, **settings: Any) -> TogetherEnv:
    """A PettingZoo parallel environment."""
    from tabuleiro.envs.together import TogetherEnv

    return TogetherEnv(game, seats, **settings)


def single(game: Named, seats: int = 2, **settings: Any) -> SeatEnv:
    """A Gymnasium environment: one seat; the others are played by bots."""
    from tabuleiro.envs.one import SeatEnv

    return SeatEnv(game, seats, **settings)


def vector(game: Named, plays: int, seats: int = 2, **settings: Any) -> Vector:
    """Many plays side by side, with NumPy arrays."""
    from tabuleiro.envs.many import Vector

    return Vector(game, plays, seats, **settings)


def register() -> list[str]:
    """Makes all games known to Gymnasium, as `tabuleiro/NAME-vN`; returns these names."""
    from tabuleiro.envs.one import register_all

    return register_all()


def openspiel() -> list[str]:
    """Makes all games known to OpenSpiel, as `tabuleiro_NAME_vN`; returns these names."""
    from tabuleiro.envs.spiel import register_all

    return register_all()
