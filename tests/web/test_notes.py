"""Notes for who is new: their files are read and checked; which fit what a seat is asked and told; pages have them."""

from __future__ import annotations

import random
import re
import shutil
import time
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
from web_site import TABLE, Site, options

import tabuleiro
from tabuleiro.core.errors import PackError
from tabuleiro.core.table import Table
from tabuleiro.kit import notes, shelf
from tabuleiro.kit.book import book_of
from tabuleiro.server.chairs import Chair
from tabuleiro.web.chronicle import Chronicle
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.frame import scene_of
from tabuleiro.web.lesson_check import check_notes
from tabuleiro.web.notes import ShownNote, noted
from tabuleiro.web.scene import Scene

GAME = "imperial-miners"
CHAIRS = (Chair("person", "Ana"), Chair("person", "Bia"))


# ---------------------------------------------------------------- read and checked
@pytest.mark.parametrize("game", shelf.games())
def test_all_notes_of_a_game_are_right(game: str) -> None:
    assert 10 <= check_notes(game) <= 20


def changed(folder: Path, file: str, old: str, new: str) -> list[str]:
    """What is said against a game's notes with one thing changed."""
    copy = Path(shutil.copytree(book_of(GAME).note_folder, folder / "notes"))
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PackError) as error:
        check_notes(GAME, copy / "notes.toml")
    return list(error.value.faults)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"IM-13"', '"IM-99"', "note 'event': rule: there is no 'IM-99'"),
        ('asks = "climb"', 'asks = "clim"', "note 'climb': asks: there is no 'clim'; did you mean 'climb'?"),
        ('told = "round"', 'told = "rounds"', "note 'event': told: there is no 'rounds'; did you mean 'round'?"),
        ('told = "cart"', 'shows = "cartwheel"', "note 'cart': shows: there is no 'cartwheel'"),
        ('point = "event"', 'point = "evnt"', "note 'event': point: there is no 'evnt' on the page"),
        ('id = "collapse"', 'id = "event"', "note 'event': is there twice"),
        ('told = "cart"', 'told = "cart"\nshows = "cart-full"', "note 'cart': waits for one of told, asks, shows"),
        ('told = "cart"', 'said = "cart"', "note 'cart': unknown field 'said'"),
        ('rule = "IM-13"\n', "", "note 'event': rule: is missing"),
        ('told = "cart"', 'told = "cart"\nwhose = "any"', "note 'cart': whose: is 'anyone', of what is told"),
        ('asks = "climb"', 'asks = "climb"\nwhose = "anyone"', "note 'climb': whose: is 'anyone', of what is told"),
        ("[[note]]", "[[note", "notes.toml: "),
    ],
)
def test_what_is_wrong_with_a_note_is_named(tmp_path: Path, old: str, new: str, fault: str) -> None:
    found = changed(tmp_path, "notes.toml", old, new)
    assert any(line.startswith("notes.toml: ") and fault in line for line in found), found


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("note-cart =", "note-card =", "the message 'note-cart' is missing"),
        ("note-cart =", "note-card =", "no note says 'note-card'; did you mean 'note-cart'?"),
        ("note-cart =", f"note-cart = {'on and ' * 20}", "'note-cart' has 2"),
        ("{ $cart-marker }", "{ $cart-maker }", "message 'note-cart' (de) cannot be filled in"),
    ],
)
def test_what_is_wrong_with_its_words_is_named(tmp_path: Path, old: str, new: str, fault: str) -> None:
    found = changed(tmp_path, "de/notes.ftl", old, new)
    assert any(line.startswith(f"de/notes.ftl: {fault}") for line in found), found


# ---------------------------------------------------------------- what fits when
def asked_of(table: Table, seat: int) -> Scene:
    """What a seat is asked, with all that it was told since it acted last."""
    last = max((told.number for told in table.log if told.seat == seat), default=0)
    scene = scene_of(table.state, Eyes(seat, "en", (seat,), (seat,)), CHAIRS)
    return replace(scene, recent=[told.seen_by(seat) for told in table.log[last:]])


def fitting(scene: Scene, board: str = "") -> dict[str, ShownNote]:
    return {note.id.partition(" ")[2]: note for note in noted(scene, board)}


@pytest.mark.parametrize("game", shelf.games())
def test_they_fit_the_question_and_what_its_seat_was_told(game: str) -> None:
    """Through a play at random: exactly those come that wait for this question or for something told of this seat."""
    table, chance, came = Table(tabuleiro.load(game).new(seats=2, seed=5), ("", "")), random.Random(5), set[str]()
    while not table.state.over:
        seat = chance.choice(table.state.to_act)
        decision = table.state.decision(seat)
        scene = asked_of(table, seat)
        events = [event for action in scene.recent for event in action.events]
        told = {"": {event.kind for event in events if event.seat in (seat, -1)}, "anyone": {e.kind for e in events}}
        wanted = [
            n.id
            for n in book_of(game).notes
            if (n.asks == decision.kind if n.asks else n.told) and (n.told in told[n.whose] if n.told else n.asks)
        ]
        assert list(fitting(scene)) == wanted
        came.update(wanted)
        table.act(chance.choice(decision.actions))
    assert len(came) >= 8


