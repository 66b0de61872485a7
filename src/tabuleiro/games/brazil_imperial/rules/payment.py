"""Payments icon by icon (BI-11): goods from the supply and from tiles held, gold cards, a monarch's combat cards.

Only ways are offered from which the rest stays payable, so a payment is never stuck; what is forced is paid at once."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.game import Game
from tabuleiro.core.reason import Reason
from tabuleiro.core.spans import Axis, Numbers, Span
from tabuleiro.games.brazil_imperial.content.pack import GOODS
from tabuleiro.games.brazil_imperial.rules import axes, icons
from tabuleiro.games.brazil_imperial.rules.box import Box
from tabuleiro.games.brazil_imperial.rules.codes import ALL_OF, DISCOUNTED, GOLD, GOOD_KINDS, ONE, SCIENCE, UNITS_OF
from tabuleiro.games.brazil_imperial.rules.effects import OneOfHand, ask_hidden, different, discard_combat, discard_gold
from tabuleiro.games.brazil_imperial.rules.icons import coverable, first_icon, payable, tradable
from tabuleiro.games.brazil_imperial.rules.map import HEX_MASK, hex_text
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmChoice

# Options of a payment.
SUPPLY: Final = 127  # the place that is no hex; an option below CARD is good * 128 + place
CARD: Final = 1024  # + gold card
EXCHANGE: Final = 1100  # + rate of the monarch's exchange
CREDIT: Final = 1200  # + icon kind: what an exchange gave for this payment
MOST_RATES: Final = 4
LEAVE_OUT: Final = 1210  # the discount
# Kinds of payments, `at` of the steps.
PLAIN: Final = 0
STRICT: Final = 1  # a trade: nothing stands in for anything else, no cards, no powers (BI-21)
WHY: Final = ("cost", "trade")


def exchange_of(g: BrazilState, p: Realm) -> icons.Exchange | None:
    """The monarch's exchange, if it may still be made in this payment."""
    exchange = g.box.exchange[p.monarch]
    if exchange is None or not p.combat_hand or (exchange.most and p.exchanges >= exchange.most):
        return None
    return exchange


def affordable(g: BrazilState, p: Realm, due: i64, off: i64, cards: i64) -> bool:
    """Whether a cost could be paid with so many of the gold cards in hand."""
    return payable(p.wealth, cards, 0, due) or stretched(g, p, due, off, cards)


def stretched(g: BrazilState, p: Realm, due: i64, off: i64, cards: i64) -> bool:
    """Whether a discount or a monarch's exchange makes it possible."""
    exchange = g.box.exchange[p.monarch]
    if exchange is None and not off:
        return False
    return icons.coverable_with_help(p.wealth, cards, 0, due, off, exchange, len(p.combat_hand))


def cannot_pay(due: i64, rule: str) -> Reason:
    return Reason("cannot_pay", {"cost": " ".join(icons.icons_in(due))}, rule)


def charge(g: BrazilState, p: Realm, due: i64, off: i64) -> None:
    """Starts a payment; what is bought waits on the stack. The first icon is asked for at once."""
    if due:
        p.due = due
        p.off = off
        PAY.run(g, p, PLAIN)


def tell_cheaper(g: BrazilState, p: Realm) -> None:
    """The upgraded arch has made the price lower before anything was paid."""
    if g.events is not None:
        g.tell("paid", p.seat, {"what": "", "from": "upgrade", "icon": "any", "why": WHY[PLAIN]})


def rest_payable(g: BrazilState, p: Realm, goods: i64, cards: i64, wild: i64, due: i64, off: i64) -> bool:
    return not due or coverable(goods, cards, wild, due, off, exchange_of(g, p), len(p.combat_hand))


def sources(g: BrazilState, p: Realm) -> list[int]:
    """The hexes whose goods the seat may spend: tiles it holds, its own and seized ones."""
    goods, army = g.goods, g.army
    mine: i64 = p.seat + 1
    found: list[int] = []
    left: i64 = p.wealth - p.supply  # on tiles that are still to be found
    for hex_ in p.tiles:
        if goods[hex_] and (not army[hex_] or army[hex_] == mine):
            found.append(hex_)
            left -= goods[hex_]
            if not left:
                return found
    builder, at = g.builder, p.at
    for unit in UNITS_OF[p.on_map]:
        here = at[unit]
        if goods[here] and builder[here] != p.seat and army[here] == mine and here not in found:
            found.append(here)
    return found


def credits(wild: i64, icon: i64) -> list[int]:
    """What of an exchange fits an icon: 4 gold, 5 science, 6 a resource of no kind."""
    found: list[int] = []
    if wild & ALL_OF[SCIENCE]:
        found.append(SCIENCE)
    if wild & ALL_OF[GOLD] and icon != SCIENCE:
        found.append(GOLD)
    if wild >> icons.WILD_BITS and icon != SCIENCE and icon != GOLD:
        found.append(WILD_KIND)
    return found


