"""Playing for balance: the same with any number of processes, resumed or not; journals that merge, or are refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabuleiro.analysis.balance import Balance, PlayedSeries, Series, merged
from tabuleiro.analysis.journal import Line
from tabuleiro.analysis.study import study_of
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game


def played(
    game: Game, folder: Path, games: int = 4, bots: str = "greedy", jobs: int = 1, **wishes: int
) -> PlayedSeries:
    balance = Balance(game, Series.checked(game, bots, **wishes), games, folder, jobs=jobs)  # type: ignore[arg-type]
    try:
        return balance.run()
    finally:
        balance.close()


def tables(game: Game, some: PlayedSeries) -> dict[str, object]:
    """All figures; not the notes, which have seconds in them."""
    found = json.loads(study_of("imperial-miners").report(game, some).json)
    return {key: found[key] for key in ("games", "checks", "tables")}


@pytest.fixture(scope="module")
def four(game: Game, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, PlayedSeries]:
    folder = tmp_path_factory.mktemp("four")
    return folder, played(game, folder)


def test_the_figures_agree_with_each_other(game: Game, four: tuple[Path, PlayedSeries]) -> None:
    _, some = four
    for one in some.games:
        assert sum(one.wins()) == pytest.approx(1)
        for seat in one.seats:
            assert sum(map(sum, seat.points)) == seat.score
            assert set(seat.kept) <= set(seat.dealt)
            assert (len(seat.kept), len(seat.dealt)) == (4, 8) or len(set(seat.dealt)) < 8
            for round_, (card, offer) in enumerate(zip(seat.played, seat.offers, strict=True)):
                assert (card in offer) == (round_ not in seat.blind)
                assert not offer or round_ not in seat.blind
            assert set(seat.sides) <= set(one.sides)
    found = tables(game, some)["tables"]
    for card in found["cards"]:  # type: ignore[index]
        assert card["picked"] <= card["playable"] <= card["offered"] <= 8
        assert card["picked"] <= card["in_mine"]
        assert card["choice"] <= card["playable"]
    # The tables have four digits: thirds of a shared lead or win do not add up exactly.
    led = sum(row["led"] for row in found["factions"])  # type: ignore[index]
    assert led == pytest.approx(8, abs=1e-3)
    won = sum(row["wins"] * row["seat_games"] for row in found["seats"])  # type: ignore[index]
    assert won == pytest.approx(4, abs=1e-3)
    assert sum(row["games"] for row in found["events"]) == 4 * 10  # type: ignore[index]
    assert sum(row["times"] for row in found["surface"]) >= 80  # type: ignore[index]
    score = found["score"][0]["mean"]  # type: ignore[index]
    assert found["points"][-1]["all"] == pytest.approx(score, abs=1e-3)  # type: ignore[index]
    for faction in ("scots", "romans"):
        rows = [row for row in found["faction_cards"] if row["faction"] == faction]  # type: ignore[index]
        assert sum(row["seat_games"] for row in rows) == 8


def test_the_same_with_two_processes(game: Game, tmp_path: Path, four: tuple[Path, PlayedSeries]) -> None:
    assert tables(game, played(game, tmp_path, jobs=2)) == tables(game, four[1])


class Enough(Exception):
    pass


def test_resumed_after_a_cut_as_if_never_interrupted(
    game: Game, tmp_path: Path, four: tuple[Path, PlayedSeries]
) -> None:
    balance = Balance(game, Series.checked(game, "greedy"), 4, tmp_path, jobs=1)

    def stop(line: Line) -> None:
        if balance.finished == 2:
            raise Enough

    with pytest.raises(Enough):
        balance.run(stop)
    balance.close()
    journal = tmp_path / "journal.jsonl"
    content = journal.read_bytes()
    assert content.count(b"\n") == 3  # the series and two games
    for end in (content.index(b"\n") // 2, 0, len(content) - 40):  # the power failed while a line was written
        journal.write_bytes(content[:end])
        balance = Balance(game, Series.checked(game, "greedy"), 4, tmp_path, jobs=1)
        assert balance.finished == max(0, content[:end].count(b"\n") - 1)
        balance.close()
    numbers: list[int] = []
    journal.write_bytes(content[:-40])
    balance = Balance(game, Series.checked(game, "greedy"), 4, tmp_path, jobs=1)
    result = balance.run(lambda line: numbers.append(line["number"]))
    balance.close()
    assert numbers == [1, 2, 3]
    assert tables(game, result) == tables(game, four[1])


def test_more_games_go_on_and_fewer_are_the_first_ones(game: Game, tmp_path: Path) -> None:
    two = played(game, tmp_path, 2, "random")
    before = (tmp_path / "journal.jsonl").read_bytes()
    three = played(game, tmp_path, 3, "random")
    assert (tmp_path / "journal.jsonl").read_bytes().startswith(before)
    assert three.games[:2] == two.games
    assert played(game, tmp_path, 2, "random").games == two.games


# ---------------------------------------------------------------- several journals
def test_journals_merge_into_what_one_run_gives(game: Game, tmp_path: Path, four: tuple[Path, PlayedSeries]) -> None:
    played(game, tmp_path / "a", 2)
    played(game, tmp_path / "b", 3, seed=2)  # seed 2 is in both
    half = tmp_path / "b" / "journal.jsonl"
    half.write_bytes(half.read_bytes() + b'{"number":3,')  # still being written elsewhere
    for paths in ([tmp_path], [tmp_path / "a", half], [half, tmp_path / "a" / "journal.jsonl", tmp_path]):
        found = merged(game, paths)
        assert (found.journals, found.doubles) == (2, 1)
        assert tables(game, found) == tables(game, four[1])
    notes = study_of("imperial-miners").report(game, found).notes
    assert any("From 2 journals; 1 games" in note for note in notes)


def test_journals_of_other_games_do_not_mix(game: Game, tmp_path: Path) -> None:
    played(game, tmp_path / "a", 1, "random")
    played(game, tmp_path / "b", 1, "random", seats=3)
    with pytest.raises(BadInput, match=r"do not mix \(seats 2 and 3\)"):
        merged(game, [tmp_path / "a", tmp_path / "b"])
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadInput, match="there is no"):
        merged(game, [tmp_path / "empty"])
    journal = tmp_path / "a" / "journal.jsonl"
    head, line = journal.read_text("utf-8").splitlines()
    journal.write_text(head.replace(game.pack_hash, "0" * 16) + f"\n{line}\n", "utf-8")
    with pytest.raises(BadInput, match="0000000000000000"):
        merged(game, [journal])
    journal.write_text(f"{head}\n", "utf-8")
    with pytest.raises(BadInput, match="no game is finished"):
        merged(game, [journal])
    for first in ('{"balance":1}', '{"balance":1,"budget_ms":null,"seats":"x"}'):
        journal.write_text(f"{first}\n{line}\n", "utf-8")
        with pytest.raises(BadInput, match="line 1 is damaged"):
            merged(game, [journal])


def test_games_of_other_code_do_not_mix(game: Game, tmp_path: Path) -> None:
    played(game, tmp_path / "a", 1, "random")
    played(game, tmp_path / "b", 1, "random", seed=2)
    journal = tmp_path / "b" / "journal.jsonl"
    code = Series.checked(game, "random").code
    journal.write_text(journal.read_text("utf-8").replace(code, "f" * 16), "utf-8")
    with pytest.raises(BadInput, match=r"do not mix \(code "):
        merged(game, [tmp_path])
    with pytest.raises(BadInput, match="have changed since"):
        played(game, tmp_path / "b", 2, "random", seed=2)


def test_a_damaged_line_is_named(game: Game, tmp_path: Path) -> None:
    played(game, tmp_path, 2, "random")
    journal = tmp_path / "journal.jsonl"
    head, first, second = journal.read_text("utf-8").splitlines()
    data = json.loads(second)
    broken = ["hello", "[]", "{}", second.replace('"seed":2', '"seed":7'), json.dumps({**data, "sides": [0]})]
    changes = ({"score": 999}, {"played": [999] * 10}, {"rank": 5}, {"used": {"1": [0]}}, {"offers": 3})
    one, other = data["seats"]
    broken += [json.dumps({**data, "seats": [{**one, **change}, other]}) for change in changes]
    for line in broken:
        journal.write_text("\n".join([head, first, line, ""]), "utf-8")
        with pytest.raises(BadInput, match="line 3 is damaged"):
            played(game, tmp_path, 2, "random")


@pytest.mark.parametrize("content", ["shopping list", "shopping list\n", "{}\n", "[1]\n", '{"balance":99}\n'])
def test_a_file_that_is_no_journal_is_left_alone(game: Game, tmp_path: Path, content: str) -> None:
    journal = tmp_path / "journal.jsonl"
    journal.write_text(content, "utf-8")
    with pytest.raises(BadInput, match="journal"):
        played(game, tmp_path, 1, "random")
    assert journal.read_text("utf-8") == content


@pytest.mark.usefixtures("faulty")
def test_a_faulty_bot_is_reported(game: Game, tmp_path: Path) -> None:
    some = played(game, tmp_path, 1, "raising")
    assert some.faults > 10
    assert "what now?" in some.first_fault
    assert any("forfeited" in note for note in study_of("imperial-miners").report(game, some).notes)
