"""Balance: many games of one bot against itself, kept in a journal from which a game's whole report is made."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from tabuleiro.analysis.balance_report import Report
from tabuleiro.analysis.balance_runner import Job, Line, Watch
from tabuleiro.analysis.entrants import Entrant, entrants_of
from tabuleiro.analysis.pool import cores, play_all
from tabuleiro.analysis.schedule import LONGEST_BUDGET, code_hash
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game

VERSION: Final = 1
NAME: Final = "journal.jsonl"
MOST_JOBS: Final = 256
SAME: Final = ("game", "rules", "pack", "pack_hash", "options", "seats", "bot", "budget_ms")  # or games do not mix
STUDIES: Final = {"imperial-miners": "tabuleiro.analysis.imperial_miners_balance"}


class Study(Protocol):
    """What a game brings: what is noted down of a play, and what many notes say."""

    def watch(self, game: Game, seats: int) -> Watch: ...

    def read(self, data: Line, game: Game, seats: int) -> Any:
        """A game from its line; ValueError, KeyError or TypeError if it is none."""

    def report(self, game: Game, played: Played) -> Report: ...


def study_of(name: str) -> Study:
    if name not in STUDIES:
        raise BadInput(f"there is no study of the balance of '{name}' (there are: {', '.join(STUDIES)})")
    study: Study = import_module(STUDIES[name]).STUDY
    return study


@dataclass(frozen=True)
class Series:
    """All that decides how the games go; the game with number n has the seed `seed` + n."""

    game: str
    rules: int
    pack: str
    pack_hash: str
    options: dict[str, bool | str]
    seats: int
    bot: str
    seed: int
    budget: int | None  # milliseconds for one decision
    code: str

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
        study_of(game.name)
        entrants = entrants_of(bots)
        if len(entrants) != 1:
            raise BadInput(f"--bots {bots}: one bot plays in all seats, not {len(entrants)}")
        if budget is not None and not 1 <= budget <= LONGEST_BUDGET:
            raise BadInput(f"--budget {budget}: milliseconds for a decision, from 1 to {LONGEST_BUDGET}")
        origin = game.origin(seats, seed, options or {})
        return cls(
            game=game.name,
            rules=game.rules_version,
            pack=game.pack_name,
            pack_hash=game.pack_hash,
            options=dict(origin.options),
            seats=seats,
            bot=entrants[0].label,
            seed=seed,
            budget=budget,
            code=code_hash(),
        )

    @property
    def entrant(self) -> Entrant:
        return entrants_of(self.bot)[0]

    @property
    def data(self) -> dict[str, object]:
        return {
            "game": self.game,
            "rules": self.rules,
            "pack": self.pack,
            "pack_hash": self.pack_hash,
            "options": self.options,
            "seats": self.seats,
            "bot": self.bot,
            "seed": self.seed,
            "budget_ms": self.budget,
            "code": self.code,
        }

    @property
    def folder(self) -> str:
        """A name that the same series has again, for a journal that nobody named."""
        return f"{self.game}-{hashlib.sha256(json.dumps(self.data).encode()).hexdigest()[:8]}"


@dataclass(frozen=True)
class Played:
    """Finished games, in the order of their seeds, and what is to be known about where they come from."""

    series: Series
    games: tuple[Any, ...]  # as the study reads them
    journals: int = 1
    doubles: int = 0  # games that more than one journal had: counted once
    codes: tuple[str, ...] = ()  # versions of the code that played
    faults: int = 0  # decisions that a bot forfeited
    first_fault: str = ""
    seconds: float = 0.0  # of thought, all seats together
    decisions: int = 0


# ---------------------------------------------------------------- journals
class Journal:
    """The first line has the series; the others are games, in the order in which they were finished.

    How many games are wanted is not part of it: a finished run goes on when more are asked for.
    """

    def __init__(self, folder: Path, series: Series, game: Game) -> None:
        self.path = folder / NAME
        self.series = series
        self.lines: dict[int, Line] = {}
        folder.mkdir(parents=True, exist_ok=True)
        whole = self._take_in(game)
        # Appended in one piece, past all buffers: a line is whole, or it is the last one and cut off.
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
        self.handle = os.open(self.path, flags, 0o666)
        os.ftruncate(self.handle, whole)
        if not whole:
            self._write({"balance": VERSION, **series.data})

    def add(self, line: Line) -> None:
        self._write(line)
        self.lines[line["number"]] = line

    def close(self) -> None:
        os.close(self.handle)

    def _write(self, data: Line) -> None:
        left = json.dumps(data, separators=(",", ":")).encode() + b"\n"
        while left:
            left = left[os.write(self.handle, left) :]
        os.fsync(self.handle)

    def _take_in(self, game: Game) -> int:
        """Returns how many bytes of what is there are whole lines."""
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return 0
        whole = content.rfind(b"\n") + 1
        if not whole and b'{"balance"'.startswith(content[:10]):
            return 0
        found = _head(self.path, content)
        other = [key for key, value in self.series.data.items() if found.get(key) != value]
        if other:
            now = self.series.data
            said = "; ".join(f"{key} {_short(found.get(key))}, now {_short(now[key])}" for key in other)
            raise BadInput(f"{self.path} is of other games ({said}): give another --out")
        self.lines = {line["number"]: line for line in _lines(self.path, content, self.series, game)}
        return whole


def _head(path: Path, content: bytes) -> dict[str, Any]:
    try:
        found = json.loads(content.split(b"\n", 1)[0])
    except ValueError:
        found = None
    if not isinstance(found, dict) or "balance" not in found:
        raise BadInput(f"{path}: not a journal of balance games")
    if found["balance"] != VERSION:
        raise BadInput(f"{path}: a journal of version {_short(found['balance'])}, this is {VERSION}")
    return found


def _lines(path: Path, content: bytes, series: Series, game: Game) -> Iterator[Line]:
    """The games of a journal, each checked; a last line that is cut off is none."""
    study = study_of(series.game)
    for number, text in enumerate(content[: content.rfind(b"\n") + 1].splitlines()[1:], 2):
        try:
            line = json.loads(text)
            study.read(line, game, series.seats)
            sound = line["seed"] == series.seed + line["number"]
            sound = sound and {type(line[key]) for key in ("number", "faults", "decisions")} == {int}
            sound = sound and isinstance(line["first_fault"], str) and float(line["seconds"]) >= 0
        except (ValueError, KeyError, TypeError, AttributeError, IndexError):
            sound = False
        if not sound:
            raise BadInput(f"{path}: line {number} is damaged; take it out, and its game is played again")
        yield line


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


# ---------------------------------------------------------------- games
class Balance:
    """Opening one takes in what its folder's journal has; `run` plays what is missing. Close it afterwards."""

    def __init__(
        self, game: Game, series: Series, games: int, folder: Path, pack: Path | None = None, jobs: int | None = None
    ) -> None:
        if games < 1:
            raise BadInput(f"--games {games}: at least one is needed")
        if jobs is not None and not 1 <= jobs <= MOST_JOBS:
            raise BadInput(f"--jobs {jobs}: from 1 to {MOST_JOBS} processes")
        game.origin(series.seats, series.seed + games, {})  # the last seed is one, too
        self.game = game
        self.series = series
        self.games = games
        self.folder = folder
        self.jobs = min(MOST_JOBS, cores()) if jobs is None else jobs
        self.job = Job(
            series.game,
            None if pack is None else str(pack),
            series.options,
            series.seats,
            series.entrant,
            series.seed,
            series.budget,
            study_of(series.game).watch,
        )
        self.journal = Journal(folder, series, game)

    @property
    def finished(self) -> int:
        return sum(number < self.games for number in self.journal.lines)

    def run(self, tick: Callable[[Line], None] = lambda line: None) -> Played:
        """Plays the missing games; whatever stops it, each finished game is in the journal."""

        def keep(line: Line) -> None:
            self.journal.add(line)
            tick(line)

        missing = [number for number in range(self.games) if number not in self.journal.lines]
        if missing:
            play_all(self.job, missing, min(self.jobs, len(missing)), keep)
        lines = [line for number, line in sorted(self.journal.lines.items()) if number < self.games]
        return played_of(self.game, self.series, lines)

    def close(self) -> None:
        self.journal.close()


