"""Eyes: who looks at a table, and what everybody there is called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tabuleiro.core.errors import BadInput
from tabuleiro.core.event import TABLE
from tabuleiro.core.record import LETTERS
from tabuleiro.drawing.seats import letters
from tabuleiro.server.chairs import Chair, own_seats
from tabuleiro.server.names import alike
from tabuleiro.web.guard import whole
from tabuleiro.web.texts import words

# For each seat: as many as can be at a table besides, so that one is always free.
BOT_NAMES: Final = {
    "A": ("Aurora", "Anselmo", "Alba", "Abel", "Aida"),
    "B": ("Bento", "Beatriz", "Basilio", "Bruna", "Baltasar"),
    "C": ("Caetano", "Carmen", "Cosme", "Celina", "Cássia"),
    "D": ("Davi", "Dulce", "Domingos", "Dália", "Dante"),
    "E": ("Elisa", "Emílio", "Esther", "Eugénio", "Edite"),
    "F": ("Flora", "Fausto", "Filipa", "Frederico", "Fernanda"),
    "G": ("Gaspar", "Glória", "Gil", "Graça", "Gonçalo"),
    "H": ("Helena", "Hugo", "Hortênsia", "Heitor", "Hilda"),
}


@dataclass(frozen=True)
class Eyes:
    """Whose eyes look: a seat (-1: nobody's), in which language, and which other seats the same browser owns."""

    seat: int
    lang: str
    own: tuple[int, ...] = ()
    here: tuple[int, ...] = ()  # those of them that people play, not bots meanwhile

    @property
    def shared(self) -> bool:
        """Whether several people share this screen."""
        return len(self.here) > 1

    @property
    def covered(self) -> bool:
        """Whether nobody of those who share the screen has said yet to be the next."""
        return self.shared and self.seat == TABLE


def eyes_of(chairs: Sequence[Chair], person: str, lang: str, wanted: str) -> Eyes:
    """Whose eyes a browser has at a table; `wanted` is the seat it says to be, if it owns several."""
    own = own_seats(chairs, person)
    here = tuple(seat for seat in own if not chairs[seat].bot)
    if wanted:
        seat = whole(wanted)
        if seat is None or (seat != TABLE and seat not in own):
            raise BadInput("this seat is not yours")
        return Eyes(seat, lang, own, here)
    only = here if len(here) == 1 else own if len(own) == 1 else ()
    return Eyes(only[0] if only else TABLE, lang, own, here)


def names_of(chairs: Sequence[Chair], lang: str) -> tuple[str, ...]:
    """What everybody is called at this table; nobody is without a name, and no two look the same."""
    return _names(tuple((chair.kind, chair.name) for chair in chairs), lang)


@lru_cache(maxsize=4096)
def _names(chairs: tuple[tuple[str, str], ...], lang: str) -> tuple[str, ...]:
    say = words(lang)
    found: list[str] = []
    for letter, (kind, name) in zip(LETTERS, chairs, strict=False):
        if not name:
            name = (
                say(f"name-{kind}", letter=letter) if kind != "bot" else _bot_name(letter, [name for _, name in chairs])
            )
        found.append(f"{name} ({letter})" if any(alike(name, other) for other in found) else name)
    return tuple(found)


def _bot_name(letter: str, people: Sequence[str]) -> str:
    """A bot is called by a name with its seat's letter, one that nobody else at the table has."""
    return next(name for name in BOT_NAMES[letter] if not any(alike(name, other) for other in people))


def signs(chairs: Sequence[Chair]) -> tuple[str, ...]:
    """The letters of the seats' marks: people's initials; who has no name of their own goes by the seat's letter."""
    return tuple(letters([chair.name or letter for chair, letter in zip(chairs, LETTERS, strict=False)]))
