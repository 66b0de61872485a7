"""Goofspiel, a game in a package of its own: installing it is enough to play it everywhere."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel"
MOST_LINES = 300


def run(folder: Path, *command: str, given: str = "", cwd: Path | None = None) -> str:
    """A command beside which the package is installed; it must end well."""
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"},
        input=given,
        capture_output=True,
        text=True,
        cwd=cwd,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def tabuleiro(folder: Path, *command: str, given: str = "", cwd: Path | None = None) -> str:
    return run(folder, "-m", "tabuleiro", *command, given=given, cwd=cwd)


def test_it_is_small() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and path.suffix in (".py", ".ftl", ".toml")]
    written = [path for path in files if "book" not in path.parts]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in written) <= MOST_LINES


def test_its_own_tests_pass(goofspiel: Path) -> None:
    said = run(goofspiel, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE / "tests"), "-c", os.devnull)
    assert " passed" in said


def test_it_stands_beside_the_other_games(goofspiel: Path) -> None:
    said = run(goofspiel, "-c", "from tabuleiro.kit import shelf; print(shelf.games(), shelf.faults())")
    assert said.split() == ["('imperial-miners',", "'above-and-below',", "'brazil-imperial',", "'goofspiel')", "{}"]


@pytest.mark.parametrize(("lang", "asks", "ends"), [("en", "Bid one card", "wins"), ("de", "Biete eine", "gewinnt")])
def test_a_whole_game_in_the_terminal(goofspiel: Path, tmp_path: Path, lang: str, asks: str, ends: str) -> None:
    wish = ("play", "goofspiel", "--seats", "you,random", "--seed", "1", "--lang", lang, "--save", str(tmp_path / "x"))
    said = tabuleiro(goofspiel, *wish, given="1\n" * 13)
    assert asks in said
    assert ends in said
    assert tabuleiro(goofspiel, "replay", str(tmp_path / "x"), "--lang", lang)


def test_bots_meet(goofspiel: Path, tmp_path: Path) -> None:
    meet = ("arena", "goofspiel", "--bots", "random,greedy", "--games", "6", "--seed", "1", "--json")
    result = json.loads(tabuleiro(goofspiel, *meet, cwd=tmp_path))
    won = {row["bot"]: row["wins"] for row in result["bots"]}
    assert won["greedy"] > won["random"]


@pytest.mark.parametrize("command", ["arena", "balance"])
def test_games_of_changed_rules_do_not_count_with_those_of_before(
    goofspiel: Path, tmp_path: Path, command: str
) -> None:
    installed = shutil.copytree(goofspiel, tmp_path / "installed")
    wish = (command, "goofspiel", "--bots", {"arena": "random,random"}.get(command, "random"), "--games", "2", "--json")
    before = tabuleiro(installed, *wish, cwd=tmp_path)
    rules = installed / "goofspiel" / "rules.py"
    rules.write_text(rules.read_text("utf-8").replace("sum(self.won)}", "sum(self.won) + 1000}"), "utf-8")
    assert json.loads(tabuleiro(installed, *wish, cwd=tmp_path)) != json.loads(before)
    assert len(list((tmp_path / command).iterdir())) == 2


def test_seats_are_balanced(goofspiel: Path, tmp_path: Path) -> None:
    said = tabuleiro(goofspiel, "balance", "goofspiel", "--bots", "random", "--games", "10", cwd=tmp_path)
    assert "times its fair share" in said
    assert "Prizes" in said  # as its words have it, not as its rules do
