"""Nothing that a seat receives depends on what it cannot know: servers with different worlds send it the same bytes.

Both have the same secret, people, tables and seeds, so that only what is hidden differs: other hands and decks, and
other rewards in a book of stories for what nobody has done yet.
"""

from __future__ import annotations

import asyncio
import random
import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass

import httpx
import pytest
from web_site import Browser, Site, halves, options

import tabuleiro
from tabuleiro.core.game import Game
from tabuleiro.core.record import Origin
from tabuleiro.core.state import State
from tabuleiro.kit import shelf
from tabuleiro.kit.editions import edition_of
from tabuleiro.server import workers
from tabuleiro.server.chairs import Chair
from tabuleiro.server.config import Settings
from tabuleiro.server.keys import Keys
from tabuleiro.server.lobby import Lobby
from tabuleiro.server.wish import Wish
from tabuleiro.web.board import board_of
from tabuleiro.web.person import Person
from tabuleiro.web.scene import Scene

LOADED = {name: tabuleiro.load(name) for name in shelf.games()}
MINERS = LOADED["imperial-miners"]
OPEN = ("above-and-below",)  # games without secret choices
PLAYS = [(name, seed) for seed in (3, 4) for name in shelf.games() if seed == 3 or name == MINERS.name]
HANDS = re.compile(r"^(?:hand|combat_cards|gold_cards|missions) = \[(.*)\]", re.MULTILINE)
SEATS = 3
SEED = 7  # of the tables: both servers show the same fingerprint of it
PEOPLE = tuple(Person(f"leaks-{name}", name) for name in ("Ana", "Bia", "Caio"))
EVE = Person("leaks-Eve", "Eve")  # watches
CHANCE = re.compile(r'name="(client|once)" value="[^"]*"')  # forms have ids of their own


@pytest.fixture(scope="module")
def sites(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, Site]]:
    data = tmp_path_factory.mktemp("other")
    shutil.copy(site.data / "secret", data)
    other = Site(data)
    yield site, other
    said = other.stop()
    assert not said, f"the server complained: {said}"


# ---------------------------------------------------------------- worlds
@dataclass(frozen=True)
class Twins:
    """A position and another one that seat 0 cannot tell from it; what is done in both, by seat, here and there."""

    game: Game
    real: State
    world: State
    acts: list[tuple[int, str, str]]


def begun(game: Game, position: str) -> State:
    """As the server begins a table."""
    return game.start(Origin(SEATS, SEED, game.default_options, position))


def telling(state: State) -> bool:
    """Whether a moment has secrets worth a look: hands, or a story of which only the beginning is read."""
    data = state.view(0).data
    assert isinstance(data, dict)
    return "encounter" not in data or bool(data["encounter"] and data["encounter"]["paragraph"])


