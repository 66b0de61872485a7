"""PettingZoo's AEC: the seats act one after the other; of those that are asked at the same time the lowest is first."""

from __future__ import annotations

from typing import Any, ClassVar

from tabuleiro.core.codec import rewards_of
from tabuleiro.core.errors import BadInput
from tabuleiro.core.player import FIRST
from tabuleiro.core.state import State
from tabuleiro.envs.naming import Named, name_of
from tabuleiro.envs.playing import RENDER_MODES, Playing, Seen, whole
from tabuleiro.kit.extras import needed

np: Any = needed("numpy", "environments", "an environment")
pettingzoo: Any = needed("pettingzoo", "environments", "an environment")


class TurnEnv(pettingzoo.AECEnv):  # type: ignore[misc]
    """What is answered at the same time stays secret until all have answered: nobody's observation tells it before.

    `max_cycles`: after so many actions of all seats together the play is cut off."""

    metadata: ClassVar[dict[str, Any]] = {}

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
        self.metadata = {  # type: ignore[misc]
            "name": name_of(self.playing.game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.playing.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.playing.action_space() for agent in self.possible_agents}
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.codec = self.playing.codec
        self.observer = self.playing.observer
        self.state_now: State | None = None
        self.seat = 0  # who acts,
        self.legal: list[int] = []  # and what it may answer
        self.cycles = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """PettingZoo's `options` are not used: what a play is made of is said when the environment is made."""
        state = self.state_now = self.playing.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.cycles = 0
        self.ask(state)

    def ask(self, state: State) -> None:
        seat = self.seat = FIRST[state.waiting]
        self.agent_selection = self.possible_agents[seat]
        self.legal = self.codec.legal(state, seat)

    def observe(self, agent: str) -> Seen:
        state = self.state_now
        if state is None:
            raise BadInput("there is no play yet: reset() begins one")
        seat = self.numbers[agent]
        legal = self.legal if seat == self.seat else self.codec.legal(state, seat)
        return {
            "observation": np.frombuffer(bytearray(self.observer.observe(state, seat)), np.uint8),
            "action_mask": np.frombuffer(self.codec.marked(legal), np.int8),
        }

    def step(self, action: Any) -> None:
        state = self.state_now
        if state is None:
            raise BadInput("there is no play yet: reset() begins one")
        if not self.agents:
            raise BadInput("the play is over: reset() begins another one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, legal = self.seat, self.legal
        if self.infos[agent]:
            self.infos[agent] = {}
        index = whole(action)
        if index not in legal:
            index, reason = self.playing.instead(seat, index)
            self.infos[agent] = {"illegal": reason}
        state.play(seat, state.players[seat].options[legal.index(index)], False)
        self.cycles += 1
        if state.over:
            self.rewards = dict(zip(self.possible_agents, rewards_of(state.scores), strict=True))
            self._cumulative_rewards = dict(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
            self.legal = []
        else:
            self.ask(state)
            if self.max_cycles is not None and self.cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def points(self, agent: str) -> list[int]:
        """As the agent may know them, its own first, then in turn order; worked out when asked for, since it takes
        longer than a step."""
        return self.playing.points(self.possible_agents.index(agent))

    def render(self) -> str | None:
        """As the seat that acts sees it."""
        return self.playing.render(self.numbers[self.agent_selection])

    def close(self) -> None:
        """Nothing is open."""
