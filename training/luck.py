"""Whether luck is nothing on the mean, and whether results without luck vary less: reviews of plays of bots.

    python training/luck.py imperial-miners --games 500 --seed 600001

Prints for each seat the mean of its luck with a 95% interval, the variances of the result and of that without luck,
and how losses are spread by level, which the limits of inaccuracies, mistakes and blunders are set by (`--verdicts`).

Luck that is found by few worlds and few other outcomes has noise of its own. What is taken from a result is the part of
it that explains results best; `--write` puts that part into bots/chances.json. The variance without luck is that of
each half of the plays, by the part that the other half says.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any, NamedTuple

from chances import write
from series import series

from tabuleiro.analysis.judge import INTERVAL, mean, standard_error
from tabuleiro.analysis.reviewing import Care, Desk
from tabuleiro.bots.prospects import shares
from tabuleiro.bots.search import SearchBot
from tabuleiro.kit.editions import house_set
from tabuleiro.kit.processes import cores

LEVELS = 5
SOME = 12  # verdicts of a play
QUANTILES = (0.5, 0.75, 0.9, 0.95, 0.99)


Job = tuple[str, int, int, bool, int, int]


class Play(NamedTuple):
    luck: tuple[float, ...]
    result: tuple[float, ...]
    losses: tuple[tuple[int, float], ...]  # level, loss


def played(job: Job) -> Play:
    name, seats, seed, verdicts, worlds, others = job
    care = Care(worlds, others)
    game, chance = house_set(name), random.Random(seed)
    levels = [chance.randint(1, LEVELS) for _ in range(seats)]
    bots = [SearchBot(seed * 10 + seat, level) for seat, level in enumerate(levels)]
    state = game.new(seats=seats, seed=seed)
    while not state.over:
        seat = state.to_act[0]
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat)))
    record = state.record
    desk = Desk(game, record, care)
    strokes = [desk.luck(n) for n in (0, *(n for n, entry in enumerate(record.entries, 1) if entry.outcomes))]
    luck = tuple(sum(stroke.luck[seat] for stroke in strokes) for seat in range(seats))
    some = chance.sample(range(1, len(record.entries) + 1), min(SOME, len(record.entries))) if verdicts else []
    losses = tuple((levels[record.entries[n - 1].seat], desk.verdict(n).loss) for n in some)
    return Play(luck, shares([score.rank for score in state.scores]), losses)


def read(row: tuple[Any, ...]) -> Play:
    return Play(*row)


def variance(numbers: list[float]) -> float:
    middle = mean(numbers)
    return mean([(one - middle) ** 2 for one in numbers])


def trust(plays: list[Play]) -> float:
    """The part of luck that leaves least variance in the results."""
    pairs = [pair for play in plays for pair in zip(play.luck, play.result, strict=True)]
    middle, even = mean([luck for luck, _ in pairs]), mean([result for _, result in pairs])
    shared = sum((luck - middle) * (result - even) for luck, result in pairs)
    return round(shared / sum((luck - middle) ** 2 for luck, _ in pairs), 2)


def report(plays: list[Play]) -> str:
    lines = [f"{len(plays)} plays; of the luck that is found {trust(plays):.2f} shows in results"]
    halves = plays[::2], plays[1::2]
    tested = [(trust(other), half) for half, other in (halves, halves[::-1])]  # by what the other half says
    for seat in range(len(plays[0].luck)):
        luck = [play.luck[seat] for play in plays]
        results = [play.result[seat] for play in plays]
        without = [play.result[seat] - part * play.luck[seat] for part, half in tested for play in half]
        lines.append(
            f"seat {seat}: luck {mean(luck):+.4f} ± {INTERVAL * standard_error(luck):.4f}; variance of the result "
            f"{variance(results):.4f}, without luck {variance(without):.4f}"
        )
    for level in sorted({level for play in plays for level, _ in play.losses}):
        losses = sorted(loss for play in plays for one, loss in play.losses if one == level)
        spread = ", ".join(f"{part:.0%} {losses[int(part * (len(losses) - 1))]:.3f}" for part in QUANTILES)
        lines.append(f"level {level}: {len(losses)} losses, mean {mean(losses):.4f}; {spread}")
    return "\n".join(lines)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=500, metavar="N", help="plays (default %(default)s)")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="of each (default 2)")
    parser.add_argument("--seed", type=int, default=600001, metavar="N", help="of the first play (default %(default)s)")
    parser.add_argument("--jobs", type=int, default=cores(), metavar="N", help="processes (default: all cores)")
    parser.add_argument("--verdicts", action="store_true", help="judge some decisions, too")
    parser.add_argument("--worlds", type=int, default=6, metavar="N", help="for each position (default %(default)s)")
    parser.add_argument("--others", type=int, default=6, metavar="N", help="outcomes to compare with (default 6)")
    parser.add_argument("--plays", type=Path, metavar="FILE", help="keep what was found here, to go on from")
    parser.add_argument("--write", action="store_true", help="put the part of luck that shows into bots/chances.json")
    given = parser.parse_args(words)
    one = given.game, given.seats, given.verdicts, given.worlds, given.others
    jobs = [(*one[:2], given.seed + number, *one[2:]) for number in range(given.games)]
    plays = series(played, jobs, given.jobs, given.plays, read)
    print(report(plays))
    if given.write:
        write(given.game, {"luck": trust(plays)})
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
