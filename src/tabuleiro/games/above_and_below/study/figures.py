"""Above and Below in figures: rows about seats, actions, buildings, villagers, encounters and points."""

from __future__ import annotations

from typing import Final

from tabuleiro.analysis.balance_report import Row, rounded
from tabuleiro.analysis.figures import PointFigures, mean, spreads, with_interval
from tabuleiro.analysis.stats import Share
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.study.watch import ACTIONS, VillageGame, VillageSeat

MANY: Final = 5  # in a party: so many and more are one class


class VillageFigures(PointFigures[VillageGame, VillageSeat]):
    game: AboveAndBelow

    def rows(self) -> dict[str, list[Row]]:
        return {
            **super().rows(),
            "actions": self.actions(),
            "beside": self.beside(),
            "encounters": self.encounters(),
            "exploring": [self.exploring()],
            "buildings": self.buildings(),
            "villagers": self.villagers(),
        }

    # -- actions
    def actions(self) -> list[Row]:
        rows: list[Row] = []
        n = len(self.all)
        for name in ACTIONS:
            by_round = [sum(one.notes.actions[name][i] for one in self.all) / n for i in range(self.game.box.rounds)]
            used = Share(sum(any(one.notes.actions[name]) for one in self.all), n)
            row: Row = {"action": name, "mean": sum(by_round), **with_interval("used", used)}
            rows.append(rounded(row | {f"round {i + 1}": value for i, value in enumerate(by_round)}))
        return rows

    def beside(self) -> list[Row]:
        """Free actions, and what lies in a village at the end."""
        notes = [one.notes for one in self.all]
        figures = {
            "rows exchanged": [one.exchanged for one in notes],
            "sold to others": [len(one.sold) for one in notes],
            "coins left": [one.coins for one in notes],
            "reputation": [one.reputation for one in notes],
            "kinds of goods on the track": [one.kinds for one in notes],
            "buildings built": [len(one.built) for one in notes],
            "cave cards": [one.caves for one in notes],
            "villagers who joined": [len(one.joined) for one in notes],
            "injured for lanterns": [sum(e.injured for e in one.encounters) for one in notes],
        }
        return spreads(figures)

    # -- buildings and villagers
    def buildings(self) -> list[Row]:
        """Of the games in which it was on offer: star houses always are."""
        rows: list[Row] = []
        for number, building in enumerate(self.game.box.buildings):
            if building is None or building.kind == "start":
                continue
            up = [game for game in self.games if building.kind == "star" or number in game.offered]
            built = [entry for game in up for seat in game.seats for entry in seat.built if entry[0] == number]
            row: Row = {
                "building": building.id,
                "kind": building.kind,
                "cost": building.cost,
                "games": len(up),
                **with_interval("built", Share(len(built), len(up))),
                "round": mean([entry[1] for entry in built]),
                "gifts": sum(entry[2] for entry in built),
                **self.standing(one.notes.has(number) for one in self.all),
            }
            rows.append(rounded(row))
        return rows

    def villagers(self) -> list[Row]:
        rows: list[Row] = []
        for number, villager in enumerate(self.game.box.villagers):
            if villager is None or villager.group == "starting":
                continue
            joined = [entry for one in self.all for entry in one.notes.joined if entry[0] == number]
            row: Row = {
                "villager": villager.id,
                "skills": " ".join(
                    f"{skill}+" if level == "plus" else skill
                    for skill, level in (("hammer", villager.hammer), ("quill", villager.quill))
                    if level
                ),
                "light": sum(villager.light(die) for die in range(1, 7)) / 6,
                **with_interval("joined", Share(len(joined), len(self.games))),
                "trained": sum(entry[2] for entry in joined),
                "round": mean([entry[1] for entry in joined]),
                **self.standing(any(entry[0] == number for entry in one.notes.joined) for one in self.all),
            }
            rows.append(rounded(row))
        return rows

    # -- encounters
    def encounters(self) -> list[Row]:
        """By the size of the party; the last row is all of them."""
        every = [encounter for one in self.all for encounter in one.notes.encounters]
        classes = {str(n): [e for e in every if e.party == n] for n in range(2, MANY)}
        classes |= {f"{MANY} and more": [e for e in every if e.party >= MANY], "all": every}
        rows: list[Row] = []
        for party, some in classes.items():
            won = sum(e.won for e in some)
            row: Row = {"party": party, "times": len(some), "share": len(some) / max(1, len(every))}
            row |= with_interval("won", Share(won, len(some)))
            row["lanterns"] = mean([e.lanterns for e in some])
            row["number"] = mean([e.number for e in some if e.won])
            row["injured"] = mean([e.injured for e in some])
            rows.append(rounded(row))
        return rows

    def exploring(self) -> Row:
        """In how many games somebody explores in most rounds, and in how many seat-games the seat itself does."""
        most = self.game.box.rounds // 2 + 1
        explored = [[n > 0 for n in one.notes.actions["explore"]] for one in self.all]
        tables = [
            [any(seat.actions["explore"][i] for seat in game.seats) for i in range(self.game.box.rounds)]
            for game in self.games
        ]
        row: Row = with_interval("games", Share(sum(sum(rounds) >= most for rounds in tables), len(tables)))
        row |= with_interval("seats", Share(sum(sum(rounds) >= most for rounds in explored), len(explored)))
        return rounded(row | {"mean": sum(map(sum, explored)) / len(explored)})
