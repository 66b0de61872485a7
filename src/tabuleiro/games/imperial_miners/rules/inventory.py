"""Every component of a play and where it is."""

from __future__ import annotations

from typing import Final

from tabuleiro.games.imperial_miners.rules.codes import PILE
from tabuleiro.games.imperial_miners.rules.state import Miner, MineState
from tabuleiro.kit.components import Held, Inventory

LEVELS: Final = (1, 2, 3, 4)


def bare_mine(g: MineState, p: Miner) -> Miner:
    """The same cards at the same places, put anew, without tokens and markers."""
    bare: Miner = g.game.new_player(p.seat)
    for i, card in enumerate(p.cards):
        bare.put(card, p.cells[i], g.box.level[card], g.box.faction_units[card], g.box.halves)
    return bare


COMPONENTS: Final = Inventory(
    (
        Held("ids", seat="hand cards playing", piles=[0, *(PILE + level for level in (0, *LEVELS))], decks=LEVELS),
        Held("event_ids", table="event_bag past_events", called="event {}"),
        Held("side_ids", table="sides", called="side {}"),
    ),
    field="decks",
    full="full_decks",
)
