"""Verdicts: what figures say beside targets, and checks that several games have."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabuleiro.analysis.balance_report import FAIL, NOT_MEASURED, PASS, Check, Row


# ---------------------------------------------------------------- figures in words
def figure(row: Row, name: str) -> float:
    value = row[name]
    return float(value) if isinstance(value, int | float) else float("nan")


def ends(row: Row, name: str) -> tuple[float, float]:
    return figure(row, f"{name}_low"), figure(row, f"{name}_high")


def share_words(row: Row, name: str) -> str:
    return f"{row[name]:.0%} ({row[f'{name}_low']:.0%}–{row[f'{name}_high']:.0%})"


def counted(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def few(words: Sequence[str], most: int = 12) -> str:
    return ", ".join(words[:most]) + (", ..." if len(words) > most else "")


# ---------------------------------------------------------------- verdicts
def verdict(value: float, interval: tuple[float, float], low: float, high: float) -> str:
    """Whether a figure lies within limits, and whether its interval leaves a doubt."""
    first, last = interval
    if low <= value <= high:
        return PASS if low <= first and last <= high else f"{PASS}, but the interval reaches past the limit"
    return FAIL if first > high or last < low else f"{FAIL}, but the interval reaches the limit"


def judged(row: Row, name: str, low: float, high: float) -> str:
    """The verdict on a row's figure."""
    return verdict(figure(row, name), ends(row, name), low, high)


def failed_by(names: Sequence[str]) -> str:
    """The verdict where only those can fail that are named."""
    return f"{FAIL} ({few(names)})" if names else PASS


def mean_check(target: str, row: Row, limits: tuple[int, int]) -> Check:
    """`{} to {}` in the target are the limits."""
    low, high = ends(row, "mean")
    interval = f"({low:.1f} to {high:.1f})" if low == low else "(too few games for an interval)"
    said = f"mean {row['mean']:.1f} {interval}, p10–p90 {row['p10']:.0f} to {row['p90']:.0f}"
    return Check(target.format(*limits), said, judged(row, "mean", *limits))


def used_check(target: str, rows: Sequence[Row], what: str, off: Callable[[Row], bool]) -> Check:
    """Something that seats may do: how often and by how many; it fails where any of it is off."""
    said = ", ".join(f"{row[what]} {row['mean']:.1f} ({row['used']:.0%})" for row in rows)
    return Check(target, said, failed_by([row[what] for row in rows if off(row)]))


def fair_check(rows: Sequence[Row], most: float) -> Check:
    """No seat wins too often; `times` is a share as a multiple of the fair one."""
    best = max(rows, key=lambda row: figure(row, "times"))
    said = ", ".join(f"seat {row['seat']} {row['times']:.2f} ({share_words(row, 'wins')})" for row in rows)
    return Check(f"no seat above {most} times its fair share of wins", said, judged(best, "times", 0, most))


def only_if(fit: bool, needs: str, checks: Sequence[Check]) -> list[Check]:
    """Where the games are not fit to prove anything there are figures, but no verdict."""
    return [check if fit else Check(check.target, check.measured, f"{NOT_MEASURED}: {needs}") for check in checks]


def for_strong(checks: Sequence[Check], bot: str) -> list[Check]:
    """Random play proves nothing about what strong play is like."""
    return only_if(bot != "random", "for strong bots", checks)
