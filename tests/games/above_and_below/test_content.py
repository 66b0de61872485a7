"""The content of Above and Below: counts and figures of the rules, and faults named by file, entry and field."""

from __future__ import annotations

import contextlib
import re
import tomllib
from collections import Counter
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabuleiro
from tabuleiro.games.above_and_below.content.checks import Reader
from tabuleiro.games.above_and_below.content.pack import CHEAPEST, GOODS, HOUSE, WARES, Option, Pack, Result
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.terminal import contents as shown
from tabuleiro.kit.content import Content
from tabuleiro.kit.packs import LANGUAGES
from tabuleiro.kit.shelf import room

PACK = room("above-and-below", Content).read()
TEXT = "\n".join(file.read_text("utf-8") for file in sorted(HOUSE.glob("*.toml")))
BUILDING = {building.id: building for building in PACK.buildings}
VILLAGER = {villager.id: villager for villager in PACK.villagers}


def option(n: int, letter: str) -> Option:
    return next(option for option in PACK.paragraphs[n - 1].options if option.letter == letter)


def read(text: str) -> Pack:
    return Reader().pack([("mine.toml", text)])


def faults(text: str) -> str:
    with pytest.raises(tabuleiro.PackError) as caught:
        read(text)
    return str(caught.value)


# ---------------------------------------------------------------- AB-1: components
@pytest.mark.rule("AB-1")
@pytest.mark.parametrize(("kind", "n"), [("house", 25), ("outpost", 24), ("key", 9), ("star", 6), ("start", 1)])
def test_the_number_of_buildings(kind: str, n: int) -> None:
    assert sum(building.kind == kind for building in PACK.buildings) == n


@pytest.mark.rule("AB-1")
def test_the_number_of_villagers_cave_cards_and_paragraphs() -> None:
    assert Counter(villager.group for villager in PACK.villagers) == {"starting": 12, "regular": 18, "special": 6}
    assert len(PACK.caves) == 25
    assert [paragraph.n for paragraph in PACK.paragraphs] == list(range(1, 216))


@pytest.mark.rule("AB-1")
def test_the_wares_of_the_box() -> None:
    supply = dict(zip(WARES, PACK.tracks.supply, strict=True))
    assert [supply[good] for good in GOODS] == [12, 12, 12, 10, 10, 10, 8, 7]
    assert sum(supply[good] for good in GOODS) == 81
    assert (supply["potion"], supply["cider"]) == (20, 10)


# ---------------------------------------------------------------- AB-2 to AB-5, AB-28, AB-37, AB-39: the boards
@pytest.mark.rule("AB-2")
def test_what_a_player_starts_with() -> None:
    start = BUILDING["B0"]
    assert (start.kind, start.beds, start.cost) == ("start", 3, 0)
    assert PACK.tracks.coins == 7
    assert PACK.tracks.extra_coins == {2: (0, 1), 3: (0, 1, 1), 4: (0, 0, 0, 1)}
    starting = [villager for villager in PACK.villagers if villager.group == "starting"]
    assert Counter(villager.kind for villager in starting) == {"hammer": 4, "quill": 4, "none": 4}
    for villager in starting:
        assert (bool(villager.hammer), bool(villager.quill)) == (villager.kind == "hammer", villager.kind == "quill")


@pytest.mark.rule("AB-3")
def test_with_four_players_those_without_hammer_start_exhausted() -> None:
    assert PACK.tracks.exhausted == {2: (), 3: (), 4: ("quill", "none")}


@pytest.mark.rule("AB-5")
def test_the_row_of_villagers_gets_dearer() -> None:
    assert PACK.tracks.row == (2, 3, 3, 4, 5)
    assert PACK.tracks.rounds == 7


@pytest.mark.rule("AB-28")
def test_the_advancement_track() -> None:
    assert PACK.tracks.advancement == (1, 1, 2, 2, 3, 4, 5, 6)
    assert PACK.tracks.income == (4, 4, 5, 6, 7, 8, 9, 10, 11)


