"""Settings: where the tables are kept and how the server runs; defaults, or what the environment says."""

from __future__ import annotations

import ipaddress
import math
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from tabuleiro.analysis.reviewing import USUAL, Care
from tabuleiro.bots.naming import spelt
from tabuleiro.core.errors import BadInput
from tabuleiro.kit.shelf import games

MOST_WORKERS: Final = 64
LONGEST_PAUSE: Final = 60.0
LONGEST_THOUGHT: Final = 3600.0
MOST_CARE: Final = 10_000
LONGEST_BOT: Final = 500  # characters of a bot's name, or of its command
YES: Final = ("1", "yes", "true", "on")
NO: Final = ("0", "no", "false", "off")


def _data_folder() -> Path:
    return platformdirs.user_data_path("tabuleiro", appauthor=False)


def _some_cores() -> int:
    """One bot process, two where that leaves enough cores for the pages."""
    return 2 if (os.cpu_count() or 1) > 2 else 1


@dataclass(frozen=True)
class Settings:
    """All that a server can be told; every field has a default that serves a family at home."""

    database: str = ""  # an SQLAlchemy URL; by default a file in the data folder
    data: Path = field(default_factory=_data_folder)
    workers: int = field(default_factory=_some_cores)  # processes in which bots think
    bot_pause: float = 0.15  # seconds between a bot's visible actions
    care: Care = USUAL  # how closely finished plays are analysed
    patience: float = 30.0  # seconds that others wait for the answer of who is away, where a question has one for them
    bot_time: float = 20.0  # seconds that a bot from outside has for an answer
    limits: bool = True  # on how often a browser may ask
    host: str = "127.0.0.1"
    port: int = 8000
    proxies: tuple[str, ...] = ()  # addresses or networks of proxies that say truly for whom they ask
    daily_bots: tuple[str, ...] = ("search:1", "search:3", "search:5")  # that play the deal of the day, too
    packs: Mapping[str, Path] = field(default_factory=dict)  # game -> what its new tables are played with

    def __post_init__(self) -> None:
        if not self.database:
            url = URL.create("sqlite", database=str(self.data / "tabuleiro.db"))
            object.__setattr__(self, "database", url.render_as_string())

    @classmethod
    def from_env(cls, environ: Mapping[str, str] = os.environ) -> Settings:
        """What is not in the environment, or empty there, keeps its default."""
        given = {key: value.strip() for key, value in environ.items() if value.strip()}
        return cls(**{name: read(key, given[key]) for key, (name, read) in VARIABLES.items() if key in given})


def _database(key: str, url: str) -> str:
    try:
        make_url(url)
    except ArgumentError:  # the URL itself is not repeated: it may hold a password
        raise BadInput(f"{key} is not a database URL (such as sqlite:////srv/tabuleiro.db)") from None
    return url


def _path(_: str, text: str) -> Path:
    return Path(text).expanduser().absolute()


def _packs(key: str, text: str) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for part in filter(None, text.split(os.pathsep)):
        game, equals, file = (word.strip() for word in part.partition("="))
        if game not in games() or not equals or not file:
            raise BadInput(f"a pack is given as GAME=FILE (games: {', '.join(games())}), not '{part}'")
        if game in found:
            raise BadInput(f"there are two packs for {game}, '{found[game]}' and '{file}': tables are played with one")
        found[game] = _path(key, file)
    return found


def _whole(least: int, most: int) -> Callable[[str, str], int]:
    def read(key: str, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 9 and least <= int(text) <= most):
            raise BadInput(f"{key} is a whole number from {least} to {most}, not '{text}'")
        return int(text)

    return read


def _seconds(least: float, most: float) -> Callable[[str, str], float]:
    def read(key: str, text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = math.nan
        if not least <= found <= most:
            raise BadInput(f"{key} is a number of seconds from {least:g} to {most:g}, not '{text}'")
        return found

    return read


def _care(key: str, text: str) -> Care:
    parts = text.split(",")
    if len(parts) != 3 or not all(part.isascii() and part.isdigit() and 0 < int(part) <= MOST_CARE for part in parts):
        raise BadInput(f"{key} is three whole numbers from 1 to {MOST_CARE}, worlds, others and rollouts, not '{text}'")
    return Care(*map(int, parts))


def _addresses(key: str, text: str) -> tuple[str, ...]:
    found = tuple(part.strip() for part in text.split(",") if part.strip())
    for address in found:
        try:
            ipaddress.ip_network(address)
        except ValueError:
            raise BadInput(
                f"{key} is addresses or networks, such as 127.0.0.1 or 10.0.0.0/8, not '{address}'"
            ) from None
    return found


def _bots(key: str, text: str) -> tuple[str, ...]:
    if text.lower() in NO:
        return ()
    try:
        found = tuple(dict.fromkeys(spelt(part.strip()) for part in text.split(",")))
    except BadInput as error:
        raise BadInput(f"{key}: {error}") from None
    if any(len(bot) > LONGEST_BOT for bot in found):
        raise BadInput(f"{key}: the name of a bot, or its command, has at most {LONGEST_BOT} characters")
    return found


def _yes_or_no(key: str, text: str) -> bool:
    if text.lower() not in YES + NO:
        raise BadInput(f"{key} is yes or no, not '{text}'")
    return text.lower() in YES


# What the environment may say: the setting, and how it is read from the variable's name and text.
VARIABLES: Final[Mapping[str, tuple[str, Callable[[str, str], Any]]]] = {
    "TABULEIRO_DATABASE": ("database", _database),
    "TABULEIRO_DATA": ("data", _path),
    "TABULEIRO_WORKERS": ("workers", _whole(1, MOST_WORKERS)),
    "TABULEIRO_BOT_PAUSE": ("bot_pause", _seconds(0, LONGEST_PAUSE)),
    "TABULEIRO_BOT_TIME": ("bot_time", _seconds(0.1, LONGEST_THOUGHT)),
    "TABULEIRO_CARE": ("care", _care),
    "TABULEIRO_PATIENCE": ("patience", _seconds(0, LONGEST_PAUSE)),
    "TABULEIRO_LIMITS": ("limits", _yes_or_no),
    "TABULEIRO_DAILY_BOTS": ("daily_bots", _bots),
    "HOST": ("host", lambda _, text: text),
    "PORT": ("port", _whole(0, 65535)),
    "TABULEIRO_PROXY": ("proxies", _addresses),
    "TABULEIRO_PACKS": ("packs", _packs),
}
