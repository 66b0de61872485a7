"""Every point has its source: the watch's account, made of events, against the steps that really gave the points."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import tabuleiro
from tabuleiro.core.chance import Dice
from tabuleiro.core.event import Event
from tabuleiro.games.imperial_miners.rules import effects
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.state import Miner, MineState
from tabuleiro.games.imperial_miners.study.watch import BOARDS, CARTS, EVENTS, SOURCES, SURFACE, MinedGame, MineWatch

# Effects within effects, with points and conditions before and after: the account must not lose its way.
KNOT = """
[pack]
name = "knot"
complete = false

[surface]
effects = [{ do = [{ advance = 2 }, { vp = 1 }] }, { do = [{ draw = 2 }, { coin = 3 }] }]
"""
EFFECTS = (
    '{ do = [{ activate = 1, of = "any" }, { if = "edge", coin = 1 }, { if = "between", vp = 3 }, { vp = 2 }] }',
    '{ do = [{ advance = 3 }, { if = "two_above", vp = 1 }, { cart = 1 }, { coin = 1 }, { vp = 4 }] }',
    '{ do = [{ if = "edge", vp = 1 }, { activate = 2, of = "neighbour" }, { if = "between", vp = 5 }] }',
    '{ do = [{ cart = 1 }, { if = "between", coin = 2 }, { if = "edge", vp = 3 }, { machine = 1, on = "self" }] }',
    '{ do = [{ vp = 1, per = "machine" }, { advance = 1, per = "cart", every = 3 }, { vp = 7 }] }',
)
EVENT_EFFECTS = (
    '"immediate"\neffects = [{ do = [{ activate = 1, of = "any" }, { vp = 3 }] }]',
    '"end"\neffects = [{ do = [{ advance = 2 }, { vp = 2 }] }]',
    '"end"\neffects = [{ do = [{ vp = 1 }, { activate = 1, of = "level1" }] }, { do = [{ advance = 4 }, { vp = 6 }] }]',
    '"feature"\neffects = [{ do = [{ feature = "cart_pays", n = 2 }] }]',
    '"feature"\neffects = [{ do = [{ feature = "surface_twice", n = 1 }] }]',
)
SPACES = (
    "{ do = [] }",
    "{ do = [{ level4 = 1 }, { vp = 1 }] }",
    '{ do = [{ activate = 1, of = "any" }, { vp = 2 }] }',
    "{ do = [{ advance = 1 }, { vp = 3 }] }",
    '{ do = [{ vp = 4 }, { activate = 1, of = "any" }, { vp = 5 }] }',
)


def knot(folder: Path, effects: tuple[str, ...] = EFFECTS, spaces: tuple[str, ...] = SPACES) -> ImperialMiners:
    parts = [KNOT]
    for level in (1, 2, 3, 4):
        for i in range(5 if level < 4 else 1):
            cost = f"cost = {2 if level == 2 else i}\n" if level in (2, 3) else ""
            both = f"{effects[i]}, {effects[(i + level) % 5]}"
            parts.append(
                f'[[card]]\nid = "card-{level}-{i}"\nlevel = {level}\n{cost}factions = ["romans"]\ncarts = "FFFeFe"\n'
                f'copies = 8\nsource = "test"\neffects = [{both}]\n'
            )
    parts += [f'[[event]]\nid = "event-{i}"\nsource = "test"\nkind = {EVENT_EFFECTS[i % 5]}\n' for i in range(10)]
    parts += [
        f'[[board]]\nid = "{board}-{side.lower()}"\nboard = "{board}"\nside = "{side}"\nsource = "test"\n'
        f"spaces = [{', '.join(spaces)}]\n"
        for board in ("alchemy", "technology", "diplomacy")
        for side in "AB"
    ]
    file = folder / "knot.toml"
    file.write_text("\n".join(parts), "utf-8")
    game = tabuleiro.load("imperial-miners", file)
    assert isinstance(game, ImperialMiners)
    return game


class Truth:
    """Listens at the steps themselves: their names say whose they are."""

    def __init__(self, game: ImperialMiners, monkeypatch: pytest.MonkeyPatch) -> None:
        self.levels = {card.id: card.level - 1 for card in game.pack.cards}
        self.sides = {side.id for side in game.pack.sides}
        self.points: Counter[tuple[int, int, int]] = Counter()
        real = effects.GainPoints.run

        def run(step: effects.GainPoints, g: MineState, p: Miner, at: int) -> None:
            before = p.vp
            real(step, g, p, at)
            self.points[p.seat, self.source(step.name), g.round - 1] += p.vp - before

        monkeypatch.setattr(effects.GainPoints, "run", run)

    def source(self, name: str) -> int:
        owner = name.partition(".")[0]
        if owner in self.levels:
            return self.levels[owner]
        return BOARDS if owner in self.sides else SURFACE if owner == "surface" else EVENTS


def account(game: ImperialMiners, seats: int, seed: int) -> MinedGame:
    events: list[Event] = []
    state = game.start(game.origin(seats, seed, {}), events=events)
    watch = MineWatch(game, seats)
    dice = Dice(seed)
    while not state.over:
        watch.told(events)
        events.clear()
        decision = state.decision(state.to_act[0])
        options = decision.options[:-1] if decision.kind == "use" and seed % 2 else decision.options  # use much
        option = options[dice.below(len(options))]
        watch.chosen(decision, option)
        state.play(decision.seat, option)
    watch.told(events)
    return MinedGame.read({"seed": seed, **watch.result(state)}, game, seats)


@pytest.mark.skipif(tabuleiro.build() == "compiled", reason="steps cannot be listened at in the compiled build")
@pytest.mark.parametrize("pack", ["house", "knot"])
def test_points_are_those_of_the_steps(
    game: ImperialMiners, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pack: str
) -> None:
    own = game if pack == "house" else knot(tmp_path)
    truth = Truth(own, monkeypatch)
    seen: Counter[int] = Counter()
    for seed in range(60):
        truth.points.clear()
        seats = 1 + seed % 3
        found = account(own, seats, seed)
        for number, seat in enumerate(found.seats):
            for source in range(CARTS):
                for round_, points in enumerate(seat.points[source]):
                    assert points == truth.points[number, source, round_], (seed, number, SOURCES[source], round_)
                seen[source] += sum(seat.points[source])
    assert all(seen[source] for source in range(CARTS) if pack == "knot" or source != SURFACE)


def test_who_moved_the_marker(tmp_path: Path) -> None:
    """Points of boards are of what advanced: where cards only give coins, of the surface and of events."""
    own = knot(tmp_path, ("{ do = [{ coin = 1 }, { vp = 1 }] }",) * 5, ("{ do = [] }", *["{ do = [{ vp = 1 }] }"] * 9))
    moved: Counter[str] = Counter()
    for seed in range(6):
        for seat in account(own, 2, seed).seats:
            moved.update(dict(zip(SOURCES, seat.moved, strict=True)))
            assert sum(seat.moved) == sum(seat.points[BOARDS])
    assert {name for name, n in moved.items() if n} == {"surface", "events"}
