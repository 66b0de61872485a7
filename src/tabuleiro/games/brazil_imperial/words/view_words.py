"""Until pages ask elsewhere."""

from tabuleiro.games.brazil_imperial.words.names import card_name

# -- until pages ask elsewhere
__all__ = ["card_name"]
