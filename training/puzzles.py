"""Finds puzzles in plays of bots, and solves those that are kept once more.

    python training/puzzles.py mine imperial-miners --wanted 150      adds to study/puzzles.jsonl of the game
    python training/puzzles.py check imperial-miners                  how many a deeper judge answers in the same way

Levels 1 to 3 meet at random. A decision becomes a puzzle if a tree finds one option well ahead, not all weak bots find
it, it is clearly ahead of all others in a close look and in a deep one, from the stored position and in other worlds,
and no option that nobody thought of comes near it. Mining goes on where it was stopped. Compiled it is much faster.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import tabuleiro
from tabuleiro.analysis.judge import Judge
from tabuleiro.analysis.review import PHASES
from tabuleiro.bots.contest import Contest, difference
from tabuleiro.bots.naming import made
from tabuleiro.core.chance import Dice
from tabuleiro.core.decision import Decision
from tabuleiro.core.state import State
from tabuleiro.core.view import View
from tabuleiro.kit.editions import house_set
from tabuleiro.kit.puzzles import FILE, Other, Puzzle, puzzles_of, written
from tabuleiro.kit.shelf import manifest_of

GAMES_FOLDER = Path(__file__).parents[1] / "src/tabuleiro/games"
LEVELS = 3  # that play
SEATS = (2, 2, 2, 3)  # one of these; alone there is no chance to win
OPTIONS = range(3, 25)  # how many a puzzle may have
# Worlds, each for all options in question (the usual judge has 96 rollouts for all of these together): of a first look,
# a close one, a deep one, and of options that nobody thought of.
FIRST, CLOSE, DEEP, BESIDE = 6, 24, 96, 12
HOPED = 0.8  # of the gap: what a tree must see to be looked at
LOOKED = 0.4  # of all decisions
GAP = 0.06  # of chance: as much as a mistake loses
LIKELY, CLEAR = 2.0, 3.3  # standard errors that the best is ahead, in a close look and in a deep one
APART = 15  # decisions between two puzzles of one play
EACH_PLAY = 2  # puzzles at most
KINDS = 4  # no kind of decision is more than one part in so many
WEAK = ("greedy", "search:1", "search:3")  # what they find decides how hard it is to begin with
EASIEST, STEP = 1100, 250  # ratings: what all of them find, and what each that fails adds
FIRST_SEED = 700001  # of plays
CHECKED_WITH = 77  # seed of the check; the looks have others


@dataclass(frozen=True)
class Moment:
    """A decision of a play that a close look found clear."""

    number: int
    position: str
    seat: int
    kind: str
    best: str
    rating: int


class Examiner(Judge):
    """Compares all options of a decision, each in the same worlds."""

    def ranked(self, view: View, decision: Decision, worlds: int) -> list[tuple[int, float, float, float]]:
        """Options that are in question, the best first: option, loss beside it, standard error, and points lost."""
        dice = Dice(self._seed(0))
        return self.compared(view, self._contest(view, self.in_question(view, decision, dice), dice), worlds)

    def noticed(self, number: int, view: View, decision: Decision) -> Moment | None:
        """What may become a puzzle; each look is more expensive than the one before it."""
        thought = self.in_question(view, decision, Dice(self._seed(0)))
        ahead = sorted(thought.values(), reverse=True)
        doubt = self.link.of(len(view.table.players)).at(self.sense.turns_left(view.table))
        if len(ahead) < 2 or (ahead[0] - ahead[1]) / (4 * doubt) < HOPED * GAP:
            return None
        best = max(thought, key=lambda option: thought[option])
        weak = sum(made(bot, 1).choose(view, decision).option != best for bot in WEAK)
        if not weak or any(loss < GAP / 2 for _, loss, _, _ in self.ranked(view, decision, FIRST)[1:]):
            return None
        ranked = self.ranked(view, decision, CLOSE)
        if ranked[0][0] != best or not clear(ranked, LIKELY):
            return None
        position = view.sample(Dice(self.seed * 1000 + number)).position
        return Moment(number, position, view.seat, decision.kind, str(decision.action(best)), EASIEST + STEP * weak)

    def compared(self, view: View, contest: Contest, worlds: int) -> list[tuple[int, float, float, float]]:
        options = list(contest.thought)
        for _ in range(worlds):
            contest.run(options)
        points = {option: [found.points for found in contest.found[option]] for option in options}
        best = options[0]
        for option in options[1:]:
            if self._lost(view, [points[best], points[option]])[0] < 0:
                best = option
        found = []
        for option in options:
            loss, error = self._lost(view, [points[best], points[option]])
            own = difference([[seats[view.seat] for seats in points[one]] for one in (best, option)])[0]
            found.append((option, loss, error, own) if option != best else (option, 0.0, 0.0, 0.0))
        return sorted(found, key=lambda one: (one[0] != best, one[1]))

    def beside(self, view: View, decision: Decision, best: int, others: list[int], worlds: int) -> list[Other]:
        """What options that nobody thought of lose."""
        contest = self._contest(view, dict.fromkeys([best, *others], 0.0), Dice(self._seed(0)))
        for _ in range(worlds):
            contest.run(list(contest.thought))
        points = {option: [found.points for found in contest.found[option]] for option in contest.thought}
        losses = {option: self._lost(view, [points[best], points[option]]) for option in others}
        return [other_of(decision, option, *losses[option]) for option in others]


def other_of(decision: Decision, option: int, loss: float, error: float) -> Other:
    return Other(str(decision.action(option)), round(loss, 4), round(error, 4))


def clear(ranked: list[tuple[int, float, float, float]], errors: float) -> bool:
    """Whether the best is far enough ahead of all others, and that is no noise."""
    return len(ranked) > 1 and all(loss >= GAP and loss >= errors * error for _, loss, error, _ in ranked[1:])


# ---------------------------------------------------------------- mining
def mined(name: str, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one play."""
    game, chance = house_set(name), random.Random(seed)
    seats = min(chance.choice(SEATS), manifest_of(name).most_seats)
    levels = [chance.randint(1, LEVELS) for _ in range(seats)]
    bots = [made(f"search:{level}", seed * 10 + seat) for seat, level in enumerate(levels)]
    state = game.new(seats=seats, seed=seed)
    examiner = Examiner(game, seed)
    number, found = 0, list[Moment]()
    while not state.over:
        seat = state.to_act[0]
        view, decision = state.view(seat), state.decision(seat)
        far = not found or number >= found[-1].number + APART
        looked = far and len(decision.options) in OPTIONS and chance.random() < LOOKED
        if looked and (moment := examiner.noticed(number, view, decision)):
            found.append(moment)
        state.apply(bots[seat].choose(view, decision))
        number += 1
    told = f"play {seed} of bots (levels {', '.join(map(str, levels))})"
    for moment in chance.sample(found, min(EACH_PLAY, len(found))):
        puzzle = puzzle_of(moment, game.position(moment.position), PHASES[moment.number * len(PHASES) // number], told)
        if puzzle is not None:
            yield puzzle


def puzzle_of(moment: Moment, state: State, phase: str, told: str) -> Puzzle | None:
    """The puzzle of a moment if the deep look agrees; from the stored position, as all will see it."""
    game, view, decision = state.game, state.view(moment.seat), state.decision(moment.seat)
    examiner = Examiner(game, moment.number + 1)
    ranked = examiner.ranked(view, decision, DEEP)
    if not clear(ranked, CLEAR) or str(decision.action(ranked[0][0])) != moment.best:
        return None
    best, points = ranked[0][0], ranked[1][3]
    others = [other_of(decision, option, loss, error) for option, loss, error, _ in ranked[1:]]
    left = [option for option in decision.options if option not in {one[0] for one in ranked}]
    if left:
        more = examiner.beside(view, decision, best, left, BESIDE)
        if min(other.loss for other in more) < others[0].loss:
            return None  # who thought of the options has overlooked one
        others = sorted([*others, *more], key=lambda other: other.loss)
    source = f"{told}, decision {moment.number + 1}; training/puzzles.py"
    return Puzzle(
        game=game.name,
        rules=game.rules_version,
        pack_hash=game.pack_hash,
        position=moment.position,
        seat=moment.seat,
        best=moment.best,
        others=tuple(others),
        gap=others[0].loss,
        error=others[0].error,
        points=round(points, 2),
        worlds=DEEP,
        phase=phase,
        kind=moment.kind,
        rating=moment.rating,
        source=source,
    )


def mine(name: str, wanted: int, seconds: float) -> None:
    """Adds to the file as they are found, so that nothing is lost when it is stopped."""
    file = GAMES_FOLDER / name.replace("-", "_") / FILE
    known = list(puzzles_of(name).values())
    kinds = Counter(puzzle.kind for puzzle in known)
    seed = max([FIRST_SEED - 1, *(int(puzzle.source.split()[1]) for puzzle in known)]) + 1
    until, found, plays = time.monotonic() + seconds, len(known), 0
    while found < wanted and time.monotonic() < until:
        for puzzle in mined(name, seed + plays):
            if kinds[puzzle.kind] < max(2, wanted // KINDS):
                found += 1
                kinds[puzzle.kind] += 1
                with file.open("a", encoding="utf-8") as out:
                    out.write(written(puzzle) + "\n")
        plays += 1
    print(f"{name}: {found} puzzles, {plays} plays; {dict(kinds)}")


# ---------------------------------------------------------------- checking
def agrees(puzzle: Puzzle, rollouts: int) -> bool:
    """Whether a deeper judge, by worlds that no look had, finds the same best."""
    state = puzzle.state
    view, decision = state.view(puzzle.seat), state.decision(puzzle.seat)
    examiner = Examiner(state.game, CHECKED_WITH)
    options = len(examiner.in_question(view, decision, Dice(CHECKED_WITH)))
    ranked = examiner.ranked(view, decision, -(-rollouts // options))
    return str(decision.action(ranked[0][0])) == puzzle.best


def check(name: str, rollouts: int) -> bool:
    found = puzzles_of(name)
    same = 0
    for id_, puzzle in found.items():
        if agrees(puzzle, rollouts):
            same += 1
        else:
            print(f"{id_}: another answer than '{puzzle.best}'")
    print(f"{name}: {same} of {len(found)} answered in the same way with {rollouts} rollouts each")
    return same >= 0.95 * len(found)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("mine", "check"))
    parser.add_argument("game")
    parser.add_argument("--wanted", type=int, default=150, metavar="N", help="puzzles in all (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=3600.0, metavar="N", help="at most (default %(default)s)")
    parser.add_argument("--rollouts", type=int, default=384, metavar="N", help="of a check: 4 times the usual judge's")
    given = parser.parse_args(words)
    if given.what == "check":
        return 0 if check(given.game, given.rollouts) else 1
    mine(given.game, given.wanted, given.seconds)
    return 0


if __name__ == "__main__":
    if tabuleiro.build() == "plain":
        print("plain Python: this is many times slower than the compiled build", file=sys.stderr)
    raise SystemExit(main())
