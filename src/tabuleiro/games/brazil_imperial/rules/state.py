"""The state of a play of Brazil: Imperial: Realm (one seat) and BrazilState (the table)."""

from __future__ import annotations

from tabuleiro.core.action import Action
from tabuleiro.core.compiler import i64
from tabuleiro.core.game import Game
from tabuleiro.core.player import BIT
from tabuleiro.core.step import Choice, Phase, Step
from tabuleiro.games.brazil_imperial.rules import codes
from tabuleiro.games.brazil_imperial.rules.codes import UNITS_OF, goods_told, with_byte
from tabuleiro.games.brazil_imperial.rules.fields import BrazilStateFields, RealmFields
from tabuleiro.games.brazil_imperial.rules.map import HEX_MASK, NOWHERE, Ground, hex_text


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
        return self.held >> which * codes.HELD_BITS & codes.MOST_HELD


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
        if self.builder[hex_] == codes.NO_BUILDER:
            return codes.NO_BUILDER
        army: i64 = self.army[hex_]
        return army - 1 if army else self.builder[hex_]

    def station(self, hex_: i64, army: i64) -> None:
        """Units of `army` - 1 stand on the hex now, none if 0; a tile there changes its holder with them."""
        old: i64 = self.army[hex_]
        self.army = with_byte(self.army, hex_, army)
        builder: i64 = self.builder[hex_]
        if builder == codes.NO_BUILDER:
            return
        before: i64 = old - 1 if old else builder
        after: i64 = army - 1 if army else builder
        face: i64 = self.face[hex_]
        if before != after and face < codes.CAPITAL:
            counts = self.box.held[face]
            goods = self.goods[hex_]
            p = self.touch(before)
            p.held -= counts
            p.wealth -= goods
            q = self.touch(after)
            q.held += counts
            q.wealth += goods
            if self.events is not None:
                name, lost = self.box.face_ids[face], goods_told(goods)
                self.tell("control", after, {"at": hex_text(hex_), "before": before, "goods": lost, "face": name})

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

    def apply(self, action: Action) -> None:
        """Who listens is also told where points beside the printed ones come from."""
        from tabuleiro.games.brazil_imperial.rules.scoring import Points, tell_points

        if self.events is None or (self.script is not None and self.script.holds):
            super().apply(action)
            return
        before = Points(self)
        super().apply(action)
        tell_points(self, before)

    def standings(self) -> list[tuple[int, int]]:
        from tabuleiro.games.brazil_imperial.rules.scoring import standings

        return standings(self)


def spread(g: BrazilState, ground: Ground) -> None:
    """The scenario's map, with nothing on it but face-down exploration tiles."""
    g.ground = ground
    g.face = [0] * ground.size
    g.builder = [codes.NO_BUILDER] * ground.size
    g.army = bytes(ground.size)
    g.near = bytes(ground.size)
    g.explore = bytes(codes.UNSEEN if hex_ in ground.explore else 0 for hex_ in range(ground.size))
    g.goods = [0] * ground.size


def end_fight(g: BrazilState) -> None:
    g.attacker = codes.NOBODY
    g.defender = codes.NOBODY
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

    __slots__ = ()

    def default(self, g: BrazilState, p: Realm, at: i64) -> i64:
        """Who is asked in somebody else's turn and is away gives the first answer, so that this turn goes on."""
        return p.options[0] if g.round and p.seat != g.turn else -1

    def where(self, game: Game, at: i64, option: i64) -> str:
        """Options that are marked on hexes have theirs in the lowest bits."""
        return hex_text(option & HEX_MASK) if self.spot == "hex" else ""
