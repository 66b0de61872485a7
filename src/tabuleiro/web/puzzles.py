"""Puzzles: a position on its game's own board, one choice, and after it what was best and why; ratings of both."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tabuleiro.bots.forecast import expected
from tabuleiro.core.decision import Decision
from tabuleiro.core.game import Game
from tabuleiro.kit.beats import Gain
from tabuleiro.kit.puzzles import Puzzle, puzzled, puzzles_of
from tabuleiro.kit.shelf import manifest_of, words_of
from tabuleiro.server import ratings
from tabuleiro.server.chairs import Chair
from tabuleiro.server.live import LONGEST_TEXT
from tabuleiro.server.ratings import Try
from tabuleiro.web.board import board_of
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.frame import ICONS, Frame, listed_panels, reader_of, scene_of
from tabuleiro.web.guard import csrf_of, whole
from tabuleiro.web.pages import form, go, lobby_of, person_of, render, words
from tabuleiro.web.refusals import Refused
from tabuleiro.web.scene import Scene

SCORES: Final = {"right": 1.0, "nearly": 0.5, "wrong": 0.0}
NEAREST: Final = 5  # of a person's rating: one of them comes next
WORST: Final = 6  # options of an answer that are worth a line


@dataclass(frozen=True)
class Desk:
    """What the templates of a table ask of it."""

    id: str
    game: Game


@dataclass(frozen=True)
class Shown:
    """A puzzle as one person looks at it."""

    puzzle: Puzzle
    scene: Scene
    eyes: Eyes
    chairs: Sequence[Chair]
    tried: Try | None

    @property
    def decision(self) -> Decision:
        assert self.scene.decision is not None  # a puzzle asks its seat something
        return self.scene.decision

    @property
    def says(self) -> str:
        """What is asked."""
        scene = self.scene
        return words_of(scene.view.game).prompt(scene.view, self.decision, scene.lang, scene.names)

    @property
    def labels(self) -> dict[str, str]:
        """All options in words, by notation."""
        label, scene = words_of(self.scene.view.game).label, self.scene
        return {str(action): label(scene.view, action, scene.lang, scene.names) for action in self.decision.actions}


def puzzle_of(request: Request) -> Puzzle:
    for game in puzzled():
        found = puzzles_of(game).get(request.path_params["id"])
        if found is not None:
            return found
    raise Refused(404, "no_puzzle", words(person_of(request).lang)("puzzle-none"))


async def shown(request: Request, chosen: str = "") -> Shown:
    """`chosen`: an option, or a part of one, that is selected; after the try what was tried is, and
    the best is marked."""
    puzzle, person, lobby = puzzle_of(request), person_of(request), lobby_of(request)
    tries = await lobby.aside(lobby.store.read, partial(ratings.tries_of, owner=person.id, game=puzzle.game))
    tried = tries.get(puzzle.id)
    state = await lobby.aside(lambda: puzzle.state)
    eyes = Eyes(puzzle.seat, person.lang, (puzzle.seat,), (puzzle.seat,))
    chairs = [Chair("person", person.name if seat == puzzle.seat else "") for seat in range(len(state.players))]
    scene = scene_of(state, eyes, chairs, chosen or (tried.action if tried else ""))
    if tried:
        scene = replace(scene, best=puzzle.best)
    return Shown(puzzle, scene, eyes, chairs, tried)


@lru_cache(maxsize=2048)
def brought(puzzle: Puzzle, text: str) -> tuple[Gain, ...]:
    """What an option brings by the end of the turn."""
    state = puzzle.state
    return expected(state.view(puzzle.seat), state.decision(puzzle.seat).parse(text).option)


# ---------------------------------------------------------------- the answer
async def answer_of(request: Request, look: Shown) -> dict[str, Any] | None:
    """After the try: what was chosen, what is best, what both bring, and what every option loses."""
    if look.tried is None:
        return None
    puzzle, labels, lobby = look.puzzle, look.labels, lobby_of(request)
    board, lang = board_of(puzzle.game), look.scene.lang
    brief = {str(action): board.brief(look.scene.view, action, lang) for action in look.decision.actions}
    reader, own = reader_of(look.scene), look.tried.action
    wanted = dict.fromkeys([puzzle.best, own])
    gains = {text: reader.chips(await lobby.aside(brought, puzzle, text)) for text in wanted}
    return {
        "verdict": puzzle.verdict(own),
        "loss": hundredths(puzzle.loss(own) or 0.0),
        "best": labels[puzzle.best],
        "own": brief[own],
        "best_brings": gains[puzzle.best],
        "own_brings": gains[own],
        "right": own == puzzle.best,
        "gap": hundredths(puzzle.gap),
        "interval": hundredths(1.96 * puzzle.error),
        "worlds": puzzle.worlds,
        "losses": [(brief[other.text], hundredths(max(0.0, other.loss))) for other in puzzle.others[:WORST]],
        "rating": str(round(look.tried.rating)),
        "change": f"{look.tried.change:+.0f}".replace("-", "\u2212"),
    }


def hundredths(chance: float) -> int:
    """Never none where there is something."""
    return max(1, round(100 * chance)) if chance > 0 else 0


# ---------------------------------------------------------------- the page
async def frame_of(request: Request, look: Shown) -> Frame:
    """The parts of the page."""
    scene, puzzle, eyes = look.scene, look.puzzle, look.eyes
    board, game = board_of(puzzle.game), scene.view.game
    say = words(eyes.lang)
    state = await lobby_of(request).aside(lambda: puzzle.state)
    answer = await answer_of(request, look)
    context = {
        "t": say,
        "table": Desk(puzzle.id, game),
        "csrf": request_csrf(request),
        "scene": scene,
        "eyes": eyes,
        "board": board,
        "where": board.where(scene),
        "says": look.says,
        "loose": board.loose(scene),
        "chosen": scene.chosen,
        "labels": look.labels,
        "panels": listed_panels(state, look.chairs, scene, eyes, board),
        "answer": answer,
        "wanted": wanted_game(request),
    }
    environment = request.app.state.environment
    parts = {
        name: environment.get_template(f"puzzle/{name}.html").render(context)
        for name in ("bar", "board", "rail", "sheet")
    }
    return Frame(0, parts, say("puzzle-title", game=board.title(eyes.lang)), False)


def request_csrf(request: Request) -> str:
    return csrf_of(request.app.state.secret, person_of(request))


def wanted_game(request: Request) -> str:
    """Which game's puzzles the person goes through; "" for all."""
    wanted = request.query_params.get("game", "")
    return wanted if wanted in puzzled() else ""


