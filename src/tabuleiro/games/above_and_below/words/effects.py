"""Buildings, villagers, options and results in words, made from the same data that the rules run on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabuleiro.games.above_and_below.content.pack import CHEAPEST, SKILLS, WARES, Result, Villager
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.view_data import BonusData, OptionData
from tabuleiro.games.above_and_below.words.names import WORDS, buildings, one_of, special_name, villagers
from tabuleiro.games.above_and_below.words.phrases import pair_text, skills
from tabuleiro.lang import capital

FIGURES: Final = ("potions", "reputation", "beds", "income", "rerolls")
ABILITIES: Final = ("coin_when_building", "coin_when_exploring", "train_to_ready", "spend_drinks", "potion_each_round")

TRAITS: Final = ("fishman", "rolls_first", "own_bed")
RESULTS: Final = ("building", "favour", "lose_coins", "injure", "copy_staked", "gamble")


# ---------------------------------------------------------------- buildings
def building_words(game: AboveAndBelow, building: str, lang: str) -> list[str]:
    """A sentence for each thing it does, in the order in which it matters: at once, every round, in the end."""
    card = buildings(game)[building]
    lines: list[str] = []
    if card.good:
        key = "does-refilling" if card.refilling else "does-goods"
        lines.append(WORDS.text(lang, key, things=WORDS.counted({card.good: card.goods}, lang)))
    figures = {what: getattr(card, what) for what in FIGURES}
    lines += [WORDS.text(lang, f"does-{what}", n=n) for what, n in figures.items() if n]
    if card.income_per:
        lines.append(WORDS.text(lang, "does-income-per", things=_each(card.income_per, lang)))
    lines += [WORDS.text(lang, f"does-{ability}") for ability in ABILITIES if getattr(card, ability)]
    if card.vp:
        lines.append(WORDS.text(lang, "does-vp", n=card.vp))
    if card.vp_per:
        # what still lies on a building is in the village, but is not counted (AB-40)
        key = "does-vp-per-ware" if set(card.vp_of) <= set(WARES) else "does-vp-per"
        lines.append(WORDS.text(lang, key, n=card.vp_per, things=_each(card.vp_of, lang)))
    return lines or [WORDS.text(lang, "does-nothing")]


def _each(things: Sequence[str], lang: str) -> str:
    """`potion or ore`: each counts by itself, no pair is asked for."""
    return WORDS.listed([WORDS.text(lang, f"each-{thing.replace(' ', '-')}") for thing in things], lang, "or")


# ---------------------------------------------------------------- villagers
def skill_words(one: Villager, lang: str) -> str:
    """`hammer; lanterns 1+: 1, 4+: 2`."""
    said = [WORDS.text(lang, f"skill-{skill}") for skill in (*skills(one), *(["fishman"] if one.fishman else []))]
    pairs = ", ".join(WORDS.text(lang, "light-pair", face=pair_text(face), n=n) for face, n in one.lanterns)
    return "; ".join([*said, WORDS.text(lang, "light", pairs=pairs)])


def villager_words(game: AboveAndBelow, villager: str, lang: str) -> list[str]:
    """What a villager can do, a sentence each."""
    one = villagers(game)[villager]
    lines = [WORDS.text(lang, f"can-{skill}") for skill in skills(one)]
    pairs = [WORDS.text(lang, "can-light-pair", face=face, n=n) for face, n in one.lanterns]
    lines.append(WORDS.text(lang, "can-light", pairs=", ".join(pairs)))
    if one.joining:
        lines.append(WORDS.text(lang, "can-joining", n=one.joining))
    traits = [trait for trait in TRAITS if getattr(one, trait)]
    return [*lines, *(WORDS.text(lang, f"can-{trait}") for trait in traits)]


def trait_words(game: AboveAndBelow, villager: str, lang: str) -> str:
    """What nobody else can do, or has to, within a sentence; "" for who is like all others."""
    one = villagers(game)[villager]
    said = (WORDS.text(lang, f"can-{trait}").removesuffix(".") for trait in TRAITS if getattr(one, trait))
    return "; ".join(f"{text[0].lower()}{text[1:]}" for text in said)


# ---------------------------------------------------------------- options
def option_words(option: OptionData, lang: str) -> str:
    """What an option asks for, as a view shows it: `4 or 7 lanterns; costs 1 coin; +1 lantern for each hammer`."""
    numbers = option["numbers"]
    pays = {number["pay"] for number in numbers}
    said: list[str] = []
    price = option["pay"]
    if not numbers:
        said.append(WORDS.text(lang, "asks-nothing"))
    elif len(pays) == 1:
        said.append(numbers_words([number["explore"] for number in numbers], lang))
        price = pays.pop()
    else:
        asks = [number_words(number["explore"], number["pay"], lang) for number in numbers]
        said.append(WORDS.listed(asks, lang, "or"))
    if price:
        said.append(WORDS.text(lang, "asks-price", n=price))
    if option["bonus"]:
        said.append(bonus_words(option["bonus"], lang))
    if option["stake"]:
        said.append(WORDS.text(lang, f"asks-stake-{option['stake']}"))
    return "; ".join(said)


def numbers_words(numbers: Sequence[int], lang: str) -> str:
    """`1 lantern`, `4 or 7 lanterns`."""
    if len(numbers) == 1:
        return WORDS.text(lang, "n-lantern", n=numbers[0])
    return WORDS.text(lang, "asks-lanterns", numbers=WORDS.listed([str(n) for n in numbers], lang, "or"))


def number_words(lanterns: int, pay: int, lang: str) -> str:
    """`4 lanterns`, `7 lanterns and 1 coin`."""
    if not pay:
        return WORDS.text(lang, "n-lantern", n=lanterns)
    return WORDS.text(lang, "asks-paid", n=lanterns, price=WORDS.text(lang, "n-coin", n=pay))


def bonus_words(bonus: BonusData, lang: str) -> str:
    n = bonus["lanterns"]
    if bonus.get("per"):
        key = "skill" if bonus["per"] in SKILLS else "each"
        return WORDS.text(lang, "bonus-per", n=n, what=WORDS.text(lang, f"{key}-{bonus['per']}"))
    if bonus.get("have"):
        what = WORDS.listed([one_of(ware, lang) for ware in bonus["have"]], lang, "or")
        return WORDS.text(lang, "bonus-have", n=n, what=what)
    if bonus.get("pay"):
        return WORDS.text(lang, "bonus-pay", n=n, price=WORDS.text(lang, "n-coin", n=bonus["pay"]))
    return WORDS.text(lang, "bonus-villager", n=n)


# ---------------------------------------------------------------- results
def reward_words(reward: Mapping[str, int], lang: str) -> str:
    """One of the rewards that a view offers to choose from: wares, coins, reputation."""
    things = {what: n for what, n in reward.items() if what != "reputation"}
    return capital(WORDS.listed([*WORDS.counts(things, lang), *_reputation(reward.get("reputation", 0), lang)], lang))


def result_words(game: AboveAndBelow, result: Result, lang: str) -> str:
    """What a success brings, as a list; only for results that are known to all (AB-10)."""
    if result.goto:
        return WORDS.text(lang, "result-goto", n=result.goto)
    wares = dict(zip(WARES, result.wares, strict=True))
    said = WORDS.counts({"coin": result.coins, **wares, "cave": result.caves}, lang)
    said += _reputation(result.reputation, lang)
    if result.villager == CHEAPEST:
        said.append(WORDS.text(lang, "result-cheapest"))
    elif result.villager:
        said.append(WORDS.text(lang, "result-villager", villager=special_name(game, result.villager, lang)))
    figures = {what: int(getattr(result, what)) for what in RESULTS}
    said += [WORDS.text(lang, f"result-{what.replace('_', '-')}", n=n) for what, n in figures.items() if n]
    if result.choose:
        said.append(WORDS.listed([result_words(game, one, lang) for one in result.choose], lang, "or"))
    return WORDS.listed(said, lang) or WORDS.text(lang, "result-nothing")


def _reputation(n: int, lang: str) -> list[str]:
    if not n:
        return []
    return [WORDS.text(lang, "result-reputation" if n > 0 else "result-reputation-less", n=abs(n))]
