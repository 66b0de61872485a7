"""The content of an Imperial Miners pack in the terminal: cards, events and board sides with their words."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tabuleiro.core.errors import BadInput
from tabuleiro.games.imperial_miners.content.pack import FACTIONS
from tabuleiro.games.imperial_miners.rules.mine import LEVELS
from tabuleiro.games.imperial_miners.words import sentences as words

if TYPE_CHECKING:
    from tabuleiro.cli.terminal import Glyphs
    from tabuleiro.cli.texts import Texts
    from tabuleiro.core.game import Game
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners


def facts(game: ImperialMiners, card: str, texts: Texts, glyphs: Glyphs) -> str:
    """Factions, and half carts as arrows to the sides that have one."""
    definition = game.pack.cards[game.box.number[card] - 1]
    factions = ", ".join(words.faction_name(faction, texts.lang) for faction in definition.factions)
    sides = [arrow for arrow, half in zip(glyphs.arrows, definition.carts, strict=True) if half == "F"]
    arrows = ("" if len(glyphs.arrows[0]) == len(glyphs.arrows[-1]) else " ").join(sides)
    return texts("facts", factions=factions or texts("no-faction"), carts=arrows or texts("no-carts"))


def contents(game: Game, texts: Texts, glyphs: Glyphs, level: int | None, faction: str | None) -> list[RenderableType]:
    """All cards, or those of a level or a faction; events and boards follow where nothing was left out."""
    miners = cast("ImperialMiners", game)
    if level is not None and not 1 <= level <= LEVELS:
        raise BadInput(f"--level {level}: levels are 1 to {LEVELS}")
    if faction is not None and faction not in FACTIONS:
        raise BadInput(f"--faction {faction}: not a faction (factions: {', '.join(FACTIONS)})")
    parts: list[RenderableType] = [_cards(miners, texts, glyphs, level, faction)]
    if level is None and faction is None:
        parts += [_events(miners, texts), *_sides(miners, texts)]
    return parts


def _table(texts: Texts, *keys: str) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    for key in keys:
        table.add_column(Text(texts(key), "bold"))
    return table


def _cards(game: ImperialMiners, texts: Texts, glyphs: Glyphs, level: int | None, faction: str | None) -> Table:
    table = _table(texts, "column-level", "column-cost", "column-card", "column-words")
    for card in game.pack.cards:
        if level in (None, card.level) and (faction is None or faction in card.factions):
            named = Text(words.card_name(game, card.id, texts.lang), "bold")
            if card.copies > 1:
                named.append(f" {glyphs.times}{card.copies}")
            says = Text("\n".join(words.card_words(game, card.id, texts.lang)))
            says.append(f"\n{facts(game, card.id, texts, glyphs)} ({card.id})", "dim")
            table.add_row(str(card.level), str(card.cost), named, says)
    return table


def _events(game: ImperialMiners, texts: Texts) -> Table:
    table = _table(texts, "column-event", "column-words")
    for event in game.pack.events:
        name = Text(words.event_name(game, event.id, texts.lang), "bold")
        table.add_row(name, "\n".join(words.event_words(game, event.id, texts.lang)))
    return table


def _sides(game: ImperialMiners, texts: Texts) -> list[RenderableType]:
    tables: list[RenderableType] = []
    for side in game.pack.sides:
        name = f"{words.board_name(side.board, texts.lang)} {side.side}: {words.side_name(game, side.id, texts.lang)}"
        table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
        table.add_column("", justify="right")
        table.add_column(Text(name, "bold"))
        for space in range(len(side.spaces)):
            table.add_row(str(space), words.space_words(game, side.id, space, texts.lang))
        tables.append(table)
    return tables


def counts(game: Game) -> str:
    pack = cast("ImperialMiners", game).pack
    cards = ", ".join(
        f"{sum(card.copies for card in pack.cards if card.level == level)} of level {level}"
        for level in range(1, LEVELS + 1)
    )
    others = f"{len(pack.events)} events, {len(pack.sides)} board sides"
    return f"pack '{pack.name}': {len(pack.cards)} different cards ({cards}), {others}"
