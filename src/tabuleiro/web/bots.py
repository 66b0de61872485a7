"""Bots from outside on the pages: a person's own and their tokens; inviting one to a seat, sending one away."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from tabuleiro.server.chairs import own_seats
from tabuleiro.server.errors import NoSuchBot, Taken, TooMany
from tabuleiro.server.live import LiveTable
from tabuleiro.server.outside import OutsideBot
from tabuleiro.web.drafts import name_fault
from tabuleiro.web.pages import Visit, fresh, get, go, post
from tabuleiro.web.reach import reach_of
from tabuleiro.web.refusals import Refused
from tabuleiro.web.table import table_of


# ---------------------------------------------------------------- one's own
async def account(visit: Visit) -> Response:
    return await _account(visit)


async def make(visit: Visit) -> Response:
    """A new bot. Its token stands on this page alone: who loads the page again makes no second one, as the name is
    taken."""
    name = visit.field("name").strip()
    fault = name_fault(name, empty="bots-name-empty")
    if fault is not None:
        text, said = fault
        return await _account(visit, name=name, fault=visit.say(text, **said), status=422)
    try:
        bot, token = await visit.lobby.outside.make(visit.person.id, name)
    except Taken:
        return await _account(visit, name=name, fault=visit.say("bots-name-taken"), status=409)
    except TooMany as error:
        return await _account(visit, name=name, fault=visit.say("too-many-bots", n=error.most), status=429)
    return await _account(visit, bot, token)


async def renew(visit: Visit) -> Response:
    bot, token = await visit.lobby.outside.renew(visit.person.id, visit.path_params["bot"])
    return await _account(visit, bot, token)


async def revoke(visit: Visit) -> Response:
    await visit.lobby.outside.revoke(visit.person.id, visit.path_params["bot"])
    return go("/me")


async def _account(
    visit: Visit,
    made: OutsideBot | None = None,
    token: str = "",
    name: str = "",
    fault: str = "",
    status: int = 200,
) -> Response:
    own = await visit.lobby.outside.of(visit.person.id)
    faults = {"bot-name": fault} if fault else {}
    site, _ = reach_of(visit)
    return visit.render("me.html", status, bots=own, made=made, token=token, name=name, faults=faults, site=site)


# ---------------------------------------------------------------- at a table
async def invite(visit: Visit) -> Response:
    """One's own or any other, by its name; it decides itself whether it comes."""
    table, seat = await seat_meant(visit)
    name = visit.field("bot").strip()
    outside = visit.lobby.outside
    try:
        bot = await outside.by_name(name[:LONGEST])
    except NoSuchBot:
        raise Refused(422, "no_such_bot", visit.say("no-bot")) from None
    await outside.invite(table, seat, bot)
    return go(f"/t/{table.id}/seats")


async def withdraw(visit: Visit) -> Response:
    table, seat = await seat_meant(visit)
    await visit.lobby.outside.withdraw(table, seat)
    return go(f"/t/{table.id}/seats")


async def dismiss(visit: Visit) -> Response:
    """Such as one that does not answer: the table's own bot plays on, until somebody comes."""
    table, seat = await seat_meant(visit)
    if not table.chairs[seat].outside:
        raise Refused(409, "taken", visit.say("seat-taken"))
    await table.asking.dismiss(seat, table.chairs[seat].outside, fresh())
    return go(f"/t/{table.id}/seats")


async def seat_meant(visit: Visit) -> tuple[LiveTable, int]:
    """The seat that somebody who sits at the table speaks of."""
    table = await table_of(visit)
    if not own_seats(table.chairs, visit.person.id):
        raise Refused(403, "not_your_table", visit.say("seats-says-guest"))
    number = visit.field("seat")
    if number not in tuple("12345678"[: len(table.chairs)]):
        raise Refused(422, "no_seat", visit.say("fault-no-kind"))
    return table, int(number) - 1


LONGEST: Final = 100  # characters of a name that is looked for

routes: Final = [
    get("/me", account),
    post("/me/bots", make),
    post("/me/bots/{bot}/token", renew),
    post("/me/bots/{bot}/revoke", revoke),
    post("/t/{id}/invite", invite),
    post("/t/{id}/withdraw", withdraw),
    post("/t/{id}/dismiss", dismiss),
]
