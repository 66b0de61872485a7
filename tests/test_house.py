"""The house: the platform names no game, games are found by their entry points, and what is wrong with one is said."""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest

import tabuleiro
from tabuleiro.core.errors import BadInput
from tabuleiro.core.manifest import Colours, Level, Manifest
from tabuleiro.kit import shelf
from tabuleiro.kit.room import Room

SOURCE = Path(tabuleiro.__file__).parent
ROOT = Path(__file__).parents[1]
ENDINGS = (".py", ".html", ".css", ".js", ".ftl", ".svg")


# ---------------------------------------------------------------- the platform names no game
def named_in(text: str) -> list[str]:
    """The games that a text names, however they are written."""
    plain = text.lower().replace("_", "-").replace(": ", "-").replace(" ", "-")
    return [game for game in shelf.games() if game in plain]


def test_the_platform_names_no_game() -> None:
    for path in sorted(SOURCE.rglob("*")):
        inside = path.relative_to(SOURCE).parts
        if path.suffix in ENDINGS and inside[0] != "games" and "lib" not in inside:
            assert named_in(path.read_text("utf-8")) == [], path


def test_a_game_that_is_named_is_noticed() -> None:
    assert named_in("from tabuleiro.games.imperial_miners import rules") == ["imperial-miners"]
    assert named_in("Brazil: Imperial is for 1 to 4") == ["brazil-imperial"]


# One role on several floors, or a word that another program wants so.
SHARED = {
    *(
        "Desk",
        "Look",
        "Settings",
        "Study",
        "Workers",
    ),  # the same role on several floors
    *("Answer", "Bot", "Player", "Told"),  # messages of the bot protocol, which have these names in its schema
    *("Observer", "Play"),  # OpenSpiel's
    *("Entry", "Reader", "_Reader"),  # of records, of packs, of what is told
}


def test_a_class_of_the_platform_has_a_name_of_its_own() -> None:
    """Games are left out: the same room has the same classes in each of them."""
    found = Counter(
        node.name
        for path in SOURCE.rglob("*.py")
        if path.relative_to(SOURCE).parts[0] != "games"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    assert {name for name, times in found.items() if times > 1} == SHARED


def test_what_is_compiled_is_what_the_manifests_say() -> None:
    hook = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    listed = {path for path in hook["hooks"]["mypyc"]["include"] if "/games/" in path}
    said = {
        f"src/{shelf.manifest_of(game).package.replace('.', '/')}/{room}/{module}.py"
        for game in shelf.games()
        for room, modules in shelf.manifest_of(game).compiled.items()
        for module in modules.split()
    }
    assert listed == said
    assert all((ROOT / path).is_file() for path in said)


# ---------------------------------------------------------------- the door
class FakePoint:
    """An entry point of somebody's package."""

    def __init__(self, name: str, found: object) -> None:
        self.name = name
        self.value = f"somewhere:{name}"
        self.dist = None
        self.found = found

    def load(self) -> object:
        if isinstance(self.found, Exception):
            raise self.found
        return self.found


@pytest.fixture
def points(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[FakePoint | EntryPoint]]:
    found: list[FakePoint | EntryPoint] = [*shelf.entry_points(group=shelf.GROUP)]
    monkeypatch.setattr(shelf, "entry_points", lambda group: found)
    shelf._found.cache_clear()
    yield found
    shelf._found.cache_clear()


def manifest(**said: object) -> Manifest:
    usual: dict[str, object] = {"name": "chess", "package": "chess", "short": "ch", "fewest_seats": 2, "most_seats": 2}
    return Manifest(**{**usual, **said})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("found", "why"),
    [
        (ImportError("no module named numpy"), "cannot be loaded: ImportError: no module named numpy"),
        (ModuleType("chess"), "is no Manifest"),
        (manifest(name="draughts"), "calls itself 'draughts'"),
        (manifest(sign="knight"), "there is no icon 'knight'"),
        (manifest(sign="cards"), "do you mean 'card'"),
    ],
)
def test_a_game_that_cannot_be_played_does_not_hide_the_others(points: list[object], found: object, why: str) -> None:
    points.append(FakePoint("chess", found))
    assert "chess" not in shelf.games()
    assert "imperial-miners" in shelf.games()
    assert why in shelf.faults()["chess"]
    with pytest.raises(BadInput, match="'chess' is installed but cannot be played"):
        tabuleiro.load("chess")


def test_nobody_takes_the_name_of_another_game(points: list[object]) -> None:
    points.append(FakePoint("imperial-miners", manifest(name="imperial-miners")))
    assert "another package has a game of this name" in shelf.faults()["imperial-miners"]
    assert shelf.manifest_of("imperial-miners").package == "tabuleiro.games.imperial_miners"


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"name": "Chess"}, "small words"),
        ({"short": "chess"}, "two to four"),
        ({"fewest_seats": 3}, "seats should be 1 to 5"),
        ({"colours": Colours(day="red")}, "colours should be written as"),
        ({"levels": (Level(2, 1, 0, 0.0, 0.1),)}, "numbered from 1"),
        ({"first_game": {"short": True}}, "an option that there is not"),
    ],
)
def test_a_manifest_is_checked_at_the_door(said: dict[str, object], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        manifest(**said)


def test_a_room_must_be_made_from_the_platforms_own(points: list[object]) -> None:
    class Cellar(Room):
        place = "path"

    points.append(FakePoint("chess", manifest(package="os")))
    with pytest.raises(BadInput, match=r"os.path needs a ROOM, a class made from .*Cellar"):
        shelf.room("chess", Cellar)


def test_a_game_without_a_room_gets_the_platforms_own() -> None:
    class Attic(Room):
        place = "attic"

    found = shelf.room("imperial-miners", Attic)
    assert type(found) is Attic
    assert found.manifest.name == "imperial-miners"
