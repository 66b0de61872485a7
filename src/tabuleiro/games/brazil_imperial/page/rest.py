"""What must follow an option of Brazil: Imperial though the rules ask for it one by one: the page sends it along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabuleiro.games.brazil_imperial.rules.view_data import data_of
from tabuleiro.web.scene import Scene

CARDS_TRADED: Final = 2  # combat cards for a gold and a gold card (BI-21)
MOST_PAID: Final = 8  # no price is higher


def rest(scene: Scene, option: str) -> Sequence[str]:
    return _given(scene, option) or _paid(scene, option)


def _given(scene: Scene, option: str) -> Sequence[str]:
    """Combat cards that all have to go are given without a question for each."""
    decision, hand = scene.decision, data_of(scene.view)["seats"][scene.seat]["combat_cards"]
    all_go = decision is not None and decision.kind == "give" and decision.at == len(hand)
    if option == "trade cards" and len(hand) == CARDS_TRADED:
        return [f"give {card}" for card in hand]
    given = option.removeprefix("give ")
    if not all_go or given not in hand:
        return ()
    at = hand.index(given)
    return [f"give {card}" for card in (*hand[:at], *hand[at + 1 :])]


def _paid(scene: Scene, option: str) -> Sequence[str]:
    """All goods of a seat that can pay no other way are due: then there is nothing to choose. What is asked hangs on
    nothing that is hidden, so any world that fits the view tells it."""
    seat = scene.seat
    if scene.decision is None or option not in map(str, scene.decision.actions):
        return ()
    world = scene.view.sample(0)
    world.apply(world.decision(seat).parse(option))
    found: list[str] = []
    while not world.over and seat in world.to_act and world.decision(seat).kind == "pay" and len(found) < MOST_PAID:
        asked = world.decision(seat)
        data = data_of(world.view(seat))
        due, own = data["payment"], data["seats"][seat]
        goods = [action for action in asked.actions if action.parts.verb == "pay" and action.parts.place]
        if due is None or len(goods) < len(asked.actions) or own["gold_count"]:
            return ()
        if sum(own["wealth"].values()) > len(due["left"]):
            return ()
        found.append(str(goods[0]))
        world.apply(goods[0])
    return found
