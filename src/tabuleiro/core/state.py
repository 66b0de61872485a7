"""State: one position and the loop that runs steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self

from tabuleiro.core.action import Action, is_shared
from tabuleiro.core.chance import DIGIT, MULTIPLIER, HeldSource, Script, Source, Stepwise
from tabuleiro.core.compiler import i64, mypyc_attr
from tabuleiro.core.decision import Decision, plain
from tabuleiro.core.errors import BadInput, IllegalAction, RulesError
from tabuleiro.core.event import Event, type_of_value
from tabuleiro.core.game import Game
from tabuleiro.core.kinds import P_co
from tabuleiro.core.player import BIT, SEATS, Player, Stack
from tabuleiro.core.reason import Reason
from tabuleiro.core.record import Origin, Record
from tabuleiro.core.scores import Score
from tabuleiro.core.secrecy import EACH_SEAT, Fields, public, secret
from tabuleiro.core.step import NO_OPTIONS, Choice, Phase, Step

if TYPE_CHECKING:
    from tabuleiro.core.view import View

NOTHING: Final[Mapping[str, type_of_value]] = {}

# What has happened, newest first, each entry holding the one before it, so that clones share it:
# (before, seat, option, step, at) for an action, (before, outcome) for chance.
History = tuple[Any, ...] | None


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[P_co]):
    """Clones share what they do not change: players are copied when they are first touched."""

    FIELDS: ClassVar[Fields] = {
        **public("game waiting stale flow over"),
        "players": EACH_SEAT,
        "owned": secret(0),
        "rng": secret(0),
        "origin": secret(None),
        "history": secret(None),
        "recording": secret(False),
        "script": secret(None),
        "events": secret(None),
    }
    __slots__ = tuple(FIELDS)

    game: Game
    players: list[P_co]
    waiting: i64  # seats (bits) that are asked something
    stale: bool  # something shared has changed: open questions about it are asked anew
    owned: i64  # players (bits) that no other state shares
    flow: tuple[tuple[Phase, int], ...]  # what the table does next, the next one last
    rng: i64
    over: bool
    origin: Origin | None
    history: History
    recording: bool
    script: Source | None  # what takes the generator's place
    events: list[Event] | None  # None: nobody listens

    def begin(self, game: Game, players: list[Any], rng: i64, origin: Origin | None) -> None:
        """As before the set-up."""
        self.game = game
        self.players = players
        self.waiting = 0
        self.stale = False
        self.owned = BIT[len(players)] - 1
        self.flow = ()
        self.rng = rng
        self.over = False
        self.origin = origin
        self.history = None
        self.recording = origin is not None
        self.script = None
        self.events = None
        self.set_starts()

    def set_starts(self) -> None:
        """The start of every field that the game itself declares."""

    def clone(self) -> Self:
        raise NotImplementedError

    def public_part(self) -> Self:
        """One more with only what is the same for all who look; see core/secrecy.py."""
        raise NotImplementedError

    def touch(self, seat: i64) -> P_co:
        """The seat's player, to change: copied first if another state shares it."""
        if self.owned & BIT[seat]:
            return self.players[seat]
        p = self.players[seat].clone()
        self.players[seat] = p
        self.owned |= BIT[seat]
        return p

    def everyone(self) -> list[P_co]:
        """All players, to change."""
        if self.owned + 1 != BIT[len(self.players)]:
            for seat in range(len(self.players)):
                self.touch(seat)
        return self.players

    # -- running
    def play(self, seat: i64, option: i64, check: bool = True) -> None:
        """One seat's answer, as an int: the fast way in. Loops that took it from the options need no check."""
        p = self.players[seat]
        if check and option not in p.options:
            raise self._refusal(seat, option)
        if not self.owned & p.bit:
            p = self.touch(seat)
        asking = p.asking
        at = p.asking_at
        if self.recording:
            self.history = (self.history, seat, option, asking, at)
        p.options = NO_OPTIONS
        self.waiting ^= p.bit
        asking.chosen(self, p, at, option)
        step: Step
        while not p.options and p.stack:
            step, at, p.stack = p.stack
            step.run(self, p, at)
        if self.stale:
            self.refresh()
        if not self.waiting:
            self.run_table()

    def run_seat(self, p: Player) -> None:
        """Runs a seat's steps until it is asked or has none left; `p` is owned."""
        step: Step
        at: i64
        while not p.options and p.stack:
            step, at, p.stack = p.stack
            step.run(self, p, at)

    def run_table(self) -> None:
        """Runs the table's phases until a seat is asked or the play is over."""
        while not self.waiting and not self.over:
            if self.script is not None and self.script.holds:
                return
            flow = self.flow
            if not flow:
                raise RulesError("nobody is asked, nothing is left to do, and the play is not over")
            phase, at = flow[-1]
            self.flow = flow[:-1]
            phase.run(self, at)
            if self.stale:
                self.refresh()

    def refresh(self) -> None:
        """Open questions about shared things get their present options; one that has none left goes on without."""
        while self.stale:
            self.stale = False
            for seat in SEATS[self.waiting]:
                p = self.players[seat]
                if not is_shared(p.asking):
                    continue
                options = p.asking.options(self, p, p.asking_at)
                if options == p.options:
                    continue
                p = self.touch(seat)
                p.options = options
                if not options:
                    self.waiting ^= p.bit
                    p.asking.nothing(self, p, p.asking_at)
                    self.run_seat(p)

    def ask(self, step: Choice, p: Player, at: i64, options: list[int], always: bool = False) -> None:
        """Lets the seat choose. What is forced is not asked, unless `always`: to skip it might tell what is hidden."""
        n = len(options)
        if n > 1 or (n and always):
            p.options = options
            p.asking = step
            p.asking_at = at
            self.waiting |= p.bit
        elif n == 1:
            if self.script is not None and self.script.stops:
                from tabuleiro.core.stepping import stop_before

                stop_before(self, step, p, at, options)
            else:
                step.chosen(self, p, at, options[0])
        else:
            step.nothing(self, p, at)

    # -- chance: the one channel
    def chance(self, outcomes: bytes, base: i64 = 0) -> i64:
        """The index of the outcome that chance takes; `base` + outcome is what records keep."""
        rng = self.rng
        rng = self.rng = MULTIPLIER * (rng & DIGIT) + (rng >> 32)
        i = (rng & DIGIT) * len(outcomes) >> 32 if self.script is None else self._picked(outcomes, base)
        if self.recording:
            self.history = (self.history, base + outcomes[i])
        return i

    def _picked(self, outcomes: bytes, base: i64) -> i64:
        assert self.script is not None
        i = self.script.pick(self.game, outcomes, base)
        if i < 0:
            self.script = self.script.rest()
            i = (self.rng & DIGIT) * len(outcomes) >> 32
        return i

    def scripted(self, *outcomes: str) -> State:
        """Fixes the next outcomes of chance by their names (tests, puzzles); then chance goes on."""
        script = self.game.script(outcomes)
        if isinstance(self.script, Stepwise):
            self.script.source = script
        else:
            self.script = script
        return self

    @property
    def script_left(self) -> list[str]:
        """What was fixed and has not come up yet."""
        script = self.script.source if isinstance(self.script, Stepwise) else self.script
        if not isinstance(script, Script):
            return []
        return [self.game.outcome_text(code) for code in script.outcomes[script.at :]]

    @contextmanager
    def scripted_all(self, *outcomes: str) -> Iterator[State]:
        """As `scripted`, for a `with` block in which every one of them must come up."""
        yield self.scripted(*outcomes)
        if self.script_left:
            raise BadInput(f"fixed, but it did not come up: {', '.join(self.script_left)}")

    # -- one thing after the other: to look at what would run on at once
    def stepwise(self) -> State:
        """From now on forced choices are asked too. Such a state is for looking: it keeps no record."""
        if not isinstance(self.script, Stepwise):
            self.script = Stepwise(self.script)
        self.recording = False
        self.origin = None
        return self

    def step(self) -> Step | Phase | None:
        """Does the next thing that needs no answer: a forced choice, else a seat's next step, else the table's phase.

        None: there is none, somebody really has to choose or the play is over."""
        from tabuleiro.core.stepping import step

        return step(self)

    def held(self) -> State:
        """From now on the table's phases wait for `let_go`. Such a state is for looking: it keeps no record."""
        self.script = HeldSource(self.script)
        self.recording = False
        self.origin = None
        return self

    def let_go(self) -> bool:
        """The table's next phase; False: there is none, somebody has to choose or the play is over."""
        from tabuleiro.core.stepping import let_go

        return let_go(self)

    def go_on(self) -> None:
        """Whatever is pending runs until somebody is really asked."""
        from tabuleiro.core.stepping import go_on

        go_on(self)

    # -- events
    def listen(self) -> list[Event]:
        """From now on events are collected in the list that is returned."""
        if self.events is None:
            self.events = []
        return self.events

    def tell(
        self,
        kind: str,
        seat: i64,
        data: Mapping[str, type_of_value],
        secret: Mapping[str, type_of_value] = NOTHING,
        information: bool = False,
    ) -> None:
        """Callers check `events is not None` first: nothing is built when nobody listens."""
        if self.events is not None:
            depth = 0
            stack: Stack = self.players[seat].stack if 0 <= seat < len(self.players) else ()
            while stack:
                depth += 1
                stack = stack[2]
            self.events.append(Event(kind, seat, data, secret, information, depth))

    # -- the public face
    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked something, lowest first."""
        return SEATS[self.waiting]

    def decision(self, seat: i64) -> Decision:
        p = self.players[seat] if 0 <= seat < len(self.players) else None
        if p is None or not p.options:
            reason = self.not_asked(seat)
            raise IllegalAction(f"seat {seat} is not asked anything now", reason)
        return Decision(self.game, seat, p.asking, p.asking_at, p.options, p.asking.default(self, p, p.asking_at))

    def apply(self, action: Action) -> None:
        """Takes an action of a decision; refuses what is stale or not legal with the reason."""
        seat = action.seat
        p = self.players[seat] if 0 <= seat < len(self.players) else None
        if p is None or not p.options:
            raise IllegalAction(f"seat {seat} is not asked anything now", self.not_asked(seat))
        if p.asking.name != action.step.name or p.asking_at != action.at:
            raise IllegalAction(
                f"'{action}' answers another question than the one seat {seat} is asked ({p.asking.kind})",
                Reason("not_now", {"text": str(action), "kind": p.asking.kind}),
            )
        self.play(seat, action.option)

    def why_not(self, seat: i64, text: str) -> Reason | None:
        """Why an action in notation is not legal now; None if it is."""
        if not 0 <= seat < len(self.players) or not self.players[seat].options:
            return self.not_asked(seat)
        p = self.players[seat]
        wanted = plain(text)
        step, at = p.asking, p.asking_at
        for option in step.candidates(self, p, at):
            if plain(self.game.notation(step, at, option)) == wanted:
                return None if option in p.options else self.why(seat, option)
        return self.game.why_not_at_all(self, seat, wanted)

    def refusals(self, seat: i64) -> list[tuple[Action, Reason]]:
        """What is visible but not legal for the seat now, each with its reason."""
        decision = self.decision(seat)
        p = self.players[seat]
        seen = decision.step.candidates(self, p, decision.at)
        return [(decision.action(o), self.why(seat, o)) for o in seen if o not in p.options]

    def why(self, seat: i64, option: i64) -> Reason:
        """Why a candidate that is not an option is not one."""
        p = self.players[seat]
        reason = p.asking.why(self, p, p.asking_at, option)
        if reason is None:
            raise RulesError(f"{p.asking.name}: option {option} is neither legal nor refused with a reason")
        return reason

    def not_asked(self, seat: i64) -> Reason:
        if not 0 <= seat < len(self.players):
            return Reason("no_such_seat", {"seat": seat, "seats": len(self.players)})
        return Reason("play_is_over") if self.over else Reason("not_your_turn", {"seat": seat})

    def _refusal(self, seat: i64, option: i64) -> IllegalAction:
        p = self.players[seat]
        if not p.options:
            return IllegalAction(f"seat {seat} is not asked anything now", self.not_asked(seat))
        step, at = p.asking, p.asking_at
        if option in step.candidates(self, p, at):
            reason = self.why(seat, option)
            return IllegalAction(f"'{self.game.notation(step, at, option)}' is not legal: {reason}", reason)
        reason = Reason("not_an_option", {"text": str(option), "kind": step.kind})
        return IllegalAction(f"{option} is not an option of this decision ({step.kind})", reason)

    @property
    def scores(self) -> list[Score]:
        return self.game.scored(self)

    def standings(self) -> list[tuple[int, int]]:
        """Each seat's points now, as everybody may know them and as it knows them itself."""
        return [(score.points, score.points) for score in self.scores]

    def view(self, seat: i64) -> View:
        """What the seat may know; seat -1 is a spectator."""
        if type(seat) is not int or not -1 <= seat < len(self.players):
            raise BadInput(f"there is no seat {seat!r}: seats go from 0 to {len(self.players) - 1}, -1 is a spectator")
        return self.game.view_of(self, seat)

    def _repr_svg_(self) -> str | None:
        """Notebooks show what lies open; a seat's view shows its hand, too."""
        return self.view(-1)._repr_svg_()

    @property
    def position(self) -> str:
        return self.game.positions.written(self)

    @property
    def record(self) -> Record:
        from tabuleiro.core.history import record_of

        return record_of(self)

    def __eq__(self, other: object) -> bool:
        """The same position of the same game, come about in the same way."""
        from tabuleiro.core.pickles import same

        return self is other or (isinstance(other, State) and same(self, other))

    def __hash__(self) -> int:
        return hash((self.game.name, len(self.players)))  # all else changes

    def __reduce__(self) -> tuple[object, ...]:
        from tabuleiro.core.pickles import packed

        return packed(self)

    def undo(self, seat: i64) -> State:
        """The position before the seat's last action, as a new state; refused past any information."""
        from tabuleiro.core.history import undone

        return undone(self, seat)
