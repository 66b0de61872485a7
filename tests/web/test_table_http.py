"""A table over HTTP: acting, undoing, staleness, doubles, seats, hints, replay and record."""

from __future__ import annotations

import re
import time

import pytest
from web_site import Browser, Site, opened_at, options

from tabuleiro.server.chairs import Chair
from tabuleiro.server.wish import Wish


def test_what_is_chosen_is_done_once(site: Site):
    ana, table, frame = _opened(site, "you", "search:1")
    option = options(frame)[0]
    first = ana.post(table, "act", version=frame["version"], client="same-client", actions=[option])
    again = ana.post(table, "act", version=frame["version"], client="same-client", actions=[option])
    assert first.status_code == again.status_code == 200
    assert first.json()["version"] == again.json()["version"] == frame["version"] + 1


def test_an_answer_to_an_old_question_is_not_taken(site: Site):
    ana, table, frame = _opened(site, "you", "search:1")
    ana.act(table)
    late = ana.post(table, "act", version=frame["version"], actions=[options(frame)[1]])
    assert (late.status_code, late.json()["error"]) == (409, "stale")
    assert ana.frame(table, 0)["version"] == frame["version"] + 1
    ahead = ana.post(table, "act", version=frame["version"] + 50, actions=[options(frame)[1]])
    assert ahead.status_code == 409


def test_what_is_not_legal_gets_the_reason_in_the_persons_language(site: Site):
    dora = site.browser("Dora", "de")
    table = dora.open_table("you")
    frame = dora.frame(table, 0)
    answer = dora.post(table, "act", version=frame["version"], actions=["keep heartstone"])
    assert answer.status_code == 422
    assert answer.json()["reason"] == "„Herzstein“ ist nicht auf deiner Hand. (IM-5)"


def test_undo_takes_back_and_ends_at_information(site: Site):
    ana, table, frame = _opened(site, "you")
    after = ana.act(table)
    undone = ana.post(table, "undo", version=after["version"])
    assert undone.status_code == 200
    assert options(undone.json()) == options(frame)
    nothing = ana.post(table, "undo", version=undone.json()["version"])
    assert (nothing.status_code, nothing.json()["error"]) == (422, "nothing_to_undo")
    for _ in range(4):  # the opening hand; then the first event is revealed
        after = ana.act(table)
    barred = ana.post(table, "undo", version=after["version"])
    assert (barred.status_code, barred.json()["error"]) == (422, "undo_information")
    assert "revealed" in after["parts"]["bar"]  # the page says so before one tries


def test_a_seat_is_its_owners_alone(site: Site):
    _ana, table, frame = _opened(site, "you", "open")
    eve = site.browser("Eve")
    answer = eve.post(table, "act", version=frame["version"], actions=options(frame)[:1])
    assert (answer.status_code, answer.json()["error"]) == (403, "not_your_seat")
    assert eve.get(f"/t/{table}?seat=0").status_code == 403
    assert eve.get(f"/t/{table}/stream?seat=0").status_code == 403
    seen = eve.get(f"/t/{table}")  # who has the address may watch
    assert seen.status_code == 200
    assert 'data-seat="-1"' in seen.text
    assert not options({"parts": {"x": seen.text}})


def test_nonsense_addresses_are_friendly(site: Site):
    ana, table, _ = _opened(site, "you")
    for path in (
        "/t/nothing",
        "/t/../../etc",
        f"/t/{table}x",
        f"/t/{table}?seat=9",
        f"/t/{table}/card/none",
        "/x",
    ):
        answer = ana.get(path)
        assert answer.status_code in (403, 404), path
        assert "Traceback" not in answer.text


def test_several_actions_go_together_or_not_at_all(site: Site):
    ana, table, frame = _opened(site, "you")
    cards = options(frame)
    mixed = ana.post(table, "act", version=frame["version"], actions=[cards[0], "keep nothing"])
    assert mixed.status_code == 422
    assert ana.frame(table, 0)["version"] == frame["version"]
    both = ana.post(table, "act", version=frame["version"], actions=cards[:2])
    assert both.status_code == 200
    assert both.json()["version"] == frame["version"] + 2


def test_a_hint_comes_from_the_bot_and_only_where_agreed(site: Site):
    ana, table, frame = _opened(site, "you")
    told = ana.post(table, "hint", version=frame["version"])
    assert told.status_code == 200
    assert "hintbox" in told.json()["html"]
    said, rest = told.json()["html"].split("<details")  # what it rests on is folded, with points by the end of the play
    assert "points" not in said
    assert "points when the game ends" in rest
    bare = ana.open_table("you", hints=[])
    refused = ana.post(bare, "hint", version=0)
    assert (refused.status_code, refused.json()["error"]) == (403, "no_hints")


def test_a_bot_stands_in_and_the_seat_is_taken_back(site: Site):
    ana, table, frame = _opened(site, "you", "open")
    left = ana.post(table, "stand-in", version=frame["version"])
    assert left.status_code == 200
    barred = ana.post(table, "act", version=left.json()["version"], actions=options(frame)[:1])
    assert (barred.status_code, barred.json()["error"]) == (409, "taken")
    back = ana.post(table, "take-back", version=left.json()["version"])
    assert back.status_code == 200
    assert options(ana.frame(table, 0)) == options(frame)


