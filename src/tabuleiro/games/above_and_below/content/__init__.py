"""Above and Below: what is in the box, as data, and the reader that checks it."""

from tabuleiro.games.above_and_below.content.room import VillageContent

ROOM = VillageContent
