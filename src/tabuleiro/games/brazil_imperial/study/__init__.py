"""Brazil: Imperial: what is counted for the balance report."""

from tabuleiro.games.brazil_imperial.study import balance as ROOM

__all__ = ["ROOM"]
