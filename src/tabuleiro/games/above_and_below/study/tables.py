"""The tables of the balance report of Above and Below: which figures stand in them, and what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabuleiro.analysis import tables as col
from tabuleiro.analysis.balance_report import Row, Section, Table
from tabuleiro.analysis.study import Rows
from tabuleiro.games.above_and_below.study.figures import VillageFigures

SPECIAL: Final = ("star", "key")


def sections(figures: VillageFigures, rows: Rows) -> list[Section]:
    scores = (
        col.score_table(rows["score"]),
        col.seat_table(rows["seats"]),
        col.point_table(rows["points"], figures.sources),
    )
    return [
        Section("Scores", tables=scores, pictures=("scores", "points")),
        _actions(rows, figures.game.box.rounds),
        _encounters(rows["encounters"]),
        _buildings(rows["buildings"]),
        _villagers(rows["villagers"]),
    ]


def _actions(rows: Rows, rounds: int) -> Section:
    columns = ("action", col.EACH, col.USED, *((f"round {i}", f"{{round {i}:.2f}}") for i in range(1, rounds + 1)))
    words = "How often a seat takes each action, in all and by round. A turn of labor or harvest counts once."
    return Section(
        "Actions",
        words,
        (
            Table("actions", "Actions of a seat-game", columns, rows["actions"]),
            col.spread_table("ends", "Free actions, and what a seat has at the end", rows["beside"]),
        ),
    )


def _encounters(rows: Sequence[Row]) -> Section:
    columns = (
        "party",
        ("times", "{times} ({share:.0%})"),
        col.share("won"),
        ("lanterns", "{lanterns:.1f}"),
        ("number reached", "{number:.1f}"),
        ("injured for lanterns", "{injured:.2f}"),
    )
    words = "By the number of villagers sent. Number reached: the mean of those won, 0 where no dice were needed."
    return Section("Encounters", words, (Table("encounters", "Encounters won and failed", columns, rows),))


def _buildings(rows: Sequence[Row]) -> Section:
    offer = ("games on offer", "{games}")
    columns = ("building", "kind", "cost", offer, col.share("built"), col.ROUND, "gifts", col.WINS, col.GAIN)
    words = (
        "Built: by anybody, of the games in which it was on offer at some time; star houses always are, key houses"
        " where they were drawn. Win share and score: of its owners."
    )
    special = [row for kind in SPECIAL for row in rows if row["kind"] == kind]
    others = [row for row in rows if row["kind"] not in SPECIAL]
    return Section(
        "Buildings",
        words,
        (
            Table("stars_and_keys", "Star and key houses", columns, special),
            Table("buildings", "Houses and outposts", columns, others, long=True),
        ),
        ("buildings",),
    )


def _villagers(rows: Sequence[Row]) -> Section:
    light = ("mean lanterns", "{light:.2f}")
    columns = ("villager", "skills", light, col.share("joined"), "trained", col.ROUND, col.WINS, col.GAIN)
    words = "Joined: anybody, of all games; trained: how often of these. Win share and score: of their villages."
    return Section("Villagers", words, (Table("villagers", "Villagers who join", columns, rows, long=True),))
