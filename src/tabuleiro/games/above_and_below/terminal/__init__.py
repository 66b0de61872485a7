"""Above and Below: the table in a terminal."""

from tabuleiro.games.above_and_below.terminal.drawing import VillageDrawing

ROOM = VillageDrawing
