"""Brazil: Imperial in the terminal: every screen fits, the map is right, a whole game is played by typing."""

from __future__ import annotations

import io
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, cast

import pytest
from cli_person import Run
from rich.console import Console, RenderableType

import tabuleiro
from tabuleiro.cli.drawing import Look, drawing_of
from tabuleiro.cli.terminal import ASCII, UNICODE, numbered
from tabuleiro.cli.texts import Texts
from tabuleiro.core.state import State
from tabuleiro.games.brazil_imperial.terminal.contents import everything
from tabuleiro.games.brazil_imperial.terminal.drawing import RealmDrawing
from tabuleiro.games.brazil_imperial.terminal.map import map_text
from tabuleiro.kit.content import Content
from tabuleiro.kit.shelf import room
from tabuleiro.lang import LANGUAGES

GAME = tabuleiro.load("brazil-imperial")
DRAWING = drawing_of(GAME)
NAMES = ("A (you)", "B", "C", "D")
WIDTH = 80
SEED = 7
WINS = {"en": "wins.", "pt-BR": "venceu.", "de": "gewinnt."}


def printed(parts: Sequence[RenderableType]) -> str:
    console = Console(file=io.StringIO(), width=WIDTH, markup=False, highlight=False, emoji=False)
    console.print(*parts, sep="\n")
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def positions(seats: int, most: int) -> Iterator[tuple[State, int]]:
    rng = random.Random(SEED)
    state = GAME.new(seats=seats, seed=SEED)
    while not state.over and most:
        most -= 1
        seat = rng.choice(state.to_act)
        yield state, seat
        state.apply(rng.choice(state.decision(seat).actions))


