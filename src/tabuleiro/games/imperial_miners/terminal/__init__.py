"""Imperial Miners: the table in a terminal."""

from tabuleiro.games.imperial_miners.terminal import contents as CONTENTS
from tabuleiro.games.imperial_miners.terminal import drawing as ROOM

__all__ = ["CONTENTS", "ROOM"]
