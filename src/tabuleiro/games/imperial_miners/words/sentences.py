"""Everything of Imperial Miners in words, in three languages: names, cards, questions, options, reasons, the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

from tabuleiro.games.imperial_miners.content.pack import BOARDS, FACTIONS, Card, Side
from tabuleiro.games.imperial_miners.rules.cards import HAND_LIMIT
from tabuleiro.games.imperial_miners.rules.mine import NOWHERE, SHIFT, place_text
from tabuleiro.games.imperial_miners.rules.turn import BLIND, NONE, OPENING_HAND
from tabuleiro.games.imperial_miners.words.effects import (
    WORDS,
    effect_words,
    listed,
    parts_words,
    reduction_words,
)

if TYPE_CHECKING:
    from tabuleiro.core.action import Action
    from tabuleiro.core.decision import Decision
    from tabuleiro.core.event import Event
    from tabuleiro.core.reason import Reason
    from tabuleiro.core.view import View
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners

__all__ = [
    "board_name",
    "board_side",
    "card_name",
    "card_words",
    "cost_now",
    "effect_words",
    "event_name",
    "event_words",
    "faction_name",
    "label",
    "log_line",
    "parts_words",
    "prompt",
    "reason_words",
    "side_name",
    "space_words",
    "title_words",
]

Data = dict[str, Any]  # a part of a view's data
Params = dict[str, int | str]
FACING: Final = [SHIFT.index(-shift) for shift in SHIFT]  # the neighbour's side of each of a card's six borders
MARKS_ON_LABELS: Final = ("climb", "activate")  # where it matters whether a card is activated or collapsed


# ---------------------------------------------------------------- names
def card_name(game: ImperialMiners, card_id: str, lang: str) -> str:
    number = game.box.number.get(card_id, 0)
    return _name("card", card_id, game.pack.cards[number - 1].names if number else {}, lang)


def event_name(game: ImperialMiners, event_id: str, lang: str) -> str:
    names = next((event.names for event in game.pack.events if event.id == event_id), {})
    return _name("event", event_id, names, lang)


def side_name(game: ImperialMiners, side_id: str, lang: str) -> str:
    names = next((side.names for side in game.pack.sides if side.id == side_id), {})
    return _name("side", side_id, names, lang)


def board_name(board: str, lang: str) -> str:
    return WORDS.text(lang, f"board-{board}")


def board_side(game: ImperialMiners, side_id: str, lang: str) -> str:
    """A board with the name of the side that is used."""
    board = board_name(_side(game, side_id).board, lang)
    return WORDS.text(lang, "board-side", board=board, side=side_name(game, side_id, lang))


def faction_name(faction: str, lang: str) -> str:
    return WORDS.text(lang, f"faction-{faction}")


def title_words(key: str, lang: str) -> str:
    """The title of a solo score (IM-43)."""
    return WORDS.text(lang, f"title-{key}")


def _name(kind: str, id_: str, names: Mapping[str, str], lang: str) -> str:
    """A pack's own name wins; one that has none, and that we do not know, is called by its id."""
    key = f"{kind}-{id_}"
    if names.get(lang):
        return names[lang]
    if WORDS.has(lang, key):
        return WORDS.text(lang, key)
    return id_.replace("-", " ").replace("_", " ").title()


# ---------------------------------------------------------------- content
def card_words(game: ImperialMiners, card_id: str, lang: str) -> list[str]:
    """A line for each effect, and one for what makes the card cheaper."""
    card = _card(game, card_id)
    lines = [effect_words(effect, lang) for effect in card.effects]
    return [*lines, reduction_words(card.reduction, lang)] if card.reduction else lines


def event_words(game: ImperialMiners, event_id: str, lang: str) -> list[str]:
    """A line that says when it takes effect (and that one is to be chosen), then one for each effect."""
    event = game.pack.events[game.box.event_ids.index(event_id)]
    kind = f"kind-{event.kind}-choose" if len(event.effects) > 1 else f"kind-{event.kind}"
    return [WORDS.text(lang, kind), *(effect_words(effect, lang) for effect in event.effects)]


def space_words(game: ImperialMiners, side_id: str, space: int, lang: str) -> str:
    spaces = _side(game, side_id).spaces
    do = parts_words(spaces[space], lang)
    if space == len(spaces) - 1:
        return WORDS.text(lang, "space-top", do=do)
    return do or WORDS.text(lang, "space-empty" if space else "space-start")


def _card(game: ImperialMiners, card_id: str) -> Card:
    return game.pack.cards[game.box.number[card_id] - 1]


def _side(game: ImperialMiners, side_id: str) -> Side:
    return game.pack.sides[game.box.side_ids.index(side_id)]


# ---------------------------------------------------------------- what a view shows
def _game(view: View) -> ImperialMiners:
    return cast("ImperialMiners", view.game)


def _seat(data: Data, seat: int) -> Data:
    return cast(Data, data["seats"][seat])


def _mine(data: Data, seat: int) -> dict[str, Data]:
    """The cards of a seat's mine by place."""
    return {card["place"]: card for card in _seat(data, seat)["mine"]}


