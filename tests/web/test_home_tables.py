"""Opening a table, its seats and links, sitting down: as plain forms, with all that can be wrong in them."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from types import SimpleNamespace

import pytest
from starlette.requests import Request
from web_site import Browser, Site

import tabuleiro
from tabuleiro.kit import shelf
from tabuleiro.server.chairs import Chair
from tabuleiro.server.config import Settings
from tabuleiro.web import drafts, reach
from tabuleiro.web.texts import WORDS

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


def way_back(page: str) -> str:
    found = re.search(r'id="back-\d+" value="http://[^"/]*(/return/[^"]+)"', page)
    assert found
    return unescape(found[1])


def seats_in(page: str) -> list[str]:
    """Who is chosen for the seats of the form."""
    return re.findall(r'<option value="([\w:]+)" selected>', page.partition('id="stand-in"')[0])


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


@pytest.mark.parametrize(
    ("company", "kinds"),
    [("", ["you", "search:3"]), ("alone", ["you", "search:3"]), ("friends", ["you", "open"])],
)
def test_a_game_for_two_opens_for_two_at_least(company: str, kinds: list[str]):
    draft = drafts.begun(tabuleiro.load("above-and-below"), company, "Ana", "Pit stop")
    assert [seat.kind for seat in draft.seats] == kinds


@pytest.mark.parametrize(
    ("company", "kinds"),
    [
        ("alone", ["you"]),
        ("bots", ["you", "search:3", "search:3"]),
        ("here", ["you", "here", "here"]),
        ("friends", ["you", "open", "open"]),
    ],
)
def test_one_click_changes_the_company_and_keeps_the_number_of_seats(company: str, kinds: list[str]):
    draft = drafts.begun(GAME, "", "Ana", "Pit stop").with_seat(5).with_company(company)
    assert [seat.kind for seat in draft.seats] == kinds
    assert draft.company == company


def test_a_mixed_company_has_no_name():
    mixed = drafts.begun(GAME, "friends", "Ana", "Pit stop")
    mixed = replace(mixed, seats=(*mixed.seats, drafts.SeatDraft("search:1")))
    assert mixed.company == ""


def test_the_company_is_chosen_without_taking_seats_away(site: Site):
    ana = site.browser()
    answer = ana.form("/new", game="brazil-imperial", seat=["you", "search:3"], do="company-alone", table="Lamp oil")
    assert re.findall(r'value="company-([a-z]+)"[^>]*aria-pressed="true"', answer.text) == ["alone"]
    assert answer.text.count('<select class="in" name="seat"') == 1
    assert shelf.about("brazil-imperial", "en")("alone") in unescape(answer.text)
    assert 'value="Lamp oil"' in answer.text
    answer = ana.form("/new", game="above-and-below", seat=["you", "search:3"], do="company-alone")
    assert "company-alone" not in answer.text
    assert answer.text.count('<select class="in" name="seat"') == 2


def test_another_game_keeps_what_was_typed_and_who_sits_there(site: Site):
    ana = site.browser()
    assert re.findall(r'<button name="game" value="([^"]+)"', ana.get("/new").text) == list(shelf.games())
    six = ["you", "open", "here", "search:1", "search:2"]
    answer = ana.form("/new", game=["above-and-below", GAME.name], seat=six, guest=["", "", "Bia"], table="Lamp oil")
    assert '<input type="hidden" name="game" value="above-and-below">' in answer.text
    assert 'value="Lamp oil"' in answer.text
    assert 'value="Bia"' in answer.text
    assert answer.text.count('<select class="in" name="seat"') == 4  # as many as it has
    assert "first_game" not in answer.text
    alone = ana.form("/new", game=["above-and-below", GAME.name], seat=["you"])
    assert alone.text.count('<select class="in" name="seat"') == 2
    back = ana.form("/new", game=[GAME.name, "above-and-below"], seat=["you"])
    assert back.text.count('<select class="in" name="seat"') == 1
    assert "first_game" in back.text


def test_a_table_of_every_game_opens_from_the_form(site: Site):
    for game in shelf.games():
        ana = site.browser()
        table = ana.open_table("you", "search:1", game=game)
        page = ana.get(f"/t/{table}").text
        assert f'data-game="{game}"' in page
        assert shelf.title_of(game, "en") in page
        assert f'href="/rules/{game}"' in page
        assert ana.get(f"/t/{table}?mode=text").status_code == 200
        assert ana.get(f"/t/{table}/replay").status_code == 200
        refused = ana.form("/tables", game=game, seat=["you", *["search:1"] * 6], name="Ana", table="Too many")
        assert refused.status_code == 422
        assert shelf.title_of(game, "en") in faults(refused.text)["seats"]


@pytest.mark.parametrize(
    "game", [name for name in shelf.games() if drafts.values_of(tabuleiro.load(name), 2)] or [GAME.name]
)
def test_what_can_be_chosen_goes_with_the_seats(site: Site, game: str):
    """Each choice has one value marked; what fewer or more seats do not have is chosen anew."""
    ana = site.browser()
    loaded = tabuleiro.load(game)
    seats = ["you"]
    chosen: dict[str, list[str]] = {}
    for number in range(1, loaded.most_seats + 1):
        page = ana.form("/new", game=game, seat=seats[:number], **{f"option-{key}": one for key, one in chosen.items()})
        possible = drafts.values_of(loaded, number)
        for key, values in possible.items():
            assert re.findall(f'name="option-{key}" value="([^"]+)"', page.text) == values
            marked = re.findall(f'name="option-{key}" value="([^"]+)" checked', page.text)
            assert marked == (chosen[key] if chosen.get(key, [""])[0] in values else values[:1])
        chosen = {key: values[-1:] for key, values in possible.items()}
        table = ana.open_table(*seats, game=game, **{f"option-{key}": one for key, one in chosen.items()})
        assert ana.get(f"/t/{table}").status_code == 200
        seats.append("search:1")
    for key in chosen:
        refused = ana.form("/tables", game=game, seat=seats[:2], name="Ana", table="A", **{f"option-{key}": "nothing"})
        assert refused.status_code == 422
        assert faults(refused.text)[f"option-{key}"] == WORDS.text("en", "fault-no-value")


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
        ({"table": ["t\u200b"]}, "table"),
        ({"seed": ["seven"]}, "seed"),
        ({"seed": ["1.5"]}, "seed"),
        ({"seed": ["9" * 400]}, "seed"),
        ({"seed": [str(2**64)]}, "seed"),
        ({"seed": ["٣"]}, "seed"),
        ({"stand-in": ["7"]}, "stand-in"),
        ({"stand-in": ["<b>"]}, "stand-in"),
        ({"stand-in-bot": ["search:9"]}, "stand-in-bot"),
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


def test_alone_with_bots_nobody_needs_a_name() -> None:
    alone = drafts.read(GAME, {**RIGHT, "name": [""], "seat": ["you", "search:1"]})
    assert "name" not in drafts.faults_of(alone, GAME)
    among = drafts.read(GAME, {**RIGHT, "name": [""], "seat": ["you", "open"]})
    assert "name" in drafts.faults_of(among, GAME)


# ---------------------------------------------------------------- the form
def test_everything_typed_is_still_there_when_the_form_comes_back(site: Site):
    typed = {
        "name": "Ana & <Co>",
        "table": 'The "pit"',
        "seed": "no",
        "hints": None,
        "option": "first_game",
        "stand-in": "3600",
    }
    page = sent(site.browser(), **typed).text
    for text in ("Ana &amp; &lt;Co&gt;", "The &#34;pit&#34;", 'value="no"', 'value="Bia"'):
        assert text in page
    assert re.search(r'value="first_game" checked', page)
    assert not re.search(r'name="hints" value="yes" checked', page)
    chosen = seats_in(page)
    assert chosen == ["you", "here", "open", "search:3"]
    assert '<option value="3600" selected>' in page


def test_a_seat_more_and_a_seat_less_need_no_script(site: Site):
    ana = site.browser()
    more = ana.form("/new", **{**RIGHT, "name": "Zoé"}, do="add")
    assert more.status_code == 200
    assert more.text.count('name="seat"') == 5
    assert 'value="Zoé"' in more.text
    assert 'value="add"' not in more.text  # five are the most
    less = ana.form("/new", **RIGHT, do="drop-1")
    assert seats_in(less.text) == ["here", "open", "search:3"]
    for nonsense in ("drop-", "drop-99", "drop-x", "drop-0", "", "fly"):
        assert ana.form("/new", **RIGHT, do=nonsense).text.count('name="seat"') == 4


def test_the_language_can_be_chosen_in_the_form(site: Site):
    answer = site.browser().form("/new", **RIGHT, do="", lang="pt-BR")
    assert '<html lang="pt-BR"' in answer.text
    assert "Quem joga" in answer.text or "quem joga" in answer.text


def test_another_language_or_theme_keeps_what_was_typed(site: Site):
    """The frame's buttons belong to the form: they come first, and send all of it to the same page."""
    ana = site.browser()
    page = ana.get("/new").text
    for name, value in (("lang", "de"), ("theme", "dark")):
        assert re.search(rf'<button name="{name}" value="{value}"[^>]* form="draft" formaction="/new"', page)
    assert page.index('class="vh" form="draft"') < page.index('name="lang"')  # Enter opens the table
    typed = {**RIGHT, "name": "Zoé", "option": "first_game"}
    answer = ana.form("/new", **typed, lang=["de", "en"])
    assert '<html lang="de"' in answer.text
    assert 'value="Zoé"' in answer.text
    assert 'value="first_game" checked' in answer.text
    assert seats_in(answer.text) == RIGHT["seat"]
    assert 'data-theme="dark"' in ana.form("/new", **typed, theme="dark").text


