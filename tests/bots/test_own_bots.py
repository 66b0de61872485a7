"""Own bots: found by file, module, entry point or command wherever a bot is named; what is wrong with one is said."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tabuleiro
from tabuleiro.analysis import Arena, Settings, entrants_of
from tabuleiro.bots import own
from tabuleiro.bots.naming import offered, spelt
from tabuleiro.cli.app import app
from tabuleiro.core.errors import BadInput

GAME = tabuleiro.load("imperial-miners")
LAST = """
import tabuleiro
{more}

class Last(tabuleiro.Bot):
    def choose(self, view, decision, budget=None):
        return decision.actions[-1]
"""


@pytest.fixture(autouse=True)
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder of one's own to be in, and nothing of it stays loaded."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "last.py").write_text(LAST.format(more=""))
    yield
    for name, module in list(sys.modules.items()):
        if (getattr(module, "__file__", None) or "").startswith(str(tmp_path)):
            del sys.modules[name]


def said(command: str) -> str:
    """What a command says that is refused."""
    result = CliRunner().invoke(app, command.split())
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return result.output


@pytest.mark.parametrize("name", ["last.py:Last", "last:Last", f"stdio:{sys.executable} bot.py"])
def test_it_plays_wherever_a_bot_is_named(name: str, tmp_path: Path) -> None:
    """In worker processes too, which are told no more than its name."""
    (tmp_path / "bot.py").write_text((Path(__file__).parents[2] / "examples/bots/last.py").read_text())
    assert spelt(name) == name
    for command in (["sim", "--games", "1"], ["play"]):
        result = CliRunner().invoke(app, [*command, "--seats", f"{name},random", "--seed", "1"])
        assert result.exit_code == 0, result.output
    jobs = 2 if name == "last.py:Last" else 1
    settings = Settings.checked(GAME, entrants_of(f"{name},random"), games=2)
    arena = Arena(settings, tmp_path / "out", jobs=jobs)
    result = arena.run()
    arena.close()
    mine = result.lines[0]
    assert (mine.label, mine.first_fault, len(result.games)) == (name, "", 2)


def test_an_installed_bot_has_a_name_and_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("brought.py").write_text(LAST.format(more="") + "    def __init__(self, seed, level=1): self.level = level\n")
    point = EntryPoint("brought", "brought:Last", own.GROUP)
    monkeypatch.setattr(own, "installed", lambda: {"brought": point})
    assert [entrant.label for entrant in entrants_of("brought,brought:2..3")] == ["brought", "brought:2", "brought:3"]
    assert tabuleiro.bot("brought", level=3).level == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("nowhere.py:Last", None, "there is no file"),
        ("nowhere:Last", None, "there is no module 'nowhere'"),
        ("faulty.py:Last", "x = 1\ny = x / 0", "faulty.py, line 2: ZeroDivisionError"),
        ("faulty:Last", "x = 1\ny = x / 0", "faulty.py, line 2: ZeroDivisionError"),
        ("faulty:Last", "import nowhere", "faulty.py, line 1: ModuleNotFoundError: No module named 'nowhere'"),
        ("faulty.py:Last", "def", "SyntaxError: invalid syntax (faulty.py, line 1)"),
        ("faulty.py:Last", "import sys; sys.exit(3)", "SystemExit: 3"),
        ("last.py:First", None, "there is no 'First' in last.py (bots there: Last)"),
        ("faulty.py:Last", "Last = 3", "'Last' is no subclass of tabuleiro.Bot but 3"),
        ("faulty.py:Last", "class Last: pass", "is no subclass of tabuleiro.Bot"),
        ("faulty.py:Last", LAST.format(more="") + "    def __init__(self): pass", "cannot be made: TypeError"),
        ("stdio:", None, "needs a command"),
        ("stdio:no-such-program --fast", None, "there is no program 'no-such-program'"),
        ("stdio:'python", None, "No closing quotation"),
    ],
)
def test_what_is_wrong_with_it_is_said(name: str, text: str | None, reason: str) -> None:
    if text is not None:
        Path("faulty.py").write_text(text)
    with pytest.raises(BadInput) as error:
        tabuleiro.bot(name)
    assert reason in str(error.value)
    with pytest.raises(BadInput, match=r"--bots .*the bot '"):
        entrants_of(f"random,{name}")


def test_the_commands_refuse_it_alike() -> None:
    for command in ("sim --seats nowhere.py:Last,random", "play --seats you,nowhere.py:Last"):
        assert "there is no file" in said(command)
    assert "there is no file" in said("arena --bots nowhere.py:Last,random")
    assert "there is no file" in said("balance --bots nowhere.py:Last")
    assert "your own: FILE.py:CLASS" in said("arena --bots mine,random")


def test_a_bot_that_fails_is_named_with_its_line() -> None:
    Path("failing.py").write_text(LAST.format(more="").replace("decision.actions[-1]", "view.data['no such thing']"))
    sim = CliRunner().invoke(app, ["sim", "--seats", "failing.py:Last,random", "--games", "1", "--json"])
    fault = json.loads(sim.stdout)["first_fault"]
    assert "failing.py:Last' at seat 1: " in fault
    assert "failing.py, line 7: KeyError: 'no such thing'" in fault
    result = CliRunner().invoke(app, ["play", "--seats", "failing.py:Last,random", "--seed", "1"])
    assert (result.exit_code, "The first legal action" in result.output) == (0, True)


def test_a_changed_bot_is_not_mixed_with_its_earlier_plays(tmp_path: Path) -> None:
    """A change of the file, or of a module beside it that it imports; any other file is nothing to it."""

    def settings() -> Settings:
        return Settings.checked(GAME, entrants_of("mine.py:Last,random"), games=2)

    Path("helper.py").write_text("import colours")
    Path("colours.py").write_text("RED = 1")
    Path("mine.py").write_text(LAST.format(more="import helper"))
    before = settings()
    Path("other.py").write_text("x = 1")
    assert settings() == before
    for file, text in (("mine.py", LAST.format(more="import helper, json")), ("colours.py", "RED = 2")):
        Arena(before, tmp_path / "out", jobs=1).close()
        Path(file).write_text(text)
        with pytest.raises(BadInput, match="rules or bots have changed"):
            Arena(settings(), tmp_path / "out", jobs=1)
        assert settings().folder != before.folder


def test_of_a_command_and_of_a_package_all_files_count() -> None:
    Path("bot.sh").write_text("one")
    Path("team").mkdir()
    Path("team/__init__.py").write_text("")
    Path("team/last.py").write_text(LAST.format(more=""))
    Path("team/weights.txt").write_text("1")
    for name, file in (("stdio:sh bot.sh", "bot.sh"), ("team.last:Last", "team/weights.txt")):
        before = own.content_of(name)
        assert own.content_of(name) == before
        Path(file).write_text("other")
        assert own.content_of(name) != before


def test_no_stranger_names_code_to_be_run() -> None:
    """Neither by a form of the server nor by a record."""
    Path("evil.py").write_text("open('done', 'w')")
    for name in ("evil.py:Bot", "evil:Bot", "stdio:touch done"):
        with pytest.raises(BadInput, match="there is no bot"):
            offered(name)
    state = GAME.new(seats=2, seed=1)
    record = tabuleiro.Record(**{**vars(state.record), "names": ("you", "evil.py:Bot")})
    Path("play.record").write_text(record.dumps())
    assert "there is no bot 'evil.py:Bot' here" in said("play --load play.record")
    assert not Path("done").exists()
    assert offered("last.py:Last", ["last.py:Last"]) == "last.py:Last"


def test_its_seed_is_not_the_plays() -> None:
    """From that the deal could be worked out; but the same seed is the same bot."""
    Path("seeded.py").write_text(LAST.format(more="") + "    def __init__(self, seed): self.seed = seed\n")
    seeds = [tabuleiro.bot("seeded.py:Last", seed=seed).seed for seed in (5, 5, 6)]  # type: ignore[attr-defined]
    assert seeds[0] == seeds[1] != seeds[2]
    assert 5 not in seeds
