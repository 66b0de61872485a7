"""The arena's command and files: tables, JSON, CSV, the picture; bad input; interrupted from outside."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest
from arena_bots import Arranged, Run

from tabuleiro.analysis import Arena
from tabuleiro.analysis.sheet import Scale, Sheet
from tabuleiro.lang import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"


def test_tables(run: Run, tmp_path: Path) -> None:
    words = ("imperial-miners", "--bots", "random,greedy", "--games", 2, "--jobs", 1, "--out", tmp_path)
    first = run(*words)
    assert first.stderr == ""
    for lang in LANGUAGES:
        again = run(*words, "--lang", lang)
        assert again.exit_code == 0
        assert re.match(r"2 \w+ 2 ", again.stderr)  # all were there
        row = r"^greedy +2/2 +100% 34-100 +\d+\.\d ±\d+\.\d +\d+\.\d ±\d+\.\d .*\) +0$"
        assert re.search(row, again.stdout, re.MULTILINE)
        assert re.search(r"^random +0/2 +0% 0-66 ", again.stdout, re.MULTILINE)
        assert "█" in again.stdout
        assert max(map(len, again.stdout.splitlines())) <= 80
        assert (again.stdout == first.stdout) == (lang == "en")


def test_json_and_files(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "a" / "b"
    result = run("--bots", "random,greedy,random", "--games", 3, "--seats", 3, "--jobs", 1, "--out", out, "--json")
    data = json.loads(result.stdout)
    assert json.loads((out / "result.json").read_text("utf-8")) == data
    assert data["settings"]["bots"] == ["random", "greedy", "random#2"]
    assert data["games"] == 3
    assert sum(bot["wins"] for bot in data["bots"]) == pytest.approx(3)
    assert len(data["matrix"]) == 6
    for bot in data["bots"]:
        assert bot["win_low"] <= bot["win_rate"] <= bot["win_high"]
        assert bot["rating_low"] < bot["rating_mu"] < bot["rating_high"]
        assert bot["seconds_mean"] <= bot["seconds_max"]
        assert sum(bot["scores"].values()) == bot["games"] == 3
    with open(out / "games.csv", encoding="utf-8", newline="") as file:
        games = list(csv.DictReader(file))
    assert len(games) == 9
    assert sorted((row["seat"], row["bot"]) for row in games) == sorted(
        (str(seat), bot) for seat in range(3) for bot in data["settings"]["bots"]
    )
    with open(out / "entrants.csv", encoding="utf-8", newline="") as file:
        entrants = list(csv.DictReader(file))
    assert [row["bot"] for row in entrants] == data["settings"]["bots"]
    assert [float(row["win_rate"]) for row in entrants] == [bot["win_rate"] for bot in data["bots"]]


def test_the_picture(run: Run, tmp_path: Path) -> None:
    run("--bots", "random,greedy,random", "--games", 3, "--seats", 3, "--jobs", 1, "--out", tmp_path, "--lang", "pt")
    root = ElementTree.parse(tmp_path / "arena.svg").getroot()
    assert root.tag == f"{SVG}svg"
    texts = [element.text or "" for element in root.iter(f"{SVG}text")]
    for bot in ("random", "greedy", "random#2"):
        assert texts.count(bot) == 4  # rating, row, column, scores
    assert any("Avaliação" in text for text in texts)
    assert "100%" in texts
    assert "http" not in (tmp_path / "arena.svg").read_text("utf-8").replace("http://www.w3.org/2000/svg", "")


def test_shapes() -> None:
    sheet = Sheet("a < b & c")
    sheet.text(1, 2, "<'\">", fill='"')
    root = ElementTree.fromstring(sheet.finished(10))
    assert root[0].text == root[2].text == "a < b & c"
    assert root[3].text == "<'\">"
    assert Scale(3, 47, 0, 100).marks == [0, 10, 20, 30, 40, 50]
    assert Scale(5, 5, 0, 100).at(5) == 0
    assert Scale(-1, 1, 0, 100).at(0) == 50


def test_faults_are_shown(run: Run, tmp_path: Path, faulty: None) -> None:
    result = run("--bots", "random,raising", "--games", 2, "--jobs", 1, "--out", tmp_path)
    assert result.exit_code == 0
    said = " ".join(result.stdout.split())
    assert "raising forfeited decisions:" in said
    assert "RuntimeError: what now?" in said


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("chess --bots random,greedy", "no game 'chess'"),
        ("--bots random,bob", "no bot 'bob'"),
        ("--bots nobody:9,greedy", "nobody"),
        ("--bots random", "2 seats need 2 bots"),
        ("--bots random,greedy --games 0", "--games 0"),
        ("--bots random,greedy --budget 0", "--budget 0"),
        ("--bots random,greedy --budget soon", "--budget"),
        ("--bots random,greedy --seats 9", "1 to 5 seats"),
        ("--bots random,greedy --jobs 0", "--jobs 0"),
        ("--bots random,greedy --jobs 9999", "--jobs 9999"),
        ("--bots random,greedy --option zzz", "no option 'zzz'"),
        ("--bots random,greedy --lang xx", "--lang xx"),
        ("--bots random,greedy --pack /nowhere/at/all", "/nowhere/at/all"),
        ("--bots random,greedy --out /dev/null", "/dev/null"),
        ("--games 3", "--bots"),
    ],
)
def test_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, says: str) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*line.split())
    assert result.exit_code == 2
    assert says in result.stderr
    assert not list(tmp_path.iterdir())


def test_other_settings_are_refused(run: Run, tmp_path: Path) -> None:
    words = ("--bots", "random,random", "--games", 2, "--jobs", 1, "--out", tmp_path)
    assert run(*words).exit_code == 0
    result = run(*words, "--seed", 5)
    assert result.exit_code == 2
    assert "seed 1, now 5" in result.stderr


def test_without_a_folder_the_settings_name_one(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("--bots", "random,random", "--games", 2, "--jobs", 1)
    for more in ((), (), ("--seed", 2)):
        assert run(*words, *more).exit_code == 0
    assert len(list((tmp_path / "arena").iterdir())) == 2


def test_help_is_complete(run: Run) -> None:
    result = run("--help")
    lines = result.stdout.splitlines()
    for number, line in enumerate(lines):
        if re.match(r"  -", line):
            assert re.search(r"\S {2,}\S", line) or lines[number + 1].startswith("       "), line


# ---------------------------------------------------------------- interrupted
def test_interrupted_in_this_process(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Arena, tick: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Arena, "run", interrupted)
    result = run("--bots", "random,greedy", "--games", 6, "--jobs", 1, "--out", tmp_path)
    assert result.exit_code == 130
    assert "0 of 6 games are kept" in " ".join(result.stderr.split())


@pytest.mark.skipif(os.name == "nt", reason="signals of a terminal")
def test_interrupted_with_workers(arranged: Arranged, tmp_path: Path) -> None:
    """Ctrl-C during an arena of two processes: it says how to resume, leaves no process, and loses no finished game."""
    words = ["arena", "--bots", "random,greedy", "--games", "100000", "--jobs", "2", "--out", str(tmp_path)]
    command = [sys.executable, "-m", "tabuleiro", *words]
    process = subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # ignored where tests run in the background
    )
    journal = tmp_path / "journal.jsonl"
    try:
        for _ in range(500):
            if journal.exists() and journal.read_bytes().count(b"\n") > 5:
                break
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to every process
        _, said = process.communicate(timeout=10)  # waits for the workers, too: they have the same stderr
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert "Traceback" not in said
    finished = journal.read_bytes().count(b"\n") - 1
    assert f"{finished} of 100000 games are kept in" in " ".join(said.split())
    again = Arena(arranged("random,greedy", games=100_000), tmp_path)
    again.close()
    assert again.finished == finished
