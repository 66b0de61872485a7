"""Buying from a player: an offer, an answer, perhaps a counter-price (AB-24)."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.event import type_of_value
from tabuleiro.core.player import BIT
from tabuleiro.core.spans import Numbers, Span
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules.codes import NO_DEAL, NO_WARE, ONE
from tabuleiro.games.above_and_below.rules.scoring import NOTHING, standing, worth
from tabuleiro.games.above_and_below.rules.state import Village, VillageChoice, VillagePhase, VillageState

MOST_PRICE: Final = 127  # of which learners can think; what is dearer has no place in the table of actions
ACCEPT: Final = 0
REFUSE: Final = 1  # other options of Answer are the price that is asked


class Offering(VillageChoice):
    """What is offered to the seller `at` for what is put up."""

    __slots__ = ()
    kind = "offer"
    spans: tuple[Span, ...] = (Span("offer", Numbers("price", 0, MOST_PRICE)),)

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return list(range(g.box.lowest_price, p.coins + 1))

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        """The seller is asked by the table, and then the buyer's turn goes on."""
        p.negotiated |= BIT[at]
        ware = g.players[at].sale
        g.deal = (p.seat, at, ware, option, 0)
        if g.events is not None:
            g.tell("offered", p.seat, {"seller": at, "what": WARES[ware], "price": option})
        g.flow = (*g.flow, (BACK_TO_TURN, 0), (ANSWERING, 0))


class Answering(VillagePhase):
    __slots__ = ()

    def run(self, g: VillageState, at: i64) -> None:
        seller = g.touch(g.deal[1])
        ANSWER.run(g, seller, 0)
        g.run_seat(seller)


class Countering(VillagePhase):
    __slots__ = ()

    def run(self, g: VillageState, at: i64) -> None:
        buyer = g.touch(g.deal[0])
        COUNTER.run(g, buyer, 0)
        g.run_seat(buyer)


class Answer(VillageChoice):
    """The seller, who may have passed: accept, refuse for any reason, or ask one other price (AB-24)."""

    __slots__ = ()
    kind = "answer"
    verb = "ask"
    spans: tuple[Span, ...] = (Span("ask", Numbers("price", REFUSE + 1, MOST_PRICE)),)
    words = {ACCEPT: Parts("accept"), REFUSE: Parts("refuse")}

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        buyer, _, _, offer, _ = g.deal
        return [ACCEPT, REFUSE, *range(offer + 1, g.players[buyer].coins + 1)]

    def default(self, g: VillageState, p: Village, at: i64) -> i64:
        """A seller who is away refuses, so that the buyer's turn goes on."""
        return REFUSE

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        buyer, seller, ware, offer, _ = g.deal
        if option == ACCEPT:
            answered(g, seller, "accept", offer)
            sell(g, offer)
        elif option == REFUSE:
            answered(g, seller, "refuse", offer)
            g.deal = NO_DEAL
        else:
            answered(g, seller, "ask", option)
            g.deal = (buyer, seller, ware, offer, option)
            g.flow = (*g.flow, (COUNTERING, 0))


class Counter(VillageChoice):
    """The buyer, about the price that was asked."""

    __slots__ = ()
    kind = "counter"
    verbs = "accept drop"
    words = {ACCEPT: Parts("accept"), REFUSE: Parts("drop")}

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return BOTH_WAYS

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        if option == ACCEPT:
            answered(g, p.seat, "accept", g.deal[4])
            sell(g, g.deal[4])
        else:
            answered(g, p.seat, "drop", g.deal[4])
            g.deal = NO_DEAL


def answered(g: VillageState, seat: i64, answer: str, price: i64) -> None:
    """What another player says is news: the other side's last word cannot be taken back."""
    if g.events is not None:
        g.tell("answered", seat, {"answer": answer, "price": price}, information=True)


def sell(g: VillageState, price: i64) -> None:
    """Coins only, and no drinks (AB-19, AB-24)."""
    buyer, seller, ware, _, _ = g.deal
    p = g.touch(buyer)
    q = g.touch(seller)
    bought, gone = (standing(g, p), standing(g, q)) if g.events is not None else (NOTHING, NOTHING)
    p.coins -= price
    q.coins += price
    q.sale = NO_WARE
    p.supply += ONE[ware]
    g.deal = NO_DEAL
    if g.events is not None:
        sale: dict[str, type_of_value] = {"buyer": buyer, "what": WARES[ware], "price": price}
        theirs = worth(g, p, bought)
        g.tell("sold", seller, {**sale, **worth(g, q, gone), "buyer_vp": theirs["vp"], "buyer_by": theirs["by"]})


class BackToTurn(VillagePhase):
    """The trade is over: the buyer's turn goes on."""

    __slots__ = ()

    def run(self, g: VillageState, at: i64) -> None:
        p = g.touch(g.turn)
        p.push(g.box.steps["turn"], 0)
        g.run_seat(p)


BOTH_WAYS: Final[list[int]] = [ACCEPT, REFUSE]
OFFERING: Final = Offering("offer")
ANSWER: Final = Answer("answer")
COUNTER: Final = Counter("counter")
ANSWERING: Final = Answering("answering")
COUNTERING: Final = Countering("countering")
BACK_TO_TURN: Final = BackToTurn("back-to-turn")
