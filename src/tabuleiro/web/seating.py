"""Around a table: opening one, the links of its seats, sitting down with one, going on in another browser."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup
from starlette.responses import Response

from tabuleiro.core.errors import BadInput, IllegalAction
from tabuleiro.core.game import Game
from tabuleiro.drawing.seats import SEATS, seat_mark
from tabuleiro.kit.shelf import games, title_of
from tabuleiro.server.chairs import own_seats
from tabuleiro.server.errors import Taken, TooMany
from tabuleiro.server.live import LiveTable
from tabuleiro.server.outside import Invitation, OutsideBot
from tabuleiro.server.presence import STAND_INS, USUAL_BOT
from tabuleiro.server.wish import Wish
from tabuleiro.web import drafts
from tabuleiro.web.board import board_of
from tabuleiro.web.bots import seat_meant
from tabuleiro.web.drafts import HERE, INVITE, OPEN, ROWS, YOU, Draft, text_in
from tabuleiro.web.eyes import names_of, signs
from tabuleiro.web.guard import whole
from tabuleiro.web.home import USUAL_GAME
from tabuleiro.web.me import speak
from tabuleiro.web.pages import Visit, fresh, get, go, post, table_for, way_to
from tabuleiro.web.reach import reach_of
from tabuleiro.web.refusals import Refused
from tabuleiro.web.table import table_of
from tabuleiro.web.texts import Say

DROP: Final = re.compile(r"drop-([1-9])")
COMPANY: Final = re.compile(rf"company-({'|'.join(drafts.COMPANIES)})")
Endpoint = Callable[[Visit], Awaitable[Response]]
LinkPage = Callable[[Visit, LiveTable, int], Awaitable[Response]]


# ---------------------------------------------------------------- a new table
async def new(visit: Visit) -> Response:
    """The form as it first opens."""
    name = visit.query_params.get("game", USUAL_GAME)
    if name not in games():
        raise Refused(404, "no_game", visit.say("fault-no-game"))
    game = visit.lobby.game(name)
    before = visit.query_params.get("again", "")
    if before:
        table = await visit.lobby.table(before)
        if own_seats(table.chairs, visit.person.id):
            own_bots = [bot.id for bot in await _own_bots(visit)]
            return await _form(visit, game, drafts.again(game, table, visit.person, own_bots))
    company = visit.query_params.get("company", "")
    return await _form(
        visit, game, drafts.begun(game, company, visit.person.name, drafts.some_name(visit.say("table-names")))
    )


async def change(visit: Visit) -> Response:
    """A seat more or less, another game, language or theme: the same form again, with all that was typed."""
    speak(visit)
    game, _ = _game(visit)
    draft = drafts.read(game, visit.fields)
    do = visit.field("do")
    if do == "add":
        draft = draft.with_seat(game.most_seats)
    elif dropped := DROP.fullmatch(do):
        draft = draft.without_seat(int(dropped[1]))
    elif asked := COMPANY.fullmatch(do):
        draft = draft.with_company(asked[1])
    return await _form(visit, game, draft.fitted(game))


async def open_table(visit: Visit) -> Response:
    speak(visit)
    game, known = _game(visit)
    draft = drafts.read(game, visit.fields)
    if not known:
        return await _form(visit, game, draft, {"all": visit.say("fault-no-game")}, 422)
    own_bots = {INVITE + bot.id: bot for bot in await _own_bots(visit)}
    found = drafts.faults_of(draft, game, own_bots)
    if found:
        name = title_of(game.name, visit.lang)
        faults = {key: visit.say(text, game=name, **said) for key, (text, said) in found.items()}
        return await _form(visit, game, draft, faults, 422)
    wish = Wish(
        game.name,
        drafts.chairs_of(draft),
        dict(draft.options),
        int(draft.seed) if draft.seed else None,
        draft.table,
        draft.hints,
        promise=visit.field("once"),
        text=draft.text,
        stand_in=int(draft.stand_in),
        stand_in_bot=draft.stand_in_bot,
    )
    try:
        table = await table_for(visit, wish)
        for seat, draft_of in enumerate(draft.seats):
            if draft_of.kind in own_bots:
                with suppress(Taken):  # the form was sent twice
                    await visit.lobby.outside.invite(table, seat, own_bots[draft_of.kind])
    except TooMany as error:
        return await _form(visit, game, draft, {"all": visit.say("too-many-tables", n=error.most)}, 429)
    except BadInput as error:
        return await _form(visit, game, draft, {"all": visit.say("fault-refused", why=str(error))}, 422)
    visit.remember(visit.person.renamed(draft.name or visit.person.name))
    return way_to(table)


def _game(visit: Visit) -> tuple[Game, bool]:
    """The game that is asked for, or the usual one; and whether there is such a game."""
    name = visit.field("game")
    known = name in games()
    return visit.lobby.game(name if known else USUAL_GAME), known


async def _own_bots(visit: Visit) -> list[OutsideBot]:
    """Those of the person that can be invited."""
    return [bot for bot in await visit.lobby.outside.of(visit.person.id) if not bot.revoked]


async def _form(
    visit: Visit, game: Game, draft: Draft, faults: Mapping[str, str] | None = None, status: int = 200
) -> Response:
    marks = [seat_mark(n, ROWS[n], cls="s26") if n < len(SEATS) else Markup("") for n in range(len(draft.seats))]
    return visit.render(
        "new.html",
        status,
        draft=draft,
        game=game,
        board=board_of(game.name),
        games=games(),
        faults=faults or {},
        kinds=[
            *((kind, visit.say(f"kind-{kind}")) for kind in (YOU, HERE, OPEN)),
            *_bots(game.name, visit.say),
            *((INVITE + bot.id, visit.say("kind-invite", name=bot.name)) for bot in await _own_bots(visit)),
        ],
        marks=marks,
        companies=[company for company, other in drafts.COMPANIES.items() if other or game.fewest_seats == 1],
        stand_ins=STAND_INS,
        letters=ROWS,
        back=f"/new?game={game.name}",
        filled="draft",
        ticks=list(drafts.options_of(game)),
        choices=drafts.values_of(game, len(draft.seats)),
        pack=game.pack_name if game.name in visit.lobby.settings.packs else "",
    )


def _bots(game: str, say: Say) -> list[tuple[str, str]]:
    """The bots to choose from, with their names."""
    return [(bot, say("kind-bot", level=say(f"level-{bot.partition(':')[2]}"))) for bot in drafts.bots_of(game)]


# ---------------------------------------------------------------- the seats of a table
@dataclass(frozen=True)
class Place:
    """One seat of a table: whose it is, the link for who may still take it, one's own way back to it."""

    mark: Markup
    name: str
    state: str  # "you", "here", "person", "bot-plays", "bot-from-outside", "open" or "stand-in"
    link: str = ""
    back: str = ""
    invited: Invitation | None = None  # of a bot from outside


