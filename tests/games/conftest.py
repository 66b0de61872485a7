"""Brings the kits beside it within reach of every game's tests; their assertions explain themselves as a test's do."""

import pytest

from tabuleiro.kit.words import GameWords

pytest.register_assert_rewrite("rulebook_kit", "words_kit")


@pytest.fixture(autouse=True)
def every_message_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table a missing message is gone round; here it is a bug."""

    def minded(self: GameWords, key: str) -> str:
        raise AssertionError(f"no message says '{key}', or it asks for what it is not given")

    monkeypatch.setattr(GameWords, "missing", minded)
