"""Options in words: what each is and what it costs and brings, as far as the view can tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tabuleiro.core.action import Action
from tabuleiro.games.imperial_miners.content.pack import BOARDS, FACTIONS, Effect
from tabuleiro.games.imperial_miners.rules.mine import SHIFT, place_text
from tabuleiro.games.imperial_miners.rules.turn import NONE, price
from tabuleiro.games.imperial_miners.rules.view import MineView
from tabuleiro.games.imperial_miners.words.effects import card_words, effect_words, parts_words
from tabuleiro.games.imperial_miners.words.names import (
    MineSaid,
    board_name,
    card_of,
    cost_now,
    faction_name,
    side_name,
    side_of,
)
from tabuleiro.games.imperial_miners.words.places import names_in, place_name, split
from tabuleiro.kit.words import Params

FACING: Final = tuple(SHIFT.index(-shift) for shift in SHIFT)  # the neighbour's side of each of a card's six borders
MARKS_ON_LABELS: Final = ("climb", "activate")  # where it matters whether a card is activated or collapsed


def _hand_card(said: MineSaid, action: Action) -> str:
    if not action.option:
        return said.text("label-blind" if action.kind == "pick" else "label-sell-none")
    card = card_of(said.game, said.game.box.ids[action.option])
    cost = cost_now(said.view, said.seat, card.id) if action.kind == "pick" else card.cost
    effects = " / ".join(card_words(said.game, card.id, said.lang))
    known: Params = {"card": said.card(card.id), "level": card.level, "cost": cost, "effects": effects}
    return said.text("label-card" if cost == card.cost else "label-card-less", printed=card.cost, **known)


def _free_place(said: MineSaid, action: Action) -> str:
    mine = {card["place"]: card["card"] for card in said.own["mine"]}
    halves = card_of(said.game, said.game.box.ids[action.at]).carts
    carts = 0
    for direction, shift in enumerate(SHIFT):
        other = mine.get(place_text(action.option + shift))
        if other is not None:
            carts += halves[direction] == "F" == card_of(said.game, other).carts[FACING[direction]]
    where = place_name(said.game, said.own["mine"], action.place, said.lang)
    return said.text("label-place", where=where, carts=carts)


def lost_at_top(said: MineSaid, effect: Effect) -> int:
    """So many spaces of an advance are left over where the marker reaches the top (IM-32)."""
    own = said.own
    n = sum(part.n for part in effect.parts if part.verb == "advance" and not part.per)
    if not n or not own["board"]:
        return 0
    spaces = side_of(said.game, said.data["sides"][BOARDS.index(own["board"])]).spaces
    return max(0, own["space"] + n - (len(spaces) - 1))


def _with_loss(said: MineSaid, effect: Effect, now: int | None = None) -> str:
    does, lost = effect_words(effect, said.lang, now), lost_at_top(said, effect)
    return said.text("label-lost", do=does, n=lost) if lost else does


def _effect(said: MineSaid, action: Action) -> str:
    effect = action.option - 1
    if action.kind != "use":
        given = said.game.pack.surface if action.kind == "surface" else said.game.pack.events[action.at].effects
        return _with_loss(said, given[effect])
    if action.option == NONE:
        return said.text("label-use-none")
    card = said.at(place_text(action.at))["card"]
    miner = cast(MineView, said.view).table.players[said.seat]
    now = price(said.game.box.effects[said.game.box.number[card]][effect], miner)
    return _with_loss(said, card_of(said.game, card).effects[effect], now)


def _mine_card(said: MineSaid, action: Action) -> str:
    here = said.at(action.place)
    key = "label-at"
    if action.kind == "machine":
        key = "label-machine"
    elif action.kind in MARKS_ON_LABELS and here["active"]:
        key = "label-at-active"
    elif action.kind in MARKS_ON_LABELS and here["collapsed"]:
        key = "label-at-collapsed"
    at, names = split(here["place"]), names_in(said.game, said.own["mine"], said.lang)
    return said.text(key, card=names[at], level=at[0], n=here["machines"])


def _border(said: MineSaid, action: Action) -> str:
    names = names_in(said.game, said.own["mine"], said.lang)
    a, b = (names[split(place)] for place in action.place.split(" and "))
    return said.text("label-cart", a=a, b=b)


def _board(said: MineSaid, action: Action) -> str:
    side = said.data["sides"][action.option]
    top = parts_words(side_of(said.game, side).spaces[-1], said.lang).rstrip(".")
    board = board_name(BOARDS[action.option], said.lang)
    return said.text("label-enter", board=board, side=side_name(said.game, side, said.lang), do=top)


def _deck(said: MineSaid, action: Action) -> str:
    return said.text("label-deck", level=action.option, n=said.data["decks"][str(action.option)])


LABELS: Final[dict[str, Callable[[MineSaid, Action], str]]] = {
    **dict.fromkeys(("keep", "pick", "discard", "sell"), _hand_card),
    **dict.fromkeys(("climb", "machine", "collapse", "clear", "activate"), _mine_card),
    **dict.fromkeys(("draw", "search"), _deck),
    "place": _free_place,
    **dict.fromkeys(("use", "surface", "event"), _effect),
    "find": lambda said, action: faction_name(FACTIONS[action.option], said.lang),
    "cart": _border,
    "enter": _board,
}