def twins(game: Game, seed: int, n: int, bot: int = -1) -> Iterator[Twins]:
    """Moments from all over a play at random, about so many; `bot`: a seat that acts when nobody else is asked."""
    state = game.new(seats=SEATS, seed=seed)
    chance = random.Random(seed)
    moments: list[State] = []
    while not state.over:
        if telling(state):
            moments.append(state.clone())
        seat = chance.choice(state.to_act)
        state.apply(chance.choice(state.decision(seat).actions))
    for moment in moments[3 :: max(1, len(moments) // n)]:
        world = moment.view(0).sample(tabuleiro.Dice(seed))
        assert world.position != moment.position
        here, there = begun(game, moment.position), begun(game, world.position)
        yield Twins(game, moment, world, acts_in_both(here, there, chance, bot))


def acts_in_both(a: State, b: State, chance: random.Random, bot: int, most: int = 6) -> list[tuple[int, str, str]]:
    """Secret choices differ, open ones are alike; only such as look the same to seat 0 by the rules' own account, as
    far as they go (that this account is right, the tests of the rules prove)."""
    found: list[tuple[int, str, str]] = []
    while len(found) < most:
        for seat, here, there in could_do(a, b, chance):
            if seat == bot and list(a.to_act) != [bot]:
                continue
            x, y = a.clone(), b.clone()
            if told(x, seat, here) == told(y, seat, there) and x.view(0).bytes() == y.view(0).bytes():
                a, b = x, y
                found.append((seat, here, there))
                break
        else:
            break
    return found


def could_do(a: State, b: State, chance: random.Random) -> list[tuple[int, str, str]]:
    found: list[tuple[int, str, str]] = []
    for seat in a.to_act:
        here, there = ([str(action) for action in state.decision(seat).actions] for state in (a, b))
        if a.decision(seat).sealed and seat:
            found.append((seat, chance.choice(here), chance.choice(there)))
        found += [(seat, text, text) for text in here if text in there and not sent_along(a, seat, text)]
    chance.shuffle(found)
    return sorted(found, key=lambda act: act[1] == act[2])  # those that differ come first


def sent_along(state: State, seat: int, text: str) -> bool:
    """Whether the page would send more than that: cards that all have to go, say, which seat 0 then sees."""
    names = tuple(person.name for person in PEOPLE)
    scene = Scene(state.view(seat), state.decision(seat), (), names, "en")
    return bool(board_of(state.game.name).rest(scene, text))


def told(state: State, seat: int, text: str) -> list[object]:
    events = state.listen()
    state.apply(state.decision(seat).parse(text))
    return [event.seen_by(0) for event in events]


def opened(site: Site, monkeypatch: pytest.MonkeyPatch, game: Game, names: str, positions: Sequence[str]) -> list[str]:
    """Tables that start from positions, for the same people, under the same ids on each server."""
    chairs = [Chair("person", person.name, "", person.id) for person in PEOPLE]
    ids = [f"{names}-{number}".ljust(22, "-") for number in range(len(positions))]
    given = iter(ids)
    monkeypatch.setattr(Keys, "new_id", staticmethod(lambda: next(given)))

    async def opening() -> None:
        lobby = Lobby(Settings(data=site.data, workers=1))
        await lobby.start()
        try:
            for position in positions:
                await lobby.open_table(Wish(game.name, chairs, seed=SEED, position=position, name="Same name"), "")
        finally:
            await lobby.stop()

    asyncio.run(opening())
    return ids


# ---------------------------------------------------------------- what a browser gets
def bytes_of(site: Site, answer: httpx.Response) -> str:
    """All of an answer, headers included, but for the time and the server's own address."""
    text = CHANCE.sub("", answer.text.replace(site.url, "HERE"))
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    if text != answer.text:
        headers.pop("content-length", "")
    return f"{answer.request.url.raw_path!r} {answer.status_code} {headers} {text}"


def received(browser: Browser, table: str, seat: int, hidden: list[str]) -> list[str]:
    """Everything that a browser can get of a table, where `seat` is its own or -1, and what it cannot do."""
    path = f"/t/{table}"
    frame = browser.frame(table, seat)
    paths = [
        path,
        f"{path}?mode=text",
        f"{path}?mode=read",
        f"{path}/seats",
        f"{path}/record",
        *(f"{path}?seat={other}" for other in range(-1, SEATS)),
        *(f"{path}/frame?seat={other}" for other in range(-1, SEATS)),
        *(f"{path}/stream?seat={other}" for other in range(SEATS) if other != seat),
        *(f"{path}/beside/{other}?seat={seat}" for other in range(SEATS)),
        *(f"{path}/replay?at={at}" for at in (0, 3, 999)),
        f"{path}/log",
        *(f"{path}/replay/frame?seat={other}&at=2" for other in range(-1, SEATS)),
        "/album",
        *(f"/album/{name}/{page}" for name in OPEN for page in (1, 43, 180, 215)),
    ]
    answers = [browser.get(path) for path in paths]
    begun = options(frame) + halves(frame)
    answers += [browser.get(f"{path}/frame", params={"seat": seat, "chosen": option}) for option in begun]
    version, own = frame["version"], max(seat, 0)
    for text in [f"{verb} {card}" for card in hidden for verb in ("keep", "pick", "play")] + [
        "nonsense",
        "use 9 at 9.9",
    ]:
        answers.append(browser.post(table, "act", seat=own, version=version, client="same-client", actions=[text]))
    for late in (-1, 0, version + 9):
        answers.append(browser.post(table, "act", seat=own, version=late, client="late-client", actions=["nonsense"]))
        answers.append(browser.post(table, "undo", seat=own, version=late - 1, client="undo-client"))
    if not begun:
        answers.append(browser.post(table, "hint", seat=own, version=version))
    answers.append(browser.post(table, "act", seat=1, version=version, client="not-my-seat", actions=["nonsense"]))
    assert {answer.status_code for answer in answers} <= {200, 403, 404, 409, 422}
    return [bytes_of(browser.site, answer) for answer in answers]


def played(site: Site, table: str, acts: list[tuple[int, str]], hidden: list[str]) -> tuple[list[str], list[str]]:
    """People act; what Ana and Eve receive meanwhile by their streams, and afterwards by all other ways."""
    people = [Browser(site, person) for person in PEOPLE]
    ana, eve = people[0], Browser(site, EVE)
    got: dict[str, list[str]] = {"ana": [], "eve": []}
    with ExitStack() as stack:
        streams = {
            "ana": stack.enter_context(ana.stream(table, seat="0", **{"from": "999"})),
            "eve": stack.enter_context(eve.stream(table)),
        }
        for number in range(len(acts) + 1):
            if number:
                seat, text = acts[number - 1]
                answer = people[seat].post(
                    table, "act", seat=seat, version=number - 1, client=f"client-{number}", actions=[text]
                )
                assert answer.status_code == 200, answer.text
                if seat == 0:
                    got["ana"].append(bytes_of(site, answer))
            for name, events in streams.items():
                got[name].append(str(next(events)))
    return got["ana"] + received(ana, table, 0, hidden), got["eve"] + received(eve, table, -1, hidden)


def hidden_cards(*states: State) -> list[str]:
    """Some cards that the others hold in one world and not in the other."""
    others = [" ".join(state.position.split("[[seat]]")[2:]) for state in states]
    hands = [set(re.findall('"([^"]+)"', " ".join(HANDS.findall(text)))) for text in others]
    return sorted(hands[0] ^ hands[1])[:3]


@pytest.mark.parametrize(("name", "seed"), PLAYS)
def test_a_seat_and_a_spectator_get_the_same_bytes_in_every_world(sites, monkeypatch, name: str, seed: int):
    game = LOADED[name]
    found = list(twins(game, seed, 3))
    secret = any(here != there for one in found for _, here, there in one.acts)
    assert secret == (name not in OPEN)  # choices that differ, where there are secret ones,
    assert any(here == there for one in found for _, here, there in one.acts)  # and open ones
    names = f"{shelf.manifest_of(name).short}-{seed}"
    for site, positions in zip(
        sites, ([t.real.position for t in found], [t.world.position for t in found]), strict=True
    ):
        tables = opened(site, monkeypatch, game, names, positions)
    for table, one in zip(tables, found, strict=True):
        hidden = hidden_cards(one.real, one.world)
        here = played(sites[0], table, [(seat, text) for seat, text, _ in one.acts], hidden)
        there = played(sites[1], table, [(seat, text) for seat, _, text in one.acts], hidden)
        for mine, theirs in zip(here, there, strict=True):
            assert len(mine) == len(theirs) > 20
            for a, b in zip(mine, theirs, strict=True):
                assert a == b


def test_the_comparison_can_tell_worlds_apart(sites, monkeypatch):
    """Who holds the cards that differ gets something else, by page, stream and log."""
    one = next(twins(MINERS, 3, 4))
    for site, state in zip(sites, (one.real, one.world), strict=True):
        (table,) = opened(site, monkeypatch, MINERS, "apart", [state.position])
    bias = [Browser(site, PEOPLE[1]) for site in sites]
    assert received(bias[0], table, 1, []) != received(bias[1], table, 1, [])
    assert bias[0].frame(table, 1)["parts"]["board"] != bias[1].frame(table, 1)["parts"]["board"]


@pytest.mark.parametrize("name", shelf.games())
def test_a_hint_knows_no_more_than_the_seat(monkeypatch, name: str):
    """In the worker's own words: over HTTP its time is limited, so that a busy machine may answer otherwise."""
    monkeypatch.setattr(workers, "ENOUGH", 600)
    game = LOADED[name]
    thought = False
    for one in twins(game, 5, 40):
        if 0 not in one.real.to_act or len(one.real.decision(0).actions) < 3:
            continue
        here, there = (
            workers.thought(workers.Errand(edition_of(game), state.position, 0, "search:5", 7, "en"))
            for state in (one.real, one.world)
        )
        assert here == there
        thought = bool(here.thoughts)  # some answers are a habit
        if thought:
            break
    assert thought
