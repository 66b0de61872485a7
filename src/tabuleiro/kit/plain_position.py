"""Positions of plain games, both ways: every declared field is a key; one left out is as at the start, or the rest."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from tabuleiro.core.fields import Field
from tabuleiro.core.step import Phase, Step
from tabuleiro.kit.plain import PlainGame, PlainSeat, PlainState, counted
from tabuleiro.kit.positions import PositionReader, Table, number_text

if TYPE_CHECKING:
    from tabuleiro.core.chance import Source
    from tabuleiro.core.event import Event
    from tabuleiro.core.state import Player

KEYS = ("game", "flow", "over", "rng", "seed", "seat")
SEAT_KEYS = ("steps", "asked")


def read(game: PlainGame, text: str, script: Source | None, events: list[Event] | None) -> PlainState:
    return _Reader(game, text).state(script, events)


class _Reader(PositionReader):
    def __init__(self, game: PlainGame, text: str) -> None:
        super().__init__(game, text, (*KEYS, *cast(type[PlainState], game.state_type).OWN))
        self.game = game
        self.g = game.laid(len(self.seats), self.rng, self.origin)

    def state(self, script: Source | None, events: list[Event] | None) -> PlainState:
        g, table = self.g, self.table
        holders = cast("list[PlainSeat]", g.players)
        every = counted(g, holders)
        g.script, g.events = script, events
        self.fill(g, table)
        for p, row in zip(holders, self.seats, strict=True):
            self.where = f"seat {p.seat}"
            self.known(row, (*SEAT_KEYS, *p.OWN))
            self.fill(p, row)
        self.where = "the position"
        self.rest(every)
        exact = "flow" in table
        if exact:
            g.flow = self.flow(self.texts(table, "flow"), self.game.phases.values())
        g.over = self.flag(table, "over")
        for p, row in zip(holders, self.seats, strict=True):
            self.where = f"seat {p.seat}"
            self.pend(g, p, row)
        self.where = "the position"
        if fault := self.game.impossible(g):
            raise self.fail(fault)
        if not g.over:
            if not exact:
                self.game.resumed(g)
            self.go_on(g)
        return g

    def fill(self, holder: PlainState | PlainSeat, row: Table) -> None:
        for name, field in holder.OWN.items():
            if name in row:
                setattr(holder, name, self.value(row, name, field))

    def value(self, row: Table, name: str, field: Field) -> object:
        start = field.start
        if isinstance(start, bool | int):
            return self.flag(row, name) if isinstance(start, bool) else self.get(row, name, int, start)
        if isinstance(start, str):
            return self.text(row, name)
        numbers = self.numbers(row, name, 255)
        return bytes(numbers) if isinstance(start, bytes) else tuple(numbers)

    def rest(self, every: Counter[str]) -> None:
        """Fields that were left out get what of their kind is nowhere else; then all that there is must be there."""
        g = self.g
        holders = cast("list[PlainSeat]", g.players)
        everything: list[PlainState | PlainSeat] = [g, *holders]
        for holder in everything:
            for name, field in holder.OWN.items():
                if not field.rest or name in self.row(holder):
                    continue
                cards = Counter(cast(bytes, field.start))
                for other in everything if holder is g else [holder]:
                    for one, kind in other.OWN.items():
                        if kind.counts == field.counts and (not kind.rest or one in self.row(other)):
                            cards.subtract(getattr(other, one))
                setattr(holder, name, bytes(sorted((+cards).elements())))
        there = counted(g, holders)
        for one in sorted(set(there) | set(every)):
            if there[one] != every[one]:
                raise self.fail(f"'{one}' is there {there[one]} times, not {every[one]}")

    def row(self, holder: PlainState | PlainSeat) -> Table:
        return self.seats[holder.seat] if isinstance(holder, PlainSeat) else self.table

    def step(self, p: Player, text: str) -> tuple[Step, int]:
        name, _, about = text.partition("@")
        if name not in self.game.steps:
            raise self.fail(f"there is no step '{name}'")
        if about and not number_text(about):
            raise self.fail(f"'{text}' needs a number after @")
        return self.game.steps[name], int(about or 0)


def written(g: PlainState) -> str:
    lines = [f"game = {json.dumps(g.game.name)}", f"flow = {_steps(g.flow)}", f"rng = {g.rng}"]
    lines += [*(["over = true"] if g.over else []), *_fields(g)]
    for p in cast("list[PlainSeat]", g.players):
        lines += ["", "[[seat]]", *_fields(p)]
        lines += [f"steps = {_steps(p.pending)}"] if p.stack else []
        lines += [f"asked = {_steps([(p.asking, p.asking_at)])[1:-1]}"] if p.options else []
    return "\n".join(lines) + "\n"


def _fields(holder: PlainState | PlainSeat) -> list[str]:
    """All that is not as at the start, and whatever would be filled in."""
    found: list[str] = []
    for name, field in holder.OWN.items():
        value = getattr(holder, name)
        if value != field.start or field.rest:
            plain = list(value) if isinstance(value, bytes | tuple) else value
            found.append(f"{name} = {json.dumps(plain, ensure_ascii=False)}")
    return found


def _steps(found: Sequence[tuple[Step | Phase, int]]) -> str:
    return json.dumps([f"{step.name}@{about}" if about else step.name for step, about in found])
