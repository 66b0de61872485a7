"""One play in the terminal: people at one keyboard, bots after them, until it is over or left."""

from __future__ import annotations

import shlex
from pathlib import Path

import tabuleiro
from tabuleiro.analysis.selfplay import chosen
from tabuleiro.cli.drawing import Look, drawing_of, log_lines
from tabuleiro.cli.seats import PERSON, bots_for, kinds_of, options_of, some_seed, usual_seats
from tabuleiro.cli.talk import Talk
from tabuleiro.cli.terminal import Terminal, numbered, seat_style
from tabuleiro.cli.texts import Texts
from tabuleiro.core.action import Action
from tabuleiro.core.errors import BadInput
from tabuleiro.core.event import TABLE
from tabuleiro.core.game import Game
from tabuleiro.core.record import LETTERS, Record
from tabuleiro.core.state import State
from tabuleiro.core.table import Table
from tabuleiro.kit import saves
from tabuleiro.kit.shelf import words_of

RIVAL = "greedy"


def new_table(name: str, seats: str | None, seed: int | None, options: list[str] | None, pack: Path | None) -> Table:
    game = tabuleiro.load(name, pack)
    kinds = kinds_of(seats or ",".join([PERSON, *[RIVAL] * (usual_seats(game) - 1)]), people=True)
    return Table(game.new(seats=len(kinds), seed=some_seed(seed), **options_of(options)), kinds)


def saved_table(file: Path, name: str | None, seats: str | None, pack: Path | None) -> Table:
    """A play that goes on from a record; `name`: the game it should be of."""
    record, _, state = saves.opened(file, name, pack)
    n = record.origin.seats
    if seats is not None:
        kinds = kinds_of(seats, people=True)
        if len(kinds) != n:
            raise BadInput(f"--seats {seats}: {file} has {n} seats, not {len(kinds)}")
        return Table(state, kinds)
    if len(record.names) != n:
        raise BadInput(f"{file}: does not say who sits where: give --seats for its {n} seats")
    try:
        return Table(state, kinds_of(",".join(record.names), people=True, stranger=True))
    except BadInput as error:
        raise BadInput(f"{file}: {error}; give --seats") from None


