"""The home page: greeting, posters, who waits for you, today's deal, a look back; the lists of one's own tables."""

from __future__ import annotations

import re
import time
from dataclasses import replace
from typing import Final

from starlette.responses import Response

from tabuleiro.core.errors import TabuleiroError
from tabuleiro.kit.book import book_of
from tabuleiro.kit.lessons import FIRST
from tabuleiro.kit.shelf import games, manifest_of, words_of
from tabuleiro.server.chairs import Chair
from tabuleiro.server.daily import today
from tabuleiro.server.keys import ID, TOKEN
from tabuleiro.server.listed import Listed
from tabuleiro.server.presence import USUAL_BOT
from tabuleiro.server.wish import Wish
from tabuleiro.web import lists
from tabuleiro.web.daily import own_try
from tabuleiro.web.drafts import some_name, text_in
from tabuleiro.web.eyes import names_of
from tabuleiro.web.pages import Visit, get, go, opened, post

USUAL_GAME: Final = games()[0]  # of who has not played yet
ALONE: Final = next(name for name in games() if manifest_of(name).fewest_seats == 1)
WAITING: Final = 3  # tables that wait, on the home page; the others are in the list
WATCHED: Final = re.compile(rf"(?:.*/t/)?(?P<table>{ID.pattern})(?:[/?#].*)?")


async def home(visit: Visit, status: int = 200, join: str = "", join_fault: str = "") -> Response:
    tables = await visit.lobby.tables_of(visit.person.id)
    waiting = sorted((listed for listed in tables if listed.waits and not listed.over), key=lambda listed: listed.since)
    now = time.time()
    quick = usual(tables)
    finished = {listed.game for listed in tables if listed.over}
    return visit.render(
        "home.html",
        status,
        section="play",
        posters=games(),
        turns=[
            lists.row(listed, visit.say, visit.lang, now, await asked(visit, listed)) for listed in waiting[:WAITING]
        ],
        waiting=len(waiting),
        running=sum(not listed.over for listed in tables),
        quick=quick,
        first=quick.game if not finished and FIRST in book_of(quick.game).lessons else "",
        unknown=[game for game in games() if game not in finished and FIRST in book_of(game).lessons],
        bots=sum(chair.kind == "bot" for chair in quick.chairs),
        alone=ALONE,
        deals=[(game, own_try(visit, game, today(), tables)) for game in games()],
        past=await past(visit, tables),
        join=join,
        join_fault=join_fault,
    )


async def asked(visit: Visit, listed: Listed) -> str:
    """What is asked of the first of one's own seats that is asked anything."""
    try:
        live = await visit.lobby.table(listed.id)
    except TabuleiroError:
        return ""  # it cannot be read, and its own page says why
    state = live.table.state
    seat = next((seat for seat in listed.own if seat in state.to_act), None)
    if seat is None:
        return ""
    names = names_of(live.chairs, visit.lang)
    return words_of(live.game).prompt(state.view(seat), state.decision(seat), visit.lang, names)


async def past(visit: Visit, tables: list[Listed]) -> lists.Past | None:
    """The last finished game."""
    listed = max((listed for listed in tables if listed.over), key=lambda listed: listed.changed, default=None)
    if listed is None:
        return None
    lobby, person = visit.lobby, visit.person
    try:
        live = await lobby.table(listed.id)
        course = await lobby.aside(lists.course, live.game, live.table.record)
    except TabuleiroError:
        return None
    return lists.past(listed, live.table.state.scores, course, visit.say, person.lang)


# ---------------------------------------------------------------- a table at once
def usual(tables: list[Listed]) -> Wish:
    """Game, chairs, options and hints as the person last had them alone with bots; at first, against one steady bot."""
    with_bots = [listed for listed in tables if listed.with_bots and listed.game in games()]
    last = max(with_bots, key=lambda listed: listed.changed, default=None)
    if last is None:
        return Wish(USUAL_GAME, [Chair("person", ""), Chair("bot", "", USUAL_BOT)])
    chairs = [Chair("person", "") if seat in last.own else chair for seat, chair in enumerate(last.chairs)]
    return Wish(last.game, chairs, dict(last.options), hints=last.hints)


async def play_now(visit: Visit) -> Response:
    wish = usual(await visit.lobby.tables_of(visit.person.id))
    seated = [Chair("person", visit.person.name) if chair.kind == "person" else chair for chair in wish.chairs]
    promise, text = visit.field("once"), text_in(visit.fields)
    name = some_name(visit.say("table-names"))
    wish = replace(wish, chairs=seated, name=name, promise=promise, text=text)
    return await opened(visit, wish)


# ---------------------------------------------------------------- by link or code
async def join(visit: Visit) -> Response:
    """Whatever was pasted: a link to a seat or back to it, its code alone, or a link for watching."""
    text = visit.field("code").strip()[:400]
    seat = TOKEN.search(text)
    if seat:
        return go(f"/join/{seat[0]}" if await visit.lobby.seat_of(seat[0]) else f"/return/{seat[0]}")
    watched = WATCHED.fullmatch(text)
    if watched:
        return go(f"/t/{watched['table']}")
    return await home(visit, 422, text, visit.say("home-join-wrong"))


# ---------------------------------------------------------------- lists
async def own_tables(visit: Visit) -> Response:
    """To go on with, or the finished ones to look at again: as "tables" or "replays" is asked for."""
    section = visit.url.path[1:]
    now = time.time()
    tables = await visit.lobby.tables_of(visit.person.id)
    running = sorted(
        (listed for listed in tables if not listed.over), key=lambda listed: (not listed.waits, listed.since)
    )
    finished = sorted((listed for listed in tables if listed.over), key=lambda listed: -listed.changed)
    return visit.render(
        "my_tables.html",
        section=section,
        running=[lists.row(listed, visit.say, visit.lang, now) for listed in running],
        finished=[lists.row(listed, visit.say, visit.lang, now, replay=section == "replays") for listed in finished],
    )


routes: Final = [
    get("/", home),
    post("/play", play_now),
    post("/join", join),
    get("/tables", own_tables),
    get("/replays", own_tables),
]
