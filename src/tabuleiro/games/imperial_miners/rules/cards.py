"""Steps about cards in the hand: draw, faction draw, hand limit, selling, level 4 (IM-28 to IM-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.action import Parts
from tabuleiro.core.compiler import i64
from tabuleiro.core.game import Game
from tabuleiro.core.reason import Reason
from tabuleiro.core.spans import Numbers, Span
from tabuleiro.core.step import Step
from tabuleiro.games.imperial_miners.content.pack import FACTIONS
from tabuleiro.games.imperial_miners.rules.codes import BYTE
from tabuleiro.games.imperial_miners.rules.counts import Amount
from tabuleiro.games.imperial_miners.rules.effects import Measured
from tabuleiro.games.imperial_miners.rules.state import MineChoice, Miner, MineState, MineStep

if TYPE_CHECKING:
    from tabuleiro.games.imperial_miners.rules.box import Box

HAND_LIMIT: Final = 8
ALL_DECKS: Final[list[int]] = [1, 2, 3]  # level 4 is never drawn freely (IM-28)
ALL_FACTIONS: Final[list[int]] = list(range(len(FACTIONS)))
DECK: Final = Numbers("deck", 1, 3)
STOP: Final = 0  # the option to sell no more


def distinct(box: Box, cards: bytes) -> list[int]:
    """Each card once, in hand order: copies are the same choice."""
    several = box.several
    found: list[int] = []
    for card in cards:
        if not several[card] or card not in found:
            found.append(card)
    return found


class HandChoice(MineChoice):
    """One card of the hand."""

    __slots__ = ()
    ids = "ids"
    spot = "hand"


class Draw(MineChoice):
    """One card from a deck of the player's choice; seen before the next one is drawn."""

    __slots__ = ()
    kind = "draw"
    spans: tuple[Span, ...] = (Span("draw", DECK),)
    shared = True
    link = "from"
    spot = "deck"
    idle = "no deck and no pile has a card: nothing is drawn (IM-1)"

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        return [level for level in ALL_DECKS if g.has_cards(level)]

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        decks = g.decks
        g.ask(self, p, at, ALL_DECKS if decks[1] and decks[2] and decks[3] else self.options(g, p, at))

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        card = g.take(option)
        p.hand = p.hand + BYTE[card]
        if g.events is not None:
            g.tell("draw", p.seat, {"level": option}, {"card": g.box.ids[card]}, information=True)

    def candidates(self, g: MineState, p: Miner, at: i64) -> list[int]:
        return [1, 2, 3, 4]

    def why(self, g: MineState, p: Miner, at: i64, option: i64) -> Reason | None:
        if option not in ALL_DECKS:
            return Reason("level4_not_drawn", {}, "IM-28")
        return Reason("deck_empty", {"level": option}, "IM-1")

    def where(self, game: Game, at: i64, option: i64) -> str:
        return str(option)


class NameFaction(MineChoice):
    """A free faction draw names its faction first, and keeps to it."""

    __slots__ = ()
    kind = "find"
    names = FACTIONS

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        return ALL_FACTIONS

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        if g.events is not None:
            g.tell("find", p.seat, {"faction": FACTIONS[option]})
        p.push(SEARCH, option)


