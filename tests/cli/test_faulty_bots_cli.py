"""Whoever writes a bot finds in the terminal what went wrong with it: where, how often, and that it never played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from cli_person import Run

BAD = """\
from tabuleiro import Bot


class {name}(Bot):
    def choose(self, view, decision, budget=None):
        if True:
            return decision.actions[len(decision.actions)]
"""


@pytest.fixture
def arena(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """An arena in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def runs(bots: str, *more: object, width: int = 80) -> object:
        monkeypatch.setenv("COLUMNS", str(width))
        return run("arena", "--bots", bots, "--games", 2, "--jobs", 1, "--out", "out", *more)

    return runs  # type: ignore[return-value]


def bad(name: str) -> str:
    Path("bad.py").write_text(BAD.format(name=name), "utf-8")
    return f"bad.py:{name}"


@pytest.mark.parametrize("name", ["Raises", "RaisesWheneverItIsAskedWhateverItMayBeThatItIsAsked"])
@pytest.mark.parametrize("width", [110, 80, 60, 40])
def test_no_figure_is_cut(arena: Run, name: str, width: int) -> None:
    result = arena(f"random,{bad(name)}", width=width)
    lines = result.stdout.splitlines()
    assert all(len(line) <= width for line in lines)
    n = int(re.findall(r"its (\d+) decisions", " ".join(lines))[0])
    head = next(i for i, line in enumerate(lines) if "Faults" in line)
    figures = [line.split()[-1] for line in lines[head + 1 : lines.index("", head)] if line.split()[-1].isdigit()]
    assert sorted(figures, key=int) == ["0", str(n)]
    for whole in (r"\d/2\b", r"\d+% \d+-\d+\b", r"\d+\.\d ±\d+\.\d\b"):
        assert re.search(whole, result.stdout)
    folded = result.stdout.replace(" ", "").replace("\n", "")
    assert folded.count("Raises"[:4]) > 2
    assert "…" not in result.stdout


def test_an_error_has_its_line(arena: Run) -> None:
    said = " ".join(arena(f"random,{bad('Raises')}").stdout.split())
    assert "IndexError: list index out of range (bad.py:7) [seed 1, seat" in said


def test_what_a_bot_itself_tries_has_its_line(arena: Run) -> None:
    Path("bad.py").write_text(
        BAD.format(name="Tries").replace("decision.actions[len(decision.actions)]", "decision.parse('win')")
    )
    said = " ".join(arena("random,bad.py:Tries").stdout.split())
    assert "(bad.py:7) [seed 1" in said


def test_who_never_played_is_named_first(arena: Run) -> None:
    result = arena(f"random,{bad('Raises')}")
    assert result.exit_code == 2
    assert result.stdout.startswith("bad.py:Raises never played: all its ")
    data = arena(f"random,{bad('Raises')}", "--json")
    assert data.exit_code == 2
    assert data.stdout.startswith("{")
    assert "never played" in data.stderr


def test_a_command_that_cannot_start_ends_with_a_code(arena: Run) -> None:
    result = arena("random,stdio:python3 nothere.py")
    assert result.exit_code == 2
    said = " ".join(result.stdout.split())
    assert said.startswith("stdio:python3 nothere.py never played: ")
    assert "no hello: it has ended with code 2 [" in said


def test_one_that_plays_ends_well(arena: Run) -> None:
    result = arena("random,greedy")
    assert result.exit_code == 0
    assert "never played" not in result.stdout


@pytest.mark.parametrize("command", ["arena", "sim", "play", "balance"])
def test_help_says_how_own_bots_are_named(run: Run, command: str) -> None:
    said = " ".join(run(command, "--help").stdout.split())
    for spelling in ("FILE.py:CLASS", "MODULE:CLASS", "stdio:COMMAND"):
        assert spelling in said
