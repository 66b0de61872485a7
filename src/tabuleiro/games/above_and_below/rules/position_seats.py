"""Positions of Above and Below: the keys of a seat, with villagers, buildings and the open encounter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from tabuleiro.core.player import BIT
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules import codes
from tabuleiro.games.above_and_below.rules.codes import BYTE, ONE, slots
from tabuleiro.games.above_and_below.rules.effects import joins
from tabuleiro.games.above_and_below.rules.inventory import staked, wares_in
from tabuleiro.games.above_and_below.rules.state import Village, VillageState
from tabuleiro.games.above_and_below.rules.turn import PASSED
from tabuleiro.kit import keys
from tabuleiro.kit.keys import Key, Table, count, kept, number_text
from tabuleiro.kit.positions import About, PositionReader, Steps, step_keys

if TYPE_CHECKING:
    from tabuleiro.games.above_and_below.rules.position_reader import VillageReader

STATES: Final = {"ready": "ready", "exhausted": "tired", "injured": "injured", "sent": "sent"}  # with their fields
FACES: Final = 6
MOST_SLOTS: Final = 60  # villagers are kept as bits
ROWS: Final = (codes.OFFER + codes.HOUSES, codes.OFFER + codes.OUTPOSTS, codes.KEYS, codes.STARS)


# ---------------------------------------------------------------- steps
def offered(reader: PositionReader, p: Village, text: str, whole: str) -> int:
    building = reader.among(text, reader.g.box.ids, "building")
    if not any(building in reader.g.piles[pile] for pile in ROWS):
        raise reader.fail(f"'{whole}': {text} is not on offer")
    return building


def in_row(reader: PositionReader, p: Village, text: str, whole: str) -> int:
    villager = reader.among(text, reader.g.box.villager_ids, "villager")
    if not villager or villager not in reader.g.piles[codes.ROW]:
        raise reader.fail(f"'{whole}': {text} is not in the row")
    return villager


A_BUILDING: Final = About("a building on offer", lambda g, at: cast(str, g.box.ids[at]), offered)
A_VILLAGER: Final = About("a villager of the row", lambda g, at: cast(str, g.box.villager_ids[at]), in_row)
STEPS: Final = Steps(
    {**dict.fromkeys(("builder", "acquire"), A_BUILDING), **dict.fromkeys(("trainer", "welcome"), A_VILLAGER)}
)


# ---------------------------------------------------------------- wares
def wares_meant(reader: PositionReader, holder: object, row: Table, key: str) -> int:
    table = reader.part(row, key)
    reader.known(table, WARES)
    return sum(ONE[WARES.index(name)] * reader.count(table, name, most=codes.MOST) for name in table)


def track_lines(g: VillageState, p: Village) -> list[str]:
    return [f"{WARES[ware]} {codes.count(p.track, ware)}" for ware in p.kinds]


def read_track(reader: PositionReader, p: Village, row: Table) -> None:
    for line in reader.texts(row, "track"):
        good, _, n = line.partition(" ")
        ware = reader.among(good, WARES, "ware")
        if ware >= codes.GOODS or ware in p.kinds or not number_text(n or "1") or not 1 <= int(n or 1) <= codes.MOST:
            raise reader.fail(f"'track' has each good once, with a number, as in 'fish 2', not '{line}' (AB-27)")
        p.kinds += BYTE[ware]
        p.track += ONE[ware] * int(n or 1)


# ---------------------------------------------------------------- villagers
def who(g: VillageState, p: Village, slot: int) -> str:
    return g.box.villager_ids[p.villagers[slot]]


def villager_lines(g: VillageState, p: Village) -> list[str]:
    return [f"{who(g, p, slot)} {p.state_of(slot)}" for slot in range(len(p.villagers))]


def read_villagers(reader: PositionReader, p: Village, row: Table) -> None:
    g: VillageState = reader.g
    starting = [g.box.villager_ids[some[p.seat]] for some in g.box.starting.values()]
    lines = reader.texts(row, "villagers") if "villagers" in row else starting
    if len(lines) > MOST_SLOTS:
        raise reader.fail(f"a village has room for {MOST_SLOTS} villagers")
    for line in lines:
        id_, _, state = line.partition(" ")
        joins(g, p, reader.thing(id_, "villager_ids", "villager"), ready=True)
        here = BIT[len(p.villagers) - 1]
        p.ready ^= here
        field = list(STATES.values())[reader.among(state or "ready", list(STATES), "state of villagers")]
        setattr(p, field, getattr(p, field) | here)


def theirs(reader: PositionReader, p: Village, ids: list[str]) -> int:
    """Some of the seat's villagers, as a set of slots."""
    mask = 0
    for id_ in ids:
        villager = reader.g.box.villager_number.get(id_, 0)
        if not villager or villager not in p.villagers:
            raise reader.fail(f"'{id_}' is not in this village")
        mask |= BIT[p.villagers.index(villager)]
    return mask


