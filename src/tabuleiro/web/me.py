"""What a person sets for their own browser: language, theme, name; works as plain forms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabuleiro.web.drafts import name_fault
from tabuleiro.web.pages import form, go, inside, person_of, remember, words
from tabuleiro.web.refusals import Refused


def speak(request: Request, fields: Mapping[str, list[str]]) -> None:
    """In the language and the light that a form asks for: the first of each, as a button above a form comes before the
    form's own field."""
    remember(request, person_of(request).speaking(fields.get("lang", [""])[0]).lit(fields.get("theme", [""])[0]))


async def set_look(request: Request) -> Response:
    fields = form(request)
    speak(request, fields)
    return go(inside(fields.get("back", ["/"])[0]))


async def set_name(request: Request) -> Response:
    fields = form(request)
    name = fields.get("name", [""])[0]
    fault = name_fault(name) if name.strip() else None  # without a name one may be
    if fault is not None:
        text, said = fault
        raise Refused(422, "name", words(person_of(request).lang)(text, **said))
    remember(request, person_of(request).renamed(name))
    return go(inside(fields.get("back", ["/"])[0]))


routes: Final = [
    Route("/lang", set_look, methods=["POST"]),
    Route("/theme", set_look, methods=["POST"]),
    Route("/name", set_name, methods=["POST"]),
]
