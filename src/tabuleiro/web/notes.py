"""Which notes fit now: what the coach may say at an ordinary table about what is met for the first time."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from tabuleiro.core.event import TABLE
from tabuleiro.drawing import prose
from tabuleiro.kit.book import book_of
from tabuleiro.web.board import happened

if TYPE_CHECKING:
    from tabuleiro.kit.notes import Note
    from tabuleiro.web.scene import Scene

ICON: Final = re.compile(r'"#i-([a-z0-9-]+)"')


@dataclass(frozen=True)
class ShownNote:
    """A note as the page may show it; the browser knows what its person has met already."""

    id: str
    text: Markup
    rule: str
    spots: tuple[str, ...]  # the first of them that is to be seen is what it speaks of; none: the question,
    icon: str = ""  # or this on the board


def noted(scene: Scene, board: str = "") -> tuple[ShownNote, ...]:
    """Made of what the seat is asked, of what it was told about itself and the table, and of its drawn `board`; where
    nothing is asked there is none: what others do does not interrupt."""
    if scene.decision is None or not scene.live:
        return ()
    game, seat = scene.view.game.name, scene.seat
    events = happened(scene.recent)
    told = {event.kind for event in events if event.seat in (seat, TABLE)}
    anyones = {event.kind for event in events}
    icons = set(ICON.findall(board))
    return tuple(
        ShownNote(
            f"{game} {note.id}",
            prose.html(book_of(game).note_words.text(scene.lang, note.says)),
            note.rule,
            _spots(note, scene),
            "" if note.point else note.shows,
        )
        for note in book_of(game).notes
        if note.fits(anyones if note.whose else told, scene.decision.kind, icons)
    )


def _spots(note: Note, scene: Scene) -> tuple[str, ...]:
    if note.point:
        return (note.point,)
    found = [beat for beat in scene.beats if beat.event.kind == note.told]
    own = [beat for beat in found if beat.seat in (scene.seat, TABLE)] or (found if note.whose else [])
    return tuple(own[-1].spot.split("|")) if own and own[-1].spot else ()
