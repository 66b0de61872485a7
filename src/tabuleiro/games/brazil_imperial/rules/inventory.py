"""Everything in the box, counted wherever it lies."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tabuleiro.games.brazil_imperial.content.pack import ERAS, SCHOOLS
from tabuleiro.games.brazil_imperial.rules import codes
from tabuleiro.games.brazil_imperial.rules.state import BrazilState
from tabuleiro.kit.components import Held, Inventory


def finds_on_map(g: BrazilState) -> bytes:
    """Exploration tiles that somebody has seen, and those that were built over."""
    return (
        bytes(tile & codes.TILE_MASK for tile in g.explore if tile and tile != codes.UNSEEN)
        + g.piles[codes.BURIED][::2]
    )


def cities_on_map(g: BrazilState) -> bytes:
    return bytes(face for face in g.face if codes.CITY <= face < codes.CAPITAL)


def building_tiles(g: BrazilState) -> dict[str, int]:
    """In the stock, covered, or on the map."""
    box, piles = g.box, g.piles
    on_map = Counter(box.tile_of[face] for face in g.face if 0 < face < codes.CITY)
    return {
        tile: piles[codes.TILES_LEFT][i] + piles[codes.TILES_GONE][i] + on_map[i] for i, tile in enumerate(box.tile_ids)
    }


def armies(g: BrazilState) -> bytes:
    """Whose units stand where; in a fight the ground is still the defender's."""
    found = bytearray(g.ground.size)
    for unit in range(codes.UNITS):
        if g.dutch[unit] not in (codes.RESERVE, codes.DEFEATED):
            found[g.dutch[unit]] = codes.DUTCH + 1
    for p in sorted(g.players, key=lambda p: p.seat == g.defender):
        for at in p.at:
            if at not in (codes.RESERVE, codes.DEFEATED):
                found[at] = p.seat + 1
    return bytes(found)


COMPONENTS: Final = Inventory(
    (
        Held("gold_ids", seat="gold_hand", piles=(codes.GOLD_DISCARDS,), decks=(codes.GOLD_DECK,)),
        Held(
            "combat_ids",
            seat="combat_hand",
            table="attack defence",
            piles=(codes.COMBAT_DISCARDS,),
            decks=(codes.COMBAT_DECK,),
        ),
        Held(
            "mission_ids",
            seat="missions revealed dealt",
            piles=(codes.RETURNED + era for era in ERAS),
            decks=(codes.MISSIONS + era for era in ERAS),
        ),
        Held("find_ids", seat="finds", piles=(codes.EXPLORED,), decks=(codes.EXPLORATION,), other=finds_on_map),
        Held(
            "painting_ids",
            seat="paintings",
            piles=(codes.GALLERY,),
            decks=(codes.PAINTINGS + school for school in range(len(SCHOOLS))),
        ),
        Held("face_ids", piles=(codes.CITY_TOPS,), decks=(codes.CITIES,), other=cities_on_map),
    ),
    building_tiles,
)
