"""Fights of Brazil: Imperial for the bots: the cards to lay, the least that wins, and which attacks are worth a try."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.lookahead import highest
from tabuleiro.core.compiler import i64
from tabuleiro.games.brazil_imperial.bots.challenge import Challenge
from tabuleiro.games.brazil_imperial.bots.habits import RealmHabits
from tabuleiro.games.brazil_imperial.rules import strength
from tabuleiro.games.brazil_imperial.rules.box import Box
from tabuleiro.games.brazil_imperial.rules.codes import DUTCH_BOARD, MOST_PLAYED, TILE_MASK
from tabuleiro.games.brazil_imperial.rules.explore import ENOUGH
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

USUAL_CARD: Final = 1.3  # what an unknown card counts
LAID: Final = 0.7  # of their cards others lay so many
CLOSE: Final = -0.5  # so much less than needed is still worth a look


def cards_laid(p: Realm) -> float:
    """What the cards may count that another one is likely to lay."""
    hand = len(p.combat_hand)
    return LAID * USUAL_CARD * float(hand if hand < MOST_PLAYED else MOST_PLAYED)


class Fights:
    def __init__(self, box: Box, habits: RealmHabits, challenge: Challenge) -> None:
        self.box: Box = box
        self.habits: RealmHabits = habits
        self.challenge: Challenge = challenge

    # -- cards
    def card(self, g: BrazilState, p: Realm, attacking: bool, need: float) -> i64:
        """The next card towards `need` more, the smallest that reaches it or else the highest; ENOUGH if it is there,
        or out of reach."""
        if need <= 0.0:
            return ENOUGH
        values = [float(strength.card_value(g, card, attacking)) for card in p.combat_hand]
        values.sort(reverse=True)
        laid = len(g.attack if attacking else g.defence)
        reach = 0.0
        for value in values[: MOST_PLAYED - laid]:
            reach += value
        if reach < need:
            return ENOUGH
        best: i64 = ENOUGH
        best_value = 0.0
        for card in p.options:
            if card == ENOUGH:
                continue
            value = float(strength.card_value(g, card, attacking))
            if value >= need:
                if best_value < need or value < best_value:
                    best, best_value = card, value
            elif value > best_value and best_value < need:
                best, best_value = card, value
        return best

    def attack_card(self, g: BrazilState, p: Realm) -> i64:
        """Enough to win against the cards that the other side is likely to lay; if that is out of reach at least
        against none."""
        if self.challenge.all_in(g):
            return self.highest(g, p)
        have = strength.attack_total(g, p) + strength.cards_total(g, True)
        against = strength.defence_total(g)
        sure = float(against + 1 - have) + self.cards_feared(g)
        found = self.card(g, p, True, sure)
        if found == ENOUGH and sure > 0.0:
            found = self.card(g, p, True, float(against + 1 - have))
        return found

    def highest(self, g: BrazilState, p: Realm) -> i64:
        """That counts for anything."""
        values = [0.0 if card == ENOUGH else float(strength.card_value(g, card, True)) for card in p.options]
        return highest(p.options, values) if max(values) > 0.0 else ENOUGH

    def cards_feared(self, g: BrazilState) -> float:
        if g.defender >= len(g.players):
            return USUAL_CARD * float(list(g.dutch).count(g.field))
        return cards_laid(g.players[g.defender])

    def defence_card(self, g: BrazilState, p: Realm) -> i64:
        """A tie is enough; how many cards the attacker has laid is seen, which is not."""
        have = strength.defence_total(g) + strength.cards_total(g, False)
        against = strength.attack_total(g, g.players[g.attacker])
        feared = USUAL_CARD * float(len(g.attack))
        found = self.card(g, p, False, float(against - have) + feared)
        if found == ENOUGH and feared > 0.0:
            found = self.card(g, p, False, float(against - have))
        return found

    def expedition_card(self, g: BrazilState, p: Realm) -> i64:
        need = self.box.find_strength[g.explore[g.field] & TILE_MASK]
        return self.card(g, p, True, float(need - strength.attack_total(g, p) - strength.cards_total(g, True)))

    # -- whom to attack
    def chance(self, g: BrazilState, p: Realm, hex_: i64, units: i64, origin: i64) -> float:
        """By how much an attack with these units may be expected to win; below CLOSE it is not worth a look."""
        attack = float(strength.attack_strength(g, p, units, origin))
        cards = 0.0
        for card in p.combat_hand[:MOST_PLAYED]:
            cards += self.habits.card_worth[card]
        holder: i64 = g.army[hex_] - 1 if g.army[hex_] else g.builder[hex_]
        if holder >= len(g.players):
            return attack + cards - self.dutch(g, hex_)
        return attack + cards - float(strength.defence_strength(g, holder, hex_) + 1) - cards_laid(g.players[holder])

    def dutch(self, g: BrazilState, hex_: i64) -> float:
        """What the Dutch on a hex may be expected to defend with, and one more."""
        found = 1.0
        for unit, at in enumerate(g.dutch):
            if at == hex_:
                found += float(self.box.unit_vp[DUTCH_BOARD][unit]) + USUAL_CARD
        return found

    def strongest(self, g: BrazilState, p: Realm) -> i64:
        """Of the units that may be defeated."""
        return highest(p.options, [float(self.box.unit_vp[unit // 5][unit % 5]) for unit in p.options])
