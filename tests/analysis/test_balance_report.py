"""The report on balance: what is flagged, what the figures are, and its files."""

from __future__ import annotations

import csv
import json
import math
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tabuleiro.analysis.balance import PlayedSeries, Series
from tabuleiro.analysis.balance_report import FAIL, NOT_MEASURED, PASS, Check, Grid, Report
from tabuleiro.analysis.stats import Mean, Share, Weighted, against_all, percentile, share_difference
from tabuleiro.analysis.study import study_of
from tabuleiro.analysis.verdicts import verdict
from tabuleiro.games.imperial_miners.rules.game import ROUNDS, ImperialMiners
from tabuleiro.games.imperial_miners.study.watch import SOURCES, MinedGame, MinedSeat

SVG = "{http://www.w3.org/2000/svg}"
ALWAYS, NEVER, OFTEN, ALONE = 40, 41, 42, 1  # numbers of cards
SIDES = [0, 2, 4]


def seat_game(number: int, rank: int, used: bool = True, sides: tuple[int, ...] = (0, 2)) -> MinedSeat:
    """A made-up mine: one card is always taken, one never, one in half of the games, one as the only option."""
    second = OFTEN if number % 2 else ALWAYS
    points = [[0] * ROUNDS for _ in SOURCES]
    points[2] = [6] * ROUNDS
    points[3][0] = 2 - rank
    return MinedSeat(
        score=62 - rank,
        rank=rank,
        dealt=[ALWAYS, NEVER],
        kept=[ALWAYS],
        offers=[[ALONE], [ALWAYS, NEVER, OFTEN], [ALWAYS, NEVER, OFTEN], *([[]] * 7)],
        played=[ALONE, ALWAYS, second, *([0] * 7)],
        blind=list(range(3, ROUNDS)),
        used={str(ALWAYS): [0, 3, 1 if used else 0, 0]},
        surface=[10, 0, 0, 0],
        sides=list(sides),
        points=points,
        moved=[0] * len(SOURCES),
    )


def report_on(game: ImperialMiners, games: list[MinedGame], seats: int = 2, bots: str = "greedy") -> Report:
    return study_of("imperial-miners").report(game, PlayedSeries(Series.checked(game, bots, seats=seats), tuple(games)))


def made_up(count: int, **wishes: bool) -> list[MinedGame]:
    return [
        MinedGame(
            n,
            [seat_game(2 * n, 1, **wishes), seat_game(2 * n + 1, 2, **wishes)],
            SIDES,
            list(range(ROUNDS)),
        )
        for n in range(count)
    ]


def rows(report: Report, name: str) -> list[dict[str, object]]:
    return next([dict(row) for row in table.rows] for table in report.tables if table.name == name)


def check(report: Report, words: str) -> Check:
    return next(check for check in report.checks if words in check.target)


def test_dead_and_automatic_cards_are_flagged(game: ImperialMiners) -> None:
    report = report_on(game, made_up(150))
    cards = {row["card"]: row for row in rows(report, "cards")}
    ids = game.box.ids
    assert cards[ids[NEVER]]["flag"] == "dead"
    assert cards[ids[ALWAYS]]["flag"] == cards[ids[ALONE]]["flag"] == "automatic"
    assert cards[ids[OFTEN]]["flag"] == ""
    assert cards[ids[OFTEN]]["share"] == 0.5
    assert cards[ids[2]]["flag"] == "never offered"
    assert cards[ids[ALWAYS]]["kept"] == 1
    assert cards[ids[NEVER]]["kept"] == 0
    assert cards[ids[ALWAYS]]["round"] == pytest.approx(2 + 1 / 3, abs=1e-3)  # always in round 2, often in 3
    assert (cards[ids[ALONE]]["offered"], cards[ids[ALONE]]["choice"]) == (300, 0)
    assert check(report, "dead").verdict == f"{FAIL} ({ids[NEVER]})"
    automatic = check(report, "automatic")
    assert automatic.verdict == f"{FAIL} ({ids[ALONE]}, {ids[ALWAYS]})"
    assert "1 of these not where there was a choice" in automatic.measured
    marked = [row["card"] for row in rows(report, "cards_flagged")]
    assert marked[:3] == [ids[NEVER], ids[ALONE], ids[ALWAYS]]


