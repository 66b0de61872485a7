"""Made from fields.py by `make fields`: slots, start and copies of a seat and of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tabuleiro.core.secrecy import Fields
from tabuleiro.core.state import Player, State
from tabuleiro.core.state import Player, State
from tabuleiro.games.above_and_below.rules.codes import NO_DEAL, NO_OPTION, NO_WARE, NOBODY, NOTHING_STAKED
from tabuleiro.games.above_and_below.rules.fields import VillageFields, VillageStateFields

if TYPE_CHECKING:
    from mypy_extensions import i64
    
    from tabuleiro.games.above_and_below.rules.box import Box

class VillageBase(Player):
    FIELDS: ClassVar[Fields] = VillageFields.FIELDS
    __slots__ = tuple(FIELDS)
    coins: i64
    reputation: i64
    villagers: bytes
    ready: i64
    tired: i64
    injured: i64
    sent: i64
    hammers: i64
    hammers_plus: i64
    quills: i64
    quills_plus: i64
    cats: i64
    clockwork: i64
    supply: i64
    sale: i64
    track: i64
    kinds: bytes
    buildings: bytes
    goods: bytes
    ripe: i64
    outposts: i64
    caves: bytes
    powers: i64
    passed: i64
    acted: i64
    exchanged: i64
    negotiated: i64
    slept: i64
    cave: i64
    face: i64
    paragraph: i64
    path: tuple[int, ...]
    option: i64
    party: i64
    dice: bytes
    light: i64
    bonus: i64
    rerolls: i64
    staked: i64

    def begin(self) -> None:
        """Every field that has a start of its own."""
        self.coins = self.reputation = self.ready = self.tired = self.injured = self.sent = self.hammers = 0
        self.hammers_plus = self.quills = self.quills_plus = self.cats = self.clockwork = self.supply = self.track = 0
        self.ripe = self.outposts = self.powers = self.passed = self.acted = self.exchanged = self.negotiated = 0
        self.slept = self.cave = self.face = self.paragraph = self.party = self.light = self.bonus = self.rerolls = 0
        self.villagers = self.kinds = self.buildings = self.goods = self.caves = self.dice = b""
        self.sale = NO_WARE
        self.path = ()
        self.option = NO_OPTION
        self.staked = NOTHING_STAKED

    def copy_to(self, other: VillageBase) -> None:
        other.seat, other.bit, other.options = self.seat, self.bit, self.options
        other.asking, other.asking_at, other.stack = self.asking, self.asking_at, self.stack
        other.coins, other.reputation, other.villagers = self.coins, self.reputation, self.villagers
        other.ready, other.tired, other.injured = self.ready, self.tired, self.injured
        other.sent, other.hammers, other.hammers_plus = self.sent, self.hammers, self.hammers_plus
        other.quills, other.quills_plus, other.cats = self.quills, self.quills_plus, self.cats
        other.clockwork, other.supply, other.sale = self.clockwork, self.supply, self.sale
        other.track, other.kinds, other.buildings = self.track, self.kinds, self.buildings
        other.goods, other.ripe, other.outposts = self.goods, self.ripe, self.outposts
        other.caves, other.powers, other.passed = self.caves, self.powers, self.passed
        other.acted, other.exchanged, other.negotiated = self.acted, self.exchanged, self.negotiated
        other.slept, other.cave, other.face = self.slept, self.cave, self.face
        other.paragraph, other.path, other.option = self.paragraph, self.path, self.option
        other.party, other.dice, other.light = self.party, self.dice, self.light
        other.bonus, other.rerolls, other.staked = self.bonus, self.rerolls, self.staked


class VillageStateBase(State):
    FIELDS: ClassVar[Fields] = VillageStateFields.FIELDS
    __slots__ = tuple(FIELDS)
    box: Box
    round: i64
    first: i64
    turn: i64
    piles: list[bytes]
    cave_top: i64
    cider: i64
    bank: i64
    deal: tuple[int, int, int, int, int]
    guess: i64

    def begin(self) -> None:
        """Every field that has a start of its own."""
        self.round = self.first = self.cave_top = self.cider = self.guess = 0
        self.turn = NOBODY
        self.deal = NO_DEAL

    def copy_to(self, other: VillageStateBase) -> None:
        other.game, other.waiting, other.flow = self.game, self.waiting, self.flow
        other.rng, other.over, other.origin = self.rng, self.over, self.origin
        other.history, other.recording, other.players = self.history, self.recording, self.players[:]
        other.stale, other.script, other.events = False, None if self.script is None else self.script.copy(), None
        other.box, other.round, other.first = self.box, self.round, self.first
        other.turn, other.piles, other.cave_top = self.turn, self.piles[:], self.cave_top
        other.cider, other.bank, other.deal = self.cider, self.bank, self.deal
        other.guess = self.guess
