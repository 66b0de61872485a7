"""What a pack of Above and Below holds: entries whose fields say what they may be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from pathlib import Path
from typing import Annotated, ClassVar, Final

from tabuleiro.kit.entries import (
    FLAG,
    NAMES,
    SOURCE,
    Entry,
    Frozen,
    PackKey,
    by,
    inner,
    number,
    numbers,
    tables,
    text,
    words,
)
from tabuleiro.kit.entries import Pack as KitPack
from tabuleiro.kit.packs import Folder

HOUSE: Final = Path(__file__).parent / "house"
# What the advancement track takes, and the rest.
GOODS: Final[tuple[str, ...]] = ("mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst")
WARES: Final[tuple[str, ...]] = (*GOODS, "potion", "cider")
NO_WARES: Final = (0,) * len(WARES)
SKILLS: Final = ("hammer", "quill")
STARTING: Final = (*SKILLS, "none")
BUILDINGS: Final = ("house", "outpost", "key", "star", "start")
GROUPS: Final = ("starting", "regular", "special")  # of villagers
COUNTED: Final = (*WARES, "villager", "outpost", "house", "empty cave")  # what a card's points may be counted by
CHEAPEST: Final = "cheapest"  # a reward's villager: the leftmost of the row
FACES: Final = 6
ROW: Final = 5  # villagers on offer
REGIONS: Final = (  # where stories happen
    *("wellfoot", "lake-lull", "capwood", "lantern-row", "paper-vaults", "upside-orchard", "old-diggings"),
    *("kiln-terraces", "yawn", "humming-halls", "hush", "winding-house", "simmer", "rib-road"),
)
MOST_ENTRIES: Final = 255  # of one kind: a state keeps them as bytes
COUNTS: Final = {  # AB-1, of a complete pack
    "house": 25,
    "outpost": 24,
    "key": 9,
    "star": 6,
    "start": 1,
    "starting": 12,
    "regular": 18,
    "special": 6,
    "cave": 25,
    "paragraph": 215,
}


# ---------------------------------------------------------------- cards
class Named(Entry):
    names: Annotated[Mapping[str, str], NAMES, '`{ en = "Herb Stall" }`; its id if left out', PackKey("name")] = field(
        default_factory=dict
    )


class Building(Named):
    """A house, outpost, key or star house, or the starting house."""

    ALSO: ClassVar = {
        "goods": ("a table: `{ fruit = 2 }`", "goods of one kind that are put on the card once"),
        "refilling": ("one of the goods", "one of it is put on the card, and again whenever it was taken"),
        "vp_per": ('a table: `{ n = 1, of = ["rope"] }`', "at the end `n` points for each of these"),
    }

    kind: str  # one of BUILDINGS
    cost: Annotated[int, number(0, 30), "coins; all but the starting house have one"] = 0
    good: str = ""  # the one kind of good put on the card
    goods: int = 0
    refilling: bool = False
    beds: Annotated[int, number(0, 9), "beds"] = 0
    income: Annotated[int, number(0, 9), "coins of income"] = 0
    income_per: Annotated[tuple[str, ...], words(GOODS), "one coin of income for each of these on the track"] = ()
    vp: Annotated[int, number(0, 30), "points at the end"] = 0
    vp_per: int = 0
    vp_of: tuple[str, ...] = ()  # `vp_per` points for each of these (COUNTED)
    potions: Annotated[int, number(0, 9), "on purchase"] = 0
    reputation: Annotated[int, number(-9, 9), "on purchase"] = 0
    rerolls: Annotated[int, number(0, 9), "dice that may be rolled again in a round"] = 0
    coin_when_building: Annotated[bool, FLAG, "a coin whenever its owner builds"] = False
    coin_when_exploring: Annotated[bool, FLAG, "a coin whenever its owner explores"] = False
    train_to_ready: Annotated[bool, FLAG, "who is trained may act at once"] = False
    spend_drinks: Annotated[bool, FLAG, "cider and potions count as coins"] = False
    potion_each_round: Annotated[bool, FLAG, "a potion in each round"] = False


class Villager(Named):
    """One villager; two of a kind are two of these, with ids of their own."""

    ALSO: ClassVar = {
        "kind": ("`hammer`, `quill` or `none`", "starting villagers only: four of each are needed"),
        "copies": ("1 to 9", "special villagers only; the second has the id with `-2`; 1 if left out"),
    }

    group: str  # starting, regular, special
    kind: str  # starting: hammer, quill or none; special: the id without its number; regular: ""
    lanterns: Annotated[
        tuple[tuple[int, int], ...],
        by("lanterns", "a list of pairs `[face, lanterns]`, both rising from 1 to 6"),
        "a die that shows at least the face brings so many lanterns",
    ]
    hammer: Annotated[str, text(("base", "plus")), "can build"] = ""
    quill: Annotated[str, text(("base", "plus")), "can train"] = ""
    fishman: Annotated[bool, FLAG, "is one of the fishfolk"] = False
    joining: Annotated[int, number(-9, 9), "reputation when it joins"] = 0
    rolls_first: Annotated[bool, FLAG, "rolls before it acts: 3 to 6, or it does not act"] = False
    own_bed: Annotated[bool, FLAG, "needs no bed: one step each round, and nothing else"] = False

    def light(self, die: int) -> int:
        """Lanterns of one die: the best pair met (AB-11)."""
        return max((lanterns for face, lanterns in self.lanterns if die >= face), default=0)


class CaveCard(Entry):
    """A cave card."""

    paragraphs: Annotated[
        tuple[int, ...], numbers(1, MOST_ENTRIES, FACES), "different paragraphs without `from`, for the faces 1 to 6"
    ]


# ---------------------------------------------------------------- the book of encounters
class Result(Frozen):
    """What a success brings, all of it."""

    ALSO: ClassVar = dict.fromkeys(WARES, ("0 to 9", "wares gained"))

    coins: Annotated[int, number(0, 99), "coins gained", PackKey("coin")] = 0
    wares: tuple[int, ...] = NO_WARES  # in the order of WARES
    reputation: Annotated[int, number(-9, 9), "reputation gained or lost"] = 0
    lose_coins: Annotated[int, number(0, 99), "coins lost"] = 0
    injure: Annotated[int, number(0, 1), "villagers still on the cave card that are injured"] = 0
    villager: Annotated[str, text(), "`cheapest`: the leftmost of the row; or the id of a special villager"] = ""
    caves: Annotated[int, number(0, 1), "cave cards to one's row, without encounters", PackKey("cave")] = 0
    building: Annotated[int, number(0, 30), "a free one that costs up to this"] = 0
    choose: Annotated[tuple[Result, ...], by("choose", "a list of two or more such tables"), "one of these"] = ()
    copy_staked: Annotated[bool, FLAG, "another one of the good that was staked"] = False
    gamble: Annotated[int, number(0, FACES), "dice at most"] = 0
    favour: Annotated[int, number(0, 9), "reputation that may be sold, at most"] = 0
    goto: int = 0  # the paragraph where it goes on, and nothing else


class Penalty(Frozen):
    """What a failure costs: at least one of these."""

    reputation: Annotated[int, number(-9, 0), "reputation"] = 0
    injure: Annotated[int, number(0, 1), "villagers that are injured"] = 0
    lose_staked: Annotated[bool, FLAG, "the good at stake is lost"] = False
    injure_staked: Annotated[bool, FLAG, "the villager at stake is injured"] = False


class Bonus(Frozen):
    """Lanterns more, by exactly one of the other fields."""

    lanterns: Annotated[int, number(1, 9), "how many"]
    per: Annotated[str, text((*SKILLS, *WARES)), "for each of these"] = ""
    have: Annotated[tuple[str, ...], words(WARES), "for having one of these"] = ()
    pay: Annotated[int, number(1, 20), "for coins"] = 0
    villager: Annotated[str, text(("fishman",)), "for a kind of villager"] = ""


class Threshold(Frozen):
    """A number of lanterns to reach, with what it brings: the fields of a result beside these, or `goto`."""

    ALSO: ClassVar = {"goto": (f"1 to {MOST_ENTRIES}", "the paragraph where it goes on, and nothing else")}

    explore: Annotated[int, number(1, 30), "lanterns"]
    pay: Annotated[int, number(0, 20), "coins besides"] = 0
    result: Result = Result()


class Option(Frozen):
    """A deed of a paragraph, as `A`, `B` or `C`: with `numbers` to reach, or with a `result` or `goto` without dice."""

    ALSO: ClassVar = {"goto": (f"1 to {MOST_ENTRIES}", "the paragraph where it goes on")}

    letter: str
    thresholds: Annotated[
        tuple[Threshold, ...], tables("threshold", "numbers, rising"), "what may be reached", PackKey("numbers")
    ] = ()
    result: Annotated[Result | None, inner(Result, "result"), "what it brings"] = None
    pay: Annotated[int, number(0, 20), "coins for `result`; with `numbers` each has its own"] = 0
    bonus: Annotated[Bonus | None, inner(Bonus), "more lanterns"] = None
    stake: Annotated[str, text(("item", "villager")), "what is won or lost in the paragraph of `goto`"] = ""
    penalty: Annotated[Penalty | None, inner(Penalty), "what a failure costs; needs `failure`"] = None
    failure: Annotated[bool, FLAG, "whether the book has a text for a failure"] = False
    source: Annotated[str, text(), "if it is not the paragraph's"] = ""

    @property
    def results(self) -> tuple[Result, ...]:
        return (*(threshold.result for threshold in self.thresholds), *((self.result,) if self.result else ()))

    @property
    def ends(self) -> tuple[int, ...]:
        """The numbers that end the story, each a success with an ending in the book; 0: without dice."""
        numbers = (*(threshold.explore for threshold in self.thresholds), *((0,) if self.result else ()))
        return tuple(n for n, result in zip(numbers, self.results, strict=True) if not result.goto)


class Paragraph(Frozen):
    """A paragraph of the book; every way through it ends, with at most one roll of lanterns."""

    ALSO: ClassVar = dict.fromkeys("ABC", ("a table", "its options, without gaps"))

    n: Annotated[int, number(1, MOST_ENTRIES), "from 1 on, each once"]
    parents: Annotated[
        tuple[int, ...],
        numbers(1, MOST_ENTRIES),
        "the paragraphs that lead here; left out: met by a cave card",
        PackKey("from"),
    ] = ()
    options: tuple[Option, ...] = ()
    region: Annotated[str, text(REGIONS), "where it happens: the picture beside the story"] = ""
    source: Annotated[str, text(), SOURCE]

    @property
    def entry(self) -> bool:
        return not self.parents


# ---------------------------------------------------------------- the boards
class Tracks(Frozen):
    """The figures of the boards."""

    ALSO: ClassVar = {
        "supply": ("a table of all ten wares", "how many of each there are, 0 to 31"),
        "reputation": ("a table: `lowest` and `points`", "the reputation of the top space, and points from there on"),
        "seats": (
            "tables `2`, `3`, `4`",
            "`extra_coins` by seat, `exhausted`: kinds of starting villagers, `places`: points for reputation",
        ),
        "source": ("a text", SOURCE),
    }

    rounds: Annotated[int, number(1, 20), "rounds of a play"]
    coins: Annotated[int, number(0, 99), "at the start"]
    extra_coins: Mapping[int, tuple[int, ...]]  # seats -> by seat in turn order
    exhausted: Mapping[int, tuple[str, ...]]  # seats -> kinds of starting villagers that start exhausted
    supply: tuple[int, ...]  # how many of each ware there are
    row: Annotated[tuple[int, ...], numbers(0, 30, ROW), "what the villagers of the row cost"]
    advancement: Annotated[tuple[int, ...], numbers(0, 30, len(GOODS)), "points for a good, by space"]
    income: Annotated[tuple[int, ...], numbers(0, 60, len(GOODS) + 1), "by the number of spaces filled"]
    lowest: int  # the reputation of the top space
    reputation: tuple[int, ...]  # VP from the top space on
    places: Mapping[int, tuple[int, ...]]  # seats -> points of the reputation places
    lowest_price: Annotated[int, number(1, 20), "between players"]

    @property
    def highest(self) -> int:
        return self.lowest + len(self.reputation) - 1


class Pack(KitPack):
    buildings: tuple[Building, ...]  # houses, outposts, keys, stars, the starting house
    villagers: tuple[Villager, ...]  # starting, regular, special
    caves: tuple[CaveCard, ...]
    paragraphs: tuple[Paragraph, ...]  # paragraph n is at n - 1
    tracks: Tracks
    book: Folder = field(default=HOUSE / "book", compare=False)  # where its prose is