def test_few_games_leave_a_doubt(game: ImperialMiners) -> None:
    report = report_on(game, made_up(5))
    cards = {row["card"]: row["flag"] for row in rows(report, "cards")}
    assert cards[game.box.ids[NEVER]] == "dead?"
    assert cards[game.box.ids[ALWAYS]] == "automatic?"
    assert check(report, "dead").verdict == f"{FAIL}, but every interval reaches the limit"
    assert check(report, "solo play").verdict.startswith(NOT_MEASURED)


def test_an_effect_that_nobody_uses(game: ImperialMiners) -> None:
    for used, count, flag, said in (
        (True, 20, "", "open"),
        (False, 20, "2 never used", FAIL),
        (False, 2, "2 never used?", "open"),
    ):
        report = report_on(game, made_up(count, used=used))
        row = next(row for row in rows(report, "effects") if row["card"] == game.box.ids[ALWAYS])
        assert row["flag"] == flag
        assert check(report, "effect").verdict.startswith(said)


def test_a_faction_and_a_side_that_win(game: ImperialMiners) -> None:
    """Who leads with Scots and goes to the third board wins every game."""
    scots, romans = (
        next(i for i, card in enumerate(game.pack.cards, 1) if card.factions == (faction,))
        for faction in ("scots", "romans")
    )
    games = made_up(100)
    for n, one in enumerate(games):
        for number, card in enumerate((scots, romans)):
            one.seats[number].played = [card] * ROUNDS
            one.seats[number].sides = [0, 2] if number or n < 50 else [2, 4]
    report = report_on(game, games)
    leading = {row["faction"]: row for row in rows(report, "factions")}
    assert (leading["scots"]["wins"], leading["romans"]["wins"], leading["japanese"]["wins"]) == (1, 0, None)
    assert (leading["scots"]["led"], leading["scots"]["gain"]) == (100, 0.5)
    assert check(report, "faction").verdict == f"{FAIL} (scots, romans)"
    sides = {row["side"]: row for row in rows(report, "sides")}
    third, second = (sides[game.box.side_ids[side]] for side in (4, 2))
    assert (third["users"], third["wins"], third["first"]) == (50, 1, 0)
    assert third["gap"] == pytest.approx(1 - 50 / 150, abs=1e-3)
    assert third["flag"] == "users win more"
    assert second["flag"] == "used by nearly all"
    assert check(report, "side").verdict.startswith(FAIL)
    by_number = {(row["faction"], row["cards"]): row["seat_games"] for row in rows(report, "faction_cards")}
    assert (by_number["scots", "5+"], by_number["scots", "0"], by_number["scots", "1"]) == (100, 100, 0)


def test_with_one_seat_nobody_wins(game: ImperialMiners) -> None:
    games = [MinedGame(n, [seat_game(n, 1)], SIDES, list(range(ROUNDS))) for n in range(30)]
    for n, one in enumerate(games):
        one.seats[0].points[-1][5] += n % 4 + 4
        one.seats[0].score += n % 4 + 4
    report = report_on(game, games, seats=1)
    assert all(row["wins"] is None for name in ("cards", "factions", "level4") for row in rows(report, name))
    assert not any(table.name == "seats" for table in report.tables)
    assert check(report, "solo play").verdict == PASS  # 61 and 4 to 7 more
    assert check(report, "from carts").verdict == PASS
    assert check(report, "faction").verdict.startswith(NOT_MEASURED)
    assert check(report_on(game, games, 1, "random"), "random play").verdict.startswith(FAIL)
    assert check(report_on(game, games, 1, "random"), "dead").verdict.startswith(NOT_MEASURED)


