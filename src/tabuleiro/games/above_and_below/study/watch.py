"""What is noted down of a play of Above and Below: actions by round, buildings, villagers, encounters, points."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, cast

from tabuleiro.analysis.watch import GameNotes, PointNotes, Watch
from tabuleiro.core.event import Event
from tabuleiro.core.scores import Score
from tabuleiro.core.state import State
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.scoring import SOURCES
from tabuleiro.games.above_and_below.rules.state import VillageState

ACTIONS: Final = ("explore", "build", "harvest", "train", "labor", "pass")
ACTION_OF: Final = {  # the event that tells of an action; several of one turn are one action
    "explored": "explore",
    "built": "build",
    "harvested": "harvest",
    "trained": "train",
    "labored": "labor",
    "passed": "pass",
}


@dataclass
class Encounter:
    """One exploration; `number` is the highest one reached, 0 without dice or if it failed."""

    round: int
    party: int
    lanterns: int = 0
    number: int = 0
    won: int = 1
    injured: int = 0  # for lanterns


@dataclass
class VillageSeat(PointNotes):
    """Buildings and villagers are numbers of the box."""

    coins: int = 0
    reputation: int = 0
    kinds: int = 0  # of goods on the track
    caves: int = 0
    actions: dict[str, list[int]] = field(default_factory=dict)  # how often, by round
    built: list[list[int]] = field(default_factory=list)  # building, round, 1 for a gift
    joined: list[list[int]] = field(default_factory=list)  # villager, round, 1 if trained
    encounters: list[Encounter] = field(default_factory=list)
    sold: list[int] = field(default_factory=list)  # prices that it got from others
    exchanged: int = 0  # rows of buildings

    def __post_init__(self) -> None:
        """A journal has the encounters as plain data."""
        self.encounters = [Encounter(**cast(Any, one)) if isinstance(one, dict) else one for one in self.encounters]

    def check(self, game: AboveAndBelow, seats: int) -> None:
        super().check(game, seats)
        if set(self.points) != set(SOURCES) or sum(self.points.values()) != self.score:
            raise ValueError("the points do not add up")
        if set(self.actions) != set(ACTIONS) or {len(n) for n in self.actions.values()} != {game.box.rounds}:
            raise ValueError("the actions are not by round")
        if not {one[0] for one in self.built} <= set(range(1, len(game.box.ids))):
            raise ValueError("a building that there is not")
        if not {one[0] for one in self.joined} <= set(range(1, len(game.box.villager_ids))):
            raise ValueError("a villager that there is not")

    def has(self, building: int) -> bool:
        return any(one[0] == building for one in self.built)


@dataclass
class VillageGame(GameNotes[VillageSeat]):
    kind: ClassVar[type[VillageSeat]] = VillageSeat

    offered: list[int]  # key houses in play, houses and outposts that were face up at some time

    def check(self, game: AboveAndBelow) -> None:
        if not set(self.offered) <= set(range(1, len(game.box.ids))):
            raise ValueError("a building that there is not")


class VillageWatch(Watch[VillageSeat]):
    """Looks on at one game; all figures come from events, and from the villages at the end."""

    game: AboveAndBelow

    def __init__(self, game: AboveAndBelow, seats: int) -> None:
        super().__init__(game, seats)
        self.offered: set[int] = set()
        self.round = 0  # from 0
        self.done: set[str] = set()  # actions of this turn
        self.trained = ""

    def notes(self) -> VillageSeat:
        return VillageSeat(actions={name: [0] * self.game.box.rounds for name in ACTIONS})

    def of_table(self, event: Event) -> None:
        data = event.data
        if event.kind == "setup":
            self._on_offer(*cast(tuple[str, ...], (*data["keys"], *data["houses"], *data["outposts"])))  # type: ignore[misc]
        elif event.kind == "round":
            self.round = cast(int, data["round"]) - 1
        elif event.kind == "offered_next":
            self._on_offer(str(data["building"]))

    def _on_offer(self, *ids: str) -> None:
        self.offered |= {self.game.box.number[id_] for id_ in ids}

    def of_seat(self, event: Event, seat: VillageSeat) -> None:
        kind, data, box = event.kind, event.data, self.game.box
        if kind == "turn_started":
            self.done = set()
        elif kind == "exchanged":
            seat.exchanged += 1
            self._on_offer(*cast(tuple[str, ...], data["buildings"]))
        elif kind == "sold":
            seat.sold.append(cast(int, data["price"]))
        elif kind == "joined":
            self._joined(box.villager_number[str(data["villager"])], seat)
        elif kind in ("explored", "injured", "succeeded", "failed"):
            self._encounter(kind, event, seat)
        if kind == "built":
            seat.built.append([box.number[str(data["building"])], self.round + 1, int(not data["villager"])])
        elif kind == "trained":
            self.trained = str(data["villager"])
        action = ACTION_OF.get(kind, "")
        gift = kind == "built" and not data["villager"]
        if action and not gift and action not in self.done:
            self.done.add(action)
            seat.actions[action][self.round] += 1

    def _joined(self, number: int, seat: VillageSeat) -> None:
        villager = self.game.box.villagers[number]
        if villager is not None and villager.group != "starting":
            seat.joined.append([number, self.round + 1, int(self.trained == villager.id)])
        self.trained = ""

    def _encounter(self, kind: str, event: Event, seat: VillageSeat) -> None:
        data = event.data
        if kind == "explored":
            seat.encounters.append(Encounter(self.round + 1, len(cast(tuple[str, ...], data["villagers"]))))
            return
        last = seat.encounters[-1]
        if kind == "injured":
            last.injured += data["why"] == "lantern"
            return
        last.lanterns = max(last.lanterns, cast(int, data["lanterns"]))
        if kind == "failed":
            last.won = 0
        else:
            last.number = max(last.number, cast(int, data["number"]))

    def at_end(self, state: State, score: Score, seat: VillageSeat) -> None:
        p = cast(VillageState, state).village(score.seat)
        seat.points = dict(score.breakdown)
        seat.coins, seat.reputation, seat.kinds, seat.caves = p.coins, p.reputation, len(p.kinds), len(p.caves)

    def about(self, state: State) -> dict[str, object]:
        return {"offered": sorted(self.offered)}
