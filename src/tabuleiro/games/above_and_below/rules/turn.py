"""A seat's own turn: one menu of actions and free actions, and goods put on the track (AB-7, AB-8, AB-25 to AB-27)."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.event import type_of_value
from tabuleiro.core.game import Game
from tabuleiro.core.reason import Reason
from tabuleiro.core.spans import Axis, Numbers, Span, Things
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules import codes
from tabuleiro.games.above_and_below.rules.actions import BUILDER, HARVEST, LABOR, TRAINER
from tabuleiro.games.above_and_below.rules.codes import (
    GOODS,
    HOUSES,
    KEYS,
    MOST,
    NO_WARE,
    OFFER,
    ONE,
    OUTPOSTS,
    ROW,
    STARS,
    UNDER,
    WARE_BITS,
)
from tabuleiro.games.above_and_below.rules.effects import pay
from tabuleiro.games.above_and_below.rules.explore import SEND
from tabuleiro.games.above_and_below.rules.scoring import NOTHING, standing, worth
from tabuleiro.games.above_and_below.rules.state import Village, VillageChoice, VillageState, VillageStep
from tabuleiro.games.above_and_below.rules.trade import OFFERING

# Options of a turn, all below 256: Python keeps these ints ready.
EXPLORE: Final = 0
HARVESTING: Final = 1
LABORING: Final = 2
PASS: Final = 3
TAKE_BACK: Final = 4
EXCHANGE: Final = 5  # + HOUSES or OUTPOSTS
BUY: Final = 8  # + seat
SELL: Final = 16  # + ware
PLACING: Final = 32  # + good
TRAIN: Final = 64  # + villager
BUILD: Final = 128  # + building
PLAIN: Final = (
    *(Parts(verb) for verb in ("explore", "harvest", "labor", "pass", "take back")),
    *(Parts("exchange", row) for row in ("houses", "outposts")),
)
SPOTS: Final = {"build": "offer", "train": "row", "place": "supply", "sell": "supply", "buy": "sale"}
END_TURN: Final = 8  # of After; other options are goods
PASSED: Final = 2  # what `acted` is after a pass
ROW_PRICE: Final = 1  # to exchange a row (AB-26)
MOST_ON_OFFER: Final = 4
DRINKS_COUNT: Final = codes.MOST_POWER << codes.SPEND_DRINKS * codes.POWER_BITS
ROW_NAMES: Final = ("houses", "outposts")


def begin_turn(p: Village) -> None:
    p.acted = 0
    p.exchanged = 0
    p.negotiated = 0
    p.push(TURN, 0)


class Turn(VillageChoice):
    """The menu. It waits below whatever was chosen, and comes again until an action was taken or the seat passed."""

    __slots__ = ()
    kind = "turn"
    verbs = "explore build harvest train labor buy sell take exchange place pass"
    spans: tuple[Span, ...] = (
        Span("", Axis("", map(str, PLAIN))),
        Span("buy", Numbers("seat", 0, 3), first=BUY),
        Span("sell", Axis("ware", WARES), first=SELL),
        Span("place", Axis("good", WARES[:GOODS]), first=PLACING),
        Span("train", Things("villager", "villager_ids"), first=TRAIN),
        Span("build", Things("building", "ids"), first=BUILD),
    )

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        if p.acted:
            if p.acted != PASSED:
                AFTER.run(g, p, 0)
            return
        g.ask(self, p, at, self.options(g, p, at))

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        found: list[int] = []
        piles = g.piles
        ready = p.ready
        most = p.coins + p.drinks() if p.powers & DRINKS_COUNT else p.coins
        if ready:
            if ready & (ready - 1) and g.cave_top:
                found.append(EXPLORE)
            hammers = ready & p.hammers
            if hammers:
                cost = g.box.cost
                dearest = most + 1 if hammers & p.hammers_plus else most
                shown = piles[OFFER + HOUSES]
                if len(p.caves) > p.outposts:
                    shown = shown + piles[OFFER + OUTPOSTS]
                shown = shown + piles[KEYS]
                if dearest >= g.box.cheapest_star:
                    shown = shown + piles[STARS]
                found += [BUILD + building for building in shown if cost[building] <= dearest]
            if p.ripe:
                found.append(HARVESTING)
            quills = ready & p.quills
            if quills:
                costs = g.box.row_costs
                dearest = most + 1 if quills & p.quills_plus else most
                for space, villager in enumerate(piles[ROW]):
                    if villager and costs[space] <= dearest:
                        found.append(TRAIN + villager)
            found.append(LABORING)
        found.append(PASS)
        # free actions, any number of them (AB-8)
        if p.coins >= g.box.lowest_price:
            for q in g.players:
                if q.sale != NO_WARE and q is not p and not p.negotiated & q.bit:
                    found.append(BUY + q.seat)
        if p.sale != NO_WARE:
            found.append(TAKE_BACK)
        if most and not p.exchanged:
            if piles[HOUSES] or piles[UNDER + HOUSES]:
                found.append(EXCHANGE + HOUSES)
            if piles[OUTPOSTS] or piles[UNDER + OUTPOSTS]:
                found.append(EXCHANGE + OUTPOSTS)
        if p.supply:
            self.with_supply(p, found)
        return found

    def with_supply(self, p: Village, found: list[int]) -> None:
        """What can be done with each ware of the supply: put it up for sale, and goods on the track."""
        supply = p.supply
        sale = p.sale
        ware: i64 = 0
        while supply:
            if supply & MOST:
                if ware != sale:
                    found.append(SELL + ware)
                if ware < GOODS:
                    found.append(PLACING + ware)
            supply >>= WARE_BITS
            ware += 1

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        if option == PASS:
            p.passed = 1
            p.acted = PASSED
            if g.events is not None:
                g.tell("passed", p.seat, {})
            return
        if BUY <= option < SELL:  # the table asks the seller before the menu comes again
            OFFERING.run(g, p, option - BUY)
            return
        p.push(self, at)
        if option >= BUILD:
            BUILDER.run(g, p, option - BUILD)
        elif option >= TRAIN:
            TRAINER.run(g, p, option - TRAIN)
        elif option >= PLACING:
            place(g, p, option - PLACING)
        elif option >= SELL:
            put_up(g, p, option - SELL)
        elif option == EXPLORE:
            SEND.run(g, p, 0)
        elif option == LABORING:
            LABOR.run(g, p, 0)
        elif option == HARVESTING:
            HARVEST.run(g, p, 0)
        elif option == TAKE_BACK:
            take_back(g, p)
        else:
            p.exchanged = 1
            p.push(NEW_ROW, option - EXCHANGE)
            if g.events is not None:
                g.tell("exchanging", p.seat, {"row": ROW_NAMES[option - EXCHANGE]})
            pay(g, p, ROW_PRICE)

    def candidates(self, g: VillageState, p: Village, at: i64) -> list[int]:
        piles = g.piles
        buildings = piles[OFFER + HOUSES] + piles[OFFER + OUTPOSTS] + piles[KEYS] + piles[STARS]
        return [
            EXPLORE,
            *(BUILD + building for building in buildings),
            HARVESTING,
            *(TRAIN + villager for villager in piles[ROW] if villager),
            LABORING,
            PASS,
            *(BUY + seat for seat in range(len(g.players)) if seat != p.seat),
            TAKE_BACK,
            EXCHANGE + HOUSES,
            EXCHANGE + OUTPOSTS,
            *(SELL + ware for ware in range(len(WARES))),
            *(PLACING + ware for ware in range(GOODS)),
        ]

    def parts(self, game: Game, at: i64, option: i64) -> Parts:
        if option >= BUILD:
            return Parts("build", game.box.ids[option - BUILD])
        if option >= TRAIN:
            return Parts("train", game.box.villager_ids[option - TRAIN])
        if option >= PLACING:
            return Parts("place", WARES[option - PLACING])
        if option >= SELL:
            return Parts("sell", WARES[option - SELL])
        return Parts("buy", place=str(option - BUY), link="from") if option >= BUY else PLAIN[option]

    def place(self, game: Game, at: i64, option: i64) -> str:
        found = self.parts(game, at, option)
        spot = SPOTS.get(found.verb)
        return f"{spot} {found.thing or found.place}" if spot else ""


# ---------------------------------------------------------------- free actions
def place(g: VillageState, p: Village, ware: i64) -> None:
    income = g.box.income
    before = income[len(p.kinds)]
    p.put_on_track(ware)
    if g.events is not None:
        where: dict[str, type_of_value] = {"space": p.kinds.index(ware) + 1, "n": codes.count(p.track, ware)}
        now = income[len(p.kinds)]
        g.tell("placed", p.seat, {"what": WARES[ware], **where, "income": now, "more": now - before})


def put_up(g: VillageState, p: Village, ware: i64) -> None:
    """Into the sale circle, in exchange for what is there (AB-25)."""
    before = standing(g, p) if g.events is not None else NOTHING
    back = WARES[p.sale] if p.sale != NO_WARE else ""
    p.supply -= ONE[ware]
    if p.sale != NO_WARE:
        p.supply += ONE[p.sale]
    p.sale = ware
    if g.events is not None:
        g.tell("put_up", p.seat, {"what": WARES[ware], "back": back, **worth(g, p, before)})


def take_back(g: VillageState, p: Village) -> None:
    before = standing(g, p) if g.events is not None else NOTHING
    ware = p.sale
    p.supply += ONE[ware]
    p.sale = NO_WARE
    if g.events is not None:
        g.tell("taken_back", p.seat, {"what": WARES[ware], **worth(g, p, before)})


class NewRow(VillageStep):
    """A row of buildings is exchanged (AB-26): left to right under the deck, then up to four from the top; a short deck
    brings back the same cards (order and the empty deck by house ruling)."""

    __slots__ = ()

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        old = g.piles[OFFER + at]
        g.piles[UNDER + at] = g.piles[UNDER + at] + old
        row = b""
        for _ in range(MOST_ON_OFFER):
            card = g.draw(at)
            if card:
                row = row + codes.BYTE[card]
        g.piles[OFFER + at] = row
        if g.events is not None:
            new = tuple(g.box.ids[card] for card in row)
            gone = tuple(g.box.ids[card] for card in old)
            g.tell("exchanged", p.seat, {"row": ROW_NAMES[at], "buildings": new, "gone": gone}, information=True)


class After(VillageChoice):
    """After the action: goods may still go on the track (AB-27)."""

    __slots__ = ()
    kind = "after"
    verb = "place"
    names = WARES
    spans: tuple[Span, ...] = (Span("place", Axis("good", WARES[:GOODS])),)
    words = {END_TURN: Parts("end turn")}
    spot = "supply"

    def options(self, g: VillageState, p: Village, at: i64) -> list[int]:
        supply = p.supply
        return [*(ware for ware in range(GOODS) if supply & codes.ALL_OF[ware]), END_TURN]

    def run(self, g: VillageState, p: Village, at: i64) -> None:
        if p.supply & codes.ANY_GOOD:
            g.ask(self, p, at, self.options(g, p, at))

    def chosen(self, g: VillageState, p: Village, at: i64, option: i64) -> None:
        if option != END_TURN:
            p.push(self, at)
            place(g, p, option)

    def candidates(self, g: VillageState, p: Village, at: i64) -> list[int]:
        return [*range(GOODS), END_TURN]

    def why(self, g: VillageState, p: Village, at: i64, option: i64) -> Reason | None:
        return Reason("none_in_supply", {"ware": WARES[option]}, "AB-27")


class Store(After):
    """Just before income, for everybody (AB-27)."""

    __slots__ = ()
    kind = "store"
    words = {END_TURN: Parts("enough")}


TURN: Final = Turn("turn")
NEW_ROW: Final = NewRow("new-row")
AFTER: Final = After("after")
STORE: Final = Store("store")
