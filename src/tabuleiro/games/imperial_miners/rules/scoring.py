"""Scores, ties and solo titles (IM-41 to IM-43)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tabuleiro.core.player import bits
from tabuleiro.core.scores import Score, Scores, ranked
from tabuleiro.games.imperial_miners.rules.state import Miner, MineState

# What breaks a tie after coins: the icon is lost from every text we have (house ruling).
SECOND_TIE_BREAK: Final = "machines"
# A solo score below the number earns the title; more than all of them, the last one.
TITLES: Final = ((35, "digger"), (46, "labourer"), (56, "adept"), (61, "engineer"), (66, "veteran"))
BEST_TITLE: Final = "king"


def total(p: Miner) -> int:
    return p.vp + bits(p.complete)


def ties(p: Miner) -> tuple[int, int]:
    return p.coins, p.total_machines()


def scores(g: MineState) -> list[Score]:
    found = ranked([(total(p), {"vp": p.vp, "carts": bits(p.complete)}, ties(p)) for p in g.players])
    return found if len(found) > 1 else Scores(replace(score, title=title(score.total)) for score in found)


def title(points: int) -> str:
    """The solo title of a score, as a key of the locales."""
    return next((name for below, name in TITLES if points < below), BEST_TITLE)
