"""Content packs: TOML read into frozen definitions, checked with faults that name file, entry and field."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tabuleiro.kit.packs import Folder, texts_of

FACTIONS: Final = ("scots", "atlanteans", "egyptians", "japanese", "barbarians", "romans")
BOARDS: Final = ("alchemy", "technology", "diplomacy")
HOUSE: Final = Path(__file__).parent / "house"
DECK_SIZES: Final = {1: 36, 2: 43, 3: 43, 4: 14}  # IM-1
EVENT_CARDS: Final = 18  # IM-3

# Counts that look at the card an effect stands on: no use on boards and events.
COUNTS_HERE: Final = ("machine_here", "cart_here", "neighbour", "below", "row")
COUNTS: Final = (
    *COUNTS_HERE,
    *FACTIONS,
    *("machine", "collapse", "cart", "level2", "level3", "different", "space", "coins", "cleared"),
)
CONDITIONS_HERE: Final = ("two_above", "between", "edge")
CONDITIONS: Final = (*CONDITIONS_HERE, "advanced")
FEATURES: Final = ("cost_less", "cart_pays", "surface_twice", "advance_plus")
# verb -> the field that goes with it, and the values it may have
WITH: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "find": ("of", (*FACTIONS, "any")),
    "machine": ("on", ("self", "other", "any")),
    "collapse": ("on", ("self", "above", "all")),
    "cart": ("at", ("anywhere", "here")),
    "activate": ("of", ("level1", "level2", "level3", "neighbour", "any")),
}
NOT_ON_BOARDS: Final = ("self", "other", "above", "here", "neighbour")
VERBS: Final = (*WITH, "coin", "vp", "draw", "level4", "advance", "clear", "discount", "sell", "feature")
KINDS: Final = ("immediate", "feature", "end")
ALL: Final = 99  # `clear = "all"`


@dataclass(frozen=True)
class Part:
    """One verb with its number and modifiers: `n` per count (every k), at most `most`, if a condition holds."""

    verb: str
    n: int
    where: str = ""  # what stands in the verb's own field: self, any, japanese ...
    per: str = ""
    every: int = 1
    most: int = 0  # 0: no cap
    condition: str = ""  # a condition's name, or "count"
    condition_count: str = ""
    condition_min: int = 0
    price: int = 0  # coins for each card sold


@dataclass(frozen=True)
class Effect:
    pay: int
    less_per_scot: bool
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Reduction:
    n: int
    per: str
    every: int


@dataclass(frozen=True)
class Card:
    id: str
    level: int
    cost: int
    factions: tuple[str, ...]
    carts: str
    copies: int
    effects: tuple[Effect, ...]
    reduction: Reduction | None
    names: Mapping[str, str]
    value: float
    source: str


@dataclass(frozen=True)
class EventCard:
    id: str
    kind: str
    effects: tuple[Effect, ...]
    names: Mapping[str, str]
    source: str


@dataclass(frozen=True)
class Side:
    """One side of a progress board; space 0 is the start, the last one the top."""

    id: str
    board: str
    side: str
    spaces: tuple[tuple[Part, ...], ...]
    names: Mapping[str, str]
    source: str


@dataclass(frozen=True)
class Pack:
    name: str
    complete: bool
    cards: tuple[Card, ...]
    events: tuple[EventCard, ...]
    sides: tuple[Side, ...]
    surface: tuple[Effect, ...]
    hash: str


def load_pack(path: Folder | None = None) -> Pack:
    """A pack from a TOML file or from a folder of them; the house set by default."""
    from tabuleiro.games.imperial_miners.content.checks import Reader

    return Reader().pack(texts_of(path or HOUSE))


def contents(path: Folder | None = None) -> dict[str, str]:
    """All files of a pack, to be kept."""
    return dict(texts_of(path or HOUSE))


def hash_of(texts: list[tuple[str, str]]) -> str:
    """The pack's fingerprint: what it says, not how its file is laid out or called."""
    joined = json.dumps([tomllib.loads(text) for _, text in texts], sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(joined.encode()).hexdigest()[:16]
