"""PettingZoo's parallel API: in each step all seats that are asked answer at the same time; the others pass."""

from __future__ import annotations

from typing import Any

from tabuleiro.core.codec import rewards_of
from tabuleiro.core.errors import BadInput
from tabuleiro.envs.playing import Agents, Seen, whole
from tabuleiro.kit.extras import needed

pettingzoo: Any = needed("pettingzoo", "environments", "an environment")


class TogetherEnv(Agents, pettingzoo.ParallelEnv):  # type: ignore[misc]
    """The last action, number `codec.size`, is to pass: the only legal one of a seat that is not asked.

    Answers are taken in the order of the seats. Where one changes what another seat was asked, such as the last card of
    a deck, that seat's answer comes too late: its info says so, and it is asked anew in the next step."""

    passes = 1

    @property
    def passing(self) -> int:
        return self.codec.size

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """PettingZoo's `options` are not used: what a play is made of is said when the environment is made."""
        self.playing.begin(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self.all_seen(), {agent: {} for agent in self.agents}

    def all_seen(self) -> dict[str, Seen]:
        return {agent: self.seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def seen(self, seat: int) -> Seen:
        mask = self.codec.mask_of(self.playing.now, seat)
        mask.append(seat not in self.playing.now.to_act)
        return self.playing.seen(seat, mask)

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        state = self.playing.now
        if not self.agents:
            raise BadInput("the play is over: reset() begins another one")
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        answers = self.checked(actions, infos)
        asked = {seat: (state.decision(seat).step, state.decision(seat).at) for seat in answers}
        for seat, index in answers.items():
            agent = self.possible_agents[seat]
            decision = state.decision(seat) if seat in state.to_act else None
            if (
                decision is None
                or (decision.step, decision.at) != asked[seat]
                or index not in self.codec.legal(state, seat)
            ):
                infos[agent]["late"] = f"another seat was first: {self.codec.text(index)}"
            else:
                self.codec.play(state, seat, index)
        self.cycles += 1
        over = state.over
        cut = not over and self.cut
        rewards = rewards_of(state.scores) if over else [0.0] * len(self.agents)
        found = (
            self.all_seen(),
            dict(zip(self.agents, rewards, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        return found

    def checked(self, actions: dict[str, Any], infos: dict[str, dict[str, Any]]) -> dict[int, int]:
        """What those that are asked answer; nothing is played yet, so a refusal changes nothing."""
        if set(actions) != set(self.agents):
            raise BadInput(
                f"one action for each of {', '.join(self.agents)}, not for {', '.join(map(str, actions)) or 'nobody'}"
            )
        answers: dict[int, int] = {}
        for seat, agent in enumerate(self.possible_agents):
            if seat in self.playing.now.to_act:
                answers[seat], reason = self.playing.legal(seat, actions[agent])
            else:
                reason = self.not_passed(agent, actions[agent])
            if reason:
                infos[agent]["illegal"] = reason
        return answers

    def not_passed(self, agent: str, action: Any) -> str:
        if whole(action) == self.passing:
            return ""
        reason = f"{agent} is not asked anything now: its only action is {self.passing}, to pass, not {action!r}"
        if not self.playing.replaces:
            raise BadInput(reason)
        return reason

    def render(self) -> str | None:
        """As spectators see it."""
        return self.playing.render(-1)
