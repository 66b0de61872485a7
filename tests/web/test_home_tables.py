"""Opening a table, its seats and links, sitting down: as plain forms, with all that can be wrong in them."""

from __future__ import annotations

import re
from html import unescape

import pytest
from web_site import Browser, Site

import tabuleiro
from tabuleiro.server.chairs import Chair
from tabuleiro.web import drafts

GAME = tabuleiro.load("imperial-miners")
RIGHT: dict[str, list[str]] = {
    "game": ["imperial-miners"],
    "seat": ["you", "here", "open", "search:3"],
    "guest": ["", "Bia", "", ""],
    "name": ["Ana"],
    "table": ["Pit stop"],
    "hints": ["yes"],
    "seed": [""],
}


def sent(ana: Browser, **fields: object):
    return ana.form("/tables", **{key: value for key, value in {**RIGHT, **fields}.items() if value is not None})


def links(page: str) -> list[str]:
    return [unescape(path) for path in re.findall(r'value="http://[^"/]*(/join/[^"]+)"', page)]


def faults(page: str) -> dict[str, str]:
    return {key: unescape(text) for key, text in re.findall(r'id="fault-([\w-]+)">.*?<span>(.*?)</span>', page)}


# ---------------------------------------------------------------- the draft
def test_a_draft_asks_for_the_chairs_that_were_chosen():
    draft = drafts.read(GAME, {**RIGHT, "option": ["first_game"], "seed": ["-12"]})
    assert drafts.faults_of(draft, GAME) == {"seed": ("fault-seed-open", {})}  # nobody may know the others' deal
    draft = drafts.read(GAME, {**RIGHT, "option": ["first_game"]})
    assert drafts.faults_of(draft, GAME) == {}
    assert draft.options == {"first_game": True}
    assert drafts.chairs_of(draft) == (
        Chair("person", "Ana"),
        Chair("person", "Bia"),
        Chair("open", ""),
        Chair("bot", "", "search:3"),
    )


@pytest.mark.parametrize(
    ("company", "kinds"),
    [
        ("", ["you", "search:3"]),
        ("friends", ["you", "open"]),
        ("here", ["you", "here"]),
        ("alone", ["you"]),
        ("<script>", ["you", "search:3"]),
    ],
)
def test_the_form_opens_for_the_company_that_was_asked_for(company: str, kinds: list[str]):
    draft = drafts.begun(GAME, company, "Ana", "Pit stop")
    assert [seat.kind for seat in draft.seats] == kinds


def test_seats_come_and_go():
    draft = drafts.begun(GAME, "alone", "Ana", "Pit stop")
    for _ in range(9):
        draft = draft.with_seat(GAME.most_seats)
    assert [seat.kind for seat in draft.seats] == ["you", *["search:3"] * 4]
    assert [seat.kind for seat in draft.without_seat(1).seats] == ["search:3"] * 4
    assert draft.without_seat(9) == draft


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"seat": []}, "seats"),
        ({"seat": ["you", *["search:1"] * 8]}, "seats"),
        ({"seat": ["open", "search:1"]}, "seats"),
        ({"seat": ["you", "search:9"]}, "seat-2"),
        ({"seat": ["you", "<script>alert(1)</script>"]}, "seat-2"),
        ({"seat": ["search:1", "you", "you"]}, "seat-3"),
        ({"seat": ["you", "here"], "guest": ["", " "]}, "guest-2"),
        ({"seat": ["you", "here"], "guest": [""]}, "guest-2"),
        ({"name": [""]}, "name"),
        ({"name": ["   "]}, "name"),
        ({"name": ["A" * 31]}, "name"),
        ({"name": ["Ana\x00"]}, "name"),
        ({"name": ["Ana\u202e"]}, "name"),
        ({"name": []}, "name"),
        ({"table": [""]}, "table"),
        ({"table": ["t" * 41]}, "table"),
        ({"seed": ["seven"]}, "seed"),
        ({"seed": ["1.5"]}, "seed"),
        ({"seed": ["9" * 400]}, "seed"),
        ({"seed": [str(2**64)]}, "seed"),
        ({"seed": ["٣"]}, "seed"),
    ],
)
def test_what_is_wrong_is_said_beside_its_field(site: Site, wrong: dict[str, list[str]], field: str):
    draft = drafts.read(GAME, {**RIGHT, **wrong})
    assert list(drafts.faults_of(draft, GAME)) == [field]
    answer = sent(site.browser("Dora", "de"), **wrong)
    assert answer.status_code == 422
    assert faults(answer.text)[field]
    assert f'aria-describedby="fault-{field}"' in answer.text or field == "seats"
    assert "<script>alert" not in answer.text


