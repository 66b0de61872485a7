"""The solo challenge of Brazil: Imperial for the bots (BI-52): two missions, five units, the Dutch capital."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.estimate import Estimate
from tabuleiro.core.compiler import i64
from tabuleiro.core.player import BIT, bits
from tabuleiro.games.brazil_imperial.bots.habits import RealmHabits
from tabuleiro.games.brazil_imperial.bots.outlook import RealmOutlook
from tabuleiro.games.brazil_imperial.rules import codes, scoring, strength
from tabuleiro.games.brazil_imperial.rules.box import Box
from tabuleiro.games.brazil_imperial.rules.codes import DUTCH, EVERY_UNIT, LAST_ERA, SHOWN, UNITS_OF
from tabuleiro.games.brazil_imperial.rules.map import HEX_MASK
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

WON: Final = 500.0  # more than any position may be worth
# What a point, an era, a turn of effort less, a unit out, a step of strength, the capital and a combat card's
# strength are worth.
WEIGHTS: Final[list[float]] = [0.4, 20.0, 4.0, 10.0, 0.3, 15.0, 0.8]
ACROSS: Final = 12.0  # steps from where nothing is near
DARING: Final = -2.5  # so much less strength than needed is worth a look where the Dutch capital is the prize
NO_MISSION: Final = 9.0  # turns of effort, where none of an era is in the hand


class Challenge:
    """Made once for a box."""

    def __init__(self, box: Box, habits: RealmHabits) -> None:
        self.box: Box = box
        self.habits: RealmHabits = habits
        self.outlook: RealmOutlook = habits.outlook
        self.weights: list[float] = WEIGHTS[:]

    def worth(self, g: BrazilState, own: Estimate) -> float:
        """How near the challenge is to being met."""
        if g.won:
            return WON
        p = g.players[0]
        w = self.weights
        value = w[0] * self.outlook.value(g, p, own)
        value += w[1] * float(g.era - 1)
        for era in range(g.era, LAST_ERA):
            value -= w[2] * self.outlook.least_effort(p, era, NO_MISSION)
        value += w[3] * float(bits(p.on_map))
        if scoring.dutch_capital_seized(g):
            return value + w[5] + w[4] * ACROSS * float(strength.units_strength(g, p.colour, p.on_map))
        cards = 0.0
        for card in p.combat_hand:
            cards += self.habits.card_worth[card]
        value += w[6] * cards
        strengths = self.box.unit_vp[p.colour]
        for unit in UNITS_OF[p.on_map]:
            value += w[4] * float(strengths[unit]) * (ACROSS - float(self.way(g, p, unit, p.at[unit])))
        return value

    def way(self, g: BrazilState, p: Realm, unit: i64, at: i64) -> i64:
        """Steps from a hex to the Dutch capital; by way of the unit that carries, for only together they are enough."""
        goal = g.ground.steps_from(g.ground.capitals[DUTCH])
        carriers: i64 = self.box.with_power[p.colour][codes.CARRY] & p.on_map
        if not carriers or carriers & BIT[unit]:
            return goal[at]
        carrier: i64 = UNITS_OF[carriers][0]
        return g.ground.steps_from(p.at[carrier])[at] + goal[p.at[carrier]]

    def march(self, g: BrazilState, p: Realm, unit: i64, start: i64, hex_: i64, party: i64) -> float:
        """How good a step is: nearer to the capital or to the others, by way of what is to be found."""
        gained: i64 = self.way(g, p, unit, start) - self.way(g, p, unit, hex_)
        score = 0.3 * float(gained) * float(strength.units_strength(g, p.colour, party))
        if 0 < g.explore[hex_] < SHOWN:
            score += 1.5
        return score

    def bar(self, g: BrazilState, hex_: i64, usual: float) -> float:
        """The lead from which on an attack is tried: at the end of the last round there is nothing to lose."""
        if len(g.players) > 1 or hex_ != g.ground.capitals[DUTCH]:
            return usual
        return -ACROSS if g.round >= scoring.last_round(g) else DARING

    def last_stand(self, g: BrazilState, p: Realm, move: i64) -> bool:
        """Whether the best move is all that is left to do: however poor the chance is, there is no other."""
        if len(g.players) > 1 or g.round < scoring.last_round(g) or g.era < LAST_ERA or p.on_map != EVERY_UNIT:
            return False
        return move & HEX_MASK == g.ground.capitals[DUTCH]

    def all_in(self, g: BrazilState) -> bool:
        """Whether a fight is the one that counts: all cards are laid."""
        return len(g.players) == 1 and g.field == g.ground.capitals[DUTCH]
