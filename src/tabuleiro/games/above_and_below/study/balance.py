"""The balance of Above and Below: the report on many games, with the targets of the house set's calibration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabuleiro.analysis.balance_pictures import dots, panel
from tabuleiro.analysis.balance_report import (
    OPEN,
    PASS,
    Check,
    Row,
    Section,
    failed_by,
    fair_check,
    figure,
    for_strong,
    judged,
    mean_check,
    share_words,
)
from tabuleiro.analysis.study import FAIR, Rows, Study, point_pictures
from tabuleiro.games.above_and_below.study.figures import VillageFigures
from tabuleiro.games.above_and_below.study.tables import sections
from tabuleiro.games.above_and_below.study.watch import VillageGame, VillageWatch

STRONG: Final = (45, 80)  # where strong play ends
DEAD: Final = 0.02  # built in fewer of the games that offered it
SELDOM: Final = 0.10  # an action that fewer seat-games use is not really used
MOST: Final = 0.5  # games, so that it is most of them


class VillageStudy(Study):
    watching = VillageWatch
    noted = VillageGame
    figures = VillageFigures

    def checks(self, figures: VillageFigures, rows: Rows, bot: str) -> list[Check]:
        found = [
            mean_check("strong play ends at {} to {} points on the mean", rows["score"][0], STRONG),
            fair_check(rows["seats"], FAIR),
            _actions(rows["actions"]),
            _built(rows["buildings"], "star"),
            _built(rows["buildings"], "key"),
            _exploring(rows["exploring"][0]),
        ]
        return for_strong(found, bot)

    def sections(self, figures: VillageFigures, rows: Rows) -> list[Section]:
        return sections(figures, rows)

    def pictures(self, figures: VillageFigures, rows: Rows) -> dict[str, str]:
        kinds = {"star": "Star houses", "key": "Key houses", "house": "Houses", "outpost": "Outposts"}
        panels = []
        for kind, words in kinds.items():
            some = [row for row in rows["buildings"] if row["kind"] == kind]
            panels.append(panel(words, some, "building", "built", lambda row: figure(row, "built") < DEAD))
        heading = "Buildings: percent of the games that offered them in which they were built"
        return {**point_pictures(figures, rows, STRONG), "buildings": dots(heading, panels, (2, 98))}


# ---------------------------------------------------------------- the calibration
def _actions(rows: Sequence[Row]) -> Check:
    said = ", ".join(f"{row['action']} {row['mean']:.1f} ({figure(row, 'used'):.0%})" for row in rows)
    seldom = [str(row["action"]) for row in rows if figure(row, "used") < SELDOM]
    target = f"every action is used (by at least {SELDOM:.0%} of the seat-games)"
    return Check(target, said, failed_by(seldom))


def _built(rows: Sequence[Row], kind: str) -> Check:
    some = [row for row in rows if row["kind"] == kind]
    known = [row for row in some if row["built"] is not None]
    said = ", ".join(f"{row['building']} {figure(row, 'built'):.0%}" for row in known)
    target = f"every {kind} house is built (in at least {DEAD:.0%} of the games that have it)"
    dead = [str(row["building"]) for row in known if figure(row, "built") < DEAD]
    all_known = PASS if len(known) == len(some) else f"{OPEN}: some were never in play"
    return Check(target, said, failed_by(dead) if dead else all_known)


def _exploring(row: Row) -> Check:
    said = (
        f"somebody explores in most rounds of {share_words(row, 'games')} of the games, the seat itself in most rounds"
        f" of {share_words(row, 'seats')} of the seat-games, on the mean in {row['mean']:.1f} rounds"
    )
    return Check("exploring in most rounds of most games", said, judged(row, "games", MOST, 1))
