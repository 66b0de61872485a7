"""Review: a play that is over, told by the judge: chances, what each decision cost, luck, accuracy, turning points."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

# In points of chance: what lichess calls so; its limits are of games that one move decides more often.
NAMES: Final = ((0.12, "blunder"), (0.06, "mistake"), (0.03, "inaccuracy"))
PHASES: Final = ("opening", "middle", "end")  # thirds of a play's actions
TURNING_POINTS: Final = 3
SWING: Final = 0.08  # of the chance: less that the judge had not foreseen may be its own doubt
AROUND: Final = ((0, 0), (0, 3), (0, 6), (3, 0), (3, 3))  # actions before and after, over which it is a swing as well
BEFORE: Final = -1  # the moment before the deal: every seat has the same chance

Outlook = tuple[float, float]  # a seat's chance to win (0 to 1) and the points that it may hope for


@dataclass(frozen=True)
class Judged:
    """One decision; `loss` in chance to win (0 to 1), `points` in points; if none is lost `best` is the action."""

    number: int
    seat: int
    action: str
    best: str
    loss: float
    error: float
    points: float
    options: int  # that were in question: with one there was nothing to decide
    # Behind the action and behind the best, as far as they were compared; a review that was kept long ago has neither.
    taken: Outlook | None = None
    better: Outlook | None = None

    @property
    def name(self) -> str:
        """As lichess names it; "": nothing to speak of."""
        return next((name for limit, name in NAMES if self.loss >= limit), "")

    @property
    def accuracy(self) -> float:
        """From 0 to 100, as lichess counts it: of the percentage points that a move lost."""
        return max(0.0, min(100.0, 103.1668 * math.exp(-4.354 * self.loss) - 3.1669))

    @property
    def data(self) -> dict[str, Any]:
        return {**fields_of(self), "name": self.name}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Judged:
        rest = {key: value for key, value in data.items() if key not in ("name", "error", "taken", "better")}
        taken, better = (tuple(data[key]) if data.get(key) else None for key in ("taken", "better"))
        return cls(**rest, error=known(data["error"]), taken=taken, better=better)


@dataclass(frozen=True)
class Stroke:
    """What chance gave or took with one action (0: with the deal), in chance to win, one number for each seat."""

    number: int
    luck: tuple[float, ...]
    errors: tuple[float, ...]
    outcomes: tuple[str, ...]

    @property
    def data(self) -> dict[str, Any]:
        found = fields_of(self)
        return {**found, "error": found.pop("errors")}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Stroke:
        return cls(data["number"], tuple(data["luck"]), tuple(map(known, data["error"])), tuple(data["outcomes"]))


@dataclass(frozen=True)
class Swing:
    """An action after which its seat stood otherwise than the judge had foreseen, by so much of the chance, for good:
    no loss and no luck explains it."""

    number: int
    seat: int
    rest: float


Turning = Judged | Stroke | Swing
KINDS: Final[Mapping[type[Turning], str]] = {Judged: "decision", Stroke: "luck", Swing: "swing"}


@dataclass(frozen=True)
class Change:
    """What happened to the chances between two moments, one number for each seat. All of `parts` is `moved`."""

    moved: tuple[float, ...]
    own: tuple[float, ...]  # what a seat's own decisions cost it
    others: tuple[float, ...]  # what those of the others brought it
    luck: tuple[float, ...]

    @property
    def rest(self) -> tuple[float, ...]:
        """What the judge had not foreseen, and neither a loss nor chance explains: play that was better or worse than
        it expects of anybody, plans that only their owner knew, and what its own worlds leave open."""
        rows = zip(self.moved, self.own, self.others, self.luck, strict=True)
        return tuple(moved - own - others - luck for moved, own, others, luck in rows)


@dataclass
class Review:
    """Grows while it is worked out; `done` is the part of it that is."""

    game: str
    names: tuple[str, ...]
    totals: tuple[int, ...]
    result: tuple[float, ...]  # the win, divided among those who share it
    # After the set-up and after each action, one number for each seat; () for what is not worked out yet.
    chances: list[tuple[float, ...]]
    points: list[tuple[float, ...]]
    errors: list[tuple[float, ...]]
    decisions: list[Judged] = field(default_factory=list)
    strokes: list[Stroke] = field(default_factory=list)
    done: float = 0.0
    trust: float = 1.0  # in the luck that is found (`Link.luck`)

    def put(
        self, number: int, chances: tuple[float, ...], points: tuple[float, ...], errors: tuple[float, ...]
    ) -> None:
        """What was found of one moment, in the place of what stood there before."""
        self.chances[number], self.points[number], self.errors[number] = chances, points, errors

    @property
    def seats(self) -> range:
        return range(len(self.totals))

    @property
    def actions(self) -> int:
        return len(self.chances) - 1

    @property
    def luck(self) -> tuple[float, ...]:
        """What chance gave each seat in all."""
        return self.luck_in(BEFORE, self.actions)

    def luck_in(self, first: int, last: int) -> tuple[float, ...]:
        """What it gave between two moments: of what was found, the part that shows in results."""
        some = [stroke.luck for stroke in self.strokes if first < stroke.number <= last]
        return tuple(self.trust * sum(luck[seat] for luck in some) for seat in self.seats)

    @property
    def adjusted(self) -> tuple[float, ...]:
        """The result without luck: on the mean the same, with less chance in it; it may be below 0 or above 1."""
        return tuple(result - luck for result, luck in zip(self.result, self.luck, strict=True))

    def chance(self, moment: int) -> tuple[float, ...]:
        return self.chances[moment] if moment != BEFORE else (1 / len(self.seats),) * len(self.seats)

    def brought(self, one: Judged) -> tuple[float, ...]:
        """What a decision cost who made it and brought the others: to each a part, as their chances were."""
        before = self.chances[one.number - 1]
        others = 1 - before[one.seat]
        even = 1 / max(1, len(before) - 1)
        return tuple(
            -one.loss if seat == one.seat else one.loss * (chance / others if others > 0 else even)
            for seat, chance in enumerate(before)
        )

    def change(self, first: int, last: int) -> Change:
        """Between two moments, each the number of the action before it; `BEFORE` is before the deal."""
        start, end = self.chance(first), self.chance(last)
        decided = [one for one in self.decisions if first < one.number <= last and one.loss]
        found = [(one.seat, self.brought(one)) for one in decided]
        return Change(
            tuple(after - before for before, after in zip(start, end, strict=True)),
            tuple(sum(given[seat] for by, given in found if by == seat) for seat in self.seats),
            tuple(sum(given[seat] for by, given in found if by != seat) for seat in self.seats),
            self.luck_in(first, last),
        )

    def accuracy_of(self, seat: int, phase: str = "") -> float | None:
        """The mean over its decisions, of one phase or all; None: it had none."""
        found = [
            one.accuracy
            for one in self.decisions
            if one.seat == seat and one.options > 1 and phase in ("", self.phase(one.number))
        ]
        return sum(found) / len(found) if found else None

    @property
    def accuracy(self) -> tuple[float | None, ...]:
        return tuple(self.accuracy_of(seat) for seat in self.seats)

    def lost(self, seat: int) -> float:
        """What its decisions cost it in all."""
        return sum(one.loss for one in self.decisions if one.seat == seat)

    def phase(self, number: int) -> str:
        return PHASES[min(len(PHASES) - 1, (number - 1) * len(PHASES) // max(1, self.actions))]

    def size(self, one: Turning) -> float:
        """How much of somebody's chance it is about."""
        if isinstance(one, Judged):
            return one.loss
        return abs(one.rest) if isinstance(one, Swing) else self.trust * max(map(abs, one.luck))

    @property
    def swings(self) -> list[Swing]:
        """Where the curve went by itself from where it had been to where it stayed: at a doubt of the judge it comes
        back a few actions later. Alone there is no chance to win, and none."""
        if len(self.seats) < 2 or not all(self.chances):
            return []
        rests = [self.change(number - 1, number).rest for number in range(1, self.actions + 1)]
        found = []
        for one in self.decisions:
            some = [rests[max(0, one.number - 1 - before) : one.number + after] for before, after in AROUND]
            sums = [sum(rest[one.seat] for rest in around) for around in some]
            if min(sums) >= SWING or max(sums) <= -SWING:
                found.append(Swing(one.number, one.seat, min(sums, key=abs)))
        return found

    @property
    def turning_points(self) -> list[Turning]:
        """The three that moved most, in the order in which they came: decisions, strokes of luck, and what the judge
        had not foreseen; one of each action. What moves less than an inaccuracy is none."""
        found: list[Turning] = [*self.decisions, *(one for one in self.strokes if one.number), *self.swings]
        most: dict[int, Turning] = {}
        for one in sorted(found, key=lambda one: -self.size(one)):
            if self.size(one) >= NAMES[-1][0]:
                most.setdefault(one.number, one)
        return sorted([*most.values()][:TURNING_POINTS], key=lambda one: one.number)

    @property
    def data(self) -> dict[str, Any]:
        return {
            **fields_of(self),
            "result": list(self.result),
            "luck": plain(self.luck),
            "adjusted": plain(self.adjusted),
            "accuracy": [rounded(one) for one in self.accuracy],
            "phases": {phase: [rounded(self.accuracy_of(seat, phase)) for seat in self.seats] for phase in PHASES},
            "turning_points": [
                {"kind": KINDS[type(one)], "number": one.number, "size": round(self.size(one), 4)}
                for one in self.turning_points
            ],
        }

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Review:
        """From its data, as it was kept."""
        return cls(
            data["game"],
            tuple(data["names"]),
            tuple(data["totals"]),
            tuple(data["result"]),
            [tuple(moment) for moment in data["chances"]],
            [tuple(moment) for moment in data["points"]],
            [tuple(map(known, moment)) for moment in data["errors"]],
            [Judged.of(one) for one in data["decisions"]],
            [Stroke.of(one) for one in data["strokes"]],
            data["done"],
            data.get("trust", 1.0),  # reviews that were kept before it was known have the whole of it
        )


def fields_of(one: Judged | Stroke | Review) -> dict[str, Any]:
    return {name: plain(value) for name, value in vars(one).items()}


def plain(value: Any) -> Any:
    """As JSON may have it."""
    if isinstance(value, float):
        return round(value, 4) if math.isfinite(value) else None
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return value.data if isinstance(value, Judged | Stroke) else value


def known(number: float | None) -> float:
    """As it was before JSON."""
    return math.inf if number is None else number


def rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 1)