def look_at(state: State, lang: str, seat: int = 0) -> Look:
    decision = state.decision(seat) if seat in state.to_act else None
    names = NAMES[: len(state.players)]
    return Look(
        state.view(seat), decision, names, Texts(lang, "brazil-imperial"), UNICODE if seat % 2 else ASCII, WIDTH
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_fits_and_says_something(lang: str) -> None:
    seen: Counter[str] = Counter()
    for seats in (1, 2, 4):
        for state, seat in positions(seats, 500):
            decision = state.decision(seat)
            seen[decision.kind] += 1
            if seen[decision.kind] > 2:
                continue
            look = look_at(state, lang, seat)
            shown = (DRAWING.whole(look), DRAWING.focus(look), DRAWING.own(look), [numbered(DRAWING.options(look))])
            for screen in map(printed, shown):
                assert "{" not in screen
                assert all(len(line) <= WIDTH for line in screen.splitlines())
            assert len(DRAWING.options(look)) == len(decision.actions)
    assert {"mission", "capital", "action", "move", "build", "pay"} <= set(seen)


def test_a_spectator_sees_the_boards_and_no_hand() -> None:
    state, _ = list(positions(2, 200))[-1]
    look = Look(state.view(-1), None, NAMES[:2], Texts("en", "brazil-imperial"), UNICODE, WIDTH)
    screen = printed(DRAWING.whole(look))
    assert "Empire of A (you)" in screen
    assert "Mission III" not in screen


MAP = """
phase = "move"
explore = ["d3 langsdorff open", "e1 ?", "f5 jaguar"]
[[seat]]
tiles = ["a2 sawmill wood 2"]
units = ["g1 b3", "g4 b3", "g2 g3"]
peeks = ["f5"]
[[seat]]
tiles = ["g3 farm coffee 2", "f4 trading-post"]
"""


def test_the_map_shows_what_lies_and_stands_where() -> None:
    lines = map_text(look_at(GAME.position(MAP), "en")).plain.splitlines()
    column = {letter: lines[0].index(letter) for letter in "ABCDEFG"}

    def at(place: str) -> tuple[str, str]:
        """The two lines of a hex; b, d and f stand half a hex lower."""
        letter, row = place[0].upper(), int(place[1:])
        top = 2 * row - 1 + "ABCDEFG".index(letter) % 2
        left = column[letter]
        found = [(lines[i] if i < len(lines) else "")[left : left + 6].strip() for i in (top, top + 1)]
        return found[0], found[1]

    assert lines[5].startswith(" 3")
    assert at("a2") == ("SawA2", "")
    assert at("a3") == ("@A", "")
    assert at("b3") == (".", "A14")
    assert at("g3") == ("FarA2", "A2")  # seized: its holder counts
    assert at("f4") == ("TraB", "")
    assert at("d3") == ("exp6", "")
    assert at("e1") == ("?", "")
    assert at("f5") == ("?Unk", "")  # looked at in secret
    assert [at(place)[0] for place in ("c4", "c5", "d4")] == ["^", "$", "."]


def test_every_hex_of_every_map_has_its_place() -> None:
    for scenario in GAME.pack.scenarios:
        state = GAME.new(seats=scenario.players, seed=1, scenario=scenario.id)
        look = look_at(state, "de")
        text = map_text(look).plain
        hexes = cast(Any, look.view.data)["map"]["hexes"]
        assert len(text.split()) - len(text.splitlines()[0].split()) >= len(hexes)
        assert max(map(len, text.splitlines())) <= WIDTH - 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fight_is_told_with_both_sides(lang: str) -> None:
    text = """
fight = { attacker = 0, defender = 1, at = "g3" }
[[seat]]
combat_cards = ["militia"]
units = ["g1 g3", "g4 g3"]
token = "painting"
arch = "painting"
spent = ["acted", "moved", "movement"]
party = ["g1", "g4"]
steps = ["move", "settle", "cards-shown", "defend"]
asked = "attack-cards"
[[seat]]
tiles = ["g3 farm coffee 2"]
units = ["o2 g3"]
"""
    state = GAME.position(text)
    screen = printed(DRAWING.focus(look_at(state, lang)))
    assert "G3" in screen
    assert "5 (" in screen
    assert "4 (" in screen


def test_anything_of_the_box_is_found_by_name() -> None:
    texts = Texts("en", "brazil-imperial")
    assert "Your sawmills make 1 brazilwood more" in printed(DRAWING.zoom(GAME, "guarani", texts, ASCII))
    assert "Makes 2 coffee." in printed(DRAWING.zoom(GAME, "FARM", texts, ASCII))
    assert "Founds cities." in printed(DRAWING.zoom(GAME, "g3", texts, ASCII))
    assert "For 2 players." in printed(DRAWING.zoom(GAME, "cisplatine", texts, ASCII))
    assert DRAWING.zoom(GAME, "moon cheese", texts, ASCII) == []


def test_the_terminal_finds_the_drawing_of_the_game() -> None:
    assert isinstance(drawing_of(GAME), RealmDrawing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_content_is_listed_whole(lang: str) -> None:
    screen = printed(DRAWING.contents(GAME, Texts(lang, "brazil-imperial"), ASCII, {}))
    ids = [one.id for one in everything(GAME.pack)]
    assert [id_ for id_ in ids if id_ not in screen] == []
    assert DRAWING.counts(GAME).startswith("pack 'house': 8 building faces")
    assert room(GAME.name, Content).faults(GAME.pack) == []


def test_every_language_says_the_same_things() -> None:
    keys = {
        lang: {key for key in Texts(lang, "brazil-imperial").words.keys(lang) if key.startswith("bi-")}
        for lang in LANGUAGES
    }
    assert keys["en"] == keys["pt-BR"] == keys["de"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_result_names_the_winner_or_the_challenge(lang: str) -> None:
    state = GAME.position("over = true\n[[seat]]\ntiles = ['a2 sawmill']\n[[seat]]\n")
    screen = printed(DRAWING.result(state.scores, NAMES[:2], Texts(lang, "brazil-imperial")))
    assert f"{NAMES[0]} {WINS[lang]}" in screen
    alone = GAME.position("over = true\nwon = true\n[[seat]]\n")
    assert printed(DRAWING.result(alone.scores, NAMES[:1], Texts(lang, "brazil-imperial"))).strip().endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_by_typing(run: Run, lang: str) -> None:
    """The solo challenge, always with the first thing that is offered: its twenty rounds pass, and it is lost."""
    typed = "help\nlog 5\ncard guarani\nwhy\nshow\n" + "1\n" * 1500
    result = run("play", GAME.name, "--seats", "you", "--seed", SEED, "--lang", lang, typed=typed)
    assert result.exit_code == 0
    assert Texts(lang, "brazil-imperial")("bi-challenge-lost", points=0).split(",")[0] in result.stdout
    assert max(len(line) for line in result.stdout.splitlines() if not line.startswith("> ")) <= WIDTH