def test_others_may_let_a_bot_play_only_for_who_is_away(site: Site):
    ana, table, frame = _opened(site, "you", "open")  # Bia sits on the other seat
    refused = ana.post(table, "stand-in", seat=1, version=frame["version"])  # Bia has only just come
    assert (refused.status_code, refused.json()["error"]) == (422, "not_away")
    eve = site.browser("Eve")  # who only watches has no say at all
    assert eve.post(table, "stand-in", seat=1, version=frame["version"]).status_code == 403


def _asked_long_ago(site: Site, *people: Browser, **wish: int | str) -> str:
    """A table where they have been asked for a thousand seconds, and nobody has done anything."""
    chairs = [Chair("person", one.person.name, owner=one.person.id) for one in people]
    now = time.time
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time", lambda: now() - 1000)
        return opened_at(site, Wish("imperial-miners", chairs, **wish))


def test_a_bot_stands_in_for_who_does_nothing_with_the_level_that_was_agreed(site: Site):
    ana, bia = site.browser("Ana"), site.browser("Bia")
    table = _asked_long_ago(site, ana, bia, stand_in=900, stand_in_bot="search:2")
    with bia.stream(table, seat="1") as events:
        next(events)  # an idle page is not doing anything
        done = ana.post(table, "stand-in", seat=1, version=0, bot=["search:1"])
        assert done.status_code == 200
        assert "bot, level 2" in next(events)["data"]["parts"]["rail"]
    assert bia.post(table, "take-back", seat=1, version=1).status_code == 200


def test_who_plays_in_text_mode_is_not_replaced(site: Site):
    ana, bia = site.browser("Ana", "de"), site.browser("Bia")
    for does in (
        lambda table: bia.get(f"/t/{table}?mode=text"),
        lambda table: bia.form(f"/t/{table}/act", seat="1", version="0", client="abcdefgh", actions="nonsense"),
        lambda table: bia.frame(table, 1, chosen="keep"),
    ):
        table = _asked_long_ago(site, ana, bia)
        does(table)
        refused = ana.post(table, "stand-in", seat=1, version=0)
        assert (refused.status_code, refused.json()["error"]) == (422, "not_away")
        assert refused.json()["reason"] == (
            "Ein Bot kann für Bia spielen, wenn von dort auf eine Frage 5 Minuten lang nichts kam."
        )
    never = _asked_long_ago(site, ana, bia, stand_in=0)
    assert "kein Bot" in ana.post(never, "stand-in", seat=1, version=0).json()["reason"]


def test_what_holds_for_who_keeps_others_waiting_is_said_before_one_sits_down(site: Site):
    ana, bia = site.browser("Ana"), site.browser("Bia", "pt-BR")
    table = ana.open_table("you", "open", **{"stand-in": "3600", "stand-in-bot": "search:5"})
    page = ana.get(f"/t/{table}/seats").text
    assert "does nothing for 1 hour when asked" in page
    assert "(level 5, expert)" in page
    assert "não faz nada por 1 hora" in bia.get(re.findall(r"/join/[^\"<]+", page)[0]).text
    assert "no bot plays for anyone" in ana.get(f"/t/{ana.open_table('you', 'open', **{'stand-in': '0'})}/seats").text
    assert "let a bot play" not in ana.get(f"/t/{ana.open_table('you', 'search:1')}/seats").text


@pytest.mark.parametrize(("seconds", "said"), [(900, True), (0, False)])
def test_who_waits_reads_when_a_bot_may_stand_in(site: Site, seconds: int, said: bool):
    people = (site.browser("Ana"), site.browser("Bia"))
    chairs = tuple(Chair("person", one.person.name, "", one.person.id) for one in people)
    table = opened_at(site, Wish("above-and-below", chairs, stand_in=seconds))
    shown = [who.frame(table, seat) for seat, who in enumerate(people)]
    texts = {page["turn"]: page["parts"]["bar"] for page in shown}
    assert texts.keys() == {True, False}
    assert ("After 15 minutes a bot may stand in" in texts[False]) == said
    assert "may stand in" not in texts[True]


def test_a_stand_in_at_a_shared_screen_shows_nobody_elses_hand(site: Site):
    ana, table, frame = _opened(site, "you", "here", "here")
    answer = ana.post(table, "stand-in", seat=1, version=frame["version"])
    assert "parts" not in answer.json()
    for _ in range(4):
        last = ana.act(table, 0)
    assert last["away"] == f"/t/{table}"
    cover = ana.get(f"/t/{table}").text
    assert "Pass the screen to Guest 2" in cover  # the bot's seat is left out


