"""What learners get of a mine game: hands and discard piles as counts of cards, mines as planes over their places.

What changes seldom, such as the other seats' mines, is kept as it was written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.compiler import i64, mypyc_attr
from tabuleiro.core.observer import Observer, kinds_of
from tabuleiro.core.shapes import BYTE as MOST
from tabuleiro.core.shapes import Figure, order_of, ranks
from tabuleiro.core.state import State
from tabuleiro.core.view import View
from tabuleiro.games.imperial_miners.content.pack import BOARDS, FACTIONS
from tabuleiro.games.imperial_miners.rules.codes import NIBBLE, PILE
from tabuleiro.games.imperial_miners.rules.mine import REAL, level_of, place_text
from tabuleiro.games.imperial_miners.rules.state import Miner, MineState

if TYPE_CHECKING:
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners

MEMO: Final = 20_000  # how many blocks of a kind are kept
PLACES: Final = len(REAL)
PLANES: Final = 6
NO_MINE: Final = bytes(PLACES * PLANES)
NO_PLANE: Final = bytes(PLACES)
ONE_OF_LEVEL: Final[list[int]] = [0, *(1 << 8 * i for i in range(4))]
SIX: Final = 6  # bytes that one number is written as
SEVEN: Final = 7  # the most, as a number of the compiler has 63 bits
LEVELS: Final = [
    (cells[0], cells[-1] + 1) for cells in ([cell for cell in REAL if level_of(cell) == n] for n in range(1, 5))
]


def clipped(number: i64) -> i64:
    """As near to a number as a byte can be."""
    return 0 if number < 0 else number if number < MOST else MOST


class Blocks:
    """What was last written of one seat, and what it was made of. The same objects again mean the same bytes."""

    def __init__(self, none: bytes, no_past: bytes) -> None:
        self.hand = b""
        self.levels: i64 = 0  # how many cards of each level it has, a byte each
        self.counts = none
        self.known_cards = b""
        self.known = none
        self.cards = b""
        self.grid = b""
        self.machines = b""
        self.collapsed: i64 = 0
        self.active: i64 = 0
        self.complete: i64 = 0
        self.halves: i64 = 0
        self.numbers = NO_PLANE  # of the cards, by their places
        self.card = self.machine = self.fallen = self.used = self.carts = self.half_carts = NO_PLANE
        self.mine = NO_MINE
        # All of the seat, and what it was joined from.
        self.one: i64 = 0
        self.two: i64 = 0
        self.three: i64 = 0
        self.asked = b""
        self.whole = b""
        # Of the first seat alone: what lies on the table.
        self.past_events = b""
        self.past = no_past
        self.piles: list[bytes] = []
        self.discarded = none


@mypyc_attr(allow_interpreted_subclasses=True)
class MineObserver(Observer):
    def __init__(self, game: ImperialMiners) -> None:
        box = game.box
        cards, events = order_of(box.ids), order_of(box.event_ids)
        kinds = kinds_of(game)
        places = tuple(place_text(cell) for cell in REAL)
        table = [
            Figure("seat", 1, game.most_seats, "the own seat, 0: a spectator, 1: the first"),
            Figure("over", 1, 1, "whether the play is over"),
            Figure("at", 2, MOST, "what the seat is asked about, as its step has it: low byte, high byte"),
            Figure("round", 1, 10, "the round, 0: before the first"),
            Figure("event", 1, len(events), "this round's: its place in the order of the ids, 0: none"),
            Figure(
                "features", 4, MOST, "of this round's event", ("cost-less", "cart-pays", "surface-twice", "advance")
            ),
            Figure("sides", 3, 1, "which side of a board is up", BOARDS),
            Figure("decks", 4, MOST, "cards in each deck", ("1", "2", "3", "4")),
            Figure("pick", 1, len(cards), "the own secret pick: its place in the order of the ids, 0: none"),
            Figure("past events", len(events), 1, "which have come up, this round's too", events),
            Figure("hand", len(cards), MOST, "how many of each the own hand has", cards),
            Figure("kept", len(cards), MOST, "how many of each are kept of the opening hand, in secret", cards),
            Figure("discarded", len(cards), MOST, "how many of each lie on the discard piles", cards),
        ]
        seat = [
            Figure("coins", 1, MOST, "coins"),
            Figure("vp", 1, MOST, "victory point tokens"),
            Figure("space", 1, MOST, "the space on its progress board"),
            Figure("discount", 1, MOST, "coins off the next card"),
            Figure("kept size", 1, MOST, "cards kept of the opening hand, in secret"),
            Figure("playing", 1, len(cards), "the card to be placed: its place in the order of the ids, 0: none"),
            Figure("board", 1, len(BOARDS), "the progress board, 0: none yet"),
            Figure("there", 1, 1, "whether anybody has this seat"),
            Figure("levels", 4, MOST, "cards of each level in hand", ("1", "2", "3", "4")),
            Figure("cleared", 1, MOST, "collapses discarded by the effect at hand: value + 1, so 0 means -1"),
            Figure("advanced", 1, 1, "whether it has advanced this round"),
            Figure("factions", len(FACTIONS), 15, "cards of each faction in the mine", FACTIONS),
            Figure("asked", len(kinds), 1, "what it is asked now", tuple(kinds)),
            Figure("known", len(cards), MOST, "how many of each of its hand everybody has seen", cards),
            Figure("card", PLACES, len(cards), "the card there: its place in the order of the ids, 0: none", places),
            Figure("machines", PLACES, MOST, "machines on the card there", places),
            Figure("collapsed", PLACES, 1, "whether it has collapsed", places),
            Figure("active", PLACES, 1, "whether it has been activated this round", places),
            Figure(
                "carts", PLACES, 7, "whole carts: 1 to its right, 2 to the lower left, 4 to the lower right", places
            ),
            Figure("half carts", PLACES, 7, "half carts, in the same way", places),
        ]
        super().__init__(game, table, seat)
        self.rank: bytes = ranks(box.ids)
        self.event_rank: bytes = ranks(box.event_ids)
        self.cards: i64 = len(cards)
        self.events: i64 = len(events)
        self.level: list[int] = box.level
        self.asked: dict[str, bytes] = {kind: bytes([kind == one for one in kinds]) for kind in kinds}
        self.unasked = bytes(len(kinds))
        self.none = bytes(len(cards))
        self.blocks: dict[int, Blocks] = {}  # by the identity of a player
        self.no_past = bytes(len(events))
        self.flags: dict[int, bytes] = {}
        self.borders: dict[int, bytes] = {}

    def observe(self, g: State, seat: int) -> bytes:
        assert isinstance(g, MineState)
        decks = g.decks
        sizes = len(decks[1]) | len(decks[2]) << 8 | len(decks[3]) << 16 | len(decks[4]) << 24
        return self.laid_out(g, seat, sizes, None, None)

    def observed(self, view: View) -> bytes:
        g = view.table
        assert isinstance(g, MineState)
        backs = view.backs
        levels = [packed(found[1:]) for found in backs["hand"]]
        return self.laid_out(g, view.seat, packed(backs["decks"][1:PILE]), levels, backs["kept"])

    def laid_out(self, g: MineState, seat: i64, decks: i64, levels: list[int] | None, kept: list[int] | None) -> bytes:
        """From a state, or from the table of a view: then `levels` and `kept` say what is seen from outside."""
        n = len(g.players)
        own = g.players[seat] if seat >= 0 else None
        at: i64 = own.asking_at if own is not None and g.waiting & own.bit else 0
        one, two, three = g.sides
        event: i64 = self.event_rank[g.event] if g.event >= 0 else 0
        pick: i64 = self.rank[own.pick] if own is not None else 0
        over: i64 = 1 if g.over else 0
        head = seat + 1 | over << 8 | (at & 0xFFFF) << 16 | g.round << 32 | event << 40 | clipped(g.cost_less) << 48
        sides = (one & 1) << 24 | (two & 1) << 32 | (three & 1) << 40
        event_rest = clipped(g.cart_pays) | clipped(g.surface_twice) << 8 | clipped(g.advance_plus) << 16
        mine = self.of_hand(own) if own is not None else None
        first = self.of_hand(g.players[0])
        found = [
            written(head, SEVEN),
            written(event_rest | sides, SIX),
            written(decks | pick << 32, 5),
            self.past(g.past_events, first),
            mine.counts if mine is not None else self.none,
            self.counted(own.kept) if own is not None else self.none,
            self.discarded(g.decks, first),
        ]
        i: i64 = seat if seat > 0 else 0
        for _ in range(n):
            p = g.players[i]
            blocks = self.of_hand(p)
            level: i64 = blocks.levels if levels is None else levels[i]
            hidden: i64 = len(p.kept) if kept is None else kept[i]
            found.append(self.whole(g, p, blocks, level, hidden))
            i += 1
            if i == n:
                i = 0
        return b"".join(found)

    def whole(self, g: MineState, p: Miner, blocks: Blocks, level: i64, hidden: i64) -> bytes:
        """All about a seat. Between two looks most seats stay as they were."""
        playing: i64 = self.rank[p.playing]
        factions = p.factions
        one = (
            clipped(p.coins)
            | clipped(p.vp) << 8
            | clipped(p.space) << 16
            | clipped(p.discount) << 24
            | hidden << 32
            | playing << 40
            | (p.board + 1) << 48
        )
        two = 1 | level << 8 | clipped(p.cleared + 1) << 40 | p.advanced << 48
        three = (
            factions & 15
            | (factions >> NIBBLE & 15) << 8
            | (factions >> 2 * NIBBLE & 15) << 16
            | (factions >> 3 * NIBBLE & 15) << 24
            | (factions >> 4 * NIBBLE & 15) << 32
            | (factions >> 5 * NIBBLE & 15) << 40
        )
        asked = self.asked[p.asking.kind] if g.waiting & p.bit else self.unasked
        changed = self.mine(p, blocks)
        if blocks.known_cards is not p.known:
            blocks.known_cards = p.known
            blocks.known = self.counted(p.known)
            changed = True
        if changed or one != blocks.one or two != blocks.two or three != blocks.three or asked is not blocks.asked:
            blocks.one, blocks.two, blocks.three, blocks.asked = one, two, three, asked
            numbers = [written(one, SEVEN), written(two, SEVEN), written(three, SIX)]
            blocks.whole = b"".join([*numbers, asked, blocks.known, blocks.mine])
        return blocks.whole

    # -- blocks that are kept
    def of_hand(self, p: Miner) -> Blocks:
        """A seat's blocks, with the hand as it is now."""
        key = id(p)
        found = self.blocks.get(key)
        if found is None:
            if len(self.blocks) >= MEMO:
                self.blocks.clear()
            found = self.blocks[key] = Blocks(self.none, self.no_past)
        hand = p.hand
        if found.hand is not hand:
            found.hand = hand
            levels: i64 = 0
            for card in hand:
                levels += ONE_OF_LEVEL[self.level[card]]
            found.levels = levels
            found.counts = self.counted(hand)
        return found

    def past(self, events: bytes, blocks: Blocks) -> bytes:
        if blocks.past_events is not events:
            blocks.past_events = events
            flags = [0] * self.events
            for event in events:
                flags[self.event_rank[event] - 1] = 1
            blocks.past = bytes(flags)
        return blocks.past

    def counted(self, cards: bytes) -> bytes:
        if not cards:
            return self.none
        counts = bytearray(self.none)
        for card in cards:
            counts[self.rank[card] - 1] += 1
        return bytes(counts)

    def discarded(self, decks: list[bytes], blocks: Blocks) -> bytes:
        piles = decks[PILE + 1 :]
        if blocks.piles != piles:
            blocks.piles = piles
            blocks.discarded = self.counted(b"".join(piles))
        return blocks.discarded

    def mine(self, p: Miner, blocks: Blocks) -> bool:
        """Writes the planes that have changed. Each place of the grid has the number of its card; each plane says what
        stands for a number."""
        moved = blocks.grid is not p.grid or blocks.cards is not p.cards
        changed = moved
        if moved:
            grid = blocks.grid = p.grid
            blocks.cards = p.cards
            blocks.numbers = b"".join([grid[first:last:2] for first, last in LEVELS])
            blocks.card = blocks.numbers.translate((b"\0" + p.cards.translate(self.rank)).ljust(MOST + 1, b"\0"))
        if moved or blocks.machines is not p.machines:
            changed = True
            blocks.machines = p.machines
            blocks.machine = blocks.numbers.translate((b"\0" + p.machines).ljust(MOST + 1, b"\0"))
        if moved or blocks.collapsed != p.collapsed:
            changed = True
            blocks.collapsed = p.collapsed
            blocks.fallen = plane(blocks.numbers, p.collapsed, self.flags, 1)
        if moved or blocks.active != p.active:
            changed = True
            blocks.active = p.active
            blocks.used = plane(blocks.numbers, p.active, self.flags, 1)
        if moved or blocks.complete != p.complete:
            changed = True
            blocks.complete = p.complete
            blocks.carts = plane(blocks.numbers, p.complete, self.borders, 3)
        if moved or blocks.halves != p.halves:
            changed = True
            blocks.halves = p.halves
            blocks.half_carts = plane(blocks.numbers, p.halves, self.borders, 3)
        if changed:
            blocks.mine = b"".join(
                [blocks.card, blocks.machine, blocks.fallen, blocks.used, blocks.carts, blocks.half_carts]
            )
        return changed


def written(number: i64, length: int) -> bytes:
    """Its bytes, the lowest first."""
    whole: int = number  # what the compiler has a fast way for
    return whole.to_bytes(length, "little")


def plane(numbers: bytes, mask: i64, tables: dict[int, bytes], bits: i64) -> bytes:
    """What a set says of each card, by its place; `bits` for each."""
    if not mask:
        return NO_PLANE
    table = tables.get(mask)
    if table is None:
        if len(tables) >= MEMO:
            tables.clear()
        flags = [0]
        rest = mask
        while rest:
            flags.append(rest & (7 if bits == 3 else 1))
            rest >>= bits
        table = tables[mask] = bytes(flags).ljust(MOST + 1, b"\0")
    return numbers.translate(table)


def packed(numbers: list[int]) -> int:
    """A byte for each of four, the first one lowest."""
    return sum(number << 8 * i for i, number in enumerate(numbers[:4]))
