"""The tables of the balance report of Brazil: Imperial: which figures stand in them, and what they mean."""

from __future__ import annotations

from collections.abc import Sequence

from tabuleiro.analysis import tables as col
from tabuleiro.analysis.balance_report import Column, Row, Section, Table
from tabuleiro.analysis.study import Rows
from tabuleiro.games.brazil_imperial.study.figures import RealmFigures


def sections(figures: RealmFigures, rows: Rows) -> list[Section]:
    return [
        _scores(rows, figures.sources),
        _who(rows),
        _maps(rows["scenarios"]),
        _arches(rows),
        _missions(rows["missions"]),
        _things(rows),
    ]


def _scores(rows: Rows, sources: Sequence[str]) -> Section:
    length = (
        "games",
        ("rounds", "{mean:.1f}"),
        col.MIDDLE,
        col.ENDS,
        ("era II from round", "{second:.1f}"),
        ("era III from round", "{third:.1f}"),
    )
    return Section(
        "Scores",
        tables=(
            col.score_table(rows["score"]),
            Table("length", "Rounds, which are turns of each seat", length, rows["length"]),
            col.point_table(rows["points"], sources),
        ),
        pictures=("scores", "points"),
    )


def _who(rows: Rows) -> Section:
    def columns(what: str) -> tuple[Column, ...]:
        return (what, col.SEAT_GAMES, col.share("before another", "before"), col.WINS, col.SCORE, col.GAIN)

    order = (("turn", "{place}"), ("games", "{seat_games}"), col.WINS, col.SCORE)
    words = "Before another: of the pairs with each other seat at the table, how many it came out ahead of."
    return Section(
        "Monarchs, colours, seats",
        words,
        (
            Table("monarchs", "Monarchs", columns("monarch"), rows["monarchs"]),
            Table("colours", "Colours", columns("colour"), rows["colours"]),
            Table("capitals", "Capital tiles", columns("capital"), rows["capitals"]),
            Table("order", "The order of turns", order, rows["order"]),
        ),
        ("monarchs",),
    )


def _maps(rows: Sequence[Row]) -> Section:
    columns = (
        ("map", "{scenario}"),
        "rating",
        "games",
        ("rounds", "{rounds:.1f}"),
        col.SCORE,
        ("fights a game", "{fights:.2f}"),
        col.share("games with a fight", "fought"),
        col.share("won by the attacker", "won"),
    )
    return Section("Maps and fights", "", (Table("maps", "Maps", columns, rows),))


def _arches(rows: Rows) -> Section:
    columns = ("arch", col.EACH, ("of all turns", "{share:.0%}"), col.USED)
    return Section(
        "Arches",
        "",
        (
            Table("arches", "Arches of a seat-game", columns, rows["arches"]),
            col.spread_table("beside", "What a seat did", rows["beside"]),
        ),
    )


def _missions(rows: Sequence[Row]) -> Section:
    columns = ("mission", "era", "kept", col.share("revealed", "done"), col.ROUND, col.WINS, col.GAIN)
    words = "Kept in the set-up; how many of those were revealed, and when any were. Win share and score: of keepers."
    return Section("Missions", words, (Table("missions", "Missions", columns, rows),))


def _things(rows: Rows) -> Section:
    def table(what: str, title: str, long: bool = False) -> Table:
        return Table(f"{what}s", title, (what, col.EACH, col.USED, col.WINS, col.GAIN), rows[f"{what}s"], long=long)

    return Section(
        "Palaces, buildings, products, paintings, gold cards",
        "Win share and score: of those who had them.",
        (
            table("palace", "Palaces placed"),
            table("face", "Buildings and cities built"),
            table("product", "Products made"),
            table("painting", "Paintings bought", long=True),
            table("card", "Gold cards used for what they say"),
        ),
    )
