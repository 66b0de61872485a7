"""Box: a pack made ready to play: tables by card number, and every effect as steps."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.step import Step, made_in
from tabuleiro.games.imperial_miners import MANIFEST
from tabuleiro.games.imperial_miners.content.pack import ALL, FACTIONS, FEATURES, Effect, Pack, Part
from tabuleiro.games.imperial_miners.rules import cards, progress, tokens, turn
from tabuleiro.games.imperial_miners.rules.codes import NIBBLE
from tabuleiro.games.imperial_miners.rules.counts import COUNT, Amount, amount_of, condition_of
from tabuleiro.games.imperial_miners.rules.effects import Discount, GainCoins, GainPoints, Measured, Times, When

DRAWING: Final = ("draw", "find", "level4")
ASKING: Final = ("draw", "find", "advance", "machine", "cart", "activate", "sell")  # parts that may ask their player
# What a part does with its number: steps that take all of it, and those that are done so often, by where.
MEASURED: Final[dict[str, type[Measured]]] = {
    "coin": GainCoins,
    "vp": GainPoints,
    "discount": Discount,
    "level4": cards.TakeLevel4,
    "advance": progress.Advance,
}
REPEATED: Final[dict[str, dict[str, Step]]] = {
    "draw": {"": cards.DRAW},
    "find": cards.FIND,
    "machine": {"any": tokens.MACHINE_ANY, "other": tokens.MACHINE_OTHER},
    "collapse": {"above": tokens.COLLAPSE_ABOVE},
    "clear": {"": tokens.CLEAR},
    "cart": {"anywhere": tokens.CART_ANY, "here": tokens.CART_HERE},
    "activate": turn.SPECIAL,
}


class BuiltEffect:
    """An effect as the rules use it; the steps after the first are in reverse, with the hand limit's check first."""

    __slots__ = ("asks", "counts", "counts_cleared", "first", "less_per_scot", "others", "pay")

    def __init__(self, effect: Effect, steps: list[Step]) -> None:
        parts = effect.parts
        self.pay = effect.pay
        self.less_per_scot = effect.less_per_scot
        self.first = steps[-1]
        self.others = steps[:-1]
        self.counts_cleared = any("cleared" in (part.per, part.condition_count) for part in parts)
        self.asks = any(part.verb in ASKING or (part.verb == "clear" and part.n != ALL) for part in parts)
        self.counts = next((COUNT[part.per] for part in parts if part.per), None)


class Box:
    """Cards are numbered from 1, level by level; number 0 is no card."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.steps: dict[str, Step] = made_in(f"{MANIFEST.package}.rules", Step)
        for step in (*cards.FIND_ONE.values(), *turn.SPECIAL.values()):
            self.add(step)
        self.ids: list[str] = ["", *(card.id for card in pack.cards)]
        self.value: list[float] = [0.0, *(card.value for card in pack.cards)]  # the pack's own estimates, for bots
        self.number: dict[str, int] = {id_: i for i, id_ in enumerate(self.ids) if i}
        self.level: list[int] = [0, *(card.level for card in pack.cards)]
        self.level_bit: list[int] = [1 << level for level in self.level]
        self.cost: list[int] = [0, *(card.cost for card in pack.cards)]
        self.factions: list[tuple[int, ...]] = [
            (),
            *(tuple(FACTIONS.index(faction) for faction in card.factions) for card in pack.cards),
        ]
        self.faction_units: list[int] = [sum(1 << NIBBLE * faction for faction in some) for some in self.factions]
        self.has_faction: list[list[bool]] = [
            [faction in self.factions[card] for card in range(len(self.ids))] for faction in range(len(FACTIONS))
        ]
        self.halves: list[int] = [
            0,
            *(sum(1 << i for i, half in enumerate(card.carts) if half == "F") for card in pack.cards),
        ]
        reductions = [card.reduction for card in pack.cards]
        self.reduction: list[Amount | None] = [
            None,
            *(Amount(r.n, COUNT[r.per], r.every) if r else None for r in reductions),
        ]
        self.effects: list[list[BuiltEffect]] = [[], *(self.built(card.id, card.effects) for card in pack.cards)]
        # What most activations offer, where no effect has a price; [] where one has.
        self.free_effects: list[list[int]] = [
            turn.EFFECT_LISTS[(1 << len(effects)) - 1] if not any(e.pay for e in effects) else []
            for effects in self.effects
        ]
        self.full_decks: list[bytes] = [
            bytes(i for i, card in enumerate(pack.cards, 1) if card.level == level for _ in range(card.copies))
            for level in range(5)
        ]
        self.several: bytes = bytes([0, *(card.copies > 1 for card in pack.cards)])  # by card, whether it has copies
        self.event_ids: list[str] = [event.id for event in pack.events]
        self.event_kinds: list[str] = [event.kind for event in pack.events]
        self.all_events: bytes = bytes(range(len(pack.events)))
        self.events: list[list[BuiltEffect]] = [
            self.built(event.id, event.effects) if event.kind != "feature" else [] for event in pack.events
        ]
        self.features: list[tuple[int, ...]] = [  # in the order of FEATURES
            tuple(sum(part.n for effect in event.effects for part in effect.parts if part.where == f) for f in FEATURES)
            for event in pack.events
        ]
        self.surface: list[BuiltEffect] = self.built("surface", pack.surface)
        dearest = max(effect.pay for effect in self.surface)
        self.surface_options: list[list[int]] = [  # by coins held
            [i for i, effect in enumerate(self.surface, 1) if effect.pay <= coins] for coins in range(dearest + 1)
        ]
        self.side_ids: list[str] = [side.id for side in pack.sides]  # board * 2 + side
        self.spaces: list[list[list[Step]]] = [
            [self.in_order(f"{side.id}.{i}", parts) for i, parts in enumerate(side.spaces)] for side in pack.sides
        ]

    def add(self, step: Step) -> Step:
        assert step.name not in self.steps, step.name
        self.steps[step.name] = step
        return step

    def built(self, owner: str, effects: tuple[Effect, ...]) -> list[BuiltEffect]:
        return [BuiltEffect(effect, self.in_order(f"{owner}.{i}", effect.parts)) for i, effect in enumerate(effects, 1)]

    def in_order(self, owner: str, parts: tuple[Part, ...]) -> list[Step]:
        """The parts' steps, last first, ready to be pushed; the hand limit follows a whole effect (IM-29)."""
        steps: list[Step] = []
        for i, part in enumerate(parts, 1):
            step = self.step(f"{owner}.{i}", part)
            if isinstance(step, Times) and step.amount.count is None:
                steps += [step.step] * step.amount.n  # so often whatever happens: no need to count in play
            else:
                steps.append(self.add(step))
        if any(part.verb in DRAWING for part in parts):
            steps.append(cards.LIMIT)
        return steps[::-1]

    def step(self, name: str, part: Part) -> Step:
        step = self.verb(name, part)
        return When(name, condition_of(part), step) if part.condition else step

    def verb(self, name: str, part: Part) -> Step:
        amount = amount_of(part)
        if part.verb in MEASURED:
            return MEASURED[part.verb](name, amount)
        if part.verb == "sell":
            return cards.SellCards(name, amount, part.price)
        if part.verb == "machine" and part.where == "self":
            return tokens.MachineHere(name, amount)
        if part.verb == "collapse" and part.where != "above":
            return tokens.CollapseHere(name) if part.where == "self" else tokens.CollapseAllOthers(name)
        if part.verb == "clear" and part.n == ALL:
            return tokens.ClearAll(name)
        return Times(name, amount, REPEATED[part.verb][part.where])
