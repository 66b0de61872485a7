"""Game: the rules of one game with one content pack, immutable; it makes states and names things."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from tabuleiro.core.action import kinds_beginning
from tabuleiro.core.chance import Script, Source, seeded
from tabuleiro.core.compiler import mypyc_attr
from tabuleiro.core.errors import BadInput
from tabuleiro.core.event import Event
from tabuleiro.core.kinds import B
from tabuleiro.core.manifest import Manifest
from tabuleiro.core.reason import Reason
from tabuleiro.core.record import Origin
from tabuleiro.core.scores import Score
from tabuleiro.core.secrecy import check
from tabuleiro.core.step import Choice, Phase, Step

if TYPE_CHECKING:
    from tabuleiro.core.codec import Codec
    from tabuleiro.core.observer import Observer
    from tabuleiro.core.player import Player, Stack
    from tabuleiro.core.state import State
    from tabuleiro.core.view import View


MOST_SEED: Final = 1 << 64
MOST_NOTATIONS: Final = 20_000  # that are kept


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
    """What the box of a game holds."""

    def counted(self, g: State) -> dict[str, int]:
        """Every component and how often it is there: the same after every action."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[B]):
    """Each game subclasses this once; what is listed here is all that the layers above rely on."""

    manifest: ClassVar[Manifest]
    rules_versions: ClassVar[tuple[int, ...]] = (1,)  # that it still plays by; the last is the present one
    codec_number: ClassVar[int] = 1  # of the table of actions and of the figures: raised when either changes
    state_type: ClassVar[type[State]]
    player_type: ClassVar[type[Player]]
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
        # By the name of a choice that does not say it itself: why a candidate is not legal.
        self.reasons: Mapping[str, Callable[[Any, Any, int, int], Reason | None]] = {}
        self.scored: Callable[[Any], list[Score]]  # how a state stands, or ends
        self.against: Callable[[Any, Any, str, bool], Reason | None]  # what else is wrong with a text, if anything
        self.positions = Positions()
        self.components = Components()
        self.chances: dict[int, str] = {}  # what is left to chance, by where the names of its outcomes begin
        self.outcome_codes: dict[str, int] = {}
        self.outcome_names: dict[int, str] = {}
        self._codec: Codec | None = None
        self.home: Callable[[], tuple[Callable[..., Game], object]] | None = None  # where another process finds it
        self._notations: dict[tuple[Choice, int, int], str] = {}

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
        return replace(self.origin(origin.seats, origin.seed, dict(origin.options)), position=origin.position)

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

    def view_of(self, state: State, seat: int) -> View:
        return self.view_type(state, seat)

    def inventory(self, state: State) -> dict[str, int]:
        return self.components.counted(state)

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

    def __reduce__(self) -> tuple[object, ...]:
        if self.home is None:
            raise BadInput(f"this game of {self.name} was made by hand: no other process would find it")
        find, edition = self.home()
        return find, (edition,)

    # -- for learners
    @property
    def codec(self) -> Codec:
        """Its actions as numbers, its observations as bytes."""
        if self._codec is None:
            from tabuleiro.core.codec import Codec

            self._codec = Codec(self, self.observer())
        return self._codec

    def observer(self) -> Observer:
        """What writes observations; a game may have a faster one with better figures."""
        from tabuleiro.core.figures import FieldObserver

        return FieldObserver(self)

    # -- outcomes of chance
    def name_outcomes(self, kinds: Mapping[int, tuple[str, Sequence[str]]]) -> None:
        """By where a kind of outcome begins, its name and the ids of all: an outcome is called by its id, and by its
        kind with its id (`event-fair-wind`) where another kind has the same one. Both are understood everywhere."""
        for base, (kind, ids) in kinds.items():
            self.chances[base] = kind
            for i, id_ in enumerate(ids):
                if id_:
                    whole = f"{kind}-{id_}"
                    name = whole if id_ in self.outcome_codes else id_
                    self.outcome_names[base + i] = name
                    self.outcome_codes[name] = base + i
                    self.outcome_codes.setdefault(whole, base + i)

    def notation(self, choice: Choice, at: int, option: int) -> str:
        """How an option is written. The same ones come again and again: those that were asked for are kept."""
        key = (choice, at, option)
        found = self._notations.get(key)
        if found is None:
            if len(self._notations) >= MOST_NOTATIONS:
                self._notations.clear()
            found = self._notations[key] = choice.notation(self, at, option)
        return found

    def outcome_text(self, code: int) -> str:
        """The name of an outcome of chance."""
        return self.outcome_names.get(code) or str(code)

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
