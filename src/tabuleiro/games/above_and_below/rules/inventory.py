"""Every component of a play and where it is, and checks that running figures agree with a recount."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tabuleiro.core.errors import RulesError
from tabuleiro.core.state import BIT
from tabuleiro.games.above_and_below.content.pack import GOODS, WARES
from tabuleiro.games.above_and_below.rules.effects import joins
from tabuleiro.games.above_and_below.rules.state import (
    ALL_OF,
    CAVES,
    HOUSES,
    KEYS,
    NO_WARE,
    OFFER,
    OUTPOSTS,
    ROW,
    SPECIAL,
    STARS,
    UNDER,
    VILLAGERS,
    count,
    seated,
)

if TYPE_CHECKING:
    from tabuleiro.core.event import Event
    from tabuleiro.games.above_and_below.content.pack import Pack
    from tabuleiro.games.above_and_below.rules.state import Village, VillageState

BUILDING_PILES = (HOUSES, OUTPOSTS, UNDER + HOUSES, UNDER + OUTPOSTS, OFFER + HOUSES, OFFER + OUTPOSTS, KEYS, STARS)
VILLAGER_PILES = (VILLAGERS, ROW, SPECIAL)
CAVE_PILES = (CAVES, UNDER + CAVES)
HARDLY_MISSED = 2  # a party of two nearly always has that many lanterns


def inventory(g: VillageState) -> dict[str, int]:
    """Buildings, villagers, cave cards and wares: the same after every action."""
    box = g.box
    found: Counter[str] = Counter()
    found.update(box.ids[building] for pile in BUILDING_PILES for building in g.piles[pile])
    found.update(box.villager_ids[villager] for pile in VILLAGER_PILES for villager in g.piles[pile] if villager)
    found.update(box.cave_ids[cave] for pile in CAVE_PILES for cave in g.piles[pile])
    if g.cave_top:
        found[box.cave_ids[g.cave_top]] += 1
    found["cider"] += g.cider
    found.update(_wares(g.bank))
    for seat in range(len(g.players)):
        p = g.village(seat)
        found.update(box.ids[building] for building in p.buildings)
        found.update(box.villager_ids[villager] for villager in p.villagers)
        found.update(box.cave_ids[cave] for cave in p.caves)
        if p.cave:
            found[box.cave_ids[p.cave]] += 1
        found.update(_wares(p.owned_wares()))
        for building, n in zip(p.buildings, p.goods, strict=True):
            if n:
                found[WARES[box.good[building]]] += n
        recount(g, p)
    return dict(found)


def _wares(wares: int) -> Counter[str]:
    return Counter({name: int(count(wares, ware)) for ware, name in enumerate(WARES)})


def things(pack: Pack) -> set[str]:
    """Every building built, villager that joined and cave explored; every option at each of its numbers, and failures
    that cost something, but for those that hardly ever happen."""
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


def used(event: Event) -> set[str]:
    data = event.data
    if event.kind == "built":
        return {f"building {data['building']}"}
    if event.kind == "joined":
        return {f"villager {data['villager']}"}
    if event.kind == "explored":
        return {f"cave {data['cave']}"}
    if event.kind == "succeeded":
        return {f"{data['paragraph']} {data['option']} {data['number']}"}
    return {f"{data['paragraph']} {data['option']} failed"} if event.kind == "failed" else set()


def recount(g: VillageState, p: Village) -> None:
    """What the engine keeps as running figures, counted again."""
    box = g.box
    again = seated(p.seat)
    quiet, g.events = g.events, None
    for villager in p.villagers:
        joins(g, again, villager, ready=True)
    g.events = quiet
    everybody = BIT[len(p.villagers)] - 1
    sets = (p.ready, p.tired, p.injured, p.sent)
    skills = ("hammers", "hammers_plus", "quills", "quills_plus", "cats", "clockwork")
    on_track = [ware for ware in range(len(GOODS)) if p.track & ALL_OF[ware]]
    faults = [
        name
        for name, fine in (
            ("places of villagers", sum(sets) == everybody and p.ready | p.tired | p.injured | p.sent == everybody),
            ("skills", all(getattr(p, skill) == getattr(again, skill) for skill in skills)),
            ("powers", p.powers == sum(box.powers[building] for building in p.buildings)),
            ("outposts", p.outposts == sum(box.kinds[building] == "outpost" for building in p.buildings)),
            ("caves", p.outposts <= len(p.caves)),
            ("goods", len(p.goods) == len(p.buildings) and p.ripe == sum(p.goods)),
            ("goods of cards", all(n <= box.goods[b] for b, n in zip(p.buildings, p.goods, strict=True))),
            ("track", sorted(p.kinds) == on_track and p.track >= 0),
            ("supply", p.supply >= 0 and -1 <= p.sale < len(WARES)),
            ("coins and reputation", p.coins >= 0 and box.lowest <= p.reputation <= box.highest),
            ("party", bool(p.cave) or not p.party),
        )
        if not fine
    ]
    if p.sale == NO_WARE and g.deal[1] == p.seat:
        faults.append("sale")
    if faults:
        raise RulesError(f"seat {p.seat}: the recount differs in {', '.join(faults)}")
