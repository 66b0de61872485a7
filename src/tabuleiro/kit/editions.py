"""Editions: the very game that a record or a table was played with, found by its rules' version and its pack's hash."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Final

from tabuleiro.core.errors import BadInput, RecordError
from tabuleiro.core.game import Game
from tabuleiro.core.record import Record
from tabuleiro.kit import archive
from tabuleiro.kit.shelf import archive_of, load, made

_ONE_AT_A_TIME: Final = Lock()


@dataclass(frozen=True)
class Edition:
    """Which game exactly. It can travel: between processes, and to wherever nobody has the pack."""

    game: str
    rules: int
    pack_hash: str
    pack: str = field(default="", compare=False)  # its name, for people
    pack_content: str = field(default="", compare=False)  # the pack itself, where the archive does not have it


def edition_of(play: Game | Record) -> Edition:
    if isinstance(play, Record):
        return Edition(play.game, play.rules, play.pack_hash, play.pack, play.pack_content)
    return Edition(play.name, play.rules_version, play.pack_hash, play.pack_name, play.pack_content)


def content_of(game: Game) -> str:
    """The pack of a game, as records carry it."""
    if game.pack_content or not archive.has(archive_of(game.name), game.pack_hash):
        return game.pack_content or archive.packed({})  # of a game that has no content
    return archive.packed(archive.kept(archive_of(game.name), game.pack_hash).files)


@lru_cache
def house_set(name: str) -> Game:
    """A game with the content and the rules of today, always the same one."""
    return load(name)


def load_all(names: tuple[str, ...]) -> None:
    """So that nobody waits for it later."""
    for name in names:
        house_set(name)


def known(edition: Edition) -> bool:
    """Whether its pack is here: the house set of today, or one of the archive."""
    return edition.pack_hash == house_set(edition.game).pack_hash or archive.has(
        archive_of(edition.game), edition.pack_hash
    )


def game_of(edition: Edition) -> Game:
    """Always the same one for the same edition, whichever thread asks: the steps of a table are one game's own."""
    with _ONE_AT_A_TIME:
        return _found(edition)


@lru_cache(maxsize=64)
def _found(edition: Edition) -> Game:
    try:
        present = house_set(edition.game)
        if edition.pack_hash == present.pack_hash:
            return present if edition.rules == present.rules_version else load(edition.game, rules=edition.rules)
        if archive.has(archive_of(edition.game), edition.pack_hash):
            return made(edition.game, archive.kept(archive_of(edition.game), edition.pack_hash), edition.rules)
        if not edition.pack_content:
            raise BadInput(
                f"nobody here has the content pack '{edition.pack}' ({edition.pack_hash}) that it was played with: "
                f"give the pack's file, or use a Tabuleiro that knows it"
            )
        game = made(edition.game, archive.unpacked(edition.pack_content), edition.rules)
        if game.pack_hash != edition.pack_hash:
            raise BadInput(f"the content pack that comes with it is {game.pack_hash}, not {edition.pack_hash}")
        return game
    except BadInput as error:
        raise RecordError(str(error)) from None


def game_for(record: Record, pack: str | Path | None = None) -> Game:
    """The game that a record was played with; a pack that is given must be the record's own."""
    if pack is None:
        return game_of(edition_of(record))
    return load(record.game, pack, record.rules)
