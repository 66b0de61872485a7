"""Imperial Miners: the rule book by numbers, with examples."""

from tabuleiro.games.imperial_miners.book import drawn as ROOM

__all__ = ["ROOM"]
