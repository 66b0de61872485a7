"""Replays a record: its log in words, the position it leads to, and its result, once it is found to come true."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rich.text import Text

from tabuleiro.cli.drawing import Look, drawing_of
from tabuleiro.cli.play import names_in
from tabuleiro.cli.terminal import Terminal, numbered, seat_style
from tabuleiro.cli.texts import Texts
from tabuleiro.core.errors import BadInput
from tabuleiro.core.event import TABLE
from tabuleiro.core.game import Game
from tabuleiro.core.record import Record, fold
from tabuleiro.core.state import State
from tabuleiro.core.table import Told, retold
from tabuleiro.kit import saves
from tabuleiro.kit.beats import READY
from tabuleiro.kit.shelf import words_of
from tabuleiro.kit.teller import Teller


def replay(file: Path, to: int | None, pack: Path | None, quiet: bool, terminal: Terminal, texts: Texts) -> None:
    record, game, state = saves.opened(file, None, pack)  # all of it, to find every fault even if less is shown
    if to is not None:
        if not 0 <= to <= len(record.entries):
            raise BadInput(f"--to {to}: {file} has {len(record.entries)} actions")
        state = fold(game, record, to)
    texts = texts.of(record.game)
    names = names_in(record, texts)
    if not quiet:
        teller = words_of(game).teller(TABLE)
        for told in retold(game, record, to):
            _tell(game, told, teller, names, terminal, texts)
        _draw(state, names, terminal, texts)
    _result(state, record, names, terminal, texts)


def _tell(game: Game, told: Told, teller: Teller, names: list[str], terminal: Terminal, texts: Texts) -> None:
    """The action's number and notation, then what came of it; nothing is secret in a replay."""
    lines = Text(f"{names[told.seat]}: {told.text}" if told.text else texts("set-up"), seat_style(told.seat))
    opened = tuple(event.seen_by(event.seat) for event in told.events)
    for beat in teller.tell(replace(told, events=opened)):
        said = words_of(game).said(game, beat, TABLE, names, texts.lang)
        if said and beat.event.kind != READY:
            lines.append(f"\n  {said}", "" if beat.seat >= 0 else "bold")
    terminal.print(numbered([(str(told.number), lines)]))


def _draw(state: State, names: list[str], terminal: Terminal, texts: Texts) -> None:
    drawing = drawing_of(state.game)
    for seat in range(len(names)):
        look = Look(state.view(seat), None, names, texts, terminal.glyphs, terminal.width)
        parts = drawing.own(look) if seat else drawing.whole(look)
        terminal.print(*(["", *parts] if parts else []))


def _result(state: State, record: Record, names: list[str], terminal: Terminal, texts: Texts) -> None:
    terminal.print("")
    if not state.over:
        shown = len(state.record.entries)
        terminal.text(texts("replay-unfinished", shown=shown, actions=len(record.entries)), "bold")
        return
    terminal.print(*drawing_of(state.game).result(state.scores, names, texts))
    terminal.text(texts("replay-agrees", result=" ".join(map(str, record.result))))
