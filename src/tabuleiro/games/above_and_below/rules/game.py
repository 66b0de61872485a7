"""The rounds of Above and Below as phases of the table, and the Game that holds rules and pack together."""

from __future__ import annotations

from typing import ClassVar, Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.event import TABLE, type_of_value
from tabuleiro.core.game import Game
from tabuleiro.core.manifest import Manifest
from tabuleiro.core.player import Player, bits
from tabuleiro.core.state import State
from tabuleiro.core.step import Phase, made_in
from tabuleiro.games.above_and_below import MANIFEST
from tabuleiro.games.above_and_below.content.pack import Pack
from tabuleiro.games.above_and_below.rules import codes
from tabuleiro.games.above_and_below.rules.box import Box
from tabuleiro.games.above_and_below.rules.effects import gain_ware, income_of, joins, paying, stock
from tabuleiro.games.above_and_below.rules.rest import REST, own_beds
from tabuleiro.games.above_and_below.rules.scoring import best_order
from tabuleiro.games.above_and_below.rules.state import Village, VillagePhase, VillageState
from tabuleiro.games.above_and_below.rules.turn import MOST_ON_OFFER, STORE, begin_turn, place

KEYS_IN_PLAY: Final = 4  # the other key houses are out of the game (AB-4)


# ---------------------------------------------------------------- set-up
class SetUp(VillagePhase):
    """AB-2 to AB-6; seat 0 has the start-player card."""

    __slots__ = ()

    def run(self, g: VillageState, at: i64) -> None:
        box = g.box
        g.piles[codes.KEYS] = some_of(g, g.piles[codes.KEYS], KEYS_IN_PLAY)
        for deck in (codes.HOUSES, codes.OUTPOSTS):
            g.piles[codes.OFFER + deck] = bytes([g.draw(deck) for _ in range(MOST_ON_OFFER)])
        g.piles[codes.ROW] = bytes([g.draw(codes.VILLAGERS) for _ in box.row_costs])
        g.cave_top = g.draw(codes.CAVES)
        set_cider(g)
        g.round = 1
        if g.events is not None:
            self.told(g)
        seats = len(g.players)
        tracks = box.pack.tracks
        for p in g.everyone():
            p.coins = tracks.coins + tracks.extra_coins[seats][p.seat]
            p.buildings = codes.BYTE[box.starting_house]
            p.goods = b"\0"
            p.powers = box.powers[box.starting_house]
            for kind, villagers in box.starting.items():
                joins(g, p, villagers[p.seat], ready=kind not in tracks.exhausted[seats])
        g.flow = TURNING

    def told(self, g: VillageState) -> None:
        ids = g.box.ids
        data: dict[str, type_of_value] = {
            "keys": tuple(ids[b] for b in g.piles[codes.KEYS]),
            "houses": tuple(ids[b] for b in g.piles[codes.OFFER + codes.HOUSES]),
            "outposts": tuple(ids[b] for b in g.piles[codes.OFFER + codes.OUTPOSTS]),
            "row": tuple(g.box.villager_ids[v] for v in g.piles[codes.ROW]),
            "cave": g.box.cave_ids[g.cave_top],
        }
        g.tell("setup", TABLE, data, information=True)


def some_of(g: VillageState, bag: bytes, n: int) -> bytes:
    found = b""
    for _ in range(n):
        i = g.chance(bag, codes.BUILDING_OUTCOME)
        found = found + codes.BYTE[bag[i]]
        bag = bag[:i] + bag[i + 1 :]
    return found


def set_cider(g: VillageState) -> None:
    """One on its space, if there is none and the supply has one (AB-5, AB-30)."""
    if not g.cider and codes.count(g.bank, codes.CIDER):
        g.cider = 1
        g.bank -= codes.ONE[codes.CIDER]
        if g.events is not None:
            g.tell("cider_set", TABLE, {})


# ---------------------------------------------------------------- turns
class Turns(VillagePhase):
    """The next seat that has not passed has its turn; when all have, the round ends (AB-7)."""

    __slots__ = ()

    def run(self, g: VillageState, at: i64) -> None:
        villages = g.players
        seats = len(villages)
        seat = g.first if g.turn == codes.NOBODY else g.turn + 1
        for _ in range(seats):
            if seat >= seats:
                seat = 0
            if not villages[seat].passed:
                g.turn = seat
                g.flow = TURNING
                p = g.touch(seat)
                if g.events is not None:
                    g.tell("turn_started", seat, {"ready": bits(p.ready)})
                begin_turn(p)
                g.run_seat(p)
                return
            seat += 1
        g.turn = codes.NOBODY
        g.flow = ENDING


