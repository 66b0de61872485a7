"""Positions of Brazil: Imperial: the keys of a seat, with tiles, units, cards, products and a payment."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tabuleiro.core.player import BIT
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, COLOURS, GOODS
from tabuleiro.games.brazil_imperial.rules import codes, icons
from tabuleiro.games.brazil_imperial.rules.build import put
from tabuleiro.games.brazil_imperial.rules.codes import with_byte
from tabuleiro.games.brazil_imperial.rules.icons import BY_PAINTING, ICON_NAMES, credit_in, goods_in, icons_in
from tabuleiro.games.brazil_imperial.rules.map import HEX_NUMBER, NOWHERE, WATER, hex_text
from tabuleiro.games.brazil_imperial.rules.payment import MOST_PAID, ONE_PAID, PAID_BY, paid_so_far
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm
from tabuleiro.games.brazil_imperial.rules.view_data import UnitState
from tabuleiro.kit import keys
from tabuleiro.kit.keys import Key, Table, cards, kept, named, number_text
from tabuleiro.kit.positions import PositionReader, Steps, step_keys

ERAS: Final = ("i", "ii", "iii")
# What was done this turn and this game, in the order of the bits (see codes.py).
SPENT: Final = ("acted", "moved", "marched", "token", "peeked", "discounted", "movement")
ONCE: Final = ("palace", "first-deploy")
UNIT_STATES: Final[dict[int, UnitState]] = {codes.RESERVE: "reserve", codes.DEFEATED: "defeated"}
STATES: Final[dict[str, int]] = {name: at for at, name in UNIT_STATES.items()}
ON_CARD: Final = "card"  # a past token that lies on a painting
ON_MONARCH: Final = "monarch"  # a product on the monarch's board
CAPITAL_NAME: Final = "capital"
STEPS: Final = Steps({})


def hex_of(reader: PositionReader, text: str) -> int:
    hex_ = HEX_NUMBER.get(text, NOWHERE)
    if hex_ not in reader.g.ground.hexes:
        raise reader.fail(f"there is no hex '{text}' on this map")
    return hex_


# ---------------------------------------------------------------- colour and monarch
def read_colour(reader: PositionReader, p: Realm, row: Table) -> None:
    if "colour" not in row and reader.whole:
        return
    p.colour = reader.among(reader.text(row, "colour", COLOURS[p.seat]), COLOURS, "colour")
    if any(q.colour == p.colour for q in reader.g.everyone() if q.seat < p.seat):
        raise reader.fail(f"another seat has the colour '{COLOURS[p.colour]}'")


def monarch_of(name: str, meaning: str, **more: Any) -> Key:
    def tell(g: BrazilState, p: Realm, number: int) -> object:
        return g.box.monarch_ids[number] or None

    def mean(reader: PositionReader, p: Realm, row: Table, key: str) -> int:
        number = reader.named(reader.text(row, key), "monarch_ids", "monarch")
        if p.colour == codes.NOBODY or number not in reader.g.box.monarchs_of[p.colour]:
            raise reader.fail(f"'{row[key]}' is not a monarch of this colour (BI-3)")
        return number

    return kept(name, "an id", meaning, tell, mean, rule="BI-3", **more)


# ---------------------------------------------------------------- goods
def counted(reader: PositionReader, table: Table, known: tuple[str, ...]) -> int:
    reader.known(table, known)
    return sum(codes.ONE[good] * reader.count(table, name, most=codes.MOST) for good, name in enumerate(GOODS))


# ---------------------------------------------------------------- cards
def three_missions(reader: PositionReader, p: Realm) -> bytes:
    """By hand one of each era that no seat has been given."""
    if reader.whole:
        return b""
    g: BrazilState = reader.g
    named_ = {text for row in reader.seats for key in ("missions", "revealed") for text in reader.texts(row, key)}
    have = b"".join(q.missions for q in g.everyone())
    ids, eras = g.box.mission_ids, g.box.mission_era
    free = [m for m in range(1, len(ids)) if m not in have and ids[m] not in named_]
    return bytes(next(m for m in free if eras[m] == era) for era in (1, 2, 3))


# ---------------------------------------------------------------- on the map
def tile_text(g: BrazilState, hex_: int) -> str:
    """`d4 sawmill`, and what lies on it: `d4 trading-post wood 1 gold 2`; the capital is `c3 capital`."""
    goods = [f"{good} {n}" for good, n in goods_in(g.goods[hex_]).items()]
    return " ".join([hex_text(hex_), g.box.face_ids[g.face[hex_]], *goods])


def read_tiles(reader: PositionReader, p: Realm, row: Table) -> None:
    """By hand, without a named capital the seat's site of the map comes first."""
    lines = reader.texts(row, "tiles")
    if not reader.whole and not any(line.endswith(f" {CAPITAL_NAME}") for line in lines):
        lines = [f"{hex_text(reader.g.ground.capitals[p.seat])} {CAPITAL_NAME}", *lines]
    for line in lines:
        place, *rest = line.split(" ")
        read_tile(reader, p, line, hex_of(reader, place), rest)


