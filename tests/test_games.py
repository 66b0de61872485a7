"""Every game is complete: each of its parts has all that pages, terminal, bots and studies ask of it."""

from __future__ import annotations

import pytest

import tabuleiro
from tabuleiro.analysis.study import Study
from tabuleiro.bots.bot import STRONGEST
from tabuleiro.bots.lookahead import Sense
from tabuleiro.bots.senses import Senses, greedy_sense, learned_sense
from tabuleiro.cli.drawing import Drawing
from tabuleiro.core.errors import BadInput
from tabuleiro.kit import shelf
from tabuleiro.kit.book import Book
from tabuleiro.kit.content import Content
from tabuleiro.kit.pictures import Pictures
from tabuleiro.kit.room import Room
from tabuleiro.kit.words import GameWords
from tabuleiro.lang import LANGUAGES, words_in
from tabuleiro.web.assets import Assets
from tabuleiro.web.board import Board, board_of
from tabuleiro.web.drafts import options_of, values_of

KINDS: tuple[type[Room], ...] = (Content, GameWords, Pictures, Book, Senses, Study, Drawing, Board)


@pytest.mark.parametrize("name", shelf.games())
def test_a_large_game_has_every_room_of_its_own(name: str):
    game = tabuleiro.load(name)
    assert game.name == name
    for kind in KINDS:
        found = shelf.room(name, kind)
        assert isinstance(found, kind)
        assert type(found).__module__.startswith(shelf.manifest_of(name).package)
    assert isinstance(greedy_sense(game), Sense)
    assert isinstance(learned_sense(game), Sense)
    assert [level.number for level in shelf.manifest_of(name).levels] == list(range(1, STRONGEST + 1))
    assert game.manifest.levels[STRONGEST - 1].slack == 0


@pytest.mark.parametrize("name", shelf.games())
def test_a_game_has_its_looks_and_words_on_the_pages(name: str):
    board, assets, game = board_of(name), Assets().files, tabuleiro.load(name)
    manifest = shelf.manifest_of(name)
    assert {f"{manifest.short}-page.css", f"{manifest.short}-board.css"} <= set(assets)
    assert shelf.pictures_of(name).poster()
    keys = ["title", "poster-line", "poster-meta"]
    for option in options_of(game):
        keys += [f"option-{option}", f"option-{option}-more"]
    for seats in range(game.fewest_seats, game.most_seats + 1):
        for option, values in values_of(game, seats).items():
            keys.append(f"option-{option}")
            shown = [board.shown(game, option, value, lang) for value in values for lang in LANGUAGES]
            assert all(one.name and one.more for one in shown)
    own = words_in(shelf.folder_of(name) / "words" / "locales")
    assert [(lang, key) for lang in LANGUAGES for key in keys if not own.has(lang, key)] == []


@pytest.mark.parametrize("name", ["chess", "", "imperial_miners", "os.path"])
def test_there_is_no_other_game(name: str):
    with pytest.raises(BadInput, match="there is no game"):
        shelf.rules_of(name)