# ---------------------------------------------------------------- the round's end
class EndOfRound(VillagePhase):
    """Round marker, cider, new villagers; then everybody rests and stores at the same time (AB-29 to AB-32)."""

    __slots__ = ()

    def run(self, g: VillageState, at: i64) -> None:
        if g.events is not None:
            g.tell("round_ended", TABLE, {"round": g.round})
        if g.round == g.box.rounds:
            finish(g)
            return
        g.round += 1
        set_cider(g)
        new_villagers(g)
        g.flow = INCOMING
        for p in g.everyone():
            if p.clockwork:
                own_beds(g, p)
            p.push(STORE, 0)
            REST.run(g, p, 0)
            g.run_seat(p)


def new_villagers(g: VillageState) -> None:
    """The row slides left and is filled from the right; with an empty pile spaces stay empty (AB-31)."""
    spaces = len(g.box.row_costs)
    row = g.piles[codes.ROW].replace(b"\0", b"")
    drawn = b""
    while len(row) < spaces:
        villager = g.draw(codes.VILLAGERS)
        if not villager:
            break
        row = row + codes.BYTE[villager]
        drawn = drawn + codes.BYTE[villager]
    g.piles[codes.ROW] = row + bytes(spaces - len(row))
    if g.events is not None and drawn:
        new = tuple(g.box.villager_ids[villager] for villager in drawn)
        g.tell("new_villagers", TABLE, {"villagers": new}, information=True)


class Incoming(VillagePhase):
    """Income, potions, refilling goods, start-player card, next round; who comes first is served first (AB-33 to AB-35,
    AB-1)."""

    __slots__ = ()

    def run(self, g: VillageState, at: i64) -> None:
        for p in g.in_turn_order():
            track, cards = income_of(g, p)
            p.coins += track + cards
            if g.events is not None:
                n, buildings = track + cards, paying(g, p)
                g.tell("income", p.seat, {"n": n, "track": track, "cards": cards, "buildings": buildings})
        for p in g.in_turn_order():
            potions = p.power(codes.POTION_EACH_ROUND)
            if potions:
                gain_ware(g, p, codes.POTION, potions, "income")
        refilling = g.box.refilling
        for p in g.in_turn_order():
            for i, building in enumerate(p.buildings):
                if refilling[building] and not p.goods[i]:
                    stock(g, p, i, 1)
        for p in g.everyone():
            p.passed = 0
        g.first = (g.first + 1) % len(g.players)
        if g.events is not None:
            g.tell("round", TABLE, {"round": g.round, "first": g.first})
        g.flow = TURNING


def finish(g: VillageState) -> None:
    """The supply goes on the track in the best order, then points are counted (AB-27, AB-38)."""
    for p in g.everyone():
        for ware in [*p.kinds, *best_order(g.box, p)]:
            for _ in range(codes.count(p.supply, ware)):
                place(g, p, ware)
        assert not p.supply & codes.ANY_GOOD
    g.over = True
    if g.events is not None:
        g.tell("over", TABLE, {"scores": tuple(score.total for score in g.scores)})


SET_UP: Final = SetUp("set-up")
TURNS: Final = Turns("turns")
END_OF_ROUND: Final = EndOfRound("end-of-round")
INCOME_PHASE: Final = Incoming("income")
TURNING: Final[tuple[tuple[Phase, int], ...]] = ((TURNS, 0),)
ENDING: Final[tuple[tuple[Phase, int], ...]] = ((END_OF_ROUND, 0),)
INCOMING: Final[tuple[tuple[Phase, int], ...]] = ((INCOME_PHASE, 0),)


class AboveAndBelow(Game[Box]):
    """Above and Below with one content pack."""

    manifest: ClassVar[Manifest] = MANIFEST
    state_type: ClassVar[type[State]] = VillageState
    player_type: ClassVar[type[Player]] = Village

    def __init__(self, pack: Pack, rules: int = 0) -> None:
        from tabuleiro.games.above_and_below.rules import inventory, position_reader, reasons, scoring, view

        super().__init__(pack.name, pack.hash, rules)
        self.pack = pack
        self.box = Box(pack)
        self.steps = self.box.steps
        # A play begins with the first.
        self.phases = {SET_UP.name: SET_UP} | made_in(f"{MANIFEST.package}.rules", Phase)
        self.name_outcomes(
            {
                0: ("die", ["", *(str(face) for face in codes.DIE)]),
                codes.BUILDING_OUTCOME: ("building", self.box.ids),
                codes.VILLAGER_OUTCOME: ("villager", self.box.villager_ids),
                codes.CAVE_OUTCOME: ("cave", self.box.cave_ids),
                codes.GUESS_OUTCOME: ("", [f"guess-{n}" for n in range(256)]),
            }
        )
        self.view_type = view.VillageView
        self.scored = scoring.scores
        self.positions = position_reader.POSITIONS
        self.components = inventory.COMPONENTS
        self.reasons = reasons.REASONS
        self.against = reasons.against
