"""Brazil: Imperial: the table in a terminal."""

from tabuleiro.games.brazil_imperial.terminal import contents as CONTENTS
from tabuleiro.games.brazil_imperial.terminal import drawing as ROOM

__all__ = ["CONTENTS", "ROOM"]
