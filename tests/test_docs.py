"""The docs' Python runs as it stands; what is about games in general, with each of the three."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tabuleiro
from tabuleiro.bots import protocol
from tabuleiro.bots.greedy import greedy_option

DOCS = Path(__file__).parents[1] / "docs"
TITLES = {
    "imperial-miners": "Imperial Miners",
    "above-and-below": "Above and Below",
    "brazil-imperial": "Brazil: Imperial",
}
GAMES = tuple(TITLES)


def blocks(name: str) -> list[str]:
    text = (DOCS / name).read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)


def ran(name: str, code: str, **known: Any) -> dict[str, Any]:
    exec(compile(code, name, "exec"), known)
    return known


def played(bot: tabuleiro.Bot, game: tabuleiro.Game, most: int = 60) -> None:
    """Some decisions of a play, of every kind that comes up; a bot that raises fails the test."""
    state = game.new(seats=2, seed=3)
    dice = random.Random(3)
    for number in range(most):
        if state.over:
            break
        seat = state.to_act[0]
        decision = state.decision(seat)
        action = bot.choose(state.view(seat), decision)
        assert action in decision.actions
        state.apply(action if number % 2 else dice.choice(decision.actions))


@pytest.mark.parametrize("name", GAMES)
def test_protocol(name: str) -> None:
    game = tabuleiro.load(name)
    state = game.new(seats=2, seed=3)
    seat = state.to_act[0]
    asked = json.loads(protocol.line(protocol.ask(1, state.view(seat), state.decision(seat), worlds=1)))
    (code,) = blocks("protocol.md")
    known = ran("docs/protocol.md", code, game=tabuleiro.load(name), message=asked)
    assert known["view"] == state.view(seat)
    assert [one["notation"] for one in asked["decision"]["actions"]] == list(map(str, known["decision"].actions))


@pytest.mark.parametrize("name", GAMES)
def test_bots(name: str) -> None:
    code = "\n".join(blocks("bots.md"))
    code = (
        code.replace('"imperial-miners"', repr(name))
        .replace("level=5", "level=1")
        .replace("iterations=20", "iterations=1")
    )
    known = ran("docs/bots.md", code)
    game = tabuleiro.load(name)
    assert known["state"].game.name == name
    played(known["Hasty"](), game)
    played(known["NowBot"](), game)
    if name == "imperial-miners":
        played(known["FrugalBot"](), game)
    sense = known["MySenses"](game.manifest).greedy(game)

    class Own(tabuleiro.Bot):
        def choose(
            self, view: tabuleiro.View, decision: tabuleiro.Decision, budget: tabuleiro.Budget | None = None
        ) -> tabuleiro.Action:
            return decision.action(greedy_option(sense, view, self.dice))

    played(Own(), game, most=16)


@pytest.mark.parametrize("name", GAMES)
def test_all_that_a_view_has_is_listed(name: str) -> None:
    game = tabuleiro.load(name)
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    said, _, table = text.split("### What a view has")[1].partition("| view of |")
    everywhere = set(re.findall(r"`(\w+)`", said))
    row = next(line for line in table.splitlines() if line.startswith(f"| {TITLES[name]} |"))
    data = game.new(seats=2, seed=1).view(0).data
    for cell, found in zip(row.split("|")[2:4], (data, data["seats"][0]), strict=True):
        own = re.findall(r"`(\w+)`", cell)
        assert sorted(own) == sorted(set(found) - everywhere)


def test_the_types_of_views_are_current() -> None:
    subprocess.run([sys.executable, "tools/views.py", "--check"], cwd=DOCS.parent, check=True)


def test_the_printed_view_is_one() -> None:
    [text] = re.findall(r"```json\n(.*?)```", (DOCS / "bots.md").read_text(encoding="utf-8"), flags=re.DOTALL)
    shown = json.loads(text)
    state = tabuleiro.load("imperial-miners").new(seats=2, seed=7)
    for _ in range(30):
        state.apply(state.decision(state.to_act[0]).actions[0])
    data = json.loads(state.view(0).bytes())
    [seat] = shown.pop("seats")
    [card] = seat.pop("mine")
    assert all(data[key] == value for key, value in shown.items())
    assert all(data["seats"][0][key] == value for key, value in seat.items())
    assert card in data["seats"][0]["mine"]


@pytest.mark.parametrize("name", GAMES)
def test_data(name: str) -> None:
    """The part with pyarrow runs in tests/research."""
    walking, _ = blocks("data.md")
    known = ran("docs/data.md", walking, NAME=name)
    assert known["moment"].after.over


def test_positions_and_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [code] = blocks("positions.md")
    state = ran("docs/positions.md", code, game=tabuleiro.load("imperial-miners"))["state"]
    assert state.view(0).data["round"] == 3
    (tmp_path / "mine.toml").write_text(
        (DOCS.parent / "tests" / "records" / "imperial-miners-pack-1.toml").read_text("utf-8"), "utf-8"
    )
    monkeypatch.chdir(tmp_path)
    [code] = blocks("content.md")
    assert ran("docs/content.md", code, tabuleiro=tabuleiro)["game"].pack_name


@pytest.mark.parametrize("name", ["architecture.md", "new-game.md", "study.md"])
def test_fragments_are_python(name: str) -> None:
    """Parts of a game that is not there, or minutes of work: they compile."""
    assert [compile(code, name, "exec") for code in blocks(name)]


@pytest.mark.parametrize("name", GAMES)
def test_samples_take_whatever_chance_there_is(name: str) -> None:
    view = tabuleiro.load(name).new(seats=2, seed=1).view(0)
    same = [view.sample(5), view.sample(5), view.sample(tabuleiro.Dice(5))]
    assert len({world.position for world in same}) == 1
    assert view.sample(random.Random(5)).position == view.sample(random.Random(5)).position
    dice = random.Random(5)
    assert len({view.sample(dice).position for _ in range(5)}) > 1
    with pytest.raises(tabuleiro.BadInput, match=r"a seed, a random\.Random or a Dice"):
        view.sample("five")  # type: ignore[arg-type]
