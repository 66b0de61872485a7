"""The bench's report: medians of slices with the targets beside them, peers, ratios; all from data as JSON has it.

A result is `{"game", "rounds", "seats", "builds": {name: entry}, "peers": {name: entry}}`; an entry has `figures`, each
with its summary, or says under `missing` why there are none.
"""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from typing import Any

from calibration import REFERENCE, Figure

Result = dict[str, Any]
Summary = dict[str, float]

# What is counted a second; all the others are times, in millionths of a second.
RATES = {
    "loop": "decisions/s, engine's loop",
    "python": "decisions/s, from Python",
    "api": "decisions/s, public API",
    "uct": "UCT iterations/s",
}
TIMES = {
    "clone": "clone, us",
    "touch": "clone and action, us",
    "view": "view, us",
    "sample": "view and sample, us",
}
PEERS = {
    "catanatron": "Catanatron",
    "gin_rummy": "OpenSpiel gin rummy",
    "hearts": "OpenSpiel hearts",
}
TARGET_SEATS = 2
HEAD = f"{'measured':>12}{'calibration':>13}{'per unit':>11}{f'at {REFERENCE:g}':>12}"
NOTES = """\
Per unit: divided by the calibration beside it; at 13: as where the calibration loop reads 13.
UCT: one tree from the start of a play, each iteration with a random playout to the end.
Clone: seats are copied when they are first touched, so the whole price is in clone and action.
Ratios are per unit, above 1 where Tabuleiro is faster. Games differ: hearts has short plays and small decisions.
Peers: set-up and deal off the clock (ours are on it), forced moves counted as decisions (ours are not asked).
The calibration loop reads up to a tenth lower in a process that has run much plain Python: ratios are no finer."""


@dataclass(frozen=True)
class Target:
    """What a figure must reach at the reference calibration, and what would be better still."""

    at_least: float
    goal: float | None = None

    def told(self, name: str, value: float) -> str:
        met = reached(name, value, self.at_least)
        asked = f"{'>=' if name in RATES else '<='} {number(self.at_least)} {'met' if met else 'NOT MET'}"
        if self.goal is None:
            return asked
        return f"{asked}, goal {number(self.goal)} {'met' if reached(name, value, self.goal) else 'not met'}"


TARGETS = {
    ("imperial-miners", "compiled", "loop"): Target(1_200_000, 2_000_000),
    ("imperial-miners", "compiled", "python"): Target(700_000),
    ("imperial-miners", "compiled", "clone"): Target(1.0, 0.6),
    ("imperial-miners", "compiled", "uct"): Target(8_000, 15_000),
    ("imperial-miners", "plain", "python"): Target(250_000),
    ("brazil-imperial", "compiled", "loop"): Target(600_000),
    ("brazil-imperial", "compiled", "clone"): Target(1.5),
    ("brazil-imperial", "plain", "loop"): Target(100_000),
    ("brazil-imperial", "plain", "clone"): Target(3.0),
}


@dataclass(frozen=True)
class Ratio:
    """How many times as fast as a peer each build is."""

    peer: str
    what: str
    times: dict[str, float]


def reached(name: str, value: float, wanted: float) -> bool:
    return value >= wanted if name in RATES else value <= wanted


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def kind(name: str) -> str:
    """The figure without game and seats: `imperial-miners/2/loop` is a `loop`."""
    return name.rpartition("/")[2]


def summary(name: str, slices: list[Figure]) -> Summary:
    """Each slice is set against its own calibration first; the median of that is what counts."""
    if kind(name) in RATES:
        per_unit = statistics.median(value / unit for value, unit in slices)
        at_reference = per_unit * REFERENCE
    else:
        per_unit = statistics.median(value * unit for value, unit in slices)
        at_reference = per_unit / REFERENCE
    return {
        "measured": statistics.median(value for value, _ in slices),
        "calibration": statistics.median(unit for _, unit in slices),
        "per_unit": per_unit,
        "at_reference": at_reference,
    }


def rendered(result: Result) -> str:
    lengths: dict[str, float] = next((e["lengths"] for e in result["builds"].values() if "lengths" in e), {})
    sections = [table(result, place, length) for place, length in lengths.items()]
    sections += [missing(result)] if any("missing" in entry for entry in result["builds"].values()) else []
    if result["peers"]:
        sections += [peers_table(result), ratios_table(result)]
    return "\n\n".join([*sections, NOTES])


