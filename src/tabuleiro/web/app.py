"""The application: all routes around one lobby of tables; made once for a server, and as often as tests like."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tabuleiro.kit.editions import load_all
from tabuleiro.kit.shelf import games
from tabuleiro.server.config import Settings
from tabuleiro.server.daily import Daily
from tabuleiro.server.keys import Keys, secret_in
from tabuleiro.server.lobby import Lobby
from tabuleiro.web import (
    album,
    bot_api,
    bots,
    daily,
    fairness,
    home,
    me,
    puzzles,
    refusals,
    replay,
    rules,
    seating,
    study,
    table,
    trying,
)
from tabuleiro.web.assets import Assets
from tabuleiro.web.board import board_of
from tabuleiro.web.doors import Doors
from tabuleiro.web.forecasts import Forecasts
from tabuleiro.web.gallery import Gallery
from tabuleiro.web.guard import Guard
from tabuleiro.web.openapi import NDJSON
from tabuleiro.web.pages import environment

PAGES: Final = (
    *(home, seating, table, replay, study, trying, rules, me),
    *(album, puzzles, daily, fairness, bots, bot_api),
)


def application(settings: Settings) -> Starlette:
    secret = secret_in(settings.data)
    assets = Assets()
    lobby = Lobby(settings)
    forecasts = Forecasts()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await lobby.start()
        forecasts.warm_up(load_all, tuple(name for name in games() if board_of(name).foreseen("") != "none"))
        try:
            yield
        finally:
            lobby.hang_up()
            await forecasts.stop()
            await lobby.stop()

    app = Starlette(
        routes=[
            *(route for pages in PAGES for route in pages.routes),
            Route("/healthz", alive),
            Route("/readyz", ready),
            Route("/static/{hash}/{name:path}", assets.serve),
        ],
        middleware=[
            Middleware(Guard, secret=secret, limits=settings.limits),
            Middleware(GZipMiddleware, exclude_content_types=(*DEFAULT_EXCLUDED_CONTENT_TYPES, NDJSON)),
        ],
        exception_handlers=refusals.HANDLERS,
        lifespan=lifespan,
    )
    app.state.lobby = lobby
    app.state.keys = Keys(secret)
    app.state.daily = Daily(lobby, app.state.keys)
    app.state.secret = secret
    app.state.settings = settings
    app.state.environment = environment(assets)
    app.state.gallery = Gallery(app.state.environment, forecasts)
    app.state.doors = Doors(settings.limits, settings.proxies)
    app.state.measures = bot_api.Measures(settings.limits)
    return app


async def alive(request: Request) -> Response:
    """For who restarts what hangs: the process answers, whatever else may be wrong."""
    return JSONResponse({"ok": True})


async def ready(request: Request) -> Response:
    """For who sends people here: whether the database and the bots are there, and what is wrong."""
    troubles = await request.app.state.lobby.troubles()
    return JSONResponse({"ready": not troubles, "troubles": troubles}, 503 if troubles else 200)