class Pay(RealmChoice):
    """The next icon that is due: what fills it, from where."""

    __slots__ = ()
    kind = "pay"
    spans: tuple[Span, ...] = (
        Span("pay", Axis("good", GOODS, each=128), Axis("place", ("supply",), (SUPPLY,))),
        Span("pay", Axis("good", GOODS, each=128), axes.HEX),
        Span("pay card", axes.GOLD_CARD, first=CARD),
        Span("pay combat", Numbers("rate", 0, MOST_RATES - 1), first=EXCHANGE),
        Span("pay", Axis("what an exchange gave", (*GOODS, "resource")), first=CREDIT),
        Span("pay", Axis("", ("discount",)), first=LEAVE_OUT),
    )

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        if not p.due:
            return
        options = self.options(g, p, at)
        if CARD <= options[0] < EXCHANGE:
            ask_hidden(g, self, p, at, options)  # how many gold cards somebody has is known, which ones is not
        else:
            g.ask(self, p, at, options)

    def goods_for(self, g: BrazilState, p: Realm, at: i64, icon: i64) -> i64:
        """The goods that may fill an icon, if they are at hand, as bits: those after which the rest stays payable."""
        rest: i64 = p.due - icons.ICON[icon]
        if not rest and at == PLAIN:
            return EVERY_GOOD_FOR[icon]
        wealth = p.wealth
        found: i64 = 0
        good: i64
        if at == STRICT:
            for good in icons.FILLS[icon]:
                if wealth & ALL_OF[good] and (not rest or tradable(wealth - ONE[good], rest)):
                    found |= ONE_BIT[good]
            return found
        cards = len(p.gold_hand)
        hand = len(p.combat_hand)
        exchange = exchange_of(g, p)
        for good in WITH_SCIENCE[icon]:
            if wealth & ALL_OF[good] and coverable(wealth - ONE[good], cards, p.wild, rest, p.off, exchange, hand):
                found |= ONE_BIT[good]
        return found

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        icon = first_icon(p.due)
        goods = self.goods_for(g, p, at, icon)
        found: list[int] = []
        if goods:
            supply = p.supply
            fitting = GOODS_OF[goods]
            if supply:
                for good in fitting:
                    if supply & ALL_OF[good]:
                        found.append(good * 128 + SUPPLY)
            if p.wealth != supply:
                for hex_ in sources(g, p):
                    here: i64 = g.goods[hex_]
                    for good in fitting:
                        if here & ALL_OF[good]:
                            found.append(good * 128 + hex_)
        if at == PLAIN and (p.gold_hand or p.wild or p.off or g.box.exchange[p.monarch] is not None):
            self.with_cards(g, p, icon, found)
        return found

    def with_cards(self, g: BrazilState, p: Realm, icon: i64, found: list[int]) -> None:
        rest: i64 = p.due - icons.ICON[icon]
        cards: i64 = len(p.gold_hand)
        if cards and icon != SCIENCE and rest_payable(g, p, p.wealth, cards - 1, p.wild, rest, p.off):
            found += [CARD + card for card in different(p.gold_hand)]
        exchange = exchange_of(g, p)
        if exchange is not None and not credits(p.wild, icon):  # what an exchange gave is used before the next
            hand = len(p.combat_hand)
            again = exchange.most != 1
            for i, need in enumerate(exchange.cards):
                if need > hand or not credits(exchange.gives[i], icon):
                    continue
                wild: i64 = p.wild + exchange.gives[i]
                if coverable(p.wealth, cards, wild, p.due, p.off, exchange if again else None, hand - need):
                    found.append(EXCHANGE + i)
        if p.wild:
            for kind in credits(p.wild, icon):
                taken = icons.WILD if kind == WILD_KIND else ONE[kind]
                if rest_payable(g, p, p.wealth, cards, p.wild - taken, rest, p.off):
                    found.append(CREDIT + kind)
        if p.off >> icon & 1 and rest_payable(g, p, p.wealth, cards, p.wild, rest, 0):
            found.append(LEAVE_OUT)

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        icon = first_icon(p.due)
        box = g.box
        if EXCHANGE <= option < CREDIT:
            exchange = box.exchange[p.monarch]
            assert exchange is not None
            p.exchanges += 1
            p.wild += exchange.gives[option - EXCHANGE]
            p.push(self, at)
            GIVE_CARD.run(g, p, exchange.cards[option - EXCHANGE])
            return
        by_upgrade = option == LEAVE_OUT and not p.off & icons.BY_PAINTING
        p.due -= icons.ICON[icon]
        if option < CARD:
            p.paid += ONE_PAID[option >> 7]
            spend(g, p, ONE[option >> 7], option & HEX_MASK)
        elif option < EXCHANGE:
            p.paid += ONE_PAID[BY_CARD]
            discard_gold(g, p, option - CARD)
        elif option < LEAVE_OUT:
            p.paid += ONE_PAID[BY_MONARCH]
            p.wild -= icons.WILD if option - CREDIT == WILD_KIND else ONE[option - CREDIT]
        else:
            p.paid += ONE_PAID[BY_DISCOUNT]
            if p.off & icons.BY_PAINTING:
                p.spent |= DISCOUNTED
            p.off = 0
        if g.events is not None:
            what, source = given(box, option)
            source = "upgrade" if by_upgrade else source
            g.tell("paid", p.seat, {"what": what, "from": source, "icon": icons.ICON_NAMES[icon], "why": WHY[at]})
        if p.due:
            self.run(g, p, at)
            return
        p.paid = 0
        p.off = 0
        p.wild = 0
        p.exchanges = 0

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        """All goods at hand, and all that could stand in for them."""
        found = [good * 128 + SUPPLY for good in range(GOOD_KINDS) if p.supply & ALL_OF[good]]
        for hex_ in sources(g, p):
            found += [good * 128 + hex_ for good in range(GOOD_KINDS) if g.goods[hex_] & ALL_OF[good]]
        found += [CARD + card for card in different(p.gold_hand)]
        exchange = g.box.exchange[p.monarch]
        if exchange is not None and at == PLAIN:
            found += [EXCHANGE + i for i in range(len(exchange.cards))]
        if p.wild:
            found += [CREDIT + kind for kind in (GOLD, SCIENCE) if p.wild & ALL_OF[kind]]
            if p.wild >> icons.WILD_BITS:
                found.append(CREDIT + WILD_KIND)
        if p.off:
            found.append(LEAVE_OUT)
        return found

    def parts(self, game: Game, at: i64, option: i64) -> Parts:
        if option == LEAVE_OUT:
            return Parts("pay", "discount")
        if EXCHANGE <= option < CREDIT:
            return Parts("pay combat", amount=option - EXCHANGE + 1)
        what, source = given(game.box, option)
        if source == "hand":
            return Parts("pay card", what)
        return Parts("pay", what or CREDIT_NAMES[option - CREDIT], place=source, link="from")

    def place(self, game: Game, at: i64, option: i64) -> str:
        what, source = given(game.box, option)
        if not what:
            return ""
        return f"gold {what}" if source == "hand" else f"supply {what}" if source == "supply" else f"hex {source}"