def test_at_the_top_of_a_board_it_is_said_what_happens_now() -> None:
    """The same question as where a marker first comes onto a board, so its own note was met long ago."""
    game = tabuleiro.load(GAME)
    cards = 'hand = ["cubit-hall"]\nmine = ["1.0 toll-bothy", "1.2 heather-gate"]'
    for marker, wanted in (('marker = "alchemy 8"', ["top", "enter"]), ("", ["enter"])):
        table = Table(
            game.position(f'round = 7\nevent = "loose-change"\n[[seat]]\ncoins = 7\n{marker}\n{cards}'), ("",)
        )
        while (asked := table.state.decision(0)).kind != "enter":
            wanted_next = {"surface": "surface 2", "pick": "pick cubit-hall"}.get(asked.kind, "")
            table.act(asked.parse(wanted_next) if wanted_next else asked.actions[0])
        assert [id_ for id_ in fitting(asked_of(table, 0)) if id_ in ("top", "enter")] == wanted


def test_one_stands_where_it_was_told() -> None:
    table = Table(tabuleiro.load("above-and-below").new(seats=2, seed=1), ("", ""))
    seat = table.state.to_act[0]
    chance = random.Random(1)
    while True:
        decision = table.state.decision(table.state.to_act[0])
        if decision.seat == seat and "trained" in (found := fitting(asked_of(table, seat))):
            break
        train = [action for action in decision.actions if str(action).startswith("train")]
        table.act(chance.choice(train or decision.actions))
    assert found["trained"].rule == "AB-21"
    assert found["trained"].spots == ()
    told = replace(asked_of(table, seat), beats=Chronicle(table.state.game, seat).of(table.log))
    assert fitting(told)["trained"].spots[0].startswith("villager ")


def test_nothing_is_said_to_who_is_not_asked() -> None:
    state = tabuleiro.load("above-and-below").new(seats=2, seed=1)
    asked = state.to_act[0]
    for seat in (1 - asked, -1):
        assert noted(scene_of(state, Eyes(seat, "en"), CHAIRS)) == ()


def test_an_icon_that_shows_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    book = book_of(GAME)
    scene = scene_of(tabuleiro.load(GAME).new(seats=2, seed=1), Eyes(0, "en"), CHAIRS)
    monkeypatch.setattr(book, "notes", [notes.Note("cart", "IM-27", shows="cart-full")])
    assert fitting(scene) == {}
    assert fitting(scene, '<use href="#i-cart-full"/>')["cart"].icon == "cart-full"


# ---------------------------------------------------------------- pages
def test_the_asked_have_them_on_their_page_and_spectators_do_not(site: Site) -> None:
    ana = site.browser(lang="de")
    table = ana.open_table("you", "search:1", seed="3")
    assert "Behalte vier" in ana.frame(table)["parts"]["coach"]
    assert 'href="/rules/imperial-miners#im-5"' in ana.frame(table)["parts"]["coach"]
    assert not site.browser("Eve").frame(table)["parts"]["coach"].strip()


def test_a_lesson_has_them_only_where_its_coach_has_nothing_to_say(site: Site) -> None:
    """What its learner has chosen freely may bring up what no step speaks of: the lightning, a machine."""
    ana = site.browser()
    lesson = TABLE.search(ana.form(f"/learn/{GAME}/first-game").headers["location"])[1]
    wanted = ("enter technology", "climb to 1.2", "use 1 at 1.2", "surface 2")
    met: set[str] = set()
    for _ in range(400):
        frame = ana.frame(lesson)
        coach, may = frame["parts"]["coach"], options(frame)
        notes = set(re.findall(r'data-note="imperial-miners ([\w-]+)"', coach))
        assert not notes or 'class="slip waits"' in coach
        met |= notes
        if "data-onward" in coach:
            break
        if 'data-coach="next"' in coach:
            step = re.search(r'data-step="([^"]*)"', coach)[1]
            ana.post(lesson, "coach", version=frame["version"], do="next", step=step)
        elif may:
            act = next((text for text in wanted if text in may), may[0])
            ana.post(lesson, "act", version=frame["version"], actions=[act])
        else:
            time.sleep(0.05)  # the bot is at it
    assert {"lightning", "machine-choice"} <= met


def test_in_text_mode_who_is_new_reads_them_above_the_options(site: Site) -> None:
    ana = site.browser()

    def text() -> str:
        table = ana.open_table("you", seed="3")
        return unescape(ana.get(f"/t/{table}", params={"mode": "text"}).text)

    page = text()
    assert page.index("Keep four of these eight") < page.index('id="options"')
    assert f'<a href="/rules/{GAME}#im-5">Rule IM-5</a>' in page
    for _ in range(3):
        ana.finish(ana.open_table("you", seed="3"))
    assert "Keep four of these eight" not in text()
