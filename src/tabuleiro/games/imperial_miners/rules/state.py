"""The state of a play of Imperial Miners: Miner (one seat) and MineState (the table)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabuleiro.core.scores import Score
from tabuleiro.core.secrecy import BAG, PUBLIC, Fields, own, partly, piles, public, size
from tabuleiro.core.state import BIT, Player, State, bits
from tabuleiro.games.imperial_miners.rules.mine import (
    BACK,
    BORDER,
    CELLS,
    NEIGHBOURS,
    THEIRS,
    WIDTH,
    deeper_places,
    first_row_places,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.core.record import Origin
    from tabuleiro.games.imperial_miners.rules.box import Box
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners

# To add to bytes, as in `a = a + BYTE[n]`: compiled, that is much faster than `a += BYTE[n]`.
BYTE: Final[list[bytes]] = [bytes([i]) for i in range(256)]
NO_CARDS: Final = bytes(CELLS)
NIBBLE: Final = 4  # bits for the cards of one faction: a mine has at most 15
ONE_OF_EACH: Final = 0x111111
PILE: Final = 5  # decks[level] is the face-down deck, decks[PILE + level] its discard pile
OFF_BOARD: Final = -1
NOT_COUNTING: Final = -1
NO_EVENT: Final = -1


def level_of(g: MineState, card: int) -> int:
    return g.box.level[card]


def levels_of(g: MineState, cards: bytes) -> list[int]:
    """The backs of cards: how many there are of each level."""
    found = [0] * PILE
    for card in cards:
        found[g.box.level[card]] += 1
    return found


def seen_of_hand(g: MineState, p: Miner, seat: int) -> tuple[bytes, bytes, list[int]]:
    """Levels are public, as the decks drawn from are (house ruling); of another hand, the cards that all have seen."""
    if p.seat == seat:
        return p.hand, b"", levels_of(g, p.hand)
    hidden = p.hand
    for card in p.known:
        hidden = hidden.replace(BYTE[card], b"", 1)
    return p.known, hidden, levels_of(g, p.hand)


class Miner(Player):
    """Ints, bytes and tuples only, so a copy shares them all; cards in the mine are numbered as they came."""

    FIELDS: ClassVar[Fields] = {
        **public("coins vp known playing cards cells machines grid rows factions collapsed active complete halves"),
        **public("board space advanced discount cleared"),
        "hand": partly(seen_of_hand, into=level_of),
        "kept": own(b"", back=size),
        "pick": own(0),
    }
    __slots__ = tuple(FIELDS)

    coins: i64
    vp: i64
    hand: bytes
    known: bytes  # cards of the hand that everybody has seen (IM-30)
    kept: bytes  # secret until all have chosen their opening hand
    pick: i64  # secret until the reveal; 0: none
    playing: i64  # the revealed card, until it is placed
    cards: bytes
    cells: bytes
    machines: bytes
    grid: bytes  # cell -> number of its card + 1, 0: empty
    rows: tuple[int, ...]  # level -> columns taken, as bits
    factions: i64  # cards of each faction, four bits for each
    collapsed: i64  # sets of cards are bit masks over their numbers
    active: i64  # activated this round
    complete: i64  # sets of borders are bit masks over number * 3 + direction
    halves: i64  # borders with a half cart that is not complete
    board: i64
    space: i64
    advanced: i64  # 1: has advanced this round
    discount: i64  # waits for the next card with a cost
    cleared: i64  # collapses discarded by the effect being resolved, if it counts them

    def sit(self, seat: i64) -> None:
        super().sit(seat)
        self.coins = 0
        self.vp = 0
        self.hand = b""
        self.known = b""
        self.kept = b""
        self.pick = 0
        self.playing = 0
        self.cards = b""
        self.cells = b""
        self.machines = b""
        self.grid = NO_CARDS
        self.rows = (0, 0, 0, 0, 0)
        self.factions = 0
        self.collapsed = 0
        self.active = 0
        self.complete = 0
        self.halves = 0
        self.board = OFF_BOARD
        self.space = 0
        self.advanced = 0
        self.discount = 0
        self.cleared = NOT_COUNTING

    def clone(self) -> Miner:
        p = Miner()
        p.seat = self.seat
        p.bit = self.bit
        p.options = self.options
        p.asking = self.asking
        p.asking_at = self.asking_at
        p.stack = self.stack
        p.coins = self.coins
        p.vp = self.vp
        p.hand = self.hand
        p.known = self.known
        p.kept = self.kept
        p.pick = self.pick
        p.playing = self.playing
        p.cards = self.cards
        p.cells = self.cells
        p.machines = self.machines
        p.grid = self.grid
        p.rows = self.rows
        p.factions = self.factions
        p.collapsed = self.collapsed
        p.active = self.active
        p.complete = self.complete
        p.halves = self.halves
        p.board = self.board
        p.space = self.space
        p.advanced = self.advanced
        p.discount = self.discount
        p.cleared = self.cleared
        return p

    def places(self, level: i64) -> list[int]:
        """Where a card of this level may be placed (IM-16)."""
        rows = self.rows
        if level == 1:
            return first_row_places(rows[1])
        return deeper_places(level, rows[level - 1], rows[level])

    def playable_levels(self) -> i64:
        """The levels that have a legal place, as bits; level 1 always has one."""
        _, one, two, three, four = self.rows
        levels = 2
        if (one << 1 | one >> 1) & ~two:
            levels = 6
        if two:
            if (two << 1 | two >> 1) & ~three:
                levels |= 8
            if three and (three << 1 | three >> 1) & ~four:
                levels |= 16
        return levels

    def put(self, card: i64, cell: i64, level: i64, factions: i64, halves: list[int]) -> i64:
        """Adds a card to the mine; returns how many carts it completes."""
        number = len(self.cards)
        grid = self.grid
        cards = self.cards
        mine: i64 = halves[card]
        done: i64 = 0
        half: i64 = 0
        around = NEIGHBOURS[cell]
        direction: i64
        for direction in range(6):
            other: i64 = grid[around[direction]]
            if not other:
                continue
            facing: i64 = halves[cards[other - 1]]
            full = (mine >> direction & 1) + (facing >> BACK[direction] & 1)
            if full:
                bit = BIT[(other - 1 if THEIRS[direction] else number) * 3 + BORDER[direction]]
                if full == 2:
                    done |= bit
                else:
                    half |= bit
        self.complete |= done
        self.halves |= half
        self.cards = self.cards + BYTE[card]
        self.cells = self.cells + BYTE[cell]
        self.machines = self.machines + b"\0"
        self.grid = grid[:cell] + BYTE[number + 1] + grid[cell + 1 :]
        _, one, two, three, four = self.rows
        column = BIT[cell - level * WIDTH]
        if level == 1:
            self.rows = (0, one | column, two, three, four)
        elif level == 2:
            self.rows = (0, one, two | column, three, four)
        elif level == 3:
            self.rows = (0, one, two, three | column, four)
        else:
            self.rows = (0, one, two, three, four | column)
        self.factions += factions
        return bits(done) if done else 0

    def of_faction(self, faction: i64) -> i64:
        return self.factions >> faction * NIBBLE & 15

    def different_factions(self) -> i64:
        n = self.factions
        return bits((n | n >> 1 | n >> 2 | n >> 3) & ONE_OF_EACH)

    def add_machines(self, number: i64, n: i64) -> None:
        machines = self.machines
        self.machines = machines[:number] + BYTE[machines[number] + n] + machines[number + 1 :]

    def drop(self, card: i64) -> None:
        """One copy of the card leaves the hand in the open."""
        self.hand = self.hand.replace(BYTE[card], b"", 1)
        if self.known:
            self.known = self.known.replace(BYTE[card], b"", 1)

    def total_machines(self) -> i64:
        return sum(self.machines)


class MineState(State):
    """What is on the table for all; `box` holds the pack's tables and steps."""

    FIELDS: ClassVar[Fields] = {
        **public("box round event event_bag past_events sides cost_less cart_pays surface_twice advance_plus"),
        # Nothing hidden belongs to level 4: its cards are all alike, and drawn in the open (IM-1, IM-28).
        "decks": piles({**dict.fromkeys((1, 2, 3), BAG), **dict.fromkeys((0, *range(4, 2 * PILE)), PUBLIC)}),
    }
    __slots__ = tuple(FIELDS)

    box: Box
    round: i64
    event: i64
    event_bag: bytes
    past_events: bytes
    sides: tuple[int, ...]  # the side that is up, for each board
    decks: list[bytes]
    cost_less: i64  # the features of this round's event (IM-13)
    cart_pays: i64
    surface_twice: i64
    advance_plus: i64

    def clone(self) -> MineState:
        g = MineState()
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
        g.event = self.event
        g.event_bag = self.event_bag
        g.past_events = self.past_events
        g.sides = self.sides
        g.decks = self.decks[:]
        g.cost_less = self.cost_less
        g.cart_pays = self.cart_pays
        g.surface_twice = self.surface_twice
        g.advance_plus = self.advance_plus
        return g

    def miner(self, seat: i64) -> Miner:
        """The seat's player, to look at."""
        return self.players[seat]  # type: ignore[return-value]

    def everyone(self) -> list[Miner]:
        """All players, to change."""
        if self.owned + 1 != BIT[len(self.players)]:
            for seat in range(len(self.players)):
                self.own(seat)
        return self.players  # type: ignore[return-value]

    def others(self) -> bool:
        """Whether there is anybody to whom a card that leaves the hand is news."""
        return len(self.players) > 1

    # -- decks
    def has_cards(self, level: i64) -> bool:
        return bool(self.decks[level]) or bool(self.decks[PILE + level])

    def restock(self, level: i64) -> None:
        """An empty deck takes its discard pile (IM-1)."""
        decks = self.decks
        if not decks[level]:
            decks[level] = bytes(sorted(decks[PILE + level]))  # decks have no order: kept sorted, equal ones are equal
            decks[PILE + level] = b""

    def take(self, level: i64) -> i64:
        """A card from the deck, by chance; 0 if deck and pile are empty."""
        bag = self.decks[level]
        if not bag:
            self.restock(level)
            bag = self.decks[level]
            if not bag:
                return 0
        i = self.chance(bag)
        card = bag[i]
        rest = bag[:i] + bag[i + 1 :]
        self.decks[level] = rest
        if not rest:
            self.set_deck(level, rest)
        return card

    def set_deck(self, level: i64, deck: bytes) -> None:
        self.decks[level] = deck
        if not deck and not self.decks[PILE + level]:
            self.stale = True  # others may be asked to draw from it

    def to_pile(self, card: i64) -> None:
        pile = PILE + self.box.level[card]
        if not self.decks[pile] and not self.decks[pile - PILE]:
            self.stale = True
        self.decks[pile] = self.decks[pile] + BYTE[card]

    def discard(self, p: Miner, card: i64) -> None:
        """From the hand to its level's pile, for all to see."""
        p.drop(card)
        self.to_pile(card)

    @property
    def scores(self) -> list[Score]:
        from tabuleiro.games.imperial_miners.rules.scoring import scores

        return scores(self)


def seated(seat: i64) -> Miner:
    """A player at the start of a play."""
    p = Miner()
    p.sit(seat)
    return p


def laid(game: ImperialMiners, seats: i64, rng: i64, origin: Origin | None) -> MineState:
    """A table before the set-up."""
    g = MineState()
    g.lay(game, [seated(seat) for seat in range(seats)], rng, origin)
    g.box = game.box
    g.round = 0
    g.event = NO_EVENT
    g.event_bag = game.box.all_events
    g.past_events = b""
    g.sides = ()
    g.decks = [*game.box.full_decks, b"", b"", b"", b"", b""]
    g.cost_less = 0
    g.cart_pays = 0
    g.surface_twice = 0
    g.advance_plus = 0
    return g
