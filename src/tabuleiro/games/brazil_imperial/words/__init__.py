"""Brazil: Imperial: every sentence and icon phrase, in three languages."""

from tabuleiro.games.brazil_imperial.words import sentences as ROOM

__all__ = ["ROOM"]
