"""The balance of Above and Below: the report on many games, with the targets of the house set's calibration."""

from __future__ import annotations

from typing import Final

from tabuleiro.analysis import tables as col
from tabuleiro.analysis.balance_pictures import dots, panel
from tabuleiro.analysis.balance_report import OPEN, PASS, Check, Grid, Row, Section
from tabuleiro.analysis.study import FAIR, Study, point_pictures
from tabuleiro.analysis.verdicts import failed_by, fair_check, for_strong, judged, mean_check, share_words, used_check
from tabuleiro.games.above_and_below.study.figures import VillageFigures
from tabuleiro.games.above_and_below.study.watch import VillageGame, VillageWatch

STRONG: Final = (45, 80)  # where strong play ends
DEAD: Final = 0.02  # built in fewer of the games that offered it
SELDOM: Final = 0.10  # an action that fewer seat-games use is not really used
MOST: Final = 0.5  # games, so that it is most of them
KINDS: Final = {"star": "Star houses", "key": "Key houses", "house": "Houses", "outpost": "Outposts"}
SPECIAL: Final = ("star", "key")


class VillageStudy(Study):
    watching = VillageWatch
    noted = VillageGame
    figures = VillageFigures

    def checks(self, figures: VillageFigures, bot: str) -> list[Check]:
        all_used = f"every action is used (by at least {SELDOM:.0%} of the seat-games)"
        found = [
            mean_check("strong play ends at {} to {} points on the mean", figures.score[0], STRONG),
            fair_check(figures.by_seat, FAIR),
            used_check(all_used, figures.actions, "action", lambda row: row["used"] < SELDOM),
            *(_built(kind, of_kind(figures, kind)) for kind in SPECIAL),
            _exploring(figures.exploring[0]),
        ]
        return for_strong(found, bot)

    def sections(self, figures: VillageFigures) -> list[Section]:
        tables = (_actions, _encounters, _buildings, _villagers)
        return [*super().sections(figures), *(section(figures) for section in tables)]

    def pictures(self, figures: VillageFigures) -> dict[str, str]:
        panels = [
            panel(words, of_kind(figures, kind), "building", "built", lambda row: row["built"] < DEAD)
            for kind, words in KINDS.items()
        ]
        heading = "Buildings: percent of the games that offered them in which they were built"
        return {**point_pictures(figures, STRONG), "buildings": dots(heading, panels, (2, 98))}


def of_kind(figures: VillageFigures, *kinds: str) -> list[Row]:
    return [row for kind in kinds for row in figures.buildings if row["kind"] == kind]


# ---------------------------------------------------------------- the calibration
def _built(kind: str, rows: list[Row]) -> Check:
    known = [row for row in rows if row["built"] is not None]
    said = ", ".join(f"{row['building']} {row['built']:.0%}" for row in known)
    target = f"every {kind} house is built (in at least {DEAD:.0%} of the games that have it)"
    dead = [row["building"] for row in known if row["built"] < DEAD]
    all_known = PASS if len(known) == len(rows) else f"{OPEN}: some were never in play"
    return Check(target, said, failed_by(dead) if dead else all_known)


def _exploring(row: Row) -> Check:
    said = (
        f"somebody explores in most rounds of {share_words(row, 'games')} of the games, the seat itself in most rounds"
        f" of {share_words(row, 'seats')} of the seat-games, on the mean in {row['mean']:.1f} rounds"
    )
    return Check("exploring in most rounds of most games", said, judged(row, "games", MOST, 1))


# ---------------------------------------------------------------- the tables
def _actions(figures: VillageFigures) -> Section:
    rounds = range(1, figures.game.box.rounds + 1)
    columns = ("action", col.EACH, col.USED, *((f"round {i}", f"{{round {i}:.2f}}") for i in rounds))
    words = "How often a seat takes each action, in all and by round. A turn of labor or harvest counts once."
    tables = (
        Grid("actions", "Actions of a seat-game", columns, figures.actions),
        col.spread_table("ends", "Free actions, and what a seat has at the end", figures.beside),
    )
    return Section("Actions", words, tables)


def _encounters(figures: VillageFigures) -> Section:
    columns = (
        "party",
        ("times", "{times} ({share:.0%})"),
        col.share("won"),
        ("lanterns", "{lanterns:.1f}"),
        ("number reached", "{number:.1f}"),
        ("injured for lanterns", "{injured:.2f}"),
    )
    words = "By the number of villagers sent. Number reached: the mean of those won, 0 where no dice were needed."
    table = Grid("encounters", "Encounters won and failed", columns, figures.encounters)
    return Section("Encounters", words, (table,))


def _buildings(figures: VillageFigures) -> Section:
    offer = ("games on offer", "{games}")
    columns = ("building", "kind", "cost", offer, col.share("built"), col.ROUND, "gifts", col.WINS, col.GAIN)
    words = (
        "Built: by anybody, of the games in which it was on offer at some time; star houses always are, key houses"
        " where they were drawn. Win share and score: of its owners."
    )
    others = [row for row in figures.buildings if row["kind"] not in SPECIAL]
    tables = (
        Grid("stars_and_keys", "Star and key houses", columns, of_kind(figures, *SPECIAL)),
        Grid("buildings", "Houses and outposts", columns, others, long=True),
    )
    return Section("Buildings", words, tables, ("buildings",))


def _villagers(figures: VillageFigures) -> Section:
    light = ("mean lanterns", "{light:.2f}")
    columns = ("villager", "skills", light, col.share("joined"), "trained", col.ROUND, col.WINS, col.GAIN)
    words = "Joined: anybody, of all games; trained: how often of these. Win share and score: of their villages."
    table = Grid("villagers", "Villagers who join", columns, figures.villagers, long=True)
    return Section("Villagers", words, (table,))
