"""Box: a pack made ready to play: tables by the numbers of buildings, villagers and cave cards, and the book."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.step import Step, made_in
from tabuleiro.games.above_and_below import MANIFEST
from tabuleiro.games.above_and_below.content.pack import CHEAPEST, WARES, Building, Pack, Villager
from tabuleiro.games.above_and_below.rules import codes
from tabuleiro.games.above_and_below.rules.encounters import Book, Deed, Outcome

FACES: Final = 6
NOT_ON_OFFER: Final = -1
POWERS: Final = (  # of buildings, in the order of their numbers in codes.py
    *("beds", "income", "rerolls", "coin_when_building", "coin_when_exploring", "train_to_ready", "spend_drinks"),
    "potion_each_round",
)
PILE_OF: Final = {  # of the rows, by the kind of their buildings
    "house": codes.OFFER + codes.HOUSES,
    "outpost": codes.OFFER + codes.OUTPOSTS,
    "key": codes.KEYS,
    "star": codes.STARS,
}


def powers_of(building: Building) -> int:
    return sum(int(getattr(building, power)) << i * codes.POWER_BITS for i, power in enumerate(POWERS))


def traits_of(villager: Villager) -> int:
    """As `joins` reads them."""
    skills = [has for skill in (villager.hammer, villager.quill) for has in (skill != "", skill == "plus")]
    return sum(has << i for i, has in enumerate((*skills, villager.rolls_first, villager.own_bed)))


class Box:
    """Buildings, villagers and cave cards are numbered from 1, each by themselves; number 0 is none."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.steps: dict[str, Step] = made_in(f"{MANIFEST.package}.rules", Step)
        self.lay_buildings(pack.buildings)
        self.gather_villagers(pack.villagers)
        self.cave_ids: list[str] = ["", *(cave.id for cave in pack.caves)]
        self.cave_paragraphs: list[tuple[int, ...]] = [(), *(cave.paragraphs for cave in pack.caves)]
        self.lay_tracks(pack)
        self.book = Book(pack.paragraphs, self.special_kinds)
        deeds = self.book.deeds
        self.deeds: list[list[Deed]] = [deeds.get(n, []) for n in range(max(deeds, default=0) + 1)]  # by paragraph
        self.outcomes: list[Outcome] = self.book.outcomes
        self.full_piles: list[bytes] = [b""] * codes.PILES
        for kind, deck in zip(PILE_OF, (codes.HOUSES, codes.OUTPOSTS, codes.KEYS, codes.STARS), strict=True):
            self.full_piles[deck] = bytes(i for i, b in enumerate(pack.buildings, 1) if b.kind == kind)
        self.full_piles[codes.CAVES] = bytes(range(1, len(pack.caves) + 1))
        for group, pile in (("regular", codes.VILLAGERS), ("special", codes.SPECIAL)):
            self.full_piles[pile] = bytes(i for i, v in enumerate(pack.villagers, 1) if v.group == group)
        self.full_piles[codes.ROW] = bytes(len(self.row_costs))

    def lay_buildings(self, buildings: tuple[Building, ...]) -> None:
        self.buildings: list[Building | None] = [None, *buildings]
        self.ids: list[str] = ["", *(b.id for b in buildings)]
        self.number: dict[str, int] = {id_: i for i, id_ in enumerate(self.ids) if i}
        self.kinds: list[str] = ["", *(b.kind for b in buildings)]
        self.where: list[int] = [NOT_ON_OFFER, *(PILE_OF.get(b.kind, NOT_ON_OFFER) for b in buildings)]  # its pile
        self.row_names: dict[int, str] = {pile: f"{kind}s" for kind, pile in PILE_OF.items()}
        self.cost: list[int] = [0, *(b.cost for b in buildings)]
        self.cheapest_star: int = min((b.cost for b in buildings if b.kind == "star"), default=0)
        self.good: list[int] = [codes.NO_WARE, *(WARES.index(b.good) if b.good else codes.NO_WARE for b in buildings)]
        self.goods: list[int] = [0, *(b.goods for b in buildings)]
        self.refilling: list[bool] = [False, *(b.refilling for b in buildings)]
        self.potions: list[int] = [0, *(b.potions for b in buildings)]
        self.reputation: list[int] = [0, *(b.reputation for b in buildings)]
        self.powers: list[int] = [0, *(powers_of(b) for b in buildings)]
        self.vp: list[int] = [0, *(b.vp for b in buildings)]
        self.income_per: list[list[int]] = [[], *([WARES.index(ware) for ware in b.income_per] for b in buildings)]
        self.starting_house: int = next(i for i, b in enumerate(buildings, 1) if b.kind == "start")

    def gather_villagers(self, villagers: tuple[Villager, ...]) -> None:
        self.villagers: list[Villager | None] = [None, *villagers]
        self.villager_ids: list[str] = ["", *(v.id for v in villagers)]
        self.villager_number: dict[str, int] = {id_: i for i, id_ in enumerate(self.villager_ids) if i}
        self.traits: list[int] = [0, *(traits_of(v) for v in villagers)]
        self.fishman: list[bool] = [False, *(v.fishman for v in villagers)]
        self.joining: list[int] = [0, *(v.joining for v in villagers)]
        no_light: list[int] = [0] * (FACES + 1)
        self.lanterns: list[list[int]] = [no_light, *([v.light(die) for die in range(FACES + 1)] for v in villagers)]
        self.special_kinds: list[str] = [CHEAPEST, *dict.fromkeys(v.kind for v in villagers if v.group == "special")]
        self.special_kind: list[int] = [
            0,
            *(self.special_kinds.index(v.kind) if v.group == "special" else 0 for v in villagers),
        ]
        self.starting: dict[str, list[int]] = {}  # kind -> villagers, one for each seat
        for i, v in enumerate(villagers, 1):
            if v.group == "starting":
                self.starting.setdefault(v.kind, []).append(i)

    def lay_tracks(self, pack: Pack) -> None:
        tracks = pack.tracks
        self.rounds: int = tracks.rounds
        self.full_bank: int = sum(codes.ONE[ware] * n for ware, n in enumerate(tracks.supply))
        self.row_costs: list[int] = list(tracks.row)
        self.advancement: list[int] = list(tracks.advancement)
        self.income: list[int] = list(tracks.income)
        self.lowest: int = tracks.lowest
        self.highest: int = tracks.highest
        self.reputation_points: list[int] = list(tracks.reputation)
        self.places: dict[int, tuple[int, ...]] = dict(tracks.places)
        self.lowest_price: int = tracks.lowest_price
