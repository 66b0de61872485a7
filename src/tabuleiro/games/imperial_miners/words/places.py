"""Places of a mine as people name them: by the cards they lie next to, never by coordinates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.view_data import CardData
from tabuleiro.games.imperial_miners.words.names import WORDS, card_name


def split(place: str) -> tuple[int, int]:
    """Level and column."""
    level, _, x = place.partition(".")
    return int(level), int(x)


def names_in(game: ImperialMiners, mine: Sequence[CardData], lang: str) -> dict[tuple[int, int], str]:
    """The cards of a mine by where they lie; copies of a card are numbered, from the surface down and from the left."""
    cards = sorted((split(entry["place"]), entry["card"]) for entry in mine)
    copies = Counter(card for _, card in cards)
    seen: Counter[str] = Counter()
    found: dict[tuple[int, int], str] = {}
    for at, card in cards:
        seen[card] += 1
        name = card_name(game, card, lang)
        found[at] = WORDS.text(lang, "place-copy", card=name, n=seen[card]) if copies[card] > 1 else name
    return found


def place_name(game: ImperialMiners, mine: Sequence[CardData], place: str, lang: str) -> str:
    """`Below Rope Walk, on its left`."""
    level, x = split(place)
    names = names_in(game, mine, lang)
    if level > 1:
        left, right = names.get((level - 1, x - 1)), names.get((level - 1, x + 1))
        both, alone = "place-below", "place-below-left" if right else "place-below-right"
    else:
        left, right = names.get((1, x - 2)), names.get((1, x + 2))
        both, alone = "place-between", "place-left" if right else "place-right"
    if left and right:
        return WORDS.text(lang, both, a=left, b=right)
    if left or right:
        return WORDS.text(lang, alone, a=left or right or "")
    row = sorted((abs(column - x), column) for row, column in names if row == 1)
    if not row:
        return WORDS.text(lang, "place-first")
    apart, column = row[0]
    key = "place-far-left" if x < column else "place-far-right"
    return WORDS.text(lang, key, a=names[1, column], n=apart // 2 - 1)
