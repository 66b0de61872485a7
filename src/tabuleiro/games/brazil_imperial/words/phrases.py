"""Costs, productions, effects and objectives as icon phrases, made from the data that the rules run on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from tabuleiro.drawing.phrases import Bit, Bits, Phrase, bits
from tabuleiro.games.brazil_imperial.content.pack import (
    CANE_OR_COFFEE,
    ERAS,
    Effect,
    ExplorationTile,
    Mission,
    Objective,
    Palace,
    Unit,
)

# Icons of what has another name in the content.
ICON: Final = {
    "wood": "brazilwood",
    "any": "any-good",
    CANE_OR_COFFEE: "cane / coffee",
    "free-square-product": "product-square",
    "infantry": "u-infantry",
    "cavalry": "u-dragoon",
    **{kind: f"u-{kind}" for kind in ("archer", "monarch", "cannon", "grenadier")},
}
ARMED: Final = {"Musketeer": "u-musketeer", "Fusilier": "u-musketeer", "Crossbowman": "u-crossbow"}
SPECIES: Final = {id_: f"species-{id_}" for id_ in ("jaguar", "hyacinth-macaw", "lion-tamarin", "water-lily")}
EXPLORED: Final = {  # kinds of exploration tiles -> icons
    "minas-gerais": "gold",
    "river-basin": "t-water",
    "quilombo": "mission",
    "culture": "laurel",
    "mandioca": "any-good",
    "expedition": "strength",
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
    "attacking": "strength",
    "defending": "b-capital",
    "defending-own-tile": "b-farm",
    "fewer-units-than-enemy": "users",
    "fight-on-edge-or-water": "t-water",
}
HAVE: Final = {"unit-on-map": "u-archer", "painting": "a-painting", "city": "b-city", "product": "product-octagon"}
# What effects do, with their own fields; `gained` and `paid` are what they bring and take as icons.
EFFECTS: Final = {
    "gain": "{gained}",
    "gain reveal": "explore-tile > {gained}",
    "gain fight-won": "strength > {gained}",
    "gain built-on": "a-build > {gained}",
    "gain-before": "a-{its.arch} > {gained}",
    "draw-combat": "{its.n} combat-card",
    "draw-mission": "1 mission",
    "extra-action": "+1 a-{its.arch}",
    "production": "b-{its.building} > +{its.n} {good}",
    "production-next-to": "+{its.n} any-good",
    "second-build": "a-build +1 : {paid}",
    "build-discount": "a-build : -{its.n} any-good / gold",
    "ignore-terrain": "t-field t-forest t-mine > a-build",
    "cover-own-any-era": "b-academy > a-build",
    "found-with-any-unit": "u-archer > b-city",
    "church-any-era": "era-1 > b-church",
    "products-any-slot": "product-square > product-octagon",
    "place-palace": "1 b-palace",
    "place-past-token": "era-{its.era} > {gained}",
    "peek": "eye {its.n} explore-tile",
    "free-move-steps": "{its.n} right",
    "leave-water-by-any-move": "t-water right",
    "tile-strength": "t-forest : +{its.n} strength",
    "strength-on-own-tile": "b-farm : +{its.n} strength",
    "defeated-defenders-return-to-capital": "u-archer > b-capital",
    "cs-instead": "{condition} > {its.cs}",
    "cancel-highest-enemy-card": "close combat-card",
    "defeat-enemy-unit": "-{its.n} u-archer",
    "keep": "{gained}",
    "vp-set": "{sets} laurel",
    "vp-per": "{its.vp} laurel / {per}",
    "vp-if": "{its.vp} laurel : {need}",
    "first-faces": "{its.n}× b-{its.building} > {makes}",
    "first-on-forest": "t-forest > {one_by_one}",
    "first-deploy-gain": "{kinds} > {gained}",
    "first-painting-gain": "a-painting > {one_by_one}",
    "first-missions-gain": "{its.n}× mission > {gained}",
    "products-on-monarch": "{its.n}× product-octagon > {gained}",
    "draw-combat-after-first-deploy": "a-deploy > {its.n} combat-card",
}


def icon_of(thing: str) -> str:
    return ICON.get(thing, thing)


def kind_of(unit: Unit) -> str:
    """What a unit is drawn as: some of a kind fight with something else."""
    return ARMED.get(unit.names.get("en", ""), unit.kind)


def find_icon(tile: ExplorationTile) -> str:
    """An exploration tile face up: species each have a picture of their own."""
    return SPECIES.get(tile.id, "species") if tile.kind == "species" else EXPLORED[tile.kind]


# ---------------------------------------------------------------- costs and goods
def _cost(icons: Iterable[str]) -> str:
    """`1 cane / coffee 2 gold`."""
    return " ".join(f"{n} {icon_of(name)}" for name, n in Counter(icons).items())


def _row(icons: Iterable[str]) -> str:
    return " ".join(map(icon_of, icons))


@lru_cache(maxsize=512)
def cost_phrase(icons: tuple[str, ...]) -> Phrase:
    """What is paid, or made; nothing for what is free: the page says so in a word."""
    return (bits(_cost(icons)),) if icons else ()


@lru_cache(maxsize=512)
def icons_phrase(icons: tuple[str, ...]) -> Phrase:
    """A cost as it is printed on a small tile: icon after icon."""
    return (bits(_row(icons)),) if icons else ()


# ---------------------------------------------------------------- effects
@lru_cache(maxsize=512)
def effects_phrase(effects: tuple[Effect, ...]) -> Phrase:
    """Everything a card, tile or monarch does; parts that happen apart from each other."""
    return tuple(part for effect in effects for part in _parts(effect) if part)


def _parts(effect: Effect) -> list[Bits]:
    """What one effect does; most are a single part."""
    if effect.do == "combat-cards-pay":
        return [bits(f"{n} combat-card > {_cost(icons)}") for n, icons in effect.rates]
    if effect.do == "strength":
        return [(Bit("number", f"+{effect.attack} / +{effect.defend}"), Bit("icon", "strength"))]
    text = EFFECTS.get(f"{effect.do} {effect.when}") or EFFECTS[effect.do]
    named = {
        "gained": _cost(effect.gain) + (f" {effect.vp} laurel" if effect.vp else ""),
        "paid": _cost(effect.extra),
        "makes": _cost(effect.production),
        "good": icon_of(effect.good),
        "one_by_one": _row(effect.gains),
        "kinds": _row(effect.kinds),
        "condition": CONDITION.get(effect.condition, "strength"),
        "per": COUNTED.get(effect.per, f"b-{effect.per}"),
        "need": " ".join(map(_objective, effect.need)),
        "sets": "/".join(map(str, effect.sets)),
    }
    return [bits(text.format(its=effect, **named))]


def palace_phrase(palace: Palace) -> Phrase:
    """What a palace brings at once, and its points."""
    per = COUNTED.get(palace.score_per, f"b-{palace.score_per}")
    found = [
        _cost(palace.gain),
        f"{palace.vp} laurel" if palace.vp else "",
        f"{palace.score_vp} laurel / {per}" if palace.score_per else "",
    ]
    return tuple(bits(part) for part in found if part)


# ---------------------------------------------------------------- missions
def worth_of(mission: Mission) -> str:
    """Era III scores each objective."""
    return "+".join([str(mission.vp)] * (len(mission.objectives) if mission.era == ERAS[-1] else 1))


def objective_bits(objective: Objective) -> Bits:
    """`2 cane-field`, `3 buildings of era II`."""
    return bits(_objective(objective))


def _objective(objective: Objective) -> str:
    match objective.have:
        case "good":
            what = icon_of(objective.good)
        case "product" if objective.shape:
            what = f"product-{objective.shape}"
        case "building" if objective.every or not objective.kinds:
            what = "house"
        case "building" if objective.era:
            what = f"era-{objective.era} house"
        case "building":
            what = " ".join(f"b-{kind}" for kind in objective.kinds)
        case _:
            what = HAVE[objective.have]
    return f"{objective.n} {what}"
