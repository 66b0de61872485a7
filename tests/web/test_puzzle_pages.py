"""Puzzle pages: the position on its board, one answer that counts, what was best and why; refusals."""

from __future__ import annotations

import html
import re

import pytest
from web_site import Browser, Site, halves, options

from tabuleiro.kit.puzzles import Puzzle, puzzled, puzzles_of
from tabuleiro.lang import LANGUAGES


@pytest.fixture
def puzzle() -> Puzzle:
    return next(iter(puzzles_of(puzzled()[0]).values()))


def answered(ana: Browser, puzzle: Puzzle, action: str) -> str:
    """The page after the answer."""
    answer = ana.form(f"/puzzles/{puzzle.id}", action=action)
    assert answer.status_code == 303, answer.text
    return ana.get(answer.headers["location"]).text


def plain(page: str) -> str:
    return re.sub("[\u2068\u2069]", "", html.unescape(page))


def test_the_first_answer_counts_and_no_other(site: Site, puzzle: Puzzle) -> None:
    ana = site.browser("Ana")
    before = ana.get(f"/puzzles/{puzzle.id}").text
    assert "Best:" not in before
    assert "Your rating" not in before
    wrong = max(puzzle.others, key=lambda other: other.loss)
    page = plain(answered(ana, puzzle, wrong.text))
    assert f"costs {round(100 * wrong.loss)} percentage point" in page
    rating = re.findall(r"Your rating: (\d+) \((.\d+)\)", page)
    assert rating
    assert int(rating[0][0]) < 1500
    assert re.findall(r"Your rating: (\d+) \((.\d+)\)", plain(answered(ana, puzzle, puzzle.best))) == rating
    ben = site.browser("Ben")
    right = plain(answered(ben, puzzle, puzzle.best))
    assert "Right!" in right
    assert re.search(r"next best option costs \d+ percentage points of the chance to win \(", right)
    assert int(re.findall(r"Your rating: (\d+)", right)[0]) > 1500
    stand = plain(ana.get("/puzzles").text)
    assert "1 tried, 0 right" in stand
    assert "1 tried, 1 right" in plain(ben.get("/puzzles").text)


@pytest.mark.parametrize("game", puzzled())
def test_every_option_can_be_chosen_on_the_board(site: Site, game: str) -> None:
    ana = site.browser("Ana")
    for puzzle in list(puzzles_of(game).values())[:3]:
        frame = ana.get(f"/puzzles/{puzzle.id}/frame").json()
        found = set(options(frame))
        for half in halves(frame):
            found |= set(options(ana.get(f"/puzzles/{puzzle.id}/frame", params={"chosen": half}).json()))
        assert {puzzle.best, *(other.text for other in puzzle.others)} <= found, puzzle.id
        shown = ana.get(f"/puzzles/{puzzle.id}/frame", params={"chosen": puzzle.best}).json()
        assert f'name="action" value="{html.escape(puzzle.best)}"' in shown["parts"]["bar"]
        assert "Best:" not in str(shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_mode_needs_no_board(site: Site, puzzle: Puzzle, lang: str) -> None:
    ana = site.browser("Ana", lang)
    page = ana.get(f"/puzzles/{puzzle.id}?mode=text").text
    values = re.findall(r'name="action" value="([^"]+)"', page)
    assert sorted(map(html.unescape, values)) == sorted([puzzle.best, *(other.text for other in puzzle.others)])
    answer = ana.form(f"/puzzles/{puzzle.id}?mode=text", action=puzzle.best)
    assert answer.headers["location"].endswith("?mode=text")
    assert 'class="answer right"' in ana.get(answer.headers["location"]).text


def test_next_is_one_that_was_not_tried(site: Site) -> None:
    ana, game = site.browser("Ana"), puzzled()[0]
    assert ana.get("/puzzles/next?game=nothing").headers["location"].startswith("/puzzles/")
    seen: set[str] = set()
    for _ in range(4):
        way = ana.get(f"/puzzles/next?game={game}").headers["location"]
        id_ = re.findall(r"/puzzles/(\w+)", way)[0]
        assert way.endswith(f"?game={game}")
        assert id_ not in seen
        seen.add(id_)
        ana.form(f"/puzzles/{id_}", action=puzzles_of(game)[id_].best)


def test_what_is_refused_says_why(site: Site, puzzle: Puzzle) -> None:
    ana = site.browser("Ana")
    for path in ("abc", "abc/frame", f"{puzzle.id}/card/none", f"{puzzle.id}/beside/9"):
        assert ana.get(f"/puzzles/{path}").status_code == 404, path
    for action in ("", "nonsense", puzzle.best + " "):
        refused = ana.form(f"/puzzles/{puzzle.id}", action=action)
        assert refused.status_code == 422
        assert "not an option of the puzzle" in refused.text
    assert ana.form("/puzzles/abc", action="x").status_code == 404
    stranger = ana.http.post(f"/puzzles/{puzzle.id}", data={"action": puzzle.best})
    assert stranger.status_code == 403
    assert "0 tried" in plain(ana.get("/puzzles").text)


@pytest.mark.parametrize("game", puzzled())
def test_after_a_wrong_answer_the_board_tells_the_choice_and_the_best_apart(site: Site, game: str) -> None:
    ana = site.browser("Ana")
    puzzle = next(
        one
        for one in puzzles_of(game).values()
        if f'data-act="{html.escape(one.best)}"' in ana.get(f"/puzzles/{one.id}/frame").json()["parts"]["board"]
    )
    assert " best" not in ana.get(f"/puzzles/{puzzle.id}/frame").json()["parts"]["board"]
    answered(ana, puzzle, puzzle.others[0].text)
    board = ana.get(f"/puzzles/{puzzle.id}/frame").json()["parts"]["board"]
    marked = re.findall(r'<[^>]*class="[^"]*\bbest\b[^"]*"[^>]*>', board)
    assert marked
    for one in marked:
        assert f'data-act="{html.escape(puzzle.best)}"' in one
        assert 'aria-pressed="true"' not in one
