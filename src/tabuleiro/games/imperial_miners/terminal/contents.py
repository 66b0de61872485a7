"""The content of an Imperial Miners pack in the terminal: cards, events and board sides with their words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from tabuleiro.cli.drawing import Drawing, Parts, line, matching
from tabuleiro.cli.terminal import Glyphs, headed, plain_table
from tabuleiro.cli.texts import Texts
from tabuleiro.core.errors import BadInput
from tabuleiro.games.imperial_miners.content.pack import FACTIONS
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.mine import LEVELS
from tabuleiro.games.imperial_miners.words.effects import card_words, event_words, space_words
from tabuleiro.games.imperial_miners.words.names import (
    board_name,
    card_name,
    card_of,
    event_name,
    faction_name,
    side_name,
)


def facts(game: ImperialMiners, card: str, texts: Texts, glyphs: Glyphs) -> str:
    """Factions, and half carts as arrows to the sides that have one."""
    definition = card_of(game, card)
    factions = ", ".join(faction_name(faction, texts.lang) for faction in definition.factions)
    sides = [arrow for arrow, half in zip(glyphs.arrows, definition.carts, strict=True) if half == "F"]
    arrows = ("" if len(glyphs.arrows[0]) == len(glyphs.arrows[-1]) else " ").join(sides)
    return texts("facts", factions=factions or texts("no-faction"), carts=arrows or texts("no-carts"))


class MineContents(Drawing):
    """The part of the room that is about a pack."""

    filters = ("level", "faction")

    def contents(self, game: ImperialMiners, texts: Texts, glyphs: Glyphs, only: Mapping[str, str]) -> Parts:
        """All cards, or those of a level or a faction; events and boards follow where nothing was left out."""
        level, faction = only.get("level", ""), only.get("faction", "")
        if "level" in only and level not in map(str, range(1, LEVELS + 1)):
            raise BadInput(f"--level {level}: levels are 1 to {LEVELS}")
        if "faction" in only and faction not in FACTIONS:
            raise BadInput(f"--faction {faction}: not a faction (factions: {', '.join(FACTIONS)})")
        cards = _cards(game, texts, glyphs, level, faction)
        return [cards] if only else [cards, _events(game, texts), *_sides(game, texts)]

    def counts(self, game: ImperialMiners) -> str:
        pack, levels = game.pack, Counter[int]()
        for card in pack.cards:
            levels[card.level] += card.copies
        cards = ", ".join(f"{levels[level]} of level {level}" for level in range(1, LEVELS + 1))
        others = f"{len(pack.events)} events, {len(pack.sides)} board sides"
        return f"{super().counts(game)}: {len(pack.cards)} different cards ({cards}), {others}"

    def zoom(self, game: ImperialMiners, text: str, texts: Texts, glyphs: Glyphs) -> Parts:
        """A card by its id or its name in this language, or by a part of either."""
        known = ((card, (card_name(game, card.id, texts.lang), card.id)) for card in game.pack.cards)
        parts: Parts = []
        for card in matching(text, known, parts=2):
            parts.append(Text(head(game, card.id, texts), "bold"))
            parts.append(Text(f"  {facts(game, card.id, texts, glyphs)} ({card.id})"))
            parts += [line(f"- {said}") for said in card_words(game, card.id, texts.lang)]
        return parts


def head(game: ImperialMiners, card: str, texts: Texts) -> str:
    """A card's name with its level and the cost that is printed on it."""
    definition = card_of(game, card)
    name = card_name(game, card, texts.lang)
    return texts("card-head", card=name, level=definition.level, cost=definition.cost)


def _cards(game: ImperialMiners, texts: Texts, glyphs: Glyphs, level: str, faction: str) -> Table:
    """ "" for any level or faction."""
    table = headed(texts, "column-level", "column-cost", "column-card", "column-words")
    for card in game.pack.cards:
        if level in ("", str(card.level)) and faction in ("", *card.factions):
            named = Text(card_name(game, card.id, texts.lang), "bold")
            if card.copies > 1:
                named.append(f" {glyphs.times}{card.copies}")
            says = Text("\n".join(card_words(game, card.id, texts.lang)))
            says.append(f"\n{facts(game, card.id, texts, glyphs)} ({card.id})", "dim")
            table.add_row(str(card.level), str(card.cost), named, says)
    return table


def _events(game: ImperialMiners, texts: Texts) -> Table:
    table = headed(texts, "column-event", "column-words")
    for event in game.pack.events:
        name = Text(event_name(game, event.id, texts.lang), "bold")
        table.add_row(name, "\n".join(event_words(game, event.id, texts.lang)))
    return table


def _sides(game: ImperialMiners, texts: Texts) -> Parts:
    tables: Parts = []
    for side in game.pack.sides:
        name = f"{board_name(side.board, texts.lang)} {side.side}: {side_name(game, side.id, texts.lang)}"
        table = plain_table("", name)
        table.columns[0].justify = "right"
        for space in range(len(side.spaces)):
            table.add_row(str(space), space_words(game, side.id, space, texts.lang))
        tables.append(table)
    return tables
