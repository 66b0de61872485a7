"""How a story of Above and Below is told: in text mode, in the log, with its place drawn."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from markupsafe import escape
from web_site import Browser, Site, opened_at

sys.path.insert(0, str(Path(__file__).parents[1] / "drawing"))
from village_scenes import scene_of

import tabuleiro
from tabuleiro.core.table import Table
from tabuleiro.games.above_and_below.content.pack import REGIONS
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.page.marks import say
from tabuleiro.games.above_and_below.page.story import place
from tabuleiro.games.above_and_below.pictures.vignettes import ANYWHERE, DRAWN, vignette
from tabuleiro.kit.beats import Turn
from tabuleiro.lang import LANGUAGES
from tabuleiro.server.chairs import Chair
from tabuleiro.server.wish import Wish
from tabuleiro.web.board import board_of
from tabuleiro.web.chronicle import Chronicle, Reader, headline

GAME = tabuleiro.load("above-and-below")
PAGE = """
turn = 0
round = 3
seed = {seed}
cave_top = "C02"
[[seat]]
coins = 3
villagers = ["VS-hammer-1 sent", "VS-quill-1 sent", "VS-none-1"]
encounter.cave = "C04"
encounter.face = 3
encounter.paragraph = 17
[[seat]]
villagers = ["VS-hammer-2", "VS-quill-2", "VS-none-2"]
"""


def lines_of(page: str) -> list[str]:
    """Paragraphs of a page, without Fluent's marks of direction."""
    return [re.sub(r"[\u2068\u2069]|<[^>]+>", "", line) for line in re.findall(r"<p>(.*?)</p>", page, re.DOTALL)]


def chosen(ana: Browser, site: Site, option: str, seed: int) -> str:
    """A table where Ana has chosen, and gone without injuries."""
    chairs = [Chair("person", "Ana", "", ana.person.id), Chair("person", "Bia", "", f"bia-{seed}")]
    table = opened_at(site, Wish(GAME.name, chairs, position=PAGE.format(seed=seed), seed=seed, name="Lamp oil"))
    frame = ana.frame(table)
    for action in (f"option {option}", "enough"):
        answer = ana.post(table, "act", version=frame["version"], actions=[action])
        if answer.status_code == 200:
            frame = answer.json()
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_mode_says_dice_verdict_and_ending(site: Site, lang: str) -> None:
    ana, told = site.browser("Ana", lang), book(lang)
    endings = list(dict.fromkeys((told.ending(17, "B", 4), told.ending(17, "B", 7), told.failure(17, "B"))))
    seen = set()
    for seed in range(1, 6):
        table = chosen(ana, site, "b", seed)
        page = ana.get(f"/t/{table}?mode=text").text
        assert f"<h2>{escape(told.title(17))}</h2>" in page
        lines = lines_of(page)
        assert f"B: {escape(told.option(17, 'B'))}" in lines
        rolled = say(lang, "ab-die-lanterns", die=1, n=0).split()[0]
        assert sum(rolled in line for line in lines) == 2, lines
        found = [n for n, text in enumerate(endings) if all(str(escape(one)) in lines for one in text.splitlines())]
        assert len(found) == 1
        seen |= set(found)
    assert len(seen) > 1  # some came about, some did not


def test_what_another_met_is_told_in_text_mode_too(site: Site) -> None:
    ana = site.browser("Ana")
    bia = site.browser("Bia")
    chairs = [Chair("person", "Ana", "", ana.person.id), Chair("person", "Bia", "", bia.person.id)]
    table = opened_at(site, Wish(GAME.name, chairs, position=PAGE.format(seed=3), seed=3, name="Lamp oil"))
    ana.post(table, "act", version=ana.frame(table)["version"], actions=["option a"])
    page = bia.get(f"/t/{table}?mode=text").text
    assert str(escape(book("en").ending(17, "A", 3))) in lines_of(page)


