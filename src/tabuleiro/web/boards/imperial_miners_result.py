"""A closer look at one card, with all its words; and the end of a play: ranks, points in parts, the solo title."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.drawing.icons import icon, names_in
from tabuleiro.drawing.seats import letters, seat_mark
from tabuleiro.drawing.tags import NOTHING, classes, tag
from tabuleiro.games.imperial_miners import words
from tabuleiro.games.imperial_miners.effect_words import WORDS, listed, reduction_words
from tabuleiro.games.imperial_miners.phrases import effect_phrase, reduction_phrase
from tabuleiro.games.imperial_miners.picture_cards import card_of, hand_card, hand_svg
from tabuleiro.games.imperial_miners.rules import ImperialMiners
from tabuleiro.games.imperial_miners.scoring import SECOND_TIE_BREAK, title
from tabuleiro.web.boards.imperial_miners_marks import say

if TYPE_CHECKING:
    from tabuleiro.core.scores import Score
    from tabuleiro.web.scene import Scene

SIGNS: Final = ("right",)  # icons that need no explanation
TIES: Final = ("coins", SECOND_TIE_BREAK)
FIGURES: Final = {"vp": "vp", "carts": "cart-full", "coins": "coin", "machines": "machine"}


# ---------------------------------------------------------------- one card
@lru_cache(maxsize=2048)
def zoom_of(game: ImperialMiners, card_id: str, lang: str) -> Markup | None:
    if card_id not in game.box.number:
        return None
    card = card_of(game, card_id)
    name = words.card_name(game, card_id, lang)
    factions = listed([words.faction_name(faction, lang) for faction in card.factions], lang)
    rows: list[Markup] = []
    for effect in card.effects:
        shown = phrases.html(effect_phrase(effect, lang))
        rows.append(tag("li", shown, tag("span", words.effect_words(effect, lang))))
    if card.reduction:
        shown = phrases.html(reduction_phrase(card.reduction))
        rows.append(tag("li", shown, tag("span", reduction_words(card.reduction, lang)), class_="less"))
    facts = say(
        lang, "im-zoom-facts", level=card.level, cost=card.cost, factions=factions or say(lang, "im-no-faction")
    )
    signs = [name for name in sorted(names_in(Markup("").join(rows))) if name not in SIGNS]
    legend = [tag("li", icon(sign), tag("span", sign_words(sign, lang))) for sign in signs]
    return tag(
        "article",
        hand_svg(hand_card(game, card_id, lang, card.cost)),
        tag(
            "div",
            tag("h2", name),
            tag("p", facts, class_="small muted"),
            tag("ol", *rows, class_="does"),
            class_="told",
        ),
        tag("ul", *legend, class_="legend small"),
        class_="zoom",
    )


def sign_words(sign: str, lang: str) -> str:
    """What an icon means."""
    kind, _, rest = sign.partition("-")
    if kind == "f" and rest != "any":
        return words.faction_name(rest, lang)
    if kind == "level":
        return WORDS.text(lang, "picture-level", n=int(rest))
    return WORDS.text(lang, f"picture-sign-{sign}")


# ---------------------------------------------------------------- the end
def result(scene: Scene, scores: Sequence[Score]) -> Markup:
    """Ranks, totals with their parts, and the figures that break ties (IM-41, IM-42); alone, the title (IM-43)."""
    lang = scene.lang
    marks = scene.letters or letters(scene.names)
    keys = [*scores[0].breakdown]
    head = [tag("th", say(lang, f"im-result-{key}"), scope="col") for key in ("rank", "seat", "total")]
    named = {key: tag("span", say(lang, f"im-result-{key}"), class_="w") for key in (*keys, *TIES)}
    head += [tag("th", icon(FIGURES[key]), name, scope="col") for key, name in named.items()]
    rows = [_score(scene, score, marks[score.seat], keys) for score in sorted(scores, key=lambda score: score.rank)]
    table = tag("table", tag("thead", tag("tr", *head)), tag("tbody", *rows))
    note = tag("p", say(lang, "im-result-ties"), class_="small muted") if len(scores) > 1 else NOTHING
    heading = tag("h2", icon("trophy"), _outcome(scene, scores))
    return tag("section", heading, table, note, class_="panel result", id="result")


def _score(scene: Scene, score: Score, letter: str, keys: Sequence[str]) -> Markup:
    name = scene.names[score.seat]
    who = tag("th", seat_mark(score.seat, letter), " ", name, scope="row")
    figures = [tag("td", str(n)) for n in (*(score.breakdown[key] for key in keys), *score.ties)]
    css = classes("win" if score.rank == 1 else "", "me" if score.seat == scene.seat else "")
    total = tag("td", str(score.total), class_="num")
    return tag("tr", tag("td", f"{score.rank}."), who, total, *figures, class_=css)


def _outcome(scene: Scene, scores: Sequence[Score]) -> str:
    if len(scores) == 1:
        earned = words.title_words(title(scores[0].total), scene.lang)
        return say(scene.lang, "im-result-alone", n=scores[0].total, title=earned)
    winners = [scene.names[score.seat] for score in scores if score.rank == 1]
    key = "im-result-winner" if len(winners) == 1 else "im-result-shared"
    return say(scene.lang, key, names=listed(winners, scene.lang))
