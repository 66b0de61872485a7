"""What a person sets for their own browser: language, theme, name; works as plain forms."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from tabuleiro.web.drafts import name_fault
from tabuleiro.web.pages import Visit, go, inside, post
from tabuleiro.web.refusals import Refused


def speak(visit: Visit) -> None:
    """In the language and the light that a form asks for: the first of each, as a button above a form comes before the
    form's own field."""
    visit.remember(visit.person.speaking(visit.field("lang")).lit(visit.field("theme")))


async def set_look(visit: Visit) -> Response:
    speak(visit)
    return go(inside(visit.field("back")))


async def set_name(visit: Visit) -> Response:
    name = visit.field("name")
    fault = name_fault(name) if name.strip() else None  # without a name one may be
    if fault is not None:
        text, said = fault
        raise Refused(422, "name", visit.say(text, **said))
    visit.remember(visit.person.renamed(name))
    return go(inside(visit.field("back")))


routes: Final = [
    post("/lang", set_look),
    post("/theme", set_look),
    post("/name", set_name),
]
