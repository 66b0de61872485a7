"""A moment of a finished play again: another option tried, own mistakes as questions, and playing on from there."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlencode

from starlette.responses import Response

from tabuleiro.analysis.review import Judged, Review
from tabuleiro.analysis.reviewing import Behind
from tabuleiro.core.errors import IllegalAction
from tabuleiro.kit.processes import Failed
from tabuleiro.kit.shelf import words_of
from tabuleiro.server.chairs import LONGEST_TABLE_NAME, Chair, played_by_people
from tabuleiro.server.errors import NotOver
from tabuleiro.server.live import LONGEST_TEXT, LiveTable
from tabuleiro.server.presence import USUAL_BOT
from tabuleiro.server.queue import Whose
from tabuleiro.server.standing import action_of
from tabuleiro.server.studies import Study
from tabuleiro.server.wish import Branch, Wish
from tabuleiro.web import chronicle
from tabuleiro.web.account import Account, points_of
from tabuleiro.web.board import board_of
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.frame import Frame, reason_of, scene_of
from tabuleiro.web.gallery import looked_at
from tabuleiro.web.guard import whole
from tabuleiro.web.pages import Visit, get, go, opened, post
from tabuleiro.web.refusals import Refused
from tabuleiro.web.table import dealt_table

EVEN: Final = 0.01  # of the chance to win: less is no difference
POINT: Final = 0.02  # what a point counts alone, where nobody is beaten


@dataclass(frozen=True)
class Trial:
    """Before an action of a finished play; `learn`: it is one of its seat's mistakes that are asked again."""

    table: LiveTable
    study: Study
    review: Review
    judged: Judged
    lang: str
    learn: bool

    @property
    def number(self) -> int:
        """Of the action."""
        return self.judged.number

    @property
    def seat(self) -> int:
        return self.judged.seat

    def address(self, number: int | None = None) -> str:
        at = (self.number if number is None else number) - 1
        return f"/t/{self.table.id}/try?at={at}" + (f"&learn={self.seat}" if self.learn else "")


async def moment_of(visit: Visit, given: dict[str, str]) -> Trial:
    """What `at` says or, to who learns, the seat's first mistake; refused where there is nothing to choose."""
    table = await dealt_table(visit)
    say = visit.say
    study = await visit.lobby.studies.of(table)
    if study is None or study.review is None or not study.whole:
        raise Refused(409, "no_study", say("study-first"))
    learner, at = whole(given.get("learn", "")), whole(given.get("at", ""))
    decisions = study.review.decisions
    if at is None:
        found = next((one for one in decisions if one.seat == learner and one.name), None)
    else:
        found = next((one for one in decisions if one.number == at + 1), None)
    if found is None:
        raise Refused(404, "no_moment", say("study-no-moment"))
    if len(table.at(found.number - 1).decision(found.seat).options) < 2:
        raise Refused(422, "one_option", say("study-one-option"))
    return Trial(table, study, study.review, found, visit.lang, learner == found.seat)


# ---------------------------------------------------------------- asked, and answered
async def page(visit: Visit) -> Response:
    now = await moment_of(visit, dict(visit.query_params))
    tried = visit.query_params.get("option", "")[:LONGEST_TEXT]
    found = now.study.tried.get((now.number, tried))
    if found is not None:
        found = beside(found, known_of(now.judged))
    eyes, icons = Eyes(now.seat, now.lang), ("right", "first", "prev", "board")
    return visit.show("try.html", now.table, eyes, drawn(visit, now, tried, found), *icons)


async def answer(visit: Visit) -> Response:
    """An option is compared with what was chosen and with the best, by the judge."""
    fields = {key: values[0] for key, values in visit.fields.items()}
    now = await moment_of(visit, fields)
    tried = fields.get("option", "")[:LONGEST_TEXT]
    try:
        action_of(now.table.at(now.number - 1), now.seat, tried)
    except IllegalAction as error:
        raise Refused(422, error.reason.code, reason_of(now.table, error.reason, now.lang)) from None
    whose = Whose(visit.person.id, visit.place)
    texts = (tried, now.judged.action, now.judged.best)
    if tried in (known := known_of(now.judged)):
        now.study.tried[now.number, tried] = known
        return go(f"{now.address()}&{urlencode({'option': tried})}")
    try:
        await visit.lobby.studies.tried(now.table, now.study, now.number, texts, whose)
    except Failed:
        raise Refused(503, "failed", visit.say("study-failed")) from None
    return go(f"{now.address()}&{urlencode({'option': tried})}")


