"""Made from fields.py by `make fields`: slots and starts of a seat and of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tabuleiro.core.secrecy import Fields
from tabuleiro.core.state import Player, State
from tabuleiro.games.imperial_miners.rules.codes import NO_CARDS, NO_EVENT, NOT_COUNTING, OFF_BOARD
from tabuleiro.games.imperial_miners.rules.fields import MinerFields, MineStateFields

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.games.imperial_miners.rules.box import Box
    from tabuleiro.games.imperial_miners.rules.state import Miner

class MinerBase(Player):
    FIELDS: ClassVar[Fields] = MinerFields.FIELDS
    __slots__ = tuple(FIELDS)
    coins: i64
    vp: i64
    hand: bytes
    known: bytes
    kept: bytes
    pick: i64
    playing: i64
    cards: bytes
    cells: bytes
    machines: bytes
    grid: bytes
    rows: tuple[int, ...]
    factions: i64
    collapsed: i64
    active: i64
    complete: i64
    halves: i64
    board: i64
    space: i64
    advanced: i64
    discount: i64
    cleared: i64

    def set_starts(self) -> None:
        self.coins = self.vp = self.pick = self.playing = self.factions = self.collapsed = self.active = 0
        self.complete = self.halves = self.space = self.advanced = self.discount = 0
        self.hand = self.known = self.kept = self.cards = self.cells = self.machines = b""
        self.grid = NO_CARDS
        self.rows = (0, 0, 0, 0, 0)
        self.board = OFF_BOARD
        self.cleared = NOT_COUNTING


class MineStateBase(State["Miner"]):
    FIELDS: ClassVar[Fields] = MineStateFields.FIELDS
    __slots__ = tuple(FIELDS)
    box: Box
    round: i64
    event: i64
    event_bag: bytes
    past_events: bytes
    sides: tuple[int, ...]
    decks: list[bytes]
    cost_less: i64
    cart_pays: i64
    surface_twice: i64
    advance_plus: i64

    def set_starts(self) -> None:
        self.round = self.cost_less = self.cart_pays = self.surface_twice = self.advance_plus = 0
        self.event = NO_EVENT
        self.past_events = b""
        self.sides = ()
