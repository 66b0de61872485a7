"""The balance of Above and Below: the report on many games, with the targets of the house set's calibration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from tabuleiro.analysis.balance import Played
from tabuleiro.analysis.balance_pictures import Dot, dots, histogram, stacked
from tabuleiro.analysis.balance_report import FAIL, NOT_MEASURED, OPEN, PASS, Check, Report, verdict
from tabuleiro.analysis.balance_rows import ends, few, notes, number, share_words, title
from tabuleiro.analysis.balance_runner import Watch
from tabuleiro.analysis.journal import Line
from tabuleiro.core.game import Game
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.scoring import SOURCES
from tabuleiro.games.above_and_below.study.figures import Figures, Row
from tabuleiro.games.above_and_below.study.tables import sections
from tabuleiro.games.above_and_below.study.watch import VillageGame, VillageWatch

STRONG: Final = (45, 80)  # where strong play ends
FAIR: Final = 1.1  # times its fair share of wins, at most
DEAD: Final = 0.02  # built in fewer of the games that offered it
SELDOM: Final = 0.10  # an action that fewer seat-games use is not really used
MOST: Final = 0.5  # games, so that it is most of them


class VillageStudy:
    """What is noted down of a play, and what many notes say."""

    def watch(self, game: Game, seats: int) -> Watch:
        return VillageWatch(cast(AboveAndBelow, game), seats)

    def read(self, data: Line, game: Game, seats: int) -> Any:
        return VillageGame.read(data, cast(AboveAndBelow, game), seats)

    def report(self, game: Game, played: Played) -> Report:
        return report(Figures(cast(AboveAndBelow, game), played.games, played.series.seats), played)


STUDY: Final = VillageStudy()


def report(figures: Figures, played: Played) -> Report:
    series = played.series
    rows = {
        "score": [figures.score()],
        "seats": figures.by_seat(),
        "points": figures.points(),
        "actions": figures.actions(),
        "beside": figures.beside(),
        "encounters": figures.encounters(),
        "exploring": [figures.exploring()],
        "buildings": figures.buildings(),
        "villagers": figures.villagers(),
    }
    return Report(
        title=title(played),
        facts={"series": series.data, "games": len(played.games), "journals": played.journals, "codes": played.codes},
        notes=notes(played),
        checks=tuple(checks(rows, series.bot)),
        sections=tuple(sections(rows, figures.box.rounds)),
        pictures=pictures(figures, rows),
    )


# ---------------------------------------------------------------- the calibration
def checks(rows: dict[str, list[Row]], bot: str) -> list[Check]:
    found = [
        _score(rows["score"][0]),
        _seats(rows["seats"]),
        _actions(rows["actions"]),
        _built(rows["buildings"], "star"),
        _built(rows["buildings"], "key"),
        _exploring(rows["exploring"][0]),
    ]
    if bot != "random":
        return found
    return [Check(check.target, check.measured, f"{NOT_MEASURED}: for strong bots") for check in found]


def _score(row: Row) -> Check:
    low, high = ends(row, "mean")
    said = f"mean {row['mean']:.1f} ({low:.1f}–{high:.1f}), p10–p90 {row['p10']:.0f}–{row['p90']:.0f}"
    return Check(
        f"strong play ends at {STRONG[0]} to {STRONG[1]} points on the mean",
        said,
        verdict(number(row, "mean"), (low, high), *STRONG),
    )


def _seats(rows: Sequence[Row]) -> Check:
    best = max(rows, key=lambda row: number(row, "times"))
    said = ", ".join(f"seat {row['seat']} {row['times']:.2f} ({share_words(row, 'wins')})" for row in rows)
    return Check(
        f"no seat above {FAIR} times its fair share of wins",
        said,
        verdict(number(best, "times"), ends(best, "times"), 0, FAIR),
    )


def _actions(rows: Sequence[Row]) -> Check:
    said = ", ".join(f"{row['action']} {row['mean']:.1f} ({number(row, 'used'):.0%})" for row in rows)
    seldom = [str(row["action"]) for row in rows if number(row, "used") < SELDOM]
    target = f"every action is used (by at least {SELDOM:.0%} of the seat-games)"
    return Check(target, said, f"{FAIL} ({few(seldom)})" if seldom else PASS)


def _built(rows: Sequence[Row], kind: str) -> Check:
    some = [row for row in rows if row["kind"] == kind]
    known = [row for row in some if row["built"] is not None]
    said = ", ".join(f"{row['building']} {number(row, 'built'):.0%}" for row in known)
    target = f"every {kind} house is built (in at least {DEAD:.0%} of the games that have it)"
    dead = [str(row["building"]) for row in known if number(row, "built") < DEAD]
    if dead:
        return Check(target, said, f"{FAIL} ({few(dead)})")
    return Check(target, said, PASS if len(known) == len(some) else f"{OPEN}: some were never in play")


def _exploring(row: Row) -> Check:
    said = (
        f"somebody explores in most rounds of {share_words(row, 'games')} of the games, the seat itself in most rounds"
        f" of {share_words(row, 'seats')} of the seat-games, on the mean in {row['mean']:.1f} rounds"
    )
    return Check(
        "exploring in most rounds of most games", said, verdict(number(row, "games"), ends(row, "games"), MOST, 1)
    )


# ---------------------------------------------------------------- pictures
def pictures(figures: Figures, rows: dict[str, list[Row]]) -> dict[str, str]:
    panels = []
    for kind, words in (("star", "Star houses"), ("key", "Key houses"), ("house", "Houses"), ("outpost", "Outposts")):
        known = [row for row in rows["buildings"] if row["kind"] == kind and row["built"] is not None]
        known.sort(key=lambda row: -number(row, "built"))
        shown = [
            Dot(str(row["building"]), number(row, "built"), *ends(row, "built"), marked=number(row, "built") < DEAD)
            for row in known
        ]
        panels.append((words, shown))
    groups = [str(row["who"]) for row in rows["points"]]
    values = [[number(row, source) for row in rows["points"]] for source in SOURCES]
    names = [source.replace("_", " ") for source in SOURCES]
    limits = [(float(limit), str(limit)) for limit in STRONG]
    return {
        "scores": histogram("Scores", figures.scores, limits),
        "points": stacked("Points of a seat by source", names, groups, values),
        "buildings": dots(
            "Buildings: percent of the games that offered them in which they were built", panels, (2, 98)
        ),
    }
