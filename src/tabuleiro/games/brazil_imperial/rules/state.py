"""The state of a play of Brazil: Imperial: Realm (one seat) and BrazilState (the table)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tabuleiro.core.scores import Score
from tabuleiro.core.secrecy import Fields, lists, own, partly, public, size
from tabuleiro.core.state import BIT, Player, Stack, State
from tabuleiro.games.brazil_imperial.rules.codes import (
    ARCHES,
    CAPITAL,
    COMBAT_DECK,
    EXPLORATION,
    GOLD_DECK,
    HELD_BITS,
    HELD_ERA,
    MOST_HELD,
    NO_ARCH,
    NO_BUILDER,
    NOBODY,
    NOT_LAID,
    PALACES,
    RESERVE,
    UNITS,
    UNITS_OF,
    UNSEEN,
    with_byte,
)
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE, hex_text
from tabuleiro.games.brazil_imperial.rules.secrecy import (
    attack_cards,
    defence_cards,
    eras,
    is_set,
    looked_at,
    mission_deck,
    pile_by_pile,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.core.record import Origin
    from tabuleiro.games.brazil_imperial.rules.box import Box
    from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
    from tabuleiro.games.brazil_imperial.rules.map import Ground


class Realm(Player):
    """Ints, bytes and tuples only, so a copy shares them all. Units, products, palaces are numbered from 0, cards
    from 1."""

    FIELDS: ClassVar[Fields] = {
        **public("colour monarch supply wealth revealed at deployed on_map made slots upgraded on_monarch palaces"),
        **public("token under paintings powers capital tiles lands held marked marks finds peeks once"),
        **public("arch spent party due paid wild exchanges off paused"),
        "gold_hand": own(b"", into=GOLD_DECK, back=size, till_over=True),
        "combat_hand": own(b"", into=COMBAT_DECK, back=size, till_over=True),
        "missions": own(b"", into=mission_deck, back=eras, till_over=True),
        "returned": own(b"", till_over=True),
        "dealt": own(b"", into=mission_deck, back=size),
        "kept": own(b"", back=size),
        "crown": own(0, back=is_set),
    }
    __slots__ = tuple(FIELDS)

    colour: i64  # the board; NOBODY: not yet
    monarch: i64  # 0: not yet, or still secret
    supply: i64  # goods
    wealth: i64  # goods of the supply and on tiles held
    gold_hand: bytes
    combat_hand: bytes
    missions: bytes  # in hand
    revealed: bytes  # missions completed
    returned: bytes  # the missions that it put under the decks
    dealt: bytes  # set-up: two missions of each era, to choose from
    kept: bytes  # set-up: those chosen so far, era by era
    crown: i64  # set-up: the monarch chosen in secret
    at: tuple[int, ...]  # unit -> hex, RESERVE or DEFEATED
    deployed: i64  # units that were deployed once, defeated ones too
    on_map: i64  # units
    made: i64  # products
    slots: bytes  # arch -> product + 1, 0: free
    upgraded: i64  # arches with a product
    on_monarch: i64  # products on the monarch's board
    palaces: bytes  # palace -> hex, NOWHERE: not placed
    token: i64  # the arch where the era's token lies, NO_ARCH: nowhere
    under: bytes  # where the tokens of eras I and II lie, once they are past
    paintings: bytes
    powers: i64
    capital: i64  # hex
    tiles: bytes  # the hexes of all it has built, the capital first
    lands: bytes  # the land hexes on or next to these
    held: i64  # buildings and cities held, seized ones too
    marked: bytes  # hexes of the tiles that the monarch makes better
    marks: i64  # how many of the monarch's firsts are used up
    finds: bytes  # exploration tiles kept
    peeks: bytes  # hexes whose face-down tile it has looked at
    once: i64
    # the turn
    arch: i64  # this turn's, NO_ARCH: none yet
    spent: i64
    party: i64  # units that move, or that attack
    # a payment
    due: i64  # icons left to pay, see payment.py
    paid: i64  # what was given for it so far: goods, then the ways of PAID_BY, a digit each
    wild: i64  # resources of no kind, and gold and science, that a monarch's exchange gave for this payment
    exchanges: i64  # how many it has made in this payment
    off: i64  # kinds of icons (bits) of which one may be left out; 0: no discount
    paused: Stack  # what it goes on with when others have been asked

    def sit(self, seat: i64) -> None:
        super().sit(seat)
        self.colour = NOBODY
        self.monarch = 0
        self.supply = 0
        self.wealth = 0
        self.gold_hand = b""
        self.combat_hand = b""
        self.missions = b""
        self.revealed = b""
        self.returned = b""
        self.dealt = b""
        self.kept = b""
        self.crown = 0
        self.at = (RESERVE,) * UNITS
        self.deployed = 0
        self.on_map = 0
        self.made = 0
        self.slots = bytes(ARCHES)
        self.upgraded = 0
        self.on_monarch = 0
        self.palaces = bytes([NOWHERE] * PALACES)
        self.token = NO_ARCH
        self.under = bytes([NOT_LAID, NOT_LAID])
        self.paintings = b""
        self.powers = 0
        self.capital = NOWHERE
        self.tiles = b""
        self.lands = b""
        self.held = 0
        self.marked = b""
        self.marks = 0
        self.finds = b""
        self.peeks = b""
        self.once = 0
        self.arch = NO_ARCH
        self.spent = 0
        self.party = 0
        self.due = 0
        self.paid = 0
        self.wild = 0
        self.exchanges = 0
        self.off = 0
        self.paused = ()

    def clone(self) -> Realm:
        p = Realm()
        p.seat = self.seat
        p.bit = self.bit
        p.options = self.options
        p.asking = self.asking
        p.asking_at = self.asking_at
        p.stack = self.stack
        p.colour = self.colour
        p.monarch = self.monarch
        p.supply = self.supply
        p.wealth = self.wealth
        p.gold_hand = self.gold_hand
        p.combat_hand = self.combat_hand
        p.missions = self.missions
        p.revealed = self.revealed
        p.returned = self.returned
        p.dealt = self.dealt
        p.kept = self.kept
        p.crown = self.crown
        p.at = self.at
        p.deployed = self.deployed
        p.on_map = self.on_map
        p.made = self.made
        p.slots = self.slots
        p.upgraded = self.upgraded
        p.on_monarch = self.on_monarch
        p.palaces = self.palaces
        p.token = self.token
        p.under = self.under
        p.paintings = self.paintings
        p.powers = self.powers
        p.capital = self.capital
        p.tiles = self.tiles
        p.lands = self.lands
        p.held = self.held
        p.marked = self.marked
        p.marks = self.marks
        p.finds = self.finds
        p.peeks = self.peeks
        p.once = self.once
        p.arch = self.arch
        p.spent = self.spent
        p.party = self.party
        p.due = self.due
        p.paid = self.paid
        p.wild = self.wild
        p.exchanges = self.exchanges
        p.off = self.off
        p.paused = self.paused
        return p

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


class BrazilState(State):
    """A play. The map is kept hex by hex: what is read most and changes least in lists that clones share, see
    `with_one`. Who holds a tile follows from who built it and whose units stand there (BI-41)."""

    FIELDS: ClassVar[Fields] = {
        **public("box ground round era first turn ending won army near dutch"),
        **lists("face builder goods"),
        **public("attacker defender field origin_hex attack_off defence_off open_cards"),
        "explore": partly(looked_at, into=EXPLORATION),
        "piles": pile_by_pile(),
        "attack": partly(attack_cards, into=COMBAT_DECK),
        "defence": partly(defence_cards, into=COMBAT_DECK),
    }
    __slots__ = tuple(FIELDS)

    box: Box
    ground: Ground
    round: i64
    era: i64
    first: i64  # who has the first-player tile, NOBODY: not known yet
    turn: i64  # whose turn, NOBODY: none
    ending: i64  # 1: this round is the last
    won: i64  # solo: 1 won
    face: list[int]  # hex -> what was built there
    builder: list[int]  # hex -> seat, NO_BUILDER
    army: bytes  # hex -> seat + 1 of whose units stand there, 0: nobody's
    near: bytes  # hex -> seats (bits) that have built on it or next to it
    explore: bytes  # hex -> exploration tile
    goods: list[int]  # hex -> goods on its tile
    piles: list[bytes]
    dutch: bytes  # solo: where the Dutch units stand, by unit
    # the fight that is open, BI-38; also an expedition's attempt, whose defender is NOBODY
    attacker: i64
    defender: i64
    field: i64  # the hex fought for, NOWHERE: no fight
    origin_hex: i64  # the hex an adjacent attack comes from, NOWHERE: the units have entered
    attack: bytes  # cards
    defence: bytes
    attack_off: i64  # cards (bits) that count 0
    defence_off: i64
    open_cards: i64  # 1: they are revealed, SETTLED: only what follows from the outcome is still asked

    def clone(self) -> BrazilState:
        g = BrazilState()
        g.game = self.game
        g.players = self.players[:]
        g.waiting = self.waiting
        g.stale = self.stale
        g.owned = 0
        self.owned = 0
        g.flow = self.flow
        g.rng = self.rng
        g.over = self.over
        g.origin = self.origin
        g.history = self.history
        g.recording = self.recording
        g.script = self.script.copy() if self.script is not None else None
        g.events = None
        g.box = self.box
        g.ground = self.ground
        g.round = self.round
        g.era = self.era
        g.first = self.first
        g.turn = self.turn
        g.ending = self.ending
        g.won = self.won
        g.face = self.face
        g.builder = self.builder
        g.army = self.army
        g.near = self.near
        g.explore = self.explore
        g.goods = self.goods[:]
        g.piles = self.piles[:]
        g.dutch = self.dutch
        g.attacker = self.attacker
        g.defender = self.defender
        g.field = self.field
        g.origin_hex = self.origin_hex
        g.attack = self.attack
        g.defence = self.defence
        g.attack_off = self.attack_off
        g.defence_off = self.defence_off
        g.open_cards = self.open_cards
        return g

    def realm(self, seat: i64) -> Realm:
        """The seat's player, to look at."""
        return self.players[seat]  # type: ignore[return-value]

    def mine(self, seat: i64) -> Realm:
        """The seat's player, to change."""
        return self.own(seat)  # type: ignore[return-value]

    def everyone(self) -> list[Realm]:
        """All players, to change."""
        if self.owned + 1 != BIT[len(self.players)]:
            for seat in range(len(self.players)):
                self.own(seat)
        return self.players  # type: ignore[return-value]

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
            p = self.mine(before)
            p.held -= counts
            p.wealth -= goods
            q = self.mine(after)
            q.held += counts
            q.wealth += goods
            if self.events is not None:
                self.tell("control", after, {"at": hex_text(hex_), "before": before})

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


def seated(seat: i64) -> Realm:
    """A player at the start of a play."""
    p = Realm()
    p.sit(seat)
    return p


def laid(game: BrazilImperial, seats: i64, rng: i64, origin: Origin | None, ground: Ground) -> BrazilState:
    """A table before the set-up."""
    g = BrazilState()
    g.lay(game, [seated(seat) for seat in range(seats)], rng, origin)
    g.box = game.box
    g.round = 0
    g.era = 1
    g.first = NOBODY
    g.turn = NOBODY
    g.ending = 0
    g.won = 0
    g.piles = game.box.full_piles[:]
    g.dutch = bytes([RESERVE] * UNITS)
    spread(g, ground)
    end_fight(g)
    return g


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
