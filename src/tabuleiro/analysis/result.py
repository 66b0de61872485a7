"""The result of an arena: all figures of its games, as data and as files."""

from __future__ import annotations

import csv
import io
import json
import statistics
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tabuleiro.analysis import journal
from tabuleiro.analysis.referee import FAULTS, Seated
from tabuleiro.analysis.schedule import Settings
from tabuleiro.analysis.stats import Share, Skill, quartiles, ratings


@dataclass
class Played:
    """One finished game."""

    number: int
    seed: int
    seats: list[Seated]

    @classmethod
    def of(cls, line: journal.Line) -> Played:
        return cls(line["number"], line["seed"], [Seated(**seat) for seat in line["seats"]])


@dataclass(frozen=True)
class EntrantTally:
    """What one entrant has done, wherever it sat."""

    label: str
    seated: tuple[Seated, ...]  # in the order of the schedule
    won: Share
    rating: Skill

    @property
    def scores(self) -> list[int]:
        return [seated.score for seated in self.seated]

    @property
    def mean(self) -> float:
        return statistics.fmean(self.scores)

    @property
    def sd(self) -> float:
        return statistics.stdev(self.scores) if len(self.seated) > 1 else 0.0

    @property
    def decisions(self) -> int:
        return sum(seated.decisions for seated in self.seated)

    @property
    def seconds(self) -> float:
        """For one move, on the clock."""
        return sum(seated.seconds for seated in self.seated) / max(1, self.decisions)

    @property
    def cpu(self) -> float:
        """For one move, of the processor."""
        return sum(seated.cpu for seated in self.seated) / max(1, self.decisions)

    @property
    def slowest(self) -> float:
        return max(seated.slowest for seated in self.seated)

    @property
    def faults(self) -> dict[str, int]:
        return {kind: sum(seated.faults.get(kind, 0) for seated in self.seated) for kind in FAULTS}

    @property
    def never_played(self) -> bool:
        """Whether all that stands beside its name is the first legal action's."""
        return 0 < self.decisions == sum(self.faults.values())

    @property
    def never_answered(self) -> bool:
        """Whether it never came to an answer, right or wrong: it cannot start, or fails each time."""
        return 0 < self.decisions == self.faults["raised"]

    @property
    def first_fault(self) -> str:
        return next((seated.first_fault for seated in self.seated if seated.first_fault), "")

    @property
    def data(self) -> dict[str, object]:
        low, high = self.won.interval
        rated = self.rating.interval
        return {
            "bot": self.label,
            "games": len(self.seated),
            "wins": round(self.won.wins, 3),
            "win_rate": round(self.won.rate, 4),
            "win_low": round(low, 4),
            "win_high": round(high, 4),
            "score_mean": round(self.mean, 3),
            "score_sd": round(self.sd, 3),
            "score_min": min(self.scores),
            "score_quartiles": list(quartiles(self.scores)),
            "score_max": max(self.scores),
            "rating_mu": round(self.rating.mu, 3),
            "rating_sigma": round(self.rating.sigma, 3),
            "rating_low": round(rated[0], 3),
            "rating_high": round(rated[1], 3),
            "decisions": self.decisions,
            "seconds_mean": round(self.seconds, 6),
            "seconds_max": round(self.slowest, 6),
            "seconds_cpu": round(self.cpu, 6),
            **self.faults,
            "first_fault": self.first_fault,
            "scores": {str(score): n for score, n in sorted(Counter(self.scores).items())},
        }


@dataclass(frozen=True)
class Result:
    """`matrix[a][b]`: how often a ended before b, of the games in which both sat; a shared place is half."""

    settings: Settings
    games: tuple[Played, ...]
    lines: tuple[EntrantTally, ...]
    matrix: tuple[tuple[Share, ...], ...]

    @property
    def ranking(self) -> list[int]:
        """The entrants, the best rated first."""
        return sorted(range(len(self.lines)), key=lambda index: -self.lines[index].rating.mu)

    @property
    def data(self) -> dict[str, object]:
        return {
            "settings": self.settings.data,
            "games": len(self.games),
            "bots": [line.data for line in self.lines],
            "matrix": [
                {
                    "bot": self.lines[a].label,
                    "against": self.lines[b].label,
                    "games": share.games,
                    "share": round(share.rate, 4),
                    "low": round(share.interval[0], 4),
                    "high": round(share.interval[1], 4),
                }
                for a, row in enumerate(self.matrix)
                for b, share in enumerate(row)
                if a != b
            ],
        }

    @property
    def json(self) -> str:
        return json.dumps(self.data, indent=2)


def result_of(settings: Settings, games: Sequence[Played]) -> Result:
    """Figures from games in any order: they are put into that of the schedule."""
    games = tuple(sorted(games, key=lambda game: game.number))
    n = len(settings.entrants)
    seated: list[list[Seated]] = [[] for _ in range(n)]
    wins = [0.0] * n
    beaten = [[0.0] * n for _ in range(n)]
    met = [[0] * n for _ in range(n)]
    for game in games:
        winners = sum(seat.rank == 1 for seat in game.seats)
        for one in game.seats:
            seated[one.entrant].append(one)
            wins[one.entrant] += 1 / winners if one.rank == 1 else 0.0
            for other in game.seats:
                met[one.entrant][other.entrant] += 1
                beaten[one.entrant][other.entrant] += 1.0 * (one.rank < other.rank) + 0.5 * (one.rank == other.rank)
    rated = ratings([[(seat.entrant, seat.rank) for seat in game.seats] for game in games], n)
    lines = tuple(
        EntrantTally(entrant.label, tuple(seated[i]), Share(wins[i], len(seated[i])), rated[i])
        for i, entrant in enumerate(settings.entrants)
    )
    matrix = tuple(tuple(Share(beaten[a][b], met[a][b]) for b in range(n)) for a in range(n))
    return Result(settings, games, lines, matrix)


# ---------------------------------------------------------------- files
def games_csv(result: Result) -> str:
    """A row for each seat of each game."""
    counted, timed = ("score", "rank", "decisions"), ("seconds", "slowest", "cpu")
    return csv_of(
        [
            {
                "game": game.number,
                "seed": game.seed,
                "seat": number,
                "bot": result.lines[seat.entrant].label,
                **{name: getattr(seat, name) for name in counted},
                **{name: f"{getattr(seat, name):.6f}" for name in timed},
                **{kind: seat.faults.get(kind, 0) for kind in FAULTS},
            }
            for game in result.games
            for number, seat in enumerate(game.seats)
        ]
    )


def entrants_csv(result: Result) -> str:
    """A row for each entrant: its plain figures."""
    plain = (int, float, str)
    return csv_of([{key: value for key, value in line.data.items() if type(value) in plain} for line in result.lines])


def csv_of(rows: Sequence[Mapping[str, object]]) -> str:
    """Rows of figures by name; without rows there are no heads."""
    out = io.StringIO()
    if rows:
        writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return out.getvalue()
