"""Positions of plain games, both ways: every declared field is a key; one left out is as at the start, or the rest."""

from __future__ import annotations

from collections import Counter
from typing import cast

from tabuleiro.core.fields import Field
from tabuleiro.kit.keys import FLOW, GAME, OVER, RNG, SEED, Key, Table
from tabuleiro.kit.plain import PlainGame, PlainSeat, PlainState, Sealed, counted
from tabuleiro.kit.positions import Form, PositionReader, Steps, step_keys

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
            setattr(holder, name, value_of(reader, row, name, field))

    kind = {bool: "true or false", int: "a number", str: "a text"}.get(type(start), "a list of numbers")
    usual = "what is nowhere else" if field.rest else "as at the start"
    return Key(name, kind, f"the field {name}", write, read, usual)


def value_of(reader: PositionReader, row: Table, name: str, field: Field) -> object:
    start = field.start
    if isinstance(start, bool):
        return reader.flag(row, name)
    if isinstance(start, int):
        return number_of(reader, row, name, field, start)
    if isinstance(start, str):
        return reader.text(row, name)
    numbers = reader.numbers(row, name, 255)
    return bytes(numbers) if isinstance(start, bytes) else tuple(numbers)


def number_of(reader: PositionReader, row: Table, name: str, field: Field, start: int) -> int:
    n = cast(int, reader.get(row, name, int, start))
    least = min(start, 0)
    if field.seat and not least <= n < len(reader.seats):
        nobody = ", or -1 for nobody" if least else ""
        raise reader.fail(f"'{name}' is the number of a seat, 0 to {len(reader.seats) - 1}{nobody}, not {n}")
    if n < least and not field.signed:
        raise reader.fail(f"'{name}' cannot be {n}: a field that may be below nought is declared with signed=True")
    return n


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
                if isinstance(field.start, int):
                    setattr(holder, name, self.left_of(holder, name, field))
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
                if not self.every[thing]:
                    raise self.fail(f"there is no '{thing}' in this game")
                raise self.fail(f"of '{thing}' there should be {self.every[thing]} in all, not {there[thing]}")

    def left_of(self, holder: PlainState | PlainSeat, name: str, field: Field) -> int:
        """Of what is only counted: what the table, or the seat, began with and has nowhere else."""
        players = cast("list[PlainSeat]", self.g.players)
        every: list[PlainState | PlainSeat] = [holder] if isinstance(holder, PlainSeat) else [holder, *players]
        same = [(one, key, kind) for one in every for key, kind in one.OWN.items() if kind.counts == field.counts]
        left = sum(cast(int, kind.start) for _, _, kind in same)
        left -= sum(cast(int, getattr(one, key)) for one, key, _ in same if (one, key) != (holder, name))
        if left < 0:
            raise self.fail(f"'{name}' would be {left}: there are not so many '{field.counts}'")
        return left

    def row(self, holder: PlainState | PlainSeat) -> Table:
        return self.seats[holder.seat] if isinstance(holder, PlainSeat) else self.table

    def pending(self) -> str:
        phase = super().pending()
        if fault := self.game.impossible(self.g):
            raise self.fail(fault)
        if not self.whole and not self.g.over:
            self.game.resumed(self.g)
        self.answered()
        return phase

    def answered(self) -> None:
        """Who has chosen in secret while others are still asked. What a seat was asked is written only where it has not
        answered yet, but imagined worlds go by it: else there would be a seat in them that has chosen nothing."""
        g = self.g
        players = cast("list[PlainSeat]", g.players)
        open_ = [(p.asking, p.asking_at) for p in players if g.waiting & p.bit and isinstance(p.asking, Sealed)]
        for p in players:
            for choice, at in () if g.waiting & p.bit else open_:
                if getattr(p, choice.field) != p.OWN[choice.field].start:
                    p.asking, p.asking_at = choice, at
