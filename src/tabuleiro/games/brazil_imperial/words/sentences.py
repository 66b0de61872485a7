"""Everything of Brazil: Imperial in words, in three languages: names, cards, questions, options, reasons, the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from tabuleiro.games.brazil_imperial.content.pack import GOODS
from tabuleiro.games.brazil_imperial.rules import build
from tabuleiro.games.brazil_imperial.rules.codes import MOST_COMBAT_CARDS, MOST_GOLD_CARDS, MOST_GOODS
from tabuleiro.games.brazil_imperial.words.effects import (
    ROMAN,
    WORDS,
    capital,
    cost_words,
    counted,
    effects_words,
    entry_words,
    full_name,
    gain_words,
    good_name,
    listed,
    note_words,
    objective_words,
    objectives_words,
)
from tabuleiro.games.brazil_imperial.words.labels import label
from tabuleiro.games.brazil_imperial.words.phrases import name_of
from tabuleiro.games.brazil_imperial.words.view_words import (
    Said,
    card_name,
    entry_name,
    face_name,
    place_text,
    unit_name,
)

if TYPE_CHECKING:
    from tabuleiro.core.decision import Decision
    from tabuleiro.core.event import Event
    from tabuleiro.core.reason import Reason
    from tabuleiro.core.view import View
    from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial

__all__ = [
    "card_name",
    "cost_words",
    "counted",
    "effects_words",
    "entry_name",
    "entry_words",
    "face_name",
    "full_name",
    "gain_words",
    "good_name",
    "label",
    "log_line",
    "name_of",
    "note_words",
    "objective_words",
    "objectives_words",
    "place_text",
    "prompt",
    "reason_words",
    "source_name",
    "unit_name",
]

Data = dict[str, Any]  # an event's data
Params = dict[str, int | str]
Naming = Callable[["BrazilImperial", Any, str], str]  # a thing by its id or number, in a language
MAY: Final = (  # what the movement phase may offer, by its verb
    *("move", "march", "attack", "attempt", "peek", "look", "draw", "reveal", "extra", "isabel", "coroados"),
)
SILENT: Final = ("turn", "turn_ended")  # what the table shows anyway
LIMITS: Final = {"good": MOST_GOODS, "gold-card": MOST_GOLD_CARDS, "combat-card": MOST_COMBAT_CARDS}


def source_name(source: str, lang: str) -> str:
    """What points come from."""
    return WORDS.text(lang, f"source-{source}")


# ---------------------------------------------------------------- questions
def prompt(view: View, decision: Decision, lang: str, names: Sequence[str] | None = None) -> str:
    """What the seat is to do, in a sentence or two to that player."""
    said = Said(view, decision.seat, lang, names)
    kind, step = decision.kind, decision.step.name
    key = f"prompt-{kind}"
    params: Params = {}
    if kind == "mission":
        params = {"era": ROMAN[len(said.mine["kept"]) + 1]}
    elif kind == "move":
        verbs = {str(action).split()[0] for action in decision.actions}
        things = [WORDS.text(lang, f"may-{verb}") for verb in MAY if verb in verbs]
        key += "-step" if step == "second-step" else "" if things else "-none"
        params = {"things": listed(things, lang)}
    elif kind == "build":
        key += "-second" if decision.at == build.SECOND else ""
    elif kind == "manufacture":
        key += "-free" if step == "free-product" else ""
    elif kind == "slot":
        params = {"product": said.name("products", said.pack.products[decision.at].id)}
    elif kind == "trade":
        key += "-more" if decision.at else ""
    elif kind == "pay":
        key += "-trade" if said.data["payment"]["trade"] else ""
        params = {"things": cost_words(said.data["payment"]["left"], lang)}
    elif kind == "token":
        params = {"era": decision.at}
    elif kind == "discard":
        what = step.removeprefix("discard-")
        key += f"-{what}"
        params = {"most": LIMITS[what]}
    elif kind in ("attack-cards", "defend-cards"):
        fight = said.data["fight"]
        params = {key: fight[key] for key in ("attack", "defence")}
        params |= {"place": said.spot(fight["at"]), "who": capital(said.who(fight["attacker"]))}
    elif kind == "expedition":
        fight = said.data["fight"]
        tile = said.name("exploration", fight["expedition"])
        params = {"tile": tile, "need": fight["defence"], "have": fight["attack"]}
    return WORDS.text(lang, key, **params)


# ---------------------------------------------------------------- reasons
def reason_words(game: BrazilImperial, reason: Reason, lang: str) -> str:
    """Why not, with the rule's number."""
    params = {"id": "", **reason.parameters}
    if "arch" in params:
        params["id"] = params["arch"]
    for key, said in REASONED.items():
        if params.get(key, "") != "":
            params[key] = said(game, params[key], lang)
    text = capital(WORDS.text(lang, f"reason-{reason.code}", **params))
    return f"{text} ({reason.rule})" if reason.rule else text


