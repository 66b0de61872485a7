"""Senses of Imperial Miners: habits for small choices, and what a position is worth, set by hand or learned."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.lookahead import TRY, Sense, halt
from tabuleiro.core.compiler import i64, mypyc_attr
from tabuleiro.core.player import bits
from tabuleiro.games.imperial_miners.bots.outlook import MineOutlook
from tabuleiro.games.imperial_miners.rules.box import Box
from tabuleiro.games.imperial_miners.rules.cards import STOP
from tabuleiro.games.imperial_miners.rules.codes import OFF_BOARD
from tabuleiro.games.imperial_miners.rules.game import ROUND, ROUNDS
from tabuleiro.games.imperial_miners.rules.state import Miner, MineState

SPARE_HAND: Final = 5  # cards above this are sold when selling is offered
SEARCHED: Final = (2, 3, 1)  # decks for a faction draw, the best one first
FULL_HAND: Final = 6  # more cards than this add nothing
READY_CARDS: Final = 4  # nor more than this that have a place waiting


@mypyc_attr(allow_interpreted_subclasses=True)
class MinerSense(Sense):
    """Points that one thing is worth, found by playing; most are worth less and less until the last round."""

    def __init__(self) -> None:
        self.coin: float = 0.5
        self.useful_coins: float = 14.0  # more than this adds nothing
        self.card: float = 0.35
        self.ready: float = 0.12  # a hand card that has a place waiting
        self.step: float = 0.62  # one space of the way to a top
        self.machine: float = 0.74
        self.collapse: float = 0.9
        self.discount: float = 0.3
        self.half_cart: float = 0.08
        self.engine1: float = 0.32  # the best card of level 1, for each round to come in which a chain may pass it
        self.engine2: float = 0.30
        self.engine3: float = 0.09

    def follows(self, kind: str) -> bool:
        return kind == "place"

    def search_follows(self, kind: str) -> bool:
        return False

    def search_follows_beyond(self, kind: str) -> bool:
        return kind == "pick"  # with which a turn begins: only at its end it shows what it was good for

    def others_choice(self, g: MineState, seat: i64) -> i64:
        """Nobody's mine touches another's (IM-14): in secret anything will do."""
        p = g.players[seat]
        return p.options[0] if p.asking.sealed else TRY

    def end_with_turn(self, g: MineState) -> None:
        halt(g)

    def begin_next_turn(self, g: MineState, seat: i64) -> bool:
        if g.round >= ROUNDS:
            return False
        g.over = False
        g.flow = ((ROUND, 0),)
        g.run_table()
        return True

    def knowledge(self, g: MineState, seat: i64) -> int:
        p = g.players[seat]
        mine = (p.cards, p.cells, p.machines, p.complete, p.collapsed, p.active)
        marker = (p.board, p.space, p.advanced, p.discount)
        return hash((g.round, p.asking.name, p.asking_at, p.hand, p.kept, p.coins, p.vp, mine, marker))

    def turn_number(self, g: MineState) -> i64:
        return g.round

    def turns_left(self, g: MineState) -> float:
        return float(ROUNDS - g.round)

    def rollout_turns(self) -> i64:
        return 3

    def minds_others(self) -> bool:
        return False

    def by_habit(self, g: MineState, seat: i64) -> i64:
        p = g.players[seat]
        kind = p.asking.kind
        if kind == "draw":
            return next(level for level in self.wanted_levels(p) if level in p.options)
        if kind == "keep":
            return max(p.options, key=lambda card: self.keeping(g.box, p, card))
        if kind == "discard":
            return min(p.options, key=lambda card: self.wanted(g, p, card))
        if kind == "sell":
            return self.sold(g, p)
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
    def worth(self, g: MineState, seat: i64) -> float:
        p = g.players[seat]
        left = float(ROUNDS - g.round)
        fresh = left / ROUNDS  # 1 at the start, 0 in the last round
        coins = float(p.coins)
        worth = float(p.vp) + bits(p.complete) + bits(p.halves) * self.half_cart * fresh
        if not left:
            return worth + 0.01 * coins
        worth += min(coins, self.useful_coins) * self.coin * min(1.0, 0.4 + fresh) + float(p.discount) * self.discount
        worth += min(len(p.hand), FULL_HAND, left + 1) * self.card
        worth += self.ready * self.ready_cards(g, p)
        if p.board != OFF_BOARD:
            worth += float(p.space) * self.step * min(1.0, 0.3 + fresh)
        worth += float(p.total_machines()) * self.machine * fresh
        worth -= bits(p.collapsed) * self.collapse * fresh
        return worth + left * self.engine(g, p)

    def ready_cards(self, g: MineState, p: Miner) -> float:
        """Hand cards whose level has a place in the mine."""
        level_bit = g.box.level_bit
        playable = p.playable_levels()
        n = 0
        for card in p.hand:
            if playable & level_bit[card]:
                n += 1
        return float(min(n, READY_CARDS))

    def engine(self, g: MineState, p: Miner) -> float:
        """The best card of each level: what a chain of a coming round can hope for."""
        values = g.box.value
        level = g.box.level
        best = [0.0] * 5  # by level
        for card in p.cards:
            if values[card] > best[level[card]]:
                best[level[card]] = values[card]
        return self.engine1 * best[1] + self.engine2 * best[2] + self.engine3 * best[3]


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedMinerSense(MinerSense):
    """The same habits but for the opening hand; the worth is an outlook, its weights learned for each round."""

    def __init__(self, box: Box, weights: list[list[float]]) -> None:
        super().__init__()
        self.outlook: MineOutlook = MineOutlook(box)
        self.weights: list[list[float]] = weights

    def by_habit(self, g: MineState, seat: i64) -> i64:
        return TRY if g.players[seat].asking.kind == "keep" else super().by_habit(g, seat)

    def worth(self, g: MineState, seat: i64) -> float:
        p = g.players[seat]
        worth = float(p.vp) + float(bits(p.complete))
        left = ROUNDS - g.round
        if left <= 0:
            return worth + 0.01 * float(p.coins)  # coins break ties (IM-42)
        return worth + self.outlook.value(g, p, self.weights[left])
