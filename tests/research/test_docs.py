"""The examples of docs/environments.md run as they stand, one after the other, and with each game in every one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import tabuleiro

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
GAMES = r"(imperial|above|brazil)([-_])(miners|and.below|imperial)"


@pytest.mark.parametrize("game", [None, "imperial-miners", "above-and-below", "brazil-imperial"])
def test_the_examples_run_as_written(game: str | None) -> None:
    found = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), flags=re.DOTALL)
    assert len(found) == 6
    names: dict[str, Any] = {}
    code = "\n".join(found)
    if game is not None:
        code = re.sub(GAMES, lambda one: game.replace("-", one[2]), code)
    exec(compile(code, PAGE.name, "exec"), names)
    assert names["over"].shape == (256,)
    assert names["env"].spec.id == f"tabuleiro/{game or 'above-and-below'}-v1"
    assert game is None or names["plays"].game.name == game
    trained(names["Trained"](), tabuleiro.load(game or "imperial-miners"))


def trained(bot: tabuleiro.Bot, game: tabuleiro.Game) -> None:
    state = game.new(seats=game.fewest_seats, seed=2)
    for _ in range(40):
        seat = state.to_act[0]
        decision = state.decision(seat)
        action = bot.choose(state.view(seat), decision)
        assert action in decision.actions
        state.apply(action)
