"""Imagined worlds: what a seat cannot know (BI-12, BI-28, BI-38) is dealt anew onto the table of its view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.chance import Dice
from tabuleiro.core.secrecy import Backs
from tabuleiro.games.brazil_imperial.content.pack import ERAS
from tabuleiro.games.brazil_imperial.rules.build import BUILDING
from tabuleiro.games.brazil_imperial.rules.codes import (
    BURIED,
    BYTE,
    COMBAT_DECK,
    EXPLORATION,
    GOLD_DECK,
    MISSIONS,
    RETURNED,
    with_byte,
    without,
)
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

if TYPE_CHECKING:
    from mypy_extensions import i64


def dealt_anew(t: BrazilState, backs: Backs, seat: int, dice: Dice) -> BrazilState:
    """A whole position that looks the same to the seat."""
    g = t.clone()
    g.rng = dice.generator()
    for hex_ in backs["explore"]:
        g.explore = with_byte(g.explore, hex_, drawn(g, EXPLORATION, dice))
    for knowing in backs["piles"][BURIED]:
        g.piles[BURIED] = g.piles[BURIED] + BYTE[drawn(g, EXPLORATION, dice)] + BYTE[knowing]
    others = [other for other in range(len(g.players)) if other != seat and not g.over]  # then all hands are open
    deal_missions(g, backs, others, dice)
    for other in others:
        p = g.touch(other)
        p.gold_hand = some(g, GOLD_DECK, backs["gold_hand"][other], dice)
        p.combat_hand = some(g, COMBAT_DECK, backs["combat_hand"][other], dice)
        if backs["crown"][other]:
            monarchs = g.box.monarchs_of[p.colour]
            p.crown = monarchs[dice.below(len(monarchs))]
    g.attack = g.attack + some(g, COMBAT_DECK, backs["attack"], dice)
    g.defence = g.defence + some(g, COMBAT_DECK, backs["defence"], dice)
    for other in others:
        p = g.players[other]
        if g.waiting & p.bit:
            ask_anew(g, p)
    return g


def drawn(g: BrazilState, pile: i64, dice: Dice) -> i64:
    bag = g.piles[pile]
    i = dice.below(len(bag))
    g.piles[pile] = bag[:i] + bag[i + 1 :]
    return bag[i]


def some(g: BrazilState, pile: i64, n: int, dice: Dice) -> bytes:
    return bytes([drawn(g, pile, dice) for _ in range(n)])


def deal_missions(g: BrazilState, backs: Backs, others: list[int], dice: Dice) -> None:
    """Hands by era, what lies under the decks, and in the set-up what is still to choose from."""
    under: list[int] = backs["piles"][RETURNED : RETURNED + 4]  # by era
    for seat in range(len(g.players)):
        # What is known to be put there lies there, unless somebody has drawn from it.
        for mission in g.players[seat].returned if seat not in others else b"":
            era = g.box.mission_era[mission]
            if under[era] == len(g.players):
                g.piles[MISSIONS + era] = without(g.piles[MISSIONS + era], mission)
                g.piles[RETURNED + era] = g.piles[RETURNED + era] + BYTE[mission]
    for other in others:
        q = g.touch(other)
        for era in backs["missions"][other]:
            q.missions = q.missions + BYTE[drawn(g, MISSIONS + era, dice)]
        if backs["dealt"][other]:
            for era in (1, 1, 2, 2, 3, 3):
                q.dealt = q.dealt + BYTE[drawn(g, MISSIONS + era, dice)]
            for i in range(backs["kept"][other]):
                q.kept = q.kept + BYTE[q.dealt[2 * i + dice.below(2)]]
    for era in ERAS:
        there = g.piles[RETURNED + era]
        cards = some(g, MISSIONS + era, under[era] - len(there), dice)
        g.piles[RETURNED + era] = bytes(sorted(there + cards))
        if under[era] == len(g.players):
            for other, card in zip(others, cards, strict=False):
                q = g.touch(other)
                q.returned = q.returned + BYTE[card]


def ask_anew(g: BrazilState, p: Realm) -> None:
    """What another seat is asked depends on its hand in this world; a build that only Jesuits allow needs the card."""
    p = g.touch(p.seat)
    p.options = p.asking.options(g, p, p.asking_at)
    if p.options:
        return
    assert p.asking is BUILDING, p.asking
    deck, card = g.piles[GOLD_DECK], g.box.jesuits
    if card in deck:
        g.piles[GOLD_DECK] = bytes(sorted(without(deck, card) + p.gold_hand[:1]))
    else:  # another hand has it
        for seat in range(len(g.players)):
            q = g.touch(seat)
            if seat != p.seat and card in q.gold_hand:
                q.gold_hand = without(q.gold_hand, card) + p.gold_hand[:1]
                break
    p.gold_hand = BYTE[card] + p.gold_hand[1:]
    p.options = p.asking.options(g, p, p.asking_at)
