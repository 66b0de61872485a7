"""What is noted down of a play of Brazil: Imperial: monarchs, arches, missions, palaces, fights, points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Final, cast

from tabuleiro.core.decision import Decision
from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.state import State
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, COLOURS
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.rules.scoring import SOURCES
from tabuleiro.games.brazil_imperial.rules.state import BrazilState

# Which event tells of a thing that a seat got, and the name of its datum.
THINGS: Final = {"palace": "palace", "painted": "painting", "built": "face", "made": "product", "extra_action": "card"}
SOLO: Final = 1


@dataclass
class RealmSeat:
    """What one seat did in one game; things by their ids."""

    colour: str = ""
    monarch: str = ""
    capital: str = ""  # the tile
    first: int = 0  # 1: it had the first turn
    score: int = 0
    rank: int = 0
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
    points: dict[str, int] = field(default_factory=dict)  # by source

    def check(self, game: BrazilImperial, seats: int) -> None:
        """ValueError if it cannot have happened: a journal may be damaged."""
        if set(self.points) != set(SOURCES) or (seats > SOLO and sum(self.points.values()) != self.score):
            raise ValueError("the points do not add up")
        if set(self.arches) != set(ARCHES) or self.colour not in COLOURS:
            raise ValueError("the arches or the colour are not what they can be")
        if self.monarch not in game.box.monarch_number or not 1 <= self.rank <= seats:
            raise ValueError("the monarch or the rank is not what it can be")


class RealmWatch:
    """Looks on at one game; figures come from events, and from the table at the end."""

    def __init__(self, game: BrazilImperial, seats: int) -> None:
        self.game = game
        self.seats = [RealmSeat(arches=dict.fromkeys(ARCHES, 0)) for _ in range(seats)]
        self.scenario = ""
        self.round = 0
        self.eras: list[int] = []  # the rounds in which eras II and III began

    def chosen(self, decision: Decision, option: int) -> None:
        """An answer, before it is carried out."""

    def told(self, events: Sequence[Event]) -> None:
        """What has happened since."""
        for event in events:
            if event.seat == TABLE:
                self._table(event)
            elif event.seat < len(self.seats):
                self._seat(event, self.seats[event.seat])

    def _table(self, event: Event) -> None:
        if event.kind == "setup":
            self.scenario = str(event.data["scenario"])
        elif event.kind == "round":
            self.round = cast(int, event.data["round"])
        elif event.kind == "era":
            self.eras.append(max(1, self.round))

    def _seat(self, event: Event, seat: RealmSeat) -> None:
        kind, data = event.kind, event.data
        if kind == "colour":
            seat.colour = str(data["colour"])
        elif kind == "crowned":
            seat.monarch = str(data["monarch"])
        elif kind == "capital":
            seat.capital, seat.first = str(data["tile"]), cast(int, data["first"])
        elif kind == "kept":
            seat.kept.append(str(event.secret["mission"]))
        elif kind == "arch":
            seat.arches[str(data["arch"])] += 1
        elif kind == "mission":
            seat.missions.append([str(data["mission"]), max(1, self.round)])
        elif kind in THINGS:
            things = {
                "palace": seat.palaces,
                "painted": seat.paintings,
                "built": seat.faces,
                "made": seat.products,
                "extra_action": seat.cards,
            }[kind]
            things.append(str(data[THINGS[kind]]))
        elif kind == "gold_card_used":
            seat.cards.append(str(data["card"]))
        elif kind == "deployed":
            seat.units += cast(int, data["new"])
        elif kind == "revealed":
            seat.found += 1
        elif kind == "expedition_over":
            seat.expeditions.append(int(cast(int, data["total"]) >= cast(int, data["need"])))
        elif kind == "fight_over":
            seat.attacks.append(cast(int, data["won"]))

    def result(self, state: State) -> dict[str, object]:
        """The game's line in the journal."""
        from tabuleiro.games.brazil_imperial.rules.scoring import breakdown

        table = cast(BrazilState, state)
        for seat, score in zip(self.seats, table.scores, strict=True):
            p = table.realm(score.seat)
            seat.score, seat.rank, seat.points = score.total, score.rank, dict(breakdown(table, p))
            seat.colour = COLOURS[p.colour]
        return {
            "scenario": self.scenario,
            "rounds": int(table.round),
            "eras": self.eras,
            "won": int(table.won),
            "seats": [asdict(seat) for seat in self.seats],
        }


@dataclass
class RealmGame:
    """One finished game."""

    seed: int
    scenario: str
    rounds: int
    eras: list[int]
    won: int  # the solo challenge
    seats: list[RealmSeat]

    @classmethod
    def read(cls, data: dict[str, object], game: BrazilImperial, seats: int) -> RealmGame:
        """A game from its line; ValueError, KeyError or TypeError if it is none."""
        found = [RealmSeat(**one) for one in cast(list[dict[str, object]], data["seats"])]  # type: ignore[arg-type]
        if len(found) != seats or data["scenario"] not in game.box.scenario_ids:
            raise ValueError("not a whole game")
        for seat in found:
            seat.check(game, seats)
        rounds, eras, won = cast(int, data["rounds"]), cast(list[int], data["eras"]), cast(int, data["won"])
        return cls(cast(int, data["seed"]), str(data["scenario"]), rounds, eras, won, found)

    @property
    def fights(self) -> int:
        return sum(len(seat.attacks) for seat in self.seats)

    def wins(self) -> list[float]:
        """1 for the winner; a shared victory is split. Alone: whether the challenge was won."""
        if len(self.seats) == SOLO:
            return [float(self.won)]
        winners: Counter[int] = Counter(seat.rank for seat in self.seats)
        return [1 / winners[1] if seat.rank == 1 else 0.0 for seat in self.seats]
