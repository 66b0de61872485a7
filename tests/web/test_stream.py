"""The live stream: every version once, what was missed first, only what changed; secrets stay where they are."""

from __future__ import annotations

import asyncio
import re
import socket
import threading

from web_site import Site, options

from tabuleiro.web.serving import _listen


def test_others_see_it_and_a_reconnect_catches_up_exactly(site: Site):
    ana = site.browser()
    table = ana.open_full("you", "open")
    start = ana.frame(table, 0)["version"]
    eve = site.browser("Eve")
    with eve.stream(table, **{"from": str(start)}) as events:
        threading.Timer(0.2, ana.act, (table, 0)).start()
        first = next(events)
    assert first["id"] == first["data"]["version"] == start + 1
    for _ in range(3):
        ana.act(table)
    with eve.stream(table, last=str(first["id"])) as events:
        caught_up = next(events)
    assert caught_up["id"] == start + 4
    assert set(caught_up["data"]["parts"]) == {"bar", "board", "rail", "sheet", "menu", "coach"}
    with eve.stream(table, last="0") as events:
        assert next(events)["id"] == start + 4


def test_only_parts_that_changed_are_sent(site: Site):
    ana = site.browser()
    table = ana.open_full("you", "open")
    start = ana.frame(table, 0)["version"]
    eve = site.browser("Eve")
    with eve.stream(table, **{"from": str(start - 1)}) as events:
        whole = next(events)
        assert set(whole["data"]["parts"]) == {"bar", "board", "rail", "sheet", "menu", "coach"}
        threading.Timer(0.2, ana.act, (table, 0)).start()
        more = next(events)
    assert "board" not in more["data"]["parts"]  # a secret choice of the opening hand changes nothing in the open


def test_bots_moves_arrive(site: Site):
    ana = site.browser()
    table = ana.open_table("you", "search:1")
    with ana.stream(table, seat="0") as events:
        frame = next(events)["data"]
        for _ in range(4):
            frame = ana.act(table)
        seen = next(
            event["data"] for event in events if event["data"]["turn"] and event["data"]["version"] > frame["version"]
        )
    assert options({"parts": {**frame["parts"], **seen["parts"]}})


def test_a_stopping_server_lets_its_streams_go_and_comes_back(tmp_path):
    site = Site(tmp_path / "data")
    ana = site.browser()
    table = ana.open_table("you", "search:1")
    ana.act(table)
    before = ana.frame(table, 0)
    with ana.stream(table, seat="0") as events:
        next(events)
        said = site.stop()
        assert list(events) == []  # ended, not cut
    assert not said
    site.start()
    try:
        assert ana.frame(table, 0)["version"] == before["version"]
        assert options(ana.frame(table, 0)) == options(before)
    finally:
        site.stop()


def test_small_answers_leave_at_once():
    """Else the system keeps each of them back until the other side has confirmed the one before: 40 ms."""

    async def story() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = _listen("127.0.0.1", 0)
        async with await asyncio.start_server(met, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            writer.close()
            return await found

    assert asyncio.run(story())


def test_who_is_away_is_told_to_the_others(site: Site):
    ana = site.browser()
    table = ana.open_table("you", "open")
    link = re.search(r"/join/[\w.-]+", ana.get(f"/t/{table}/seats").text)
    assert link is not None
    bia = site.browser("Bia")
    bia.form(link[0], name="Bia")
    start = str(ana.frame(table, 0)["version"])
    with ana.stream(table, seat="0", **{"from": start}) as events:
        assert next(events)["data"] == [1]
        with bia.stream(table, seat="1", **{"from": start}):
            assert next(events)["data"] == []