def read_tile(reader: PositionReader, p: Realm, line: str, hex_: int, rest: list[str]) -> None:
    g: BrazilState = reader.g
    name, *goods = rest or [""]
    if g.face[hex_] or g.ground.terrain[hex_] == WATER:
        raise reader.fail(f"'{line}': nothing can be built there, or something was (BI-17)")
    if name == CAPITAL_NAME:
        face = codes.CAPITAL + p.seat
        p.capital = hex_
    else:
        face = g.box.face_number.get(name, 0)
        if not face:
            raise reader.fail(f"there is no building or city '{name}'")
    put(g, p, face, hex_)
    for good, n in zip(goods[::2], goods[1::2], strict=False):
        if not number_text(n) or int(n) > codes.MOST:
            raise reader.fail(f"'{line}': goods are like 'wood 2'")
        g.goods[hex_] += codes.ONE[reader.among(good, GOODS, "good")] * int(n)
    if len(goods) % 2:
        raise reader.fail(f"'{line}': goods are like 'wood 2'")


def hexes(name: str, meaning: str, **more: Any) -> Key:
    def tell(g: BrazilState, p: Realm, some: bytes) -> object:
        return [hex_text(hex_) for hex_ in some] or None

    def mean(reader: PositionReader, p: Realm, row: Table, key: str) -> bytes:
        return bytes(hex_of(reader, text) for text in reader.texts(row, key))

    return kept(name, "a list of hexes", meaning, tell, mean, usual="none", **more)


def units_of(g: BrazilState, p: Realm) -> list[str]:
    return g.box.unit_ids[p.colour] if p.colour != codes.NOBODY else []


def unit_text(unit: str, at: int) -> str:
    return f"{unit} {UNIT_STATES[at] if at in UNIT_STATES else hex_text(at)}"


def unit_lines(g: BrazilState, p: Realm) -> list[str]:
    return [unit_text(unit, p.at[i]) for i, unit in enumerate(units_of(g, p)) if p.at[i] != codes.RESERVE]


def stationed(reader: PositionReader, table: Table, key: str, ids: list[str]) -> bytes:
    """Units and where they are; those that are not named are in reserve."""
    at = bytes([codes.RESERVE] * codes.UNITS)
    for line in reader.texts(table, key):
        unit, _, where = line.partition(" ")
        i = reader.among(unit, ids, "unit of this colour")
        if at[i] != codes.RESERVE:
            raise reader.fail(f"'{unit}' is in two places")
        at = with_byte(at, i, STATES[where] if where in STATES else hex_of(reader, where))
    return at


def read_units(reader: PositionReader, p: Realm, row: Table) -> None:
    p.at = tuple(stationed(reader, row, "units", units_of(reader.g, p)))
    for unit, at in enumerate(p.at):
        p.deployed |= BIT[unit] if at != codes.RESERVE else 0
        p.on_map |= BIT[unit] if at not in UNIT_STATES else 0


# ---------------------------------------------------------------- on the board
def product_lines(g: BrazilState, p: Realm) -> list[str]:
    ids = g.box.product_ids
    made = [f"{ids[product - 1]} {ARCHES[arch]}" for arch, product in enumerate(p.slots) if product]
    waiting = p.made & ~p.on_monarch & ~sum(BIT[product - 1] for product in p.slots if product)
    made += named(waiting, ids)  # its place is being chosen
    return made + [f"{id_} {ON_MONARCH}" for id_ in named(p.on_monarch, ids)]


