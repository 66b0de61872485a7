"""Learning: notes say what they should, disturbed plays go on by the rules, the fit finds what is there to be found."""

from __future__ import annotations

import importlib
import json
import math
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import numpy
import pytest
from recounts import inventory

import tabuleiro
from tabuleiro.bots.estimate import nets
from tabuleiro.bots.senses import written
from tabuleiro.core.playout import play_on
from tabuleiro.games.brazil_imperial.bots.outlook import FIGURES
from tabuleiro.games.imperial_miners.rules.state import MineState

TRAINING = Path(__file__).parents[1] / "training"
GAME = tabuleiro.load("imperial-miners")
DISTURBANCES = ("change_coins", "add_cards", "lose_cards", "move_marker", "add_discount", "add_token")


def script(monkeypatch: pytest.MonkeyPatch, name: str) -> Any:
    """A script as a module; the folder of a game's tests may be known by the same name."""
    monkeypatch.syspath_prepend(str(TRAINING))
    monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module(name)


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch) -> Any:
    return script(monkeypatch, "imperial_miners")


@pytest.fixture
def school(monkeypatch: pytest.MonkeyPatch) -> Any:
    return script(monkeypatch, "school")


@pytest.fixture
def ridge(monkeypatch: pytest.MonkeyPatch) -> Any:
    return script(monkeypatch, "ridge")


def picks(seed: int) -> Iterator[MineState]:
    """The positions of a play at random in which a card is to be picked."""
    state = cast(MineState, GAME.new(seats=1, seed=seed))
    state.recording = False
    chance = random.Random(seed)
    while not state.over:
        if state.players[0].asking.kind == "pick":
            yield state.clone()
        state.play(0, chance.choice(state.players[0].options))


# -- notes
def test_what_is_noted_is_what_the_outlook_weighs(learn: Any):
    pupil = learn.MinePupil(None)
    chance = random.Random(1)
    for g in picks(1):
        weights = [chance.uniform(-1, 1) for _ in range(len(learn.FIGURES))]
        seen = pupil.features(g)
        assert seen[0] == 1.0
        value = pupil.outlook.value(g, g.players[0], weights)
        assert sum(w * x for w, x in zip(weights, seen, strict=True)) == pytest.approx(value)


def test_the_opening_and_every_round_but_the_last_are_noted_with_the_points_to_come(learn: Any):
    (score,), notes = learn.MinePupil(None, curious=False).play(3)
    lefts = [left for left, _, _ in notes]
    assert lefts == sorted(set(lefts), reverse=True)
    assert set(lefts) <= set(range(1, 11))
    assert len(lefts) >= 8  # a round without any choice has no note
    to_come = [points for _, _, points in notes]
    assert lefts[0] == 10
    assert to_come[0] == score
    assert to_come == sorted(to_come, reverse=True)
    assert all(len(features) == len(learn.FIGURES) for _, features, _ in notes)


# -- Above and Below
@pytest.fixture
def villages(monkeypatch: pytest.MonkeyPatch) -> Any:
    found = script(monkeypatch, "above_and_below")
    monkeypatch.setattr(found, "WORLDS", 2)
    return found


def test_every_turn_of_a_village_is_noted_with_the_points_to_come(villages: Any):
    scores, notes = villages.VillagePupil(None, curious=False).play(1)
    assert len(scores) == villages.VillagePupil.seats[1]
    assert {left for left, _, _ in notes} == set(range(1, 8))
    assert {len(seen) for _, seen, _ in notes} == {len(villages.SUBJECT.figures)}
    assert all(seen[0] == 1.0 for _, seen, _ in notes)
    first = [to_come for left, _, to_come in notes if left == 7]
    assert sum(first) / len(first) > 10  # hardly anybody has points in the first round