# ---------------------------------------------------------------- the log
def test_a_turn_is_headed_by_its_action_not_by_a_free_one() -> None:
    """Who exchanges the offers and then builds has built, whatever is told louder."""
    state = GAME.new(seats=2, seed=4)
    table = Table(state, ("Ana", "Bia"))
    table.act(state.decision(0).parse("exchange houses"))
    built = next(one for one in table.state.decision(0).actions if str(one).startswith("build "))
    table.act(built)
    while table.state.to_act == (0,) and table.state.decision(0).kind != "turn":
        table.act(table.state.decision(0).actions[-1])
    for eye in (0, 1):
        beats = [beat for beat in Chronicle(GAME, eye).of(table.log) if beat.owner == 0]
        kinds = {beat.event.kind for beat in beats}
        assert {"exchanging", "built"} <= kinds
        assert headline(Turn(0, tuple(beats))).event.kind == "built"


# ---------------------------------------------------------------- places
def test_every_story_has_a_place_and_every_place_is_drawn_and_named() -> None:
    regions = {one.region for one in GAME.pack.paragraphs}
    assert regions == set(REGIONS)
    assert set(DRAWN) == {*REGIONS, ANYWHERE, "frame"}
    assert len({vignette(region) for region in (*REGIONS, ANYWHERE)}) == len(REGIONS) + 1
    for lang in LANGUAGES:
        for region in REGIONS:
            assert say(lang, f"ab-region-{region}")


def test_a_continuation_happens_where_its_story_began() -> None:
    """A page that another one leads to may be next door, but most are the same place."""
    by_page = {one.n: one for one in GAME.pack.paragraphs}
    pairs = [(one, by_page[parent]) for one in by_page.values() for parent in one.parents]
    same = sum(one.region == parent.region for one, parent in pairs)
    assert same / len(pairs) > 0.9


def test_a_story_without_a_region_shows_a_lamp() -> None:
    assert place(GAME, 999, "en") == place(GAME, 998, "de")
    assert "figcaption" not in place(GAME, 999, "en")


# ---------------------------------------------------------------- dice
HURT = (
    PAGE.format(seed=3)
    .replace("paragraph = 17", "paragraph = 43")
    .replace("encounter.cave", 'sale = "rope"\nencounter.cave')
)


def ended(*texts: str, seed: int = 3) -> Table:
    table = Table(GAME.position(HURT.replace("seed = 3", f"seed = {seed}")), ("Ana", "Bia"))
    for text in texts:
        table.act(table.state.decision(0).parse(text))
    return table


def card_of(table: Table, eye: int) -> str:
    beats = [beat for beat in Chronicle(GAME, eye).of(table.log) if beat.event.kind in ("succeeded", "failed")]
    return str(board_of(GAME.name).card(Reader(GAME, eye, ("Ana", "Bia"), ("A", "B"), "en"), beats[-1]))


def test_dice_that_were_seen_on_the_page_lie_on_its_card() -> None:
    """They fall once: who was asked about an injury has seen them; who looks on has not."""
    table = ended("option c", "enough")
    assert "tale staged d2 l" in card_of(table, 0)
    assert "seen" in card_of(table, 0).partition(">")[0]
    assert "seen" not in card_of(table, 1).partition(">")[0]
    assert "seen" not in card_of(ended("option a"), 0).partition(">")[0]  # at once


def test_a_lantern_for_which_somebody_was_hurt_is_shown_as_such() -> None:
    table = ended("option c")
    scene = scene_of(table.state, 0)
    assert 'class="on by' not in board_of(GAME.name).main(scene)
    table.act(table.state.decision(0).parse("injure VS-hammer-1"))
    assert board_of(GAME.name).main(scene_of(table.state, 0)).count('class="on by h1"') == 1
    table.act(table.state.decision(0).parse("injure VS-quill-1"))
    for eye in (0, 1):
        card = card_of(table, eye)
        assert len(re.findall(r'class="on( need)? by h[12]"', card)) == 2
        assert re.sub(r"[\u2068\u2069]", "", card).count("2 of them by injuries: Berta and Clara") == 1
        assert "hurt for a lantern" not in card
