"""The content of an Above and Below pack in the terminal: buildings, villagers and the book, in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from tabuleiro.cli.drawing import Parts, headed
from tabuleiro.games.above_and_below.content.pack import Option, Pack
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.words.effects import building_words, number_words, result_words, skill_words
from tabuleiro.games.above_and_below.words.names import WORDS, building_name, villager_name

if TYPE_CHECKING:
    from tabuleiro.cli.texts import Texts
    from tabuleiro.games.above_and_below.rules.game import AboveAndBelow


def contents(game: AboveAndBelow, texts: Texts) -> Parts:
    """Buildings, villagers, and the book with what its options bring."""
    return [_buildings(game, texts), _villagers(game, texts), _book(game, texts)]


def _buildings(game: AboveAndBelow, texts: Texts) -> Table:
    table = headed(texts, "", "column-cost", "column-card", "column-words")
    for card in game.pack.buildings:
        does = " ".join(building_words(game, card.id, texts.lang))
        table.add_row(card.id, str(card.cost), Text(building_name(game, card.id, texts.lang), "bold"), does)
    return table


def _villagers(game: AboveAndBelow, texts: Texts) -> Table:
    table = headed(texts, "", "column-card", "column-words")
    for one in game.pack.villagers:
        name = Text(villager_name(game, one.id, texts.lang), "bold")
        table.add_row(one.id, name, skill_words(one, texts.lang))
    return table


def _book(game: AboveAndBelow, texts: Texts) -> Table:
    told = book(texts.lang, game.pack.book)
    table = headed(texts, "", "column-card", "column-words")
    for page in game.pack.paragraphs:
        says = [f"{o.letter} {told.option(page.n, o.letter)}: {ways(game, o, texts.lang)}" for o in page.options]
        table.add_row(str(page.n), Text(told.title(page.n), "bold"), "\n".join(says))
    return table


def ways(game: AboveAndBelow, option: Option, lang: str) -> str:
    """What an option asks and brings: `4 lanterns: 1 coin; 7 lanterns and 1 coin: ...`"""
    said = [
        f"{number_words(number.explore, number.pay, lang)}: {result_words(game, number.result, lang)}"
        for number in option.thresholds
    ]
    if option.result:
        asks = f"{WORDS.text(lang, 'asks-price', n=option.pay)}: " if option.pay else ""
        said.append(f"{asks}{result_words(game, option.result, lang)}")
    return "; ".join(said)


def counts(pack: Pack) -> str:
    buildings = Counter(card.kind for card in pack.buildings)
    kinds = ", ".join(f"{n} of kind {kind}" for kind, n in buildings.items())
    others = f"{len(pack.villagers)} villagers, {len(pack.caves)} cave cards, {len(pack.paragraphs)} paragraphs"
    return f"pack '{pack.name}': {len(pack.buildings)} buildings ({kinds}), {others}"
