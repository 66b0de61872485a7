"""The tables of the balance report of Above and Below: which figures stand in them, and what they mean."""

from __future__ import annotations

from typing import Final

from tabuleiro.analysis.balance_report import Section, Table
from tabuleiro.games.above_and_below.rules.scoring import SOURCES
from tabuleiro.games.above_and_below.study.figures import Row

Columns = tuple[tuple[str, str], ...]
WINS: Final = ("win share", "{wins:.0%} ({wins_low:.0%}–{wins_high:.0%})")
GAIN: Final = ("above the mean", "{gain:+.1f} ({gain_low:+.1f} to {gain_high:+.1f})")
SCORE: Final = ("mean score", "{score:.1f}")
SPECIAL: Final = ("star", "key")


def sections(rows: dict[str, list[Row]], rounds: int) -> list[Section]:
    return [_scores(rows), _actions(rows, rounds), _encounters(rows), _buildings(rows), _villagers(rows)]


def _scores(rows: dict[str, list[Row]]) -> Section:
    score: Columns = (
        ("seat-games", "{seat_games}"),
        ("mean", "{mean:.1f} ({mean_low:.1f}–{mean_high:.1f})"),
        ("sd", "{sd:.1f}"),
        ("p10–p90", "{p10:.0f}–{p90:.0f}"),
        ("median", "{p50:g}"),
        ("least, most", "{least}, {most}"),
    )
    seats: Columns = (
        ("seat", "{seat}"),
        ("games", "{seat_games}"),
        WINS,
        ("times its fair share", "{times:.2f} ({times_low:.2f}–{times_high:.2f})"),
        SCORE,
    )
    sources: Columns = (
        ("who", "{who}"),
        *((name.replace("_", " "), f"{{{name}:.1f}}") for name in SOURCES),
        ("all", "{score:.1f}"),
    )
    note = "The interval of the mean is that of the games' means: seats of one table are not independent."
    return Section(
        "Scores",
        tables=(
            Table("score", "All scores", score, rows["score"], note),
            Table("seats", "Seats", seats, rows["seats"]),
            Table("points", "Mean points of a seat by source", sources, rows["points"]),
        ),
        pictures=("scores", "points"),
    )


def _actions(rows: dict[str, list[Row]], rounds: int) -> Section:
    actions: Columns = (
        ("action", "{action}"),
        ("a seat-game", "{mean:.2f}"),
        ("used by", "{used:.0%} ({used_low:.0%}–{used_high:.0%})"),
        *((f"round {i}", f"{{round {i}:.2f}}") for i in range(1, rounds + 1)),
    )
    beside: Columns = (
        ("what", "{what}"),
        ("mean", "{mean:.2f}"),
        ("p10, median, p90", "{p10:g}, {p50:g}, {p90:g}"),
        ("least, most", "{least}, {most}"),
    )
    words = "How often a seat takes each action, in all and by round. A turn of labor or harvest counts once."
    return Section(
        "Actions",
        words,
        (
            Table("actions", "Actions of a seat-game", actions, rows["actions"]),
            Table("ends", "Free actions, and what a seat has at the end", beside, rows["beside"]),
        ),
    )


def _encounters(rows: dict[str, list[Row]]) -> Section:
    columns: Columns = (
        ("party", "{party}"),
        ("times", "{times} ({share:.0%})"),
        ("won", "{won:.0%} ({won_low:.0%}–{won_high:.0%})"),
        ("lanterns", "{lanterns:.1f}"),
        ("number reached", "{number:.1f}"),
        ("injured for lanterns", "{injured:.2f}"),
    )
    words = "By the number of villagers sent. Number reached: the mean of those won, 0 where no dice were needed."
    return Section(
        "Encounters", words, (Table("encounters", "Encounters won and failed", columns, rows["encounters"]),)
    )


def _buildings(rows: dict[str, list[Row]]) -> Section:
    columns: Columns = (
        ("building", "{building}"),
        ("kind", "{kind}"),
        ("cost", "{cost}"),
        ("games on offer", "{games}"),
        ("built", "{built:.0%} ({built_low:.0%}–{built_high:.0%})"),
        ("round", "{round:.1f}"),
        ("gifts", "{gifts}"),
        WINS,
        GAIN,
    )
    words = (
        "Built: by anybody, of the games in which it was on offer at some time; star houses always are, key houses"
        " where they were drawn. Win share and score: of its owners."
    )
    special = [row for kind in SPECIAL for row in rows["buildings"] if row["kind"] == kind]
    others = [row for row in rows["buildings"] if row["kind"] not in SPECIAL]
    return Section(
        "Buildings",
        words,
        (
            Table("stars_and_keys", "Star and key houses", columns, special),
            Table("buildings", "Houses and outposts", columns, others, long=True),
        ),
        ("buildings",),
    )


def _villagers(rows: dict[str, list[Row]]) -> Section:
    columns: Columns = (
        ("villager", "{villager}"),
        ("skills", "{skills}"),
        ("mean lanterns", "{light:.2f}"),
        ("joined", "{joined:.0%} ({joined_low:.0%}–{joined_high:.0%})"),
        ("trained", "{trained}"),
        ("round", "{round:.1f}"),
        WINS,
        GAIN,
    )
    words = "Joined: anybody, of all games; trained: how often of these. Win share and score: of their villages."
    table = Table("villagers", "Villagers who join", columns, rows["villagers"], long=True)
    return Section("Villagers", words, (table,))
