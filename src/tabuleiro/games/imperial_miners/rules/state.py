"""The state of a play of Imperial Miners: Miner (one seat) and MineState (the table)."""

from __future__ import annotations

from tabuleiro.core.compiler import i64
from tabuleiro.core.player import BIT, bits
from tabuleiro.core.step import Choice, Phase, Step
from tabuleiro.games.imperial_miners.rules.codes import BYTE, NIBBLE, NO_EVENT, ONE_OF_EACH, PILE
from tabuleiro.games.imperial_miners.rules.fields import MinerFields, MineStateFields
from tabuleiro.games.imperial_miners.rules.mine import (
    BACK,
    BORDER,
    NEIGHBOURS,
    THEIRS,
    WIDTH,
    deeper_places,
    first_row_places,
)


class Miner(MinerFields):
    """Ints, bytes and tuples only, so a copy shares them all; cards in the mine are numbered as they came."""

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
        rows = list(self.rows)
        rows[level] |= BIT[cell - level * WIDTH]
        self.rows = tuple(rows)
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


class MineState(MineStateFields[Miner]):
    """What is on the table for all; `box` holds the pack's tables and steps."""

    def set_starts(self) -> None:
        super().set_starts()
        self.box = self.game.box
        self.event_bag = self.box.all_events
        self.decks = [*self.box.full_decks, b"", b"", b"", b"", b""]

    def others(self) -> bool:
        """Whether there is anybody to whom a card that leaves the hand is news."""
        return len(self.players) > 1

    @property
    def event_id(self) -> str:
        """This round's event, by the name that the pack gives it."""
        return str(self.box.event_ids[self.event]) if self.event != NO_EVENT else ""

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


MineStep = Step[MineState, Miner]
MineChoice = Choice[MineState, Miner]
MinePhase = Phase[MineState]
