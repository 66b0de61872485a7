"""The album: what a person has met in their plays, of every game that keeps something; and each thing of it."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabuleiro.kit.editions import house_set
from tabuleiro.kit.shelf import games
from tabuleiro.web.board import board_of
from tabuleiro.web.pages import lobby_of, person_of, render, words
from tabuleiro.web.refusals import Refused


async def album(request: Request) -> Response:
    person, lobby = person_of(request), lobby_of(request)
    kept = {name: await lobby.album(person.id, name) for name in games() if board_of(name).collects}
    albums = [
        (board_of(name), bool(things), board_of(name).album(house_set(name), things, person.lang))
        for name, things in kept.items()
    ]
    return render(request, "album.html", section="album", albums=albums)


async def leaf(request: Request) -> Response:
    """One thing of one's own; of what was not met nothing is said, not even whether it is there."""
    game, person = request.path_params["game"], person_of(request)
    found = None
    if game in games() and board_of(game).collects:
        things = await lobby_of(request).album(person.id, game)
        found = board_of(game).leaf(house_set(game), things, request.path_params["leaf"], person.lang)
    if found is None:
        raise Refused(404, "not_met", words(person.lang)("album-not-met"))
    return render(request, "album_leaf.html", section="album", board=board_of(game), leaf=found)


routes: Final = [Route("/album", album), Route("/album/{game}/{leaf}", leaf)]
