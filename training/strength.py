"""How much stronger one level of the search bot is than another by how much it may think, whatever the machine.

    python training/strength.py imperial-miners --iterations 100 --games 200 --plays miners.jsonl

The stronger level gets so many iterations for each decision (0: what its level says), the other is its ordinary self.
Two seats, each deal twice, with seats changed. Prints wins and the mean lead, each with its 95% interval by deals, and
the processor's time for a decision. `--plays` keeps the plays: a long series goes on where it was left.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from series import mean_with_error, series

import tabuleiro
from tabuleiro.bots.bot import STRONGEST, Budget
from tabuleiro.bots.prospects import shares
from tabuleiro.bots.search import SearchBot
from tabuleiro.kit.editions import house_set
from tabuleiro.kit.processes import cores


class Duel(NamedTuple):
    """`strong` is the seat of the higher level."""

    game: str
    seed: int
    strong: int
    iterations: int
    high: int
    low: int


class Outcome(NamedTuple):
    """As the higher level sees it."""

    won: float
    lead: float
    decisions: int
    seconds: float


def fought(duel: Duel) -> Outcome:
    state = house_set(duel.game).new(seats=2, seed=duel.seed)
    levels = [duel.high if seat == duel.strong else duel.low for seat in range(2)]
    bots = [SearchBot(duel.seed * 10 + seat, level) for seat, level in enumerate(levels)]
    budgets = [Budget(iterations=duel.iterations) if duel.iterations else None, None]
    decisions, seconds = 0, 0.0
    while not state.over:
        seat = state.to_act[0]
        decision = state.decision(seat)
        since = time.process_time()
        action = bots[seat].choose(state.view(seat), decision, budgets[seat != duel.strong])
        if seat == duel.strong and len(decision.options) > 1:
            decisions += 1
            seconds += time.process_time() - since
        state.apply(action)
    totals = [score.total for score in state.scores]
    won = shares([score.rank for score in state.scores])[duel.strong]
    return Outcome(won, totals[duel.strong] - totals[1 - duel.strong], decisions, seconds)


def read(row: tuple[Any, ...]) -> Outcome:
    return Outcome(*row)


def report(duels: list[Duel], found: list[Outcome]) -> str:
    by_deal = [(duel.seed, one) for duel, one in zip(duels, found, strict=True)]
    won, won_error = mean_with_error((deal, one.won) for deal, one in by_deal)
    lead, lead_error = mean_with_error((deal, one.lead) for deal, one in by_deal)
    seconds = sum(one.seconds for one in found) / max(1, sum(one.decisions for one in found))
    return (
        f"{len(found)} plays: won {won:.1%} ± {won_error:.1%}, ahead by {lead:+.1f} ± {lead_error:.1f} points, "
        f"{seconds:.3f} s a decision"
    )


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument(
        "--iterations", type=int, default=0, metavar="N", help="of each decision (default: the level's)"
    )
    parser.add_argument("--games", type=int, default=200, metavar="N", help="plays (default %(default)s)")
    parser.add_argument("--seed", type=int, default=700001, metavar="N", help="of the first deal (default %(default)s)")
    parser.add_argument("--high", type=int, default=STRONGEST, metavar="N", help="level (default %(default)s)")
    parser.add_argument("--low", type=int, default=STRONGEST - 1, metavar="N", help="level (default %(default)s)")
    parser.add_argument("--jobs", type=int, default=cores(), metavar="N", help="processes (default: all cores)")
    parser.add_argument("--plays", type=Path, metavar="FILE", help="keep the plays here, to go on from")
    given = parser.parse_args(words)
    duels = [
        Duel(given.game, given.seed + number // 2, number % 2, given.iterations, given.high, given.low)
        for number in range(given.games)
    ]
    print(report(duels, series(fought, duels, given.jobs, given.plays, read)))
    return 0


if __name__ == "__main__":
    if tabuleiro.build() == "plain":
        print("plain Python: this is many times slower than the compiled build", file=sys.stderr)
    raise SystemExit(main())
