"""A hint on the page: what the bot thinks best, what it brings now and next, and what the second best lacks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from tabuleiro.bots.playouts import PlayoutSense
from tabuleiro.bots.senses import learned_sense
from tabuleiro.drawing.tags import NOTHING
from tabuleiro.kit.beats import Gain
from tabuleiro.web.board import board_of
from tabuleiro.web.chronicle import Reader
from tabuleiro.web.texts import words

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable
    from tabuleiro.server.workers import Hint

THOUGHTS: Final = 3  # options of a hint that are worth a line


@dataclass(frozen=True)
class Advice:
    """A hint for the page: what is best and what it brings, counted by the end of the turn; what it rests on, points by
    the end of the play, is folded below."""

    says: str
    thoughts: Sequence[tuple[str, str]]  # options, the best first, with the points they promise or fall short
    line: Sequence[str]
    worlds: int
    brings: Markup = NOTHING  # by the end of the turn
    second: str = ""  # what comes next to it,
    lacks: Markup = NOTHING  # and what that brings less
    whole: bool = False  # the bot sees no turns: what it brings is by the end of the game


def advice_of(table: LiveTable, seat: int, hint: Hint, lang: str) -> Advice:
    board, state, say = board_of(table.game.name), table.table.state, words(lang)
    view = state.view(seat)
    actions = state.decision(seat).actions if seat in state.to_act else ()
    brief = {str(action): board.brief(view, action, lang) for action in actions}
    best = brief.get(hint.best, hint.words)
    reader = Reader(table.game, seat, (), (), lang)  # chips name nobody
    brings, whole = reader.chips(hint.brings), isinstance(learned_sense(table.game), PlayoutSense)
    says = say("hint-sure", what=best)
    if not hint.thoughts:
        return Advice(says, (), hint.line, hint.worlds, brings, whole=whole)
    worth = [idea.values[seat] for idea in hint.thoughts[:THOUGHTS]]
    first = say("hint-best", n=round(worth[0])) if board.promises else say("hint-first")
    less = [round(worth[0] - n) for n in worth]
    told = [first, *(say("hint-less", n=n) if n else say("hint-nearly") for n in less[1:])]
    ideas = [brief.get(idea.text, idea.words) for idea in hint.thoughts]
    second, lacks = "", []
    if len(hint.thoughts) > 1:
        lacks = lacking(hint.thoughts[0].brings, hint.thoughts[1].brings)
        key = "hint-second-lacks" if lacks else "hint-second-later" if less[1] > 0 else "hint-second-even"
        second = say(key, what=ideas[1])
    shown = list(zip(ideas, told, strict=False))
    less_of = [gain._replace(n=-gain.n) for gain in lacks]
    return Advice(says, shown, hint.line, hint.worlds, brings, second, reader.chips(less_of), whole)


def lacking(best: Sequence[Gain], second: Sequence[Gain]) -> list[Gain]:
    """What the best brings more of than the second, or gives less of."""
    less = {gain.what: gain.n for gain in second}
    differences = [gain._replace(n=gain.n - less.get(gain.what, 0)) for gain in best]
    given = {gain.what for gain in best}
    differences += [gain._replace(n=-gain.n) for gain in second if gain.what not in given]
    return [gain for gain in differences if gain.n > 0]
