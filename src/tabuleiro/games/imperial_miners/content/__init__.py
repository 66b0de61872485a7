"""Imperial Miners: what is in the box, as data, and the reader that checks it."""

from tabuleiro.games.imperial_miners.content import pack as ROOM

__all__ = ["ROOM"]