class Search(MineChoice):
    """Cards of a deck are turned up until one has the faction; `at` is the faction + 8 per deck tried (a bit each)."""

    __slots__ = ()
    kind = "search"
    spans: tuple[Span, ...] = (Span("search", DECK),)
    shared = True

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        tried = at >> 3
        return [level for level in ALL_DECKS if not tried >> level & 1 and g.has_cards(level)]

    def nothing(self, g: MineState, p: Miner, at: i64) -> None:
        """Every deck was tried or is empty: nothing is drawn and the effect goes on."""
        if g.events is not None:
            g.tell("not_found", p.seat, {"faction": FACTIONS[at & 7]})

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        g.restock(option)
        rest = g.decks[option]
        has = g.box.has_faction[at & 7]
        turned = b""
        found = 0
        while rest:
            i = g.chance(rest)
            card = rest[i]
            rest = rest[:i] + rest[i + 1 :]
            if has[card]:
                found = card
                break
            turned = turned + BYTE[card]
        if found:
            g.set_deck(option, g.decks[option].replace(BYTE[found], b"", 1))
            p.hand = p.hand + BYTE[found]
            p.known = p.known + BYTE[found]
        if g.events is not None:
            ids = g.box.ids
            g.tell(
                "search",
                p.seat,
                {
                    "level": option,
                    "faction": FACTIONS[at & 7],
                    "turned": tuple(ids[card] for card in turned),
                    "found": ids[found] if found else "",
                },
                information=True,
            )
        if not found:
            p.push(self, at | 8 << option)

    def candidates(self, g: MineState, p: Miner, at: i64) -> list[int]:
        return [1, 2, 3, 4]

    def why(self, g: MineState, p: Miner, at: i64, option: i64) -> Reason | None:
        if option not in ALL_DECKS:
            return Reason("level4_not_drawn", {}, "IM-30")
        if at >> 3 >> option & 1:
            return Reason("deck_tried", {"level": option}, "IM-30")
        return Reason("deck_empty", {"level": option}, "IM-1")

    def place(self, game: Game, at: i64, option: i64) -> str:
        return f"deck {option}"


class FindFaction(MineStep):
    """A faction draw whose faction the card names."""

    __slots__ = ("faction",)

    def __init__(self, name: str, faction: i64) -> None:
        super().__init__(name)
        self.faction = faction

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        SEARCH.run(g, p, self.faction)


class TakeLevel4(Measured):
    """Level-4 cards straight to the hand, where a progress space or an event says so."""

    __slots__ = ()

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        for _ in range(self.amount.value(p, at)):
            card = g.take(4)
            if not card:
                if g.events is not None:
                    g.tell("deck_empty", p.seat, {"level": 4})
                return
            p.hand = p.hand + BYTE[card]
            p.known = p.known + BYTE[card]
            if g.events is not None:
                g.tell("level4", p.seat, {"card": g.box.ids[card]}, information=True)


class Limit(HandChoice):
    """After a whole effect the hand goes down to eight, the player choosing what to discard."""

    __slots__ = ()
    kind = "discard"

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        return distinct(g.box, p.hand)

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        if len(p.hand) > HAND_LIMIT:
            g.ask(self, p, at, self.options(g, p, at), True)

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        g.discard(p, option)
        if g.events is not None:
            g.tell("discard", p.seat, {"card": g.box.ids[option]}, information=g.others())
        self.run(g, p, at)


class Sell(HandChoice):
    """Hand cards for coins, one by one, as many as wanted up to a number; `at` is coins each + 16 per card left."""

    __slots__ = ()
    kind = "sell"
    words = {0: Parts("sell", "no more")}

    def options(self, g: MineState, p: Miner, at: i64) -> list[int]:
        return [STOP, *distinct(g.box, p.hand)]

    def chosen(self, g: MineState, p: Miner, at: i64, option: i64) -> None:
        if option == STOP:
            if g.events is not None:
                g.tell("stop", p.seat, {"n": len(p.hand)})
            return
        g.discard(p, option)
        p.coins += at & 15
        if g.events is not None:
            g.tell("sell", p.seat, {"card": g.box.ids[option], "n": at & 15}, information=g.others())
        if at >> 4 > 1:
            p.push(self, at - 16)


class SellCards(Measured):
    __slots__ = ("price",)

    def __init__(self, name: str, amount: Amount, price: i64) -> None:
        super().__init__(name, amount)
        self.price = price

    def run(self, g: MineState, p: Miner, at: i64) -> None:
        n = self.amount.value(p, at)
        if n:
            SELL.run(g, p, n * 16 + self.price)


DRAW: Final = Draw("draw")
NAME_FACTION: Final = NameFaction("name-faction")
SEARCH: Final = Search("search")
LIMIT: Final = Limit("hand-limit")
SELL: Final = Sell("sell")
FIND_ONE: Final = {faction: FindFaction(f"find-{faction}", i) for i, faction in enumerate(FACTIONS)}
FIND: Final[dict[str, Step]] = {"any": NAME_FACTION, **FIND_ONE}
