"""Packs: faults are named by file, entry and field; no pack, however odd, ends in a traceback."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabuleiro
from tabuleiro.games.imperial_miners.content.checks import Reader

HOUSE = (Path(__file__).parents[2] / "records" / "imperial-miners-pack-1.toml").read_text("utf-8")
SPACE = "  { do = [{ coin = 1 }] },\n"


def faults(text: str) -> str:
    with pytest.raises(tabuleiro.PackError) as caught:
        Reader().pack([("mine.toml", text)])
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "open-cut"', 'id = "canteen"', "mine.toml: the id 'canteen' is used 2 times: mine.toml"),
        ('id = "open-cut"', 'id = "Open Cut"', "card 'Open Cut': id: 'Open Cut' should be small letters"),
        ('id = "open-cut"', 'id = "surface"', "none of our own words"),
        ('id = "open-cut"\nlevel = 1', 'id = "open-cut"\nlevel = 5', "card 'open-cut': level: should be from 1 to 4"),
        ('id = "open-cut"\nlevel = 1', 'id = "open-cut"', "card 'open-cut': level: is missing"),
        (
            'id = "cubit-hall"\nlevel = 2\ncost = 2',
            'id = "cubit-hall"\nlevel = 2\ncost = 3',
            "cost: should be from 2 to 2",
        ),
        ("copies = 14", "copies = 13", "level 4 has 13 cards, not 14 (IM-1)"),
        ('carts = "FeeeFe"', 'carts = "FeeeF"', "carts: should be six letters F or e"),
        ('factions = ["scots"]', 'factions = ["picts"]', "'picts' is not one of scots"),
        ('factions = ["scots"]', 'factions = ["scots", "scots"]', "at most two different ones"),
        ("sell = 2, for = 2", "sell = 2, for = 2, coin = 1", "card 'canteen': effects[0].do[0]: has the verbs"),
        ("sell = 2, for = 2", "steal = 2", "has no verb, but 'steal'; exactly one of find,"),
        ("sell = 2, for = 2", "coins = 2", "has no verb, but 'coins'; exactly one of"),
        ("sell = 2, for = 2", "coins = 2", "is needed; did you mean 'coin'?"),
        ("sell = 2, for = 2", "coin = 1, evry = 2", "unknown field 'evry' (known: coin, per, every, max, if); did you"),
        ("sell = 2, for = 2", "level4 = 1", "only from progress spaces and events (IM-28)"),
        ("sell = 2, for = 2", "collapse = 1, on = 'self', per = 'row'", "without 'per'"),
        ("sell = 2, for = 2", "coin = 1, every = 2", "'every' needs 'per'"),
        ("sell = 2, for = 2", "coin = 1, per = 'moons'", "'moons' is not one of"),
        ("sell = 2, for = 2", "coin = 1, if = ['edge']", "the condition ['edge'] is not one of"),
        ("sell = 2, for = 2", "coin = 1, if = 'sunny'", "the condition 'sunny' is not one of"),
        ("sell = 2, for = 2", "feature = 'cost_less', n = 1", "features are for events only"),
        ("sell = 2, for = 2", "coin = 1, per = 'row', max = 0", "max: should be from 1 to 99"),
        ('kind = "end"', 'kind = "never"', "kind: 'never' is not one of immediate, feature, end"),
        ("{ level4 = 1 }] },\n]", "{ machine = 1, on = 'self' }] },\n]", "this is not a mine card"),
        (
            "{ pay = 3, do = [{ level4 = 1 }] },\n  { do",
            "{ pay = 3, do = [{ level4 = 1 }] },\n  { pay = 1, do",
            "IM-12",
        ),
        ('board = "alchemy"\nside = "A"', 'board = "alchemy"\nside = "B"', "alchemy needs one side A and one side B"),
        ("{ vp = 6 }", "{ advance = 20 }", "advances could go on for ever"),
        ("[surface]", "[surface]\ncolour = 'red'", "surface: unknown field 'colour'"),
        ('name = "house"', 'name = "house"\ncomplete = "no"', "complete: should be true or false"),
        ('source = "house"', "", "source: is missing"),
        ('source = "house"', 'source = "house"\nartist = "x"', "unknown field 'artist'"),
        ("[pack]", "[pack", "mine.toml: not TOML"),
        ("value = 1.5", "value = true", "value: should be a number"),
        ("value = 1.5", "value = 1.5\nnames = { en = 1 }", "names: en: should be a text, not 1"),
        ("value = 1.5", 'value = 1.5\nnames = { pt = "Um" }', "names: unknown field 'pt' (known: en, pt-BR, de)"),
    ],
)
def test_a_fault_is_named(old: str, new: str, complaint: str) -> None:
    assert old in HOUSE
    text = HOUSE.replace(old, new, 1)
    if complaint.startswith("advances"):  # every top must carry on for a circle
        text = text.replace("{ vp = 5 }", "{ advance = 20 }").replace("{ vp = 7 }", "{ advance = 20 }")
    assert complaint in faults(text)


def test_all_faults_are_told_at_once() -> None:
    assert len(faults(HOUSE.replace('source = "house"', "")).splitlines()) > 100


def test_the_house_set_in_one_file_is_the_house_set() -> None:
    pack = Reader().pack([("mine.toml", HOUSE)])
    assert sum(card.copies for card in pack.cards) == 136


def test_a_pack_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    for path, complaint in ((tmp_path / "none.toml", "cannot be read"), (tmp_path, "no .toml file")):
        with pytest.raises(tabuleiro.PackError, match=complaint):
            tabuleiro.load("imperial-miners", pack=path)
    (tmp_path / "latin.toml").write_bytes(b"name = '\xe9'")
    with pytest.raises(tabuleiro.PackError, match="not UTF-8"):
        tabuleiro.load("imperial-miners", pack=tmp_path / "latin.toml")


def test_a_packs_own_names_are_used(tmp_path: Path) -> None:
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
    from tabuleiro.games.imperial_miners.words.sentences import card_name

    names = 'id = "canteen"\nnames = { en = "Mess", "pt-BR" = "Refeitório", de = "Messe" }'
    game = ImperialMiners(Reader().pack([("mine.toml", HOUSE.replace('id = "canteen"', names))]))
    assert [card_name(game, "canteen", lang) for lang in ("en", "pt-BR", "de")] == ["Mess", "Refeitório", "Messe"]


def test_one_language_is_enough() -> None:
    text = HOUSE.replace('id = "canteen"', 'id = "canteen"\nnames = { de = "Messe" }')
    (canteen,) = [card for card in Reader().pack([("mine.toml", text)]).cards if card.id == "canteen"]
    assert canteen.names == {"en": "Messe", "pt-BR": "Messe", "de": "Messe"}


def test_an_id_in_two_files_names_both() -> None:
    with pytest.raises(tabuleiro.PackError, match=r"the id 'canteen' is used 2 times: a\.toml, b\.toml"):
        Reader().pack([("a.toml", HOUSE), ("b.toml", '[[card]]\nid = "canteen"\n')])


@settings(max_examples=120, deadline=None, database=None, derandomize=True)
@given(st.integers(0, len(HOUSE) - 1), st.sampled_from(["", "x", "\n", "[", "{", '"', "-1", "true", "1979-05-27"]))
def test_damage_is_always_a_named_fault(at: int, junk: str) -> None:
    with contextlib.suppress(tabuleiro.PackError):
        assert Reader().pack([("mine.toml", HOUSE[:at] + junk + HOUSE[at + 1 :])]).cards