@pytest.mark.rule("AB-37")
def test_the_reputation_board() -> None:
    assert (PACK.tracks.lowest, PACK.tracks.highest) == (-4, 10)
    assert PACK.tracks.reputation == (-2, -1, -1, -1, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4)


@pytest.mark.rule("AB-39")
def test_the_points_of_reputation_places() -> None:
    assert PACK.tracks.places == {2: (3,), 3: (5, 3, 2), 4: (5, 3, 2)}


# ---------------------------------------------------------------- cards
@pytest.mark.rule("AB-19")
def test_every_kind_of_effect_is_read() -> None:
    assert (BUILDING["H2"].good, BUILDING["H2"].goods, BUILDING["H2"].refilling) == ("fruit", 2, False)
    assert (BUILDING["H22"].good, BUILDING["H22"].goods, BUILDING["H22"].refilling) == ("rope", 1, True)
    assert (BUILDING["H23"].income, BUILDING["H23"].vp, BUILDING["H23"].beds) == (1, 3, 1)
    assert (BUILDING["O0"].beds, BUILDING["O0"].reputation) == (1, 1)
    assert BUILDING["O9"].coin_when_exploring
    assert BUILDING["O14"].coin_when_building
    assert (BUILDING["K0"].potions, BUILDING["K3"].rerolls) == (2, 2)
    assert (BUILDING["K1"].rerolls, BUILDING["K1"].income_per) == (1, ("ore", "amethyst"))
    assert BUILDING["K2"].spend_drinks
    assert BUILDING["K5"].train_to_ready
    assert BUILDING["K7"].potion_each_round
    assert (BUILDING["K6"].vp_per, BUILDING["K6"].vp_of) == (1, ("empty cave",))
    assert (BUILDING["S0"].vp, BUILDING["S0"].vp_of) == (3, ("cider", "mushroom", "fruit", "fish"))
    assert (BUILDING["S5"].vp_per, BUILDING["S5"].vp_of, BUILDING["S5"].cost) == (2, ("house",), 18)


@pytest.mark.rule("AB-11")
def test_the_best_pair_of_lanterns_counts() -> None:
    assert [VILLAGER["VS-hammer-1"].light(die) for die in range(1, 7)] == [1, 1, 1, 2, 2, 2]
    assert [VILLAGER["VR15"].light(die) for die in range(1, 7)] == [0, 0, 2, 2, 3, 3]


@pytest.mark.rule("AB-36")
def test_the_special_villagers() -> None:
    specials = [villager for villager in PACK.villagers if villager.group == "special"]
    assert Counter(one.kind for one in specials) == {"liquid-woman": 1, "glogo": 1, "cave-cat": 2, "clockwork-man": 2}
    assert VILLAGER["liquid-woman"].joining == -1
    assert VILLAGER["glogo"].hammer == "plus"
    assert [one.id for one in specials if one.rolls_first] == ["cave-cat", "cave-cat-2"]
    assert [one.id for one in specials if one.own_bed] == ["clockwork-man", "clockwork-man-2"]


def test_everything_has_a_name_in_three_languages_and_a_source() -> None:
    for entry in (*PACK.buildings, *PACK.villagers):
        assert set(entry.names) == set(LANGUAGES), entry.id
    for lang in LANGUAGES:
        assert len({building.names[lang] for building in PACK.buildings}) == 65
        kinds = {villager.names[lang] for villager in PACK.villagers}
        assert len(kinds) == 34, "the two cats share a name, and so do the two clockwork men"
    assert {entry.source for entry in (*PACK.buildings, *PACK.paragraphs)} == {"public transcription", "house"}
    assert {entry.source for entry in (*PACK.villagers, *PACK.caves)} == {"house"}
    assert (BUILDING["H11"].source, option(139, "B").source) == ("house", "house")


# ---------------------------------------------------------------- the figures of the book
@pytest.mark.rule("AB-9")
def test_every_entry_paragraph_is_on_a_cave_card() -> None:
    on_cards = Counter(n for cave in PACK.caves for n in cave.paragraphs)
    assert set(on_cards) == {paragraph.n for paragraph in PACK.paragraphs if paragraph.entry}
    assert len(on_cards) == 148
    assert [n for n, times in on_cards.items() if times > 1] == [43, 180]


