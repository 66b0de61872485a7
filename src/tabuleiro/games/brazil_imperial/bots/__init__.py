"""Brazil: Imperial: what the bots know of this game."""

from tabuleiro.games.brazil_imperial.bots import senses as ROOM

__all__ = ["ROOM"]
