"""The table page of Imperial Miners: everything inside its main part, and what the frame asks of a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, cast

from markupsafe import Markup

from tabuleiro.core.action import Action
from tabuleiro.core.game import Game
from tabuleiro.core.scores import Score
from tabuleiro.core.table import Told
from tabuleiro.drawing import phrases
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.phrases import Phrase
from tabuleiro.drawing.seats import SEATS
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.games.imperial_miners.content.pack import BOARDS, FACTIONS
from tabuleiro.games.imperial_miners.page import parts
from tabuleiro.games.imperial_miners.page.chain import Chain, chain_strip, chains, chains_of
from tabuleiro.games.imperial_miners.page.marks import CONFIRM, Data, Look, places_for, say, spot
from tabuleiro.games.imperial_miners.page.moments import moment
from tabuleiro.games.imperial_miners.page.words import MinersWords
from tabuleiro.games.imperial_miners.page.zoom import zoom_of
from tabuleiro.games.imperial_miners.pictures.mine import Sight, is_place, mine_picture
from tabuleiro.games.imperial_miners.rules.cards import HAND_LIMIT
from tabuleiro.games.imperial_miners.rules.game import ROUNDS, ImperialMiners
from tabuleiro.games.imperial_miners.rules.scoring import SECOND_TIE_BREAK, title
from tabuleiro.games.imperial_miners.rules.view_data import SeatData, data_of, points
from tabuleiro.games.imperial_miners.words.labels import lost_at_top
from tabuleiro.games.imperial_miners.words.names import WORDS, MineSaid, card_name, event_name, title_words
from tabuleiro.kit.beats import Beat
from tabuleiro.web.board import happened
from tabuleiro.web.chronicle import Reader
from tabuleiro.web.panels import lens
from tabuleiro.web.scene import Plan, Scene

EVENTS: Final = {"event", "begin", "resolve", "resolved"}  # an event's part of a round has one of these
BY_HAND: Final = ("find",)  # what is chosen without the mine, but not without the hand
SOURCES: Final = ("cards", "boards", "events")  # where points come from, as the log tells it
# Every icon that may come up at this table: a page gets them at once, as later changes bring only new parts.
ICONS: Final = (
    *("coin", "vp", "card", "hand", "draw", "discard", "machine", "collapse", "cart-full", "cart-marker", "advance"),
    *("activate", "surface", "right", "down", "check", "lock", "trophy", "event", "zoom", "f-any"),
    *BOARDS,
    *(f"f-{faction}" for faction in FACTIONS),
    *(f"level-{level}" for level in range(1, 5)),
    *(f"seat-{letter}" for letter in SEATS),
)
# Where points come from; `vp` stands for all but carts where nobody has kept count.
PART_ICONS: Final = {"vp": "vp", "cards": "card", "boards": "advance", "events": "event", "carts": "cart-full"}


class MinersBoard(MinersWords):
    own_icon = "surface"
    main_icon = "check"
    confirm = CONFIRM
    promises = True
    part_icons = PART_ICONS
    tie_breaks = ("coins", SECOND_TIE_BREAK)
    icons = ICONS

    def rounds(self, game: Game) -> int:
        return ROUNDS

    def done(self, scene: Scene, seat: int) -> bool:
        """Everybody acts at the same time, always."""
        return True

    # ---------------------------------------------------------------- the main part
    def main(self, scene: Scene) -> Markup:
        look = Look(scene)
        asks = {"event": "asks-event", "enter": "asks-board"}.get(look.kind, "")
        event = NOTHING if look.data["over"] else parts.event(look)
        left = tag("div", event, parts.progress(look), class_=classes("left", asks))
        if look.own is not None:
            middle = _own(look)
        else:
            mines = [self.beside(scene, seat) for seat in range(len(scene.names))]
            middle = look.everyone(mines, "minebox", "mid many")
        found = chains_of(look)
        plan = foreseen(scene)
        strip = parts.plan_strip(look, plan) if plan else chain_strip(look, found)
        stats = [self.panel_stats(scene, seat) for seat in range(len(scene.names))]
        return join([self._own_line(look), left, middle, _right(look, found, stats), strip, parts.hand(look)])

    def _own_line(self, look: Look) -> Markup:
        """On a phone, above the mine: what one has, and the event, which leads to the board."""
        if look.own is None or look.data["over"]:
            return NOTHING
        shown = [tag("span", self.panel_stats(look.scene, look.scene.seat), class_="stats")]
        if look.data["event"]:
            name = tag("span", event_name(look.game, look.data["event"], look.lang))
            shown.append(tag("label", icon("event"), name, for_="tab-board", class_="evname", data_spot="event"))
        return tag("div", *shown, class_="ownline", id="ownline", data_panel=look.scene.seat)

    def beside(self, scene: Scene, seat: int) -> Markup:
        """A seat's mine, large, to be shown beside the own one."""
        mine = data_of(scene.view)["seats"][seat]
        label = say(scene.lang, "im-mine-of", name=scene.names[seat], n=len(mine["mine"]))
        game = cast(ImperialMiners, scene.view.game)
        return mine_picture(game, mine, scene.lang, Sight(prefix=f"mine{seat}"), label)

    def card(self, reader: Reader, beat: Beat) -> Markup:
        return moment(reader, beat)

    # ---------------------------------------------------------------- around it
    def figures(self, scene: Scene, seat: int) -> Sequence[tuple[str, int]]:
        """Points (with those of the carts), coins, carts, machines and hand cards of a seat."""
        data = data_of(scene.view)["seats"][seat]
        return (
            ("vp", points(data)),
            ("coin", data["coins"]),
            ("cart-full", len(data["carts"])),
            ("machine", sum(entry["machines"] for entry in data["mine"])),
            ("hand", data["hand_size"]),
        )

    def is_loose(self, action: Action) -> bool:
        """None of a card's effects, no more sales, a faction, the unseen card."""
        return not spot(action)

    def main_button(self, scene: Scene) -> tuple[str, str]:
        """The words of the main button with a card or a place chosen, and without."""
        kind = scene.decision.kind if scene.decision else ""
        first = say(scene.lang, "place-first" if kind == "place" else "lock-in-first")
        card = chosen_card(scene)
        if not card:
            return say(scene.lang, "lock-in-blind"), first
        name = card_name(cast(ImperialMiners, scene.view.game), card, scene.lang)
        return say(scene.lang, "lock-in" if kind == "pick" else f"confirm-{kind}", card=name), first

    def next_choice(self, scene: Scene) -> str:
        """The place that was shown for a card which is locked in."""
        place = _planned_place(scene)
        return f"play {chosen_card(scene)} at {place}" if place and scene.chosen.startswith("pick ") else ""

    def declines(self, action: Action) -> bool:
        return action.kind in ("use", "sell") and not action.option

    def wasted(self, scene: Scene) -> dict[str, str]:
        """Of the Surface: cards that are drawn to be discarded at once (IM-29), spaces lost at a top (IM-32)."""
        if scene.decision is None or scene.decision.kind != "surface":
            return {}
        hand = data_of(scene.view)["seats"][scene.seat]["hand_size"]
        said = MineSaid(WORDS, scene.view, scene.seat, scene.lang, scene.names)
        found = {}
        for action in scene.decision.actions:
            effect = said.game.pack.surface[action.option - 1]
            over = hand + sum(part.n for part in effect.parts if part.verb == "draw") - HAND_LIMIT
            if over > 0:
                found[str(action)] = say(scene.lang, "im-wasted-hand", n=over)
            elif lost := lost_at_top(said, effect):
                found[str(action)] = say(scene.lang, "im-wasted-advance", n=lost)
        return found

    def held(self, scene: Scene) -> str:
        """What an event asked is answered; the round is not over."""
        kinds = {beat.event.kind for beat in scene.turn}
        return say(scene.lang, "im-held-event") if kinds & EVENTS and "play" not in kinds else ""

    def foreseen(self, kind: str) -> Literal["all", "chosen", "none"]:
        return "all" if kind == "place" else "none" if kind in ("keep", "discard", "sell") else "chosen"

    def zoom(self, game: Game, card: str, lang: str) -> Markup | None:
        return zoom_of(cast(ImperialMiners, game), card, lang)

    # ---------------------------------------------------------------- the end
    def parts(self, scene: Scene, scores: Sequence[Score], log: Sequence[Told]) -> Sequence[dict[str, int]]:
        """By where the points came from (IM-41); those of a play that began in the middle its log does not tell."""
        counted = points_of(scene, log)
        found = [{**part, "carts": score.breakdown["carts"]} for part, score in zip(counted, scores, strict=True)]
        whole = all(sum(part.values()) == score.total for part, score in zip(found, scores, strict=True))
        return found if whole else super().parts(scene, scores, log)

    def part_name(self, part: str, lang: str) -> str:
        return self.say(lang, f"result-{part}")

    def outcome(self, scene: Scene, scores: Sequence[Score]) -> str:
        """Alone, the title (IM-43)."""
        if len(scores) > 1:
            return super().outcome(scene, scores)
        earned = title_words(title(scores[0].total), scene.lang)
        return say(scene.lang, "im-result-alone", n=scores[0].total, title=earned)


