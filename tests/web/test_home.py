"""The home page and the lists of one's own tables: what waits, a look back; no link is dead."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest
from web_site import Browser, Site

from tabuleiro.core.scores import ranked
from tabuleiro.kit import shelf
from tabuleiro.lang import LANGUAGES
from tabuleiro.server.chairs import Chair
from tabuleiro.server.listed import Listed
from tabuleiro.web import home, lists
from tabuleiro.web.texts import WORDS, words

HREF = re.compile(r'(?:href|action|formaction|src)="([^"]*)"')


def listed(**given: object) -> Listed:
    usual: dict[str, object] = {
        "id": "x" * 22,
        "game": "imperial-miners",
        "name": "Pit stop",
        "chairs": (Chair("person", "Ana", "", "me"), Chair("bot", "", "search:3")),
        "own": (0,),
        "to_act": (0,),
        "since": 1000.0,
        "changed": 1000.0,
        "over": False,
        "scores": (),
        "options": {"first_game": False},
        "hints": True,
    }
    return Listed(**{**usual, **given})  # type: ignore[arg-type]


def played_out(ana: Browser, *seats: str, **fields: str | list[str]) -> str:
    """A table that a bot has played to its end for the person."""
    table = ana.open_table(*seats, **fields)
    answer = ana.post(table, "stand-in", version=0, bot=["search:1"])
    assert answer.status_code == 200, answer.text
    with ana.stream(table, seat="0") as events:
        for _ in events:
            if ana.get(f"/t/{table}/record").status_code == 200:  # there is one only when it is over
                break
    return table


# ---------------------------------------------------------------- the page
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_link_is_dead(site: Site, lang: str):
    ana = site.browser("Ana", lang)
    ana.open_table("you", "open")
    ana.open_table("you", "search:1")
    seen: set[str] = set()
    for path in ("/", "/tables", "/replays", "/new"):
        page = ana.get(path)
        assert page.status_code == 200
        assert f'<html lang="{lang}"' in page.text
        seen |= {unescape(link) for link in HREF.findall(page.text) if link.startswith("/")}
    lessons = {f"/learn/{game}/first-game" for game in shelf.games()}
    forms = {"/play", "/deal", "/join", "/lang", "/theme", "/name", "/tables", *lessons}
    for link in sorted(seen - forms):
        assert ana.get(link).status_code == 200, link
    for link in forms & seen:
        assert ana.form(link).status_code in (303, 422), link


def test_games_that_cannot_be_played_yet_say_so_and_offer_nothing(site: Site):
    page = site.browser().get("/").text
    posters = re.findall(r'<li class="poster.*?</li>', page, re.DOTALL)
    ready = ["Still in the workshop" not in poster for poster in posters]
    assert ready == [True for game in shelf.games()]
    ways = [poster.count("href=") - poster.count('href="#i-') + poster.count("<button") for poster in posters]
    assert ways == [2 for game in shelf.games()]


def test_there_is_one_red_thing_on_each_page(site: Site):
    ana = site.browser()
    table = ana.open_full("you", "open")
    for path in ("/new", f"/t/{table}/seats"):
        assert len(re.findall(r'class="b main', ana.get(path).text)) == 1, path
    hero = ana.get("/").text.partition('class="posters"')[0]
    assert hero.count('class="b main') == 1


def test_who_has_no_name_yet_is_asked_and_can_play_at_once(site: Site):
    ana = site.browser("")
    assert "Your name" in ana.get("/").text
    answer = ana.form("/play")
    assert answer.status_code == 303
    assert ana.get(answer.headers["location"]).status_code == 200


def test_who_has_finished_no_game_is_offered_the_lesson_first(site: Site):
    ana = site.browser("Ana")
    page = ana.get("/").text
    hero = page.partition('class="posters"')[0]
    assert hero.index("/learn/imperial-miners/first-game") < hero.index('href="/new"')
    assert 'action="/play"' not in hero  # which game that would be is not said
    assert "I know one of the games" in hero
    assert 'id="first-imperial-miners"' in page
    table = ana.open_table("you", seed="3")
    ana.finish(table)
    page = ana.get("/").text
    assert "Play now" in page.partition('class="posters"')[0]
    assert 'id="first-imperial-miners"' not in page
    assert 'href="/learn/imperial-miners"' in page


# ---------------------------------------------------------------- a table at once
def test_play_now_takes_the_settings_of_last_time():
    first = home.usual([])
    assert [chair.bot for chair in first.chairs] == ["", "search:3"]
    assert (first.game, first.options, first.hints) == ("imperial-miners", {}, True)
    two_bots = (Chair("bot", "", "search:5"), Chair("person", "Ana", "", "me"), Chair("bot", "", "search:1"))
    last = listed(chairs=two_bots, own=(1,), changed=2000.0, options={"first_game": True}, hints=False)
    with_a_friend = listed(chairs=(*two_bots[:2], Chair("person", "Bia", "", "you")), own=(1,), changed=3000.0)
    by_link = listed(chairs=(*two_bots[:2], Chair("open", "")), own=(1,), changed=3000.0)
    tables = [listed(), last, with_a_friend, by_link, listed(own=(0, 1), changed=4000.0)]
    again = home.usual(tables)
    assert [chair.bot for chair in again.chairs] == ["search:5", "", "search:1"]
    assert (again.game, again.options, again.hints) == ("imperial-miners", {"first_game": True}, False)
    assert home.usual([*tables, replace(last, game="above-and-below", changed=5000.0)]).game == "above-and-below"


def test_play_now_opens_a_table_against_one_bot(site: Site):
    ana = site.browser("Ana")
    page = ana.get(ana.form("/play").headers["location"] + "/seats").text
    assert "Ana" in page
    assert "Bento" in page


@pytest.mark.parametrize("path", ["/play", "/learn/imperial-miners"])
def test_a_form_that_is_sent_twice_opens_one_table(site: Site, path: str):
    ana, bia = site.browser("Ana"), site.browser("Bia")
    if path == "/play":
        ana.finish(ana.open_table("you", seed="3"))  # before that she is asked which game
    forms = [id_of(ana.get("/learn/imperial-miners" if "learn" in path else "/").text, path) for _ in range(2)]
    assert forms[0] != forms[1]
    tables = [ana.form(path, once=forms[0]).headers["location"] for _ in range(2)]
    assert tables[0] == tables[1]
    assert bia.form(path, once=forms[0]).headers["location"] != tables[0]  # an id is its browser's own
    assert ana.form(path, once=forms[1]).headers["location"] != tables[0]


def id_of(page: str, path: str) -> str:
    """The id of the form that goes to this path."""
    found = re.search(rf'action="{path}".*?name="once" value="([^"]+)"', page, re.DOTALL)
    assert found
    return found[1]


# ---------------------------------------------------------------- by link or code
def test_whatever_is_pasted_leads_to_the_seat(site: Site):
    ana, bia = site.browser("Ana"), site.browser("Bia")
    table = ana.open_table("you", "open")
    found = re.search(r'value="(http://[^"]*/join/([^"]+))"', ana.get(f"/t/{table}/seats").text)
    assert found
    link, token = found[1], found[2]
    for text in (link, token, f"Come and play: {link} !", f"  {link}\n"):
        assert bia.form("/join", code=text).headers["location"] == f"/join/{token}", text
    for text in (table, f"{site.url}/t/{table}", f"{site.url}/t/{table}?seat=-1"):
        assert bia.form("/join", code=text).headers["location"] == f"/t/{table}", text


@pytest.mark.parametrize("text", ["", "amber", "https://example.org/x", '"><script>alert(1)</script>', "x" * 5000])
def test_what_is_no_link_comes_back_with_the_reason(site: Site, text: str):
    answer = site.browser().form("/join", code=text)
    assert answer.status_code == 422
    assert "This is no link or code of ours" in answer.text
    assert "<script>alert" not in answer.text


# ---------------------------------------------------------------- lists
def test_the_longest_wait_comes_first_and_more_than_three_are_in_the_list(site: Site):
    ana = site.browser()
    names = ["First", "Second", "Third", "Fourth"]
    for name in names:
        ana.open_full("you", "open", table=name)
    page = ana.get("/").text
    assert re.findall(r'<span class="tt"><b>(\w+)</b>', page) == names[:3]
    assert "4 tables wait for you" in page
    assert re.search(r'href="/tables">4 tables, longest wait first<', page)
    assert re.findall(r'<span class="tt"><b>(\w+)</b>', ana.get("/tables").text) == names


def test_a_row_says_what_is_asked_or_who_is_awaited():
    t = words("en")
    now = 1000.0 + 26 * 60
    mine = lists.row(listed(), t, "en", now, "Choose a card.")
    assert (mine.says, mine.since, mine.href, mine.verb) == ("Choose a card.", "26 min", f"/t/{'x' * 22}", "go")
    theirs = lists.row(listed(to_act=(1,)), t, "en", now)
    assert theirs.says == "Waiting for Bento"
    free = listed(chairs=(Chair("person", "Ana", "", "me"), Chair("open", "")), to_act=(1,))
    assert lists.row(free, t, "en", now).href.endswith("/seats")
    over = lists.row(listed(over=True, scores=(61, 57)), t, "en", now, replay=True)
    assert over.says == "Ana 61 · Bento 57"
    assert over.href.endswith("/replay")


@pytest.mark.parametrize(
    ("seconds", "said"), [(0, "now"), (-5, "now"), (59, "now"), (60, "1 min"), (7200, "2 h"), (3 * 86400, "3 days")]
)
def test_how_long_ago(seconds: float, said: str):
    assert lists.since(seconds, words("en")) == said


def test_names_in_lists_are_escaped():
    nasty = listed(name="<b>x</b>", chairs=(Chair("person", '"><script>', "", "me"),))
    shown = lists.row(nasty, words("en"), "en", 1000.0)
    assert "<script>" not in shown.marks


# ---------------------------------------------------------------- a look back
def test_a_look_back_tells_how_it_went():
    t = words("en")
    rows = [(61, {}, (0,)), (57, {}, (0,))]
    over = listed(over=True, scores=(61, 57))
    won = lists.past(over, ranked(rows), [(0, 0), (61, 57)], t, "en")
    assert won.says == "You won Pit stop with 61 points, 4 ahead."
    lost = lists.past(listed(over=True, scores=(57, 61)), ranked(rows[::-1]), [(57, 61)], t, "en")
    assert lost.says == "Bento won Pit stop with 61 points. You made 57."
    tie = lists.past(over, ranked([(61, {}, (2,)), (61, {}, (1,))]), [(61, 61)], t, "en")
    assert tie.says == "You won Pit stop with 61 points, by a hair."
    together = lists.past(listed(own=(0, 1), over=True, scores=(61, 57)), ranked(rows), [(61, 57)], t, "en")
    assert together.says == "Ana won Pit stop with 61 points."


@pytest.mark.parametrize(("won", "said"), [(1, "challenge met, with 27"), (0, "challenge lost, with 27")])
def test_a_challenge_is_looked_back_at_as_won_or_lost(won: int, said: str):
    alone = listed(own=(0,), over=True, scores=(27,), chairs=(Chair("person", "Ana", "", "me"),))
    seen = lists.past(alone, ranked([(won, {"won": won}, (27,))]), [(3,), (27,)], words("en"), "en")
    assert seen.says == f"Pit stop: {said} points."


def test_the_chart_has_a_line_for_each_seat_and_says_its_figures():
    names = ["Ana", "Bia", "Clara", "Dora", "Eva"]
    drawn = str(lists.chart([(0,) * 5, (10, 4, 4, 4, 4), (30, 30, 30, 30, 30)], names, "ABCDE", words("en")))
    assert drawn.count('class="line s') == 5
    assert "Bia: 0, 4, 30." in drawn
    marks = [float(y) for y in re.findall(r'<text x="[^"]+" y="([^"]+)"', drawn)]
    assert len(set(marks)) == 5  # nobody's mark hides another's
    high = float(re.search(r'viewBox="0 0 300 (\d+)"', drawn)[1])  # type: ignore[index]
    assert all(0 < y <= high for y in marks)


def test_a_finished_game_is_looked_back_at(site: Site):
    ana = site.browser("Ana")
    table = played_out(ana, "you", table="Deep end")
    page = ana.get("/").text
    assert "Deep end: you made" in page
    assert f'href="/t/{table}/replay"' in page
    assert "Points by round. Ana: 0," in page
    assert "Deep end" in ana.get("/replays").text


# ---------------------------------------------------------------- words
@pytest.mark.parametrize("file", ["common", "home", "new"])
def test_every_message_is_there_in_three_languages(file: str):
    found = [set(_keys(file, lang)) for lang in LANGUAGES]
    assert found[0] == found[1] == found[2]


def _keys(file: str, lang: str) -> list[str]:
    text = (WORDS.folders[0] / lang / f"{file}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
