"""What a seat cannot know (BI-12, BI-28, BI-38): taken off the table for its view, dealt anew for an imagined world."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.chance import Dice
from tabuleiro.core.state import BIT
from tabuleiro.core.step import NO_OPTIONS
from tabuleiro.games.brazil_imperial.build import BUILDING
from tabuleiro.games.brazil_imperial.codes import (
    BURIED,
    BYTE,
    COMBAT_DECK,
    EXPLORATION,
    GOLD_DECK,
    MISSIONS,
    RETURNED,
    SHOWN,
    UNSEEN,
    with_byte,
    without,
)
from tabuleiro.games.brazil_imperial.state import BrazilState, Realm

if TYPE_CHECKING:
    from mypy_extensions import i64

ERAS = (1, 2, 3)


class Hidden:
    """How much of everything is hidden from one seat: the sizes are public, the cards are not."""

    __slots__ = (
        "attack",
        "buried",
        "combat",
        "crowned",
        "dealt",
        "defence",
        "gold",
        "kept",
        "looked",
        "missions",
        "returned",
    )

    def __init__(self, g: BrazilState) -> None:
        realms = [g.realm(seat) for seat in range(len(g.players))]
        era_of = g.box.mission_era
        self.gold: list[int] = [len(p.gold_hand) for p in realms]
        self.combat: list[int] = [len(p.combat_hand) for p in realms]
        self.missions: list[list[int]] = [[era_of[mission] for mission in p.missions] for p in realms]
        self.dealt: list[int] = [len(p.dealt) for p in realms]
        self.kept: list[int] = [len(p.kept) for p in realms]
        self.crowned: list[bool] = [p.crown > 0 for p in realms]
        self.returned: list[int] = [len(g.piles[RETURNED + era]) for era in ERAS]
        self.attack: int = 0  # cards laid in secret
        self.defence: int = 0
        self.buried: list[int] = []  # the seats (bits) that knew a tile that was built over
        self.looked: list[int] = []  # hexes whose tile others have looked at


def taken_off(g: BrazilState, seat: int) -> tuple[BrazilState, Hidden]:
    """The table as the seat knows it; each deck holds all that the seat has not seen of its kind, sorted, without a
    trace of what others have in hand."""
    hidden = Hidden(g)
    t = g.clone()
    t.origin = None
    t.history = None
    t.recording = False
    t.script = None
    t.rng = 0
    if g.over:
        return t, hidden
    piles = t.piles
    for p in t.everyone():
        if p.seat == seat:
            continue
        piles[GOLD_DECK] += p.gold_hand
        piles[COMBAT_DECK] += p.combat_hand
        for mission in p.missions + p.dealt:
            piles[MISSIONS + t.box.mission_era[mission]] += BYTE[mission]
        p.gold_hand = p.combat_hand = p.missions = p.dealt = p.kept = p.returned = b""
        p.crown = 0
        p.options = NO_OPTIONS
    for era in ERAS:
        piles[MISSIONS + era] += piles[RETURNED + era]
        piles[RETURNED + era] = b""
    if not t.open_cards:
        if t.attacker != seat:
            hidden.attack = len(t.attack)
            piles[COMBAT_DECK] += t.attack
            t.attack = b""
        if t.defender != seat:
            hidden.defence = len(t.defence)
            piles[COMBAT_DECK] += t.defence
            t.defence = b""
    cover_up(t, hidden, seat)
    for pile in (GOLD_DECK, COMBAT_DECK, EXPLORATION, MISSIONS + 1, MISSIONS + 2, MISSIONS + 3):
        piles[pile] = bytes(sorted(piles[pile]))
    return t, hidden


def cover_up(t: BrazilState, hidden: Hidden, seat: int) -> None:
    """Face-down tiles that others have looked at, and those that were built over."""
    own = t.realm(seat).peeks if seat >= 0 else b""
    for hex_ in t.ground.explore:
        tile = t.explore[hex_]
        if 0 < tile < SHOWN and tile != UNSEEN and hex_ not in own:
            hidden.looked.append(hex_)
            t.piles[EXPLORATION] += BYTE[tile]
            t.explore = with_byte(t.explore, hex_, UNSEEN)
    buried, known = t.piles[BURIED], b""
    for i in range(0, len(buried), 2):
        if seat >= 0 and buried[i + 1] & BIT[seat]:
            known += buried[i : i + 2]
        else:
            hidden.buried.append(buried[i + 1])
            t.piles[EXPLORATION] += BYTE[buried[i]]
    t.piles[BURIED] = known


# ---------------------------------------------------------------- imagined worlds
def dealt_anew(t: BrazilState, hidden: Hidden, seat: int, dice: Dice) -> BrazilState:
    """A whole position that looks the same to the seat."""
    g = t.clone()
    g.rng = dice.generator()
    if g.over:
        return g
    for hex_ in hidden.looked:
        g.explore = with_byte(g.explore, hex_, drawn(g, EXPLORATION, dice))
    for knowing in hidden.buried:
        g.piles[BURIED] = g.piles[BURIED] + BYTE[drawn(g, EXPLORATION, dice)] + BYTE[knowing]
    deal_missions(g, hidden, seat, dice)
    for other in range(len(g.players)):
        if other == seat:
            continue
        p = g.mine(other)
        for _ in range(hidden.gold[other]):
            p.gold_hand = p.gold_hand + BYTE[drawn(g, GOLD_DECK, dice)]
        for _ in range(hidden.combat[other]):
            p.combat_hand = p.combat_hand + BYTE[drawn(g, COMBAT_DECK, dice)]
        if hidden.crowned[other]:
            monarchs = g.box.monarchs_of[p.colour]
            p.crown = monarchs[dice.below(len(monarchs))]
    for _ in range(hidden.attack):
        g.attack = g.attack + BYTE[drawn(g, COMBAT_DECK, dice)]
    for _ in range(hidden.defence):
        g.defence = g.defence + BYTE[drawn(g, COMBAT_DECK, dice)]
    for other in range(len(g.players)):
        p = g.realm(other)
        if other != seat and g.waiting & p.bit:
            ask_anew(g, p)
    return g


def drawn(g: BrazilState, pile: i64, dice: Dice) -> i64:
    bag = g.piles[pile]
    i = dice.below(len(bag))
    g.piles[pile] = bag[:i] + bag[i + 1 :]
    return bag[i]


def deal_missions(g: BrazilState, hidden: Hidden, seat: int, dice: Dice) -> None:
    """Hands by era, what lies under the decks, and in the set-up what is still to choose from."""
    own = g.realm(seat).returned if seat >= 0 else b""
    for era in ERAS:
        n = hidden.returned[era - 1]
        for mission in own:  # what the seat itself put there lies there, unless somebody has drawn from it
            if g.box.mission_era[mission] == era and n == len(g.players):
                g.piles[MISSIONS + era] = without(g.piles[MISSIONS + era], mission)
                g.piles[RETURNED + era] = BYTE[mission]
    for other in range(len(g.players)):
        if other == seat:
            continue
        p = g.mine(other)
        for era in hidden.missions[other]:
            p.missions = p.missions + BYTE[drawn(g, MISSIONS + era, dice)]
        if hidden.dealt[other]:
            for era in (1, 1, 2, 2, 3, 3):
                p.dealt = p.dealt + BYTE[drawn(g, MISSIONS + era, dice)]
            for i in range(hidden.kept[other]):
                p.kept = p.kept + BYTE[p.dealt[2 * i + dice.below(2)]]
    for era in ERAS:
        while len(g.piles[RETURNED + era]) < hidden.returned[era - 1]:
            under = g.piles[RETURNED + era] + BYTE[drawn(g, MISSIONS + era, dice)]
            g.piles[RETURNED + era] = bytes(sorted(under))


def ask_anew(g: BrazilState, p: Realm) -> None:
    """What another seat is asked depends on its hand in this world; a build that only Jesuits allow needs the card."""
    p = g.mine(p.seat)
    p.options = p.asking.options(g, p, p.asking_at)
    if p.options:
        return
    assert p.asking is BUILDING, p.asking
    deck, card = g.piles[GOLD_DECK], g.box.jesuits
    if card in deck:
        g.piles[GOLD_DECK] = bytes(sorted(without(deck, card) + p.gold_hand[:1]))
    else:  # another hand has it
        for seat in range(len(g.players)):
            q = g.mine(seat)
            if seat != p.seat and card in q.gold_hand:
                q.gold_hand = without(q.gold_hand, card) + p.gold_hand[:1]
                break
    p.gold_hand = BYTE[card] + p.gold_hand[1:]
    p.options = p.asking.options(g, p, p.asking_at)
