"""An analysis by HTTP, from the button to another option and a table that goes on; whatever cannot be is refused."""

from __future__ import annotations

import re
import time
from dataclasses import replace

import pytest
from web_site import Browser, Site, opened_at

from tabuleiro.analysis.review import Judged, Review
from tabuleiro.analysis.reviewing import Care, reviewed
from tabuleiro.core.record import Record, fold
from tabuleiro.kit.shelf import games, load
from tabuleiro.server.chairs import Chair
from tabuleiro.server.store import Store
from tabuleiro.server.wish import Wish
from tabuleiro.testing.play import near_the_end, steps_of
from tabuleiro.web.curve import WIDE, Curve

GAME = load("imperial-miners")
BOTS = (Chair("bot", "", "random"), Chair("bot", "", "random"))


def short_play(site: Site, game: str) -> str:
    """A table where bots have played the last few actions of a game."""
    return opened_at(site, Wish(game, BOTS, position=near_the_end(game), seed=4, name="Short <play>"))


def until(browser: Browser, path: str, what: str) -> str:
    """The page, as soon as it says something."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        page = browser.get(path).text
        if what in page:
            return page
        time.sleep(0.1)
    raise AssertionError(f"{what} never came: {page[-2000:]}")


def analysed(browser: Browser, table: str) -> str:
    until(browser, f"/t/{table}", 'id="result"')
    answer = browser.form(f"/t/{table}/analysis")
    assert answer.status_code == 303, answer.text
    return until(browser, f"/t/{table}/analysis", "study-all")


@pytest.fixture(scope="module")
def ana(site: Site) -> Browser:
    return site.browser()


@pytest.fixture(scope="module")
def table(site: Site, ana: Browser) -> str:
    table = short_play(site, "imperial-miners")
    analysed(ana, table)
    return table


@pytest.mark.parametrize("game", [name for name in games() if name != "imperial-miners"])
def test_every_game_is_analysed(site: Site, game: str):
    """One without a learned sense, too: its plays are rolled out to their end."""
    browser = site.browser(lang="de")
    page = analysed(browser, short_play(site, game))
    assert 'role="img"' in page
    assert "Aurora" in page


def test_the_page_says_all_of_it(site: Site, ana: Browser, table: str):
    page = ana.get(f"/t/{table}/analysis").text
    assert "data-live" not in page
    assert "arrow keys move the line" in page
    assert "Short &lt;play&gt;" in page
    for part in ("curve", "detail", "moves", "turning", "luck", "learn", "share", "decided", "sums", "accuracy"):
        assert f'id="{part}"' in page
    assert page.count("<svg viewBox") >= 2
    assert re.search(r'aria-label="Aurora: \d+% at the start, \d+% at the end; Bento', page)
    for lang in ("de", "pt-BR"):
        assert site.browser(lang=lang).get(f"/t/{table}/analysis?at=3").status_code == 200
    at = ana.get(f"/t/{table}/analysis?at=99999").text
    assert 'aria-labelledby="detail"' in at


def test_alone_points_are_told(site: Site):
    """Nobody is beaten: no chances to win, no luck, no sums."""
    last = (now for now, _ in steps_of(GAME.new(seats=1, seed=3), 5) if now.view(0).data["round"] == 10)
    position = next(last).position
    browser = site.browser(lang="pt-BR")
    table = opened_at(site, Wish("imperial-miners", BOTS[:1], position=position, seed=4, name="Alone"))
    page = re.sub("[\u2068\u2069]", "", analysed(browser, table))
    assert "Decisões para as quais se achou algo melhor custaram cerca de" in page
    assert "Pontos esperados: " in page
    assert 'class="ledger"' not in page
    assert 'id="sums"' not in page
    assert 'id="accuracy"' in page


def test_while_it_grows_the_page_says_how_far_it_is(site: Site, ana: Browser):
    """And that nobody need wait; and not that the line can be moved, before it can."""
    table = short_play(site, "imperial-miners")
    until(ana, f"/t/{table}", 'id="result"')
    review = next(reviewed(Record.loads(ana.get(f"/t/{table}/record").text), Care(1, 1, 2)))
    store = Store(f"sqlite:///{site.data / 'tabuleiro.db'}")
    store.keep_study(table, replace(review, done=0.42).data)
    store.close()
    page = re.sub("[\u2068\u2069]", "", ana.get(f"/t/{table}/analysis").text)
    assert "data-live" in page
    assert "42%" in page
    assert "You may leave this page" in page
    assert "Decisions: what would have been better" in page
    moments = len(review.chances) - 1
    assert f"{moments} of {moments}" in page  # a first curve stands
    assert f"0 of {moments}" in page  # no decision is judged
    assert "arrow keys" not in page


def test_the_picture_stands_alone(ana: Browser, table: str):
    answer = ana.get(f"/t/{table}/analysis.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "var(" not in answer.text
    assert answer.text.count("Short &lt;play&gt;") >= 2  # for who sees it and for who does not
    assert "script" not in answer.headers["content-security-policy"]


def numbers(page: str) -> list[int]:
    """The actions in the list of decisions."""
    return [int(n) for n in re.findall(r'<li><a href="[^"]*at=(\d+)"', page)]


def options(page: str) -> list[str]:
    return list(dict.fromkeys(re.findall(r'name="option" value="([^"]+)"', page)))


def test_another_option_is_compared(ana: Browser, table: str):
    at = numbers(ana.get(f"/t/{table}/analysis").text)[0] - 1
    asked = ana.get(f"/t/{table}/try?at={at}")
    assert asked.status_code == 200, asked.text
    found = options(asked.text)
    assert len(found) > 1
    assert "best found" not in asked.text  # first the question
    answer = ana.form(f"/t/{table}/try", at=str(at), option=found[-1])
    assert answer.status_code == 303, answer.text
    told = ana.get(answer.headers["location"]).text
    assert "best found" in told
    assert "chosen then" in told
    assert ana.form(f"/t/{table}/try", at=str(at), option="nonsense").status_code == 422
    assert ana.get(f"/t/{table}/try?at=99999").status_code == 404
    assert ana.get(f"/t/{table}/try").status_code == 404


@pytest.fixture(scope="module")
def costly(site: Site, ana: Browser) -> tuple[str, Judged]:
    """A play whose kept analysis calls its first real choice a blunder."""
    table = short_play(site, "imperial-miners")
    until(ana, f"/t/{table}", 'id="result"')
    record = Record.loads(ana.get(f"/t/{table}/record").text)
    review = [*reviewed(record, Care(1, 1, 2))][-1]
    for place, one in enumerate(review.decisions):
        texts = [str(action) for action in fold(GAME, record, one.number - 1).decision(one.seat).actions]
        if len(texts) > 1:
            better = next(text for text in texts if text != one.action)
            blunder = replace(one, best=better, loss=0.2, points=4.0, options=2)
            blunder = replace(blunder, taken=(0.4, 20.0), better=(0.6, 24.0))
            review.decisions[place] = blunder
            break
    store = Store(f"sqlite:///{site.data / 'tabuleiro.db'}")
    store.keep_study(table, review.data)
    store.close()
    return table, blunder


def test_what_was_better_is_said_and_marked_on_the_board(ana: Browser, costly: tuple[str, Judged]):
    table, one = costly
    page = ana.get(f"/t/{table}/analysis").text
    assert f'at={one.number}" data-at="{one.number}" aria-current="true"' in page  # what decided most comes first
    assert "blunder" in page
    assert "−20" in page
    assert "What became of the chance" in page
    marked = ana.get(f"/t/{table}/replay?at={one.number - 1}&seat={one.seat}").text
    assert "cost 20 of a hundred. Better: " in marked
    assert re.search(rf'data-act="{re.escape(one.best)}"', marked)
    other = ana.get(f"/t/{table}/replay?at={one.number - 1}&seat={1 - one.seat}").text
    assert "of a hundred" not in other


def sums(page: str) -> list[list[int]]:
    """The figures of each ledger: before, what moved it, after."""
    ledgers = re.findall(r'<ol class="ledger">(.*?)</ol>', page, re.DOTALL)
    figures = (re.findall(r"<b>([^<]*?)(?:\u00a0| )?%?</b>", one) for one in ledgers)
    return [[int(re.sub("[^-0-9]", "", one.replace("\u2212", "-"))) for one in row] for row in figures]


def test_figures_on_the_page_add_up(ana: Browser, costly: tuple[str, Judged]):
    table, one = costly
    for address in (f"/t/{table}/analysis", f"/t/{table}/analysis?at={one.number}", f"/t/{table}/analysis?at=1"):
        page = ana.get(address).text
        found = sums(page)
        assert len(found) == page.count('class="ledger"') >= 1
        for before, *parts, after in found:
            assert before + sum(parts) == after
        table_of_sums = re.search(r'aria-labelledby="sums">(.*?)</table>', page, re.DOTALL)
        assert table_of_sums is not None
        rows = [re.findall(r"<td>(?:<b>)?([^<]+)", row) for row in table_of_sums[1].split("<tr")[2:]]
        for column in zip(*rows, strict=True):
            start, own, others, luck, rest, result, without = (int(cell.replace("\u2212", "-")) for cell in column)
            assert start + own + others + luck + rest == result
            assert result - luck == without


def test_behind_both_options_is_what_was_lost(ana: Browser, costly: tuple[str, Judged]):
    table, one = costly
    page = ana.get(f"/t/{table}/analysis?at={one.number}").text
    figures = [int(n) for n in re.findall(r'<strong class="figure">[^0-9<]*(\d+)', page)]
    assert figures == [40, 60]
    told = ana.form(f"/t/{table}/try", at=str(one.number - 1), option=one.best)
    page = ana.get(told.headers["location"]).text
    assert re.findall(r'<td class="num">[^0-9<]*(\d+)%', page) == 2 * ["60", "40"]  # for desk and phone


def test_an_analysis_of_long_ago_is_shown(site: Site, ana: Browser):
    """It was kept without what lay behind options."""
    table = short_play(site, "imperial-miners")
    until(ana, f"/t/{table}", 'id="result"')
    record = Record.loads(ana.get(f"/t/{table}/record").text)
    data = [*reviewed(record, Care(1, 1, 2))][-1].data
    del data["trust"]
    for one in data["decisions"]:
        del one["taken"], one["better"]
    store = Store(f"sqlite:///{site.data / 'tabuleiro.db'}")
    store.keep_study(table, data)
    store.close()
    number = next(one["number"] for one in data["decisions"] if one["options"] > 1)
    page = ana.get(f"/t/{table}/analysis?at={number}").text
    assert f'at={number}" data-at="{number}" aria-current="true"' in page
    assert 'class="figure"' not in page


def test_mistakes_are_asked_before_they_are_told(ana: Browser, costly: tuple[str, Judged]):
    table, one = costly
    asked = ana.get(f"/t/{table}/try?learn={one.seat}").text
    assert "Mistake 1 of " in asked
    assert "chosen then" not in asked
    answer = ana.form(f"/t/{table}/try", at=str(one.number - 1), learn=str(one.seat), option=one.action)
    told = ana.get(answer.headers["location"]).text
    assert "is what was chosen." in told
    assert "best found" in told
    assert "Mistake 1 of " in told


def test_one_plays_on_from_a_moment_at_a_table_that_says_so(ana: Browser, table: str):
    asked = {"at": "2", "seat": "1", "once": "a-branch"}
    answer = ana.form(f"/t/{table}/branch", **asked)
    assert answer.status_code == 303, answer.text
    new = answer.headers["location"]
    page = ana.get(new).text
    assert f"/t/{table}/replay?at=2" in page
    assert "comes from a seed" in page
    assert f"/t/{table}/replay?at=2" in ana.get(f"{new}?mode=text").text
    assert ana.form(f"/t/{table}/branch", **asked).headers["location"] == new  # sent twice
    for wrong in ({"at": "99999", "seat": "0"}, {"at": "1", "seat": "7"}, {"at": "x", "seat": "0"}):
        assert ana.form(f"/t/{table}/branch", **wrong).status_code == 404


def test_a_running_play_has_no_analysis(site: Site, ana: Browser):
    running = ana.open_table("you", "search:1")
    for answer in (
        ana.get(f"/t/{running}/analysis"),
        ana.get(f"/t/{running}/analysis.svg"),
        ana.get(f"/t/{running}/try?at=0"),
        ana.form(f"/t/{running}/analysis"),
        ana.form(f"/t/{running}/try", at="0", option="x"),
        ana.form(f"/t/{running}/branch", at="0", seat="0"),
    ):
        assert answer.status_code == 409
        assert "Finish it first" in answer.text
    assert site.browser().get("/t/" + "x" * 22 + "/analysis").status_code == 404


def test_before_the_analysis_there_is_nothing_to_try(site: Site, ana: Browser):
    fresh = short_play(site, "imperial-miners")
    until(ana, f"/t/{fresh}", 'id="result"')
    assert 'id="begin"' in ana.get(f"/t/{fresh}/analysis").text
    assert ana.get(f"/t/{fresh}/try?at=1").status_code == 409
    assert ana.get(f"/t/{fresh}/analysis.svg").status_code == 404
    assert f"/t/{fresh}/analysis#begin" in ana.get(f"/t/{fresh}").text
    assert f"/t/{fresh}/analysis#begin" in ana.get(f"/t/{fresh}/replay").text


@pytest.mark.parametrize("names", [("Ana", "Ben"), ("Ana",)])
def test_a_curve_that_grows_draws_only_what_is_known(names: tuple[str, ...]):
    """A moment that is not worked out is a gap, in the picture and in the figures; not an even chance."""
    known = tuple(1 / len(names) for _ in names)
    moments: list[tuple[float, ...]] = [known, known, (), (), known, known, known]
    none: list[tuple[float, ...]] = [()] * len(moments)
    review = Review("x", names, (3,) * len(names), known, moments, moments, none)
    curve = Curve(review, names, ("A", "B"), [(0, 1)], (), "en")
    edge = re.findall(r'<polyline points="([^"]*)" class="(?:edge|run)"', curve.drawn(WIDE))
    assert [len(one.split()) for one in edge] == [2, 3]
    assert curve.figures(2) == ["–"] * len(names)
    assert "–" not in curve.figures(1)
