"""Series: many plays on several processes, each kept as a line of a file: a long series goes on where it was left."""

from __future__ import annotations

import json
import math
import sys
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

Job = TypeVar("Job", bound=tuple[Any, ...])
Result = TypeVar("Result")


def series(
    work: Callable[[Job], Result],
    jobs: Sequence[Job],
    processes: int,
    file: Path | None,
    read: Callable[[Any], Result],
) -> list[Result]:
    """What comes of each job, in their order; what the file has is taken from there, the rest is added to it.

    Jobs and results are plain values and tuples, named or not; `read` makes a result again of plain tuples.
    """
    kept: dict[str, Result] = {}
    if file is not None and file.is_file():
        for line in file.read_text(encoding="utf-8").splitlines():
            job, found = json.loads(line)
            kept[json.dumps(job)] = read(tupled(found))
    todo = [job for job in jobs if json.dumps(job) not in kept]
    with get_context("spawn").Pool(min(processes, max(1, len(todo)))) as pool:
        for number, result in enumerate(pool.imap(work, todo)):
            kept[json.dumps(todo[number])] = result
            if file is not None:
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps([todo[number], result]) + "\n")
            if sys.stderr.isatty():
                print(f"\r{number + 1} of {len(todo)} plays", end="", file=sys.stderr, flush=True)
    return [kept[json.dumps(job)] for job in jobs]


def tupled(found: Any) -> Any:
    return tuple(map(tupled, found)) if isinstance(found, list) else found


def mean_with_error(numbers: Iterable[tuple[Hashable, float]]) -> tuple[float, float]:
    """The mean and half its 95% interval, of numbers by what hangs together (a play, a deal): that counts as one."""
    groups: dict[Hashable, list[float]] = defaultdict(list)
    for group, number in numbers:
        groups[group].append(number)
    n = sum(map(len, groups.values()))
    middle = sum(map(sum, groups.values())) / n
    return middle, 1.96 * math.sqrt(sum((sum(some) - middle * len(some)) ** 2 for some in groups.values())) / n
