"""What docs/data.md says of reading a data set is true, for every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tabuleiro.cli.app import app

TEXT = (Path(__file__).parents[2] / "docs" / "data.md").read_text("utf-8")


@pytest.mark.parametrize("name", ["imperial-miners", "above-and-below", "brazil-imperial"])
def test_the_example_reads_a_data_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    for words in (f"sim {name} --games 3 --records plays", "dataset plays -o decisions.parquet"):
        assert CliRunner().invoke(app, words.split()).exit_code == 0
    [code] = [code for code in re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL) if "pyarrow" in code]
    code = re.sub(r"^table\.drop_columns.*\n", "", code, flags=re.MULTILINE)  # pandas is not ours to have
    known: dict[str, object] = {}
    exec(compile(code, "docs/data.md", "exec"), known)
    assert known["mask"].sum() > len(known["table"])  # type: ignore[attr-defined, arg-type]
