"""Analysis: what many plays of bots say about them; the arena is its first tool."""

from __future__ import annotations

from tabuleiro.analysis.arena import Arena
from tabuleiro.analysis.entrants import Entrant, entrants_of
from tabuleiro.analysis.result import Result
from tabuleiro.analysis.schedule import Settings

__all__ = ["Arena", "Entrant", "Result", "Settings", "entrants_of"]
