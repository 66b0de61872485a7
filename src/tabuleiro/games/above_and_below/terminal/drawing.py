"""Above and Below in the terminal: a view drawn as text, the story that is read out, the table of scores."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from rich.console import RenderableType

from tabuleiro.cli.drawing import Look, Parts, line
from tabuleiro.cli.terminal import Glyphs
from tabuleiro.cli.texts import Texts
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.rules.view_data import SeatData, data_of
from tabuleiro.games.above_and_below.terminal.contents import VillageContents
from tabuleiro.games.above_and_below.words.effects import building_words, skill_words
from tabuleiro.games.above_and_below.words.names import (
    WORDS,
    building_name,
    buildings,
    full_name,
    short_name,
    villagers,
    ware_name,
)

Data = dict[str, Any]  # a part of a view's data
STATES: Final = ("ready", "exhausted", "injured", "sent")
ROWS: Final = ("houses", "outposts", "keys", "stars")
ABOUT_DICE: Final = ("reroll", "injure", "stake", "hurt")
STORY: Final = 72  # columns that a story takes at most: longer lines are hard to read


class VillageDrawing(VillageContents):
    ties = ("ab-tie-coins", "ab-tie-buildings")  # AB-41

    # -- what is shown when
    def whole(self, look: Look) -> Parts:
        others = [part for player in look.others for part in village(look, player)]
        table = [*status(look), offers(look), "", row(look), "", seat_table(look)]
        return [*table, *others, *self.own(look), *encounter(look)]

    def own(self, look: Look) -> Parts:
        return village(look, look.own)

    def focus(self, look: Look) -> Parts:
        """Offers and villagers to train are told by the options themselves."""
        if look.kind == "option":
            return [*status(look)[:1], *encounter(look)]
        if look.kind in ABOUT_DICE:
            return explorers(look)
        if look.kind == "turn":
            return [*status(look), seat_table(look), *self.own(look)]
        return [own_line(look)]

    def legend(self, texts: Texts, glyphs: Glyphs) -> str:
        return texts("ab-legend")


# ---------------------------------------------------------------- the table
def status(look: Look) -> Parts:
    """Round and start player; below, the cave card that can be seen and whether there is a cider."""
    data, t = look.data, look.texts
    heading = t("ab-status", round=data["round"], rounds=data["rounds"], name=look.names[data["first"]])
    pages = ", ".join(map(str, data["cave_numbers"]))
    caves = t("ab-caves", n=data["decks"]["caves"], cave=data["cave_top"], pages=pages)
    return [look.rule(heading), line(t("ab-caves-cider", caves=caves) if data["cider"] else caves, "dim")]


def offers(look: Look) -> RenderableType:
    game, lang, rows = look.game, look.lang, look.data["offers"]
    table = look.table("ab-column-id", "column-cost", "ab-column-building", "column-words", right=["column-cost"])
    for card in (card for name in ROWS for card in rows[name]):
        does = " ".join(building_words(game, card, lang))
        table.add_row(card, str(buildings(game)[card].cost), building_name(game, card, lang), does)
    return table


def row(look: Look) -> RenderableType:
    """Who can be trained."""
    game, lang = look.game, look.lang
    table = look.table("ab-column-id", "column-cost", "ab-column-villager", "column-words", right=["column-cost"])
    for space in look.data["row"]:
        who = space["villager"]
        if who:
            skills = skill_words(villagers(game)[who], lang)
            table.add_row(who, str(space["cost"]), full_name(game, who, lang), skills)
    return table


def seat_table(look: Look) -> RenderableType:
    data, t = look.data, look.texts
    figures = ("column-vp", "column-coins", "ab-column-reputation", "ab-column-income", "ab-column-beds")
    table = look.table("column-seat", *figures, "ab-column-people", "ab-column-sale", right=figures)
    for player in data["seats"]:
        table.add_row(
            look.name(player["seat"]),
            *(str(player[key]) for key in ("total", "coins", "reputation", "income", "beds")),
            people(look, player),
            ware_name(player["sale"], t.lang) if player["sale"] else t("ab-passed") if player["passed"] else "",
        )
    return table


def people(look: Look, player: SeatData) -> str:
    """`2 ready, 1 exhausted`."""
    states = [one["state"] for one in player["villagers"]]
    return ", ".join(look.texts(f"ab-n-{state}", n=states.count(state)) for state in STATES if state in states)


# ---------------------------------------------------------------- a village
def village(look: Look, player: SeatData) -> Parts:
    """Street, caves, people and goods, a line each."""
    t, game = look.texts, look.game
    street = ", ".join(_building(look, house["card"], house["goods"]) for house in player["houses"])
    below = [_building(look, cave["outpost"], cave["goods"]) for cave in player["caves"] if cave["outpost"]]
    empty = sum(not cave["outpost"] for cave in player["caves"])
    caves = ", ".join([*below, *([t("ab-empty-caves", n=empty)] if empty else [])])
    lines = [("ab-above", street), ("ab-below", caves)]
    for state in STATES:
        some = [one["id"] for one in player["villagers"] if one["state"] == state]
        named = ", ".join(short_name(game, one, t.lang) for one in some)
        lines.append((f"ab-{state}", named))
    lines.append(("ab-supply", WORDS.counted(player["supply"], t.lang)))
    lines.append(("ab-track", _track(look, player)))
    return [look.rule(t("ab-village-of", name=look.names[player["seat"]])), look.named(lines)]


def _building(look: Look, card: str, goods: int) -> str:
    name = building_name(look.game, card, look.lang)
    good = buildings(look.game)[card].good
    return f"{name} ({WORDS.counted({good: goods}, look.lang)})" if goods else name


def _track(look: Look, player: SeatData) -> str:
    """`3 fish (1 VP each), 1 rope (1 VP each)`."""
    values = look.game.pack.tracks.advancement
    said = []
    for space, vp in zip(player["track"], values, strict=False):
        things = WORDS.counted({space["ware"]: space["n"]}, look.lang)
        said.append(look.texts("ab-space", things=things, vp=vp))
    return ", ".join(said)


def own_line(look: Look) -> RenderableType:
    """Coins, people and goods in one line, where the rest was shown before."""
    player, t = look.own, look.texts
    goods = WORDS.counted(player["supply"], t.lang) or t("ab-nothing")
    return line(t("ab-own-line", coins=player["coins"], people=people(look, player), goods=goods), "dim")


# ---------------------------------------------------------------- the open encounter
def encounter(look: Look) -> Parts:
    """Title and story, then who is there; what the options bring is in no view."""
    found = data_of(look.view)["encounter"]
    if not found or not found["paragraph"]:
        return []
    told = book(look.lang, look.game.pack.book)
    n = found["paragraph"]
    title = look.texts("ab-paragraph", n=n, title=told.title(n))
    lines = [one for said in told.text(n).splitlines() for one in wrap(said, min(look.width, STORY) - 2)]
    return [line(title, "bold"), *(line(one, "italic") for one in lines), *explorers(look)]


def explorers(look: Look) -> Parts:
    """Who was sent, with dice and lanterns once they are rolled."""
    found, t, game = data_of(look.view)["encounter"], look.texts, look.game
    if not found:
        return []
    said = []
    for one in found["sent"]:
        name = short_name(game, one["villager"], t.lang)
        key = "ab-explorer-injured" if one["injured"] else "ab-explorer-rolled" if one["die"] else "ab-explorer"
        skills = skill_words(villagers(game)[one["villager"]], t.lang)
        said.append(t(key, name=name, die=one["die"], lanterns=one["lanterns"], skills=skills))
    parts: Parts = [line(one) for one in said]
    if any(one["die"] for one in found["sent"]):
        parts.append(line(t("ab-lanterns", n=found["lanterns"], bonus=found["bonus"]), "bold"))
    return parts
