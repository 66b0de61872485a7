"""Tags, icons, seat marks and phrases: escaped, well-formed, and never larger than their room."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from markupsafe import Markup
from scenes import the_game

from tabuleiro.drawing import phrases
from tabuleiro.drawing.icons import icon, names_in, sprite, symbols, use
from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.phrases import Bit, Phrase
from tabuleiro.drawing.seats import letters, seat_mark, seat_shape
from tabuleiro.drawing.tags import classes, join, number, tag
from tabuleiro.games.imperial_miners.words.phrases import effect_phrase

NASTY = """<script>"'&</script>"""


# ---------------------------------------------------------------- tags
def test_text_and_attributes_are_escaped() -> None:
    made = tag("p", NASTY, tag("b", "in"), title=NASTY, class_="a", aria_label="x", data_act="use 1")
    assert made.count("<script") == 0
    assert ElementTree.fromstring(made).text == NASTY
    assert ElementTree.fromstring(made).get("title") == NASTY
    assert str(tag("p", Markup("<i></i>"), class_="a", aria_label="x")) == '<p class="a" aria-label="x"><i></i></p>'


def test_tags_are_short() -> None:
    assert str(tag("rect", x=1, y=2.5, rx=0.1 + 0.2, hidden=None)) == '<rect x="1" y="2.5" rx="0.3"/>'
    assert str(tag("span")) == "<span></span>"
    assert str(tag("svg", viewBox="0 0 1 1")) == '<svg viewBox="0 0 1 1"></svg>'
    assert [number(value) for value in (1.0, -2.50, 0.333333, 106)] == ["1", "-2.5", "0.33", "106"]
    assert classes("a", "", "b") == "a b"
    assert classes("", "") is None
    assert join([tag("i"), tag("b")]) == Markup("<i></i><b></b>")


# ---------------------------------------------------------------- icons
def test_every_symbol_is_well_formed_and_has_no_english_in_it() -> None:
    assert len(symbols()) > 160
    for name, symbol in symbols().items():
        assert ElementTree.fromstring(symbol).get("id") == f"i-{name}"
        assert "<desc" not in symbol


def test_an_icon_is_hidden_unless_it_is_named() -> None:
    assert 'aria-hidden="true"' in icon("coin")
    named = ElementTree.fromstring(icon("coin", NASTY))
    assert (named.get("role"), named.get("aria-label")) == ("img", NASTY)
    with pytest.raises(KeyError, match="no icon 'no-such'"):
        icon("no-such")


def test_a_sprite_has_just_what_a_page_uses() -> None:
    page = icon("coin") + use("vp", 1, 2, 3)
    assert names_in(page) == {"coin", "vp"}
    inlined = sprite(names_in(page))
    assert set(re.findall(r'<symbol id="i-([a-z-]+)"', inlined)) == {"coin", "vp"}
    assert names_in(inlined) == set()


# ---------------------------------------------------------------- seats and marks
@pytest.mark.parametrize(
    ("names", "found"),
    [
        (["Ana", "bento"], ["A", "B"]),
        (["Zoë", "Élodie", "Ana"], ["Z", "É", "A"]),
        (["Ana", "Alba"], ["A", "B"]),
        (["Ana", "7of9"], ["A", "B"]),
        (["Ana", ""], ["A", "B"]),
        (["ßig", "Sam"], ["A", "B"]),
    ],
)
def test_letters_are_initials_where_these_differ(names: list[str], found: list[str]) -> None:
    assert letters(names) == found


def test_seats_differ_in_shape_not_only_in_colour() -> None:
    shapes = [names_in(seat_mark(seat, "X")) for seat in range(5)]
    assert len({min(shape) for shape in shapes}) == 5
    assert len({min(names_in(seat_shape(seat, "X", 1, 2, 20))) for seat in range(5)}) == 5
    assert ElementTree.fromstring(seat_mark(0, "<", NASTY)).get("aria-label") == NASTY


def test_a_mark_says_all_that_a_page_needs() -> None:
    can = Mark("can", "use 1 at 1.0", "Gain <2> coins.")
    assert can.attributes == {"role": "button", "tabindex": "-1", "data_act": "use 1 at 1.0"}
    assert str(can.title) == "<title>Gain &lt;2&gt; coins.</title>"
    assert str(can.hidden) == '<span class="vh">Gain &lt;2&gt; coins.</span>'
    assert Mark("chosen", "pick x", "X").attributes["aria_pressed"] == "true"
    refused = Mark("no", "pick x", "X.", "You have no coins.", "IM-15")
    assert "2 short" in Mark("no", "pick x", "X.", note="2 short").chip
    assert not Mark("no", "pick x", "X.", note="later", later=True).chip  # figures stay to be read in a lesson
    no = refused.attributes
    assert "data_act" not in no
    assert (no["aria_disabled"], no["data_why"], no["data_rule"]) == ("true", "You have no coins.", "IM-15")
    assert refused.said == "X. You have no coins."


# ---------------------------------------------------------------- phrases
LONG: Phrase = tuple((Bit("number", "12"), Bit("icon", "coin"), Bit("here", "machine")) for _ in range(5))


@pytest.mark.parametrize("box", [(86.0, 29.0), (40.0, 20.0), (300.0, 20.0)])
def test_a_phrase_never_leaves_its_box(box: tuple[float, float]) -> None:
    width, height = box
    found = [effect_phrase(effect, "de") for card in the_game().pack.cards for effect in card.effects]
    for phrase in (*found, LONG):
        scale, lines = phrases.lines_of(phrase, width, height)
        assert scale > 0
        assert max(map(phrases.width_of, lines)) * scale <= width + 0.01
        assert phrases.LINE * len(lines) * scale <= height + 0.01


def test_html_and_svg_say_the_same() -> None:
    for card in the_game().pack.cards:
        for effect in card.effects:
            phrase = effect_phrase(effect, "en")
            shown, drawn = phrases.html(phrase), phrases.svg(phrase, 0, 0, 90, 29)
            assert names_in(shown) == names_in(drawn)
            texts = ["".join(ElementTree.fromstring(one).itertext()) for one in (shown, drawn)]
            assert texts[0] == texts[1]


def test_a_part_is_written_as_it_reads() -> None:
    kinds = {"−2": "number", "3×": "number", "level-2": "icon", ">": "sign", "[card]": "here", "(all)": "small"}
    assert [bit.kind for bit in phrases.bits(" ".join(kinds))] == list(kinds.values())
    assert phrases.bits("-1 coin [card] (all)") == (
        *(Bit("number", "−1"), Bit("icon", "coin"), Bit("here", "card"), Bit("small", "all")),
    )
    assert (phrases.some(0, "bed"), phrases.some(1, "bed"), phrases.some(2, "bed")) == ("", "bed", "2 bed")


def test_what_is_lost_has_its_own_sign() -> None:
    shown = phrases.html(phrases.gains([(3, "vp"), (-2, "coin"), (1, "advance")]), "all in all")
    assert "".join(ElementTree.fromstring(shown).itertext()) == "3−2+1"
    assert ElementTree.fromstring(shown).get("aria-label") == "all in all"
    assert phrases.svg((), 0, 0, 10) == ""
