"""Above and Below in figures: rows about actions, buildings, villagers and encounters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabuleiro.analysis.balance_report import Row
from tabuleiro.analysis.figures import PointFigures, mean, rows, share_row, with_interval
from tabuleiro.analysis.stats import Share
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.study.watch import ACTIONS, VillageGame, VillageSeat

MANY: Final = 5  # in a party: so many and more are one class


class VillageFigures(PointFigures[VillageGame, VillageSeat]):
    game: AboveAndBelow

    # -- actions
    @rows
    def actions(self) -> Iterator[Row]:
        for name in ACTIONS:
            done = [one.actions[name] for one in self.all]
            by_round = [sum(times) / len(done) for times in zip(*done, strict=True)]
            yield {
                "action": name,
                "mean": sum(by_round),
                **share_row("used", [any(rounds) for rounds in done]),
                **{f"round {i}": value for i, value in enumerate(by_round, 1)},
            }

    @rows
    def beside(self) -> Iterator[Row]:
        """Free actions, and what lies in a village at the end."""
        return self.spreads(
            {
                "rows exchanged": lambda one: one.exchanged,
                "sold to others": lambda one: len(one.sold),
                "coins left": lambda one: one.coins,
                "reputation": lambda one: one.reputation,
                "kinds of goods on the track": lambda one: one.kinds,
                "buildings built": lambda one: len(one.built),
                "cave cards": lambda one: one.caves,
                "villagers who joined": lambda one: len(one.joined),
                "injured for lanterns": lambda one: sum(e.injured for e in one.encounters),
            }
        )

    # -- buildings and villagers
    @rows
    def buildings(self) -> Iterator[Row]:
        """Of the games in which it was on offer: star houses always are."""
        for number, building in enumerate(self.game.box.buildings):
            if building is None or building.kind == "start":
                continue
            up = [game for game in self.games if building.kind == "star" or number in game.offered]
            built = [entry for game in up for seat in game.seats for entry in seat.built if entry[0] == number]
            yield {
                "building": building.id,
                "kind": building.kind,
                "cost": building.cost,
                "games": len(up),
                **with_interval("built", Share(len(built), len(up))),
                "round": mean([entry[1] for entry in built]),
                "gifts": sum(entry[2] for entry in built),
                **self.standing(any(entry[0] == number for entry in one.built) for one in self.all),
            }

    @rows
    def villagers(self) -> Iterator[Row]:
        for number, villager in enumerate(self.game.box.villagers):
            if villager is None or villager.group == "starting":
                continue
            joined = [entry for one in self.all for entry in one.joined if entry[0] == number]
            skills = (("hammer", villager.hammer), ("quill", villager.quill))
            yield {
                "villager": villager.id,
                "skills": " ".join(f"{skill}+" if level == "plus" else skill for skill, level in skills if level),
                "light": sum(villager.light(die) for die in range(1, 7)) / 6,
                **with_interval("joined", Share(len(joined), len(self.games))),
                "trained": sum(entry[2] for entry in joined),
                "round": mean([entry[1] for entry in joined]),
                **self.standing(any(entry[0] == number for entry in one.joined) for one in self.all),
            }

    # -- encounters
    @rows
    def encounters(self) -> Iterator[Row]:
        """By the size of the party; the last row is all of them."""
        every = [encounter for one in self.all for encounter in one.encounters]
        classes = {str(n): [e for e in every if e.party == n] for n in range(2, MANY)}
        classes |= {f"{MANY} and more": [e for e in every if e.party >= MANY], "all": every}
        for party, some in classes.items():
            yield {
                "party": party,
                "times": len(some),
                "share": len(some) / max(1, len(every)),
                **share_row("won", [e.won for e in some]),
                "lanterns": mean([e.lanterns for e in some]),
                "number": mean([e.number for e in some if e.won]),
                "injured": mean([e.injured for e in some]),
            }

    @rows
    def exploring(self) -> Iterator[Row]:
        """One row: the games in which somebody explores in most rounds, the seat-games in which the seat does."""
        most = self.game.box.rounds // 2 + 1
        by_seat = [sum(n > 0 for n in one.actions["explore"]) for one in self.all]
        by_game = [
            sum(map(any, zip(*(seat.actions["explore"] for seat in game.seats), strict=True))) for game in self.games
        ]
        yield {
            **share_row("games", [rounds >= most for rounds in by_game]),
            **share_row("seats", [rounds >= most for rounds in by_seat]),
            "mean": mean(by_seat),
        }
