"""The games, found by name. A game's modules are found by their own names: the same file name has the same role."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final, Protocol, cast

from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.games import archive
from tabuleiro.games.packs import Kept

if TYPE_CHECKING:
    from tabuleiro.core.action import Action
    from tabuleiro.core.decision import Decision
    from tabuleiro.core.event import Event
    from tabuleiro.core.reason import Reason
    from tabuleiro.core.view import View

# Whoever adds a game adds its name here, and its modules wherever `part_of` is called.
GAMES: Final = ("imperial-miners", "above-and-below", "brazil-imperial")


def folder_of(game: str) -> str:
    """A game's name as its modules and folders have it."""
    return game.replace("-", "_")


def part_of(game: str, place: str) -> ModuleType:
    """The module with a role for a game, such as `tabuleiro.games.{}.rules`; it is loaded when first asked for."""
    if game not in GAMES:
        raise BadInput(f"there is no game '{game}' (games: {', '.join(GAMES)})")
    return import_module(place.format(folder_of(game)))


def load(name: str, pack: str | Path | None = None, rules: int = 0) -> Game:
    """A game by its name, with its own content or with a pack from a file; by a version of its rules, or today's."""
    if pack is None:
        return made(name, None, rules)
    return made(name, Kept(part_of(name, "tabuleiro.games.{}.content").contents(Path(pack))), rules)


def made(name: str, pack: Kept | None, rules: int = 0) -> Game:
    """A game with a pack, None for the house set; a pack that is not in the archive is carried by its records."""
    game: Game = part_of(name, "tabuleiro.games.{}.rules").load(pack, rules)
    if not archive.has(name, game.pack_hash):
        game.pack_content = archive.packed(part_of(name, "tabuleiro.games.{}.content").contents(pack))
    return game


def keep_all() -> None:
    """The house sets of today go into the archive, so that their records and tables can be played for ever."""
    for name in GAMES:
        contents = part_of(name, "tabuleiro.games.{}.content").contents()
        archive.keep(name, load(name).pack_hash, contents)


class GameWords(Protocol):
    """A module `games/<game>/words.py`; terminal and pages use these of its functions for any game. `names`: of the
    seats, where they are known."""

    def prompt(self, view: View, decision: Decision, lang: str, names: Sequence[str] | None = None) -> str: ...
    def label(self, view: View, action: Action, lang: str, names: Sequence[str] | None = None) -> str: ...
    def reason_words(self, game: Game, reason: Reason, lang: str) -> str: ...
    def log_line(self, game: Game, event: Event, names: Sequence[str], lang: str) -> str: ...


def words_of(game: Game) -> GameWords:
    return cast(GameWords, part_of(game.name, "tabuleiro.games.{}.words"))
