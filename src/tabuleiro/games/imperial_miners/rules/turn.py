"""A seat's own turn: keep, pick, place, activate, climb, surface, special activations (IM-5, IM-14 to IM-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.game import Game
from tabuleiro.core.player import BIT
from tabuleiro.core.reason import Reason
from tabuleiro.core.spans import Numbers, Span
from tabuleiro.core.step import Step
from tabuleiro.games.imperial_miners.rules.cards import HandChoice, distinct
from tabuleiro.games.imperial_miners.rules.codes import BYTE, NOT_COUNTING
from tabuleiro.games.imperial_miners.rules.effects import SCOTS, own_count
from tabuleiro.games.imperial_miners.rules.mine import ABOVE, AROUND, NOWHERE, PLACES, REAL, WIDTH, level_of, place_text
from tabuleiro.games.imperial_miners.rules.state import MineChoice, Miner, MineState
from tabuleiro.games.imperial_miners.rules.tokens import OnCell, carts_done

if TYPE_CHECKING:
    from tabuleiro.games.imperial_miners.rules.box import BuiltEffect

BLIND: Final = 0  # the pick of who cannot play a hand card
NONE: Final = 0  # the option to use no effect
MOST_EFFECTS: Final = 2  # of a card or an event
OPENING_HAND: Final = 4
SECOND_ROW: Final = 2 * WIDTH  # the first cell below level 1
# Options by what can be paid, as bits.
EFFECT_LISTS: Final[tuple[list[int], ...]] = ([NONE], [1, NONE], [2, NONE], [1, 2, NONE])


# ---------------------------------------------------------------- effects with a price
def price(effect: BuiltEffect, p: Miner) -> i64:
    """Scottish cards in the mine take 1 off where the card prints it (IM-35)."""
    if not effect.less_per_scot:
        return effect.pay
    less = effect.pay - p.of_faction(SCOTS)
    return less if less > 0 else 0


def begin(g: MineState, p: Miner, effect: BuiltEffect, at: i64) -> None:
    """Pays an effect and makes its parts pending, in their order (IM-34)."""
    if effect.pay:
        coins = price(effect, p)
        p.coins -= coins
        if g.events is not None:
            g.tell("pay", p.seat, {"n": coins})
    if effect.counts_cleared or p.cleared != NOT_COUNTING:
        own_count(p, effect.counts_cleared)
    if effect.others:
        p.push_all(effect.others, at)
    effect.first.run(g, p, at)


def needs_coins(p: Miner, effect: BuiltEffect, rule: str) -> Reason:
    return Reason("needs_coins", {"have": p.coins, "need": price(effect, p)}, rule)


# ---------------------------------------------------------------- secret choices
class Keep(HandChoice):
    """The opening hand: four of eight, one by one, secret until all have chosen."""

    __slots__ = ()
    kind = "keep"
    sealed = True

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        rest = p.hand
        for card in p.kept:
            rest = rest.replace(BYTE[card], b"", 1)
        return distinct(g.box, rest)

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        g.ask(self, p, at, self.options(g, p, at), len(g.players) > 1)

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        p.kept = p.kept + BYTE[option]
        if g.events is not None:
            g.tell("keep", p.seat, {}, {"card": g.box.ids[option]})
        if len(p.kept) < OPENING_HAND:
            p.push(self, at)
        elif g.events is not None:
            g.tell("ready", p.seat, {"kind": self.kind})


class Pick(HandChoice):
    """The card for this round; blind only for who can play none (IM-15)."""

    __slots__ = ()
    kind = "pick"
    sealed = True
    words = {BLIND: Parts("pick", "blind")}

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        box = g.box
        level_bit, cost, several = box.level_bit, box.cost, box.several
        coins = p.coins + g.cost_less + p.discount
        playable = p.playable_levels()
        found: list[int] = []
        reduced: list[int] = []
        for card in p.hand:
            if not playable & level_bit[card] or (several[card] and card in found):
                continue
            if cost[card] <= coins:
                found.append(card)
            elif box.reduction[card] is not None and card_cost(g, p, card) <= p.coins:
                reduced.append(card)
        if reduced:  # few cards make themselves cheaper
            found += sorted(set(reduced))
        return found or [BLIND]

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        g.ask(self, p, at, self.options(g, p, at), len(g.players) > 1)

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        p.pick = option
        if g.events is not None:
            g.tell("ready", p.seat, {"kind": self.kind})

    def candidates(self, g: MineState, p: Miner, at: i64) -> list[int]:
        return [*distinct(g.box, p.hand), BLIND]

    def why(self, g: MineState, p: Miner, at: i64, option: i64) -> Reason | None:
        if option == BLIND:
            return Reason("blind_only_without_play", {}, "IM-15")
        level = g.box.level[option]
        if not p.playable_levels() >> level & 1:
            return Reason("no_place_for_level", {"level": level}, "IM-16")
        return Reason("needs_coins", {"have": p.coins, "need": card_cost(g, p, option)}, "IM-15")

    def place(self, game: Game, at: i64, option: i64) -> str:
        return super().place(game, at, option) if option != BLIND else "deck 1"


def card_cost(g: MineState, p: Miner, card: i64) -> i64:
    """What a card costs now: all reductions add up before the floor of 0 (IM-7)."""
    cost = g.box.cost[card]
    if cost:
        cost -= g.cost_less + p.discount
        amount = g.box.reduction[card]
        if amount is not None:
            cost -= amount.value(p, NOWHERE)
    return cost if cost > 0 else 0


def tell_revealed(g: MineState, p: Miner, card: i64) -> None:
    """With what the card costs less than printed; `event` where this round's alone has saved it."""
    saved = g.box.cost[card] - card_cost(g, p, card)
    event = g.event_id if saved and g.cost_less and not p.discount and g.box.reduction[card] is None else ""
    g.tell("reveal", p.seat, {"card": g.box.ids[card], "saved": saved, "event": event}, information=g.others())