class Play:
    """A table at one terminal: who is at the keys, and what has been told to whom."""

    def __init__(
        self, table: Table, terminal: Terminal, texts: Texts, save: Path | None, loaded: Path | None = None
    ) -> None:
        self.table = table
        self.terminal = terminal
        self.texts = texts.of(table.game.name)
        self.autosave = save
        self.save_place = save or loaded
        self.saved_at: Path | None = None
        self.save_trouble = ""
        self.drawing = drawing_of(table.game)
        self.words = words_of(table.game)
        self.people = [seat for seat, kind in enumerate(table.seats) if kind == PERSON]
        self.names = names_of(table.seats, texts)
        self.seed = table.record.origin.seed
        self.bots = bots_for(table.seats, self.seed)
        self.seen = dict.fromkeys((TABLE, *self.people), len(table.log))
        self.at_keys = TABLE  # the person who saw the last screen
        self.greeted: set[int] = set()  # who has seen the whole table once
        self.show_all = False

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def state(self) -> State:
        return self.table.state

    # -- running
    def run(self) -> None:
        t = self.texts
        self.terminal.text(t("welcome", game=self.game.name, seed=str(self.seed)), "bold")
        self.terminal.text(", ".join(self.names) + (f". {t('how-to-answer')}" if self.people else ""))
        try:
            while not self.state.over:
                self.go_on()
            self.news(self.at_keys)
            self.end()
        except (EOFError, KeyboardInterrupt):
            self.goodbye()
        finally:
            for bot in self.bots.values():
                bot.end(self.state.scores if self.state.over else ())

    def go_on(self) -> None:
        """People first, so that they can undo; a bot acts when no person is asked anything."""
        asked = [seat for seat in self.state.to_act if seat in self.people]
        if not asked:
            seat = self.state.to_act[0]
            self.table.act(self.answer_of(seat))
            if not self.people:
                self.news(TABLE)
            return
        self.sit_down(self.at_keys if self.at_keys in asked else asked[0])
        self.news(self.at_keys)
        self.draw()
        Talk(self).until_something_changes()

    def answer_of(self, seat: int) -> Action:
        """What the seat's bot chooses; where one's own bot fails, the play goes on by its first legal action."""
        try:
            return chosen(self.bots[seat], self.table.seats[seat], self.state, seat)
        except BadInput as error:
            self.terminal.text(self.texts("bot-failed", why=str(error)), "bold red")
            return self.state.decision(seat).actions[0]

    def sit_down(self, seat: int) -> None:
        """Before another person's secrets are shown, the keyboard changes hands."""
        if seat != self.at_keys and len(self.people) > 1:
            self.terminal.clear()
            self.terminal.ask(self.texts("pass-keyboard", name=self.names[seat]) + " ")
        self.show_all = self.show_all or seat not in self.greeted
        self.greeted.add(seat)
        self.at_keys = seat

    def look(self, seat: int) -> Look:
        decision = self.state.decision(seat) if seat in self.state.to_act else None
        view = self.state.view(seat)
        return Look(view, decision, self.names, self.texts, self.terminal.glyphs, self.terminal.width)

    def draw(self) -> None:
        """The table as the person at the keys sees it, then the question and its options."""
        look = self.look(self.at_keys)
        assert look.decision is not None
        self.terminal.print("")
        parts = self.drawing.whole(look) if self.show_all else self.drawing.focus(look)
        if parts:
            self.terminal.print(*parts, "")
        self.show_all = False
        prompt = self.words.prompt(look.view, look.decision, self.texts.lang, self.names)
        name = self.names[self.at_keys]
        self.terminal.text(f"{name}: {prompt}", f"bold {seat_style(self.at_keys)}")
        self.terminal.print(numbered(self.drawing.options(look)))

    # -- what happened
    def lines(self, seat: int, since: int) -> list[tuple[int, str]]:
        """The log as a seat may read it: whose line it is, and the line."""
        return log_lines(self.game, self.table.log, self.names, self.texts.lang, seat, since)

    def news(self, seat: int) -> None:
        """What the seat has not been told yet."""
        lines = self.lines(seat, self.seen[seat])
        self.seen[seat] = len(self.table.log)
        self.tell(lines)

    def tell(self, lines: list[tuple[int, str]]) -> None:
        for whose, line in lines:
            self.terminal.text(line, seat_style(whose) or "bold", indent=2 if whose >= 0 else 0)

    # -- saving
    def save(self, place: Path) -> bool:
        """Whether the play is on the disk now; if not, the person is told once for each kind of trouble."""
        try:
            saves.write(place, self.table.record.dumps())
        except (OSError, ValueError) as error:  # ValueError: not the name of a file at all
            why = (error.strerror if isinstance(error, OSError) else None) or str(error)
            trouble = self.texts("not-saved", place=str(place), why=why)
            if trouble != self.save_trouble:
                self.terminal.text(trouble, "bold red")
            self.save_trouble = trouble
            return False
        self.save_trouble = ""
        self.saved_at = place
        return True

    def save_quietly(self) -> None:
        if self.autosave is not None:
            self.save(self.autosave)

    def goodbye(self) -> None:
        """Leaving in the middle: saved if --save said where, and how to come back to what was saved last."""
        self.terminal.print("")
        self.save_trouble = ""
        self.save_quietly()
        if self.saved_at is not None:
            command = f"tabuleiro play --load {shlex.quote(str(self.saved_at))}"
            self.terminal.text(self.texts("resume", command=command))
        self.terminal.text(self.texts("goodbye"))

    def end(self) -> None:
        self.terminal.print("", *self.drawing.result(self.state.scores, self.names, self.texts))
        self.save_trouble = ""
        if self.autosave is not None and self.save(self.autosave):
            command = f"tabuleiro replay {shlex.quote(str(self.autosave))}"
            self.terminal.text(self.texts("saved-result", place=str(self.autosave), command=command))


def names_in(record: Record, texts: Texts) -> list[str]:
    """As the record says who sat where; the seats' letters where it does not."""
    letters = tuple(LETTERS[: record.origin.seats])
    kinds = record.names if len(record.names) == len(letters) else letters
    return names_of(kinds, texts) if record.names else list(letters)


def names_of(kinds: tuple[str, ...], texts: Texts) -> list[str]:
    """Every name has the seat's letter, as records have; a lone person is addressed."""
    names: list[str] = []
    for letter, kind in zip(LETTERS, kinds, strict=False):
        if kind != PERSON:
            names.append(f"{letter} ({kind})")
        else:
            names.append(f"{letter} ({texts('you')})" if kinds.count(PERSON) == 1 else letter)
    return names
