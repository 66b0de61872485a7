"""A closer look at a building or a villager, with all their words; and the end of a play: ranks, points in parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.seats import letters, seat_mark
from tabuleiro.drawing.tags import classes, join, tag
from tabuleiro.games.above_and_below.page.marks import say
from tabuleiro.games.above_and_below.page.parts import lantern_pairs
from tabuleiro.games.above_and_below.pictures.cards import whole_card
from tabuleiro.games.above_and_below.pictures.people import bust_svg
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.words import sentences as words
from tabuleiro.games.above_and_below.words.effects import listed
from tabuleiro.games.above_and_below.words.phrases import building_phrase, buildings, skills, villagers

if TYPE_CHECKING:
    from tabuleiro.core.scores import Score
    from tabuleiro.core.table import Told
    from tabuleiro.web.scene import Scene

FIGURES: Final = {
    "goods": "pot",
    "buildings": "house",
    "cards": "card",
    "card_bonuses": "star-house",
    "reputation_space": "reputation",
    "reputation_place": "trophy",
}
TIES: Final = ("coins", "buildings")


# ---------------------------------------------------------------- one card
@lru_cache(maxsize=1024)
def zoom_of(game: AboveAndBelow, card: str, lang: str) -> Markup | None:
    if card in buildings(game):
        return _building(game, card, lang)
    return _villager(game, card, lang) if card in villagers(game) else None


def _building(game: AboveAndBelow, card: str, lang: str) -> Markup:
    printed = buildings(game)[card]
    facts = say(lang, "ab-zoom-facts", kind=words.kind_name(printed.kind, lang), cost=printed.cost)
    does = [tag("li", sentence) for sentence in words.building_words(game, card, lang)]
    told = tag(
        "div",
        tag("h2", words.building_name(game, card, lang)),
        tag("p", facts, class_="small muted"),
        drawn.html(building_phrase(game, card)),
        tag("ol", *does, class_="does"),
        class_="told",
    )
    return tag("article", whole_card(game, card, lang), told, class_="zoom")


def _villager(game: AboveAndBelow, card: str, lang: str) -> Markup:
    who = villagers(game)[card]
    does = [tag("li", sentence) for sentence in words.villager_words(game, card, lang)]
    told = tag(
        "div",
        tag("h2", words.full_name(game, card, lang)),
        tag("p", *map(icon, skills(who)), lantern_pairs(who.lanterns), class_="vb"),
        tag("ol", *does, class_="does"),
        class_="told",
    )
    return tag("article", bust_svg(game, card, 118), told, class_="zoom")


# ---------------------------------------------------------------- the end
def result(scene: Scene, scores: Sequence[Score], log: Sequence[Told] = ()) -> Markup:
    """Ranks and totals with where the points came from (AB-38); what broke a tie in words (AB-41)."""
    lang = scene.lang
    marks = scene.letters or letters(scene.names)
    head = [tag("th", say(lang, f"ab-result-{key}"), scope="col") for key in ("rank", "seat", "total")]
    for key in scores[0].breakdown:
        name = words.source_name(key, lang)
        head.append(tag("th", icon(FIGURES.get(key, "vp")), tag("span", name, class_="w"), scope="col", title=name))
    ordered = sorted(scores, key=lambda score: score.rank)
    rows = [_score(scene, score, marks[score.seat]) for score in ordered]
    table = tag("table", tag("thead", tag("tr", *head)), tag("tbody", *rows))
    winners = [scene.names[score.seat] for score in scores if score.rank == 1]
    key = "ab-result-winner" if len(winners) == 1 else "ab-result-shared"
    title = tag("h2", icon("trophy"), say(lang, key, names=listed(winners, lang)))
    ties = [tag("p", text, class_="small") for text in _ties(scene, ordered)]
    return tag("section", title, table, *ties, class_="panel result", id="result")


def _score(scene: Scene, score: Score, letter: str) -> Markup:
    who = tag("th", seat_mark(score.seat, letter), " ", scene.names[score.seat], scope="row")
    figures = [tag("td", str(n).replace("-", "−")) for n in score.breakdown.values()]
    css = classes("win" if score.rank == 1 else "", "me" if score.seat == scene.seat else "")
    return tag(
        "tr", tag("td", f"{score.rank}."), who, tag("td", str(score.total), class_="num"), join(figures), class_=css
    )


def _ties(scene: Scene, ordered: Sequence[Score]) -> Iterator[str]:
    """Why of two with equal totals one is before the other."""
    for first, second in pairwise(ordered):
        if first.total != second.total:
            continue
        names: dict[str, int | str] = {"a": scene.names[first.seat], "b": scene.names[second.seat], "n": first.total}
        by = next((i for i, (a, b) in enumerate(zip(first.ties, second.ties, strict=True)) if a != b), -1)
        if by < 0:
            yield say(scene.lang, "ab-result-equal", **names)
        else:
            yield say(scene.lang, f"ab-result-{TIES[by]}", **names, more=first.ties[by], less=second.ties[by])
