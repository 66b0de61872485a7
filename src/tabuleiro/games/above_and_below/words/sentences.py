"""Everything of Above and Below in words, in three languages: names, cards, questions, options, reasons, the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from tabuleiro.games.above_and_below.content.pack import CHEAPEST, WARES
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.words.effects import (
    WORDS,
    bonus_words,
    building_name,
    building_words,
    capital,
    counted,
    kind_name,
    listed,
    numbers_words,
    one_of,
    option_words,
    penalty_words,
    result_words,
    reward_words,
    skill_words,
    special_name,
    villager_name,
    villager_words,
    ware_name,
)
from tabuleiro.games.above_and_below.words.labels import Said, faces_seen, full_name, label
from tabuleiro.games.above_and_below.words.phrases import short_name, villagers

if TYPE_CHECKING:
    from tabuleiro.core.decision import Decision
    from tabuleiro.core.event import Event
    from tabuleiro.core.reason import Reason
    from tabuleiro.core.view import View
    from tabuleiro.games.above_and_below.rules.game import AboveAndBelow

__all__ = [
    "bonus_words",
    "building_name",
    "building_words",
    "counted",
    "full_name",
    "kind_name",
    "label",
    "log_line",
    "one_of",
    "option_words",
    "penalty_words",
    "prompt",
    "reason_words",
    "result_words",
    "reward_words",
    "short_name",
    "skill_words",
    "source_name",
    "villager_name",
    "villager_words",
    "ware_name",
]

Data = dict[str, Any]  # an event's data
Params = dict[str, int | str]
SILENT: Final = ("turn_started",)  # what the table shows anyway


def source_name(source: str, lang: str) -> str:
    """What points come from."""
    return WORDS.text(lang, f"source-{source}")


# ---------------------------------------------------------------- questions
def prompt(view: View, decision: Decision, lang: str, names: Sequence[str] | None = None) -> str:
    """What the seat is to do, in a sentence or two to that player."""
    said = Said(view, decision.seat, lang, names)
    kind, at, box = decision.kind, decision.at, said.game.box
    key = f"prompt-{kind}"
    params: Params = {}
    if kind == "turn":
        key += "" if any(one["state"] == "ready" for one in said.mine["villagers"]) else "-nobody"
    elif kind == "worker":
        key += f"-{decision.step.name}"
        if decision.step.name == "builder":
            params = {"building": said.building(box.ids[at])}
        else:
            params = {"villager": short_name(said.game, box.villager_ids[at], lang)}
    elif kind == "send":
        key += "-more" if len(said.encounter["sent"]) > 1 else ""
    elif kind == "use":
        key += f"-{decision.step.name}" + ("-more" if at else "")
    elif kind == "take":
        params = {"villager": short_name(said.game, said.mine["villagers"][at]["id"], lang)}
    elif kind in ("pay", "gift"):
        params = {"n": at}
    elif kind == "option":
        params = {"title": said.story(said.encounter["paragraph"])}
    elif kind == "stake":
        key += f"-{said.option['stake']}"
    elif kind in ("reroll", "injure"):
        numbers = numbers_words([number["explore"] for number in said.option["numbers"]], lang)
        asked = said.text("asked-for", numbers=numbers)
        params = {"n": said.encounter["lanterns"], "asked": asked, "left": said.encounter["rerolls"]}
    elif kind == "gamble":
        params = {"n": faces_seen(at)}
    elif kind in ("offer", "answer", "counter"):
        trade = said.trade
        who = said.who(trade["buyer" if kind == "answer" else "seller"])
        if names is None and kind != "offer":
            who = capital(who)  # it begins the sentence
        price = {"offer": 0, "answer": trade["offer"], "counter": trade["asked"]}[kind]
        params = {"who": who, "ware": said.the(trade["ware"]), "n": price}
    elif kind == "rest":
        params = {"n": max(said.mine["beds"] - len(said.mine["slept"]), 0)}
    return WORDS.text(lang, key, **params)


# ---------------------------------------------------------------- reasons
def reason_words(game: AboveAndBelow, reason: Reason, lang: str) -> str:
    """Why not, with the rule's number."""
    params = dict(reason.parameters)
    if "ware" in params:
        ware = str(params["ware"])
        params |= {"ware": one_of(ware, lang), "bare": ware_name(ware, lang)}
    if "building" in params:
        params["building"] = building_name(game, str(params["building"]), lang)
    text = WORDS.text(lang, f"reason-{reason.code}", **params)
    return f"{text} ({reason.rule})" if reason.rule else text


