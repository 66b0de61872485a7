"""The content of a Brazil: Imperial pack in the terminal: tiles, units, cards and maps, each with what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabuleiro.cli.drawing import Parts, headed
from tabuleiro.games.brazil_imperial.words.effects import entry_words
from tabuleiro.games.brazil_imperial.words.names import full_name

if TYPE_CHECKING:
    from tabuleiro.cli.texts import Texts
    from tabuleiro.games.brazil_imperial.content.pack import Entry, Pack

GROUPS: Final = (
    *("buildings", "cities", "products", "arches", "palaces", "monarchs", "paintings", "missions", "gold_cards"),
    *("combat_cards", "exploration", "scenarios"),
)


def everything(pack: Pack, but: str = "") -> list[Entry]:
    """All that has a name and words, one group after the other."""
    units = [unit for board in pack.boards for unit in board.units]
    return [*(entry for group in GROUPS if group != but for entry in getattr(pack, group)), *units]


def contents(pack: Pack, texts: Texts) -> Parts:
    """Everything of the box in one table, but for the arches: they are printed on the boards."""
    table = headed(texts, "", "column-card", "column-words")
    for entry in everything(pack, but="arches"):
        name = Text(full_name(entry, texts.lang), "bold")
        table.add_row(entry.id, name, " ".join(entry_words(pack, entry, texts.lang)))
    return [table]


def counts(pack: Pack) -> str:
    cards = sum(card.copies for card in pack.gold_cards) + sum(card.copies for card in pack.combat_cards)
    tiles = (
        f"{len(pack.buildings)} building faces, {len(pack.cities)} cities, {len(pack.exploration)} exploration tiles"
    )
    more = f"{len(pack.paintings)} paintings, {len(pack.missions)} missions, {cards} gold and combat cards"
    return f"pack '{pack.name}': {tiles}, {more}, {len(pack.scenarios)} maps"
