"""Senses of Brazil: Imperial: what is tried, what is done by habit, and what a realm is worth, by hand or learned."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from tabuleiro.bots.estimate import Estimate
from tabuleiro.bots.lookahead import TRY, Sense, ask_nobody, halt
from tabuleiro.core.compiler import i64, mypyc_attr
from tabuleiro.core.player import MOST_SEATS
from tabuleiro.games.brazil_imperial.bots.challenge import Challenge
from tabuleiro.games.brazil_imperial.bots.fights import Fights
from tabuleiro.games.brazil_imperial.bots.habits import RealmHabits
from tabuleiro.games.brazil_imperial.bots.sites import Sites
from tabuleiro.games.brazil_imperial.rules import codes, game, movement
from tabuleiro.games.brazil_imperial.rules.box import Box
from tabuleiro.games.brazil_imperial.rules.map import HEX_MASK
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm
from tabuleiro.games.brazil_imperial.rules.turn import ATTEMPT, DRAW, END_TURN, EXTRA, PEEK, REVEAL

# The lead that counts: far from the end it is uncertain, at the end nothing else matters.
DOUBT: Final = 2.0  # points, in the last round
DOUBT_MORE: Final = 0.5  # for each turn to come
STAKE: Final = 25.0  # what a sure win is
SURE: Final = 0.05  # what a point more is, even so
PATIENCE: Final = 0.02  # what a win loses with each turn to come: who is far ahead ends the play
HURRY: Final = 0.4  # what a sure win loses with each turn that its own missions still need to end the play
TURN_BRINGS: Final = 2.5  # points that a last turn of somebody else may bring
TRIED: Final = (
    *("action", "move", "deploy", "painting", "build", "renovate", "manufacture", "trade", "palace", "slot"),
    *("harbor", "take"),
)
FOLLOWED: Final = ("action",)  # to the end of the turn
EXTRAS_FIRST: Final[list[int]] = [  # arches of gold cards
    *(codes.BUILD, codes.MANUFACTURE, codes.DEPLOY, codes.PAINTING, codes.RENOVATE, codes.TRADE, codes.HARBOR),
]
FREE_STEPS: Final = movement.MOVES_END  # options of a turn from here on are no moves


@mypyc_attr(allow_interpreted_subclasses=True)
class RealmSense(Sense):
    """A turn is the action and the moves of one seat."""

    def __init__(self, box: Box, own: Estimate, others: Estimate, plain: bool = False) -> None:
        self.box: Box = box
        self.own: Estimate = own
        self.others: Estimate = others
        self.plain: bool = plain  # plays for points, not for the win
        self.habits: RealmHabits = RealmHabits(box)
        self.challenge: Challenge = Challenge(box, self.habits)
        self.fights: Fights = Fights(box, self.habits, self.challenge)
        self.sites: Sites = Sites(box, self.habits, self.fights)
        habits, fights = self.habits, self.fights
        self.answers: dict[str, Callable[[BrazilState, Realm], int]] = {  # by kind, what is done by habit
            "move": self.free,
            "carry": self.carried,
            **dict.fromkeys(("discard", "give"), habits.discard),
            "pay": habits.payment,
            "draw": habits.mission_drawn,
            "token": habits.token,
            "mission": habits.keep,
            "monarch": habits.crown,
            "capital": habits.capital,
            "attack-cards": fights.attack_card,
            "defend-cards": fights.defence_card,
            "expedition": fights.expedition_card,
            "defeat": fights.strongest,
        }
        self.tried: dict[str, Callable[[BrazilState, Realm], list[int]]] = {  # and of what only some options are tried
            "action": self.actions,
            "move": self.steps,
            "build": self.sites.builds,
            "deploy": self.sites.deploys,
            "palace": self.palaces,
        }
        self.keys: list[tuple[object, ...]] = [()] * MOST_SEATS  # how other seats were when they were looked at
        self.values: list[float] = [0.0] * MOST_SEATS  # and what was found
        self.doubt: float = DOUBT
        self.doubt_more: float = DOUBT_MORE
        self.sure: float = SURE
        self.patience: float = PATIENCE
        self.hurry: float = HURRY

    def follows(self, kind: str) -> bool:
        return kind in FOLLOWED

    def little_chance(self) -> bool:
        return True

    # -- turns
    def turn_number(self, g: BrazilState) -> i64:
        return g.round * 8 + g.turn

    def has_turn(self, g: BrazilState, seat: i64) -> bool:
        return g.turn in (seat, codes.NOBODY)

    def end_with_turn(self, g: BrazilState) -> None:
        halt(g)

    def begin_next_turn(self, g: BrazilState, seat: i64) -> bool:
        """The others stand still meanwhile."""
        if g.ending or g.won:
            return False
        ask_nobody(g)
        g.over = False
        if seat != g.first:
            g.round += 1
        g.turn = (seat or len(g.players)) - 1
        g.flow = game.TURNING
        g.run_table()
        return not g.over

    def knowledge(self, g: BrazilState, seat: i64) -> int:
        p = g.players[seat]
        piles = g.piles
        explore = b""
        for hex_ in g.ground.explore:
            tile = g.explore[hex_]
            explore += bytes([tile if tile > codes.SHOWN or hex_ in p.peeks else codes.UNSEEN if tile else 0])
        table = (g.round, g.turn, g.era, g.ending, bytes(g.face), g.army, explore)
        offers = (piles[codes.GALLERY], piles[codes.CITY_TOPS], piles[codes.TILES_LEFT])
        hands = (p.gold_hand, p.combat_hand, p.missions, p.revealed, p.paintings, p.finds)
        things = (p.supply, p.wealth, p.at, p.made, p.slots, p.palaces, p.token, p.under, p.held)
        turn = (p.spent, p.party, p.due, p.wild, p.off, g.field, len(g.attack), len(g.defence))
        return hash((p.asking.name, p.asking_at, table, offers, hands, things, turn))

    # -- small choices
    def others_choice(self, g: BrazilState, seat: i64) -> i64:
        habit = self.by_habit(g, seat)
        return g.players[seat].options[0] if habit == TRY else habit

    def by_habit(self, g: BrazilState, seat: i64) -> i64:
        p = g.players[seat]
        habit = self.answers.get(p.asking.kind)
        if habit is not None:
            return habit(g, p)
        return TRY if p.asking.kind in TRIED else p.options[0]  # colours, refills, equal cards to cancel, War

    def free(self, g: BrazilState, p: Realm) -> i64:
        """In the moves: a card that costs nothing, and the end if nothing else is left."""
        options = p.options
        if len(options) == 1:
            return options[0]
        if DRAW in options and len(p.combat_hand) < codes.MOST_COMBAT_CARDS and not p.gold_hand:
            return DRAW
        return TRY

    def carried(self, g: BrazilState, p: Realm) -> i64:
        """All go along into a fight, or alone against the Dutch; exploring takes one."""
        hex_: i64 = p.asking_at & HEX_MASK
        if len(g.players) == 1 or movement.defended(g, p, hex_) or g.explore[hex_] > codes.SHOWN:
            return p.options[0]
        return movement.CARRY_ENOUGH

    # -- what is tried
    def worth_trying(self, g: BrazilState, seat: i64) -> list[int]:
        p = g.players[seat]
        some = self.tried.get(p.asking.kind)
        return some(g, p) if some is not None else p.options

    def actions(self, g: BrazilState, p: Realm) -> list[int]:
        """Of several extra actions only one, the others may follow it: all orders of them would be too many."""
        found: list[int] = []
        best: i64 = -1
        for option in p.options:
            if not EXTRA <= option < REVEAL:
                found.append(option)
            elif best < 0 or self.extra_rank(option) < self.extra_rank(best):
                best = option
        if best >= 0:
            found.append(best)
        return found

    def extra_rank(self, option: i64) -> i64:
        return EXTRAS_FIRST.index(self.box.extra_arch[option - EXTRA])

    def steps(self, g: BrazilState, p: Realm) -> list[int]:
        """What the turn offers beside moves, the best moves, and its end."""
        moves = self.sites.moves(g, p)
        if moves and self.challenge.last_stand(g, p, moves[0]):
            return moves[:1]
        found = [option for option in p.options if self.is_step(g, p, option)]
        found += moves
        found.append(movement.STAY if movement.STAY in p.options else END_TURN)
        return found

    def is_step(self, g: BrazilState, p: Realm, option: i64) -> bool:
        """What is worth trying that is no move; a look at a tile is not."""
        if ATTEMPT <= option < DRAW:
            return self.sites.can_succeed(g, p, option - ATTEMPT, 0)
        return FREE_STEPS <= option < PEEK or option == DRAW

    def palaces(self, g: BrazilState, p: Realm) -> list[int]:
        """Each palace at the last place that fits, which is the newest tile."""
        found: list[int] = []
        last: i64 = -1
        for option in p.options:
            if option >> 7 == last:
                found[-1] = option
            else:
                found.append(option)
            last = option >> 7
        return found

    def rule_of_thumb(self, g: BrazilState, seat: i64) -> i64:
        p = g.players[seat]
        if p.asking.kind != "move":
            return TRY
        end: i64 = movement.STAY if movement.STAY in p.options else END_TURN
        for option in p.options:
            if REVEAL < option < PEEK:
                return option if option > REVEAL + 63 or self.reveals(g, p, option - REVEAL) else TRY
        moves = self.sites.moves(g, p)
        return moves[0] if moves else end

    def reveals(self, g: BrazilState, p: Realm, mission: i64) -> bool:
        """Whether to reveal a mission needs no thought: it does not end the play."""
        return self.box.mission_era[mission] < codes.LAST_ERA or g.ending == 1 or len(g.players) == 1

    # -- positions
    def worth(self, g: BrazilState, seat: i64) -> float:
        """The points that the seat is ahead of the best other, or behind, as far as they can be trusted."""
        if len(g.players) == 1:
            return self.challenge.worth(g, self.own)
        own = self.estimate(g, seat)
        best = -1e9
        others = 0.0
        for other in range(len(g.players)):
            if other == seat:
                continue
            value = self.remembered(g, other)
            if g.ending and self.comes_after(g, seat, other):
                value += TURN_BRINGS
            others += value
            if value > best:
                best = value
        n = len(g.players) - 1
        lead = own - 0.75 * best - 0.25 * others / float(n)
        if self.plain:
            return lead
        left = float(self.habits.outlook.left(g, g.players[seat]))
        won = math.tanh(lead / (2.0 * (self.doubt + self.doubt_more * left)))
        worth = STAKE * (1.0 - self.patience * left) * won + self.sure * lead
        if won > 0.0 and not g.ending:
            worth -= self.hurry * won * self.habits.outlook.closing(g, g.players[seat])
        return worth

    def hoped(self, g: BrazilState, seat: i64, knower: i64) -> float:
        if len(g.players) == 1:
            return self.challenge.worth(g, self.own)
        if seat == knower:
            return self.estimate(g, seat)
        value = self.remembered(g, seat)
        return value + TURN_BRINGS if g.ending and self.comes_after(g, knower, seat) else value

    def turns_left(self, g: BrazilState) -> float:
        return float(self.habits.outlook.left(g, g.players[g.turn if g.turn >= 0 else 0]))

    def rollout_turns(self) -> i64:
        return 1

    def hasty_rollouts(self) -> bool:
        """Every gold card in hand may be an action before the action."""
        return True

    def estimate(self, g: BrazilState, seat: i64) -> float:
        return self.habits.outlook.value(g, g.players[seat], self.own)

    def remembered(self, g: BrazilState, seat: i64) -> float:
        """Of another seat: looked at anew only if it has changed in this line, as it does in few."""
        p = g.players[seat]
        key = (p.held, p.wealth, p.at, p.palaces, p.token, len(p.combat_hand), len(p.gold_hand), g.round, g.turn, g.era)
        if self.keys[seat] != key or g.ending:
            self.keys[seat] = key
            self.values[seat] = self.habits.outlook.value(g, p, self.others, hidden=True)
        return self.values[seat]

    def comes_after(self, g: BrazilState, seat: i64, other: i64) -> bool:
        """Whether the other still has a turn in this round."""
        n = len(g.players)
        return (other - g.first) % n > (seat - g.first) % n
