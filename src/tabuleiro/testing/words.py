"""A check of a game's words: what a play asks, tells, refuses and shows has a message that can be filled in."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING
from unittest.mock import patch

from tabuleiro.core.event import TABLE
from tabuleiro.core.record import LETTERS
from tabuleiro.kit.shelf import words_of
from tabuleiro.lang import FALLBACK, LANGUAGES
from tabuleiro.testing.play import steps_of, stubbornly

if TYPE_CHECKING:
    from tabuleiro.core.game import Game


def every_message_fits(game: Game, seats: int, seed: int) -> None:
    """In each language that the game has a file for."""
    words, missed = words_of(game), set[str]()

    def missing(key: str) -> str:
        missed.add(str(sys.exc_info()[1]))
        return ""

    with patch.object(words, "missing", missing):
        for lang in LANGUAGES:
            if any((words.folder / "words").rglob(f"{lang}*")):
                other = words.words.keys(FALLBACK) - words.words.keys(lang)  # without a hyphen they are a file's own
                missed |= {f"{lang} has no message '{key}'" for key in other if "-" in key}
                _say_all(game, seats, seed, lang)
    assert not missed, "\n".join(sorted(missed))


def _say_all(game: Game, seats: int, seed: int, lang: str) -> None:
    """A whole play as its seats read it."""
    words, state = words_of(game), game.new(seats=seats, seed=seed)
    told = state.listen()
    for now, action in steps_of(state, seed, stubbornly(seed)):
        view = now.view(action.seat)
        words.prompt(view, now.decision(action.seat), lang)
        for option in now.decision(action.seat).actions:
            words.label(view, option, lang)
        for _, reason in now.refusals(action.seat):
            words.reason_words(game, reason, lang)
        for seat in range(TABLE, seats):
            list(words.fields(view, lang, seat))
    for event in told:
        words.log_line(game, event, LETTERS[:seats], lang, event.seat)
    for part in state.scores[0].breakdown:
        words.score_part(part, lang)
