"""Imperial Miners: every sentence and icon phrase, in three languages."""

from tabuleiro.games.imperial_miners.words.sentences import MineWords as ROOM

__all__ = ["ROOM"]
