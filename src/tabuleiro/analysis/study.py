"""A game's study: what is noted down of a play, and what many notes say; any game has at least its seats compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tabuleiro.analysis.balance_pictures import histogram, stacked
from tabuleiro.analysis.balance_report import Check, Report, Section
from tabuleiro.analysis.figures import Figures, PointFigures
from tabuleiro.analysis.tables import point_table, score_table, seat_table
from tabuleiro.analysis.verdicts import counted, fair_check
from tabuleiro.analysis.watch import GameNotes, PointWatch, Watch
from tabuleiro.kit.room import Room
from tabuleiro.kit.shelf import room

if TYPE_CHECKING:
    from tabuleiro.analysis.balance import PlayedSeries

FAIR: Final = 1.1  # times its fair share of wins, at most
CAREFUL: Final = (
    "A seat-game is one seat of one game. All shares have 95% intervals (Wilson). With and without are correlations: a"
    " card that only winners can afford looks strong. Of a hundred intervals about five miss the truth: a single flag"
    " near its limit proves little."
)


class Study(Room):
    """`figures` is Any in the methods, so that a game's own study can say which it has."""

    place: ClassVar[str] = "study"

    watching: ClassVar[type[Watch[Any]]] = PointWatch
    noted: ClassVar[type[GameNotes[Any]]] = GameNotes
    figures: ClassVar[type[Figures[Any, Any]]] = PointFigures

    def checks(self, figures: Any, bot: str) -> list[Check]:
        """What was measured beside the targets."""
        return [fair_check(figures.by_seat, FAIR)] if figures.seats > 1 else []

    def sections(self, figures: Any) -> list[Section]:
        seats = (seat_table(figures.by_seat),) if figures.seats > 1 else ()
        tables = (score_table(figures.score), *seats, point_table(figures.points, figures.sources))
        return [Section("Scores", tables=tables, pictures=("scores", "points"))]

    def pictures(self, figures: Any) -> dict[str, str]:
        return point_pictures(figures)

    def report(self, game: Any, played: PlayedSeries) -> Report:
        series = played.series
        figures = self.figures(game, played.games, series.seats)
        facts = {"series": series.data, "games": len(played.games)}
        games, seats = counted(len(played.games), "game"), counted(series.seats, "seat")
        return Report(
            title=f"Balance of {series.game}: {games} of {series.bot}, {seats}",
            facts={**facts, "journals": played.journals},
            notes=tuple(notes(played)),
            checks=tuple(self.checks(figures, series.bot)),
            sections=tuple(self.sections(figures)),
            pictures=self.pictures(figures),
        )


def study_of(name: str) -> Study:
    return room(name, Study)


def point_pictures(figures: PointFigures[Any, Any], limits: Sequence[int] = ()) -> dict[str, str]:
    """How often each score came up, and where the points of winners and others come from."""
    groups = [row["who"] for row in figures.points]
    values = [[row[source] for row in figures.points] for source in figures.sources]
    return {
        "scores": histogram("Scores", figures.scores, [(float(limit), str(limit)) for limit in limits]),
        "points": stacked("Points of a seat by source", list(figures.sources.values()), groups, values),
    }


def notes(played: PlayedSeries) -> list[str]:
    """Where the games come from, and what to be careful about."""
    series = played.series
    seeds = [game.seed for game in played.games]
    thought = played.seconds / max(1, played.decisions)
    pack = f"pack {series.pack} ({series.pack_hash})"
    pace = f"{played.decisions / len(seeds):.0f} decisions a game, {1000 * thought:.3g} ms each"
    found = [f"Rules {series.rules}, {pack}, seeds {min(seeds)} to {max(seeds)}; {pace}.", CAREFUL]
    if played.journals > 1:
        found.append(f"From {played.journals} journals; {played.doubles} games were in more than one and count once.")
    if played.faults:
        found.append(f"Careful: the bot forfeited {played.faults} decisions. First: {played.first_fault}")
    return found
