"""Frame: the parts of a table page as one viewer gets them, and as they are sent when something changes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from markupsafe import Markup

from tabuleiro.bots.naming import is_own
from tabuleiro.core.action import Action
from tabuleiro.core.reason import Reason
from tabuleiro.core.state import State
from tabuleiro.kit.beats import Beat, chapters
from tabuleiro.kit.lessons import LEARNER
from tabuleiro.kit.shelf import words_of
from tabuleiro.server.chairs import Chair
from tabuleiro.web import chronicle, coach
from tabuleiro.web.board import Board, board_of
from tabuleiro.web.eyes import Eyes, names_of, signs
from tabuleiro.web.notes import noted
from tabuleiro.web.scene import Scene
from tabuleiro.web.stops import Stop
from tabuleiro.web.texts import WORDS, Say, words

if TYPE_CHECKING:
    from tabuleiro.server.live import LiveTable
    from tabuleiro.web.advice import Advice

# Every icon that the frame may come to need: later changes bring new parts, but no new symbols.
REVEALED: Final = ("undo_information", "undo_chance")  # why what one did cannot be taken back
ICONS: Final = (
    *("bell", "bot", "check", "clock", "close", "graph", "help", "hint", "link", "lock", "mark", "menu", "moon"),
    *("album", "person", "play", "pause", "next", "last", "restart", "down", "plus", "rules", "share", "text", "undo"),
)


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
    wasted: dict[str, str] = field(default_factory=dict)  # by notation: what an option would leave unused
    stop: Stop | None = None  # the newest that is to be told,
    stopped: dict[str, str] = field(default_factory=dict)  # and the parts as they were then
    _events: dict[tuple[int, bool, int], bytes] = field(default_factory=dict, compare=False, repr=False)

    def message(self, known: Frame | None = None, since: int = -1) -> dict[str, object]:
        """As it is sent. `known`: what the viewer has already; `since`: the action after which to say what happened."""
        has = known.parts if known is not None else {}
        fresh = self._fresh(since) if since >= 0 else []
        early = [beat for beat in fresh if self.stop is not None and self.stop.comes_after(beat)]
        stop = self.stopped if early else {}
        message: dict[str, object] = {
            "version": self.version,
            "parts": {name: text for name, text in self.parts.items() if name in stop or has.get(name) != text},
            "title": self.title,
            "turn": self.turn,
            "beats": self._told(fresh[len(early) :]),
            "say": [self.reader.said(beat) for beat in fresh if beat.weight != "quiet"] if self.reader else [],
            "away": self.away,
            "wasted": self.wasted,
        }
        if stop:
            message["stop"] = {"parts": stop, "beats": self._told(early)}
        return message | {"later": True} if self.later else message

    def _fresh(self, since: int) -> list[Beat]:
        reader = self.reader
        return [beat for beat in self.beats if beat.number > since and reader.caption(beat)] if reader else []

    def _told(self, beats: Sequence[Beat]) -> list[dict[str, object]]:
        reader = self.reader
        if reader is None:
            return []
        board = board_of(reader.game.name)
        return [chronicle.on_stage(reader, beat, board.card(reader, beat)) for beat in chronicle.in_one(beats)]

    def event(self, known: Frame | None, since: int) -> bytes:
        """The message in a stream; the same bytes for all who have the same frame already."""
        key = (-1, False, since) if known is None else (known.version, known.later, since)
        if key not in self._events:
            message = json.dumps(self.message(known, since), ensure_ascii=False)
            self._events[key] = f"id: {self.version}\nevent: frame\ndata: {message}\n\n".encode()
        return self._events[key]


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


def in_words(table: LiveTable, eyes: Eyes, advice: Advice | None = None) -> dict[str, Any]:
    """What the page without a picture shows: the same question and options, as sentences."""
    board = board_of(table.game.name)
    scene = coach.narrowed(table, scene_of(table.table.state, eyes, table.chairs))
    actions = scene.decision.actions if scene.decision is not None else []
    reader, speaking = reader_of(scene), coach.coaching(table, scene, board)

    def label(action: Action) -> str:
        return words_of(table.game).label(scene.view, action, eyes.lang, scene.names)

    return {
        "table": table,
        "eyes": eyes,
        "scene": scene,
        "board": board,
        "title": words(eyes.lang)("text-title", table=table.name),
        "question": status(table, scene, eyes, board),
        "options": [(str(action), label(action)) for action in actions],
        "wasted": board.wasted(scene),
        "missed": [scene.names[seat] for seat in range(len(table.chairs)) if table.now.missed(seat)],
        "refused": [
            (label(action), bare_reason(table, reason, eyes.lang), reason.rule) for action, reason in scene.refusals
        ],
        "said": board.in_words(scene),
        "advice": advice,
        "reader": reader,
        "chapters": chapters(chronicle.beats_of(table, eyes.seat)),
        "tales": [tale for beat in recent_of(table, eyes.seat) if (tale := board.tale(reader, beat)) is not None],
        "since": since_of(table, eyes.seat),
        "digest": digest_of(table, eyes.seat),
        "coach": speaking,
        "notes": noted(replace(scene, recent=chronicle.told_to(table, eyes.seat)))
        if coach.silent(table, speaking)
        else (),
    }


def reader_of(scene: Scene) -> chronicle.Reader:
    return chronicle.Reader(scene.view.game, scene.seat, tuple(scene.names), tuple(scene.letters), scene.lang)


def recent_of(table: LiveTable, seat: int) -> list[Beat]:
    """What has happened since the seat acted last, that act included; to a spectator the newest action."""
    beats = chronicle.beats_of(table, seat)
    first = table.table.last_of(seat) if seat >= 0 else len(table.table.log) - 1
    start = len(beats)
    while start and beats[start - 1].number >= first:
        start -= 1
    return beats[start:]


def since_of(table: LiveTable, seat: int, beats: Sequence[Beat] | None = None) -> list[chronicle.LogRow]:
    """What others did last and, before it, what the seat's own choice had brought; it stays while the seat goes on. How
    the table was set up, action 0, is no news. `beats`: all that was told so far, if not everything."""
    beats, log = chronicle.beats_of(table, seat) if beats is None else beats, table.table.log
    heard = [
        beat.number for beat in beats if beat.seat != seat and (beat.weight != "quiet" or beat.gains or beat.brings)
    ]
    if seat < 0 or not heard:
        return []
    last = heard[-1]
    first = next((told.number for told in reversed(log[: last + 1]) if told.seat == seat), 1)
    return chronicle.worth_telling([beat for beat in beats if first <= beat.number <= last], seat)


def digest_of(table: LiveTable, seat: int) -> str:
    """What that list is called: before the first choice it has all that has happened."""
    return "digest" if table.table.last_of(seat) else "digest-first"


def taken_back(table: LiveTable, seat: int, lang: str) -> str:
    """What undo would take back, in a few words; "" if the seat has done nothing."""
    number = table.table.last_of(seat)
    if not number:
        return ""
    state = table.at(number - 1)
    action = state.decision(seat).parse(table.table.log[number].text)
    return board_of(table.game.name).brief(state.view(seat), action, lang)


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
    undo_turn: int = 0  # how many steps lead back to where the turn began, if it is more than one
    next_seat: int = -1  # whose turn it is at a shared screen that is covered
    take_back: int = -1  # a seat of one's own that a bot plays
    back: tuple[int, ...] = ()  # who of them may still take back what they did
    held: int = -1  # a seat of one's own whose turn is done, if its person says so


def status(table: LiveTable, scene: Scene, eyes: Eyes, board: Board) -> Status:
    say = words(eyes.lang)
    state = table.table.state
    game_words = words_of(table.game)
    if state.over:
        winners = [scene.names[score.seat] for score in state.scores if score.rank == 1]
        key = "status-over-alone" if len(scene.names) == 1 else "status-over-shared" if winners[1:] else "status-over"
        challenge = state.scores[0].challenge
        if challenge is not None:
            key = "status-challenge-won" if challenge else "status-challenge-lost"
        if key == "status-over" and eyes.seat >= 0:
            return Status(_verdict(state, scene, eyes.seat, say), small=say("status-over-more"))
        return Status(say(key, names=WORDS.listed(winners, eyes.lang)), small=say("status-over-more"))
    people = [seat for seat in state.to_act if not table.chairs[seat].bot and seat != eyes.seat]
    asked = [scene.names[seat] for seat in people or state.to_act]  # bots let people go first
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
    turn = _turn_back(table, scene.turn, eyes.seat) if undo == "can" else 0
    if table.held == eyes.seat:
        # Where all play at once nobody's turn ends; nor does one before the first.
        held = "round" if game_words.by_round else "turn" if _had_turn(table, eyes.seat) else "choice"
        says, end = board.held(scene) or say("status-held", of=held), say("end-turn", of=held)
        small = say("status-held-more", of=held)
        return Status(says, small=small, undo="can", undo_turn=turn, held=eyes.seat, main_label=end)
    if scene.decision is None:
        sealed = not barrier and table.table.log[table.table.last_of(eyes.seat)].sealed
        small = (
            say("status-sealed", names=WORDS.listed(asked, eyes.lang), n=len(asked))
            if sealed
            else _stand_in(table, eyes, say) or _why_over(table, eyes.seat, barrier, say)
        )
        if table.now.reading and eyes.seat == LEARNER:
            awaited = coach.to_read(table, eyes.lang)
        return Status(awaited, small=small, undo="sealed" if sealed else undo, undo_why=undo_why)
    decision = scene.decision
    chosen = next((action for action in decision.actions if str(action) == scene.chosen), None)
    confirms = decision.kind in board.confirm
    main = board.main_button(scene) if confirms else ("", "")
    sent = (scene.chosen or board.proposal(scene)) if confirms else ""
    loose = board.loose(scene)
    whole = state.decision(eyes.seat)  # also what a coach keeps for later
    prompt = game_words.prompt(scene.view, whole, eyes.lang, scene.names)
    causes = chronicle.teller_of(table, eyes.seat).causes(eyes.seat, len(state.players[eyes.seat].pending))
    asker = game_words.asker(table.game, decision, causes, eyes.lang)
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
        undo_turn=turn,
    )


def _had_turn(table: LiveTable, seat: int) -> bool:
    """Whether what has just been done was done in a turn of the seat's own, not before all turns."""
    begins = [kind for kind, telling in words_of(table.game).tellings.items() if telling.turn]
    begun = [event.seat for told in table.table.log[:-1] for event in told.events if event.kind in begins]
    return not begins or begun[-1:] == [seat]


