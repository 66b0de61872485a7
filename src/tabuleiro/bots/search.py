"""The search bot: imagines worlds that fit what its seat has seen, and grows a tree of its choices over them."""

from __future__ import annotations

import math
import time
from typing import Final

from tabuleiro.bots.bot import STRONGEST, USUAL, Bot, Budget
from tabuleiro.bots.contest import Contest, Limit, by_habit, by_tree
from tabuleiro.bots.explanation import Explanation, Thought
from tabuleiro.bots.lookahead import TRY, Sense, others_answer
from tabuleiro.bots.senses import learned_sense
from tabuleiro.bots.tree import Node, Search
from tabuleiro.core.action import Action
from tabuleiro.core.chance import DIGIT, Dice
from tabuleiro.core.decision import Decision
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.core.manifest import Level
from tabuleiro.core.view import View
from tabuleiro.kit.shelf import words_of as game_words

TREE: Final = 0.2  # of a budget, where rollouts follow


class SearchBot(Bot):
    """By level or iterations it is the same for the same seed; by milliseconds it depends on the machine."""

    name = "search"

    def __init__(self, seed: int = 0, level: int = USUAL) -> None:
        super().__init__(seed)
        if not 1 <= level <= STRONGEST:
            raise BadInput(f"the search bot has levels 1 to {STRONGEST}, not {level}")
        self.level = level
        self.game: Game | None = None
        self.sense: Sense | None = None
        self.search: Search | None = None
        self.next: Node | None = None  # where the tree goes on after the last choice
        self.stopped = False
        self._last: tuple[View, Decision, Search | None] | None = None

    def choose(self, view: View, decision: Decision, budget: Budget | None = None) -> Action:
        if budget is not None:
            check(budget)
        self.stopped = False
        self._last = (view, decision, None)
        if len(decision.options) == 1:
            return decision.actions[0]
        sense = self._sense_for(view.game)
        level = view.game.manifest.levels[self.level - 1]
        think, roll = limits(level, budget)
        habit = sense.by_habit(view.sample(self.dice), decision.seat)
        if habit != TRY:
            thought = by_habit(sense, view, decision, habit, self.dice) if roll.rollouts else {}
            return decision.action(self._rolled_out(sense, view, thought, roll, habit))
        search = self._going_on(view, decision, sense)
        self._think(search, view, level, think)
        best = self._taken(search, decision, level)
        if roll.rollouts:
            best = self._rolled_out(sense, view, by_tree(search, decision, best), roll, best)
        self.next = search.root.children.get(best)
        self._last = (view, decision, search)
        return decision.action(best)

    def stop(self) -> None:
        """From another thread: `choose` ends with what it has found so far."""
        self.stopped = True

    def _sense_for(self, game: Game) -> Sense:
        if self.sense is None or self.game is not game:
            self.game, self.sense, self.next = game, learned_sense(game), None
        return self.sense

    def _going_on(self, view: View, decision: Decision, sense: Sense) -> Search:
        """The tree of the last choice, from where it led to, if the seat knows just what was foreseen there."""
        node, search, seat = self.next, self.search, decision.seat
        if search is not None and search.seat == seat and node is not None:
            world = view.sample(self.dice)
            knowledge = sense.knowledge(world, seat)
            node = node.outcomes.get(knowledge, node)
            if node.order and not node.mixed and search.seats == len(world.players) and node.knowledge == knowledge:
                search.root = node
                return search
        self.search = Search(sense, seat, len(view.sample(self.dice).players), self.dice.generator())
        return self.search

    def _think(self, search: Search, view: View, level: Level, limit: Limit) -> None:
        """At least one world; then as far as the limit goes, the first ones not beyond the turn."""
        root, dice = search.root, self.dice
        while True:
            search.run(view.sample(dice), root.visits >= level.worlds)
            if root.visits >= limit.rollouts or self.stopped or time.perf_counter() > limit.until:
                return

    def _rolled_out(self, sense: Sense, view: View, thought: dict[int, float], limit: Limit, otherwise: int) -> int:
        """The best of the options that are in question, by rollouts."""
        if len(thought) < 2:
            return otherwise
        contest = Contest(sense, view, thought, self.dice, sense.rollout_turns())
        return contest.decide(limit, lambda: self.stopped)

    def _taken(self, search: Search, decision: Decision, level: Level) -> int:
        best = search.best(decision.options[0])
        if not level.slack:
            return best
        # A friendly level: the values blurred by so many points, so it errs where little is at stake.
        blurred = {
            option: search.worth_of(child) - level.slack * math.log(-math.log(self._chance()))
            for option, child in search.root.children.items()
            if child.visits and option in decision.options
        }
        return max(blurred, key=blurred.__getitem__, default=best)

    def _chance(self) -> float:
        return (self.dice.generator() & DIGIT | 1) / (DIGIT + 2)

    def explain(self, lang: str = "en") -> Explanation:
        """What was thought about the last decision; one that was forced or a habit has no thoughts."""
        if self._last is None:
            raise BadInput("the bot has not decided anything yet")
        view, decision, search = self._last
        if search is None:
            return Explanation(decision.seat, (), (), 0)
        seat = decision.seat
        tried = [(option, child) for option, child in search.root.children.items() if child.visits]
        tried.sort(key=lambda pair: -pair[1].value(seat))
        thoughts = tuple(
            Thought(
                decision.action(option),
                words_of(view, decision.action(option), lang),
                child.visits,
                tuple(child.value(s) for s in range(search.seats)),
            )
            for option, child in tried
            if option in decision.options
        )
        return Explanation(seat, thoughts, self._line(view, search, lang), search.root.visits)

    def _line(self, view: View, search: Search, lang: str) -> tuple[str, ...]:
        """The best choices one after the other, as far as one imagined world allows them; what habit does with cards
        that this world has drawn is left out."""
        said: list[str] = []
        world = view.sample(Dice(0))
        chance = world.rng
        sense, seat, node = search.sense, search.seat, search.root
        sense.end_with_turn(world)
        while (node.order or node.outcomes) and not world.over:
            p = world.players[seat]
            if not p.options:
                if not others_answer(sense, world):
                    break
                continue
            option = sense.by_habit(world, seat)
            by_habit = option != TRY
            if not by_habit:
                if search.chance_apart and world.rng != chance:
                    break  # what comes now hangs on what this world has drawn
                node = node.outcomes.get(sense.knowledge(world, seat), node)
                if p.asking is not node.asking or p.asking_at != node.at:
                    break
                option = search.best_of(node, p.options[0])
                if option not in p.options or option not in node.children:
                    break
                node = node.children[option]
            if not by_habit or world.rng == chance:
                said.append(words_of(world.view(seat), Action(view.game, seat, p.asking, p.asking_at, option), lang))
            world.play(seat, option)
        return tuple(said)


def limits(level: Level, budget: Budget | None) -> tuple[Limit, Limit]:
    """How far a thought goes, first in the tree, then in rollouts, which have what the tree leaves of a budget."""
    worlds = level.worlds + level.looks
    if budget is None or (budget.iterations is None and budget.milliseconds is None):
        return Limit(worlds), Limit(level.rollouts)
    most, now = budget.iterations or 1 << 60, time.perf_counter()
    seconds = math.inf if budget.milliseconds is None else budget.milliseconds / 1000
    if not level.rollouts:
        return Limit(most, now + seconds), Limit(0)
    tree = min(worlds, max(1, int(most * TREE)))
    return Limit(tree, now + TREE * seconds), Limit(most - tree, now + seconds)


def words_of(view: View, action: Action, lang: str) -> str:
    """The game's words for an action."""
    return game_words(view.game).label(view, action, lang)


def check(budget: Budget) -> None:
    for unit, n in (("milliseconds", budget.milliseconds), ("iterations", budget.iterations)):
        if n is not None and n < 1:
            raise BadInput(f"a budget of {n} {unit} is too small: at least 1")
