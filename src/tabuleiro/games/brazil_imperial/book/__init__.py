"""Brazil: Imperial: the rule book by numbers, with examples."""

from tabuleiro.games.brazil_imperial.book import drawn as ROOM

__all__ = ["ROOM"]