def test_a_disturbed_village_goes_on_by_the_rules(villages: Any, school: Any):
    game = tabuleiro.load("above-and-below")
    for seed, disturbance in enumerate(villages.DISTURBANCES):
        state = game.new(seats=3, seed=seed)
        state.recording = False
        before = state.position
        for _ in range(3):
            school.disturb(state, state.to_act[0], tabuleiro.Dice(seed), disturbance)
        assert state.position != before or disturbance is villages.wake  # nobody is tired yet
        assert game.position(state.position).position == state.position  # no position that cannot be
        components = inventory(state)
        play_on(state, tabuleiro.Dice(seed).generator())
        assert state.over
        assert inventory(state) == components


# -- Brazil: Imperial
@pytest.fixture
def realms(monkeypatch: pytest.MonkeyPatch) -> Any:
    script(monkeypatch, "school")
    script(monkeypatch, "network")
    return script(monkeypatch, "brazil_imperial")


def test_every_turn_of_a_realm_is_noted_beside_each_rival(realms: Any):
    scores, seen = realms.RealmPupil(None, curious=False).play(2)
    assert len(scores) == realms.RealmPupil.seats[2] == 3
    assert {(seat, rival) for seat, rival, *_ in seen} == {(a, b) for a in range(3) for b in range(3) if a != b}
    assert {len(row) for *_, own, rival in seen for row in (own, rival)} == {len(FIGURES)}
    leads = [lead for seat, rival, lead, *_ in seen if (seat, rival) == (0, 1)]
    assert abs(leads[0]) < 10  # hardly anybody has points in the first round
    points = FIGURES.index("points")
    assert all(own[points] - rival[points] == lead for _, _, lead, own, rival in seen)


def test_a_disturbed_realm_goes_on_by_the_rules(realms: Any, school: Any):
    game = tabuleiro.load("brazil-imperial")
    changed = 0
    for seed in range(12):
        state = game.new(seats=2, seed=seed)
        state.recording = False
        dice = tabuleiro.Dice(seed)
        while state.players[state.to_act[0]].asking.kind != "action":
            seat = state.to_act[0]
            state.play(seat, state.players[seat].options[0])
        before = state.position
        school.disturb(state, state.to_act[0], dice, school.one_of(dice, realms.RealmPupil.disturbances))
        changed += state.position != before
        assert game.position(state.position).position == state.position  # no position that cannot be
        components = inventory(state)
        play_on(state, dice.generator())
        assert state.over
        assert inventory(state) == components
    assert changed > 6


def test_seats_differ_in_taste_but_not_in_how_they_see_others(realms: Any):
    chance = random.Random(1)
    rows = realms.SUBJECT.weights
    row = [1.0] * len(FIGURES)
    for weights in (None, rows):
        plain, others = realms.estimates(weights)
        tasted = [realms.estimates(weights, chance) for _ in range(3)]
        assert len({own.of(row, 5) for own, _ in tasted} | {plain.of(row, 5)}) == 4
        assert {them.of(row, 5) for _, them in tasted} == {others.of(row, 5)}


def test_a_pair_of_networks_finds_what_is_not_straight(monkeypatch: pytest.MonkeyPatch):
    network = script(monkeypatch, "network")
    monkeypatch.setattr(network, "EPOCHS", 40)
    monkeypatch.setattr(network, "BATCH", 32)
    chance = numpy.random.default_rng(3)
    batches = []
    for _ in range(20):
        own, rival = chance.normal(2.0, 3.0, (2, 200, 3)).astype(numpy.float32)
        growth = numpy.abs(own[:, 0]) + 2.0 * own[:, 1] - numpy.maximum(rival[:, 2], 1.0)
        batches.append(network.Notes(own, rival, growth.astype(numpy.float32)))
    pair = network.Pair(batches)
    assert pair.r2 > 0.97
    mine, theirs = nets(pair.weights)
    said = [mine.of([x, 0.0, 2.0], 0) for x in (-4.0, 0.0, 4.0)]
    assert said[0] - said[1] == pytest.approx(4.0, abs=1.0)  # as the function, not as a line
    assert said[2] - said[1] == pytest.approx(4.0, abs=1.0)
    assert theirs.of([0.0, 0.0, 6.0], 0) - theirs.of([0.0, 0.0, 2.0], 0) == pytest.approx(4.0, abs=1.0)
    assert theirs.of([0.0, 0.0, 0.0], 0) == pytest.approx(theirs.of([0.0, 0.0, -3.0], 0), abs=1.0)