def test_a_form_that_is_sent_twice_opens_one_table_and_a_changed_one_another(site: Site):
    ana = site.browser()
    found = re.search(r'name="once" value="([^"]+)"', ana.get("/new").text)
    assert found
    first = sent(ana, once=found[1])
    assert first.status_code == 303
    assert sent(ana, once=found[1]).headers["location"] == first.headers["location"]
    assert sent(ana, once=found[1], seat=["you", "open"]).headers["location"] != first.headers["location"]


def test_emoji_of_several_parts_are_names(site: Site):
    assert sent(site.browser(), name="👩\u200d🚀 Ana").status_code == 303


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
    assert "Every seat is taken" in ana.get(f"/t/{table}/seats").text
    assert bia.get(link).headers["location"] == f"/t/{table}"  # one's own seat: straight to the table
    assert bia.form(link, name="Bia").status_code == 303


def test_the_page_is_looked_at_anew_while_seats_are_open(site: Site):
    ana = site.browser("Ana")
    seats = f"/t/{ana.open_table('you', 'here', 'open')}/seats"
    page = ana.get(seats).text
    assert '<div id="who" data-live>' in page
    assert f'href="{seats}"' in page  # the way to look again without a script
    assert re.findall(r'<span class="chip[^"]*">([^<]+)</span>', page) == ["you", "at this screen", "still open"]
    ana.form(seats, seat="3", bot="search:1")
    page = ana.get(seats).text
    assert "data-live" not in page
    assert f'href="{seats}"' not in page


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