def paid_so_far(paid: int) -> dict[str, int]:
    """What was given in an open payment, by its name."""
    some = {name: paid >> kind * PAID_BITS & MOST_PAID for kind, name in enumerate(PAID_BY)}
    return {name: n for name, n in some.items() if n}


def spend(g: BrazilState, p: Realm, good: i64, place: i64) -> None:
    if place == SUPPLY:
        p.supply -= good
    else:
        g.goods[place] -= good
    p.wealth -= good


def given(box: Box, option: i64) -> tuple[str, str]:
    """A good or a gold card by its id, and where it is from; a power gives no such thing."""
    if option >= EXCHANGE:
        return "", "discount" if option == LEAVE_OUT else "monarch"
    if option >= CARD:
        return box.gold_ids[option - CARD], "hand"
    place = option & HEX_MASK
    return GOODS[option >> 7], "supply" if place == SUPPLY else hex_text(place)


class GiveCard(OneOfHand):
    """So many (`at`) combat cards of choice are given away: in a trade or a monarch's exchange."""

    __slots__ = ()
    kind = "give"

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        discard_combat(g, p, option)
        if g.events is not None:
            g.tell("card_given", p.seat, {"card": g.box.combat_ids[option]})
        if at > 1:
            p.push(self, at - 1)


WILD_KIND: Final = 6
# What a payment was made with, a digit each.
PAID_BY: Final = (*GOODS, "card", "monarch", "discount")
BY_CARD: Final = 6
BY_MONARCH: Final = 7
BY_DISCOUNT: Final = 8
PAID_BITS: Final = 5
MOST_PAID: Final = 31
ONE_PAID: Final[list[int]] = [1 << PAID_BITS * kind for kind in range(len(PAID_BY))]
CREDIT_NAMES: Final = (*GOODS, "resource")
ONE_BIT: Final[list[int]] = [1 << good for good in range(GOOD_KINDS)]
GOODS_OF: Final[list[list[int]]] = [[good for good in range(GOOD_KINDS) if mask >> good & 1] for mask in range(64)]
# For each icon the goods that fill it, then those that may stand in: gold for a resource, science for all (BI-11).
WITH_SCIENCE: Final[list[list[int]]] = [
    fills if icon == SCIENCE else [*fills, SCIENCE] if icon == GOLD else [*fills, GOLD, SCIENCE]
    for icon, fills in enumerate(icons.FILLS)
]
EVERY_GOOD_FOR: Final[list[int]] = [sum(1 << good for good in goods) for goods in WITH_SCIENCE]
PAY: Final = Pay("pay")
GIVE_CARD: Final = GiveCard("give-card")
