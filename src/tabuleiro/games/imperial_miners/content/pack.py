"""What a pack of Imperial Miners holds: entries whose fields say what they may be, and the vocabulary of effects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, ClassVar, Final, NamedTuple

from tabuleiro.kit.entries import NAMES, Entry, Frozen, PackKey, by, inner, number, tables, text, words
from tabuleiro.kit.entries import Pack as KitPack

HOUSE: Final = Path(__file__).parent / "house"
FACTIONS: Final[tuple[str, ...]] = ("scots", "atlanteans", "egyptians", "japanese", "barbarians", "romans")
BOARDS: Final[tuple[str, ...]] = ("alchemy", "technology", "diplomacy")
DECK_SIZES: Final = {1: 36, 2: 43, 3: 43, 4: 14}  # IM-1
EVENT_CARDS: Final = 18  # IM-3
ALL: Final = 99  # `clear = "all"`


# ---------------------------------------------------------------- the vocabulary of effects, each word with its meaning
class Verb(NamedTuple):
    says: str
    field: str = ""  # that goes with it,
    among: tuple[str, ...] = ()  # and what that may be: words, or if there are none a number from 1 to 9
    usual: str = ""  # if it is left out; "": it must be there

    @property
    def told(self) -> tuple[object, ...]:
        """As the reference has it, behind its name."""
        return self.says, (self.field,), self.among or (self.field and "1 to 9")


VERBS: Final[Mapping[str, Verb]] = {
    "find": Verb(
        "turn up cards of a deck until one has a faction, and take that (`any`: the player names it)",
        "of",
        (*FACTIONS, "any"),
    ),
    "machine": Verb("place machines, at most 3 on a card", "on", ("self", "other", "any")),
    "collapse": Verb(
        "place a collapse, at most 1 on a card; the number is 1 (`above`: directly above; `all`: on all others)",
        "on",
        ("self", "above", "all"),
    ),
    "cart": Verb(
        "place cart markers on borders with one full half (`here`: those of this card)",
        "at",
        ("anywhere", "here"),
        "anywhere",
    ),
    "activate": Verb(
        "activate cards that were not activated this round, without a chain",
        "of",
        ("level1", "level2", "level3", "neighbour", "any"),
    ),
    "coin": Verb("gain coins"),
    "vp": Verb("gain victory points"),
    "draw": Verb("draw cards, each from a deck of levels 1 to 3 that the player chooses"),
    "level4": Verb("take level-4 cards (boards and events only)"),
    "advance": Verb("move the progress marker"),
    "clear": Verb('discard that many collapses of the mine, or `"all"`'),
    "discount": Verb("the next card with a cost is cheaper"),
    "sell": Verb("discard up to that many hand cards for coins each", "for"),
    "feature": Verb("a change of this round (feature events only), one of the features below", "n"),
}
FEATURES: Final[Mapping[str, str]] = {
    "cost_less": "cards cost `n` less",
    "cart_pays": "each cart that becomes complete gives `n` coins",
    "surface_twice": "two surface effects at the end of the chain instead of one; `n` is 1",
    "advance_plus": "a player's first advance goes `n` further",
}
# Counts and conditions that look at the card an effect stands on: no use on boards and events.
COUNTS_HERE: Final[Mapping[str, str]] = {
    "machine_here": "machines on this card",
    "cart_here": "complete carts on its borders",
    "neighbour": "cards touching it",
    "below": "cards touching it from below",
    "row": "cards in its row, itself included",
}
COUNTS: Final[Mapping[str, str]] = {
    **COUNTS_HERE,
    **dict.fromkeys(FACTIONS, "cards of that faction; a card with two counts for both"),
    "machine": "machines",
    "collapse": "collapses",
    "cart": "complete carts",
    **dict.fromkeys(("level2", "level3"), "cards of that level"),
    "different": "different factions, 0 to 6",
    "space": "the number of the marker's space; 0 before the first advance and at a start",
    "coins": "the player's coins",
    "cleared": "collapses that this effect has discarded so far; not on boards",
}
IN_THE_MINE: Final = tuple(count for count in COUNTS if count not in (*COUNTS_HERE, "cleared"))
CONDITIONS_HERE: Final[Mapping[str, str]] = {
    "two_above": "both places above this card are taken",
    "between": "it has a neighbour on both sides in its row",
    "edge": "it is the first or the last card of its row",
}
CONDITIONS: Final[Mapping[str, str]] = {**CONDITIONS_HERE, "advanced": "the marker has moved this round"}
NOT_ON_BOARDS: Final = ("self", "other", "above", "here", "neighbour")
KINDS: Final[Mapping[str, str]] = {
    "immediate": "everybody resolves it when it is revealed",
    "feature": "it changes the mine phase: one effect, made of features",
    "end": "everybody resolves it after the mine phase",
}


# ---------------------------------------------------------------- entries
@dataclass(frozen=True)
class Part:
    """One verb with its number, from 1 to 20, and modifiers: per count (every k), at most `max`, if something holds."""

    ALSO: ClassVar = {
        "if": ("a condition, or `{ count = ..., min = 3 }`", "else it does nothing, and the next goes on")
    }

    verb: str
    n: int
    where: str = ""  # what stands in the verb's own field: self, any, japanese ...
    per: Annotated[str, text(COUNTS), "the number is for each of these, counted when the part is reached"] = ""
    every: Annotated[int, number(1, 10), "only each so many of them, rounded down"] = 1
    most: Annotated[int, number(1, 99), "at most so much in all", PackKey("max")] = 0  # 0: no cap
    condition: str = ""  # a condition's name, or "count"
    condition_count: str = ""
    condition_min: int = 0
    price: int = 0  # coins for each card sold


@dataclass(frozen=True)
class Effect:
    """A price, and parts that are resolved in their order. What cannot be paid in full cannot be chosen."""

    ALSO: ClassVar = {
        "less_per": ("`scots`", "cards only: 1 coin less for each Scottish card in the mine, down to 0"),
        "value": ("a number", "what its author thinks that it is worth"),
    }

    pay: Annotated[int, number(1, 20), "coins"] = 0
    less_per_scot: bool = False
    parts: Annotated[tuple[Part, ...], tables("part", "parts", ".do[{0}]"), "what it does", PackKey("do")] = ()


@dataclass(frozen=True)
class Reduction:
    """What makes a card cheaper."""

    n: Annotated[int, number(1, 9), "coins less"]
    per: Annotated[str, text(IN_THE_MINE), "for each of these in the mine"]
    every: Annotated[int, number(1, 10), "or for each so many of them, rounded down"] = 1


class Named(Entry):
    names: Annotated[Mapping[str, str], NAMES, '`{ en = "Sun Ladder", de = "Sonnenleiter" }`; the id if left out'] = (
        field(default_factory=dict)
    )


class Card(Named):
    """A mine card."""

    level: Annotated[int, number(1, 4), "its deck; level-4 cards are all the same: one entry with `copies`"]
    cost: Annotated[int, number(0, 13), "level 2: always 2; levels 1 and 4: 0, and may be left out"] = 0
    factions: Annotated[tuple[str, ...], words(FACTIONS, most=2), "whose card it is"] = ()
    carts: Annotated[
        str,
        by("carts", "six letters, `F` full or `e` empty"),
        "half carts: left, right, upper left, upper right, lower left, lower right",
    ]
    copies: Annotated[int, number(1, 60), "how many are in the deck"] = 1
    effects: Annotated[tuple[Effect, ...], by("effects", "one or two effects"), "on activation the owner uses one"]
    reduction: Annotated[Reduction | None, inner(Reduction), "cheaper by a count", PackKey("cost_less")] = None
    value: Annotated[
        float, by("worth", "0 to 100"), "what its author thinks an activation is worth; no rule uses it"
    ] = 0.0


class EventCard(Named):
    """An event of a round. With two effects each player chooses one; one of them must have no price."""

    kind: Annotated[str, text(KINDS), "; ".join(f"`{kind}`: {says}" for kind, says in KINDS.items())]
    effects: Annotated[tuple[Effect, ...], by("effects", "one or two effects"), "what it brings"]


class Side(Named):
    """One side of a progress board."""

    board: Annotated[str, text(BOARDS), "each has one side A and one side B"]
    side: Annotated[str, text(("A", "B")), ""]
    spaces: Annotated[
        tuple[tuple[Part, ...], ...],
        tables("space", "tables with `do`: a list of parts, which may be empty"),
        "the first one, the start, gives nothing; the last one, the top, gives something",
    ]


class Surface(Frozen):
    """The surface board. One of its effects must have no price."""

    effects: Annotated[tuple[Effect, ...], by("effects", "one to four effects"), "the choice at the end of a chain"]


class Pack(KitPack):
    cards: tuple[Card, ...]
    events: tuple[EventCard, ...]
    sides: tuple[Side, ...]
    surface: tuple[Effect, ...]
