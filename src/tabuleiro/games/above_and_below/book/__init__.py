"""Above and Below: the rule book by numbers, with examples."""

from tabuleiro.games.above_and_below.book.rulebook import VillageBook

ROOM = VillageBook
