"""Every component of a play and where it is, and checks that running figures agree with a recount."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.state import BIT
from tabuleiro.games.above_and_below.content.pack import GOODS, WARES
from tabuleiro.games.above_and_below.rules import codes
from tabuleiro.games.above_and_below.rules.effects import joins
from tabuleiro.kit.components import Held, Inventory, recounted

if TYPE_CHECKING:
    from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
    from tabuleiro.games.above_and_below.rules.state import Village, VillageState

HARDLY_MISSED = 2  # a party of two nearly always has that many lanterns


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


def things(game: AboveAndBelow) -> set[str]:
    """Every building built, villager that joined and cave explored; every option at each of its numbers, and failures
    that cost something, but for those that hardly ever happen."""
    pack = game.pack
    found = {f"building {b.id}" for b in pack.buildings if b.kind != "start"}
    found |= {f"villager {v.id}" for v in pack.villagers if v.group != "special" or v.id == v.kind}  # one of each kind
    found |= {f"cave {cave.id}" for cave in pack.caves}
    for paragraph in pack.paragraphs:
        for option in paragraph.options:
            name = f"{paragraph.n} {option.letter}"
            found |= {f"{name} {threshold.explore}" for threshold in option.thresholds} or {f"{name} 0"}
            if option.penalty is not None and option.thresholds[0].explore > HARDLY_MISSED:
                found.add(f"{name} failed")
    return found


def recount(g: VillageState) -> None:
    """What the engine keeps as running figures, counted again."""
    for p in g.players:
        recounted(p.seat, {**figures(g, p), "sale": p.sale != codes.NO_WARE or g.deal[1] != p.seat})


def figures(g: VillageState, p: Village) -> dict[str, bool]:
    """Whether each is right."""
    box = g.box
    again: Village = g.game.new_player(p.seat)
    quiet, g.events = g.events, None
    for villager in p.villagers:
        joins(g, again, villager, ready=True)
    g.events = quiet
    everybody = BIT[len(p.villagers)] - 1
    sets = (p.ready, p.tired, p.injured, p.sent)
    skills = ("hammers", "hammers_plus", "quills", "quills_plus", "cats", "clockwork")
    on_track = [ware for ware in range(len(GOODS)) if p.track & codes.ALL_OF[ware]]
    return {
        "places of villagers": sum(sets) == everybody and p.ready | p.tired | p.injured | p.sent == everybody,
        "skills": all(getattr(p, skill) == getattr(again, skill) for skill in skills),
        "powers": p.powers == sum(box.powers[building] for building in p.buildings),
        "outposts": p.outposts == sum(box.kinds[building] == "outpost" for building in p.buildings),
        "caves": p.outposts <= len(p.caves),
        "goods": len(p.goods) == len(p.buildings) and p.ripe == sum(p.goods),
        "goods of cards": all(n <= box.goods[b] for b, n in zip(p.buildings, p.goods, strict=True)),
        "track": sorted(p.kinds) == on_track and p.track >= 0,
        "supply": p.supply >= 0 and -1 <= p.sale < len(WARES),
        "coins and reputation": p.coins >= 0 and box.lowest <= p.reputation <= box.highest,
        "party": bool(p.cave) or not p.party,
    }


COMPONENTS: Final = Inventory(
    (
        Held(
            "ids",
            seat="buildings",
            piles=(
                codes.UNDER + codes.HOUSES,
                codes.UNDER + codes.OUTPOSTS,
                codes.OFFER + codes.HOUSES,
                codes.OFFER + codes.OUTPOSTS,
                codes.KEYS,
                codes.STARS,
            ),
            decks=(codes.HOUSES, codes.OUTPOSTS),
        ),
        Held("villager_ids", seat="villagers", piles=(codes.ROW,), decks=(codes.VILLAGERS, codes.SPECIAL)),
        Held("cave_ids", seat="caves cave", table="cave_top", piles=(codes.UNDER + codes.CAVES,), decks=(codes.CAVES,)),
    ),
    recount,
    things,
    {
        "built": "building {building}",
        "joined": "villager {villager}",
        "explored": "cave {cave}",
        "succeeded": "{paragraph} {option} {number}",
        "failed": "{paragraph} {option} failed",
    },
    wares,
)
