"""Positions of Brazil: Imperial: the keys of the table, both ways; position_seats.py has those of a seat,
position_reader.py says what belongs together."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from tabuleiro.core.state import BIT
from tabuleiro.games.brazil_imperial.content.pack import SCHOOLS
from tabuleiro.games.brazil_imperial.rules.codes import (
    BURIED,
    BYTE,
    CAPITAL,
    CAPITAL_TILES,
    CITIES,
    CITIES_LEFT,
    CITY,
    CITY_TOPS,
    COMBAT_DECK,
    COMBAT_DISCARDS,
    DUTCH,
    DUTCH_BOARD,
    EXPLORATION,
    EXPLORED,
    GALLERY,
    GOLD_DECK,
    GOLD_DISCARDS,
    MISSIONS,
    MOST,
    NOBODY,
    PAINTINGS,
    RETURNED,
    SETTLED,
    SHOWN,
    TILE_MASK,
    TILES_GONE,
    TILES_LEFT,
    UNITS,
    UNSEEN,
    with_byte,
    with_one,
)
from tabuleiro.games.brazil_imperial.rules.inventory import COMPONENTS
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE, hex_text
from tabuleiro.games.brazil_imperial.rules.position_seats import (
    ERAS,
    SEAT,
    STEPS,
    UNIT_STATES,
    hex_of,
    stationed,
    unit_text,
)
from tabuleiro.games.brazil_imperial.rules.state import BrazilState
from tabuleiro.kit.positions import (
    FLOW,
    GAME,
    OVER,
    RNG,
    SEED,
    Key,
    PositionReader,
    Table,
    cards,
    count,
    flag,
    last,
    number_text,
    phase_key,
)

if TYPE_CHECKING:
    pass

__all__ = ["PHASES", "SEAT", "STEPS", "TABLE", "armies"]

PHASES: Final = {"action": ("turns",), "move": ("turns",)}  # of a turn, for positions by hand
OPEN: Final = "open"  # an exploration tile that all have seen
FACE_DOWN: Final = "?"
ON_OFFER: Final = 2  # cities, and paintings of each colour


# ---------------------------------------------------------------- rounds and turns
def read_era(reader: PositionReader, g: BrazilState, row: Table) -> None:
    g.era = reader.count(row, "era", 1)
    if not 1 <= g.era <= len(ERAS):
        raise reader.fail(f"there are {len(ERAS)} eras, not {g.era}")


def seat_at(reader: PositionReader, row: Table, key: str, default: int) -> int:
    """A seat or nobody; alone, the Dutch are seat 1."""
    return reader.seat_number(row, key, default, NOBODY, DUTCH + 1)


def read_first(reader: PositionReader, g: BrazilState, row: Table) -> None:
    g.first = seat_at(reader, row, "first", 0)


def read_turn(reader: PositionReader, g: BrazilState, row: Table) -> None:
    g.turn = seat_at(reader, row, "turn", NOBODY if reader.whole else max(g.first, 0))


# ---------------------------------------------------------------- the map
def explored_text(g: BrazilState, hex_: int) -> str:
    """`c5 ?`: face down; `c5 jaguar`: face down, but somebody has looked; `c5 jaguar open`: all have seen it."""
    tile = g.explore[hex_]
    if tile == UNSEEN:
        return f"{hex_text(hex_)} {FACE_DOWN}"
    name = f"{hex_text(hex_)} {g.box.find_ids[tile & TILE_MASK]}"
    return f"{name} {OPEN}" if tile & SHOWN else name


def explored_lines(g: BrazilState, holder: BrazilState) -> list[str]:
    return [explored_text(g, hex_) for hex_ in g.ground.hexes if g.explore[hex_]]


def read_explore(reader: PositionReader, g: BrazilState, row: Table) -> None:
    if "explore" not in row:
        for hex_ in g.ground.explore:
            if g.face[hex_]:
                g.explore = with_byte(g.explore, hex_, 0)
        return
    g.explore = bytes(g.ground.size)
    for text in reader.texts(row, "explore"):
        place, _, rest = text.partition(" ")
        tile, _, open_ = rest.partition(" ")
        if open_ not in ("", OPEN) or (tile == FACE_DOWN and open_):
            raise reader.fail(f"'explore' is like 'c5 ?', 'c5 jaguar' or 'c5 jaguar {OPEN}', not '{text}'")
        number = UNSEEN if tile == FACE_DOWN else reader.thing(tile, "find_ids", "exploration tile")
        g.explore = with_byte(g.explore, hex_of(reader, place), number | (SHOWN if open_ else 0))


def dutch_lines(g: BrazilState, holder: BrazilState) -> object:
    ids = g.box.unit_ids[DUTCH_BOARD]
    return [unit_text(id_, at) for id_, at in zip(ids, g.dutch, strict=True)] if len(g.players) == 1 else None


def read_dutch(reader: PositionReader, g: BrazilState, row: Table) -> None:
    """Alone, the Dutch hold their capital, with the scenario's guards unless others are named (BI-52)."""
    if len(g.players) > 1 or g.realm(0).capital == NOWHERE:
        return
    theirs = g.ground.capitals[DUTCH]
    g.face = with_one(g.face, theirs, CAPITAL + DUTCH)
    g.builder = with_one(g.builder, theirs, DUTCH)
    for hex_ in (theirs, *g.ground.next_to[theirs]):
        g.near = with_byte(g.near, hex_, g.near[hex_] | BIT[DUTCH])
    guards: Table = {"dutch": [f"{unit} {hex_text(hex_)}" for unit, hex_ in g.ground.guards]}
    g.dutch = stationed(reader, row if "dutch" in row else guards, "dutch", g.box.unit_ids[DUTCH_BOARD])


