"""Effects as icon phrases, made from the same data that the rules run on; the words beside them are effect_words'."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tabuleiro.drawing.phrases import Bits, Phrase, bits
from tabuleiro.games.imperial_miners.content.pack import ALL, FACTIONS, Effect, Part, Reduction
from tabuleiro.games.imperial_miners.words.names import WORDS

# What is counted: one icon, or an icon with an arrow that says where the cards lie as seen from this one.
COUNTS: Final[dict[str, str]] = {
    **{faction: f"f-{faction}" for faction in FACTIONS},
    "machine": "machine",
    "machine_here": "[machine]",
    "collapse": "collapse",
    "cart": "cart-full",
    "cart_here": "[cart-full]",
    "neighbour": "↔ card",
    "below": "↓ card",
    "row": "… card …",
    "level2": "level-2",
    "level3": "level-3",
    "different": "f-any",
    "space": "advance",
    "coins": "coin",
    "cleared": "− collapse",
}
CONDITIONS: Final = {
    "two_above": "2 ↑ card",
    "between": "card [card] card",
    "edge": "[card] |",
    "advanced": "advance ✓",
}
# What is done: a verb, perhaps with where.
VERBS: Final = {
    "coin": "{n} coin",
    "vp": "{n} vp",
    "draw": "{n} draw",
    "find": "{n} draw f-{where}",
    "level4": "{n} level-4",
    "advance": "{n} advance",
    "machine": "{n} machine",
    "machine self": "{n} [machine]",
    "machine other": "{n} machine ≠ [card]",
    "collapse": "({all}) collapse",
    "collapse self": "[collapse]",
    "collapse above": "↑ collapse",
    "clear": "− {n} collapse",
    "clear all": "− ({all}) collapse",
    "cart": "{n} cart-marker",
    "cart here": "{n} [cart-marker]",
    "activate level1": "{n} activate level-1",
    "activate level2": "{n} activate level-2",
    "activate level3": "{n} activate level-3",
    "activate neighbour": "{n} activate ↔ card",
    "activate any": "{n} activate card",
    "discount": "1 card ({costs}) −{n} coin",
    "sell": "(≤{n}) discard > {price} coin",
    "feature surface_twice": "{more}× surface",
    "feature cost_less": "card ({costs}) −{n} coin",
    "feature cart_pays": "cart-full > {n} coin",
    "feature advance_plus": "advance > +{n} advance",
}


@lru_cache(maxsize=4096)
def effect_phrase(effect: Effect, lang: str) -> Phrase:
    """The price, an arrow, and what it brings."""
    phrase = parts_phrase(effect.parts, lang)
    if not effect.pay:
        return phrase
    less = "− f-scots" if effect.less_per_scot else ""
    return ((*bits(f"{effect.pay} coin {less} >"), *phrase[0]), *phrase[1:])


@lru_cache(maxsize=4096)
def parts_phrase(parts: tuple[Part, ...], lang: str) -> Phrase:
    return tuple(_part(part, lang) for part in parts)


@lru_cache(maxsize=512)
def reduction_phrase(reduction: Reduction) -> Phrase:
    """What makes a card cheaper: `−1 coin / 3 carts`."""
    return (bits(f"−{reduction.n} coin {_per(reduction.per, reduction.every)}"),)


def _part(part: Part, lang: str) -> Bits:
    where = "all" if part.verb == "clear" and part.n == ALL else part.where
    does = VERBS.get(f"{part.verb} {where}") or VERBS[part.verb]
    words = {word: WORDS.text(lang, f"picture-{word}") for word in ("all", "costs")}
    named = {"where": where, "price": part.price, "more": part.n + 1, **words}
    text = does.format(n=part.n, **named)
    if part.per:
        text += f" {_per(part.per, part.every)}"
    if part.most:
        text += f" ((≤{part.most}))"  # in brackets, so that no figure after it is read with it
    if part.condition == "count":
        text = f"≥{part.condition_min} {COUNTS[part.condition_count]} : {text}"
    elif part.condition:
        text = f"{CONDITIONS[part.condition]} : {text}"
    return bits(text)


def _per(count: str, every: int) -> str:
    return f"/ {every if every > 1 else ''} {COUNTS[count]}"