@pytest.mark.rule("AB-16")
def test_the_features_of_paragraphs_are_read() -> None:
    bonus = option(167, "A").bonus
    assert bonus is not None
    assert (bonus.lanterns, bonus.pay) == (2, 1)
    assert [(t.explore, t.pay) for t in option(67, "A").thresholds] == [(2, 1), (5, 0)]
    assert option(24, "A").thresholds[0].result == Result(building=7, reputation=1)
    assert option(33, "A").thresholds[0].result.villager == CHEAPEST
    assert (option(156, "B").stake, option(156, "B").result) == ("item", Result(goto=157))
    assert option(158, "A").result == Result(coins=1, copy_staked=True)
    penalties = [option(157, "A").penalty, option(159, "A").penalty, option(210, "A").penalty]
    assert all(penalties)
    assert [(p.reputation, p.injure, p.lose_staked, p.injure_staked) for p in penalties if p] == [
        (0, 0, True, False),
        (0, 0, False, True),
        (-1, 1, False, False),
    ]
    assert option(180, "A").result == Result(gamble=6, reputation=-1)
    assert option(180, "B").result == Result(favour=5)
    assert option(212, "A").result == Result(lose_coins=1, wares=(1, *[0] * 9), reputation=1)
    assert (option(139, "B").pay, option(139, "B").result) == (3, Result(reputation=3))
    choice = option(149, "A").result
    assert choice is not None
    assert [one.coins for one in choice.choose] == [0, 0, 7]


def test_the_sums_of_all_figures() -> None:
    """A slip of the pen anywhere in the file changes one of these."""
    results = [r for p in PACK.paragraphs for o in p.options for one in o.results for r in (one, *one.choose)]
    assert len([o for p in PACK.paragraphs for o in p.options]) == 400
    assert sum(len(o.thresholds) for p in PACK.paragraphs for o in p.options) == 481
    assert sum(t.explore for p in PACK.paragraphs for o in p.options for t in o.thresholds) == 2228
    assert (sum(r.coins for r in results), sum(r.reputation for r in results)) == (827, 116)
    assert [sum(r.wares[ware] for r in results) for ware in range(len(WARES))] == [
        62,
        60,
        19,
        33,
        48,
        35,
        45,
        48,
        61,
        3,
    ]
    assert sum(o.failure for p in PACK.paragraphs for o in p.options) == 64