def _turn_back(table: LiveTable, turn: Sequence[Beat], seat: int) -> int:
    depth = table.table.undo_depth(seat, turn[0].number) if turn else 0
    return depth if depth > 1 else 0


def _why_over(table: LiveTable, seat: int, barrier: Reason | None, say: Say) -> str:
    """Why a turn has ended by itself that could else have been taken back: nobody waits for a button then."""
    just = barrier is not None and barrier.code in REVEALED and table.table.log[-1].seat == seat
    return say("status-revealed") if just and table.now.lesson is None else ""


def _stand_in(table: LiveTable, eyes: Eyes, say: Say) -> str:
    """What can be done about somebody else who does not answer."""
    others = [seat for seat in table.table.state.to_act if seat not in eyes.own]
    if not table.stand_in_after or not any(
        table.chairs[seat].kind == "person" and not table.chairs[seat].bot for seat in others
    ):
        return ""
    return say("status-stand-in", time=say("stand-in-span", n=table.stand_in_after))


def _verdict(state: State, scene: Scene, seat: int, say: Say) -> str:
    """The end in a sentence to one of the players: by how much, or how far behind."""
    first, second, *_ = sorted(state.scores, key=lambda score: (score.rank, -score.total))
    own = state.scores[seat]
    if own.rank == 1:
        ahead = own.total - second.total
        return say("status-you-win", n=ahead) if ahead else say("status-you-win-tie")
    return say("status-you-lost", name=scene.names[first.seat], n=first.total - own.total)


