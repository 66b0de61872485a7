"""Made from fields.py by `make fields`: slots and starts of a seat and of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tabuleiro.core.secrecy import Fields
from tabuleiro.core.state import Player, Stack, State
from tabuleiro.games.brazil_imperial.rules.codes import ARCHES, NO_ARCH, NOBODY, NOT_LAID, PALACES, RESERVE, UNITS
from tabuleiro.games.brazil_imperial.rules.fields import RealmFields, BrazilStateFields
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.games.brazil_imperial.rules.box import Box
    from tabuleiro.games.brazil_imperial.rules.map import Ground
    from tabuleiro.games.brazil_imperial.rules.state import Realm

class RealmBase(Player):
    FIELDS: ClassVar[Fields] = RealmFields.FIELDS
    __slots__ = tuple(FIELDS)
    colour: i64
    monarch: i64
    supply: i64
    wealth: i64
    gold_hand: bytes
    combat_hand: bytes
    missions: bytes
    revealed: bytes
    returned: bytes
    dealt: bytes
    kept: bytes
    crown: i64
    at: tuple[int, ...]
    deployed: i64
    on_map: i64
    made: i64
    slots: bytes
    upgraded: i64
    on_monarch: i64
    palaces: bytes
    token: i64
    under: bytes
    paintings: bytes
    powers: i64
    capital: i64
    tiles: bytes
    lands: bytes
    held: i64
    marked: bytes
    marks: i64
    finds: bytes
    peeks: bytes
    once: i64
    arch: i64
    spent: i64
    party: i64
    due: i64
    paid: i64
    wild: i64
    exchanges: i64
    off: i64
    paused: Stack

    def set_starts(self) -> None:
        self.colour = NOBODY
        self.monarch = self.supply = self.wealth = self.crown = self.deployed = self.on_map = self.made = 0
        self.upgraded = self.on_monarch = self.powers = self.held = self.marks = self.once = self.spent = self.party = 0
        self.due = self.paid = self.wild = self.exchanges = self.off = 0
        self.gold_hand = self.combat_hand = self.missions = self.revealed = self.returned = self.dealt = self.kept = b""
        self.paintings = self.tiles = self.lands = self.marked = self.finds = self.peeks = b""
        self.at = (RESERVE,) * UNITS
        self.slots = bytes(ARCHES)
        self.palaces = bytes([NOWHERE] * PALACES)
        self.token = self.arch = NO_ARCH
        self.under = bytes([NOT_LAID, NOT_LAID])
        self.capital = NOWHERE
        self.paused = ()


class BrazilStateBase(State["Realm"]):
    FIELDS: ClassVar[Fields] = BrazilStateFields.FIELDS
    __slots__ = tuple(FIELDS)
    box: Box
    ground: Ground
    round: i64
    era: i64
    first: i64
    turn: i64
    ending: i64
    won: i64
    face: list[int]
    builder: list[int]
    army: bytes
    near: bytes
    explore: bytes
    goods: list[int]
    piles: list[bytes]
    dutch: bytes
    attacker: i64
    defender: i64
    field: i64
    origin_hex: i64
    attack: bytes
    defence: bytes
    attack_off: i64
    defence_off: i64
    open_cards: i64

    def set_starts(self) -> None:
        self.round = self.ending = self.won = self.attack_off = self.defence_off = self.open_cards = 0
        self.era = 1
        self.first = self.turn = self.attacker = self.defender = NOBODY
        self.dutch = bytes([RESERVE] * UNITS)
        self.field = self.origin_hex = NOWHERE
        self.attack = self.defence = b""