# ---------------------------------------------------------------- how far links reach
def test_links_of_this_machine_say_so(site: Site):
    ana = site.browser()
    table = ana.open_table("you", "open")
    assert "These links work on this computer only." in ana.get(f"/t/{table}/seats").text
    elsewhere = ana.get(f"/t/{table}/seats", headers={"Host": "play.example.org"}).text
    assert "These links work" not in elsewhere
    assert 'value="http://play.example.org/join/' in elsewhere


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("localhost", True),
        ("127.0.0.1", True),
        ("::1", True),
        ("", True),
        ("192.168.1.7", False),
        ("example.org", False),
    ],
)
def test_what_means_the_machine_itself(host: str, here: bool):
    assert reach.here_only(host) is here


@pytest.mark.parametrize(
    ("host", "found", "expected"),
    [
        ("0.0.0.0", "192.168.1.7", ("http://192.168.1.7:8000", "network")),
        ("0.0.0.0", "", ("http://localhost:8000", "here")),
        ("127.0.0.1", "192.168.1.7", ("http://localhost:8000", "here")),
        ("192.168.1.9", "192.168.1.7", ("http://192.168.1.9:8000", "network")),
        ("fd00::7", "", ("http://[fd00::7]:8000", "network")),
    ],
)
def test_links_get_the_address_in_the_network(
    monkeypatch: pytest.MonkeyPatch, host: str, found: str, expected: tuple[str, str]
):
    monkeypatch.setattr(reach, "network_address", lambda: found)
    app = SimpleNamespace(state=SimpleNamespace(settings=Settings(host=host)))
    scope = {"type": "http", "scheme": "http", "path": "/", "query_string": b"", "app": app}
    request = Request({**scope, "headers": [(b"host", b"localhost:8000")], "server": ("127.0.0.1", 8000)})
    assert reach.reach_of(request) == expected