@dataclass(frozen=True)
class Panel:
    """One seat in the rail: who it is, whether it thinks or is done, and what it has."""

    seat: int
    name: str
    letter: str
    bot: str  # the level or kind of the bot that plays it, "" if a person does
    me: bool
    named: bool  # by a name of its own, as nobody is in a first lesson
    light: str  # "thinking", "waits", "locked", "done", "open", or "" for who waits for a turn
    stats: Markup
    can_leave: bool  # it may be handed to a bot, by its own person or when that one is away
    can_return: bool
    missed: bool  # a bot from outside, whose last action was taken for it


def listed_panels(
    state: State,
    chairs: Sequence[Chair],
    scene: Scene,
    eyes: Eyes,
    board: Board,
    held: bool = False,
    missed: Sequence[int] = (),
) -> list[Panel]:
    """At any moment of a play; who can leave or come back only matters now. `held`: bots wait for the end of a turn;
    `missed`: the seats for which an action was taken."""
    sealing = any(state.decision(seat).sealed for seat in state.to_act)
    people = held or any(not chairs[seat].bot for seat in state.to_act)  # bots let them go first
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
                _temper(chair),
                seat == eyes.seat,
                bool(chair.name),
                light,
                board.panel_stats(scene, seat),
                (leaves or waited_for) and not chair.bot,
                leaves and bool(chair.bot),
                seat in missed,
            )
        )
    return found


def _temper(chair: Chair) -> str:
    """What kind of bot plays here: its level or name, one from outside, or the host's own; "" for none."""
    if chair.outside:
        return "outside"
    return "own" if is_own(chair.bot) else chair.bot.partition(":")[2] or chair.bot


def reason_of(table: LiveTable, reason: Reason, lang: str) -> str:
    return words_of(table.game).reason_words(table.game, reason, lang)


def bare_reason(table: LiveTable, reason: Reason, lang: str) -> str:
    """Without the rule's number, where a link to the rule stands beside it."""
    return reason_of(table, replace(reason, rule=""), lang)
