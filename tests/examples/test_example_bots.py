"""The example bots that speak over stdio, which know nothing of our package, in a rated arena."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from typer.testing import CliRunner

from tabuleiro.cli.app import app

BOTS = Path(__file__).parents[2] / "examples" / "bots"


def test_they_play_a_rated_arena(tmp_path: Path) -> None:
    names = [f"stdio:{sys.executable} -IS {BOTS / 'last.py'}", f"stdio:node {BOTS / 'last.mjs'}", "random"]
    command = ["arena", "imperial-miners", "--bots", ",".join(names), "--games", "2", "--out", str(tmp_path), "--json"]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["games"] == 6  # each has met each, on both seats
    assert {bot["bot"] for bot in found["bots"]} == set(names)
    for bot in found["bots"]:
        assert bot["raised"] == bot["illegal"] == bot["slow"] == 0, bot["first_fault"]
        assert bot["rating_low"] < bot["rating_mu"] < bot["rating_high"]
