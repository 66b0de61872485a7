"""The album: what a person has met in their plays, of every game that keeps something; and each thing of it."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from tabuleiro.kit.editions import house_set
from tabuleiro.kit.shelf import games
from tabuleiro.web.board import board_of
from tabuleiro.web.pages import Visit, get
from tabuleiro.web.refusals import Refused


async def album(visit: Visit) -> Response:
    person, lobby = visit.person, visit.lobby
    kept = {name: await lobby.album(person.id, name) for name in games() if board_of(name).collects}
    albums = [
        (board_of(name), bool(things), board_of(name).album(house_set(name), things, person.lang))
        for name, things in kept.items()
    ]
    return visit.render("album.html", section="album", albums=albums)


async def leaf(visit: Visit) -> Response:
    """One thing of one's own; of what was not met nothing is said, not even whether it is there."""
    game, person = visit.path_params["game"], visit.person
    found = None
    if game in games() and board_of(game).collects:
        things = await visit.lobby.album(person.id, game)
        found = board_of(game).leaf(house_set(game), things, visit.path_params["leaf"], person.lang)
    if found is None:
        raise Refused(404, "not_met", visit.say("album-not-met"))
    return visit.render("album_leaf.html", section="album", board=board_of(game), leaf=found)


routes: Final = [get("/album", album), get("/album/{game}/{leaf}", leaf)]