# ---------------------------------------------------------------- the form
def test_everything_typed_is_still_there_when_the_form_comes_back(site: Site):
    typed = {"name": "Ana & <Co>", "table": 'The "pit"', "seed": "no", "hints": None, "option": "first_game"}
    page = sent(site.browser(), **typed).text
    for text in ("Ana &amp; &lt;Co&gt;", "The &#34;pit&#34;", 'value="no"', 'value="Bia"'):
        assert text in page
    assert re.search(r'value="first_game" checked', page)
    assert not re.search(r'name="hints" value="yes" checked', page)
    chosen = re.findall(r'<option value="([\w:]+)" selected>', page)
    assert chosen == ["you", "here", "open", "search:3"]


def test_a_seat_more_and_a_seat_less_need_no_script(site: Site):
    ana = site.browser()
    more = ana.form("/new", **{**RIGHT, "name": "Zoé"}, do="add")
    assert more.status_code == 200
    assert more.text.count('name="seat"') == 5
    assert 'value="Zoé"' in more.text
    assert 'value="add"' not in more.text  # five are the most
    less = ana.form("/new", **RIGHT, do="drop-1")
    assert re.findall(r'<option value="([\w:]+)" selected>', less.text) == ["here", "open", "search:3"]
    for nonsense in ("drop-", "drop-99", "drop-x", "drop-0", "", "fly"):
        assert ana.form("/new", **RIGHT, do=nonsense).text.count('name="seat"') == 4


def test_the_language_can_be_chosen_in_the_form(site: Site):
    answer = site.browser().form("/new", **RIGHT, do="", lang="pt-BR")
    assert '<html lang="pt-BR"' in answer.text
    assert "Quem joga" in answer.text or "quem joga" in answer.text


@pytest.mark.parametrize("game", ["chess", "", "../x"])
def test_a_game_that_is_not_here(site: Site, game: str):
    ana = site.browser()
    assert ana.get("/new", params={"game": game}).status_code == 404
    answer = sent(ana, game=game)
    assert answer.status_code == 422
    assert "There is no such game here." in answer.text


def test_a_table_opens_with_what_was_asked_for(site: Site):
    ana = site.browser("")
    answer = sent(ana, seat=["you", "search:5"], option="first_game", seed="77")
    assert answer.status_code == 303
    table = answer.headers["location"]
    assert re.fullmatch(r"/t/[\w-]{22}", table)
    page = ana.get(table).text
    assert "Ana" in page
    assert "bot, level 5" in page
    assert 'value="Ana"' in ana.get("/").text  # the name is remembered


def test_the_most_seats_and_one_alone(site: Site):
    ana = site.browser()
    assert sent(ana, seat=["you"]).status_code == 303
    assert sent(ana, seat=["you", *["search:1"] * 4]).status_code == 303


# ---------------------------------------------------------------- seats and links
def test_open_seats_have_links_for_who_sits_there_and_for_nobody_else(site: Site):
    ana, eve = site.browser("Ana"), site.browser("Eve")
    answer = sent(ana, seat=["you", "open", "open"])
    seats = answer.headers["location"]
    assert seats.endswith("/seats")
    page = ana.get(seats).text
    assert len(set(links(page))) == 2
    assert "2 seats are still open" in page
    assert eve.get(seats).status_code == 200
    assert "/join/" not in eve.get(seats).text
    assert eve.form(seats, seat="2", bot="search:1").status_code == 403