# -- disturbances
def test_every_disturbance_is_tried(learn: Any):
    assert tuple(disturbance.__name__ for disturbance in learn.DISTURBANCES) == DISTURBANCES


@pytest.mark.parametrize("name", DISTURBANCES)
def test_a_disturbed_play_goes_on_by_the_rules(learn: Any, school: Any, name: str):
    changed = 0
    for seed in range(4):
        for g in picks(seed):
            old, components = g.position, inventory(g)
            school.disturb(g, 0, tabuleiro.Dice(seed + int(g.round)), getattr(learn, name))
            changed += g.position != old
            assert GAME.position(g.position).position == g.position  # no position that cannot be
            p = g.players[0]
            assert p.options == p.asking.options(g, p, p.asking_at)
            play_on(g, tabuleiro.Dice(seed).generator())
            assert g.over
            assert inventory(g) == components
    assert changed > 10


# -- the fit
def test_equations_are_solved(ridge: Any):
    assert ridge.solved([[4.0], [2.0, 5.0], [1.0, 3.0, 6.0]], [11.0, 21.0, 25.0]) == pytest.approx([1.0, 2.0, 3.0])


@pytest.mark.parametrize(("pull", "near"), [(1e-6, 1e-4), (None, 0.4)])
def test_the_fit_finds_weights_that_change_with_the_time_left(
    ridge: Any, monkeypatch: pytest.MonkeyPatch, pull: float | None, near: float
):
    if pull is not None:
        monkeypatch.setattr(ridge, "SMOOTH", pull)
        monkeypatch.setattr(ridge, "OWN", pull)
    chance = random.Random(5)
    sums: dict[int, Any] = {}
    for _ in range(4000):
        left = chance.randint(1, 10)
        x = [1.0, chance.uniform(0, 4), chance.gauss(0, 2)]
        sums.setdefault(left, ridge.Moments(3)).add(x, 3.0 + (0.5 + 0.1 * left) * x[1] - 0.02 * left * left * x[2])
    fit = ridge.Fit(sums, 10)
    assert fit.weights[0] == [0.0, 0.0, 0.0]
    for left in range(1, 11):
        assert fit.weights[left] == pytest.approx([3.0, 0.5 + 0.1 * left, -0.02 * left * left], abs=near)
    assert fit.r2 > 0.99
    assert fit.rmse < near


def test_what_never_varies_has_no_weight(ridge: Any):
    sums = {3: ridge.Moments(3)}
    for n in range(300):
        sums[3].add([1.0, float(n % 7), 0.0], 2.0 * (n % 7))
    weights = ridge.Fit(sums, 10).weights
    assert weights[3][2] == 0.0
    assert weights[3][1] == pytest.approx(2.0, abs=0.2)


def test_sums_of_parts_are_the_sums_of_all(ridge: Any):
    chance = random.Random(2)
    rows = [([1.0, chance.random(), 0.0], chance.random()) for _ in range(20)]
    whole, first, second = ridge.Moments(3), ridge.Moments(3), ridge.Moments(3)
    for i, (x, y) in enumerate(rows):
        whole.add(x, y)
        (first if i < 8 else second).add(x, y)
    first += second
    weights = [0.3, -0.2, 0.1]
    assert first.n == whole.n == 20
    errors = sum((y - sum(w * a for w, a in zip(weights, x, strict=True))) ** 2 for x, y in rows)
    assert first.errors(weights) == pytest.approx(errors)
    assert whole.errors(weights) == pytest.approx(errors)


