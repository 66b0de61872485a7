"""Gallery: every frame of a table is drawn once for all who see the same; what did not change is not drawn again."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

from jinja2 import Environment
from markupsafe import Markup

from tabuleiro.core.deal import Deal
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.drawing.tags import NOTHING
from tabuleiro.kit.beats import Beat, chapters
from tabuleiro.web import chronicle, coach, lookback
from tabuleiro.web.board import Board, board_of
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.forecasts import Forecasts, Foreseen
from tabuleiro.web.frame import (
    Frame,
    Status,
    away_of,
    digest_of,
    listed_panels,
    reader_of,
    recent_of,
    scene_of,
    since_of,
    status,
)
from tabuleiro.web.notes import noted
from tabuleiro.web.scene import Scene
from tabuleiro.web.stops import Stop, stop_at
from tabuleiro.web.texts import words

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable

WAIT: Final = 3.0  # seconds that a page waits for its forecast,
NEWEST: Final = 120  # beats that a frame can tell: who was away longer gets the log
LINE: Final = 8  # unless so many are asked for already: then it comes without, and asks again


# What parts that change seldom are drawn from, besides the eyes: anything else would grow old in them.
SELDOM: Final = {
    "bar": ("table", "status", "asked", "names", "where", "glance"),
    "sheet": ("table", "status", "asked", "names", "reader", "others", "digest"),
    "menu": ("table", "chairs"),
    "coach": ("table", "coach", "notes", "turn"),
}


@dataclass(frozen=True)
class TableFacts:
    """What the bar, the sheet and the menu may tell of a table: they are drawn again only when something of it, or of
    what else they are given, has changed."""

    id: str
    name: str
    game: Game
    hints: bool
    over: bool
    deal: Deal | None
    taught: bool  # it is a lesson
    branch: tuple[str, int] | None  # the finished play that it goes on from, and its moment


def about_of(table: LiveTable) -> TableFacts:
    taught = table.now.lesson is not None
    hints = table.hints and table.now.lesson_place is None  # one teacher at a time
    return TableFacts(table.id, table.name, table.game, hints, table.over, table.deal, taught, table.branch)


class Drawings:
    """What is drawn of one table."""

    def __init__(self) -> None:
        self.version = -1
        self.held = -1
        self.frames: dict[Eyes, Frame] = {}  # at this version,
        self.forecasts: dict[tuple[int, tuple[int, ...]], asyncio.Task[Foreseen | None]] = {}  # as are these
        self.parts: dict[tuple[Eyes, str], tuple[Hashable, str]] = {}  # the latest, and what each was drawn from
        self.stops: dict[Eyes, tuple[tuple[int, int], Stop | None, dict[str, str]]] = {}  # the latest, by what opens it

    def at(self, version: int, held: int) -> Drawings:
        """`held`: whose turn has ended but could still be taken back."""
        if (version, held) != (self.version, self.held):
            eyes = self.frames.keys()  # who has not looked since is forgotten
            self.parts = {key: part for key, part in self.parts.items() if key[0] in eyes}
            self.stops = {key: stop for key, stop in self.stops.items() if key in eyes}
            self.version, self.held, self.frames, self.forecasts = version, held, {}, {}
        return self


class Gallery:
    """For all tables of a server; what is kept of one goes with it."""

    def __init__(self, environment: Environment, forecasts: Forecasts) -> None:
        self._forecasts = forecasts
        self._templates = {
            name: environment.get_template(f"table/{name}.html")
            for name in ("bar", "board", "rail", "sheet", "menu", "coach")
        }
        self._shown: WeakKeyDictionary[LiveTable, Drawings] = WeakKeyDictionary()

    async def frame(self, table: LiveTable, eyes: Eyes, chosen: str = "") -> Frame:
        """The page of a running or finished table, as these eyes see it now."""
        while True:
            shown = self._shown.setdefault(table, Drawings()).at(table.version, table.held)
            if not chosen and eyes in shown.frames:
                return shown.frames[eyes]
            board = board_of(table.game.name)
            scene = coach.narrowed(table, scene_of(table.table.state, eyes, table.chairs, chosen))
            version, later = table.version, False
            if options := to_foresee(scene, board):
                asked = await self._foreseen(table, shown, eyes.seat, options)
                if table.version != version:
                    continue
                later = not asked.done()
                found = None if later else asked.result()
                scene = scene if found is None else with_plans(scene, board, found)
            made = self._drawn(table, eyes, scene, board, shown, later)
            if not chosen and not later:
                shown.frames[eyes] = made
            return made

    async def _foreseen(
        self, table: LiveTable, shown: Drawings, seat: int, options: tuple[int, ...]
    ) -> asyncio.Task[Foreseen | None]:
        """The options' forecasts, done or still being made: a page waits for them, but not long, nor in a long line."""
        version, key = table.version, (seat, options)
        if key not in shown.forecasts:
            shown.forecasts[key] = asyncio.ensure_future(
                self._forecasts.of(table.table.state, seat, options, lambda: table.version == version)
            )
        asked = shown.forecasts[key]
        if not asked.done() and self._forecasts.line <= LINE:
            await asyncio.wait([asked], timeout=WAIT)
        return asked

    def _drawn(self, table: LiveTable, eyes: Eyes, scene: Scene, board: Board, shown: Drawings, later: bool) -> Frame:
        seat, say = eyes.seat, words(eyes.lang)
        recent, told = recent_of(table, seat), chronicle.beats_of(table, seat)
        scene = replace(
            _told(scene, recent, chronicle.turn_of(table, seat), told), recent=chronicle.told_to(table, seat)
        )
        says, where, since = status(table, scene, eyes, board), board.where(scene), since_of(table, seat)
        asked = scene.decision is not None
        context = looked_at(table, eyes, table.table.state, scene, told, table.held >= 0) | {
            "t": say,
            "status": says,
            "asked": asked,
            "names": tuple(scene.names),
            "where": where,
            "glance": board.glance(scene),
            "since": since,
            "digest": digest_of(table, seat),
            "others": chronicle.of_others(since, seat),
            "result": result_of(table, scene, board) if table.over else NOTHING,
        }
        context["chairs"] = tuple(replace(panel, light="", stats=NOTHING) for panel in context["panels"])
        drawn = self._templates["board"].render(context)
        speaking = coach.coaching(table, scene, board)
        notes = noted(scene, drawn) if coach.silent(table, speaking) else ()
        teller, kind = chronicle.teller_of(table, seat), scene.decision.kind if scene.decision else ""
        # One note a turn; where all play at once a round has many questions: one for each kind of them.
        turn = (f"{teller.now} {kind}" if teller.by_round else teller.now) if notes else ""
        context |= {"coach": speaking, "notes": notes, "turn": turn}
        often = {"board": drawn, "rail": self._templates["rail"].render(context)}
        parts = {name: often.get(name) or self._part(name, shown, eyes, context) for name in self._templates}
        title = say("title-turn" if asked else "title-table", table=table.name, where=where)
        newest = tuple(told[-NEWEST:])
        away, wasted = away_of(table, eyes), board.wasted(scene)
        stop, stopped = self._stopped(table, eyes, board, shown, recent, says)
        return Frame(table.version, parts, title, asked, context["reader"], newest, away, later, wasted, stop, stopped)

    def _stopped(
        self, table: LiveTable, eyes: Eyes, board: Board, shown: Drawings, recent: Sequence[Beat], says: Status
    ) -> tuple[Stop | None, dict[str, str]]:
        """The newest stop among what has just happened, and the parts as they were then."""
        opens = chronicle.teller_of(table, eyes.seat).opens
        opening = next((beat for beat in reversed(recent) if beat.number and opens(beat)), None)
        if opening is None:
            return None, {}
        key = (table.now.retold, opening.number)
        if eyes not in shown.stops or shown.stops[eyes][0] != key:
            stop = stop_at(table, eyes.seat, opening)
            shown.stops[eyes] = (key, stop, self._as_it_was(table, eyes, board, stop, says) if stop else {})
        return shown.stops[eyes][1:]

    def _as_it_was(self, table: LiveTable, eyes: Eyes, board: Board, stop: Stop, says: Status) -> dict[str, str]:
        """Bar, board and rail at a stop. The strip lies over what is asked now, which keeps its place so."""
        told, recent, turn = (
            [beat for beat in beats if stop.comes_after(beat)]
            for beats in (
                chronicle.beats_of(table, eyes.seat),
                recent_of(table, eyes.seat),
                chronicle.turn_of(table, eyes.seat),
            )
        )
        scene = _told(scene_of(stop.state, eyes, table.chairs, live=False), recent, turn, told)
        context = looked_at(table, eyes, stop.state, scene, told) | {
            "t": words(eyes.lang),
            "status": says,
            "names": tuple(scene.names),
            "asked": False,
            "where": board.where(scene),
            "glance": board.glance(scene),
            "since": since_of(table, eyes.seat, told),
            "digest": digest_of(table, eyes.seat),
            "result": NOTHING,
        }
        return {name: self._templates[name].render(context) for name in ("bar", "board", "rail")}

    def _part(self, name: str, shown: Drawings, eyes: Eyes, context: dict[str, Any]) -> str:
        """A part that changes seldom."""
        given: dict[str, Hashable] = {key: context[key] for key in SELDOM[name]}
        key = tuple(given.values())
        before = shown.parts.get((eyes, name))
        if before is not None and before[0] == key:
            return before[1]
        text = self._templates[name].render(given, t=context["t"], eyes=eyes, board=context["board"])
        shown.parts[eyes, name] = (key, text)
        return text


