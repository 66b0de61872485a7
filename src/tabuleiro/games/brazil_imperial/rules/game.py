"""The rounds of Brazil: Imperial as phases of the table, and the Game that holds rules and pack together."""

from __future__ import annotations

from typing import ClassVar, Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.errors import BadInput
from tabuleiro.core.event import TABLE
from tabuleiro.core.game import Game
from tabuleiro.core.manifest import Manifest
from tabuleiro.core.player import Player
from tabuleiro.core.record import Origin
from tabuleiro.core.state import State
from tabuleiro.core.step import Phase, Step, made_in
from tabuleiro.games.brazil_imperial import MANIFEST
from tabuleiro.games.brazil_imperial.content.pack import COLOURS, Pack
from tabuleiro.games.brazil_imperial.rules import codes, scoring, setup
from tabuleiro.games.brazil_imperial.rules.box import Box
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, RealmPhase, spread

SEAT_NAMES: Final = ("seat-a", "seat-b", "seat-c", "seat-d")


class Turns(RealmPhase):
    """The next turn, clockwise; a round ends before the first player's, and the last one with it (BI-48)."""

    __slots__ = ()

    def run(self, g: BrazilState, at: i64) -> None:
        seat = g.turn + 1
        if seat == len(g.players):
            seat = 0
        if seat == g.first:
            if g.ending or g.round >= scoring.last_round(g):
                scoring.finish(g)
                return
            g.round += 1
            if g.events is not None:
                g.tell("round", TABLE, {"round": g.round})
        setup.start_turn(g, seat, TURNING)


TURNS: Final = Turns("turns")
TURNING: Final[tuple[tuple[Phase, int], ...]] = ((TURNS, 0),)


class BrazilImperial(Game[Box]):
    """Brazil: Imperial with one content pack."""

    manifest: ClassVar[Manifest] = MANIFEST
    state_type: ClassVar[type[State]] = BrazilState
    player_type: ClassVar[type[Player]] = Realm

    def __init__(self, pack: Pack, rules: int = 0) -> None:
        from tabuleiro.games.brazil_imperial.rules import inventory, position_reader, reasons, scoring, view

        super().__init__(pack.name, pack.hash, rules)
        self.pack = pack
        self.steps = made_in(f"{MANIFEST.package}.rules", Step)
        self.phases = made_in(f"{MANIFEST.package}.rules", Phase)
        self.box = box = Box(pack, self.steps)
        self.name_outcomes(
            {
                codes.SCENARIO_OUTCOME: ("map", [f"map-{id_}" for id_ in box.scenario_ids]),
                codes.COLOUR_OUTCOME: ("empire", [f"colour-{colour}" for colour in COLOURS]),
                codes.SEAT_OUTCOME: ("first", SEAT_NAMES),
                codes.CAPITAL_OUTCOME: ("capital", box.capital_ids),
                codes.CITY_OUTCOME: ("city", box.face_ids[: codes.CAPITAL]),
                codes.EXPLORATION_OUTCOME: ("exploration", box.find_ids),
                codes.PAINTING_OUTCOME: ("painting", box.painting_ids),
                codes.MISSION_OUTCOME: ("mission", box.mission_ids),
                codes.GOLD_OUTCOME: ("gold", [id_ and f"gold-{id_}" for id_ in box.gold_ids]),
                codes.COMBAT_OUTCOME: ("combat", [id_ and f"combat-{id_}" for id_ in box.combat_ids]),
            }
        )
        self.view_type = view.BrazilView
        self.scored = scoring.scores
        self.positions = position_reader.POSITIONS
        self.components = inventory.COMPONENTS
        self.reasons = reasons.REASONS
        self.against = reasons.against

    def check_option(self, key: str, value: bool | str) -> None:
        super().check_option(key, value)
        allowed = ["random", *(self.box.scenario_ids if key == "scenario" else ["chosen"])]
        if value not in allowed:
            raise BadInput(f"option '{key}' of {self.name} is one of {', '.join(allowed)}, not {value!r}")

    def values(self, option: str, seats: int) -> list[str]:
        if option == "colours":
            return ["random", "chosen"]
        found = [scenario.id for scenario in self.pack.scenarios if scenario.players == seats]
        return ["random", *found] if len(found) > 1 else found

    def origin(self, seats: int, seed: int, options: dict[str, bool | str]) -> Origin:
        found = super().origin(seats, seed, options)
        wanted = found.options["scenario"]
        if wanted != "random":
            players = self.pack.scenarios[self.box.scenario_ids.index(str(wanted))].players
            if players != seats:
                raise BadInput(f"scenario '{wanted}' is for {players} seats, not {seats}")
        return found

    def empty(self, origin: Origin, rng: int) -> BrazilState:
        g: BrazilState = self.new_table(origin.seats, rng, origin)
        spread(g, self.box.ground(self.box.for_seats[origin.seats][0]))
        g.flow = ((setup.SET_UP, 0),)
        return g
