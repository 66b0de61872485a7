"""Bots from outside over HTTP: invited, asked, told and answered as the protocol says; whatever is wrong is refused."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from web_bot import ApiBot, api, bot_ids, token_on, until
from web_site import Browser, Site, options

from tabuleiro.bots import protocol
from tabuleiro.web import bot_api
from tabuleiro.web.bot_api import WRITES
from tabuleiro.web.doors import MOST_STREAMS
from tabuleiro.web.guard import Refused
from tabuleiro.web.openapi import document

NOWHERE = "x" * 22


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that waits for no bot."""
    made = Site(tmp_path_factory.mktemp("hasty"), TABULEIRO_BOT_TIME="0.2")
    yield made
    said = made.stop()
    assert not said, f"the server complained: {said}"


def bot_of(ana: Browser) -> ApiBot:
    return ApiBot(ana, f"Robo {os.urandom(4).hex()}")


def met(site: Site, **fields: str) -> tuple[Browser, ApiBot, str]:
    """Ana at a table with her bot, which has taken its seat."""
    ana = site.browser()
    bot = bot_of(ana)
    table = ana.open_table("you", f"invite:{bot.id}", **fields)
    assert bot.post(f"invitation/{table}/accept").status_code == 200
    return ana, bot, table


def acted(ana: Browser, table: str) -> None:
    """Until Ana is asked nothing."""
    while options(frame := ana.frame(table, 0)):
        answer = ana.post(table, "act", version=frame["version"], actions=options(frame)[:1])
        assert answer.status_code == 200, answer.text


def asked(ana: Browser, bot: ApiBot, table: str) -> dict:
    """What the bot is asked as soon as Ana is asked nothing."""
    acted(ana, table)
    with bot.stream(f"game/stream/{table}") as stream:
        return until(stream, "ask")


# ---------------------------------------------------------------- the way of a play
def test_a_whole_play_from_the_invitation_to_the_end(site: Site):
    """Ana takes the first thing that she can, the bot its last; each message is one of the protocol."""
    ana = site.browser()
    bot = bot_of(ana)
    with bot.stream("stream/event") as events:
        table = ana.open_table("you", f"invite:{bot.id}")
        invited = next(events)
        assert invited == {
            "type": "invited",
            "game_id": table,
            "game": "imperial-miners",
            "seat": 1,
            "seats": 2,
            "table": "Test table",
        }
        assert f"{bot.name} is invited" in ana.get(f"/t/{table}/seats").text
        assert bot.http.get(f"/api/bot/game/stream/{table}").status_code == 403
        assert bot.post(f"invitation/{table}/accept").json() == {"type": "done"}
        assert next(events) == {
            "type": "started",
            "game_id": table,
            "game": "imperial-miners",
            "seat": 1,
            "seats": 2,
        }
        seen = played(ana, bot, table)
        finished = next(events)
    assert [message["type"] for message in seen[:2]] == ["hello", "view"]
    assert seen[-1]["type"] == "end"
    assert finished["type"] == "finished"
    assert finished["points"] == [score["total"] for score in seen[-1]["scores"]]
    kinds = {message["type"] for message in seen}
    assert kinds == {"hello", "view", "told", "ask", "end"}
    told = [message["number"] for message in seen if message["type"] == "told"]
    assert told == list(range(1, len(told) + 1))  # nothing is left out, nothing comes twice
    for message in seen:
        assert msgspec.convert(message, protocol.ToBot)
    assert bot.events() == []
    assert f"{bot.name}" in ana.get(f"/t/{table}").text


def played(ana: Browser, bot: ApiBot, table: str) -> list[dict]:
    """All that the bot gets while both play to the end."""
    seen: list[dict] = []
    with bot.stream(f"game/stream/{table}") as stream:
        frame = ana.frame(table, 0)
        while found := ana.options(table, frame):
            answer = ana.post(table, "act", version=frame["version"], actions=found[:1])
            assert answer.status_code == 200, answer.text
            frame = answer.json()
            while not ana.options(table, frame := ana.frame(table, 0)):
                message = next(stream)
                seen.append(message)
                if message["type"] == "ask":
                    last = message["decision"]["actions"][-1]["index"]
                    assert bot.answer(table, message, index=last).status_code == 200
                if message["type"] == "end":
                    return seen
        return [*seen, *stream]


