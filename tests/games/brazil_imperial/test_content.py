"""The content of Brazil: Imperial: counts and figures of the rules, and faults named by file, entry and field."""

from __future__ import annotations

import contextlib
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabuleiro
from tabuleiro.games.brazil_imperial import content as c
from tabuleiro.games.brazil_imperial.checks import Reader, map_texts
from tabuleiro.games.brazil_imperial.content import HOUSE, Effect, Objective, Pack, load_pack
from tabuleiro.games.brazil_imperial.effect_checks import EFFECTS, WHEN
from tabuleiro.games.packs import LANGUAGES

PACK = load_pack()
TEXT = "\n".join(file.read_text("utf-8") for file in sorted(HOUSE.glob("*.toml")))
MAPS = map_texts(HOUSE / "scenarios")
BUILDING = {one.id: one for one in PACK.buildings}
PAINTING = {one.id: one for one in PACK.paintings}
MONARCH = {one.id: one for one in PACK.monarchs}
MISSION = {one.id: one for one in PACK.missions}
UNITS = [unit for board in PACK.boards for unit in board.units]
ENTRIES: list[c.Entry] = [
    *(*PACK.goods, *PACK.buildings, *PACK.cities, *PACK.products, *PACK.arches, *PACK.boards, *PACK.monarchs),
    *(*PACK.palaces, *PACK.paintings, *PACK.missions, *PACK.gold_cards, *PACK.combat_cards, *PACK.exploration),
    *(*UNITS, *PACK.scenarios),
]
EFFECTS_OF_PACK: list[Effect] = [
    effect
    for some in (PACK.monarchs, PACK.paintings, PACK.gold_cards, PACK.combat_cards, PACK.exploration)
    for entry in some
    for effect in entry.effects
]


def read(text: str) -> Pack:
    return Reader().pack([("mine.toml", text)], MAPS)


def faults(text: str) -> str:
    with pytest.raises(tabuleiro.PackError) as caught:
        read(text)
    return str(caught.value)


def entry(kind: str, id_: str) -> str:
    """The text of one entry."""
    found = re.search(rf'\[\[{kind}\]\]\nid = "{id_}"\n.*?(?=\n\[\[{kind}\]\]|\n#|\Z)', TEXT, re.DOTALL)
    assert found
    return found[0]


def changed(kind: str, id_: str, old: str, new: str) -> str:
    """The house set with one entry changed."""
    here = entry(kind, id_)
    assert old in here
    return TEXT.replace(here, here.replace(old, new, 1))


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
    assert MISSION["iii-3"].objectives[0] == Objective("building", 3, ("church", "academy"), era=3)
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


# ---------------------------------------------------------------- words and sources
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_a_name_and_a_source(language: str) -> None:
    for one in ENTRIES:
        assert one.names[language].strip() == one.names[language] != ""
        assert one.source.split(" ")[0] in ("rulebook", "official", "report", "house")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_tell_things_apart(language: str) -> None:
    for some in (PACK.buildings, PACK.cities, PACK.products, PACK.arches, PACK.missions, PACK.paintings):
        names = [one.names[language] for one in some]
        assert len(set(names)) == len(names)


def test_notes_are_one_sentence_in_three_languages() -> None:
    noted = [*PACK.paintings, *PACK.monarchs, *PACK.cities, *PACK.scenarios]
    others = [*PACK.gold_cards, *PACK.combat_cards, *PACK.exploration]
    assert all(one.note for one in noted)
    for entry_ in [*noted, *(one for one in others if one.note)]:
        assert set(entry_.note) == set(LANGUAGES)
        for text in entry_.note.values():
            assert 30 < len(text) < 170
            assert re.search(r"[^.]\.$", text)


def test_texts_have_the_letters_of_their_language() -> None:
    assert not re.search(r"[ÃÂ][\x80-\xbf]|\ufffd", TEXT), "text read in the wrong encoding"
    assert PAINTING["camarao"].names["pt-BR"] == "Camarão"
    assert {city.names["pt-BR"] for city in PACK.cities} >= {"São Paulo", "São Luís", "Belém"}


