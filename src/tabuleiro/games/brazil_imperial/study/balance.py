"""The balance of Brazil: Imperial: the report on many games, with the targets of the house set's calibration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabuleiro.analysis.balance_pictures import dots, panel
from tabuleiro.analysis.balance_report import (
    FAIL,
    OPEN,
    PASS,
    Check,
    Row,
    Section,
    ends,
    failed_by,
    few,
    figure,
    for_strong,
    judged,
    mean_check,
    share_words,
)
from tabuleiro.analysis.study import Rows, Study, point_pictures
from tabuleiro.games.brazil_imperial.study.figures import RealmFigures
from tabuleiro.games.brazil_imperial.study.tables import sections
from tabuleiro.games.brazil_imperial.study.watch import SOLO, RealmGame, RealmWatch

STRONG: Final = (45, 70)  # where strong play ends, in points
LENGTH: Final = (18, 30)  # in turns of each seat
EVEN: Final = (0.40, 0.60)  # how often one comes before another
SELDOM: Final = 0.10  # an arch that fewer seat-games use is not really used
TOO_MUCH: Final = 0.40  # of all turns
SOMETIMES: Final = (0.05, 0.95)  # games with a fight
HALF: Final = (0.35, 0.65)  # of the solo challenges


class RealmStudy(Study):
    watching = RealmWatch
    noted = RealmGame
    figures = RealmFigures

    def checks(self, figures: RealmFigures, rows: Rows, bot: str) -> list[Check]:
        if figures.seats == SOLO:
            return for_strong([_challenge(rows["challenge"][0]), _arches(rows["arches"])], bot)
        found = [
            mean_check("strong play ends at {} to {} points on the mean", rows["score"][0], STRONG),
            mean_check("after {} to {} turns of each seat", rows["length"][0], LENGTH),
            _even("monarch", rows["monarchs"]),
            _even("colour", rows["colours"]),
            _arches(rows["arches"]),
            *_fights(rows["scenarios"]),
        ]
        return for_strong(found, bot)

    def sections(self, figures: RealmFigures, rows: Rows) -> list[Section]:
        return sections(figures, rows)

    def pictures(self, figures: RealmFigures, rows: Rows) -> dict[str, str]:
        panels = [
            panel(words, rows[f"{what}s"], what, "before", lambda row: not EVEN[0] <= figure(row, "before") <= EVEN[1])
            for what, words in (("monarch", "Monarchs"), ("colour", "Colours"))
        ]
        heading = "Percent of the pairs with another seat in which they came out ahead"
        monarchs = dots(heading, panels, (100 * EVEN[0], 100 * EVEN[1]))
        return {**point_pictures(figures, rows, STRONG), "monarchs": monarchs}


# ---------------------------------------------------------------- the calibration
def _even(what: str, rows: Sequence[Row]) -> Check:
    """The one that is furthest off decides."""
    target = f"no {what} comes before others in less than {EVEN[0]:.0%} or more than {EVEN[1]:.0%} of its pairs"
    known = [row for row in rows if row["before"] is not None]
    said = ", ".join(f"{row[what]} {share_words(row, 'before')}" for row in known)
    if not known:
        return Check(target, said, f"{OPEN}: none was there")
    off = [row for row in known if not EVEN[0] <= figure(row, "before") <= EVEN[1]]
    sure = [row for row in off if ends(row, "before")[0] > EVEN[1] or ends(row, "before")[1] < EVEN[0]]
    if sure:
        return Check(target, said, failed_by([str(row[what]) for row in sure]))
    return Check(target, said, f"{OPEN} ({few([str(row[what]) for row in off])})" if off else PASS)


def _arches(rows: Sequence[Row]) -> Check:
    said = ", ".join(f"{row['arch']} {row['mean']:.1f} ({figure(row, 'used'):.0%})" for row in rows)
    off = [str(row["arch"]) for row in rows if figure(row, "used") < SELDOM or figure(row, "share") > TOO_MUCH]
    target = (
        f"every arch is used (by at least {SELDOM:.0%} of the seat-games), none in over {TOO_MUCH:.0%} of the turns"
    )
    return Check(target, said, failed_by(off))


def _fights(rows: Sequence[Row]) -> list[Check]:
    said = ", ".join(
        f"{row['scenario']} ({row['rating']}) {row['fights']:.1f}, {share_words(row, 'fought')}" for row in rows
    )
    games = sum(figure(row, "games") for row in rows)
    fought = sum(figure(row, "fought") * figure(row, "games") for row in rows) / max(1, games)
    some = Check(
        "fights in some, but not in all games",
        f"{said}; all maps {fought:.0%}",
        PASS if SOMETIMES[0] <= fought <= SOMETIMES[1] else FAIL,
    )
    by_rating = sorted(rows, key=lambda row: figure(row, "rating"))
    if len(by_rating) < 2:
        return [some]
    calm, wild = by_rating[0], by_rating[-1]
    more = figure(wild, "fights") > figure(calm, "fights")
    words = f"{wild['scenario']} {wild['fights']:.1f} a game, {calm['scenario']} {calm['fights']:.1f}"
    return [some, Check("more on the map of the highest rating than of the lowest", words, PASS if more else FAIL)]


def _challenge(row: Row) -> Check:
    said = f"won in {share_words(row, 'won')}"
    return Check("the solo challenge is won about half the time", said, judged(row, "won", *HALF))
