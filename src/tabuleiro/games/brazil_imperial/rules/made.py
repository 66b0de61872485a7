"""Made from fields.py by `make fields`: slots, start and copies of a seat and of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tabuleiro.core.secrecy import Fields
from tabuleiro.core.state import Player, Stack, State
from tabuleiro.core.state import Player, State
from tabuleiro.games.brazil_imperial.rules.codes import ARCHES, NO_ARCH, NOBODY, NOT_LAID, PALACES, RESERVE, UNITS
from tabuleiro.games.brazil_imperial.rules.fields import RealmFields, BrazilStateFields
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE

if TYPE_CHECKING:
    from mypy_extensions import i64
    
    from tabuleiro.games.brazil_imperial.rules.box import Box
    from tabuleiro.games.brazil_imperial.rules.map import Ground

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

    def begin(self) -> None:
        """Every field that has a start of its own."""
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

    def copy_to(self, other: RealmBase) -> None:
        other.seat, other.bit, other.options = self.seat, self.bit, self.options
        other.asking, other.asking_at, other.stack = self.asking, self.asking_at, self.stack
        other.colour, other.monarch, other.supply = self.colour, self.monarch, self.supply
        other.wealth, other.gold_hand, other.combat_hand = self.wealth, self.gold_hand, self.combat_hand
        other.missions, other.revealed, other.returned = self.missions, self.revealed, self.returned
        other.dealt, other.kept, other.crown = self.dealt, self.kept, self.crown
        other.at, other.deployed, other.on_map = self.at, self.deployed, self.on_map
        other.made, other.slots, other.upgraded = self.made, self.slots, self.upgraded
        other.on_monarch, other.palaces, other.token = self.on_monarch, self.palaces, self.token
        other.under, other.paintings, other.powers = self.under, self.paintings, self.powers
        other.capital, other.tiles, other.lands = self.capital, self.tiles, self.lands
        other.held, other.marked, other.marks = self.held, self.marked, self.marks
        other.finds, other.peeks, other.once = self.finds, self.peeks, self.once
        other.arch, other.spent, other.party = self.arch, self.spent, self.party
        other.due, other.paid, other.wild = self.due, self.paid, self.wild
        other.exchanges, other.off, other.paused = self.exchanges, self.off, self.paused


class BrazilStateBase(State):
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

    def begin(self) -> None:
        """Every field that has a start of its own."""
        self.round = self.ending = self.won = self.attack_off = self.defence_off = self.open_cards = 0
        self.era = 1
        self.first = self.turn = self.attacker = self.defender = NOBODY
        self.dutch = bytes([RESERVE] * UNITS)
        self.field = self.origin_hex = NOWHERE
        self.attack = self.defence = b""

    def copy_to(self, other: BrazilStateBase) -> None:
        other.game, other.waiting, other.flow = self.game, self.waiting, self.flow
        other.rng, other.over, other.origin = self.rng, self.over, self.origin
        other.history, other.recording, other.players = self.history, self.recording, self.players[:]
        other.stale, other.script, other.events = False, None if self.script is None else self.script.copy(), None
        other.box, other.ground, other.round = self.box, self.ground, self.round
        other.era, other.first, other.turn = self.era, self.first, self.turn
        other.ending, other.won, other.face = self.ending, self.won, self.face
        other.builder, other.army, other.near = self.builder, self.army, self.near
        other.explore, other.goods, other.piles = self.explore, self.goods[:], self.piles[:]
        other.dutch, other.attacker, other.defender = self.dutch, self.attacker, self.defender
        other.field, other.origin_hex, other.attack = self.field, self.origin_hex, self.attack
        other.defence, other.attack_off, other.defence_off = self.defence, self.attack_off, self.defence_off
        other.open_cards = self.open_cards
