"""The home page: greeting, posters, who waits for you, today's deal, a look back; the lists of one's own tables."""

from __future__ import annotations

import re
import time
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabuleiro.core.errors import TabuleiroError
from tabuleiro.kit.shelf import games, manifest_of, words_of
from tabuleiro.server.chairs import Chair
from tabuleiro.server.house import Card, Wish
from tabuleiro.server.keys import ID, TOKEN
from tabuleiro.server.presence import USUAL_BOT
from tabuleiro.web import lists
from tabuleiro.web.drafts import some_name, text_in
from tabuleiro.web.frame import names_of
from tabuleiro.web.pages import form, go, house_of, once, person_of, place_of, render, words
from tabuleiro.web.posters import cord, poster_of

USUAL_GAME: Final = games()[0]  # of who has not played yet
DEALT: Final = next(name for name in games() if manifest_of(name).fewest_seats == 1)  # today's deal is for one alone
WAITING: Final = 3  # tables that wait, on the home page; the others are in the list
WATCHED: Final = re.compile(rf"(?:.*/t/)?(?P<table>{ID.pattern})(?:[/?#].*)?")


async def home(request: Request) -> Response:
    return await shown(request)


async def shown(request: Request, status: int = 200, join: str = "", join_fault: str = "") -> Response:
    person = person_of(request)
    t = words(person.lang)
    cards = await house_of(request).tables_of(person.id)
    waiting = sorted((card for card in cards if card.waits and not card.over), key=lambda card: card.since)
    now = time.time()
    quick = usual(cards)
    return render(
        request,
        "home.html",
        status,
        section="play",
        posters=[(game, manifest_of(game).short, poster_of(game)) for game in games()],
        cord=cord(),
        turns=[lists.row(card, t, person.lang, now, await asked(request, card)) for card in waiting[:WAITING]],
        waiting=len(waiting),
        running=sum(not card.over for card in cards),
        quick=quick,
        bots=sum(chair.kind == "bot" for chair in quick.chairs),
        alone=DEALT,
        deal_sign=manifest_of(DEALT).sign,
        deal=deal_of(cards, today()),
        past=await past(request, cards),
        join=join,
        join_fault=join_fault,
    )


async def asked(request: Request, card: Card) -> str:
    """What is asked of the first of one's own seats that is asked anything."""
    person = person_of(request)
    try:
        live = await house_of(request).table(card.id)
    except TabuleiroError:
        return ""  # it cannot be read, and its own page says why
    state = live.table.state
    seat = next((seat for seat in card.own if seat in state.to_act), None)
    if seat is None:
        return ""
    names = names_of(live.chairs, person.lang)
    return words_of(live.game).prompt(state.view(seat), state.decision(seat), person.lang, names)


async def past(request: Request, cards: list[Card]) -> lists.Past | None:
    """The last finished game."""
    card = max((card for card in cards if card.over), key=lambda card: card.changed, default=None)
    if card is None:
        return None
    house, person = house_of(request), person_of(request)
    try:
        live = await house.table(card.id)
        course = await house.aside(lists.course, live.game, live.table.record)
    except TabuleiroError:
        return None
    return lists.past(card, live.table.state.scores, course, words(person.lang), person.lang)


# ---------------------------------------------------------------- a table at once
def usual(cards: list[Card]) -> Wish:
    """Game, chairs, options and hints as the person last had them alone with bots; at first, against one steady bot."""
    mine = [card for card in cards if len(card.own) == 1 and len(card.chairs) > 1 and card.game in games()]
    with_bots = [card for card in mine if all(chair.kind != "open" for chair in card.chairs) and _only_bots(card)]
    last = max(with_bots, key=lambda card: card.changed, default=None)
    if last is None:
        return Wish(USUAL_GAME, [Chair("person", ""), Chair("bot", "", USUAL_BOT)])
    chairs = [Chair("person", "") if seat in last.own else chair for seat, chair in enumerate(last.chairs)]
    return Wish(last.game, chairs, dict(last.options), hints=last.hints)


def _only_bots(card: Card) -> bool:
    return all(seat in card.own or chair.kind == "bot" for seat, chair in enumerate(card.chairs))


async def play_now(request: Request) -> Response:
    person = person_of(request)
    house = house_of(request)
    wish = usual(await house.tables_of(person.id))
    seated = [Chair("person", person.name) if chair.kind == "person" else chair for chair in wish.chairs]
    fields = await form(request)
    promise, text = fields.get("once", [""])[0], text_in(fields)
    name = some_name(words(person.lang)("table-names"))
    wish = replace(wish, chairs=seated, name=name, promise=promise, text=text)
    table = await house.open_table(wish, person.id, once(fields), place_of(request))
    return go(f"/t/{table.id}")


# ---------------------------------------------------------------- today's deal
def today() -> date:
    """The day changes for everybody at the same moment."""
    return datetime.now(UTC).date()


def deal_of(cards: list[Card], day: date) -> lists.Deal:
    """The best result of this browser, and the table if it is still being played."""
    mine = [card for card in cards if card.game == DEALT and card.seed == lists.seed_of(day) and len(card.chairs) == 1]
    return lists.Deal(
        best=max((card.scores[0] for card in mine if card.over), default=0),
        running=next((card.id for card in mine if not card.over), ""),
    )


async def play_deal(request: Request) -> Response:
    person = person_of(request)
    house = house_of(request)
    day = today()
    running = deal_of(await house.tables_of(person.id), day).running
    if running:
        return go(f"/t/{running}")
    name = words(person.lang)("deal-table", year=str(day.year), month=f"{day.month:02}", day=f"{day.day:02}")
    wish = Wish(DEALT, [Chair("person", person.name)], seed=lists.seed_of(day), name=name, hints=False)
    table = await house.open_table(wish, person.id, once(await form(request)), place_of(request))
    return go(f"/t/{table.id}")


# ---------------------------------------------------------------- by link or code
async def join(request: Request) -> Response:
    """Whatever was pasted: a link to a seat or back to it, its code alone, or a link for watching."""
    fields = await form(request)
    text = fields.get("code", [""])[0].strip()[:400]
    seat = TOKEN.search(text)
    if seat:
        return go(f"/join/{seat[0]}" if await house_of(request).seat_of(seat[0]) else f"/return/{seat[0]}")
    watched = WATCHED.fullmatch(text)
    if watched:
        return go(f"/t/{watched['table']}")
    t = words(person_of(request).lang)
    return await shown(request, 422, text, t("home-join-wrong"))


# ---------------------------------------------------------------- lists
async def tables(request: Request) -> Response:
    return await listed(request, "tables")


async def replays(request: Request) -> Response:
    return await listed(request, "replays")


async def listed(request: Request, section: str) -> Response:
    person = person_of(request)
    t = words(person.lang)
    now = time.time()
    cards = await house_of(request).tables_of(person.id)
    running = sorted((card for card in cards if not card.over), key=lambda card: (not card.waits, card.since))
    finished = sorted((card for card in cards if card.over), key=lambda card: -card.changed)
    context: dict[str, Any] = {
        "running": [lists.row(card, t, person.lang, now) for card in running],
        "finished": [lists.row(card, t, person.lang, now, replay=section == "replays") for card in finished],
    }
    return render(request, "my_tables.html", section=section, **context)


routes: Final = [
    Route("/", home),
    Route("/play", play_now, methods=["POST"]),
    Route("/deal", play_deal, methods=["POST"]),
    Route("/join", join, methods=["POST"]),
    Route("/tables", tables),
    Route("/replays", replays),
]
