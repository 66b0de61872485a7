"""Nothing that a seat receives depends on what it cannot know: the same bytes for every world that fits."""

from __future__ import annotations

import asyncio
import random
import re

import pytest
from web_site import Browser, Site, options

import tabuleiro
from tabuleiro.core.state import State
from tabuleiro.server.chairs import Chair
from tabuleiro.server.config import Settings
from tabuleiro.server.house import House, Wish

GAME = tabuleiro.load("imperial-miners")


def positions(seed: int) -> list[State]:
    """Some moments of a play at random where seat 0 is asked, or has just answered."""
    state = GAME.new(seats=3, seed=seed)
    chance = random.Random(seed)
    found: list[State] = []
    while not state.over:
        seat = chance.choice(state.to_act)
        state.apply(chance.choice(state.decision(seat).actions))
        if chance.random() < 0.06:
            found.append(state.clone())
    return found[:8]


def opened(site: Site, owners: list[Browser], *texts: str) -> list[str]:
    """Tables that start from positions, for the same people."""
    chairs = [Chair("person", browser.person.name, "", browser.person.id) for browser in owners]

    async def opening() -> list[str]:
        house = House(Settings(data=site.data, workers=1))
        await house.start()
        try:
            wishes = [Wish("imperial-miners", chairs, seed=7, position=text, name="Same name") for text in texts]
            return [(await house.open_table(wish, "")).id for wish in wishes]
        finally:
            await house.stop()

    return asyncio.run(opening())


def received(browser: Browser, table: str, seat: int) -> list[str]:
    """Everything that the seat's browser can get, without what names the table itself."""
    answers = [
        browser.get(f"/t/{table}"),
        browser.get(f"/t/{table}?mode=text"),
        browser.get(f"/t/{table}/frame?seat={seat}"),
        browser.get(f"/t/{table}/replay"),
        browser.get(f"/t/{table}?seat={(seat + 1) % 3}"),
        browser.get(f"/t/{table}/record"),
    ]
    frame = answers[2].json()
    answers += [browser.get(f"/t/{table}/frame", params={"seat": seat, "chosen": option}) for option in options(frame)]
    with browser.stream(table, seat=str(seat), **{"from": "999"}) as events:
        stream = str(next(events))
    sealed = re.compile(r"\b[0-9a-f]{64}\b")
    texts = [f"{answer.status_code} {answer.text} {dict(answer.headers)}" for answer in answers] + [stream]
    dates = re.compile(r"'(date|content-length|etag)': '[^']*'|name=\"client\" value=\"[^\"]*\"")
    return [dates.sub("", sealed.sub("…", text.replace(table, "TABLE"))) for text in texts]


@pytest.mark.parametrize("seed", [3, 4])
def test_pages_streams_and_previews_are_the_same_in_every_world(site: Site, seed: int):
    people = [site.browser(name) for name in ("Ana", "Bia", "Caio")]
    for state in positions(seed):
        world = state.view(0).sample(tabuleiro.Dice(seed))
        true, other = opened(site, people, state.position, world.position)
        assert received(people[0], true, 0) == received(people[0], other, 0)


def test_what_others_choose_in_secret_changes_nothing(site: Site):
    people = [site.browser(name) for name in ("Ana", "Bia", "Caio")]
    state = GAME.new(seats=3, seed=11)
    one, two = opened(site, people, state.position, state.position)
    for table, which in ((one, 0), (two, -1)):
        for _ in range(3):
            frame = people[1].frame(table, 1)
            option = options(frame)[which]
            assert people[1].post(table, "act", seat=1, version=frame["version"], actions=[option]).status_code == 200
    assert received(people[0], one, 0) == received(people[0], two, 0)
    assert received(people[2], one, 2) == received(people[2], two, 2)
    assert received(people[1], one, 1) != received(people[1], two, 1)  # the test can tell a difference
