"""Options in words: what each is and what it costs and brings, as far as the view can tell."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, cast

from tabuleiro.core.action import Action
from tabuleiro.games.imperial_miners.content.pack import BOARDS, FACTIONS
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.mine import SHIFT, place_text
from tabuleiro.games.imperial_miners.rules.turn import NONE, price
from tabuleiro.games.imperial_miners.rules.view import MineView
from tabuleiro.games.imperial_miners.words.effects import card_words, effect_words, parts_words
from tabuleiro.games.imperial_miners.words.names import (
    WORDS,
    MineSaid,
    board_name,
    card_name,
    card_of,
    cost_now,
    faction_name,
    side_name,
    side_of,
)

FACING: Final = tuple(SHIFT.index(-shift) for shift in SHIFT)  # the neighbour's side of each of a card's six borders
MARKS_ON_LABELS: Final = ("climb", "activate")  # where it matters whether a card is activated or collapsed


def _hand_card(said: MineSaid, action: Action) -> str:
    if not action.option:
        return said.text("label-blind" if action.kind == "pick" else "label-sell-none")
    card = card_of(said.game, said.game.box.ids[action.option])
    cost = cost_now(said.view, said.seat, card.id) if action.kind == "pick" else card.cost
    return _priced(said.game, card.id, cost, said.lang)


@lru_cache(maxsize=4096)  # pages say the same few hundred again and again
def _priced(game: ImperialMiners, card_id: str, cost: int, lang: str) -> str:
    card = card_of(game, card_id)
    return WORDS.text(
        lang,
        "label-card" if cost == card.cost else "label-card-less",
        card=card_name(game, card.id, lang),
        level=card.level,
        cost=cost,
        printed=card.cost,
        effects=" / ".join(card_words(game, card.id, lang)),
    )


def _free_place(said: MineSaid, action: Action) -> str:
    mine = {card["place"]: card["card"] for card in said.own["mine"]}
    halves = card_of(said.game, said.game.box.ids[action.at]).carts
    touched: list[str] = []
    carts = 0
    for direction, shift in enumerate(SHIFT):
        other = mine.get(place_text(action.option + shift))
        if other is not None:
            touched.append(said.card(other))
            carts += halves[direction] == "F" == card_of(said.game, other).carts[FACING[direction]]
    key = "label-place" if touched else "label-place-alone"
    return said.text(key, place=action.place, cards=WORDS.listed(touched, said.lang), carts=carts)


def _effect(said: MineSaid, action: Action) -> str:
    if action.option == NONE:
        return said.text("label-use-none")
    card = said.at(place_text(action.at))["card"]
    table, option = cast(MineView, said.view).table, action.option - 1
    now = price(said.game.box.effects[said.game.box.number[card]][option], table.players[said.seat])
    return effect_words(card_of(said.game, card).effects[option], said.lang, now)


def _surface(said: MineSaid, action: Action) -> str:
    return effect_words(said.game.pack.surface[action.option - 1], said.lang)


def _event_effect(said: MineSaid, action: Action) -> str:
    return effect_words(said.game.pack.events[action.at].effects[action.option - 1], said.lang)


def _mine_card(said: MineSaid, action: Action) -> str:
    here = said.at(action.place)
    key = "label-at"
    if action.kind == "machine":
        key = "label-machine"
    elif action.kind in MARKS_ON_LABELS and here["active"]:
        key = "label-at-active"
    elif action.kind in MARKS_ON_LABELS and here["collapsed"]:
        key = "label-at-collapsed"
    return said.text(key, card=said.card(here["card"]), place=here["place"], n=here["machines"])


def _border(said: MineSaid, action: Action) -> str:
    places = action.place.split(" and ")
    a, b = (said.card(said.at(place)["card"]) for place in places)
    return said.text("label-cart", a=a, b=b, **dict(zip(("from", "to"), places, strict=True)))


def _deck(said: MineSaid, action: Action) -> str:
    return said.text("label-deck", level=action.option, n=said.data["decks"][str(action.option)])


def _faction(said: MineSaid, action: Action) -> str:
    return faction_name(FACTIONS[action.option], said.lang)


def _board(said: MineSaid, action: Action) -> str:
    side = said.data["sides"][action.option]
    top = parts_words(side_of(said.game, side).spaces[-1], said.lang).rstrip(".")
    board = board_name(BOARDS[action.option], said.lang)
    return said.text("label-enter", board=board, side=side_name(said.game, side, said.lang), do=top)


LABELS: Final[dict[str, Callable[[MineSaid, Action], str]]] = {
    **dict.fromkeys(("keep", "pick", "discard", "sell"), _hand_card),
    **dict.fromkeys(("climb", "machine", "collapse", "clear", "activate"), _mine_card),
    **dict.fromkeys(("draw", "search"), _deck),
    "place": _free_place,
    "use": _effect,
    "surface": _surface,
    "event": _event_effect,
    "find": _faction,
    "cart": _border,
    "enter": _board,
}