def test_every_kind_of_effect_is_used_and_described() -> None:
    assert {effect.do for effect in EFFECTS_OF_PACK} == set(EFFECTS)
    assert {effect.when for effect in EFFECTS_OF_PACK} == set(WHEN)
    assert {time for form in EFFECTS.values() for times in form.on.values() for time in times} == set(WHEN)


# ---------------------------------------------------------------- the hash
def test_the_hash_covers_figures_and_maps_but_not_prose() -> None:
    assert read(TEXT).hash == PACK.hash
    assert read(TEXT.replace("Ouro Preto", "Vila Rica")).hash == PACK.hash
    assert read(re.sub(r"note\.en = .*", 'note.en = "x"', TEXT)).hash == PACK.hash
    assert read(changed("painting", "guarani", "vp = 1", "vp = 2")).hash != PACK.hash
    name, text = MAPS[0]
    other = [(name, re.sub(r"(?m)^( 4 .*)f", r"\1m", text)), *MAPS[1:]]
    assert Reader().pack([("mine.toml", TEXT)], other).hash != PACK.hash


def test_a_pack_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace('name = "house"', 'name = "mine"'), "utf-8")
    assert (load_pack(file).name, load_pack(tmp_path).name) == ("mine", "mine")
    assert load_pack(file).scenarios == PACK.scenarios