# -- the command
def test_the_same_seed_learns_the_same_on_any_number_of_processes(
    learn: Any, school: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(school, "BATCH", 1)
    small = ["--games", "2", "--generations", "1", "--seed", "5"]
    for jobs in ("1", "2"):
        assert school.run(learn.SUBJECT, None, [*small, "--jobs", jobs, "--out", str(tmp_path / jobs)]) == 0
    assert (tmp_path / "1").read_text() == (tmp_path / "2").read_text()
    rows = json.loads((tmp_path / "1").read_text())["rows"]
    assert [len(row) for row in rows] == [len(learn.FIGURES)] * 11
    assert "generation  mean score      r2   rmse  seconds" in capsys.readouterr().out


def test_learning_goes_on_from_what_is_known(learn: Any, school: Any, tmp_path: Path):
    """Other weights to play with, other plays, other notes."""
    small = ["--games", "2", "--generations", "1", "--seed", "5", "--jobs", "1", "--out", str(tmp_path / "w")]
    assert school.run(learn.SUBJECT, None, small) == 0
    anew = (tmp_path / "w").read_text()
    assert school.run(learn.SUBJECT, None, [*small, "--go-on"]) == 0
    assert (tmp_path / "w").read_text() != anew


@pytest.mark.parametrize("name", ["imperial_miners", "above_and_below"])
def test_the_bots_own_weights_are_in_this_layout(school: Any, name: str, monkeypatch: pytest.MonkeyPatch):
    subject = script(monkeypatch, name).SUBJECT
    rows = subject.weights
    assert written(subject.figures, school.rounded(rows, subject.decimals)) == subject.file.read_text(encoding="utf-8")
    assert len(rows) == subject.fit.times + 1


def test_the_networks_are_in_this_layout(school: Any, realms: Any):
    subject = realms.SUBJECT
    rows = subject.weights
    assert written(subject.figures, school.rounded(rows, subject.decimals)) == subject.file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--games", "0"], "argument --games: '0' is not a whole number of at least 1"),
        (["--games", "many"], "argument --games: 'many' is not a whole number of at least 1"),
        (["--jobs", "-1"], "argument --jobs: '-1' is not a whole number of at least 1"),
        (["--seed", str(1 << 64)], "a seed is a whole number of up to 64 bits"),
        (["--out", "nowhere/weights.json"], "nowhere/weights.json cannot be written"),
    ],
)
def test_bad_input_ends_with_code_2(
    learn: Any, school: Any, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
):
    try:
        code = school.run(learn.SUBJECT, None, words)
    except SystemExit as error:  # argparse leaves this way
        code = error.code
    assert code == 2
    assert said in capsys.readouterr().err


# -- chances
@pytest.fixture
def chances(monkeypatch: pytest.MonkeyPatch) -> Any:
    return script(monkeypatch, "chances")


def some_notes(chances: Any, doubt: float, own: float) -> list[Any]:
    """Of leads by chance, won as often as this doubt would have it, the one who looks too modest by so much."""
    dice = random.Random(1)
    found = []
    for play in range(1500):
        lead = dice.uniform(-12, 12)
        won = float(dice.random() < 1 / (1 + math.exp(-lead / doubt)))
        found.append(chances.Note(play, 2, dice.random(), (((lead - own, 0.0), 0.0),), (0.0, 0.0), 0.0, won))
    return found


def test_the_fit_finds_the_doubt(chances: Any) -> None:
    found = chances.fitted(some_notes(chances, 4.0, 2.0))
    assert found.now == pytest.approx(4.0, rel=0.15)
    assert found.own == pytest.approx(2.0, abs=0.7)


def test_the_fit_finds_how_doubt_grows(chances: Any) -> None:
    dice = random.Random(2)
    notes = []
    for play in range(2000):
        left, lead = dice.choice((1.0, 4.0, 10.0)), dice.uniform(-20, 20)
        won = float(dice.random() < 1 / (1 + math.exp(-lead / (1.5 * left))))
        notes.append(chances.Note(play, 2, 0.5, (((lead, 0.0), left),), (0.0, 0.0), left, won))
    found = chances.fitted(notes)
    assert found.more == pytest.approx(1.5, rel=0.2)
    assert found.at(10) == pytest.approx(10 * found.at(1), rel=0.2)


