"""Above and Below in the terminal: a view drawn as text, the story that is read out, the table of scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final, cast

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tabuleiro.cli.drawing import Look
from tabuleiro.cli.terminal import seat_style
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.words import sentences as words
from tabuleiro.games.above_and_below.words.phrases import buildings, villagers

if TYPE_CHECKING:
    from tabuleiro.cli.terminal import Glyphs
    from tabuleiro.cli.texts import Texts
    from tabuleiro.core.game import Game
    from tabuleiro.core.scores import Score
    from tabuleiro.games.above_and_below.rules.game import AboveAndBelow

__all__ = ["QUIET", "focus", "legend", "options", "own", "result", "whole", "zoom"]

Data = dict[str, Any]  # a part of a view's data
QUIET: Final = ("turn_started", "sent", "cave_seen")  # what the next lines tell again
STATES: Final = ("ready", "exhausted", "injured", "sent")
ROWS: Final = ("houses", "outposts", "keys", "stars")
ABOUT_DICE: Final = ("reroll", "injure", "stake", "hurt")
TIES: Final = ("coins", "buildings")
STORY: Final = 72  # columns that a story takes at most: longer lines are hard to read


def _game(look: Look) -> AboveAndBelow:
    return cast("AboveAndBelow", look.view.game)


def _data(look: Look) -> Data:
    return cast(Data, look.view.data)


def _own(look: Look) -> Data:
    return cast(Data, _data(look)["seats"][look.view.seat])


# ---------------------------------------------------------------- what is shown when
def whole(look: Look) -> list[RenderableType]:
    players = cast("list[Data]", _data(look)["seats"])
    others = [part for player in players if player["seat"] != look.view.seat for part in village(look, player)]
    return [*status(look), offers(look), "", row(look), "", seat_table(look), *others, *own(look), *encounter(look)]


def own(look: Look) -> list[RenderableType]:
    return village(look, _own(look))


def focus(look: Look) -> list[RenderableType]:
    """Offers and villagers to train are told by the options themselves."""
    kind = look.decision.kind if look.decision else ""
    if kind == "option":
        return [*status(look)[:1], *encounter(look)]
    if kind in ABOUT_DICE:
        return explorers(look)
    if kind == "turn":
        return [*status(look), seat_table(look), *own(look)]
    return [own_line(look)]


# ---------------------------------------------------------------- the table
def _rule(title: str, look: Look) -> Rule:
    return Rule(Text(title, "bold"), align="left", style="dim", characters=look.glyphs.dash)


def _line(text: str, style: str = "") -> RenderableType:
    return Padding(Text(text, style), (0, 0, 0, 2))


def _table(look: Look, *keys: str, right: Sequence[str] = ()) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    for key in keys:
        justify = "right" if key in right else "left"
        table.add_column(Text(look.texts(key), "bold"), justify=justify, no_wrap=key in right)  # type: ignore[arg-type]
    return table


def status(look: Look) -> list[RenderableType]:
    """Round and start player; below, the cave card that can be seen and whether there is a cider."""
    data, t = _data(look), look.texts
    heading = t("ab-status", round=data["round"], rounds=data["rounds"], name=look.names[data["first"]])
    pages = ", ".join(map(str, data["cave_numbers"]))
    caves = t("ab-caves", n=data["decks"]["caves"], cave=data["cave_top"], pages=pages)
    return [_rule(heading, look), _line(t("ab-caves-cider", caves=caves) if data["cider"] else caves, "dim")]


def offers(look: Look) -> RenderableType:
    game, lang, rows = _game(look), look.texts.lang, _data(look)["offers"]
    table = _table(look, "ab-column-id", "column-cost", "ab-column-building", "column-words", right=["column-cost"])
    for card in (card for name in ROWS for card in rows[name]):
        does = " ".join(words.building_words(game, card, lang))
        table.add_row(card, str(buildings(game)[card].cost), words.building_name(game, card, lang), does)
    return table


def row(look: Look) -> RenderableType:
    """Who can be trained."""
    game, lang = _game(look), look.texts.lang
    table = _table(look, "ab-column-id", "column-cost", "ab-column-villager", "column-words", right=["column-cost"])
    for space in _data(look)["row"]:
        who = space["villager"]
        if who:
            skills = words.skill_words(villagers(game)[who], lang)
            table.add_row(who, str(space["cost"]), words.full_name(game, who, lang), skills)
    return table


def seat_table(look: Look) -> RenderableType:
    data, t = _data(look), look.texts
    figures = ("column-vp", "column-coins", "ab-column-reputation", "ab-column-income", "ab-column-beds")
    table = _table(look, "column-seat", *figures, "ab-column-people", "ab-column-sale", right=figures)
    for player in data["seats"]:
        table.add_row(
            Text(look.names[player["seat"]], f"bold {seat_style(player['seat'])}"),
            *(str(player[key]) for key in ("total", "coins", "reputation", "income", "beds")),
            people(look, player),
            words.ware_name(player["sale"], t.lang) if player["sale"] else t("ab-passed") if player["passed"] else "",
        )
    return table


def people(look: Look, player: Data) -> str:
    """`2 ready, 1 exhausted`."""
    states = [one["state"] for one in player["villagers"]]
    return ", ".join(look.texts(f"ab-n-{state}", n=states.count(state)) for state in STATES if state in states)


# ---------------------------------------------------------------- a village
def village(look: Look, player: Data) -> list[RenderableType]:
    """Street, caves, people and goods, a line each."""
    t, game = look.texts, _game(look)
    street = ", ".join(_building(look, house["card"], house["goods"]) for house in player["houses"])
    below = [_building(look, cave["outpost"], cave["goods"]) for cave in player["caves"] if cave["outpost"]]
    empty = sum(not cave["outpost"] for cave in player["caves"])
    caves = ", ".join([*below, *([t("ab-empty-caves", n=empty)] if empty else [])])
    lines = [("ab-above", street), ("ab-below", caves)]
    for state in STATES:
        some = [one["id"] for one in player["villagers"] if one["state"] == state]
        named = ", ".join(words.short_name(game, one, t.lang) for one in some)
        lines.append((f"ab-{state}", named))
    lines.append(("ab-supply", words.counted(player["supply"], t.lang)))
    lines.append(("ab-track", _track(look, player)))
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    for key, text in lines:
        if text:
            table.add_row(f"  {t(key)}", text)
    return [_rule(t("ab-village-of", name=look.names[player["seat"]]), look), table]


def _building(look: Look, card: str, goods: int) -> str:
    name = words.building_name(_game(look), card, look.texts.lang)
    good = buildings(_game(look))[card].good
    return f"{name} ({words.counted({good: goods}, look.texts.lang)})" if goods else name


def _track(look: Look, player: Data) -> str:
    """`3 fish (1 VP each), 1 rope (1 VP each)`."""
    values = _game(look).pack.tracks.advancement
    said = []
    for space, vp in zip(player["track"], values, strict=False):
        things = words.counted({space["ware"]: space["n"]}, look.texts.lang)
        said.append(look.texts("ab-space", things=things, vp=vp))
    return ", ".join(said)


def own_line(look: Look) -> RenderableType:
    """Coins, people and goods in one line, where the rest was shown before."""
    player, t = _own(look), look.texts
    goods = words.counted(player["supply"], t.lang) or t("ab-nothing")
    return _line(t("ab-own-line", coins=player["coins"], people=people(look, player), goods=goods), "dim")


# ---------------------------------------------------------------- the open encounter
def encounter(look: Look) -> list[RenderableType]:
    """Title and story, then who is there; what the options bring is in no view."""
    found = cast("Data | None", _data(look)["encounter"])
    if not found or not found["paragraph"]:
        return []
    told = book(look.texts.lang, _game(look).pack.book)
    n = found["paragraph"]
    title = look.texts("ab-paragraph", n=n, title=told.title(n))
    lines = [line for said in told.text(n).splitlines() for line in wrap(said, min(look.width, STORY) - 2)]
    return [_line(title, "bold"), *(_line(line, "italic") for line in lines), *explorers(look)]


def explorers(look: Look) -> list[RenderableType]:
    """Who was sent, with dice and lanterns once they are rolled."""
    found, t, game = cast("Data | None", _data(look)["encounter"]), look.texts, _game(look)
    if not found:
        return []
    said = []
    for one in found["sent"]:
        name = words.short_name(game, one["villager"], t.lang)
        key = "ab-explorer-injured" if one["injured"] else "ab-explorer-rolled" if one["die"] else "ab-explorer"
        skills = words.skill_words(villagers(game)[one["villager"]], t.lang)
        said.append(t(key, name=name, die=one["die"], lanterns=one["lanterns"], skills=skills))
    parts = [_line(line) for line in said]
    if any(one["die"] for one in found["sent"]):
        parts.append(_line(t("ab-lanterns", n=found["lanterns"], bonus=found["bonus"]), "bold"))
    return parts


# ---------------------------------------------------------------- options, cards and scores
def options(look: Look) -> list[tuple[str, Text]]:
    if look.decision is None:
        return []
    actions, lang = look.decision.actions, look.texts.lang
    return [(str(i), Text(words.label(look.view, action, lang, look.names))) for i, action in enumerate(actions, 1)]


def zoom(game: Game, text: str, texts: Texts, glyphs: Glyphs) -> list[RenderableType]:
    """A building or a villager by id or name, or by a part of the name."""
    village_game, lang = cast("AboveAndBelow", game), texts.lang
    wanted = " ".join(text.lower().split())
    known: dict[str, tuple[str, Callable[[AboveAndBelow, str, str], list[str]]]] = {
        **{
            id_: (words.building_name(village_game, id_, lang), words.building_words) for id_ in buildings(village_game)
        },
        **{id_: (words.full_name(village_game, id_, lang), words.villager_words) for id_ in villagers(village_game)},
    }
    found = [id_ for id_, (name, _) in known.items() if wanted in (id_.lower(), name.lower())]
    found = found or [id_ for id_, (name, _) in known.items() if wanted in name.lower()]
    parts: list[RenderableType] = []
    for id_ in found:
        name, said = known[id_]
        card = buildings(village_game).get(id_)
        facts = texts("ab-card", kind=words.kind_name(card.kind, lang), cost=card.cost) if card else ""
        parts.append(Text(f"{name} ({id_}) {facts}".rstrip(), "bold"))
        parts += [_line(f"- {line}") for line in said(village_game, id_, lang)]
    return parts


def legend(texts: Texts, glyphs: Glyphs) -> str:
    """What the signs on the screen mean."""
    return texts("ab-legend")


def result(scores: list[Score], names: Sequence[str], texts: Texts) -> list[RenderableType]:
    """Ranks, totals with their parts, and the figures that break ties (AB-38 to AB-41)."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    ordered = sorted(scores, key=lambda score: score.rank)
    table.add_column("")
    for score in ordered:
        name = Text(f"{score.rank}. {names[score.seat]}", f"bold {seat_style(score.seat)}")
        table.add_column(name, justify="right")
    for source in scores[0].breakdown:
        table.add_row(words.source_name(source, texts.lang), *(str(score.breakdown[source]) for score in ordered))
    table.add_section()
    table.add_row(Text(texts("column-total"), "bold"), *(Text(str(score.total), "bold") for score in ordered))
    for i, tie in enumerate(TIES):
        table.add_row(Text(texts(f"ab-tie-{tie}"), "dim"), *(Text(str(score.ties[i]), "dim") for score in ordered))
    winners = [names[score.seat] for score in scores if score.rank == 1]
    end = texts("winner", name=winners[0]) if len(winners) == 1 else texts("winners", names=", ".join(winners))
    return [table, Text(end, "bold")]
