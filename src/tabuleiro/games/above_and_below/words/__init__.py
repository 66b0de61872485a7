"""Above and Below: every sentence and icon phrase, in three languages."""

from tabuleiro.games.above_and_below.words.sentences import VillageWords as ROOM

__all__ = ["ROOM"]