def test_the_report_tells_stated_and_came(chances: Any) -> None:
    notes = some_notes(chances, 4.0, 0.0)
    said = chances.report(chances.Link({2: chances.Doubt(4.0)}, ""), notes).splitlines()
    _, n, judge, points, less, _, error = said[2].split()
    assert n == str(len(notes))
    assert float(points) - float(judge) == pytest.approx(float(less), abs=2e-4)
    assert float(less) > float(error) > 0
    rows = [line.split() for line in said[said.index("stated        notes  stated    came  came less stated") + 1 :]]
    assert len(rows) == 10
    assert all(abs(float(row[-3][:-1])) < 10 for row in rows)


def test_luck_counts_as_far_as_it_shows_in_results(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of what is found is noise here, so half of it is taken from results, and they vary less."""
    luck = script(monkeypatch, "luck")
    dice = random.Random(5)
    plays = []
    for _ in range(8000):
        real, noise = dice.gauss(0, 0.15), dice.gauss(0, 0.15)
        won = float(dice.random() < 0.5 + real)
        plays.append(luck.Play((real + noise, -real - noise), (won, 1 - won), ()))
    assert luck.trust(plays) == pytest.approx(0.5, abs=0.1)
    first = luck.report(plays).splitlines()[1].split()
    assert float(first[-1]) < float(first[-4].rstrip(","))
    whole = luck.variance([play.result[0] - play.luck[0] for play in plays])
    assert whole > float(first[-1])


def test_what_is_written_leaves_the_rest_of_the_file(
    chances: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(chances, "GAMES_FOLDER", tmp_path)
    (tmp_path / "some_game/bots").mkdir(parents=True)
    chances.write("some-game", {"source": "a play", "doubts": {"2": [1, 2, 3]}})
    chances.write("some-game", {"luck": 0.5})
    said = json.loads((tmp_path / "some_game/bots/chances.json").read_text())
    assert said == {"source": "a play", "doubts": {"2": [1, 2, 3]}, "luck": 0.5}


def test_notes_are_of_a_play_that_is_over(chances: Any) -> None:
    notes = chances.noted(("above-and-below", 3))
    assert {one.seats for one in notes} <= {2, 3, 4}
    assert sum(one.won for one in notes[: notes[0].seats]) == pytest.approx(1)


# -- series
@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Any:
    return script(monkeypatch, "series")


def test_what_hangs_together_counts_as_one(runs: Any) -> None:
    numbers = [(play, float(play % 3)) for play in range(60)]
    _, error = runs.mean_with_error(numbers)
    assert runs.mean_with_error(numbers * 9) == pytest.approx((1.0, error))
    assert error == pytest.approx(1.96 * (2 / 3 / 60) ** 0.5)


def test_a_series_goes_on_where_it_was_left(runs: Any, tmp_path: Path) -> None:
    file, jobs = tmp_path / "plays.jsonl", [(7, 3), (20, 6), (7, 4)]
    assert runs.series(divmod_of, jobs[:2], 1, file, tuple) == [(2, 1), (3, 2)]
    file.write_text(file.read_text().replace("[2, 1]", "[5, [9]]"))
    assert runs.series(divmod_of, jobs, 1, file, tuple) == [(5, (9,)), (3, 2), (1, 3)]
    assert len(file.read_text().splitlines()) == 3


def divmod_of(job: tuple[int, int]) -> tuple[int, int]:
    return divmod(*job)


def test_a_duel_is_counted_for_the_stronger_level(monkeypatch: pytest.MonkeyPatch) -> None:
    strength = script(monkeypatch, "strength")
    duel = strength.Duel("above-and-below", 1, 1, 2, 6, 1)
    found = strength.fought(duel)
    assert found.won == (found.lead > 0)
    assert found.decisions > 20
    rows = [found, strength.Outcome(1 - found.won, -found.lead, 1, 0.0)]
    assert strength.report([duel, duel], rows).startswith("2 plays: won 50.0% ± 0.0%, ahead by +0.0 ± 0.0 points")
