"""Stdio bots: whatever a strange process does, the play goes on, its faults are told, and nothing of it stays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tabuleiro
from tabuleiro.analysis import Arena, Settings, entrants_of
from tabuleiro.analysis.result import EntrantTally
from tabuleiro.bots import stdio
from tabuleiro.bots.leash import Gone, Leash
from tabuleiro.cli.app import app

GAME = tabuleiro.load("imperial-miners")
STRANGE = Path(__file__).parent / "strange.py"
SOURCES = str(Path(tabuleiro.__file__).parents[1])
HOLDER = """
import time
from tabuleiro.bots.leash import Leash
leash = Leash(["sleep", "1000"])
print(leash._process.pid, flush=True)
time.sleep(1000)
"""


def command(*words: object) -> str:
    return f"stdio:{sys.executable} -IS {STRANGE} " + " ".join(map(str, words))


def met(bot: str, folder: Path, budget: int | None = None) -> EntrantTally:
    """What became of a bot in two games against chance."""
    arena = Arena(Settings.checked(GAME, entrants_of(f"{bot},random"), games=2, budget=budget), folder, jobs=1)
    try:
        result = arena.run()
    finally:
        arena.close()
    assert [len(line.scores) for line in result.lines] == [2, 2]
    assert result.lines[1].first_fault == ""
    return result.lines[0]


def there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"  # others' zombies are theirs


def gone(*pids: int) -> bool:
    until = time.monotonic() + 5
    while any(map(there, pids)) and time.monotonic() < until:
        time.sleep(0.01)
    return not any(map(there, pids))


@pytest.mark.parametrize(
    ("way", "kind", "reason"),
    [
        ("garbage", "illegal", "not a message of this protocol: JSON is malformed"),
        ("illegal", "illegal", "'win at once' is not one of the"),
        ("beyond", "illegal", "there is no action"),
        ("ahead", "illegal", "an answer to question 9: the last one was 2"),
        ("oversized", "illegal", "a message of 100050 bytes: at most 65536 are read"),
        ("flooding", "raised", "it says more than 1048576 bytes unasked"),
        ("dying", "raised", "it has ended with code 7"),
        ("killed", "raised", "it was ended by signal 9"),
        ("closing", "raised", "it has closed its output"),
        ("newer", "raised", "no hello: the bot speaks version 9 of the protocol, this is 1"),
    ],
)
def test_a_strange_bot_is_reported_and_the_play_goes_on(way: str, kind: str, reason: str, tmp_path: Path) -> None:
    line = met(command(way), tmp_path)
    assert f"{kind}: {reason}" in line.first_fault
    decisions = sum(seated.decisions for seated in line.seated)
    faults = line.faults[kind]
    assert sum(line.faults.values()) == faults
    if kind == "illegal":  # only every third: what it says next is heard
        assert faults == sum(seated.decisions // 3 + (seated.decisions % 3 == 2) for seated in line.seated)
    elif way == "newer":
        assert faults == decisions
    else:  # none after the first
        assert faults == decisions - 2


@pytest.mark.parametrize("way", ["garbage", "illegal", "oversized", "flooding", "dying", "closing", "newer"])
def test_in_the_terminal_the_play_goes_on_to_its_end(way: str) -> None:
    result = CliRunner().invoke(app, ["play", "--seats", f"{command(way)},random", "--seed", "1"])
    assert result.exit_code == 0, result.output
    assert "The first legal action is taken in its place." in " ".join(result.output.split())
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("way", "reason"),
    [
        ("garbage", "(byte 0): 'I think, therefore'"),
        ("illegal", "'win at once' is not one of"),
        ("oversized", "at most 65536 are read"),
        ("flooding", "more than 1048576 bytes unasked"),
        ("dying", "it has ended with code 7"),
        ("closing", "it has closed its output"),
    ],
)
def test_a_simulation_goes_on_and_says_how_often_and_why(way: str, reason: str) -> None:
    sim = ["sim", "--seats", f"{command(way)},random", "--games", "2", "--seed", "1"]
    result = CliRunner().invoke(app, sim)
    assert result.exit_code == 0, result.output
    assert "Bots failed" in result.output
    assert "Traceback" not in result.output
    found = json.loads(CliRunner().invoke(app, [*sim, "--json"]).stdout)
    assert reason in found["first_fault"]
    assert found["faults"] > 2
    assert [bot["games"] for bot in found["bots"]] == [2, 2]


@pytest.mark.parametrize("wish", ["0", "1", "16"])
def test_each_question_brings_as_many_worlds_as_it_wished_for(wish: str, tmp_path: Path) -> None:
    line = met(command("wishing", wish), tmp_path)
    assert line.first_fault == ""
    assert sum(seated.decisions for seated in line.seated) > 10


@pytest.mark.parametrize(
    ("wish", "reason"),
    [("17", "<= 16"), ("-1", ">= 0"), ("1.5", "got `float`"), ("true", "got `bool`"), ("null", "got `null`")],
)
def test_a_wish_that_is_none_is_refused_like_any_message(wish: str, reason: str) -> None:
    bot = tabuleiro.bot(command("wishing", wish))
    state = GAME.new(seats=2, seed=1)
    with pytest.raises(Gone, match="no hello: not a message of this protocol: Expected `int`") as caught:
        bot.choose(state.view(0), state.decision(0))
    assert f"{reason} - at `$.worlds`" in str(caught.value)


def test_a_late_answer_is_not_taken_for_the_next_one() -> None:
    """The bot would answer the second question with the last action, the third one with the first."""
    bot = tabuleiro.bot(command("late"))
    state = GAME.new(seats=2, seed=1)
    view, decision = state.view(0), state.decision(0)
    bot.choose(view, decision)
    with pytest.raises(TimeoutError, match=r"no answer in 0\.002 seconds"):
        bot.choose(view, decision, tabuleiro.Budget(milliseconds=1))
    assert bot.choose(view, decision) == decision.actions[0]
    bot.end()


def test_who_never_says_hello_or_never_answers_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdio, "HELLO", 0.2)
    assert "raised: no hello in 0.2 seconds" in met(command("silent"), tmp_path / "silent").first_fault
    monkeypatch.setattr(stdio, "HELLO", 10.0)
    monkeypatch.setattr(stdio, "PATIENCE", 0.2)
    line = met(command("deaf"), tmp_path / "deaf")
    assert "slow: no answer in 0.2 seconds" in line.first_fault
    assert line.faults["slow"] == 2  # once in each play: after that it is not asked any more
    assert line.faults["raised"] > 10


def test_nothing_stays_of_a_bot_that_does_not_want_to_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdio, "FAREWELL", 0.1)
    bot = tabuleiro.bot(command("clinging", tmp_path / "pids"))
    state = GAME.new(seats=2, seed=1)
    bot.choose(state.view(0), state.decision(0))
    pids = [int(word) for word in (tmp_path / "pids").read_text().split()]
    assert all(map(there, pids))
    bot.end(state.scores)
    assert gone(*pids)
    with pytest.raises(Gone, match="the play is over for it"):
        bot.choose(state.view(0), state.decision(0))


def test_nothing_stays_where_the_holder_is_killed() -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": SOURCES}
    )
    with holder:
        assert holder.stdout is not None
        pid = int(holder.stdout.readline())
        assert there(pid)
        holder.kill()
    assert gone(pid)


def test_a_process_that_does_not_listen_holds_nobody_up() -> None:
    leash = Leash(["sleep", "1000"])
    for _ in range(40):
        leash.say(b"x" * 50_000)
    with pytest.raises(Gone, match="does not listen"):
        leash.hear(time.monotonic() + 10)
    leash.end(0)
