"""What all environments share: one play of a game, what a seat sees of it as arrays, and its pictures."""

from __future__ import annotations

import io
import operator
import secrets
from typing import Any, ClassVar, Final

from tabuleiro.core.errors import BadInput, TabuleiroError
from tabuleiro.core.state import State
from tabuleiro.envs.naming import Named, game_named, name_of
from tabuleiro.kit.extras import needed

np: Any = needed("numpy", "environments", "an environment")
spaces: Any = needed("gymnasium.spaces", "environments", "an environment")

Seen = dict[str, Any]  # "observation" and "action_mask"
RENDER_MODES: Final = ("ansi", "svg", "human")
ILLEGAL: Final = ("refuse", "replace")
MOST_SEED: Final = 1 << 62


class Playing:
    """`illegal`: what is done with an action that the mask has not. "refuse": an error, and nothing has changed;
    "replace": the first legal action takes its place, and the seat's info has the reason."""

    def __init__(
        self, game: Named, seats: int, illegal: str, render_mode: str | None, options: dict[str, bool | str]
    ) -> None:
        self.game = game_named(game)
        if wrong := [key for key, value in options.items() if not isinstance(value, bool | str)]:
            raise BadInput(f"option '{wrong[0]}' of {self.game.name} cannot be {options[wrong[0]]!r}")
        self.game.origin(seats, 0, options)  # refused now, not when a play begins
        if illegal not in ILLEGAL:
            raise BadInput(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInput(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.codec = self.game.codec
        self.observer = self.codec.observer
        self.seats = seats
        self.length = self.observer.length_of(seats)
        self.replaces = illegal == "replace"
        self.render_mode = render_mode
        self.options = options
        self.state: State | None = None

    def begin(self, seed: int | None) -> State:
        """A new play; the same for the same seed."""
        seed = secrets.randbelow(MOST_SEED) if seed is None else int(seed)
        self.state = self.game.new(self.seats, seed, **self.options)
        self.state.recording = False  # nobody asks an environment for a record, and it takes time
        self.state.history = None
        return self.state

    @property
    def now(self) -> State:
        if self.state is None:
            raise BadInput("there is no play yet: reset() begins one")
        return self.state

    def observation_space(self, more: int = 0) -> Any:
        mask = spaces.Box(0, 1, (self.codec.size + more,), np.int8)
        return spaces.Dict({"observation": spaces.Box(0, 255, (self.length,), np.uint8), "action_mask": mask})

    def action_space(self, more: int = 0) -> Any:
        return spaces.Discrete(self.codec.size + more)

    def observation(self, seat: int) -> Any:
        return np.frombuffer(bytearray(self.observer.observe(self.now, seat)), np.uint8)

    def seen(self, seat: int, mask: bytearray | None = None) -> Seen:
        """`mask`: where it is known, or has more than the game's own actions."""
        mask = self.codec.mask_of(self.now, seat) if mask is None else mask
        return {"observation": self.observation(seat), "action_mask": np.frombuffer(mask, np.int8)}

    def points(self, seat: int) -> list[int]:
        """As the seat may know them, its own first: no observation has them."""
        return self.codec.points(self.now.view(seat))

    def legal(self, seat: int, action: Any) -> tuple[int, str]:
        """An action as it will be played, and why it is another one, if it is."""
        legal = self.codec.legal(self.now, seat)
        index = whole(action)
        return (index, "") if index in legal else self.instead(seat, index)

    def instead(self, seat: int, index: int) -> tuple[int, str]:
        """What is done with an action that is not legal."""
        if type(index) is int and 0 <= index < self.codec.size:
            error: TabuleiroError = self.codec.refusal(self.now.decision(seat), index)
        else:  # compiled code takes nothing but ints
            error = BadInput(f"an action is a whole number from 0 to {self.codec.size - 1}, not {index!r}")
        if not self.replaces:
            raise error
        return self.codec.legal(self.now, seat)[0], str(error)

    def render(self, seat: int) -> str | None:
        """As the seat sees it, -1: as spectators do."""
        view = self.now.view(seat)
        if self.render_mode == "svg":
            return view._repr_svg_()
        if self.render_mode is None:
            return None
        text = drawn_as_text(self.now, seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


class Agents:
    """What PettingZoo's two kinds of environment have in common: the seats as agents, each with its spaces.

    `max_cycles`: after so many actions of all seats together, or steps of all at once, the play is cut off."""

    metadata: ClassVar[dict[str, Any]] = {}
    passes: ClassVar[int] = 0  # actions besides the game's own
    cycles = 0

    def __init__(
        self,
        game: Named,
        seats: int = 2,
        illegal: str = "refuse",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: bool | str,
    ) -> None:
        super().__init__()
        self.playing = Playing(game, seats, illegal, render_mode, options)
        named = {"name": name_of(self.playing.game), "render_modes": list(RENDER_MODES)}
        self.metadata = {**named, **self.metadata}  # type: ignore[misc]
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.playing.observation_space(self.passes) for agent in self.possible_agents}
        self.action_spaces = {agent: self.playing.action_space(self.passes) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.codec = self.playing.codec
        self.observer = self.playing.observer

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def cut(self) -> bool:
        return self.max_cycles is not None and self.cycles >= self.max_cycles

    def points(self, agent: str) -> list[int]:
        """As the agent may know them, its own first, then in turn order; worked out when asked for, since it takes
        longer than a step."""
        return self.playing.points(self.numbers[agent])

    def close(self) -> None:
        """Nothing is open."""


def whole(action: Any) -> Any:
    """A whole number of any library as Python's own; anything else as it is, to be refused."""
    try:
        return operator.index(action)
    except TypeError:
        return action


def drawn_as_text(state: State, seat: int) -> str:
    """The table as the terminal draws it, without colours."""
    from rich.console import Console

    from tabuleiro.cli.drawing import Look, drawing_of
    from tabuleiro.cli.terminal import UNICODE, WIDEST
    from tabuleiro.cli.texts import Texts
    from tabuleiro.core.record import LETTERS
    from tabuleiro.lang import FALLBACK

    game = state.game
    decision = state.decision(seat) if seat in state.to_act else None
    texts = Texts(FALLBACK, game.name)
    look = Look(state.view(seat), decision, LETTERS[: len(state.players)], texts, UNICODE, WIDEST)
    out = io.StringIO()
    console = Console(file=out, width=WIDEST, no_color=True, highlight=False, markup=False)
    console.print(*drawing_of(game).whole(look), sep="\n")
    return out.getvalue()
