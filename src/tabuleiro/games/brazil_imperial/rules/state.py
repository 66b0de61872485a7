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
from tabuleiro.games.brazil_imperial.rules.fields import BrazilStateFields, RealmFields
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE, Ground, hex_text

if TYPE_CHECKING:
    from mypy_extensions import i64


class Realm(RealmFields):
    """Ints, bytes and tuples only, so a copy shares them all. Units, products, palaces are numbered from 0, cards
    from 1."""

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


class BrazilState(BrazilStateFields[Realm]):
    """A play. The map is kept hex by hex: what is read most and changes least in lists that clones share, see
    `with_one`. Who holds a tile follows from who built it and whose units stand there (BI-41)."""

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
