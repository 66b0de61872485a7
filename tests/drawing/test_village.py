"""Pictures of Above and Below: buildings, people, villages of any size, odds, and the view that stands alone."""

from __future__ import annotations

import itertools
import random
import re
from xml.etree import ElementTree

import pytest
from village_scenes import GAME, decisions, village

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.marks import Mark
from tabuleiro.games.above_and_below.content.pack import Villager
from tabuleiro.games.above_and_below.pictures.cards import (
    HOUSES,
    OUTPOSTS,
    building_art,
    name_lines,
    offer_face,
    sign,
    sign_size,
    whole_card,
)
from tabuleiro.games.above_and_below.pictures.people import bust
from tabuleiro.games.above_and_below.pictures.thumbnail import thumbnail
from tabuleiro.games.above_and_below.pictures.village import SHAPES, SMALLEST, Sight, plan_of, village_picture
from tabuleiro.games.above_and_below.rules import odds
from tabuleiro.games.above_and_below.words.names import short_name, villagers
from tabuleiro.games.above_and_below.words.phrases import building_phrase, skills, wares_phrase
from tabuleiro.kit.shelf import pictures_of
from tabuleiro.lang import LANGUAGES

SIZES = [(1, 0), (2, 1), (6, 4), (9, 6), (14, 10)]
every_size = pytest.mark.parametrize(("houses", "caves"), SIZES)


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<main>{markup}</main>")


# ---------------------------------------------------------------- buildings and people
def test_every_building_of_the_pack_has_a_drawing_of_its_own_kind() -> None:
    for card in GAME.pack.buildings:
        assert card.id in (OUTPOSTS if card.kind == "outpost" else HOUSES)
        assert len(list(parsed(building_art(card.id, card.kind == "outpost")).iter())) > 3
        parsed(offer_face(GAME, card.id))
        parsed(whole_card(GAME, card.id, "de"))


def test_a_building_nobody_has_drawn_gets_always_the_same_drawing() -> None:
    assert building_art("X99", False) == building_art("X99", False)
    assert building_art("X99", True) != building_art("X99", False)


def test_no_two_villagers_look_alike() -> None:
    busts = {villager.id: bust(GAME, villager.id) for villager in GAME.pack.villagers}
    assert len(set(busts.values())) == len(busts)
    for drawing in busts.values():
        parsed(drawing)


def test_names_are_short_and_two_of_a_kind_are_told_apart() -> None:
    assert short_name(GAME, "VR05", "en") == short_name(GAME, "VR05", "de") == "Noemi"
    assert short_name(GAME, "VR05", "pt-BR") == "Noemi"
    assert short_name(GAME, "cave-cat", "en") == "Cave Cat"
    assert short_name(GAME, "cave-cat-2", "en") == "Cave Cat 2"


def test_a_phrase_says_everything_that_a_building_does() -> None:
    for card in GAME.pack.buildings:
        icons = {bit.value for part in building_phrase(GAME, card.id) for bit in part if bit.kind == "icon"}
        expected = {
            "bed": card.beds,
            "refill": card.refilling,
            "income": card.income or bool(card.income_per),
            "potion": card.potions or card.potion_each_round or card.spend_drinks or "potion" in card.vp_of,
            "reputation": card.reputation,
            "reroll": card.rerolls,
            "vp": card.vp or card.vp_per,
            card.good: card.goods,
        }
        for icon, wanted in expected.items():
            if wanted:
                assert icon in icons, (card.id, icon)


def test_skills_and_wares_as_icons() -> None:
    assert skills(villagers(GAME)["VR05"]) == ["quill-plus"]
    assert skills(villagers(GAME)["VR04"]) == ["hammer", "quill"]
    assert wares_phrase({"cider": 2, "fish": 1}) == drawn.gains([(1, "fish"), (2, "cider")])


# ---------------------------------------------------------------- the village
@every_size
@pytest.mark.parametrize("shape", SHAPES)
def test_a_village_of_any_size_keeps_within_its_picture(houses: int, caves: int, shape: str) -> None:
    plan = plan_of(houses, caves + 1, 52, shape)
    assert sum(plan.above) == houses
    assert sum(plan.below) == caves + 1
    assert max(plan.above) * plan.cells.wide <= plan.width
    assert max(plan.below) * plan.cells.cave_wide <= plan.width
    wide, high = SHAPES[shape]
    if not high:
        assert wide / plan.width >= SMALLEST  # a column grows downwards and never gets small
    else:
        assert min(wide / plan.width, high / plan.height) > (
            0.6 if shape == "wide" else 0.4
        )  # beside a story there is little room


@every_size
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_house_and_cave_is_drawn_once(houses: int, caves: int, lang: str) -> None:
    player = village(houses, caves)
    root = parsed(village_picture(GAME, player, lang, Sight(shape="side"), "A village"))
    cards = [element.get("data-card") for element in root.iter() if element.get("data-card")]
    outposts = [cave["outpost"] for cave in player["caves"] if cave["outpost"]]
    assert cards == [*(house["card"] for house in player["houses"]), *outposts]
    chambers = [element for element in root.iter() if element.get("class") == "cave empty"]
    assert len(chambers) == caves - len(outposts)
    assert not any("style" in element.attrib for element in root.iter())