def test_a_pack_with_maps_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(TEXT, "utf-8")
    (tmp_path / "scenarios").mkdir()
    with pytest.raises(tabuleiro.PackError, match="2 players need at least 2 maps, not 0"):
        load_pack(tmp_path)
    (tmp_path / "scenarios" / "bad.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(tabuleiro.PackError, match="cannot be read"):
        load_pack(tmp_path)


# ---------------------------------------------------------------- faults
@pytest.mark.parametrize(
    ("text", "message"),
    [
        # plain values
        (TEXT + "\n[[bank]]\n", "mine.toml: unknown field 'bank'"),
        ("[pack", "mine.toml: not TOML"),
        (TEXT.replace('[pack]\nname = "house"', "[pack]\nsize = 1"), "pack: unknown field 'size'"),
        (TEXT.replace('[pack]\nname = "house"', "[pack]"), "name: is missing"),
        (changed("city", "recife", "vp = 4", ""), "city 'recife': vp: is missing"),
        (changed("city", "recife", "vp = 4", "vp = 6"), "city 'recife': vp: should be from 1 to 5, not 6"),
        (changed("city", "recife", "vp = 4", 'vp = "4"'), "city 'recife': vp: should be a whole number"),
        (changed("city", "recife", "vp = 4", "vp = 4\nbeds = 1"), "city 'recife': unknown field 'beds'"),
        (changed("city", "recife", '"house"', '"hearsay"'), "city 'recife': source: 'hearsay' is not one of"),
        (changed("city", "recife", 'source = "house"', ""), "city 'recife': source: is missing"),
        (changed("city", "recife", '"recife"', '"Recife"'), "id: 'Recife' should be small letters"),
        (changed("city", "recife", '"recife"', '"enough"'), "id: 'enough' should be small letters"),
        (changed("city", "recife", ', de = "Recife"', ""), "city 'recife': name: the de name is missing"),
        (changed("city", "recife", "name =", "names ="), "city 'recife': name: is missing"),
        (changed("city", "recife", "note.de", "note.nl"), "city 'recife': note: unknown field 'nl'"),
        (changed("product", "dye", 'house = ["cost"', 'house = ["price"'), "product 'dye': house: 'price' is not"),
        # costs and gains
        (changed("city", "recife", '["cane", "gold"]', '["rum"]'), "city 'recife': cost: 'rum' is not one of"),
        (changed("city", "recife", '["cane", "gold"]', '"cane"'), "city 'recife': cost: should be a list"),
        (changed("city", "recife", 'cost = ["cane", "gold"]', ""), "city 'recife': cost: is missing"),
        (changed("painting", "guarani", 'cost = ["any"]', 'cost = ["science"]'), "one gold (BI-45)"),
        (
            changed("building", "sawmill", '["wood", "wood"]', "[]"),
            "building 'sawmill': production: should not be empty",
        ),
        (changed("building", "sawmill", '["forest"]', '["water"]'), "building 'sawmill': terrain: 'water' is not"),
        (changed("palace", "ii", '"cane", ', '"rum", '), "palace 'ii': gain: 'rum' is not one of"),
        (changed("palace", "ii", "building:1", "building:4"), "palace 'ii': on: 'building:4' is not one of"),
        (changed("palace", "iii", 'per = "foundry"', 'per = "church"'), "palace 'iii': score: per: 'church' is not"),
        # effects
        (
            changed("painting", "guarani", "production", "produce"),
            "effect 1: do: unknown effect 'produce' (known: gain,",
        ),
        (changed("painting", "guarani", '"always"', '"often"'), "effect 1: when: unknown time 'often' (known: take,"),
        (changed("painting", "guarani", 'when = "always", ', ""), "effect 1: when: is missing"),
        (changed("painting", "guarani", 'do = "production", ', ""), "effect 1: do: is missing"),
        (changed("painting", "guarani", '"always"', '"end"'), "'production' happens at always here, not at 'end'"),
        (changed("painting", "guarani", ", n = 1", ""), "painting 'guarani': effect 1: n: is missing"),
        (changed("painting", "guarani", ", n = 1", ", n = 1, cs = 2"), "effect 1: unknown field 'cs'"),
        (changed("painting", "guarani", '"sawmill"', '"mill"'), "effect 1: building: 'mill' is not one of sawmill,"),
        (changed("painting", "guarani", 'good = "wood"', 'good = "any"'), "effect 1: good: 'any' is not one of cane,"),
        (changed("painting", "guarani", "effects = [{", "effects = 3 # [{"), "effects: should be a list of tables"),
        (changed("combat", "osorio", "cs-instead", "gain"), "'gain' is not an effect of this kind of entry, only of"),
        (changed("combat", "osorio", '"attacking"', '"angry"'), "effect 1: condition: 'angry' is not one of"),
        (changed("gold", "stonemasons", 'arch = "build"', 'arch = "sleep"'), "effect 1: arch: 'sleep' is not one of"),
        (changed("painting", "maua", 'arch = "build", ', ""), "painting 'maua': effect 1: arch: is missing"),
        (changed("painting", "maua", 'extra = ["any"]', "extra = []"), "effect 1: extra: should not be empty"),
        (changed("painting", "reboucas", '"resource"', '"science"'), "effect 1: off: 'science' is not one of"),
        (changed("painting", "guaicuru", "n = 2", "n = 3"), "effect 1: n: 'free-move-steps' is played with 2 only"),
        (changed("painting", "gusmao", "n = 1", "n = 2"), "effect 2: n: 'peek' is played with 1 only"),
        (changed("painting", "reboucas", '"resource", ', ""), 'is played with ["resource", "gold"] only'),
        (changed("painting", "maua", '"build"', '"trade"'), "effect 1: arch: 'second-build' is played with \"build\""),
        (changed("exploration", "quilombo", "discard = true", "discard = false"), "is played with true only"),
        (
            changed("exploration", "culture", '"built-on"', '"reveal"'),
            "effect 1: a tile of kind 'culture' has 'keep' at 'built-on', not 'keep' at 'reveal'",
        ),
        (changed("painting", "machado", "other-painting", "book"), "effect 1: per: 'book' is not one of"),
        (changed("painting", "coroados", "era = 1", "era = 3"), "effect 1: era: should be from 1 to 2, not 3"),
        (changed("painting", "gusmao", '["science"]', '["rum"]'), "effect 1: gain: 'rum' is not one of"),
        (changed("exploration", "jaguar", "[1, 3, 5]", "[1, 3, 50]"), "effect 2: sets: should be from 1 to 9, not 50"),
        (changed("exploration", "quilombo", "optional = true", "optional = 1"), "optional: should be true or false"),
        (changed("monarch", "pedro-i", '"archer"', '"baker"'), "effect 1: kinds: 'baker' is not one of"),
        (changed("monarch", "pedro-ii", "pink =", "green ="), "effect 1: gains: unknown field 'green'"),
        (changed("monarch", "pedro-ii", 'pink = "gold"', 'pink = "rum"'), "effect 1: gains: pink: 'rum' is not one of"),
        (changed("monarch", "tibirica", '["any", "gold"', '["all", "gold"'), "effect 1: gains: 'all' is not one of"),
        (changed("monarch", "napoleon", "cards = 1", "cards = 4"), "effect 2: rates: cards: should be from 1 to 3"),
        (changed("monarch", "napoleon", 'as = ["any"]', 'is = ["any"]'), "effect 2: rates: unknown field 'is'"),
        (changed("monarch", "manuel", '"wood", "gold"]', '"wood", "any"]'), "production: 'any' is not one of"),
        (
            changed(
                "painting",
                "camarao",
                "effects = [\n",
                'effects = [\n  { when = "end", do = "vp-per", per = "church", vp = 1 },\n',
            ),
            "painting 'camarao': effect 3: do: 'vp-per' is there twice",
        ),
        # objectives
        (changed("mission", "i-1", "unit-on-map", "luck"), "mission 'i-1': objective 1: have: 'luck' is not one of"),
        (changed("mission", "i-1", '"farm"', '"ranch"'), "objective 3: kinds: 'ranch' is not one of"),
        (changed("mission", "i-1", '"farm"]', '"farm"], era = 1'), "objective 3: era: an objective names kinds"),
        (changed("mission", "i-1", '"unit-on-map"', '"unit-on-map", era = 1'), "objective 1: unknown field 'era'"),
        (changed("mission", "i-3", '"square"', '"round"'), "objective 2: shape: 'round' is not one of"),
        (changed("mission", "i-7", 'good = "gold"', 'good = "rum"'), "objective 2: good: 'rum' is not one of"),
        (changed("gold", "town-charters", "n = 2", "n = 0"), "effect 1: objective 1: n: should be from 1 to 12, not 0"),
        (changed("mission", "iii-3", 'have = "city", n = 1', 'have = "city", n = 0'), "n: should be from 1 to 12"),
        (changed("mission", "iii-3", '  { have = "city", n = 1 },\n', ""), "an era III mission has 3, others at least"),
        # the kinds of tiles
        (changed("exploration", "jaguar", '"species"', '"bird"'), "exploration 'jaguar': kind: 'bird' is not one of"),
        (changed("exploration", "culture", "copies", "strength = 3\ncopies"), "strength: only an expedition has one"),
        (changed("exploration", "langsdorff", "strength = 6", ""), "exploration 'langsdorff': strength: is missing"),
        (changed("capital", "capital-wood", '"wood"', '"gold"'), "capital 'capital-wood': resource: 'gold' is not"),
        (changed("arch", "harbor", 'id = "harbor"', 'id = "port"'), "arch 'port': id: 'port' is not one of deploy"),
        (changed("board", "red", 'id = "red"', 'id = "grey"'), "board 'grey': id: 'grey' is not one of green"),
        (changed("board", "red", "monarchs = [", "monarchs = [1, "), "board 'red': monarchs: should be a list of ids"),
        (changed("board", "red", 'kind = "archer"', 'kind = "baker"'), "board 'red': unit 'r1': kind: 'baker' is not"),
    ],
)
def test_a_fault_names_file_entry_and_field(text: str, message: str) -> None:
    found = faults(text)
    assert message in found
    assert "mine.toml" in found


@pytest.mark.rule("BI-1")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TEXT.replace(entry("city", "recife"), ""), "city: there should be 8, not 7"),
        (TEXT.replace(entry("product", "dye"), ""), "product 'square': there should be 2, not 1"),
        (TEXT.replace(entry("monarch", "manuel"), ""), "monarch: there should be 10, not 9"),
        (TEXT.replace(entry("painting", "maua"), ""), "painting 'pink': there should be 8, not 7"),
        (TEXT.replace(entry("mission", "iii-2"), ""), "mission of era 3: there should be 8, not 7"),
        (TEXT.replace(entry("gold", "war"), ""), "gold: there should be 20, not 18"),
        (TEXT.replace(entry("combat", "caxias"), ""), "combat: there should be 24, not 22"),
        (TEXT.replace(entry("exploration", "culture"), ""), "exploration 'culture': there should be 2, not 0"),
        (TEXT.replace(entry("capital", "capital-wood"), ""), "capital: there should be 4, not 3"),
        (TEXT.replace("tiles = 13", "tiles = 12"), "stack 't1': there should be 13, not 12"),
        (TEXT.replace("count = 16", "count = 15"), "good 'gold': there should be 16, not 15"),
        (changed("arch", "harbor", '"octagon"', '"square"'), "slot 'square': there should be 2, not 3"),
    ],
)
def test_counts_of_the_box(text: str, message: str) -> None:
    assert message in faults(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TEXT + "\n" + entry("city", "recife"), "the id 'recife' is used 2 times"),
        (changed("city", "recife", '"recife"', '"sawmill"'), "the id 'sawmill' is used 2 times"),
        (changed("combat", "caxias", '"caxias"', '"war"'), "the id 'war' is used 2 times"),
        (changed("building", "farm", 'face = "b"', 'face = "a"'), "building: there should be t1a, t1b, t2a, t2b"),
        (changed("building", "farm", "tiles = 13", "tiles = 12"), "the two faces of t2 should say the same"),
        (changed("building", "farm", "era = 1", "era = 2"), "the two faces of t2 should say the same"),
        (TEXT.replace(entry("arch", "trade"), ""), "arch: there should be deploy"),
        (
            TEXT.replace(entry("palace", "v"), ""),
            "palace: there should be i, ii, iii, iv, v, vi, not i, ii, iii, iv, vi",
        ),
        (TEXT.replace("first = true", "first = false"), "one capital tile, and only one, has the first-player mark"),
        (
            changed("capital", "capital-wood", "\nsource", "\nfirst = true\nsource"),
            "one capital tile, and only one, has the first-player mark",
        ),
        (
            TEXT.replace("copies = 3\neffects", "copies = 9\neffects").replace("copies = 2", "copies = 9"),
            "room for 30, not",
        ),
        (TEXT.replace('colour = "pink"', 'colour = "red"'), "the gallery shows 2 of each colour, so pink needs"),
        (TEXT.replace("era = 3\nvp", "era = 2\nvp"), "four players get 2 missions of era 3 each"),
        (changed("monarch", "manuel", 'board = "red"', 'board = "blue"'), "'red' does not name the monarchs that are"),
        (changed("board", "red", 'power = "found"', ""), "'red' needs a unit that founds cities"),
        (changed("board", "red", 'power = "carry"', 'power = "found"'), "'r4': the monarch, and no other unit"),
        (changed("board", "red", 'power = "adjacent"', ""), "'r5': cannon and grenadier, and no other"),
        (
            TEXT.replace(re.findall(r"(?s)\[\[board.unit\]\]\n.*?\n\n", TEXT)[0], ""),
            "'green' should have 5 units, not 4",
        ),
        (changed("board", "red", 'id = "red"', 'id = "blue"'), "board: there should be green, orange, red, blue"),
    ],
)
def test_what_any_pack_needs(text: str, message: str) -> None:
    assert message in faults(text)


def test_all_faults_come_at_once() -> None:
    text = changed("city", "recife", "vp = 4", "vp = 6").replace("count = 16", "count = 16\nweight = 1")
    with pytest.raises(tabuleiro.PackError) as caught:
        read(text)
    assert len(caught.value.faults) == 2


def test_a_pack_for_trying_out_may_lack_cards() -> None:
    small = TEXT.replace('[pack]\nname = "house"', '[pack]\nname = "house"\ncomplete = false')
    small = small.replace(entry("gold", "war"), "").replace(entry("painting", "maua"), "")
    pack = read(small)
    assert (len(pack.paintings), sum(card.copies for card in pack.gold_cards)) == (23, 18)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.integers(1, 40))
def test_a_damaged_pack_is_refused_or_read_and_never_crashes(at: int, n: int) -> None:
    with contextlib.suppress(tabuleiro.PackError):
        read(TEXT[:at] + TEXT[at + n :])
