"""Every component of a play and where it is, and checks that running figures agree with a recount."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.state import BIT
from tabuleiro.games.imperial_miners.rules.codes import PILE
from tabuleiro.games.imperial_miners.rules.effects import MOST_MACHINES
from tabuleiro.kit.components import Held, Inventory, recounted

if TYPE_CHECKING:
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
    from tabuleiro.games.imperial_miners.rules.state import Miner, MineState

LEVELS: Final = (1, 2, 3, 4)


def things(game: ImperialMiners) -> set[str]:
    """Every card at each effect, event effect, surface effect, board side and progress space."""
    pack = game.pack
    found = {f"{card.id} {i}" for card in pack.cards for i in range(len(card.effects) + 1)}
    found |= {card.id for card in pack.cards}
    for event in pack.events:
        found |= {event.id} | ({f"{event.id} {i}" for i in (1, 2)} if len(event.effects) == 2 else set())
    found |= {f"surface {i}" for i in range(1, len(pack.surface) + 1)}
    return found | {f"{side.id} {space}" for side in pack.sides for space in range(1, len(side.spaces))}


def bare_mine(g: MineState, p: Miner) -> Miner:
    """The same cards at the same places, put anew, without tokens and markers."""
    bare: Miner = g.game.new_player(p.seat)
    for i, card in enumerate(p.cards):
        bare.put(card, p.cells[i], g.box.level[card], g.box.faction_units[card], g.box.halves)
    return bare


def recount(g: MineState) -> None:
    """What the engine keeps as running figures, counted again from the cards."""
    for p in g.players:
        again = bare_mine(g, p)
        carts = again.complete & ~p.complete == 0 and p.complete & ~(again.complete | again.halves) == 0
        recounted(
            p.seat,
            {
                "grid": p.grid == again.grid,
                "rows": p.rows == again.rows,
                "factions": p.factions == again.factions,
                "carts": carts,
                "half carts": p.halves == again.halves & ~p.complete,
                "machines": len(p.machines) == len(p.cards) and all(n <= MOST_MACHINES for n in p.machines),
                "marks on cards": (p.collapsed | p.active) < BIT[len(p.cards)],
                "coins and points": p.coins >= 0 and p.vp >= 0 and p.discount >= 0,
                "known cards": all(p.known.count(card) <= p.hand.count(card) for card in p.known),
            },
        )


COMPONENTS: Final = Inventory(
    (
        Held("ids", seat="hand cards playing", piles=[0, *(PILE + level for level in (0, *LEVELS))], decks=LEVELS),
        Held("event_ids", table="event_bag past_events", called="event {}"),
        Held("side_ids", table="sides", called="side {}"),
    ),
    recount,
    things,
    {
        "use": "{card} {effect}",
        "play": "{card}",
        "round": "{event}",
        "resolve": "{event} {effect}",
        "surface": "surface {effect}",
        "move": "{side} {space}",
    },
    field="decks",
    full="full_decks",
)