def armies(g: BrazilState) -> bytes:
    """Whose units stand where; in a fight the ground is still the defender's."""
    found = bytearray(g.ground.size)
    for unit in range(UNITS):
        if g.dutch[unit] not in UNIT_STATES:
            found[g.dutch[unit]] = DUTCH + 1
    seats = sorted(range(len(g.players)), key=lambda seat: seat == g.defender)
    for p in map(g.realm, seats):
        for at in p.at:
            if at not in UNIT_STATES:
                found[at] = p.seat + 1
    return bytes(found)


def army_lines(g: BrazilState, holder: BrazilState) -> object:
    usual = armies(g)
    return [f"{hex_text(hex_)} {g.army[hex_] - 1}" for hex_ in g.ground.hexes if g.army[hex_] != usual[hex_]] or None


def read_armies(reader: PositionReader, g: BrazilState, row: Table) -> None:
    g.army = armies(g)
    for text in reader.texts(row, "armies"):
        place, _, seat = text.partition(" ")
        if seat not in ("-1", "0", "1", "2", "3"):
            raise reader.fail(f"'armies' names a hex and a seat, as in 'd4 0', not '{text}'")
        g.army = with_byte(g.army, hex_of(reader, place), int(seat) + 1)


# ---------------------------------------------------------------- what is on offer
def first_paintings(reader: PositionReader, g: BrazilState) -> bytes:
    decks = COMPONENTS.left_over(g)
    return b"".join(decks[PAINTINGS + school][:ON_OFFER] for school in range(len(SCHOOLS)))


def read_gallery(reader: PositionReader, g: BrazilState, row: Table) -> None:
    if "gallery" in row:  # a place is empty while its colour is being chosen
        names = g.box.painting_ids
        g.piles[GALLERY] = bytes(reader.among(text, names, "painting") for text in reader.texts(row, "gallery"))
    elif not reader.whole:
        g.piles[GALLERY] = first_paintings(reader, g)


def read_cities(reader: PositionReader, g: BrazilState, row: Table) -> None:
    if "cities" in row:
        tops = bytes(g.box.face_number.get(text, 0) if text else 0 for text in reader.texts(row, "cities"))
        if len(tops) != ON_OFFER or any(0 < top < CITY for top in tops):
            raise reader.fail("'cities' names the two on offer, '' for an empty stack")
        g.piles[CITY_TOPS] = tops
    elif not reader.whole:
        left = COMPONENTS.left_over(g)[CITIES][:ON_OFFER]
        g.piles[CITY_TOPS] = left + bytes(ON_OFFER - len(left))


