"""Above and Below in the terminal: every screen fits, a story is read out, a whole game is played by typing."""

from __future__ import annotations

import io
import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from cli_person import Run
from rich.console import Console, RenderableType

import tabuleiro
from tabuleiro.cli.drawing import Look, drawing_of
from tabuleiro.cli.terminal import ASCII, UNICODE, numbered
from tabuleiro.cli.texts import Texts
from tabuleiro.core.state import State
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.terminal.drawing import VillageDrawing
from tabuleiro.lang import LANGUAGES

GAME = tabuleiro.load("above-and-below")
DRAWING = drawing_of(GAME)
NAMES = ("A (you)", "B", "C")
WIDTH = 80
SEED = 7
WINS = {"en": "wins.", "pt-BR": "venceu.", "de": "gewinnt."}


def printed(parts: Sequence[RenderableType]) -> str:
    console = Console(file=io.StringIO(), width=WIDTH, markup=False, highlight=False, emoji=False)
    console.print(*parts, sep="\n")
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def positions(seed: int) -> Iterator[tuple[State, int]]:
    """A random play that dawdles little."""
    rng = random.Random(seed)
    state = GAME.new(seats=3, seed=seed)
    while not state.over:
        seat = rng.choice(state.to_act)
        yield state, seat
        brisk = [a for a in state.decision(seat).actions if str(a).split()[0] not in ("sell", "take", "exchange")]
        state.apply(rng.choice(brisk or state.decision(seat).actions))
    yield state, 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_fits_and_says_something(lang: str) -> None:
    seen: Counter[str] = Counter()
    for state, seat in positions(SEED):
        decision = state.decision(seat) if not state.over else None
        kind = decision.kind if decision else "over"
        seen[kind] += 1
        if seen[kind] > 3:
            continue
        look = Look(
            state.view(seat),
            decision,
            NAMES,
            Texts(lang, "above-and-below"),
            UNICODE if seen[kind] % 2 else ASCII,
            WIDTH,
        )
        for parts in (DRAWING.whole(look), DRAWING.focus(look), DRAWING.own(look), [numbered(DRAWING.options(look))]):
            screen = printed(parts)
            assert "{" not in screen
            assert all(len(line) <= WIDTH for line in screen.splitlines())
        assert len(DRAWING.options(look)) == (len(decision.actions) if decision else 0)
    assert {"turn", "option", "over"} <= set(seen)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_is_read_out_whole(lang: str) -> None:
    text = "[[seat]]\nvillagers = ['VS-hammer-1 sent', 'VS-none-1 sent']\nencounter.paragraph = 4\n[[seat]]\n"
    state = GAME.position(text)
    look = Look(state.view(0), state.decision(0), NAMES, Texts(lang, "above-and-below"), UNICODE, WIDTH)
    screen = " ".join(printed(DRAWING.focus(look)).split())
    told = book(lang)
    assert told.title(4) in screen
    assert " ".join(told.text(4).split()) in screen
    assert told.failure(4, "A")[:30] not in screen
    assert told.option(4, "B") in printed([numbered(DRAWING.options(look))])


def test_a_card_or_a_villager_is_found_by_name() -> None:
    texts = Texts("en", "above-and-below")
    assert "Sunday Market (H13) house, costs 7" in printed(DRAWING.zoom(GAME, "h13", texts, ASCII))
    assert "4 VP." in printed(DRAWING.zoom(GAME, "sunday market", texts, ASCII))
    assert "Rolls a die before every action" in printed(DRAWING.zoom(GAME, "Cave Cat", texts, ASCII))
    assert DRAWING.zoom(GAME, "moon cheese", texts, ASCII) == []


def test_the_terminal_finds_the_drawing_of_the_game() -> None:
    assert isinstance(drawing_of(GAME), VillageDrawing)


def test_every_language_says_the_same_things() -> None:
    keys = {
        lang: {key for key in Texts(lang, "above-and-below").words.keys(lang) if key.startswith("ab-")}
        for lang in LANGUAGES
    }
    assert keys["en"] == keys["pt-BR"] == keys["de"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_by_typing(run: Run, lang: str) -> None:
    """Always the first thing that is offered, now and then with a question; the way home is to pass."""
    typed = "help\nlog 5\ncard glogo\nwhy\nshow\n" + "1\n" * 400 + "pass\n" * 20
    result = run("play", "above-and-below", "--seats", "you,random", "--seed", SEED, "--lang", lang, typed=typed)
    assert result.exit_code == 0
    assert WINS[lang] in result.stdout
    assert max(len(line) for line in result.stdout.splitlines() if not line.startswith("> ")) <= WIDTH
