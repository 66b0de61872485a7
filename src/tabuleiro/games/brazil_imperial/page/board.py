"""The table page of Brazil: Imperial: everything inside its main part, and what the frame asks of a board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from markupsafe import Markup

from tabuleiro.core.action import Action
from tabuleiro.core.game import Game
from tabuleiro.core.scores import Score
from tabuleiro.core.table import Told
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.seats import SEATS, seat_mark
from tabuleiro.drawing.tags import NOTHING, join, tag
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, ERAS, GOODS, SHAPES, TERRAINS
from tabuleiro.games.brazil_imperial.page import mine
from tabuleiro.games.brazil_imperial.page.fight import fights
from tabuleiro.games.brazil_imperial.page.final import button, sets_out
from tabuleiro.games.brazil_imperial.page.map import onward, the_map
from tabuleiro.games.brazil_imperial.page.marks import CONFIRM, MOVES, Look, in_bar, option_of, say
from tabuleiro.games.brazil_imperial.page.moments import moment
from tabuleiro.games.brazil_imperial.page.realms import PART_ICONS, realms
from tabuleiro.games.brazil_imperial.page.realms import opener as realms_opener
from tabuleiro.games.brazil_imperial.page.rest import rest as follows
from tabuleiro.games.brazil_imperial.page.side import side
from tabuleiro.games.brazil_imperial.page.words import BrazilPageWords
from tabuleiro.games.brazil_imperial.page.zoom import zoom_of
from tabuleiro.games.brazil_imperial.pictures.board import figures
from tabuleiro.games.brazil_imperial.pictures.thumbnail import scenario_thumbnail
from tabuleiro.games.brazil_imperial.rules.codes import MOST_GOODS
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.rules.view_data import data_of
from tabuleiro.games.brazil_imperial.words.effects import entry_words
from tabuleiro.games.brazil_imperial.words.names import full_name, note_words
from tabuleiro.games.brazil_imperial.words.phrases import SPECIES, icon_of
from tabuleiro.kit.beats import Beat
from tabuleiro.web.board import ShownOption
from tabuleiro.web.chronicle import Reader
from tabuleiro.web.panels import opener, panel
from tabuleiro.web.scene import Scene

# Every icon that may come up at this table: a page gets them at once, as later changes bring only new parts.
ICONS: Final = (
    *("coin", "vp", "house", "right", "check", "close", "eye", "eye-off", "users", "trophy", "board", "up", "deck"),
    *(icon_of(good) for good in GOODS),
    *("any-good", "gold-card", "combat-card", "strength", "laurel", "mission", "explore-tile", "u-ship"),
    *(f"product-{shape}" for shape in SHAPES),
    *(f"era-{era}" for era in ERAS),
    *(f"t-{terrain}" for terrain in TERRAINS),
    *(f"u-{kind}" for kind in ("archer", "monarch", "dragoon", "cannon", "grenadier", "infantry")),
    *("u-musketeer", "u-crossbow", "species", *SPECIES.values()),
    *(f"b-{kind}" for kind in ("sawmill", "trading-post", "cane-field", "farm", "foundry", "plantation", "church")),
    *("b-academy", "b-city", "b-capital", "b-palace"),
    *(f"a-{arch}" for arch in ARCHES),
    *(f"seat-{letter}" for letter in SEATS),
)


class BrazilBoard(BrazilPageWords):
    own_icon = "t-forest"
    confirm = CONFIRM
    promises = False  # its bots weigh who wins, and leads
    part_icons = PART_ICONS
    tie_breaks = ("science",)
    icons = ICONS
    glanced = None  # all of it: what is spent or gained leaves a trace also where panels are out of sight

    def shown(self, game: Game, option: str, value: str, lang: str) -> ShownOption:
        """Maps, small; how colours are given, in words."""
        pack = cast("BrazilImperial", game).pack
        scenario = next((one for one in pack.scenarios if (option, value) == ("scenario", one.id)), None)
        if scenario is None:
            return super().shown(game, option, value, lang)
        told = [note_words(scenario, lang), *entry_words(pack, scenario, lang)[1:]]  # for how many is known
        return ShownOption(full_name(scenario, lang), " ".join(told), scenario_thumbnail(scenario, ""))

    def where(self, scene: Scene) -> str:
        data = data_of(scene.view)
        if data["over"] or not data["round"]:
            return super().where(scene)
        if data["last_round"]:
            return say(scene.lang, "bi-where-last", round=data["round"])
        return say(scene.lang, "bi-where", era=data["era"], round=data["round"])

    # ---------------------------------------------------------------- the main part
    def main(self, scene: Scene) -> Markup:
        look = Look(scene)
        coming = fights(look)
        own, others = look.own, NOTHING
        if own is not None:
            low, others = mine.board(look, own), _others(look)
        else:
            arches = [mine.arches(look, player, still=True) for player in look.seats]
            low = look.everyone(arches, "panel ev", "mine2 everyone")
        return join([the_map(look, coming), side(look, coming), low, realms(look), others])

    def beside(self, scene: Scene, seat: int) -> Markup:
        """Another seat's board, to be shown beside the own one."""
        look = Look(scene)
        return tag("div", mine.realm(look, look.data["seats"][seat]), class_="bi besides")

    def card(self, reader: Reader, beat: Beat) -> Markup:
        return moment(reader, beat)

    # ---------------------------------------------------------------- around it
    def panel_stats(self, scene: Scene, seat: int) -> Markup:
        """With the way to the whole board, or, once, to all realms."""
        opens = [realms_opener(Look(scene))] if seat == max(scene.seat, 0) else []
        if seat != scene.seat:
            opens.append(opener(seat, say(scene.lang, "bi-open-board", name=scene.names[seat]), icon("board")))
        return join([super().panel_stats(scene, seat), *opens])

    def figures(self, scene: Scene, seat: int) -> Sequence[tuple[str, int]]:
        return figures(data_of(scene.view)["seats"][seat])

    def is_loose(self, action: Action) -> bool:
        """End the turn, enough, none; a mission that is met, which may be out of sight."""
        return in_bar(option_of(action.parts)) or action.parts.verb == "reveal"

    def loose(self, scene: Scene) -> Sequence[tuple[str, str]]:
        """Missions first, each by its name and what it sets off."""
        look = Look(scene)
        met = [option for option in look.options if option.verb == "reveal"]
        texts = {option.text for option in met}
        rest = [pair for pair in super().loose(scene) if pair[0] not in texts]
        left = [option for option in met if option.text != scene.chosen]  # that one is on the main button
        return [*((option.text, button(look, option)) for option in left), *rest]

    def asks_again(self, scene: Scene, option: str) -> bool:
        return option.startswith("reveal ")

    def rest(self, scene: Scene, option: str) -> Sequence[str]:
        """Cards and goods that all have to go are given without a question for each."""
        return follows(scene, option)

    def wasted(self, scene: Scene) -> dict[str, str]:
        """To end the turn with a way onward left, to fetch a good for which there is no room (BI-12)."""
        if scene.decision is None:
            return {}
        found = {}
        ways = onward(Look(scene)) if scene.decision.kind == "move" else []
        if ways:
            found["end turn"] = self.say(scene.lang, "wasted-move", ways="; ".join(ways))
        if sum(data_of(scene.view)["seats"][scene.seat]["supply"].values()) >= MOST_GOODS:
            found["arch harbor"] = self.say(scene.lang, "wasted-supply", n=MOST_GOODS)
        return {option: text for option, text in found.items() if option in map(str, scene.decision.actions)}

    def main_button(self, scene: Scene) -> tuple[str, str]:
        """`Attack F5`, `Take Guarani`; nothing before that: most options are sent at once."""
        look = Look(scene)
        option = look.chosen
        if option is None or in_bar(option):
            return "", ""
        if option.verb in MOVES:
            key = "bi-do-attempt" if sets_out(look, option.place) else "bi-go"
            return say(scene.lang, key if look.is_final(option) else "bi-attack", at=option.place.upper()), ""
        if option.verb == "reveal":  # which one it is, and what it sets off, was pressed to get here
            return say(scene.lang, "bi-do-reveal-yes"), ""
        return button(look, option) if look.is_final(option) else "", ""

    def zoom(self, game: Game, card: str, lang: str) -> Markup | None:
        """One card or tile with all its words; None if there is no such thing."""
        return zoom_of(cast("BrazilImperial", game).pack, card, lang)

    # ---------------------------------------------------------------- the end
    def parts(self, scene: Scene, scores: Sequence[Score], log: Sequence[Told]) -> Sequence[dict[str, int]]:
        """By category (BI-49); against the Dutch points are only told (BI-52)."""
        if scores[0].challenge is None:
            return super().parts(scene, scores, log)
        return [data_of(scene.view)["seats"][0]["points"]]

    def part_name(self, part: str, lang: str) -> str:
        return say(lang, f"bi-source-{part.replace('_', '-')}")


def _others(look: Look) -> Markup:
    """For a phone's tab: the others' boards."""
    rows: list[Markup] = []
    for player in look.others:
        seat = player["seat"]
        who = tag("h3", seat_mark(seat, look.letters[seat]), look.scene.names[seat], class_="h")
        rows.append(tag("li", who, mine.realm(look, player)))
    return panel((look.say("bi-others"),), tag("ul", *rows), css="oth", id_="others") if rows else NOTHING
