"""Brazil: Imperial in figures: rows about monarchs, colours, maps, arches, missions, palaces, cards and points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tabuleiro.analysis.balance_report import Value, rounded
from tabuleiro.analysis.balance_rows import mean_row, score_row, standing, with_interval
from tabuleiro.analysis.stats import Mean, Share, percentile
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, COLOURS
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.rules.scoring import SOURCES
from tabuleiro.games.brazil_imperial.study.watch import RealmGame, RealmSeat

Row = dict[str, Value]
ERAS: Final = (1, 2, 3)


@dataclass(frozen=True)
class One:
    """One seat of one game."""

    game: RealmGame
    seat: int
    notes: RealmSeat
    won: float

    @property
    def score(self) -> int:
        return sum(self.notes.points.values())


class Figures:
    """All seat-games of a run, and the rows that they give."""

    def __init__(self, game: BrazilImperial, games: Sequence[RealmGame], seats: int) -> None:
        self.box = game.box
        self.pack = game.pack
        self.games = games
        self.seats = seats
        self.all = [
            One(one, seat, notes, won)
            for one in games
            for seat, (notes, won) in enumerate(zip(one.seats, one.wins(), strict=True))
        ]
        self.scores = [one.score for one in self.all]

    def standing(self, which: Callable[[One], bool]) -> Row:
        return standing(self.all, [which(one) for one in self.all], self.seats)

    def score(self) -> Row:
        return score_row([[sum(seat.points.values()) for seat in game.seats] for game in self.games])

    def length(self) -> Row:
        """Rounds of a game, and those in which the eras began."""
        rounds = [game.rounds for game in self.games]
        row: Row = {"games": len(rounds), **mean_row("mean", Mean.of(rounds))}
        row |= {f"p{p}": percentile(rounds, p) for p in (10, 50, 90)}
        row |= {"least": min(rounds), "most": max(rounds)}
        for i, era in enumerate(("second", "third")):
            begun = [game.eras[i] for game in self.games if len(game.eras) > i]
            row[era] = sum(begun) / len(begun) if begun else None
        return rounded(row)

    def challenge(self) -> Row:
        """The solo challenge."""
        return rounded(with_interval("won", Share(sum(game.won for game in self.games), len(self.games))))

    # -- who
    def by(self, what: str, names: Sequence[str], of: Callable[[RealmSeat], str]) -> list[Row]:
        """How those with each name stand, and how often they come before another seat of their table."""
        rows: list[Row] = []
        for name in names:
            mine = [one for one in self.all if of(one.notes) == name]
            before = with_interval("before", self.before(mine, lambda other, name=name: of(other) != name))  # type: ignore[misc]
            row: Row = {what: name, **self.standing(lambda one, name=name: of(one.notes) == name)}  # type: ignore[misc]
            rows.append(rounded(row | before))
        return rows

    def before(self, mine: Sequence[One], whom: Callable[[RealmSeat], bool]) -> Share:
        """Of the pairs with another seat of the table, those that came first in theirs; equal places are halves."""
        wins, n = 0.0, 0
        for one in mine:
            for other in one.game.seats:
                if other is not one.notes and whom(other):
                    n += 1
                    wins += 1.0 if one.notes.rank < other.rank else 0.5 if one.notes.rank == other.rank else 0.0
        return Share(wins, n)

    def colours(self) -> list[Row]:
        return self.by("colour", COLOURS, lambda seat: seat.colour)

    def monarchs(self) -> list[Row]:
        return self.by("monarch", self.box.monarch_ids[1:], lambda seat: seat.monarch)

    def capitals(self) -> list[Row]:
        return self.by("capital", self.box.capital_ids[1:], lambda seat: seat.capital)

    def order(self) -> list[Row]:
        """By the order of turns: the first player's seat, then clockwise."""
        rows: list[Row] = []
        for place in range(self.seats):
            row = self.standing(lambda one, place=place: turn_order(one) == place)  # type: ignore[misc]
            rows.append(rounded({"place": place + 1, **row}))
        return rows

    # -- what
    def scenarios(self) -> list[Row]:
        rows: list[Row] = []
        for scenario in self.pack.scenarios:
            some = [game for game in self.games if game.scenario == scenario.id]
            if not some:
                continue
            attacks = [won for game in some for seat in game.seats for won in seat.attacks]
            scores = [sum(seat.points.values()) for game in some for seat in game.seats]
            row: Row = {
                "scenario": scenario.id,
                "rating": scenario.rating,
                "games": len(some),
                "rounds": sum(game.rounds for game in some) / len(some),
                "score": sum(scores) / len(scores),
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
            row: Row = {"arch": arch, "mean": sum(times) / len(times), "share": sum(times) / max(1, every)}
            rows.append(rounded(row | with_interval("used", used)))
        return rows

    def missions(self) -> list[Row]:
        """Kept in the set-up or drawn later; revealed by whom."""
        rows: list[Row] = []
        for mission in self.pack.missions:
            kept = sum(mission.id in one.notes.kept for one in self.all)
            when = [int(r) for one in self.all for id_, r in one.notes.missions if id_ == mission.id]
            kept_done = sum(mission.id in one.notes.kept and has(one, mission.id) for one in self.all)
            row: Row = {
                "mission": mission.id,
                "era": mission.era,
                "kept": kept,
                **with_interval("done", Share(kept_done, kept)),
                "round": sum(when) / len(when) if when else None,
                **self.standing(lambda one, id_=mission.id: id_ in one.notes.kept),  # type: ignore[misc]
            }
            rows.append(rounded(row))
        return rows

    def things(self, what: str, names: Sequence[str], of: Callable[[RealmSeat], list[str]]) -> list[Row]:
        """How many of each a seat-game has, and how those with it stand."""
        rows: list[Row] = []
        for name in names:
            n = sum(of(one.notes).count(name) for one in self.all)
            owners = Share(sum(name in of(one.notes) for one in self.all), len(self.all))
            row: Row = {what: name, "mean": n / len(self.all), **with_interval("used", owners)}
            rows.append(rounded(row | self.standing(lambda one, name=name: name in of(one.notes))))  # type: ignore[misc]
        return rows

    def palaces(self) -> list[Row]:
        return self.things("palace", self.box.palace_ids[1:], lambda seat: seat.palaces)

    def paintings(self) -> list[Row]:
        return self.things("painting", self.box.painting_ids[1:], lambda seat: seat.paintings)

    def faces(self) -> list[Row]:
        return self.things("face", self.box.face_ids[1:17], lambda seat: seat.faces)

    def products(self) -> list[Row]:
        return self.things("product", self.box.product_ids, lambda seat: seat.products)

    def cards(self) -> list[Row]:
        return self.things("card", self.box.gold_ids[1:], lambda seat: seat.cards)

    def beside(self) -> list[Row]:
        notes = [one.notes for one in self.all]
        figures: dict[str, list[int]] = {
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
        rows: list[Row] = []
        for what, values in figures.items():
            row: Row = {"what": what, **mean_row("mean", Mean.of(values))}
            row |= {f"p{p}": percentile(values, p) for p in (10, 50, 90)}
            rows.append(rounded(row | {"least": min(values), "most": max(values)}))
        return rows

    def points(self) -> list[Row]:
        """Means of a seat-game by source: all, winners, others."""
        groups = {
            "all": self.all,
            "winners": [one for one in self.all if one.won],
            "others": [one for one in self.all if not one.won],
        }
        rows: list[Row] = []
        for name, some in groups.items():
            n = max(1, len(some))
            means: Row = {source: sum(one.notes.points[source] for one in some) / n for source in SOURCES}
            rows.append(rounded({"who": name, **means, "score": sum(one.score for one in some) / n}))
        return rows


def has(one: One, mission: str) -> bool:
    return any(id_ == mission for id_, _ in one.notes.missions)


def turn_order(one: One) -> int:
    """0: it had the first turn."""
    first = next((i for i, seat in enumerate(one.game.seats) if seat.first), 0)
    return (one.seat - first) % len(one.game.seats)
