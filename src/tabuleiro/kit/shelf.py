"""The shelf: the games that are installed, each with its manifest; their rooms are opened when first asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from tabuleiro.core.errors import BadInput, slip
from tabuleiro.core.game import Game
from tabuleiro.core.manifest import Manifest
from tabuleiro.drawing.icons import symbols
from tabuleiro.kit import archive
from tabuleiro.kit.content import Content
from tabuleiro.kit.packs import Kept
from tabuleiro.kit.room import Room

# Rules and content alone are enough to play: words and pictures are imported when somebody looks.
if TYPE_CHECKING:
    from tabuleiro.kit.pictures import Pictures
    from tabuleiro.kit.words import GameWords

R = TypeVar("R", bound=Room)
F = TypeVar("F", bound=Callable[..., Any])
GROUP: Final = "tabuleiro.games"  # of entry points, ours like anybody's
OURS: Final = "tabuleiro"


@lru_cache(maxsize=1)
def _found() -> tuple[dict[str, Manifest], dict[str, str]]:
    """The manifests by name, and what is wrong with those that are none."""
    manifests: dict[str, Manifest] = {}
    faults: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.dist is None or point.dist.name != OURS):
        try:
            manifest = point.load()
        except Exception as error:  # whatever a stranger's package does: the other games are still to be played
            faults[point.name] = f"{point.value} cannot be loaded: {type(error).__name__}: {error}"
            continue
        if not isinstance(manifest, Manifest):
            faults[point.name] = f"{point.value} is no Manifest but {manifest!r}"
        elif manifest.name != point.name:
            faults[point.name] = f"{point.value} calls itself '{manifest.name}'"
        elif manifest.sign not in symbols():
            from difflib import get_close_matches

            near = " or ".join(map(repr, get_close_matches(manifest.sign, symbols(), 3, 0.5)))
            known = f"do you mean {near}?" if near else f"icons: {', '.join(symbols())}"
            faults[point.name] = f"{point.value}: there is no icon '{manifest.sign}' for its sign ({known})"
        elif point.name in manifests:
            faults[point.name] = f"{point.value}: another package has a game of this name already"
        else:
            manifests[point.name] = manifest
    return dict(sorted(manifests.items(), key=lambda one: (one[1].place, one[0]))), faults


def games() -> tuple[str, ...]:
    """The names of all games, in the order of their places."""
    return tuple(_found()[0])


def faults() -> dict[str, str]:
    """Games that are installed but cannot be played, each with the reason."""
    return _found()[1]


def manifest_of(name: str) -> Manifest:
    manifests, faults = _found()
    if name in manifests:
        return manifests[name]
    if name in faults:
        raise BadInput(f"the game '{name}' is installed but cannot be played: {faults[name]}")
    raise BadInput(f"there is no game '{name}' (games: {', '.join(manifests)})")


def folder_of(name: str) -> Path:
    """Where a game's rooms are."""
    return Room(manifest_of(name)).folder


def _once(make: F) -> F:
    """`cache`, with the types of what it caches."""
    return cast(F, cache(make))


def _opened(game: str, place: str) -> ModuleType:
    """A module of a game; a slip in a stranger's is named by its line, and what it was is the cause."""
    try:
        return import_module(place)
    except Exception as error:
        raise BadInput(f"the game '{game}' cannot be loaded: {slip(error, folder_of(game))}") from error


@_once
def room(game: str, kind: type[R]) -> R:
    """A game's own room of a kind; the platform's, as the kind itself is, where the game has none."""
    manifest = manifest_of(game)
    place = f"{manifest.package}.{kind.place}"
    spec = find_spec(place)
    if spec is None or spec.origin is None:  # no such module, or only a folder with data
        return kind(manifest)
    found = getattr(_opened(game, place), "ROOM", None)
    if not isinstance(found, type) or not issubclass(found, kind):
        raise BadInput(f"the game '{game}': {place} needs a ROOM, a class made from {kind.__module__}.{kind.__name__}")
    return found(manifest)


@cache
def rules_of(game: str) -> type[Game]:
    """The class of a game's rules; every game has this room."""
    place = f"{manifest_of(game).package}.rules"
    found = getattr(_opened(game, place), "ROOM", None) if find_spec(place) else None
    if not isinstance(found, type) or not issubclass(found, Game):
        raise BadInput(f"the game '{game}': {place} needs a ROOM, its subclass of Game")
    return found


# ---------------------------------------------------------------- rules and content
def load(name: str, pack: str | Path | None = None, rules: int = 0) -> Game:
    """A game by its name, with its own content or with a pack from a file; by a version of its rules, or today's."""
    return made(name, None if pack is None else Kept(room(name, Content).files(Path(pack))), rules)


def made(name: str, pack: Kept | None, rules: int = 0) -> Game:
    """A game with a pack, None for the house set; a pack that is not in the archive is carried by its records."""
    from tabuleiro.kit.editions import edition_of, game_of

    content = room(name, Content)
    make: Any = rules_of(name)
    game: Game = make(content.read(pack), rules)
    game.draw = lambda view: pictures_of(name).table(view)
    if not archive.has(archive_of(name), game.pack_hash) and (files := content.files(pack)):
        game.pack_content = archive.packed(files)
    game.home = lambda: (game_of, edition_of(game))  # for pickles
    return game


def archive_of(name: str) -> Path:
    """Where every set of cards that a game ever had is kept."""
    return room(name, Content).archive


def keep_all() -> None:
    """The house sets of today go into the archive, so that their records and tables can be played for ever."""
    for name in games():
        if files := room(name, Content).files():
            archive.keep(archive_of(name), load(name).pack_hash, files)


def words_of(game: Game) -> GameWords:
    return _words(game.name)


def _words(name: str) -> GameWords:
    from tabuleiro.kit.words import GameWords

    return room(name, GameWords)


def pictures_of(name: str) -> Pictures:
    from tabuleiro.kit.pictures import Pictures

    return room(name, Pictures)


def about(name: str, lang: str) -> Callable[[str], str]:
    """What a game says about itself in one language: `title`, `poster-line`, its options."""
    return lambda key: _words(name).about(key, lang)


def title_of(name: str, lang: str) -> str:
    return about(name, lang)("title")
