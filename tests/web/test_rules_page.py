"""The pages of the rule book: reference with search, learning to play, legend."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send
from web_site import Site

from tabuleiro.drawing.icons import names_in
from tabuleiro.kit import shelf
from tabuleiro.kit.book import book_of
from tabuleiro.kit.rulebook import Rulebook
from tabuleiro.lang import LANGUAGES
from tabuleiro.web import rules
from tabuleiro.web.assets import STATIC, Assets
from tabuleiro.web.pages import environment
from tabuleiro.web.person import Person
from tabuleiro.web.texts import WORDS

OF_GAMES = [page.format(game) for game in shelf.games() for page in ("/rules/{}", "/rules/{}?q=coin", "/learn/{}")]
PAGES = ("/rules", *OF_GAMES, "/legend")
# How they are numbered, and how many.
RULES = {"imperial-miners": ("im", 43), "above-and-below": ("ab", 41), "brazil-imperial": ("bi", 53)}
DRAWN = re.compile('class="drawn[ "]')


class Elements(HTMLParser):
    """All elements of a page in order, with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {key: value or "" for key, value in attrs}))

    def all(self, key: str) -> Iterator[str]:
        return (attributes[key] for _, attributes in self.found if key in attributes)


class Reader:
    """A person of some language who opens pages; the pages of the rule book are served alone."""

    def __init__(self, lang: str) -> None:
        self.app = Starlette(routes=rules.routes)
        self.app.state.secret = b"secret"
        self.app.state.environment = environment(SimpleNamespace(url="/static/now/{}".format, sheets=lambda short: []))  # type: ignore[arg-type]
        self.person = Person("id", "Ana", lang)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope.setdefault("state", {})["person"] = self.person
        await self.app(scope, receive, send)

    def get(self, path: str, **params: str) -> httpx.Response:
        async def asked() -> httpx.Response:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(self), base_url="http://here") as client:
                return await client.get(path, params=params or None)

        return asyncio.run(asked())