def read_products(reader: PositionReader, p: Realm, row: Table) -> None:
    box = reader.g.box
    for line in reader.texts(row, "products"):
        id_, _, where = line.partition(" ")
        product = reader.among(id_, box.product_ids, "product")
        if p.made & BIT[product]:
            raise reader.fail(f"'{id_}' is made once only (BI-19)")
        p.made |= BIT[product]
        if where == ON_MONARCH:
            p.on_monarch |= BIT[product]
        elif where:
            arch = reader.among(where, ARCHES, "arch")
            if p.slots[arch] or box.arch_shape[arch] < 0:
                raise reader.fail(f"'{line}': there is no free slot (BI-19)")
            p.slots = with_byte(p.slots, arch, product + 1)
            p.upgraded |= BIT[arch]


def palace_lines(g: BrazilState, p: Realm) -> list[str]:
    ids = g.box.palace_ids
    return [f"{id_} {hex_text(p.palaces[i])}" for i, id_ in enumerate(ids) if p.palaces[i] != NOWHERE]


def read_palaces(reader: PositionReader, p: Realm, row: Table) -> None:
    """By hand, palace I stands on the capital whether it is named or not."""
    if not reader.whole and p.capital != NOWHERE:
        p.palaces = with_byte(p.palaces, 0, p.capital)
    for line in reader.texts(row, "palaces"):
        id_, _, place = line.partition(" ")
        number = reader.among(id_, reader.g.box.palace_ids, "palace")
        hex_ = hex_of(reader, place)
        if hex_ in p.palaces and p.palaces[number] != hex_:
            raise reader.fail(f"'{line}': there is a palace already (BI-31)")
        p.palaces = with_byte(p.palaces, number, hex_)


def past_token(era: int) -> Key:
    def tell(g: BrazilState, p: Realm, under: bytes) -> object:
        where = under[era]
        return None if where == codes.NOT_LAID else ON_CARD if where == codes.ON_PAINTING else ARCHES[where]

    def mean(reader: PositionReader, p: Realm, row: Table, key: str) -> bytes:
        text = reader.text(row, key)
        return with_byte(p.under, era, codes.ON_PAINTING if text == ON_CARD else reader.among(text, ARCHES, "arch"))

    meaning = f"the arch under which the token of era {ERAS[era]} lies; `{ON_CARD}`: on a painting"
    return kept(f"under.{ERAS[era]}", "an arch", meaning, tell, mean, "under", usual="not laid", rule="BI-28")


def arch_of(name: str, meaning: str, **more: Any) -> Key:
    return keys.one_of(name, meaning, ARCHES, "arch", codes.NO_ARCH, **more)


# ---------------------------------------------------------------- a payment
def due_meant(reader: PositionReader, p: Realm, row: Table, key: str) -> int:
    due = Counter(reader.among(icon, ICON_NAMES, "icon") for icon in reader.texts(row, key))
    if any(n > icons.MOST_ICONS for n in due.values()):
        raise reader.fail(f"'due' has at most {icons.MOST_ICONS} icons of a kind")
    return sum(icons.ICON[kind] * n for kind, n in due.items())


def paid_meant(reader: PositionReader, p: Realm, row: Table, key: str) -> int:
    paid = reader.part(row, key)
    reader.known(paid, PAID_BY)
    return sum(ONE_PAID[kind] * reader.count(paid, name, most=MOST_PAID) for kind, name in enumerate(PAID_BY))


def credit_meant(reader: PositionReader, p: Realm, row: Table, key: str) -> int:
    credit = reader.part(row, key)
    return counted(reader, credit, (*GOODS, "any")) + icons.WILD * reader.count(credit, "any", most=codes.MOST)


def read_by_painting(reader: PositionReader, p: Realm, row: Table) -> None:
    p.off |= BY_PAINTING if reader.flag(row, "by_painting") else 0


PAYMENT: Final = (
    kept(
        "payment.due", "a list of icons", "what is left to pay", lambda g, p, due: icons_in(due) or None, due_meant,
        usual="nothing", rule="BI-11",
    ),
    kept(
        "payment.paid", "a table", f"what was given so far: {', '.join(PAID_BY)}",
        lambda g, p, paid: paid_so_far(paid) or None, paid_meant, usual="nothing",
    ),
    kept(
        "payment.credit", "a table of goods", "what a monarch's exchange gave for this payment, `any` for any resource",
        lambda g, p, wild: credit_in(wild) or None, credit_meant, "wild", usual="none", rule="BI-47",
    ),
    keys.count("payment.exchanges", "how many exchanges were made", most=codes.MOST, rule="BI-47"),
    kept(
        "payment.off", "a list of icons", "of which one may be left out",
        lambda g, p, off: named(off, ICON_NAMES) if off else None,
        lambda reader, p, row, key: reader.set_of(row, key, ICON_NAMES), usual="no discount", rule="BI-45",
    ),
    Key(
        "payment.by_painting", "true or false", "the discount is a painting's",
        lambda g, p: True if p.off & BY_PAINTING else None, read_by_painting, usual="false", rule="BI-45",
    ),
)  # fmt: skip