def foreseen(scene: Scene) -> Plan | None:
    """How the chosen option could go on, where there is anything to be said of it."""
    return scene.plan if scene.plan and (scene.plan.steps or scene.plan.total) else None


def _right(look: Look, found: dict[int, Chain], stats: Sequence[Markup]) -> Markup:
    """How it could go on, else how everybody's newest chain went; below it the mines of the others."""
    plan = foreseen(look.scene)
    shown: list[Markup] = [parts.plan(look, plan)] if plan else [chains(look, found)] if found else []
    if look.own is not None:
        shown.append(parts.others(look, stats) if len(look.scene.names) > 1 else parts.titles(look))
    return tag("div", *shown, class_="right") if shown else NOTHING


def _own(look: Look) -> Markup:
    own = cast(SeatData, look.own)
    levels = len({entry["place"][0] for entry in own["mine"]})
    name = look.say("im-mine", n=len(own["mine"]), levels=levels)
    picture = lens(mine_picture(look.game, own, look.lang, _sight(look, own), name), look.lang)
    return tag("div", picture, class_=classes("mid", "low" if look.kind in BY_HAND else ""))


def _sight(look: Look, own: SeatData) -> Sight:
    """What the own mine shows besides its cards: options, the chain as it could run, where a chosen card could go."""
    scene = look.scene
    path = [step.place for step in scene.plan.steps if step.place] if scene.plan else []
    card = own["playing"] or (chosen_card(scene) if look.kind == "pick" else "")
    slots: list[str] = []
    ghost = ("", "")
    if card:
        slots = places_for(look.game, own, card) if look.kind == "pick" else []
        start = _planned_place(scene)
        if start and all(entry["place"] != start for entry in own["mine"]):
            ghost = (card, start)
    notes = {notation.rpartition(" ")[2]: _noted(plan) for notation, plan in scene.notes.items() if " at " in notation}
    new = frozenset(spot.removeprefix("mine ") for spot in scene.new)
    return Sight(look.marks, slots, path, ghost, notes, new, card)


