"""Content packs: TOML read into frozen definitions, checked with faults that name file, entry and field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tabuleiro.kit.packs import LANGUAGES, Folder, beside, texts_of

HOUSE: Final = Path(__file__).parent / "house"
WARES: Final = ("mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst", "potion", "cider")
GOODS: Final = WARES[:8]  # what the advancement track takes
NO_WARES: Final = (0,) * len(WARES)
SKILLS: Final = ("hammer", "quill")
BUILDINGS: Final = ("house", "outpost", "key", "star", "start")
COUNTED: Final = (*WARES, "villager", "outpost", "house", "empty cave")  # what a card's points may be counted by
CHEAPEST: Final = "cheapest"  # a reward's villager: the leftmost of the row
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


@dataclass(frozen=True)
class Building:
    """A house, outpost, key or star house, or the starting house."""

    id: str
    kind: str  # one of BUILDINGS
    cost: int
    names: Mapping[str, str]
    source: str
    good: str = ""  # the one kind of good put on the card
    goods: int = 0
    refilling: bool = False
    beds: int = 0
    income: int = 0
    income_per: tuple[str, ...] = ()  # one coin for each of these on the track
    vp: int = 0
    vp_per: int = 0
    vp_of: tuple[str, ...] = ()  # `vp_per` points for each of these (COUNTED)
    potions: int = 0  # on purchase
    reputation: int = 0  # on purchase
    rerolls: int = 0
    coin_when_building: bool = False
    coin_when_exploring: bool = False
    train_to_ready: bool = False
    spend_drinks: bool = False  # cider and potions count as coins
    potion_each_round: bool = False


@dataclass(frozen=True)
class Villager:
    """One villager; two of a kind are two of these, with ids of their own."""

    id: str
    group: str  # starting, regular, special
    kind: str  # starting: hammer, quill or none; special: the id without its number; regular: ""
    names: Mapping[str, str]
    source: str
    lanterns: tuple[tuple[int, int], ...]  # (face, lanterns), rising
    hammer: str  # "", base, plus
    quill: str
    fishman: bool
    joining: int = 0  # reputation when it joins
    rolls_first: bool = False  # 3 to 6, or it does not act
    own_bed: bool = False  # one step each round, and nothing else

    def light(self, die: int) -> int:
        """Lanterns of one die: the best pair met (AB-11)."""
        return max((lanterns for face, lanterns in self.lanterns if die >= face), default=0)


@dataclass(frozen=True)
class CaveCard:
    id: str
    paragraphs: tuple[int, ...]  # for the faces 1 to 6
    source: str


@dataclass(frozen=True)
class Result:
    """What a success brings, all of it; with `goto` the paragraph where it goes on, and nothing else."""

    coins: int = 0
    wares: tuple[int, ...] = NO_WARES  # in the order of WARES
    reputation: int = 0
    lose_coins: int = 0
    injure: int = 0  # villagers still on the cave card
    villager: str = ""  # CHEAPEST, or the kind of a special one
    caves: int = 0  # cave cards to the row, without encounters
    building: int = 0  # a free one that costs up to this
    choose: tuple[Result, ...] = ()  # one of these
    copy_staked: bool = False  # another one of the good that was staked
    gamble: int = 0  # dice at most
    favour: int = 0  # reputation that may be sold, at most
    goto: int = 0


@dataclass(frozen=True)
class Penalty:
    """What a failure costs."""

    reputation: int = 0
    injure: int = 0
    lose_staked: bool = False
    injure_staked: bool = False


@dataclass(frozen=True)
class Bonus:
    """Lanterns more: for each skill or ware, for having one of some wares, for coins, or for a kind of villager."""

    lanterns: int
    per: str = ""  # hammer, quill or a ware
    have: tuple[str, ...] = ()
    pay: int = 0
    villager: str = ""  # fishman


@dataclass(frozen=True)
class Threshold:
    explore: int
    pay: int
    result: Result


@dataclass(frozen=True)
class Option:
    """A deed of a paragraph: with numbers to reach, or with a result that needs no dice."""

    letter: str
    thresholds: tuple[Threshold, ...] = ()
    result: Result | None = None
    pay: int = 0  # for `result`
    bonus: Bonus | None = None
    stake: str = ""  # item, villager
    penalty: Penalty | None = None
    failure: bool = False  # whether the book has a text for it
    source: str = ""

    @property
    def results(self) -> tuple[Result, ...]:
        return (*(threshold.result for threshold in self.thresholds), *((self.result,) if self.result else ()))


@dataclass(frozen=True)
class Paragraph:
    n: int
    parents: tuple[int, ...]  # the paragraphs that lead here; none: met by a cave card
    options: tuple[Option, ...]
    source: str

    @property
    def entry(self) -> bool:
        return not self.parents


@dataclass(frozen=True)
class Tracks:
    """The figures of the boards."""

    rounds: int
    coins: int  # at the start
    extra_coins: Mapping[int, tuple[int, ...]]  # seats -> by seat in turn order
    exhausted: Mapping[int, tuple[str, ...]]  # seats -> kinds of starting villagers that start exhausted
    supply: tuple[int, ...]  # how many of each ware there are
    row: tuple[int, ...]  # what the villagers of the row cost
    advancement: tuple[int, ...]  # VP per good by space
    income: tuple[int, ...]  # by the number of spaces filled
    lowest: int  # the reputation of the top space
    reputation: tuple[int, ...]  # VP from the top space on
    places: Mapping[int, tuple[int, ...]]  # seats -> points of the reputation places
    lowest_price: int  # between players

    @property
    def highest(self) -> int:
        return self.lowest + len(self.reputation) - 1


@dataclass(frozen=True)
class Pack:
    name: str
    complete: bool
    buildings: tuple[Building, ...]  # houses, outposts, keys, stars, the starting house
    villagers: tuple[Villager, ...]  # starting, regular, special
    caves: tuple[CaveCard, ...]
    paragraphs: tuple[Paragraph, ...]  # paragraph n is at n - 1
    tracks: Tracks
    hash: str
    book: Folder = field(default=HOUSE / "book", compare=False)  # where its prose is


def load_pack(path: Folder | None = None) -> Pack:
    """A pack from a TOML file or from a folder of them; the house set by default."""
    from tabuleiro.games.above_and_below.content.checks import Reader

    path = path or HOUSE
    return Reader().pack(texts_of(path), beside(path, "book", HOUSE))


def contents(path: Folder | None = None) -> dict[str, str]:
    """All files of a pack, to be kept; no play depends on the book, so the house's is not taken into other packs."""
    book = beside(path or HOUSE, "book", HOUSE)
    own = [] if path is not None and book == HOUSE / "book" else [lang for lang in LANGUAGES if (book / lang).is_dir()]
    stories = {f"book/{lang}/{name}": text for lang in own for name, text in texts_of(book / lang)}
    return dict(texts_of(path or HOUSE)) | stories
