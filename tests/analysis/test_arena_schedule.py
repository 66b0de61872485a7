"""Entrants and the schedule: specs expand, everybody sits everywhere equally often, seeds are the same for all."""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path

import pytest
from arena_bots import Arranged

from tabuleiro import bots
from tabuleiro.analysis import entrants_of
from tabuleiro.analysis.terms import code_hash
from tabuleiro.core.errors import BadInput


def labels(text: str) -> list[str]:
    return [entrant.label for entrant in entrants_of(text)]


@pytest.mark.usefixtures("faulty")
def test_specs_expand() -> None:
    assert labels("random, greedy") == ["random", "greedy"]
    assert labels("levels:2") == ["levels:2"]
    assert labels("random,levels:1..5") == ["random", *(f"levels:{level}" for level in range(1, 6))]
    assert labels("random,random,levels:1..2,levels:2") == ["random", "random#2", "levels:1", "levels:2", "levels:2#2"]


@pytest.mark.usefixtures("faulty")
@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("random,bob", "no bot 'bob'"),
        ("", "a name is missing"),
        ("random,", "a name is missing"),
        ("levels:6", "no level 6"),
        ("levels:1..9999", "no level 6"),
        ("levels:3..1", "higher level to a lower"),
        ("levels:x", "no module 'levels'"),
        ("levels:1..", "'levels:1..' is not a bot"),
        ("levels:1...3", "is not a bot"),
        ("levels:-1", "is not a bot"),
    ],
)
def test_bad_specs(text: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        entrants_of(text)


def test_a_bot_without_levels_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "make", lambda name, seed: None)  # takes no level
    with pytest.raises(BadInput, match="the bot 'random' has no level 3"):
        entrants_of("random:3")


@pytest.mark.parametrize(("many", "seats"), [(2, 2), (5, 2), (3, 3), (5, 3), (5, 4), (5, 5)])
def test_everybody_sits_everywhere_equally_often(arranged: Arranged, many: int, seats: int) -> None:
    settings = arranged(",".join(["random"] * many), games=2 * seats, seats=seats)
    fixtures = [settings.fixture(number) for number in range(settings.total)]
    places = Counter((entrant, seat) for fixture in fixtures for seat, entrant in enumerate(fixture.seats))
    assert len(places) == many * seats
    assert len(set(places.values())) == 1
    pairs = Counter((a, b) for fixture in fixtures for a in fixture.seats for b in fixture.seats if a < b)
    assert len(pairs) == many * (many - 1) // 2
    assert len(set(pairs.values())) == 1
    assert all(len(set(fixture.seats)) == seats for fixture in fixtures)


def test_the_same_seeds_for_every_line_up_and_rotation(arranged: Arranged) -> None:
    settings = arranged("random,greedy,random", games=6, seed=40)
    seeds = defaultdict(list)
    for number in range(settings.total):
        fixture = settings.fixture(number)
        seeds[fixture.seats].append(fixture.seed)
    assert len(seeds) == 6  # three pairs, two rotations
    assert all(found == [40, 41, 42] for found in seeds.values())


def test_games_are_rounded_up_to_whole_rotations(arranged: Arranged) -> None:
    assert arranged("random,random,random", games=4, seats=3).games == 6
    assert arranged("random,greedy", games=1).total == 2


@pytest.mark.parametrize(
    ("wishes", "says"),
    [
        ({"games": 0}, "--games 0"),
        ({"budget": 0}, "--budget 0"),
        ({"budget": -5}, "--budget -5"),
        ({"budget": 10**9}, "--budget 1000000000"),
        ({"seats": 1}, "--seats 1"),
        ({"seats": 3}, "3 seats need 3 bots"),
        ({"seats": 6}, "1 to 5 seats"),
        ({"seed": 2**64 - 1}, "64 bits"),
    ],
)
def test_impossible_wishes(arranged: Arranged, wishes: dict[str, int], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        arranged(**wishes)


def test_too_many_line_ups(arranged: Arranged) -> None:
    with pytest.raises(BadInput, match="line-ups"):
        arranged(",".join(["random"] * 60), seats=5)


def test_a_folder_for_each_settings(arranged: Arranged) -> None:
    assert arranged().folder == arranged().folder
    assert arranged().folder != arranged(seed=2).folder


def test_new_weights_are_new_code(tmp_path: Path) -> None:
    """A bot with other weights plays otherwise: its games are not to be mixed with those of before."""
    weights = tmp_path / "bots" / "weights.json"
    weights.parent.mkdir()
    weights.write_text("[[1.0]]")
    before = code_hash(tmp_path)
    weights.write_text("[[2.0]]")
    assert code_hash(tmp_path) != before


def test_new_rules_are_new_code_and_new_words_are_not(tmp_path: Path) -> None:
    rules, words = tmp_path / "rules.py", tmp_path / "words" / "en.ftl"
    words.parent.mkdir()
    rules.write_text("GOAL = 50\n")
    before = code_hash(tmp_path)
    words.write_text("title = Pig\n")
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "rules.pyc").write_bytes(b"compiled")
    assert code_hash(tmp_path) == before
    rules.write_text("GOAL = 30\n")
    assert code_hash(tmp_path) != before