def test_what_can_be_chosen_is_hit_anywhere_between_its_corners() -> None:
    """Between a roof and a sign, beside a tower: a click there is meant for the house, not for the hills behind it."""
    player = village(6, 4)
    cards = [house["card"] for house in player["houses"]] + [cave["outpost"] for cave in player["caves"]]
    marks = {f"building {card}": Mark("can", f"take from {card}", "Take it") for card in cards if card}
    root = parsed(village_picture(GAME, player, "en", Sight(marks=marks, shape="side"), "A village"))
    pieces = [element for element in root.iter("g") if element.get("data-act")]
    assert len(pieces) == len(marks)
    for piece in pieces:
        area = next(element for element in piece.iter("rect") if element.get("pointer-events") == "all")
        x, y, wide, high = (float(area.get(key, "")) for key in ("x", "y", "width", "height"))
        corners = next(element.get("d", "") for element in piece.iter("path") if element.get("class") == "tick")
        nw, ne, se, sw = ((float(at[0]), float(at[1])) for at in re.findall(r"M ?([-\d.]+) ([-\d.]+)", corners))
        assert (x, y, x + wide, y + high) == pytest.approx((nw[0], ne[1], se[0], sw[1]), abs=0.03)


def test_without_caves_left_there_is_no_next_one() -> None:
    assert "nextcave" in village_picture(GAME, village(3, 2), "en", Sight(more=True), "")
    assert "nextcave" not in village_picture(GAME, village(3, 2), "en", Sight(more=False), "")


def test_a_sign_takes_more_lines_where_one_is_too_long() -> None:
    assert name_lines("Ropewalk", 80) == ("Ropewalk",)
    assert name_lines("House with the Good Stove", 80) == ("House", "with the", "Good Stove")
    assert sign_size(GAME, "H16", "en", 86)[0] > sign_size(GAME, "H14", "en", 86)[0]


def test_a_thumbnail_shows_all_houses() -> None:
    picture = thumbnail(village(5, 3), "")
    assert picture.count('class="art"') == picture.count('data-spot="building1 ') == 5 + 1


# ---------------------------------------------------------------- odds
def by_hand(party: list[Villager], number: int, rerolls: int) -> float:
    """Every roll of the dice, and for each the best way to use the rerolls."""

    def best(lights: tuple[int, ...], left: int) -> float:
        if sum(lights) >= number:
            return 1.0
        if not left:
            return 0.0
        return max(
            sum(best((*lights[:i], one.light(die), *lights[i + 1 :]), left - 1) for die in range(1, 7)) / 6
            for i, one in enumerate(party)
        )

    rolls = itertools.product(range(1, 7), repeat=len(party))
    return sum(best(tuple(one.light(die) for one, die in zip(party, roll, strict=True)), rerolls) for roll in rolls) / (
        6 ** len(party)
    )


@pytest.mark.parametrize(("size", "rerolls"), [(1, 0), (2, 0), (3, 0), (2, 1), (3, 1), (2, 2)])
def test_odds_are_those_of_all_rolls(size: int, rerolls: int) -> None:
    """AB-11, AB-12"""
    dice = random.Random(size * 10 + rerolls)
    for _ in range(3):
        party = dice.sample(GAME.pack.villagers, size)
        for number in range(1, 3 * size + 1):
            assert odds.reaches(party, number, rerolls) == pytest.approx(by_hand(party, number, rerolls))


def test_odds_after_the_roll_count_what_lies_there() -> None:
    party = [villagers(GAME)["VR12"], villagers(GAME)["VR14"]]
    assert odds.reaches_now([(party[0], 1), (party[1], 1)], 3, 0, 3) == 1
    assert odds.reaches_now([(party[0], 1), (party[1], 1)], 5, 0, 3) == 0
    assert odds.reaches_now([(party[0], 1), (party[1], 1)], 5, 1, 3) == pytest.approx(1 / 6)  # a 6 of VR12


def test_more_help_never_hurts() -> None:
    party = list(GAME.pack.villagers[:9])
    chances = [odds.reaches(party, 12, rerolls) for rerolls in range(3)]
    assert chances == sorted(chances)
    assert odds.reaches(party, 12, 0, bonus=2) == odds.reaches(party, 10)


def test_a_percentage_is_certain_only_where_it_is() -> None:
    assert [odds.percent(chance) for chance in (0, 0.0001, 0.5, 0.9999, 1)] == [0, 1, 50, 99, 100]


# ---------------------------------------------------------------- a view that stands alone
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_view_stands_alone(lang: str) -> None:
    for i, (state, seat) in enumerate(decisions(3, 8)):
        if i % 60:
            continue
        for eyes in (seat, -1):
            text = pictures_of("above-and-below").table(state.view(eyes), lang)
            root = ElementTree.fromstring(text)
            assert "var(" not in text
            used = set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))
            there = {element.get("id") for element in root.iter() if element.get("id")}
            assert used <= there


def test_notebooks_show_it() -> None:
    state = GAME.new(seats=2, seed=1)
    assert state.view(0)._repr_svg_().startswith("<svg")


def test_a_long_name_has_three_lines_rather_than_squeezed_letters() -> None:
    assert name_lines("House of Second Thoughts", 76) == ("House of", "Second", "Thoughts")
    assert name_lines("Paper Mill", 76) == ("Paper Mill",)


def test_what_a_building_brought_at_once_is_not_on_its_sign() -> None:
    """A pond still showed the potion that was taken when it was built."""
    icons = [{bit.value for part in building_phrase(GAME, "O4", n) for bit in part} for n in (None, 0)]
    assert "potion" in icons[0]
    assert "potion" not in icons[1]
    for card in GAME.pack.buildings:
        parsed(sign(GAME, card.id, "en", 0, 0, 80, 0))
