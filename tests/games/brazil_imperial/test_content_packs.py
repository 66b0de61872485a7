"""Packs of Brazil: Imperial: what their hash covers, packs of one's own, unfinished and damaged ones."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabuleiro
from brazil_imperial.content_helpers import MAPS, PACK, TEXT, changed, entry, read
from tabuleiro.games.brazil_imperial.content.checks import Reader
from tabuleiro.kit.content import Content
from tabuleiro.kit.shelf import room


def test_the_hash_covers_figures_and_maps_but_not_prose() -> None:
    assert read(TEXT).hash == PACK.hash
    assert read(TEXT.replace("Ouro Preto", "Vila Rica")).hash == PACK.hash
    assert read(re.sub(r"note\.en = .*", 'note.en = "x"', TEXT)).hash == PACK.hash
    assert read(changed("painting", "guarani", "vp = 1", "vp = 2")).hash != PACK.hash
    name, text = MAPS[0]
    other = [(name, re.sub(r"(?m)^( 4 .*)f", r"\1m", text)), *MAPS[1:]]
    assert Reader().pack([("mine.toml", TEXT)], other).hash != PACK.hash


def test_a_pack_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace('name = "house"', 'name = "mine"'), "utf-8")
    content = room("brazil-imperial", Content)
    assert (content.read(file).name, content.read(tmp_path).name) == ("mine", "mine")
    assert content.read(file).scenarios == PACK.scenarios


def test_a_pack_with_maps_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(TEXT, "utf-8")
    (tmp_path / "scenarios").mkdir()
    with pytest.raises(tabuleiro.PackError, match="2 players need at least 2 maps, not 0"):
        room("brazil-imperial", Content).read(tmp_path)
    (tmp_path / "scenarios" / "bad.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(tabuleiro.PackError, match="cannot be read"):
        room("brazil-imperial", Content).read(tmp_path)


def test_a_pack_for_trying_out_may_lack_cards() -> None:
    small = TEXT.replace('[pack]\nname = "house"', '[pack]\nname = "house"\ncomplete = false')
    small = small.replace(entry("gold", "war"), "").replace(entry("painting", "maua"), "")
    pack = read(small)
    assert (len(pack.paintings), sum(card.copies for card in pack.gold_cards)) == (23, 18)


def test_any_source_and_one_language_will_do() -> None:
    text = changed("city", "recife", 'source = "house"', 'source = "my box"').replace(', de = "Recife"', "")
    (recife,) = [city for city in read(text).cities if city.id == "recife"]
    assert (recife.source, recife.names["de"]) == ("my box", "Recife")


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.integers(1, 40))
def test_a_damaged_pack_is_refused_or_read_and_never_crashes(at: int, n: int) -> None:
    with contextlib.suppress(tabuleiro.PackError):
        read(TEXT[:at] + TEXT[at + n :])