def played_of(game: Game, series: Series, lines: Sequence[Line]) -> Played:
    study = study_of(series.game)
    return Played(
        series,
        tuple(study.read(line, game, series.seats) for line in lines),
        codes=(series.code,),
        faults=sum(line["faults"] for line in lines),
        first_fault=next((line["first_fault"] for line in lines if line["first_fault"]), ""),
        seconds=sum(line["seconds"] for line in lines),
        decisions=sum(line["decisions"] for line in lines),
    )


def merged(game: Game, paths: Sequence[Path]) -> Played:
    """The games of several journals (or of all below a folder) as one; a seed that was played twice counts once."""
    files = [file for path in paths for file in (sorted(path.rglob(NAME)) if path.is_dir() else [path])]
    files = list(dict.fromkeys(file.resolve() for file in files))
    if not files:
        raise BadInput(f"--from {paths[0]}: there is no {NAME} in it")
    first: Series | None = None
    found: dict[int, Line] = {}
    codes: set[str] = set()
    doubles = 0
    for file in files:
        series, lines = _journal(file, game)
        first = first or series
        _mixable(files[0], first, file, series)
        codes.add(series.code)
        for line in lines:
            doubles += line["seed"] in found
            found.setdefault(line["seed"], line)
    assert first is not None
    if not found:
        raise BadInput(f"--from {paths[0]}: no game is finished yet")
    played = played_of(game, first, [line for _, line in sorted(found.items())])
    return replace(played, journals=len(files), doubles=doubles, codes=tuple(sorted(codes)))


def _journal(file: Path, game: Game) -> tuple[Series, list[Line]]:
    content = file.read_bytes()
    head = _head(file, content)
    try:
        series = Series(**{"budget": head.pop("budget_ms"), **{k: v for k, v in head.items() if k != "balance"}})
        own = (series.game, series.rules, series.pack_hash) == (game.name, game.rules_version, game.pack_hash)
        game.origin(series.seats, series.seed, series.options)
    except (TypeError, KeyError):
        raise BadInput(f"{file}: line 1 is damaged") from None
    if not own:
        raise BadInput(
            f"{file}: games of {series.game} (rules {series.rules}, pack {series.pack} {series.pack_hash}),"
            f" not of {game.name} (rules {game.rules_version}, pack {game.pack_name} {game.pack_hash})"
        )
    return series, list(_lines(file, content, series, game))


def _mixable(one: Path, a: Series, other: Path, b: Series) -> None:
    different = [key for key in SAME if a.data[key] != b.data[key]]
    if different:
        said = "; ".join(f"{key} {_short(a.data[key])} and {_short(b.data[key])}" for key in different)
        raise BadInput(f"games of {one} and {other} do not mix ({said})")