def villagers_of(name: str, meaning: str, **more: Any) -> Key:
    """A set of the seat's villagers."""

    def tell(g: VillageState, p: Village, some: int) -> object:
        return [who(g, p, slot) for slot in slots(some)] or None

    def mean(reader: PositionReader, p: Village, row: Table, key: str) -> int:
        return theirs(reader, p, reader.texts(row, key))

    return kept(name, "a list of ids", meaning, tell, mean, **more)


# ---------------------------------------------------------------- buildings
def building_lines(g: VillageState, p: Village) -> list[str]:
    box = g.box
    each = zip(p.buildings, p.goods, strict=True)
    return [f"{box.ids[b]} {goods}" if box.goods[b] else box.ids[b] for b, goods in each]


def read_buildings(reader: PositionReader, p: Village, row: Table) -> None:
    """The starting house stands first, named or not; where no number is said a card has the goods it came with."""
    box = reader.g.box
    start = box.ids[box.starting_house]
    lines = reader.texts(row, "buildings")
    if not lines or lines[0] != start:
        lines = [start, *lines]
    for line in lines:
        id_, _, goods = line.partition(" ")
        first = id_ == start and not p.buildings  # everybody has one
        building = box.starting_house if first else reader.thing(id_, "ids", "building")
        if goods and (not number_text(goods) or int(goods) > box.goods[building]):
            raise reader.fail(f"'{line}': {id_} has at most {box.goods[building]} goods")
        p.buildings += BYTE[building]
        p.powers += box.powers[building]
        p.goods += b"\0"
        p.add_goods(len(p.goods) - 1, int(goods) if goods else box.goods[building])
        p.outposts += box.kinds[building] == "outpost"


# ---------------------------------------------------------------- a turn
def reputation_meant(reader: PositionReader, p: Village, row: Table, key: str) -> int:
    n, box = cast(int, reader.get(row, key, int, 0)), reader.g.box
    if not box.lowest <= n <= box.highest:
        raise reader.fail(f"'reputation' is from {box.lowest} to {box.highest} (AB-37)")
    return n


def negotiated_meant(reader: PositionReader, p: Village, row: Table, key: str) -> int:
    return sum(BIT[seat] for seat in set(reader.numbers(row, key, len(reader.seats) - 1)))


# ---------------------------------------------------------------- the open encounter
def deeds(reader: PositionReader, n: int) -> list[object]:
    found = reader.g.box.deeds
    return list(found[n]) if n < len(found) else []


def read_cave(reader: VillageReader, p: Village, row: Table) -> None:
    """The cave card; if none is named, one with this paragraph, else any that is left."""
    box = reader.g.box
    cave, n = reader.text(row, "cave"), reader.count(row, "paragraph")
    if n and not deeds(reader, n):
        raise reader.fail(f"there is no paragraph {n}")
    if not cave:
        left = reader.free(box.full_piles[codes.CAVES], "cave_ids")
        fitting = [one for one in left if n in box.cave_paragraphs[one]] or list(left)
        cave = box.cave_ids[fitting[0]] if fitting else ""
    p.cave = reader.thing(cave, "cave_ids", "cave card")
    p.path = (n,)


def path_meant(reader: PositionReader, p: Village, row: Table, key: str) -> tuple[int, ...]:
    return tuple(reader.numbers(row, key, len(reader.game.pack.paragraphs)))


def read_option(reader: PositionReader, p: Village, row: Table) -> None:
    n = reader.count(row, "paragraph")
    p.option = reader.count(row, "option") if "option" in row else p.option
    if p.option >= max(len(deeds(reader, n)), 1):
        raise reader.fail(f"paragraph {n} has no option number {p.option}")


def dice_meant(reader: PositionReader, p: Village, row: Table, key: str) -> bytes:
    dice = reader.numbers(row, key, FACES)
    if dice and len(dice) != len(p.villagers):
        raise reader.fail("'dice' has a number for each villager of the village, 0 for those who did not roll")
    return bytes(dice)


