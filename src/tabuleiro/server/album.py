"""The album: what people keep of their plays, once each: stories that they met, and how these ended for them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import Connection, insert

from tabuleiro.core.game import Game
from tabuleiro.core.table import Told
from tabuleiro.kit.editions import edition_of, known
from tabuleiro.kit.shelf import words_of
from tabuleiro.server.chairs import Chair
from tabuleiro.server.schema import album
from tabuleiro.server.troubles import Clash, plainly


class Keepsake(NamedTuple):
    """One thing of one person."""

    owner: str
    game: str
    thing: str
    at: float


def keepsakes(game: Game, news: Sequence[Told], chairs: Sequence[Chair], at: float) -> list[Keepsake]:
    """What some actions bring to the albums of those who played them themselves; packs of one's own have none, as their
    books are others."""
    keeps = {kind: telling.keeps for kind, telling in words_of(game).tellings.items() if telling.keeps}
    if not keeps or not known(edition_of(game)):
        return []
    found = [
        (chairs[event.seat], keeps[event.kind].format_map(event.data))
        for told in news
        for event in told.events
        if event.kind in keeps
    ]
    return [Keepsake(chair.owner, game.name, thing, at) for chair, thing in found if chair.owner and not chair.bot]


def keep(connection: Connection, things: Sequence[Keepsake]) -> None:
    """What is there already stays as it is."""
    for one in things:
        with suppress(Clash), plainly(), connection.begin_nested():
            connection.execute(insert(album), one._asdict())
