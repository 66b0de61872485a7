"""Packs on a base: they say only what differs from the house set, in all three games, and their records last."""

from __future__ import annotations

import shutil
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tabuleiro
from tabuleiro.core.game import Game
from tabuleiro.core.manifest import Manifest
from tabuleiro.core.record import Record
from tabuleiro.kit import shelf
from tabuleiro.kit.content import Content
from tabuleiro.kit.packs import Kept

HEAD = '[pack]\nname = "mine"\nbase = "house"\n'
OWN = {
    "imperial-miners": """
[remove]
card = ["canteen"]

[[card]]
id = "open-cut"
copies = 3

[[card]]
id = "star-room"
level = 3
cost = 3
carts = "eFFeFe"
source = "my box"
names = { en = "Star Room" }
effects = [{ do = [{ vp = 3 }] }]
""",
    "above-and-below": """
[remove]
regular = ["VR02"]

[tracks]
coins = 9
supply.fish = 20

[[house]]
id = "H1"
cost = 5

[[regular]]
id = "VR99"
lanterns = [[1, 1], [4, 3]]
hammer = "base"
source = "my box"
name = { de = "Die Neue" }
""",
    "brazil-imperial": """
[remove]
gold = ["war"]
scenario = ["the-amazon"]

[[city]]
id = "recife"
vp = 5

[[painting]]
id = "my-painting"
colour = "red"
cost = []
vp = 3
source = "my box"
name = { en = "Mine" }
""",
}


def written(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(HEAD + text, "utf-8")
    return file


def own(name: str, folder: Path) -> Any:
    return shelf.room(name, Content).read(written(folder, OWN[name]))


def faults(name: str, folder: Path, text: str) -> str:
    with pytest.raises(tabuleiro.PackError) as caught:
        tabuleiro.load(name, written(folder, text))
    return str(caught.value)


def played(game: Game) -> Record:
    state, bot = game.new(seats=2, seed=4), tabuleiro.bot("random", seed=1)
    while not state.over:
        seat = state.to_act[0]
        state.apply(bot.choose(state.view(seat), state.decision(seat)))
    return state.record


# ---------------------------------------------------------------- what it holds
def test_cards_of_ones_own_changed_and_removed(tmp_path: Path) -> None:
    pack, house = own("imperial-miners", tmp_path), shelf.room("imperial-miners", Content).read()
    cards, before = ({card.id: card for card in some.cards} for some in (pack, house))
    assert set(cards) - set(before) == {"star-room"}
    assert set(before) - set(cards) == {"canteen"}
    assert cards["open-cut"] == replace(before["open-cut"], copies=3)
    assert (pack.events, pack.sides, pack.surface) == (house.events, house.sides, house.surface)
    assert (pack.name, pack.complete) == ("mine", False)


def test_other_villagers_and_other_boards(tmp_path: Path) -> None:
    pack, house = own("above-and-below", tmp_path), shelf.room("above-and-below", Content).read()
    assert {one.id for one in pack.villagers} ^ {one.id for one in house.villagers} == {"VR02", "VR99"}
    assert next(one for one in pack.villagers if one.id == "VR99").names["en"] == "Die Neue"
    assert [one.cost for one in pack.buildings if one.id == "H1"] == [5]
    assert pack.tracks == replace(house.tracks, coins=9, supply=(12, 20, *house.tracks.supply[2:]))
    assert (pack.paragraphs, pack.book) == (house.paragraphs, house.book)


def test_cards_tiles_and_maps(tmp_path: Path) -> None:
    (tmp_path / "scenarios").mkdir()
    there = shelf.room("brazil-imperial", Content).house / "scenarios" / "cisplatine.txt"
    (tmp_path / "scenarios" / "near.txt").write_text(there.read_text("utf-8").replace("id: cisplatine", "id: near"))
    pack, house = own("brazil-imperial", tmp_path), shelf.room("brazil-imperial", Content).read()
    assert {one.id for one in pack.scenarios} ^ {one.id for one in house.scenarios} == {"the-amazon", "near"}
    assert {one.id for one in pack.gold_cards} ^ {one.id for one in house.gold_cards} == {"war"}
    assert [one.vp for one in pack.cities if one.id == "recife"] == [5]
    assert len(pack.paintings) == len(house.paintings) + 1


def test_an_entry_that_is_removed_can_be_written_anew(tmp_path: Path) -> None:
    text = '[remove]\nhouse = ["H2"]\n[[house]]\nid = "H2"\ncost = 4\nrefilling = "fruit"\nsource = "me"\n'
    pack = shelf.room("above-and-below", Content).read(written(tmp_path, text))
    assert [(one.refilling, one.vp) for one in pack.buildings if one.id == "H2"] == [(True, 0)]


def test_a_book_on_the_houses_tells_only_what_is_its_own(tmp_path: Path) -> None:
    from tabuleiro.games.above_and_below.content.stories import book

    (tmp_path / "book" / "en").mkdir(parents=True)
    (tmp_path / "book" / "en" / "mine.toml").write_text('source = "me"\n[1]\ntitle = "My tale"\ntext = "Hello."\n')
    content = shelf.room("above-and-below", Content)
    pack = content.read(written(tmp_path, ""))
    assert (book("en", pack.book).title(1), book("en", pack.book).title(2)) == ("My tale", book("en").title(2))
    assert book("de", pack.book).title(1) == book("de").title(1)
    assert content.faults(pack) == [
        f"en/mine.toml: paragraph '1': {part}.{letter}: is missing"
        for part in ("options", "endings")
        for letter in ("A", "B")
    ]


# ---------------------------------------------------------------- faults
@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        (
            "imperial-miners",
            '[[card]]\nid = "open-cut"\ncopies = 99\n',
            "mine.toml: card 'open-cut': copies: should be",
        ),
        ("imperial-miners", '[[card]]\nid = "opencut"\ncopies = 2\n', "mine.toml: card 'opencut': level: is missing"),
        (
            "imperial-miners",
            '[remove]\ncard = ["canten"]\n',
            "mine.toml: remove: card: the base has no 'canten'; did you mean 'canteen'?",
        ),
        (
            "imperial-miners",
            '[remove]\ncards = ["canteen"]\n',
            "remove: unknown field 'cards' (known: card, event, boar",
        ),
        ("imperial-miners", '[remove]\ncard = "canteen"\n', "mine.toml: remove: card: should be a list"),
        (
            "imperial-miners",
            '[[event]]\nid = "canteen"\nkind = "end"\nsource = "me"\neffects = [{ do = [{ coin = 1 }] }]\n',
            "the id 'canteen' is used 2 times: house/level1.toml, mine.toml",
        ),
        ("imperial-miners", '[[card]]\nid = "a"\n[[card]]\nid = "a"\n', "the id 'a' is used 2 times: mine.toml"),
        ("above-and-below", "[tracks]\nsupply.fsh = 9\n", "tracks: supply: unknown field 'fsh' (known: mushroom,"),
        ("above-and-below", '[remove]\nspecial = ["glogo"]\n', "house/encounters.toml: paragraph '109': A: villager:"),
        (
            "brazil-imperial",
            '[[painting]]\nid = "guarani"\nvp = 9\n',
            "mine.toml: painting 'guarani': vp: should be from",
        ),
        (
            "brazil-imperial",
            '[remove]\nscenario = ["the-amazn"]\n',
            "the base has no 'the-amazn'; did you mean 'the-ama",
        ),
    ],
)
def test_a_fault_names_the_packs_own_file_and_entry(name: str, text: str, fault: str, tmp_path: Path) -> None:
    assert fault in faults(name, tmp_path, text)


