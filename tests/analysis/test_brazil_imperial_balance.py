"""The balance of Brazil: Imperial: notes that add up, figures that agree with each other, targets, damaged journals."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import pytest

import tabuleiro
from tabuleiro.analysis.balance import Balance, PlayedSeries, Series
from tabuleiro.analysis.balance_report import NOT_MEASURED, Report
from tabuleiro.analysis.study import study_of
from tabuleiro.games.brazil_imperial.content.pack import ARCHES
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.study.watch import RealmGame

GAME = cast(BrazilImperial, tabuleiro.load("brazil-imperial"))
GAMES = 3
SEATS = 2


def ran(folder: Path, bot: str, seats: int, games: int) -> PlayedSeries:
    balance = Balance(GAME, Series.checked(GAME, bot, seats=seats), games, folder, jobs=1)
    try:
        return balance.run()
    finally:
        balance.close()


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, PlayedSeries]:
    folder = tmp_path_factory.mktemp("realms")
    return folder, ran(folder, "greedy", SEATS, GAMES)


@pytest.fixture
def line(three: tuple[Path, PlayedSeries]) -> dict[str, Any]:
    """One game as it stands in the journal."""
    folder, _ = three
    found: dict[str, Any] = json.loads(next(folder.glob("*.jsonl")).read_text(encoding="utf-8").splitlines()[1])
    return deepcopy(found)


def tables(report: Report) -> dict[str, list[dict[str, Any]]]:
    return cast(dict[str, list[dict[str, Any]]], json.loads(report.json)["tables"])


def test_the_notes_add_up(three: tuple[Path, PlayedSeries]) -> None:
    _, played = three
    for game in played.games:
        assert sum(game.wins()) == pytest.approx(1)
        assert game.eras == sorted(game.eras)
        assert sum(seat.first for seat in game.seats) == 1
        for seat in game.seats:
            assert sum(seat.points.values()) == seat.score
            assert sum(seat.arches.values()) == game.rounds  # the token moves in every turn (BI-9)
            assert len(seat.kept) == 3  # one of each era (BI-6)
            assert len(seat.palaces) <= len(seat.missions) + seat.paintings.count("isabel")
            assert len(set(seat.products)) == len(seat.products)
            assert seat.units <= 5
            assert {mission for mission, _ in seat.missions} <= {one.id for one in GAME.pack.missions}


def test_the_figures_agree_with_each_other(three: tuple[Path, PlayedSeries]) -> None:
    _, played = three
    found = tables(study_of("brazil-imperial").report(GAME, played))
    assert [row["arch"] for row in found["arches"]] == list(ARCHES)
    assert sum(row["share"] for row in found["arches"]) == pytest.approx(1, abs=1e-2)
    assert sum(row["seat_games"] for row in found["monarchs"]) == SEATS * GAMES
    assert sum(row["seat_games"] for row in found["colours"]) == SEATS * GAMES
    assert sum(row["games"] for row in found["maps"]) == GAMES
    assert sum(row["wins"] * row["seat_games"] for row in found["order"]) == pytest.approx(GAMES, abs=1e-2)
    assert sum(row["kept"] for row in found["missions"]) == 3 * SEATS * GAMES
    means = found["points"][0]
    sources = [value for key, value in means.items() if key not in ("who", "score")]
    assert sum(sources) == pytest.approx(means["score"], abs=1e-2)
    fights = sum(row["fights"] * row["games"] for row in found["maps"])
    assert fights == pytest.approx(sum(game.fights for game in played.games), abs=1e-2)


def test_targets_and_files(three: tuple[Path, PlayedSeries], tmp_path: Path) -> None:
    _, played = three
    report = study_of("brazil-imperial").report(GAME, played)
    targets = [check.target for check in report.checks]
    assert len(targets) in (6, 7)  # maps are compared where there are two of them
    assert targets[0] == "strong play ends at 45 to 70 points on the mean"
    report.write(tmp_path)
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    for name in ("scores", "points", "monarchs"):
        assert f"]({name}.svg)" in text
        ElementTree.fromstring((tmp_path / f"{name}.svg").read_text(encoding="utf-8"))


def test_alone_the_challenge_is_measured(tmp_path: Path) -> None:
    report = study_of("brazil-imperial").report(GAME, ran(tmp_path, "greedy", 1, 2))
    assert report.checks[0].target == "the solo challenge is won about half the time"
    assert [row["scenario"] for row in tables(report)["maps"]] == ["guararapes"]


def test_random_play_proves_nothing(tmp_path: Path) -> None:
    report = study_of("brazil-imperial").report(GAME, ran(tmp_path, "random", SEATS, 1))
    assert all(check.verdict.startswith(NOT_MEASURED) for check in report.checks)


@pytest.mark.parametrize(
    "damage",
    [
        lambda line: line["seats"][0].update(score=1),
        lambda line: line["seats"][0].update(rank=4),
        lambda line: line["seats"][0].update(colour="pink"),
        lambda line: line["seats"][0].update(monarch="nobody"),
        lambda line: line["seats"][0]["arches"].pop("trade"),
        lambda line: line["seats"][0]["points"].pop("cities"),
        lambda line: line["seats"].pop(),
        lambda line: line.update(scenario="nowhere"),
        lambda line: line.pop("eras"),
    ],
)
def test_a_damaged_line_is_no_game(line: dict[str, Any], damage: Any) -> None:
    assert RealmGame.read(line, GAME, SEATS)
    damage(line)
    with pytest.raises((ValueError, KeyError)):
        RealmGame.read(line, GAME, SEATS)
