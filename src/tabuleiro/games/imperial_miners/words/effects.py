"""Effects in words: sentences made from the same data that the rules run on, so the two cannot differ."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tabuleiro.games.imperial_miners.content.pack import ALL, Effect, Part, Reduction
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.words.names import WORDS, card_of, event_of, side_of
from tabuleiro.lang import capital

GAINS: Final = ("coin", "vp")


@lru_cache(maxsize=8192)  # pages say the same few hundred again and again
def effect_words(effect: Effect, lang: str, price: int | None = None) -> str:
    """The whole effect as a sentence; with `price`, what it costs now instead of how that is worked out."""
    do = _parts(effect.parts, lang)
    if not effect.pay:
        return sentence(do, lang)
    start = capital(do)
    if price is not None and price != effect.pay:
        return WORDS.text(lang, "paid-now", n=price, printed=effect.pay, do=do, start=start)
    less = effect.less_per_scot and price is None
    return WORDS.text(lang, "paid-less" if less else "paid", n=effect.pay, do=do, start=start)


@lru_cache(maxsize=2048)
def parts_words(parts: tuple[Part, ...], lang: str) -> str:
    """Parts without a price (a progress space) as a sentence; "" for none."""
    return sentence(_parts(parts, lang), lang) if parts else ""


def reduction_words(reduction: Reduction, lang: str) -> str:
    """What makes a card cheaper, as a sentence."""
    per = WORDS.text(lang, f"per-{reduction.per}", n=reduction.every)
    return WORDS.text(lang, "cost-less", n=reduction.n, per=per)


def sentence(do: str, lang: str) -> str:
    return WORDS.text(lang, "sentence", start=capital(do))


def card_words(game: ImperialMiners, card_id: str, lang: str) -> list[str]:
    """A line for each effect, and one for what makes the card cheaper."""
    card = card_of(game, card_id)
    lines = [effect_words(effect, lang) for effect in card.effects]
    return [*lines, reduction_words(card.reduction, lang)] if card.reduction else lines


def event_words(game: ImperialMiners, event_id: str, lang: str) -> list[str]:
    """A line that says when it takes effect (and that one is to be chosen), then one for each effect."""
    event = event_of(game, event_id)
    kind = f"kind-{event.kind}-choose" if len(event.effects) > 1 else f"kind-{event.kind}"
    return [WORDS.text(lang, kind), *(effect_words(effect, lang) for effect in event.effects)]


def space_words(game: ImperialMiners, side_id: str, space: int, lang: str) -> str:
    spaces = side_of(game, side_id).spaces
    do = parts_words(spaces[space], lang)
    if space == len(spaces) - 1:
        return WORDS.text(lang, "space-top", do=do)
    return do or WORDS.text(lang, "space-empty" if space else "space-start")


def _parts(parts: Sequence[Part], lang: str) -> str:
    """Groups of clauses in resolving order; after a condition a new group starts, so it is clear what it holds for."""
    groups: list[list[str]] = [[]]
    gains: list[str] = []  # coins and VP that follow each other share one verb
    for part in parts:
        apart = bool(part.condition) or part.verb == "feature"
        if part.verb in GAINS:
            item = _when(part, _clause(part, f"gain-{part.verb}", lang), lang)
            if not part.per and not apart:
                gains.append(item)
                continue
            # A plain "and" would read as if the count or the condition held for what stands before it, too.
            clause = WORDS.text(lang, "list-plus", a=WORDS.listed(gains, lang), b=item) if gains else item
            clause = WORDS.text(lang, "gain", list=clause)
            apart_before = apart and not gains
        else:
            if gains:
                groups[-1].append(WORDS.text(lang, "gain", list=WORDS.listed(gains, lang)))
            clause = _when(part, _clause(part, _key(part), lang), lang)
            apart_before = apart
        gains = []
        if apart_before and groups[-1]:
            groups.append([])
        groups[-1].append(clause)
        if apart:
            groups.append([])
    if gains:
        groups[-1].append(WORDS.text(lang, "gain", list=WORDS.listed(gains, lang)))
    texts = [WORDS.listed(group, lang, "then") for group in groups if group]
    return WORDS.listed(texts, lang, "apart")


def _when(part: Part, do: str, lang: str) -> str:
    if not part.condition:
        return do
    if part.condition == "count":
        condition = WORDS.text(lang, f"least-{part.condition_count}", n=part.condition_min)
    else:
        condition = WORDS.text(lang, f"if-{part.condition}")
    return WORDS.text(lang, "when", **{"do": do, "if": condition})


def _key(part: Part) -> str:
    if part.verb == "clear" and part.n == ALL:
        return "part-clear-all"
    return f"part-{part.verb}-{part.where}" if part.where else f"part-{part.verb}"


def _clause(part: Part, key: str, lang: str) -> str:
    per = ""
    if part.per:
        per = WORDS.text(lang, f"per-{part.per}", n=part.every)
        if part.most:
            per = WORDS.text(lang, "at-most", per=per, most=part.most)
        per = f" {per}"
    many = "yes" if part.n > 1 or per else "no"
    return WORDS.text(lang, key, n=part.n, per=per, many=many, price=part.price)
