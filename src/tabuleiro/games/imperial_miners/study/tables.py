"""The tables of the balance report of Imperial Miners: which figures stand in them, and what they mean."""

from __future__ import annotations

from typing import Final

from tabuleiro.analysis.balance_report import Section, Table
from tabuleiro.games.imperial_miners.study.figures import AUTOMATIC, DEAD, FEW, LOW_SCORE, MUST, Row
from tabuleiro.games.imperial_miners.study.watch import SOURCES

Columns = tuple[tuple[str, str], ...]
WINS: Final = ("win share", "{wins:.0%} ({wins_low:.0%}–{wins_high:.0%})")
GAIN: Final = ("above the mean", "{gain:+.1f} ({gain_low:+.1f} to {gain_high:+.1f})")
SCORE: Final = ("mean score", "{score:.1f}")


def sections(rows: dict[str, list[Row]], seats: int) -> list[Section]:
    standing: Columns = (WINS, SCORE, GAIN) if seats > 1 else (SCORE, GAIN)
    return [
        _scores(rows),
        _points(rows),
        _cards(rows, seats),
        _effects(rows),
        _factions(rows, standing),
        _table(rows, seats, standing),
        _mines(rows, standing),
    ]


def _scores(rows: dict[str, list[Row]]) -> Section:
    columns: Columns = (
        ("seat-games", "{seat_games}"),
        ("mean", "{mean:.1f} ({mean_low:.1f}–{mean_high:.1f})"),
        ("sd", "{sd:.1f}"),
        ("p10–p90", "{p10:.0f}–{p90:.0f}"),
        ("median", "{p50:g}"),
        ("least, most", "{least}, {most}"),
        (f"under {LOW_SCORE}", "{low:.1%} ({low_low:.1%}–{low_high:.1%})"),
    )
    note = "The interval of the mean is that of the games' means: seats of one table are not independent."
    return Section("Scores", tables=(Table("score", "All scores", columns, rows["score"], note),), pictures=("scores",))


def _points(rows: dict[str, list[Row]]) -> Section:
    sources: Columns = tuple((name, f"{{{name}:.1f}}") for name in SOURCES)
    note = (
        "Points of a mine card count for its level, those of a space for the boards, whatever moved the marker;"
        " a cart counts in the round in which it became complete."
    )
    return Section(
        "Points by source",
        tables=(
            Table(
                "points",
                "Mean points of a seat",
                (("round", "{round}"), *sources, ("all", "{all:.1f}")),
                rows["points"],
                note,
            ),
            Table(
                "moved",
                "Points of the boards by what moved the marker",
                (("moved by", "{source}"), ("points", "{points:.2f}")),
                rows["moved"],
                "By the inner effect that had an advance to give.",
            ),
        ),
        pictures=("points",),
    )


