"""The bench: its search finds what it should, and its report says what was measured and what could not be."""

from __future__ import annotations

import copy
import importlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tabuleiro
from tabuleiro.bots.uct import Uct
from tabuleiro.kit import shelf

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"
GAME = tabuleiro.load("imperial-miners")
# The last choice of a play: both have 14 points, and coins break the tie. Only one effect of the surface brings coins.
LAST_CHOICE = """
round = 10
event = "loose-change"
phase = "end"
[[seat]]
vp = 14
coins = 20
mine = ["1.0 sun-ladder"]
steps = ["climb@1.0"]
[[seat]]
vp = 14
coins = 20
"""


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The modules of the bench by name: they are scripts in a folder, no package."""
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    return importlib.import_module


# -- the search
@pytest.mark.parametrize("seed", range(3))
def test_the_search_finds_the_option_that_wins(seed: int):
    state = GAME.position(LAST_CHOICE)
    search = Uct(state, seed)
    search.run(300)
    assert str(state.decision(0).action(search.best)) == "surface 1"
    assert search.visits[search.best] > 200


def test_every_iteration_is_one_visit_of_a_first_option():
    state = GAME.new(seats=3, seed=2)
    before = state.position
    search = Uct(state, 1)
    search.run(30)
    search.run(12)
    assert sum(search.visits.values()) == search.root.visits == 42
    assert set(search.visits) <= set(state.decision(state.to_act[0]).options)
    assert state.position == before  # only copies are played


def test_the_same_seed_searches_the_same():
    def visits(seed: int) -> dict[int, int]:
        search = Uct(GAME.new(seats=2, seed=5), seed)
        search.run(60)
        return search.visits

    assert visits(1) == visits(1)
    assert visits(1) != visits(2)


# -- the report
def figure(per_unit: float) -> dict[str, float]:
    return {"measured": per_unit * 12, "calibration": 12.0, "per_unit": per_unit, "at_reference": per_unit * 13}


LENGTHS = {"imperial-miners/2": 175.2, "brazil-imperial/2": 740.6}
RESULT = {
    "game": "imperial-miners",
    "rounds": 7,
    "seats": [2],
    "builds": {
        "plain": {
            "lengths": LENGTHS,
            "figures": {
                "imperial-miners/2/python": figure(20_000),
                "imperial-miners/2/loop": figure(21_000),
                "brazil-imperial/2/loop": figure(7_000),
            },
        },
        "compiled": {
            "lengths": LENGTHS,
            "figures": {
                "imperial-miners/2/python": figure(50_000),
                "imperial-miners/2/loop": figure(200_000),
                "imperial-miners/2/clone": {
                    "measured": 0.3,
                    "calibration": 12.0,
                    "per_unit": 3.9,
                    "at_reference": 0.3,
                },
                "brazil-imperial/2/loop": figure(50_000),
            },
        },
    },
    "peers": {
        "catanatron": {
            "version": "3.2.1",
            "length": 780.0,
            "figures": {
                "python": figure(2_000),
                "clone": {"measured": 60.0, "calibration": 12.0, "per_unit": 780.0, "at_reference": 60.0},
            },
        },
        "gin_rummy": {"missing": "ModuleNotFoundError: No module named 'pyspiel'"},
    },
}


def test_the_report_has_figures_targets_and_ratios(bench: Any):
    text = bench("report").rendered(json.loads(json.dumps(RESULT)))
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert "imperial-miners, 2 seats, medians of 7 rounds; a play at random has 175 decisions" in lines
    assert "decisions/s, from Python plain 240,000 12.0 20,000 260,000 >= 250,000 met" in lines
    assert "compiled 600,000 12.0 50,000 650,000 >= 700,000 NOT MET" in lines
    assert "compiled 2,400,000 12.0 200,000 2,600,000 >= 1,200,000 met, goal 2,000,000 met" in lines
    assert "clone, us compiled 0.3 12.0 0.3 <= 1 met, goal 0.6 met" in lines
    assert "brazil-imperial, 2 seats, medians of 7 rounds; a play at random has 741 decisions" in lines
    assert "decisions/s, engine's loop plain 84,000 12.0 7,000 91,000 >= 100,000 NOT MET" in lines
    assert "compiled 600,000 12.0 50,000 650,000 >= 600,000 met" in lines
    assert "from Python / Catanatron, from Python 10x 25x" in lines
    assert "clone / Catanatron, clone - 200x" in lines


def test_a_missing_peer_has_its_row(bench: Any):
    text = bench("report").rendered(RESULT)
    assert "OpenSpiel gin rummy: not measured (ModuleNotFoundError: No module named 'pyspiel')" in text
    assert "/ OpenSpiel gin rummy" not in text


def test_a_missing_build_has_its_row(bench: Any):
    result = copy.deepcopy(RESULT)
    result["builds"]["compiled"] = {"missing": "there is no compiled build: make wheel"}
    text = bench("report").rendered(result)
    assert text.count("compiled: not measured (there is no compiled build: make wheel)") == 1
    assert "imperial-miners, 2 seats" in text


def test_each_slice_is_set_against_its_own_calibration(bench: Any):
    rate = bench("report").summary("imperial-miners/2/loop", [(100.0, 10.0), (400.0, 20.0), (90.0, 3.0)])
    assert (rate["measured"], rate["calibration"], rate["per_unit"], rate["at_reference"]) == (100.0, 10.0, 20.0, 260.0)
    time = bench("report").summary("clone", [(2.0, 13.0)])
    assert time["at_reference"] == 2.0


@pytest.mark.parametrize("peers", [RESULT["peers"], {}])
def test_the_ratios_are_drawn(bench: Any, peers: dict[str, Any]):
    svg = bench("picture").picture({**RESULT, "peers": peers})
    assert ("Catanatron" in svg) == bool(peers)
    assert svg.endswith("</svg>\n")


# -- the processes
def test_a_process_that_fails_says_why_and_the_bench_goes_on(bench: Any):
    worker = bench("run").Worker
    ends = "import sys; print('{\"version\": \"1\"}', flush=True); input(); sys.exit('out of cards')"
    failing = [
        worker("hearts", [sys.executable, "-c", ends]),
        worker("hearts", [sys.executable, "-c", "print('hello')"]),
        worker("hearts", [str(BENCHMARKS / "nowhere")]),
    ]
    for one in failing:
        one.start()
        one.slice()
        one.slice()
    assert [one.entry() for one in failing[::2]] == [
        {"missing": "out of cards"},
        {"missing": f"{BENCHMARKS / 'nowhere'}: No such file or directory"},
    ]
    assert "missing" in failing[1].entry()
    for one in failing:
        one.stop()


def test_a_peer_that_is_not_installed_says_so():
    asked = subprocess.run(
        [sys.executable, "-S", str(BENCHMARKS / "peers.py"), "catanatron"], input="\n", capture_output=True, text=True
    )
    assert "No module named 'catanatron'" in json.loads(asked.stdout)["missing"]
    assert not asked.stderr


@pytest.mark.parametrize("name", shelf.games())
def test_every_game_has_its_loop_and_clone(name: str, bench: Any, monkeypatch: pytest.MonkeyPatch):
    ours = bench("ours")
    monkeypatch.setattr(bench("calibration"), "SLICE", 0.0)
    monkeypatch.setattr(ours, "PLAYS", 1)
    short = ours.Bench(tabuleiro.load(name), [2], full=False)
    figures = short.measured()
    assert sorted(figures) == [f"{name}/2/clone", f"{name}/2/loop"]
    assert all(value > 0 and unit > 0 for value, unit in figures.values())
    assert short.lengths()[f"{name}/2"] > 50


def test_a_slice_has_every_figure(bench: Any, monkeypatch: pytest.MonkeyPatch):
    ours = bench("ours")
    monkeypatch.setattr(bench("calibration"), "SLICE", 0.0)
    monkeypatch.setattr(ours, "ITERATIONS", 5)
    figures = ours.Bench(GAME, [1, 2]).measured()
    report = bench("report")
    names = [*report.RATES, *report.TIMES]
    assert sorted(figures) == sorted(
        f"imperial-miners/{seats}/{name}" for seats in (1, 2) for name in names if (seats, name) != (1, "uct")
    )
    assert all(value > 0 and unit > 0 for value, unit in figures.values())
