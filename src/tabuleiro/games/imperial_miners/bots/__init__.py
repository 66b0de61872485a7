"""Imperial Miners: what the bots know of this game."""

from tabuleiro.games.imperial_miners.bots import senses as ROOM

__all__ = ["ROOM"]
