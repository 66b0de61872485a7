"""The plain page: a game that has only rules and words is shown, told, scored and ended; secrets stay secret."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest

import tabuleiro
from tabuleiro.cli.seats import usual_seats
from tabuleiro.core.table import Table
from tabuleiro.kit import shelf
from tabuleiro.kit.beats import chapters
from tabuleiro.kit.book import Book, book_of
from tabuleiro.kit.words import GameWords
from tabuleiro.lang import LANGUAGES
from tabuleiro.server.chairs import Chair
from tabuleiro.server.config import Settings
from tabuleiro.web import chronicle
from tabuleiro.web.app import application
from tabuleiro.web.board import Board, board_of
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.frame import scene_of
from tabuleiro.web.rules import beginners
from tabuleiro.web.scene import Scene

NAMES = ("Ana", "Bento", "Clara")
EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel"


@pytest.fixture(autouse=True)
def goofspiel(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example game as if it were installed."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    import goofspiel  # type: ignore[import-not-found]

    manifests, _ = shelf._found()
    if "goofspiel" not in manifests:
        monkeypatch.setitem(manifests, "goofspiel", goofspiel.MANIFEST)
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "goofspiel"]:
        del sys.modules[name]
    shelf.room.cache_clear()
    shelf.rules_of.cache_clear()


def played(acts: int, seed: int = 3) -> Table:
    table = Table(tabuleiro.load("goofspiel").new(seats=3, seed=seed), NAMES)
    rng = random.Random(seed)
    while acts and not table.state.over:
        table.act(rng.choice(table.state.decision(table.state.to_act[0]).actions))
        acts -= 1
    return table


def seen(table: Table, seat: int, lang: str = "en") -> Scene:
    return scene_of(table.state, Eyes(seat, lang), [Chair("person", name) for name in NAMES])


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<main>{markup}</main>")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("acts", [0, 7, 100])
def test_every_option_is_a_button_and_every_field_has_its_name(acts: int, lang: str) -> None:
    table, board = played(acts), board_of("goofspiel")
    assert type(board) is Board
    for seat in (-1, 0, 1, 2):
        scene = seen(table, seat, lang)
        page = parsed(board.main(scene))
        options = [el.get("data-act") for el in page.iter("button") if el.get("data-act")]
        assert options == [str(action) for action in (scene.decision.actions if scene.decision else ())]
        own = shelf.about("goofspiel", lang)
        terms = {el.text for el in page.iter("dt")}
        assert {own(f"field-{name}") for name in ("stakes", "deck", "hand", "played", "won")} <= terms
        assert all(board.where(scene) and board.panel_stats(scene, seat) for seat in range(3))
        assert board.loose(scene) == []
        assert len(board.in_words(scene)) == 4


def test_what_is_refused_says_why_and_links_to_no_book() -> None:
    table = played(6)
    refused = [
        el for el in parsed(board_of("goofspiel").main(seen(table, 0))).iter("button") if el.get("aria-disabled")
    ]
    gone = sorted(table.state.view(0).data["seats"][0]["played"])  # type: ignore[index]
    assert [el.get("data-why") for el in refused] == [f"You have played the {card} already." for card in gone]
    assert len(gone) == 2
    assert not any(el.get("data-rule") for el in refused)


def test_a_bid_is_seen_by_its_own_seat_only_and_marked() -> None:
    table, board = played(7), board_of("goofspiel")
    shown = {seat: board.main(seen(table, seat)) for seat in (-1, 0, 1)}
    assert "Your bid" in shown[0]
    assert "only you see this" in shown[0]
    assert not any("Your bid" in shown[seat] or "only you" in shown[seat] for seat in (-1, 1))
    assert "Your bid" not in board.panel_stats(seen(table, 0), 0)


def test_the_log_and_the_digest_tell_what_happened() -> None:
    table = played(8)
    reader = chronicle.Reader(table.game, 0, NAMES, ("A", "B", "C"), "en")
    beats = chronicle.Chronicle(table.game, 0).of(table.log)
    lines = [reader.caption(beat) for beat in beats]
    assert sum(line.startswith("Round ") for line in lines) == 3
    assert all(beat.weight == "quiet" for beat in beats if "chosen" in reader.caption(beat))
    told = [row.head for row in chronicle.worth_telling(beats, 0)]
    assert {beat.seat for beat in told} >= {1, 2}
    assert any("<b>Bento</b>" in reader.marked(beat) for beat in told)


def test_what_came_of_the_own_choice_is_told_first() -> None:
    table = played(9)
    last = max(told.number for told in table.log if told.seat == 0)
    beats = [beat for beat in chronicle.Chronicle(table.game, 0).of(table.log) if beat.number >= last]
    reader = chronicle.Reader(table.game, 0, NAMES, ("A", "B", "C"), "en")
    told = [reader.caption(row.head) for row in chronicle.worth_telling(beats, 0)]
    assert told[0].startswith("You bid ")
    assert sum(line.startswith("You") for line in told) == 1
    assert chronicle.worth_telling(chronicle.Chronicle(table.game, 0).of(table.log[:2])[-1:], 0) == []


def test_a_row_of_the_log_is_about_its_seat_and_says_what_it_came_to() -> None:
    table = played(9)
    reader = chronicle.Reader(table.game, 0, NAMES, ("A", "B", "C"), "en")
    for chapter in chapters(chronicle.Chronicle(table.game, 0).of(table.log))[1:-1]:
        by_seat = [turn for turn in chapter.turns if turn.owner >= 0]
        assert sorted(turn.owner for turn in by_seat) == [0, 1, 2]
        for turn in by_seat:
            assert {beat.seat for beat in turn.beats} == {turn.owner}
            assert chronicle.headline(turn) is turn.beats[-1]
    assert "chose" not in chronicle.log_items(reader, "t", chapters(chronicle.Chronicle(table.game, 0).of(table.log)))


def test_points_of_a_trick_stay_with_it_where_the_last_one_is_forced() -> None:
    table = Table(tabuleiro.load("goofspiel").new(seats=2, seed=1), NAMES[:2])
    while not table.state.over:
        seat = table.state.to_act[0]
        actions = table.state.decision(seat).actions
        table.act(actions[-1 if seat else 0])
    beats = chronicle.Chronicle(table.game, -1).of(table.log)
    for beat in beats:
        won = sum(beat.event.data["prizes"]) if beat.event.kind == "win" else 0  # type: ignore[arg-type]
        assert sum(gain.n for gain in beat.gains) == won
    assert [beat.number for beat in beats if beat.event.kind == "win"][-2:] == [24, 24]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_has_its_table(lang: str) -> None:
    table = played(100)
    page = parsed(board_of("goofspiel").result(seen(table, 0, lang), table.state.scores))
    rows = [["".join(cell.itertext()).strip() for cell in row] for row in page.iter("tr")]
    assert rows[0][3] == shelf.about("goofspiel", lang)("score-prizes")
    best = next(score for score in table.state.scores if score.rank == 1)
    assert NAMES[best.seat] in rows[1][1]
    assert rows[1][2] == str(best.total)


@pytest.mark.parametrize("page", ["/rules/goofspiel", "/learn/goofspiel"])
def test_a_game_without_a_book_tells_its_rules_in_its_own_words(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not book_of("goofspiel").written
    app = application(Settings(data=tmp_path))

    async def get(path: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            return await client.get(path, headers={"accept-language": "en"})

    answer = asyncio.run(get(page))
    assert answer.status_code == 200
    assert "<p>The highest bid wins all that is at stake." in answer.text
    assert 'href="/rules/goofspiel"' in asyncio.run(get("/rules")).text
    (tmp_path / "book" / "en").mkdir(parents=True)
    (tmp_path / "book" / "en" / "rules.md").write_text("# play: The play\n\n## GS-1 Cards\n\nThere are cards.\n")
    with monkeypatch.context() as patched:
        patched.setattr(Book, "folder", tmp_path / "book")
        shelf.room.cache_clear()
        assert ("There are cards." in asyncio.run(get(page)).text) == page.startswith("/rules")
    shelf.room.cache_clear()
    monkeypatch.setattr(GameWords, "about", lambda words, key, lang: "" if key == "rules" else "Goofspiel")
    answer = asyncio.run(get(page))
    assert answer.status_code == 404
    assert "Goofspiel has no rule book here" in answer.text
    assert "goofspiel" not in asyncio.run(get("/rules")).text


@pytest.mark.parametrize(("fewest", "sit"), [(1, 2), (2, 2), (3, 3)])
def test_a_first_table_has_as_many_as_the_game_needs(monkeypatch: pytest.MonkeyPatch, fewest: int, sit: int) -> None:
    manifests, _ = shelf._found()
    monkeypatch.setitem(manifests, "goofspiel", replace(manifests["goofspiel"], fewest_seats=fewest))
    assert [chair.kind for chair in beginners("goofspiel", "Ana")] == ["person", *["bot"] * (sit - 1)]


@pytest.mark.parametrize(("fewest", "most", "sit"), [(1, 1, 1), (1, 5, 2), (3, 5, 3)])
def test_a_command_that_names_no_seats_takes_two_or_the_fewest(fewest: int, most: int, sit: int) -> None:
    game = tabuleiro.load("goofspiel")
    game.fewest_seats, game.most_seats = fewest, most
    assert usual_seats(game) == sit
