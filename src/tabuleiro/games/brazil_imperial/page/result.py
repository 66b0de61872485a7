"""A closer look at anything of Brazil: Imperial, with all its words; the end of a play: ranks, points by category."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.seats import letters, seat_mark
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.games.brazil_imperial.content.pack import TERRAINS, Entry, Pack
from tabuleiro.games.brazil_imperial.page.marks import say
from tabuleiro.games.brazil_imperial.page.texts import WORDS
from tabuleiro.games.brazil_imperial.pictures.cards import whole_card
from tabuleiro.games.brazil_imperial.rules.view_data import data_of
from tabuleiro.games.brazil_imperial.words.effects import entry_words, full_name, listed, note_words
from tabuleiro.games.brazil_imperial.words.phrases import by_id

if TYPE_CHECKING:
    from tabuleiro.core.scores import Score
    from tabuleiro.core.table import Told
    from tabuleiro.web.scene import Scene

FIGURES: Final = {  # where points come from -> icon
    "units": "u-archer",
    "products": "product-octagon",
    "paintings": "a-painting",
    "missions": "mission",
    "gold_cards": "gold-card",
    "exploration": "explore-tile",
    "buildings": "house",
    "cities": "b-city",
    "palaces": "b-palace",
    "monarch": "u-monarch",
    "abilities": "strength",
}


# ---------------------------------------------------------------- one thing
def things(pack: Pack) -> dict[str, Entry]:
    """All that can be looked at closely, by the id that the page gives it."""
    cards: tuple[Entry, ...] = (
        *(*pack.arches, *pack.monarchs, *pack.exploration, *pack.missions, *pack.gold_cards, *pack.combat_cards),
        *(*pack.paintings, *pack.cities, *pack.buildings),
        *(unit for board in pack.boards for unit in board.units),
    )
    products = {f"product-{entry.id}": entry for entry in pack.products}
    palaces = {f"palace-{entry.id}": entry for entry in pack.palaces}
    return {**products, **palaces, **by_id(cards)}


def zoom_of(pack: Pack, card: str, lang: str) -> Markup | None:
    entry = things(pack).get(card)
    if entry is None:
        return _plain(card, lang)
    does = [tag("li", sentence) for sentence in entry_words(pack, entry, lang)]
    note = note_words(entry, lang)
    more = tag("p", note, class_="small muted") if note else NOTHING
    return _zoom(whole_card(entry), full_name(entry, lang), tag("ol", *does, class_="does"), more)


def _zoom(picture: Markup, name: str, *told: Markup) -> Markup:
    return tag("article", picture, tag("div", tag("h2", name), *told, class_="told"), class_="zoom")


def _plain(card: str, lang: str) -> Markup | None:
    """Terrain, a capital, a tile face down: what the board itself shows."""
    signs = {"capital": "b-capital", "exploration": "explore-tile", **{terrain: f"t-{terrain}" for terrain in TERRAINS}}
    if card not in signs:
        return None
    more = tag("p", say(lang, f"bi-zoom-{card}-more"))
    return _zoom(icon(signs[card], cls="bigsign"), say(lang, f"bi-zoom-{card}"), more)


# ---------------------------------------------------------------- the end
def result(scene: Scene, scores: Sequence[Score], log: Sequence[Told] = ()) -> Markup:
    """Ranks and totals with where the points came from (BI-49); what broke a tie in words (BI-50)."""
    lang = scene.lang
    marks = scene.letters or letters(scene.names)
    alone = scores[0].challenge
    if alone is not None:  # against the Dutch, where points are only told (BI-52)
        parts = data_of(scene.view)["seats"][0]["points"]
        scores = [replace(scores[0], total=scores[0].points, breakdown=parts)]
    columns = ("rank", "seat", "total") if alone is None else ("seat", "total")
    head = [tag("th", say(lang, f"bi-result-{key}"), scope="col", class_=f"c-{key}") for key in columns]
    for key in scores[0].breakdown:
        name = source_name(key, lang)
        head.append(tag("th", icon(FIGURES.get(key, "laurel")), tag("span", name, class_="w"), scope="col", title=name))
    ordered = sorted(scores, key=lambda score: score.rank)
    rows = [_score(scene, score, marks[score.seat]) for score in ordered]
    table = tag("table", tag("thead", tag("tr", *head)), tag("tbody", *rows))
    winners = [scene.names[score.seat] for score in scores if score.rank == 1]
    key = "bi-result-shared" if len(winners) > 1 else "bi-result-winner"
    if alone is not None:
        key = "bi-result-won" if alone else "bi-result-lost"
    title = tag("h2", icon("trophy"), say(lang, key, names=listed(winners, lang)))
    notes: Iterable[str] = [say(lang, "bi-result-told")] if alone is not None else _ties(scene, ordered)
    ties = [tag("p", text, class_="small") for text in notes]
    return tag("section", title, tag("div", table, class_="scroll"), *ties, class_="panel result", id="result")


def source_name(key: str, lang: str) -> str:
    name = f"bi-source-{key.replace('_', '-')}"
    return say(lang, name) if WORDS.has("en", name) else key.replace("_", " ")


def _score(scene: Scene, score: Score, letter: str) -> Markup:
    who = tag("th", seat_mark(score.seat, letter), " ", scene.names[score.seat], scope="row")
    figures = [tag("td", str(n)) for n in score.breakdown.values()]
    css = classes("win" if score.rank == 1 else "", "me" if score.seat == scene.seat else "")
    rank = tag("td", f"{score.rank}.") if len(scene.names) > 1 else NOTHING
    return tag("tr", rank, who, tag("td", str(score.total), class_="num"), join(figures), class_=css)


def _ties(scene: Scene, ordered: Sequence[Score]) -> Iterator[str]:
    """Why of two with equal totals one is before the other: science on tiles held."""
    for first, second in pairwise(ordered):
        if first.total != second.total:
            continue
        names: dict[str, int | str] = {"a": scene.names[first.seat], "b": scene.names[second.seat], "n": first.total}
        if first.ties == second.ties:
            yield say(scene.lang, "bi-result-equal", **names)
        else:
            yield say(scene.lang, "bi-result-science", **names, more=first.ties[0], less=second.ties[0])
