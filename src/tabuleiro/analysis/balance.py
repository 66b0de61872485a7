"""Balance: many games of one bot against itself, kept in a journal from which a game's whole report is made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from tabuleiro.analysis import referee
from tabuleiro.analysis.entrants import Entrant, entrants_of
from tabuleiro.analysis.journal import NAME, Line, games_of, settings_of, short
from tabuleiro.analysis.run import Run
from tabuleiro.analysis.study import study_of
from tabuleiro.analysis.terms import Terms, terms_of
from tabuleiro.bots.naming import several
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game

# Of all games that are counted together.
SAME: Final = ("game", "rules", "pack", "pack_hash", "options", "seats", "bot", "budget_ms", "code")


@dataclass(frozen=True)
class Series(Terms):
    """All that decides how the games go; the game with number n has the seed `seed` + n.

    How many games are wanted is not part of it: a finished run goes on when more are asked for.
    """

    bot: str

    @classmethod
    def checked(
        cls,
        game: Game,
        bots: str,
        seats: int = 2,
        seed: int = 1,
        budget: int | None = None,
        options: dict[str, bool | str] | None = None,
    ) -> Series:
        """A series from what a person asks for."""
        entrants = entrants_of(bots)
        if len(entrants) != 1:
            raise BadInput(f"--bots {bots}: one bot plays in all seats, not {len(entrants)}")
        return cls(**vars(terms_of(game, seats, seed, budget, options, [entrants[0].bot])), bot=entrants[0].label)

    @property
    def entrant(self) -> Entrant:
        return Entrant(*several(self.bot)[0])

    @property
    def bots(self) -> Sequence[str]:
        return [self.entrant.bot]

    @property
    def data(self) -> dict[str, object]:
        return {"bot": self.bot, **super().data}

    def sound(self, game: Game, line: Line) -> bool:
        """Whether a journal's line is one of these games; what has the wrong shape may also raise."""
        study_of(self.game).noted.read(line, game, self.seats)
        return (
            line["seed"] == self.seed + line["number"]
            and {type(line[key]) for key in ("number", "faults", "decisions")} == {int}
            and isinstance(line["first_fault"], str)
            and float(line["seconds"]) >= 0
        )


@dataclass(frozen=True)
class PlayedSeries:
    """Finished games, in the order of their seeds, and what is to be known about where they come from."""

    series: Series
    games: tuple[Any, ...]  # as the study reads them
    journals: int = 1
    doubles: int = 0  # games that more than one journal had: counted once
    faults: int = 0  # decisions that a bot forfeited
    first_fault: str = ""
    seconds: float = 0.0  # of thought, all seats together
    decisions: int = 0


# ---------------------------------------------------------------- games
class Desk(referee.Desk):
    """The games are played under the eyes of a watch."""

    terms: Series

    def play(self, number: int) -> Line:
        series, seed = self.terms, self.terms.seed + number
        watch = study_of(series.game).watching(self.game, series.seats)
        state, seats = self.play_out(seed, [(0, series.entrant)] * series.seats, watch)
        return {
            "number": number,
            "seed": seed,
            "decisions": sum(seated.decisions for seated in seats),
            "seconds": round(sum(seated.seconds for seated in seats), 3),
            "faults": sum(sum(seated.faults.values()) for seated in seats),
            "first_fault": next((seated.first_fault for seated in seats if seated.first_fault), ""),
            **watch.result(state),
        }


class Balance(Run[PlayedSeries]):
    kind = "balance"
    desk = Desk

    def __init__(
        self,
        game: Game,
        series: Series,
        games: int,
        folder: Path,
        pack: Path | None = None,
        jobs: int | None = None,
        ray: str | None = None,
    ) -> None:
        if games < 1:
            raise BadInput(f"--games {games}: at least one is needed")
        game.origin(series.seats, series.seed + games, {})  # the last seed is one, too
        self.game = game
        self.series = series
        super().__init__(series, games, folder, pack, jobs, ray)

    def sound(self, line: Line) -> bool:
        return self.series.sound(self.game, line)

    def result(self, lines: Iterable[Line]) -> PlayedSeries:
        return played_of(self.game, self.series, list(lines))


def played_of(game: Game, series: Series, lines: Sequence[Line]) -> PlayedSeries:
    study = study_of(series.game)
    return PlayedSeries(
        series,
        tuple(study.noted.read(line, game, series.seats) for line in lines),
        faults=sum(line["faults"] for line in lines),
        first_fault=next((line["first_fault"] for line in lines if line["first_fault"]), ""),
        seconds=sum(line["seconds"] for line in lines),
        decisions=sum(line["decisions"] for line in lines),
    )


def merged(game: Game, paths: Sequence[Path]) -> PlayedSeries:
    """The games of several journals (or of all below a folder) as one; a seed that was played twice counts once."""
    files = [file for path in paths for file in (sorted(path.rglob(NAME)) if path.is_dir() else [path])]
    files = list(dict.fromkeys(file.resolve() for file in files))
    if not files:
        raise BadInput(f"--from {paths[0]}: there is no {NAME} in it")
    first: Series | None = None
    found: dict[int, Line] = {}
    doubles = 0
    for file in files:
        series, lines = _journal(file, game)
        first = first or series
        _mixable(files[0], first, file, series)
        for line in lines:
            doubles += line["seed"] in found
            found.setdefault(line["seed"], line)
    assert first is not None
    if not found:
        raise BadInput(f"--from {paths[0]}: no game is finished yet")
    played = played_of(game, first, [line for _, line in sorted(found.items())])
    return replace(played, journals=len(files), doubles=doubles)


def _journal(file: Path, game: Game) -> tuple[Series, list[Line]]:
    content = file.read_bytes()
    settings = settings_of(file, content, Balance.kind)
    try:
        budget = settings.pop("budget_ms")
        series = Series(**settings, budget=budget)
        own = (series.game, series.rules, series.pack_hash) == (game.name, game.rules_version, game.pack_hash)
        game.origin(series.seats, series.seed, series.options)
    except (TypeError, KeyError):
        raise BadInput(f"{file}: line 1 is damaged") from None
    if not own:
        raise BadInput(
            f"{file}: games of {series.game} (rules {series.rules}, pack {series.pack} {series.pack_hash}),"
            f" not of {game.name} (rules {game.rules_version}, pack {game.pack_name} {game.pack_hash})"
        )
    return series, list(games_of(file, content, partial(series.sound, game)))


def _mixable(one: Path, a: Series, other: Path, b: Series) -> None:
    different = [key for key in SAME if a.data[key] != b.data[key]]
    if different:
        said = "; ".join(f"{key} {short(a.data[key])} and {short(b.data[key])}" for key in different)
        raise BadInput(f"games of {one} and {other} do not mix ({said})")
