"""Brazil: Imperial in figures: rows about monarchs, colours, maps, arches, missions, palaces and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabuleiro.analysis.balance_report import Row
from tabuleiro.analysis.figures import PointFigures, mean, rows, share_row, spread, with_interval
from tabuleiro.analysis.stats import Share
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, COLOURS
from tabuleiro.games.brazil_imperial.rules.codes import CAPITAL
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.study.watch import RealmGame, RealmSeat


class RealmFigures(PointFigures[RealmGame, RealmSeat]):
    game: BrazilImperial

    monarchs = rows(lambda self: self.by("monarch", self.game.box.monarch_ids[1:]))
    colours = rows(lambda self: self.by("colour", COLOURS))
    capitals = rows(lambda self: self.by("capital", self.game.box.capital_ids[1:]))
    palaces = rows(lambda self: self.things("palace", self.game.box.palace_ids[1:]))
    faces = rows(lambda self: self.things("face", self.game.box.face_ids[1:CAPITAL]))
    products = rows(lambda self: self.things("product", self.game.box.product_ids))
    paintings = rows(lambda self: self.things("painting", self.game.box.painting_ids[1:]))
    cards = rows(lambda self: self.things("card", self.game.box.gold_ids[1:]))

    @rows
    def length(self) -> Iterator[Row]:
        """One row: rounds of a game, and those in which the eras began."""
        rounds = [game.rounds for game in self.games]
        eras = [[game.eras[i] for game in self.games if len(game.eras) > i] for i in range(2)]
        yield {
            "games": len(rounds),
            **spread(rounds),
            "least": min(rounds),
            "most": max(rounds),
            "second": mean(eras[0]),
            "third": mean(eras[1]),
        }

    @rows
    def challenge(self) -> Iterator[Row]:
        """One row: the solo challenge."""
        yield share_row("won", [game.won for game in self.games])

    # -- who
    def by(self, what: str, names: Sequence[str]) -> Iterator[Row]:
        """How those with each name stand, and how often they come before another seat of their table."""
        for name in names:
            theirs = [getattr(one, what) == name for one in self.all]
            yield {what: name, **self.standing(theirs), **with_interval("before", self.before(what, name))}

    def before(self, what: str, name: str) -> Share:
        """Of the pairs with a seat of another name, those that came first in theirs; equal places are halves."""
        pairs = [
            (one.rank, other.rank)
            for one in self.all
            for other in one.table.seats
            if getattr(one, what) == name != getattr(other, what)
        ]
        return Share(sum(1.0 * (own < other) + 0.5 * (own == other) for own, other in pairs), len(pairs))

    @rows
    def order(self) -> Iterator[Row]:
        """By the order of turns: the first player's seat, then clockwise."""
        for place in range(self.seats):
            yield {"place": place + 1, **self.standing(turn_order(one) == place for one in self.all)}

    # -- what
    @rows
    def scenarios(self) -> Iterator[Row]:
        for scenario in self.game.pack.scenarios:
            some = [game for game in self.games if game.scenario == scenario.id]
            if not some:
                continue
            attacks = [won for game in some for seat in game.seats for won in seat.attacks]
            yield {
                "scenario": scenario.id,
                "rating": scenario.rating,
                "games": len(some),
                "rounds": mean([game.rounds for game in some]),
                "score": mean([seat.total for game in some for seat in game.seats]),
                "fights": len(attacks) / len(some),
                **share_row("fought", [game.fights > 0 for game in some]),
                **share_row("won", attacks),
            }

    @rows
    def arches(self) -> Iterator[Row]:
        every = sum(sum(one.arches.values()) for one in self.all)
        for arch in ARCHES:
            times = [one.arches[arch] for one in self.all]
            used = share_row("used", [n > 0 for n in times])
            yield {"arch": arch, "mean": mean(times), "share": sum(times) / max(1, every), **used}

    @rows
    def missions(self) -> Iterator[Row]:
        """Kept in the set-up or drawn later; revealed by whom."""
        revealed = [{id_ for id_, _ in one.missions} for one in self.all]
        for mission in self.game.pack.missions:
            kept = [mission.id in one.kept for one in self.all]
            when = [int(round_) for one in self.all for id_, round_ in one.missions if id_ == mission.id]
            yield {
                "mission": mission.id,
                "era": mission.era,
                "kept": sum(kept),
                **share_row("done", [mission.id in found for found, own in zip(revealed, kept, strict=True) if own]),
                "round": mean(when),
                **self.standing(kept),
            }

    def things(self, what: str, names: Sequence[str]) -> Iterator[Row]:
        """How many of each a seat-game has, and how those with it stand."""
        lists: list[list[str]] = [getattr(one, f"{what}s") for one in self.all]
        for name in names:
            owners = [name in things for things in lists]
            count = mean([things.count(name) for things in lists])
            yield {what: name, "mean": count, **share_row("used", owners), **self.standing(owners)}

    @rows
    def beside(self) -> Iterator[Row]:
        return self.spreads(
            {
                "units deployed": lambda one: one.units,
                "missions revealed": lambda one: len(one.missions),
                "palaces placed": lambda one: len(one.palaces),
                "paintings": lambda one: len(one.paintings),
                "products": lambda one: len(one.products),
                "buildings and cities built": lambda one: len(one.faces),
                "exploration tiles revealed": lambda one: one.found,
                "expeditions won": lambda one: sum(one.expeditions),
                "attacks": lambda one: len(one.attacks),
            }
        )


def turn_order(one: RealmSeat) -> int:
    """0: it had the first turn."""
    first = next((i for i, seat in enumerate(one.table.seats) if seat.first), 0)
    return (one.seat - first) % len(one.table.seats)
