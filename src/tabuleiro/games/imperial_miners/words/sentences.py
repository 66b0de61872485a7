"""Sentences of a play of Imperial Miners: questions, reasons, the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.games.imperial_miners.content.pack import FACTIONS
from tabuleiro.games.imperial_miners.rules.cards import HAND_LIMIT
from tabuleiro.games.imperial_miners.rules.mine import NOWHERE, place_text
from tabuleiro.games.imperial_miners.rules.turn import BLIND, NONE, OPENING_HAND
from tabuleiro.games.imperial_miners.words.effects import effect_words, space_words
from tabuleiro.games.imperial_miners.words.labels import LABELS
from tabuleiro.games.imperial_miners.words.names import (
    WORDS,
    MineSaid,
    board_name,
    board_side,
    card_name,
    card_of,
    event_name,
    side_name,
    side_of,
)
from tabuleiro.games.imperial_miners.words.telling import TELLINGS
from tabuleiro.kit.words import GameWords, Line, Params

if TYPE_CHECKING:
    from tabuleiro.core.decision import Decision
    from tabuleiro.core.event import Event
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners


class MineWords(GameWords):
    said_type = MineSaid
    labels = LABELS
    tellings = TELLINGS
    by_round = True

    def title_of(self, game: ImperialMiners, event: Event, lang: str) -> str:
        return event_name(game, str(event.data["event"]), lang) if event.kind == "round" else ""

    def asked(self, said: MineSaid, decision: Decision) -> tuple[str, Params]:
        lang = said.lang
        box, kind, at = said.game.box, decision.kind, decision.at
        key = f"prompt-{kind}"
        params: Params = {}
        if kind == "keep":
            params = {"next": len(said.data["kept"]) + 1, "most": OPENING_HAND}
        elif kind == "pick":
            key += "-blind" if list(decision.options) == [BLIND] else ""
        elif kind == "place":
            params = {"card": said.card(box.ids[at])}
        elif kind == "event":
            params = {"event": event_name(said.game, box.event_ids[at], lang)}
        elif kind == "search":
            params = {"faction": FACTIONS[at & 7]}
        elif kind == "discard":
            params = {"n": len(said.data["hand"]), "most": HAND_LIMIT}
        elif kind == "sell":
            params = {"n": at & 15, "left": at >> 4}
        elif kind == "enter":
            key += "-next" if said.own["board"] else ""
        else:
            if kind in ("machine", "cart", "activate"):
                key = f"prompt-{decision.step.name}"  # which cards or borders are meant is part of the step
            if at != NOWHERE and kind in ("use", "climb", "machine", "collapse", "cart", "activate"):
                params = {"card": said.card(said.at(place_text(at))["card"])}
        return key, params

    def named(self, game: ImperialMiners, params: Params, lang: str) -> Params:
        return {**params, "card": card_name(game, str(params["card"]), lang)} if "card" in params else params

    # -- the log
    def event_params(self, line: Line[ImperialMiners]) -> Params:
        game, data, lang = line.game, line.data, line.lang
        params = super().event_params(line)
        for key, named in (("card", card_name), ("event", event_name), ("side", side_name)):
            if key in data:
                params[key] = named(game, data[key], lang)
        if data.get("found"):
            params["card"] = card_name(game, data["found"], lang)
        if "board" in data:
            params["board"] = board_name(data["board"], lang)
        if "cards" in data:
            params["cards"] = WORDS.listed([card_name(game, card, lang) for card in data["cards"]], lang)
        return params

    def told(self, line: Line[ImperialMiners]) -> str | None:
        game, kind, data, params, lang = line.game, line.kind, line.data, line.params, line.lang
        match kind:
            case "pay" | "coins" | "points" | "discount":
                return "" if data["n"] else None
            case "setup":
                params["sides"] = WORDS.listed([board_side(game, side, lang) for side in data["sides"]], lang)
            case "draw" | "deal":
                return "-seen" if "card" in data or "cards" in data else ""
            case "blind":
                return "" if data["card"] else "-none"
            case "search":
                params["n"] = len(data["turned"])
                return "" if data["found"] else "-none"
            case "use":
                if data["effect"] == NONE:
                    return "-none"
                params["do"] = effect_words(card_of(game, data["card"]).effects[data["effect"] - 1], lang)
            case "surface":
                params["do"] = effect_words(game.pack.surface[data["effect"] - 1], lang)
            case "resolve":
                event_card = game.pack.events[game.box.event_ids.index(data["event"])]
                params["do"] = effect_words(event_card.effects[data["effect"] - 1], lang)
            case "cart":
                params["a"], params["b"] = data["between"].split(" and ")
            case "move":
                params["board"] = board_name(side_of(game, data["side"]).board, lang)
                params["do"] = space_words(game, data["side"], data["space"], lang)
        return ""