@pytest.mark.parametrize(("seats", "games"), [(1, 1), (2, 1), (2, 12)])
def test_files(game: ImperialMiners, tmp_path: Path, seats: int, games: int) -> None:
    some = made_up(games)
    for one in some:
        del one.seats[seats:]
    report = report_on(game, some, seats)
    report.write(tmp_path / "new")
    data = json.loads((tmp_path / "new" / "report.json").read_text("utf-8"))
    text = (tmp_path / "new" / "report.md").read_text("utf-8")
    for table in report.tables:
        with open(tmp_path / "new" / f"{table.name}.csv", encoding="utf-8", newline="") as file:
            found = list(csv.DictReader(file))
        assert len(found) == len(table.rows) == len(data["tables"][table.name])
        assert f"### {table.title}\n" in text
    for one in report.checks:
        assert f"| {one.target} | {one.measured} | {one.verdict} |" in text
    assert "nan" not in text.lower().replace("finance", "")
    for name in ("cards", "points", "factions", "scores"):
        assert f"]({name}.svg)" in text
        root = ElementTree.parse(tmp_path / "new" / f"{name}.svg").getroot()
        assert root.tag == f"{SVG}svg"
    words = [element.text for element in ElementTree.fromstring(report.pictures["cards"]).iter(f"{SVG}text")]
    assert game.box.ids[NEVER] in words


def test_a_figure_that_there_is_not_is_a_dash() -> None:
    table = Grid("t", "T", (("a", "{a}"), ("b", "{b:.0%} of {a}")), [{"a": 3, "b": None}])
    assert table.cells(table.rows[0]) == ["3", "–"]


# ---------------------------------------------------------------- figures
@pytest.mark.parametrize(
    ("value", "interval", "says"),
    [
        (0.5, (0.45, 0.55), PASS),
        (0.5, (0.35, 0.55), f"{PASS}, but the interval reaches past the limit"),
        (0.7, (0.55, 0.8), f"{FAIL}, but the interval reaches the limit"),
        (0.7, (0.65, 0.8), FAIL),
        (0.3, (0.25, 0.35), FAIL),
    ],
)
def test_verdicts(value: float, interval: tuple[float, float], says: str) -> None:
    assert verdict(value, interval, 0.4, 0.6) == says


def test_differences() -> None:
    # Newcombe 1998 (differences), table II, contrast (a), method 10
    assert share_difference(Share(56, 70), Share(48, 80)) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)
    one, other = [3.0, 4.0, 5.0], [1.0, 2.0, 2.0, 3.0]
    weights = [1.0] * 3 + [0.0] * 4
    gain = against_all([*one, *other], weights)
    assert gain.value == pytest.approx(4 - 20 / 7)
    assert gain.error == pytest.approx(4 / 7 * math.hypot(1 / math.sqrt(3), math.sqrt(2 / 3 / 4)))
    assert Mean.of([5.0]).error is None
    assert Mean.of([]).interval == (-math.inf, math.inf)
    assert against_all([1.0, 2.0], [1.0, 1.0]) == Mean(0.0, None)


def test_parts_are_worth_fewer_games() -> None:
    whole = Weighted.of([(1, 1), (0, 1), (1, 1), (1, 1)])
    assert (whole.rate, whole.interval) == (0.75, Share(3, 4).interval)
    halves = Weighted.of([(1, 0.5), (0, 0.5), (1, 0.5), (1, 0.5)])
    assert halves.rate == 0.75
    assert halves.interval == pytest.approx(whole.interval)  # four observations, each worth as much as another
    assert Weighted.of([]).interval == (0.0, 1.0)


def test_percentiles() -> None:
    assert [percentile([4, 1, 3, 2, 5], p) for p in (0, 50, 75, 90, 100)] == pytest.approx([1, 3, 4, 4.6, 5])
    assert (percentile([7], 90), percentile([], 50)) == (7, 0)
