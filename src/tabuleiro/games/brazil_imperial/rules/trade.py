"""The arches harbor and trade (BI-20, BI-21): a resource from the stock; goods and cards for gold, science, cards."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.player import BIT
from tabuleiro.core.reason import Reason
from tabuleiro.games.brazil_imperial.content.pack import GOODS
from tabuleiro.games.brazil_imperial.rules.box import Gain
from tabuleiro.games.brazil_imperial.rules.codes import BEFORE_TRADE, EVERY_RESOURCE, HARBOR, ONE
from tabuleiro.games.brazil_imperial.rules.effects import LIMITS, RESOURCES, ArchChoice, draw_gold, gain_goods, receive
from tabuleiro.games.brazil_imperial.rules.icons import ANY, COFFEE_OR_COTTON, ICON, tradable
from tabuleiro.games.brazil_imperial.rules.payment import GIVE_CARD, PAY, STRICT
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmStep

# Four trades; the first three take resources, the last two combat cards (BI-21).
TRADE_NAMES: Final[tuple[str, ...]] = ("resource", "pair", "four", "cards")
ENOUGH: Final = 4
GIVES: Final[list[int]] = [ICON[ANY], 2 * ICON[COFFEE_OR_COTTON], 4 * ICON[ANY], 0]
CARDS: Final = 3
CARDS_GIVEN: Final = 2
GETS: Final[list[Gain]] = [
    Gain(("gold",)),
    Gain(("gold", "gold", "gold-card")),
    Gain(("science", "gold", "gold-card")),
    Gain(("gold", "gold-card")),
]
OF_RESOURCES: Final[list[int]] = [0, 1, 2]
FIRST: Final = 0  # `at` of a trade: the first one has to be made


class Harbor(ArchChoice):
    """One resource of choice; with the upgrade (`at` 0 only) a gold card too (BI-20, BI-22)."""

    __slots__ = ()
    kind = "harbor"
    names = GOODS
    spot = "stock"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return RESOURCES

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        p.push(LIMITS, 0)
        gain_goods(g, p, ONE[option], "harbor")
        if not at and p.upgraded & BIT[HARBOR]:
            draw_gold(g, p, 1, "upgrade")


class Trading(ArchChoice):
    """One trade after the other, in any mix."""

    __slots__ = ()
    kind = "trade"
    names = TRADE_NAMES
    words = {ENOUGH: Parts("enough")}
    spot = "trade"
    idle = "what Quitandeiras gave was the only resource, and was dropped again at the limit"

    def begin(self, g: BrazilState, p: Realm, at: i64) -> None:
        p.push(self, FIRST)
        if p.powers & BEFORE_TRADE and not at:  # before the trades (BI-9): it goes with the token
            for painting in p.paintings:
                receive(g, p, g.box.before_trade[painting], "painting")

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        found: list[int] = []
        wealth = p.wealth
        if wealth & EVERY_RESOURCE:
            for trade in OF_RESOURCES:
                if tradable(wealth, GIVES[trade]):
                    found.append(trade)
        if len(p.combat_hand) >= CARDS_GIVEN:
            found.append(CARDS)
        if at != FIRST:
            found.append(ENOUGH)
        return found

    def possible(self, g: BrazilState, p: Realm, at: i64, cards: i64) -> bool:
        if p.powers & BEFORE_TRADE and not at:
            return True
        return p.wealth & EVERY_RESOURCE != 0 or len(p.combat_hand) >= CARDS_GIVEN

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        if option == ENOUGH:
            return
        p.push(self, FIRST + 1)
        p.push(TRADED, option)
        if option == CARDS:
            p.push(GIVE_CARD, CARDS_GIVEN)
        else:
            p.due = GIVES[option]
            PAY.run(g, p, STRICT)

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return [*range(len(GIVES)), ENOUGH]

    def why(self, g: BrazilState, p: Realm, at: i64, option: i64) -> Reason | None:
        if option == ENOUGH:
            return Reason("must_trade_once", {}, "BI-9")
        return Reason("cannot_trade", {"trade": TRADE_NAMES[option]}, "BI-21")


class Traded(RealmStep):
    """What a trade brings; the limits apply after each (BI-21)."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        if g.events is not None:
            g.tell("traded", p.seat, {"trade": TRADE_NAMES[at]})
        receive(g, p, GETS[at], "trade")


HARBORING: Final = Harbor("harbor")
TRADING: Final = Trading("trade")
TRADED: Final = Traded("traded")
