"""The tables of the balance report of Imperial Miners: which figures stand in them, and what they mean."""

from __future__ import annotations

from tabuleiro.analysis import tables as col
from tabuleiro.analysis.balance_report import Column, Grid, Section
from tabuleiro.games.imperial_miners.study.figures import AUTOMATIC, DEAD, FEW, LOW_SCORE, MUST, MineFigures
from tabuleiro.games.imperial_miners.study.watch import SOURCES

Columns = tuple[Column, ...]
CARDS = (
    "All counts are seat-games. Offered: among the cards of the opening or the options of a pick. Dealt: among the"
    " cards of the opening; kept: the part of these that kept it. Playable: among the options of a pick, so it"
    " could be paid and placed; picked: played from the hand at least once. Round: the mean round of play, cards"
    " turned up blind counted. In mine, win share and score: the mines that have it at the end."
    " With a choice: as of playable, but of picks that had another option: the only card that can be played"
    f" is no choice. Dead is under {DEAD:.0%}, automatic over {AUTOMATIC:.0%} of offered; with a question mark the"
    " interval reaches the limit; near: only the interval does."
)
EFFECTS = (
    "Which effect an activation resolved. Dug out: it discarded a collapse instead; these are not in the shares."
    f" With a question mark: of fewer than {FEW} activations."
)
SIDES = (
    "Of the seat-games at tables where the side is up. A user's marker stood on it at some time; who advances more"
    " gets to more boards and scores more, so the first board is the fairer comparison."
    f" Flagged where users win over {100 * MUST:.0f} points more often, or nearly all use it."
)
POINTS = (
    "Points of a mine card count for its level, those of a space for the boards, whatever moved the marker;"
    " a cart counts in the round in which it became complete."
)


def sections(figures: MineFigures) -> list[Section]:
    score = col.score_table(figures.score, col.share(f"under {LOW_SCORE}", "low", digits=1))
    wins: Columns = (col.WINS,) if figures.seats > 1 else ()
    standing: Columns = (*wins, col.SCORE, col.GAIN)
    return [
        Section("Scores", tables=(score,), pictures=("scores",)),
        _points(figures),
        _cards(figures, wins),
        _effects(figures),
        _factions(figures, standing),
        _table(figures),
        _mines(figures, standing),
    ]


def _points(figures: MineFigures) -> Section:
    sources = ((name, f"{{{name}:.1f}}") for name in SOURCES)
    moved = "Points of the boards by what moved the marker"
    inner = "By the inner effect that had an advance to give."
    tables = (
        Grid("points", "Mean points of a seat", ("round", *sources, ("all", "{all:.1f}")), figures.points, POINTS),
        Grid("moved", moved, (("moved by", "{source}"), ("points", "{points:.2f}")), figures.moved, inner),
    )
    return Section("Points by source", tables=tables, pictures=("points",))


def _cards(figures: MineFigures, wins: Columns) -> Section:
    kept, chosen = ("kept", "{kept:.0%}"), ("with a choice", "{chosen:.0%} of {choice}")
    offered, playable = col.share("of offered", "share"), ("of playable", "{of_playable:.0%}")
    often = (*("card", "level", "offered", kept, "picked"), offered, chosen, *wins, col.GAIN, "flag")
    every: Columns = (
        *("card", "level", "cost", "copies", "offered", "dealt", kept, "playable", "picked"),
        *(offered, playable, chosen, col.ROUND, ("in mine", "{in_mine}"), *wins, col.GAIN, "flag"),
    )
    order = ("dead", "automatic", "dead?", "automatic?", "never offered")
    flagged = [row for said in order for row in figures.cards if row["flag"] == said]
    tables = (
        Grid("cards_flagged", "Cards with a flag", often, flagged),
        Grid("cards", "All cards", every, figures.cards, long=True),
    )
    return Section("Cards", CARDS, tables, ("cards",))


def _effects(figures: MineFigures) -> Section:
    columns = (
        *("card", "level", "activations"),
        ("effect 1", "{first} ({first_share:.0%})"),
        ("effect 2", "{second} ({second_share:.0%})"),
        ("none", "{none} ({none_share:.0%})"),
        ("dug out", "{dug_out}"),
        "flag",
    )
    flagged = [row for row in figures.effects if row["flag"]]
    tables = (
        Grid("effects_flagged", "Effects that nobody used", columns, flagged),
        Grid("effects", "All effects", columns, figures.effects, long=True),
    )
    return Section("Effects of cards", EFFECTS, tables)


def _factions(figures: MineFigures, standing: Columns) -> Section:
    words = "A faction leads a mine in which it has the most cards at the end; several share it in equal parts."
    leading = ("faction", ("cards in the box", "{cards}"), ("leads", "{led:.1f}"), *standing)
    number = ("faction", ("cards in the mine", "{cards}"), col.SEAT_GAMES, *standing)
    tables = (
        Grid("factions", "Where a faction leads", leading, figures.leading),
        Grid("faction_cards", "By the number of its cards", number, figures.by_number, long=True),
    )
    return Section("Factions", words, tables, ("factions",))


def _table(figures: MineFigures) -> Section:
    several = figures.seats > 1
    won: Columns = (
        ("users win", "{wins:.0%}"),
        ("others win", "{others_win:.0%}"),
        ("difference", "{gap:+.0%} ({gap_low:+.0%} to {gap_high:+.0%})"),
        col.share("first: win share", "first_win"),
    )
    sides = (
        *("side", "up", col.USED),
        ("first board of", "{first:.0%}"),
        *(won if several else ()),
        ("users' score less others'", col.GAINED),
        "flag",
    )
    chosen = ("effect 1, 2 chosen", "{first}, {second}")
    events = ("event", "kind", "games", col.SCORE, ("with less without", col.GAINED), chosen)
    surface = ("effect", "price", "times", ("share", "{part:.0%}"))
    tables = (
        Grid("sides", "Progress sides", sides, figures.sides, SIDES),
        Grid("events", "Events", events, figures.events, "Scores are the means of the tables with the event."),
        Grid("surface", "Surface effects", surface, figures.surface),
        *((col.seat_table(figures.by_seat),) if several else ()),
    )
    return Section("Boards, events, surface and seats", tables=tables)


def _mines(figures: MineFigures, standing: Columns) -> Section:
    level4 = (("played", "{cards}"), col.SEAT_GAMES, ("share", "{part:.0%}"), *standing)
    ends = ("what", col.MEAN, col.MIDDLE, "most", ("typical limit", "{limit}"), col.share("over it", "over", digits=1))
    tables = (
        Grid("ends", "What a seat has at the end, or has done", ends, figures.at_end),
        Grid("level4", "Level-4 cards in the mine", level4, figures.level4),
    )
    return Section("Mines at the end", tables=tables)
