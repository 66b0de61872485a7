"""The rounds of Brazil: Imperial as phases of the table, and the Game that holds rules and pack together."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from tabuleiro.core.errors import BadInput
from tabuleiro.core.event import TABLE
from tabuleiro.core.game import Game
from tabuleiro.core.manifest import Manifest
from tabuleiro.core.step import Phase
from tabuleiro.games.brazil_imperial import MANIFEST
from tabuleiro.games.brazil_imperial.content.pack import COLOURS, Pack
from tabuleiro.games.brazil_imperial.content.room import load_pack
from tabuleiro.games.brazil_imperial.rules import (
    build,
    combat,
    deploy,
    effects,
    explore,
    manufacture,
    missions,
    movement,
    outcome,
    painting,
    payment,
    renovate,
    setup,
    trade,
    turn,
)
from tabuleiro.games.brazil_imperial.rules.box import Box
from tabuleiro.games.brazil_imperial.rules.codes import (
    CAPITAL_OUTCOME,
    CITY_OUTCOME,
    COLOUR_OUTCOME,
    COMBAT_OUTCOME,
    EXPLORATION_OUTCOME,
    GOLD_OUTCOME,
    MISSION_OUTCOME,
    PAINTING_OUTCOME,
    SCENARIO_OUTCOME,
    SEAT_OUTCOME,
)
from tabuleiro.games.brazil_imperial.rules.effects import TablePhase
from tabuleiro.games.brazil_imperial.rules.ending import finish, last_round
from tabuleiro.games.brazil_imperial.rules.setup import SET_UP, start_turn
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm, laid
from tabuleiro.kit.packs import Folder

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tabuleiro.core.chance import Source
    from tabuleiro.core.event import Event
    from tabuleiro.core.reason import Reason
    from tabuleiro.core.record import Origin
    from tabuleiro.core.state import Player, State
    from tabuleiro.core.view import View

STEPS: Final = (
    *(effects.STEPS, payment.STEPS, deploy.STEPS, painting.STEPS, build.STEPS, renovate.STEPS, manufacture.STEPS),
    *(trade.STEPS, explore.STEPS, combat.STEPS, outcome.STEPS, movement.STEPS, missions.STEPS, turn.STEPS, setup.STEPS),
)
SEAT_NAMES: Final = ("seat-a", "seat-b", "seat-c", "seat-d")


class Turns(TablePhase):
    """The next turn, clockwise; a round ends before the first player's, and the last one with it (BI-48)."""

    __slots__ = ()

    def run(self, g: BrazilState, at: i64) -> None:
        seat = g.turn + 1
        if seat == len(g.players):
            seat = 0
        if seat == g.first:
            if g.ending or g.round >= last_round(g):
                finish(g)
                return
            g.round += 1
            if g.events is not None:
                g.tell("round", TABLE, {"round": g.round})
        start_turn(g, seat, TURNING)


TURNS: Final = Turns("turns")
TURNING: Final[tuple[tuple[Phase, int], ...]] = ((TURNS, 0),)
PHASES: Final[tuple[Phase, ...]] = (TURNS, *effects.PHASES, *missions.PHASES, *setup.PHASES)


class BrazilImperial(Game):
    """Brazil: Imperial with one content pack."""

    manifest: ClassVar[Manifest] = MANIFEST
    rules_versions: ClassVar[tuple[int, ...]] = (1,)
    state_type: ClassVar[type[State]] = BrazilState
    player_type: ClassVar[type[Player]] = Realm
    chances: ClassVar[dict[int, str]] = {
        SCENARIO_OUTCOME: "map",
        COLOUR_OUTCOME: "empire",
        SEAT_OUTCOME: "first",
        CAPITAL_OUTCOME: "capital",
        CITY_OUTCOME: "city",
        EXPLORATION_OUTCOME: "exploration",
        PAINTING_OUTCOME: "painting",
        MISSION_OUTCOME: "mission",
        GOLD_OUTCOME: "gold",
        COMBAT_OUTCOME: "combat",
    }

    def __init__(self, pack: Pack, rules: int = 0) -> None:
        super().__init__(pack.name, pack.hash, rules)
        self.pack = pack
        self.box = Box(pack, STEPS)
        self.steps = self.box.steps
        self.phases = {phase.name: phase for phase in PHASES}
        self.outcomes: list[tuple[int, list[str]]] = self._outcomes()
        self.outcome_codes: dict[str, int] = {
            name: base + i for base, names in self.outcomes for i, name in enumerate(names) if name
        }

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
        g = laid(self, origin.seats, rng, origin, self.box.grounds[self.box.for_seats[origin.seats][0]])
        g.flow = ((SET_UP, 0),)
        return g

    def view_of(self, state: State, seat: int) -> View:
        from tabuleiro.games.brazil_imperial.rules.view import BrazilView

        return BrazilView(cast(BrazilState, state), seat)

    def placed(self, text: str, script: Source | None = None, events: list[Event] | None = None) -> BrazilState:
        from tabuleiro.games.brazil_imperial.rules.position_reader import read

        return read(self, text, script, events)

    def position_of(self, state: State) -> str:
        from tabuleiro.games.brazil_imperial.rules.position import written

        return written(cast(BrazilState, state))

    # -- outcomes of chance, each with a name of its own
    def _outcomes(self) -> list[tuple[int, list[str]]]:
        box = self.box
        return [
            (SCENARIO_OUTCOME, [f"map-{id_}" for id_ in box.scenario_ids]),
            (COLOUR_OUTCOME, [f"colour-{colour}" for colour in COLOURS]),
            (SEAT_OUTCOME, list(SEAT_NAMES)),
            (CAPITAL_OUTCOME, box.capital_ids),
            (CITY_OUTCOME, box.face_ids[:17]),
            (EXPLORATION_OUTCOME, box.find_ids),
            (PAINTING_OUTCOME, box.painting_ids),
            (MISSION_OUTCOME, box.mission_ids),
            (GOLD_OUTCOME, [id_ and f"gold-{id_}" for id_ in box.gold_ids]),
            (COMBAT_OUTCOME, [id_ and f"combat-{id_}" for id_ in box.combat_ids]),
        ]

    def outcome_text(self, code: int) -> str:
        base, names = max((one for one in self.outcomes if one[0] <= code), key=lambda one: one[0])
        return names[code - base] if code - base < len(names) else str(code)

    def outcome_code(self, text: str) -> int:
        return self.outcome_codes[text]

    def why_not_at_all(self, state: State, seat: int, text: str) -> Reason:
        from tabuleiro.games.brazil_imperial.rules.reasons import why_not_at_all

        return why_not_at_all(cast(BrazilState, state), seat, text)

    def inventory(self, state: State) -> dict[str, int]:
        from tabuleiro.games.brazil_imperial.rules.inventory import inventory

        return inventory(cast(BrazilState, state))

    def things(self) -> set[str]:
        from tabuleiro.games.brazil_imperial.rules.inventory import things

        return things(self.pack)

    def used(self, event: Event) -> set[str]:
        from tabuleiro.games.brazil_imperial.rules.inventory import used

        return used(event)


def load(pack: Folder | None = None, rules: int = 0) -> BrazilImperial:
    return BrazilImperial(load_pack(pack), rules)
