"""The balance of Above and Below: notes that add up, figures that agree with each other, targets, damaged journals."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import pytest

import tabuleiro
from tabuleiro.analysis.balance import Balance, PlayedSeries, Series
from tabuleiro.analysis.balance_report import FAIL, NOT_MEASURED, Report
from tabuleiro.analysis.study import study_of
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.study.watch import ACTIONS, VillageGame

GAME = cast(AboveAndBelow, tabuleiro.load("above-and-below"))
GAMES = 4


@pytest.fixture(scope="module")
def four(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, PlayedSeries]:
    folder = tmp_path_factory.mktemp("villages")
    balance = Balance(GAME, Series.checked(GAME, "greedy", seats=3), GAMES, folder, jobs=1)
    try:
        return folder, balance.run()
    finally:
        balance.close()


@pytest.fixture
def line(four: tuple[Path, PlayedSeries]) -> dict[str, Any]:
    """One game as it stands in the journal."""
    folder, _ = four
    found: dict[str, Any] = json.loads(next(folder.glob("*.jsonl")).read_text(encoding="utf-8").splitlines()[1])
    return deepcopy(found)


def tables(report: Report) -> dict[str, list[dict[str, Any]]]:
    return cast(dict[str, list[dict[str, Any]]], json.loads(report.json)["tables"])


def test_the_notes_add_up(four: tuple[Path, PlayedSeries]) -> None:
    _, played = four
    for game in played.games:
        assert sum(game.wins()) == pytest.approx(1)
        for seat in game.seats:
            assert sum(seat.points.values()) == seat.score
            assert seat.actions["pass"] == [1] * GAME.box.rounds  # everybody passes once in a round
            assert len(seat.encounters) == sum(seat.actions["explore"])
            assert len(seat.built) - sum(entry[2] for entry in seat.built) == sum(seat.actions["build"])
            assert sum(entry[2] for entry in seat.joined) == sum(seat.actions["train"])
            assert seat.points["buildings"] == len(seat.built) + 1  # the starting house
            assert all(encounter.party >= 2 for encounter in seat.encounters)
            assert all(encounter.lanterns >= encounter.number for encounter in seat.encounters)


def test_the_figures_agree_with_each_other(four: tuple[Path, PlayedSeries]) -> None:
    _, played = four
    found = tables(study_of("above-and-below").report(GAME, played))
    assert [row["action"] for row in found["actions"]] == list(ACTIONS)
    assert sum(row["wins"] * row["seat_games"] for row in found["seats"]) == pytest.approx(GAMES, abs=1e-3)
    explored = next(row["mean"] for row in found["actions"] if row["action"] == "explore")
    assert found["encounters"][-1]["times"] == pytest.approx(explored * 3 * GAMES, abs=0.01)
    assert sum(row["times"] for row in found["encounters"][:-1]) == found["encounters"][-1]["times"]
    assert all(row["built"] is None or row["built"] <= 1 for row in found["buildings"] + found["stars_and_keys"])
    assert all(row["games"] == GAMES for row in found["stars_and_keys"] if row["kind"] == "star")
    assert sum(row["games"] for row in found["stars_and_keys"] if row["kind"] == "key") == 4 * GAMES  # AB-4
    means = found["points"][0]
    sources = [value for key, value in means.items() if key not in ("who", "score")]
    assert sum(sources) == pytest.approx(means["score"], abs=1e-3)


def test_targets_and_files(four: tuple[Path, PlayedSeries], tmp_path: Path) -> None:
    _, played = four
    report = study_of("above-and-below").report(GAME, played)
    assert len(report.checks) == 6
    assert report.checks[0].verdict.startswith(FAIL)  # greedy play is no strong play
    report.write(tmp_path)
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    for name in ("scores", "points", "buildings"):
        assert f"]({name}.svg)" in text
        ElementTree.fromstring((tmp_path / f"{name}.svg").read_text(encoding="utf-8"))


def test_random_play_proves_nothing(tmp_path: Path) -> None:
    balance = Balance(GAME, Series.checked(GAME, "random"), 1, tmp_path, jobs=1)
    try:
        report = study_of("above-and-below").report(GAME, balance.run())
    finally:
        balance.close()
    assert all(check.verdict.startswith(NOT_MEASURED) for check in report.checks)


@pytest.mark.parametrize(
    "damage",
    [
        lambda line: line["seats"][0].update(score=1),
        lambda line: line["seats"][0].update(rank=4),
        lambda line: line["seats"][0]["actions"].pop("labor"),
        lambda line: line["seats"][0]["built"].append([99, 1, 0]),
        lambda line: line["seats"][0]["joined"].append([0, 1, 0]),
        lambda line: line["seats"].pop(),
        lambda line: line.update(offered=[0]),
        lambda line: line.pop("offered"),
    ],
)
def test_a_damaged_line_is_no_game(line: dict[str, Any], damage: Any) -> None:
    assert VillageGame.read(line, GAME, 3)
    damage(line)
    with pytest.raises((ValueError, KeyError)):
        VillageGame.read(line, GAME, 3)
