"""Above and Below in words for the page: the log, what the others did, the table without a picture."""

from __future__ import annotations

from typing import Final, cast

from tabuleiro.core.action import Action
from tabuleiro.core.view import View
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.page.marks import say
from tabuleiro.games.above_and_below.page.parts import offer_said, villager_said
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.view_data import EncounterData, SeatData, data_of, standing
from tabuleiro.games.above_and_below.words.effects import building_words, option_words
from tabuleiro.games.above_and_below.words.names import WORDS, building_name, full_name, one_of, short_name
from tabuleiro.web.board import Board
from tabuleiro.web.scene import Scene

ROWS: Final = ("houses", "outposts", "keys", "stars")


class VillageWords(Board):
    """What of the board is words."""

    # ---------------------------------------------------------------- options
    def foretold(self, scene: Scene) -> str:
        """`A is picked.`; what a building does; how many there are of what is still to be chosen."""
        game, lang = cast(AboveAndBelow, scene.view.game), scene.lang
        if scene.part:
            options = scene.decision.actions if scene.decision is not None else ()
            return say(lang, f"ab-now-{scene.part}", n=sum(str(one).startswith(scene.part) for one in options))
        verb, _, what = scene.chosen.partition(" ")
        if verb == "option":
            return say(lang, "ab-picked", letter=what.upper())
        if verb == "build":
            return offer_said(game, what, lang)
        if verb == "train":
            cost = next(space["cost"] for space in data_of(scene.view)["row"] if space["villager"] == what)
            return say(lang, "ab-hire-said", cost=cost, who=villager_said(game, what, lang))
        states = [one["state"] for one in data_of(scene.view)["seats"][scene.seat]["villagers"]]
        ready = states.count("ready")
        return say(lang, "ab-still-ready", n=ready) if verb == "pass" and ready else ""

    def brief(self, view: View, action: Action, lang: str) -> str:
        """An option in as few words as name it."""
        game = cast(AboveAndBelow, view.game)
        verb, _, what = str(action).partition(" ")
        if verb == "gift" and what:
            return building_name(game, what, lang)
        if verb == "build":
            return say(lang, "ab-do-build", building=building_name(game, what, lang))
        if verb == "train":
            return say(lang, "ab-do-train", villager=short_name(game, what, lang))
        if verb == "option":
            n = cast(EncounterData, data_of(view)["encounter"])["paragraph"]
            return f"{what.upper()}: {book(lang, game.pack.book).option(n, what)}"
        return super().brief(view, action, lang)

    # ---------------------------------------------------------------- without a picture
    def in_words(self, scene: Scene) -> list[tuple[str, list[str]]]:
        """The table as headings and lines: an open encounter, offers, who is for hire, every seat."""
        game, data, lang = cast(AboveAndBelow, scene.view.game), data_of(scene.view), scene.lang
        found: list[tuple[str, list[str]]] = []
        open_ = data["encounter"]
        if open_ and open_["paragraph"]:
            told_ = book(lang, game.pack.book)
            n = open_["paragraph"]
            lines = told_.text(n).strip().replace("*", "").splitlines()
            lines += [
                f"{option['letter']}: {told_.option(n, option['letter'])} ({option_words(option, lang)})"
                for option in open_["options"]
            ]
            found.append((told_.title(n), lines))
        for row in ROWS:
            cards = [offer_said(game, card, lang) for card in data["offers"][row]]
            found.append((say(lang, f"ab-{row}"), cards or [say(lang, "ab-none-left")]))
        hire = [
            say(lang, "ab-hire-said", cost=space["cost"], who=villager_said(game, space["villager"], lang))
            for space in data["row"]
            if space["villager"]
        ]
        found.append((say(lang, "ab-hire"), hire or [say(lang, "ab-none-left")]))
        seats = sorted(range(len(scene.names)), key=lambda seat: seat != scene.seat)
        found += [(scene.names[seat], _seat(game, data["seats"][seat], lang)) for seat in seats]
        return found


def _seat(game: AboveAndBelow, player: SeatData, lang: str) -> list[str]:
    has = {"coins": player["coins"], "reputation": player["reputation"], "beds": player["beds"]}
    lines = [say(lang, "ab-words-seat", points=player["total"], income=player["income"], **has)]
    if player["supply"]:
        lines.append(say(lang, "ab-words-supply", things=WORDS.counted(player["supply"], lang)))
    if player["track"]:
        kinds = {space["ware"]: space["n"] for space in player["track"]}
        lines.append(say(lang, "ab-words-track", things=WORDS.counted(kinds, lang)))
    if player["sale"]:
        lines.append(say(lang, "ab-words-sale", ware=one_of(player["sale"], lang)))
    for state in ("ready", "exhausted", "injured", "sent"):
        names = [full_name(game, one["id"], lang) for one in player["villagers"] if one["state"] == state]
        if names:
            area = say(lang, f"ab-area-{state}")
            lines.append(say(lang, "ab-words-area", area=area, names=WORDS.listed(names, lang)))
    for card, goods in standing(player).items():
        does = " ".join(building_words(game, card, lang))
        lines.append(say(lang, "ab-words-building", name=building_name(game, card, lang), does=does, goods=goods))
    empty = sum(not cave["outpost"] for cave in player["caves"])
    if empty:
        lines.append(say(lang, "ab-words-caves", n=empty))
    return lines
