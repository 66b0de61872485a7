"""Above and Below: what the bots know of this game."""

from tabuleiro.games.above_and_below.bots import senses as ROOM

__all__ = ["ROOM"]
