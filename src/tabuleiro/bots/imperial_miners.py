"""The greedy bot's sense of Imperial Miners: what a mine, a hand and a marker are worth, and its habits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tabuleiro.bots.lookahead import TRY, Sense
from tabuleiro.core.state import bits
from tabuleiro.games.imperial_miners.cards import STOP
from tabuleiro.games.imperial_miners.rules import ROUNDS
from tabuleiro.games.imperial_miners.state import OFF_BOARD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.core.state import State
    from tabuleiro.games.imperial_miners.box import Box
    from tabuleiro.games.imperial_miners.state import Miner, MineState

# Points that one thing is worth, by hand; those with a slope are worth less and less until the last round.
COIN: Final = 0.5
USEFUL_COINS: Final = 14.0  # more than this adds nothing
CARD: Final = 0.35
FULL_HAND: Final = 6  # more cards than this add nothing
STEP: Final = 0.62  # one space of the way to a top
MACHINE: Final = 0.35
COLLAPSE: Final = 0.9
DISCOUNT: Final = 0.3
HALF_CART: Final = 0.08
ENGINE: Final = 0.38  # a card's value, for each round to come in which a chain may pass it
SPARE_HAND: Final = 5  # cards above this are sold when selling is offered
SEARCHED: Final = (2, 3, 1)  # decks for a faction draw, the best one first


class MinerSense(Sense):
    def forks(self, kind: str) -> bool:
        return kind == "place"

    def ends(self, kind: str) -> bool:
        return kind in ("pick", "keep")

    def turn(self, g: State) -> i64:
        return cast("MineState", g).round

    def habit(self, g: State, seat: i64) -> i64:
        state = cast("MineState", g)
        p = state.miner(seat)
        kind = p.asking.kind
        if kind == "draw":
            return next(level for level in self.wanted_levels(p) if level in p.options)
        if kind == "keep":
            return max(p.options, key=lambda card: self.keeping(state.box, p, card))
        if kind == "discard":
            return min(p.options, key=lambda card: self.wanted(state, p, card))
        if kind == "sell":
            return self.sold(state, p)
        if kind == "find":
            return max(p.options, key=lambda faction: (p.of_faction(faction), -faction))
        if kind == "search":
            return next(level for level in SEARCHED if level in p.options)
        return TRY

    # -- cards
    def wanted_levels(self, p: Miner) -> tuple[int, ...]:
        """The deepest level that can be played soon first."""
        _, one, two, _, _ = p.rows
        if bits(two) >= 2 or (two and p.coins >= 2):
            return (3, 2, 1)
        return (2, 3, 1) if one else (2, 1, 3)

    def keeping(self, box: Box, p: Miner, card: int) -> float:
        """For the opening hand: a level-1 card or two to start with, then what pays, not too dear."""
        level = box.level[card]
        value = box.value[card]
        kept = sum(box.level[other] == level for other in p.kept)
        first = {1: 3.0, 2: 1.0, 3: 0.0}.get(level, 0.0)
        return value + (first if not kept else -1.0 * kept) - 0.35 * max(0, box.cost[card] - 4)

    def wanted(self, g: MineState, p: Miner, card: int) -> float:
        """What a hand card is worth keeping for."""
        box = g.box
        left = ROUNDS - int(g.round)
        value = box.value[card]
        dear = max(0, box.cost[card] - int(p.coins) - 3)
        early = 0.6 * left - 3.0 if box.level[card] == 1 else 0.0  # level 1 is of little use late
        return value - 0.5 * dear + early + (2.0 if box.level[card] == 4 else 0.0)

    def sold(self, g: MineState, p: Miner) -> int:
        cards = [option for option in p.options if option != STOP]
        left = ROUNDS - g.round
        if not cards or len(p.hand) <= min(SPARE_HAND, left):
            return STOP
        return min(cards, key=lambda card: self.wanted(g, p, card))

    # -- positions
    def worth(self, g: State, seat: i64) -> float:
        state = cast("MineState", g)
        p = state.miner(seat)
        left = float(ROUNDS - state.round)
        fresh = left / ROUNDS  # 1 at the start, 0 in the last round
        coins = float(p.coins)
        worth = float(p.vp) + bits(p.complete) + bits(p.halves) * HALF_CART * fresh
        if not left:
            return worth + 0.01 * coins
        worth += min(coins, USEFUL_COINS) * COIN * min(1.0, 0.4 + fresh) + float(p.discount) * DISCOUNT
        worth += min(len(p.hand), FULL_HAND, left + 1) * CARD
        if p.board != OFF_BOARD:
            worth += float(p.space) * STEP * min(1.0, 0.3 + fresh)
        worth += float(p.total_machines()) * MACHINE * fresh
        worth -= bits(p.collapsed) * COLLAPSE * fresh
        return worth + ENGINE * left * self.engine(state, p)

    def engine(self, g: MineState, p: Miner) -> float:
        """The best card of each level: what a chain of a coming round can hope for."""
        best = [0.0, 0.0, 0.0, 0.0, 0.0]
        values = g.box.value
        level = g.box.level
        for card in p.cards:
            value = values[card]
            if value > best[level[card]]:
                best[level[card]] = value
        return best[1] + 0.8 * best[2] + 0.35 * best[3]
