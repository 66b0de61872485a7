"""Lessons over HTTP: the coach on the page and in text mode, what comes later, what is refused; their check by name."""

from __future__ import annotations

import json
import re
import shutil
import time
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
from web_site import TABLE, Browser, Site, options

import tabuleiro
from tabuleiro.core.errors import PackError
from tabuleiro.kit import shelf
from tabuleiro.kit.book import book_of
from tabuleiro.server.chairs import Chair
from tabuleiro.web.assets import Assets
from tabuleiro.web.board import board_of
from tabuleiro.web.coach import Coaching, task
from tabuleiro.web.frame import Eyes, scene_of
from tabuleiro.web.lesson_check import check_lessons, lesson_files
from tabuleiro.web.pages import environment
from tabuleiro.web.texts import words

GAMES = [game for game in shelf.games() if book_of(game).lessons]
GAME = "imperial-miners"


def opened(visitor: Browser, game: str = GAME, lesson: str = "first-game") -> str:
    answer = visitor.form(f"/learn/{game}/{lesson}")
    assert answer.status_code == 303, answer.text[:500]
    return TABLE.search(answer.headers["location"])[1]


def step_of(frame) -> str:
    found = re.search(r'data-step="([^"]*)"', frame["parts"]["coach"])
    return found[1] if found else ""


def said(frame) -> str:
    return unescape(re.sub(r"<[^>]+>", " ", frame["parts"]["coach"]))


@pytest.mark.parametrize("game", GAMES)
def test_all_lessons_of_a_game_are_right(game: str) -> None:
    files = lesson_files(game, None)
    assert check_lessons(game, files) == len(book_of(game).lessons)


def test_of_several_the_coach_speaks_of_the_chosen_one() -> None:
    """Of many cards to discard: once one is chosen, the main button is what is left to do."""
    hand = json.dumps([card.id for card in tabuleiro.load(GAME).pack.cards[:9]])
    state = tabuleiro.load(GAME).position(f'round = 2\n[[seat]]\nhand = {hand}\nsteps = ["hand-limit"]\n[[seat]]')
    scene = scene_of(state, Eyes(0, "en", (0,), (0,)), (Chair("person", "Ana"), Chair("bot", "")))
    assert scene.decision is not None
    several = scene.decision.actions
    assert scene.decision.kind == "discard"
    assert task(board_of(GAME), scene, several) == "choose among what is marked."
    chosen = replace(scene, chosen=str(several[1]))
    assert task(board_of(GAME), chosen, several).startswith("Discard ")


def test_the_page_offers_what_the_coach_allows_and_says_why_not_the_rest(site: Site) -> None:
    ana = site.browser()
    table = opened(ana)
    frame = ana.frame(table)
    assert step_of(frame) == "goal"
    assert options(frame) == ["pick rope-walk"]
    assert "Start with Rope Walk" in unescape(frame["parts"]["board"])
    refused = ana.post(table, "act", version=frame["version"], actions=["pick lotus-stair"])
    assert refused.status_code == 422
    assert refused.json()["reason"] == "That one comes later. Start with Rope Walk."
    done = ana.post(table, "act", version=frame["version"], actions=["pick rope-walk"])
    assert done.status_code == 200


def test_words_are_in_the_readers_language(site: Site) -> None:
    table = opened(ben := site.browser("Ben", "de"))
    assert "Jetzt du" in said(ben.frame(table))
    assert "Schritt 1 von" in said(ben.frame(table))


def test_leaving_and_returning(site: Site) -> None:
    ana = site.browser()
    table = opened(ana)
    left = ana.post(table, "coach", version=0, do="leave", step="").json()
    assert "Back to the lesson" in said(left)
    assert len(options(left)) > 1
    back = ana.post(table, "coach", version=left["version"], do="return", step="").json()
    assert step_of(back) == "goal"
    for wrong in ({"do": "next", "step": "nothing"}, {"do": "dance", "step": ""}, {"do": 7, "step": []}):
        assert ana.post(table, "coach", version=back["version"], **wrong).status_code == 400


@pytest.mark.parametrize(("stays", "main"), [(True, "Play on here"), (False, "Next lesson")])
def test_a_first_game_ends_with_playing_on_other_lessons_lead_to_the_next(stays: bool, main: str) -> None:
    end = Coaching("Title", "end", 9, 9, goes_on=True, onward="/learn/game#next", stays=stays)
    template = environment(Assets()).get_template("table/coach.html")
    shown = template.render(coach=end, notes=(), t=words("en"))
    assert re.findall(r'class="b next"[^>]*>([^<]+)<', shown) == [main]


