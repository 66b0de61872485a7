"""Imperial Miners: the table in a terminal."""

from tabuleiro.games.imperial_miners.terminal.drawing import MineDrawing

ROOM = MineDrawing
