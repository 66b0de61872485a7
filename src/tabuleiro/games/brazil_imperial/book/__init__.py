"""Brazil: Imperial: the rule book by numbers, with examples."""

from tabuleiro.games.brazil_imperial.book.rulebook import BrazilBook

ROOM = BrazilBook