@pytest.fixture(scope="module", params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def pages(lang: str) -> dict[str, str]:
    reader = Reader(lang)
    found = {}
    for path in PAGES:
        answer = reader.get(path)
        assert answer.status_code == 200, path
        found[path] = answer.text
    return found


# ---------------------------------------------------------------- every page
def test_ids_are_unique_and_links_lead_somewhere(pages: dict[str, str]) -> None:
    ids = {path: list(Elements(text).all("id")) for path, text in pages.items()}
    for path, found in ids.items():
        assert [id_ for id_, n in Counter(found).items() if n > 1] == [], path
    for path, text in pages.items():
        for href in Elements(text).all("href"):
            target, _, anchor = href.partition("#")
            if anchor.startswith("i-"):
                continue  # an icon of the sprite
            if not target:
                assert anchor in ids[path], (path, href)
            elif target in ids and anchor:
                assert anchor in ids[target], (path, href)


def test_nothing_is_inline_and_assets_exist(pages: dict[str, str]) -> None:
    """What the content security policy forbids is not there."""
    for path, text in pages.items():
        elements = Elements(text)
        assert not list(elements.all("style")), path
        assert all(tag != "style" and not (tag == "script" and "src" not in a) for tag, a in elements.found), path
        assert not [key for _, a in elements.found for key in a if key.startswith("on")], path
        assert not re.search(r"https?://(?!www\.w3\.org)", text), path
        for name in re.findall(r'"/static/now/([^"]+)"', text):
            assert name in Assets().files, name


def test_pictures_have_their_icons_and_patterns(pages: dict[str, str]) -> None:
    for path, text in pages.items():
        ids = set(Elements(text).all("id"))
        assert {f"i-{name}" for name in names_in(text)} <= ids, path
        assert set(re.findall(r"url\(#([^)]+)\)", text)) <= ids, path


def test_nothing_to_press_but_links_and_forms(pages: dict[str, str]) -> None:
    """Examples are drawn by the table's code, but nothing in them is a button."""
    for path, text in pages.items():
        elements = Elements(text)
        assert not list(elements.all("data-act")), path
        assert "button" not in list(elements.all("role")), path


def test_headings_go_down_step_by_step(pages: dict[str, str]) -> None:
    for path, text in pages.items():
        levels = [int(tag[1]) for tag, a in Elements(text).found if re.fullmatch("h[1-6]", tag) and "role" not in a]
        assert levels[0] == 1, path
        assert levels.count(1) == 1, path
        assert all(b - a <= 1 for a, b in pairwise(levels)), path


def test_every_page_is_in_its_language(lang: str, pages: dict[str, str]) -> None:
    for path, text in pages.items():
        assert f'<html lang="{lang}"' in text, path
    said = {key for key in WORDS.keys("en") if key.startswith(("rules-", "learn-", "legend-"))}
    assert {key for key in WORDS.keys(lang) if key.startswith(("rules-", "learn-", "legend-"))} == said


# ---------------------------------------------------------------- the reference
def rulebook(lang: str, game: str) -> Rulebook:
    return book_of(game).rulebook(lang)


@pytest.mark.parametrize("game", shelf.games())
def test_every_rule_has_its_anchor(lang: str, pages: dict[str, str], game: str) -> None:
    ids = set(Elements(pages[f"/rules/{game}"]).all("id"))
    letters, last = RULES[game]
    assert {f"{letters}-{n}" for n in range(1, last + 1)} <= ids
    assert {f"ch-{chapter.id}" for chapter in rulebook(lang, game).chapters} <= ids


@pytest.mark.parametrize("game", shelf.games())
def test_every_example_is_drawn(lang: str, pages: dict[str, str], game: str) -> None:
    book = rulebook(lang, game)
    examples = [example for rule in book.rules for example in rule.examples]
    assert len(DRAWN.findall(pages[f"/rules/{game}"])) == len(examples)
    assert len(DRAWN.findall(pages[f"/learn/{game}"])) == len(book.steps)
    for example in (*examples, *(step.picture for step in book.steps)):
        drawn = book_of(game).drawn(example, lang)
        assert "<svg" in drawn, example.id
        assert "<button" not in drawn, example.id


def shown(text: str) -> list[str]:
    return re.findall(r'<article class="rule" id="(im-\d+)"', text)


@pytest.mark.parametrize(
    ("lang_", "query", "first"),
    [("en", "16", "im-16"), ("pt-BR", "desmoronamentos", "im-26"), ("de", "LOREN", "im-10")],
)
def test_search_shows_the_rules_that_were_found(lang_: str, query: str, first: str) -> None:
    text = Reader(lang_).get("/rules/imperial-miners", q=query).text
    assert shown(text)[0] == first
    assert len(shown(text)) < 43
    assert f'value="{query}"' in text


def test_links_out_of_what_was_found_lead_to_the_whole_book() -> None:
    text = Reader("en").get("/rules/imperial-miners?q=IM-22").text
    assert shown(text)[0] == "im-22"
    assert 'href="/rules/imperial-miners#im-7"' in text


@pytest.mark.parametrize("query", ["xyzzy", "<script>alert(1)</script>", '"><b>', "%00", "a" * 5000])
def test_a_search_without_result_says_so_safely(query: str) -> None:
    answer = Reader("en").get("/rules/imperial-miners", q=query)
    assert answer.status_code == 200
    assert shown(answer.text) == []
    assert "No rule speaks of" in answer.text
    assert "<script>alert" not in answer.text
    assert "><b>" not in answer.text.partition("<main")[2].partition("</form>")[0]


@pytest.mark.parametrize("query", ["", "   "])
def test_an_empty_search_shows_the_whole_book(query: str) -> None:
    assert len(shown(Reader("en").get("/rules/imperial-miners", q=query).text)) == 43


@pytest.mark.parametrize("path", ["/rules/chess", "/learn/chess", "/rules/Imperial-Miners", "/learn/"])
def test_a_game_that_is_not_there(path: str) -> None:
    assert Reader("en").get(path).status_code == 404


# ---------------------------------------------------------------- the first game
def test_the_first_game_starts_at_once(site: Site) -> None:
    ana = site.browser("Ana")
    answer = ana.form("/learn/imperial-miners")
    assert answer.status_code == 303
    usual = ana.get(f"/t/{ana.open_table('you', 'search:1')}").text
    assert 'data-act="keep ' in usual
    assert 'data-act="keep ' not in ana.get(answer.headers["location"]).text  # no opening hand to choose (IM-6)
    village = ana.get(ana.form("/learn/above-and-below").headers["location"]).text
    assert 'data-act="explore"' in village
    assert ana.form("/learn/chess").status_code == 404


# ---------------------------------------------------------------- the legend
def test_the_legend_shows_every_icon_with_its_name(lang: str, pages: dict[str, str]) -> None:
    for sign in (sign for game in shelf.games() for group in rulebook(lang, game).legend for sign in group.signs):
        assert re.search(rf'#i-{sign.icon}"/></svg><b>{re.escape(sign.name)}</b>', pages["/legend"]), sign.icon


def test_all_words_are_used() -> None:
    """No message that nobody reads."""
    sources = "".join(
        file.read_text(encoding="utf-8") for file in (*STATIC.parent.rglob("*.html"), *STATIC.parent.glob("*.py"))
    )
    keys: list[Any] = [key for key in WORDS.keys("en") if key.startswith(("rules-", "learn-", "legend-"))]
    assert [key for key in keys if f'"{key}"' not in sources] == []
