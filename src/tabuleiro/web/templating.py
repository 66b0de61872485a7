"""Templating: templates filled in, for pages and for parts of pages that games ask for."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import minus
from tabuleiro.web.texts import words

TEMPLATES: Final = Path(__file__).parent / "templates"


def environment(**names: Any) -> Environment:
    """`names`: what templates may use besides."""
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(icon=icon, mark=seat_mark, minus=minus, **names)
    return made


PARTS: Final = environment()


def part(template: str, lang: str, **context: Any) -> Markup:
    """What is the same for all who see it in a language."""
    return Markup(PARTS.get_template(template).render(t=words(lang), lang=lang, **context))