def test_who_connects_again_gets_the_whole_view_and_the_question(site: Site):
    ana, bot, table = met(site)
    ask = asked(ana, bot, table)
    first, second = bot.game(table), bot.game(table)
    assert [message["type"] for message in first] == ["hello", "view", "ask"]
    assert first[-1]["id"] == second[-1]["id"] == ask["id"]
    assert first[-1]["budget"]["milliseconds"] <= ask["budget"]["milliseconds"] <= 20_000
    assert first[1] == second[1]
    assert first[1]["players"] == [
        {"seat": 0, "name": "Ana", "bot": False},
        {"seat": 1, "name": bot.name, "bot": True},
    ]


def test_what_people_take_back_is_shown_anew(site: Site):
    """Bia has still to answer when Ana undoes; the bot is asked when both have answered."""
    ana, bia = site.browser(), site.browser("Bia")
    bot = bot_of(ana)
    table = ana.open_table("you", "open", f"invite:{bot.id}")
    link = re.search(r"/join/[\w.-]+", ana.get(f"/t/{table}/seats").text)
    assert link is not None
    assert bia.form(link[0], name="Bia").status_code == 303
    assert bot.post(f"invitation/{table}/accept").status_code == 200
    with bot.stream(f"game/stream/{table}") as stream:
        assert [next(stream)["type"] for _ in range(2)] == ["hello", "view"]
        version = ana.act(table)["version"]
        told = next(stream)
        assert (told["type"], told["seat"], told["notation"]) == ("told", 0, "")  # a secret choice
        assert ana.post(table, "undo", version=version).status_code == 200
        again = next(stream)
        assert (again["type"], again["number"]) == ("view", 0)


def test_a_bot_that_does_not_answer_keeps_nobody_waiting(hasty: Site):
    """The first legal action is taken, people are told so, and the bot, too; later answers are refused."""
    ana, bot, table = met(hasty)
    with bot.stream(f"game/stream/{table}") as stream:
        acted(ana, table)
        ask = until(stream, "ask")
        told, error = until(stream, "told"), next(stream)
        assert told["notation"] == ask["decision"]["actions"][0]["notation"]
        assert error == {
            "type": "error",
            "reason": "no answer in 0.2 seconds: the first legal action was taken",
            "id": ask["id"],
        }
    late = bot.answer(table, ask, index=0)
    assert (late.status_code, late.json()["error"]) == (409, "stale")
    assert "Did not answer in time" in ana.frame(table, 0)["parts"]["rail"]
    assert "has 0.2 seconds for an answer" in ana.get(f"/t/{table}/seats").text
    assert f"{bot.name} did not answer in time" in ana.get(f"/t/{table}?mode=text").text
    for lang, said in (("de", "nicht rechtzeitig geantwortet"), ("pt-BR", "Não respondeu a tempo")):
        watcher = hasty.browser("Eva", lang)
        assert said in watcher.get(f"/t/{table}").text


def test_a_bot_that_goes_or_is_sent_away_leaves_the_tables_own(site: Site):
    for away in ("leave", "dismiss", "revoke"):
        ana, bot, table = met(site)
        asked(ana, bot, table)
        with bot.stream(f"game/stream/{table}") as stream, bot.stream("stream/event") as events:
            assert until(events, "started")["game_id"] == table
            until(stream, "ask")
            if away == "leave":
                assert bot.post(f"game/{table}/leave").json() == {"type": "done"}
            elif away == "dismiss":
                assert ana.form(f"/t/{table}/dismiss", seat="2").status_code == 303
            else:
                assert ana.form(f"/me/bots/{bot.id}/revoke").status_code == 303
            last = [message for message in stream if message["type"] != "told"]
            if away == "revoke":  # what has a void token is told nothing more
                assert [*last, *events] == []
            else:
                assert last == [{"type": "end", "scores": []}]
                assert next(events) == {"type": "finished", "game_id": table, "points": []}
        ana.finish(table)
        assert "a bot for now" in ana.get(f"/t/{table}/seats").text


