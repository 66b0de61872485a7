"""Running an arena: the same with any number of processes, resumed or not; faulty bots are reported and it goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from arena_bots import Arranged

from tabuleiro.analysis import Arena, Result, Settings
from tabuleiro.analysis.journal import Line
from tabuleiro.core.errors import BadInput


def held(settings: Settings, folder: Path, jobs: int = 1) -> Result:
    arena = Arena(settings, folder, jobs=jobs)
    try:
        result = arena.run()
        arena.write(result)
        return result
    finally:
        arena.close()


def timeless(result: Result) -> dict[str, object]:
    """All but the seconds, which nobody can repeat."""
    data = json.loads(result.json)
    for bot in data["bots"]:
        for key in ("seconds_mean", "seconds_max", "seconds_cpu"):
            assert bot.pop(key) >= 0
    return data  # type: ignore[no-any-return]


def test_the_same_seed_gives_the_same_with_one_process_and_two(arranged: Arranged, tmp_path: Path) -> None:
    settings = arranged("random,greedy", games=4, seed=3)
    one, two = (held(settings, tmp_path / "one"), held(settings, tmp_path / "two", jobs=2))
    assert timeless(one) == timeless(two)
    other = held(arranged("random,greedy", games=4, seed=4), tmp_path / "other")
    assert timeless(one)["bots"] != timeless(other)["bots"]


def test_same_bots_in_swapped_seats_swap_their_scores(arranged: Arranged, tmp_path: Path) -> None:
    """A rotation differs from the other in nothing but who sits where."""
    first, second = held(arranged("random,random", games=2), tmp_path).games
    assert [seat.score for seat in first.seats] == [seat.score for seat in second.seats]
    assert [seat.entrant for seat in first.seats] == [0, 1]
    assert [seat.entrant for seat in second.seats] == [1, 0]


# ---------------------------------------------------------------- the journal
class Enough(Exception):
    pass


def test_resumed_after_a_cut_as_if_never_interrupted(arranged: Arranged, tmp_path: Path) -> None:
    settings = arranged("random,random,random", games=4)
    whole = held(settings, tmp_path / "whole")
    arena = Arena(settings, tmp_path / "cut", jobs=1)

    def stop(game: Line) -> None:
        if arena.finished == 5:
            raise Enough

    with pytest.raises(Enough):
        arena.run(stop)
    arena.close()
    journal = tmp_path / "cut" / "journal.jsonl"
    content = journal.read_bytes()
    assert content.count(b"\n") == 6  # the settings and five games
    journal.write_bytes(content[:-40])  # the power failed while the fifth was written
    again = Arena(settings, tmp_path / "cut", jobs=1)
    assert again.finished == 4
    played: list[int] = []
    result = again.run(lambda game: played.append(game["number"]))
    again.close()
    assert len(played) == settings.total - 4
    assert timeless(result) == timeless(whole)
    assert journal.read_bytes().startswith(content[: content[:-1].rfind(b"\n") + 1])


def test_every_cut_of_a_journal_is_survived(arranged: Arranged, tmp_path: Path) -> None:
    settings = arranged("random,random", games=2)
    held(settings, tmp_path)
    journal = tmp_path / "journal.jsonl"
    content = journal.read_bytes()
    for end in range(0, len(content), 23):
        journal.write_bytes(content[:end])
        arena = Arena(settings, tmp_path, jobs=1)
        assert arena.finished == max(0, content[:end].count(b"\n") - 1)
        arena.close()


def test_a_finished_arena_plays_nothing(arranged: Arranged, tmp_path: Path) -> None:
    settings = arranged("random,random", games=2)
    first = held(settings, tmp_path)
    before = (tmp_path / "journal.jsonl").read_bytes()
    assert held(settings, tmp_path).data == first.data
    assert (tmp_path / "journal.jsonl").read_bytes() == before


def test_a_journal_of_other_settings_is_refused(arranged: Arranged, tmp_path: Path) -> None:
    held(arranged("random,random", games=2), tmp_path)
    before = (tmp_path / "journal.jsonl").read_bytes()
    with pytest.raises(BadInput, match=r"other settings \(seed 1, now 2\)"):
        held(arranged("random,random", games=2, seed=2), tmp_path)
    with pytest.raises(BadInput, match=r"bots .*budget_ms"):
        held(arranged("greedy,random", games=2, budget=500), tmp_path)
    assert (tmp_path / "journal.jsonl").read_bytes() == before


def test_a_damaged_line_is_named(arranged: Arranged, tmp_path: Path) -> None:
    settings = arranged("random,random", games=2)
    held(settings, tmp_path)
    journal = tmp_path / "journal.jsonl"
    head, first, second = journal.read_text("utf-8").splitlines()
    for line in ("hello", "[]", '{"number":0,"seed":99,"seats":[]}', '{"number":"x"}', second.replace("seed", "seeds")):
        journal.write_text("\n".join([head, first, line, second, ""]), "utf-8")
        with pytest.raises(BadInput, match="line 3 is damaged"):
            held(settings, tmp_path)


@pytest.mark.parametrize("content", ["shopping list", "shopping list\n", "{}\n", "[1]\n"])
def test_a_file_that_is_no_journal_is_left_alone(arranged: Arranged, tmp_path: Path, content: str) -> None:
    journal = tmp_path / "journal.jsonl"
    journal.write_text(content, "utf-8")
    with pytest.raises(BadInput, match="not a journal of arena games"):
        held(arranged(), tmp_path)
    assert journal.read_text("utf-8") == content


# ---------------------------------------------------------------- faults
@pytest.mark.usefixtures("faulty")
@pytest.mark.parametrize(
    ("name", "kind", "says"),
    [
        ("raising", "raised", "RuntimeError: what now?"),
        ("leaving", "raised", "SystemExit: 3"),
        ("stubborn", "illegal", "1000000 is not an option"),
        ("talking", "illegal", "the answer is a str"),
        ("unmade", "raised", "RuntimeError: no book of openings"),
    ],
)
def test_a_faulty_bot_is_reported(arranged: Arranged, tmp_path: Path, name: str, kind: str, says: str) -> None:
    settings = arranged(f"random,{name}", games=2)
    good, bad = held(settings, tmp_path).lines
    assert good.faults == {"raised": 0, "illegal": 0, "slow": 0}
    assert good.first_fault == ""
    assert bad.faults.pop(kind) > 10
    assert says in bad.first_fault
    assert "seed 1, seat 1, decision" in bad.first_fault
    assert good.won.games == bad.won.games == 2


@pytest.mark.usefixtures("faulty")
def test_a_bot_over_its_budget_is_cut_off(arranged: Arranged, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would sleep for ever, and it catches every Exception."""
    monkeypatch.setattr("tabuleiro.bots.bot.GRACE", 0.008)
    good, bad = held(arranged("random,deaf", games=2, budget=1), tmp_path).lines
    assert bad.faults["slow"] > 10
    assert bad.faults["raised"] == bad.faults["illegal"] == 0
    assert "0.010 s are allowed" in bad.first_fault
    assert 0.01 <= bad.slowest < 1
    assert bad.cpu < bad.seconds  # asleep
    assert len(good.seated) == 2