def read_city_stacks(reader: PositionReader, g: BrazilState, row: Table) -> None:
    if "city_stacks" in row:
        stacks = reader.numbers(row, "city_stacks", CAPITAL - CITY)
        if len(stacks) != ON_OFFER:
            raise reader.fail("'city_stacks' has two numbers")
        g.piles[CITIES_LEFT] = bytes(stacks)
    elif not reader.whole:
        n = len(COMPONENTS.left_over(g)[CITIES])
        g.piles[CITIES_LEFT] = bytes([(n + 1) // 2, n // 2])


def no_capital_tiles(reader: PositionReader, g: BrazilState) -> bytes | None:
    return None if reader.whole else b""


# ---------------------------------------------------------------- piles
def buried_lines(g: BrazilState, holder: BrazilState) -> object:
    buried = g.piles[BURIED]
    pairs = zip(buried[::2], buried[1::2], strict=True)
    return [f"{g.box.find_ids[tile]} {seats}" for tile, seats in pairs] or None


def read_buried(reader: PositionReader, g: BrazilState, row: Table) -> None:
    for text in reader.texts(row, "buried"):
        tile, _, seats = text.partition(" ")
        if not number_text(seats) or int(seats) >= BIT[len(g.players)]:
            raise reader.fail(f"'buried' names a tile and the seats that know it as bits, not '{text}'")
        g.piles[BURIED] += BYTE[reader.thing(tile, "find_ids", "tile")] + BYTE[int(seats)]


def tiles_left(g: BrazilState) -> bytes:
    """How many building tiles the stock has if none is missing."""
    used = Counter(g.box.tile_of[face] for face in g.face if 0 < face < CITY)
    gone = g.piles[TILES_GONE]
    return bytes(max(0, n - used[tile] - gone[tile]) for tile, n in enumerate(g.box.full_piles[TILES_LEFT]))


def stock(name: str, meaning: str, pile: int, **more: Any) -> Key:
    """How many there are of each building tile, if they are not as many as they should be."""

    def expected(g: BrazilState) -> bytes:
        return tiles_left(g) if pile == TILES_LEFT else bytes(len(g.box.tile_ids))

    def write(g: BrazilState, holder: BrazilState) -> object:
        tiles = dict(zip(g.box.tile_ids, g.piles[pile], strict=True))
        return tiles if g.piles[pile] != expected(g) else None

    def read(reader: PositionReader, g: BrazilState, table: Table) -> None:
        row = reader.part(table, name)
        reader.known(row, g.box.tile_ids)
        g.piles[pile] = bytes(reader.count(row, t, most=MOST) for t in g.box.tile_ids) if row else expected(g)

    return Key(name, "a table of tiles", meaning, write, read, stage=3, rule="BI-1", **more)


def pile_of(name: str, meaning: str, pile: int, ids: str, stage: int = 1, **more: Any) -> Key:
    return cards(name, meaning, ids, field="piles", pile=pile, stage=stage, **more)


def deck_of(name: str, meaning: str, deck: int, ids: str) -> Key:
    """A deck, which is written only if something is missing from it."""
    key = last(name)

    def write(g: BrazilState, holder: BrazilState) -> object:
        if g.piles[deck] == COMPONENTS.left_over(g)[deck]:
            return None
        return [getattr(g.box, ids)[one] for one in g.piles[deck]]

    def read(reader: PositionReader, g: BrazilState, row: Table) -> None:
        g.piles[deck] = reader.things(row, key, ids, key) if key in row else COMPONENTS.left_over(g)[deck]

    return Key(name, "a list of ids", meaning, write, read, usual="what is nowhere else", stage=3)


# ---------------------------------------------------------------- a fight
def in_fight(name: str, what: str, meaning: str, write: Any, read: Any, **more: Any) -> Key:
    """A key that is there only while a fight is."""

    def write_it(g: BrazilState, holder: BrazilState) -> object:
        return write(g) if g.field != NOWHERE else None

    return Key(f"fight.{name}", what, meaning, write_it, read, inside=True, **more)


def read_sides(reader: PositionReader, g: BrazilState, row: Table) -> None:
    g.attacker, g.defender = seat_at(reader, row, "attacker", 0), seat_at(reader, row, "defender", NOBODY)


def read_field(reader: PositionReader, g: BrazilState, row: Table) -> None:
    g.field = hex_of(reader, reader.text(row, "at"))


def read_origin(reader: PositionReader, g: BrazilState, row: Table) -> None:
    g.origin_hex = hex_of(reader, reader.text(row, "from")) if "from" in row else NOWHERE


def read_open(reader: PositionReader, g: BrazilState, row: Table) -> None:
    g.open_cards = SETTLED if reader.flag(row, "settled") else int(reader.flag(row, "open"))


FIGHT: Final = (
    in_fight("attacker", "a seat", "who attacks", lambda g: g.attacker, read_sides, usual="0", rule="BI-37"),
    in_fight(
        "defender", "a seat or -1", "who defends; -1: an expedition", lambda g: g.defender, lambda *_: None, usual="-1",
    ),
    in_fight("at", "a hex", "where", lambda g: hex_text(g.field), read_field),
    in_fight(
        "from", "a hex", "where the attackers come from",
        lambda g: hex_text(g.origin_hex) if g.origin_hex != NOWHERE else None, read_origin, usual="nowhere",
    ),
    cards("fight.attack", "the attacker's combat cards", "combat_ids", inside=True, rule="BI-38"),
    count("fight.attack_off", "cards of the attacker that do not count, as bits", most=MOST, inside=True),
    cards("fight.defence", "the defender's combat cards", "combat_ids", inside=True, rule="BI-38"),
    count("fight.defence_off", "cards of the defender that do not count, as bits", most=MOST, inside=True),
    in_fight(
        "open", "true or false", "the cards are turned over",
        lambda g: True if g.open_cards and g.open_cards != SETTLED else None, read_open, usual="false",
    ),
    in_fight(
        "settled", "true or false", "the fight is won and lost",
        lambda g: True if g.open_cards == SETTLED else None, lambda *_: None, usual="false",
    ),
)  # fmt: skip

TABLE: Final = (
    GAME,
    Key(
        "scenario", "an id", "the map", lambda g, _: g.ground.scenario.id, lambda *_: None,
        usual="the first for so many seats", rule="BI-51",
    ),
    count("round", "the round that is played", start=1, always=True),
    Key("era", "1, 2 or 3", "the era", lambda g, _: g.era, read_era, usual="1", rule="BI-26"),
    Key("first", "a seat or -1", "who began the round", lambda g, _: g.first, read_first, usual="0"),
    Key(
        "turn", "a seat or -1", "whose turn it is", lambda g, _: g.turn, read_turn, usual="`first` by hand, else -1",
    ),
    phase_key(PHASES, "by hand: the action phase of a turn, or its movement phase with the action done"),
    FLOW,
    RNG,
    SEED,
    flag("ending", "this is the last round"),
    flag("won", "alone: the challenge is won", rule="BI-52"),
    OVER,
    Key(
        "gallery", "a list of ids", "the paintings on offer, \"\" for a place that is empty",
        lambda g, _: [g.box.painting_ids[one] for one in g.piles[GALLERY]], read_gallery,
        usual="two of each colour that are left", stage=2, rule="BI-14",
    ),
    Key(
        "cities", "two ids", "the cities on offer, \"\" for an empty stack",
        lambda g, _: [g.box.face_ids[one] for one in g.piles[CITY_TOPS]], read_cities,
        usual="the first that are left", stage=2, rule="BI-16",
    ),
    Key(
        "city_stacks", "two numbers", "how many lie under them", lambda g, _: list(g.piles[CITIES_LEFT]),
        read_city_stacks, usual="what is left, in halves", stage=2,
    ),
    pile_of(
        "capital_tiles", "capital tiles on the sites of the map, in their order", CAPITAL_TILES, "capital_ids",
        always=True, missing=no_capital_tiles, usual="none by hand, else all",
    ),
    Key(
        "explore", "a list of lines", "`c5 ?`: a tile face down; `c5 jaguar`: somebody has looked; "
        "`c5 jaguar open`: all have seen it", explored_lines, read_explore,
        usual="face down on every site that is not built on", stage=1, rule="BI-34",
    ),
    pile_of("discards.gold", "gold cards that were used", GOLD_DISCARDS, "gold_ids"),
    pile_of("discards.combat", "combat cards that were used", COMBAT_DISCARDS, "combat_ids"),
    *(
        pile_of(f"under.{era}", f"missions of era {era} put under their deck", RETURNED + i, "mission_ids")
        for i, era in enumerate(ERAS, 1)
    ),
    pile_of("explored", "exploration tiles that left the game, seen by all", EXPLORED, "find_ids"),
    Key(
        "buried", "a list of lines", "`jaguar 2`: a tile that was built over, and the seats that know it as bits",
        buried_lines, read_buried, usual="none", stage=1,
    ),
    stock("tiles_gone", "building tiles that were covered", TILES_GONE, usual="none"),
    stock("tiles_left", "building tiles in the stock", TILES_LEFT, usual="what is nowhere else"),
    deck_of("decks.gold", "the gold cards", GOLD_DECK, "gold_ids"),
    deck_of("decks.combat", "the combat cards", COMBAT_DECK, "combat_ids"),
    *(
        deck_of(f"decks.missions-{era}", f"the missions of era {era}", MISSIONS + i, "mission_ids")
        for i, era in enumerate(ERAS, 1)
    ),
    deck_of("decks.exploration", "exploration tiles that nobody has seen", EXPLORATION, "find_ids"),
    deck_of("decks.cities", "the cities in the stacks", CITIES, "face_ids"),
    *(
        deck_of(f"decks.paintings-{school}", f"the {school} paintings", PAINTINGS + i, "painting_ids")
        for i, school in enumerate(SCHOOLS)
    ),
    Key(
        "dutch", "a list of lines", "alone: `o1 f3`, a Dutch unit and its hex, `reserve` or `defeated`", dutch_lines,
        read_dutch, usual="the guards of the scenario", stage=1, rule="BI-52",
    ),
    Key(
        "armies", "a list of lines", "`d4 0`: whose hex it is where that does not follow from the units", army_lines,
        read_armies, usual="where units stand", stage=1,
    ),
    *FIGHT,
)  # fmt: skip
