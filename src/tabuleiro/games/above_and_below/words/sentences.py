"""Sentences of a play of Above and Below: questions, reasons, the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from tabuleiro.core.decision import Decision
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.games.above_and_below.content.pack import CHEAPEST, WARES
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.words.effects import numbers_words, trait_words
from tabuleiro.games.above_and_below.words.labels import LABELS, faces_seen
from tabuleiro.games.above_and_below.words.names import (
    WORDS,
    VillageSaid,
    building_name,
    buildings,
    one_of,
    short_name,
    special_name,
    villagers,
    ware_name,
)
from tabuleiro.games.above_and_below.words.points import parts_of
from tabuleiro.games.above_and_below.words.points import why as points_why
from tabuleiro.games.above_and_below.words.telling import TELLINGS
from tabuleiro.kit.beats import Beat
from tabuleiro.kit.words import GameWords, Line, Params
from tabuleiro.lang import capital

Data = dict[str, Any]  # an event's data
# How the key of a message goes on, by what the event says.
VARIANTS: Final[dict[str, Callable[[Data], str]]] = {
    "cat_rolled": lambda data: "" if data["acts"] else "-stays",
    "put_up": lambda data: "-instead" if data["back"] else "",
    "lanterns": lambda data: "-bonus" if data["bonus"] else "",
    "injured": lambda data: "-lantern" if data["why"] == "lantern" else "",
    "gambled": lambda data: "-repeat" if data["repeat"] else "",
    "ranked": lambda data: f"-{data['how']}",
    "income": lambda data: ("-buildings" if data["cards"] else "") if data["n"] else "-none",
    "rested": lambda data: _rested(data["with"], data["state"]),
}


def _rested(way: str, state: str) -> str:
    """A bed has two kinds of lines, a drink one."""
    if way in ("potion", "cider"):
        return f"-{way}"
    return ("-own" if way == "own bed" else "-bed") + ("" if state == "ready" else "-injured")


class VillageWords(GameWords):
    said_type = VillageSaid
    labels = LABELS
    points = "vp"
    harms = frozenset(("injured",))
    tellings = TELLINGS

    def asked(self, said: VillageSaid, decision: Decision) -> tuple[str, Params]:
        lang = said.lang
        kind, at, box = decision.kind, decision.at, said.game.box
        key = f"prompt-{kind}"
        params: Params = {}
        if kind == "turn":
            key += "" if any(one["state"] == "ready" for one in said.own["villagers"]) else "-nobody"
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
            params = {"villager": short_name(said.game, said.own["villagers"][at]["id"], lang)}
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
            who = said.who(trade["buyer"] if kind == "answer" else trade["seller"])
            if said.names is None and kind != "offer":
                who = capital(who)  # it begins the sentence
            price = {"offer": 0, "answer": trade["offer"], "counter": trade["asked"]}[kind]
            params = {"who": who, "ware": said.the(trade["ware"]), "n": price}
        elif kind == "rest":
            params = {"n": max(said.own["beds"] - len(said.own["slept"]), 0)}
        return key, params

    def named(self, game: AboveAndBelow, params: Params, lang: str) -> Params:
        named = dict(params)
        if "ware" in params:
            ware = str(params["ware"])
            named |= {"ware": one_of(ware, lang), "bare": ware_name(ware, lang)}
        if "building" in params:
            named["building"] = building_name(game, str(params["building"]), lang)
        return named

    # -- the log
    def caption(self, game: Game, beat: Beat, eye: int, names: Sequence[str], lang: str) -> str:
        """With what points are for. What goes on has told it when it began."""
        said = super().caption(game, beat, eye, names, lang)
        events = beat.added if beat.more else (beat.event, *beat.added)
        parts = parts_of(events, beat.seat)
        if not said or not parts:
            return said
        why = points_why(cast(AboveAndBelow, game), parts, lang)
        if said.endswith(")."):  # a reason stands behind it already
            return self.text(lang, "points-why-more", text=said.removesuffix(")."), why=why)
        return self.text(lang, "points-why", text=said.removesuffix("."), why=why)

    def event_params(self, line: Line[AboveAndBelow]) -> Params:
        game, data, names, lang = line.game, line.data, line.names, line.lang
        params = super().event_params(line)
        for key in ("villager", "by"):
            if isinstance(data.get(key), str) and data[key]:
                params[key] = short_name(game, data[key], lang)
        if line.kind == "rested":
            params["many"] = len(data["villager"]) if isinstance(data["villager"], tuple) else 1
        for key in ("villager", "villagers", "row"):
            if isinstance(data.get(key), tuple):
                params[key] = WORDS.listed([short_name(game, one, lang) for one in data[key]], lang)
        if "building" in data:
            params["building"] = building_name(game, data["building"], lang)
        for key in ("buildings", "gone", "keys", "houses", "outposts"):
            if key in data:
                params[key] = ", ".join(building_name(game, one, lang) for one in data[key])
        for key in ("seller", "buyer", "first"):
            if key in data:
                params |= {key: names[data[key]], f"{key}_you": int(data[key] == line.eye)}
        if data.get("back"):
            params["back"] = WORDS.text(lang, f"the-{data['back']}")
        what = data.get("what", "")
        if what in villagers(game):
            params["what"] = short_name(game, what, lang)
        elif what in WARES:
            params["what"] = params["ware"] = one_of(what, lang)
        if line.kind == "income":
            params["houses"] = len(data["buildings"])
        if "lanterns" in data:
            params["n"] = data["lanterns"]
        if "whom" in data:
            whom = [WORDS.text(lang, "whom-you") if seat == line.eye else names[seat] for seat in data["whom"]]
            params["whom"] = WORDS.listed(whom, lang)
        return params

    def told(self, line: Line[AboveAndBelow]) -> str | None:
        game, kind, data, params, lang = line.game, line.kind, line.data, line.params, line.lang
        if kind in VARIANTS:
            return VARIANTS[kind](data)
        match kind:
            case "turn_started":
                return None  # it begins a turn of the log, and is no sentence in it
            case "joined" if villagers(game)[data["villager"]].group == "starting":
                return None  # they have always been there
            case "acted":
                return f"-{data['verb']}" if WORDS.has(lang, f"log-acted-{data['verb']}") else ""
            case "came" if data["villager"] in villagers(game) and (does := trait_words(game, data["villager"], lang)):
                params["does"] = does
                return "-special"
            case "built" if not data["villager"]:
                return "-gift"
            case "built" if (
                villagers(game)[data["villager"]].hammer == "plus" and buildings(game)[data["building"]].cost
            ):
                return "-less"
            case "trained" if villagers(game)[data["by"]].quill == "plus":
                return "-less"
            case "placed":  # the income of a new kind; else how many of the kind there are now, and what each is worth
                params["vp"] = game.pack.tracks.advancement[data["space"] - 1]
                return "-income" if data["more"] else ""
            case "round" if data["round"] == game.pack.tracks.rounds:
                return "-last"
            case "none_left":
                params["things"] = WORDS.counted({data["what"]: data["n"]}, lang)
            case "offered" | "answered" | "sold":
                params["n"] = data["price"]
                return f"-{data['answer']}" if kind == "answered" else ""
            case "taken_back":
                params["ware"] = WORDS.text(lang, f"the-{data['what']}")
            case "nobody_joined" if data["kind"] != CHEAPEST:
                params["villager"] = special_name(game, data["kind"], lang)
                return "-special"
            case "chose":
                params["option"] = book(lang, game.pack.book).option(data["paragraph"], data["option"])
            case "paragraph" | "succeeded" | "failed":
                page = data["paragraph" if kind == "paragraph" else "story"]
                params["title"] = book(lang, game.pack.book).title(page)
                return "-on" if data.get("on") else ""
        return ""

    def said(self, game: Game, beat: Beat, eye: int, names: Sequence[str], lang: str) -> str:
        """How a story ended is heard with its lanterns: the sentence has its title instead."""
        said, data = super().said(game, beat, eye, names, lang), beat.event.data
        if beat.more or beat.event.kind not in ("succeeded", "failed") or not data.get("number", 1):
            return said
        params = {"n": cast(int, data["lanterns"]), "number": cast(int, data.get("number", 0))}
        return f"{said} {self.text(lang, f'lit-{beat.event.kind}', **params)}"

    def verdict(self, game: Game, event: Event, names: Sequence[str], lang: str, eye: int) -> str:
        """Whether it was done, and with how many lanterns: what is stamped under the dice."""
        data: Data = dict(event.data)
        you = event.seat == eye
        name = self.text(lang, "you") if you else names[event.seat]
        params: Params = {"n": data["lanterns"], "number": data.get("number", 0), "name": name, "you": int(you)}
        without_dice = event.kind != "failed" and not data["number"]
        return self.text(lang, "verdict-no-dice" if without_dice else f"verdict-{event.kind}", **params)
