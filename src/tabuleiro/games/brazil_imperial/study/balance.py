"""The balance of Brazil: Imperial: the report on many games, with the targets of the house set's calibration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabuleiro.analysis import tables as col
from tabuleiro.analysis.balance_pictures import dots, panel
from tabuleiro.analysis.balance_report import FAIL, OPEN, PASS, Check, Grid, Row, Section
from tabuleiro.analysis.study import Study, point_pictures
from tabuleiro.analysis.verdicts import ends, failed_by, few, for_strong, judged, mean_check, share_words, used_check
from tabuleiro.games.brazil_imperial.study.figures import RealmFigures
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

    def checks(self, figures: RealmFigures, bot: str) -> list[Check]:
        if figures.seats == SOLO:
            return for_strong([_challenge(figures.challenge[0]), _all_arches(figures.arches)], bot)
        found = [
            mean_check("strong play ends at {} to {} points on the mean", figures.score[0], STRONG),
            mean_check("after {} to {} turns of each seat", figures.length[0], LENGTH),
            _even("monarch", figures.monarchs),
            _even("colour", figures.colours),
            _all_arches(figures.arches),
            *_fights(figures.scenarios),
        ]
        return for_strong(found, bot)

    def sections(self, figures: RealmFigures) -> list[Section]:
        return [section(figures) for section in (_scores, _who, _maps, _arches, _missions, _things)]

    def pictures(self, figures: RealmFigures) -> dict[str, str]:
        panels = [
            panel("Monarchs", figures.monarchs, "monarch", "before", _uneven),
            panel("Colours", figures.colours, "colour", "before", _uneven),
        ]
        heading = "Percent of the pairs with another seat in which they came out ahead"
        monarchs = dots(heading, panels, (100 * EVEN[0], 100 * EVEN[1]))
        return {**point_pictures(figures, STRONG), "monarchs": monarchs}


# ---------------------------------------------------------------- the calibration
def _uneven(row: Row) -> bool:
    return not EVEN[0] <= row["before"] <= EVEN[1]


def _even(what: str, rows: Sequence[Row]) -> Check:
    """The one that is furthest off decides."""
    target = f"no {what} comes before others in less than {EVEN[0]:.0%} or more than {EVEN[1]:.0%} of its pairs"
    known = [row for row in rows if row["before"] is not None]
    said = ", ".join(f"{row[what]} {share_words(row, 'before')}" for row in known)
    if not known:
        return Check(target, said, f"{OPEN}: none was there")
    off = [row for row in known if _uneven(row)]
    sure = [row[what] for row in off if ends(row, "before")[0] > EVEN[1] or ends(row, "before")[1] < EVEN[0]]
    if sure:
        return Check(target, said, failed_by(sure))
    return Check(target, said, f"{OPEN} ({few([row[what] for row in off])})" if off else PASS)


def _all_arches(rows: Sequence[Row]) -> Check:
    target = (
        f"every arch is used (by at least {SELDOM:.0%} of the seat-games), none in over {TOO_MUCH:.0%} of the turns"
    )
    return used_check(target, rows, "arch", lambda row: row["used"] < SELDOM or row["share"] > TOO_MUCH)


def _fights(rows: Sequence[Row]) -> list[Check]:
    said = ", ".join(
        f"{row['scenario']} ({row['rating']}) {row['fights']:.1f}, {share_words(row, 'fought')}" for row in rows
    )
    fought = sum(row["fought"] * row["games"] for row in rows) / max(1, sum(row["games"] for row in rows))
    found = [
        Check(
            "fights in some, but not in all games",
            f"{said}; all maps {fought:.0%}",
            PASS if SOMETIMES[0] <= fought <= SOMETIMES[1] else FAIL,
        )
    ]
    if len(rows) > 1:
        calm, *_, wild = sorted(rows, key=lambda row: row["rating"])
        words = f"{wild['scenario']} {wild['fights']:.1f} a game, {calm['scenario']} {calm['fights']:.1f}"
        more = PASS if wild["fights"] > calm["fights"] else FAIL
        found.append(Check("more on the map of the highest rating than of the lowest", words, more))
    return found


def _challenge(row: Row) -> Check:
    said = f"won in {share_words(row, 'won')}"
    return Check("the solo challenge is won about half the time", said, judged(row, "won", *HALF))


# ---------------------------------------------------------------- the tables
def _scores(figures: RealmFigures) -> Section:
    eras = (("era II from round", "{second:.1f}"), ("era III from round", "{third:.1f}"))
    length = ("games", ("rounds", "{mean:.1f}"), col.MIDDLE, col.ENDS, *eras)
    tables = (
        col.score_table(figures.score),
        Grid("length", "Rounds, which are turns of each seat", length, figures.length),
        col.point_table(figures.points, figures.sources),
    )
    return Section("Scores", tables=tables, pictures=("scores", "points"))


def _who(figures: RealmFigures) -> Section:
    columns = (col.SEAT_GAMES, col.share("before another", "before"), col.WINS, col.SCORE, col.GAIN)
    order = (("turn", "{place}"), ("games", "{seat_games}"), col.WINS, col.SCORE)
    words = "Before another: of the pairs with each other seat at the table, how many it came out ahead of."
    tables = (
        Grid("monarchs", "Monarchs", ("monarch", *columns), figures.monarchs),
        Grid("colours", "Colours", ("colour", *columns), figures.colours),
        Grid("capitals", "Capital tiles", ("capital", *columns), figures.capitals),
        Grid("order", "The order of turns", order, figures.order),
    )
    return Section("Monarchs, colours, seats", words, tables, ("monarchs",))


def _maps(figures: RealmFigures) -> Section:
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
    return Section("Maps and fights", tables=(Grid("maps", "Maps", columns, figures.scenarios),))


def _arches(figures: RealmFigures) -> Section:
    columns = ("arch", col.EACH, ("of all turns", "{share:.0%}"), col.USED)
    tables = (
        Grid("arches", "Arches of a seat-game", columns, figures.arches),
        col.spread_table("beside", "What a seat did", figures.beside),
    )
    return Section("Arches", tables=tables)


def _missions(figures: RealmFigures) -> Section:
    columns = ("mission", "era", "kept", col.share("revealed", "done"), col.ROUND, col.WINS, col.GAIN)
    words = "Kept in the set-up; how many of those were revealed, and when any were. Win share and score: of keepers."
    return Section("Missions", words, (Grid("missions", "Missions", columns, figures.missions),))


def _things(figures: RealmFigures) -> Section:
    columns = (col.EACH, col.USED, col.WINS, col.GAIN)
    tables = (
        Grid("palaces", "Palaces placed", ("palace", *columns), figures.palaces),
        Grid("faces", "Buildings and cities built", ("face", *columns), figures.faces),
        Grid("products", "Products made", ("product", *columns), figures.products),
        Grid("paintings", "Paintings bought", ("painting", *columns), figures.paintings, long=True),
        Grid("cards", "Gold cards used for what they say", ("card", *columns), figures.cards),
    )
    title = "Palaces, buildings, products, paintings, gold cards"
    return Section(title, "Win share and score: of those who had them.", tables)
