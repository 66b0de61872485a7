"""Imperial Miners: what is in the box, as data, and the reader that checks it."""

from tabuleiro.games.imperial_miners.content.room import MinersContent

ROOM = MinersContent
