"""Brazil: Imperial: what is in the box, as data, and the reader that checks it."""

from tabuleiro.games.brazil_imperial.content.room import BrazilContent

ROOM = BrazilContent