def _of(group: str) -> Naming:
    return lambda game, id_, lang: entry_name(game.pack, group, id_, lang)


# what parameters of events and reasons are, by their names
NAMED: Final[dict[str, Naming]] = {
    "arch": _of("arches"),
    "painting": _of("paintings"),
    "product": _of("products"),
    "palace": _of("palaces"),
    "mission": _of("missions"),
    "monarch": _of("monarchs"),
    "scenario": _of("scenarios"),
    "card": lambda game, id_, lang: card_name(game.pack, id_, lang),
    "city": lambda game, id_, lang: face_name(game.pack, id_, lang),
    "face": lambda game, id_, lang: face_name(game.pack, id_, lang),
    "unit": lambda game, id_, lang: unit_name(game.pack, id_, lang),
    "colour": lambda game, id_, lang: WORDS.text(lang, f"colour-{id_}"),
    "good": lambda game, id_, lang: good_name(id_, lang),
    "icon": lambda game, id_, lang: good_name(id_, lang),
    "at": lambda game, at, lang: place_text(at),
    "to": lambda game, at, lang: place_text(at),
    "era": lambda game, era, lang: ROMAN[era],
}

REASONED: Final[dict[str, Naming]] = {
    **NAMED,
    "board": _of("boards"),
    "cost": lambda game, icons, lang: cost_words(icons.split(), lang),
    "what": lambda game, id_, lang: _thing(game, id_, lang),
    "terrain": lambda game, terrain, lang: WORDS.text(lang, f"terrain-{terrain}"),
}


def _thing(game: BrazilImperial, id_: str, lang: str) -> str:
    """A good or a gold card; what is neither is in no sentence."""
    if id_ in GOODS:
        return good_name(id_, lang)
    return card_name(game.pack, id_, lang) if any(card.id == id_ for card in game.pack.gold_cards) else id_


# ---------------------------------------------------------------- the log
def log_line(game: BrazilImperial, event: Event, names: Sequence[str], lang: str) -> str:
    """What happened, in one line; "" for what needs none. More is said to who sees more (`event.seen_by`)."""
    data = cast(Data, event.data)
    kind = event.kind
    if kind in SILENT or (kind == "hand_shown" and not data["gold"] and not data["missions"]):
        return ""
    params: Params = {key: value for key, value in data.items() if isinstance(value, int | str)}
    params |= {key: said(game, data[key], lang) for key, said in NAMED.items() if _is_named(kind, key, data)}
    if event.seat >= 0:
        params["name"] = _who(event.seat, names, lang)
    if "defender" in data:
        params["defender"] = _who(data["defender"], names, lang)
    if "units" in data:
        params["units"] = listed([unit_name(game.pack, unit, lang) for unit in data["units"]], lang)
    if "goods" in data:
        params["things"] = cost_words(data["goods"], lang)
    key = f"log-{kind}"
    if kind in TELL:
        key += TELL[kind](game, data, params, names, lang)
    elif kind in SEEN and SEEN[kind] in data:
        key += "-seen"
        if kind == "peeked":
            params["tile"] = entry_name(game.pack, "exploration", data["tile"], lang)
    text = capital(WORDS.text(lang, key, **params))
    if kind == "expedition_over" and data["cards"]:
        return WORDS.text(lang, "log-expedition_over-cards", line=text, cards=_cards(game, data["cards"], lang))
    return text


def _is_named(kind: str, key: str, data: Data) -> bool:
    """An icon may be none, a power's painting has a number with it."""
    return key in data and isinstance(data[key], int | str) and kind != "power" and data[key] != ""


def _who(seat: int, names: Sequence[str], lang: str) -> str:
    """A player, or in the solo game the Dutch."""
    return names[seat] if seat < len(names) else WORDS.text(lang, "the-dutch")


def _cards(game: BrazilImperial, cards: Iterable[str], lang: str) -> str:
    return listed([card_name(game.pack, card, lang) for card in cards], lang)


def _names(game: BrazilImperial, group: str, ids: Iterable[str], lang: str) -> str:
    return ", ".join(entry_name(game.pack, group, id_, lang) for id_ in ids)


# what more is known to who did it
SEEN: Final = {
    "missions_dealt": "missions",
    "kept": "mission",
    "crown_chosen": "monarch",
    "gold_card": "card",
    "combat_card": "card",
    "mission_drawn": "mission",
    "peeked": "tile",
    "card_laid": "card",
}


