"""Every component of a play and where it is, and checks that running figures agree with a recount."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tabuleiro.core.errors import RulesError
from tabuleiro.core.state import BIT
from tabuleiro.games.imperial_miners.rules.effects import MOST_MACHINES
from tabuleiro.games.imperial_miners.rules.position import bare_mine

if TYPE_CHECKING:
    from tabuleiro.core.event import Event
    from tabuleiro.games.imperial_miners.content.pack import Pack
    from tabuleiro.games.imperial_miners.rules.state import Miner, MineState


def inventory(g: MineState) -> dict[str, int]:
    """Cards by id, events and board sides: the same after every action."""
    found: Counter[str] = Counter()
    for deck in g.decks:
        found.update(g.box.ids[card] for card in deck)
    for seat in range(len(g.players)):
        p = g.miner(seat)
        found.update(g.box.ids[card] for card in p.hand + p.cards)
        if p.playing:
            found[g.box.ids[p.playing]] += 1
        recount(g, p)
    found.update(f"event {g.box.event_ids[event]}" for event in g.event_bag + g.past_events)
    found.update(f"side {g.box.side_ids[side]}" for side in g.sides)
    return dict(found)


def things(pack: Pack) -> set[str]:
    """Every card at each effect, event effect, surface effect, board side and progress space."""
    found = {f"{card.id} {i}" for card in pack.cards for i in range(len(card.effects) + 1)}
    found |= {card.id for card in pack.cards}
    for event in pack.events:
        found |= {event.id} | ({f"{event.id} {i}" for i in (1, 2)} if len(event.effects) == 2 else set())
    found |= {f"surface {i}" for i in range(1, len(pack.surface) + 1)}
    return found | {f"{side.id} {space}" for side in pack.sides for space in range(1, len(side.spaces))}


def used(event: Event) -> set[str]:
    data = event.data
    if event.kind == "use":
        return {f"{data['card']} {data['effect']}"}
    if event.kind == "play":
        return {str(data["card"])}
    if event.kind == "round":
        return {str(data["event"])}
    if event.kind == "resolve":
        return {f"{data['event']} {data['effect']}"}
    if event.kind == "surface":
        return {f"surface {data['effect']}"}
    return {f"{data['side']} {data['space']}"} if event.kind == "move" else set()


def recount(g: MineState, p: Miner) -> None:
    """What the engine keeps as running figures, counted again from the cards."""
    again = bare_mine(g, p)
    faults = [
        name
        for name, fine in (
            ("grid", p.grid == again.grid),
            ("rows", p.rows == again.rows),
            ("factions", p.factions == again.factions),
            ("carts", again.complete & ~p.complete == 0 and p.complete & ~(again.complete | again.halves) == 0),
            ("half carts", p.halves == again.halves & ~p.complete),
            ("machines", len(p.machines) == len(p.cards) and all(n <= MOST_MACHINES for n in p.machines)),
            ("marks on cards", (p.collapsed | p.active) < BIT[len(p.cards)]),
            ("coins and points", p.coins >= 0 and p.vp >= 0 and p.discount >= 0),
            ("known cards", all(p.known.count(card) <= p.hand.count(card) for card in p.known)),
        )
        if not fine
    ]
    if faults:
        raise RulesError(f"seat {p.seat}: the recount differs in {', '.join(faults)}")
