"""The balance of Imperial Miners: the report on many games, with the targets of the house set's calibration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabuleiro.analysis.balance_pictures import Dot, dots, histogram, intervals, panel, stacked
from tabuleiro.analysis.balance_report import (
    FAIL,
    NOT_MEASURED,
    OPEN,
    PASS,
    Check,
    Row,
    Section,
    counted,
    ends,
    failed_by,
    few,
    figure,
    judged,
    share_words,
)
from tabuleiro.analysis.stats import Share
from tabuleiro.analysis.study import Rows, Study
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


class MineStudy(Study):
    watching = MineWatch
    noted = MinedGame
    figures = MineFigures

    def checks(self, figures: MineFigures, rows: Rows, bot: str) -> list[Check]:
        return checks(figures.seats, rows, strong=bot != "random")

    def sections(self, figures: MineFigures, rows: Rows) -> list[Section]:
        return sections(rows, figures.seats)

    def pictures(self, figures: MineFigures, rows: Rows) -> dict[str, str]:
        panels = []
        for level in range(1, 5):
            some = [row for row in rows["cards"] if row["level"] == level]
            panels.append(panel(f"Level {level}", some, "card", "share", _is_flagged, other="chosen"))
        columns = [str(round_ + 1) for round_ in range(ROUNDS)]
        values = [[figure(row, source) for row in rows["points"][:ROUNDS]] for source in SOURCES]
        heading = "Cards: percent of the seat-games that offered them in which they were picked (ring: with a choice)"
        return {
            "cards": dots(heading, panels, (100 * DEAD, 100 * AUTOMATIC)),
            "points": stacked("Points of a seat by source, round by round", SOURCES, columns, values),
            "factions": _faction_picture(rows["factions"], figures.seats),
            "scores": histogram("Scores", figures.scores, [(LOW_SCORE, str(LOW_SCORE))]),
        }


def _is_flagged(row: Row) -> bool:
    return str(row["flag"]).startswith(("dead", "automatic"))


# ---------------------------------------------------------------- the calibration
def checks(seats: int, rows: Rows, strong: bool) -> list[Check]:
    score, at_end = rows["score"][0], {row["what"]: row for row in rows["ends"]}
    found = [_random(score, strong), *_solo(score, at_end["carts"], strong and seats == 1)]
    if strong:
        dead = f"no card dead (picked in under {DEAD:.0%} of the seat-games that offered it)"
        found.append(_cards(rows["cards"], "dead", dead))
        found.append(_cards(rows["cards"], "automatic", f"no card automatic (over {AUTOMATIC:.0%})"))
        found += [_factions(rows["factions"], seats), _sides(rows["sides"], seats)]
    else:
        found += [
            Check(what, "random play", f"{NOT_MEASURED}: for strong bots")
            for what in ("no card dead or automatic", "no faction a must", "no progress side a must")
        ]
    for what, limit in LIMITS.items():
        row = at_end[what]
        said = (
            f"mean {row['mean']:.1f}, p90 {row['p90']:g}, most {row['most']}; over {limit}: {share_words(row, 'over')}"
        )
        target = f"typical mines have at most about {limit} {what} (at most {TOO_MANY:.0%} have more)"
        found.append(Check(target, said, judged(row, "over", 0, TOO_MANY)))
    return [*found, _effects(rows["effects"]), _seats(rows["seats"], seats)]


def _random(score: Row, strong: bool) -> Check:
    target = f"random play ends well under {LOW_SCORE} (at least {RANDOM_UNDER:.0%} of it)"
    said = f"mean {score['mean']:.1f}, under {LOW_SCORE}: {share_words(score, 'low')}"
    if strong:
        return Check(target, said, f"{NOT_MEASURED}: needs --bots random")
    return Check(target, said, judged(score, "low", RANDOM_UNDER, 1))


def _solo(score: Row, carts: Row, measured: bool) -> list[Check]:
    found = []
    for target, row, limits in (
        (f"strong solo play averages {SOLO[0]} to {SOLO[1]}", score, SOLO),
        (f"{SOLO_CARTS[0]} to {SOLO_CARTS[1]} of it from carts", carts, SOLO_CARTS),
    ):
        low, high = ends(row, "mean")
        said = f"{row['mean']:.1f}" + (f" ({low:.1f}–{high:.1f})" if low == low else ", too few games for an interval")
        not_so = f"{NOT_MEASURED}: needs --seats 1 and a strong bot"
        found.append(Check(target, said, judged(row, "mean", *limits) if measured else not_so))
    return found


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
        return Check(target, said, failed_by([str(row["card"]) for row in sure]))
    if unsure:
        return Check(target, said, f"{FAIL}, but every interval reaches the limit")
    if never:
        return Check(target, f"{said}; {len(never)} never offered", f"{OPEN}: more games are needed")
    return Check(target, said, f"{PASS}, but the intervals of {len(near)} reach past the limit" if near else PASS)


def flag_of_choice(row: Row) -> str:
    games = int(figure(row, "choice"))
    return flag(Share(figure(row, "chosen") * games if games else 0.0, games))


def _factions(rows: Sequence[Row], seats: int) -> Check:
    target = f"every faction's win share, where it leads, within {100 * BAND:.0f} points of the mean"
    if seats == 1:
        gains = [f"{row['faction']} {row['gain']:+.1f}" for row in rows if row["gain"] is not None]
        return Check(target, "scores above the mean: " + ", ".join(gains), f"{NOT_MEASURED}: with one seat nobody wins")
    known = [row for row in rows if row["wins"] is not None]
    said = ", ".join(f"{row['faction']} {share_words(row, 'wins')}" for row in known)
    low, high = max(0.0, 1 / seats - BAND), 1 / seats + BAND
    verdicts = {str(row["faction"]): judged(row, "wins", low, high) for row in known}
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
        parts = [judged(row, "used", 0, USED_BY_ALL)]
        if row["gap"] is not None:
            parts.append(judged(row, "gap", -1, MUST))
        verdicts[str(row["side"])] = min(parts, key=_badness)
        gap = "" if row["gap"] is None else f" {100 * figure(row, 'gap'):+.0f}"
        said.append(f"{row['side']}{gap} (used {figure(row, 'used'):.0%})")
    return Check(target, ", ".join(said), _together(verdicts) + ("; use only, nobody wins" if seats == 1 else ""))


def _effects(rows: Sequence[Row]) -> Check:
    never = [row for row in rows if "never used" in str(row["flag"])]
    idle = sum(row["flag"] == "never activated" for row in rows)
    sure = [row for row in never if not str(row["flag"]).endswith("?")]
    said = f"{len(never)} cards with an effect never used, {idle} cards never activated"
    target = "beside the targets: every effect of a card is used"
    if sure:
        return Check(target, said, failed_by([f"{row['card']}: {row['flag']}" for row in sure]))
    return Check(target, said, f"{OPEN}: too few activations to say" if never or idle else PASS)


def _seats(rows: Sequence[Row], seats: int) -> Check:
    target = "beside the targets: every seat wins its share"
    if seats == 1:
        return Check(target, "one seat", f"{NOT_MEASURED}: with one seat nobody wins")
    off = [row for row in rows if not figure(row, "wins_low") <= 1 / seats <= figure(row, "wins_high")]
    said = ", ".join(f"seat {row['seat']} {share_words(row, 'wins')}" for row in rows)
    return Check(target, said, f"{OPEN}: {1 / seats:.0%} is outside {counted(len(off), 'interval')}" if off else PASS)


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
    if seats == 1:
        known = [row for row in rows if row["gain"] is not None and row["gain_low"] is not None]
        shown = [Dot(str(row["faction"]), figure(row, "gain"), *ends(row, "gain")) for row in known]
        return intervals("Factions: score above the mean where one leads", shown, 0, 0, "{:+.1f}")
    known = [row for row in rows if row["wins"] is not None]
    shown = [
        Dot(
            str(row["faction"]),
            100 * figure(row, "wins"),
            100 * figure(row, "wins_low"),
            100 * figure(row, "wins_high"),
            abs(figure(row, "wins") - 1 / seats) > BAND,
        )
        for row in known
    ]
    return intervals("Factions: win share where one leads (percent)", shown, 100 / seats, 100 * BAND)
