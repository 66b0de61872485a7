"""`tabuleiro verify` and `fairness`: yes or no with the reason, and what chance brought beside the expected."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tabuleiro
from tabuleiro.analysis.chances import Chances, beyond, chances_of
from tabuleiro.cli.app import app
from tabuleiro.core.chance import Dealt, Dice
from tabuleiro.core.deal import Deal
from tabuleiro.core.record import Record
from tabuleiro.core.table import Table

RELEASED = Path(__file__).parents[1] / "released" / "0.1.0"
RUN = CliRunner()


@pytest.fixture(scope="module")
def record() -> Record:
    game = tabuleiro.load("above-and-below")
    deal = Deal.of(b"k" * 32).with_text(0, "mine")
    state = game.start(game.origin(2, 0, {}), Dealt(deal, 0))
    state.script = None
    table, dice = Table(state, ("Ana", "Ben"), deal), Dice(1)
    while not table.state.over:
        actions = table.state.decision(table.state.to_act[0]).actions
        table.act(actions[dice.below(len(actions))])
    return table.record


def kept(folder: Path, record: Record) -> str:
    file = folder / "play.record"
    file.write_text(record.dumps())
    return str(file)


@pytest.mark.parametrize(("lang", "yes"), [("en", "fair: all"), ("pt-BR", "honesto:"), ("de", "ehrlich:")])
def test_a_fair_record_is_told_so(tmp_path, record: Record, lang: str, yes: str):
    found = RUN.invoke(app, ["verify", kept(tmp_path, record), "--lang", lang])
    assert (found.exit_code, yes in found.output) == (0, True), found.output


def test_what_is_wrong_is_named_and_ends_with_1(tmp_path, record: Record):
    assert record.deal is not None
    wrong = {
        "the key is not the one": replace(record, deal=replace(record.deal, key=bytes(32))),
        "was due, the record has": replace(record, deal=replace(record.deal, texts=())),
        "the key is told when": replace(record, deal=record.deal.closed),
    }
    for said, other in wrong.items():
        found = RUN.invoke(app, ["verify", kept(tmp_path, other)])
        assert (found.exit_code, said in found.output) == (1, True), found.output
    file = kept(tmp_path, record)
    assert RUN.invoke(app, ["verify", file, "--commitment", record.deal.commitment.upper()]).exit_code == 0
    half = RUN.invoke(app, ["verify", file, "--commitment", record.deal.commitment[:12]])
    assert (half.exit_code, "not a whole fingerprint" in half.output) == (2, True), half.output
    other_one = RUN.invoke(app, ["verify", file, "--commitment", "0" * 64])
    assert (other_one.exit_code, "the fingerprint that was noted is" in other_one.output) == (1, True)


def test_a_seeded_record_is_known_and_a_lying_header_is_found(tmp_path):
    file = RELEASED / "imperial-miners-2.record"
    found = RUN.invoke(app, ["verify", str(file)])
    assert (found.exit_code, "known: all 60" in found.output) == (0, True)
    record = Record.loads(file.read_text())
    lying = replace(record, origin=replace(record.origin, seed=record.origin.seed + 1))
    found = RUN.invoke(app, ["verify", kept(tmp_path, lying)])
    assert (found.exit_code, "in the set-up" in found.output) == (1, True)


def test_who_calls_a_promised_play_a_lesson_is_not_believed(tmp_path, record: Record):
    assert record.deal is not None
    lying = replace(record, lesson="first-game", deal=replace(record.deal, texts=()))
    assert RUN.invoke(app, ["verify", kept(tmp_path, lying)]).exit_code == 1


def test_of_several_records_the_worst_is_the_exit_code(tmp_path):
    seeded = Record.loads((RELEASED / "imperial-miners-2.record").read_text())
    files = []
    for n, one in enumerate((seeded, replace(seeded, lesson="alone"), replace(seeded, pack_hash="0"))):
        (tmp_path / str(n)).mkdir()
        files.append(kept(tmp_path / str(n), one))
    codes = [RUN.invoke(app, ["verify", *files[:n]]).exit_code for n in (1, 2, 3)]
    assert codes == [0, 3, 1]


def test_chance_of_many_plays_is_compared(tmp_path):
    files = [str(file) for file in sorted(RELEASED.glob("above-and-below-*.record")) if "placed" not in file.name]
    found = RUN.invoke(app, ["fairness", *files, "--json"])
    assert found.exit_code == 0, found.output
    dice = next(kind for kind in json.loads(found.output) if kind["kind"] == "die")
    assert set(dice["outcomes"]) == set("123456")
    assert sum(face["seen"] for face in dice["outcomes"].values()) == dice["draws"] > 100
    assert sum(face["expected"] for face in dice["outcomes"].values()) == pytest.approx(dice["draws"])
    assert "as expected" in RUN.invoke(app, ["fairness", *files, "--each"]).output
    assert "too few to tell" in RUN.invoke(app, ["fairness", files[0]]).output


def test_without_plays_there_is_nothing_to_compare(tmp_path, monkeypatch):
    monkeypatch.setenv("TABULEIRO_DATA", str(tmp_path))
    found = RUN.invoke(app, ["fairness"])
    assert (found.exit_code, "no finished play" in found.output) == (2, True), found.output
    assert not list(tmp_path.iterdir())


def test_loaded_dice_are_noticed():
    """Every roll a bit too high: chi-square finds it; fair dice pass."""
    dice, loaded, fair = Dice(5), Chances("game", "die"), Chances("game", "die")
    for _ in range(3000):
        fair.add(list("123456"), dice.below(6))
        loaded.add(list("123456"), min(5, dice.below(7)))
    assert fair.p > 0.01
    assert loaded.p < 1e-6
    assert loaded.outcomes["6"].deviation > 5


@pytest.mark.parametrize(
    ("chi_square", "freedom", "p"), [(3.84, 1, 0.05), (16.92, 9, 0.05), (11.07, 5, 0.05), (0, 5, 1)]
)
def test_the_tail_of_chi_square(chi_square: float, freedom: int, p: float):
    assert beyond(chi_square, freedom) == pytest.approx(p, abs=0.004)


def test_every_kind_of_chance_has_a_name(record: Record):
    for name in ("imperial-miners", "above-and-below", "brazil-imperial"):
        game = tabuleiro.load(name)
        plays = [Record.loads(file.read_text()) for file in sorted(RELEASED.glob(f"{name}-*-wild.record"))]
        found = chances_of((game, play) for play in plays)
        assert {chances.kind for chances in found} <= set(game.chances.values())
        assert len(found) > 2