async def page(request: Request) -> Response:
    chosen = request.query_params.get("chosen", "")[:LONGEST_TEXT]
    look = await shown(request, chosen)
    board = board_of(look.puzzle.game)
    table = Desk(look.puzzle.id, look.scene.view.game)
    if request.query_params.get("mode") == "text":
        return render(
            request,
            "puzzle_text.html",
            look=look,
            table=table,
            board=board,
            wanted=wanted_game(request),
            says=look.says,
            answer=await answer_of(request, look),
            said=board.in_words(look.scene),
        )
    frame = await frame_of(request, look)
    return render(
        request,
        "puzzle.html",
        table=table,
        eyes=look.eyes,
        frame=frame,
        board=board,
        wanted=wanted_game(request),
        frame_icons=(*ICONS, "right", "text"),
    )


async def frame(request: Request) -> Response:
    """The page's parts with another option chosen."""
    look = await shown(request, request.query_params.get("chosen", "")[:LONGEST_TEXT])
    return JSONResponse((await frame_of(request, look)).message())


async def answer(request: Request) -> Response:
    """The first answer counts; another one changes nothing, and shows what was answered first."""
    puzzle, person, lobby = puzzle_of(request), person_of(request), lobby_of(request)
    fields = form(request)
    action = fields.get("action", [""])[0]
    if puzzle.loss(action) is None:
        raise Refused(422, "no_option", words(person.lang)("puzzle-no-option"))
    score = SCORES[puzzle.verdict(action)]
    work = partial(ratings.tried, owner=person.id, puzzle=puzzle, action=action, score=score, at=time.time())
    await lobby.aside(lobby.store.write, work)
    given = {"game": wanted_game(request), "mode": request.query_params.get("mode", "")}
    query = "&".join(f"{key}={value}" for key, value in given.items() if value and value in (*puzzled(), "text"))
    return go(f"/puzzles/{puzzle.id}" + (f"?{query}" if query else ""))


