"""The words of this game's page, in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabuleiro.web.texts import with_pages

WORDS: Final = with_pages(Path(__file__).parent / "locales")
words: Final = WORDS.speaking
