"""The judge: from what a seat may know, its chance to win, the points it may hope for, and what a choice has cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabuleiro.analysis.review import Outlook
from tabuleiro.bots.contest import FEWEST, Contest, Limit, by_habit, by_tree, difference, looked, mean, standard_error
from tabuleiro.bots.lookahead import TRY
from tabuleiro.bots.prospects import Link, link_of, shares
from tabuleiro.bots.rollouts import Rollouts, mixed
from tabuleiro.bots.senses import learned_sense
from tabuleiro.bots.tree import Search
from tabuleiro.core.chance import Dice
from tabuleiro.core.decision import Decision
from tabuleiro.core.game import Game
from tabuleiro.core.view import View

INTERVAL: Final = 1.96  # standard errors on each side, for 95%
NOISE: Final = 1.64  # a loss of fewer standard errors than this may as well be none
TREE: Final = 160  # worlds that say which options are in question
FOUND_OUT: Final = 0.5  # of the rollouts of a verdict find the best option; the others, in fresh worlds, what it brings
NOTHING: Final = 0.01  # of the chance: no more than this is worth no more rollouts, whether lost or left in doubt
CLOSER: Final = 4  # times as many worlds at most where a loss is found but not how great it is
VAGUE: Final = 0.3  # of a loss: a greater standard error leaves open how great it is
EVERY: Final = 4  # worlds after which is asked whether there are enough of them


@dataclass(frozen=True)
class Prospects:
    """One number for each seat; `errors` is half the 95% interval of the chances, as far as worlds differ."""

    chances: tuple[float, ...]
    points: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(frozen=True)
class Verdict:
    """What a choice has cost beside the best one: chance to win (0 to 1) and points, each with its standard error.

    A loss that may as well be noise is 0, and then the choice itself is the best.
    """

    option: int
    best: int
    loss: float = 0.0
    error: float = 0.0
    points: float = 0.0
    points_error: float = 0.0
    options: int = 1  # that were in question
    taken: Outlook | None = None  # behind the choice; None: there was nothing to compare
    better: Outlook | None = None  # behind the best, in the same worlds: less the other it is the loss


class Judge:
    """The same seed judges the same, whatever was judged before: positions meet the same worlds and chance."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.seed = seed
        self.sense = learned_sense(game)
        self.link: Link = link_of(game.name)

    def prospects(self, view: View, worlds: int = 16) -> Prospects:
        """As the view's seat can tell: played on to the end of this turn, or of its next where that is another's."""
        seats = len(view.table.players)
        if view.table.over:
            scores = view.table.scores
            return Prospects(
                shares([score.rank for score in scores]), tuple(float(s.total) for s in scores), (0.0,) * seats
            )
        roll = Rollouts(self.sense, seats)
        turns = 0 if self.sense.has_turn(view.table, view.seat) else 1
        found = []
        for number in range(worlds):
            world = view.sample(Dice(self._seed(number)))
            over = roll.play_on(world, view.seat, TRY, turns, mixed(self._seed(number)))
            found.append(looked(self.sense, self.link, world, view.seat, over))
        chances = [column(seat, [chances for _, chances in found]) for seat in range(seats)]
        points = [column(seat, [points for points, _ in found]) for seat in range(seats)]
        return Prospects(
            tuple(map(mean, chances)),
            tuple(map(mean, points)),
            tuple(INTERVAL * standard_error(one) for one in chances),
        )

    def moment(self, views: Sequence[View], worlds: int = 16) -> Prospects:
        """Each seat's own chance and points, from what it knew itself; the chances together are 1."""
        own = [self.prospects(view, worlds) for view in views]
        chances = [found.chances[seat] for seat, found in enumerate(own)]
        total = sum(chances) or 1.0
        return Prospects(
            tuple(chance / total for chance in chances),
            tuple(found.points[seat] for seat, found in enumerate(own)),
            tuple(found.errors[seat] / total for seat, found in enumerate(own)),
        )

    def verdict(self, view: View, decision: Decision, option: int, rollouts: int = 96) -> Verdict:
        """What an option of the view's seat costs beside the best of those in question."""
        if len(decision.options) < 2:
            return Verdict(option, option)
        dice = Dice(self._seed(0))
        thought = self.in_question(view, decision, dice)
        contest = self._contest(view, {**thought, option: thought.get(option, min(thought.values()))}, dice)
        if len(contest.left) < 2:
            return Verdict(option, option)
        n, every = len(contest.thought), EVERY * len(contest.left)
        best = contest.decide(
            Limit(max(1, int(FOUND_OUT * rollouts))),
            lambda: contest.rollouts % every == 0 and self._as_good(view, contest, option),
        )
        if best == option or self._as_good(view, contest, option):
            taken = self._outlook(view, contest, option)
            return Verdict(option, option, options=n, taken=taken, better=taken)
        final = self._contest(view, {best: 0.0, option: 0.0}, dice)
        loss, error = self._compared(view, final, best, option, max(1, int((1 - FOUND_OUT) * rollouts / 2)))
        taken, better = (self._outlook(view, final, one) for one in (option, best))
        points, points_error = difference(
            [[found.points[view.seat] for found in final.found[one]] for one in (best, option)]
        )
        if loss <= NOISE * error:
            return Verdict(option, option, 0.0, error, 0.0, points_error, n, taken, taken)
        return Verdict(option, best, loss, error, points, points_error, n, taken, better)

    def _as_good(self, view: View, contest: Contest, option: int) -> bool:
        """Whether nothing that was compared with the option for as long can be better by anything worth telling."""
        n = len(contest.found[option])
        if n < FEWEST:
            return False
        rows = {one: [found.points for found in some[:n]] for one, some in contest.found.items() if len(some) >= n}
        pairs = (self._lost(view, [rows[one], rows[option]]) for one in rows if one != option)
        return all(loss + NOISE * error < NOTHING for loss, error in pairs)

    def _compared(self, view: View, final: Contest, best: int, option: int, worlds: int) -> tuple[float, float]:
        """What the option loses, by fresh worlds: fewer where that is soon known, more where a loss is still vague."""
        while True:
            final.run((best, option))
            n = final.rollouts // 2
            if n < worlds and n % EVERY:
                continue
            loss, error = self._lost(view, [[found.points for found in final.found[one]] for one in (best, option)])
            known = n >= FEWEST and error < NOTHING / 2
            small = n >= FEWEST and loss + NOISE * error < NOTHING
            vague = loss > NOISE * error > NOISE * VAGUE * loss and n < CLOSER * worlds
            if known or small or (n >= worlds and not vague):
                return loss, error

    def behind(self, view: View, options: Sequence[int], rollouts: int = 96) -> dict[int, Outlook]:
        """What lies behind each of some options, counted as in a verdict."""
        contest = self._contest(view, dict.fromkeys(options, 0.0), Dice(self._seed(1)))
        while contest.rollouts < rollouts:
            contest.run(options)
        return {option: self._outlook(view, contest, option) for option in options}

    def _outlook(self, view: View, contest: Contest, option: int) -> Outlook:
        """Behind an option: of the mean points, with the doubt of now."""
        rows = [found.points for found in contest.found[option]]
        means = [mean(column(seat, rows)) for seat in range(len(view.table.players))]
        return self.link.chances(means, self.sense.turns_left(view.table), view.seat)[view.seat], means[view.seat]

    def _lost(self, view: View, pair: Sequence[Sequence[Sequence[float]]]) -> tuple[float, float]:
        """The chance that lies between two options, from the points behind each in the same worlds, and its standard
        error. Of the mean points, with the doubt of now: what each world came to would tell the same by far more
        noise. Alone nobody is beaten, and points count as they would in an even play of two."""
        seat, seats, left = view.seat, len(view.table.players), self.sense.turns_left(view.table)
        means = [[mean(column(one, rows)) for one in range(seats)] for rows in pair]
        if seats == 1:
            slopes, loss = [1 / (4 * self.link.of(2).at(left))], 0.0
        else:
            chances = [self.link.chances(points, left, seat)[seat] for points in means]
            loss = chances[0] - chances[1]
            middle = self.link.chances([sum(two) / 2 for two in zip(*means, strict=True)], left, seat)
            doubt = self.link.of(seats).at(left)
            slopes = [middle[seat] * ((one == seat) - middle[one]) / doubt for one in range(seats)]
        slope = [[sum(s * x for s, x in zip(slopes, row, strict=True)) for row in rows] for rows in pair]
        straight, error = difference(slope)
        return (straight if seats == 1 else loss), error

    def in_question(self, view: View, decision: Decision, dice: Dice) -> dict[int, float]:
        """The options that are worth comparing, and what each is thought to be worth; the usual one first."""
        sense, seat = self.sense, view.seat
        habit = sense.by_habit(view.sample(dice), seat)
        if habit != TRY:
            return by_habit(sense, view, decision, habit, dice)
        search = Search(sense, seat, len(view.table.players), dice.generator())
        for _ in range(TREE):
            search.run(view.sample(dice), False)
        return by_tree(search, decision, search.best(decision.options[0]))

    def _contest(self, view: View, thought: dict[int, float], dice: Dice) -> Contest:
        return Contest(self.sense, view, thought, dice, self.sense.rollout_turns(), judged=True)

    def _seed(self, number: int) -> int:
        return mixed(mixed(self.seed) + number)


def column(seat: int, rows: Sequence[Sequence[float]]) -> list[float]:
    return [row[seat] for row in rows]
