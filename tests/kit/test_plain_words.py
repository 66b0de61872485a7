"""A game that has only messages: its sentences, its picture and its poster come from the kit."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.game import Game
from tabuleiro.core.reason import Reason
from tabuleiro.core.state import State
from tabuleiro.kit import shelf
from tabuleiro.lang import LANGUAGES

EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel"
NAMES = ["Ana", "Bruno"]
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    import goofspiel  # type: ignore[import-not-found]

    monkeypatch.setitem(shelf._found()[0], "goofspiel", goofspiel.MANIFEST)
    shelf.room.cache_clear()
    yield shelf.load("goofspiel")
    shelf.room.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "goofspiel"]:
        del sys.modules[name]


def begun(game: Game) -> State:
    return game.new(seats=2, seed=3)


def test_questions_and_options_come_from_the_fields(game: Game) -> None:
    state = begun(game)
    words, view, decision = shelf.words_of(game), state.view(0), state.decision(0)
    stakes = view.data["stakes"]
    assert words.prompt(view, decision, "en") == f"Bid one card for the prize {stakes[0]}."  # type: ignore[index]
    assert words.label(view, decision.actions[2], "en") == "Bid the 3."
    assert words.title("de") == "Goofspiel"
    assert words.about("poster-line", "pt-BR")
    assert words.about("no-such-thing", "en") == ""


@every_language
def test_everything_that_happens_has_a_line(game: Game, lang: str) -> None:
    state = begun(game)
    told = state.listen()
    while not state.over:
        for seat in state.to_act:
            state.apply(state.decision(seat).actions[seat - 1])
    lines = [shelf.words_of(game).log_line(game, event, NAMES, lang) for event in told]
    assert all(line and "{" not in line and "(" not in line for line in lines), lines
    assert {event.kind for event in told} >= {"round", "ready", "reveal", "win", "over"}
    assert "Ana" in lines[-1]


def test_what_no_message_says_is_said_somehow(game: Game) -> None:
    words = shelf.words_of(game)
    told = Event("card_lost", 1, {"card": 3, "cards": (1, 2)}, {}, False)
    assert words.log_line(game, told, NAMES, "en") == "Bruno: card lost (card 3, cards 1 and 2)."
    assert words.log_line(game, Event("tie", TABLE, {}, {}, False), NAMES, "de") == "Tie."  # its parameter is missing
    assert words.log_line(game, Event("scored", 1, {"n": 2}, {}, False), NAMES, "en") == "Bruno scored."
    assert words.log_line(game, Event("scored", 1, {"n": -2}, {}, False), NAMES, "en") == "Bruno lost points."
    assert words.reason_words(game, Reason("too_late", {"round": 4}, "GS-1"), "en") == "Too late (round 4) (GS-1)"
    assert words.reason_words(game, Reason("play_is_over"), "de") == "Das Spiel ist zu Ende."
    assert words.field("no_such_field", "en") == "No such field"
    assert words.score_part("prizes", "en") == "Prizes"


@every_language
def test_it_is_drawn_as_sheets_of_its_fields(game: Game, lang: str) -> None:
    state = begun(game)
    state.apply(state.decision(1).actions[4])
    drawn = shelf.pictures_of("goofspiel").table(state.view(0), lang)
    text = " ".join("".join(ElementTree.fromstring(drawn).itertext()).split())
    words = shelf.words_of(game)
    assert words.field("stakes", lang) in text
    assert text.count(words.field("hand", lang)) == 2
    assert words.field("bid", lang) not in text  # nobody else's, and the own seat has made none
    assert drawn.count('class="sheet"') == 3
    assert shelf.words_of(game).title(lang) in drawn
    assert state._repr_svg_() == shelf.pictures_of("goofspiel").table(state.view(-1))
    assert "<th>total</th>" in state.scores._repr_html_()  # type: ignore[attr-defined]


def test_its_poster_has_its_sign(game: Game) -> None:
    poster = shelf.pictures_of("goofspiel").poster()
    assert 'href="#i-trophy"' in poster
    ElementTree.fromstring(str(poster))