def pay_for(g: MineState, p: Miner, card: i64) -> None:
    """For a card with a printed cost: a waiting discount is used up whole."""
    cost = card_cost(g, p, card)
    p.coins -= cost
    p.discount = 0
    if g.events is not None:
        g.tell("pay", p.seat, {"n": cost})


# ---------------------------------------------------------------- placing and the chain
class Place(MineChoice):
    """The revealed card, `at`, goes into the mine."""

    __slots__ = ()
    kind = "place"
    verb = "play"
    spans: tuple[Span, ...] = (Span("play", PLACES),)

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        return p.places(g.box.level[at])

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        g.ask(self, p, at, p.places(g.box.level[at]))

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        box = g.box
        p.playing = 0
        done = p.put(at, option, box.level[at], box.faction_units[at], box.halves)
        if g.events is not None:
            g.tell("play", p.seat, {"card": box.ids[at], "place": place_text(option), "carts": done})
        if done:
            carts_done(g, p, done)
        p.push(CLIMB, option)
        ACTIVATE.run(g, p, option)

    def candidates(self, g: MineState, p: Miner, at: i64) -> list[int]:
        level = g.box.level[at]
        return [cell for cell in REAL if cell // WIDTH == level]

    def why(self, g: MineState, p: Miner, at: i64, option: i64) -> Reason | None:
        return why_no_place(p, option)

    def thing(self, game: Game, at: i64, option: i64) -> str:
        return str(game.box.ids[at])

    def where(self, game: Game, at: i64, option: i64) -> str:
        return place_text(option)


def why_no_place(p: Miner, cell: i64) -> Reason:
    if p.grid[cell]:
        return Reason("place_taken", {"place": place_text(cell)}, "IM-16")
    if level_of(cell) == 1:
        here = int(cell)
        nearest = min(p.places(1), key=lambda place: abs(place - here))
        return Reason("same_mine_as", {"place": place_text(nearest)}, "IM-16")
    return Reason("no_card_above", {"place": place_text(cell)}, "IM-16")


class Activate(MineChoice):
    """A card's activation: a collapse goes instead of an effect; else one effect or none."""

    __slots__ = ()
    kind = "use"
    spans: tuple[Span, ...] = (Span("use", Numbers("effect, 0 for none", NONE, MOST_EFFECTS)),)

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        payable = 0
        bit = 1
        for effect in g.box.effects[p.cards[p.grid[at] - 1]]:
            if not effect.pay or price(effect, p) <= p.coins:
                payable |= bit
            bit += bit
        return EFFECT_LISTS[payable]

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        number = p.grid[at] - 1
        here = BIT[number]
        if p.active & here:  # a chain may pass through, without effect (IM-23)
            if g.events is not None:
                g.tell("pass", p.seat, self.named(g, p, at))
            return
        p.active |= here
        if p.collapsed & here:
            p.collapsed ^= here
            if g.events is not None:
                g.tell("dig_out", p.seat, self.named(g, p, at))
            return
        g.ask(self, p, at, g.box.free_effects[p.cards[number]] or self.options(g, p, at))

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        if option == NONE:
            if g.events is not None:
                free = int(len(self.options(g, p, at)) > 1)  # whether any could have been paid
                g.tell("use", p.seat, {**self.named(g, p, at), "effect": NONE, "saved": 0, "free": free})
            return
        effect = g.box.effects[p.cards[p.grid[at] - 1]][option - 1]
        if g.events is not None:
            saved = effect.pay - price(effect, p)
            g.tell("use", p.seat, {**self.named(g, p, at), "effect": option, "saved": saved, "free": 1})
        begin(g, p, effect, at)

    def candidates(self, g: MineState, p: Miner, at: i64) -> list[int]:
        effects = g.box.effects[p.cards[p.grid[at] - 1]]
        return [*range(1, len(effects) + 1), NONE]

    def why(self, g: MineState, p: Miner, at: i64, option: i64) -> Reason | None:
        return needs_coins(p, g.box.effects[p.cards[p.grid[at] - 1]][option - 1], "IM-22")

    def named(self, g: MineState, p: Miner, at: i64) -> dict[str, str | int | tuple[int, ...] | tuple[str, ...]]:
        return {"card": g.box.ids[p.cards[p.grid[at] - 1]], "place": place_text(at)}

    def parts(self, game: Game, at: i64, option: i64) -> Parts:
        return Parts("use", "" if option else "none", place_text(at), option or None)


class Climb(OnCell):
    """The chain reaction goes on with one card above, at level 1 to the surface."""

    __slots__ = ()
    kind = "climb"
    link = "to"
    idle = ""  # every deeper card has one above it: none is a bug
    refusal = "no_card_there place IM-20"

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        grid = p.grid
        return [cell for cell in ABOVE[at] if grid[cell]]

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        if at < SECOND_ROW:
            if g.surface_twice:
                p.push(SURFACE, NOWHERE)
            SURFACE.run(g, p, NOWHERE)
        else:
            g.ask(self, p, at, self.options(g, p, at))

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        if g.events is not None and len(self.options(g, p, at)) > 1:  # the only way needs no words
            g.tell("climb", p.seat, ACTIVATE.named(g, p, option))
        p.push(self, option)
        ACTIVATE.run(g, p, option)

    def candidates(self, g: MineState, p: Miner, at: i64) -> list[int]:
        return list(ABOVE[at])


class Surface(MineChoice):
    """Exactly one of the surface board's effects (IM-21)."""

    __slots__ = ()
    kind = "surface"
    spans: tuple[Span, ...] = (Span("surface", Numbers("effect", 1, of="surface")),)
    spot = "surface"

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        coins = p.coins
        lists = g.box.surface_options
        return lists[coins] if coins < len(lists) else lists[-1]

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        effect = g.box.surface[option - 1]
        if g.events is not None:
            again = g.surface_twice and not (p.stack and p.stack[0] is self)
            event = g.event_id if again else ""
            g.tell("surface", p.seat, {"effect": option, "asks": int(effect.asks), "event": event})
        begin(g, p, effect, NOWHERE)

    def candidates(self, g: MineState, p: Miner, at: i64) -> list[int]:
        return list(range(1, len(g.box.surface) + 1))

    def why(self, g: MineState, p: Miner, at: i64, option: i64) -> Reason | None:
        return needs_coins(p, g.box.surface[option - 1], "IM-21")


class Special(OnCell):
    """Activates a chosen card that was not activated this round; no chain (IM-24)."""

    __slots__ = ("level", "neighbour")
    kind = "activate"

    def __init__(self, name: str, level: i64, neighbour: bool) -> None:
        super().__init__(name)
        self.level = level  # 0: any
        self.neighbour = neighbour

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        active, level = p.active, self.level
        near = AROUND[at] if self.neighbour else ()
        found: list[int] = []
        for i, cell in enumerate(p.cells):
            if active & BIT[i] or (level and cell // WIDTH != level) or (self.neighbour and cell not in near):
                continue
            found.append(cell)
        return found

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        if g.events is not None:
            g.tell("activate", p.seat, ACTIVATE.named(g, p, option))
        p.push(ACTIVATE, option)

    def why(self, g: MineState, p: Miner, at: i64, option: i64) -> Reason | None:
        if self.level and level_of(option) != self.level:
            return Reason("wrong_level", {"level": self.level}, "IM-24")
        if self.neighbour and option not in AROUND[at]:
            return Reason("not_a_neighbour", {"place": place_text(at)}, "IM-24")
        return Reason("already_activated", {}, "IM-23")


class ResolveEvent(MineChoice):
    """An event with two effects: each player picks one, mandatory (IM-12); `at` is the event."""

    __slots__ = ()
    kind = "event"
    spans: tuple[Span, ...] = (Span("event", Numbers("effect", 1, MOST_EFFECTS)),)
    spot = "event"

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        return [i for i, effect in enumerate(g.box.events[at], 1) if effect.pay <= p.coins]

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        if g.events is not None:
            g.tell("resolve", p.seat, {"event": g.box.event_ids[at], "effect": option})
        begin(g, p, g.box.events[at][option - 1], NOWHERE)

    def candidates(self, g: MineState, p: Miner, at: i64) -> list[int]:
        return list(range(1, len(g.box.events[at]) + 1))

    def why(self, g: MineState, p: Miner, at: i64, option: i64) -> Reason | None:
        return needs_coins(p, g.box.events[at][option - 1], "IM-22")


KEEP: Final = Keep("keep")
PICK: Final = Pick("pick")
PLACE: Final = Place("place")
ACTIVATE: Final = Activate("activate")
CLIMB: Final = Climb("climb")
SURFACE: Final = Surface("surface")
RESOLVE_EVENT: Final = ResolveEvent("resolve-event")
SPECIAL: Final[dict[str, Step]] = {
    "level1": Special("activate-level1", 1, neighbour=False),
    "level2": Special("activate-level2", 2, neighbour=False),
    "level3": Special("activate-level3", 3, neighbour=False),
    "neighbour": Special("activate-neighbour", 0, neighbour=True),
    "any": Special("activate-any", 0, neighbour=False),
}