def chosen_card(scene: Scene) -> str:
    """The card of the hand that is chosen, or whose place is; "" if there is none, or nobody knows it yet."""
    card = scene.chosen.split(" ")[1] if " " in scene.chosen else ""
    return card if card in cast(ImperialMiners, scene.view.game).box.number else ""


def _planned_place(scene: Scene) -> str:
    """Where the chosen card goes in the forecast, or by choice."""
    if " at " in scene.chosen:
        return scene.chosen.rpartition(" ")[2]
    path = [step.place for step in scene.plan.steps if step.place] if scene.plan else []
    start = path[0].partition(" ")[0] if path else ""
    return start if is_place(start) else ""


def _noted(plan: Plan) -> Phrase:
    return phrases.gains([gain for gain in plan.total if gain[0]])


def points_of(scene: Scene, log: Sequence[Told]) -> list[dict[str, int]]:
    """The points of each seat by where they came from: cards, spaces of the boards, the surface and events."""
    game = cast(ImperialMiners, scene.view.game)
    found = [dict.fromkeys(SOURCES, 0) for _ in scene.names]
    source = ["events"] * len(found)
    owed = [0] * len(found)  # gains that the space a marker has just reached still gives
    for event in happened(log):
        seat, data = event.seat, cast(Data, event.data)
        if event.kind == "round":
            source = ["events"] * len(found)
        elif event.kind in ("use", "surface", "resolve"):
            source[seat] = "cards" if event.kind == "use" else "events"
            owed[seat] = 0
        elif event.kind == "move":
            space = game.pack.sides[game.box.side_ids.index(data["side"])].spaces[data["space"]]
            owed[seat] = sum(part.verb == "vp" for part in space)
        elif event.kind == "points":
            found[seat]["boards" if owed[seat] else source[seat]] += data["n"]
            owed[seat] = max(owed[seat] - 1, 0)
    return found
