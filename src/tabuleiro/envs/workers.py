"""A team of processes for the plays of a vector: each has a part of them and writes to memory that all share."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

from tabuleiro.core.batch import Batch
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.kit.editions import Edition, edition_of, game_of
from tabuleiro.kit.processes import deaf_children, stand_by

READY: Final = b"ready"
DONE: Final = b"done"
LONGEST_STEP: Final = 600.0  # seconds; nothing hangs for ever
NUMBER: Final = 4  # bytes of an action or a reward


class Memory(SharedMemory):
    """Somebody may still hold an array of it when it goes: then it stays for as long as that."""

    def __del__(self) -> None:
        with suppress(BufferError):
            super().__del__()


class Team:
    """`buffers`: observations, masks, seats, over, rewards, answers, each of all plays."""

    def __init__(
        self, game: Game, plays: int, seats: int, seed: int, options: Mapping[str, bool | str], processes: int
    ) -> None:
        widths = (game.codec.observer.length_of(seats), game.codec.size, 1, 1, seats * NUMBER, NUMBER)
        self.memories = [Memory(create=True, size=plays * width) for width in widths]
        self.buffers = [part_of(memory, 0, plays * width) for memory, width in zip(self.memories, widths, strict=True)]
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        context = get_context("spawn")
        names = [memory.name for memory in self.memories]
        bounds = [plays * i // processes for i in range(processes + 1)]
        with deaf_children():
            for number in range(processes):
                here, there = context.Pipe()
                part = (bounds[number], bounds[number + 1])
                work = (there, names, widths, edition_of(game), part, seats, seed + number, dict(options))
                process = context.Process(target=work_on, args=work, daemon=True)
                process.start()
                there.close()
                self.pipes.append(here)
                self.processes.append(process)
        self.hear(READY)

    def work(self, what: bytes) -> None:
        """All do their part of it."""
        if not self.pipes:
            raise BadInput("this vector is closed")
        for pipe in self.pipes:
            try:
                pipe.send_bytes(what)
            except OSError:
                self.lost()
        self.hear(DONE)

    def hear(self, expected: bytes) -> None:
        """Waits for all; what went wrong anywhere is told here."""
        faults = []
        for pipe in self.pipes:
            try:
                if not pipe.poll(LONGEST_STEP):
                    self.lost()
                answer = pipe.recv_bytes()
            except (EOFError, OSError):
                self.lost()
            if answer != expected:
                faults.append(answer.decode())
        if faults:
            raise BadInput("; ".join(faults))

    def lost(self) -> None:
        self.close()
        raise BadInput("a process of this vector has ended or does not answer: its plays are lost")

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()  # which ends its process
        for process in self.processes:
            process.join(5)
            if process.is_alive():
                process.kill()
        self.pipes, self.processes, self.buffers = [], [], []
        for memory in self.memories:
            memory.unlink()
        self.memories = []

    def __del__(self) -> None:
        if getattr(self, "memories", None):
            self.close()


def part_of(memory: SharedMemory, first: int, last: int) -> memoryview:
    assert memory.buf is not None
    return memory.buf[first:last]


# ---------------------------------------------------------------- in the worker
def work_on(
    pipe: Connection,
    names: list[str],
    widths: tuple[int, ...],
    edition: Edition,
    part: tuple[int, int],
    seats: int,
    seed: int,
    options: dict[str, bool | str],
) -> None:
    stand_by()
    first, last = part
    memories = [Memory(name=name) for name in names]
    parts = [part_of(memory, first * width, last * width) for memory, width in zip(memories, widths, strict=True)]
    rewards, answers = parts[4].cast("f"), parts[5].cast("i")
    batch = Batch(game_of(edition), last - first, seats, seed, options, parts[:4])
    pipe.send_bytes(READY)
    while True:
        try:
            what = pipe.recv_bytes()
        except EOFError:
            return
        try:
            if what == b"sample":
                for i, action in enumerate(batch.sample()):
                    answers[i] = action
            else:
                batch.step(answers.tolist())
                for i in range(len(rewards)):
                    rewards[i] = 0.0
                for play, found in batch.rewards.items():
                    for seat, reward in enumerate(found):
                        rewards[play * seats + seat] = reward
        except Exception as error:
            pipe.send_bytes(f"plays {first} to {last - 1}: {error}".encode())
        else:
            pipe.send_bytes(DONE)
