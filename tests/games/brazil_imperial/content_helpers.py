"""Helpers of the content's tests: the house set as it is read and written, and packs with one thing changed."""

from __future__ import annotations

import re

import pytest

import tabuleiro
from tabuleiro.games.brazil_imperial.content.checks import Reader
from tabuleiro.games.brazil_imperial.content.pack import HOUSE, Pack
from tabuleiro.kit.content import Content
from tabuleiro.kit.packs import texts_of
from tabuleiro.kit.shelf import room

PACK = room("brazil-imperial", Content).read()
TEXT = "\n".join(file.read_text("utf-8") for file in sorted(HOUSE.glob("*.toml")))
MAPS = texts_of(HOUSE / "scenarios", ".txt")
UNITS = [unit for board in PACK.boards for unit in board.units]


def read(text: str) -> Pack:
    return Reader().pack([("mine.toml", text)], MAPS)


def faults(text: str) -> str:
    with pytest.raises(tabuleiro.PackError) as caught:
        read(text)
    return str(caught.value)


def entry(kind: str, id_: str) -> str:
    """The text of one entry."""
    found = re.search(rf'\[\[{kind}\]\]\nid = "{id_}"\n.*?(?=\n\[\[{kind}\]\]|\n#|\Z)', TEXT, re.DOTALL)
    assert found
    return found[0]


def changed(kind: str, id_: str, old: str, new: str) -> str:
    """The house set with one entry changed."""
    here = entry(kind, id_)
    assert old in here
    return TEXT.replace(here, here.replace(old, new, 1))