def test_it_declines_or_is_not_wanted_any_more(site: Site):
    ana = site.browser()
    bot, other = bot_of(ana), bot_of(ana)
    table = ana.open_table("you", "open")
    with bot.stream("stream/event") as events:
        assert ana.form(f"/t/{table}/invite", seat="2", bot=bot.name.upper()).status_code == 303
        assert next(events)["type"] == "invited"
        assert other.post(f"invitation/{table}/accept").status_code == 403
        assert bot.post(f"invitation/{table}/decline").status_code == 200
        assert next(events) == {"type": "withdrawn", "game_id": table}
        assert f"{bot.name} has declined" in ana.get(f"/t/{table}/seats").text
        assert bot.post(f"invitation/{table}/accept").json()["error"] == "not_invited"
        assert ana.form(f"/t/{table}/invite", seat="2", bot=bot.name).status_code == 303
        assert next(events)["type"] == "invited"
        assert ana.form(f"/t/{table}/withdraw", seat="2").status_code == 303
        assert next(events)["type"] == "withdrawn"
    assert bot.events() == []


def test_streams_end_when_the_server_stops_and_all_is_there_again(tmp_path: Path):
    site = Site(tmp_path)
    ana, bot, table = met(site)
    ask = asked(ana, bot, table)
    with bot.stream(f"game/stream/{table}") as stream, bot.stream("stream/event") as events:
        until(stream, "ask")
        next(events)
        said = site.stop()
        assert [*stream, *events] == []
    assert not said
    site.start()
    assert [message["type"] for message in bot.events()] == ["started"]
    with bot.stream(f"game/stream/{table}") as stream:
        again = until(stream, "ask")
    assert (again["id"], again["decision"], again["view"]) == (ask["id"], ask["decision"], ask["view"])
    assert bot.answer(table, again, notation=again["decision"]["actions"][-1]["notation"]).status_code == 200
    assert not site.stop()


def test_the_description_is_whole_and_the_docs_have_all_of_it():
    found = document()
    docs = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
    routes = {(route.path, method) for route in bot_api.routes for method in route.methods or () if method != "HEAD"}
    described = {(path, method.upper()) for path, one in found["paths"].items() for method in one}
    assert described == routes
    for path, method in described:
        assert f"`{method} {path}`" in docs
    names = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(found)))
    assert names <= found["components"]["schemas"].keys()


# ---------------------------------------------------------------- what is wrong
def refused(answer: httpx.Response, status: int, error: str, reason: str) -> None:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    assert "set-cookie" not in answer.headers
    found = msgspec.json.decode(answer.content, type=protocol.Refusal)
    assert found.error == error
    assert reason in found.reason


def test_answers_that_are_none_are_refused_with_a_reason(site: Site):
    ana, bot, table = met(site)
    refused(bot.answer(table, {"id": 1}, index=0), 409, "stale", "you are not asked now")  # Ana is
    ask = asked(ana, bot, table)
    path = f"/api/bot/game/{table}/action"
    for body, status, error, reason in (
        (b"", 400, "malformed", "not a message"),
        (b"I think, therefore", 400, "malformed", "not a message"),
        (b'{"type": "answer"}', 400, "malformed", "`id`"),
        (b"[" * 60_000, 400, "malformed", "not a message"),
        (b'{"type": "hello", "protocol": 1, "name": "x"}', 400, "malformed", "only an answer"),
        (b"x" * 70_000, 413, "too_large", "64"),
    ):
        refused(bot.http.post(path, content=body), status, error, reason)
    refused(bot.answer(table, ask, notation="win at once"), 422, "not_possible", "'win at once' is not one of")
    refused(bot.answer(table, ask, index=10**6), 422, "not_possible", "there is no action")
    refused(bot.answer(table, ask), 400, "malformed", "one of the two")
    refused(bot.answer(table, {"id": ask["id"] + 1}, index=0), 409, "stale", "question has changed")
    before = bot.game(table)[1]["number"]
    assert bot.answer(table, ask, index=0).status_code == 200  # the question stood
    assert bot.answer(table, ask, index=0).status_code == 200  # the same again is done once
    assert bot.game(table)[1]["number"] == before + 1


