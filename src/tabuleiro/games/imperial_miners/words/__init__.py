"""Imperial Miners: every sentence and icon phrase, in three languages."""

from tabuleiro.games.imperial_miners.words import sentences as ROOM

__all__ = ["ROOM"]