# ---------------------------------------------------------------- faults
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        # entries and their plain values
        ('id = "H1"\n', 'id = "H0"\n', "mine.toml: the id 'H0' is used 2 times: mine.toml"),
        ('id = "H1"\n', 'id = "fish"\n', "house 'fish': id: 'fish' should be a letter, then"),
        ('id = "H1"\n', 'id = "H 1"\n', "house 'H 1': id: 'H 1' should be a letter, then"),
        ('id = "H1"\n', "", "house 'number 2': id: is missing"),
        ("cost = 3\nincome = 1\nvp = 1", "income = 1\nvp = 1", "house 'H1': cost: is missing"),
        ("cost = 3\nincome = 1\nvp = 1", "cost = 3\nincome = true", "house 'H1': income: should be a whole number"),
        ("cost = 3\nincome = 1\nvp = 1", "cost = 3\nwindows = 1", "house 'H1': unknown field 'windows'"),
        ("cost = 3\nincome = 1\nvp = 1", "cost = 99", "house 'H1': cost: should be from 0 to 30, not 99"),
        ("beds = 3\nsource", "beds = 3\ncost = 2\nsource", "start 'B0': cost: a starting house is not bought"),
        ("goods = { fruit = 2 }", "goods = { fruit = 1, fish = 1 }", "house 'H2': goods: a card has goods of one kind"),
        ("goods = { fruit = 2 }", "goods = { potion = 2 }", "house 'H2': goods: unknown field 'potion'"),
        ("goods = { fruit = 2 }", "goods = { fruit = 0 }", "house 'H2': goods: fruit: should be from 1 to 9"),
        ("goods = { fruit = 2 }", "goods = 2", "house 'H2': goods: should be a table"),
        ('refilling = "fruit"', 'refilling = "fruit"\ngoods = { fish = 1 }', "house 'H4': refilling: a card has goods"),
        ('of = ["mushroom"]', 'of = ["moons"]', "house 'H9': vp_per: of: 'moons' is not one of"),
        ('of = ["mushroom"]', "of = []", "house 'H9': vp_per: of: names nothing"),
        ('n = 1, of = ["mushroom"]', 'of = ["mushroom"]', "house 'H9': vp_per: n: is missing"),
        ("coin_when_building = true", "coin_when_building = 1", "coin_when_building: should be true or false"),
        (
            '"pt-BR" = "Banca de ervas", ',
            'pt = "Banca", ',
            "house 'H0': name: unknown field 'pt' (known: en, pt-BR, de)",
        ),
        ('"pt-BR" = "Banca de ervas", ', '"pt-BR" = "", ', "house 'H0': name: pt-BR: should be a text, not ''"),
        ("coin_when_building = true", "coin_when_bulding = true", "; did you mean 'coin_when_building'?"),
        # villagers
        ("lanterns = [[1, 1], [4, 2]]", "lanterns = [[4, 1], [1, 2]]", "starting 'VS-hammer-1': lanterns: faces and"),
        ("lanterns = [[1, 1], [4, 2]]", "lanterns = [[0, 1]]", "lanterns: should be a list of pairs"),
        ('kind = "hammer"', 'kind = "quill"', "starting 'VS-hammer-1': kind: 'quill' does not agree"),
        ('hammer = "base"', 'hammer = "gold"', "hammer: 'gold' is not one of base, plus"),
        ('id = "VR01"\n', 'id = "VR01"\nkind = "none"\n', "regular 'VR01': kind: only starting villagers"),
        ('id = "VR01"\n', 'id = "VR01"\ncopies = 2\n', "regular 'VR01': copies: only special villagers"),
        # cave cards
        ("[21, 46, 152, 181, 165, 167]", "[21, 46, 152, 181, 165]", "cave 'C01': paragraphs: should be 6 numbers"),
        ("[21, 46, 152, 181, 165, 167]", "[21, 21, 152, 181, 165, 167]", "cave 'C01': paragraphs: should be six diff"),
        (
            "[21, 46, 152, 181, 165, 167]",
            "[101, 46, 152, 181, 165, 167]",
            "cave 'C01': paragraphs: paragraph 101 is a c",
        ),
        (
            "[21, 46, 152, 181, 165, 167]",
            "[250, 46, 152, 181, 165, 167]",
            "'C01': paragraphs: there is no paragraph 250",
        ),
        ("[21, 46, 152, 181, 165, 167]", "[1, 46, 152, 181, 165, 167]", "paragraph '21': nothing leads here"),
        # options
        ("n = 1\nA.", "n = 1\nC.", "paragraph '1': options should be lettered A, B, C in order, not C, B"),
        ("n = 1\nA.numbers", "n = 1\nA.figures", "paragraph '1': A: unknown field 'figures'"),
        ("n = 1\nA.numbers", "n = 1\nA.pay = 1\nA.numbers", "paragraph '1': A: pay: stands with each of its numbers"),
        ("n = 1\nA.numbers", "n = 1\nA.goto = 101\nA.numbers", "paragraph '1': A: has numbers and goto"),
        ("n = 1\nA.numbers", "n = 1\nA.stake = 'item'\nA.numbers", "paragraph '1': A: stake: needs a goto"),
        ("n = 1\nA.numbers", "n = 1\nA.penalty = { injure = 1 }\nA.numbers", "A: penalty: a failure that costs"),
        ("n = 1\nA.numbers", "n = 1\nA.penalty = {}\nA.failure = true\nA.numbers", "A: penalty: costs nothing"),
        ("n = 1\nA.numbers", "n = 1\nA.bonus = { lanterns = 1 }\nA.numbers", "A: bonus: needs exactly one of per"),
        ("A.goto = 101", "A.goto = 101\nA.failure = true", "paragraph '27': A: failure: needs numbers"),
        (
            "{ explore = 4, coin = 1, mushroom = 1 }",
            "{ explore = 7, coin = 1 }",
            "paragraph '1': B: numbers: should rise",
        ),
        (
            "{ explore = 4, coin = 1, mushroom = 1 }",
            "{ coin = 1 }",
            "paragraph '1': B: numbers[0]: explore: is missing",
        ),
        ("{ explore = 4, coin = 1, mushroom = 1 }", "{ explore = 4, gold = 1 }", "B: numbers[0]: unknown field 'gold'"),
        ("{ explore = 4, coin = 1, mushroom = 1 }", "{ explore = 4, goto = 9, coin = 1 }", "unknown field 'coin'"),
        ('villager = "glogo"', 'villager = "gogo"', "paragraph '109': A: villager: 'gogo' is not one of cheapest, liq"),
        (
            "A.result = { choose = [",
            "A.result = { choose = [{ choose = [] }, ",
            "choose[0]: choose: should be a list of two",
        ),
        # where paragraphs lead
        ("A.goto = 101", "A.goto = 240", "paragraph '27': A: goto: there is no paragraph 240"),
        ("A.goto = 101", "A.goto = 102", "paragraph '101': from: the paragraphs that lead here are none"),
        ("A.goto = 101", "A.goto = 102", "paragraph '102': from: the paragraphs that lead here are 27, 29"),
        ("A.goto = 101", "A.goto = 27", "paragraph '27': goto: leads back to itself"),
        ("explore = 4, goto = 171", "explore = 4, goto = 101", "paragraph '170': A: numbers: lanterns were rolled for"),
        ('B.stake = "item"', "", "paragraph '157': A: speaks of a stake that nobody has made"),
        ('B.stake = "item"', 'B.stake = "villager"', "paragraph '158': A: speaks of a stake that nobody has made"),
        ('C.stake = "villager"', 'C.stake = "item"', "paragraph '159': A: speaks of a stake that nobody has made"),
        # boards
        ("advancement = [1, 1, 2,", "advancement = [1, 2,", "tracks: advancement: should be 8 numbers, not 7"),
        ("income = [4, 4,", "income = [4, 'x',", "tracks: income: should be a list of whole numbers"),
        ("mushroom = 12", "mushroom = 40", "tracks: supply: mushroom: should be from 0 to 31"),
        ("points = [-2, -1, -1, -1, 0, 0,", "points = [-2] # [", "tracks: reputation: points: end before the torch"),
        ("extra_coins = [0, 1]", "extra_coins = [0]", "tracks: seats.2: extra_coins: should be 2 numbers, not 1"),
        ('exhausted = ["quill", "none"]', 'exhausted = ["lazy"]', "tracks: seats.4: exhausted: 'lazy' is not one of"),
        ("[tracks]\n", "[tracks]\nmood = 1\n", "tracks: unknown field 'mood'"),
        # the whole
        ('name = "house"', "", "mine.toml: name: is missing"),
        ('name = "house"', 'name = "house"\ncomplete = 1', "complete: should be true or false"),
        ("[pack]", "[pack", "mine.toml: not TOML"),
        ('source = "house"', 'source = "house"\nartist = "x"', "unknown field 'artist'"),
    ],
)
def test_a_fault_is_named(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    assert complaint in faults(TEXT.replace(old, new, 1))


@pytest.mark.rule("AB-1")
@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        ("house", "house: there are 24, not 25 (AB-1)"),
        ("key", "key: there are 8, not 9 (AB-1)"),
        ("start", "start: there should be one starting house, not 0 (AB-2)"),
        ("starting", "starting: four seats need four of the kind 'hammer', not 3 (AB-2)"),
        ("cave", "cave: there are 24, not 25 (AB-1)"),
        ("paragraph", "paragraph: should be numbered from 1 on, each number once"),
    ],
)
def test_a_complete_pack_has_all_its_cards(kind: str, complaint: str) -> None:
    text = re.sub(rf"\[\[{kind}\]\]\n(.+\n)+", "", TEXT, count=1)
    assert complaint in faults(text)


