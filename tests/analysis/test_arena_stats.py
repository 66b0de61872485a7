"""Figures against known values: Wilson's interval, quartiles, ratings."""

from __future__ import annotations

import pytest
from arena_bots import Arranged

from tabuleiro.analysis.referee import Seated
from tabuleiro.analysis.result import Played, result_of
from tabuleiro.analysis.stats import Share, quartiles, ratings, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # a half stays in the middle, all is the mirror of none
        (10, 20, 0.2993, 0.7007),
        (20, 20, 0.8389, 1.0000),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_shared_wins_count_in_parts() -> None:
    share = Share(2.5, 10)
    assert share.rate == 0.25
    assert wilson(2, 10)[0] < share.interval[0] < wilson(3, 10)[0]


def test_quartiles() -> None:
    assert quartiles([7]) == (7, 7, 7)
    assert quartiles([4, 1, 3, 2, 5]) == (2, 3, 4)


def test_ratings_tell_who_is_better() -> None:
    games = [[(0, 1), (1, 2)], [(1, 1), (2, 2)], [(0, 1), (2, 2)]] * 20
    best, middle, worst = ratings(games, 3)
    assert best.interval[0] > middle.mu > worst.interval[1]
    assert best.mu + worst.mu == pytest.approx(50, abs=2)  # everyone starts at 25


def test_even_entrants_are_rated_even() -> None:
    a, b = ratings([[(0, 1), (1, 1)]] * 30, 2)
    assert a.mu == pytest.approx(25)
    assert b.mu == pytest.approx(25)
    assert a.sigma < 25 / 3  # less uncertain than before


def test_ratings_hardly_hang_on_the_order() -> None:
    """All of one's wins first, or all of the other's: one pass would see two different worlds."""
    won, lost = [[(0, 1), (1, 2)]] * 30, [[(0, 2), (1, 1)]] * 30
    one, other = ratings(won + lost, 2), ratings(lost + won, 2)
    assert abs(one[0].mu - other[0].mu) < one[0].sigma
    assert one[0].interval[0] < 25 < one[0].interval[1]


def test_matrix_and_wins_of_ties(arranged: Arranged) -> None:
    settings = arranged("random,greedy,random", games=3, seats=3)
    ranks = [(1, 1, 3), (1, 2, 3), (3, 1, 1)]
    games = []
    for number, ranked in enumerate(ranks):
        fixture = settings.fixture(number)
        seats = [Seated(entrant, score=9 - ranked[entrant], rank=ranked[entrant]) for entrant in fixture.seats]
        games.append(Played(number, fixture.seed, seats))
    result = result_of(settings, games[::-1])
    assert [line.won.wins for line in result.lines] == [1.5, 1.0, 0.5]
    assert [[share.wins for share in row] for row in result.matrix] == [[1.5, 1.5, 2], [1.5, 1.5, 2.5], [1, 0.5, 1.5]]
    assert [game.number for game in result.games] == [0, 1, 2]
