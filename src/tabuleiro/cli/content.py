"""`tabuleiro content`: packs looked at and checked."""

from __future__ import annotations

from pathlib import Path

import typer

import tabuleiro
from tabuleiro.cli.options import GAME_OR_PACK, GAMES, LANG, PACK_GAME, argument, given, texts_in
from tabuleiro.core.errors import PackError
from tabuleiro.kit import shelf
from tabuleiro.kit.content import Content

content = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Look at content packs and check them.")


def _meant(what: str | None, game: str) -> tuple[str, Path | None]:
    """A game by its own name, or a pack's file for the game that is given."""
    return (what, None) if what in GAMES else (game, None if what is None else Path(what))


@content.command()
def check(what: str | None = GAME_OR_PACK, game: str = PACK_GAME) -> None:
    """Check a content pack, with a game's own also its lessons and notes, or one of these alone, and name every fault.

    Each fault stands on a line of its own, with its file, entry or step, and field.
    """
    from tabuleiro.cli.drawing import drawing_of
    from tabuleiro.kit import notes
    from tabuleiro.web.lesson_check import check_lessons, check_notes, lesson_files

    game, file = _meant(what, game)
    files = lesson_files(game, file)
    if files and file is not None:
        print(f"OK: {check_lessons(game, files)} lessons")
        return
    if file is not None and file.name == notes.FILE:
        print(f"OK: {check_notes(game, file)} notes")
        return
    loaded = tabuleiro.load(game, file)
    pack, content = getattr(loaded, "pack", None), shelf.room(game, Content)
    if faults := content.faults(pack):
        raise PackError(faults)
    print(f"OK: {drawing_of(loaded).counts(loaded)}")
    for doubt in content.doubts(pack):
        print(f"Worth a look: {doubt}")
    if files:
        print(f"OK: {check_lessons(game, files)} lessons")
    if file is None and (many := check_notes(game)):
        print(f"OK: {many} notes")


@content.command("list", context_settings={"ignore_unknown_options": True})
def list_content(
    words: list[str] | None = argument(
        "GAME|FILE|--FILTER VALUE",
        "A game, or a pack of the game of --game; then the game's own filters, e.g. --level 3.",
    ),
    game: str = PACK_GAME,
    lang: str | None = LANG,
    only: list[str] | None = given("KEY=VALUE", "A filter, too: level=3 is as good as --level 3."),
) -> None:
    """List a pack's cards with their words, and what else it holds."""
    from tabuleiro.cli.drawing import drawing_of
    from tabuleiro.cli.seats import filtered
    from tabuleiro.cli.terminal import Terminal

    what, filters = filtered(words or [], only or [])
    game, file = _meant(what, game)
    loaded = tabuleiro.load(game, file)
    terminal = Terminal()
    terminal.print(*drawing_of(loaded).listed(loaded, texts_in(lang).of(game), terminal.glyphs, filters))
