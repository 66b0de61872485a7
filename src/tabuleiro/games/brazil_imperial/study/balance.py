"""The balance of Brazil: Imperial: the report on many games, with the targets of the house set's calibration."""

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
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.rules.scoring import SOURCES
from tabuleiro.games.brazil_imperial.study.figures import Figures, Row
from tabuleiro.games.brazil_imperial.study.tables import sections
from tabuleiro.games.brazil_imperial.study.watch import SOLO, RealmGame, RealmWatch

STRONG: Final = (45, 70)  # where strong play ends, in points
LENGTH: Final = (18, 30)  # in turns of each seat
EVEN: Final = (0.40, 0.60)  # how often one comes before another
SELDOM: Final = 0.10  # an arch that fewer seat-games use is not really used
TOO_MUCH: Final = 0.40  # of all turns
SOMETIMES: Final = (0.05, 0.95)  # games with a fight
HALF: Final = (0.35, 0.65)  # of the solo challenges


class RealmStudy:
    """What is noted down of a play, and what many notes say."""

    def watch(self, game: Game, seats: int) -> Watch:
        return RealmWatch(cast(BrazilImperial, game), seats)

    def read(self, data: Line, game: Game, seats: int) -> Any:
        return RealmGame.read(data, cast(BrazilImperial, game), seats)

    def report(self, game: Game, played: Played) -> Report:
        return report(Figures(cast(BrazilImperial, game), played.games, played.series.seats), played)


STUDY: Final = RealmStudy()


def report(figures: Figures, played: Played) -> Report:
    series = played.series
    rows = {
        "score": [figures.score()],
        "length": [figures.length()],
        "points": figures.points(),
        "monarchs": figures.monarchs(),
        "colours": figures.colours(),
        "capitals": figures.capitals(),
        "order": figures.order(),
        "scenarios": figures.scenarios(),
        "arches": figures.arches(),
        "beside": figures.beside(),
        "missions": figures.missions(),
        "palaces": figures.palaces(),
        "faces": figures.faces(),
        "products": figures.products(),
        "paintings": figures.paintings(),
        "cards": figures.cards(),
        "challenge": [figures.challenge()],
    }
    return Report(
        title=title(played),
        facts={"series": series.data, "games": len(played.games), "journals": played.journals, "codes": played.codes},
        notes=notes(played),
        checks=tuple(checks(rows, series.bot, series.seats)),
        sections=tuple(sections(rows)),
        pictures=pictures(figures, rows),
    )


# ---------------------------------------------------------------- the calibration
def checks(rows: dict[str, list[Row]], bot: str, seats: int) -> list[Check]:
    if seats == SOLO:
        found = [_challenge(rows["challenge"][0]), _arches(rows["arches"])]
    else:
        found = [
            _mean("strong play ends at {} to {} points on the mean", rows["score"][0], STRONG),
            _mean("after {} to {} turns of each seat", rows["length"][0], LENGTH),
            _even("monarch", rows["monarchs"]),
            _even("colour", rows["colours"]),
            _arches(rows["arches"]),
            *_fights(rows["scenarios"]),
        ]
    if bot != "random":
        return found
    return [Check(check.target, check.measured, f"{NOT_MEASURED}: for strong bots") for check in found]


def _mean(target: str, row: Row, limits: tuple[int, int]) -> Check:
    low, high = ends(row, "mean")
    said = f"mean {row['mean']:.1f} ({low:.1f}–{high:.1f}), p10–p90 {row['p10']:.0f}–{row['p90']:.0f}"
    return Check(target.format(*limits), said, verdict(number(row, "mean"), (low, high), *limits))


def _even(what: str, rows: Sequence[Row]) -> Check:
    """The one that is furthest off decides."""
    target = f"no {what} comes before others in less than {EVEN[0]:.0%} or more than {EVEN[1]:.0%} of its pairs"
    known = [row for row in rows if row["before"] is not None]
    said = ", ".join(f"{row[what]} {share_words(row, 'before')}" for row in known)
    if not known:
        return Check(target, said, f"{OPEN}: none was there")
    off = [row for row in known if not EVEN[0] <= number(row, "before") <= EVEN[1]]
    sure = [row for row in off if ends(row, "before")[0] > EVEN[1] or ends(row, "before")[1] < EVEN[0]]
    if sure:
        return Check(target, said, f"{FAIL} ({few([str(row[what]) for row in sure])})")
    return Check(target, said, f"{OPEN} ({few([str(row[what]) for row in off])})" if off else PASS)


def _arches(rows: Sequence[Row]) -> Check:
    said = ", ".join(f"{row['arch']} {row['mean']:.1f} ({number(row, 'used'):.0%})" for row in rows)
    off = [str(row["arch"]) for row in rows if number(row, "used") < SELDOM or number(row, "share") > TOO_MUCH]
    target = (
        f"every arch is used (by at least {SELDOM:.0%} of the seat-games), none in over {TOO_MUCH:.0%} of the turns"
    )
    return Check(target, said, f"{FAIL} ({few(off)})" if off else PASS)


def _fights(rows: Sequence[Row]) -> list[Check]:
    said = ", ".join(
        f"{row['scenario']} ({row['rating']}) {row['fights']:.1f}, {share_words(row, 'fought')}" for row in rows
    )
    games = sum(number(row, "games") for row in rows)
    fought = sum(number(row, "fought") * number(row, "games") for row in rows) / max(1, games)
    some = Check(
        "fights in some, but not in all games",
        f"{said}; all maps {fought:.0%}",
        PASS if SOMETIMES[0] <= fought <= SOMETIMES[1] else FAIL,
    )
    by_rating = sorted(rows, key=lambda row: number(row, "rating"))
    if len(by_rating) < 2:
        return [some]
    calm, wild = by_rating[0], by_rating[-1]
    more = number(wild, "fights") > number(calm, "fights")
    words = f"{wild['scenario']} {wild['fights']:.1f} a game, {calm['scenario']} {calm['fights']:.1f}"
    return [some, Check("more on the map of the highest rating than of the lowest", words, PASS if more else FAIL)]


def _challenge(row: Row) -> Check:
    said = f"won in {share_words(row, 'won')}"
    return Check(
        "the solo challenge is won about half the time", said, verdict(number(row, "won"), ends(row, "won"), *HALF)
    )


# ---------------------------------------------------------------- pictures
def pictures(figures: Figures, rows: dict[str, list[Row]]) -> dict[str, str]:
    groups = [str(row["who"]) for row in rows["points"]]
    values = [[number(row, source) for row in rows["points"]] for source in SOURCES]
    names = [source.replace("_", " ") for source in SOURCES]
    limits = [(float(limit), str(limit)) for limit in STRONG]
    found = {
        "scores": histogram("Scores", figures.scores, limits),
        "points": stacked("Points of a seat by source", names, groups, values),
    }
    panels = []
    for what, words in (("monarch", "Monarchs"), ("colour", "Colours")):
        known = [row for row in rows[f"{what}s"] if row["before"] is not None]
        known.sort(key=lambda row: -number(row, "before"))
        shown = [
            Dot(
                str(row[what]),
                number(row, "before"),
                *ends(row, "before"),
                marked=not EVEN[0] <= number(row, "before") <= EVEN[1],
            )
            for row in known
        ]
        panels.append((words, shown))
    heading = "Percent of the pairs with another seat in which they came out ahead"
    found["monarchs"] = dots(heading, panels, (100 * EVEN[0], 100 * EVEN[1]))
    return found
