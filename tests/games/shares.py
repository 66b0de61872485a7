"""The plays of a check, shared between the builds: they play alike, as traces show, so each seed needs one of them."""

from __future__ import annotations

import tabuleiro


def share(plays: int) -> range:
    """The seeds of this build: the plain one plays the first, the compiled one, which is faster, all others."""
    return range(1) if tabuleiro.build() == "plain" else range(1, plays)