def _told(scene: Scene, recent: Sequence[Beat], turn: Sequence[Beat], told: Sequence[Beat]) -> Scene:
    """With what was told to its seat, and the places where it happened."""
    spots = {spot for beat in recent for spot in beat.spot.split("|")} if scene.seat >= 0 else set()
    return replace(scene, beats=recent, turn=turn, told=told, new=frozenset(spots - {""}))


def looked_at(
    table: LiveTable, eyes: Eyes, state: State, scene: Scene, beats: Sequence[Beat], held: bool = False
) -> dict[str, Any]:
    """What the parts of a page are given of any moment of a play, of which so much was told; `held`: bots wait."""
    missed = [seat for seat in range(len(table.chairs)) if state is table.table.state and table.now.missed(seat)]
    board = board_of(table.game.name)
    return {
        "eyes": eyes,
        "board": board,
        "table": about_of(table),
        "scene": scene,
        "panels": listed_panels(state, table.chairs, scene, eyes, board, held, missed),
        "reader": reader_of(scene),
        "chapters": chapters(beats),
        "since": [],
    }


def result_of(table: LiveTable, scene: Scene, board: Board) -> Markup:
    """The end of a play, with all that led to it."""
    log = [told.seen_by(scene.seat) for told in table.table.log]
    scores = table.table.state.scores
    points = [score.points for score in scores]
    told = lookback.opened(table.table.log)
    beats = chronicle.Chronicle(table.game, scene.seat).of(told) if told else chronicle.beats_of(table, scene.seat)
    back = lookback.EndedPlay(table.id, reader_of(scene), beats, points)
    return board.result(scene, scores, log, back)


def to_foresee(scene: Scene, board: Board) -> tuple[int, ...]:
    """The options that get a forecast."""
    decision = scene.decision
    which = board.foreseen(decision.kind) if decision is not None else "none"
    if decision is None or which == "none":
        return ()
    if which == "all":
        return decision.options
    return tuple(action.option for action in decision.actions if str(action) == scene.chosen)


def with_plans(scene: Scene, board: Board, found: Foreseen) -> Scene:
    """The scene with forecasts: of the chosen option, and of every option where the board shows them in place."""
    decision = scene.decision
    plans = [board.plan(scene.view.game, events, scene.lang) for events in found]
    if decision is None or not plans:
        return scene
    if board.foreseen(decision.kind) == "all":
        notes = dict(zip(map(str, decision.actions), plans, strict=True))
        return replace(scene, notes=notes, plan=notes.get(scene.chosen))
    return replace(scene, plan=plans[0])
