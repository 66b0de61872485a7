"""The content of an Above and Below pack in the terminal: buildings, villagers and the book, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from tabuleiro.cli.drawing import Drawing, Parts, described, line, matching
from tabuleiro.cli.terminal import Glyphs, headed
from tabuleiro.cli.texts import Texts
from tabuleiro.games.above_and_below.content.pack import Option
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.words.effects import (
    building_words,
    number_words,
    result_words,
    skill_words,
    villager_words,
)
from tabuleiro.games.above_and_below.words.names import (
    WORDS,
    building_name,
    buildings,
    full_name,
    kind_name,
    villager_name,
    villagers,
)


class VillageContents(Drawing):
    """The part of the room that is about a pack."""

    def contents(self, game: AboveAndBelow, texts: Texts, glyphs: Glyphs, only: Mapping[str, str]) -> Parts:
        """Buildings, villagers, and the book with what its options bring."""
        lang, told = texts.lang, book(texts.lang, game.pack.book)
        people = ((one.id, villager_name(game, one.id, lang), skill_words(one, lang)) for one in game.pack.villagers)
        pages = (
            (
                str(page.n),
                told.title(page.n),
                "\n".join(f"{o.letter} {told.option(page.n, o.letter)}: {ways(game, o, lang)}" for o in page.options),
            )
            for page in game.pack.paragraphs
        )
        return [_buildings(game, texts), described(texts, people), described(texts, pages)]

    def counts(self, game: AboveAndBelow) -> str:
        pack = game.pack
        kinds = ", ".join(f"{n} of kind {kind}" for kind, n in Counter(card.kind for card in pack.buildings).items())
        others = f"{len(pack.villagers)} villagers, {len(pack.caves)} cave cards, {len(pack.paragraphs)} paragraphs"
        return f"{super().counts(game)}: {len(pack.buildings)} buildings ({kinds}), {others}"

    def zoom(self, game: AboveAndBelow, text: str, texts: Texts, glyphs: Glyphs) -> Parts:
        """A building or a villager by id or name, or by a part of the name."""
        lang = texts.lang
        houses = {id_: building_name(game, id_, lang) for id_ in buildings(game)}
        known = houses | {id_: full_name(game, id_, lang) for id_ in villagers(game)}
        parts: Parts = []
        for id_ in matching(text, ((id_, (name, id_)) for id_, name in known.items())):
            card = buildings(game).get(id_)
            facts = texts("ab-card", kind=kind_name(card.kind, lang), cost=card.cost) if card else ""
            said = building_words(game, id_, lang) if card else villager_words(game, id_, lang)
            parts.append(Text(f"{known[id_]} ({id_}) {facts}".rstrip(), "bold"))
            parts += [line(f"- {one}") for one in said]
        return parts


def _buildings(game: AboveAndBelow, texts: Texts) -> Table:
    table = headed(texts, "", "column-cost", "column-card", "column-words")
    for card in game.pack.buildings:
        does = " ".join(building_words(game, card.id, texts.lang))
        table.add_row(card.id, str(card.cost), Text(building_name(game, card.id, texts.lang), "bold"), does)
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
