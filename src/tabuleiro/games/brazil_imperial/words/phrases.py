"""Costs, productions, effects and objectives as icon phrases, made from the data that the rules run on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from tabuleiro.drawing.phrases import IF, PAYS, PER, Bit, Bits, Phrase, icon_bit, number_bit
from tabuleiro.games.brazil_imperial.content.pack import CANE_OR_COFFEE, Building, Effect, Objective, Palace

# Icons of what has another name in the content.
ICON: Final = {
    "wood": "brazilwood",
    "any": "any-good",
    "free-square-product": "product-square",
    "vp": "laurel",
    "infantry": "u-infantry",
    "cavalry": "u-dragoon",
    **{kind: f"u-{kind}" for kind in ("archer", "monarch", "cannon", "grenadier")},
}
COUNTED: Final = {  # what points are given for, and palaces score
    "forest-next-to-empire": "t-forest",
    "product-on-slot": "product-octagon",
    "product": "product-octagon",
    "revealed-mission": "mission",
    "other-painting": "a-painting",
    "city-built-and-held": "b-city",
    "unit-deployed": "u-archer",
}
CONDITION: Final = {
    "own-unit-next-to-fight": "u-archer",
    "attacking": "u-dragoon",
    "defending": "b-capital",
    "defending-own-tile": "b-farm",
    "fewer-units-than-enemy": "users",
    "fight-on-edge-or-water": "t-water",
}
HAVE: Final = {"unit-on-map": "u-archer", "painting": "a-painting", "city": "b-city", "product": "product-octagon"}


def icon_of(thing: str) -> str:
    return ICON.get(thing, thing)


def _icon(name: str) -> Bit:
    return icon_bit(icon_of(name))


def _plus(n: int) -> Bit:
    return number_bit(f"+{n}")


# ---------------------------------------------------------------- costs and goods
def cost_bits(icons: Iterable[str]) -> Bits:
    """`1 cane / coffee 2 gold`."""
    bits: list[Bit] = []
    for name, n in Counter(icons).items():
        bits.append(number_bit(n))
        bits += (_icon("cane"), PER, _icon("coffee")) if name == CANE_OR_COFFEE else (_icon(name),)
    return tuple(bits)


@lru_cache(maxsize=512)
def cost_phrase(icons: tuple[str, ...]) -> Phrase:
    """Nothing for what is free: the page says so in a word."""
    return (cost_bits(icons),) if icons else ()


@lru_cache(maxsize=512)
def icons_phrase(icons: tuple[str, ...]) -> Phrase:
    """A cost as it is printed on a small tile: icon after icon."""
    bits: list[Bit] = []
    for name in icons:
        bits += (_icon("cane"), PER, _icon("coffee")) if name == CANE_OR_COFFEE else (_icon(name),)
    return (tuple(bits),) if bits else ()


def production_phrase(building: Building) -> Phrase:
    return cost_phrase(building.production)


# ---------------------------------------------------------------- effects
def _gained(effect: Effect) -> Bits:
    bits = cost_bits(effect.gain)
    return (*bits, number_bit(effect.vp), _icon("vp")) if effect.vp else bits


def _rates(effect: Effect) -> list[Bits]:
    return [(number_bit(n), _icon("combat-card"), PAYS, *cost_bits(icons)) for n, icons in effect.rates]


def _one_by_one(sign: str, effect: Effect) -> list[Bits]:
    return [(_icon(sign), PAYS, *map(_icon, effect.gains))]


def _gain(effect: Effect) -> list[Bits]:
    """Some gains wait for something: a tile revealed, a fight won, a build on the hex."""
    sign = {"reveal": "explore-tile", "fight-won": "strength", "built-on": "a-build", "won": "strength"}
    if effect.when in sign:
        return [(_icon(sign[effect.when]), PAYS, *_gained(effect))]
    return [_gained(effect)]


def effect_bits(effect: Effect) -> list[Bits]:
    """What one effect does; most are a single part."""
    n = effect.n
    do = effect.do
    if do == "gain":
        return _gain(effect)
    if do == "combat-cards-pay":
        return _rates(effect)
    if do == "vp-if":
        need = [bit for objective in effect.need for bit in objective_bits(objective)]
        return [(number_bit(effect.vp), _icon("vp"), IF, *need)]
    if do == "vp-per":
        return [(number_bit(effect.vp), _icon("vp"), PER, _icon(COUNTED.get(effect.per, f"b-{effect.per}")))]
    if do == "keep":
        return [(number_bit(effect.vp), _icon("vp"))] if effect.vp else []
    if do == "first-deploy-gain":
        return [(*map(_icon, effect.kinds), PAYS, *cost_bits(effect.gain))]
    simple: dict[str, list[Bits]] = {
        "gain-before": [(_icon(f"a-{effect.arch}"), PAYS, *_gained(effect))],
        "draw-combat": [(number_bit(n), _icon("combat-card"))],
        "draw-mission": [(number_bit(1), _icon("mission"))],
        "extra-action": [(number_bit("+1"), _icon(f"a-{effect.arch}"))] if effect.arch else [],
        "production": [(_icon(f"b-{effect.building}"), PAYS, _plus(n), _icon(effect.good))] if effect.building else [],
        "production-next-to": [(_plus(n), _icon("any"))],
        "second-build": [(_icon("a-build"), number_bit("+1"), IF, *cost_bits(effect.extra))],
        "build-discount": [(_icon("a-build"), IF, number_bit(f"-{n}"), _icon("any"), PER, _icon("gold"))],
        "ignore-terrain": [(_icon("t-field"), _icon("t-forest"), _icon("t-mine"), PAYS, _icon("a-build"))],
        "cover-own-any-era": [(_icon("b-academy"), PAYS, _icon("a-build"))],
        "found-with-any-unit": [(_icon("u-archer"), PAYS, _icon("b-city"))],
        "church-any-era": [(_icon("era-1"), PAYS, _icon("b-church"))],
        "products-any-slot": [(_icon("product-square"), PAYS, _icon("product-octagon"))],
        "place-palace": [(number_bit(1), _icon("b-palace"))],
        "place-past-token": [(_icon(f"era-{effect.era}"), PAYS, *_gained(effect))] if effect.era else [],
        "peek": [(_icon("eye"), number_bit(n), _icon("explore-tile"))],
        "free-move-steps": [(number_bit(n), _icon("right"))],
        "leave-water-by-any-move": [(_icon("t-water"), _icon("right"))],
        "tile-strength": [(_icon("t-forest"), IF, _plus(n), _icon("strength"))],
        "strength": [(number_bit(f"+{effect.attack} / +{effect.defend}"), _icon("strength"))],
        "strength-on-own-tile": [(_icon("b-farm"), IF, _plus(n), _icon("strength"))],
        "defeated-defenders-return-to-capital": [(_icon("u-archer"), PAYS, _icon("b-capital"))],
        "cs-instead": [(_plus(effect.cs), IF, _icon(CONDITION.get(effect.condition, "strength")))],
        "cancel-highest-enemy-card": [(_icon("close"), _icon("combat-card"))],
        "defeat-enemy-unit": [(number_bit(f"-{n}"), _icon("u-archer"))],
        "vp-set": [(number_bit("/".join(map(str, effect.sets))), _icon("vp"))],
        "first-faces": [(number_bit(f"{n}×"), _icon(f"b-{effect.building}"), PAYS, *cost_bits(effect.production))]
        if effect.building
        else [],
        "first-on-forest": _one_by_one("t-forest", effect),
        "first-painting-gain": _one_by_one("a-painting", effect),
        "first-missions-gain": [(number_bit(f"{n}×"), _icon("mission"), PAYS, *_gained(effect))],
        "products-on-monarch": [(number_bit(f"{n}×"), _icon("product-octagon"), PAYS, *_gained(effect))],
        "draw-combat-after-first-deploy": [(_icon("a-deploy"), PAYS, number_bit(n), _icon("combat-card"))],
    }
    return simple[do]


@lru_cache(maxsize=512)
def effects_phrase(effects: tuple[Effect, ...]) -> Phrase:
    """Everything a card, tile or monarch does; parts that happen apart from each other."""
    return tuple(bits for effect in effects for bits in effect_bits(effect) if bits)


def palace_phrase(palace: Palace) -> Phrase:
    """What a palace brings at once, and its points."""
    found: list[Bits] = []
    if palace.gain:
        found.append(cost_bits(palace.gain))
    if palace.vp:
        found.append((number_bit(palace.vp), _icon("vp")))
    if palace.score_per:
        per = COUNTED.get(palace.score_per, f"b-{palace.score_per}")
        found.append((number_bit(palace.score_vp), _icon("vp"), PER, _icon(per)))
    return tuple(found)


# ---------------------------------------------------------------- objectives
def objective_bits(objective: Objective) -> Bits:
    """`2 cane-field`, `3 buildings of era II`."""
    n = number_bit(objective.n)
    if objective.have == "good":
        return (n, _icon(objective.good))
    if objective.have == "product" and objective.shape:
        return (n, _icon(f"product-{objective.shape}"))
    if objective.have == "building":
        if objective.every or not objective.kinds:
            return (n, _icon("house"))
        if objective.era:
            return (n, _icon(f"era-{objective.era}"), _icon("house"))
        return (n, *map(_icon, (f"b-{kind}" for kind in objective.kinds)))
    return (n, _icon(HAVE[objective.have]))
