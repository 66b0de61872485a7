"""Many plays side by side, with NumPy arrays over the memory that the engine writes: in this process or in several."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from tabuleiro.core.batch import Batch
from tabuleiro.core.errors import BadInput
from tabuleiro.envs.naming import Named, game_named
from tabuleiro.envs.workers import Team
from tabuleiro.kit.extras import needed

np: Any = needed("numpy", "environments", "an environment")


class Vector:
    """Each step takes an action for each play, from the lowest seat that is asked there. A play that is over begins
    anew at once.

    The arrays stay the same and are written over: `observations` (plays, length) and `masks` (plays, size), of the seat
    that is to act; `seats`, which one that is; `over`, 1 where a play has just ended and another begun; `rewards`
    (plays, seats), of the plays that have just ended, else 0."""

    def __init__(
        self,
        game: Named,
        plays: int,
        seats: int = 2,
        seed: int | None = None,
        processes: int = 1,
        **options: bool | str,
    ) -> None:
        self.game = game_named(game)
        self.codec = self.game.codec
        self.game.origin(seats, 0, options)
        if type(plays) is not int or type(processes) is not int or not 1 <= processes <= plays:
            raise BadInput(f"{plays!r} plays in {processes!r} processes: each process has at least one play")
        self.plays = plays
        self.length = self.codec.observer.length_of(seats)
        seed = secrets.randbits(62) if seed is None else seed
        self.batch: Batch | None = None
        self.team: Team | None = None
        if processes == 1:
            self.batch = batch = Batch(self.game, plays, seats, seed, options)
            buffers = [batch.observations, batch.masks, batch.seats, batch.over]
            self.rewards: Any = np.zeros((plays, seats), np.float32)
            self.rewarded = False  # whether any of them is not 0
        else:
            self.team = team = Team(self.game, plays, seats, seed, options, processes)
            buffers = team.buffers[:4]
            self.rewards = np.frombuffer(team.buffers[4], np.float32).reshape(plays, seats)
            self.answers = np.frombuffer(team.buffers[5], np.int32)
        observations, masks, acting, over = (np.frombuffer(buffer, np.uint8) for buffer in buffers)
        self.observations: Any = observations.reshape(plays, self.length)
        self.masks: Any = masks.reshape(plays, self.codec.size)
        self.seats: Any = acting
        self.over: Any = over

    def step(self, actions: Sequence[int] | Any) -> tuple[Any, Any, Any, Any, Any]:
        """Observations, masks, seats, rewards, over. If an action is not legal nothing is done."""
        found = self.whole(actions)
        if self.team is not None:
            self.check(found)
            self.answers[:] = found
            self.team.work(b"step")
        elif self.batch is not None:
            batch = self.batch
            batch.step(found.tolist())
            if batch.rewards or self.rewarded:
                self.rewarded = bool(batch.rewards)
                self.rewards[:] = 0
                for i, found in batch.rewards.items():
                    self.rewards[i] = found
        return self.observations, self.masks, self.seats, self.rewards, self.over

    def whole(self, actions: Sequence[int] | Any) -> Any:
        found = np.asarray(actions)
        if found.shape != (self.plays,):
            raise BadInput(f"one action for each of {self.plays} plays, not {len(actions)}")
        if found.dtype.kind not in "iu":
            raise BadInput(f"actions are whole numbers, not {str(actions)[:80]}")
        return found

    def check(self, actions: Any) -> None:
        """Before any process plays one of them."""
        inside = (actions >= 0) & (actions < self.codec.size)
        legal = inside & (self.masks[np.arange(self.plays), np.where(inside, actions, 0)] == 1)
        if not legal.all():
            i = int(legal.argmin())
            index = int(actions[i])
            what = self.codec.text(index) if inside[i] else f"actions go from 0 to {self.codec.size - 1}"
            raise BadInput(f"play {i}: {index} ({what}) is not legal now: see its mask")

    def points(self, play: int) -> list[int]:
        """Of one play, as the seat that acts may know them, its own first; only where no other process has the play."""
        if self.batch is None:
            raise BadInput("the points of a play are asked for in its own process: processes=1")
        state = self.batch.states[play]
        return self.codec.points(state.view(int(self.seats[play])))

    def sample(self) -> Any:
        """A legal action for each play, by chance."""
        if self.team is not None:
            self.team.work(b"sample")
            return self.answers.copy()
        assert self.batch is not None
        return np.array(self.batch.sample(), np.int32)

    def close(self) -> None:
        """Ends the other processes, if there are any; the arrays are copies then."""
        if self.team is not None:
            for name in ("observations", "masks", "seats", "over", "rewards", "answers"):
                setattr(self, name, getattr(self, name).copy())
            self.team.close()

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
