"""The state of a play of Brazil: Imperial: Realm (one seat) and BrazilState (the table)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.event import type_of_value
from tabuleiro.core.scores import Score
from tabuleiro.core.state import BIT
from tabuleiro.core.step import Choice, Phase, Step
from tabuleiro.games.brazil_imperial.rules.codes import (
    CAPITAL,
    HELD_BITS,
    HELD_ERA,
    MOST_HELD,
    NO_BUILDER,
    NOBODY,
    UNITS_OF,
    UNSEEN,
    goods_told,
    with_byte,
)
from tabuleiro.games.brazil_imperial.rules.made import BrazilStateBase, RealmBase
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE, Ground, hex_text

if TYPE_CHECKING:
    from mypy_extensions import i64


class Realm(RealmBase):
    """Ints, bytes and tuples only, so a copy shares them all. Units, products, palaces are numbered from 0, cards
    from 1."""

    __slots__ = ()

    # -- made by `make fields`
    def clone(self) -> Realm:
        other = Realm()
        other.seat = self.seat
        other.bit = self.bit
        other.options = self.options
        other.asking = self.asking
        other.asking_at = self.asking_at
        other.stack = self.stack
        other.colour = self.colour
        other.monarch = self.monarch
        other.supply = self.supply
        other.wealth = self.wealth
        other.gold_hand = self.gold_hand
        other.combat_hand = self.combat_hand
        other.missions = self.missions
        other.revealed = self.revealed
        other.returned = self.returned
        other.dealt = self.dealt
        other.kept = self.kept
        other.crown = self.crown
        other.at = self.at
        other.deployed = self.deployed
        other.on_map = self.on_map
        other.made = self.made
        other.slots = self.slots
        other.upgraded = self.upgraded
        other.on_monarch = self.on_monarch
        other.palaces = self.palaces
        other.token = self.token
        other.under = self.under
        other.paintings = self.paintings
        other.powers = self.powers
        other.capital = self.capital
        other.tiles = self.tiles
        other.lands = self.lands
        other.held = self.held
        other.marked = self.marked
        other.marks = self.marks
        other.finds = self.finds
        other.peeks = self.peeks
        other.once = self.once
        other.arch = self.arch
        other.spent = self.spent
        other.party = self.party
        other.due = self.due
        other.paid = self.paid
        other.wild = self.wild
        other.exchanges = self.exchanges
        other.off = self.off
        other.paused = self.paused
        return other

    # -- so far

    def units_at(self, hex_: i64) -> i64:
        """Its units on a hex, as a mask."""
        found: i64 = 0
        at = self.at
        for unit in UNITS_OF[self.on_map]:
            if at[unit] == hex_:
                found |= BIT[unit]
        return found

    def counted(self, which: i64) -> i64:
        """How many of something it holds: a face - 1, HELD_CITIES, HELD_ERA + era."""
        return self.held >> which * HELD_BITS & MOST_HELD

    def buildings(self) -> i64:
        """How many buildings it holds."""
        held = self.held >> (HELD_ERA + 1) * HELD_BITS
        return (held & MOST_HELD) + (held >> HELD_BITS & MOST_HELD) + (held >> 2 * HELD_BITS & MOST_HELD)


class BrazilState(BrazilStateBase):
    """A play. The map is kept hex by hex: what is read most and changes least in lists that clones share, see
    `with_one`. Who holds a tile follows from who built it and whose units stand there (BI-41)."""

    __slots__ = ()

    # -- made by `make fields`
    def clone(self) -> BrazilState:
        other = BrazilState()
        other.game = self.game
        other.waiting = self.waiting
        other.flow = self.flow
        other.rng = self.rng
        other.over = self.over
        other.origin = self.origin
        other.history = self.history
        other.recording = self.recording
        other.players = self.players[:]
        other.stale = False
        other.script = None if self.script is None else self.script.copy()
        other.events = None
        other.box = self.box
        other.ground = self.ground
        other.round = self.round
        other.era = self.era
        other.first = self.first
        other.turn = self.turn
        other.ending = self.ending
        other.won = self.won
        other.face = self.face
        other.builder = self.builder
        other.army = self.army
        other.near = self.near
        other.explore = self.explore
        other.goods = self.goods[:]
        other.piles = self.piles[:]
        other.dutch = self.dutch
        other.attacker = self.attacker
        other.defender = self.defender
        other.field = self.field
        other.origin_hex = self.origin_hex
        other.attack = self.attack
        other.defence = self.defence
        other.attack_off = self.attack_off
        other.defence_off = self.defence_off
        other.open_cards = self.open_cards
        other.owned = self.owned = 0  # shared from now on: the first touch copies
        return other

    # -- so far

    def set_starts(self) -> None:
        super().set_starts()
        self.box = self.game.box
        self.piles = self.box.full_piles[:]

    # -- the map
    def holder(self, hex_: i64) -> i64:
        """Who holds the tile on a hex: whose units stand there, else the builder (BI-41); NO_BUILDER: no tile."""
        if self.builder[hex_] == NO_BUILDER:
            return NO_BUILDER
        army: i64 = self.army[hex_]
        return army - 1 if army else self.builder[hex_]

    def station(self, hex_: i64, army: i64) -> None:
        """Units of `army` - 1 stand on the hex now, none if 0; a tile there changes its holder with them."""
        old: i64 = self.army[hex_]
        self.army = with_byte(self.army, hex_, army)
        builder: i64 = self.builder[hex_]
        if builder == NO_BUILDER:
            return
        before: i64 = old - 1 if old else builder
        after: i64 = army - 1 if army else builder
        face: i64 = self.face[hex_]
        if before != after and face < CAPITAL:
            counts = self.box.held[face]
            goods = self.goods[hex_]
            p = self.touch(before)
            p.held -= counts
            p.wealth -= goods
            q = self.touch(after)
            q.held += counts
            q.wealth += goods
            if self.events is not None:
                told: dict[str, type_of_value] = {"at": hex_text(hex_), "before": before, "goods": goods_told(goods)}
                told["face"] = self.box.face_ids[face]
                self.tell("control", after, told)

    def left_by(self, p: Realm, hex_: i64) -> None:
        """Units of the seat have left a hex; it is nobody's ground if none is there now."""
        if hex_ not in p.at and self.army[hex_] == p.seat + 1:
            self.station(hex_, 0)

    # -- decks
    def draw(self, pile: i64, base: i64) -> i64:
        """One of a bag by chance; 0 if it is empty."""
        bag = self.piles[pile]
        if not bag:
            return 0
        i = self.chance(bag, base)
        card = bag[i]
        self.piles[pile] = bag[:i] + bag[i + 1 :]
        return card

    @property
    def scores(self) -> list[Score]:
        from tabuleiro.games.brazil_imperial.rules.scoring import scores

        return scores(self)

    def standings(self) -> list[tuple[int, int]]:
        from tabuleiro.games.brazil_imperial.rules.scoring import standings

        return standings(self)


def spread(g: BrazilState, ground: Ground) -> None:
    """The scenario's map, with nothing on it but face-down exploration tiles."""
    g.ground = ground
    g.face = [0] * ground.size
    g.builder = [NO_BUILDER] * ground.size
    g.army = bytes(ground.size)
    g.near = bytes(ground.size)
    g.explore = bytes(UNSEEN if hex_ in ground.explore else 0 for hex_ in range(ground.size))
    g.goods = [0] * ground.size


def end_fight(g: BrazilState) -> None:
    g.attacker = NOBODY
    g.defender = NOBODY
    g.field = NOWHERE
    g.origin_hex = NOWHERE
    g.attack = b""
    g.defence = b""
    g.attack_off = 0
    g.defence_off = 0
    g.open_cards = 0


RealmStep = Step[BrazilState, Realm]
RealmPhase = Phase[BrazilState]


class RealmChoice(Choice[BrazilState, Realm]):
    """A choice of this game."""

    def default(self, g: BrazilState, p: Realm, at: i64) -> i64:
        """Who is asked in somebody else's turn and is away gives the first answer, so that this turn goes on."""
        return p.options[0] if g.round and p.seat != g.turn else -1
