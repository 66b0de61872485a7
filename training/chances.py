"""Fits the link from points hoped for to chances to win on plays of bots, and tells how well the judge is calibrated.

    python training/chances.py fit imperial-miners --games 400            writes bots/chances.json of the game
    python training/chances.py check imperial-miners --games 1000 --seed 500001 --notes check.jsonl
        a reliability table and Brier scores by stage, beside a judge that knows only the points on the table

Levels 1 to 5 meet at random, two seats mostly, and a few moments of each play are noted: what each seat may hope for
as far as it can tell itself, in some worlds, and who won. The same seed finds the same, on any number of processes;
seats and levels hang on it alone, so every game has as many notes. `--notes` keeps them: they are not played again.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import random
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import astuple
from pathlib import Path
from typing import Any, NamedTuple

from series import mean_with_error, series

import tabuleiro
from tabuleiro.bots.contest import looked
from tabuleiro.bots.lookahead import TRY
from tabuleiro.bots.prospects import CHANCES, UNFITTED, Doubt, Link, link_of, shares
from tabuleiro.bots.rollouts import Rollouts, mixed
from tabuleiro.bots.search import SearchBot
from tabuleiro.bots.senses import learned_sense
from tabuleiro.core.chance import Dice
from tabuleiro.core.state import State
from tabuleiro.kit.editions import house_set
from tabuleiro.kit.processes import cores
from tabuleiro.kit.shelf import manifest_of

GAMES_FOLDER = Path(__file__).parents[1] / "src/tabuleiro/games"
LEVELS = 5  # all that answer at once
MOMENTS = 6  # noted in a play
WORLDS = 4  # of each
STAGES = 4
DECILES = 10
ENOUGH = 1000  # notes: those of one play hang together
START = (0.0, 0.0, 0.0)  # of the fit: logarithms of `now` and `more`, and `own`
LEAST = math.log(0.05)  # points of doubt there always are
STEPS = (1.0, 0.3, 0.1, 0.03)  # of the fit, in logarithms


class Note(NamedTuple):
    """One seat at one moment: for each world the points that seats may hope for, this seat's first, and turns left."""

    play: int  # its seed
    seats: int
    stage: float  # from 0 at the start to 1
    worlds: tuple[tuple[tuple[float, ...], float], ...]
    table: tuple[float, ...]  # the points on the table, this seat's first
    left: float
    won: float


def noted(job: tuple[str, int]) -> list[Note]:
    """One play of bots of mixed levels."""
    name, seed = job
    game = house_set(name)
    chance = random.Random(seed)
    manifest = manifest_of(name)
    most = min(manifest.most_seats, 4)
    seats = 2 if chance.random() < 0.6 or most == 2 else chance.randint(3, most)
    state = game.new(seats=seats, seed=seed)
    bots = [SearchBot(seed * 10 + seat, chance.randint(1, LEVELS)) for seat in range(seats)]
    states = []
    while not state.over:
        states.append(state.clone())
        seat = state.to_act[0]
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat)))
    won = shares([score.rank for score in state.scores])
    found = []
    for number in sorted(chance.sample(range(len(states)), min(MOMENTS, len(states)))):
        for seat in range(seats):
            found.append(note(states[number], seat, number / len(states), won[seat], seed))
    return found


def note(state: State, seat: int, stage: float, won: float, seed: int) -> Note:
    sense = learned_sense(state.game)
    view, seats = state.view(seat), len(state.players)
    roll = Rollouts(sense, seats)
    turns = 0 if sense.has_turn(view.table, seat) else 1
    worlds = []
    for number in range(WORLDS):
        world = view.sample(Dice(seed * 100 + number))
        over = roll.play_on(world, seat, TRY, turns, mixed(seed * 100 + number))
        points, _ = looked(sense, UNFITTED, world, seat, over)
        worlds.append((own_first(points, seat), sense.turns_left(world)))
    totals = [float(points) for points, _ in view.table.standings()]
    return Note(seed, seats, stage, tuple(worlds), own_first(totals, seat), sense.turns_left(view.table), won)


ChanceBy = Callable[[Link, Note], float]


def own_first(points: Sequence[float], seat: int) -> tuple[float, ...]:
    return (points[seat], *points[:seat], *points[seat + 1 :])


def chance_of(link: Link, one: Note) -> float:
    return sum(link.chances(points, left, 0)[0] for points, left in one.worlds) / len(one.worlds)


def plain_chance(link: Link, one: Note) -> float:
    """Of a judge that knows only the points on the table."""
    return link.chances(one.table, one.left, 0)[0]


def read(rows: Iterable[Iterable[Any]]) -> list[Note]:
    return [Note(*row) for row in rows]


