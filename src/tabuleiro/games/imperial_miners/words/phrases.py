"""Effects as icon phrases, made from the same data that the rules run on; the words beside them are effect_words'."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tabuleiro.drawing.phrases import IF, PAYS, PER, Bit, Bits, Phrase, icon_bit, number_bit, sign_bit
from tabuleiro.games.imperial_miners.content.pack import ALL, FACTIONS, Effect, Part, Reduction
from tabuleiro.games.imperial_miners.words.names import WORDS


def _faction(name: str) -> Bit:
    return Bit("icon", "f-any") if name == "any" else Bit("icon", f"f-{name}", name)


HERE: Final[dict[str, Bit]] = {name: Bit("here", name) for name in ("machine", "collapse", "cart-full", "cart-marker")}
# What is counted: one icon, or an icon with an arrow that says where the cards lie as seen from this one.
COUNTS: Final[dict[str, Bits]] = {
    **{faction: (_faction(faction),) for faction in FACTIONS},
    "machine": (icon_bit("machine"),),
    "machine_here": (HERE["machine"],),
    "collapse": (icon_bit("collapse"),),
    "cart": (icon_bit("cart-full"),),
    "cart_here": (HERE["cart-full"],),
    "neighbour": (sign_bit("↔"), icon_bit("card")),
    "below": (sign_bit("↓"), icon_bit("card")),
    "row": (sign_bit("…"), icon_bit("card"), sign_bit("…")),
    "level2": (icon_bit("level-2"),),
    "level3": (icon_bit("level-3"),),
    "different": (_faction("any"),),
    "space": (icon_bit("advance"),),
    "coins": (icon_bit("coin"),),
    "cleared": (sign_bit("−"), icon_bit("collapse")),
}
CONDITIONS: Final[dict[str, Bits]] = {
    "two_above": (number_bit(2), sign_bit("↑"), icon_bit("card")),
    "between": (icon_bit("card"), Bit("here", "card"), icon_bit("card")),
    "edge": (Bit("here", "card"), sign_bit("|")),
    "advanced": (icon_bit("advance"), sign_bit("✓")),
}
# Verbs that are a number and an icon; the others say more.
SIMPLE: Final = {"coin": "coin", "vp": "vp", "draw": "draw", "level4": "level-4", "advance": "advance"}
WHERE: Final[dict[str, Bits]] = {  # which card is activated
    "level1": (icon_bit("level-1"),),
    "level2": (icon_bit("level-2"),),
    "level3": (icon_bit("level-3"),),
    "neighbour": (sign_bit("↔"), icon_bit("card")),
    "any": (icon_bit("card"),),
}
FEATURES: Final[dict[str, tuple[Bits, str, str]]] = {  # what happens, then the figure's sign and icon
    "cost_less": ((icon_bit("card"), PAYS), "−", "coin"),
    "cart_pays": ((icon_bit("cart-full"), PAYS), "", "coin"),
    "advance_plus": ((icon_bit("advance"), PAYS), "+", "advance"),
}


@lru_cache(maxsize=4096)
def effect_phrase(effect: Effect, lang: str) -> Phrase:
    """The price, an arrow, and what it brings."""
    phrase = parts_phrase(effect.parts, lang)
    if not effect.pay:
        return phrase
    price: Bits = (number_bit(effect.pay), icon_bit("coin"))
    if effect.less_per_scot:
        price = (*price, sign_bit("−"), _faction("scots"))
    return ((*price, PAYS, *phrase[0]), *phrase[1:])


@lru_cache(maxsize=4096)
def parts_phrase(parts: tuple[Part, ...], lang: str) -> Phrase:
    return tuple(_part(part, lang) for part in parts)


@lru_cache(maxsize=512)
def reduction_phrase(reduction: Reduction) -> Phrase:
    """What makes a card cheaper: `−1 coin / 3 carts`."""
    return ((number_bit(f"−{reduction.n}"), icon_bit("coin"), *_per(reduction.per, reduction.every)),)


def _part(part: Part, lang: str) -> Bits:
    bits = _verb(part, lang)
    if part.per:
        bits = (*bits, *_per(part.per, part.every))
    if part.most:
        bits = (*bits, Bit("small", f"≤{part.most}"))
    if not part.condition:
        return bits
    if part.condition == "count":
        wanted: Bits = (number_bit(f"≥{part.condition_min}"), *COUNTS[part.condition_count])
    else:
        wanted = CONDITIONS[part.condition]
    return (*wanted, IF, *bits)


def _per(count: str, every: int) -> Bits:
    return (PER, *((number_bit(every),) if every > 1 else ()), *COUNTS[count])


def _verb(part: Part, lang: str) -> Bits:
    n = number_bit(part.n)
    if part.verb in SIMPLE:
        return (n, icon_bit(SIMPLE[part.verb]))
    if part.verb == "find":
        return (n, icon_bit("draw"), _faction(part.where))
    if part.verb == "machine":
        if part.where == "self":
            return (n, HERE["machine"])
        return (n, icon_bit("machine"), *((sign_bit("≠"), Bit("here", "card")) if part.where == "other" else ()))
    if part.verb == "collapse":
        if part.where == "self":
            return (HERE["collapse"],)
        if part.where == "above":
            return (sign_bit("↑"), icon_bit("collapse"))
        return (_all(lang), icon_bit("collapse"))
    if part.verb == "clear":
        return (sign_bit("−"), _all(lang) if part.n == ALL else n, icon_bit("collapse"))
    if part.verb == "cart":
        return (n, HERE["cart-marker"] if part.where == "here" else icon_bit("cart-marker"))
    if part.verb == "activate":
        return (n, icon_bit("activate"), *WHERE[part.where])
    if part.verb == "discount":
        return (number_bit(1), icon_bit("card"), PAYS, number_bit(f"−{part.n}"), icon_bit("coin"))
    if part.verb == "sell":
        return (Bit("small", f"≤{part.n}"), icon_bit("discard"), PAYS, number_bit(part.price), icon_bit("coin"))
    if part.where == "surface_twice":
        return (number_bit(f"{part.n + 1}×"), icon_bit("surface"))
    what, sign, name = FEATURES[part.where]
    return (*what, number_bit(f"{sign}{part.n}"), icon_bit(name))


def _all(lang: str) -> Bit:
    return Bit("small", WORDS.text(lang, "picture-all"))
