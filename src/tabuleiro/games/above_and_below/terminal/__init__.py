"""Above and Below: the table in a terminal."""

from tabuleiro.games.above_and_below.terminal import contents as CONTENTS
from tabuleiro.games.above_and_below.terminal import drawing as ROOM

__all__ = ["CONTENTS", "ROOM"]