def test_who_has_no_name_is_you(site: Site) -> None:
    ana = site.browser("")
    rail = ana.frame(opened(ana))["parts"]["rail"]
    assert re.search(r'class="who"[^>]*>You</span>', rail)
    assert "(you)" not in rail


def test_nobody_else_sees_or_leads_the_coach(site: Site) -> None:
    table = opened(site.browser())
    ben = site.browser("Ben")
    assert not ben.frame(table)["parts"]["coach"].strip()
    assert ben.post(table, "coach", version=0, do="leave", step="").status_code == 403


def test_a_lesson_in_text_mode(site: Site) -> None:
    """Headings, sentences and forms alone: the coach's words, what may be chosen, a button to read on."""
    ana = site.browser()
    table = opened(ana)
    for _ in range(100):
        page = ana.get(f"/t/{table}", params={"mode": "text"}).text
        if 'value="next"' in page:
            break
        field = re.search(r'<button[^>]*name="actions"[^>]* value="([^"]+)"', page)
        if field is None:
            time.sleep(0.1)  # the bot is at it
            continue
        hidden = dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', page))
        answer = ana.http.post(f"/t/{table}/act", data={**hidden, "actions": unescape(field[1])})
        assert answer.status_code == 303, answer.text[:300]
    assert "Coach: Your first mine" in page
    assert "Every round opens with an event" in page
    assert '<button class="b" name="actions"' not in page  # first it is read, though a card is asked for already
    hidden = dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', page))
    answer = ana.http.post(f"/t/{table}/coach", data={**hidden, "step": "event", "do": "next"})
    assert answer.status_code == 303
    assert "Harbour Rail costs 2" in ana.get(f"/t/{table}", params={"mode": "text"}).text


def test_a_lessons_deal_is_called_arranged(site: Site) -> None:
    ana = site.browser()
    table = opened(ana, lesson="alone")
    frame = ana.frame(table)
    while step := step_of(frame):
        what = {"do": "next", "step": step} if 'data-coach="next"' in frame["parts"]["coach"] else {}
        fields = what or {"actions": ana.options(table, frame)[:1]}
        frame = ana.post(table, "coach" if what else "act", version=frame["version"], **fields).json()
    page = ana.get(f"/t/{table}/deal").text
    assert "arranged" in page
    assert "was due" not in page
    checked = ana.form("/verify", record=ana.get(f"/t/{table}/record").text)
    assert (checked.status_code, "arranged, to teach" in checked.text, 'class="note bad"' in checked.text) == (
        200,
        True,
        False,
    )


def test_the_learn_page_offers_lessons(site: Site) -> None:
    page = site.browser().get(f"/learn/{GAME}").text
    assert f'action="/learn/{GAME}/first-game"' in page
    assert "Your first mine" in page
    assert site.browser().form(f"/learn/{GAME}/none").status_code == 404


def test_other_tables_have_no_coach(site: Site) -> None:
    ana = site.browser()
    table = ana.open_table("you", "search:1")
    frame = ana.frame(table)
    assert "data-step" not in frame["parts"]["coach"]
    assert ana.post(table, "coach", version=frame["version"], do="leave", step="").status_code == 400


# ---------------------------------------------------------------- what is named
def test_a_note_that_is_taught_but_not_there_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "lessons"
    shutil.copytree(book_of(GAME).lesson_folder, folder)
    file = folder / "first-game.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('["climb"]', '["clim"]'), encoding="utf-8")
    with pytest.raises(PackError, match=r"step 'fork': teaches: there is no note 'clim'; did you mean 'climb'\?"):
        check_lessons(GAME, [file])


def test_a_place_that_is_not_on_the_page_is_named(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(book_of(GAME).lesson_folder, tmp_path / "lessons"))
    file = folder / "first-game.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('id = "goal"\n', 'id = "goal"\npoint = ["hand rope-wlak"]\n'), encoding="utf-8")
    with pytest.raises(PackError) as error:
        check_lessons(GAME, lesson_files(GAME, file))
    wanted = (
        "first-game.toml: step 'goal': point: there is no 'hand rope-wlak' on the page; did you mean 'hand rope-walk'?"
    )
    assert error.value.faults == [wanted]
    assert lesson_files(GAME, folder) == sorted(folder.glob("*.toml"))
    pack = tmp_path / "pack.toml"
    pack.write_text('[pack]\nname = "mine"\n', encoding="utf-8")
    assert lesson_files(GAME, pack) == []
