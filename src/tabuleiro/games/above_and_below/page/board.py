"""The table page of Above and Below: everything inside its main part, and what the frame asks of a board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from markupsafe import Markup

from tabuleiro.core.action import Action
from tabuleiro.core.decision import Decision
from tabuleiro.core.game import Game
from tabuleiro.drawing.seats import SEATS, seat_mark
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.page import parts
from tabuleiro.games.above_and_below.page.actions import actions, picking
from tabuleiro.games.above_and_below.page.album import album, leaf
from tabuleiro.games.above_and_below.page.ended import ENDS, card, in_words, is_over, last_story
from tabuleiro.games.above_and_below.page.marks import CONFIRM, TRADE, Look, free_beds, is_final, is_loose, say
from tabuleiro.games.above_and_below.page.side import round_end, trade
from tabuleiro.games.above_and_below.page.story import aloud, encounter, place, story
from tabuleiro.games.above_and_below.page.words import VillageWords
from tabuleiro.games.above_and_below.page.zoom import zoom_of
from tabuleiro.games.above_and_below.pictures.thumbnail import thumbnail
from tabuleiro.games.above_and_below.pictures.tracks import seat_figures
from tabuleiro.games.above_and_below.pictures.village import Sight, village_picture
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.view_data import EncounterData, SeatData, data_of
from tabuleiro.games.above_and_below.words.effects import option_words
from tabuleiro.games.above_and_below.words.names import short_name
from tabuleiro.kit.beats import Beat
from tabuleiro.web.chronicle import Reader
from tabuleiro.web.panels import opener
from tabuleiro.web.scene import Scene

# Every icon that may come up at this table: a page gets them at once, as later changes bring only new parts.
ICONS: Final = (
    *("coin", "vp", "villager", "hammer", "quill", "hammer-plus", "quill-plus", "lantern", "bed", "reroll", "refill"),
    *("income", "for-sale", "reputation", "cave", "house", "outpost", "key-house", "star-house", "ready", "exhausted"),
    *("injured", "ac-explore", "ac-build", "ac-harvest", "ac-train", "ac-labor", "right", "check", "close"),
    *("die", "deck", "slip", "restart", "trophy", "card", "up", "voice", "stop", "zoom"),
    *(f"die-{face}" for face in range(1, 7)),
    *WARES,
    *(f"seat-{letter}" for letter in SEATS),
)
# Where points come from.
PART_ICONS: Final = {
    "goods": "pot",
    "buildings": "house",
    "cards": "card",
    "card_bonuses": "star-house",
    "reputation_space": "reputation",
    "reputation_place": "trophy",
}


class VillageBoard(VillageWords):
    own_icon = "house"
    confirm = CONFIRM
    promises = True
    part_icons = PART_ICONS
    tie_breaks = ("coins", "buildings")
    icons = ICONS
    collects = True
    standing = frozenset(("ready",))

    def story_tab(self, lang: str) -> str:
        return say(lang, "ab-tab-story")

    def rounds(self, game: Game) -> int:
        return cast(AboveAndBelow, game).pack.tracks.rounds

    def done(self, scene: Scene, seat: int) -> bool:
        """Who has passed is done with the round; between rounds everybody acts at the same time."""
        data = data_of(scene.view)
        return bool(data["turn"] < 0 or data["seats"][seat]["passed"])

    # ---------------------------------------------------------------- the main part
    def main(self, scene: Scene) -> Markup:
        look = Look(scene)
        side = _side(look)
        hires = tag("section", parts.hire(look), parts.reputation(look), class_="panel hr")
        board = [parts.offers(look), hires]
        own = look.own
        if own is None:
            pictures = [_picture_of(look, player) for player in look.data["seats"]]
            board.append(look.everyone(pictures, "vbox", "everyone", "village"))
        else:
            low = tag("div", parts.areas(look, own), parts.goods(look, own), class_="low")
            board += [actions(look), _village(look, own), low]
        others = _others(look) if own is not None else NOTHING
        picked = f"pick-{picking(look)}" if picking(look) else ""
        css = classes("brd", "wide", "turning" if look.kind == "turn" else "", picked)
        return join([tag("div", *board, class_=css), side, others])

    # ---------------------------------------------------------------- around it
    def beside(self, scene: Scene, seat: int) -> Markup:
        """A seat's village, its people and goods, to be shown beside the own one."""
        look = Look(scene)
        player = look.data["seats"][seat]
        people = [parts.villager_face(look, one["id"], one["state"]) for one in player["villagers"]]
        plot = tag("div", _picture_of(look, player), class_="plot")
        goods = tag("div", parts.supply_line(player), class_="supline")
        return tag("div", plot, tag("ul", *people, class_="people"), parts.track(look, player), goods, class_="besides")

    def figures(self, scene: Scene, seat: int) -> Sequence[tuple[str, int]]:
        return seat_figures(data_of(scene.view)["seats"][seat])

    def is_loose(self, action: Action) -> bool:
        """Set off, enough, end the turn, how to pay, roll again."""
        return is_loose(str(action))

    def asks_again(self, scene: Scene, option: str) -> bool:
        return is_final(scene, option)

    def wasted(self, scene: Scene) -> dict[str, str]:
        """To pass with somebody ready, to end the night with a free bed."""
        own = Look(scene).own
        if scene.decision is None or own is None:
            return {}
        ready, beds = sum(one["state"] == "ready" for one in own["villagers"]), free_beds(own)
        if scene.decision.kind == "turn" and ready:
            return {"pass": say(scene.lang, "ab-wasted-pass", n=ready)}
        return {"enough": say(scene.lang, "ab-wasted-beds", n=beds)} if scene.decision.kind == "rest" and beds else {}

    def proposal(self, scene: Scene) -> str:
        """A party that is large enough sets off with the main button."""
        actions = scene.decision.actions if scene.decision is not None and scene.decision.kind == "send" else ()
        return "go" if any(str(action) == "go" for action in actions) else ""

    def main_button(self, scene: Scene) -> tuple[str, str]:
        """`Roll for A`, `Build Goat Shed`; and before an option is picked."""
        if scene.decision is not None and scene.decision.kind != "option":
            chosen = scene.chosen or self.proposal(scene)
            return (self._deed(scene, chosen) if chosen else ""), ""
        first = say(scene.lang, "ab-pick-first")
        if not scene.chosen:
            return "", first
        letter = scene.chosen.rpartition(" ")[2].upper()
        options = cast(EncounterData, data_of(scene.view)["encounter"])["options"]
        option = next(one for one in options if one["letter"] == letter)
        return say(scene.lang, "ab-do" if option["auto"] else "ab-roll-for", letter=letter), first

    def _deed(self, scene: Scene, chosen: str) -> str:
        """What the main button will do, in a few words."""
        game, lang = cast(AboveAndBelow, scene.view.game), scene.lang
        verb = chosen.partition(" ")[0]
        own = data_of(scene.view)["seats"][scene.seat]
        decision = cast(Decision, scene.decision)
        if verb in ("build", "train") or decision.kind in TRADE:
            return next(self.brief(scene.view, one, lang) for one in decision.actions if str(one) == chosen)
        if verb == "enough":
            return say(lang, "ab-do-enough", n=free_beds(own))
        if verb in ("pass", "labor", "harvest"):
            who = next((one["id"] for one in own["villagers"] if one["state"] == "ready"), "")
            return say(lang, f"ab-do-{verb}", villager=short_name(game, who, lang) if who else "")
        states = [one["state"] for one in own["villagers"]]
        going = states.count("sent") + (states.count("ready") if verb in ("explore", "send") else 0)
        return say(lang, "ab-do-go", n=going)

    def reading(self, scene: Scene) -> Markup | None:
        """The open page in large letters, to be read out: what is public of it; None if no encounter is open."""
        found = Look(scene).encounter
        if found is None or not found["paragraph"]:
            return None
        n, lang = found["paragraph"], scene.lang
        told_ = book(lang, cast(AboveAndBelow, scene.view.game).pack.book)
        options: list[Markup] = []
        for option in found["options"]:
            letter, asks = option["letter"], tag("span", option_words(option, lang), class_="asks")
            does = tag("span", tag("b", told_.option(n, letter), data_spoken=""), asks)
            options.append(tag("li", tag("span", letter, class_="ol"), does))
        game = cast(AboveAndBelow, scene.view.game)
        head = tag("p", say(lang, "ab-page", n=n), aloud(lang), class_="cap"), tag("h1", told_.title(n), data_spoken="")
        told = story(told_.text(n), picture=place(game, n, lang))
        return tag("article", *head, told, tag("ol", *options), class_="reading", data_story="")

    def card(self, reader: Reader, beat: Beat) -> Markup:
        """An exploration, from the dice to what it brought; of others in short."""
        return card(reader, beat) if beat.event.kind in ENDS else NOTHING

    def tale(self, reader: Reader, beat: Beat) -> tuple[str, Sequence[str]] | None:
        """An exploration that is over, whoever's it was."""
        return in_words(reader, beat) if beat.event.kind in ENDS and is_over(beat) else None

    def album(self, game: Game, things: Sequence[str], lang: str) -> Markup:
        return album(cast(AboveAndBelow, game), things, lang)

    def leaf(self, game: Game, things: Sequence[str], name: str, lang: str) -> Markup | None:
        return leaf(cast(AboveAndBelow, game), things, name, lang)

    def zoom(self, game: Game, card: str, lang: str) -> Markup | None:
        """One building or villager with all its words; None if there is no such card."""
        return zoom_of(cast(AboveAndBelow, game), card, lang)


