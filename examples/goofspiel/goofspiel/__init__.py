"""Goofspiel: its manifest; rules.py has the rules, words the sentences."""

from tabuleiro.core.manifest import Manifest

MANIFEST = Manifest(name="goofspiel", package=__name__, short="gs", sign="trophy", fewest_seats=2, most_seats=4)
