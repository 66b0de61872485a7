"""Brazil: Imperial: every sentence and icon phrase, in three languages."""

from tabuleiro.games.brazil_imperial.words.sentences import BrazilWords as ROOM

__all__ = ["ROOM"]
