"""Tiles, cards, units, palaces, missions and arches in words, made from the same data that the rules run on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tabuleiro.games.brazil_imperial.content import pack as c
from tabuleiro.games.brazil_imperial.words.names import ROMAN, WORDS, cost_words
from tabuleiro.kit.words import Params


def gain_words(gains: Iterable[str], lang: str) -> str:
    """As a cost, but a resource of any kind is one of choice."""
    return cost_words(("choice" if gain == c.ANY else gain for gain in gains), lang)


# ---------------------------------------------------------------- objectives
def objective_words(objective: c.Objective, lang: str) -> str:
    """`2 cane fields`, `3 buildings of era II`, `4 buildings (farms or plantations)`."""
    n = objective.n
    if objective.have == "good":
        return WORDS.text(lang, f"n-{objective.good}", n=n)
    if objective.have == "product" and objective.shape:
        return WORDS.text(lang, f"n-product-{objective.shape}", n=n)
    if objective.have != "building" or objective.every:
        return WORDS.text(lang, f"n-{objective.have}", n=n)
    if objective.era:
        return WORDS.text(lang, "n-building-era", n=n, era=ROMAN[objective.era])
    if len(objective.kinds) == 1:
        return WORDS.text(lang, f"n-{objective.kinds[0]}", n=n)
    kinds = WORDS.listed([WORDS.text(lang, f"many-{kind}") for kind in objective.kinds], lang, "or")
    return WORDS.text(lang, "n-building-of", n=n, kinds=kinds)


def objectives_words(objectives: Sequence[c.Objective], lang: str) -> str:
    return WORDS.listed([objective_words(objective, lang) for objective in objectives], lang)


# ---------------------------------------------------------------- effects
HOLDERS: Final = {
    c.Painting: "painting",
    c.GoldCard: "gold",
    c.CombatCard: "combat",
    c.ExplorationTile: "tile",
    c.Monarch: "monarch",
}


def effect_words(holder: str, effect: c.Effect, lang: str) -> str:
    """A sentence; `holder` is what has the effect: a painting, gold, combat, tile or monarch."""
    key = f"{holder}-{effect.do}"
    params: Params = {"n": effect.n or effect.vp, "vp": effect.vp}
    match effect.do:
        case "gain" | "keep" if holder in ("painting", "tile"):
            key += f"-{effect.when}"
        case "extra-action":
            key = f"gold-extra-{effect.arch}"
        case "production":
            params["buildings"] = WORDS.text(lang, f"your-{effect.building}")
            params["things"] = WORDS.counted({effect.good: effect.n}, lang)
        case "second-build":
            params["things"] = cost_words(effect.extra, lang)
        case "place-past-token":
            key += "-vp" if effect.vp else "-gain"
            params["era"] = ROMAN[effect.era]
        case "strength":
            params |= {"attack": effect.attack, "defend": effect.defend}
        case "vp-per":
            key += "-most" if effect.most else ""
            params |= {"each": WORDS.text(lang, f"each-{effect.per}"), "most": effect.most}
        case "vp-if":
            params["things"] = objectives_words(effect.need, lang)
        case "vp-set":
            params |= dict(zip(("one", "two", "three"), effect.sets, strict=True))
        case "cs-instead":
            key = f"combat-cs-{effect.condition}"
            params["n"] = effect.cs
        case "defeat-enemy-unit":
            key = f"combat-defeat-{effect.when}"
        case _:
            if holder == "monarch":
                key += _monarch(effect, params, lang)
    if effect.gain:
        params["things"] = gain_words(effect.gain, lang)
    return WORDS.text(lang, key, **params)


def _monarch(effect: c.Effect, params: Params, lang: str) -> str:
    """Fills in what only monarchs have; returns how the message's key goes on."""
    one_by_one = [gain_words([gain], lang) for gain in effect.gains]
    params |= {"count": effect.n, "n": effect.vp or effect.n}
    match effect.do:
        case "combat-cards-pay":
            rates = [WORDS.text(lang, "monarch-rate", n=n, things=cost_words(icons, lang)) for n, icons in effect.rates]
            params["rates"] = "; ".join(rates)
            return "-one" if effect.most == 1 else ""
        case "first-faces":
            params["buildings"] = WORDS.text(lang, f"first-{effect.building}", n=effect.n)
            params["things"] = cost_words(effect.production, lang)
        case "first-on-forest":
            params["things"] = ", ".join(one_by_one)
        case "first-deploy-gain":
            params["units"] = WORDS.listed([WORDS.text(lang, f"kind-{kind}") for kind in effect.kinds], lang)
        case "first-painting-gain":
            schools = [WORDS.text(lang, f"colour-{school}") for school in c.SCHOOLS]
            pairs = zip(schools, one_by_one, strict=True)
            said = [WORDS.text(lang, "monarch-first-painting-of", colour=one, things=gain) for one, gain in pairs]
            params["things"] = ", ".join(said)
    return ""