# ---------------------------------------------------------------- the log
def log_line(game: AboveAndBelow, event: Event, names: Sequence[str], lang: str) -> str:
    """What happened, in one line; "" for what needs none."""
    data = cast(Data, event.data)
    kind = event.kind
    if kind in SILENT or (kind in ("gained", "lost", "paid", "income") and not data["n"]):
        return ""
    if kind == "joined" and villagers(game)[data["villager"]].group == "starting":
        return ""  # who has been there from the first
    params = _log_params(game, data, names, lang)
    if event.seat >= 0:
        params["name"] = names[event.seat]
    key = f"log-{kind}"
    if kind in ("gained", "lost", "paid", "none_left", "stocked"):
        params["things"] = counted({data["what"]: data["n"]}, lang)
    if kind == "gained" and data["why"] in ("exploring", "income"):
        key += f"-{data['why']}"
    elif kind == "reputation":
        params |= {"n": abs(data["n"]), "gained": int(data["n"] > 0)}
    elif kind in ("offered", "answered", "sold"):
        params["n"] = data["price"]
        key += f"-{data['answer']}" if kind == "answered" else ""
    elif kind == "taken_back":
        params["ware"] = WORDS.text(lang, f"the-{data['what']}")
    elif kind == "game_over":
        scores = zip(names, data["scores"], strict=True)
        params["scores"] = ", ".join(WORDS.text(lang, "log-score", name=name, n=n) for name, n in scores)
    elif kind == "round":
        params["first"] = names[data["first"]]
    elif kind == "nobody_joined" and data["kind"] != CHEAPEST:
        key += "-special"
        params["villager"] = special_name(game, data["kind"], lang)
    elif kind in VARIANTS:
        key += VARIANTS[kind](data)
    elif kind in ("paragraph", "chose", "succeeded", "failed"):
        key += _story(game, kind, data, params, lang)
    return WORDS.text(lang, key, **params)


# how the key of a message goes on, by what the event says
VARIANTS: Final[dict[str, Callable[[Data], str]]] = {
    "built": lambda data: "" if data["villager"] else "-gift",
    "joined": lambda data: "-ready" if data["ready"] else "",
    "cat_rolled": lambda data: "" if data["acts"] else "-stays",
    "put_up": lambda data: "-instead" if data["back"] else "",
    "exchanged": lambda data: f"-{data['row']}",
    "lanterns": lambda data: "-bonus" if data["bonus"] else "",
    "injured": lambda data: "-lantern" if data["why"] == "lantern" else "",
    "gambled": lambda data: "-repeat" if data["repeat"] else "",
    "rested": lambda data: _rested(data["with"], data["state"]),
}


def _rested(way: str, state: str) -> str:
    """A bed has two kinds of lines, a drink one."""
    if way in ("potion", "cider"):
        return f"-{way}"
    return ("-own" if way == "own bed" else "-bed") + ("" if state == "ready" else "-injured")


def _story(game: AboveAndBelow, kind: str, data: Data, params: Params, lang: str) -> str:
    """What the book says about it; returns how the message's key goes on."""
    told = book(lang, game.pack.book)
    if kind == "paragraph":
        params["title"] = told.title(data["paragraph"])
        return ""
    if kind == "chose":
        params["option"] = told.option(data["paragraph"], data["option"])
        return ""
    params["n"] = data["lanterns"]
    if kind == "succeeded":
        return "" if data["number"] else "-on" if data["goto"] else "-auto"
    failure = told.failure(data["paragraph"], data["option"]) if data["option"] else ""
    params["text"] = " ".join(failure.split())  # a line of the log stays one line
    return "-text" if params["text"] else ""


def _log_params(game: AboveAndBelow, data: Data, names: Sequence[str], lang: str) -> Params:
    """An event's data with names instead of ids."""
    params: Params = {key: value for key, value in data.items() if isinstance(value, int | str)}
    for key in ("villager", "by"):
        if data.get(key):
            params[key] = short_name(game, data[key], lang)
    for key in ("villagers", "row"):
        if isinstance(data.get(key), tuple):
            params[key] = listed([short_name(game, one, lang) for one in data[key]], lang)
    if "building" in data:
        params["building"] = building_name(game, data["building"], lang)
    for key in ("buildings", "keys", "houses", "outposts"):
        if key in data:
            params[key] = ", ".join(building_name(game, one, lang) for one in data[key])
    for key in ("seller", "buyer"):
        if key in data:
            params[key] = names[data[key]]
    if data.get("back"):
        params["back"] = WORDS.text(lang, f"the-{data['back']}")
    what = data.get("what", "")
    if what in villagers(game):
        params["what"] = short_name(game, what, lang)
    elif what in WARES:
        params["what"] = params["ware"] = one_of(what, lang)
    if "lanterns" in data:
        params["n"] = data["lanterns"]
    return params
