"""PettingZoo's AEC: the seats act one after the other; of those that are asked at the same time the lowest is first."""

from __future__ import annotations

from typing import Any, ClassVar

from tabuleiro.core.codec import rewards_of
from tabuleiro.core.errors import BadInput
from tabuleiro.core.player import FIRST
from tabuleiro.core.state import State
from tabuleiro.envs.playing import Agents, Seen, whole
from tabuleiro.kit.extras import needed

pettingzoo: Any = needed("pettingzoo", "environments", "an environment")


class TurnEnv(Agents, pettingzoo.AECEnv):  # type: ignore[misc]
    """What is answered at the same time stays secret until all have answered: nobody's observation tells it before."""

    metadata: ClassVar[dict[str, Any]] = {"is_parallelizable": False}
    agent_selection = "seat_0"
    seat = 0  # who acts,
    legal: list[int]  # and what it may answer

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """PettingZoo's `options` are not used: what a play is made of is said when the environment is made."""
        state = self.playing.begin(seed)
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
        state = self.playing.now
        seat = self.numbers[agent]
        legal = self.legal if seat == self.seat else self.codec.legal(state, seat)
        return self.playing.seen(seat, self.codec.marked(legal))

    def step(self, action: Any) -> None:
        state = self.playing.now
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
            if self.cut:
                self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """As the seat that acts sees it."""
        return self.playing.render(self.numbers[self.agent_selection])
