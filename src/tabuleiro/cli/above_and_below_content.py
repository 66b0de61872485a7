"""The content of an Above and Below pack in the terminal: buildings, villagers and the book, in figures."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import TYPE_CHECKING, cast

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tabuleiro.core.errors import BadInput
from tabuleiro.games.above_and_below.book import book
from tabuleiro.games.above_and_below.book_checks import book_faults, length_doubts
from tabuleiro.games.above_and_below.content import SKILLS, WARES, Building, Option, Pack, Result, Villager

if TYPE_CHECKING:
    from tabuleiro.cli.terminal import Glyphs
    from tabuleiro.cli.texts import Texts
    from tabuleiro.core.game import Game
    from tabuleiro.games.above_and_below.rules import AboveAndBelow

NOT_FIGURES = ("id", "kind", "cost", "names", "source", "vp_of", "goods", "refilling")


def pack_of(game: Game) -> Pack:
    return cast("AboveAndBelow", game).pack


def contents(game: Game, texts: Texts, glyphs: Glyphs, level: int | None, faction: str | None) -> list[RenderableType]:
    """Buildings, villagers, and the book with its figures."""
    if level is not None or faction is not None:
        raise BadInput("--level and --faction: this game's cards have neither")
    pack = pack_of(game)
    return [_buildings(pack, texts), _villagers(pack, texts), _book(pack, texts)]


def _table(texts: Texts, *keys: str) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    for key in keys:
        table.add_column(Text(texts(key), "bold") if key else "")
    return table


def _buildings(pack: Pack, texts: Texts) -> Table:
    table = _table(texts, "", "column-cost", "column-card", "column-words")
    for card in pack.buildings:
        table.add_row(card.id, str(card.cost), Text(card.names.get(texts.lang, card.id), "bold"), effects(card))
    return table


def effects(card: Building) -> str:
    said = [f"{card.good}, refilling" if card.refilling else f"{card.goods} {card.good}"] if card.good else []
    for field in fields(card):
        value = getattr(card, field.name)
        if value and field.name not in (*NOT_FIGURES, "good"):
            words = field.name.replace("_", " ")
            if value is True:
                said.append(words)
            elif field.name == "income_per":
                said.append(f"income 1 per {'/'.join(value)}")
            else:
                said.append(f"vp {value} per {'/'.join(card.vp_of)}" if field.name == "vp_per" else f"{words} {value}")
    return "; ".join(said)


def _villagers(pack: Pack, texts: Texts) -> Table:
    table = _table(texts, "", "column-card", "column-words")
    for one in pack.villagers:
        table.add_row(one.id, Text(one.names.get(texts.lang, one.id), "bold"), abilities(one))
    return table


def abilities(one: Villager) -> str:
    said = [" ".join(f"{face}+:{lanterns}" for face, lanterns in one.lanterns)]
    skills = zip(SKILLS, (one.hammer, one.quill), strict=True)
    said += [skill if has == "base" else f"{skill} plus" for skill, has in skills if has]
    return "; ".join([*said, *(["fishman"] if one.fishman else [])])


def _book(pack: Pack, texts: Texts) -> Table:
    told = book(texts.lang, pack.book)
    table = _table(texts, "", "column-card", "column-words")
    for paragraph in pack.paragraphs:
        says = [f"{o.letter} {told.option(paragraph.n, o.letter)}: {ways(o)}" for o in paragraph.options]
        table.add_row(str(paragraph.n), Text(told.title(paragraph.n), "bold"), "\n".join(says))
    return table


def ways(option: Option) -> str:
    """What an option asks and brings: `4: coin 1; 7 pay 1: go to 213`."""
    said = [f"{t.explore}{f' pay {t.pay}' if t.pay else ''}: {brings(t.result)}" for t in option.thresholds]
    if option.result:
        said.append(f"{f'pay {option.pay}: ' if option.pay else ''}{brings(option.result)}")
    return "; ".join(said)


def brings(result: Result) -> str:
    if result.goto:
        return f"go to {result.goto}"
    said = [f"{ware} {n}" for ware, n in zip(("coin", *WARES), (result.coins, *result.wares), strict=True) if n]
    for field in fields(result):
        value = getattr(result, field.name)
        if value and field.name not in ("coins", "wares"):
            named = field.name.replace("_", " ")
            told = " or ".join(brings(one) for one in value) if field.name == "choose" else str(value)
            said.append(named if value is True else f"{named} {told}")
    return ", ".join(said) or "the cave"


def counts(game: Game) -> str:
    pack = pack_of(game)
    buildings = Counter(card.kind for card in pack.buildings)
    kinds = ", ".join(f"{n} of kind {kind}" for kind, n in buildings.items())
    others = f"{len(pack.villagers)} villagers, {len(pack.caves)} cave cards, {len(pack.paragraphs)} paragraphs"
    return f"pack '{pack.name}': {len(pack.buildings)} buildings ({kinds}), {others}"


def faults(game: Game) -> list[str]:
    return book_faults(pack_of(game))


def doubts(game: Game) -> list[str]:
    return length_doubts(pack_of(game))
