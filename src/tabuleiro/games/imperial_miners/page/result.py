"""A closer look at one card, with all its words; and the end of a play: ranks, points in parts, the solo title."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, cast

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.drawing.icons import icon, names_in
from tabuleiro.drawing.seats import letters, seat_mark
from tabuleiro.drawing.tags import classes, tag
from tabuleiro.games.imperial_miners.page.marks import say
from tabuleiro.games.imperial_miners.pictures.cards import card_of, hand_card, hand_svg
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.scoring import SECOND_TIE_BREAK, title
from tabuleiro.games.imperial_miners.words import sentences as words
from tabuleiro.games.imperial_miners.words.effects import WORDS, listed, reduction_words
from tabuleiro.games.imperial_miners.words.phrases import effect_phrase, reduction_phrase

if TYPE_CHECKING:
    from tabuleiro.core.scores import Score
    from tabuleiro.core.table import Told
    from tabuleiro.web.scene import Scene

SIGNS: Final = ("right",)  # icons that need no explanation
# Where points come from, with their icons; `vp` stands for all but carts where nobody has kept count.
FIGURES: Final = {"vp": "vp", "cards": "card", "boards": "advance", "events": "event", "carts": "cart-full"}
COUNTED: Final = ("cards", "boards", "events")


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
def result(scene: Scene, scores: Sequence[Score], log: Sequence[Told] = ()) -> Markup:
    """Ranks and totals with their parts (IM-41); what broke a tie in words (IM-42); alone, the title (IM-43)."""
    lang = scene.lang
    marks = scene.letters or letters(scene.names)
    parts = [_parts(score, counted) for score, counted in zip(scores, points_of(scene, log), strict=True)]
    if any(sum(part.values()) != score.total for part, score in zip(parts, scores, strict=True)):
        parts = [dict(score.breakdown) for score in scores]  # a play that began in the middle: its log does not tell
    head = [tag("th", say(lang, f"im-result-{key}"), scope="col") for key in ("rank", "seat", "total")]
    for key in parts[0]:
        name = say(lang, f"im-result-{key}")
        head.append(tag("th", icon(FIGURES[key]), tag("span", name, class_="w"), scope="col", title=name))
    ordered = sorted(scores, key=lambda score: score.rank)
    rows = [_score(scene, score, marks[score.seat], parts[score.seat]) for score in ordered]
    table = tag("table", tag("thead", tag("tr", *head)), tag("tbody", *rows))
    ties = [tag("p", text, class_="small") for text in _ties(scene, ordered)]
    return tag(
        "section", tag("h2", icon("trophy"), _outcome(scene, scores)), table, *ties, class_="panel result", id="result"
    )


def points_of(scene: Scene, log: Sequence[Told]) -> list[dict[str, int]]:
    """The points of each seat by where they came from: cards, spaces of the boards, the surface and events."""
    game = cast(ImperialMiners, scene.view.game)
    found = [dict.fromkeys(COUNTED, 0) for _ in scene.names]
    source = ["events"] * len(found)
    owed = [0] * len(found)  # gains that the space a marker has just reached still gives
    for event in (event for told in log for event in told.events):
        seat, data = event.seat, cast(dict[str, Any], event.data)
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


def _parts(score: Score, counted: dict[str, int]) -> dict[str, int]:
    return {**counted, "carts": score.breakdown["carts"]}


def _score(scene: Scene, score: Score, letter: str, parts: dict[str, int]) -> Markup:
    name = scene.names[score.seat]
    who = tag("th", seat_mark(score.seat, letter), " ", name, scope="row")
    figures = [tag("td", str(n)) for n in parts.values()]
    css = classes("win" if score.rank == 1 else "", "me" if score.seat == scene.seat else "")
    total = tag("td", str(score.total), class_="num")
    return tag("tr", tag("td", f"{score.rank}."), who, total, *figures, class_=css)


def _ties(scene: Scene, ordered: Sequence[Score]) -> Iterator[str]:
    """Why of two with equal totals one is before the other."""
    for first, second in pairwise(ordered):
        if first.total != second.total:
            continue
        names: dict[str, int | str] = {"a": scene.names[first.seat], "b": scene.names[second.seat], "n": first.total}
        by = next((i for i, (a, b) in enumerate(zip(first.ties, second.ties, strict=True)) if a != b), -1)
        if by < 0:
            yield say(scene.lang, "im-result-equal", **names)
        else:
            key = ("im-result-coins", f"im-result-{SECOND_TIE_BREAK}")[by]
            yield say(scene.lang, key, **names, more=first.ties[by], less=second.ties[by])


def _outcome(scene: Scene, scores: Sequence[Score]) -> str:
    if len(scores) == 1:
        earned = words.title_words(title(scores[0].total), scene.lang)
        return say(scene.lang, "im-result-alone", n=scores[0].total, title=earned)
    winners = [scene.names[score.seat] for score in scores if score.rank == 1]
    key = "im-result-winner" if len(winners) == 1 else "im-result-shared"
    return say(scene.lang, key, names=listed(winners, scene.lang))