def test_only_the_button_takes_the_seat(site: Site):
    ana, bia = site.browser("Ana"), site.browser("")
    table = ana.open_table("you", "open")
    (link,) = links(ana.get(f"/t/{table}/seats").text)
    for _ in range(2):
        assert "Sit down" in bia.get(link).text  # a preview may look as often as it likes
    assert links(ana.get(f"/t/{table}/seats").text) == [link]
    nameless = bia.form(link, name=" ")
    assert nameless.status_code == 422
    assert faults(nameless.text) == {"name": "Please say what you are called."}
    answer = bia.form(link, name="Bia")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    assert "Bia" in ana.get(f"/t/{table}/seats").text
    assert "Everyone is here" in ana.get(f"/t/{table}/seats").text
    assert bia.get(link).headers["location"] == f"/t/{table}"  # one's own seat: straight to the table
    assert bia.form(link, name="Bia").status_code == 303


def test_a_link_that_was_used_says_so(site: Site):
    ana, bia, eve = site.browser("Ana"), site.browser("Bia"), site.browser("Eve", "de")
    table = ana.open_table("you", "open")
    (link,) = links(ana.get(f"/t/{table}/seats").text)
    bia.form(link, name="Bia")
    for answer in (eve.get(link), eve.form(link, name="Eve")):
        assert answer.status_code == 409
        assert "Dieser Stuhl ist besetzt." in answer.text
        assert f'href="/t/{table}"' in answer.text
    assert "Eve" not in eve.get(f"/t/{table}/seats").text.partition("<main")[2]


def test_a_link_that_is_wrong_says_so(site: Site):
    ana = site.browser()
    table = ana.open_table("you", "open")
    (link,) = links(ana.get(f"/t/{table}/seats").text)
    forged = link[:-4] + ("aaaa" if not link.endswith("aaaa") else "bbbb")
    other_seat = link.replace(".1.", ".0.")
    for path in (forged, other_seat, "/join/x", f"/join/{table}", link[:-1], "/join/%00"):
        for answer in (ana.get(path), ana.form(path, name="Ana")):
            assert answer.status_code == 404, path
            assert "Perhaps a part of it is missing" in answer.text
            assert "Traceback" not in answer.text


def test_a_bot_comes_instead_and_leaves_when_the_friend_does_come(site: Site):
    ana, bia = site.browser("Ana"), site.browser("Bia")
    table = ana.open_table("you", "open", "open")
    seats = f"/t/{table}/seats"
    link = links(ana.get(seats).text)[0]
    assert ana.form(seats, seat="2", bot="search:2").headers["location"] == seats
    assert "a bot for now" in ana.get(seats).text
    assert ana.form(seats, seat="3", bot="search:2").headers["location"] == f"/t/{table}"
    assert bia.form(link, name="Bia").status_code == 303
    page = ana.get(seats).text
    assert "Bia" in page
    assert page.count("a bot for now") == 1


@pytest.mark.parametrize(
    ("seat", "bot"), [("1", "search:1"), ("9", "search:1"), ("", ""), ("2", "random"), ("2", "x" * 999)]
)
def test_a_bot_cannot_take_what_is_not_free(site: Site, seat: str, bot: str):
    ana = site.browser()
    table = ana.open_table("you", "open")
    answer = ana.form(f"/t/{table}/seats", seat=seat, bot=bot)
    assert answer.status_code in (409, 422)
    assert "still open" in ana.get(f"/t/{table}/seats").text


def test_names_are_shown_and_never_run(site: Site):
    ana, eve = site.browser("Ana"), site.browser("Eve")
    table = ana.open_table("you", "open", table="<img src=x>")
    (link,) = links(ana.get(f"/t/{table}/seats").text)
    assert "<img src=x>" not in eve.get(link).text
    eve.form(link, name="<script>alert(1)</script>")
    page = ana.get(f"/t/{table}/seats").text
    assert "<script>alert" not in page
    assert "&lt;script&gt;" in page
