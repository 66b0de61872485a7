"""What a person types during a play: an option's number, an action in notation, or a command."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabuleiro.bots import Budget
from tabuleiro.bots.playouts import PlayoutSense
from tabuleiro.bots.search import SearchBot
from tabuleiro.bots.senses import learned_sense
from tabuleiro.cli.terminal import NUMBERS, listed, numbered, short
from tabuleiro.core.decision import plain
from tabuleiro.core.errors import IllegalAction
from tabuleiro.drawing.tags import minus

if TYPE_CHECKING:
    from tabuleiro.cli.play import Play
    from tabuleiro.core.action import Action
    from tabuleiro.core.reason import Reason

COMMANDS: Final = ("hint", "why", "undo", "log", "card", "show", "save", "help", "quit")
LOG_LINES = 20
HINTS = 5  # options that a hint shows
HINT = Budget(iterations=200)  # quick enough in plain Python too
LONGEST = 200  # characters of what can be meant, but for the names of files
LONGEST_NUMBER = 6  # digits


def whole_number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def loose(text: str) -> str:
    """Notation as people type it: `Keep Sun Ladder` is `keep sun-ladder`."""
    return plain(text.replace("-", " "))


class Talk:
    """One conversation with the person at the keys, up to the next action or undo."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.seat = play.at_keys
        self.decision = play.state.decision(self.seat)
        self.terminal = play.terminal
        self.texts = play.texts
        self.changed = False  # so that the table is drawn again

    def until_something_changes(self) -> None:
        while not self.changed:
            self.answer(self.terminal.ask("> "))

    def answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        word = word.lower()
        if not line or (len(line) > LONGEST and word != "save"):
            self.what_is_possible()
        elif word in COMMANDS:
            getattr(self, word)(rest.strip())
        elif action := self.meant(line):
            self.act(action)
        elif line.isdecimal():
            self.terminal.text(self.texts("no-such-number", number=line, most=len(self.decision.actions)))
        else:
            self.refuse(line)

    def meant(self, line: str) -> Action | None:
        if line.isdecimal():
            return self.numbered_action(line)
        return next((action for action in self.decision.actions if loose(str(action)) == loose(line)), None)

    def numbered_action(self, text: str) -> Action | None:
        number = whole_number(text)
        if number is None or not 1 <= number <= len(self.decision.actions):
            return None
        return self.decision.actions[number - 1]

    def act(self, action: Action) -> None:
        self.play.table.act(action)
        self.play.save_quietly()
        self.changed = True

    def refuse(self, line: str) -> None:
        reason = self.play.state.why_not(self.seat, line)
        if reason is not None:
            self.terminal.text(self.reason(reason))
        self.what_is_possible()

    def reason(self, reason: Reason) -> str:
        return self.play.words.reason_words(self.play.game, reason, self.texts.lang)

    def what_is_possible(self) -> None:
        example = str(self.decision.actions[0])
        self.terminal.text(self.texts("possible", most=len(self.decision.actions), example=example), "dim")

    # -- commands
    def hint(self, text: str) -> None:
        """What the search bot would think in this seat; it sees no more than the person does."""
        view = self.play.state.view(self.seat)
        bot = SearchBot()  # not by the seed of the play: that is for nobody at the table to use
        action = bot.choose(view, self.decision, HINT)
        thought = bot.explain(self.texts.lang)
        if not thought.thoughts:
            words = self.play.words.label(view, action, self.texts.lang, self.play.names)
            self.terminal.text(self.texts("hint-habit"))
            self.terminal.print(numbered([(self.number_of(action), Text(words))]))
            return
        lead = isinstance(learned_sense(self.play.state.game), PlayoutSense)
        self.terminal.text(self.texts("hint-options", worlds=thought.worlds, lead=int(lead)))
        best, times = thought.thoughts[:HINTS], self.terminal.glyphs.times
        wide = max(len(str(option.visits)) for option in best)
        rows = []
        for option in best:
            points, visits = minus(f"{option.values[self.seat]:5.1f}"), str(option.visits).rjust(wide)
            figures = self.texts("hint-figures", points=points, visits=visits, times=times)
            words = self.short(option.words, self.terminal.width - NUMBERS - len(figures) - 2)
            rows.append((self.number_of(option.action), Text(f"{figures}  {words}")))
        self.terminal.print(numbered(rows))
        self.terminal.text(self.texts("hint-line"))
        for words in thought.line:
            self.terminal.text(self.short(words, self.terminal.width - NUMBERS), indent=NUMBERS)

    def number_of(self, action: Action) -> str:
        return str(self.decision.actions.index(action) + 1)

    def short(self, words: str, room: int) -> str:
        return short(words, room, 1, self.terminal.glyphs.cut)[0]

    def why(self, text: str) -> None:
        """With a text, why that is not possible; without, everything visible that is not, by its reason."""
        if text:
            text = str(self.numbered_action(text) or text)
            reason = self.play.state.why_not(self.seat, text)
            self.terminal.text(self.texts("why-possible", text=text) if reason is None else self.reason(reason))
            return
        by_reason: dict[str, list[str]] = {}
        for action, reason in self.play.state.refusals(self.seat):
            by_reason.setdefault(self.reason(reason), []).append(str(action))
        if not by_reason:
            self.terminal.text(self.texts("why-nothing"))
        for words, actions in by_reason.items():
            self.terminal.text(words)
            self.terminal.text(", ".join(actions), "dim", indent=2)

    def undo(self, text: str) -> None:
        try:
            self.play.table.undo(self.seat)
        except IllegalAction as error:
            self.terminal.text(self.reason(error.reason))
            return
        for seat in self.play.seen:
            self.play.seen[seat] = min(self.play.seen[seat], len(self.play.table.log))
        self.terminal.text(self.texts("undone"))
        self.play.save_quietly()
        self.changed = True

    def log(self, text: str) -> None:
        """The last lines of the log, 20 or as many as are asked for."""
        count = whole_number(text) if text else LOG_LINES
        if count is None:
            self.terminal.text(self.texts("log-number", text=text))
            return
        lines = self.play.lines(self.seat, 0)
        self.play.tell(lines[-count:] if count else [])
        if not lines:
            self.terminal.text(self.texts("log-empty"))

    def card(self, text: str) -> None:
        found = self.play.drawing.zoom(self.play.game, text, self.texts, self.terminal.glyphs) if text else []
        self.terminal.print(*found)
        if not found:
            self.terminal.text(self.texts("no-such-card", text=text))

    def show(self, text: str) -> None:
        self.play.show_all = True
        self.changed = True

    def save(self, text: str) -> None:
        place = Path(os.path.expanduser(text)) if text else self.play.save_place
        if place is None:
            self.terminal.text(self.texts("save-where"))
            return
        self.play.save_trouble = ""
        if self.play.save(place):
            self.play.save_place = place
            self.terminal.text(self.texts("saved", place=str(place)))

    def help(self, text: str) -> None:
        rows = [(f"  {name}", Text(self.texts(f"help-{name}"))) for name in COMMANDS]
        self.terminal.text(self.texts("help", example=str(self.decision.actions[0])))
        self.terminal.print(listed(rows))
        legend = self.play.drawing.legend(self.texts, self.terminal.glyphs)
        if legend:
            self.terminal.text(legend, "dim")

    def quit(self, text: str) -> None:
        raise EOFError
