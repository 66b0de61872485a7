"""Pages: templates filled in for one person, in their language; what every handler needs to answer."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final

from jinja2 import Environment, Template
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from tabuleiro.core.deal import commitment_to
from tabuleiro.drawing.icons import names_in, sprite
from tabuleiro.kit.book import book_of
from tabuleiro.kit.shelf import about, manifest_of, pictures_of
from tabuleiro.lang import FALLBACK, LANGUAGES
from tabuleiro.server.chairs import LONGEST_NAME, LONGEST_TABLE_NAME
from tabuleiro.web import templating
from tabuleiro.web.assets import Assets
from tabuleiro.web.board import board_of
from tabuleiro.web.chronicle import by_itself, log_items, since_told
from tabuleiro.web.frame import ICONS, Frame
from tabuleiro.web.guard import csrf_of, fields_of
from tabuleiro.web.person import Person
from tabuleiro.web.texts import Say
from tabuleiro.web.texts import words as words  # handlers have it from here, with the rest

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable
    from tabuleiro.server.lobby import Lobby
    from tabuleiro.server.wish import Wish
    from tabuleiro.web.eyes import Eyes
    from tabuleiro.web.frame import Panel
    from tabuleiro.web.puzzles import PuzzleTable

SPRITE: Final = "<!--sprite-->"  # where a page's icons go, once it is known which it uses

Fields = Mapping[str, list[str]]
Handler = Callable[["Visit"], Awaitable[Response]]


class Visit(Request):
    """A request as handlers have it: who asks and in which language, what was filled in, and how it is answered."""

    @property
    def person(self) -> Person:
        person: Person = self.scope["state"]["person"]
        return person

    def remember(self, person: Person) -> None:
        """The person's cookie changes with this answer."""
        self.scope["state"]["person"] = person

    @property
    def lang(self) -> str:
        return self.person.lang

    @property
    def say(self) -> Say:
        return words(self.lang)

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.app.state.lobby
        return lobby

    @property
    def place(self) -> str:
        """From where it comes, as a code."""
        place: str = self.app.state.keys.place(self.state.address)
        return place

    @cached_property
    def fields(self) -> Fields:
        return fields_of(self.scope["state"].get("body", b""))  # only what changes something has one

    def field(self, key: str) -> str:
        """The first value of a field; "" if it is not there."""
        return self.fields.get(key, [""])[0]

    def render(self, template: str, status: int = 200, **context: Any) -> HTMLResponse:
        """A page from its template, with the icons that it uses inlined once."""
        person, state = self.person, self.app.state
        context = {
            "t": self.say,
            "about": lambda game, key: about(game, person.lang)(key),
            "lang": person.lang,
            "theme": person.theme,
            "me": person,
            "csrf": self.csrf,
            "here": self._here,
            "sprite": Markup(SPRITE),
            "promised": lambda promise: commitment_to(state.keys.deal_key(person.id, promise)),
            **context,
        }
        text: str = state.environment.get_template(template).render(context)
        return HTMLResponse(text.replace(SPRITE, str(sprite(names_in(text))), 1), status)

    def part(self, *templates: str, **context: Any) -> str:
        """Something within a page, from the first of these templates that there is."""
        template: Template = self.app.state.environment.select_template(templates)
        return template.render(t=self.say, csrf=self.csrf, **context)

    def framed(self, folder: str, at: int, title: str, **context: Any) -> Frame:
        """A page like a table's for something else; of a part that it does not draw itself it has the table's."""
        names = ("bar", "board", "rail", "sheet")
        parts = {name: self.part(f"{folder}/{name}.html", f"table/{name}.html", **context) for name in names}
        return Frame(at, parts, title, False)

    def show(
        self, template: str, table: LiveTable | PuzzleTable, eyes: Eyes, frame: Frame, *icons: str, **context: Any
    ) -> HTMLResponse:
        """A table's page or one like it, with all icons that later changes may bring."""
        board = board_of(table.game.name)
        context |= {"table": table, "eyes": eyes, "frame": frame, "board": board, "frame_icons": (*ICONS, *icons)}
        return self.render(template, **context)

    @property
    def csrf(self) -> str:
        return csrf_of(self.app.state.secret, self.person)

    @property
    def _here(self) -> str:
        """The page's own address, for forms that come back to it; what was sent has none to come back to."""
        query = self.url.query
        return self.url.path + (f"?{query}" if query else "") if self.method == "GET" else "/"


def get(path: str, answer: Handler) -> Route:
    return _route(path, answer, "GET")


def post(path: str, answer: Handler) -> Route:
    return _route(path, answer, "POST")


def _route(path: str, answer: Handler, method: str) -> Route:
    async def endpoint(request: Request) -> Response:
        return await answer(Visit(request.scope, request.receive))

    return Route(path, endpoint, methods=[method])


def has_rules(game: str) -> bool:
    """Whether a game has a book, or says its rules in a message."""
    return book_of(game).written or bool(about(game, FALLBACK)("rules"))


def fresh() -> str:
    """An id that no other request has."""
    return secrets.token_urlsafe(12)


def once(fields: Fields) -> str:
    """A form's own id with all that was filled in: the same again is the same request, a changed form is another."""
    given = fields.get("once", [""])[0]
    filled = sorted((key, value) for key, value in fields.items() if key != "csrf")
    return hashlib.sha256(repr(filled).encode()).hexdigest() if given else fresh()


async def opened(visit: Visit, wish: Wish) -> RedirectResponse:
    """A table for who asks, and the way there."""
    return way_to(await table_for(visit, wish))


async def table_for(visit: Visit, wish: Wish) -> LiveTable:
    """A table for who asks."""
    return await visit.lobby.open_table(wish, visit.person.id, once(visit.fields), visit.place)


def way_to(table: LiveTable) -> RedirectResponse:
    """To its seats where somebody is still to come."""
    return go(f"/t/{table.id}/seats" if any(chair.kind == "open" for chair in table.chairs) else f"/t/{table.id}")


def environment(assets: Assets) -> Environment:
    made = templating.environment(
        asset=assets.url,
        own_sheets=assets.sheets,
        languages=LANGUAGES,
        log_items=log_items,
        by_itself=by_itself,
        has_book=lambda game: book_of(game).written,
        has_rules=has_rules,
        fresh=fresh,
        longest_name=LONGEST_NAME,
        longest_table_name=LONGEST_TABLE_NAME,
        manifest=manifest_of,
        poster=lambda game: pictures_of(game).poster(),
        since_told=since_told,
    )
    template = made.get_template("table/panel.html")

    @lru_cache(maxsize=8192)
    def panel_item(panel: Panel, lang: str) -> Markup:
        """A seat in the rail; most frames have it as the one before."""
        return Markup(template.render(panel=panel, t=words(lang)))

    made.globals["panel_item"] = panel_item
    return made


def go(path: str) -> RedirectResponse:
    """After a form: a fresh page, so that going back or reloading does not send the form again."""
    return RedirectResponse(path, 303)


def inside(path: str) -> str:
    """An address to go back to, if it is one of ours; else home."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable() else "/"
