"""Faults of a pack of Brazil: Imperial: named by file, entry and field, all at once."""

from __future__ import annotations

import re

import pytest

import tabuleiro
from brazil_imperial.content_helpers import TEXT, changed, entry, faults, read


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
        (changed("city", "recife", 'source = "house"', "source = 1"), "city 'recife': source: should be a text"),
        (changed("city", "recife", 'source = "house"', ""), "city 'recife': source: is missing"),
        (changed("city", "recife", '"recife"', '"Recife"'), "id: 'Recife' should be small letters"),
        (changed("city", "recife", '"recife"', '"enough"'), "id: 'enough' should be small letters"),
        (changed("city", "recife", ', de = "Recife"', ", de = 1"), "city 'recife': name: de: should be a text"),
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
        (
            changed("painting", "guarani", "production", "produktion"),
            "; did you mean 'production'?",
        ),
        (changed("painting", "guarani", '"always"', "['always']"), "effect 1: when: unknown time '['always']'"),
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
        (changed("mission", "iii-3", 'have = "city", n = 2', 'have = "city", n = 0'), "n: should be from 1 to 12"),
        (changed("mission", "iii-3", '  { have = "city", n = 2 },\n', ""), "an era III mission has 3, others at least"),
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
        (TEXT + "\n" + entry("city", "recife"), "the id 'recife' is used 2 times: mine.toml"),
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
