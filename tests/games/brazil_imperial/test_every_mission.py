"""Every mission: revealed with exactly what it asks for, refused with one thing less, scored (BI-27, BI-30)."""

from __future__ import annotations

from collections import Counter

import pytest

from brazil_imperial.rules_helpers import GAME, act, options, player, points, refused, two
from tabuleiro.games.brazil_imperial.content.pack import Mission

HEXES = ["b3", "b2", "a4", "a2", "c3", "b4", "c4", "c2", "d3", "d2", "c5", "d4", "b5", "d5", "c1", "d1"]
ERA_OF = {building.id: building.era for building in GAME.pack.buildings}
SHAPE_OF = {product.id: product.shape for product in GAME.pack.products}
SLOTS = {"square": ["deploy", "manufacture"], "pentagon": ["painting", "renovate"], "octagon": ["build", "harbor"]}
PAINTINGS = ["maua", "gusmao", "zumbi", "machado"]
CITIES = ["recife", "belem", "salvador"]
UNITS = ["g1", "g2", "g3", "g4", "g5"]


def wants(mission: Mission) -> list[tuple[str, tuple[str, ...], int]]:
    """What is wanted, which ids count, how many."""
    found = []
    for one in mission.objectives:
        ids: tuple[str, ...] = ()
        if one.have == "building":
            ids = tuple(one.kinds) or tuple(id_ for id_, era in ERA_OF.items() if not one.era or era == one.era)
        elif one.have == "product":
            ids = tuple(id_ for id_, shape in SHAPE_OF.items() if not one.shape or shape == one.shape)
        found.append((one.have, ids, one.n))
    return found


def outfit(mission: Mission, short: int = -1) -> str:
    """A seat with all that the mission asks for and no more; of objective `short` there is one too few."""
    asked = [(have, ids, n - (i == short)) for i, (have, ids, n) in enumerate(wants(mission))]
    asked.sort(key=lambda one: len(one[1]))  # special wishes before general ones
    buildings: Counter[str] = Counter()
    products: list[str] = []
    special = {id_ for have, ids, _ in asked if have == "building" and len(ids) < 8 for id_ in ids}
    special_shape = {id_ for have, ids, _ in asked if have == "product" and len(ids) < 6 for id_ in ids}
    lines = ["supply = { cane = 1 }"]
    for have, ids, n in asked:
        if have == "building":
            usable = [id_ for id_ in ids if id_ not in special] if len(ids) == 8 else list(ids)
            while sum(buildings[id_] for id_ in ids) < n:
                buildings[(usable or list(ids))[0]] += 1
        elif have == "product":
            usable = [id_ for id_ in ids if id_ not in special_shape] if len(ids) == 6 else list(ids)
            while sum(id_ in ids for id_ in products) < n:
                products.append(next(id_ for id_ in usable if id_ not in products))
        elif have == "unit-on-map":
            lines.append(f"units = {[f'{unit} a3' for unit in UNITS[:n]]}")
        elif have == "painting":
            lines.append(f"paintings = {PAINTINGS[:n]}")
    cities = next((n for have, _, n in asked if have == "city"), 0)
    faces = [*buildings.elements(), *CITIES[:cities]]
    tiles = [f"{at} {face}" for at, face in zip(HEXES, faces, strict=False)]
    for one in mission.objectives:
        if one.have == "good":
            n = next(n for have, _, n in asked if have == "good")
            on_tile = 1 if tiles else 0  # the rest in the supply: both count
            tiles[:1] = [f"{tile} {one.good} 1" for tile in tiles[:1]]
            lines[0] = f"supply = {{ cane = 1, {one.good} = {n - on_tile} }}"
    free = {shape: list(slots) for shape, slots in SLOTS.items()}
    made = [f"{id_} {free[SHAPE_OF[id_]].pop()}" for id_ in products]
    return "\n".join(
        [*lines, f"tiles = {tiles}", f"products = {made}", f"missions = ['{mission.id}']", "monarch = 'pedro-ii'"]
    )


@pytest.mark.rule("BI-30")
@pytest.mark.parametrize("mission", GAME.pack.missions, ids=lambda mission: mission.id)
def test_every_mission_is_revealed_and_scored(mission):
    state = two(outfit(mission), table=f"era = {mission.era}")
    assert all(have >= need for have, need in player(state)["goals"][mission.id])
    assert options(state, 0, "reveal") == [f"reveal {mission.id}"]
    assert points(state, "missions") == (3 * mission.vp if mission.era == 3 else 0)
    act(state, 0, f"reveal {mission.id}")
    if options(state) and "none" in options(state):
        act(state, 0, "none")
    assert player(state)["revealed"] == [mission.id]
    assert points(state, "missions") == (3 * mission.vp if mission.era == 3 else mission.vp)


@pytest.mark.rule("BI-27")
@pytest.mark.parametrize("short", [0, 1, 2])
@pytest.mark.parametrize("mission", GAME.pack.missions, ids=lambda mission: mission.id)
def test_no_mission_with_one_thing_less(mission, short):
    state = two(outfit(mission, short), table=f"era = {mission.era}")
    goals = player(state)["goals"][mission.id]
    assert [have >= need for have, need in goals] == [i != short for i in range(3)]
    assert options(state, 0, "reveal") == []
    assert refused(state, 0, f"reveal {mission.id}") is not None
    assert points(state, "missions") == (2 * mission.vp if mission.era == 3 else 0)
