"""Adapters are tried with the libraries that they are made for: `make test-research`, on either build."""

from __future__ import annotations

import os

import pytest

import tabuleiro
from tabuleiro import envs

GAMES = ("imperial-miners", "above-and-below", "brazil-imperial")
# Few seats and many, alone where a game has that.
SEATS = {"imperial-miners": (1, 2, 5), "above-and-below": (2, 4), "brazil-imperial": (1, 2, 4)}
TABLES = [(game, seats) for game in GAMES for seats in SEATS[game]]


def pytest_sessionstart() -> None:
    expected = os.environ.get("EXPECT")
    if expected and tabuleiro.build() != expected:
        pytest.exit(f"the {tabuleiro.build()} build is tested, not the {expected} one", 2)


@pytest.fixture(params=TABLES, ids=[f"{game}-{seats}" for game, seats in TABLES])
def table(request: pytest.FixtureRequest) -> tuple[str, int]:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture(scope="session", autouse=True)
def registered() -> None:
    envs.register()
    envs.openspiel()
