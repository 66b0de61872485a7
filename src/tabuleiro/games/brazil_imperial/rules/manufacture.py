"""The manufacture arch (BI-19): products, their points, the slots that they upgrade; the free one of palace II."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.game import Game
from tabuleiro.core.player import BIT, bits
from tabuleiro.core.reason import Reason
from tabuleiro.games.brazil_imperial.content.pack import ARCHES
from tabuleiro.games.brazil_imperial.rules.codes import ANY_SLOT, DIGITS, MANUFACTURE, with_byte
from tabuleiro.games.brazil_imperial.rules.codes import ARCHES as ARCH_COUNT
from tabuleiro.games.brazil_imperial.rules.effects import ArchChoice, receive
from tabuleiro.games.brazil_imperial.rules.icons import ICON, KINDS_OF, payable
from tabuleiro.games.brazil_imperial.rules.payment import cannot_pay, charge, stretched, tell_cheaper
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmChoice, RealmStep

SQUARE: Final = 0
ON_MONARCH: Final = 7  # a slot that is no arch's


def discount(g: BrazilState, p: Realm, product: i64, plain: i64) -> i64:
    """With the upgrade one resource icon less, never gold or science (BI-22); as kinds of icons."""
    return g.box.product_off[product] if not plain and p.upgraded & BIT[MANUFACTURE] else 0


def can_make(g: BrazilState, p: Realm, product: i64, plain: i64, cards: i64) -> bool:
    cost: i64 = g.box.product_cost[product]
    if payable(p.wealth, cards, 0, cost):
        return True
    helped = p.upgraded & BIT[MANUFACTURE] != 0 or g.box.exchange[p.monarch] is not None
    return helped and stretched(g, p, cost, discount(g, p, product, plain), cards)


class Making(ArchChoice):
    """Which product; `at` 1: without the upgrade."""

    __slots__ = ()
    kind = "manufacture"
    verb = "make"
    ids = "product_ids"
    spot = "product"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        cards = len(p.gold_hand)
        return [
            product
            for product in range(g.box.products)
            if not p.made & BIT[product] and can_make(g, p, product, at, cards)
        ]

    def possible(self, g: BrazilState, p: Realm, at: i64, cards: i64) -> bool:
        box, made = g.box, p.made
        have = p.wealth % DIGITS + cards
        helped = p.upgraded & BIT[MANUFACTURE] != 0 or box.exchange[p.monarch] is not None
        for product in box.easiest_products:
            if made & BIT[product]:
                continue
            if box.product_icons[product] > have and not helped:
                return False  # and the others have as many icons at least
            if can_make(g, p, product, at, cards):
                return True
        return False

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        cost: i64 = g.box.product_cost[option]
        p.push(MADE, option)
        off = discount(g, p, option, at)
        if off and not off & (off - 1):  # only one kind of icon could be left out: it is
            cost -= ICON[KINDS_OF[off][0]]
            off = 0
            tell_cheaper(g, p)
        charge(g, p, cost, off)

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return list(range(g.box.products))

    def why(self, g: BrazilState, p: Realm, at: i64, option: i64) -> Reason | None:
        if p.made & BIT[option]:
            return Reason("already_made", {"product": g.box.product_ids[option]}, "BI-19")
        return cannot_pay(g.box.product_cost[option], "BI-19")


class FreeProduct(Making):
    """A free square product; with both made nothing comes (BI-32)."""

    __slots__ = ()
    idle = "both are made"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        left = g.box.shape_mask[SQUARE] & ~p.made
        return [product for product in range(g.box.products) if left >> product & 1]

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        MADE.run(g, p, option)

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return [product for product in range(g.box.products) if g.box.shape_mask[SQUARE] >> product & 1]


class Made(RealmStep):
    """The product is paid: its points are uncovered, and it goes on a slot at once (BI-19)."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        p.made |= BIT[at]
        if g.events is not None:
            g.tell("made", p.seat, {"product": g.box.product_ids[at]})
        p.push(SLOT, at)


class Slot(RealmChoice):
    """Where product `at` goes: a free slot of its shape, any with Immigrants, or Victoria's board."""

    __slots__ = ()
    kind = "slot"
    names: tuple[str, ...] = (*ARCHES, "monarch")

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        box = g.box
        shape = box.product_shape[at]
        anywhere = p.powers & ANY_SLOT
        found: list[int] = []
        for arch in range(ARCH_COUNT):
            other = box.arch_shape[arch]
            if not p.slots[arch] and (other == shape or (anywhere and other >= 0)):
                found.append(arch)
        if bits(p.on_monarch) < box.monarch_slots[p.monarch]:
            found.append(ON_MONARCH)
        return found

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        if g.events is not None:
            slot = "monarch" if option == ON_MONARCH else ARCHES[option]
            g.tell("slotted", p.seat, {"product": g.box.product_ids[at], "slot": slot})
        if option == ON_MONARCH:
            p.on_monarch |= BIT[at]
            receive(g, p, g.box.monarch_slot_gain[p.monarch], "monarch")
        else:
            p.slots = with_byte(p.slots, option, at + 1)
            p.upgraded |= BIT[option]

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        found = list(range(ARCH_COUNT))
        return [*found, ON_MONARCH] if g.box.monarch_slots[p.monarch] else found

    def why(self, g: BrazilState, p: Realm, at: i64, option: i64) -> Reason | None:
        if option == ON_MONARCH:
            return Reason("monarch_board_full", {"most": g.box.monarch_slots[p.monarch]}, "BI-47")
        if g.box.arch_shape[option] < 0:
            return Reason("no_slot", {"arch": ARCHES[option]}, "BI-22")
        if p.slots[option]:
            return Reason("slot_taken", {"arch": ARCHES[option]}, "BI-19")
        return Reason("wrong_shape", {"arch": ARCHES[option]}, "BI-19")

    def place(self, game: Game, at: i64, option: i64) -> str:
        return "monarch" if option == ON_MONARCH else f"arch {ARCHES[option]}"


MAKING: Final = Making("make")
FREE_PRODUCT: Final = FreeProduct("free-product")
MADE: Final = Made("made")
SLOT: Final = Slot("slot")
