"""Fights (BI-37, BI-38): both sides lay cards in secret, one after the other, then all are revealed."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.event import type_of_value
from tabuleiro.core.player import BIT, bits
from tabuleiro.games.brazil_imperial.rules import effects, explore, outcome, strength
from tabuleiro.games.brazil_imperial.rules.codes import BYTE, COMBAT_DECK, COMBAT_OUTCOME
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE, hex_text
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmChoice, RealmStep, end_fight


def begin_fight(g: BrazilState, p: Realm, hex_: i64, origin: i64) -> None:
    """The party of `p` attacks a hex, from `origin` if it does not enter; it cannot be declined (BI-37)."""
    end_fight(g)
    g.attacker = p.seat
    army: i64 = g.army[hex_]
    g.defender = army - 1 if army else g.builder[hex_]
    g.field = hex_
    g.origin_hex = origin
    if g.events is not None:
        told: dict[str, type_of_value] = {
            "at": hex_text(hex_),
            "defender": g.defender,
            "from": "" if origin == NOWHERE else hex_text(origin),
            "attack": strength.attack_total(g, p),
            "defence": strength.defence_total(g),
        }
        g.tell("fight", p.seat, told)
    p.push_all([outcome.SETTLE, CANCELLED, DEFEND], 0)
    ATTACK_CARDS.run(g, p, 0)


# ---------------------------------------------------------------- cards in secret
class AttackCards(explore.LayCards):
    """Face down; how many is seen, which is not (BI-38)."""

    __slots__ = ()
    kind = "attack-cards"


class DefendCards(explore.LayCards):
    """The defender's, once the attacker has enough; they do not see the attacker's."""

    __slots__ = ()
    kind = "defend-cards"

    def default(self, g: BrazilState, p: Realm, at: i64) -> i64:
        """A defender who is away lays no more, so that the attacker's turn goes on."""
        return explore.ENOUGH


class Defend(RealmStep):
    """The defender lays cards; the Dutch draw one for each of their units on the hex (BI-52)."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        if g.defender < len(g.players):
            if g.players[g.defender].combat_hand:
                effects.hand_over(g, p, g.defender, DEFEND_CARDS, 0)
            return
        for _ in range(bits(strength.defenders(g))):
            card = effects.top(g, COMBAT_DECK, COMBAT_OUTCOME)
            if card:
                g.defence = g.defence + BYTE[card]


# ---------------------------------------------------------------- the reveal
class Cancelled(RealmStep):
    """All cards are revealed; those that cancel a card act, the attacker's first (BI-38)."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        g.open_cards = 1
        ids = g.box.combat_ids
        if g.events is not None:
            told = {"attack": tuple(ids[card] for card in g.attack), "defence": tuple(ids[card] for card in g.defence)}
            g.tell("cards_shown", p.seat, told, information=True)
        p.push(CANCEL_BACK, 0)
        for card in g.attack:
            if g.box.cancels[card]:
                p.push(CANCEL, outcome.ATTACKER)


class CancelBack(RealmStep):
    """The defender's turn to cancel."""

    __slots__ = ()

    def run(self, g: BrazilState, p: Realm, at: i64) -> None:
        n = 0
        for card in g.defence:
            if g.box.cancels[card]:
                n += 1
        if not n:
            return
        if g.defender >= len(g.players):  # the Dutch take the first of equal cards
            for _ in range(n):
                options = CANCEL.options(g, p, outcome.DEFENDER)
                if options:
                    CANCEL.chosen(g, p, outcome.DEFENDER, options[0])
            return
        q = g.touch(g.defender)
        for _ in range(n - 1):
            q.push(CANCEL, outcome.DEFENDER)
        effects.hand_over(g, p, g.defender, CANCEL, outcome.DEFENDER)


class Cancel(RealmChoice):
    """The other side's highest card counts 0; of equal ones the card's player chooses."""

    __slots__ = ()
    kind = "cancel"
    ids = "combat_ids"
    spot = "fight"
    idle = "the other side has no card that counts"
    refusal = "not_the_highest card BI-38"

    def options(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        attacking = at == outcome.ATTACKER
        cards = g.defence if attacking else g.attack
        off = g.defence_off if attacking else g.attack_off
        best: i64 = 0
        found: list[int] = []
        for i, card in enumerate(cards):
            if off & BIT[i]:
                continue
            value = strength.card_value(g, card, not attacking)
            if value > best:
                best = value
                found = [card]
            elif value == best and value and card not in found:
                found.append(card)
        return sorted(found)

    def chosen(self, g: BrazilState, p: Realm, at: i64, option: i64) -> None:
        attacking = at == outcome.ATTACKER
        cards = g.defence if attacking else g.attack
        off = g.defence_off if attacking else g.attack_off
        for i, card in enumerate(cards):
            if card == option and not off & BIT[i]:
                if attacking:
                    g.defence_off |= BIT[i]
                else:
                    g.attack_off |= BIT[i]
                break
        if g.events is not None:
            seat = g.attacker if attacking else g.defender
            g.tell("cancelled", seat, {"card": g.box.combat_ids[option]})

    def candidates(self, g: BrazilState, p: Realm, at: i64) -> list[int]:
        return effects.different(g.defence if at == outcome.ATTACKER else g.attack)


ATTACK_CARDS: Final = AttackCards("attack-cards")
DEFEND_CARDS: Final = DefendCards("defend-cards")
DEFEND: Final = Defend("defend")
CANCELLED: Final = Cancelled("cards-shown")
CANCEL_BACK: Final = CancelBack("cancel-back")
CANCEL: Final = Cancel("cancel")
