"""Senses of Above and Below: what is tried, what is done by habit, and what a village is worth, by hand or learned."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.lookahead import TRY, Sense, ask_nobody, halt
from tabuleiro.core.compiler import i64, mypyc_attr
from tabuleiro.core.player import bits
from tabuleiro.games.above_and_below.bots.habits import ENOUGH_LIGHT, VillageHabits
from tabuleiro.games.above_and_below.bots.odds import Odds
from tabuleiro.games.above_and_below.rules import codes
from tabuleiro.games.above_and_below.rules.box import Box
from tabuleiro.games.above_and_below.rules.codes import CAVES, HOUSES, KEYS, OFFER, OUTPOSTS, ROW, STARS
from tabuleiro.games.above_and_below.rules.effects import ENOUGH
from tabuleiro.games.above_and_below.rules.explore import FEWEST, GO
from tabuleiro.games.above_and_below.rules.game import ENDING, TURNING
from tabuleiro.games.above_and_below.rules.lanterns import PAY_BONUS, declared_deed
from tabuleiro.games.above_and_below.rules.results import ROLL, STOP
from tabuleiro.games.above_and_below.rules.state import Village, VillageState
from tabuleiro.games.above_and_below.rules.turn import BUY, END_TURN, EXCHANGE, EXPLORE, SELL, TAKE_BACK, TRAIN

TRIED: Final = ("turn", "send", "use", "option", "reroll", "injure", "reward", "gift", "favour")
FOLLOWED: Final = ("turn", "reward", "gift", "favour")  # to the end of the turn
ANSWERED: Final = ("answer", "counter", "rest", "store")  # by other seats meanwhile
CHANCY: Final = ("send", "option", "reroll", "injure")
LOOKS: Final = 8  # first ones, where dice decide
FEW_COINS: Final = 5  # with fewer nobody looks for other buildings
GOOD_ODDS: Final = 1  # new faces seen, after which another roll of the gamble promises nothing more


@mypyc_attr(allow_interpreted_subclasses=True)
class VillageSense(Sense):
    """A turn is one action; how many go exploring or work is tried, who goes is a habit."""

    def __init__(self, box: Box, weights: list[list[float]]) -> None:
        self.habits: VillageHabits = VillageHabits(box, weights)
        self.odds: Odds = Odds(box)
        self.rounds: int = box.rounds

    def follows(self, kind: str) -> bool:
        return kind in FOLLOWED

    def keeps_chance_apart(self) -> bool:
        return True

    def first_looks(self, g: VillageState, seat: i64, option: i64) -> i64:
        kind = g.players[seat].asking.kind
        if kind == "turn":
            return LOOKS if option == EXPLORE else 1
        return LOOKS if kind in CHANCY else 1

    # -- turns
    def turn_number(self, g: VillageState) -> i64:
        return g.round * 8 + g.turn

    def end_with_turn(self, g: VillageState) -> None:
        halt(g)

    def has_turn(self, g: VillageState, seat: i64) -> bool:
        """Villages are compared where all have passed and rested: in the middle of a round what they are worth hangs on
        whose turn it is and who has passed."""
        return False

    def begin_next_turn(self, g: VillageState, seat: i64) -> bool:
        """The others stand still meanwhile; who has passed goes on in the next round."""
        g.over = False
        if g.players[seat].passed:
            if g.round >= self.rounds:
                g.over = True
                return False
            for p in g.everyone():
                p.passed = 1
            g.turn = codes.NOBODY
            g.flow = ENDING
            g.run_table()
            while g.turn == codes.NOBODY and not g.over:
                for other in g.to_act:
                    g.play(other, self.by_habit(g, other), False)
        if g.turn != seat or not g.players[seat].options:
            ask_nobody(g)
            g.turn = (seat or len(g.players)) - 1
            g.flow = TURNING
            g.run_table()
        return True

    def turns_left(self, g: VillageState) -> float:
        """In rounds: how many turns a round has, villagers decide; of this one the part that is to come."""
        if g.turn == codes.NOBODY:
            return float(self.rounds - g.round + 1)
        ready = 0
        beds = 1
        for p in g.players:
            if not p.passed:
                ready += bits(p.ready)
            beds += len(p.villagers)
        return float(self.rounds - g.round) + float(ready) / float(beds)

    def rollout_turns(self) -> i64:
        return 2

    def round_number(self, g: VillageState) -> i64:
        """Who passes has no more turns in this round; one that nobody has a turn in yet has not begun."""
        return g.round if g.turn != codes.NOBODY else g.round - 1

    def knowledge(self, g: VillageState, seat: i64) -> int:
        p = g.players[seat]
        piles = g.piles
        rows = (piles[OFFER + HOUSES], piles[OFFER + OUTPOSTS], piles[KEYS], piles[STARS], piles[ROW], piles[CAVES])
        table = (g.round, g.turn, g.cave_top, g.bank, g.deal, g.cider)
        people = (p.villagers, p.ready, p.tired, p.injured, p.sent, p.passed, p.acted)
        things = (p.coins, p.reputation, p.supply, p.sale, p.track, p.kinds, p.buildings, p.goods, p.caves)
        cave = (p.paragraph, p.option, p.dice, p.light, p.rerolls, p.bonus, p.staked, p.exchanged, p.negotiated)
        return hash((p.asking.name, p.asking_at, rows, table, people, things, cave))

    # -- small choices
    def others_choice(self, g: VillageState, seat: i64) -> i64:
        return self.by_habit(g, seat) if g.players[seat].asking.kind in ANSWERED else TRY

    def by_habit(self, g: VillageState, seat: i64) -> i64:
        p = g.players[seat]
        kind = p.asking.kind
        habits = self.habits
        if kind == "turn":
            return self.free(g, p)
        if kind == "send" and bits(p.sent) < FEWEST:
            return habits.next_explorer(p)
        if kind == "use" and ENOUGH not in p.options:
            return habits.least_useful(p, p.ready)
        if kind in TRIED:
            return TRY
        if kind == "after":
            return END_TURN
        if kind == "rest":
            return habits.rest(g, p)
        if kind == "store":
            return habits.store(g, p)
        if kind == "worker":
            return habits.worker(p)
        if kind == "take":
            return habits.take(g, p)
        if kind == "pay":
            return habits.pay(p)
        if kind == "hurt":
            return habits.least_useful(p, p.sent)
        if kind == "stake":
            return habits.stake(g, p)
        if kind == "gamble":
            return ROLL if bits(p.asking_at & 255) <= GOOD_ODDS else STOP
        if kind == "offer":
            return habits.offer(g, p)
        if kind == "answer":
            return habits.answer(g, p)
        if kind == "counter":
            return habits.counter(g, p)
        return TRY

    def free(self, g: VillageState, p: Village) -> i64:
        """Free actions that need no trying: the sale circle."""
        if g.round == self.rounds:
            return TAKE_BACK if p.sale != codes.NO_WARE else TRY
        if p.sale == codes.NO_WARE and p.supply:
            ware = self.habits.put_up(g, p)
            if ware != codes.NO_WARE:
                return SELL + ware
        return TRY

    def worth_trying(self, g: VillageState, seat: i64) -> list[int]:
        p = g.players[seat]
        kind = p.asking.kind
        habits = self.habits
        if kind == "turn":
            return self.actions(g, p)
        if kind == "send":
            return [habits.next_explorer(p), GO] if p.ready else [GO]
        if kind == "use":
            return [habits.least_useful(p, p.ready), ENOUGH]
        if kind == "reroll":
            best = habits.best_reroll(p)
            return [best, ENOUGH] if best != ENOUGH else [ENOUGH]
        if kind == "injure":
            found = [habits.least_useful(p, p.sent)] if p.sent else []
            if PAY_BONUS in p.options:
                found.append(PAY_BONUS)
            return [*found, ENOUGH]
        return p.options

    def actions(self, g: VillageState, p: Village) -> list[int]:
        """Without what habit decides: goods are placed before income, the sale circle is filled before."""
        found: list[int] = []
        look = p.coins >= FEW_COINS and p.ready & p.hammers
        for option in p.options:
            if option >= TRAIN or option < TAKE_BACK:
                found.append(option)
            elif option == EXCHANGE + HOUSES:
                if look:
                    found.append(option)
            elif option == EXCHANGE + OUTPOSTS:
                if look and len(p.caves) > p.outposts:
                    found.append(option)
            elif BUY <= option < SELL and self.habits.least_price(g, option - BUY, p.seat):
                found.append(option)
        return found

    def rule_of_thumb(self, g: VillageState, seat: i64) -> i64:
        p = g.players[seat]
        kind = p.asking.kind
        habits = self.habits
        if kind == "send":
            enough = not p.ready or habits.party_light(p) >= ENOUGH_LIGHT
            return GO if enough else habits.next_explorer(p)
        if kind == "use":
            return self.next_use(g, p)
        if kind == "option":
            return self.odds.best_option(g, p)
        if kind == "reroll":
            return self.reroll(g, p)
        if kind == "injure":
            return self.injury(g, p)
        return TRY

    def next_use(self, g: VillageState, p: Village) -> i64:
        """Another one, if that leaves the village better off."""
        worker = self.habits.least_useful(p, p.ready)
        line = g.clone()
        line.play(p.seat, worker, False)
        if line.players[p.seat].asking.kind == "take" and line.players[p.seat].options:
            line.play(p.seat, self.habits.take(line, line.players[p.seat]), False)
        better = self.habits.worth(line, line.players[p.seat]) > self.habits.worth(g, p)
        return worker if better else ENOUGH

    def reroll(self, g: VillageState, p: Village) -> i64:
        """Not where it may cost what is reached already."""
        best = self.habits.best_reroll(p)
        if best == ENOUGH:
            return ENOUGH
        deed = declared_deed(g, p)
        reached = 0
        for number in deed.numbers:
            if number <= p.light:
                reached = number
        shown = g.box.lanterns[best][p.dice[p.villagers.index(best)]]
        return best if not reached or p.light - shown >= reached else ENOUGH

    def injury(self, g: VillageState, p: Village) -> i64:
        """If the next number is worth what it costs."""
        if PAY_BONUS in p.options:
            return PAY_BONUS
        if not p.sent:
            return ENOUGH
        injures = self.odds.wants_injury(g, p, declared_deed(g, p))
        return self.habits.least_useful(p, p.sent) if injures else ENOUGH

    # -- positions
    def worth(self, g: VillageState, seat: i64) -> float:
        p = g.players[seat]
        return self.habits.worth(g, p) + 0.001 * float(p.coins)
