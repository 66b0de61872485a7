"""Reads positions, whole or written by hand with defaults; every complaint names the seat and the key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from tabuleiro.core.state import BIT
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules.effects import joins
from tabuleiro.games.above_and_below.rules.explore import OPTION
from tabuleiro.games.above_and_below.rules.game import KEYS_IN_PLAY, PHASES
from tabuleiro.games.above_and_below.rules.position import (
    ABOUT_A_BUILDING,
    ABOUT_A_VILLAGER,
    DECKS,
    OFFERS,
    STATES,
    UNDERS,
    bank_of,
    held,
    left_over,
)
from tabuleiro.games.above_and_below.rules.rest import REST
from tabuleiro.games.above_and_below.rules.state import (
    BYTE,
    CAVES,
    GOODS,
    HOUSES,
    MOST,
    NO_WARE,
    NOBODY,
    ONE,
    OUTPOSTS,
    ROW,
    STAKED_VILLAGER,
    VILLAGERS,
    Village,
    VillageState,
    laid,
    slots,
)
from tabuleiro.games.above_and_below.rules.turn import MOST_ON_OFFER, PASSED, STORE, TURN
from tabuleiro.kit.positions import PositionReader, Table, number_text

if TYPE_CHECKING:
    from tabuleiro.core.chance import Source
    from tabuleiro.core.event import Event
    from tabuleiro.core.step import Step
    from tabuleiro.games.above_and_below.rules.game import AboveAndBelow

# Hand-written positions name a phase instead of pending steps: the flow that follows.
FLOWS: Final = {"turn": "turns", "rest": "income", "store": "income", "income": "income", "end": "end-of-round"}
TABLE_KEYS: Final = (
    *("game", "round", "first", "turn", "phase", "flow", "rng", "seed", "cider", "cave_top", "row", "offers"),
    *("under", "decks", "bank", "deal", "guess", "over", "seat"),
)
SEAT_KEYS: Final = (
    *("coins", "reputation", "villagers", "buildings", "caves", "supply", "sale", "track", "passed", "exchanged"),
    *("acted", "negotiated", "slept", "encounter", "steps", "asked"),
)
ENCOUNTER_KEYS: Final = (
    *("cave", "face", "paragraph", "path", "option", "party", "dice", "lanterns", "bonus", "rerolls", "staked"),
)
DEAL_KEYS: Final = ("buyer", "seller", "ware", "offer", "asked")
FACES: Final = 6
MOST_SLOTS: Final = 60  # villagers are kept as bits


def read(game: AboveAndBelow, text: str, script: Source | None, events: list[Event] | None) -> VillageState:
    reader = _Reader(game, text)
    reader.g.script = script
    g = reader.state()
    g.events = events  # from here on: nobody has joined or built anything before
    if not g.over:
        reader.go_on(g)
    return g


class _Reader(PositionReader):
    """Reads one position."""

    def __init__(self, game: AboveAndBelow, text: str) -> None:
        super().__init__(game, text, TABLE_KEYS)
        self.game = game
        self.box = game.box
        self.g = laid(game, len(self.seats), self.rng, self.origin)
        self.taken: set[str] = set()  # what lies somewhere already

    # -- things by their ids
    def take(self, text: str, numbers: Mapping[str, int], what: str) -> int:
        """A card or a villager by its id; each is there only once."""
        if text not in numbers:
            raise self.fail(f"there is no {what} '{text}'")
        if text in self.taken:
            raise self.fail(f"'{text}' is in two places")
        self.taken.add(text)
        return numbers[text]

    def pile(self, table: Table, key: str) -> bytes:
        numbers = {"caves": self.box.cave_number, "villagers": self.box.villager_number}
        numbers["special"] = self.box.villager_number
        some = numbers.get(key, self.box.number)
        return bytes(self.take(text, some, key) for text in self.texts(table, key))

    def ware(self, text: str) -> int:
        return self.among(text, WARES, "ware")

    def wares(self, table: Table) -> int:
        self.known(table, WARES)
        found = 0
        for name in table:
            n = self.count(table, name)
            if n > MOST:
                raise self.fail(f"'{name}' cannot be {n}")
            found += ONE[self.ware(name)] * n
        return found

    def seat_number(self, table: Table, key: str, default: int, nobody: bool = False) -> int:
        seat = cast(int, self.get(table, key, int, default))
        if not (NOBODY if nobody else 0) <= seat < len(self.seats):
            raise self.fail(f"'{key}' cannot be {seat}")
        return seat

    # -- the table
    def state(self) -> VillageState:
        g, table = self.g, self.table
        g.round = self.count(table, "round", 1)
        if not 1 <= g.round <= self.box.rounds:
            raise self.fail(f"there are {self.box.rounds} rounds, not {g.round}")
        g.first = self.seat_number(table, "first", 0)
        g.cider = 1 if self.flag(table, "cider", True) else 0
        for seat, row in enumerate(self.seats):
            self.where = f"seat {seat}"
            self.known(row, SEAT_KEYS)
            self.seat(g.village(seat), row)
        self.where = "the position"
        self.piles()
        for seat, row in enumerate(self.seats):
            self.where = f"seat {seat}"
            self.encounter(g.village(seat), self.part(row, "encounter"))
        self.where = "the position"
        decks = self.part(table, "decks")
        self.known(decks, tuple(DECKS))
        usual = left_over(g)
        for key, deck in DECKS.items():
            g.piles[deck] = bytes(sorted(self.pile(decks, key))) if key in decks else usual[deck]
        self.bank()
        self.deal(self.part(table, "deal"))
        g.guess = self.count(table, "guess")
        g.over = self.flag(table, "over")
        self.pending()
        return g

    def piles(self) -> None:
        """The rows and what was put under decks; rows that are not named hold the first that are left."""
        g, table = self.g, self.table
        under, offers = self.part(table, "under"), self.part(table, "offers")
        self.known(under, tuple(UNDERS))
        self.known(offers, tuple(OFFERS))
        for key, pile in UNDERS.items():
            g.piles[pile] = self.pile(under, key)
        named = {key: self.pile(offers, key) for key in OFFERS if key in offers}
        row = self.texts(table, "row")
        spaces = len(self.box.row_costs)
        if len(row) > spaces:
            raise self.fail(f"'row' has {spaces} spaces")
        villagers = bytes(self.take(id_, self.box.villager_number, "villager") if id_ else 0 for id_ in row)
        top = self.text(table, "cave_top")
        g.cave_top = self.take(top, self.box.cave_number, "cave card") if top else 0
        full = self.box.full_piles
        for key, pile, deck, most in (
            ("houses", OFFERS["houses"], HOUSES, MOST_ON_OFFER),
            ("outposts", OFFERS["outposts"], OUTPOSTS, MOST_ON_OFFER),
            ("keys", OFFERS["keys"], OFFERS["keys"], KEYS_IN_PLAY),
            ("stars", OFFERS["stars"], OFFERS["stars"], len(full[OFFERS["stars"]])),
        ):
            g.piles[pile] = named[key] if key in named else self.free(full[deck], self.box.ids)[:most]
        if "row" not in table:
            villagers = self.free(full[VILLAGERS], self.box.villager_ids)[:spaces]
        g.piles[ROW] = villagers + bytes(spaces - len(villagers))
        if "cave_top" not in table:
            g.cave_top = next(iter(self.free(full[CAVES], self.box.cave_ids)), 0)
            self.taken.add(self.box.cave_ids[g.cave_top])

    def free(self, some: bytes, ids: list[str]) -> bytes:
        return bytes(one for one in some if ids[one] not in self.taken)

    def bank(self) -> None:
        g = self.g
        for ware, n in enumerate(held(g)):
            if n > self.box.pack.tracks.supply[ware]:
                raise self.fail(f"there are {self.box.pack.tracks.supply[ware]} {WARES[ware]}, not {n} (AB-1)")
        g.bank = self.wares(self.part(self.table, "bank")) if "bank" in self.table else bank_of(g)

    def deal(self, row: Table) -> None:
        if not row:
            return
        self.known(row, DEAL_KEYS)
        self.g.deal = (
            self.seat_number(row, "buyer", 0),
            self.seat_number(row, "seller", 0),
            self.ware(self.text(row, "ware")),
            self.count(row, "offer"),
            self.count(row, "asked"),
        )

    # -- one seat
    def seat(self, p: Village, row: Table) -> None:
        self.villagers(p, row)
        p.coins = self.count(row, "coins")
        p.reputation = cast(int, self.get(row, "reputation", int, 0))
        if not self.box.lowest <= p.reputation <= self.box.highest:
            raise self.fail(f"'reputation' is from {self.box.lowest} to {self.box.highest} (AB-37)")
        p.caves = self.pile(row, "caves")
        self.buildings(p, row)
        p.supply = self.wares(self.part(row, "supply"))
        sale = self.text(row, "sale")
        p.sale = self.ware(sale) if sale else NO_WARE
        for line in self.texts(row, "track"):
            good, _, n = line.partition(" ")
            ware = self.ware(good)
            if ware >= GOODS or ware in p.kinds or not number_text(n or "1") or not 1 <= int(n or 1) <= MOST:
                raise self.fail(f"'track' has each good once, with a number, as in 'fish 2', not '{line}' (AB-27)")
            p.kinds += BYTE[ware]
            p.track += ONE[ware] * int(n or 1)
        p.passed = 1 if self.flag(row, "passed") else 0
        p.exchanged = 1 if self.flag(row, "exchanged") else 0
        p.acted = self.count(row, "acted", PASSED if p.passed else 0)
        for seat in self.numbers(row, "negotiated", len(self.seats) - 1):
            p.negotiated |= BIT[seat]
        p.slept = self.own(p, self.texts(row, "slept"))

    def villagers(self, p: Village, row: Table) -> None:
        """Each with what it is doing, `ready` if that is not said; without any, the three that a seat starts with."""
        starting = [self.box.villager_ids[some[p.seat]] for some in self.box.starting.values()]
        lines = self.texts(row, "villagers") if "villagers" in row else starting
        if len(lines) > MOST_SLOTS:
            raise self.fail(f"a village has room for {MOST_SLOTS} villagers")
        for line in lines:
            id_, _, state = line.partition(" ")
            joins(self.g, p, self.take(id_, self.box.villager_number, "villager"), ready=True)
            here = BIT[len(p.villagers) - 1]
            p.ready ^= here
            doing = self.among(state or "ready", STATES, "state of villagers")
            p.ready |= here if doing == 0 else 0
            p.tired |= here if doing == 1 else 0
            p.injured |= here if doing == 2 else 0
            p.sent |= here if doing == 3 else 0

    def buildings(self, p: Village, row: Table) -> None:
        """The starting house stands first, named or not; where no number is said a card has the goods it came with."""
        start = self.box.ids[self.box.starting_house]
        lines = self.texts(row, "buildings")
        if not lines or lines[0] != start:
            lines = [start, *lines]
        for line in lines:
            id_, _, goods = line.partition(" ")
            if id_ == start and not p.buildings:
                building = self.box.starting_house  # everybody has one
            else:
                building = self.take(id_, self.box.number, "building")
            if goods and (not number_text(goods) or int(goods) > self.box.goods[building]):
                raise self.fail(f"'{line}': {id_} has at most {self.box.goods[building]} goods")
            p.buildings += BYTE[building]
            p.powers += self.box.powers[building]
            p.goods += b"\0"
            p.add_goods(len(p.goods) - 1, int(goods) if goods else self.box.goods[building])
            p.outposts += self.box.kinds[building] == "outpost"
        if p.outposts > len(p.caves):
            raise self.fail("an outpost needs a cave card (AB-18)")

    def own(self, p: Village, ids: list[str]) -> int:
        """Some of the seat's villagers, as a set of slots."""
        mask = 0
        for id_ in ids:
            villager = self.box.villager_number.get(id_, 0)
            if not villager or villager not in p.villagers:
                raise self.fail(f"'{id_}' is not in this village")
            mask |= BIT[p.villagers.index(villager)]
        return mask

    def encounter(self, p: Village, row: Table) -> None:
        """What is open below; without its steps, the paragraph has just been read."""
        if not row:
            return
        self.known(row, ENCOUNTER_KEYS)
        cave = self.text(row, "cave")
        n = self.count(row, "paragraph")
        if n and not self.deeds(n):
            raise self.fail(f"there is no paragraph {n}")
        if not cave:
            left = self.free(self.box.full_piles[CAVES], self.box.cave_ids)
            fitting = [one for one in left if n in self.box.cave_paragraphs[one]] or list(left)
            cave = self.box.cave_ids[fitting[0]] if fitting else ""
        p.cave = self.take(cave, self.box.cave_number, "cave card")
        p.face = self.count(row, "face", 1)
        p.paragraph = n
        most = len(self.game.pack.paragraphs)
        p.path = tuple(self.numbers(row, "path", most)) if "path" in row else (n,)
        p.option = self.count(row, "option") if "option" in row else p.option
        if p.option >= max(len(self.deeds(n)), 1):
            raise self.fail(f"paragraph {n} has no option number {p.option}")
        p.party = self.own(p, self.texts(row, "party")) if "party" in row else p.sent
        dice = self.numbers(row, "dice", FACES)
        if dice and len(dice) != len(p.villagers):
            raise self.fail("'dice' has a number for each villager of the village, 0 for those who did not roll")
        p.dice = bytes(dice)
        p.light = self.count(row, "lanterns")
        p.bonus = self.count(row, "bonus")
        p.rerolls = self.count(row, "rerolls")
        staked = self.text(row, "staked")
        if staked:
            at_stake = staked in self.box.villager_number
            p.staked = STAKED_VILLAGER + slots(self.own(p, [staked]))[0] if at_stake else self.ware(staked)

    def deeds(self, n: int) -> list[object]:
        deeds = self.box.deeds
        return list(deeds[n]) if n < len(deeds) else []

    # -- what is pending
    def pending(self) -> None:
        g, table = self.g, self.table
        exact = "flow" in table or any("steps" in row or "asked" in row for row in self.seats)
        phase = self.text(table, "phase", "turn")
        if phase not in FLOWS:
            raise self.fail(f"'phase' is one of {', '.join(FLOWS)}, not '{phase}'")
        g.flow = self.flow(self.texts(table, "flow") if "flow" in table else [FLOWS[phase]], PHASES)
        g.turn = self.seat_number(table, "turn", g.first if phase == "turn" and not exact else NOBODY, nobody=True)
        for seat, row in enumerate(self.seats):
            self.where = f"seat {seat}"
            p = g.village(seat)
            self.pend(g, p, row)
            if exact:
                continue
            if phase == "turn" and seat == g.turn:
                p.push(TURN, 0)
                if p.paragraph:
                    p.acted = 1
                    p.push(OPTION, p.paragraph)
            elif phase in ("rest", "store"):
                p.push(STORE, 0)
                if phase == "rest":
                    p.push(REST, 0)
        self.where = "the position"

    def step(self, p: Village, text: str) -> tuple[Step, int]:
        name, _, at = text.partition("@")
        if name not in self.game.steps:
            raise self.fail(f"there is no step '{name}'")
        step = self.game.steps[name]
        if name in ABOUT_A_BUILDING:
            building = self.among(at, self.box.ids, "building")
            if not any(building in self.g.piles[pile] for pile in OFFERS.values()):
                raise self.fail(f"'{text}': {at} is not on offer")
            return step, building
        if name in ABOUT_A_VILLAGER:
            villager = self.among(at, self.box.villager_ids, "villager")
            if not villager or villager not in self.g.piles[ROW]:
                raise self.fail(f"'{text}': {at} is not in the row")
            return step, villager
        if at and not number_text(at):
            raise self.fail(f"'{text}' needs a number after @")
        return step, int(at or 0)
