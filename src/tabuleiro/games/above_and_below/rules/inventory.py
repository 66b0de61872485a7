"""Every component of a play and where it is."""

from __future__ import annotations

from typing import Final

from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules import codes
from tabuleiro.games.above_and_below.rules.state import Village, VillageState
from tabuleiro.kit.components import Held, Inventory


def wares_in(wares: int, all_of_them: bool = False) -> dict[str, int]:
    """Those that are there, or all, in the order of WARES."""
    some = {name: int(codes.count(wares, ware)) for ware, name in enumerate(WARES)}
    return {name: n for name, n in some.items() if n or all_of_them}


def staked(g: VillageState, p: Village) -> str:
    """The ware or the villager that was put at stake; "": nothing."""
    if p.staked == codes.NOTHING_STAKED:
        return ""
    if p.staked < codes.STAKED_VILLAGER:
        return WARES[p.staked]
    return g.box.villager_ids[p.villagers[p.staked - codes.STAKED_VILLAGER]]


def held(g: VillageState) -> list[int]:
    """How many of each ware are anywhere but in the bank."""
    found = [0] * len(WARES)
    found[codes.CIDER] = g.cider
    for p in g.players:
        for ware in range(len(WARES)):
            found[ware] += codes.count(p.supply, ware) + codes.count(p.track, ware) + (p.sale == ware)
        for building, n in zip(p.buildings, p.goods, strict=True):
            if n:
                found[g.box.good[building]] += n
    return found


def bank_of(g: VillageState) -> int:
    """The wares that nobody has, if none is missing."""
    return sum(codes.ONE[ware] * (g.box.pack.tracks.supply[ware] - n) for ware, n in enumerate(held(g)))


def wares(g: VillageState) -> dict[str, int]:
    return {name: int(codes.count(g.bank, ware)) + n for ware, (name, n) in enumerate(zip(WARES, held(g), strict=True))}


COMPONENTS: Final = Inventory(
    (
        Held(
            "ids",
            seat="buildings",
            piles=(
                *(codes.UNDER + codes.HOUSES, codes.UNDER + codes.OUTPOSTS),
                *(codes.OFFER + codes.HOUSES, codes.OFFER + codes.OUTPOSTS, codes.KEYS, codes.STARS),
            ),
            decks=(codes.HOUSES, codes.OUTPOSTS),
        ),
        Held("villager_ids", seat="villagers", piles=(codes.ROW,), decks=(codes.VILLAGERS, codes.SPECIAL)),
        Held("cave_ids", seat="caves cave", table="cave_top", piles=(codes.UNDER + codes.CAVES,), decks=(codes.CAVES,)),
    ),
    wares,
)
