"""The state of a play of Above and Below: Village (one seat) and VillageState (the table)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabuleiro.core.scores import Score
from tabuleiro.core.secrecy import Fields, lists, public, secret
from tabuleiro.core.state import BIT, Player, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.core.record import Origin
    from tabuleiro.games.above_and_below.rules.box import Box
    from tabuleiro.games.above_and_below.rules.game import AboveAndBelow

# To add to bytes, as in `a = a + BYTE[n]`: compiled, that is much faster than `a += BYTE[n]`.
BYTE: Final[list[bytes]] = [bytes([i]) for i in range(256)]

# Wares (goods, then potion and cider) are counted in one int, five bits for each.
WARE_BITS: Final = 5
MOST: Final = 31  # of one ware
ONE: Final[list[int]] = [1 << WARE_BITS * ware for ware in range(10)]
ALL_OF: Final[list[int]] = [MOST << WARE_BITS * ware for ware in range(10)]
POTION: Final = 8
CIDER: Final = 9
WARES: Final = 10
GOODS: Final = 8  # the first eight wares are goods
ANY_GOOD: Final = (1 << WARE_BITS * GOODS) - 1
NO_WARE: Final = -1

# What a village's buildings can do, added up in one int, six bits for each.
POWER_BITS: Final = 6
MOST_POWER: Final = 63
BEDS: Final = 0
INCOME: Final = 1
REROLLS: Final = 2
COIN_WHEN_BUILDING: Final = 3
COIN_WHEN_EXPLORING: Final = 4
TRAIN_TO_READY: Final = 5
SPEND_DRINKS: Final = 6
POTION_EACH_ROUND: Final = 7

# The piles of the table. A deck is a bag: what lies in it has no order; what was put under it (AB-15, AB-26) has one,
# known to all, and comes up after the bag.
HOUSES: Final = 0
OUTPOSTS: Final = 1
CAVES: Final = 2
UNDER: Final = 3  # piles[UNDER + deck]: what was put under the deck, the next one first
VILLAGERS: Final = 6
OFFER: Final = 7  # piles[OFFER + deck]: the face-up row of houses (7) and of outposts (8)
KEYS: Final = 9
STARS: Final = 10
ROW: Final = 11  # the villagers to train, by space; 0: nobody
SPECIAL: Final = 12
PILES: Final = 13

# Outcomes of chance are named in one space: faces of a die, then buildings, villagers, cave cards; imagined worlds draw
# from the book with codes of their own, which no record holds.
DIE: Final = bytes(range(1, 7))
BUILDING_OUTCOME: Final = 256
VILLAGER_OUTCOME: Final = 512
CAVE_OUTCOME: Final = 768
GUESS_OUTCOME: Final = 1024
OUTCOMES_OF: Final[list[int]] = [0] * 7  # deck -> where its outcomes start
OUTCOMES_OF[HOUSES] = OUTCOMES_OF[OUTPOSTS] = BUILDING_OUTCOME
OUTCOMES_OF[CAVES] = CAVE_OUTCOME
OUTCOMES_OF[VILLAGERS] = VILLAGER_OUTCOME

NO_OPTION: Final = -1
NOTHING_STAKED: Final = -1
STAKED_VILLAGER: Final = 16  # a staked villager is this + slot; lower numbers are wares
NOBODY: Final = -1
NO_DEAL: Final[tuple[int, int, int, int, int]] = (NOBODY, NOBODY, NO_WARE, 0, 0)


def _bits_of(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


FEW_SLOTS: Final = 4096
_SLOTS: Final[list[list[int]]] = [_bits_of(mask) for mask in range(FEW_SLOTS)]


def slots(mask: i64) -> list[int]:
    """The slots of a set of villagers, lowest first; the list is shared and never changed."""
    return _SLOTS[mask] if mask < FEW_SLOTS else _bits_of(mask)


def count(wares: i64, ware: i64) -> i64:
    return wares >> ware * WARE_BITS & MOST


class Village(Player):
    """Ints and bytes only, so a copy shares them all. Villagers are numbered by slot, in the order in which they came;
    sets of them are bit masks over slots. Buildings are numbered as they were built, the starting house first."""

    FIELDS: ClassVar[Fields] = public(
        "coins reputation villagers ready tired injured sent hammers hammers_plus quills quills_plus cats clockwork"
        " supply sale track kinds buildings goods ripe outposts caves powers passed acted exchanged negotiated slept"
        " cave face paragraph path option party dice light bonus rerolls staked"
    )
    __slots__ = tuple(FIELDS)

    coins: i64
    reputation: i64
    villagers: bytes  # slot -> villager
    ready: i64  # every villager is in one of these four sets
    tired: i64  # exhausted, as the rules call it
    injured: i64
    sent: i64  # on the cave card
    hammers: i64  # who can build, who for a coin less
    hammers_plus: i64
    quills: i64
    quills_plus: i64
    cats: i64  # who rolls a die first (AB-36)
    clockwork: i64  # who has a bed of their own
    supply: i64  # wares
    sale: i64  # the ware in the sale circle, NO_WARE: none
    track: i64  # goods on the advancement track
    kinds: bytes  # the good on each space of the track
    buildings: bytes
    goods: bytes  # how many goods lie on each building
    ripe: i64  # goods on all of them
    outposts: i64  # how many buildings are outposts; outpost i lies on cave i
    caves: bytes
    powers: i64
    passed: i64
    acted: i64  # this turn: 1 an action, 2 passed
    exchanged: i64  # this turn: 1 a row of buildings
    negotiated: i64  # this turn: the sellers asked, as bits
    slept: i64  # in this rest: who has used a bed
    # the encounter that is open, AB-9 to AB-16
    cave: i64  # the card being explored, 0: none
    face: i64  # the die that chose the paragraph
    paragraph: i64
    path: tuple[int, ...]  # the paragraphs read
    option: i64  # the one declared, NO_OPTION: none yet
    party: i64  # all who were sent, also those injured since
    dice: bytes  # by slot, 0: not rolled
    light: i64  # lanterns in all
    bonus: i64  # of these, from the option's bonus
    rerolls: i64  # left
    staked: i64  # NOTHING_STAKED, a ware, or STAKED_VILLAGER + slot

    def sit(self, seat: i64) -> None:
        super().sit(seat)
        self.coins = 0
        self.reputation = 0
        self.villagers = b""
        self.ready = 0
        self.tired = 0
        self.injured = 0
        self.sent = 0
        self.hammers = 0
        self.hammers_plus = 0
        self.quills = 0
        self.quills_plus = 0
        self.cats = 0
        self.clockwork = 0
        self.supply = 0
        self.sale = NO_WARE
        self.track = 0
        self.kinds = b""
        self.buildings = b""
        self.goods = b""
        self.ripe = 0
        self.outposts = 0
        self.caves = b""
        self.powers = 0
        self.passed = 0
        self.acted = 0
        self.exchanged = 0
        self.negotiated = 0
        self.slept = 0
        self.end_encounter()

    def end_encounter(self) -> None:
        self.cave = 0
        self.face = 0
        self.paragraph = 0
        self.path = ()
        self.option = NO_OPTION
        self.party = 0
        self.dice = b""
        self.light = 0
        self.bonus = 0
        self.rerolls = 0
        self.staked = NOTHING_STAKED

    def clone(self) -> Village:
        p = Village()
        p.seat = self.seat
        p.bit = self.bit
        p.options = self.options
        p.asking = self.asking
        p.asking_at = self.asking_at
        p.stack = self.stack
        p.coins = self.coins
        p.reputation = self.reputation
        p.villagers = self.villagers
        p.ready = self.ready
        p.tired = self.tired
        p.injured = self.injured
        p.sent = self.sent
        p.hammers = self.hammers
        p.hammers_plus = self.hammers_plus
        p.quills = self.quills
        p.quills_plus = self.quills_plus
        p.cats = self.cats
        p.clockwork = self.clockwork
        p.supply = self.supply
        p.sale = self.sale
        p.track = self.track
        p.kinds = self.kinds
        p.buildings = self.buildings
        p.goods = self.goods
        p.ripe = self.ripe
        p.outposts = self.outposts
        p.caves = self.caves
        p.powers = self.powers
        p.passed = self.passed
        p.acted = self.acted
        p.exchanged = self.exchanged
        p.negotiated = self.negotiated
        p.slept = self.slept
        p.cave = self.cave
        p.face = self.face
        p.paragraph = self.paragraph
        p.path = self.path
        p.option = self.option
        p.party = self.party
        p.dice = self.dice
        p.light = self.light
        p.bonus = self.bonus
        p.rerolls = self.rerolls
        p.staked = self.staked
        return p

    def power(self, which: i64) -> i64:
        return self.powers >> which * POWER_BITS & MOST_POWER

    def owned_wares(self) -> i64:
        """On the track, in the supply and in the sale circle, not on buildings (AB-16, AB-40)."""
        wares = self.supply + self.track
        return wares + ONE[self.sale] if self.sale != NO_WARE else wares

    def empty_caves(self) -> i64:
        return len(self.caves) - self.outposts

    def drinks(self) -> i64:
        """How many potions and ciders can be spent as coins (AB-19)."""
        if not self.powers >> SPEND_DRINKS * POWER_BITS & MOST_POWER:
            return 0
        supply = self.supply
        return (supply >> POTION * WARE_BITS & MOST) + (supply >> CIDER * WARE_BITS & MOST)

    def add_goods(self, place: i64, n: i64) -> None:
        """On the building with this number in the village; `n` may be negative."""
        goods = self.goods
        self.goods = goods[:place] + BYTE[goods[place] + n] + goods[place + 1 :]
        self.ripe += n

    def put_on_track(self, ware: i64) -> None:
        """From the supply, to the space of its kind or to the next free one (AB-27)."""
        self.supply -= ONE[ware]
        if not self.track & ALL_OF[ware]:
            self.kinds = self.kinds + BYTE[ware]
        self.track += ONE[ware]


class VillageState(State):
    """What is on the table for all; `box` holds the pack's tables."""

    # Decks are bags in which nothing hidden ever lies: what is left there, all can work out.
    FIELDS: ClassVar[Fields] = {
        **public("box round first turn cave_top cider bank deal"),
        **lists("piles"),
        "guess": secret(0),
    }
    __slots__ = tuple(FIELDS)

    box: Box
    round: i64
    first: i64  # who has the start-player card
    turn: i64  # whose turn it is, NOBODY: round's end or game over
    piles: list[bytes]
    cave_top: i64  # the one cave card that can be seen, 0: no card is left
    cider: i64  # 1: one lies on its space
    bank: i64  # wares nobody has
    deal: tuple[int, int, int, int, int]  # the open trade: buyer, seller, ware, offer, price asked
    guess: i64  # 1: an imagined world, where what the book hides is drawn by chance (AB-10)

    def clone(self) -> VillageState:
        g = VillageState()
        g.game = self.game
        g.players = self.players[:]
        g.waiting = self.waiting
        g.stale = False
        g.owned = self.owned = 0  # shared from now on: the first touch copies
        g.flow = self.flow
        g.rng = self.rng
        g.over = self.over
        g.origin = self.origin
        g.history = self.history
        g.recording = self.recording
        g.script = None if self.script is None else self.script.copy()
        g.events = None
        g.box = self.box
        g.round = self.round
        g.first = self.first
        g.turn = self.turn
        g.piles = self.piles[:]
        g.cave_top = self.cave_top
        g.cider = self.cider
        g.bank = self.bank
        g.deal = self.deal
        g.guess = self.guess
        return g

    def village(self, seat: i64) -> Village:
        """The seat's player, to look at."""
        return self.players[seat]  # type: ignore[return-value]

    def mine(self, seat: i64) -> Village:
        """The seat's player, to change."""
        return self.own(seat)  # type: ignore[return-value]

    def seen(self) -> list[Village]:
        """All players, to look at."""
        return self.players  # type: ignore[return-value]

    def everyone(self) -> list[Village]:
        """All players, to change."""
        if self.owned + 1 != BIT[len(self.players)]:
            for seat in range(len(self.players)):
                self.own(seat)
        return self.players  # type: ignore[return-value]

    def in_turn_order(self) -> list[Village]:
        """All players, to change, from the start player on."""
        all_of_them = self.everyone()
        return all_of_them[self.first :] + all_of_them[: self.first]

    # -- dice and decks
    def roll(self) -> i64:
        return DIE[self.chance(DIE)]

    def draw(self, deck: i64) -> i64:
        """The top card: by chance from the bag, then what was put under it, in order; 0 if the deck is empty."""
        bag = self.piles[deck]
        if bag:
            i = self.chance(bag, OUTCOMES_OF[deck])
            card = bag[i]
            self.piles[deck] = bag[:i] + bag[i + 1 :]
            return card
        if deck == VILLAGERS:
            return 0
        under = self.piles[UNDER + deck]
        if not under:
            return 0
        self.piles[UNDER + deck] = under[1:]
        return under[0]

    def left(self, deck: i64) -> i64:
        """How many cards a deck has, but for a cave card on top."""
        return len(self.piles[deck]) + (len(self.piles[UNDER + deck]) if deck != VILLAGERS else 0)

    # -- wares
    def give(self, p: Village, ware: i64, n: i64) -> i64:
        """From the bank to the supply, as many as there are (AB-1); returns how many."""
        there = self.bank >> ware * WARE_BITS & MOST
        if n > there:
            n = there
        self.bank -= ONE[ware] * n
        p.supply += ONE[ware] * n
        return n

    def give_back(self, p: Village, ware: i64) -> None:
        """One from the supply to the bank."""
        p.supply -= ONE[ware]
        self.bank += ONE[ware]

    @property
    def scores(self) -> list[Score]:
        from tabuleiro.games.above_and_below.rules.scoring import scores

        return scores(self)


def seated(seat: i64) -> Village:
    """A player at the start of a play."""
    p = Village()
    p.sit(seat)
    return p


def laid(game: AboveAndBelow, seats: i64, rng: i64, origin: Origin | None) -> VillageState:
    """A table before the set-up."""
    g = VillageState()
    g.lay(game, [seated(seat) for seat in range(seats)], rng, origin)
    g.box = game.box
    g.round = 0
    g.first = 0
    g.turn = NOBODY
    g.piles = game.box.full_piles[:]
    g.cave_top = 0
    g.cider = 0
    g.bank = game.box.full_bank
    g.deal = NO_DEAL
    g.guess = 0
    return g
