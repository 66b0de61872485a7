"""What the studies of all games share: rows of figures with intervals, how some seat-games ended, words for checks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from tabuleiro.analysis.balance_report import Row, Value, rounded
from tabuleiro.analysis.stats import Mean, Share, Weighted, against_all, percentile

if TYPE_CHECKING:
    from tabuleiro.analysis.balance import Played

CAREFUL: Final = (
    "A seat-game is one seat of one game. All shares have 95% intervals (Wilson). With and without are correlations: a"
    " card that only winners can afford looks strong. Of a hundred intervals about five miss the truth: a single flag"
    " near its limit proves little."
)


# ---------------------------------------------------------------- rows
def with_interval(name: str, share: Share | Weighted) -> dict[str, Value]:
    if not (share.games if isinstance(share, Share) else share.weight):
        return {name: None, f"{name}_low": None, f"{name}_high": None}
    low, high = share.interval
    return {name: share.rate, f"{name}_low": low, f"{name}_high": high}


def mean_row(name: str, mean: Mean) -> dict[str, Value]:
    low, high = finite_ends(mean.interval)
    return {name: None if math.isnan(mean.value) else mean.value, f"{name}_low": low, f"{name}_high": high}


def finite_ends(interval: tuple[float, float]) -> tuple[float | None, float | None]:
    low, high = interval
    return (low, high) if math.isfinite(low) and math.isfinite(high) else (None, None)


class SeatGame(Protocol):
    """One seat of one game: its part of the victory, and its score."""

    @property
    def won(self) -> float: ...
    @property
    def score(self) -> int: ...


def standing(every: Sequence[SeatGame], some: Sequence[bool], seats: int) -> dict[str, Value]:
    """How some seat-games ended, beside all of them; with one seat nobody wins."""
    members = [one for one, there in zip(every, some, strict=True) if there]
    share = Share(sum(one.won for one in members), 0 if seats == 1 else len(members))
    weights = [float(there) for there in some]
    return {"seat_games": len(members), **with_interval("wins", share), **gain([one.score for one in every], weights)}


def gain(scores: Sequence[int], weights: Sequence[float]) -> dict[str, Value]:
    """The mean score of some seat-games (a weight for each, from 0 to 1), and what it is above that of all."""
    if not any(weights):
        return {"score": None, "gain": None, "gain_low": None, "gain_high": None}
    return {"score": Mean.of(scores, weights).value, **mean_row("gain", against_all(scores, weights))}


def score_row(tables: Sequence[Sequence[int]]) -> dict[str, Value]:
    """Scores by game. The interval of the mean goes by games: seats of one table are not independent."""
    scores = [score for table in tables for score in table]
    means = [sum(table) / len(table) for table in tables]
    low, high = finite_ends(Mean.of(means).interval)
    row: dict[str, Value] = {"seat_games": len(scores), "mean": sum(means) / len(means)}
    row |= {"mean_low": low, "mean_high": high}
    error = Mean.of(scores).error
    row["sd"] = None if error is None else error * math.sqrt(len(scores))
    row |= {f"p{p}": percentile(scores, p) for p in (10, 25, 50, 75, 90)}
    return rounded(row | {"least": min(scores), "most": max(scores)})


# ---------------------------------------------------------------- words
def counted(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def few(words: Sequence[str], most: int = 12) -> str:
    return ", ".join(words[:most]) + (", ..." if len(words) > most else "")


def number(row: Row, name: str) -> float:
    value = row[name]
    return float(value) if isinstance(value, int | float) else float("nan")


def ends(row: Row, name: str) -> tuple[float, float]:
    return number(row, f"{name}_low"), number(row, f"{name}_high")


def share_words(row: Row, name: str) -> str:
    return f"{row[name]:.0%} ({row[f'{name}_low']:.0%}–{row[f'{name}_high']:.0%})"


def title(played: Played) -> str:
    series = played.series
    games, seats = counted(len(played.games), "game"), counted(series.seats, "seat")
    return f"Balance of {series.game}: {games} of {series.bot}, {seats}"


def notes(played: Played) -> tuple[str, ...]:
    """Where the games come from, and what to be careful about; games have a seed."""
    series = played.series
    seeds = [game.seed for game in played.games]
    thought = played.seconds / max(1, played.decisions)
    pack = f"pack {series.pack} ({series.pack_hash})"
    pace = f"{played.decisions / len(seeds):.0f} decisions a game, {1000 * thought:.3g} ms each"
    found = [f"Rules {series.rules}, {pack}, seeds {min(seeds)} to {max(seeds)}; {pace}.", CAREFUL]
    if played.journals > 1:
        found.append(f"From {played.journals} journals; {played.doubles} games were in more than one and count once.")
    if len(played.codes) > 1:
        found.append(f"Careful: {len(played.codes)} versions of the code have played ({', '.join(played.codes)}).")
    if played.faults:
        found.append(f"Careful: the bot forfeited {played.faults} decisions. First: {played.first_fault}")
    return tuple(found)