def _places(visit: Visit, table: LiveTable, site: str, invited: Mapping[int, Invitation] | None = None) -> list[Place]:
    """`site` begins the links; "": none are shown. `invited`: bots from outside, by seat."""
    person, keys = visit.person, visit.app.state.keys
    names = names_of(table.chairs, person.lang)
    marked = signs(table.chairs)
    own = own_seats(table.chairs, person.id)
    found: list[Place] = []
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open":
            state = "stand-in" if chair.bot else "open"
        elif chair.kind == "bot":
            state = "bot-from-outside" if chair.outside else "bot-plays"
        elif chair.owner == person.id:
            state = "here" if chair.name != person.name and len(own) > 1 else "you"
        else:
            state = "person"
        link = back = ""
        if site and chair.kind == "open" and not table.over:
            link = f"{site}/join/{keys.seat_token(table.id, seat, chair.epoch)}"
        elif site and seat in own:
            back = f"{site}/return/{keys.return_token(table.id, seat, chair.owner, chair.epoch)}"
        found.append(Place(seat_mark(seat, marked[seat]), names[seat], state, link, back, (invited or {}).get(seat)))
    return found


async def seats(visit: Visit) -> Response:
    """Who sits where; who sits there already also gets the links of the open seats."""
    table = await table_of(visit)
    say = visit.say
    sits_here = any(chair.owner == visit.person.id for chair in table.chairs)
    site, reach = reach_of(visit)
    free = sum(chair.kind == "open" and not chair.bot for chair in table.chairs)
    invited, bot_time = await visit.lobby.outside.at(table), visit.lobby.settings.bot_time
    return visit.render(
        "table_seats.html",
        table=table,
        mine=sits_here,
        places=_places(visit, table, site if sits_here else "", invited),
        bot_time=f"{bot_time:g}" if invited or any(chair.outside for chair in table.chairs) else "",
        own_bots=[bot.name for bot in await _own_bots(visit)],
        waiting=free,
        watch=f"{site}/t/{table.id}",
        reach=reach,
        bots=_bots(table.game.name, say),
        usual=USUAL_BOT,
        letters=ROWS,
        agreed=_agreed(table, say),
        renewed=whole(visit.query_params.get("renewed", "")),
    )


def _agreed(table: LiveTable, say: Say) -> str:
    """What holds for who keeps the others waiting; "" where one is alone."""
    if sum(chair.kind != "bot" for chair in table.chairs) < 2:
        return ""
    if not table.stand_in_after:
        return say("agreed-never")
    level = say(f"level-{table.stand_in_bot.partition(':')[2]}")
    return say("agreed-stand-in", time=say("stand-in-span", n=table.stand_in_after), level=level)


