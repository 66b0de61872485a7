"""The content of Brazil: Imperial: counts and figures of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from brazil_imperial.content_helpers import PACK, UNITS
from tabuleiro.games.brazil_imperial.content import pack as c
from tabuleiro.games.brazil_imperial.content.effect_checks import EFFECTS, WHEN
from tabuleiro.games.brazil_imperial.content.pack import Effect, Objective

BUILDING = {one.id: one for one in PACK.buildings}
PAINTING = {one.id: one for one in PACK.paintings}
MONARCH = {one.id: one for one in PACK.monarchs}
MISSION = {one.id: one for one in PACK.missions}
EFFECTS_OF_PACK: list[Effect] = [
    effect
    for some in (PACK.monarchs, PACK.paintings, PACK.gold_cards, PACK.combat_cards, PACK.exploration)
    for entry in some
    for effect in entry.effects
]


# ---------------------------------------------------------------- BI-1 to BI-3: components
@pytest.mark.rule("BI-1")
def test_the_number_of_tiles() -> None:
    stacks = {building.tile: building.tiles for building in PACK.buildings}
    assert (stacks, sum(stacks.values())) == ({"t1": 13, "t2": 13, "t3": 12, "t4": 12}, 50)
    assert (len(PACK.buildings), len(PACK.cities), len(PACK.exploration), len(PACK.capitals)) == (8, 8, 18, 4)
    assert [capital.first for capital in PACK.capitals] == [True, False, False, False]
    assert {capital.resource for capital in PACK.capitals} == set(c.RESOURCES)


@pytest.mark.rule("BI-1")
def test_the_number_of_cards() -> None:
    assert Counter(painting.colour for painting in PACK.paintings) == {"red": 8, "pink": 8, "blue": 8}
    assert Counter(mission.era for mission in PACK.missions) == {1: 8, 2: 8, 3: 8}
    assert sum(card.copies for card in PACK.gold_cards) == 20
    assert sum(card.copies for card in PACK.combat_cards) == 24


@pytest.mark.rule("BI-1")
def test_what_a_player_has() -> None:
    assert (len(PACK.products), len(PACK.palaces)) == (6, 6)
    assert all(len(board.units) == 5 for board in PACK.boards)
    assert len({unit.id for unit in UNITS}) == 20


@pytest.mark.rule("BI-2")
def test_goods() -> None:
    assert [good.id for good in PACK.goods] == ["cane", "coffee", "wood", "cotton", "gold", "science"]
    assert [good.count for good in PACK.goods] == [8, 8, 8, 8, 16, 10]
    assert c.RESOURCES + c.ASSETS == c.GOODS


@pytest.mark.rule("BI-3")
def test_monarchs_by_colour() -> None:
    assert {board.id: len(board.monarchs) for board in PACK.boards} == {"green": 4, "orange": 2, "red": 2, "blue": 2}
    assert all(MONARCH[id_].board == board.id for board in PACK.boards for id_ in board.monarchs)


# ---------------------------------------------------------------- figures that are known
@pytest.mark.rule("BI-24")
@pytest.mark.parametrize(
    ("id_", "tile", "era", "makes"),
    [
        ("sawmill", "t1a", 1, ("wood", "wood")),
        ("trading-post", "t1b", 1, ("wood", "gold")),
        ("cane-field", "t2a", 1, ("cane", "cane")),
        ("farm", "t2b", 1, ("coffee", "coffee")),
        ("foundry", "t3a", 2, ("gold", "gold")),
        ("plantation", "t3b", 2, ("cotton", "cotton")),
        ("church", "t4a", 3, ("science", "gold")),
        ("academy", "t4b", 3, ("science", "science")),
    ],
)
def test_buildings(id_: str, tile: str, era: int, makes: tuple[str, ...]) -> None:
    building = BUILDING[id_]
    assert (building.tile + building.face, building.era, building.production) == (tile, era, makes)


@pytest.mark.rule("BI-24")
def test_what_is_known_of_sawmill_and_trading_post() -> None:
    assert BUILDING["sawmill"].cost == ("cane/coffee",)
    assert BUILDING["trading-post"].vp == 2


@pytest.mark.rule("BI-17")
def test_only_era_iii_is_built_over_buildings() -> None:
    assert {one.id: one.over_era for one in PACK.buildings if one.over_era} == {"church": (1, 2), "academy": (1, 2)}


@pytest.mark.rule("BI-19")
def test_two_slots_and_two_products_of_each_shape() -> None:
    assert Counter(product.shape for product in PACK.products) == {"square": 2, "pentagon": 2, "octagon": 2}
    assert Counter(arch.slot for arch in PACK.arches) == {"square": 2, "pentagon": 2, "octagon": 2, "": 1}


@pytest.mark.rule("BI-23")
def test_the_additional_move_of_each_arch() -> None:
    assert {arch.id: arch.move for arch in PACK.arches} == {
        "deploy": "own-city",
        "painting": "forest",
        "build": "own-built",
        "renovate": "edge-or-water",
        "manufacture": "mine",
        "harbor": "",
        "trade": "",
    }


@pytest.mark.rule("BI-30")
def test_the_missions_that_are_known() -> None:
    assert all(len(mission.objectives) == 3 for mission in PACK.missions)
    assert MISSION["i-1"].objectives == (
        Objective("unit-on-map", 1),
        Objective("building", 1, ("trading-post",)),
        Objective("building", 1, ("farm",)),
    )
    assert MISSION["ii-1"].objectives == (
        Objective("unit-on-map", 3),
        Objective("product", 2, shape="pentagon"),
        Objective("city", 1),
    )


@pytest.mark.rule("BI-30")
def test_objectives_spell_out_the_buildings_that_count() -> None:
    assert MISSION["iii-3"].objectives[0] == Objective("building", 2, ("church", "academy"), era=3)
    assert MISSION["iii-6"].objectives[0] == Objective("building", 8, tuple(BUILDING), every=True)
    assert MISSION["i-7"].objectives[1] == Objective("good", 2, good="gold")


@pytest.mark.rule("BI-31")
def test_where_palaces_may_stand() -> None:
    era_i, era_ii = ("sawmill", "trading-post", "cane-field", "farm"), ("foundry", "plantation")
    assert {palace.id: palace.on for palace in PACK.palaces} == {
        "i": ("capital",),
        "ii": era_i,
        "iii": ("city",),
        "iv": ("plantation",),
        "v": ("farm",),
        "vi": (*era_i, *era_ii, "city"),
    }


@pytest.mark.rule("BI-32")
def test_what_palaces_bring_and_score() -> None:
    assert {palace.id: (palace.gain, palace.score_per, palace.score_vp) for palace in PACK.palaces} == {
        "i": ((), "", 0),
        "ii": (("cane", "free-square-product"), "", 0),
        "iii": (("gold-card",), "foundry", 1),
        "iv": (("cotton",), "plantation", 2),
        "v": ((), "product", 1),
        "vi": (("combat-card",), "unit-deployed", 1),
    }


@pytest.mark.rule("BI-34")
def test_exploration_tiles_by_kind() -> None:
    kinds = Counter(tile.kind for tile in PACK.exploration)
    assert list(kinds) == list(c.EXPLORATION_KINDS)
    assert sum(kinds.values()) == 18
    assert [tile.id for tile in PACK.exploration if tile.kind == "mandioca"] == [f"mandioca-{n}" for n in (1, 2, 3)]
    species = next(tile for tile in PACK.exploration if tile.kind == "species")
    assert species.effects == (Effect("reveal", "keep"), Effect("end", "vp-set", sets=(1, 3, 5)))
    assert all((tile.strength > 0) == (tile.kind == "expedition") for tile in PACK.exploration)


@pytest.mark.rule("BI-36")
def test_units_of_green_and_powers() -> None:
    assert [unit.kind for unit in PACK.boards[0].units] == ["archer", "archer", "monarch", "cavalry", "cannon"]
    power = {"monarch": "found", "cavalry": "carry", "cannon": "adjacent", "grenadier": "adjacent"}
    assert all(unit.power == power.get(unit.kind, "") for unit in UNITS)


@pytest.mark.rule("BI-43")
def test_combat_cards_that_are_known() -> None:
    cards = {card.id: card for card in PACK.combat_cards}
    assert (cards["sepe-tiaraju"].cs, cards["sepe-tiaraju"].effects) == (1, (Effect("lost", "defeat-enemy-unit", n=1),))
    eu = Effect("reveal", "cs-instead", condition="own-unit-next-to-fight", cs=2)
    assert (cards["count-of-eu"].cs, cards["count-of-eu"].effects) == (1, (eu,))


@pytest.mark.rule("BI-45")
def test_paintings_that_are_known() -> None:
    for id_, effect in (
        ("guarani", Effect("always", "production", building="sawmill", good="wood", n=1)),
        ("maria-quiteria", Effect("fight", "strength", attack=1, defend=2)),
        ("arariboia", Effect("always", "found-with-any-unit")),
        ("maua", Effect("action", "second-build", arch="build", extra=("any",))),
        ("reboucas", Effect("turn", "build-discount", n=1, off=("resource", "gold"))),
        ("immigrants", Effect("always", "products-any-slot")),
        ("isabel", Effect("once", "place-palace")),
        ("coroados", Effect("any", "place-past-token", era=1, vp=2)),
        ("factory", Effect("end", "vp-per", per="product-on-slot", vp=1, most=4)),
    ):
        assert PAINTING[id_].effects[0] == effect
    assert {painting.cost for painting in PACK.paintings} == {(), ("any",), ("gold",)}


@pytest.mark.rule("BI-46")
def test_gold_cards_that_are_known() -> None:
    cards = {card.id: card for card in PACK.gold_cards}
    assert cards["jesuits"].effects == (Effect("action", "church-any-era", arch="build"),)
    assert cards["war"].effects[0].when == "fight-won"
    assert cards["agricola"].effects[0].need == (Objective("building", 4, ("cane-field", "farm", "plantation")),)
    assert {card.effects[0].arch for card in PACK.gold_cards if card.effects[0].do == "extra-action"} == {
        *("deploy", "painting", "build", "renovate", "manufacture", "trade"),
    }


@pytest.mark.rule("BI-47")
def test_monarchs() -> None:
    assert MONARCH["afonso-henriques"].effects == (
        Effect(
            "payment",
            "combat-cards-pay",
            most=1,
            rates=((1, ("gold",)), (2, ("any", "any")), (3, ("science", "gold"))),
        ),
    )
    assert MONARCH["napoleon"].effects == (
        Effect("once", "draw-combat-after-first-deploy", n=1),
        Effect("payment", "combat-cards-pay", rates=((1, ("any",)), (2, ("science",)))),
    )
    firsts = {id_: MONARCH[id_].effects[0] for id_ in ("isabella", "manuel", "nassau")}
    assert {id_: (one.building, one.n, one.vp, one.production) for id_, one in firsts.items()} == {
        "isabella": ("trading-post", 3, 3, ("wood", "gold", "gold")),
        "manuel": ("sawmill", 3, 2, ("wood", "wood", "gold")),
        "nassau": ("cane-field", 3, 3, ("cane", "cane", "cane")),
    }
    assert MONARCH["pedro-ii"].effects[0].gains == ("any", "gold", "science")
    assert MONARCH["tibirica"].effects[0].gains == ("any", "gold", "science")
    assert MONARCH["oba-ii"].effects == (Effect("always", "first-missions-gain", n=2, gain=("science",), vp=1),)


# ---------------------------------------------------------------- effects
def test_every_kind_of_effect_is_used_and_described() -> None:
    assert {effect.do for effect in EFFECTS_OF_PACK} == set(EFFECTS)
    assert {effect.when for effect in EFFECTS_OF_PACK} == set(WHEN)
    assert {time for form in EFFECTS.values() for times in form.on.values() for time in times} == set(WHEN)
