"""Puzzles: a position on its game's own board, one choice, and after it what was best and why; ratings of both."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any, Final

from starlette.responses import JSONResponse, Response

from tabuleiro.bots.forecast import expected
from tabuleiro.core.decision import Decision
from tabuleiro.core.game import Game
from tabuleiro.kit.beats import Gain
from tabuleiro.kit.puzzles import Puzzle, puzzled, puzzles_of
from tabuleiro.kit.shelf import words_of
from tabuleiro.server import ratings
from tabuleiro.server.chairs import Chair
from tabuleiro.server.live import LONGEST_TEXT
from tabuleiro.server.ratings import Try
from tabuleiro.web.board import board_of
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.frame import Frame, listed_panels, reader_of, scene_of
from tabuleiro.web.pages import Visit, get, go, post
from tabuleiro.web.refusals import Refused
from tabuleiro.web.scene import Scene
from tabuleiro.web.table import beside_of, zoom_of

SCORES: Final = {"right": 1.0, "nearly": 0.5, "wrong": 0.0}
NEAREST: Final = 5  # of a person's rating: one of them comes next
WORST: Final = 6  # options of an answer that are worth a line


@dataclass(frozen=True)
class PuzzleTable:
    """What the templates of a table ask of it."""

    id: str
    game: Game


@dataclass(frozen=True)
class OpenPuzzle:
    """A puzzle as one person looks at it."""

    puzzle: Puzzle
    scene: Scene
    eyes: Eyes
    chairs: Sequence[Chair]
    tried: Try | None

    @property
    def desk(self) -> PuzzleTable:
        return PuzzleTable(self.puzzle.id, self.scene.view.game)

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


def puzzle_of(visit: Visit) -> Puzzle:
    for game in puzzled():
        found = puzzles_of(game).get(visit.path_params["id"])
        if found is not None:
            return found
    raise Refused(404, "no_puzzle", visit.say("puzzle-none"))


async def shown(visit: Visit, chosen: str = "") -> OpenPuzzle:
    """`chosen`: an option, or a part of one, that is selected; after the try what was tried is, and
    the best is marked."""
    puzzle, person, lobby = puzzle_of(visit), visit.person, visit.lobby
    tries = await lobby.query(partial(ratings.tries_of, owner=person.id, game=puzzle.game))
    tried = tries.get(puzzle.id)
    state = await lobby.aside(lambda: puzzle.state)
    eyes = Eyes(puzzle.seat, person.lang, (puzzle.seat,), (puzzle.seat,))
    chairs = [Chair("person", person.name if seat == puzzle.seat else "") for seat in range(len(state.players))]
    scene = scene_of(state, eyes, chairs, chosen or (tried.action if tried else ""))
    if tried:
        scene = replace(scene, best=puzzle.best)
    return OpenPuzzle(puzzle, scene, eyes, chairs, tried)


@lru_cache(maxsize=2048)
def brought(puzzle: Puzzle, text: str) -> tuple[Gain, ...]:
    """What an option brings by the end of the turn."""
    state = puzzle.state
    return expected(state.view(puzzle.seat), state.decision(puzzle.seat).parse(text).option)


# ---------------------------------------------------------------- the answer
async def answer_of(visit: Visit, look: OpenPuzzle) -> dict[str, Any] | None:
    """After the try: what was chosen, what is best, what both bring, and what every option loses."""
    if look.tried is None:
        return None
    puzzle, labels, lobby = look.puzzle, look.labels, visit.lobby
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
async def frame_of(visit: Visit, look: OpenPuzzle) -> Frame:
    """The parts of the page."""
    scene, eyes = look.scene, look.eyes
    board = board_of(look.puzzle.game)
    state = await visit.lobby.aside(lambda: look.puzzle.state)
    return visit.framed(
        "puzzle",
        0,
        visit.say("puzzle-title", game=board.title(eyes.lang)),
        table=look.desk,
        scene=scene,
        eyes=eyes,
        board=board,
        where=board.where(scene),
        says=look.says,
        loose=board.loose(scene),
        chosen=scene.chosen,
        labels=look.labels,
        panels=listed_panels(state, look.chairs, scene, eyes, board),
        answer=await answer_of(visit, look),
        wanted=wanted_game(visit),
    )


def wanted_game(visit: Visit) -> str:
    """Which game's puzzles the person goes through; "" for all."""
    wanted = visit.query_params.get("game", "")
    return wanted if wanted in puzzled() else ""


