"""The README's code runs as it stands, and prints what its comments say."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_api_runs_as_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    shutil.copy(ROOT / "tests" / "records" / "imperial-miners-pack-1.toml", tmp_path / "mine.toml")
    monkeypatch.chdir(tmp_path)
    code = "\n".join(re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL))
    assert "tabuleiro.load" in code
    exec(compile(code, "README.md", "exec"), {})
    said = re.findall(r"print\(.*\)\s+# (.*)", code)
    assert capsys.readouterr().out.splitlines() == said


def test_every_file_that_the_readme_points_to_is_there():
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target
