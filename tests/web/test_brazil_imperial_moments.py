"""Moments of Brazil: Imperial: what big beats show besides their sentence, to whom, and how long."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import tabuleiro
from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.table import Told
from tabuleiro.kit.beats import Beat
from tabuleiro.kit.shelf import words_of
from tabuleiro.lang import LANGUAGES
from tabuleiro.web.board import board_of
from tabuleiro.web.chronicle import Reader

GAME = tabuleiro.load("brazil-imperial")
BOARD = board_of(GAME.name)
FIGHT = {"won": 1, "attack": 5, "defence": 3, "at": "c3", "defender": 1, "cards": ("militia",), "against": ("ambush",)}
WON: dict[str, Any] = {**FIGHT, "units": ("r1",), "face": "farm"}
BIG: dict[str, dict[str, Any]] = {
    "revealed": {"at": "c3", "tile": "jaguar"},
    "expedition_over": {"at": "c3", "tile": "langsdorff", "total": 6, "need": 6, "cards": ("militia",)},
    "fight_over": WON,
    "mission": {"mission": "i-1", "era": 1},
    "palace": {"palace": "iii", "at": "c3"},
    "built": {"face": "recife", "at": "c3", "covered": 0, "founded": 1, "lost": ()},
}


def told(kind: str, data: dict[str, Any], eye: int, lang: str = "en", seat: int = 0) -> tuple[Beat, str]:
    [beat] = words_of(GAME).teller(eye).tell(Told(1, 0, "", (Event(kind, seat, data, {}, False),)))
    return beat, str(BOARD.card(Reader(GAME, eye, ("Ana", "Bento", "Clara"), ("A", "B", "C"), lang), beat))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", BIG)
def test_what_one_has_done_stays_until_it_is_put_away(kind: str, lang: str) -> None:
    beat, card = told(kind, BIG[kind], 0, lang)
    assert (beat.weight, beat.stays) == ("big", True)
    assert "<h2" in card


@pytest.mark.parametrize("kind", [kind for kind in BIG if kind != "fight_over"])
def test_nobody_waits_for_what_others_have_found(kind: str) -> None:
    for eye in (1, TABLE):
        beat, _ = told(kind, BIG[kind], eye)
        assert (beat.weight, beat.stays) == ("plain", False)


@pytest.mark.parametrize("kind", ["revealed", "mission", "built"])
def test_what_others_find_and_meet_is_shown_with_what_it_does(kind: str) -> None:
    for eye in (1, TABLE):
        assert 'class="does"' in told(kind, BIG[kind], eye)[1]
    assert told("expedition_over", BIG["expedition_over"], 1)[1] == ""


def test_a_painting_that_somebody_else_takes_is_shown_with_what_it_does() -> None:
    """It leaves the gallery, and is to be seen nowhere else but on a board that one has to open."""
    data = {"painting": "anchieta"}
    for eye in (1, TABLE):
        beat, card = told("painted", data, eye)
        assert (beat.stays, beat.spot) == (False, "painting anchieta|gallery")
        assert "José de Anchieta" in card
        assert 'class="does"' in card
    assert told("painted", data, 0)[1] == ""


def test_a_tile_is_turned_over_with_its_name_and_what_it_does() -> None:
    _, card = told("revealed", BIG["revealed"], 0)
    assert "turning" in card
    assert "Unknown species (Jaguar)" in card
    assert "keep" in card


def test_a_card_that_one_draws_shows_its_face_and_goes_by_itself() -> None:
    """Its name is in the event for who drew it alone."""
    for kind, secret in (("gold_card", {"card": "stonemasons"}), ("mission_drawn", {"mission": "i-1"})):
        event = Event(kind, 0, {"why": "deploy", "era": 1}, secret, True)
        shown = []
        for eye in (0, 1, TABLE):
            [beat] = words_of(GAME).teller(eye).tell(Told(1, 0, "arch deploy", (event,)))
            assert not beat.stays
            shown.append("kcard" in str(BOARD.card(Reader(GAME, eye, ("Ana", "Bento"), ("A", "B"), "en"), beat)))
        assert shown == [True, False, False]


def test_a_fight_is_shown_as_it_comes_about() -> None:
    """Strength before cards, cards that turn over, the totals; the heading does not say the end before its verdict."""
    fight = Event("fight", 0, {"at": "c3", "defender": 1, "from": "", "attack": 4, "defence": 2}, {}, False)
    over = Event("fight_over", 0, WON, {}, False)
    beat = words_of(GAME).teller(0).tell(Told(1, 0, "", (fight, over)))[-1]
    card = str(BOARD.card(Reader(GAME, 0, ("Ana", "Bento"), ("A", "B"), "en"), beat))
    heading, rest = card.partition("</h2>")[::2]
    assert "won" not in heading
    assert rest.index("strength 4 before cards") < rest.index("flip") < rest.index("data-verdict")


def test_an_expedition_that_fails_says_what_it_has_cost() -> None:
    failed = {**BIG["expedition_over"], "total": 3}
    assert "The card is spent" in told("expedition_over", failed, 0)[1]
    assert "It has cost nothing" in told("expedition_over", {**failed, "cards": ()}, 0)[1]


def test_a_secret_look_is_shown_to_who_took_it_alone() -> None:
    event = Event("peeked", 0, {"at": "c3"}, {"tile": "jaguar"}, True)
    cards = []
    for eye in (0, 1, TABLE):
        [beat] = words_of(GAME).teller(eye).tell(Told(1, 0, "peek c3", (event,)))
        cards.append(str(BOARD.card(Reader(GAME, eye, ("Ana", "Bento"), ("A", "B"), "en"), beat)))
    assert "Jaguar" in cards[0]
    assert cards[1:] == ["", ""]


@pytest.mark.parametrize(("eye", "title"), [(0, "You won the fight on C3"), (1, "You lost the fight on C3")])
def test_a_fight_shows_both_sides_with_totals_and_cards_and_what_was_won(eye: int, title: str) -> None:
    beat, card = told("fight_over", WON, eye)
    assert beat.stays
    for said in (
        title,
        "You</b>",
        "Bento" if eye == 0 else "Ana",
        ">5<",
        ">3<",
        "Militia +",
        "Ambush +",
        "Farm",
        "Crossbowman",
    ):
        assert said in card, said
    assert told("fight_over", WON, 2)[1] == ""


def test_a_tie_is_explained() -> None:
    assert "A tie goes to the defence." in told("fight_over", {**WON, "won": 0, "attack": 3, "face": ""}, 0)[1]


def test_an_expedition_that_failed_says_what_it_costs() -> None:
    _, card = told("expedition_over", {**BIG["expedition_over"], "total": 5}, 0)
    assert "Not this time" in card
    assert "another attempt" in card
    assert "You made it" in told("expedition_over", BIG["expedition_over"], 0)[1]


@pytest.mark.parametrize("era", [2, 3])
def test_an_era_says_what_is_new_and_stays_for_everybody_at_the_table(era: int) -> None:
    beat, card = told("era", {"era": era, "by": 0}, 1, seat=TABLE)
    assert beat.stays
    names = [building.names["en"] for building in GAME.pack.buildings if building.era == era]
    assert all(name in card for name in names)
    assert "Ana revealed the first mission" in card
    assert "You revealed the first mission" in told("era", {"era": era, "by": 0}, 0, seat=TABLE)[1]
    assert not told("era", {"era": era, "by": 0}, TABLE, seat=TABLE)[0].stays


def test_what_a_find_brings_later_does_not_turn_it_over_again() -> None:
    beat, card = told("revealed", BIG["revealed"], 0)
    reader = Reader(GAME, 0, ("Ana", "Bento", "Clara"), ("A", "B", "C"), "en")
    assert card
    assert not BOARD.card(reader, replace(beat, more=True))
