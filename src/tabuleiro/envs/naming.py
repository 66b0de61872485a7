"""Names of environments: the game's with the version of its codec, `some_game_v1`."""

from __future__ import annotations

import re

from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.kit import shelf
from tabuleiro.kit.editions import house_set

Named = str | Game  # a game with its house set by its name, with a version or without one; or any game


def name_of(game: Game) -> str:
    """`some_game_v1`."""
    return game.codec.version.replace("-", "_")


def names() -> list[str]:
    """Those of all games that are installed."""
    return [name_of(house_set(name)) for name in shelf.games()]


def game_named(name: Named) -> Game:
    """A game by `some-game`, `some_game` or `some_game_v1`; a version that is not today's is refused."""
    if isinstance(name, Game):
        return name
    plain = name.replace("_", "-")
    match = re.fullmatch(r"(.+)-v(\d+)", plain)
    game = house_set(match[1] if match else plain)
    if match and plain != game.codec.version:
        raise BadInput(f"there is no environment '{name}' here: the codec of {game.name} is {name_of(game)}")
    return game