# Each fills in what its kind of event has besides, and returns how the message's key goes on.
def _setup(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    params["cities"] = ", ".join(face_name(game.pack, city, lang) for city in data["cities"] if city)
    params["gallery"] = _names(game, "paintings", data["gallery"], lang)
    return ""


def _colour(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    params["board"] = entry_name(game.pack, "boards", data["colour"], lang)
    return ""


def _dealt(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    if "missions" not in data:
        return ""
    params["missions"] = _names(game, "missions", data["missions"], lang)
    return "-seen"


def _capitals(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    tiles = {tile.id: tile.resource for tile in game.pack.capitals}
    sites = zip(data["sites"], data["tiles"], strict=True)
    params["sites"] = ", ".join(
        WORDS.text(lang, "log-site", at=place_text(at), good=good_name(tiles[tile], lang)) for at, tile in sites
    )
    params["first"] = names[data["first"]]
    return ""


def _hand_shown(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    gold = [card_name(game.pack, card, lang) for card in data["gold"]]
    missions = [entry_name(game.pack, "missions", mission, lang) for mission in data["missions"]]
    params["cards"] = ", ".join([*gold, *missions])
    return ""


def _game_over(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    if len(names) == 1:
        return "-won" if data["won"] else "-lost"
    scores = zip(names, data["scores"], strict=True)
    params["scores"] = ", ".join(WORDS.text(lang, "log-score", name=name, n=n) for name, n in scores)
    return ""


def _built(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    params["building"] = params["face"]
    city = any(city.id == data["face"] for city in game.pack.cities)
    return ("-city" if city else "") + ("-covering" if data["covered"] else "")


def _renovated(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    params["building"] = params["face"]
    return "-flipped" if data["flipped"] else ""


def _slotted(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    if data["slot"] == "monarch":
        return "-monarch"
    params["arch"] = entry_name(game.pack, "arches", data["slot"], lang)
    return ""


def _gained(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    key = f"-{data['why']}"
    return key if WORDS.has("en", f"log-gained{key}") else ""


def _paid(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    source = data["from"]
    if source in ("monarch", "discount"):
        return f"-{source}"
    if source == "hand":
        params["card"] = card_name(game.pack, data["what"], lang)
        return "-hand"
    params["things"] = counted({data["what"]: 1}, lang)
    params["at"] = place_text(source)
    return ("-given" if data["why"] == "trade" else "") + ("" if source == "supply" else "-tile")


def _dropped(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    if data["what"] in GOODS:
        params["things"] = counted({data["what"]: 1}, lang)
        return ""
    params["card"] = card_name(game.pack, data["what"], lang)
    return "-card"


def _era(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    params["title"] = WORDS.text(lang, f"era-name-{data['era']}")
    return ""


def _power(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    painting, _, era = data["painting"].partition(" ")
    params |= {"painting": entry_name(game.pack, "paintings", painting, lang), "era": ROMAN[int(era or 0)]}
    return f"-{painting}"


def _moved(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    params["from"] = place_text(data["from"])
    return "-march" if data["march"] else ""


def _find(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    params["tile"] = entry_name(game.pack, "exploration", data["tile"], lang)
    return "" if data.get("total", 0) >= data.get("need", 0) else "-failed"


def _fight(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    params["from"] = place_text(data["from"])
    return "-from" if data["from"] else ""


def _cards_shown(game: BrazilImperial, data: Data, params: Params, names: Sequence[str], lang: str) -> str:
    if not data["attack"] and not data["defence"]:
        return "-none"
    none = WORDS.text(lang, "log-no-cards")
    params |= {side: _cards(game, data[side], lang) or none for side in ("attack", "defence")}
    return ""


Teller = Callable[["BrazilImperial", Data, Params, Sequence[str], str], str]
TELL: Final[dict[str, Teller]] = {
    "setup": _setup,
    "colour": _colour,
    "missions_dealt": _dealt,
    "capitals": _capitals,
    "capital": lambda game, data, params, names, lang: "-first" if data["first"] else "",
    "hand_shown": _hand_shown,
    "game_over": _game_over,
    "deployed": lambda game, data, params, names, lang: "" if data["new"] else "-again",
    "built": _built,
    "renovated": _renovated,
    "slotted": _slotted,
    "traded": lambda game, data, params, names, lang: f"-{data['trade']}",
    "gained": _gained,
    "paid": _paid,
    "dropped": _dropped,
    "reshuffled": lambda game, data, params, names, lang: f"-{data['deck']}",
    "era": _era,
    "power": _power,
    "moved": _moved,
    **dict.fromkeys(("revealed", "kept_find", "find_gone", "expedition", "expedition_over"), _find),
    "fight": _fight,
    "cards_shown": _cards_shown,
    "fight_over": lambda game, data, params, names, lang: "" if data["won"] else "-lost",
    "defeated": lambda game, data, params, names, lang: "-home" if data["home"] else "",
}
