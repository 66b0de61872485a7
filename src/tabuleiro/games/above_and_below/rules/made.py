"""Made from fields.py by `make fields`: slots and starts of a seat and of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tabuleiro.core.secrecy import Fields
from tabuleiro.core.state import Player, State
from tabuleiro.games.above_and_below.rules.codes import NO_DEAL, NO_OPTION, NO_WARE, NOBODY, NOTHING_STAKED
from tabuleiro.games.above_and_below.rules.fields import VillageFields, VillageStateFields

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.games.above_and_below.rules.box import Box
    from tabuleiro.games.above_and_below.rules.state import Village

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

    def set_starts(self) -> None:
        self.coins = self.reputation = self.ready = self.tired = self.injured = self.sent = self.hammers = 0
        self.hammers_plus = self.quills = self.quills_plus = self.cats = self.clockwork = self.supply = self.track = 0
        self.ripe = self.outposts = self.powers = self.passed = self.acted = self.exchanged = self.negotiated = 0
        self.slept = self.cave = self.face = self.paragraph = self.party = self.light = self.bonus = self.rerolls = 0
        self.villagers = self.kinds = self.buildings = self.goods = self.caves = self.dice = b""
        self.sale = NO_WARE
        self.path = ()
        self.option = NO_OPTION
        self.staked = NOTHING_STAKED


class VillageStateBase(State["Village"]):
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

    def set_starts(self) -> None:
        self.round = self.first = self.cave_top = self.cider = self.guess = 0
        self.turn = NOBODY
        self.deal = NO_DEAL