async def zoom(request: Request) -> Response:
    """One card of the puzzle's own set, large."""
    lang = person_of(request).lang
    puzzle = puzzle_of(request)
    found = board_of(puzzle.game).zoom(puzzle.state.game, request.path_params["card"], lang)
    if found is None:
        raise Refused(404, "no_card", words(lang)("no-card"))
    return Response(str(found), media_type="text/html", headers={"Cache-Control": "private, max-age=3600"})


async def beside(request: Request) -> Response:
    """Another seat's part of the table, large."""
    look = await shown(request)
    seat = whole(request.path_params["of"])
    if seat is None or not 0 <= seat < len(look.chairs):
        raise Refused(404, "no_seat", words(look.eyes.lang)("no-page"))
    picture = board_of(look.puzzle.game).beside(look.scene, seat)
    html = request.app.state.environment.get_template("table/beside.html").render(
        t=words(look.eyes.lang), name=look.scene.names[seat], picture=picture
    )
    return Response(html, media_type="text/html")


# ---------------------------------------------------------------- all of them
@dataclass(frozen=True)
class Series:
    """The puzzles of one game, as a person stands with them."""

    game: str
    short: str
    sign: str
    count: int
    tried: int
    right: int
    rating: str  # "": none yet


async def overview(request: Request) -> Response:
    person, lobby = person_of(request), lobby_of(request)
    found = []
    for game in puzzled():
        tries = await lobby.aside(lobby.store.read, partial(ratings.tries_of, owner=person.id, game=game))
        known = [one for one in tries.values() if one.puzzle in puzzles_of(game)]
        rating = await lobby.aside(lobby.store.read, partial(ratings.rating_of, who=person.id, game=game))
        manifest = manifest_of(game)
        found.append(
            Series(
                game,
                manifest.short,
                manifest.sign,
                len(puzzles_of(game)),
                len(known),
                sum(one.score == 1 for one in known),
                str(round(rating.rating)) if rating.tries else "",
            )
        )
    return render(request, "puzzles.html", section="puzzles", series=found)


async def following(request: Request) -> Response:
    """To one that this person has not tried, about as hard as they are good; from one game, or from any."""
    person, lobby = person_of(request), lobby_of(request)
    wanted = wanted_game(request)
    left: list[tuple[float, str]] = []
    for game in [wanted] if wanted else puzzled():
        puzzles = puzzles_of(game)
        tries = await lobby.aside(lobby.store.read, partial(ratings.tries_of, owner=person.id, game=game))
        own = await lobby.aside(lobby.store.read, partial(ratings.rating_of, who=person.id, game=game))
        rated = await lobby.aside(lobby.store.read, partial(ratings.ratings_of, game=game, puzzles=puzzles))
        left += [(abs(one.rating - own.rating), id_) for id_, one in rated.items() if id_ not in tries]
    if not left:
        return go("/puzzles")
    _, chosen = random.choice(sorted(left)[:NEAREST])
    return go(f"/puzzles/{chosen}" + (f"?game={wanted}" if wanted else ""))


routes: Final = [
    Route("/puzzles", overview),
    Route("/puzzles/next", following),
    Route("/puzzles/{id}", page),
    Route("/puzzles/{id}", answer, methods=["POST"]),
    Route("/puzzles/{id}/frame", frame),
    Route("/puzzles/{id}/card/{card}", zoom),
    Route("/puzzles/{id}/beside/{of}", beside),
]
