"""Sentences of a play of Imperial Miners: questions, reasons, the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabuleiro.core.decision import Decision
from tabuleiro.core.event import Event
from tabuleiro.games.imperial_miners.content.pack import FACTIONS
from tabuleiro.games.imperial_miners.rules.cards import HAND_LIMIT
from tabuleiro.games.imperial_miners.rules.game import ROUNDS, ImperialMiners
from tabuleiro.games.imperial_miners.rules.mine import NOWHERE, place_text
from tabuleiro.games.imperial_miners.rules.turn import BLIND, NONE, OPENING_HAND
from tabuleiro.games.imperial_miners.words.effects import effect_words, parts_words
from tabuleiro.games.imperial_miners.words.labels import LABELS
from tabuleiro.games.imperial_miners.words.names import (
    WORDS,
    MineSaid,
    board_name,
    board_side,
    card_name,
    card_of,
    event_name,
    event_of,
    side_name,
    side_of,
)
from tabuleiro.games.imperial_miners.words.telling import TELLINGS
from tabuleiro.kit.beats import Beat
from tabuleiro.kit.words import GameWords, Line, Params

# Questions that come with the round itself, or say by themselves where they come from.
ALONE: Final = ("keep", "pick", "place", "climb", "surface", "event", "discard")

# What a chain consists of, besides the card that is placed.
LINKS: Final = ("use", "pass", "dig_out", "surface")

# What an effect counts, where the message of so many of it has another name.
COUNTED: Final = {
    **dict.fromkeys(("machine_here", "machine"), "n-machines"),
    **dict.fromkeys(("collapse", "cleared"), "n-collapses"),
    **dict.fromkeys(("cart", "cart_here"), "n-carts"),
    **dict.fromkeys(("below", "row"), "n-cards"),
    "neighbour": "n-adjacent",
    "space": "n-spaces",
}


# What most signs of the Surface give: they have sentences of their own.
SIGNS: Final = ("coin", "draw", "advance")


def plain(sentence: str) -> str:
    """An effect as part of another sentence."""
    return sentence.rstrip(".")


def counted(per: str, n: int, lang: str) -> str:
    """So many of what an effect counts."""
    return WORDS.text(lang, COUNTED.get(per, f"n-{per}"), n=n)


class MineWords(GameWords):
    said_type = MineSaid
    labels = LABELS
    points = "vp"
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
        if first.kind in ("event", "begin", "resolve"):
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

    def as_one(self, beats: Sequence[Beat]) -> Event | None:
        """What a whole chain has brought is not one card's doing; nor is a card that an effect woke a link of it."""
        woken = [False, *(beat.event.kind == "activate" for beat in beats)]
        links = [beat for beat, apart in zip(beats, woken, strict=False) if beat.event.kind in LINKS and not apart]
        if sum(not beat.more for beat in links) < 2:
            return None
        placed = next((str(beat.event.data["card"]) for beat in beats if beat.event.kind == "play"), "")
        return Event("chain", beats[0].seat, {"card": placed}, {}, False)

    # -- the log
    def event_params(self, line: Line[ImperialMiners]) -> Params:
        game, data, lang = line.game, line.data, line.lang
        params = super().event_params(line)
        for key, named in (("card", card_name), ("event", event_name), ("side", side_name)):
            if data.get(key) and isinstance(data[key], str):
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
            case "draw" | "machine" if "card" not in data or kind == "machine":
                params.setdefault("times", 1)
            case "draw" | "deal" | "keep":
                return "-seen" if "card" in data or "cards" in data else ""
            case "blind":
                return "" if data["card"] else "-none"
            case "search":
                return "" if data["found"] else "-none"
            case "reveal":
                params["n"] = data["saved"]
                return "" if not data["saved"] else "-by-event" if data["event"] else "-cheaper"
            case "use":
                params["n"] = data["saved"]
                if data["effect"] == NONE:
                    return "-none" if data["free"] else "-unpaid"
                if len(card_of(line.game, data["card"]).effects) == 1:
                    params["effect"] = 0  # there is no other
                return "-cheaper" if data["saved"] else ""
            case "idle":
                return f"-{data['of']}"
            case "stop":
                return "" if data["n"] else "-none"
            case "sell" if not isinstance(data["card"], str):
                params["n"] = len(data["card"])
                return "-many"
            case "surface":
                return self.taken(line)
            case "resolve":
                effect = event_of(line.game, data["event"]).effects[data["effect"] - 1]
                params["do"] = plain(effect_words(effect, line.lang))
            case "chain":
                params["card"] = params["card"] or "none"
            case "move" | "move_more":
                params["board"] = board_name(side_of(line.game, data["side"]).board, line.lang)
                if kind == "move":
                    given = side_of(line.game, data["side"]).spaces[data["space"]]
                    params["do"] = plain(parts_words(given, line.lang)) or "none"
                    return "-top" if data["lost"] else "-further" if data["event"] else ""
            case "counted":
                params["thing"] = counted(data["per"], data["have"], line.lang)
            case "event" if "have" in data:
                return self.resolved(line)
            case "unmet":
                return "" if data["card"] else "-there"
        return ""

    def taken(self, line: Line[ImperialMiners]) -> str:
        """Which sign of the Surface: most give or cost one thing."""
        effect, params, lang = line.game.pack.surface[line.data["effect"] - 1], line.params, line.lang
        part = effect.parts[0]
        again = event_name(line.game, line.data["event"], lang) if line.data["event"] else "none"
        params |= {"n": part.n, "do": plain(effect_words(effect, lang)), "by": again}
        if len(effect.parts) > 1 or part.per or part.condition or bool(effect.pay) != (part.verb == "advance"):
            return ""
        params["price"] = self.text(lang, "n-coins", n=effect.pay)
        return f"-{part.verb}" if part.verb in SIGNS else ""

    def resolved(self, line: Line[ImperialMiners]) -> str:
        """An event that counts: how many there were, and where they were too few for it to bring anything."""
        parts = event_of(line.game, line.data["event"]).effects[0].parts
        part = next(part for part in parts if part.per)
        have = line.data["have"]
        line.params |= {"thing": counted(part.per, have, line.lang), "what": part.verb}
        anyway = any(other.verb == part.verb and not other.per for other in parts)
        return "-counted" if anyway or have // part.every else "-too-few"
