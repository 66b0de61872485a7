"""Reads positions from TOML; what is left out has a usual value, so tests and puzzles can be written by hand."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from tabuleiro.core.state import BIT, Stack
from tabuleiro.games.brazil_imperial.content.pack import SCHOOLS
from tabuleiro.games.brazil_imperial.rules.codes import (
    ACTED,
    BURIED,
    BYTE,
    CAPITAL,
    CAPITAL_TILES,
    CITIES,
    CITIES_LEFT,
    CITY,
    CITY_TOPS,
    COMBAT_DISCARDS,
    DUTCH,
    DUTCH_BOARD,
    EXPLORED,
    GALLERY,
    GOLD_DISCARDS,
    NOBODY,
    PAINTINGS,
    RETURNED,
    SETTLED,
    SHOWN,
    TILES_GONE,
    TILES_LEFT,
    UNSEEN,
    with_byte,
    with_one,
)
from tabuleiro.games.brazil_imperial.rules.game import PHASES, TURNING
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE, hex_text
from tabuleiro.games.brazil_imperial.rules.missions import LAYING
from tabuleiro.games.brazil_imperial.rules.position import (
    ERAS,
    FACE_DOWN,
    OPEN,
    UNIT_STATES,
    armies,
    bags,
    elsewhere,
    left_over,
    tiles_left,
)
from tabuleiro.games.brazil_imperial.rules.position_seats import SEAT_KEYS, SeatReader
from tabuleiro.games.brazil_imperial.rules.state import BrazilState
from tabuleiro.games.brazil_imperial.rules.turn import MENU_ACTION, MENU_MOVE
from tabuleiro.kit.positions import Table, number_text

if TYPE_CHECKING:
    from tabuleiro.core.chance import Source
    from tabuleiro.core.event import Event
    from tabuleiro.core.state import Player, State
    from tabuleiro.core.step import Step
    from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial

FIGHT_KEYS: Final = (
    "attacker",
    "defender",
    "at",
    "from",
    "attack",
    "attack_off",
    "defence",
    "defence_off",
    "open",
    "settled",
)
PHASE_NAMES: Final = ("action", "move")  # of a turn, for positions by hand
ON_OFFER: Final = 2  # cities, and paintings of each colour


def read(game: BrazilImperial, text: str, script: Source | None, events: list[Event] | None) -> BrazilState:
    reader = _Reader(game, text)
    reader.g.script = script
    g = reader.state()
    g.events = events  # from here on: nobody has built or met anything before
    if not g.over:
        reader.go_on(g)
    return g


class _Reader(SeatReader):
    """Reads one position."""

    # -- the table
    def state(self) -> BrazilState:
        g, table = self.g, self.table
        g.round = self.count(table, "round", 1)
        g.era = self.count(table, "era", 1)
        if not 1 <= g.era <= len(ERAS):
            raise self.fail(f"there are {len(ERAS)} eras, not {g.era}")
        g.first = self.seat_number(table, "first", 0)
        g.ending, g.won = int(self.flag(table, "ending")), int(self.flag(table, "won"))
        g.over = self.flag(table, "over")
        for seat, row in enumerate(self.seats):
            self.where = f"seat {seat}"
            self.known(row, SEAT_KEYS)
            self.seat(g.realm(seat), row)
        self.where = "the position"
        self.dutch()
        self.fight(self.part(table, "fight"))
        self.ground()
        self.piles()
        self.pending()
        return g

    def dutch(self) -> None:
        """Alone, the Dutch hold their capital, with the scenario's guards unless others are named (BI-52)."""
        g = self.g
        if len(self.seats) > 1 or g.realm(0).capital == NOWHERE:
            return
        theirs = g.ground.capitals[DUTCH]
        g.face = with_one(g.face, theirs, CAPITAL + DUTCH)
        g.builder = with_one(g.builder, theirs, DUTCH)
        for hex_ in (theirs, *g.ground.next_to[theirs]):
            g.near = with_byte(g.near, hex_, g.near[hex_] | BIT[DUTCH])
        ids = self.box.unit_ids[DUTCH_BOARD]
        guards = [f"{unit} {hex_text(hex_)}" for unit, hex_ in g.ground.guards]
        g.dutch = self.stationed(self.table if "dutch" in self.table else {"dutch": guards}, "dutch", ids)

    def ground(self) -> None:
        """What follows from who built what and who stands where."""
        g = self.g
        standing: dict[int, int] = {}
        for p in g.everyone():
            for at in p.at:
                if at not in UNIT_STATES and standing.setdefault(at, p.seat) != p.seat and at != g.field:
                    raise self.fail(f"units of two seats stand on {hex_text(at)}")
        army = armies(g)
        for text in self.texts(self.table, "armies"):
            place, _, seat = text.partition(" ")
            if seat not in ("-1", "0", "1", "2", "3"):
                raise self.fail(f"'armies' names a hex and a seat, as in 'd4 0', not '{text}'")
            army = with_byte(army, self.hex(place), int(seat) + 1)
        g.army = army
        for p in g.everyone():
            p.held, p.wealth = 0, p.supply
        for hex_ in g.ground.hexes:
            if 0 < g.face[hex_] < CAPITAL:
                holder = g.holder(hex_)
                if holder >= len(self.seats):
                    raise self.fail(f"the Dutch cannot hold {hex_text(hex_)} (BI-52)")
                p = g.realm(holder)
                p.held += self.box.held[g.face[hex_]]
                p.wealth += g.goods[hex_]

    # -- piles
    def piles(self) -> None:
        g, box, table = self.g, self.box, self.table
        discards, under = self.part(table, "discards"), self.part(table, "under")
        self.known(discards, ("gold", "combat"))
        self.known(under, ERAS)
        g.piles[GOLD_DISCARDS] = self.pile(discards, "gold", box.gold_ids)
        g.piles[COMBAT_DISCARDS] = self.pile(discards, "combat", box.combat_ids)
        for era, name in enumerate(ERAS, 1):
            g.piles[RETURNED + era] = self.pile(under, name, box.mission_ids)
        g.piles[EXPLORED] = self.pile(table, "explored", box.find_ids)
        for text in self.texts(table, "buried"):
            tile, _, seats = text.partition(" ")
            if not number_text(seats) or int(seats) >= BIT[len(self.seats)]:
                raise self.fail(f"'buried' names a tile and the seats that know it as bits, not '{text}'")
            g.piles[BURIED] += BYTE[self.one(tile, box.find_ids, "tile")] + BYTE[int(seats)]
        if "capital_tiles" in table:
            g.piles[CAPITAL_TILES] = self.pile(table, "capital_tiles", box.capital_ids)
        elif not self.exact:
            g.piles[CAPITAL_TILES] = b""
        self.explore()
        self.on_offer()
        for deck, some in elsewhere(g).items():
            for one, n in (Counter(some) - Counter(box.full_piles[deck])).items():
                names = next(names for pile, names in bags(g).values() if pile == deck)
                raise self.fail(f"there are fewer '{names[one]}' in the box: {n} too many (BI-1)")
        decks, usual = self.part(table, "decks"), left_over(g)
        self.known(decks, tuple(bags(g)))
        for key, (deck, names) in bags(g).items():
            g.piles[deck] = self.pile(decks, key, names) if key in decks else usual[deck]
        self.tiles()

    def tiles(self) -> None:
        """The stock of building tiles."""
        g, ids = self.g, self.box.tile_ids
        for key, pile in (("tiles_gone", TILES_GONE), ("tiles_left", TILES_LEFT)):
            row = self.part(self.table, key)
            self.known(row, tuple(ids))
            if row:
                g.piles[pile] = bytes(self.few(row, tile) for tile in ids)
            elif pile == TILES_LEFT:
                g.piles[pile] = tiles_left(g)

    def explore(self) -> None:
        g = self.g
        if "explore" in self.table:
            g.explore = bytes(g.ground.size)
        for text in self.texts(self.table, "explore"):
            place, _, rest = text.partition(" ")
            tile, _, open_ = rest.partition(" ")
            if open_ not in ("", OPEN) or (tile == FACE_DOWN and open_):
                raise self.fail(f"'explore' is like 'c5 ?', 'c5 jaguar' or 'c5 jaguar {OPEN}', not '{text}'")
            number = UNSEEN if tile == FACE_DOWN else self.one(tile, self.box.find_ids, "exploration tile")
            g.explore = with_byte(g.explore, self.hex(place), number | (SHOWN if open_ else 0))
        if "explore" not in self.table:
            built = [hex_ for hex_ in g.ground.explore if g.face[hex_]]
            for hex_ in built:
                g.explore = with_byte(g.explore, hex_, 0)

    def on_offer(self) -> None:
        """Cities and the gallery: what is not named is filled with the first that are left."""
        g, box, table = self.g, self.box, self.table
        if "cities" in table:
            tops = bytes(box.face_number.get(text, 0) if text else 0 for text in self.texts(table, "cities"))
            if len(tops) != ON_OFFER or any(0 < top < CITY for top in tops):
                raise self.fail("'cities' names the two on offer, '' for an empty stack")
            g.piles[CITY_TOPS] = tops
        elif not self.exact:
            left = left_over(g)[CITIES]
            g.piles[CITY_TOPS] = left[:ON_OFFER] + bytes(ON_OFFER - len(left[:ON_OFFER]))
        if "city_stacks" in table:
            stacks = self.numbers(table, "city_stacks", CAPITAL - CITY)
            if len(stacks) != ON_OFFER:
                raise self.fail("'city_stacks' has two numbers")
            g.piles[CITIES_LEFT] = bytes(stacks)
        elif not self.exact:
            n = len(left_over(g)[CITIES])
            g.piles[CITIES_LEFT] = bytes([(n + 1) // 2, n // 2])
        if "gallery" in table:
            names = box.painting_ids  # a place is empty while its colour is being chosen
            g.piles[GALLERY] = bytes(self.among(text, names, "painting") for text in self.texts(table, "gallery"))
        elif not self.exact:
            decks = left_over(g)
            g.piles[GALLERY] = b"".join(decks[PAINTINGS + school][:ON_OFFER] for school in range(len(SCHOOLS)))

    # -- a fight
    def fight(self, row: Table) -> None:
        if not row:
            return
        g = self.g
        self.known(row, FIGHT_KEYS)
        g.attacker, g.defender = self.seat_number(row, "attacker", 0), self.seat_number(row, "defender", NOBODY)
        g.field = self.hex(self.text(row, "at"))
        g.origin_hex = self.hex(self.text(row, "from")) if "from" in row else NOWHERE
        g.attack = self.pile(row, "attack", self.box.combat_ids)
        g.defence = self.pile(row, "defence", self.box.combat_ids)
        g.attack_off, g.defence_off = self.few(row, "attack_off"), self.few(row, "defence_off")
        g.open_cards = SETTLED if self.flag(row, "settled") else int(self.flag(row, "open"))

    # -- what is pending
    def pending(self) -> None:
        """By hand, a turn begins: its action phase, or its movement phase with the action done."""
        g, table = self.g, self.table
        by_hand = not self.exact and not any("steps" in row or "asked" in row for row in self.seats)
        phase = self.text(table, "phase", PHASE_NAMES[0])
        if phase not in PHASE_NAMES:
            raise self.fail(f"'phase' is one of {', '.join(PHASE_NAMES)}, not '{phase}'")
        g.flow = self.flow(self.texts(table, "flow"), PHASES) if self.exact else TURNING
        for phase_, at in g.flow:
            seat = at // 4 if phase_ is LAYING else at  # that one also says which token is laid
            if seat >= len(self.seats):
                raise self.fail(f"'flow': there is no seat {seat}")
        g.turn = self.seat_number(table, "turn", NOBODY if self.exact else max(g.first, 0))
        for seat, row in enumerate(self.seats):
            self.where = f"seat {seat}"
            p = g.realm(seat)
            p.paused = self.stack(row, "paused")
            try:
                self.pend(g, p, row)
            except (IndexError, KeyError, ValueError, OverflowError, AssertionError) as error:
                raise self.fail(f"what is pending does not fit this position ({error})") from None
            if by_hand and seat == g.turn:
                p.push(MENU_MOVE, 0)
                if phase == PHASE_NAMES[0]:
                    p.push(MENU_ACTION, 0)
                else:
                    p.spent |= ACTED
        self.where = "the position"

    def stack(self, row: Table, key: str) -> Stack:
        found: Stack = ()
        for text in self.texts(row, key):
            found = (*self.step_of(text), found)
        return found

    def step(self, p: Player, text: str) -> tuple[Step, int]:
        return self.step_of(text)

    def step_of(self, text: str) -> tuple[Step, int]:
        name, _, at = text.partition("@")
        if name not in self.box.steps:
            raise self.fail(f"there is no step '{name}'")
        if at and not number_text(at):
            raise self.fail(f"'{text}' needs a number after @")
        return self.box.steps[name], int(at or 0)

    def go_on(self, g: State) -> None:
        try:
            super().go_on(g)
        except (KeyError, ValueError, OverflowError, AssertionError) as error:
            raise self.fail(f"what is pending cannot go on ({error})") from None
