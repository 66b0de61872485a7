"""Playing in the terminal: whole games, resuming, leaving, several people, what may be seen."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli_person import KINDS, SEED, Run, Script

import tabuleiro
from tabuleiro.core.game import Game
from tabuleiro.core.record import Record
from tabuleiro.games.imperial_miners.words.names import card_name

SEATS = ",".join(KINDS)
GOODBYE = {"en": "Goodbye!", "pt-BR": "Até logo!", "de": "Auf Wiedersehen!"}
WINS = {"en": "wins.", "pt-BR": "venceu.", "de": "gewinnt."}
UNDONE = {"en": "Undone.", "pt-BR": "Desfeito.", "de": "Zurückgenommen."}


@pytest.mark.parametrize("lang", ["en", "pt-BR", "de"])
def test_whole_game(run: Run, script: Script, tmp_path: Path, lang: str) -> None:
    saved, end = tmp_path / "middle.txt", tmp_path / "end.txt"
    typed = "\n".join(script.typed).replace("SAVED", str(saved))
    result = run("play", "--seats", SEATS, "--seed", SEED, "--lang", lang, "--save", end, typed=typed)
    assert result.exit_code == 0
    assert WINS[lang] in result.stdout
    assert script.undone
    assert script.refused_undo
    assert result.stdout.count(UNDONE[lang]) == script.undone
    assert max(len(line) for line in result.stdout.splitlines() if not line.startswith("> ")) <= 80
    record = Record.loads(end.read_text("utf-8"))
    assert list(record.result) == script.scores
    assert record.names == KINDS
    assert [score.total for score in tabuleiro.replay(record).scores] == script.scores
    assert run("replay", end, "--quiet", "--lang", lang).exit_code == 0
    assert (
        Record.loads(saved.read_text("utf-8")).entries == record.entries[: len(Record.loads(saved.read_text()).entries)]
    )


def test_resume(run: Run, tmp_path: Path) -> None:
    """Left in the middle by the end of input, a play goes on where it was, with who sat where."""
    path = tmp_path / "play.txt"
    left = run("play", "--seats", "random,you,random", "--seed", SEED, "--save", path, typed="1\n" * 20)
    assert left.exit_code == 0
    assert "Goodbye!" in left.stdout
    assert f"tabuleiro play --load {path}" in left.stdout.replace("\n", " ")
    record = Record.loads(path.read_text("utf-8"))
    whole = run("play", "--seats", "random,you,random", "--seed", SEED, typed="1\n" * 20).stdout
    gone_on = run("play", "--load", path, typed="log 3\nshow\n1\nsave\n")
    assert gone_on.exit_code == 0
    assert "A (random), B (you), C (random)" in gone_on.stdout
    last_question = whole.rstrip().removesuffix("Goodbye!").rstrip()[-60:]
    assert last_question in gone_on.stdout
    assert Record.loads(path.read_text("utf-8")).entries[: len(record.entries)] == record.entries
    others = run("play", "--load", path, "--seats", "random,random,random")
    assert "The game is over" in others.stdout


def test_what_is_typed(run: Run) -> None:
    typed = [
        "why",
        "why keep cathedral",
        "why 1",
        "card sun ladder",
        "card",
        "log",
        "log x",
        "9",
        "9" * 5000,
        "foo",
        "",
    ]
    result = run(
        "play", "--seats", "you,random", "--seed", 1, typed="\n".join([*typed, "Keep Via Prima", "show", "quit"])
    )
    said = " ".join(result.stdout.split())
    for words_of_answer in (
        "Everything you can see here is possible.",
        "Cathedral is not in your hand.",
        '"keep via-prima" is possible now.',
        "Sun Ladder (level 1, free)",
        'There is no card called "".',
        "Progress boards:",
        '"x" is not a number of lines.',
        "There is no option 9: they go from 1 to 8.",
        "'foo' is not understood. Possible: a number from 1 to 8",
        "Choose card 2 of the 4 you keep.",
        "Goodbye!",
    ):
        assert words_of_answer in said
    assert result.exit_code == 0


@pytest.mark.parametrize("lang", ["en", "pt-BR", "de"])
def test_end_of_input(run: Run, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "play.txt"
    result = run("play", "--seats", "you,random", "--lang", lang, typed="1\n")
    assert result.exit_code == 0
    assert result.stdout.endswith(f"{GOODBYE[lang]}\n")
    assert not list(tmp_path.iterdir())
    run("play", "--seats", "you,random", "--lang", lang, "--save", path, typed="1\n")
    assert len(Record.loads(path.read_text()).entries) == 1


def test_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pt_PT.UTF-8")
    assert GOODBYE["pt-BR"] in run("play", "--seats", "you").stdout
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert GOODBYE["de"] in run("play", "--seats", "you").stdout
    monkeypatch.setenv("LC_ALL", "fr_FR")
    assert GOODBYE["en"] in run("play", "--seats", "you").stdout


def test_random_seed_is_shown(run: Run) -> None:
    seeds = {re.search(r"seed (\d+)", run("play", "--seats", "you").stdout) for _ in range(2)}
    assert len({found[1] for found in seeds if found}) == 2


def test_alone(run: Run) -> None:
    result = run("play", "--seats", "random", "--seed", 1, "--lang", "de", "--option", "first_game")
    assert result.exit_code == 0
    assert "Punkte: Buddler" in result.stdout


def test_bots_only(run: Run) -> None:
    result = run("play", "imperial-miners", "--seats", "random,random", "--seed", 2)
    assert "Round 10" in result.stdout
    assert ">" not in result.stdout
    assert re.search(r"draws [A-Z]", result.stdout) is None  # nobody reads what a bot draws
    assert result.exit_code == 0


def test_several_people_see_only_their_own(run: Run, game: Game) -> None:
    """Up to the first reveal, each one's screens name no card of the other's hand."""
    result = run("play", "--seats", "you,you", "--seed", 3, typed="\n1\n1\n1\n1\n\n1\n1\n1\n1\n")
    _, of_a, of_b = re.split(r"Pass the keyboard to [AB], who then presses Enter:", result.stdout)[:3]
    of_b = of_b.partition("discarded")[0]
    state = game.new(seats=2, seed=3)
    hands = [set(state.view(seat).data["hand"]) for seat in range(2)]  # type: ignore[call-overload]
    for screen, own, other in ((of_a, *hands), (of_b, *reversed(hands))):
        assert all(card_name(game, card, "en") in screen for card in own)  # type: ignore[arg-type]
        assert not any(card_name(game, card, "en") in screen for card in other - own)  # type: ignore[arg-type]


# ---------------------------------------------------------------- the search bot
def test_levels_at_the_table(run: Run, tmp_path: Path) -> None:
    """A level is part of the name: shown, saved, and there again when the play goes on."""
    path = tmp_path / "play.txt"
    typed = "1\n" * 12
    left = run("play", "--seats", "you, search:2,search:01", "--seed", SEED, "--save", path, typed=typed)
    assert "A (you), B (search:2), C (search:1)" in left.stdout
    assert Record.loads(path.read_text("utf-8")).names == ("you", "search:2", "search:1")
    assert "A (you), B (search:2), C (search:1)" in run("play", "--load", path).stdout


HINTS = {
    "en": ("points,", "Its best line:", "does not think about this"),
    "pt-BR": ("pontos,", "Como pode continuar:", "não pensa sobre isto"),
    "de": ("Punkte,", "So könnte es weitergehen:", "denkt der Bot search nicht nach"),
}


@pytest.mark.parametrize("lang", HINTS)
def test_hint(run: Run, lang: str) -> None:
    """At every question of some rounds: either a few options and the best line, or what habit takes."""
    points, line, habit = HINTS[lang]
    options = rf"^ +(\d+) +\d+\.\d {points} +\d+× +\S"
    typed = "hint\nhint\n1\n" * 40
    said = run("play", "--seats", "you,random", "--seed", 3, "--lang", lang, typed=typed).stdout
    answers = said.split("> hint\n")[1:]
    assert len(answers) == 80
    thoughts = 0
    for first, second in zip(answers[::2], answers[1::2], strict=True):
        told = second.partition("> 1\n")[0]
        assert first == told  # asked again, the same is said
        assert max(map(len, told.splitlines())) <= 80
        numbers = re.findall(options, told, re.MULTILINE)
        assert len(numbers) <= 5
        assert bool(numbers) == (line in told) != (habit in told)
        assert len(set(numbers)) == len(numbers)
        thoughts += bool(numbers)
    assert 0 < thoughts < 40


def test_a_hint_changes_nothing(run: Run, tmp_path: Path) -> None:
    plain, helped = tmp_path / "plain.txt", tmp_path / "helped.txt"
    for path, typed in ((plain, "1\n" * 30), (helped, "hint\n1\nHint please\n" * 30)):
        run("play", "--seats", "you,search:1", "--seed", SEED, "--save", path, typed=typed)
    assert plain.read_text("utf-8") == helped.read_text("utf-8")


def test_undo_ends_at_information(run: Run) -> None:
    result = run("play", "--seats", "you,random", "--seed", 7, typed="1\nundo\nundo\n1\n1\n1\n1\n1\nundo\n")
    assert "There is nothing to undo." in result.stdout
    assert "This cannot be undone: something has been revealed since." in result.stdout


# ---------------------------------------------------------------- as a process of its own
def process(*words: str, **settings: object) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path(tabuleiro.__file__).parents[1]), "LC_ALL": "C.UTF-8"}
    return subprocess.Popen(
        [sys.executable, "-m", "tabuleiro", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**environment, **settings},  # type: ignore[dict-item]
        # Where tests run in the background Ctrl-C is ignored, and children inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def test_interrupted() -> None:
    """Ctrl-C is a goodbye like any other."""
    with process("play", "--seats", "you,random", "--seed", "1", PYTHONUNBUFFERED="1") as running:
        assert running.stdout is not None
        for line in running.stdout:
            if "Choose card 1" in line:
                break
        time.sleep(0.3)
        running.send_signal(signal.SIGINT)
        try:
            said, _ = running.communicate(timeout=30)
        finally:
            running.kill()  # a play that does not end must not hold up the tests
        assert running.returncode == 0
    assert said.endswith("Goodbye!\n")
    assert "Traceback" not in said


def test_plain_letters_only() -> None:
    """A terminal that knows only ASCII gets a mine in ASCII."""
    with process("play", "--seats", "you", "--seed", "7", PYTHONIOENCODING="ascii") as running:
        said, _ = running.communicate("1\n" * 11 + "hint\n1\n")
    assert running.returncode == 0
    assert "+-------------+" in said
    assert said.isascii()