def test_what_a_head_may_say(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    for head, fault in (
        ('name = "mine"\nbase = "home"', "base: 'home' is not one of house"),
        ('name = "mine"\nbase = "house"\ncomplete = true', r"level 3 has 44 cards, not 43 \(IM-1\)"),
        ('name = "mine"', "remove: there is nothing to remove from without a base"),
    ):
        file.write_text(f"[pack]\n{head}\n{OWN['imperial-miners']}", "utf-8")
        with pytest.raises(tabuleiro.PackError, match=fault):
            tabuleiro.load("imperial-miners", file)


# ---------------------------------------------------------------- hash and records
@pytest.mark.parametrize("name", sorted(OWN))
def test_a_record_outlives_the_file_and_the_house_set(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = shelf.room(name, Content)
    file = written(tmp_path, OWN[name])
    game = tabuleiro.load(name, file)
    record = played(game)
    file.unlink()
    later = tmp_path / "later"
    shutil.copytree(content.house, later)
    for path in later.glob("*.toml"):  # a house set of later on, with other figures everywhere
        path.write_text(path.read_text("utf-8").replace("vp = 2", "vp = 3"), "utf-8")
    monkeypatch.setattr(content, "house", later)
    again = tabuleiro.replay(Record.loads(record.dumps()))
    assert again.record == record
    assert (again.game.pack_name, again.game.pack_hash) == ("mine", game.pack_hash)


@pytest.mark.parametrize("name", sorted(OWN))
def test_the_hash_is_of_what_the_pack_says_with_its_base(name: str, tmp_path: Path) -> None:
    first = tabuleiro.load(name, written(tmp_path, OWN[name])).pack_hash
    assert tabuleiro.load(name, written(tmp_path, "# a comment\n" + OWN[name])).pack_hash == first
    assert first != tabuleiro.load(name).pack_hash
    assert len({first, tabuleiro.load(name, written(tmp_path, "")).pack_hash}) == 2


# ---------------------------------------------------------------- the house sets themselves
def languages_missing(value: object, where: str) -> list[str]:
    """Texts by language that are not there in all three."""
    if isinstance(value, list):
        return [lack for i, one in enumerate(value) for lack in languages_missing(one, f"{where}[{i}]")]
    if not isinstance(value, dict):
        return []
    some = {"en", "pt-BR", "de"} & value.keys()
    return [
        *([where] if some and len(some) < 3 else []),
        *(lack for key, one in value.items() for lack in languages_missing(one, f"{where}.{key}")),
    ]


@pytest.mark.parametrize("name", sorted(OWN))
def test_a_house_set_speaks_three_languages(name: str) -> None:
    house = shelf.room(name, Content).house
    for file in house.glob("*.toml"):
        assert languages_missing(tomllib.loads(file.read_text("utf-8")), file.name) == []
    for file in (house / "scenarios").glob("*.txt"):
        for key in ("name", "note"):
            assert all(f"\n{key}.{lang}: " in file.read_text("utf-8") for lang in ("en", "pt-BR", "de")), file.name
    if (house / "book").is_dir():
        assert {folder.name for folder in (house / "book").iterdir()} == {"en", "pt-BR", "de"}


# ---------------------------------------------------------------- games without content
def test_a_game_without_content_has_an_empty_pack_and_nothing_to_keep(tmp_path: Path) -> None:
    content = Content(Manifest(name="nim", package="tabuleiro.kit", short="nim", fewest_seats=2, most_seats=2))
    pack = content.read()
    assert (pack.name, pack, content.files()) == ("none", content.read(Kept({})), {})
    assert len(pack.hash) == 16
    assert (content.faults(pack), content.doubts(pack)) == ([], [])
    with pytest.raises(tabuleiro.PackError, match="nim has no content that a pack could change"):
        content.read(written(tmp_path, ""))
