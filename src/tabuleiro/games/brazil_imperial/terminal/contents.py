"""The content of a Brazil: Imperial pack in the terminal: tiles, units, cards and maps, each with what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tabuleiro.core.errors import BadInput
from tabuleiro.games.brazil_imperial.content.pack import Entry, Pack
from tabuleiro.games.brazil_imperial.words.effects import entry_words, full_name

if TYPE_CHECKING:
    from tabuleiro.cli.terminal import Glyphs
    from tabuleiro.cli.texts import Texts
    from tabuleiro.core.game import Game
    from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial

GROUPS: Final = (
    *("buildings", "cities", "products", "palaces", "monarchs", "paintings", "missions", "gold_cards"),
    *("combat_cards", "exploration", "scenarios"),
)


def pack_of(game: Game) -> Pack:
    return cast("BrazilImperial", game).pack


def _everything(pack: Pack) -> list[Entry]:
    units = [unit for board in pack.boards for unit in board.units]
    return [*(entry for group in GROUPS for entry in getattr(pack, group)), *units]


def contents(game: Game, texts: Texts, glyphs: Glyphs, level: int | None, faction: str | None) -> list[RenderableType]:
    """Everything of the box in one table."""
    if level is not None or faction is not None:
        raise BadInput("--level and --faction: this game's cards have neither")
    pack = pack_of(game)
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    for key in ("", "column-card", "column-words"):
        table.add_column(Text(texts(key), "bold") if key else "", no_wrap=not key)
    for entry in _everything(pack):
        name = Text(full_name(entry, texts.lang), "bold")
        table.add_row(entry.id, name, " ".join(entry_words(pack, entry, texts.lang)))
    return [table]


def counts(game: Game) -> str:
    pack = pack_of(game)
    cards = sum(card.copies for card in pack.gold_cards) + sum(card.copies for card in pack.combat_cards)
    tiles = (
        f"{len(pack.buildings)} building faces, {len(pack.cities)} cities, {len(pack.exploration)} exploration tiles"
    )
    more = f"{len(pack.paintings)} paintings, {len(pack.missions)} missions, {cards} gold and combat cards"
    return f"pack '{pack.name}': {tiles}, {more}, {len(pack.scenarios)} maps"
