"""The rule books as pages: every rule with its pictures, searchable; learning to play; the legend of icons."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabuleiro.drawing import prose
from tabuleiro.drawing.icons import coloured
from tabuleiro.kit.book import Book, book_of
from tabuleiro.kit.rulebook import LONGEST_QUERY
from tabuleiro.kit.shelf import about, manifest_of, pictures_of, title_of
from tabuleiro.kit.shelf import games as all_games
from tabuleiro.server.chairs import Chair
from tabuleiro.server.wish import Wish
from tabuleiro.web.board import board_of
from tabuleiro.web.coach import coach_of
from tabuleiro.web.drafts import bots_of, some_name
from tabuleiro.web.pages import form, has_rules, opened, person_of, render, words
from tabuleiro.web.refusals import Refused


def game_of(request: Request) -> str:
    game: str = request.path_params["game"]
    if game not in all_games():
        raise HTTPException(404)
    return game


def book_for(request: Request) -> Book:
    """The book of the game that is asked for, if it has one."""
    game, lang = game_of(request), person_of(request).lang
    book = book_of(game)
    if not book.written:
        raise Refused(404, "no_rules", words(lang)("rules-none", game=title_of(game, lang)))
    return book


def show(request: Request, template: str, title: str, **context: Any) -> Response:
    """A page of the rule book; its templates write prose with `say` (paragraphs), `line` and `sign`."""
    house = words(person_of(request).lang)("rules-house-means")
    paragraphs = partial(prose.html, house=house)
    line = partial(prose.inline, house=house)
    return render(request, template, section="rules", title=title, say=paragraphs, line=line, sign=coloured, **context)


async def games(request: Request) -> Response:
    return show(
        request,
        "rules_games.html",
        words(person_of(request).lang)("rules-title"),
        games=[(game, manifest_of(game).short, pictures_of(game).poster()) for game in all_games() if has_rules(game)],
    )


def in_short(request: Request, key: str) -> Response | None:
    """The rules in a game's own words, where its book has not got what is asked for; None: it has, or no such words."""
    game, lang = game_of(request), person_of(request).lang
    book = book_of(game)
    found = book.written and (key == "rules-of" or book.rulebook(lang).steps)
    text = "" if found else about(game, lang)("rules")
    title = words(lang)(key, game=title_of(game, lang))
    return show(request, "rules_short.html", title, game=game, text=text.split("\n\n")) if text else None


def show_book(request: Request, template: str, key: str, **context: Any) -> Response:
    """A page about one game, out of its book; `key`: its title's."""
    game, lang = game_of(request), person_of(request).lang
    book = book_for(request)
    return show(
        request,
        template,
        words(lang)(key, game=title_of(game, lang)),
        game=game,
        board=board_of(game),
        book=book.rulebook(lang),
        drawn=partial(book.drawn, lang=lang),
        defs=board_of(game).defs(),
        **context,
    )


async def reference(request: Request) -> Response:
    if short := in_short(request, "rules-of"):
        return short
    book, lang = book_for(request), person_of(request).lang
    query = " ".join(request.query_params.get("q", "")[:LONGEST_QUERY].split())
    found = book.rulebook(lang).search(query)
    return show_book(request, "rules.html", "rules-of", query=query, found=found, readings=book.readings(lang))


async def learn(request: Request) -> Response:
    if short := in_short(request, "learn-title"):
        return short
    book = book_for(request)
    return show_book(request, "learn.html", "learn-title", lessons=list(book.lessons.values()), coach=book.coach)


def beginners(game: str, name: str) -> list[Chair]:
    """Who sits at a first table: the person and one friendly bot, or as many as the game needs."""
    bots = max(manifest_of(game).fewest_seats - 1, 1)
    return [Chair("person", name), *[Chair("bot", "", bots_of(game)[0])] * bots]


async def first_game(request: Request) -> Response:
    """A table at once, with the option for beginners and the friendliest bot."""
    game = game_of(request)
    person = person_of(request)
    name = some_name(words(person.lang)("table-names"))
    wish = Wish(game, beginners(game, person.name), dict(manifest_of(game).first_game), name=name)
    return await opened(request, wish, form(request))


async def lesson(request: Request) -> Response:
    """A table at which a coach teaches."""
    game, person = game_of(request), person_of(request)
    taught = book_for(request).lessons.get(request.path_params["lesson"])
    if taught is None:
        raise HTTPException(404)
    bots = [Chair("bot", "", taught.bot)] * (taught.seats - 1)
    title = coach_of(taught).text(person.lang, f"{taught.id}-title")
    chairs = [Chair("person", person.name), *bots]
    wish = Wish(
        game,
        chairs,
        dict(taught.options),
        seed=taught.seed,
        name=title,
        position=taught.position,
        stand_in=0,
        lesson=taught,
    )
    return await opened(request, wish, form(request))


async def legend(request: Request) -> Response:
    lang = person_of(request).lang
    books = {game: book_of(game) for game in all_games() if book_of(game).written}
    legends = [(game, board_of(game), book.rulebook(lang).legend, book.readings(lang)) for game, book in books.items()]
    return show(request, "legend.html", words(lang)("legend-title"), legends=legends)


async def legend_at_table(request: Request) -> Response:
    """The legend of one game alone, to be opened over its table."""
    game, lang, book = game_of(request), person_of(request).lang, book_for(request)
    groups, readings = book.rulebook(lang).legend, book.readings(lang)
    title = words(lang)("legend-title")
    return show(request, "legend_signs.html", title, game=game, groups=groups, readings=readings)


routes: Final = [
    Route("/rules", games),
    Route("/rules/{game}", reference),
    Route("/learn/{game}", learn),
    Route("/learn/{game}", first_game, methods=["POST"]),
    Route("/learn/{game}/{lesson}", lesson, methods=["POST"]),
    Route("/legend", legend),
    Route("/legend/{game}", legend_at_table),
]