STEPS_KEY, ASKED_KEY = step_keys(STEPS)
SEAT: Final = (
    Key(
        "colour", f"one of {', '.join(COLOURS)}", "the colour of the empire",
        lambda g, p: COLOURS[p.colour] if p.colour != codes.NOBODY else None, read_colour, usual="by seat", rule="BI-3",
    ),
    monarch_of(
        "monarch", "the monarch", usual="the first of the colour",
        absent=lambda reader, p: None if reader.whole else reader.g.box.monarchs_of[p.colour][0],
    ),
    monarch_of("crown", "the monarch that was chosen in secret", usual="none"),
    kept(
        "supply", "a table of goods", "the goods in the supply, as in `{ wood = 2 }`",
        lambda g, p, goods: goods_in(goods) or None,
        lambda reader, p, row, key: counted(reader, reader.part(row, key), GOODS), usual="none",
    ),
    cards("gold_cards", "the gold cards in hand", "gold_ids", field="gold_hand", rule="BI-12"),
    cards("combat_cards", "the combat cards in hand", "combat_ids", field="combat_hand", rule="BI-12"),
    cards(
        "missions", "the missions in hand", "mission_ids", absent=three_missions,
        usual="one of each era by hand, else none", rule="BI-6",
    ),
    cards("revealed", "the missions completed", "mission_ids", rule="BI-27"),
    cards("returned", "the missions that it put under the decks", "mission_ids", rule="BI-6"),
    cards("dealt", "set-up: the missions to choose from", "mission_ids", rule="BI-6"),
    cards("kept", "set-up: those chosen so far", "mission_ids", rule="BI-6"),
    cards("paintings", "the paintings", "painting_ids", rule="BI-14"),
    cards("finds", "the exploration tiles kept", "find_ids", rule="BI-34"),
    keys.lines_of(
        "tiles", "`d4 sawmill wood 1`: a hex, what is built there and the goods on it",
        lambda g, p: [tile_text(g, hex_) for hex_ in p.tiles], read_tiles,
        usual="the capital on the seat's site, which need not be named by hand", rule="BI-17",
    ),
    hexes("marked", "tiles that the monarch makes better", rule="BI-47"),
    hexes("peeks", "hexes whose face-down tile it has looked at", rule="BI-28"),
    keys.count("marks", "how many of the monarch's firsts are used up", most=codes.MOST, rule="BI-47"),
    keys.lines_of(
        "units", "`g1 b3`: a unit and its hex, or `defeated`", unit_lines, read_units, always=True,
        usual="all in reserve", rule="BI-13",
    ),
    keys.lines_of(
        "products", f"`dye deploy`: a product and its arch, or `{ON_MONARCH}`", product_lines, read_products,
        usual="none", rule="BI-19",
    ),
    keys.lines_of(
        "palaces", "`ii b4`: a palace and its hex", palace_lines, read_palaces,
        usual="palace i on the capital by hand", rule="BI-31",
    ),
    arch_of("token", "the arch where the era's token lies", usual="nowhere", rule="BI-9"),
    arch_of("arch", "this turn's arch", usual="none yet", rule="BI-9"),
    past_token(0),
    past_token(1),
    keys.some_of("once", "what was done in this game and can be done but once", ONCE),
    keys.some_of("spent", "what was done this turn", SPENT),
    kept(
        "party", "a list of units", "the units that move or attack",
        lambda g, p, party: named(party, units_of(g, p)) or None,
        lambda reader, p, row, key: reader.set_of(row, key, units_of(reader.g, p)), usual="none", rule="BI-36",
    ),
    *PAYMENT,
    STEPS_KEY,
    Key(
        "paused", "a list of steps", "what it goes on with when others have been asked",
        lambda g, p: STEPS.texts(g, p.paused) or None, usual="nothing",
    ),
    ASKED_KEY,
)  # fmt: skip
