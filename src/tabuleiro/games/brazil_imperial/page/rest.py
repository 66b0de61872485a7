"""What must follow an option of Brazil: Imperial though the rules ask for it one by one: the page sends it along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from tabuleiro.core.action import Action
from tabuleiro.games.brazil_imperial.rules.state import BrazilState
from tabuleiro.games.brazil_imperial.rules.view_data import data_of
from tabuleiro.web.scene import Scene

MOST: Final = 8  # no price is higher


def rest(scene: Scene, option: str) -> Sequence[str]:
    """What is asked hangs on nothing that is hidden, so any world that fits the view tells it."""
    seat = scene.seat
    if scene.decision is None or option not in map(str, scene.decision.actions):
        return ()
    world = scene.view.sample(0)
    world.apply(world.decision(seat).parse(option))
    found: list[str] = []
    while seat in world.to_act and len(found) < MOST and (forced := _forced(cast(BrazilState, world), seat)):
        found.append(str(forced))
        world.apply(forced)
    return found


def _forced(world: BrazilState, seat: int) -> Action | None:
    """One of the cards or goods, where all of them have to go: then there is nothing to choose."""
    asked, data = world.decision(seat), data_of(world.view(seat))
    due, own = data["payment"], data["seats"][seat]
    if asked.kind == "give":
        return asked.parse(f"give {own['combat_cards'][0]}") if asked.at == own["combat_count"] else None
    goods = [action for action in asked.actions if action.parts.verb == "pay" and action.parts.place]
    if asked.kind != "pay" or due is None or len(goods) < len(asked.actions) or own["gold_count"]:
        return None
    return goods[0] if sum(own["wealth"].values()) <= len(due["left"]) else None
