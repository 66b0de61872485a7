"""Figures of declared fields: what a game that says nothing about it shows to learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from tabuleiro.core.fields import Declared, Field
from tabuleiro.core.observer import Observer, in_order, kinds_of
from tabuleiro.core.shapes import BYTE, Counts, Figure, Flag, Row, Shape, byte

if TYPE_CHECKING:
    from tabuleiro.core.game import Game
    from tabuleiro.core.view import View

BELOW: Final = 128  # what is added to a number that may be below nought
FEW: Final = 16  # so many of a row of bytes or numbers that are no components and have no shape


Written = list[tuple[str, Field, Shape]]


class FieldObserver(Observer):
    """Of a game that says nothing about it: every declared field that has a shape, or starts as a number or a row."""

    def __init__(self, game: Game) -> None:
        holders = cast(Declared, game.state_type), cast(Declared, game.player_type)
        self.components: dict[str, bytes] = {}
        for holder in holders:
            for field in holder.OWN.values():
                if field.counts and isinstance(field.start, bytes):
                    there = self.components.get(field.counts, b"")
                    self.components[field.counts] = bytes(sorted({*there, *field.start}))
        self.of_table, self.of_seat = (self.written_of(game, holder) for holder in holders)
        self.kinds = kinds_of(game)
        table = [
            Figure("seat", 1, game.most_seats, "the own seat, 0: a spectator, 1: the first"),
            Figure("over", 1, 1, "whether the play is over"),
            Figure("at", 2, BYTE, "what the seat is asked about, as its step has it: low byte, high byte"),
            *(figure for one in self.of_table for figure in figures_of(*one)),
        ]
        seat = [
            Figure("there", 1, 1, "whether anybody has this seat"),
            Figure("asked", len(self.kinds), 1, "what it is asked now", tuple(self.kinds)),
            *(figure for one in self.of_seat for figure in figures_of(*one)),
        ]
        super().__init__(game, table, seat)

    def written_of(self, game: Game, holder: Declared) -> Written:
        """What nobody ever sees is left out."""
        fields = [(name, field) for name, field in holder.OWN.items() if field.word.word != "secret" or has_back(field)]
        shapes = [(name, field, self.shape_of(field)) for name, field in fields]
        return [(name, field, shape.bound(game)) for name, field, shape in shapes if shape is not None]

    def shape_of(self, field: Field) -> Shape | None:
        start = field.start
        if field.shape is not None:
            return field.shape
        if isinstance(start, bool):
            return Flag()
        if isinstance(start, int):
            return Shape(-BELOW if field.signed else min(start, 0))
        if field.counts:
            return Counts("", self.components[field.counts], field.counts)
        return Row(FEW) if isinstance(start, bytes | tuple) else None

    def observed(self, view: View) -> bytes:
        t, seat = view.table, view.seat
        own = t.players[seat] if seat >= 0 else None
        at = own.asking_at if own is not None and t.waiting & own.bit else 0
        found = [bytes([seat + 1, t.over, at & BYTE, at >> 8 & BYTE])]
        for name, field, shape in self.of_table:
            found.append(shape.written(getattr(t, name)))
            if has_back(field):
                found.append(back_written(field, view.backs.get(name)))
        for other in in_order(len(t.players), seat):
            p = t.players[other]
            asked = p.asking.kind if t.waiting & p.bit else ""
            found.append(bytes([1, *(kind == asked for kind in self.kinds)]))
            for name, field, shape in self.of_seat:
                found.append(shape.written(getattr(p, name)))
                if has_back(field):
                    backs = view.backs.get(name)
                    found.append(back_written(field, backs[other] if backs else None))
        return b"".join(found)


def has_back(field: Field) -> bool:
    """Whether something is seen of it from outside."""
    return field.word.back is not None or field.word.word in ("bag", "piles")


def figures_of(name: str, field: Field, shape: Shape) -> list[Figure]:
    meaning = f"the field `{name}`"
    found = shape.figures(name, meaning)
    if field.word.word == "piles":
        numbers = tuple(map(str, range(len(field.word.piles))))
        found.append(Figure(f"{name} sizes", len(numbers), BYTE, f"{meaning}: how many lie in each", numbers))
    elif has_back(field):
        found.append(Figure(f"{name} back", 1, BYTE, f"{meaning}: what all see of it from outside"))
    return found


def back_written(field: Field, back: Any) -> bytes:
    """What is seen from outside: a number, or how many there are; of piles one by one."""
    if field.word.word == "piles":
        return bytes([byte(one if isinstance(one, int) else len(one)) for one in back])
    return bytes([byte(back if isinstance(back, int) else len(back) if isinstance(back, list) else 0)])