async def page(visit: Visit) -> Response:
    look = await shown(visit, visit.query_params.get("chosen", "")[:LONGEST_TEXT])
    wanted = wanted_game(visit)
    if visit.query_params.get("mode") == "text":
        board, answer = board_of(look.puzzle.game), await answer_of(visit, look)
        said = board.in_words(look.scene)
        return visit.render(
            "puzzle_text.html", look=look, table=look.desk, board=board, wanted=wanted, answer=answer, said=said
        )
    frame = await frame_of(visit, look)
    return visit.show("puzzle.html", look.desk, look.eyes, frame, "right", "text", wanted=wanted)


async def frame(visit: Visit) -> Response:
    """The page's parts with another option chosen."""
    look = await shown(visit, visit.query_params.get("chosen", "")[:LONGEST_TEXT])
    return JSONResponse((await frame_of(visit, look)).message())


async def answer(visit: Visit) -> Response:
    """The first answer counts; another one changes nothing, and shows what was answered first."""
    puzzle, person, lobby = puzzle_of(visit), visit.person, visit.lobby
    action = visit.field("action")
    if puzzle.loss(action) is None:
        raise Refused(422, "no_option", visit.say("puzzle-no-option"))
    score = SCORES[puzzle.verdict(action)]
    work = partial(ratings.tried, owner=person.id, puzzle=puzzle, action=action, score=score, at=time.time())
    await lobby.write(work)
    given = {"game": wanted_game(visit), "mode": visit.query_params.get("mode", "")}
    query = "&".join(f"{key}={value}" for key, value in given.items() if value and value in (*puzzled(), "text"))
    return go(f"/puzzles/{puzzle.id}" + (f"?{query}" if query else ""))


async def zoom(visit: Visit) -> Response:
    """One card of the puzzle's own set, large."""
    return zoom_of(visit, puzzle_of(visit).state.game)


async def beside(visit: Visit) -> Response:
    """Another seat's part of the table, large."""
    return beside_of(visit, (await shown(visit)).scene)


# ---------------------------------------------------------------- all of them
async def overview(visit: Visit) -> Response:
    """How the person stands with each game's: all of them, one's own tries, one's rating."""
    series = []
    for game in puzzled():
        puzzles = puzzles_of(game)
        tries = await visit.lobby.query(partial(ratings.tries_of, owner=visit.person.id, game=game))
        rating = await visit.lobby.query(partial(ratings.rating_of, who=visit.person.id, game=game))
        series.append((game, len(puzzles), [one for one in tries.values() if one.puzzle in puzzles], rating))
    return visit.render("puzzles.html", section="puzzles", series=series)


async def following(visit: Visit) -> Response:
    """To one that this person has not tried, about as hard as they are good; from one game, or from any."""
    person, lobby = visit.person, visit.lobby
    wanted = wanted_game(visit)
    left: list[tuple[float, str]] = []
    for game in [wanted] if wanted else puzzled():
        puzzles = puzzles_of(game)
        tries = await lobby.query(partial(ratings.tries_of, owner=person.id, game=game))
        own = await lobby.query(partial(ratings.rating_of, who=person.id, game=game))
        rated = await lobby.query(partial(ratings.ratings_of, game=game, puzzles=puzzles))
        left += [(abs(one.rating - own.rating), id_) for id_, one in rated.items() if id_ not in tries]
    if not left:
        return go("/puzzles")
    _, chosen = random.choice(sorted(left)[:NEAREST])
    return go(f"/puzzles/{chosen}" + (f"?game={wanted}" if wanted else ""))


routes: Final = [
    get("/puzzles", overview),
    get("/puzzles/next", following),
    get("/puzzles/{id}", page),
    post("/puzzles/{id}", answer),
    get("/puzzles/{id}/frame", frame),
    get("/puzzles/{id}/card/{card}", zoom),
    get("/puzzles/{id}/beside/{of}", beside),
]
