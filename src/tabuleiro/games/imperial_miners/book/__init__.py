"""Imperial Miners: the rule book by numbers, with examples."""

from tabuleiro.games.imperial_miners.book.rulebook import MinersBook

ROOM = MinersBook
