"""Pages: templates filled in for one person, in their language; what every handler needs to answer."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse

from tabuleiro.core.deal import commitment_to
from tabuleiro.drawing.icons import icon, names_in, sprite
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.kit.book import book_of
from tabuleiro.kit.shelf import about
from tabuleiro.lang import FALLBACK, LANGUAGES
from tabuleiro.server.chairs import LONGEST_NAME, LONGEST_TABLE_NAME
from tabuleiro.web.assets import Assets
from tabuleiro.web.chronicle import by_itself, log_items, since_told
from tabuleiro.web.guard import csrf_of, fields_of
from tabuleiro.web.person import Person
from tabuleiro.web.texts import words as words  # handlers have it from here, with the rest

if TYPE_CHECKING:
    from tabuleiro.server.keys import Keys
    from tabuleiro.server.live import LiveTable
    from tabuleiro.server.lobby import Lobby
    from tabuleiro.server.wish import Wish
    from tabuleiro.web.frame import Panel

HERE: Final = Path(__file__).parent
SPRITE: Final = "<!--sprite-->"  # where a page's icons go, once it is known which it uses

Text = Callable[..., Markup]


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def keys_of(request: Request) -> Keys:
    keys: Keys = request.app.state.keys
    return keys


def has_rules(game: str) -> bool:
    """Whether a game has a book, or says its rules in a message."""
    return book_of(game).written or bool(about(game, FALLBACK)("rules"))


def person_of(request: Request) -> Person:
    person: Person = request.scope["state"]["person"]
    return person


def place_of(request: Request) -> str:
    """From where a request comes, as a code."""
    return keys_of(request).place(request.state.address)


def remember(request: Request, person: Person) -> None:
    """The person's cookie changes with this answer."""
    request.scope["state"]["person"] = person


def form(request: Request) -> dict[str, list[str]]:
    return fields_of(request.state.body)


def fresh() -> str:
    """An id that no other request has."""
    return secrets.token_urlsafe(12)


def once(fields: Mapping[str, list[str]]) -> str:
    """A form's own id with all that was filled in: the same again is the same request, a changed form is another."""
    given = fields.get("once", [""])[0]
    filled = sorted((key, value) for key, value in fields.items() if key != "csrf")
    return hashlib.sha256(repr(filled).encode()).hexdigest() if given else fresh()


async def opened(request: Request, wish: Wish, fields: Mapping[str, list[str]]) -> RedirectResponse:
    """A table for who asks, and the way there."""
    return way_to(await table_for(request, wish, fields))


async def table_for(request: Request, wish: Wish, fields: Mapping[str, list[str]]) -> LiveTable:
    """A table for who asks."""
    return await lobby_of(request).open_table(wish, person_of(request).id, once(fields), place_of(request))


def way_to(table: LiveTable) -> RedirectResponse:
    """To its seats where somebody is still to come."""
    return go(f"/t/{table.id}/seats" if any(chair.kind == "open" for chair in table.chairs) else f"/t/{table.id}")


def environment(assets: Assets) -> Environment:
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(
        asset=assets.url, own_sheets=assets.sheets, icon=icon, languages=LANGUAGES, log_items=log_items, mark=seat_mark
    )
    made.globals.update(
        by_itself=by_itself,
        has_book=lambda game: book_of(game).written,
        has_rules=has_rules,
        fresh=fresh,
        longest_name=LONGEST_NAME,
        longest_table_name=LONGEST_TABLE_NAME,
        since_told=since_told,
    )
    template = made.get_template("table/panel.html")

    @lru_cache(maxsize=8192)
    def panel_item(panel: Panel, lang: str) -> Markup:
        """A seat in the rail; most frames have it as the one before."""
        return Markup(template.render(panel=panel, t=words(lang)))

    made.globals["panel_item"] = panel_item
    return made


def fill(request: Request, template: str, **context: Any) -> str:
    """A template filled in, with the icons that it uses inlined once."""
    person = person_of(request)
    state = request.app.state
    context = {
        "t": words(person.lang),
        "about": lambda game, key: about(game, person.lang)(key),
        "lang": person.lang,
        "theme": person.theme,
        "me": person,
        "csrf": csrf_of(state.secret, person),
        "here": _here(request),
        "sprite": Markup(SPRITE),
        "promised": lambda promise: commitment_to(state.keys.deal_key(person.id, promise)),
        **context,
    }
    text: str = state.environment.get_template(template).render(context)
    return text.replace(SPRITE, str(sprite(names_in(text))), 1)


def render(request: Request, template: str, status: int = 200, **context: Any) -> HTMLResponse:
    return HTMLResponse(fill(request, template, **context), status)


def go(path: str) -> RedirectResponse:
    """After a form: a fresh page, so that going back or reloading does not send the form again."""
    return RedirectResponse(path, 303)


def _here(request: Request) -> str:
    """The page's own address, for forms that come back to it; what was sent has none to come back to."""
    query = request.url.query
    return request.url.path + (f"?{query}" if query else "") if request.method == "GET" else "/"


def inside(path: str) -> str:
    """An address to go back to, if it is one of ours; else home."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable() else "/"
