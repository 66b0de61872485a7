"""Puzzles: all of them load as what they say, and show nothing that their seat could not see."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabuleiro.core.chance import Dice
from tabuleiro.kit.editions import house_set
from tabuleiro.kit.puzzles import Puzzle, puzzled, puzzles_of, read, written
from tabuleiro.server.chairs import Chair
from tabuleiro.web.board import board_of
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.frame import scene_of
from tabuleiro.web.puzzles import brought

GAMES = puzzled()


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_legal_and_knows_all_its_options(game: str) -> None:
    for puzzle in puzzles_of(game).values():
        decision = puzzle.state.decision(puzzle.seat)
        options = sorted(map(str, decision.actions))
        assert options == sorted([puzzle.best, *(other.text for other in puzzle.others)]), puzzle.id
        assert decision.kind == puzzle.kind
        assert puzzle.game == game
        assert puzzle.gap >= 0.06
        assert puzzle.gap > 2 * puzzle.error
        assert puzzle.gap == min(other.loss for other in puzzle.others[:1])
        assert "of bots" in puzzle.source
        assert read(written(puzzle)) == puzzle


@pytest.mark.parametrize("game", GAMES)
def test_no_two_puzzles_are_the_same(game: str) -> None:
    asked = [(puzzle.state.view(puzzle.seat).bytes(), puzzle.seat) for puzzle in puzzles_of(game).values()]
    assert len(set(asked)) == len(asked)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_cannot_see_changes_neither_board_nor_answer(game: str) -> None:
    for puzzle in list(puzzles_of(game).values())[:4]:
        hidden = replace(puzzle, position=puzzle.state.view(puzzle.seat).sample(Dice(5)).position)
        shown = []
        for one in (puzzle, hidden):
            state, eyes = one.state, Eyes(one.seat, "en", (one.seat,), (one.seat,))
            scene = scene_of(state, eyes, [Chair("person", "")] * len(state.players))
            board = board_of(game)
            shown.append((board.main(scene), board.in_words(scene), brought(one, one.best)))
        assert shown[0] == shown[1], puzzle.id


def test_a_puzzle_lasts_when_cards_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """It names its edition; of a pack that nobody has it says so."""
    puzzle = next(iter(puzzles_of(GAMES[0]).values()))
    assert puzzle.state.game is house_set(puzzle.game)
    unknown = read(written(puzzle).replace(puzzle.pack_hash, "0" * 16))
    with pytest.raises(Exception, match="nobody here has the content pack"):
        _ = unknown.state


@pytest.mark.parametrize(
    ("loss", "verdict"), [(None, "wrong"), (0.0, "right"), (0.07, "nearly"), (0.1, "wrong"), (0.4, "wrong")]
)
def test_how_good_an_answer_is(loss: float | None, verdict: str) -> None:
    puzzle = next(iter(puzzles_of(GAMES[0]).values()))
    data = {**vars(puzzle), "others": ()}
    data.pop("id", None)
    text = puzzle.best if loss == 0 else "something"
    others = () if not loss else (type(puzzle.others[0])("something", loss, 0.01),)
    assert Puzzle(**{**data, "others": others}).verdict(text) == verdict
