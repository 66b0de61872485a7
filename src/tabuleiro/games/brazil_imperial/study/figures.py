"""Brazil: Imperial in figures: rows about monarchs, colours, maps, arches, missions, palaces, cards and points."""

from __future__ import annotations

from collections.abc import Sequence

from tabuleiro.analysis.balance_report import Row, rounded
from tabuleiro.analysis.figures import One, PointFigures, mean, spread, spreads, with_interval
from tabuleiro.analysis.stats import Share
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, COLOURS
from tabuleiro.games.brazil_imperial.rules.codes import CAPITAL
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.study.watch import RealmGame, RealmSeat

SeatGame = One[RealmGame, RealmSeat]


class RealmFigures(PointFigures[RealmGame, RealmSeat]):
    game: BrazilImperial

    def rows(self) -> dict[str, list[Row]]:
        box = self.game.box
        return {
            "score": [self.score()],
            "length": [self.length()],
            "points": self.points(),
            "monarchs": self.by("monarch", box.monarch_ids[1:]),
            "colours": self.by("colour", COLOURS),
            "capitals": self.by("capital", box.capital_ids[1:]),
            "order": self.order(),
            "scenarios": self.scenarios(),
            "arches": self.arches(),
            "beside": self.beside(),
            "missions": self.missions(),
            "palaces": self.things("palace", box.palace_ids[1:]),
            "faces": self.things("face", box.face_ids[1:CAPITAL]),
            "products": self.things("product", box.product_ids),
            "paintings": self.things("painting", box.painting_ids[1:]),
            "cards": self.things("card", box.gold_ids[1:]),
            "challenge": [self.challenge()],
        }

    def length(self) -> Row:
        """Rounds of a game, and those in which the eras began."""
        rounds = [game.rounds for game in self.games]
        row: Row = {"games": len(rounds), **spread(rounds), "least": min(rounds), "most": max(rounds)}
        for i, era in enumerate(("second", "third")):
            row[era] = mean([game.eras[i] for game in self.games if len(game.eras) > i])
        return rounded(row)

    def challenge(self) -> Row:
        """The solo challenge."""
        return rounded(with_interval("won", Share(sum(game.won for game in self.games), len(self.games))))

    # -- who
    def by(self, what: str, names: Sequence[str]) -> list[Row]:
        """How those with each name stand, and how often they come before another seat of their table."""
        rows: list[Row] = []
        for name in names:
            theirs = [getattr(one.notes, what) == name for one in self.all]
            before = with_interval("before", self.before(what, name))
            rows.append(rounded({what: name, **self.standing(theirs), **before}))
        return rows

    def before(self, what: str, name: str) -> Share:
        """Of the pairs with a seat of another name, those that came first in theirs; equal places are halves."""
        wins, n = 0.0, 0
        for one in self.all:
            rivals = [other for other in one.game.seats if getattr(other, what) != name]
            if getattr(one.notes, what) == name:
                n += len(rivals)
                wins += sum(
                    1.0 * (one.notes.rank < other.rank) + 0.5 * (one.notes.rank == other.rank) for other in rivals
                )
        return Share(wins, n)

    def order(self) -> list[Row]:
        """By the order of turns: the first player's seat, then clockwise."""
        return [
            rounded({"place": place + 1, **self.standing(turn_order(one) == place for one in self.all)})
            for place in range(self.seats)
        ]

    # -- what
    def scenarios(self) -> list[Row]:
        rows: list[Row] = []
        for scenario in self.game.pack.scenarios:
            some = [game for game in self.games if game.scenario == scenario.id]
            if not some:
                continue
            attacks = [won for game in some for seat in game.seats for won in seat.attacks]
            row: Row = {
                "scenario": scenario.id,
                "rating": scenario.rating,
                "games": len(some),
                "rounds": mean([game.rounds for game in some]),
                "score": mean([seat.total for game in some for seat in game.seats]),
                "fights": len(attacks) / len(some),
                **with_interval("fought", Share(sum(game.fights > 0 for game in some), len(some))),
                **with_interval("won", Share(sum(attacks), len(attacks))),
            }
            rows.append(rounded(row))
        return rows

    def arches(self) -> list[Row]:
        every = sum(sum(one.notes.arches.values()) for one in self.all)
        rows: list[Row] = []
        for arch in ARCHES:
            times = [one.notes.arches[arch] for one in self.all]
            used = Share(sum(n > 0 for n in times), len(times))
            row: Row = {"arch": arch, "mean": mean(times), "share": sum(times) / max(1, every)}
            rows.append(rounded(row | with_interval("used", used)))
        return rows

    def missions(self) -> list[Row]:
        """Kept in the set-up or drawn later; revealed by whom."""
        rows: list[Row] = []
        for mission in self.game.pack.missions:
            kept = sum(mission.id in one.notes.kept for one in self.all)
            when = [int(r) for one in self.all for id_, r in one.notes.missions if id_ == mission.id]
            kept_done = sum(mission.id in one.notes.kept and has(one, mission.id) for one in self.all)
            row: Row = {
                "mission": mission.id,
                "era": mission.era,
                "kept": kept,
                **with_interval("done", Share(kept_done, kept)),
                "round": mean(when),
                **self.standing(mission.id in one.notes.kept for one in self.all),
            }
            rows.append(rounded(row))
        return rows

    def things(self, what: str, names: Sequence[str]) -> list[Row]:
        """How many of each a seat-game has, and how those with it stand."""
        lists: list[list[str]] = [getattr(one.notes, f"{what}s") for one in self.all]
        rows: list[Row] = []
        for name in names:
            owners = [name in things for things in lists]
            row: Row = {what: name, "mean": mean([things.count(name) for things in lists])}
            row |= with_interval("used", Share(sum(owners), len(owners)))
            rows.append(rounded(row | self.standing(owners)))
        return rows

    def beside(self) -> list[Row]:
        notes = [one.notes for one in self.all]
        figures = {
            "units deployed": [one.units for one in notes],
            "missions revealed": [len(one.missions) for one in notes],
            "palaces placed": [len(one.palaces) for one in notes],
            "paintings": [len(one.paintings) for one in notes],
            "products": [len(one.products) for one in notes],
            "buildings and cities built": [len(one.faces) for one in notes],
            "exploration tiles revealed": [one.found for one in notes],
            "expeditions won": [sum(one.expeditions) for one in notes],
            "attacks": [len(one.attacks) for one in notes],
        }
        return spreads(figures)


def has(one: SeatGame, mission: str) -> bool:
    return any(id_ == mission for id_, _ in one.notes.missions)


def turn_order(one: SeatGame) -> int:
    """0: it had the first turn."""
    first = next((i for i, seat in enumerate(one.game.seats) if seat.first), 0)
    return (one.seat - first) % len(one.game.seats)