def _cards(rows: dict[str, list[Row]], seats: int) -> Section:
    columns: Columns = (
        ("card", "{card}"),
        ("level", "{level}"),
        ("cost", "{cost}"),
        ("copies", "{copies}"),
        ("offered", "{offered}"),
        ("dealt", "{dealt}"),
        ("kept", "{kept:.0%}"),
        ("playable", "{playable}"),
        ("picked", "{picked}"),
        ("of offered", "{share:.0%} ({share_low:.0%}–{share_high:.0%})"),
        ("of playable", "{of_playable:.0%}"),
        ("with a choice", "{chosen:.0%} of {choice}"),
        ("round", "{round:.1f}"),
        ("in mine", "{in_mine}"),
        *((WINS, GAIN) if seats > 1 else (GAIN,)),
        ("flag", "{flag}"),
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
    flagged = [row for said in order for row in rows["cards"] if row["flag"] == said]
    few = [
        column
        for column in columns
        if column[0] not in ("playable", "dealt", "of playable", "round", "cost", "copies", "in mine")
    ]
    return Section(
        "Cards",
        words,
        (
            Table("cards_flagged", "Cards with a flag", tuple(few), flagged),
            Table("cards", "All cards", columns, rows["cards"], long=True),
        ),
        ("cards",),
    )


def _effects(rows: dict[str, list[Row]]) -> Section:
    columns: Columns = (
        ("card", "{card}"),
        ("level", "{level}"),
        ("activations", "{activations}"),
        ("effect 1", "{first} ({first_share:.0%})"),
        ("effect 2", "{second} ({second_share:.0%})"),
        ("none", "{none} ({none_share:.0%})"),
        ("dug out", "{dug_out}"),
        ("flag", "{flag}"),
    )
    words = (
        "Which effect an activation resolved. Dug out: it discarded a collapse instead; these are not in the shares."
        f" With a question mark: of fewer than {FEW} activations."
    )
    flagged = [row for row in rows["effects"] if row["flag"]]
    return Section(
        "Effects of cards",
        words,
        (
            Table("effects_flagged", "Effects that nobody used", columns, flagged),
            Table("effects", "All effects", columns, rows["effects"], long=True),
        ),
    )


def _factions(rows: dict[str, list[Row]], standing: Columns) -> Section:
    words = "A faction leads a mine in which it has the most cards at the end; several share it in equal parts."
    leading: Columns = (("faction", "{faction}"), ("cards in the box", "{cards}"), ("leads", "{led:.1f}"), *standing)
    number: Columns = (
        ("faction", "{faction}"),
        ("cards in the mine", "{cards}"),
        ("seat-games", "{seat_games}"),
        *standing,
    )
    return Section(
        "Factions",
        words,
        (
            Table("factions", "Where a faction leads", leading, rows["factions"]),
            Table("faction_cards", "By the number of its cards", number, rows["faction_cards"], long=True),
        ),
        ("factions",),
    )


def _table(rows: dict[str, list[Row]], seats: int, standing: Columns) -> Section:
    won: Columns = (
        ("users win", "{wins:.0%}"),
        ("others win", "{others_win:.0%}"),
        ("difference", "{gap:+.0%} ({gap_low:+.0%} to {gap_high:+.0%})"),
        ("first: win share", "{first_win:.0%} ({first_win_low:.0%}–{first_win_high:.0%})"),
    )
    sides: Columns = (
        ("side", "{side}"),
        ("up", "{up}"),
        ("used by", "{used:.0%} ({used_low:.0%}–{used_high:.0%})"),
        ("first board of", "{first:.0%}"),
        *(won if seats > 1 else ()),
        ("users' score less others'", GAIN[1]),
        ("flag", "{flag}"),
    )
    events: Columns = (
        ("event", "{event}"),
        ("kind", "{kind}"),
        ("games", "{games}"),
        SCORE,
        ("with less without", GAIN[1]),
        ("effect 1, 2 chosen", "{first}, {second}"),
    )
    surface: Columns = (("effect", "{effect}"), ("price", "{price}"), ("times", "{times}"), ("share", "{part:.0%}"))
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
        columns: Columns = (("seat", "{seat}"), ("games", "{seat_games}"), *standing)
        found.append(Table("seats", "Seats", columns, rows["seats"]))
    return Section("Boards, events, surface and seats", tables=tuple(found))


def _mines(rows: dict[str, list[Row]], standing: Columns) -> Section:
    level4: Columns = (("played", "{cards}"), ("seat-games", "{seat_games}"), ("share", "{part:.0%}"), *standing)
    ends: Columns = (
        ("what", "{what}"),
        ("mean", "{mean:.2f}"),
        ("p10, median, p90", "{p10:g}, {p50:g}, {p90:g}"),
        ("most", "{most}"),
        ("typical limit", "{limit}"),
        ("over it", "{over:.1%} ({over_low:.1%}–{over_high:.1%})"),
    )
    return Section(
        "Mines at the end",
        tables=(
            Table("ends", "What a seat has at the end, or has done", ends, rows["ends"]),
            Table("level4", "Level-4 cards in the mine", level4, rows["level4"]),
        ),
    )
