"""Positions of Above and Below: the keys of the table, both ways; position_seats.py has those of a seat,
position_reader.py says what belongs together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules import codes
from tabuleiro.games.above_and_below.rules.game import KEYS_IN_PLAY
from tabuleiro.games.above_and_below.rules.inventory import COMPONENTS, bank_of, wares_in
from tabuleiro.games.above_and_below.rules.position_seats import wares_meant
from tabuleiro.games.above_and_below.rules.state import VillageState
from tabuleiro.games.above_and_below.rules.turn import MOST_ON_OFFER
from tabuleiro.kit import keys
from tabuleiro.kit.keys import Key, Table, pile_of
from tabuleiro.kit.positions import PositionReader

if TYPE_CHECKING:
    from tabuleiro.games.above_and_below.rules.position_reader import VillageReader

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


def whose_turn(reader: PositionReader, g: VillageState) -> int:
    theirs = reader.by_hand and reader.text(reader.table, "phase", "turn") == "turn"
    return g.first if theirs else codes.NOBODY


# ---------------------------------------------------------------- cards
def on_offer(name: str, meaning: str, pile: int, deck: int, most: int) -> Key:
    """A row of buildings; if it is not named, the first that are left."""

    def filled(reader: VillageReader, g: VillageState) -> bytes:
        return reader.free(g.box.full_piles[deck], "ids")[:most]

    usual = "the first that are left"
    return pile_of(name, meaning, pile, "ids", always=True, absent=filled, stage=1, usual=usual, rule="AB-18")


def deck(name: str, meaning: str, number: int, ids: str) -> Key:
    return keys.deck_of(COMPONENTS, name, meaning, number, ids, stage=2)


def row_meant(reader: PositionReader, g: VillageState, table: Table, key: str) -> bytes:
    row, spaces = reader.texts(table, key), len(g.box.row_costs)
    if len(row) > spaces:
        raise reader.fail(f"'row' has {spaces} spaces")
    there = bytes(reader.thing(id_, "villager_ids", "villager") if id_ else 0 for id_ in row)
    return there + bytes(spaces - len(there))


def row_filled(reader: VillageReader, g: VillageState) -> bytes:
    spaces = len(g.box.row_costs)
    there = reader.free(g.box.full_piles[codes.VILLAGERS], "villager_ids")[:spaces]
    return there + bytes(spaces - len(there))


def first_cave(reader: VillageReader, g: VillageState) -> int:
    left = reader.free(g.box.full_piles[codes.CAVES], "cave_ids")
    return reader.thing(g.box.cave_ids[left[0]], "cave_ids", "cave card") if left else 0


# ---------------------------------------------------------------- wares
def bank_if_poor(g: VillageState, holder: VillageState, bank: int) -> object:
    return wares_in(bank, all_of_them=True) if bank != bank_of(g) else None


def deal_told(g: VillageState, holder: VillageState, deal: tuple[int, int, int, int, int]) -> object:
    if deal == codes.NO_DEAL:
        return None
    buyer, seller, ware, offer, asked = deal
    what = WARES[ware] if ware != codes.NO_WARE else ""
    return {"buyer": buyer, "seller": seller, "ware": what, "offer": offer, "asked": asked}


def deal_meant(reader: PositionReader, g: VillageState, table: Table, key: str) -> tuple[int, int, int, int, int]:
    row = reader.part(table, key)
    if not row:
        return codes.NO_DEAL
    reader.known(row, ("buyer", "seller", "ware", "offer", "asked"))
    buyer, seller = reader.seat_number(row, "buyer"), reader.seat_number(row, "seller")
    ware = reader.among(reader.text(row, "ware"), WARES, "ware")
    return (buyer, seller, ware, reader.count(row, "offer"), reader.count(row, "asked"))


LATE: Final[dict[str, Any]] = {"stage": 2}
TABLE: Final = (
    keys.GAME,
    keys.rounds_of(1, lambda g: g.box.rounds, "AB-29"),
    keys.seat_of("first", "who begins the round", lambda reader, g: 0, usual="0", rule="AB-6"),
    keys.seat_of(
        "turn", "whose turn it is; -1: nobody's", whose_turn, nobody=True, usual="`first` by hand, else -1", **LATE,
    ),
    keys.phase_key(PHASES, "by hand: where in the round it is"),
    *(keys.FLOW, keys.RNG, keys.SEED),
    keys.flag("cider", "the cider of the round lies on the board", start=True, always=True, rule="AB-30"),
    keys.card(
        "cave_top", "the cave card that is explored next", "cave_ids", "cave card", always=True, absent=first_cave,
        usual="the first that is left", stage=1, rule="AB-9",
    ),
    keys.kept(
        "row", "a list of ids", "the villagers to train, by space; \"\": nobody",
        lambda g, holder, row: [g.box.villager_ids[one] for one in row], row_meant, "piles", codes.ROW, row_filled,
        usual="the first that are left", stage=1, rule="AB-21",
    ),
    on_offer("offers.houses", "the houses on offer", codes.OFFER + codes.HOUSES, codes.HOUSES, MOST_ON_OFFER),
    on_offer("offers.outposts", "the outposts on offer", codes.OFFER + codes.OUTPOSTS, codes.OUTPOSTS, MOST_ON_OFFER),
    on_offer("offers.keys", "the key houses on offer", codes.KEYS, codes.KEYS, KEYS_IN_PLAY),
    on_offer("offers.stars", "the star houses on offer", codes.STARS, codes.STARS, ALL),
    pile_of("under.houses", PUT_UNDER, codes.UNDER + codes.HOUSES, "ids", rule="AB-26"),
    pile_of("under.outposts", PUT_UNDER, codes.UNDER + codes.OUTPOSTS, "ids", rule="AB-26"),
    pile_of("under.caves", PUT_UNDER, codes.UNDER + codes.CAVES, "cave_ids", rule="AB-15"),
    deck("decks.houses", "the deck of houses", codes.HOUSES, "ids"),
    deck("decks.outposts", "the deck of outposts", codes.OUTPOSTS, "ids"),
    deck("decks.caves", "the deck of cave cards, without the one on top", codes.CAVES, "cave_ids"),
    deck("decks.villagers", "villagers who may still come to the row", codes.VILLAGERS, "villager_ids"),
    deck("decks.special", "special villagers who have joined nobody", codes.SPECIAL, "villager_ids"),
    keys.kept(
        "bank", "a table of wares", "the wares that nobody has", bank_if_poor, wares_meant,
        absent=lambda reader, g: bank_of(g), usual="all that is nowhere else", rule="AB-1", **LATE,
    ),
    keys.kept(
        "deal", "a table", "a trade: `buyer`, `seller`, `ware`, what the buyer may `offer`, what the seller `asked`",
        deal_told, deal_meant, usual="none", rule="AB-24", **LATE,
    ),
    keys.count("guess", "1 in an imagined world, where the book is not known", rule="AB-10"),
    keys.OVER,
)  # fmt: skip
