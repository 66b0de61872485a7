"""The tables of the balance report of Brazil: Imperial: which figures stand in them, and what they mean."""

from __future__ import annotations

from typing import Final

from tabuleiro.analysis.balance_report import Section, Table
from tabuleiro.games.brazil_imperial.rules.scoring import SOURCES
from tabuleiro.games.brazil_imperial.study.figures import Row

Columns = tuple[tuple[str, str], ...]
WINS: Final = ("win share", "{wins:.0%} ({wins_low:.0%}–{wins_high:.0%})")
GAIN: Final = ("above the mean", "{gain:+.1f} ({gain_low:+.1f} to {gain_high:+.1f})")
SCORE: Final = ("mean score", "{score:.1f}")
USED: Final = ("used by", "{used:.0%} ({used_low:.0%}–{used_high:.0%})")
EACH: Final = ("a seat-game", "{mean:.2f}")
SPREAD: Final = (("p10, median, p90", "{p10:g}, {p50:g}, {p90:g}"), ("least, most", "{least}, {most}"))


def sections(rows: dict[str, list[Row]]) -> list[Section]:
    return [_scores(rows), _who(rows), _maps(rows), _arches(rows), _missions(rows), _things(rows)]


def _scores(rows: dict[str, list[Row]]) -> Section:
    score: Columns = (
        ("seat-games", "{seat_games}"),
        ("mean", "{mean:.1f} ({mean_low:.1f}–{mean_high:.1f})"),
        ("sd", "{sd:.1f}"),
        ("p10–p90", "{p10:.0f}–{p90:.0f}"),
        ("median", "{p50:g}"),
        ("least, most", "{least}, {most}"),
    )
    length: Columns = (
        ("games", "{games}"),
        ("rounds", "{mean:.1f}"),
        *SPREAD,
        ("era II from round", "{second:.1f}"),
        ("era III from round", "{third:.1f}"),
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
            Table("length", "Rounds, which are turns of each seat", length, rows["length"]),
            Table("points", "Mean points of a seat by source", sources, rows["points"]),
        ),
        pictures=("scores", "points"),
    )


def _who(rows: dict[str, list[Row]]) -> Section:
    def columns(what: str) -> Columns:
        return (
            (what, f"{{{what}}}"),
            ("seat-games", "{seat_games}"),
            ("before another", "{before:.0%} ({before_low:.0%}–{before_high:.0%})"),
            WINS,
            SCORE,
            GAIN,
        )

    order: Columns = (("turn", "{place}"), ("games", "{seat_games}"), WINS, SCORE)
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


def _maps(rows: dict[str, list[Row]]) -> Section:
    columns: Columns = (
        ("map", "{scenario}"),
        ("rating", "{rating}"),
        ("games", "{games}"),
        ("rounds", "{rounds:.1f}"),
        SCORE,
        ("fights a game", "{fights:.2f}"),
        ("games with a fight", "{fought:.0%} ({fought_low:.0%}–{fought_high:.0%})"),
        ("won by the attacker", "{won:.0%} ({won_low:.0%}–{won_high:.0%})"),
    )
    return Section("Maps and fights", "", (Table("maps", "Maps", columns, rows["scenarios"]),))


def _arches(rows: dict[str, list[Row]]) -> Section:
    arches: Columns = (("arch", "{arch}"), EACH, ("of all turns", "{share:.0%}"), USED)
    beside: Columns = (("what", "{what}"), ("mean", "{mean:.2f}"), *SPREAD)
    return Section(
        "Arches",
        "",
        (
            Table("arches", "Arches of a seat-game", arches, rows["arches"]),
            Table("beside", "What a seat did", beside, rows["beside"]),
        ),
    )


def _missions(rows: dict[str, list[Row]]) -> Section:
    columns: Columns = (
        ("mission", "{mission}"),
        ("era", "{era}"),
        ("kept", "{kept}"),
        ("revealed", "{done:.0%} ({done_low:.0%}–{done_high:.0%})"),
        ("round", "{round:.1f}"),
        WINS,
        GAIN,
    )
    words = "Kept in the set-up; how many of those were revealed, and when any were. Win share and score: of keepers."
    return Section("Missions", words, (Table("missions", "Missions", columns, rows["missions"]),))


def _things(rows: dict[str, list[Row]]) -> Section:
    def table(what: str, title: str, long: bool = False) -> Table:
        return Table(f"{what}s", title, ((what, f"{{{what}}}"), EACH, USED, WINS, GAIN), rows[f"{what}s"], long=long)

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
