"""Sentences of a play of Imperial Miners: questions, reasons, the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tabuleiro.games.imperial_miners.content.pack import FACTIONS
from tabuleiro.games.imperial_miners.rules.cards import HAND_LIMIT
from tabuleiro.games.imperial_miners.rules.game import ROUNDS
from tabuleiro.games.imperial_miners.rules.mine import NOWHERE, place_text
from tabuleiro.games.imperial_miners.rules.turn import BLIND, NONE, OPENING_HAND
from tabuleiro.games.imperial_miners.words.labels import LABELS
from tabuleiro.games.imperial_miners.words.names import (
    WORDS,
    MineSaid,
    board_name,
    board_side,
    card_name,
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


# Questions that come with the round itself, or say by themselves where they come from.
ALONE: Final = ("keep", "pick", "place", "climb", "surface", "event", "discard")


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
        elif kind == "draw":
            params = {"n": said.draws}
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

    def asker(self, game: ImperialMiners, decision: Decision, causes: Sequence[Event], lang: str) -> str:
        """The event of the round, where it asks; else the card, board or surface that a part belongs to."""
        if not causes or decision.kind in ALONE:
            return ""
        first = causes[0]
        last = next((cause for cause in reversed(causes) if cause.kind in ("use", "surface", "move")), first)
        if first.kind in ("event", "resolve"):
            return self.text(lang, "asker-event", event=event_name(game, str(first.data["event"]), lang))
        if decision.kind == "use":  # it names its card itself
            return ""
        if last.kind == "surface":
            return self.text(lang, "asker-surface")
        if last.kind == "move":
            return board_name(side_of(game, str(last.data["side"])).board, lang)
        return card_name(game, str(last.data["card"]), lang) if last.kind == "use" else ""

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
        kind, data, params = line.kind, line.data, line.params
        match kind:
            case "pay" | "coins" | "points" | "discount":
                return "" if data["n"] else None
            case "setup":
                sides = [board_side(line.game, side, line.lang) for side in data["sides"]]
                params["sides"] = WORDS.listed(sides, line.lang)
            case "round":
                params["last"] = int(data["round"] == ROUNDS)
            case "draw" | "deal" | "keep":
                return "-seen" if "card" in data or "cards" in data else ""
            case "blind":
                return "" if data["card"] else "-none"
            case "search":
                return "" if data["found"] else "-none"
            case "use":
                return "" if data["effect"] != NONE else "-none"
            case "move":
                params["board"] = board_name(side_of(line.game, data["side"]).board, line.lang)
        return ""
