"""What is noted down of a play of Brazil: Imperial: monarchs, arches, missions, palaces, fights, points."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final, cast

from tabuleiro.analysis.watch import Data, GameNotes, PointNotes, Watch
from tabuleiro.core.event import Event
from tabuleiro.core.scores import Score
from tabuleiro.core.state import State
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, COLOURS
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.rules.scoring import SOURCES, breakdown
from tabuleiro.games.brazil_imperial.rules.state import BrazilState

# Which event tells of what goes into a list of the seat, with the names of its datum and of the list.
THINGS: Final = {
    "palace": ("palace", "palaces"),
    "painted": ("painting", "paintings"),
    "built": ("face", "faces"),
    "made": ("product", "products"),
    "extra_action": ("card", "cards"),
    "gold_card_used": ("card", "cards"),
    "kept": ("mission", "kept"),
    "fight_over": ("won", "attacks"),
}
SOLO: Final = 1


@dataclass
class RealmSeat(PointNotes):
    """Things by their ids."""

    colour: str = ""
    monarch: str = ""
    capital: str = ""  # the tile
    first: int = 0  # 1: it had the first turn
    arches: dict[str, int] = field(default_factory=dict)  # how often the token went there
    kept: list[str] = field(default_factory=list)  # missions of the set-up
    missions: list[list[str | int]] = field(default_factory=list)  # revealed: id, round
    palaces: list[str] = field(default_factory=list)
    paintings: list[str] = field(default_factory=list)
    faces: list[str] = field(default_factory=list)  # buildings and cities built
    products: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)  # gold cards used for an extra action or their own
    units: int = 0  # deployed for the first time
    found: int = 0  # exploration tiles revealed
    expeditions: list[int] = field(default_factory=list)  # 1: won
    attacks: list[int] = field(default_factory=list)  # 1: won

    @property
    def total(self) -> int:
        """Alone, the score is that of the challenge."""
        return sum(self.points.values())

    def sound(self, game: BrazilImperial, seats: int) -> bool:
        """The points add up, all arches are counted, and there are such a colour and such a monarch."""
        return (
            super().sound(game, seats)
            and (set(self.points), set(self.arches)) == (set(SOURCES), set(ARCHES))
            and (seats == SOLO or self.total == self.score)
            and self.colour in COLOURS
            and self.monarch in game.box.monarch_number
        )


@dataclass
class RealmGame(GameNotes[RealmSeat]):
    kind: ClassVar[type[RealmSeat]] = RealmSeat

    scenario: str
    rounds: int
    eras: list[int]
    won: int  # the solo challenge

    def sound(self, game: BrazilImperial) -> bool:
        return self.scenario in game.box.scenario_ids

    @property
    def fights(self) -> int:
        return sum(len(seat.attacks) for seat in self.seats)

    def wins(self) -> list[float]:
        """Alone: whether the challenge was won."""
        return [float(self.won)] if len(self.seats) == SOLO else super().wins()


class RealmWatch(Watch[RealmSeat]):
    """Looks on at one game; figures come from events, and from the table at the end."""

    def __init__(self, game: BrazilImperial, seats: int) -> None:
        super().__init__(game, seats)
        self.scenario = ""
        self.round = 0
        self.eras: list[int] = []  # the rounds in which eras II and III began

    def notes(self) -> RealmSeat:
        return RealmSeat(arches=dict.fromkeys(ARCHES, 0))

    def of_table(self, event: Event) -> None:
        data: Data = event.data
        if event.kind == "setup":
            self.scenario = data["scenario"]
        elif event.kind == "round":
            self.round = data["round"]
        elif event.kind == "era":
            self.eras.append(max(1, self.round))

    def of_seat(self, event: Event, seat: RealmSeat) -> None:
        kind = event.kind
        data: Data = {**event.data, **event.secret}
        if kind in THINGS:
            datum, things = THINGS[kind]
            getattr(seat, things).append(data[datum])
        elif kind == "crowned":
            seat.monarch = data["monarch"]
        elif kind == "capital":
            seat.capital, seat.first = data["tile"], data["first"]
        elif kind == "arch":
            seat.arches[data["arch"]] += 1
        elif kind == "mission":
            seat.missions.append([data["mission"], max(1, self.round)])
        elif kind == "deployed":
            seat.units += data["new"]
        elif kind == "revealed":
            seat.found += 1
        elif kind == "expedition_over":
            seat.expeditions.append(int(data["total"] >= data["need"]))

    def at_end(self, state: State, score: Score, seat: RealmSeat) -> None:
        table = cast(BrazilState, state)
        p = table.players[score.seat]
        seat.points, seat.colour = dict(breakdown(table, p)), COLOURS[p.colour]

    def about(self, state: State) -> dict[str, object]:
        table = cast(BrazilState, state)
        return {"scenario": self.scenario, "rounds": int(table.round), "eras": self.eras, "won": int(table.won)}
