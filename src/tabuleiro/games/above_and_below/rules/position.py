"""Positions of Above and Below: the table of keys, both ways; position_reader.py says what belongs together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules.game import KEYS_IN_PLAY
from tabuleiro.games.above_and_below.rules.inventory import COMPONENTS, bank_of
from tabuleiro.games.above_and_below.rules.position_seats import SEAT, STEPS, read_wares, wares_in
from tabuleiro.games.above_and_below.rules.state import (
    CAVES,
    HOUSES,
    KEYS,
    NO_DEAL,
    NO_WARE,
    NOBODY,
    OFFER,
    OUTPOSTS,
    ROW,
    SPECIAL,
    STARS,
    UNDER,
    VILLAGERS,
    VillageState,
)
from tabuleiro.games.above_and_below.rules.turn import MOST_ON_OFFER
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
    phase_key,
)

if TYPE_CHECKING:
    from tabuleiro.games.above_and_below.rules.position_reader import VillageReader

__all__ = ["PHASES", "SEAT", "STEPS", "TABLE"]

# Positions by hand name a phase instead of pending steps: the flow that follows.
PHASES: Final = {
    "turn": ("turns",),
    "rest": ("income",),
    "store": ("income",),
    "income": ("income",),
    "end": ("end-of-round",),
}
ALL: Final = 99
PUT_UNDER: Final = "put under the deck, the next one first"


# ---------------------------------------------------------------- rounds and turns
def read_round(reader: PositionReader, g: VillageState, row: Table) -> None:
    g.round = reader.count(row, "round", 1)
    if not 1 <= g.round <= g.box.rounds:
        raise reader.fail(f"there are {g.box.rounds} rounds, not {g.round}")


def read_first(reader: PositionReader, g: VillageState, row: Table) -> None:
    g.first = reader.seat_number(row, "first", 0)


def read_turn(reader: PositionReader, g: VillageState, row: Table) -> None:
    theirs = reader.by_hand and reader.text(row, "phase", "turn") == "turn"
    g.turn = reader.seat_number(row, "turn", g.first if theirs else NOBODY, NOBODY)


# ---------------------------------------------------------------- cards
def on_offer(name: str, meaning: str, pile: int, deck: int, most: int) -> Key:
    """A row of buildings; if it is not named, the first that are left."""

    def filled(reader: VillageReader, g: VillageState) -> bytes:
        return reader.free(g.box.full_piles[deck], "ids")[:most]

    how: dict[str, Any] = {"field": "piles", "pile": pile, "always": True, "missing": filled, "stage": 1}
    return cards(name, meaning, "ids", usual="the first that are left", rule="AB-18", **how)


def deck_of(name: str, meaning: str, deck: int, ids: str, **more: Any) -> Key:
    """A deck, which is written only if something is missing from it."""
    key = name.partition(".")[2]

    def write(g: VillageState, holder: VillageState) -> object:
        if g.piles[deck] == COMPONENTS.left_over(g)[deck]:
            return None
        return [getattr(g.box, ids)[one] for one in g.piles[deck]]

    def read(reader: PositionReader, g: VillageState, row: Table) -> None:
        some = reader.things(row, key, ids, key)
        g.piles[deck] = bytes(sorted(some)) if key in row else COMPONENTS.left_over(g)[deck]

    return Key(name, "a list of ids", meaning, write, read, usual="what is nowhere else", stage=2, **more)


def row_ids(g: VillageState, holder: VillageState) -> list[str]:
    return [g.box.villager_ids[villager] for villager in g.piles[ROW]]


def read_row(reader: VillageReader, g: VillageState, table: Table) -> None:
    row = reader.texts(table, "row")
    spaces = len(g.box.row_costs)
    if len(row) > spaces:
        raise reader.fail(f"'row' has {spaces} spaces")
    if "row" in table:
        there = bytes(reader.thing(id_, "villager_ids", "villager") if id_ else 0 for id_ in row)
    else:
        there = reader.free(g.box.full_piles[VILLAGERS], "villager_ids")[:spaces]
    g.piles[ROW] = there + bytes(spaces - len(there))


def read_cave_top(reader: VillageReader, g: VillageState, row: Table) -> None:
    top = reader.text(row, "cave_top")
    if "cave_top" not in row:
        left = reader.free(g.box.full_piles[CAVES], "cave_ids")
        top = g.box.cave_ids[left[0]] if left else ""
    g.cave_top = reader.thing(top, "cave_ids", "cave card") if top else 0


# ---------------------------------------------------------------- wares
def bank_if_poor(g: VillageState, holder: VillageState) -> object:
    return wares_in(g.bank, all_of_them=True) if g.bank != bank_of(g) else None


def read_bank(reader: PositionReader, g: VillageState, row: Table) -> None:
    g.bank = read_wares(reader, reader.part(row, "bank")) if "bank" in row else bank_of(g)


def deal_written(g: VillageState, holder: VillageState) -> object:
    if g.deal == NO_DEAL:
        return None
    buyer, seller, ware, offer, asked = g.deal
    what = WARES[ware] if ware != NO_WARE else ""
    return {"buyer": buyer, "seller": seller, "ware": what, "offer": offer, "asked": asked}


def read_deal(reader: PositionReader, g: VillageState, table: Table) -> None:
    row = reader.part(table, "deal")
    if not row:
        return
    reader.known(row, ("buyer", "seller", "ware", "offer", "asked"))
    buyer, seller = reader.seat_number(row, "buyer", 0), reader.seat_number(row, "seller", 0)
    ware = reader.among(reader.text(row, "ware"), WARES, "ware")
    g.deal = (buyer, seller, ware, reader.count(row, "offer"), reader.count(row, "asked"))


TABLE: Final = (
    GAME,
    Key("round", "a number", "the round that is played", lambda g, _: g.round, read_round, usual="1", rule="AB-29"),
    Key("first", "a seat", "who begins the round", lambda g, _: g.first, read_first, usual="0", rule="AB-6"),
    Key(
        "turn", "a seat or -1", "whose turn it is; -1: nobody's", lambda g, _: g.turn, read_turn,
        usual="`first` by hand, else -1", stage=2,
    ),
    phase_key(PHASES, "by hand: where in the round it is"),
    FLOW,
    RNG,
    SEED,
    flag("cider", "the cider of the round lies on the board", start=True, always=True, rule="AB-30"),
    Key(
        "cave_top", "the id of a cave card", "the cave card that is explored next",
        lambda g, _: g.box.cave_ids[g.cave_top], read_cave_top, usual="the first that is left", stage=1, rule="AB-9",
    ),
    Key(
        "row", "a list of ids", "the villagers to train, by space; \"\": nobody", row_ids, read_row,
        usual="the first that are left", stage=1, rule="AB-21",
    ),
    on_offer("offers.houses", "the houses on offer", OFFER + HOUSES, HOUSES, MOST_ON_OFFER),
    on_offer("offers.outposts", "the outposts on offer", OFFER + OUTPOSTS, OUTPOSTS, MOST_ON_OFFER),
    on_offer("offers.keys", "the key houses on offer", KEYS, KEYS, KEYS_IN_PLAY),
    on_offer("offers.stars", "the star houses on offer", STARS, STARS, ALL),
    cards("under.houses", PUT_UNDER, "ids", field="piles", pile=UNDER + HOUSES, rule="AB-26"),
    cards("under.outposts", PUT_UNDER, "ids", field="piles", pile=UNDER + OUTPOSTS, rule="AB-26"),
    cards("under.caves", PUT_UNDER, "cave_ids", field="piles", pile=UNDER + CAVES, rule="AB-15"),
    deck_of("decks.houses", "the deck of houses", HOUSES, "ids"),
    deck_of("decks.outposts", "the deck of outposts", OUTPOSTS, "ids"),
    deck_of("decks.caves", "the deck of cave cards, without the one on top", CAVES, "cave_ids"),
    deck_of("decks.villagers", "villagers who may still come to the row", VILLAGERS, "villager_ids"),
    deck_of("decks.special", "special villagers who have joined nobody", SPECIAL, "villager_ids"),
    Key(
        "bank", "a table of wares", "the wares that nobody has", bank_if_poor, read_bank,
        usual="all that is nowhere else", stage=2, rule="AB-1",
    ),
    Key(
        "deal", "a table", "a trade: `buyer`, `seller`, `ware`, what the buyer may `offer`, what the seller `asked`",
        deal_written, read_deal, usual="none", stage=2, rule="AB-24",
    ),
    count("guess", "1 in an imagined world, where the book is not known", rule="AB-10"),
    OVER,
)  # fmt: skip
