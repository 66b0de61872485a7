"""The album of stories that a person has met: all pages of the book as leaves, dark as long as they are unread."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.tags import NOTHING, tag
from tabuleiro.games.above_and_below import MANIFEST
from tabuleiro.games.above_and_below.content.pack import REGIONS, Option, Paragraph
from tabuleiro.games.above_and_below.content.stories import Book, book
from tabuleiro.games.above_and_below.page.marks import say
from tabuleiro.games.above_and_below.page.story import aloud, bar, place, region_of, story
from tabuleiro.games.above_and_below.pictures.vignettes import vignette
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.web.panels import cap

FAILED: Final = "failed"
HERE: Final = f"/album/{MANIFEST.name}"


class Outcome(NamedTuple):
    """What was done on a page once, and how it ended: the number that was reached, 0 without dice, -1: it failed."""

    letter: str
    number: int

    @property
    def sign(self) -> str:
        return "check" if self.number >= 0 else "close"

    @property
    def css(self) -> str:
        return "ok" if self.number >= 0 else "bad"


Met = Mapping[int, Sequence[Outcome]]  # by page


def met(game: AboveAndBelow, things: Sequence[str]) -> Met:
    """What the things kept say (`17 A 4`), as far as the book of today knows it."""
    pages = {one.n: one for one in game.pack.paragraphs}
    found: dict[int, list[Outcome]] = {}
    for thing in things:
        n, letter, end = thing.split()
        if int(n) in pages and _option(pages[int(n)], letter) is not None:
            found.setdefault(int(n), []).append(Outcome(letter, -1 if end == FAILED else int(end)))
    return dict(sorted(found.items()))


def _option(page: Paragraph, letter: str) -> Option | None:
    return next((one for one in page.options if one.letter == letter), None)


# ---------------------------------------------------------------- all leaves
def album(game: AboveAndBelow, things: Sequence[str], lang: str) -> Markup:
    """How many were met, where, and every page by its number."""
    known, told = met(game, things), book(lang, game.pack.book)
    pages = [one.n for one in game.pack.paragraphs]
    head = tag("p", tag("b", say(lang, "ab-album-met", n=len(known), all=len(pages))), class_="lead")
    share = bar(round(100 * len(known) / len(pages)))
    leaves = [_leaf(game, told, n, known[n]) if n in known else _dark(n, lang) for n in pages]
    return tag("section", head, share, _places(game, known, lang), tag("ol", *leaves, class_="leaves"), class_="album")


def _places(game: AboveAndBelow, known: Met, lang: str) -> Markup:
    """The regions that were seen, with how many stories."""
    seen = [region_of(game, n) for n in known]
    shown = [
        tag("li", vignette(one), tag("span", say(lang, f"ab-region-{one}")), cap(str(seen.count(one))))
        for one in REGIONS
        if one in seen
    ]
    return tag("ul", *shown, class_="places", aria_label=say(lang, "ab-album-places")) if shown else NOTHING


def _leaf(game: AboveAndBelow, told: Book, n: int, outcomes: Sequence[Outcome]) -> Markup:
    ends = [tag("span", icon(one.sign), one.letter, class_=one.css) for one in outcomes]
    inside = (vignette(region_of(game, n)), tag("b", told.title(n)), tag("small", cap(str(n)), *ends))
    return tag("li", tag("a", *inside, href=f"{HERE}/{n}", class_="leaf"))


def _dark(n: int, lang: str) -> Markup:
    """Nothing but its number is said of a page that was not met."""
    label = tag("span", say(lang, "ab-album-unread", n=n), class_="vh")
    return tag(
        "li", tag("span", vignette("", known=False), tag("b", str(n), aria_hidden="true"), label, class_="leaf dark")
    )


# ---------------------------------------------------------------- one leaf
def leaf(game: AboveAndBelow, things: Sequence[str], name: str, lang: str) -> Markup | None:
    """A story that was met, to be read again: what was done, how it ended; of the rest only what was to be read then.
    None for one that was not met."""
    known, told = met(game, things), book(lang, game.pack.book)
    n = int(name) if name.isascii() and name.isdigit() and len(name) < 4 else 0
    if n not in known:
        return None
    page = game.pack.paragraphs[n - 1]
    options = [
        tag("li", tag("span", one.letter, class_="ol"), tag("div", *_done(told, page, one, known, lang)))
        for one in page.options
    ]
    head = tag("p", say(lang, "ab-page", n=n), aloud(lang), class_="cap"), tag("h1", told.title(n), data_spoken="")
    text = story(told.text(n), picture=place(game, n, lang))
    return tag("article", *head, text, tag("ol", *options), _ways(known, n, lang), class_="reading kept", data_story="")


def _done(told: Book, page: Paragraph, option: Option, known: Met, lang: str) -> Iterator[Markup]:
    yield tag("b", told.option(page.n, option.letter), data_spoken="")
    ends = [one for one in known[page.n] if one.letter == option.letter]
    for one in sorted(ends, key=lambda end: end.number):
        key = "ab-album-failed" if one.number < 0 else "ab-album-won" if one.number else "ab-album-done"
        verdict = tag("b", say(lang, key, n=one.number), data_spoken="")
        yield tag("p", icon(one.sign), verdict, class_=f"verdict {one.css}")
        ahead = _goes_to(option, one.number)
        text = told.failure(page.n, one.letter) if one.number < 0 else told.ending(page.n, one.letter, one.number)
        if text and not ahead:
            yield story(text)
        if ahead:
            title = told.title(ahead) if ahead in known else say(lang, "ab-page", n=ahead)
            there = tag("a", title, href=f"{HERE}/{ahead}") if ahead in known else title
            yield tag("p", icon("right"), say(lang, "ab-album-on"), " ", there, class_="asks")
    if not ends:
        yield tag("span", say(lang, "ab-album-untried"), class_="asks")


def _goes_to(option: Option, number: int) -> int:
    """The page where this end leads; 0 where the story is over."""
    results = {one.explore: one.result for one in option.thresholds} | ({0: option.result} if option.result else {})
    return results[number].goto if number in results else 0


def _ways(known: Met, n: int, lang: str) -> Markup:
    """The stories before and after it in the album, and back."""
    pages = list(known)
    at = pages.index(n)
    before, after = pages[max(at - 1, 0) : at], pages[at + 1 : at + 2]
    links = [tag("a", say(lang, "ab-album-before"), href=f"{HERE}/{one}", class_="b") for one in before]
    links.append(tag("a", icon("album"), say(lang, "ab-album-back"), href="/album", class_="b"))
    links += [tag("a", say(lang, "ab-album-after"), href=f"{HERE}/{one}", class_="b") for one in after]
    return tag("p", *links, class_="ways")
