"""Terms: what an arena's settings and a balance series have in common, the hash of the code among it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game

PACKAGE: Final = Path(__file__).parent.parent
LONGEST_BUDGET: Final = 3_600_000  # milliseconds: an hour for one decision is a slip of the finger


@dataclass(frozen=True)
class Terms:
    """What decides how games go, whoever plays them: the part that an arena's settings and a balance series share."""

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
    def data(self) -> dict[str, object]:
        """As journals and reports have them."""
        own = {one.name: getattr(self, one.name) for one in fields(Terms)}
        return {"budget_ms" if name == "budget" else name: value for name, value in own.items()}

    @property
    def folder(self) -> str:
        """A name that the same terms have again, for a journal that nobody named."""
        return f"{self.game}-{hashlib.sha256(json.dumps(self.data).encode()).hexdigest()[:8]}"


def terms_of(game: Game, seats: int, seed: int, budget: int | None, options: dict[str, bool | str] | None) -> Terms:
    """Terms from what a person asks for."""
    if budget is not None and not 1 <= budget <= LONGEST_BUDGET:
        raise BadInput(f"--budget {budget}: milliseconds for a decision, from 1 to {LONGEST_BUDGET}")
    origin = game.origin(seats, seed, options or {})
    return Terms(
        game=game.name,
        rules=game.rules_version,
        pack=game.pack_name,
        pack_hash=game.pack_hash,
        options=dict(origin.options),
        seats=seats,
        seed=seed,
        budget=budget,
        code=code_hash(),
    )


def code_hash(root: Path = PACKAGE) -> str:
    """The code that plays, with what bots have learned: games before and after a change of it are not to be mixed."""
    found = hashlib.sha256()
    for layer in ("bots", "core", "games"):
        for path in sorted([*(root / layer).rglob("*.py"), *(root / layer / "weights").glob("*.json")]):
            found.update(f"{path.relative_to(root).as_posix()}\n".encode())
            found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()[:16]
