"""Effects as icon phrases, made from the same data that the rules run on; the words beside them are effect_words'."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tabuleiro.drawing.phrases import IF, PAYS, PER, Bit, Phrase
from tabuleiro.games.imperial_miners.content.pack import ALL, FACTIONS, Effect, Part, Reduction
from tabuleiro.games.imperial_miners.words.effects import WORDS


def _icon(name: str) -> Bit:
    return Bit("icon", name)


def _number(value: int | str) -> Bit:
    return Bit("number", str(value))


def _sign(value: str) -> Bit:
    return Bit("sign", value)


def _faction(name: str) -> Bit:
    return Bit("icon", "f-any") if name == "any" else Bit("icon", f"f-{name}", name)


Bits = tuple[Bit, ...]
HERE: Final[dict[str, Bit]] = {name: Bit("here", name) for name in ("machine", "collapse", "cart-full", "cart-marker")}
# What is counted: one icon, or an icon with an arrow that says where the cards lie as seen from this one.
COUNTS: Final[dict[str, Bits]] = {
    **{faction: (_faction(faction),) for faction in FACTIONS},
    "machine": (_icon("machine"),),
    "machine_here": (HERE["machine"],),
    "collapse": (_icon("collapse"),),
    "cart": (_icon("cart-full"),),
    "cart_here": (HERE["cart-full"],),
    "neighbour": (_sign("↔"), _icon("card")),
    "below": (_sign("↓"), _icon("card")),
    "row": (_sign("…"), _icon("card"), _sign("…")),
    "level2": (_icon("level-2"),),
    "level3": (_icon("level-3"),),
    "different": (_faction("any"),),
    "space": (_icon("advance"),),
    "coins": (_icon("coin"),),
    "cleared": (_sign("−"), _icon("collapse")),
}
CONDITIONS: Final[dict[str, Bits]] = {
    "two_above": (_number(2), _sign("↑"), _icon("card")),
    "between": (_icon("card"), Bit("here", "card"), _icon("card")),
    "edge": (Bit("here", "card"), _sign("|")),
    "advanced": (_icon("advance"), _sign("✓")),
}
# Verbs that are a number and an icon; the others say more.
SIMPLE: Final = {"coin": "coin", "vp": "vp", "draw": "draw", "level4": "level-4", "advance": "advance"}
WHERE: Final[dict[str, Bits]] = {  # which card is activated
    "level1": (_icon("level-1"),),
    "level2": (_icon("level-2"),),
    "level3": (_icon("level-3"),),
    "neighbour": (_sign("↔"), _icon("card")),
    "any": (_icon("card"),),
}
FEATURES: Final[dict[str, tuple[Bits, str, str]]] = {  # what happens, then the figure's sign and icon
    "cost_less": ((_icon("card"), PAYS), "−", "coin"),
    "cart_pays": ((_icon("cart-full"), PAYS), "", "coin"),
    "advance_plus": ((_icon("advance"), PAYS), "+", "advance"),
}


@lru_cache(maxsize=4096)
def effect_phrase(effect: Effect, lang: str) -> Phrase:
    """The price, an arrow, and what it brings."""
    phrase = parts_phrase(effect.parts, lang)
    if not effect.pay:
        return phrase
    price: Bits = (_number(effect.pay), _icon("coin"))
    if effect.less_per_scot:
        price = (*price, _sign("−"), _faction("scots"))
    return ((*price, PAYS, *phrase[0]), *phrase[1:])


@lru_cache(maxsize=4096)
def parts_phrase(parts: tuple[Part, ...], lang: str) -> Phrase:
    return tuple(_part(part, lang) for part in parts)


@lru_cache(maxsize=512)
def reduction_phrase(reduction: Reduction) -> Phrase:
    """What makes a card cheaper: `−1 coin / 3 carts`."""
    return ((_number(f"−{reduction.n}"), _icon("coin"), *_per(reduction.per, reduction.every)),)


def _part(part: Part, lang: str) -> Bits:
    bits = _verb(part, lang)
    if part.per:
        bits = (*bits, *_per(part.per, part.every))
    if part.most:
        bits = (*bits, Bit("small", f"≤{part.most}"))
    if not part.condition:
        return bits
    if part.condition == "count":
        wanted: Bits = (_number(f"≥{part.condition_min}"), *COUNTS[part.condition_count])
    else:
        wanted = CONDITIONS[part.condition]
    return (*wanted, IF, *bits)


def _per(count: str, every: int) -> Bits:
    return (PER, *((_number(every),) if every > 1 else ()), *COUNTS[count])


def _verb(part: Part, lang: str) -> Bits:
    n = _number(part.n)
    if part.verb in SIMPLE:
        return (n, _icon(SIMPLE[part.verb]))
    if part.verb == "find":
        return (n, _icon("draw"), _faction(part.where))
    if part.verb == "machine":
        if part.where == "self":
            return (n, HERE["machine"])
        return (n, _icon("machine"), *((_sign("≠"), Bit("here", "card")) if part.where == "other" else ()))
    if part.verb == "collapse":
        if part.where == "self":
            return (HERE["collapse"],)
        if part.where == "above":
            return (_sign("↑"), _icon("collapse"))
        return (_all(lang), _icon("collapse"))
    if part.verb == "clear":
        return (_sign("−"), _all(lang) if part.n == ALL else n, _icon("collapse"))
    if part.verb == "cart":
        return (n, HERE["cart-marker"] if part.where == "here" else _icon("cart-marker"))
    if part.verb == "activate":
        return (n, _icon("activate"), *WHERE[part.where])
    if part.verb == "discount":
        return (_number(1), _icon("card"), PAYS, _number(f"−{part.n}"), _icon("coin"))
    if part.verb == "sell":
        return (Bit("small", f"≤{part.n}"), _icon("discard"), PAYS, _number(part.price), _icon("coin"))
    if part.where == "surface_twice":
        return (_number(f"{part.n + 1}×"), _icon("surface"))
    what, sign, name = FEATURES[part.where]
    return (*what, _number(f"{sign}{part.n}"), _icon(name))


def _all(lang: str) -> Bit:
    return Bit("small", WORDS.text(lang, "picture-all"))