def test_an_incomplete_pack_may_have_fewer() -> None:
    text = re.sub(r"\[\[house\]\]\n(.+\n)+", "", TEXT, count=1)
    pack = read(text.replace('name = "house"', 'name = "less"\ncomplete = false'))
    assert (pack.complete, sum(building.kind == "house" for building in pack.buildings)) == (False, 24)


def test_one_language_is_enough() -> None:
    pack = read(TEXT.replace('"pt-BR" = "Banca de ervas", ', ""))
    assert [pack.buildings[0].names[lang] for lang in ("en", "pt-BR")] == ["Herb Stall", "Herb Stall"]


def test_all_faults_are_told_at_once() -> None:
    assert len(faults(TEXT.replace('\nsource = "house"', "")).splitlines()) > 50


def test_a_pack_that_is_too_big_is_refused() -> None:
    house = '\n[[house]]\nid = "X{}"\ncost = 1\nbeds = 1\nsource = "house"\n'
    said = faults(TEXT + "".join(house.format(i) for i in range(200)))
    assert "a pack has room for 127 buildings, not 265" in said
    assert "beds: those of all buildings together should be at most 63" in said


def test_a_pack_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    for path, complaint in ((tmp_path / "none.toml", "cannot be read"), (tmp_path, "no .toml file")):
        with pytest.raises(tabuleiro.PackError, match=complaint):
            room("above-and-below", Content).read(path)


