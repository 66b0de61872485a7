"""Game: the rules of one game with one content pack, immutable; it makes states and names things."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from tabuleiro.core.action import kinds_beginning
from tabuleiro.core.chance import Script, Source, seeded
from tabuleiro.core.errors import BadInput
from tabuleiro.core.kinds import B
from tabuleiro.core.manifest import Manifest
from tabuleiro.core.open import mypyc_attr
from tabuleiro.core.reason import Reason
from tabuleiro.core.record import Origin
from tabuleiro.core.secrecy import check
from tabuleiro.core.step import Choice

if TYPE_CHECKING:
    from tabuleiro.core.event import Event
    from tabuleiro.core.state import Player, Stack, State
    from tabuleiro.core.step import Phase, Step
    from tabuleiro.core.view import View


MOST_SEED: Final = 1 << 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Positions:
    """How the states of a game are written as text and read again."""

    def written(self, g: State) -> str:
        raise NotImplementedError

    def read(self, game: Game, text: str, script: Source | None, events: list[Event] | None, run: bool) -> State:
        """`run`: whatever is pending runs on until somebody is asked; what it draws it takes from the script."""
        raise NotImplementedError

    def steps_of(self, g: State, stack: Stack) -> list[str]:
        """Pending steps with what they are about, the next one last."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """What the box of a game holds, and what a play can make use of."""

    def counted(self, g: State) -> dict[str, int]:
        """Every component and how often it is there: the same after every action."""
        raise NotImplementedError

    def things(self, game: Game) -> set[str]:
        """The names of all that a play can use: cards, effects, events, spaces."""
        raise NotImplementedError

    def used(self, event: Event) -> set[str]:
        """Which of these things an event shows in use."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[B]):
    """Each game subclasses this once; what is listed here is all that the layers above rely on."""

    manifest: ClassVar[Manifest]
    rules_versions: ClassVar[tuple[int, ...]] = (1,)  # that it still plays by; the last is the present one
    state_type: ClassVar[type[State]]
    player_type: ClassVar[type[Player]]
    chances: ClassVar[dict[int, str]] = {}  # what is left to chance, by where the names of its outcomes begin
    box: B  # a pack made ready to play

    def __init__(self, pack_name: str, pack_hash: str, rules: int = 0) -> None:
        manifest = self.manifest
        self.name: str = manifest.name
        self.fewest_seats: int = manifest.fewest_seats
        self.most_seats: int = manifest.most_seats
        self.default_options: dict[str, bool | str] = dict(manifest.options)
        if rules and rules not in self.rules_versions:
            known = ", ".join(map(str, self.rules_versions))
            raise BadInput(f"there is no rules version {rules} of {self.name} here (versions: {known})")
        self.rules_version: int = rules or self.rules_versions[-1]
        check(self.state_type)
        check(self.player_type)
        self.pack_name = pack_name
        self.pack_hash = pack_hash
        self.pack_content = ""  # the pack itself, where records must carry it because nobody else keeps it
        self.draw: Callable[[View], str] | None = None  # what a view shows, as one SVG that stands alone
        self.steps: dict[str, Step] = {}  # every step by name, for positions
        self.phases: dict[str, Phase] = {}  # the first one begins a play
        self.view_type: Callable[[Any, int], View]
        self.against: Callable[[Any, Any, str, bool], Reason | None]  # what else is wrong with a text, if anything
        self.positions = Positions()
        self.components = Components()
        self.outcome_codes: dict[str, int] = {}
        self.outcome_names: dict[int, str] = {}

    def new(self, seats: int = 2, seed: int | None = None, **options: bool | str) -> State:
        """A new play; without a seed an unguessable one is taken."""
        return self.start(self.origin(seats, secrets.randbits(62) if seed is None else seed, options))

    def origin(self, seats: int, seed: int, options: dict[str, bool | str]) -> Origin:
        """Checks what a play is made of."""
        if type(seats) is not int or not self.fewest_seats <= seats <= self.most_seats:
            raise BadInput(f"{self.name} is for {self.fewest_seats} to {self.most_seats} seats, not {seats}")
        if type(seed) is not int or abs(seed) >= MOST_SEED:
            raise BadInput(f"a seed is a whole number of up to 64 bits, not {str(seed)[:40]!r}")
        for key, value in options.items():
            if key not in self.default_options:
                known = ", ".join(self.default_options) or "none"
                raise BadInput(f"{self.name} has no option '{key}' (options: {known})")
            self.check_option(key, value)
        return Origin(seats, seed, {**self.default_options, **options}, "")

    def check_option(self, key: str, value: bool | str) -> None:
        if type(value) is not type(self.default_options[key]):
            raise BadInput(f"option '{key}' of {self.name} cannot be {value!r}")

    def values(self, option: str, seats: int) -> list[str]:
        """What an option that is a word may be at so many seats, the usual value first."""
        raise NotImplementedError

    def origin_checked(self, origin: Origin) -> Origin:
        """An origin from outside (a record), checked as `new` checks its own."""
        checked = self.origin(origin.seats, origin.seed, dict(origin.options))
        return Origin(checked.seats, checked.seed, checked.options, origin.position)

    def start(self, origin: Origin, script: Source | None = None, events: list[Event] | None = None) -> State:
        """The first state of a play: set up, run to the first decision; `events` listens from the set-up on."""
        if origin.position:
            state = self.placed(origin.position, script, events)
            state.origin = origin
            return state
        state = self.empty(origin, seeded(origin.seed))
        state.script = script
        state.events = events
        state.run_table()
        return state

    def position(self, text: str, chance: Sequence[str] = (), run: bool = True) -> State:
        """A state from a position text, whole or written by hand with defaults. What is pending runs on at once, with
        these outcomes of `chance` first; with `run` false nothing does, and `state.step()` goes on from there."""
        return self.placed(text, self.script(chance) if chance else None, run=run)

    def placed(
        self, text: str, script: Source | None = None, events: list[Event] | None = None, run: bool = True
    ) -> State:
        return self.positions.read(self, text, script, events, run)

    def position_of(self, state: State) -> str:
        return self.positions.written(state)

    def view_of(self, state: State, seat: int) -> View:
        return self.view_type(state, seat)

    def inventory(self, state: State) -> dict[str, int]:
        return self.components.counted(state)

    def things(self) -> set[str]:
        return self.components.things(self)

    def used(self, event: Event) -> set[str]:
        return self.components.used(event)

    def why_not_at_all(self, state: State, seat: int, text: str) -> Reason:
        """The reason against a text that is no candidate of the pending decision."""
        p = state.players[seat]
        verb = text.partition(" ")[0]
        kinds = kinds_beginning([step for step in self.steps.values() if isinstance(step, Choice)], verb)
        if not kinds:
            return Reason("not_understood", {"text": text})
        asked = state.decision(seat).kind
        found = self.against(state, p, text, asked in kinds)
        if found is not None:
            return found
        if asked in kinds:
            return Reason("not_an_option", {"text": text, "kind": asked})
        return Reason("not_now", {"text": text, "kind": asked})

    # -- outcomes of chance
    def name_outcomes(self, ids: Mapping[int, Sequence[str]]) -> None:
        """By where a kind of outcome begins, the ids of all: an outcome is called by its id, and by its kind with its
        id (`event-fair-wind`) where another kind has the same one. Both are understood everywhere."""
        for base, some in ids.items():
            for i, id_ in enumerate(some):
                if id_:
                    whole = f"{self.chances.get(base, '')}-{id_}"
                    name = whole if id_ in self.outcome_codes else id_
                    self.outcome_names[base + i] = name
                    self.outcome_codes[name] = base + i
                    self.outcome_codes.setdefault(whole, base + i)

    def outcome_text(self, code: int) -> str:
        """The name of an outcome of chance."""
        return self.outcome_names.get(code, str(code))

    def outcome_code(self, text: str) -> int:
        return self.outcome_codes[text]

    def script(self, outcomes: Sequence[str]) -> Script:
        """Outcomes of chance by their names, to come up in this order; then chance goes on."""
        try:
            return Script([self.outcome_code(text) for text in outcomes], strict=False)
        except KeyError as error:
            raise BadInput(f"{error} is no outcome of chance in {self.name}") from None

    # -- the start of a play
    def new_player(self, seat: int) -> Any:
        """A player of the game's own type."""
        p = self.player_type()
        p.begin(seat)
        return p

    def new_table(self, seats: int, rng: int, origin: Origin | None) -> Any:
        """A state of the game's own type, before the set-up."""
        g = self.state_type()
        g.begin(self, [self.new_player(seat) for seat in range(seats)], rng, origin)
        return g

    def empty(self, origin: Origin, rng: int) -> State:
        """A state whose flow starts with the set-up."""
        g: State = self.new_table(origin.seats, rng, origin)
        g.flow = ((next(iter(self.phases.values())), 0),)
        return g