def cells(name: str, figure: Summary) -> str:
    per_unit = number(figure["per_unit"]) if kind(name) in RATES else ""
    cells = f"{number(figure['measured']):>12}{figure['calibration']:>13.1f}{per_unit:>11}"
    return f"{cells}{number(figure['at_reference']):>12}"


def missing(result: Result) -> str:
    """The builds that could not be measured, and why."""
    lines = [(build, entry["missing"]) for build, entry in result["builds"].items() if "missing" in entry]
    return "\n".join(f"{build}: not measured ({why})" for build, why in lines)


def table(result: Result, place: str, length: float) -> str:
    """One game and number of seats (`game/seats`): every figure, the builds under one another."""
    game, seats = place.split("/")
    counted = "1 seat" if seats == "1" else f"{seats} seats"
    lines = [f"{game}, {counted}, medians of {result['rounds']} rounds; a play at random has {length:.0f} decisions"]
    lines.append(f"{'':28}{'':10}{HEAD}   target at {REFERENCE:g}")
    for name, label in (RATES | TIMES).items():
        for build, entry in result["builds"].items():
            figure = entry.get("figures", {}).get(f"{place}/{name}")
            if figure is None:
                continue
            line = f"{label:28}{build:10}{cells(name, figure)}"
            target = TARGETS.get((game, build, name)) if int(seats) == TARGET_SEATS else None
            if target:
                line += "   " + target.told(name, figure["at_reference"])
            lines.append(line)
            label = ""
    return "\n".join(lines)


def peers_table(result: Result) -> str:
    lines = [f"Peers in the same run, medians of {result['rounds']} rounds", f"{'':38}{HEAD}"]
    for peer, entry in result["peers"].items():
        if "missing" in entry:
            lines.append(f"{PEERS[peer]}: not measured ({entry['missing']})")
            continue
        lines.append(f"{PEERS[peer]} {entry['version']}; a play at random has {entry['length']:.0f} decisions")
        for name, figure in entry["figures"].items():
            words = (RATES | TIMES)[name].replace("engine's loop", "its own loop").replace("UCT", "its own MCTS")
            lines.append(f"  {words:36}{cells(name, figure)}")
    return "\n".join(lines)


def ratios(result: Result) -> list[Ratio]:
    """Every figure that both we and a peer have, for two seats where they were measured."""
    seats = TARGET_SEATS if TARGET_SEATS in result["seats"] else result["seats"][0]
    found = []
    for peer, entry in result["peers"].items():
        for name, theirs in entry.get("figures", {}).items():
            times = {}
            for build, own in result["builds"].items():
                ours = own.get("figures", {}).get(f"{result['game']}/{seats}/{name}")
                if ours is not None:
                    quotient = ours["per_unit"] / theirs["per_unit"]
                    times[build] = quotient if name in RATES else 1 / quotient
            if times:
                found.append(Ratio(peer, name, times))
    return found


def ratio_label(ratio: Ratio) -> str:
    """What is set against what, in words: `from Python / Catanatron`."""
    peer = PEERS[ratio.peer]
    return {
        "loop": f"own loop / {peer}, own loop (C++)",
        "python": f"from Python / {peer}, from Python",
        "uct": f"UCT / {peer}, its own MCTS (C++)",
        "clone": f"clone / {peer}, clone",
        "touch": f"clone and action / {peer}, the same",
    }[ratio.what]


def ratios_table(result: Result) -> str:
    builds = list(result["builds"])
    lines = [f"{'Tabuleiro / peer':60}" + "".join(f"{build:>12}" for build in builds)]
    for ratio in ratios(result):
        shown = [f"{ratio.times[build]:.3g}x" if build in ratio.times else "-" for build in builds]
        lines.append(f"{ratio_label(ratio):60}" + "".join(f"{text:>12}" for text in shown))
    for peer, entry in result["peers"].items():
        if "missing" in entry:
            lines.append(f"{PEERS[peer]}: not measured")
    return "\n".join(lines)
