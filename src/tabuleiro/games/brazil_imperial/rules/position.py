"""Positions of Brazil: Imperial: the keys of the table, both ways; position_seats.py has those of a seat,
position_reader.py says what belongs together."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, Final

from tabuleiro.core.player import BIT
from tabuleiro.games.brazil_imperial.content.pack import SCHOOLS
from tabuleiro.games.brazil_imperial.rules import codes
from tabuleiro.games.brazil_imperial.rules.codes import BYTE, with_byte
from tabuleiro.games.brazil_imperial.rules.inventory import COMPONENTS, armies
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE, hex_text
from tabuleiro.games.brazil_imperial.rules.position_seats import ERAS, hex_of, stationed, unit_text
from tabuleiro.games.brazil_imperial.rules.setup import guard_dutch_capital
from tabuleiro.games.brazil_imperial.rules.state import BrazilState
from tabuleiro.kit import keys
from tabuleiro.kit.keys import Key, Table, kept, number_text, pile_of
from tabuleiro.kit.positions import PositionReader

PHASES: Final = {"action": ("turns",), "move": ("turns",)}  # of a turn, for positions by hand
OPEN: Final = "open"  # an exploration tile that all have seen
FACE_DOWN: Final = "?"
ON_OFFER: Final = 2  # cities, and paintings of each colour


# ---------------------------------------------------------------- rounds and turns
def era_meant(reader: PositionReader, g: BrazilState, row: Table, key: str) -> int:
    era = reader.count(row, key)
    if not 1 <= era <= len(ERAS):
        raise reader.fail(f"there are {len(ERAS)} eras, not {era}")
    return era


def seat_of(name: str, meaning: str, start: keys.Absent, **more: Any) -> Key:
    """A seat or nobody; alone, the Dutch are seat 1."""
    return keys.seat_of(name, meaning, start, nobody=True, most=codes.DUTCH + 1, **more)


# ---------------------------------------------------------------- the map
def explored_text(g: BrazilState, hex_: int) -> str:
    """`c5 ?`: face down; `c5 jaguar`: face down, but somebody has looked; `c5 jaguar open`: all have seen it."""
    tile = g.explore[hex_]
    if tile == codes.UNSEEN:
        return f"{hex_text(hex_)} {FACE_DOWN}"
    name = f"{hex_text(hex_)} {g.box.find_ids[tile & codes.TILE_MASK]}"
    return f"{name} {OPEN}" if tile & codes.SHOWN else name


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
        number = codes.UNSEEN if tile == FACE_DOWN else reader.thing(tile, "find_ids", "exploration tile")
        g.explore = with_byte(g.explore, hex_of(reader, place), number | (codes.SHOWN if open_ else 0))


def dutch_lines(g: BrazilState, holder: BrazilState) -> list[str]:
    ids = g.box.unit_ids[codes.DUTCH_BOARD]
    return [unit_text(id_, at) for id_, at in zip(ids, g.dutch, strict=True)] if len(g.players) == 1 else []


def read_dutch(reader: PositionReader, g: BrazilState, row: Table) -> None:
    """Alone, the Dutch are on guard as the scenario says, unless it is said where they are (BI-52)."""
    if len(g.players) > 1 or g.players[0].capital == NOWHERE:
        return
    guard_dutch_capital(g)
    if "dutch" in row:
        g.dutch = stationed(reader, row, "dutch", g.box.unit_ids[codes.DUTCH_BOARD])


def army_lines(g: BrazilState, holder: BrazilState) -> list[str]:
    usual = armies(g)
    return [f"{hex_text(hex_)} {g.army[hex_] - 1}" for hex_ in g.ground.hexes if g.army[hex_] != usual[hex_]]


def read_armies(reader: PositionReader, g: BrazilState, row: Table) -> None:
    g.army = armies(g)
    for text in reader.texts(row, "armies"):
        place, _, seat = text.partition(" ")
        if seat not in ("-1", "0", "1", "2", "3"):
            raise reader.fail(f"'armies' names a hex and a seat, as in 'd4 0', not '{text}'")
        g.army = with_byte(g.army, hex_of(reader, place), int(seat) + 1)


# ---------------------------------------------------------------- what is on offer; by hand, what is left
def gallery_meant(reader: PositionReader, g: BrazilState, row: Table, key: str) -> bytes:
    names = g.box.painting_ids  # a place is empty while its colour is being chosen
    return bytes(reader.among(text, names, "painting") for text in reader.texts(row, key))


def first_paintings(reader: PositionReader, g: BrazilState) -> bytes | None:
    if reader.whole:
        return None
    decks = COMPONENTS.left_over(g)
    return b"".join(decks[codes.PAINTINGS + school][:ON_OFFER] for school in range(len(SCHOOLS)))


def cities_meant(reader: PositionReader, g: BrazilState, row: Table, key: str) -> bytes:
    tops = bytes(g.box.face_number.get(text, 0) if text else 0 for text in reader.texts(row, key))
    if len(tops) != ON_OFFER or any(0 < top < codes.CITY for top in tops):
        raise reader.fail("'cities' names the two on offer, '' for an empty stack")
    return tops


def first_cities(reader: PositionReader, g: BrazilState) -> bytes | None:
    if reader.whole:
        return None
    left = COMPONENTS.left_over(g, [codes.CITIES])[codes.CITIES][:ON_OFFER]
    return left + bytes(ON_OFFER - len(left))


def stacks_meant(reader: PositionReader, g: BrazilState, row: Table, key: str) -> bytes:
    stacks = reader.numbers(row, key, codes.CAPITAL - codes.CITY)
    if len(stacks) != ON_OFFER:
        raise reader.fail("'city_stacks' has two numbers")
    return bytes(stacks)


def halves(reader: PositionReader, g: BrazilState) -> bytes | None:
    if reader.whole:
        return None
    n = len(COMPONENTS.left_over(g, [codes.CITIES])[codes.CITIES])
    return bytes([(n + 1) // 2, n // 2])


# ---------------------------------------------------------------- piles
def buried_lines(g: BrazilState, holder: BrazilState) -> list[str]:
    buried = g.piles[codes.BURIED]
    return [f"{g.box.find_ids[tile]} {seats}" for tile, seats in zip(buried[::2], buried[1::2], strict=True)]


def read_buried(reader: PositionReader, g: BrazilState, row: Table) -> None:
    for text in reader.texts(row, "buried"):
        tile, _, seats = text.partition(" ")
        if not number_text(seats) or int(seats) >= BIT[len(g.players)]:
            raise reader.fail(f"'buried' names a tile and the seats that know it as bits, not '{text}'")
        g.piles[codes.BURIED] += BYTE[reader.thing(tile, "find_ids", "tile")] + BYTE[int(seats)]


def tiles_left(g: BrazilState) -> bytes:
    """How many building tiles the stock has if none is missing."""
    used = Counter(g.box.tile_of[face] for face in g.face if 0 < face < codes.CITY)
    gone = g.piles[codes.TILES_GONE]
    return bytes(max(0, n - used[tile] - gone[tile]) for tile, n in enumerate(g.box.full_piles[codes.TILES_LEFT]))


def stock(name: str, meaning: str, pile: int, usual: str) -> Key:
    """How many there are of each building tile, if they are not as many as they should be."""

    def expected(g: BrazilState) -> bytes:
        return tiles_left(g) if pile == codes.TILES_LEFT else bytes(len(g.box.tile_ids))

    def tell(g: BrazilState, holder: BrazilState, tiles: bytes) -> object:
        return dict(zip(g.box.tile_ids, tiles, strict=True)) if tiles != expected(g) else None

    def mean(reader: PositionReader, g: BrazilState, table: Table, key: str) -> bytes:
        row = reader.part(table, key)
        reader.known(row, g.box.tile_ids)
        return bytes(reader.count(row, tile, most=codes.MOST) for tile in g.box.tile_ids) if row else expected(g)

    how: dict[str, Any] = {"absent": lambda reader, g: expected(g), "usual": usual, "stage": 3, "rule": "BI-1"}
    return kept(name, "a table of tiles", meaning, tell, mean, "piles", pile, **how)


def deck(name: str, meaning: str, number: int, ids: str) -> Key:
    return keys.deck_of(COMPONENTS, f"decks.{name}", meaning, number, ids, stage=3)


# ---------------------------------------------------------------- a fight
def hex_key(name: str, meaning: str, field: str, **more: Any) -> Key:
    def mean(reader: PositionReader, g: BrazilState, row: Table, key: str) -> int:
        return hex_of(reader, reader.text(row, key))

    def tell(g: BrazilState, holder: BrazilState, hex_: int) -> object:
        return hex_text(hex_) if hex_ != NOWHERE else None

    return kept(f"fight.{name}", "a hex", meaning, tell, mean, field, **more)


def no_hex(reader: PositionReader, g: BrazilState) -> int:
    raise reader.fail("there is no hex '' on this map")


def state_of_cards(name: str, meaning: str, number: int) -> Key:
    """Whether the cards are open, or the fight is settled; the latter counts."""

    def write(g: BrazilState, holder: BrazilState) -> object:
        return True if g.open_cards == number and g.field != NOWHERE else None

    def read(reader: PositionReader, g: BrazilState, row: Table) -> None:
        g.open_cards = number if reader.flag(row, name) else g.open_cards

    return Key(f"fight.{name}", "true or false", meaning, write, read, usual="false", inside=True)


def while_fighting(key: Key) -> Key:
    return replace(key, write=lambda g, holder: key.write(g, holder) if g.field != NOWHERE else None, inside=True)


FIGHT: Final = (
    seat_of("fight.attacker", "who attacks", lambda reader, g: 0, usual="0", rule="BI-37"),
    seat_of("fight.defender", "who defends; -1: an expedition", lambda reader, g: codes.NOBODY, usual="-1"),
    hex_key("at", "where", "field", absent=no_hex),
    hex_key("from", "where the attackers come from", "origin_hex", usual="nowhere"),
    keys.cards("fight.attack", "the attacker's combat cards", "combat_ids", rule="BI-38"),
    keys.count("fight.attack_off", "cards of the attacker that do not count, as bits", most=codes.MOST),
    keys.cards("fight.defence", "the defender's combat cards", "combat_ids", rule="BI-38"),
    keys.count("fight.defence_off", "cards of the defender that do not count, as bits", most=codes.MOST),
    state_of_cards("open", "the cards are turned over", 1),
    state_of_cards("settled", "the fight is won and lost", codes.SETTLED),
)

TABLE: Final = (
    keys.GAME,
    Key(
        "scenario", "an id", "the map", lambda g, _: g.ground.scenario.id, usual="the first for so many seats",
        rule="BI-51",
    ),
    keys.count("round", "the round that is played", 1, always=True),
    kept("era", "1, 2 or 3", "the era", keys.unless(None), era_meant, usual="1", rule="BI-26"),
    seat_of("first", "who began the round", lambda reader, g: 0, usual="0"),
    seat_of(
        "turn", "whose turn it is", lambda reader, g: codes.NOBODY if reader.whole else max(g.first, 0),
        usual="`first` by hand, else -1",
    ),
    keys.phase_key(PHASES, "by hand: the action phase of a turn, or its movement phase with the action done"),
    *(keys.FLOW, keys.RNG, keys.SEED),
    keys.flag("ending", "this is the last round"),
    keys.flag("won", "alone: the challenge is won", rule="BI-52"),
    keys.OVER,
    kept(
        "gallery", "a list of ids", "the paintings on offer, \"\" for a place that is empty",
        lambda g, _, some: [g.box.painting_ids[one] for one in some], gallery_meant, "piles", codes.GALLERY,
        first_paintings, usual="two of each colour that are left", stage=2, rule="BI-14",
    ),
    kept(
        "cities", "two ids", "the cities on offer, \"\" for an empty stack",
        lambda g, _, some: [g.box.face_ids[one] for one in some], cities_meant, "piles", codes.CITY_TOPS, first_cities,
        usual="the first that are left", stage=2, rule="BI-16",
    ),
    kept(
        "city_stacks", "two numbers", "how many lie under them", lambda g, _, some: list(some), stacks_meant, "piles",
        codes.CITIES_LEFT, halves, usual="what is left, in halves", stage=2,
    ),
    pile_of(
        "capital_tiles", "capital tiles on the sites of the map, in their order", codes.CAPITAL_TILES, "capital_ids",
        always=True, absent=lambda reader, g: None if reader.whole else b"", usual="none by hand, else all",
    ),
    keys.lines_of(
        "explore", "`c5 ?`: a tile face down; `c5 jaguar`: somebody has looked; `c5 jaguar open`: all have seen it",
        lambda g, _: [explored_text(g, hex_) for hex_ in g.ground.hexes if g.explore[hex_]], read_explore, always=True,
        usual="face down on every site that is not built on", stage=1, rule="BI-34",
    ),
    pile_of("discards.gold", "gold cards that were used", codes.GOLD_DISCARDS, "gold_ids"),
    pile_of("discards.combat", "combat cards that were used", codes.COMBAT_DISCARDS, "combat_ids"),
    *(
        pile_of(f"under.{era}", f"missions of era {era} put under their deck", codes.RETURNED + i, "mission_ids")
        for i, era in enumerate(ERAS, 1)
    ),
    pile_of("explored", "exploration tiles that left the game, seen by all", codes.EXPLORED, "find_ids"),
    keys.lines_of(
        "buried", "`jaguar 2`: a tile that was built over, and the seats that know it as bits", buried_lines,
        read_buried, usual="none",
    ),
    stock("tiles_gone", "building tiles that were covered", codes.TILES_GONE, "none"),
    stock("tiles_left", "building tiles in the stock", codes.TILES_LEFT, "what is nowhere else"),
    deck("gold", "the gold cards", codes.GOLD_DECK, "gold_ids"),
    deck("combat", "the combat cards", codes.COMBAT_DECK, "combat_ids"),
    *(deck(f"missions-{era}", f"of era {era}", codes.MISSIONS + i, "mission_ids") for i, era in enumerate(ERAS, 1)),
    deck("exploration", "exploration tiles that nobody has seen", codes.EXPLORATION, "find_ids"),
    deck("cities", "the cities in the stacks", codes.CITIES, "face_ids"),
    *(
        deck(f"paintings-{one}", f"the {one} paintings", codes.PAINTINGS + i, "painting_ids")
        for i, one in enumerate(SCHOOLS)
    ),
    keys.lines_of(
        "dutch", "alone: `o1 f3`, a Dutch unit and its hex, `reserve` or `defeated`", dutch_lines, read_dutch,
        usual="the guards of the scenario", stage=1, rule="BI-52",
    ),
    keys.lines_of(
        "armies", "`d4 0`: whose hex it is where that does not follow from the units", army_lines, read_armies,
        usual="where units stand", stage=1,
    ),
    *map(while_fighting, FIGHT),
)  # fmt: skip
