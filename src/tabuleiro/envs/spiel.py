"""OpenSpiel: every game as a sequential one with explicit chance and hidden information, made known from here.

What chance may bring is a node of its own: an action is tried with the outcomes that are known so far, and where the
engine asks for one more the play waits before the action. What several seats are asked at the same time they answer one
after the other, the lowest first; nobody's observation tells an answer before all have given theirs."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, Final

from tabuleiro.core.chance import Dice, Source
from tabuleiro.core.codec import rewards_of
from tabuleiro.core.game import Game
from tabuleiro.core.player import FIRST
from tabuleiro.core.record import Origin
from tabuleiro.core.state import State
from tabuleiro.envs.naming import name_of
from tabuleiro.kit import shelf
from tabuleiro.kit.editions import house_set
from tabuleiro.kit.extras import needed

pyspiel: Any = needed("pyspiel", "openspiel", "OpenSpiel")
np: Any = needed("numpy", "openspiel", "OpenSpiel")

MOST_OUTCOMES: Final = 2048  # of chance have names, in any game
LONGEST: Final = 20_000  # actions of a play, and so many outcomes of chance
MOST_POINTS: Final = 10.0  # alone, in hundreds


class ChanceAsked(Exception):
    """Chance is asked for an outcome that is not known yet."""

    def __init__(self, outcomes: bytes, base: int) -> None:
        super().__init__()
        self.outcomes = outcomes
        self.base = base


class Known(Source):
    """The outcomes that are known so far; then the play waits for the next one."""

    def __init__(self, codes: list[int]) -> None:
        self.codes = codes
        self.at = 0

    def copy(self) -> Known:
        return self

    def pick(self, game: Game, outcomes: bytes, base: int) -> int:
        if len(set(outcomes)) == 1:
            return 0
        if self.at == len(self.codes):
            raise ChanceAsked(outcomes, base)
        self.at += 1
        return outcomes.index(self.codes[self.at - 1] - base)


class Play:
    """One play, and where it stands: at a decision, or before an action for which chance is still asked."""

    def __init__(self, game: Game, origin: Origin) -> None:
        self.game = game
        self.origin = origin
        self.state: State | None = None  # None: chance is still setting up
        self.action: tuple[int, int] | None = None  # a seat and an option that wait for chance
        self.codes: list[int] = []  # what chance has brought for that so far
        self.draw: ChanceAsked | None = None
        self.pasts: list[bytes] = [b""] * origin.seats  # what each seat has seen and done, summed up
        self.go_on()

    def __deepcopy__(self, memo: object) -> Play:
        """As OpenSpiel copies a state."""
        found = Play.__new__(Play)
        found.game, found.origin, found.action, found.draw = self.game, self.origin, self.action, self.draw
        found.state = None if self.state is None else self.state.clone()
        found.codes, found.pasts = self.codes[:], self.pasts[:]
        return found

    @property
    def at_chance(self) -> bool:
        return self.draw is not None

    @property
    def seat(self) -> int:
        assert self.state is not None
        return FIRST[self.state.waiting]

    def go_on(self) -> None:
        """Tries what is to be done with the outcomes that are known."""
        known = Known(self.codes)
        try:
            if self.state is None or self.action is None:
                state = self.game.start(self.origin, known)
                state.recording = False
                state.history = None
            else:
                state = self.state.clone()
                state.script = known
                state.play(*self.action)
        except ChanceAsked as draw:
            self.draw = draw
            return
        state.script = None
        self.state, self.action, self.codes, self.draw = state, None, [], None
        for seat in range(len(self.pasts)):
            self.note(seat, self.game.codec.observer.observe(state, seat))

    def note(self, seat: int, what: bytes) -> None:
        self.pasts[seat] = hashlib.blake2b(self.pasts[seat] + what, digest_size=16).digest()

    def act(self, number: int) -> None:
        """An outcome of chance by its code, or the action of who is asked by its index."""
        if self.draw is not None:
            self.codes.append(number)
        else:
            assert self.state is not None
            seat = self.seat
            options = self.state.players[seat].options
            legal = self.game.codec.legal(self.state, seat)
            if number not in legal:
                raise self.game.codec.refusal(self.state.decision(seat), number)
            self.note(seat, number.to_bytes(4, "big"))
            self.action = (seat, options[legal.index(number)])
        self.go_on()

    def outcomes(self) -> list[tuple[int, float]]:
        assert self.draw is not None
        counts = Counter(self.draw.outcomes)
        return [(self.draw.base + one, n / len(self.draw.outcomes)) for one, n in sorted(counts.items())]

    def resampled(self, seat: int, dice: Dice) -> Play:
        """Another world that the seat may be in. What the others had seen in it before now nobody knows."""
        assert self.state is not None
        found = self.__deepcopy__(None)
        found.state = self.state.view(seat).sample(dice)
        found.pasts = [past if one == seat else b"" for one, past in enumerate(self.pasts)]
        return found


class Observer:
    """OpenSpiel's observer: figures as floats from 0 to 1; with perfect recall a string that sums up the past, too."""

    def __init__(self, game: Game, seats: int, kind: Any) -> None:
        self.game = game
        self.seats = seats
        self.recalls = bool(kind.perfect_recall)
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(game.codec.observer.length_of(seats), np.float32)
        self.dict = {"observation": self.tensor}

    def seen(self, state: Any, player: int) -> bytes:
        play: Play = state.play
        if play.state is None:
            return b""
        return play.game.codec.observer.observe(play.state, player if self.private else -1)

    def set_from(self, state: Any, player: int) -> None:
        seen = self.seen(state, player)
        self.tensor[:] = np.frombuffer(seen, np.uint8) / 255.0 if seen else 0.0

    def string_from(self, state: Any, player: int) -> str:
        play: Play = state.play
        seen = self.seen(state, player)
        asked = play.game.codec.legal(play.state, player) if play.state is not None and self.private else []
        now = hashlib.blake2b(seen + repr(asked).encode(), digest_size=16).hexdigest()
        return f"seat {player} sees {now}" + (f" after {play.pasts[player].hex()}" if self.recalls else "")


