"""The balance of Imperial Miners: the report on many games, with the targets of the house set's calibration."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tabuleiro.analysis.balance_pictures import Dot, dots, histogram, intervals, panel, stacked
from tabuleiro.analysis.balance_report import FAIL, NOT_MEASURED, OPEN, PASS, Check, Row, Section
from tabuleiro.analysis.stats import Share
from tabuleiro.analysis.study import FAIR, Study
from tabuleiro.analysis.verdicts import (
    ends,
    failed_by,
    fair_check,
    few,
    for_strong,
    judged,
    mean_check,
    only_if,
    share_words,
)
from tabuleiro.games.imperial_miners.rules.game import ROUNDS
from tabuleiro.games.imperial_miners.study.figures import (
    AUTOMATIC,
    DEAD,
    LIMITS,
    LOW_SCORE,
    MUST,
    USED_BY_ALL,
    MineFigures,
    flag,
)
from tabuleiro.games.imperial_miners.study.tables import sections
from tabuleiro.games.imperial_miners.study.watch import SOURCES, MinedGame, MineWatch

BAND: Final = 0.10  # how far a faction's win share may lie from the mean
SOLO: Final = (60, 70)  # the mean of strong solo play
SOLO_CARTS: Final = (5, 10)
RANDOM_UNDER: Final = 0.80  # "well under 35": at least so much of random play
TOO_MANY: Final = 0.10  # "typical": no more than so many mines above the limit
NOBODY_WINS: Final = f"{NOT_MEASURED}: with one seat nobody wins"


class MineStudy(Study):
    watching = MineWatch
    noted = MinedGame
    figures = MineFigures

    def checks(self, figures: MineFigures, bot: str) -> list[Check]:
        strong, seats = bot != "random", figures.seats
        score, at_end = figures.score[0], {row["what"]: row for row in figures.at_end}
        solo = [
            mean_check("strong solo play averages {} to {}", score, SOLO),
            mean_check("{} to {} of it from carts", at_end["carts"], SOLO_CARTS),
        ]
        dead = f"no card dead (picked in under {DEAD:.0%} of the seat-games that offered it)"
        nothing_a_must = [
            _cards(figures.cards, "dead", dead),
            _cards(figures.cards, "automatic", f"no card automatic (over {AUTOMATIC:.0%})"),
            _factions(figures.leading, seats),
            _sides(figures.sides, seats),
        ]
        return [
            *only_if(not strong, "needs --bots random", [_random(score)]),
            *only_if(strong and seats == 1, "needs --seats 1 and a strong bot", solo),
            *for_strong(nothing_a_must, bot),
            *(_typical(what, at_end[what], limit) for what, limit in LIMITS.items()),
            _effects(figures.effects),
            *([fair_check(figures.by_seat, FAIR)] if seats > 1 else []),
        ]

    def sections(self, figures: MineFigures) -> list[Section]:
        return sections(figures)

    def pictures(self, figures: MineFigures) -> dict[str, str]:
        panels = []
        for level in range(1, 5):
            some = [row for row in figures.cards if row["level"] == level]
            panels.append(panel(f"Level {level}", some, "card", "share", _is_flagged, other="chosen"))
        rounds = figures.points[:ROUNDS]
        values = [[row[source] for row in rounds] for source in SOURCES]
        columns = [row["round"] for row in rounds]
        heading = "Cards: percent of the seat-games that offered them in which they were picked (ring: with a choice)"
        return {
            "cards": dots(heading, panels, (100 * DEAD, 100 * AUTOMATIC)),
            "points": stacked("Points of a seat by source, round by round", SOURCES, columns, values),
            "factions": _faction_picture(figures.leading, figures.seats),
            "scores": histogram("Scores", figures.scores, [(LOW_SCORE, str(LOW_SCORE))]),
        }


def _is_flagged(row: Row) -> bool:
    return str(row["flag"]).startswith(("dead", "automatic"))


# ---------------------------------------------------------------- the calibration
def _random(score: Row) -> Check:
    target = f"random play ends well under {LOW_SCORE} (at least {RANDOM_UNDER:.0%} of it)"
    said = f"mean {score['mean']:.1f}, under {LOW_SCORE}: {share_words(score, 'low')}"
    return Check(target, said, judged(score, "low", RANDOM_UNDER, 1))


def _typical(what: str, row: Row, limit: int) -> Check:
    over = f"over {limit}: {share_words(row, 'over')}"
    said = f"mean {row['mean']:.1f}, p90 {row['p90']:g}, most {row['most']}; {over}"
    target = f"typical mines have at most about {limit} {what} (at most {TOO_MANY:.0%} have more)"
    return Check(target, said, judged(row, "over", 0, TOO_MANY))


def _cards(rows: Sequence[Row], what: str, target: str) -> Check:
    sure, unsure, near, never = (
        [row for row in rows if row["flag"] == said] for said in (what, f"{what}?", f"near {what}", "never offered")
    )
    flagged = [f"{row['card']} {share_words(row, 'share')}" for row in [*sure, *unsure]]
    said = f"{len(flagged)} of {len(rows)}" + (f": {few(flagged)}" if flagged else "")
    forced = [row for row in [*sure, *unsure] if flag_of_choice(row) not in (what, f"{what}?")]
    if forced:
        said += f"; {len(forced)} of these not where there was a choice"
    if sure:
        return Check(target, said, failed_by([row["card"] for row in sure]))
    if unsure:
        return Check(target, said, f"{FAIL}, but every interval reaches the limit")
    if never:
        return Check(target, f"{said}; {len(never)} never offered", f"{OPEN}: more games are needed")
    return Check(target, said, f"{PASS}, but the intervals of {len(near)} reach past the limit" if near else PASS)


def flag_of_choice(row: Row) -> str:
    return flag(Share((row["chosen"] or 0) * row["choice"], row["choice"]))


def _factions(rows: Sequence[Row], seats: int) -> Check:
    target = f"every faction's win share, where it leads, within {100 * BAND:.0f} points of the mean"
    if seats == 1:
        gains = [f"{row['faction']} {row['gain']:+.1f}" for row in rows if row["gain"] is not None]
        return Check(target, "scores above the mean: " + ", ".join(gains), NOBODY_WINS)
    known = [row for row in rows if row["wins"] is not None]
    said = ", ".join(f"{row['faction']} {share_words(row, 'wins')}" for row in known)
    low, high = max(0.0, 1 / seats - BAND), 1 / seats + BAND
    verdicts = {row["faction"]: judged(row, "wins", low, high) for row in known}
    return Check(target, f"mean {1 / seats:.0%}; {said}", _together(verdicts))


def _sides(rows: Sequence[Row], seats: int) -> Check:
    target = (
        f"no progress side a must (users win at most {100 * MUST:.0f} points more often than others at tables"
        f" where it is up, and at most {USED_BY_ALL:.0%} use it)"
    )
    verdicts: dict[str, str] = {}
    said = []
    for row in rows:
        if row["used"] is None:
            continue
        parts, gap = [judged(row, "used", 0, USED_BY_ALL)], ""
        if row["gap"] is not None:
            parts.append(judged(row, "gap", -1, MUST))
            gap = f" {100 * row['gap']:+.0f}"
        verdicts[row["side"]] = min(parts, key=_badness)
        said.append(f"{row['side']}{gap} (used {row['used']:.0%})")
    return Check(target, ", ".join(said), _together(verdicts) + ("; use only, nobody wins" if seats == 1 else ""))


def _effects(rows: Sequence[Row]) -> Check:
    never = [row for row in rows if "never used" in row["flag"]]
    idle = sum(row["flag"] == "never activated" for row in rows)
    sure = [f"{row['card']}: {row['flag']}" for row in never if not row["flag"].endswith("?")]
    said = f"{len(never)} cards with an effect never used, {idle} cards never activated"
    unsure = f"{OPEN}: too few activations to say" if never or idle else PASS
    return Check("beside the targets: every effect of a card is used", said, failed_by(sure) if sure else unsure)


def _together(verdicts: dict[str, str]) -> str:
    """The worst of several verdicts, with the names that have it."""
    if not verdicts:
        return f"{OPEN}: no game to tell from"
    worst = min(verdicts.values(), key=_badness)
    names = ", ".join(name for name, one in verdicts.items() if one == worst)
    return worst if worst == PASS else f"{worst} ({names})"


def _badness(words: str) -> int:
    return [words == FAIL, words.startswith(FAIL), words != PASS, True].index(True)


def _faction_picture(rows: Sequence[Row], seats: int) -> str:
    """Where one leads: its win share; alone, its score."""
    name = "gain" if seats == 1 else "wins"
    known = [row for row in rows if row[name] is not None and row[f"{name}_low"] is not None]
    if seats == 1:
        shown = [Dot(row["faction"], row["gain"], *ends(row, "gain")) for row in known]
        return intervals("Factions: score above the mean where one leads", shown, 0, 0, "{:+.1f}")
    shown = [Dot(row["faction"], *(100 * row[f"wins{end}"] for end in ("", "_low", "_high"))) for row in known]
    shown = [replace(dot, marked=abs(dot.value / 100 - 1 / seats) > BAND) for dot in shown]
    return intervals("Factions: win share where one leads (percent)", shown, 100 / seats, 100 * BAND)
