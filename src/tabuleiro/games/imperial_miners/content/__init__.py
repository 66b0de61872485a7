"""The content of Imperial Miners: cards, events and boards."""

from __future__ import annotations

from tabuleiro.games.imperial_miners.content import pack as c
from tabuleiro.games.imperial_miners.content.checks import Reader
from tabuleiro.kit.content import Content


class MinersContent(Content):
    reader = Reader
    inner = (c.Reduction, c.Effect, c.Part)
    vocabulary = (
        ("Verbs", ("verb", "what it does", "with", "which is"), [(one, *verb.told) for one, verb in c.VERBS.items()]),
        ("Counts", ("count", "what is counted, in the player's own mine"), list(c.COUNTS.items())),
        ("Conditions", ("condition", "holds if"), list(c.CONDITIONS.items())),
        ("Features", ("feature", "in this round"), list(c.FEATURES.items())),
    )


ROOM = MinersContent
