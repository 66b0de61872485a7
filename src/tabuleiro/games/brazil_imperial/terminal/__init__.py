"""Brazil: Imperial: the table in a terminal."""

from tabuleiro.games.brazil_imperial.terminal.drawing import RealmDrawing

ROOM = RealmDrawing
