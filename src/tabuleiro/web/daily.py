"""The deal of the day: one's own try, and everybody's results; when the day is over, the way to look at it again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from starlette.responses import Response

from tabuleiro.bots.naming import is_own, shown
from tabuleiro.drawing.tags import minus
from tabuleiro.kit.shelf import games
from tabuleiro.server.daily import Daily, FirstTry, today
from tabuleiro.server.listed import Listed
from tabuleiro.web.pages import Visit, get, go, post
from tabuleiro.web.refusals import Refused
from tabuleiro.web.texts import Say


@dataclass(frozen=True)
class ResultLine:
    """A line of the results."""

    place: int
    name: str
    own: bool
    points: str
    against: str
    figure: str
    table: str  # to look at again; "" if it is not to be seen, or not yet


def daily_of(visit: Visit) -> Daily:
    daily: Daily = visit.app.state.daily
    return daily


def own_try(visit: Visit, game: str, day: date, tables: Sequence[Listed]) -> Listed | None:
    """How the person stands with a deal; None before it is begun. `tables`: all of the person's."""
    table_id = daily_of(visit).table_id(visit.person.id, game, day)
    return next((listed for listed in tables if listed.id == table_id), None)


def rows_of(results: Sequence[FirstTry], person: str, over: bool, say: Say) -> list[ResultLine]:
    """Equal results share a place. Only one's own play and the bots' can be looked at, and only when nobody can use
    it any more."""
    rows = []
    for one in results:
        own = bool(person) and one.owner == person
        level = "" if is_own(one.bot) else one.bot.partition(":")[2]
        name = say("deal-bot", level=level) if level else shown(one.bot) or one.name or say("deal-guest")
        rows.append(
            ResultLine(
                1 + sum(other.figure > one.figure for other in results),
                say("deal-you", name=name) if own else name,
                own,
                minus(one.points),
                "" if one.against is None else minus(one.against),
                minus(one.figure),
                one.table if over and (own or one.bot) else "",
            )
        )
    return rows


async def page(visit: Visit) -> Response:
    person, lobby, daily = visit.person, visit.lobby, daily_of(visit)
    say, now = visit.say, today()
    day = day_of(visit.path_params["day"], say) if "day" in visit.path_params else now
    tables = await lobby.tables_of(person.id)
    deals = []
    for game in games():
        if day == now:
            daily.wake(game, day)
        results = await daily.results(game, day)
        rows = rows_of(results, person.id, day < now, say)
        waiting = len(daily.bots) - sum(bool(one.bot) for one in results) if day == now else 0
        deals.append((game, own_try(visit, game, day, tables), rows, waiting))
    return visit.render(
        "daily.html",
        section="play",
        title=titled(day, say),
        deals=deals,
        over=day < now,
        seen=any(row.table for _, _, rows, _ in deals for row in rows),
        before=(day - timedelta(days=1)).isoformat(),
        after=(day + timedelta(days=1)).isoformat() if day < now else "",
    )


def titled(day: date, say: Say) -> str:
    return say("deal-table", year=str(day.year), month=f"{day.month:02}", day=f"{day.day:02}")


def day_of(text: str, say: Say) -> date:
    """A day that has come, as an address writes it."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.max
    if day > today() or day.isoformat() != text or day.year < 2000:
        raise Refused(404, "no_deal", say("deal-none"))
    return day


async def play(visit: Visit) -> Response:
    """One's own try at today's deal: begun, or the one that there is."""
    say, game, day = visit.say, visit.field("game"), today()
    if game not in games():
        raise Refused(422, "no_game", say("fault-no-game"))
    title = titled(day, say)
    table = await daily_of(visit).open(visit.person.id, visit.person.name, game, day, title, visit.place)
    return go(f"/t/{table.id}")


routes: Final = [
    get("/deal", page),
    post("/deal", play),
    get("/deal/{day}", page),
]
