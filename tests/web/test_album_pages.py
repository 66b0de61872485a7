"""The album's pages: stories that were met, in three languages; nothing about the others, to anybody."""

from __future__ import annotations

import re

import pytest
from markupsafe import escape
from web_site import Browser, Site, opened_at

import tabuleiro
from tabuleiro.games.above_and_below.content.pack import REGIONS
from tabuleiro.games.above_and_below.content.stories import Book, book
from tabuleiro.games.above_and_below.page.album import album, leaf, met
from tabuleiro.games.above_and_below.page.marks import say
from tabuleiro.kit.packs import Kept
from tabuleiro.lang import LANGUAGES
from tabuleiro.server.chairs import Chair
from tabuleiro.server.wish import Wish

GAME = tabuleiro.load("above-and-below")
THINGS = ["17 A 3", "2 A failed", "2 B 5", "132 A failed"]
PAGES = {one.n: one for one in GAME.pack.paragraphs}
PAGE = """
turn = 0
round = 3
seed = 3
cave_top = "C02"
[[seat]]
coins = 3
villagers = ["VS-hammer-1 sent", "VS-quill-1 sent", "VS-none-1 sent"]
encounter.cave = "C04"
encounter.face = 3
encounter.paragraph = 17
[[seat]]
villagers = ["VS-hammer-2", "VS-quill-2", "VS-none-2"]
"""


def prose_of(told: Book, n: int) -> list[str]:
    """All that the book says of a page."""
    page = PAGES[n]
    said = [told.title(n), told.text(n)]
    for one in page.options:
        said += [told.option(n, one.letter), told.failure(n, one.letter)]
        said += [told.ending(n, one.letter, number) for number in one.ends]
    return [line for text in said for line in lines_of(text)]


def lines_of(text: str) -> list[str]:
    return [str(escape(line.strip().replace("*", ""))) for line in text.splitlines() if line.strip()]


def plain(markup: str) -> str:
    return markup.replace("<em>", "").replace("</em>", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_stories_that_were_not_met_only_the_number_is_there(lang: str) -> None:
    told, known = book(lang), met(GAME, THINGS)
    shown = plain(str(album(GAME, THINGS, lang)))
    assert list(known) == [2, 17, 132]
    assert shown.count('class="leaf dark"') == len(PAGES) - len(known)
    words = {text for n in PAGES if n not in known for text in prose_of(told, n)}
    own = {text for n in known for text in prose_of(told, n)}
    assert [text for text in words - own if f">{text}<" in shown] == []
    for n in known:
        assert f">{escape(told.title(n))}<" in shown
        assert f'href="/album/above-and-below/{n}"' in shown
    seen = {PAGES[n].region for n in known}
    for region in REGIONS:
        assert (str(escape(say(lang, f"ab-region-{region}"))) in shown) == (region in seen)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_leaf_tells_what_was_done_and_nothing_of_the_rest(lang: str) -> None:
    """The names of all options could be read then; failures and endings only of what came about."""
    told, page = book(lang), PAGES[17]
    shown = plain(str(leaf(GAME, ["17 A 3"], "17", lang)))
    seen = [told.text(17), told.ending(17, "A", 3), *(told.option(17, one.letter) for one in page.options)]
    assert [line for text in seen for line in lines_of(text) if line not in shown] == []
    hidden = [told.failure(17, "B"), *(told.ending(17, "B", number) for number in page.options[1].ends)]
    assert [line for text in hidden for line in lines_of(text) if line in shown] == []
    failed = plain(str(leaf(GAME, ["4 A failed"], "4", lang)))
    assert [line for line in lines_of(told.failure(4, "A")) if line not in failed] == []
    assert [line for line in lines_of(told.ending(4, "A", 3)) if line in failed] == []


@pytest.mark.parametrize("name", ["3", "0", "999", "-1", "17 ", "x", "１７", "2/../17"])
def test_a_story_that_was_not_met_has_no_leaf(name: str) -> None:
    assert leaf(GAME, THINGS, name, "en") is None


def test_every_end_of_every_option_has_a_leaf_that_can_be_drawn() -> None:
    for page in PAGES.values():
        for option in page.options:
            numbers = [one.explore for one in option.thresholds] + ([0] if option.result else [])
            ends = [*map(str, numbers), *(["failed"] if option.thresholds else [])]
            things = [f"{page.n} {option.letter} {end}" for end in ends]
            shown = leaf(GAME, things, str(page.n), "de")
            assert shown is not None
            assert str(shown).count('class="verdict') == len(things)


def test_what_a_book_of_today_does_not_know_is_passed_over() -> None:
    assert met(GAME, ["900 A 3", "17 Z 3", "17 A 3"]) == {17: [("A", 3)]}


def test_two_books_that_differ_in_what_was_not_met_make_the_same_album() -> None:
    """Whatever else the book holds, not a byte of it gets out."""
    other = tabuleiro.load("above-and-below")
    told = book("en")
    changed = "source = 'own'\n" + "".join(
        f"[{n}]\ntitle = 'Other {n}'\ntext = 'Another story.'\n"
        + "".join(f"options.{one.letter} = 'Do something else'\n" for one in page.options)
        for n, page in PAGES.items()
        if n not in (2, 17, 132)
    )
    folder = Kept({"en/own.toml": changed}, under=GAME.pack.book)
    object.__setattr__(other.pack, "book", folder)
    assert book("en", folder).title(3) == "Other 3" != told.title(3)
    assert album(other, THINGS, "en") == album(GAME, THINGS, "en")
    for n in ("2", "17", "132"):
        assert leaf(other, THINGS, n, "en") == leaf(GAME, THINGS, n, "en")


# ---------------------------------------------------------------- over HTTP
def to_the_end(ana: Browser, site: Site) -> None:
    chairs = [Chair("person", "Ana", "", ana.person.id), Chair("bot", "", "search:1")]
    table = opened_at(site, Wish("above-and-below", chairs, position=PAGE, seed=3, name="Lamp oil"))
    version = ana.frame(table)["version"]
    answer = ana.post(table, "act", seat=0, version=version, actions=["option a"])
    assert answer.status_code == 200, answer.text


def test_what_one_meets_is_on_the_page_of_that_person_alone(site: Site) -> None:
    ana, eve = site.browser("Ana", "de"), site.browser("Eve", "de")
    assert ana.get("/album").text.count('class="leaf"') == 0
    assert ana.get("/album/above-and-below/17").status_code == 404
    to_the_end(ana, site)
    page = ana.get("/album").text
    assert page.count('class="leaf"') == 1
    assert "1 von 215 Geschichten erlebt" in re.sub(r"[\u2068\u2069]", "", page)
    assert str(escape(book("de").title(17))) in ana.get("/album/above-and-below/17").text
    assert eve.get("/album").text.count('class="leaf"') == 0
    refused = eve.get("/album/above-and-below/17")
    assert refused.status_code == 404
    nothing = eve.get("/album/above-and-below/9999")
    assert (nothing.status_code, nothing.text) == (404, refused.text.replace("/17", "/9999"))
    assert eve.get("/album/imperial-miners/17").status_code == 404
    assert eve.get("/album/nothing/17").status_code == 404


def test_home_menu_and_end_lead_to_the_album(site: Site) -> None:
    ana = site.browser("Ana")
    assert 'href="/album"' in ana.get("/").text
    table = ana.open_table("you", "search:1", seed="5", game="above-and-below")
    assert 'href="/album"' in ana.get(f"/t/{table}").text
    miners = ana.open_table("you", "search:1", seed="5")
    assert 'href="/album"' not in ana.get(f"/t/{miners}").text  # that game keeps none