async def bot_instead(visit: Visit) -> Response:
    """An open seat is played by a bot, until somebody comes with its link after all."""
    table, seat = await seat_meant(visit)
    bot = visit.field("bot")
    if bot not in drafts.bots_of(table.game.name):
        raise Refused(422, "no_such_bot", visit.say("fault-no-kind"))
    if table.chairs[seat].kind != "open":
        raise Refused(409, "taken", visit.say("join-taken-title"))
    await table.hand_over(seat, bot, fresh(), of="")
    return go(f"/t/{table.id}" if table.now.full else f"/t/{table.id}/seats")


async def renew_links(visit: Visit) -> Response:
    """A seat's link is made anew, and the one of before leads nowhere: one's own way back, or an open seat's link."""
    table, seat = await seat_meant(visit)
    if seat not in own_seats(table.chairs, visit.person.id) and table.chairs[seat].kind != "open":
        raise Refused(403, "not_your_seat", visit.say("not-your-seat"))
    await table.renew_links(seat, fresh())
    return go(f"/t/{table.id}/seats?renewed={seat + 1}")


# ---------------------------------------------------------------- sitting down
def linked(page: LinkPage, back: bool = False) -> Endpoint:
    """What a seat's link leads to, a way `back` or one for whoever comes; one that leads nowhere says so."""

    async def answer(visit: Visit) -> Response:
        found = await visit.lobby.seat_of(visit.path_params["token"], back)
        if found is None:
            return _message(visit, 404, "join-wrong", "/", visit.say("page-home"))
        return await page(visit, *found)

    return answer


async def invited(visit: Visit, table: LiveTable, seat: int) -> Response:
    """What a seat's link shows; only its button takes the seat, so a preview of the link does not."""
    if table.chairs[seat].owner == visit.person.id:
        return go(f"/t/{table.id}")
    if table.chairs[seat].kind != "open" or table.over:
        return _taken(visit, table)
    return _welcome(visit, table, seat, visit.person.name)


async def sit_down(visit: Visit, table: LiveTable, seat: int) -> Response:
    name = visit.field("name").strip()
    others = [other for at, other in enumerate(names_of(table.chairs, visit.lang)) if at != seat]
    fault = drafts.name_fault(name, others=others)
    if fault is not None:
        text, said = fault
        return _welcome(visit, table, seat, name, {"name": visit.say(text, **said)}, 422)
    try:
        await table.sit(seat, visit.person.id, name, fresh(), table.chairs[seat].epoch, text_in(visit.fields))
    except (Taken, IllegalAction):
        return _taken(visit, table)
    visit.remember(visit.person.renamed(name))
    return go(f"/t/{table.id}")


def _welcome(
    visit: Visit, table: LiveTable, seat: int, name: str, faults: Mapping[str, str] | None = None, status: int = 200
) -> Response:
    places, agreed = _places(visit, table, ""), _agreed(table, visit.say)
    return visit.render(
        "join.html",
        status,
        table=table,
        places=places,
        seat=seat,
        name=name,
        faults=faults or {},
        agreed=agreed,
    )


# ---------------------------------------------------------------- going on in another browser
async def returning(visit: Visit, table: LiveTable, seat: int) -> Response:
    """What a person's own way back shows; here, too, only the button moves the seat."""
    if table.chairs[seat].owner == visit.person.id:
        return go(f"/t/{table.id}")
    return visit.render("return.html", table=table, place=_places(visit, table, "")[seat])


async def come_back(visit: Visit, table: LiveTable, seat: int) -> Response:
    """The seat is this browser's from now on; who has no name here yet has the one from the table."""
    person, chair = visit.person, table.chairs[seat]
    try:
        await table.move(seat, chair.owner, person.id, fresh(), chair.epoch)
    except Taken:
        return _taken(visit, table)
    visit.remember(person if person.name else person.renamed(chair.name))
    return go(f"/t/{table.id}")


# ---------------------------------------------------------------- what else a link may say
def _taken(visit: Visit, table: LiveTable) -> Response:
    why = "join-over" if table.over else "join-taken"
    return _message(visit, 409, why, f"/t/{table.id}", visit.say("join-watch"))


def _message(visit: Visit, status: int, why: str, back: str, label: str) -> Response:
    return visit.render(
        "message.html", status, title=visit.say(f"{why}-title"), text=visit.say(why), back=back, back_label=label
    )


routes: Final = [
    get("/new", new),
    post("/new", change),
    post("/tables", open_table),
    get("/t/{id}/seats", seats),
    post("/t/{id}/seats", bot_instead),
    post("/t/{id}/links", renew_links),
    get("/join/{token}", linked(invited)),
    post("/join/{token}", linked(sit_down)),
    get("/return/{token}", linked(returning, back=True)),
    post("/return/{token}", linked(come_back, back=True)),
]