# ---------------------------------------------------------------- the hash
def test_the_house_set_in_one_file_is_the_house_set() -> None:
    assert read(TEXT) == PACK


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Herb Stall", "Herb Shop"),
        ('source = "public transcription"', 'source = "a friend"'),
        ('name = "house"', 'name = "mine"'),
        ("# Cave cards", "# The cave cards"),
    ],
)
def test_words_do_not_change_the_hash(old: str, new: str) -> None:
    assert old in TEXT
    assert read(TEXT.replace(old, new)).hash == PACK.hash


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("cost = 3\nincome = 1\nvp = 1", "cost = 3\nincome = 1\nvp = 2"),
        ("{ explore = 3, coin = 1 }", "{ explore = 3, coin = 2 }"),
        ("[21, 46, 152, 181, 165, 167]", "[46, 21, 152, 181, 165, 167]"),
        ("row = [2, 3, 3, 4, 5]", "row = [2, 3, 4, 4, 5]"),
        ("lanterns = [[1, 1], [4, 2]]", "lanterns = [[1, 1], [5, 2]]"),
    ],
)
def test_a_changed_figure_changes_the_hash(old: str, new: str) -> None:
    assert old in TEXT
    assert read(TEXT.replace(old, new, 1)).hash != PACK.hash


@settings(max_examples=60, deadline=None, database=None, derandomize=True)
@given(st.integers(0, len(TEXT) - 1), st.sampled_from(["", "x", "\n", "[", "{", '"', "-1", "true", "1979-05-27"]))
def test_damage_is_always_a_named_fault(at: int, junk: str) -> None:
    with contextlib.suppress(tabuleiro.PackError):
        assert read(TEXT[:at] + junk + TEXT[at + 1 :]).buildings


# ---------------------------------------------------------------- in the terminal
def test_what_options_ask_and_bring_is_said_in_words() -> None:
    game = tabuleiro.load("above-and-below")
    assert isinstance(game, AboveAndBelow)
    ways = partial(shown.ways, game, lang="en")
    assert ways(option(146, "B")) == "4 lanterns: the story goes on in paragraph 213; 6 lanterns: 1 ore and 2 potions"
    assert ways(option(139, "B")) == "costs 3 coins: 3 reputation"
    assert ways(option(57, "A")).endswith(": nothing besides")
    assert ways(option(133, "A")) == "1 reputation less and 2 mushrooms or 2 fruits"
    assert shown.ways(game, option(139, "B"), "de") == "kostet 3 Münzen: 3 Ansehen"


def test_every_file_says_first_what_it_is() -> None:
    for file in sorted(HOUSE.glob("*.toml")):
        assert file.read_text("utf-8").startswith("# "), file.name
        assert tomllib.loads(file.read_text("utf-8"))
