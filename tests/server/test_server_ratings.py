"""Ratings: Glicko as its author's example has it, and a puzzle that counts once."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tabuleiro.kit.puzzles import puzzled, puzzles_of
from tabuleiro.server.ratings import NEW, Rating, first, rating_of, ratings_of, tried, tries_of
from tabuleiro.server.store import Store


def test_a_win_against_a_weaker_one_moves_as_in_glickmans_paper() -> None:
    """1500 (200) beats 1400 (30): by the formulas of "The Glicko system", for this one game."""
    after = Rating(1500, 200).after(Rating(1400, 30), 1, 30)
    assert after.rating == pytest.approx(1563.6, abs=0.5)
    assert after.deviation == pytest.approx(175.2, abs=0.5)
    assert after.tries == 1


def test_what_is_expected_moves_little_and_what_is_not_much() -> None:
    strong, weak = Rating(1900, 80), Rating(1100, 80)
    assert 0 < strong.after(weak, 1, 60).rating - 1900 < 1
    assert strong.after(weak, 0, 60).rating < 1865
    assert strong.after(weak, 0, 79.95).deviation == 79.95


def test_the_first_try_counts_once_and_rates_both(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/t.db")
    store.migrate()
    game = puzzled()[0]
    puzzle, other = list(puzzles_of(game).values())[:2]
    done = store.write(partial(tried, owner="ana", puzzle=puzzle, action=puzzle.best, score=1.0, at=1.0))
    again = store.write(partial(tried, owner="ana", puzzle=puzzle, action="nonsense", score=0.0, at=2.0))
    assert again == done
    assert done.change > 0
    own = store.read(partial(rating_of, who="ana", game=game))
    assert (own.rating, own.tries) == (done.rating, 1)
    rated = store.read(partial(ratings_of, game=game, puzzles=puzzles_of(game)))
    assert rated[puzzle.id].rating < puzzle.rating
    assert rated[other.id] == first(other)
    assert store.read(partial(tries_of, owner="ana", game=game)) == {puzzle.id: done}
    assert store.read(partial(tries_of, owner="ben", game=game)) == {}
    assert store.read(partial(rating_of, who="ben", game=game)) == NEW
    store.write(partial(tried, owner="ben", puzzle=puzzle, action="x", score=0.0, at=3.0))
    assert store.read(partial(ratings_of, game=game, puzzles=puzzles_of(game)))[puzzle.id].tries == 2
    store.close()