def staked_meant(reader: PositionReader, p: Village, row: Table, key: str) -> int:
    what = reader.text(row, key)
    if what in reader.g.box.villager_number:
        return codes.STAKED_VILLAGER + slots(theirs(reader, p, [what]))[0]
    return reader.among(what, WARES, "ware") if what else codes.NOTHING_STAKED


BELOW: Final[dict[str, Any]] = {"stage": 1, "inside": True}
ENCOUNTER: Final = (
    Key(
        "encounter.cave", "an id (cave card)", "the cave card that is explored",
        lambda g, p: g.box.cave_ids[p.cave] or None, read_cave, usual="one with this paragraph", rule="AB-9", **BELOW,
    ),
    kept(
        "encounter.path", "a list of paragraphs", "what was read so far", lambda g, p, path: list(path) or None,
        path_meant, usual="the paragraph", **BELOW,
    ),
    Key(
        "encounter.option", "a number", "the option declared, from 0",
        lambda g, p: p.option if p.option != codes.NO_OPTION else None, read_option, usual="none yet", rule="AB-10",
        **BELOW,
    ),
    villagers_of(
        "encounter.party", "who went, those injured since too", absent=lambda reader, p: p.sent,
        usual="all who are sent", rule="AB-9", **BELOW,
    ),
    kept(
        "encounter.dice", "a list of numbers", "the die of each villager of the village, 0: did not roll",
        lambda g, p, dice: list(dice) or None, dice_meant, usual="not rolled", rule="AB-11", **BELOW,
    ),
    count("encounter.face", "the die that led to the paragraph", absent=lambda reader, p: 1, usual="1", **BELOW),
    count("encounter.paragraph", "the paragraph that is read", **BELOW),
    count("encounter.lanterns", "lanterns rolled", field="light", rule="AB-11", **BELOW),
    count("encounter.bonus", "lanterns that the option adds", rule="AB-16", **BELOW),
    count("encounter.rerolls", "dice that may still be rolled again", rule="AB-12", **BELOW),
    kept(
        "encounter.staked", "a ware or the id of a villager", "what was put at stake",
        lambda g, p, number: staked(g, p) or None, staked_meant, usual="nothing", rule="AB-16", **BELOW,
    ),
)  # fmt: skip

SEAT: Final = (
    count("coins", "coins", always=True),
    kept(
        "reputation", "a number", "the reputation, which may be below 0", keys.unless(None), reputation_meant,
        usual="0", rule="AB-37",
    ),
    keys.lines_of(
        "villagers", f"`VR01 exhausted`: a villager and what it is: {', '.join(STATES)} (the first if unsaid)",
        villager_lines, read_villagers, always=True, usual="the three that a seat starts with", rule="AB-7",
    ),
    keys.lines_of(
        "buildings", "`H4 1`: a building and the goods on it (unsaid: those it came with)", building_lines,
        read_buildings, usual="the starting house, which need not be named", rule="AB-18",
    ),
    keys.cards("caves", "the cave cards explored; outposts stand on the first ones", "cave_ids", rule="AB-18"),
    kept(
        "supply", "a table of wares", "the wares in the supply, as in `{ rope = 2 }`",
        lambda g, p, wares: wares_in(wares) or None, wares_meant, usual="none",
    ),
    keys.one_of("sale", "the ware in the sale circle", WARES, "ware", codes.NO_WARE, usual="none", rule="AB-25"),
    keys.lines_of(
        "track", "`fish 2`: a good on the track and how many, space by space", track_lines, read_track, usual="empty",
        rule="AB-27",
    ),
    keys.flag("passed", "the seat has passed this round", rule="AB-7"),
    keys.flag("exchanged", "a row was exchanged this turn", rule="AB-26"),
    count(
        "acted", "this turn: 1 an action, 2 passed", absent=lambda reader, p: PASSED if p.passed else 0,
        usual="2 if `passed`",
    ),
    kept(
        "negotiated", "a list of seats", "with whom it has traded or failed to this turn",
        lambda g, p, seats: slots(seats) or None, negotiated_meant, usual="nobody", rule="AB-24",
    ),
    villagers_of("slept", "who has slept in this rest", usual="nobody", rule="AB-32"),
    *ENCOUNTER,
    *step_keys(STEPS),
)  # fmt: skip
