"""The balance's command: what it prints and writes, journals read again, bad input, and Ctrl-C."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from cli_person import Run

from tabuleiro.analysis.balance import Balance

TINY = ("balance", "imperial-miners", "--bots", "random", "--games", 2, "--jobs", 1)


def test_report_and_files(run: Run, tmp_path: Path) -> None:
    result = run(*TINY, "--out", tmp_path)
    assert result.exit_code == 0
    assert result.stderr == ""
    said = " ".join(result.stdout.split())
    assert "Balance of imperial-miners: 2 games of random, 2 seats" in said
    assert "random play ends well under 35" in said
    assert "Where a faction leads" in said
    assert max(map(len, result.stdout.splitlines())) <= 80
    files = {path.name for path in tmp_path.iterdir()}
    assert {"journal.jsonl", "report.md", "report.json", "cards.csv", "cards.svg", "points.svg"} <= files
    again = run(*TINY, "--out", tmp_path, "--json")
    assert "2 of 2 games" in again.stderr
    assert json.loads(again.stdout) == json.loads((tmp_path / "report.json").read_text("utf-8"))


def test_journals_are_read_without_playing(run: Run, tmp_path: Path) -> None:
    one, two, out = (tmp_path / name for name in ("one", "two", "out"))
    run(*TINY, "--out", one)
    run(*TINY, "--out", two, "--seed", 50)
    files = [str(folder / "journal.jsonl") for folder in (one, two)]
    for words in (("--from", *files), ("--from", files[0], "--from", files[1]), ("--from", tmp_path)):
        result = run("balance", "imperial-miners", *words, "--out", out, "--json")
        assert result.exit_code == 0, result.stderr
        data = json.loads(result.stdout)
        assert (data["games"], data["journals"]) == (4, 2)
    assert (out / "report.md").exists()
    assert not (out / "journal.jsonl").exists()
    (one / "other").mkdir()
    assert "4 games" in run("balance", "imperial-miners", "--from", *files).stdout  # and nothing is written


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("chess --bots random", "no game 'chess'"),
        ("--bots bob", "no bot 'bob'"),
        ("--bots nobody:9", "nobody"),
        ("--bots random,greedy", "one bot plays in all seats"),
        ("--bots random --games 0", "--games 0"),
        ("--bots random --games many", "--games"),
        ("--bots random --seats 6", "1 to 5 seats"),
        ("--bots random --seats 0", "1 to 5 seats"),
        ("--bots random --jobs 0", "--jobs 0"),
        ("--bots random --budget 0", "--budget 0"),
        ("--bots random --seed 99999999999999999999", "seed"),
        ("--bots random --option zzz", "no option 'zzz'"),
        ("--bots random --lang xx", "--lang xx"),
        ("--bots random --pack /nowhere/at/all", "/nowhere/at/all"),
        ("--bots random --out /dev/null", "/dev/null"),
        ("--from /nowhere/at/all", "/nowhere/at/all"),
        ("--from /dev/null", "not a journal"),
        ("--from . ", "journal.jsonl"),
        ("--from . --seats 2 --jobs 1", "--seats, --jobs cannot be given"),
        ("imperial-miners a.jsonl", "--from"),
    ],
)
def test_refused(
    refused: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert says in " ".join(refused("balance", *line.split()).split())
    assert not list(tmp_path.iterdir())


def test_other_settings_are_refused(run: Run, refused: Callable[..., str], tmp_path: Path) -> None:
    run(*TINY, "--out", tmp_path)
    assert "seed 1, now 5" in refused(*TINY, "--out", tmp_path, "--seed", 5)


def test_without_a_folder_the_settings_name_one(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for more in ((), (), ("--seats", 3)):
        assert run(*TINY, *more).exit_code == 0
    assert len(list((tmp_path / "balance").iterdir())) == 2


def test_interrupted(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Balance, tick: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Balance, "run", interrupted)
    result = run(*TINY, "--out", tmp_path)
    assert result.exit_code == 130
    assert "0 of 2 games are kept" in " ".join(result.stderr.split())
