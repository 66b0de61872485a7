"""The reference in docs/content.md is what the declarations say, and a pack on a base in the docs can be played."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import tabuleiro

ROOT = Path(__file__).parents[1]
DOCS = (ROOT / "docs" / "content.md").read_text("utf-8")


def test_the_reference_is_current() -> None:
    spec = importlib.util.spec_from_file_location("reference", ROOT / "tools" / "reference.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert DOCS.endswith(tool.MARK + "\n" + tool.reference()), "run 'make reference'"


def test_the_pack_of_the_docs_can_be_played(tmp_path: Path) -> None:
    example = re.search(r"```toml\n(\[pack\]\n.*?)```", DOCS, re.DOTALL)
    assert example is not None
    (tmp_path / "mine.toml").write_text(example[1], "utf-8")
    assert tabuleiro.load("imperial-miners", tmp_path / "mine.toml").new(seats=2, seed=1).to_act