# ---------------------------------------------------------------- going on in another browser
def test_a_person_takes_the_seat_to_another_browser_and_back(site: Site):
    ana, bia, phone = site.browser("Ana"), site.browser("Bia"), site.browser("")
    table = ana.open_table("you", "open")
    seats = f"/t/{table}/seats"
    (link,) = links(ana.get(seats).text)
    bia.form(link, name="Bia")
    back = way_back(bia.get(seats).text)
    assert back != link
    assert back not in ana.get(seats).text
    assert bia.get(back).headers["location"] == f"/t/{table}"
    for text in (back, back.rpartition("/")[2]):
        assert phone.form("/join", code=text).headers["location"] == back
    for _ in range(2):
        assert "Welcome back, Bia." in phone.get(back).text  # to look does not move anything
    assert bia.frame(table, 1)["turn"]
    assert phone.form(back).headers["location"] == f"/t/{table}"
    assert phone.frame(table, 1)["turn"]
    assert 'value="Bia"' in phone.get("/").text  # who had no name here has one now
    assert bia.get(f"/t/{table}/frame", params={"seat": "1"}).status_code == 403
    assert bia.get(back).status_code == 404  # it was a way back to a seat that is another browser's now
    again = way_back(phone.get(seats).text)
    assert bia.form(again).status_code == 303
    assert bia.frame(table, 1)["turn"]


def test_a_stream_ends_when_its_seat_is_taken_to_another_browser(site: Site):
    ana, phone = site.browser("Ana"), site.browser("")
    table = ana.open_full("you", "open")
    back = way_back(ana.get(f"/t/{table}/seats").text)
    with ana.stream(table) as events:
        next(events)
        phone.form(back)
        assert list(events) == []


def test_nobody_else_finds_the_way_back(site: Site):
    ana, eve = site.browser("Ana"), site.browser("Eve")
    table, other = ana.open_table("you", "here", "open"), ana.open_table("you", "search:1")
    first, second = re.findall(r'id="back-\d+" value="http://[^"/]*(/return/[^"]+)"', ana.get(f"/t/{table}/seats").text)
    assert "/return/" not in eve.get(f"/t/{table}/seats").text
    wrong = [first[:-4] + "aaaa", first.replace(".0.", ".1."), first.replace(".0.", ".2."), first.replace(".0.", ".9.")]
    (link,) = links(ana.get(f"/t/{table}/seats").text)
    crossed = [first.replace("return", "join"), link.replace("join", "return"), "/return/x", "/return/%00"]
    for path in (*wrong, *crossed, first.replace(table, other)):
        assert eve.get(path).status_code == 404, path
        assert eve.form(path).status_code == 404, path
    site.browser("Bia").form(link, name="Bia")
    assert eve.form(second).status_code == 303  # who sat at the same screen goes on at their own
    assert eve.frame(table, 1)["turn"]
    assert eve.get(f"/t/{table}/frame", params={"seat": "0"}).status_code == 403


def test_links_can_be_made_anew_by_whose_they_are(site: Site):
    ana, bia, eve = site.browser("Ana"), site.browser("Bia"), site.browser("Eve", "de")
    table = ana.open_table("you", "open", "open")
    seats = f"/t/{table}/seats"
    back, (second, third) = way_back(ana.get(seats).text), links(ana.get(seats).text)
    bia.form(second, name="Bia")
    for who, seat in ((eve, "3"), (eve, "1"), (ana, "2"), (bia, "1")):
        assert who.form(f"/t/{table}/links", seat=seat).status_code == 403, (who.person.name, seat)
    for seat in ("0", "4", "x"):  # no seat of this table, as for all that is done about one
        assert ana.form(f"/t/{table}/links", seat=seat).status_code == 422, seat
    assert "Make a new link" in ana.get(seats).text
    for who, seat in ((ana, "1"), (bia, "3")):
        renewed = who.form(f"/t/{table}/links", seat=seat).headers["location"]
        assert renewed == f"{seats}?renewed={seat}"
        assert who.get(renewed).text.count("Here is the new link.") == 1
    for old in (back, third):
        for answer in (eve.get(old), eve.form(old, name="Eve")):
            assert answer.status_code == 404
            assert WORDS.text("de", "join-wrong-title") in answer.text
    (fresh,) = links(ana.get(seats).text)
    assert fresh != third
    assert eve.form("/join", code=fresh.rpartition("/")[2]).headers["location"] == fresh
    assert eve.form(fresh, name="Eve").status_code == 303
    assert site.browser("Anas phone").form(way_back(ana.get(seats).text)).status_code == 303
