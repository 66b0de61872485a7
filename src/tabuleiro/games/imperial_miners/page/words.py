"""Imperial Miners in words for the page: forecasts of a chain, the table without a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from tabuleiro.core.action import Action
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.core.view import View
from tabuleiro.games.imperial_miners.content.pack import BOARDS
from tabuleiro.games.imperial_miners.page.marks import Data, say
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.view_data import SeatData, data_of, points
from tabuleiro.games.imperial_miners.words.effects import card_words, event_words, space_words
from tabuleiro.games.imperial_miners.words.names import board_name, board_side, card_name, card_of, event_name
from tabuleiro.games.imperial_miners.words.places import place_name, split
from tabuleiro.games.imperial_miners.words.sentences import counted
from tabuleiro.kit.shelf import words_of
from tabuleiro.web.board import Board
from tabuleiro.web.scene import Plan, PlanStep, Scene

# What an event adds to a forecast: the icon, and how many.
GAINS: Final = {
    "points": "vp",
    "coins": "coin",
    "cart_paid": "coin",
    "machine": "machine",
    "collapse": "collapse",
    "draw": "draw",
    "move": "advance",
    "cart": "cart-marker",
    "level4": "level-4",
    "search": "draw",
    "clear": "collapse",
}
LINKS: Final = ("use", "dig_out", "surface", "pass")  # an event of these starts the next link of the chain


class MinersWords(Board):
    """What of the board is words."""

    def foretold(self, scene: Scene) -> str:
        """`Heartstone: a chain of 4, about 15 VP`; of a card that works alone no chain is spoken of."""
        card = scene.chosen.split(" ")[1] if " " in scene.chosen else ""
        links = [step for step in scene.plan.steps if is_card(step.place)] if scene.plan else []
        if scene.plan is None or not links or card in ("", "blind"):
            return ""
        name = card_name(cast(ImperialMiners, scene.view.game), card, scene.lang)
        brings = next((n for n, icon in scene.plan.total if icon == "vp"), 0)
        if len(links) == 1:
            return say(scene.lang, "foretold-alone", card=name, vp=brings) if brings else ""
        return say(scene.lang, "foretold", card=name, n=len(links), vp=brings)

    def plan(self, game: Game, events: Sequence[Event], lang: str) -> Plan:
        """How a chain could go on, link by link."""
        mine = cast(ImperialMiners, game)
        steps: list[PlanStep] = []
        gains: Counter[tuple[str, bool]] = Counter()  # what is paid stands apart from what is got, as on the cards
        total: Counter[tuple[str, bool]] = Counter()
        title, place, why = "", "", ""

        def finish() -> None:
            if title:  # what the card that is placed brings belongs to its link of the chain
                steps.append(PlanStep(title, place, _numbers(gains), why))
                gains.clear()

        for event in events:
            data = cast(Data, event.data)
            if event.kind in LINKS:
                finish()
                why = why_nothing(event, lang)
                place = str(data.get("place", ""))
                if data.get("effect"):  # the spot in the picture: an effect of a card, or of the surface
                    place = f"{place} effect {data['effect']}" if place else f"surface {data['effect']}"
                surface = event.kind == "surface"
                title = say(lang, "surface") if surface else card_name(mine, data["card"], lang)
            if event.kind in ("play", "cart"):  # a complete cart is a point
                carts = int(data.get("carts", 1))
                gains["vp", True] += carts
                total["vp", True] += carts  # here one less the other
            why = why_nothing(event, lang) or why
            icon = "coin" if event.kind == "pay" and title else GAINS.get(event.kind)
            if icon is None:
                continue
            n = -int(data["n"]) if event.kind == "pay" else int(data.get("n", 1))
            if event.kind == "clear":
                n = -1
            gains[icon, n > 0] += n
            total[icon, True] += n
        finish()
        return Plan(steps, _numbers(total))

    def brief(self, view: View, action: Action, lang: str) -> str:
        """A card's or board's name, a place; other options are short as they are."""
        game = cast(ImperialMiners, view.game)
        if action.kind in ("keep", "pick", "discard", "sell") and action.option:
            return card_name(game, game.box.ids[action.option], lang)
        if action.kind == "place":
            return place_name(game, data_of(view)["seats"][action.seat]["mine"], action.place, lang)
        if action.kind == "enter":
            return board_name(BOARDS[action.option], lang)
        return words_of(view.game).label(view, action, lang).rstrip(".")

    # ---------------------------------------------------------------- without a picture
    def in_words(self, scene: Scene) -> list[tuple[str, list[str]]]:
        """The table as headings and lines: event, own hand and mine, boards, the others."""
        game, data, lang = cast(ImperialMiners, scene.view.game), data_of(scene.view), scene.lang
        found: list[tuple[str, list[str]]] = []
        if data["event"]:
            title = say(lang, "words-event", event=event_name(game, data["event"], lang))
            found.append((title, event_words(game, data["event"], lang)))
        if scene.seat >= 0:
            hand = [_card(game, card, lang) for card in data["hand"]]
            found.append((say(lang, "words-hand", n=len(hand)), hand))
        seats = sorted(range(len(scene.names)), key=lambda seat: seat != scene.seat)
        found += [(scene.names[seat], _seat(game, data["seats"][seat], lang)) for seat in seats]
        for side in data["sides"]:
            spaces = len(game.pack.sides[game.box.side_ids.index(side)].spaces)
            lines = [f"{space}: {space_words(game, side, space, lang)}" for space in range(1, spaces)]
            found.append((board_side(game, side, lang), lines))
        return found


def why_nothing(event: Event, lang: str) -> str:
    """What of a link of a chain brings nothing that is counted, in a few words; "" for what may bring something."""
    data = cast(Data, event.data)
    match event.kind:
        case "counted":
            return say(lang, "im-chain-counted", thing=counted(data["per"], data["have"], lang))
        case "unmet" | "dig_out":
            return say(lang, f"im-chain-{event.kind}")
        case "idle":
            return say(lang, f"im-chain-idle-{data['of']}")
        case "pass":
            return say(lang, "im-chain-used")
        case "discount" if data["n"]:
            return say(lang, "im-chain-discount", n=data["n"])
        case "use" if not data["effect"]:
            return say(lang, "im-chain-none" if data["free"] else "im-chain-unpaid")
    return ""


def is_card(place: str) -> bool:
    """Whether a step of a plan is a card of the mine, not the surface."""
    return bool(place) and not place.startswith("surface")


def _numbers(counter: Counter[tuple[str, bool]]) -> list[tuple[int, str]]:
    order = ("vp", "coin", "advance", "machine", "cart-marker", "draw", "level-4", "collapse")
    return [(counter[icon, got], icon) for got in (True, False) for icon in order if counter[icon, got]]


def _card(game: ImperialMiners, card: str, lang: str) -> str:
    printed = card_of(game, card)
    effects = " / ".join(card_words(game, card, lang))
    return say(lang, "words-card", card=card_name(game, card, lang), level=printed.level, cost=printed.cost, do=effects)


def _seat(game: ImperialMiners, seat: SeatData, lang: str) -> list[str]:
    has = {"coins": seat["coins"], "carts": len(seat["carts"]), "hand": seat["hand_size"]}
    lines = [say(lang, "words-seat", vp=points(seat), **has)]
    if seat["board"]:
        lines.append(say(lang, "words-marker", board=board_name(seat["board"], lang), space=seat["space"]))
    for entry in sorted(seat["mine"], key=lambda entry: split(entry["place"])):
        marks = [say(lang, "words-machines", n=entry["machines"])] if entry["machines"] else []
        marks += [say(lang, "words-collapsed")] if entry["collapsed"] else []
        effects = " / ".join(card_words(game, entry["card"], lang))
        card = card_name(game, entry["card"], lang)
        text = say(lang, "words-mine-card", level=split(entry["place"])[0], card=card, do=effects)
        lines.append(" ".join([text, *marks]))
    return lines