# ---------------------------------------------------------------- fitting
def fitted(notes: list[Note], chance_by: ChanceBy = chance_of) -> Doubt:
    """The doubt under which what happened was most likely, by steps that grow smaller."""
    best, least = START, math.inf

    def cost(figures: tuple[float, float, float]) -> float:
        link = Link({2: doubt_of(figures)}, "")
        total = 0.0
        for one in notes:
            chance = min(max(chance_by(link, one), 1e-6), 1 - 1e-6)
            total -= one.won * math.log(chance) + (1 - one.won) * math.log(1 - chance)
        return total

    for step in STEPS:
        better = True
        while better:
            better = False
            for figure, way in itertools.product(range(len(START)), (step, -step)):
                there = (*best[:figure], best[figure] + way, *best[figure + 1 :])
                found = cost(there)
                if found < least - 1e-9:
                    best, least, better = there, found, True
    return doubt_of(best)


def doubt_of(figures: tuple[float, float, float]) -> Doubt:
    """`now` and `more` from their logarithms, `own` from itself."""
    now, more, own = figures
    return Doubt(round(math.exp(max(LEAST, now)), 2), round(math.exp(max(LEAST, more)), 2), round(own, 2))


def doubts_of(notes: list[Note]) -> dict[int, Doubt]:
    """By number of seats where there are enough notes of it, else one for all."""
    together = fitted(notes)
    return {n: fitted(some) if len(some) >= ENOUGH else together for n, some in by_seats(notes).items()}


def by_seats(notes: list[Note]) -> dict[int, list[Note]]:
    return {n: [one for one in notes if one.seats == n] for n in sorted({one.seats for one in notes})}


# ---------------------------------------------------------------- the report
def report(link: Link, notes: list[Note]) -> str:
    plain = Link({2: fitted(notes, plain_chance)}, "")
    rows = [(one, chance_of(link, one), plain_chance(plain, one)) for one in notes]
    lines = [f"{len({one.play for one in notes})} plays. Brier scores, and how much lower that of the judge is"]
    lines.append(f"{'':12}{'notes':>7}   judge  points only")
    parts = [("all", rows)]
    parts += [(f"{seats} seats", [row for row in rows if row[0].seats == seats]) for seats in by_seats(notes)]
    for stage in range(STAGES):
        parts.append((f"{stage + 1} of {STAGES}", [row for row in rows if int(row[0].stage * STAGES) == stage]))
    for name, some in parts:
        if some:
            judge, _ = mean_with_error((one.play, (chance - one.won) ** 2) for one, chance, _ in some)
            points, _ = mean_with_error((one.play, (plainly - one.won) ** 2) for one, _, plainly in some)
            gaps = ((one.play, (plainly - one.won) ** 2 - (chance - one.won) ** 2) for one, chance, plainly in some)
            less, error = mean_with_error(gaps)
            lines.append(f"{name:12}{len(some):7}  {judge:.4f}       {points:.4f}  {less:+.4f} ± {error:.4f}")
    lines.append("stated        notes  stated    came  came less stated")
    for decile in range(DECILES):
        some = [row for row in rows if min(int(row[1] * DECILES), DECILES - 1) == decile]
        if some:
            stated, came = sum(row[1] for row in some) / len(some), sum(row[0].won for row in some) / len(some)
            gap, error = mean_with_error((one.play, one.won - chance) for one, chance, _ in some)
            row = f"{decile * 10:2}-{decile * 10 + 10:3}%  {len(some):9}  {stated:6.1%}  {came:6.1%}"
            lines.append(f"{row}  {gap:+6.1%} ± {error:.1%}")
    return "\n".join(lines)


# ---------------------------------------------------------------- the command
def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("fit", "check"))
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="plays (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first play (default 1)")
    parser.add_argument("--jobs", type=int, default=cores(), metavar="N", help="processes (default: all cores)")
    parser.add_argument("--notes", type=Path, metavar="FILE", help="keep the notes here, to go on from")
    given = parser.parse_args(words)
    jobs = [(given.game, given.seed + number) for number in range(given.games)]
    notes = [one for some in series(noted, jobs, given.jobs, given.notes, read) for one in some]
    if given.what == "check":
        print(report(link_of(given.game), notes))
        return 0
    doubts = doubts_of(notes)
    source = f"training/chances.py fit {given.game} --games {given.games} --seed {given.seed}"
    source += f": plays of levels 1 to {LEVELS}, {len(notes)} notes, rules {house_set(given.game).rules_version}"
    print(report(Link(doubts, source), notes))
    write(given.game, {"source": source, "doubts": {str(n): astuple(doubt) for n, doubt in doubts.items()}})
    return 0


def write(game: str, found: Mapping[str, object]) -> None:
    """Into the game's file, in the place of what it said of that."""
    file = GAMES_FOLDER / game.replace("-", "_") / CHANCES
    said = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    lines = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in {**said, **found}.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"written: {file}")


if __name__ == "__main__":
    if tabuleiro.build() == "plain":
        print("plain Python: this is many times slower than the compiled build", file=sys.stderr)
    raise SystemExit(main())
