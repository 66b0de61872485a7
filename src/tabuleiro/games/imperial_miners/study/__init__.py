"""Imperial Miners: what is counted for the balance report."""

from tabuleiro.games.imperial_miners.study import balance as ROOM

__all__ = ["ROOM"]
