"""Positions of plain games, both ways: every declared field is a key; one left out is as at the start, or the rest."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from tabuleiro.core.fields import Field
from tabuleiro.kit.keys import FLOW, GAME, OVER, RNG, SEED, Key, Table
from tabuleiro.kit.plain import PlainGame, PlainSeat, PlainState, counted
from tabuleiro.kit.positions import Form, PositionReader, Steps, step_keys

if TYPE_CHECKING:
    pass

STEPS = Steps({})


def form_of(game: PlainGame) -> Form:
    """The keys of a game: its fields."""
    table, seat = cast(type[PlainState], game.state_type), cast(type[PlainSeat], game.player_type)
    return Form(
        (GAME, FLOW, RNG, SEED, OVER, *(key_of(name, field) for name, field in table.OWN.items())),
        (*(key_of(name, field) for name, field in seat.OWN.items()), *step_keys(STEPS)),
        STEPS,
        PlainReader,
        {"": ()},
    )


def key_of(name: str, field: Field) -> Key:
    """All that is not as at the start is written, and whatever would be filled in."""
    start = field.start

    def write(g: PlainState, holder: object) -> object:
        value = getattr(holder, name)
        plain = list(value) if isinstance(value, bytes | tuple) else value
        return plain if value != start or field.rest else None

    def read(reader: PositionReader, holder: object, row: Table) -> None:
        if name in row:
            setattr(holder, name, value_of(reader, row, name, start))

    kind = {bool: "true or false", int: "a number", str: "a text"}.get(type(start), "a list of numbers")
    usual = "what is nowhere else" if field.rest else "as at the start"
    return Key(name, kind, f"the field {name}", write, read, usual)


def value_of(reader: PositionReader, row: Table, name: str, start: object) -> object:
    if isinstance(start, bool | int):
        return reader.flag(row, name) if isinstance(start, bool) else reader.get(row, name, int, start)
    if isinstance(start, str):
        return reader.text(row, name)
    numbers = reader.numbers(row, name, 255)
    return bytes(numbers) if isinstance(start, bytes) else tuple(numbers)


class PlainReader(PositionReader):
    g: PlainState

    def new_table(self) -> PlainState:
        g: PlainState = super().new_table()
        self.every = counted(g, cast("list[PlainSeat]", g.players))
        return g

    def settle(self, stage: int) -> None:
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
        for thing in sorted(set(there) | set(self.every)):
            if there[thing] != self.every[thing]:
                raise self.fail(f"'{thing}' is there {there[thing]} times, not {self.every[thing]}")

    def row(self, holder: PlainState | PlainSeat) -> Table:
        return self.seats[holder.seat] if isinstance(holder, PlainSeat) else self.table

    def pending(self) -> str:
        phase = super().pending()
        if fault := self.game.impossible(self.g):
            raise self.fail(fault)
        if not self.whole and not self.g.over:
            self.game.resumed(self.g)
        return phase