def test_who_may_not_is_told_why(site: Site):
    ana, bot, table = met(site)
    stranger = bot_of(site.browser("Eve"))
    for path in ("/api/bot", "/api/bot/stream/event", f"/api/bot/game/stream/{table}"):
        refused(api(site).get(path), 401, "no_token", "token is missing")
        wrong = api(site, "tab_wrong").get(path)
        refused(wrong, 401, "no_token", "unknown or was revoked")
        assert wrong.headers["www-authenticate"] == "Bearer"
    refused(stranger.http.get(f"/api/bot/game/stream/{table}"), 403, "not_your_seat", "no seat at this table")
    refused(stranger.post(f"game/{table}/action", type="answer", id=1, index=0), 403, "not_your_seat", "no seat")
    refused(stranger.post(f"game/{table}/leave"), 403, "not_your_seat", "no seat")
    refused(stranger.post(f"invitation/{table}/accept"), 403, "not_invited", "not invited")
    refused(bot.http.get(f"/api/bot/game/stream/{NOWHERE}"), 404, "no_table", "no such table")
    refused(bot.http.get("/api/bot/nothing"), 404, "http", "")
    for seconds in ("-1", "1.5", "x", "9999", ""):
        refused(bot.http.get("/api/bot/stream/event", params={"seconds": seconds}), 400, "malformed", "0 to 3600")
    wrong = bot.http.get(f"/api/bot/game/{table}/action")
    refused(wrong, 405, "http", "")
    assert wrong.headers["allow"] == "POST"
    assert ana.http.get(f"/api/bot/game/stream/{table}").status_code == 401  # a cookie is no token


def test_a_renewed_or_revoked_token_is_void_at_once(site: Site):
    ana = site.browser()
    bot = bot_of(ana)
    assert bot.http.get("/api/bot").json() == {"id": bot.id, "name": bot.name}
    table = ana.open_table("you", f"invite:{bot.id}")
    assert bot.post(f"invitation/{table}/accept").status_code == 200
    with bot.stream("stream/event") as events, bot.stream(f"game/stream/{table}") as stream:
        assert [next(messages)["type"] for messages in (events, stream, stream)] == ["started", "hello", "view"]
        page = ana.form(f"/me/bots/{bot.id}/token").text
        assert [*events, *stream] == []
    refused(bot.http.get("/api/bot"), 401, "no_token", "revoked")
    new = token_on(page)
    assert api(site, new).get("/api/bot").json()["name"] == bot.name
    assert ana.form(f"/me/bots/{bot.id}/revoke").status_code == 303
    refused(api(site, new).get("/api/bot"), 401, "no_token", "revoked")
    assert bot_ids(ana.get("/me").text) == [bot.id]  # it stays in the list, and its name its owner's
    eve = site.browser("Eve")
    assert eve.form("/me/bots", name=bot.name.lower()).status_code == 409
    assert eve.form(f"/me/bots/{bot.id}/token").status_code == 404
    assert eve.form(f"/me/bots/{bot.id}/revoke").status_code == 404
    assert new not in ana.get("/me").text
    assert new.encode() not in (site.data / "tabuleiro.db").read_bytes()


