"""Bots from outside on the pages: a person's own and their tokens; inviting one to a seat, sending one away."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabuleiro.server.chairs import own_seats
from tabuleiro.server.errors import NoSuchBot, Taken, TooMany
from tabuleiro.server.live import LiveTable
from tabuleiro.server.outside import OutsideBot
from tabuleiro.web.drafts import name_fault
from tabuleiro.web.pages import form, fresh, go, lobby_of, person_of, render, words
from tabuleiro.web.reach import reach_of
from tabuleiro.web.refusals import Refused
from tabuleiro.web.table import table_of


# ---------------------------------------------------------------- one's own
async def account(request: Request) -> Response:
    return await _account(request)


async def make(request: Request) -> Response:
    """A new bot. Its token stands on this page alone: who loads the page again makes no second one, as the name is
    taken."""
    name = form(request).get("name", [""])[0].strip()
    say = words(person_of(request).lang)
    fault = name_fault(name, empty="bots-name-empty")
    if fault is not None:
        text, said = fault
        return await _account(request, name=name, fault=say(text, **said), status=422)
    try:
        bot, token = await lobby_of(request).outside.make(person_of(request).id, name)
    except Taken:
        return await _account(request, name=name, fault=say("bots-name-taken"), status=409)
    except TooMany as error:
        return await _account(request, name=name, fault=say("too-many-bots", n=error.most), status=429)
    return await _account(request, bot, token)


async def renew(request: Request) -> Response:
    bot, token = await lobby_of(request).outside.renew(person_of(request).id, request.path_params["bot"])
    return await _account(request, bot, token)


async def revoke(request: Request) -> Response:
    await lobby_of(request).outside.revoke(person_of(request).id, request.path_params["bot"])
    return go("/me")


async def _account(
    request: Request,
    made: OutsideBot | None = None,
    token: str = "",
    name: str = "",
    fault: str = "",
    status: int = 200,
) -> Response:
    own = await lobby_of(request).outside.of(person_of(request).id)
    faults = {"bot-name": fault} if fault else {}
    site, _ = reach_of(request)
    return render(request, "me.html", status, bots=own, made=made, token=token, name=name, faults=faults, site=site)


# ---------------------------------------------------------------- at a table
async def invite(request: Request) -> Response:
    """One's own or any other, by its name; it decides itself whether it comes."""
    table, seat = await _seat(request)
    say = words(person_of(request).lang)
    name = form(request).get("bot", [""])[0].strip()
    outside = lobby_of(request).outside
    try:
        bot = await outside.by_name(name[:LONGEST])
    except NoSuchBot:
        raise Refused(422, "no_such_bot", say("no-bot")) from None
    await outside.invite(table, seat, bot)
    return go(f"/t/{table.id}/seats")


async def withdraw(request: Request) -> Response:
    table, seat = await _seat(request)
    await lobby_of(request).outside.withdraw(table, seat)
    return go(f"/t/{table.id}/seats")


async def dismiss(request: Request) -> Response:
    """Such as one that does not answer: the table's own bot plays on, until somebody comes."""
    table, seat = await _seat(request)
    if not table.chairs[seat].outside:
        raise Refused(409, "taken", words(person_of(request).lang)("seat-taken"))
    await table.asking.dismiss(seat, table.chairs[seat].outside, fresh())
    return go(f"/t/{table.id}/seats")


async def _seat(request: Request) -> tuple[LiveTable, int]:
    """The seat that somebody who sits at the table speaks of."""
    table = await table_of(request)
    say = words(person_of(request).lang)
    if not own_seats(table.chairs, person_of(request).id):
        raise Refused(403, "not_your_table", say("seats-says-guest"))
    number = form(request).get("seat", [""])[0]
    if number not in tuple("12345678"[: len(table.chairs)]):
        raise Refused(422, "no_seat", say("fault-no-kind"))
    return table, int(number) - 1


async def invited_to(request: Request, table: LiveTable) -> dict[int, tuple[str, bool]]:
    """By seat, which bot is invited, and whether it has declined."""
    found = await lobby_of(request).outside.at(table)
    return {seat: (one.name, one.declined) for seat, one in found.items()}


LONGEST: Final = 100  # characters of a name that is looked for

routes: Final = [
    Route("/me", account),
    Route("/me/bots", make, methods=["POST"]),
    Route("/me/bots/{bot}/token", renew, methods=["POST"]),
    Route("/me/bots/{bot}/revoke", revoke, methods=["POST"]),
    Route("/t/{id}/invite", invite, methods=["POST"]),
    Route("/t/{id}/withdraw", withdraw, methods=["POST"]),
    Route("/t/{id}/dismiss", dismiss, methods=["POST"]),
]
