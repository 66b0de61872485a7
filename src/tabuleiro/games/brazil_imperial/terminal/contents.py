"""The content of a Brazil: Imperial pack in the terminal: tiles, units, cards and maps, each with what it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from tabuleiro.cli.drawing import Drawing, Parts, described, line, matching
from tabuleiro.cli.terminal import Glyphs
from tabuleiro.cli.texts import Texts
from tabuleiro.games.brazil_imperial.content.pack import Entry, Pack
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.words.effects import entry_words
from tabuleiro.games.brazil_imperial.words.names import full_name, note_words

GROUPS: Final = (
    *("buildings", "cities", "products", "palaces", "monarchs", "paintings", "missions", "gold_cards"),
    *("combat_cards", "exploration", "scenarios"),
)
NAMED: Final = (*GROUPS, "arches")  # what can be asked for by name: those, too, are printed on the boards


def everything(pack: Pack, groups: Sequence[str] = GROUPS) -> list[Entry]:
    """All that has a name and words, one group after the other; the units last."""
    units = [unit for board in pack.boards for unit in board.units]
    return [*(entry for group in groups for entry in getattr(pack, group)), *units]


class RealmContents(Drawing):
    """The part of the room that is about a pack."""

    def contents(self, game: BrazilImperial, texts: Texts, glyphs: Glyphs, only: Mapping[str, str]) -> Parts:
        """Everything of the box in one table."""
        pack, lang = game.pack, texts.lang
        every = everything(pack)
        return [
            described(texts, ((one.id, full_name(one, lang), " ".join(entry_words(pack, one, lang))) for one in every))
        ]

    def counts(self, game: BrazilImperial) -> str:
        pack = game.pack
        cards = sum(card.copies for card in pack.gold_cards) + sum(card.copies for card in pack.combat_cards)
        tiles = f"{len(pack.buildings)} building faces, {len(pack.cities)} cities"
        more = f"{len(pack.exploration)} exploration tiles, {len(pack.paintings)} paintings"
        rest = f"{len(pack.missions)} missions, {cards} gold and combat cards, {len(pack.scenarios)} maps"
        return f"{super().counts(game)}: {tiles}, {more}, {rest}"

    def zoom(self, game: BrazilImperial, text: str, texts: Texts, glyphs: Glyphs) -> Parts:
        """Anything of the box by its id or name, or by a part of the name."""
        pack, lang = game.pack, texts.lang
        known = ((one, (full_name(one, lang), one.id, one.names[lang])) for one in everything(pack, NAMED))
        parts: Parts = []
        for entry in matching(text, known):
            parts.append(Text(f"{full_name(entry, lang)} ({entry.id})", "bold"))
            parts += [line(f"- {one}") for one in entry_words(pack, entry, lang)]
            note = note_words(entry, lang)
            parts += [line(note, "italic")] if note else []
        return parts
