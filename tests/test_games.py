"""Every game is complete: each of its parts has all that pages, terminal, bots and studies ask of it."""

from __future__ import annotations

from typing import Any

import pytest

import tabuleiro
from tabuleiro.analysis.balance import Study, study_of
from tabuleiro.bots.levels import LEVELS, STRONGEST, level_of
from tabuleiro.bots.lookahead import Sense
from tabuleiro.bots.senses import greedy_sense, learned_sense
from tabuleiro.cli.drawing import Contents, Drawing, contents_of, drawing_of
from tabuleiro.core.errors import BadInput
from tabuleiro.games import GAMES, GameWords, part_of, words_of
from tabuleiro.lang import LANGUAGES
from tabuleiro.web.assets import Assets
from tabuleiro.web.boards import Board, Book, board_of, book_of, shown_of
from tabuleiro.web.drafts import options_of, values_of
from tabuleiro.web.lists import SHORT, SIGNS
from tabuleiro.web.posters import woodcut
from tabuleiro.web.texts import WORDS


def missing(part: object, protocol: type[Any]) -> list[str]:
    asked = [name for name in vars(protocol) if not name.startswith("_")]
    assert asked
    return [name for name in asked if not hasattr(part, name)]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_all_its_parts(name: str):
    game = tabuleiro.load(name)
    assert game.name == name
    for part, protocol in (
        (words_of(game), GameWords),
        (board_of(name), Board),
        (book_of(name), Book),
        (drawing_of(game), Drawing),
        (contents_of(game), Contents),
        (study_of(name), Study),
    ):
        assert missing(part, protocol) == []
    assert isinstance(greedy_sense(game), Sense)
    assert isinstance(learned_sense(game), Sense)
    assert [level.number for level in LEVELS[name]] == list(range(1, STRONGEST + 1))
    assert level_of(name, STRONGEST).slack == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_its_looks_and_words_on_the_pages(name: str):
    board, assets, game = board_of(name), Assets().files, tabuleiro.load(name)
    assert {f"{name}.css", f"{board.FOLDER}-board.css"} <= set(assets)
    assert f"g-{SHORT[name]}" == board.CSS_CLASS
    assert SIGNS[name]
    assert woodcut(name)
    keys = [f"game-{name}", f"poster-line-{name}", f"poster-meta-{name}"]
    for option in options_of(game):
        keys += [f"option-{name}-{option}", f"option-more-{name}-{option}"]
    for seats in range(game.fewest_seats, game.most_seats + 1):
        for option, values in values_of(game, seats).items():
            keys.append(f"option-{name}-{option}")
            shown = [shown_of(game, option, value, lang) for value in values for lang in LANGUAGES]
            assert all(one.name and one.more for one in shown)
    assert [(lang, key) for lang in LANGUAGES for key in keys if not WORDS.has(lang, key)] == []


@pytest.mark.parametrize("name", ["chess", "", "imperial_miners", "os.path"])
def test_there_is_no_other_game(name: str):
    with pytest.raises(BadInput, match="there is no game"):
        part_of(name, "tabuleiro.games.{}.rules")
