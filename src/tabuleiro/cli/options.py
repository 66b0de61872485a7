"""Options: how commands declare what they are given, and what several of them have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from tabuleiro.kit import shelf
from tabuleiro.lang import LANGUAGES

if TYPE_CHECKING:
    from tabuleiro.cli.texts import Texts


def given(metavar: str, words: str, default: Any = None, **more: Any) -> Any:
    """An option with a value."""
    return typer.Option(default, metavar=metavar, help=words, **more)


def flag(name: str, words: str) -> Any:
    return typer.Option(False, name, help=words)


def argument(metavar: str, words: str, default: Any = None, **more: Any) -> Any:
    return typer.Argument(default, metavar=metavar, help=words, **more)


FAULTY = 2  # the exit code of all that a person can mend

# What several commands have.
GAMES = shelf.games()
FIRST = GAMES[0]
NAMES = ", ".join(GAMES)
GAME = argument("GAME", f"The game: {NAMES}.", FIRST)
PACK_GAME = given("GAME", f"The game it is for: {NAMES}.", FIRST)
GAME_OR_PACK = argument(
    "GAME|FILE", "A game, or a pack: a TOML file or a folder of them. Default: the game's own content."
)
LANG = given("LANG", f"Language: {', '.join(LANGUAGES)}. Default: that of LC_ALL or LANG, else en.")
PACK = given("FILE", "A content pack of your own: a TOML file, or a folder of them.")
OPTION = given("NAME[=VALUE]", "An option of the game, e.g. first_game; may be given several times.")
BUDGET = given("MS", "Milliseconds for a decision; past twice that and 50 it is cut off. Default: no limit.")
DATABASE = given("URL", "Where tables are kept. Default: TABULEIRO_DATABASE, else a file in your data folder.")
JOBS = given("N", "Processes. Default: one for each core.")
RAY = given(
    "ADDRESS", "Play on a Ray cluster: its address, auto, or local for one of its own here. Needs tabuleiro[ray]."
)
RECORDS = given("DIR", "Keep the record of each play in this folder, as NAME-0000000.record.")
AS_JSON = flag("--json", "Print the figures as JSON.")


def texts_in(lang: str | None) -> Texts:
    from tabuleiro.cli.texts import Texts, language

    return Texts(language(lang))
