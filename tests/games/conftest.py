"""Brings the kits beside it within reach of every game's tests; their assertions explain themselves as a test's do."""

import pytest

pytest.register_assert_rewrite("rulebook_kit", "words_kit")