def test_only_who_sits_at_the_table_invites_and_only_to_open_seats(site: Site):
    ana, eve = site.browser(), site.browser("Eve")
    bot = bot_of(eve)
    table = ana.open_table("you", "open", "open")
    assert eve.form(f"/t/{table}/invite", seat="2", bot=bot.name).status_code == 403
    assert ana.form(f"/t/{table}/invite", seat="1", bot=bot.name).status_code == 409
    assert ana.form(f"/t/{table}/invite", seat="9", bot=bot.name).status_code == 422
    assert ana.form(f"/t/{table}/invite", seat="2", bot="nobody at all").status_code == 422
    assert ana.form(f"/t/{table}/dismiss", seat="1").status_code == 409
    bot.come(ana, table, 1)
    assert bot.post(f"invitation/{table}/accept").status_code == 200  # again: it sits there
    assert ana.form(f"/t/{table}/invite", seat="3", bot=bot.name).status_code == 409
    refused(bot.http.get(f"/api/bot/game/stream/{table}"), 409, "not_dealt", "everybody")
    assert bot.events() == []  # the play has not begun


def test_the_form_of_a_table_offers_ones_own_bots(site: Site):
    ana = site.browser()
    bot, strange = bot_of(ana), bot_of(site.browser("Eve"))
    page = ana.get("/new?game=imperial-miners").text
    assert f"Your bot {bot.name}" in page
    assert strange.name not in page
    asked_for = {"game": "imperial-miners", "table": "T", "name": "Ana", "guest": ["", "", ""]}
    twice = ana.form("/tables", seat=["you", f"invite:{bot.id}", f"invite:{bot.id}"], **asked_for)
    assert (twice.status_code, "This bot is on seat B already." in twice.text) == (422, True)
    others = ana.form("/tables", seat=["you", f"invite:{strange.id}"], **asked_for)
    assert (others.status_code, "Nobody like this can sit here." in others.text) == (422, True)
    seeded = ana.form("/tables", seat=["you", f"invite:{bot.id}"], seed="3", **asked_for)
    assert (seeded.status_code, "nobody may know the deal" in seeded.text) == (422, True)
    table = ana.open_table("you", f"invite:{bot.id}")
    assert f'value="invite:{bot.id}" selected' not in ana.get(f"/new?game=imperial-miners&again={table}").text
    assert bot.post(f"invitation/{table}/accept").status_code == 200
    assert f'value="invite:{bot.id}" selected' in ana.get(f"/new?game=imperial-miners&again={table}").text
    assert ana.form("/play").status_code == 303  # a table at once, with bots of ours


def test_requests_are_measured_by_bot():
    now = 0.0
    measures = bot_api.Measures(True, lambda: now)
    for bot in ("one", "two"):
        for _ in range(int(WRITES[1])):
            measures.check(bot, True)
        with pytest.raises(Refused, match=r"too many requests of this bot: wait 0\.1 seconds") as refusal:
            measures.check(bot, True)
        assert (refusal.value.status, refusal.value.headers) == (429, {"Retry-After": "1"})
        measures.check(bot, False)  # to look is another measure
    now = 1.0
    measures.check("one", True)
    free = bot_api.Measures(False, lambda: now)
    for _ in range(2 * int(WRITES[1])):
        free.check("one", True)


def test_streams_and_bots_have_a_limit(tmp_path: Path):
    site = Site(tmp_path, TABULEIRO_LIMITS="yes")
    ana = site.browser()
    bot = bot_of(ana)
    streams = []
    for number in range(MOST_STREAMS + 1):
        streams.append(bot.http.stream("GET", "/api/bot/stream/event"))
        answer = streams[-1].__enter__()
        assert answer.status_code == (200 if number < MOST_STREAMS else 429)
    assert json.loads(answer.read())["error"] == "too_many_streams"
    for one in streams:
        one.__exit__(None, None, None)
    for number in range(30):
        made = ana.form("/me/bots", name=f"Bot {number}")
        if made.status_code != 200:
            break
    assert (made.status_code, "You have 20 bots" in made.text) == (429, True)
    assert not site.stop()
