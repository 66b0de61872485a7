"""The tables of the balance report of Imperial Miners: which figures stand in them, and what they mean."""

from __future__ import annotations

from collections.abc import Sequence

from tabuleiro.analysis import tables as col
from tabuleiro.analysis.balance_report import Column, Row, Section, Table
from tabuleiro.analysis.study import Rows
from tabuleiro.games.imperial_miners.study.figures import AUTOMATIC, DEAD, FEW, LOW_SCORE, MUST
from tabuleiro.games.imperial_miners.study.watch import SOURCES

Columns = tuple[Column, ...]


def sections(rows: Rows, seats: int) -> list[Section]:
    standing: Columns = (col.WINS, col.SCORE, col.GAIN) if seats > 1 else (col.SCORE, col.GAIN)
    score = col.score_table(rows["score"], col.share(f"under {LOW_SCORE}", "low", digits=1))
    return [
        Section("Scores", tables=(score,), pictures=("scores",)),
        _points(rows),
        _cards(rows["cards"], seats),
        _effects(rows["effects"]),
        _factions(rows, standing),
        _table(rows, seats, standing),
        _mines(rows, standing),
    ]


def _points(rows: Rows) -> Section:
    sources = ((name, f"{{{name}:.1f}}") for name in SOURCES)
    note = (
        "Points of a mine card count for its level, those of a space for the boards, whatever moved the marker;"
        " a cart counts in the round in which it became complete."
    )
    moved = "Points of the boards by what moved the marker"
    inner = "By the inner effect that had an advance to give."
    return Section(
        "Points by source",
        tables=(
            Table("points", "Mean points of a seat", ("round", *sources, ("all", "{all:.1f}")), rows["points"], note),
            Table("moved", moved, (("moved by", "{source}"), ("points", "{points:.2f}")), rows["moved"], inner),
        ),
        pictures=("points",),
    )


def _cards(rows: Sequence[Row], seats: int) -> Section:
    often: Columns = (
        *("card", "level", "offered"),
        ("kept", "{kept:.0%}"),
        "picked",
        col.share("of offered", "share"),
        ("with a choice", "{chosen:.0%} of {choice}"),
        *((col.WINS, col.GAIN) if seats > 1 else (col.GAIN,)),
        "flag",
    )
    every: Columns = (
        *("card", "level", "cost", "copies", "offered", "dealt"),
        ("kept", "{kept:.0%}"),
        *("playable", "picked"),
        col.share("of offered", "share"),
        ("of playable", "{of_playable:.0%}"),
        ("with a choice", "{chosen:.0%} of {choice}"),
        col.ROUND,
        ("in mine", "{in_mine}"),
        *((col.WINS, col.GAIN) if seats > 1 else (col.GAIN,)),
        "flag",
    )
    words = (
        "All counts are seat-games. Offered: among the cards of the opening or the options of a pick. Dealt: among the"
        " cards of the opening; kept: the part of these that kept it. Playable: among the options of a pick, so it"
        " could be paid and placed; picked: played from the hand at least once. Round: the mean round of play, cards"
        " turned up blind counted. In mine, win share and score: the mines that have it at the end."
        " With a choice: as of playable, but of picks that had another option: the only card that can be played"
        f" is no choice. Dead is under {DEAD:.0%}, automatic over {AUTOMATIC:.0%} of offered; with a question mark the"
        " interval reaches the limit; near: only the interval does."
    )
    order = ("dead", "automatic", "dead?", "automatic?", "never offered")
    flagged = [row for said in order for row in rows if row["flag"] == said]
    return Section(
        "Cards",
        words,
        (
            Table("cards_flagged", "Cards with a flag", often, flagged),
            Table("cards", "All cards", every, rows, long=True),
        ),
        ("cards",),
    )


def _effects(rows: Sequence[Row]) -> Section:
    columns = (
        *("card", "level", "activations"),
        ("effect 1", "{first} ({first_share:.0%})"),
        ("effect 2", "{second} ({second_share:.0%})"),
        ("none", "{none} ({none_share:.0%})"),
        ("dug out", "{dug_out}"),
        "flag",
    )
    words = (
        "Which effect an activation resolved. Dug out: it discarded a collapse instead; these are not in the shares."
        f" With a question mark: of fewer than {FEW} activations."
    )
    flagged = [row for row in rows if row["flag"]]
    return Section(
        "Effects of cards",
        words,
        (
            Table("effects_flagged", "Effects that nobody used", columns, flagged),
            Table("effects", "All effects", columns, rows, long=True),
        ),
    )


def _factions(rows: Rows, standing: Columns) -> Section:
    words = "A faction leads a mine in which it has the most cards at the end; several share it in equal parts."
    leading = ("faction", ("cards in the box", "{cards}"), ("leads", "{led:.1f}"), *standing)
    number = ("faction", ("cards in the mine", "{cards}"), col.SEAT_GAMES, *standing)
    return Section(
        "Factions",
        words,
        (
            Table("factions", "Where a faction leads", leading, rows["factions"]),
            Table("faction_cards", "By the number of its cards", number, rows["faction_cards"], long=True),
        ),
        ("factions",),
    )


def _table(rows: Rows, seats: int, standing: Columns) -> Section:
    won: Columns = (
        ("users win", "{wins:.0%}"),
        ("others win", "{others_win:.0%}"),
        ("difference", "{gap:+.0%} ({gap_low:+.0%} to {gap_high:+.0%})"),
        col.share("first: win share", "first_win"),
    )
    sides = (
        *("side", "up", col.USED),
        ("first board of", "{first:.0%}"),
        *(won if seats > 1 else ()),
        ("users' score less others'", col.GAINED),
        "flag",
    )
    events = (
        *("event", "kind", "games", col.SCORE),
        ("with less without", col.GAINED),
        ("effect 1, 2 chosen", "{first}, {second}"),
    )
    surface = ("effect", "price", "times", ("share", "{part:.0%}"))
    note = (
        "Of the seat-games at tables where the side is up. A user's marker stood on it at some time; who advances more"
        " gets to more boards and scores more, so the first board is the fairer comparison."
        f" Flagged where users win over {100 * MUST:.0f} points more often, or nearly all use it."
    )
    found = [
        Table("sides", "Progress sides", sides, rows["sides"], note),
        Table("events", "Events", events, rows["events"], "Scores are the means of the tables with the event."),
        Table("surface", "Surface effects", surface, rows["surface"]),
    ]
    if seats > 1:
        columns = ("seat", ("games", "{seat_games}"), *standing)
        found.append(Table("seats", "Seats", columns, rows["seats"]))
    return Section("Boards, events, surface and seats", tables=tuple(found))


def _mines(rows: Rows, standing: Columns) -> Section:
    level4 = (("played", "{cards}"), col.SEAT_GAMES, ("share", "{part:.0%}"), *standing)
    ends = ("what", col.MEAN, col.MIDDLE, "most", ("typical limit", "{limit}"), col.share("over it", "over", digits=1))
    return Section(
        "Mines at the end",
        tables=(
            Table("ends", "What a seat has at the end, or has done", ends, rows["ends"]),
            Table("level4", "Level-4 cards in the mine", level4, rows["level4"]),
        ),
    )
