"""Gymnasium: one seat learns, the others are played by bots that are named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from tabuleiro.bots.bot import Bot
from tabuleiro.bots.naming import bot_seed, made, spelt
from tabuleiro.core.codec import rewards_of
from tabuleiro.core.errors import BadInput
from tabuleiro.envs.naming import Named
from tabuleiro.envs.playing import MOST_SEED, RENDER_MODES, Playing, Seen
from tabuleiro.kit import shelf
from tabuleiro.kit.editions import house_set
from tabuleiro.kit.extras import needed

gymnasium: Any = needed("gymnasium", "environments", "an environment")


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """`bots`: one name for all other seats, or one for each of them in their order; every play has new ones.

    Others who are asked answer first, so whoever learns is asked when nobody else is. The reward comes at the end;
    infos have the points meanwhile, which no observation has."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: Named,
        seats: int = 2,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        illegal: str = "refuse",
        render_mode: str | None = None,
        **options: bool | str,
    ) -> None:
        self.playing = Playing(game, seats, illegal, render_mode, options)
        self.codec = self.playing.codec
        self.render_mode = render_mode
        if type(seat) is not int or not 0 <= seat < seats:
            raise BadInput(f"there is no seat {seat!r}: seats go from 0 to {seats - 1}")
        named = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(named) != seats - 1:
            raise BadInput(f"{seats - 1} other seats need as many bots, not {len(named)}")
        self.seat = seat
        self.named = [spelt(name) for name in named]
        self.bots: dict[int, Bot] = {}
        self.observation_space = self.playing.observation_space()
        self.action_space = self.playing.action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Gymnasium's `options` are not used: what a play is made of is said when the environment is made."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(MOST_SEED)) if seed is None else seed
        state = self.playing.begin(number)
        others = [seat for seat in range(len(state.players)) if seat != self.seat]
        self.bots = {other: made(name, bot_seed(number, other)) for other, name in zip(others, self.named, strict=True)}
        self.others_act()
        return self.playing.seen(self.seat), {"points": self.playing.points(self.seat)}

    def others_act(self) -> None:
        state = self.playing.now
        while others := [seat for seat in state.to_act if seat != self.seat]:
            seat = others[0]
            state.apply(self.bots[seat].choose(state.view(seat), state.decision(seat)))

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        state = self.playing.now
        if state.over:
            raise BadInput("the play is over: reset() begins another one")
        index, reason = self.playing.legal(self.seat, action)
        self.codec.play(state, self.seat, index)
        self.others_act()
        reward = rewards_of(state.scores)[self.seat] if state.over else 0.0
        info: dict[str, Any] = {"points": self.playing.points(self.seat)}
        if reason:
            info["illegal"] = reason
        return self.playing.seen(self.seat), reward, state.over, False, info

    def action_masks(self) -> Any:
        """As learners with masks ask for them."""
        return self.playing.seen(self.seat)["action_mask"].astype(bool)

    def render(self) -> str | None:
        return self.playing.render(self.seat)


def register_all() -> list[str]:
    found = []
    for game in shelf.games():
        name = f"tabuleiro/{house_set(game).codec.version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="tabuleiro.envs.one:SeatEnv", kwargs={"game": game})
        found.append(name)
    return found