def drawn(visit: Visit, now: Trial, tried: str, found: Behind | None) -> Frame:
    """The table as its seat knew it then; once it is answered the best option is marked."""
    table, say, board = now.table, visit.say, board_of(now.table.game.name)
    state, eyes = table.at(now.number - 1), Eyes(now.seat, now.lang, (now.seat,))
    scene = scene_of(state, eyes, played_by_people(table.chairs), now.judged.best if found else "")
    beats = [beat for beat in chronicle.beats_of(table, now.seat) if beat.number < now.number]
    account = Account(table, now.review, eyes)
    mistakes = account.mistakes(now.seat)
    place = mistakes.index(now.number) if now.number in mistakes else -1
    label = words_of(table.game).label
    actions = scene.decision.actions if scene.decision is not None else []
    good = worth(account, found, tried) >= worth(account, found, now.judged.best) - EVEN if found else False
    return visit.framed(
        "try",
        now.number,
        say("study-title", table=table.name),
        **looked_at(table, eyes, state, replace(scene, told=beats), beats),
        now=now,
        when=account.whose(now.number, now.seat),
        name=scene.names[now.seat],
        options=[
            (str(action), board.brief(scene.view, action, now.lang), label(scene.view, action, now.lang, scene.names))
            for action in actions
        ],
        tried=tried if found else "",
        says=sentence(account, now, tried, found) if found else "",
        compared=compared(account, now, tried, found) if found else (),
        good=good,
        counts=not account.curve.single,
        place=say("study-learn-of", n=place + 1, of=len(mistakes)) if now.learn and place >= 0 else "",
        onward=now.address(mistakes[place + 1]) if now.learn and 0 <= place < len(mistakes) - 1 else "",
    )


def known_of(judged: Judged) -> Behind:
    """What the analysis itself has found behind the choice and behind the best; what was kept long ago has nothing."""
    pairs = (judged.action, judged.taken), (judged.best, judged.better)
    return {text: outlook for text, outlook in pairs if outlook is not None}


def beside(found: Behind, known: Behind) -> Behind:
    """With the figures that the analysis says, and all others as far from them as they were found to be."""
    if not known:
        return found
    shifts = [[is_ - was for is_, was in zip(known[text], found[text], strict=True)] for text in known]
    chance, points = (sum(some) / len(shifts) for some in zip(*shifts, strict=True))
    moved = {text: (min(max(one + chance, 0.0), 1.0), more + points) for text, (one, more) in found.items()}
    return {**moved, **known}


def worth(account: Account, found: Behind, text: str) -> float:
    chance, points = found[text]
    return POINT * points if account.curve.single else chance


def sentence(account: Account, now: Trial, tried: str, found: Behind) -> str:
    own, then, best = (worth(account, found, text) for text in (tried, now.judged.action, now.judged.best))
    if tried == now.judged.action != now.judged.best:
        key = "same"
    elif own >= max(best, then) - EVEN:
        key = "best"
    else:
        key = "better" if own > then + EVEN else "worse" if own < then - EVEN else "short"
    return str(account.say(f"study-answer-{key}", tried=account.brief(now.number, tried)))


def compared(account: Account, now: Trial, tried: str, found: Behind) -> list[tuple[str, str, str, str]]:
    """Options, the best first: in words, what it is, the chance that it leads to, and the points that it lacks."""
    kinds = {"tried": tried, "taken": now.judged.action, "best": now.judged.best}
    ranked = sorted(dict.fromkeys(kinds.values()), key=lambda text: -worth(account, found, text))
    most = max(points for _, points in found.values())
    return [
        (
            account.brief(now.number, text),
            ", ".join(account.say(f"study-{kind}") for kind, one in kinds.items() if one == text),
            str(account.say("study-percent", n=round(100 * found[text][0]))),
            points_of(found[text][1] - most, now.lang),
        )
        for text in ranked
    ]


# ---------------------------------------------------------------- playing on
async def branch(visit: Visit) -> Response:
    """A new table that goes on from a moment, against bots; its deal is known, and it says where it comes from."""
    table = await dealt_table(visit)
    if not table.over:
        raise NotOver("a running play is not gone on with elsewhere")
    person, fields = visit.person, visit.fields
    at, seat = (whole(fields.get(key, [""])[0]) for key in ("at", "seat"))
    if at is None or seat is None or not (0 <= at < len(table.table.log) - 1 and 0 <= seat < len(table.chairs)):
        raise Refused(404, "no_moment", visit.say("study-no-moment"))
    chairs = [_bot_of(chair) for chair in table.chairs]
    chairs[seat] = Chair("person", person.name)
    wish = Wish(
        table.game.name,
        chairs,
        dict(table.table.record.origin.options),
        secrets.randbits(62),
        visit.say("study-branch-name", table=table.name)[:LONGEST_TABLE_NAME],
        position=table.at(at).position,
        branch=Branch(table.id, table.game, at),
    )
    return await opened(visit, wish)


def _bot_of(chair: Chair) -> Chair:
    return Chair("bot", "", chair.bot if chair.kind == "bot" and not chair.outside else USUAL_BOT)


routes: Final = [
    get("/t/{id}/try", page),
    post("/t/{id}/try", answer),
    post("/t/{id}/branch", branch),
]