# ---------------------------------------------------------------- entries
def entry_words(pack: c.Pack, entry: c.Entry | c.Capital, lang: str) -> list[str]:
    """What anything of a pack says, a sentence each: what it takes, what it does, what it is worth."""
    if isinstance(entry, c.Building):
        return _building(entry, lang)
    if isinstance(entry, c.City):
        where = [WORDS.text(lang, key) for key in ("city-where", "city-makes")]
        return [where[0], _costs(entry.cost, lang), where[1], WORDS.text(lang, "worth-strength", n=entry.vp)]
    if isinstance(entry, c.Product):
        shape = WORDS.text(lang, f"shape-{entry.shape}")
        slot = WORDS.text(lang, "product-slot", shape=shape)
        return [_costs(entry.cost, lang), slot, WORDS.text(lang, "worth", n=entry.vp)]
    if isinstance(entry, c.Unit):
        power = [WORDS.text(lang, f"power-{entry.power}")] if entry.power else []
        return [_costs(entry.cost, lang), WORDS.text(lang, "worth-strength", n=entry.vp), *power]
    if isinstance(entry, c.Palace):
        return _palace(pack, entry, lang)
    if isinstance(entry, c.Mission):
        worth = WORDS.text(lang, "mission-worth-each" if entry.era == 3 else "mission-worth", n=entry.vp)
        return [WORDS.text(lang, "mission-asks", things=objectives_words(entry.objectives, lang)), worth]
    if isinstance(entry, c.Arch):
        upgrade = [WORDS.text(lang, f"upgrade-{entry.id}")] if entry.slot else []
        return [WORDS.text(lang, f"arch-{entry.id}"), *upgrade, WORDS.text(lang, f"move-{entry.move or 'none'}")]
    if isinstance(entry, c.Capital):
        key = "capital-tile-first" if entry.first else "capital-tile"
        return [WORDS.text(lang, key, things=WORDS.counted({entry.resource: 1}, lang))]
    if isinstance(entry, c.Scenario):
        rounds = [WORDS.text(lang, "scenario-rounds", n=entry.rounds)] if entry.rounds else []
        players = WORDS.text(lang, "scenario-players", n=entry.players)
        return [players, WORDS.text(lang, "scenario-rating", n=entry.rating), *rounds]
    return _card(entry, lang)


def _costs(icons: Sequence[str], lang: str) -> str:
    return WORDS.text(lang, "costs", things=cost_words(icons, lang)) if icons else WORDS.text(lang, "costs-nothing")


def _building(building: c.Building, lang: str) -> list[str]:
    terrain = WORDS.listed([WORDS.text(lang, f"terrain-{one}") for one in building.terrain], lang, "or")
    eras = WORDS.listed([ROMAN[era] for era in building.over_era], lang)
    where = WORDS.text(
        lang, "building-over" if eras else "building-where", era=ROMAN[building.era], terrain=terrain, eras=eras
    )
    makes = WORDS.text(lang, "building-makes", things=cost_words(building.production, lang))
    return [where, _costs(building.cost, lang), makes, WORDS.text(lang, "worth-strength", n=building.vp)]


def _palace(pack: c.Pack, palace: c.Palace, lang: str) -> list[str]:
    lines = [WORDS.text(lang, "palace-on", places=palace_places(pack, palace, lang))]
    if palace.gain:
        lines.append(WORDS.text(lang, "palace-gain", things=gain_words(palace.gain, lang)))
    if palace.vp:
        lines.append(WORDS.text(lang, "worth", n=palace.vp))
    if palace.score_per:
        lines.append(WORDS.text(lang, f"palace-{palace.score_per}", n=palace.score_vp))
    return lines


def palace_places(pack: c.Pack, palace: c.Palace, lang: str) -> str:
    """What it may stand on; all buildings of an era are said in one word."""
    left, eras = list(palace.on), []
    for era in c.ERAS:
        faces = {building.id for building in pack.buildings if building.era == era}
        if faces <= set(left):
            left = [place for place in left if place not in faces]
            eras.append(ROMAN[era])
    whole = [WORDS.text(lang, "a-building-of", era=WORDS.listed(eras, lang, "or"))] if eras else []
    return WORDS.listed([*whole, *(WORDS.text(lang, f"a-{place}") for place in left)], lang, "or")


def _card(entry: c.Entry, lang: str) -> list[str]:
    """A card, tile or monarch: what it takes, its effects, its points."""
    lines: list[str] = []
    if isinstance(entry, c.Painting):
        lines.append(_costs(entry.cost, lang))
    elif isinstance(entry, c.CombatCard):
        lines.append(WORDS.text(lang, "combat-strength", n=entry.cs))
    elif isinstance(entry, c.ExplorationTile) and entry.strength:
        lines.append(WORDS.text(lang, "tile-expedition", n=entry.strength))
    lines += effects_words(entry, lang)
    if isinstance(entry, c.Painting) and entry.vp:
        lines.append(WORDS.text(lang, "worth", n=entry.vp))
    elif isinstance(entry, c.GoldCard):
        lines.append(WORDS.text(lang, "gold-pays"))
    return lines


def find_waits(pack: c.Pack, tile: str, lang: str) -> str:
    """What a find that stays is good for, in short; "" where it is gone or kept at once."""
    found = next(one for one in pack.exploration if one.id == tile)
    if found.strength:
        return WORDS.text(lang, "find-waits-strength", n=found.strength)
    for effect in found.effects:
        if effect.when == "built-on":
            things = gain_words(effect.gain, lang) if effect.gain else WORDS.text(lang, "n-vp", n=effect.vp)
            return WORDS.text(lang, "find-waits-built-on", things=things)
        if effect.do == "production":
            return WORDS.text(lang, "find-waits-production", n=effect.n)
    return ""


def effects_words(entry: c.Entry, lang: str) -> list[str]:
    """Only what it does: a sentence for each effect."""
    holder = HOLDERS[type(entry)]  # only these have effects
    effects: tuple[c.Effect, ...] = getattr(entry, "effects", ())
    return [effect_words(holder, effect, lang) for effect in effects]
