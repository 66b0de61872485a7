"""Person: the browser's owner as the server knows them: an id in a signed cookie, a name, language and theme."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Any, Final

from itsdangerous import BadData, URLSafeSerializer

from tabuleiro.lang import FALLBACK, LANGUAGES, spoken
from tabuleiro.server.chairs import LONGEST_NAME
from tabuleiro.server.names import visible

COOKIE: Final = "tabuleiro"
YEARS: Final = 5 * 365 * 24 * 3600
MOST_COOKIES: Final = 20  # of our name in one request: checking signatures takes time
THEMES: Final = ("system", "light", "dark")


@dataclass(frozen=True)
class Person:
    id: str
    name: str = ""
    lang: str = FALLBACK
    theme: str = "system"

    def renamed(self, name: str) -> Person:
        """Called otherwise; what is too long is cut, as a cookie has nobody to tell."""
        return replace(self, name=visible(name)[:LONGEST_NAME].rstrip())

    def speaking(self, lang: str) -> Person:
        return replace(self, lang=lang) if lang in LANGUAGES else self

    def lit(self, theme: str) -> Person:
        return replace(self, theme=theme) if theme in THEMES else self


def new_person(accept_language: str) -> Person:
    return Person(secrets.token_urlsafe(16), lang=preferred(accept_language))


def preferred(header: str) -> str:
    """The first language of an Accept-Language header that we speak, by its weight."""
    wishes: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), spoken(tag)))
        except ValueError:
            continue
    return next((lang for _, lang in sorted(wishes, key=lambda wish: wish[0]) if lang), FALLBACK)


class Passports:
    """Persons as cookies: signed, so that nobody can say to be another."""

    def __init__(self, secret: bytes) -> None:
        self._serializer = URLSafeSerializer(secret, salt="person")

    def read(self, header: str) -> Person | None:
        """The person of a Cookie header; None if there is none, or it is not ours. The header is shared with all
        programs on this host: what they put there, even by our name, is passed over."""
        pieces = (piece.partition("=") for piece in header.split(";"))
        values = [value.strip(' \t"') for name, _, value in pieces if name.strip() == COOKIE]
        persons = map(self._person, values[: -MOST_COOKIES - 1 : -1])  # those for a part of our paths come first
        return next((person for person in persons if person is not None), None)

    def _person(self, value: str) -> Person | None:
        try:
            fields: Any = self._serializer.loads(value)
        except BadData:
            return None
        if not isinstance(fields, list) or len(fields) != 4 or not all(isinstance(field, str) for field in fields):
            return None
        return Person(fields[0]).renamed(fields[1]).speaking(fields[2]).lit(fields[3])

    def cookie(self, person: Person, secure: bool) -> str:
        value = self._serializer.dumps([person.id, person.name, person.lang, person.theme])
        text = value if isinstance(value, str) else value.decode()
        rest = f"Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
        return f"{COOKIE}={text}; {rest}"
