"""Pictures of Imperial Miners: everything can be drawn, nothing leaks, nothing leaves its place, grey is enough."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree

import pytest
from test_words import all_parts
from words_helpers import game
from words_kit import every_language

from tabuleiro.core.chance import Dice
from tabuleiro.drawing import phrases
from tabuleiro.drawing.icons import names_in, symbols
from tabuleiro.games.imperial_miners.content.pack import FACTIONS, Effect
from tabuleiro.games.imperial_miners.pictures.cards import (
    SWEEPS,
    card_of,
    half_cart,
    hand_card,
    hand_svg,
    mine_card,
)
from tabuleiro.games.imperial_miners.pictures.ground import Columns
from tabuleiro.games.imperial_miners.pictures.mine import Sight, mine_drawing, mine_picture
from tabuleiro.games.imperial_miners.pictures.thumbnail import thumbnail
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.mine import AROUND, REAL, place_text
from tabuleiro.games.imperial_miners.words.phrases import effect_phrase, parts_phrase, reduction_phrase
from tabuleiro.games.imperial_miners.words.places import split
from tabuleiro.kit.shelf import pictures_of
from tabuleiro.testing.play import steps_of, stubbornly

PLACE = re.compile(r'data-spot="\w+ (\d\.-?\d+)"')
CARD = re.compile(
    r'class="mc[^"]*" transform="translate\((-?[\d.]+) (-?[\d.]+)\)" data-card="[^"]+"(?: data-vt="[^"]+")?'
    r' data-spot="\w+ ([^"]+)"'
)


def well_formed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup if markup.startswith("<svg") else f"<g>{markup}</g>")


def mine_of(*places: str, card: str = "sun-ladder") -> dict[str, object]:
    mine = [{"place": p, "card": card, "machines": 0, "collapsed": False, "active": False} for p in places]
    return {"seat": 0, "mine": mine, "carts": [], "half_carts": []}


# ---------------------------------------------------------------- content
@every_language
def test_every_card_event_and_space_has_a_phrase_and_a_picture(lang: str) -> None:
    for card in game.pack.cards:
        for effect in card.effects:
            assert names_in(phrases.html(effect_phrase(effect, lang)))
        if card.reduction:
            assert names_in(phrases.html(reduction_phrase(card.reduction)))
        for machines, collapsed in ((0, False), (3, True)):
            well_formed(mine_card(game, card.id, lang, machines, collapsed))
        well_formed(hand_svg(hand_card(game, card.id, lang, max(card.cost - 1, 0), True, 2), ticks=True, label="x"))
    for effect in (*game.pack.surface, *(effect for event in game.pack.events for effect in event.effects)):
        assert names_in(phrases.html(effect_phrase(effect, lang)))
    for side in game.pack.sides:
        for parts in side.spaces[1:]:
            assert names_in(phrases.html(parts_phrase(parts, lang)))


def test_every_verb_with_every_modifier_has_a_phrase_of_its_own() -> None:
    """Two different parts never look the same."""
    seen: dict[object, object] = {}
    for part in all_parts():
        phrase = effect_phrase(Effect(0, False, (part,)), "en")
        well_formed(phrases.html(phrase))
        assert phrase not in seen, (part, seen[phrase])
        seen[phrase] = part


def test_prices_are_shown() -> None:
    part = game.pack.surface[0].parts[0]
    free, paid, less = (
        "".join(well_formed(phrases.html(effect_phrase(Effect(pay, scots, (part,)), "en"))).itertext())
        for pay, scots in ((0, False), (4, False), (4, True))
    )
    assert (free, paid, less) == ("2", "42", "4−2")


def test_factions_differ_without_colour() -> None:
    """By the pattern of the card and by its mark, in the mine and in the hand."""
    for draw in (lambda card: mine_card(game, card, "en"), lambda card: hand_card(game, card, "en", 0)):
        patterns, marks = set(), set()
        for faction in FACTIONS:
            card = next(card.id for card in game.pack.cards if card.factions == (faction,))
            drawn = draw(card)
            patterns |= set(re.findall(r"#im-pt-([a-z]+)", drawn))
            marks |= names_in(drawn) & {f"f-{other}" for other in FACTIONS}
        assert patterns == set(FACTIONS)
        assert len(marks) >= len(FACTIONS)


def test_a_reduced_cost_shows_both_figures() -> None:
    assert 'class="wast"' not in hand_card(game, "dragon-vein", "en", card_of(game, "dragon-vein").cost)
    reduced = hand_card(game, "dragon-vein", "en", 3)
    assert ">3<" in reduced
    assert re.search(r'class="wast"[^>]*>12<', reduced)


# ---------------------------------------------------------------- escaping
def test_names_from_a_pack_are_escaped() -> None:
    nasty = dict.fromkeys(("en", "pt-BR", "de"), "<script>alert('x')</script>\"&")
    cards = tuple(replace(card, names=nasty) for card in game.pack.cards)
    events = tuple(replace(event, names=nasty) for event in game.pack.events)
    sides = tuple(replace(side, names=nasty) for side in game.pack.sides)
    bad = ImperialMiners(replace(game.pack, cards=cards, events=events, sides=sides))
    state = bad.new(seats=2, seed=5)
    for now, _ in steps_of(state, 5):
        if now.view(0).data["round"] == 4:
            break
    drawn = pictures_of("imperial-miners").table(state.view(0))
    assert "<script" not in drawn
    well_formed(drawn)
    assert "<script" in "".join(well_formed(drawn).itertext())


# ---------------------------------------------------------------- mines
def test_cards_that_touch_lie_side_by_side_however_wide_the_mine_is() -> None:
    dice = Dice(3)
    for _ in range(60):
        cells = sorted({REAL[dice.below(len(REAL))] for _ in range(1 + dice.below(9))})
        cells += [cell for cell in AROUND[cells[0]] if cell not in cells][:2]
        places = [place_text(cell) for cell in cells]
        inside, width, height = mine_drawing(game, mine_of(*places), "en", Sight())
        well_formed(inside)
        at = {place: (float(x), float(y)) for x, y, place in CARD.findall(inside)}
        assert set(at) == set(places)
        for x, y in at.values():
            assert 0 <= x <= width - 104
            assert 0 <= y <= height - 104
        for one, other in combinations(places, 2):
            (level, x), (below, z) = split(one), split(other)
            dx, dy = abs(at[one][0] - at[other][0]), abs(at[one][1] - at[other][1])
            assert dy == 106 * abs(level - below)
            assert dx >= 104 or dy >= 104
            if abs(x - z) <= 2 and abs(level - below) <= 1:
                assert dx == 53 * abs(x - z)


def test_wide_gaps_are_narrowed_and_small_ones_are_not() -> None:
    columns = Columns([0, 4])
    assert columns.middle(4) - columns.middle(0) == 4 * 53
    far = Columns([-18, 18])
    assert far.middle(18) - far.middle(-18) < 4 * 53
    assert len(far.gaps) == 1


def test_a_new_card_moves_no_other_as_long_as_there_is_room() -> None:
    def first(*places: str) -> str:
        inside, _, _ = mine_drawing(game, mine_of(*places), "en", Sight())
        return next(found[1] for found in CARD.finditer(inside) if found[3] == "1.0")

    assert first("1.0") == first("1.0", "1.2") == first("1.0", "1.2", "2.-1") == first("1.0", "2.1")


def test_half_a_cart_is_no_coin_and_a_level_is_a_number() -> None:
    drawn = [half_cart(0, 0, way, True) for way in set(SWEEPS)]
    assert all('class="hb"' in half for half in drawn)  # the box
    assert sum('class="hw"' in half for half in drawn) == 3  # the upper half has no wheels
    levels = [symbols()[f"level-{level}"] for level in range(1, 5)]
    assert len({re.sub(r"<desc>.*?</desc>|id=.\S+", "", level) for level in levels}) == 4


def test_an_empty_mine_is_drawn_too() -> None:
    drawn = mine_picture(game, mine_of(), "en", title="<empty>")
    assert well_formed(drawn).get("aria-label") == "<empty>"
    well_formed(thumbnail(game, mine_of(), "nothing"))


def test_carts_are_whole_where_the_view_says_so() -> None:
    found = markers = 0
    for seed in range(6):
        state = game.new(seats=2, seed=seed)
        assert all(not now.over for now, _ in steps_of(state, seed, stubbornly(seed)))
        for seat in state.view(0).data["seats"]:  # type: ignore[attr-defined]
            inside, _, _ = mine_drawing(game, seat, "en", Sight())
            carts = inside[inside.index('class="carts"') :]
            assert carts.count('r="11"') == len(seat["carts"])
            found += len(seat["carts"])
            markers += carts.count('class="ring"')
    assert 0 < markers < found


@pytest.mark.rule("IM-10")
def test_a_card_that_is_to_be_placed_makes_no_cart_with_itself() -> None:
    """Full halves on its left and right: where it is shown already is no neighbour of the other place."""
    places = Sight(slots=["2.-1", "2.1"], placing="surveyor")
    shown = replace(places, ghost=("surveyor", "2.-1"))
    assert card_of(game, "surveyor").carts.startswith("FF")
    assert 'class="closing"' not in mine_drawing(game, mine_of("1.0"), "en", shown)[0]
    assert 'class="closing"' in mine_drawing(game, mine_of("1.0", "2.-1", card="surveyor"), "en", places)[0]


def test_what_has_happened_to_a_card_is_seen_and_said() -> None:
    seat = mine_of("1.0")
    seat["mine"][0] |= {"machines": 2, "collapsed": True, "active": True}  # type: ignore[index]
    drawn = mine_picture(game, seat, "en")
    assert names_in(drawn) >= {"machine", "collapse"}
    assert 'class="mc used"' in drawn
    assert "2 machines. Collapsed: the next activation only clears it. Already activated this round." in drawn


# ---------------------------------------------------------------- notebooks
def all_views(seats: int, seed: int, every: int) -> list[object]:
    views = []
    for i, (now, _) in enumerate(steps_of(game.new(seats=seats, seed=seed), seed, stubbornly(seed))):
        if i % every == 0:
            views += [now.view(seat) for seat in range(-1, seats)]
    return [*views, now.view(0)]


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_notebook_picture_stands_alone(seats: int) -> None:
    for view in all_views(seats, seats, 45):
        drawn = view._repr_svg_()  # type: ignore[attr-defined]
        root = well_formed(drawn)
        assert root.get("viewBox")
        ids = set(re.findall(r' id="([^"]+)"', drawn))
        assert set(re.findall(r'href="#([^"]+)"', drawn)) <= ids
        assert set(re.findall(r"url\(#([^)]+)\)", drawn)) <= ids
        assert not re.search(r'href="[^#]', drawn)
        assert "var(" not in drawn
        assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_its_classes_stay_in_the_picture() -> None:
    """A notebook puts it into its own page: every rule is about what lies inside."""
    drawn = pictures_of("imperial-miners").table(game.new(seats=2, seed=1).view(0))
    style = drawn.partition("<style>")[2].partition("</style>")[0]
    selectors = [one for rule in re.findall(r"([^{}]+)\{", style) for one in rule.split(",")]
    assert len(selectors) > 40
    assert all(one.strip().startswith(".tabuleiro-im ") for one in selectors)


@every_language
def test_a_picture_speaks_the_language(lang: str) -> None:
    drawn = pictures_of("imperial-miners").table(game.new(seats=2, seed=1).view(0), lang)
    assert {"en": "Progress", "pt-BR": "Progresso", "de": "Entwicklung"}[lang] in drawn


def test_what_a_seat_cannot_know_is_in_no_picture() -> None:
    compared = 0
    for seed in range(3):
        dice = Dice(seed)
        for i, (now, _) in enumerate(steps_of(game.new(seats=3, seed=seed), seed, stubbornly(seed))):
            if i % 17:
                continue
            seat = dice.below(4) - 1
            view = now.view(seat)
            assert pictures_of("imperial-miners").table(view.sample(dice).view(seat)) == pictures_of(
                "imperial-miners"
            ).table(view)
            compared += 1
    assert compared > 15


def test_a_game_without_pictures_shows_none() -> None:
    bare = ImperialMiners(game.pack)
    assert bare.new(seats=1, seed=1).view(0)._repr_svg_() is None