def _side(look: Look) -> Markup:
    """What lies over the village, if there is something to be read or answered; at the end nothing is."""
    if look.data["over"]:
        return NOTHING
    for part in (encounter, trade, round_end):
        shown = part(look)
        if shown:
            return shown
    return last_story(look)


def _village(look: Look, own: SeatData) -> Markup:
    """The same village twice: as wide as a page has room for it, and as a column for a phone."""
    label = look.say("ab-village", houses=len(own["houses"]), caves=len(own["caves"]))
    taking = {f"building {mark.action.rpartition(' ')[2]}": mark for mark in look.beginning("take from")}
    new = frozenset(spot.partition(" ")[2] for spot in look.scene.new if spot.startswith("building "))
    sight = Sight(taking, new, shape="wide", more=bool(look.data["cave_top"]))
    desk = village_picture(look.game, own, look.lang, sight, label)
    phone = village_picture(look.game, own, look.lang, replace(sight, prefix="column", shape="tall"), label)
    return tag("div", _openers(look), desk, phone, class_="vw", id="village", data_spot="village")


def _openers(look: Look) -> Markup:
    """The others' villages, small, in a strip of sky above the own one; each opens by a click."""
    shown: list[Markup] = []
    for player in look.others:
        seat, name = player["seat"], look.scene.names[player["seat"]]
        label = look.say("ab-open-village", name=name)
        who = tag("span", seat_mark(seat, look.letters[seat], cls="s18"), tag("b", name), class_="tw")
        shown.append(opener(seat, label, who, thumbnail(player, "")))
    return tag("div", *shown, class_="openers") if shown else NOTHING


def _others(look: Look) -> Markup:
    """For a phone's tab: the others' villages, small."""
    rows: list[Markup] = []
    for player in look.others:
        seat = player["seat"]
        name = look.scene.names[seat]
        label = look.say("ab-open-village", name=name)
        who = tag("span", seat_mark(seat, look.letters[seat]), tag("b", name), class_="tw")
        picture = thumbnail(player, label)
        rows.append(tag("li", who, tag("button", picture, type="button", class_="opener", data_mine=seat)))
    return tag("section", tag("h2", look.say("ab-others")), tag("ul", *rows), class_="panel oth", id="others")


def _picture_of(look: Look, player: SeatData) -> Markup:
    seat = player["seat"]
    held = {"houses": len(player["houses"]), "caves": len(player["caves"])}
    label = look.say("ab-village-of", name=look.scene.names[seat], **held)
    sight = Sight(prefix=f"v{seat}", still=True, shape="side", more=False)
    return village_picture(look.game, player, look.lang, sight, label)
