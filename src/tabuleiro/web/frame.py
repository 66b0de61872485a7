"""Frame: the parts of a table page as one viewer gets them, and as they are sent when something changes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from markupsafe import Markup

from tabuleiro.core.errors import BadInput
from tabuleiro.core.event import TABLE
from tabuleiro.core.reason import Reason
from tabuleiro.core.record import LETTERS
from tabuleiro.core.state import State
from tabuleiro.drawing.seats import letters
from tabuleiro.kit.beats import Beat, chapters
from tabuleiro.kit.shelf import words_of
from tabuleiro.server.chairs import Chair, own_seats
from tabuleiro.server.names import alike
from tabuleiro.web import chronicle
from tabuleiro.web.board import Board, board_of
from tabuleiro.web.guard import whole
from tabuleiro.web.scene import Scene
from tabuleiro.web.texts import WORDS, words

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable
    from tabuleiro.server.workers import Hint

# For each seat: as many as can be at a table besides, so that one is always free.
BOT_NAMES: Final = {
    "A": ("Aurora", "Anselmo", "Alba", "Abel", "Aida"),
    "B": ("Bento", "Beatriz", "Basilio", "Bruna", "Baltasar"),
    "C": ("Clara", "Caetano", "Carmen", "Cosme", "Celina"),
    "D": ("Davi", "Dora", "Domingos", "Dália", "Dante"),
    "E": ("Elisa", "Emílio", "Esther", "Eugénio", "Edite"),
    "F": ("Flora", "Fausto", "Filipa", "Frederico", "Fernanda"),
    "G": ("Gaspar", "Glória", "Gil", "Graça", "Gonçalo"),
    "H": ("Helena", "Hugo", "Hortênsia", "Heitor", "Hilda"),
}
THOUGHTS: Final = 3  # options of a hint that are worth a line
# Every icon that the frame may come to need: later changes bring new parts, but no new symbols.
ICONS: Final = (
    *("bot", "check", "clock", "close", "graph", "help", "link", "lock", "luck", "mark", "menu", "moon", "person"),
    *("play", "pause", "next", "last", "restart", "down", "plus", "rules", "share", "text", "undo"),
)


@dataclass(frozen=True)
class Eyes:
    """Whose eyes look: a seat (-1: nobody's), in which language, and which other seats the same browser owns."""

    seat: int
    lang: str
    own: tuple[int, ...] = ()
    here: tuple[int, ...] = ()  # those of them that people play, not bots meanwhile

    @property
    def shared(self) -> bool:
        """Whether several people share this screen."""
        return len(self.here) > 1

    @property
    def covered(self) -> bool:
        """Whether nobody of those who share the screen has said yet to be the next."""
        return self.shared and self.seat == TABLE


@dataclass(frozen=True)
class Frame:
    """Made once for all who see the same; nothing in it is changed any more."""

    version: int
    parts: dict[str, str]
    title: str
    turn: bool  # whether this viewer is asked something
    reader: chronicle.Reader | None = None
    beats: tuple[Beat, ...] = ()  # of the newest actions
    away: str = ""  # where the page must go: the screen is for somebody else now
    later: bool = False  # forecasts are still being made: who asks again gets them
    _events: dict[tuple[int, bool, int], bytes] = field(default_factory=dict, compare=False, repr=False)

    def message(self, known: Frame | None = None, since: int = -1) -> dict[str, object]:
        """As it is sent. `known`: what the viewer has already; `since`: the action after which to say what happened."""
        has = known.parts if known is not None else {}
        told, said = self._told(since) if since >= 0 else ([], [])
        message: dict[str, object] = {
            "version": self.version,
            "parts": {name: text for name, text in self.parts.items() if has.get(name) != text},
            "title": self.title,
            "turn": self.turn,
            "beats": told,
            "say": said,  # what happened, for who does not see the page
            "away": self.away,
        }
        return message | {"later": True} if self.later else message

    def _told(self, since: int) -> tuple[list[dict[str, object]], list[str]]:
        reader = self.reader
        if reader is None:
            return [], []
        board = board_of(reader.game.name)
        fresh = [beat for beat in self.beats if beat.number > since and reader.caption(beat)]
        told = [chronicle.on_stage(reader, beat, board.card(reader, beat)) for beat in fresh]
        return told, [reader.said(beat) for beat in fresh if beat.weight != "quiet"]

    def event(self, known: Frame | None, since: int) -> bytes:
        """The message in a stream; the same bytes for all who have the same frame already."""
        key = (-1, False, since) if known is None else (known.version, known.later, since)
        if key not in self._events:
            message = json.dumps(self.message(known, since), ensure_ascii=False)
            self._events[key] = f"id: {self.version}\nevent: frame\ndata: {message}\n\n".encode()
        return self._events[key]


def names_of(chairs: Sequence[Chair], lang: str) -> tuple[str, ...]:
    """What everybody is called at this table; nobody is without a name, and no two look the same."""
    return _names(tuple((chair.kind, chair.name) for chair in chairs), lang)


@lru_cache(maxsize=4096)
def _names(chairs: tuple[tuple[str, str], ...], lang: str) -> tuple[str, ...]:
    say = words(lang)
    found: list[str] = []
    for letter, (kind, name) in zip(LETTERS, chairs, strict=False):
        if not name:
            name = (
                say(f"name-{kind}", letter=letter) if kind != "bot" else _bot_name(letter, [name for _, name in chairs])
            )
        found.append(f"{name} ({letter})" if any(alike(name, other) for other in found) else name)
    return tuple(found)


def _bot_name(letter: str, people: Sequence[str]) -> str:
    """A bot is called by a name with its seat's letter, one that nobody else at the table has."""
    return next(name for name in BOT_NAMES[letter] if not any(alike(name, other) for other in people))


def signs(chairs: Sequence[Chair]) -> tuple[str, ...]:
    """The letters of the seats' marks: people's initials; who has no name of their own goes by the seat's letter."""
    return tuple(letters([chair.name or letter for chair, letter in zip(chairs, LETTERS, strict=False)]))


def scene_of(state: State, eyes: Eyes, chairs: Sequence[Chair], chosen: str = "", live: bool = True) -> Scene:
    """What the eyes may see of a position, and what is asked of them."""
    names = names_of(chairs, eyes.lang)
    view = state.view(eyes.seat)
    asked = live and eyes.seat in state.to_act and not chairs[eyes.seat].bot
    decision = state.decision(eyes.seat) if asked else None
    refusals = state.refusals(eyes.seat) if asked else []
    options = [str(action) for action in decision.actions] if decision else []
    part = chosen if chosen not in options and any(has_part(option, chosen) for option in options) else ""
    if chosen not in options:
        chosen = ""
    return Scene(view, decision, refusals, names, eyes.lang, live, chosen, part, letters=signs(chairs))


def has_part(option: str, part: str) -> bool:
    """Whether an option's notation begins or ends with these words: the first or the last click of two."""
    return bool(part) and (option.startswith(f"{part} ") or option.endswith(f" {part}"))


@dataclass(frozen=True)
class Advice:
    """A hint for the page: one short sentence, and what is folded below it."""

    says: str
    thoughts: Sequence[tuple[str, str]]  # options, the best first, with the points they promise or fall short
    line: Sequence[str]
    worlds: int


def advice_of(table: LiveTable, seat: int, hint: Hint, lang: str) -> Advice:
    board, state, say = board_of(table.game.name), table.table.state, words(lang)
    view = state.view(seat)
    actions = state.decision(seat).actions if seat in state.to_act else ()
    brief = {str(action): board.brief(view, action, lang) for action in actions}
    best = brief.get(hint.best, hint.words)
    if not hint.thoughts:
        return Advice(say("hint-sure", what=best), (), hint.line, hint.worlds)
    worth = [idea.values[seat] for idea in hint.thoughts[:THOUGHTS]]
    says = say("hint-best", what=best, n=round(worth[0])) if board.promises else say("hint-sure", what=best)
    less = [round(worth[0] - n) for n in worth]
    told = [say("hint-first"), *(say("hint-less", n=n) if n else say("hint-nearly") for n in less[1:])]
    ideas = [brief.get(idea.text, idea.words) for idea in hint.thoughts]
    return Advice(says, list(zip(ideas, told, strict=False)), hint.line, hint.worlds)


def in_words(table: LiveTable, eyes: Eyes, advice: Advice | None = None) -> dict[str, Any]:
    """What the page without a picture shows: the same question and options, as sentences."""
    board = board_of(table.game.name)
    scene = scene_of(table.table.state, eyes, table.chairs)
    game_words = words_of(table.game)
    actions = scene.decision.actions if scene.decision is not None else []
    return {
        "table": table,
        "eyes": eyes,
        "scene": scene,
        "board": board,
        "title": words(eyes.lang)("text-title", table=table.name),
        "question": status(table, scene, eyes, board),
        "options": [(str(action), game_words.label(scene.view, action, eyes.lang, scene.names)) for action in actions],
        "refused": [
            (
                game_words.label(scene.view, action, eyes.lang, scene.names),
                bare_reason(table, reason, eyes.lang),
                reason.rule,
            )
            for action, reason in scene.refusals
        ],
        "said": board.in_words(scene),
        "advice": advice,
        "reader": reader_of(scene, eyes),
        "chapters": chapters(chronicle.beats_of(table, eyes.seat)),
        "since": since_of(table, eyes.seat),
    }


def reader_of(scene: Scene, eyes: Eyes) -> chronicle.Reader:
    return chronicle.Reader(scene.view.game, eyes.seat, tuple(scene.names), tuple(scene.letters), eyes.lang)


def recent_of(table: LiveTable, seat: int) -> list[Beat]:
    """What has happened since the seat acted last, that act included; to a spectator the newest action."""
    beats = chronicle.beats_of(table, seat)
    first = table.last_act_of(seat) if seat >= 0 else len(table.table.log) - 1
    start = len(beats)
    while start and beats[start - 1].number >= first:
        start -= 1
    return beats[start:]


def since_of(table: LiveTable, seat: int) -> list[Beat]:
    """What of it is worth telling again."""
    return chronicle.worth_telling(recent_of(table, seat), seat) if seat >= 0 else []


def away_of(table: LiveTable, eyes: Eyes) -> str:
    """At a shared screen: once a seat has nothing left to do and another one of it has, the screen is passed on."""
    asked = table.table.state.to_act
    if eyes.shared and not eyes.covered and eyes.seat not in asked and any(seat in asked for seat in eyes.here):
        return f"/t/{table.id}"
    return ""


@dataclass(frozen=True)
class Status:
    """The sentence on top: who must do what; below it, how far undo reaches or who is awaited."""

    says: str
    more: str = ""
    small: str = ""
    loose: tuple[tuple[str, str], ...] = ()  # options without a place on the board: notation, label
    declines: frozenset[str] = frozenset()  # those of them that do without
    again: frozenset[str] = frozenset()  # those of them that wait for the main button
    confirm: str = ""  # what the main button sends
    then: str = ""  # what stays chosen after it
    confirm_label: str = ""
    clears: bool = False  # something is chosen that can be let go again
    main_label: str = ""  # the main button before anything is chosen
    undo: str = "no"  # "can", "no", or "sealed": a secret choice that can be taken back
    undo_why: str = ""
    next_seat: int = -1  # whose turn it is at a shared screen that is covered
    take_back: int = -1  # a seat of one's own that a bot plays
    back: tuple[int, ...] = ()  # who of them may still take back what they did
    held: int = -1  # a seat of one's own whose turn is done, if its person says so


def status(table: LiveTable, scene: Scene, eyes: Eyes, board: Board) -> Status:
    say = words(eyes.lang)
    state = table.table.state
    game_words = words_of(table.game)
    if state.over:
        winners = _winners(state, scene.names)
        key = "status-over-alone" if len(scene.names) == 1 else "status-over-shared" if winners[1:] else "status-over"
        challenge = state.scores[0].challenge
        if challenge is not None:
            key = "status-challenge-won" if challenge else "status-challenge-lost"
        if key == "status-over" and eyes.seat >= 0:
            return Status(_verdict(state, scene, eyes.seat, say), small=say("status-over-more"))
        return Status(say(key, names=WORDS.listed(winners, eyes.lang)), small=say("status-over-more"))
    asked = [scene.names[seat] for seat in state.to_act]
    if eyes.covered:
        seat = next((seat for seat in eyes.here if seat in state.to_act), -1)
        back = tuple(seat for seat in eyes.here if seat not in state.to_act and not table.table.undo_barrier(seat))
        if seat >= 0:
            name = scene.names[seat]
            says, more = say("status-pass", name=name), say("status-pass-more", name=name)
            return Status(says, small=more, next_seat=seat, back=back)
    awaited = say("status-waiting", names=WORDS.listed(asked, eyes.lang), n=len(asked))
    if eyes.seat < 0:
        return Status(awaited)
    if table.chairs[eyes.seat].bot:
        return Status(say("status-bot-plays"), small=awaited, take_back=eyes.seat)
    barrier = table.table.undo_barrier(eyes.seat)
    undo_why = bare_reason(table, barrier, eyes.lang) if barrier else ""
    undo = "no" if barrier else "can"
    if table.held == eyes.seat:
        return Status(say("status-held"), small=say("status-held-more"), undo="can", held=eyes.seat)
    if scene.decision is None:
        sealed = not barrier and table.table.log[table.last_act_of(eyes.seat)].sealed
        small = (
            say("status-sealed", names=WORDS.listed(asked, eyes.lang), n=len(asked))
            if sealed
            else _stand_in(table, eyes, say)
        )
        return Status(awaited, small=small, undo="sealed" if sealed else undo, undo_why=undo_why)
    decision = scene.decision
    chosen = next((action for action in decision.actions if str(action) == scene.chosen), None)
    confirms = decision.kind in board.confirm
    main = board.main_button(scene) if confirms else ("", "")
    sent = (scene.chosen or board.proposal(scene)) if confirms else ""
    loose = board.loose(scene)
    prompt = game_words.prompt(scene.view, decision, eyes.lang, scene.names)
    asker = game_words.asker(table.game, decision, chronicle.causes_of(table, eyes.seat), eyes.lang)
    return Status(
        game_words.text(eyes.lang, "told-because", cause=asker, text=prompt) if asker else prompt,
        more=board.foretold(scene) if chosen is not None or scene.part else "",
        small=say("status-undo-can") if undo == "can" else "",
        loose=tuple(pair for pair in loose if pair[0] != sent or scene.chosen),
        declines=frozenset(str(action) for action in decision.actions if board.declines(action)),
        again=frozenset(option for option, _ in loose if board.asks_again(scene, option)),
        confirm=sent,
        then=board.next_choice(scene) if confirms and scene.chosen else "",
        clears=bool(scene.chosen),
        confirm_label=main[0],
        main_label=main[1],
        undo=undo,
        undo_why=undo_why,
    )


def _stand_in(table: LiveTable, eyes: Eyes, say: Any) -> str:
    """What can be done about somebody else who does not answer."""
    others = [seat for seat in table.table.state.to_act if seat not in eyes.own]
    if not table.stand_in_after or not any(
        table.chairs[seat].kind == "person" and not table.chairs[seat].bot for seat in others
    ):
        return ""
    return str(say("status-stand-in", time=say("stand-in-span", n=table.stand_in_after)))


def _verdict(state: State, scene: Scene, seat: int, say: Any) -> str:
    """The end in a sentence to one of the players: by how much, or how far behind."""
    first, second, *_ = sorted(state.scores, key=lambda score: (score.rank, -score.total))
    own = state.scores[seat]
    if own.rank == 1:
        ahead = own.total - second.total
        return str(say("status-you-win", n=ahead) if ahead else say("status-you-win-tie"))
    return str(say("status-you-lost", name=scene.names[first.seat], n=first.total - own.total))


def _winners(state: State, names: Sequence[str]) -> list[str]:
    return [names[score.seat] for score in state.scores if score.rank == 1]


@dataclass(frozen=True)
class Panel:
    """One seat in the rail: who it is, whether it thinks or is done, and what it has."""

    seat: int
    name: str
    letter: str
    bot: str  # the level of the bot that plays it, "" if a person does
    me: bool
    light: str  # "thinking", "waits", "locked", "done", "open", or "" for who waits for a turn
    stats: Markup
    can_leave: bool  # it may be handed to a bot, by its own person or when that one is away
    can_return: bool


def listed_panels(state: State, chairs: Sequence[Chair], scene: Scene, eyes: Eyes, board: Board) -> list[Panel]:
    """At any moment of a play; who can leave or come back only matters now."""
    sealing = any(state.decision(seat).sealed for seat in state.to_act)
    people = any(not chairs[seat].bot for seat in state.to_act)  # bots let them go first
    marks = signs(chairs)
    found: list[Panel] = []
    for seat, chair in enumerate(chairs):
        if state.over:
            light = ""
        elif seat in state.to_act:
            light = (
                "open" if chair.kind == "open" and not chair.bot else "waits" if chair.bot and people else "thinking"
            )
        else:
            light = "locked" if sealing else "done" if board.done(scene, seat) else ""
        person = chair.kind == "person" and scene.live and not state.over
        leaves = person and seat in eyes.own
        waited_for = person and bool(eyes.own) and seat in state.to_act
        found.append(
            Panel(
                seat,
                scene.names[seat],
                marks[seat],
                chair.bot.partition(":")[2] or chair.bot,
                seat == eyes.seat,
                light,
                board.panel_stats(scene, seat),
                (leaves or waited_for) and not chair.bot,
                leaves and bool(chair.bot),
            )
        )
    return found


def reason_of(table: LiveTable, reason: Reason, lang: str) -> str:
    return words_of(table.game).reason_words(table.game, reason, lang)


def bare_reason(table: LiveTable, reason: Reason, lang: str) -> str:
    """Without the rule's number, where a link to the rule stands beside it."""
    return reason_of(table, replace(reason, rule=""), lang)


def eyes_of(chairs: Sequence[Chair], person: str, lang: str, wanted: str) -> Eyes:
    """Whose eyes a browser has at a table; `wanted` is the seat it says to be, if it owns several."""
    own = own_seats(chairs, person)
    here = tuple(seat for seat in own if not chairs[seat].bot)
    if wanted:
        seat = whole(wanted)
        if seat is None or (seat != TABLE and seat not in own):
            raise BadInput("this seat is not yours")
        return Eyes(seat, lang, own, here)
    only = here if len(here) == 1 else own if len(own) == 1 else ()
    return Eyes(only[0] if only else TABLE, lang, own, here)
