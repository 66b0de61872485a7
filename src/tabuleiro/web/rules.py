"""The rule books as pages: every rule with its pictures, searchable; learning to play; the legend of icons."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.responses import Response

from tabuleiro.drawing import prose
from tabuleiro.drawing.icons import coloured
from tabuleiro.kit.book import Book, book_of
from tabuleiro.kit.rulebook import LONGEST_QUERY
from tabuleiro.kit.shelf import about, manifest_of, title_of
from tabuleiro.kit.shelf import games as all_games
from tabuleiro.server.chairs import Chair
from tabuleiro.server.wish import Wish
from tabuleiro.web.board import board_of
from tabuleiro.web.coach import coach_of
from tabuleiro.web.drafts import bots_of, some_name
from tabuleiro.web.pages import Visit, get, has_rules, opened, post
from tabuleiro.web.refusals import Refused


def game_of(visit: Visit) -> str:
    game: str = visit.path_params["game"]
    if game not in all_games():
        raise HTTPException(404)
    return game


def book_for(visit: Visit) -> Book:
    """The book of the game that is asked for, if it has one."""
    game = game_of(visit)
    book = book_of(game)
    if not book.written:
        raise Refused(404, "no_rules", visit.say("rules-none", game=title_of(game, visit.lang)))
    return book


def show(visit: Visit, template: str, key: str, game: str = "", **context: Any) -> Response:
    """A page of the rule book, under the title `key`; its templates write prose with `say` (paragraphs), `line` and
    `sign`."""
    title = visit.say(key, game=title_of(game, visit.lang)) if game else visit.say(key)
    house = visit.say("rules-house-means")
    prosaic: dict[str, Any] = {
        "say": partial(prose.html, house=house),
        "line": partial(prose.inline, house=house),
        "sign": coloured,
    }
    return visit.render(template, section="rules", title=title, game=game, **prosaic, **context)


async def games(visit: Visit) -> Response:
    return show(visit, "rules_games.html", "rules-title", games=[game for game in all_games() if has_rules(game)])


def in_short(visit: Visit, key: str) -> Response | None:
    """The rules in a game's own words, where its book has not got what is asked for; None: it has, or no such words."""
    game = game_of(visit)
    book = book_of(game)
    found = book.written and (key == "rules-of" or book.rulebook(visit.lang).steps)
    text = "" if found else about(game, visit.lang)("rules")
    return show(visit, "rules_short.html", key, game, text=text.split("\n\n")) if text else None


def show_book(visit: Visit, template: str, key: str, **context: Any) -> Response:
    """A page about one game, out of its book."""
    game, book = game_of(visit), book_for(visit)
    given = {"board": board_of(game), "book": book.rulebook(visit.lang), "drawn": partial(book.drawn, lang=visit.lang)}
    return show(visit, template, key, game, **given, **context)


async def reference(visit: Visit) -> Response:
    if short := in_short(visit, "rules-of"):
        return short
    book, lang = book_for(visit), visit.lang
    query = " ".join(visit.query_params.get("q", "")[:LONGEST_QUERY].split())
    found = book.rulebook(lang).search(query)
    return show_book(visit, "rules.html", "rules-of", query=query, found=found, readings=book.readings(lang))


async def learn(visit: Visit) -> Response:
    if short := in_short(visit, "learn-title"):
        return short
    book = book_for(visit)
    return show_book(visit, "learn.html", "learn-title", lessons=list(book.lessons.values()), coach=book.coach)


def beginners(game: str, name: str) -> list[Chair]:
    """Who sits at a first table: the person and one friendly bot, or as many as the game needs."""
    bots = max(manifest_of(game).fewest_seats - 1, 1)
    return [Chair("person", name), *[Chair("bot", "", bots_of(game)[0])] * bots]


async def first_game(visit: Visit) -> Response:
    """A table at once, with the option for beginners and the friendliest bot."""
    game = game_of(visit)
    name = some_name(visit.say("table-names"))
    wish = Wish(game, beginners(game, visit.person.name), dict(manifest_of(game).first_game), name=name)
    return await opened(visit, wish)


async def lesson(visit: Visit) -> Response:
    """A table at which a coach teaches."""
    game, person = game_of(visit), visit.person
    taught = book_for(visit).lessons.get(visit.path_params["lesson"])
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
    return await opened(visit, wish)


async def legend(visit: Visit) -> Response:
    books = {game: book_of(game) for game in all_games() if book_of(game).written}
    legends = [
        (game, board_of(game), book.rulebook(visit.lang).legend, book.readings(visit.lang))
        for game, book in books.items()
    ]
    return show(visit, "legend.html", "legend-title", legends=legends)


async def legend_at_table(visit: Visit) -> Response:
    """The legend of one game alone, to be opened over its table."""
    game, lang, book = game_of(visit), visit.lang, book_for(visit)
    groups, readings = book.rulebook(lang).legend, book.readings(lang)
    return show(visit, "legend_signs.html", "legend-title", game, groups=groups, readings=readings)


routes: Final = [
    get("/rules", games),
    get("/rules/{game}", reference),
    get("/learn/{game}", learn),
    post("/learn/{game}", first_game),
    post("/learn/{game}/{lesson}", lesson),
    get("/legend", legend),
    get("/legend/{game}", legend_at_table),
]