def test_who_shares_the_screen_can_still_undo_behind_the_cover(site: Site):
    ana, table, _frame = _opened(site, "you", "here")
    for _ in range(4):
        ana.act(table, 0)
    away = ana.get(f"/t/{table}?seat=0")
    assert (away.status_code, away.headers["location"]) == (303, f"/t/{table}")  # no hand is sent before the cover
    assert "Undo for Ana" in ana.get(f"/t/{table}").text
    version = ana.frame(table, 1)["version"]
    hand = ana.frame(table, 0)["parts"]["board"].split("data-card=")[1][:20]
    answer = ana.post(table, "undo", seat=0, eye=-1, version=version)
    assert answer.status_code == 200
    assert hand not in answer.text  # the cover stays: whoever sits there now sees nobody's hand
    assert "Pass the screen to Ana" in answer.json()["parts"]["bar"]
    assert options(ana.frame(table, 0))


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("?seat=--1", 403),
        ("?seat=²", 403),
        ("?seat=" + "9" * 5000, 403),
        ("/replay?seat=--1", 403),
        ("/replay?at=²", 200),
        ("/beside/999999999999999", 404),
        ("/beside/x", 404),
    ],
)
def test_odd_numbers_in_addresses(site: Site, path: str, status: int):
    ana, table, _ = _opened(site, "you", "search:1")
    assert ana.get(f"/t/{table}{path}").status_code == status


def test_an_odd_place_in_the_stream_means_all_of_it(site: Site):
    ana, table, frame = _opened(site, "you", "search:1")
    with ana.stream(table, seat="0", **{"from": "²"}) as events:
        assert next(events)["id"] == frame["version"]


def test_the_screen_is_passed_on_between_people_who_share_it(site: Site):
    ana, table, _ = _opened(site, "you", "here", "here")
    cover = ana.get(f"/t/{table}").text
    assert "Pass the screen to Ana" in cover
    assert not options({"parts": {"x": cover}})
    for seat in range(3):
        for _ in range(3):
            assert not ana.act(table, seat)["away"]
        last = ana.act(table, seat)
        if seat < 2:
            assert last["away"] == f"/t/{table}"
    hands = [ana.frame(table, seat)["parts"]["board"] for seat in range(3)]
    assert len(set(hands)) == 3


def test_a_finished_play_shows_scores_replay_and_record(site: Site):
    ana = site.browser()
    table = ana.open_table("you", seed="5")
    ana.finish(table)
    page = ana.get(f"/t/{table}").text
    assert "The play is over" in page
    record = ana.get(f"/t/{table}/record")
    assert record.status_code == 200
    assert record.text.startswith("tabuleiro-record 1")
    first, last = ana.get(f"/t/{table}/replay?at=0").text, ana.get(f"/t/{table}/replay?at=9999").text
    assert 'value="0" data-scale' in first
    assert first != last
    assert f'href="/t/{table}/log?seat=0"' in page
    log = ana.get(f"/t/{table}/log?seat=0").text
    assert all(re.search(rf"<h3>Round {n}\b", log) for n in range(1, 11))
    assert not re.search(r"<h3>Round 1\b", page)
    replayed = ana.get(f"/t/{table}/replay/frame?at=40&seat=0").json()
    assert "data-act" not in "".join(replayed["parts"].values())
    eve = site.browser("Eve")
    assert eve.get(f"/t/{table}/replay?seat=0").status_code == 200  # over: no secrets left


def test_a_running_plays_record_and_other_eyes_stay_closed(site: Site):
    ana, table, _ = _opened(site, "you", "open")
    assert ana.get(f"/t/{table}/record").status_code == 403
    assert ana.get(f"/t/{table}/replay?seat=1").status_code == 403
    assert ana.get(f"/t/{table}/replay?seat=0").status_code == 200


def test_names_are_shown_as_they_are_typed_and_never_run(site: Site):
    eve = site.browser("<img src=x onerror=alert(1)>"[:30])
    table = eve.open_table("you", "search:1", table="<script>alert(1)</script>")
    for path in (f"/t/{table}", f"/t/{table}?mode=text", "/", f"/t/{table}/replay", f"/t/{table}/seats"):
        text = eve.get(path).text
        assert not re.search("<script>alert|<img src=x", text), path


def test_text_mode_plays_without_script(site: Site):
    ana, table, _ = _opened(site, "you")
    page = ana.get(f"/t/{table}?mode=text").text
    fields = dict(re.findall(r'name="(seat|version|client)" value="([^"]+)"', page))
    action = re.findall(r'name="actions" value="([^"]+)"', page)[0]
    answer = ana.form(f"/t/{table}/act", **fields, actions=action)
    assert answer.status_code == 303
    after = ana.get(answer.headers["location"]).text
    assert f'name="actions" value="{action}"' not in after


def test_the_language_changes_in_mid_game(site: Site):
    ana, table, _ = _opened(site, "you", "search:1")
    ana.act(table)
    english = ana.get(f"/t/{table}").text
    assert ana.form("/lang", lang="pt-BR", back=f"/t/{table}").headers["location"] == f"/t/{table}"
    portuguese = ana.get(f"/t/{table}").text
    assert '<html lang="pt-BR"' in portuguese
    assert english != portuguese
    assert ana.form("/lang", lang="xx", back="//evil.example/").headers["location"] == "/"


def _opened(site: Site, *seats: str) -> tuple[Browser, str, dict]:
    ana = site.browser()
    table = ana.open_full(*seats)
    return ana, table, ana.frame(table, 0)
