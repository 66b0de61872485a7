"""Above and Below: what is in the box, as data, and the reader that checks it."""

from tabuleiro.games.above_and_below.content import pack as ROOM

__all__ = ["ROOM"]
