"""Terms: what arenas, balance series and simulations have in common, the hash of the code among it."""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from tabuleiro.bots.naming import is_own
from tabuleiro.bots.own import content_of
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.kit.shelf import folder_of

PACKAGE: Final = Path(__file__).parent.parent
LONGEST_BUDGET: Final = 3_600_000  # milliseconds: an hour for one decision is a slip of the finger


@dataclass(frozen=True)
class Terms:
    """What decides how games go, whoever plays them: the part that arenas, balance series and simulations share."""

    game: str
    rules: int
    pack: str
    pack_hash: str
    options: dict[str, bool | str]
    seats: int
    seed: int
    budget: int | None  # milliseconds for one decision
    code: str

    @property
    def bots(self) -> Sequence[str]:
        """Who plays, without levels."""
        raise NotImplementedError

    @property
    def data(self) -> dict[str, object]:
        """As journals and reports have them."""
        own = {one.name: getattr(self, one.name) for one in fields(Terms)}
        return {"budget_ms" if name == "budget" else name: value for name, value in own.items()}

    @property
    def folder(self) -> str:
        """A name that the same terms have again, for a journal that nobody named."""
        return f"{self.game}-{hashlib.sha256(json.dumps(self.data).encode()).hexdigest()[:8]}"


def terms_of(
    game: Game,
    seats: int,
    seed: int,
    budget: int | None,
    options: Mapping[str, bool | str] | None,
    bots: Sequence[str],
) -> Terms:
    """Terms from what a person asks for; `bots` are who plays, without levels."""
    if budget is not None and not 1 <= budget <= LONGEST_BUDGET:
        raise BadInput(f"--budget {budget}: milliseconds for a decision, from 1 to {LONGEST_BUDGET}")
    origin = game.origin(seats, seed, dict(options or {}))
    return Terms(
        game=game.name,
        rules=game.rules_version,
        pack=game.pack_name,
        pack_hash=game.pack_hash,
        options=dict(origin.options),
        seats=seats,
        seed=seed,
        budget=budget,
        code=code_of(game.name, bots),
    )


def code_of(game: str, bots: Iterable[str]) -> str:
    """The code that plays a game with these bots on this machine."""
    return code_hash(folder_of(game), [content_of(bot) for bot in bots if is_own(bot)])


def same_here(game: str, bots: Iterable[str], code: str) -> None:
    """Far away, where games are to be played: they would be others if the code is."""
    if code_of(game, bots) != code:
        raise BadInput(
            f"the worker on {platform.node()} has other rules or bots than this machine: install the same there"
        )


def code_hash(game: Path, own: Sequence[str] = ()) -> str:
    """The code that plays: the platform's, and all that a game's package has besides its words, what its bots have
    learned too; `own` are the contents of bots of one's own. Games before and after a change of it are not to be mixed.
    """
    found = hashlib.sha256()
    for folder in (game, *(PACKAGE / layer for layer in ("bots", "core", "kit"))):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix not in (".ftl", ".pyc"):
                found.update(f"{path.relative_to(folder).as_posix()}\n".encode())
                found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    for content in own:
        found.update(content.encode())
    return found.hexdigest()[:16]