def parameters_of(game: Game) -> dict[str, Any]:
    return {"players": max(2, game.fewest_seats), **game.default_options}


def type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"tabuleiro_{name_of(game)}",
        long_name=f"Tabuleiro: {shelf.title_of(game.name, 'en')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        default_loadable=True,
        parameter_specification=parameters_of(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """`load_game("tabuleiro_some_game_v1", {"players": 3})`; a game's own options are parameters, too."""

    play_of: ClassVar[Game]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.play_of
        given = {**parameters_of(game), **(params or {})}
        seats = given.pop("players")
        self.origin = game.origin(seats, 0, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.codec.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0 if seats > 1 else 0.0,
            max_utility=1.0 if seats > 1 else MOST_POINTS,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"this observer takes no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.play_of, self.num_players(), kind)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = Play(game.play_of, game.origin)

    def current_player(self) -> int:
        if self.play.at_chance:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.play.state is not None
        return int(pyspiel.PlayerId.TERMINAL) if self.play.state.over else self.play.seat

    def is_terminal(self) -> bool:
        return self.play.state is not None and self.play.state.over and not self.play.at_chance

    def _legal_actions(self, player: int) -> list[int]:
        play = self.play
        if play.state is None or play.at_chance or player != play.seat:
            return []
        return sorted(play.game.codec.legal(play.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.play.game
        return game.outcome_text(action) if player == pyspiel.PlayerId.CHANCE else game.codec.text(action)

    def returns(self) -> list[float]:
        state = self.play.state
        return rewards_of(state.scores) if state is not None and state.over else [0.0] * self.play.origin.seats

    def rewards(self) -> list[float]:
        return self.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to the player, with what it cannot know dealt by the sampler."""
        found: SpielState = self.clone()
        found.play = self.play.resampled(player, Dice(int(sampler() * (1 << 53))))
        return found

    def __str__(self) -> str:
        state = self.play.state
        where = "set-up" if state is None else state.position
        return f"{where}\nchance: {self.play.codes}" if self.play.at_chance else where


def register_all() -> list[str]:
    """Once in a process; returns the names."""
    found = []
    for name in shelf.games():
        game = house_set(name)
        kind = type_of(game)
        if kind.short_name not in pyspiel.registered_names():
            # A class of its own: OpenSpiel keeps it until after Python has ended, which only classes outlive.
            pyspiel.register_game(
                kind, type(f"{SpielGame.__name__}_{name}", (SpielGame,), {"play_of": game, "kind": kind})
            )
        found.append(str(kind.short_name))
    return found