def _counted(game: ImperialMiners, seat: Data, count: str) -> int:
    """What a card's cost or an effect's price may depend on, counted in the mine that a view shows."""
    cards = [_card(game, entry["card"]) for entry in seat["mine"]]
    if count in FACTIONS:
        return sum(count in card.factions for card in cards)
    if count == "different":
        return len({faction for card in cards for faction in card.factions})
    if count.startswith("level"):
        return sum(f"level{card.level}" == count for card in cards)
    if count == "machine":
        return sum(entry["machines"] for entry in seat["mine"])
    if count == "collapse":
        return sum(entry["collapsed"] for entry in seat["mine"])
    return len(seat["carts"]) if count == "cart" else int(seat[count])  # the rest: space, coins


def cost_now(game: ImperialMiners, data: Data, seat: Data, card: Card) -> int:
    """What the card costs this seat now (IM-7)."""
    cost = card.cost - data["features"].get("cost_less", 0) - seat["discount"]
    if card.reduction:
        cost -= card.reduction.n * (_counted(game, seat, card.reduction.per) // card.reduction.every)
    return max(cost, 0) if card.cost else 0


# ---------------------------------------------------------------- questions
def prompt(view: View, decision: Decision, lang: str, names: Sequence[str] | None = None) -> str:
    """What the seat is to do, in one sentence to that player; no other seat has a part in it."""
    game, data, kind, at = _game(view), cast(Data, view.data), decision.kind, decision.at
    key = f"prompt-{kind}"
    params: Params = {}
    if kind == "keep":
        params = {"next": len(data["kept"]) + 1, "most": OPENING_HAND}
    elif kind == "pick":
        key += "-blind" if list(decision.options) == [BLIND] else ""
    elif kind == "place":
        params = {"card": card_name(game, game.box.ids[at], lang)}
    elif kind == "event":
        params = {"event": event_name(game, game.box.event_ids[at], lang)}
    elif kind == "search":
        params = {"faction": FACTIONS[at & 7]}
    elif kind == "discard":
        params = {"n": len(data["hand"]), "most": HAND_LIMIT}
    elif kind == "sell":
        params = {"n": at & 15, "left": at >> 4}
    elif kind == "enter":
        key += "-next" if _seat(data, decision.seat)["board"] else ""
    else:
        if kind in ("machine", "cart", "activate"):
            key = f"prompt-{decision.step.name}"  # which cards or borders are meant is part of the step
        if at != NOWHERE and kind in ("use", "climb", "machine", "collapse", "cart", "activate"):
            params = {"card": card_name(game, _mine(data, decision.seat)[place_text(at)]["card"], lang)}
    return WORDS.text(lang, key, **params)


# ---------------------------------------------------------------- options
def label(view: View, action: Action, lang: str, names: Sequence[str] | None = None) -> str:
    """What an option is and what it brings, as far as the view can tell."""
    return LABELS[action.kind](_game(view), cast(Data, view.data), action, lang)


def _hand_card(game: ImperialMiners, data: Data, action: Action, lang: str) -> str:
    if not action.option:
        return WORDS.text(lang, "label-blind" if action.kind == "pick" else "label-sell-none")
    card = _card(game, game.box.ids[action.option])
    cost = cost_now(game, data, _seat(data, action.seat), card) if action.kind == "pick" else card.cost
    return _priced(game, card.id, cost, lang)


@lru_cache(maxsize=4096)  # pages say the same few hundred again and again
def _priced(game: ImperialMiners, card_id: str, cost: int, lang: str) -> str:
    card = _card(game, card_id)
    return WORDS.text(
        lang,
        "label-card" if cost == card.cost else "label-card-less",
        card=card_name(game, card.id, lang),
        level=card.level,
        cost=cost,
        printed=card.cost,
        effects=" / ".join(card_words(game, card.id, lang)),
    )


def _free_place(game: ImperialMiners, data: Data, action: Action, lang: str) -> str:
    mine = _mine(data, action.seat)
    halves = _card(game, game.box.ids[action.at]).carts
    touched: list[str] = []
    carts = 0
    for direction, shift in enumerate(SHIFT):
        other = mine.get(place_text(action.option + shift))
        if other is not None:
            touched.append(card_name(game, other["card"], lang))
            carts += halves[direction] == "F" == _card(game, other["card"]).carts[FACING[direction]]
    key = "label-place" if touched else "label-place-alone"
    return WORDS.text(lang, key, place=action.place, cards=listed(touched, lang), carts=carts)


def _effect(game: ImperialMiners, data: Data, action: Action, lang: str) -> str:
    if action.option == NONE:
        return WORDS.text(lang, "label-use-none")
    card = _mine(data, action.seat)[place_text(action.at)]["card"]
    effect = _card(game, card).effects[action.option - 1]
    scots = _counted(game, _seat(data, action.seat), "scots") if effect.less_per_scot else 0
    return effect_words(effect, lang, max(effect.pay - scots, 0))


def _surface(game: ImperialMiners, data: Data, action: Action, lang: str) -> str:
    return effect_words(game.pack.surface[action.option - 1], lang)


def _event_effect(game: ImperialMiners, data: Data, action: Action, lang: str) -> str:
    return effect_words(game.pack.events[action.at].effects[action.option - 1], lang)


def _mine_card(game: ImperialMiners, data: Data, action: Action, lang: str) -> str:
    entry = _mine(data, action.seat)[action.place]
    key = "label-at"
    if action.kind == "machine":
        key = "label-machine"
    elif action.kind in MARKS_ON_LABELS and entry["active"]:
        key = "label-at-active"
    elif action.kind in MARKS_ON_LABELS and entry["collapsed"]:
        key = "label-at-collapsed"
    return WORDS.text(lang, key, card=card_name(game, entry["card"], lang), place=entry["place"], n=entry["machines"])


def _border(game: ImperialMiners, data: Data, action: Action, lang: str) -> str:
    mine = _mine(data, action.seat)
    places = action.place.split(" and ")
    a, b = (card_name(game, mine[place]["card"], lang) for place in places)
    return WORDS.text(lang, "label-cart", a=a, b=b, **dict(zip(("from", "to"), places, strict=True)))


def _deck(game: ImperialMiners, data: Data, action: Action, lang: str) -> str:
    return WORDS.text(lang, "label-deck", level=action.option, n=data["decks"][str(action.option)])


def _faction(game: ImperialMiners, data: Data, action: Action, lang: str) -> str:
    return faction_name(FACTIONS[action.option], lang)


def _board(game: ImperialMiners, data: Data, action: Action, lang: str) -> str:
    side = data["sides"][action.option]
    top = parts_words(_side(game, side).spaces[-1], lang).rstrip(".")
    board = board_name(BOARDS[action.option], lang)
    return WORDS.text(lang, "label-enter", board=board, side=side_name(game, side, lang), do=top)


LABELS: Final[dict[str, Callable[[ImperialMiners, Data, Action, str], str]]] = {
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


# ---------------------------------------------------------------- reasons
def reason_words(game: ImperialMiners, reason: Reason, lang: str) -> str:
    """Why not, with the rule's number."""
    params = dict(reason.parameters)
    if "card" in params:
        params["card"] = card_name(game, str(params["card"]), lang)
    text = WORDS.text(lang, f"reason-{reason.code}", **params)
    return f"{text} ({reason.rule})" if reason.rule else text


# ---------------------------------------------------------------- the log
def log_line(game: ImperialMiners, event: Event, names: Sequence[str], lang: str) -> str:
    """What happened, in one line; "" for what needs none. More is said to who sees more (`event.seen_by`)."""
    data = cast(Data, event.data)
    if event.kind in ("pay", "coins", "points", "discount") and not data["n"]:
        return ""
    params = _log_params(game, data, lang)
    key = f"log-{event.kind}"
    if event.seat >= 0:
        params["name"] = names[event.seat]
    if event.kind == "setup":
        params["sides"] = listed([board_side(game, side, lang) for side in data["sides"]], lang)
    elif event.kind == "over":
        scores = zip(names, data["scores"], strict=True)
        params["scores"] = ", ".join(WORDS.text(lang, "log-score", name=name, n=n) for name, n in scores)
    elif (event.kind == "draw" and "card" in data) or (event.kind == "deal" and "cards" in data):
        key += "-seen"
    elif (event.kind == "blind" and not data["card"]) or (event.kind == "search" and not data["found"]):
        key += "-none"
    elif event.kind == "search":
        params["n"] = len(data["turned"])
    elif event.kind == "use":
        if data["effect"] == NONE:
            key += "-none"
        else:
            params["do"] = effect_words(_card(game, data["card"]).effects[data["effect"] - 1], lang)
    elif event.kind == "surface":
        params["do"] = effect_words(game.pack.surface[data["effect"] - 1], lang)
    elif event.kind == "resolve":
        number = game.box.event_ids.index(data["event"])
        params["do"] = effect_words(game.pack.events[number].effects[data["effect"] - 1], lang)
    elif event.kind == "cart":
        params["a"], params["b"] = data["between"].split(" and ")
    elif event.kind == "move":
        params["board"] = board_name(_side(game, data["side"]).board, lang)
        params["do"] = space_words(game, data["side"], data["space"], lang)
    return WORDS.text(lang, key, **params)


def _log_params(game: ImperialMiners, data: Data, lang: str) -> Params:
    """An event's data with names instead of ids."""
    params: Params = {key: value for key, value in data.items() if isinstance(value, int | str)}
    for key, named in (("card", card_name), ("event", event_name), ("side", side_name)):
        if key in data:
            params[key] = named(game, data[key], lang)
    if data.get("found"):
        params["card"] = card_name(game, data["found"], lang)
    if "board" in data:
        params["board"] = board_name(data["board"], lang)
    if "cards" in data:
        params["cards"] = listed([card_name(game, card, lang) for card in data["cards"]], lang)
    return params
