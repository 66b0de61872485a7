"""A bot from outside gets nothing that depends on what its seat cannot know: in two worlds it gets the same bytes."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from test_leaks_http import LOADED, MINERS, OPEN, PEOPLE, SEATS, SEED, Twins, begun, hidden_cards, twins
from web_bot import api
from web_site import Browser, Site

from tabuleiro.kit import shelf
from tabuleiro.server.chairs import Chair
from tabuleiro.server.config import Settings
from tabuleiro.server.keys import Keys
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.outside import Outside, OutsideBot
from tabuleiro.server.wish import Wish

TOKEN = "tab_of-both-servers"
BOT = "bot-of-both"


@pytest.fixture(scope="module")
def sites(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, Site]]:
    """With one secret, and one bot."""
    folders = [tmp_path_factory.mktemp(name) for name in ("here", "there")]
    here = Site(folders[0], TABULEIRO_BOT_TIME="3600")
    shutil.copy(folders[0] / "secret", folders[1])
    there = Site(folders[1], TABULEIRO_BOT_TIME="3600")
    yield here, there
    said = [site.stop() for site in (here, there)]
    assert said == ["", ""]


def opened(site: Site, monkeypatch: pytest.MonkeyPatch, name: str, tables: dict[str, str], seat: int) -> None:
    """Tables that start from positions, with the bot in a seat and people in the others."""
    chairs = [Chair("person", person.name, "", person.id) for person in PEOPLE]
    chairs[seat] = Chair("open", "")
    ids = iter(tables)
    monkeypatch.setattr(Keys, "new_id", staticmethod(lambda: next(ids)))

    async def opening() -> None:
        lobby = Lobby(Settings(data=site.data, workers=1))
        await lobby.start()
        try:
            bot = await its(lobby.outside)
            for position in tables.values():
                table = await lobby.open_table(Wish(name, chairs, seed=SEED, position=position, name="Same name"), "")
                await lobby.outside.invite(table, seat, bot)
                await lobby.outside.accept(bot, table)
        finally:
            await lobby.stop()

    asyncio.run(opening())


async def its(outside: Outside) -> OutsideBot:
    """The bot, made when it is first asked for."""
    return await outside.by_token(TOKEN) or (await outside.make("owner", BOT))[0]


class Listener:
    """The bot at one table of one server: all that it gets, but for the time that is left to it."""

    def __init__(self, http: httpx.Client, table: str) -> None:
        self.http = http
        self.table = table
        self.got: list[str] = []
        self.question = -1

    def hear(self, stream: Iterator[str], *kinds: str) -> None:
        """The next messages, of these kinds."""
        for kind in kinds:
            message = json.loads(next(line for line in stream if line))
            assert message["type"] == kind
            message.pop("budget", None)
            self.question = message["id"] if kind == "ask" else self.question
            self.got.append(json.dumps(message))

    def ask(self, path: str, body: dict[str, Any]) -> int:
        answer = self.http.post(f"/api/bot/game/{self.table}/{path}", json=body)
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        self.got.append(f"{answer.status_code} {headers} {answer.text}")
        return answer.status_code


def played(site: Site, table: str, seat: int, one: Twins, acts: list[tuple[int, str]], hidden: list[str]) -> list[str]:
    """The others act, and the bot when it is asked; it also tries what it cannot."""
    people = [Browser(site, person) for person in PEOPLE]
    state = begun(one.game, one.real.position)
    bot = Listener(api(site, TOKEN), table)
    with bot.http.stream("GET", f"/api/bot/game/stream/{table}") as answer:
        lines = answer.iter_lines()
        bot.hear(lines, "hello", "view", *(["ask"] if list(state.to_act) == [seat] else []))
        for number, (who, text) in enumerate(acts):
            if who == seat:
                for wrong in [*hidden, "nonsense"]:
                    assert bot.ask("action", {"type": "answer", "id": bot.question, "notation": f"keep {wrong}"}) == 422
                assert bot.ask("action", {"type": "answer", "id": bot.question, "notation": text}) == 200
            else:
                done = people[who].post(
                    table, "act", seat=who, version=number + 1, client=f"client-{number}", actions=[text]
                )
                assert done.status_code == 200, done.text
            state.apply(state.decision(who).parse(one.acts[number][1]))
            bot.hear(lines, "told", *(["end"] if state.over else ["ask"] if list(state.to_act) == [seat] else []))
    for id_ in (0, 999):
        bot.ask("action", {"type": "answer", "id": id_, "index": 0})
    for path in (f"game/stream/{table}", "stream/event"):
        look = bot.http.get(f"/api/bot/{path}", params={"seconds": 0}).text.splitlines()
        bot.got += [line for line in look if json.loads(line)["type"] in ("hello", "view", "end") or table in line]
    return bot.got


def both(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch, found: list[Twins], names: str, seat: int
) -> Iterator[tuple[list[str], list[str]]]:
    ids = [f"{names}-{number}".ljust(22, "-") for number in range(len(found))]
    for site, positions in zip(
        sites, ([t.real.position for t in found], [t.world.position for t in found]), strict=True
    ):
        opened(site, monkeypatch, found[0].game.name, dict(zip(ids, positions, strict=True)), seat)
    for table, one in zip(ids, found, strict=True):
        hidden = hidden_cards(one.real, one.world)
        yield (
            played(sites[0], table, seat, one, [(who, here) for who, here, _ in one.acts], hidden),
            played(sites[1], table, seat, one, [(who, there) for who, _, there in one.acts], hidden),
        )


@pytest.mark.parametrize("name", shelf.games())
def test_a_bot_gets_the_same_bytes_in_every_world(sites, monkeypatch, name: str):
    monkeypatch.setattr("tabuleiro.server.outside._new_token", lambda: TOKEN)
    found = list(twins(LOADED[name], 3, 4, bot=0))
    assert any(who == 0 for one in found for who, _, _ in one.acts)  # it is asked,
    secret = any(here != there for one in found for _, here, there in one.acts)
    assert secret == (name not in OPEN)  # and others choose in secret
    for mine, theirs in both(sites, monkeypatch, found, f"bot-{shelf.manifest_of(name).short}", 0):
        assert len(mine) >= 6
        assert mine == theirs


def test_the_comparison_can_tell_worlds_apart(sites, monkeypatch):
    """In the seat of who holds the cards that differ it gets something else."""
    monkeypatch.setattr("tabuleiro.server.outside._new_token", lambda: TOKEN)
    one = next(twins(MINERS, 3, 4))
    ((mine, theirs),) = both(sites, monkeypatch, [Twins(one.game, one.real, one.world, [])], "bot-apart", 1)
    assert mine != theirs
    assert SEATS == 3
