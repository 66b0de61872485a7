"""What is noted down of a play of Above and Below: actions by round, buildings, villagers, encounters, points."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, cast

from tabuleiro.analysis.watch import Data, GameNotes, PointNotes, Watch
from tabuleiro.core.event import Event
from tabuleiro.core.scores import Score
from tabuleiro.core.state import State
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.scoring import SOURCES
from tabuleiro.games.above_and_below.rules.state import VillageState

ACTION_OF: Final = {  # the event that tells of an action; several of one turn are one action
    "explored": "explore",
    "built": "build",
    "harvested": "harvest",
    "trained": "train",
    "labored": "labor",
    "passed": "pass",
}
ACTIONS: Final = tuple(ACTION_OF.values())


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

    def sound(self, game: AboveAndBelow, seats: int) -> bool:
        """The points add up, the actions are by round, and there are such buildings and villagers."""
        return (
            super().sound(game, seats)
            and (set(self.points), sum(self.points.values())) == (set(SOURCES), self.score)
            and (set(self.actions), {len(n) for n in self.actions.values()}) == (set(ACTIONS), {game.box.rounds})
            and {one[0] for one in self.built} <= set(range(1, len(game.box.ids)))
            and {one[0] for one in self.joined} <= set(range(1, len(game.box.villager_ids)))
        )


@dataclass
class VillageGame(GameNotes[VillageSeat]):
    kind: ClassVar[type[VillageSeat]] = VillageSeat

    offered: list[int]  # key houses in play, houses and outposts that were face up at some time

    def sound(self, game: AboveAndBelow) -> bool:
        return set(self.offered) <= set(range(1, len(game.box.ids)))


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
        data: Data = event.data
        if event.kind == "setup":
            self._on_offer(*data["keys"], *data["houses"], *data["outposts"])
        elif event.kind == "round":
            self.round = data["round"] - 1
        elif event.kind == "offered_next":
            self._on_offer(data["building"])

    def _on_offer(self, *ids: str) -> None:
        self.offered |= {self.game.box.number[id_] for id_ in ids}

    def of_seat(self, event: Event, seat: VillageSeat) -> None:
        kind, box = event.kind, self.game.box
        data: Data = event.data
        gift = kind == "built" and not data["villager"]
        if kind == "turn_started":
            self.done = set()
        elif kind == "exchanged":
            seat.exchanged += 1
            self._on_offer(*data["buildings"])
        elif kind == "sold":
            seat.sold.append(data["price"])
        elif kind == "joined":
            self._joined(box.villager_number[data["villager"]], seat)
        elif kind == "built":
            seat.built.append([box.number[data["building"]], self.round + 1, int(gift)])
        elif kind == "trained":
            self.trained = data["villager"]
        elif kind == "explored":
            seat.encounters.append(Encounter(self.round + 1, len(data["villagers"])))
        elif kind == "injured":
            seat.encounters[-1].injured += data["why"] == "lantern"
        elif kind in ("went_on", "succeeded", "failed"):
            last = seat.encounters[-1]
            last.lanterns = max(last.lanterns, data["lanterns"])
            last.won &= kind != "failed"
            last.number = max(last.number, data.get("number", 0))
        action = ACTION_OF.get(kind, "")
        if action and not gift and action not in self.done:
            self.done.add(action)
            seat.actions[action][self.round] += 1

    def _joined(self, number: int, seat: VillageSeat) -> None:
        villager = self.game.box.villagers[number]
        if villager is not None and villager.group != "starting":
            seat.joined.append([number, self.round + 1, int(self.trained == villager.id)])
        self.trained = ""

    def at_end(self, state: State, score: Score, seat: VillageSeat) -> None:
        p = cast(VillageState, state).players[score.seat]
        seat.points = dict(score.breakdown)
        seat.coins, seat.reputation, seat.kinds, seat.caves = p.coins, p.reputation, len(p.kinds), len(p.caves)

    def about(self, state: State) -> dict[str, object]:
        return {"offered": sorted(self.offered)}
