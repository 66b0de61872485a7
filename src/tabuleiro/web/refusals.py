"""Refusals: every answer in the 400s and 503, with a reason in the reader's language; JSON for our script."""

from __future__ import annotations

from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tabuleiro.core.errors import BadInput, IllegalAction, RecordError, TabuleiroError
from tabuleiro.lang import FALLBACK
from tabuleiro.server import errors
from tabuleiro.web.doors import Crowded
from tabuleiro.web.guard import Refused as Refused  # handlers have it from here, with the rest
from tabuleiro.web.guard import is_program
from tabuleiro.web.pages import Visit, words
from tabuleiro.web.texts import Say

# What else may come up: the status, the code for scripts, the sentence.
OTHERS: Final[dict[type[Exception], tuple[int, str, str]]] = {
    errors.Stale: (409, "stale", "stale"),  # the question has changed meanwhile: nothing was done
    errors.Taken: (409, "taken", "seat-taken"),  # a bot plays the seat, or somebody was faster
    errors.NotSeated: (409, "taken", "seat-taken"),
    errors.NotDealt: (409, "not_dealt", "not-dealt"),
    errors.NotOver: (409, "not_over", "study-not-over"),
    errors.NoSuchTable: (404, "no_table", "no-table"),
    errors.NoSuchBot: (404, "no_bot", "no-bot"),
    errors.NotInvited: (403, "not_invited", "not-invited"),
    RecordError: (410, "old_table", "old-table"),  # of rules or content that are not here
    IllegalAction: (422, "not_possible", "not-possible"),
    BadInput: (400, "malformed", "malformed"),
}


async def on_refusal(request: Request, error: Exception) -> Response:
    visit = Visit(request.scope)
    if is_program(visit.url.path):
        return _to_program(error)
    return refusal_page(visit, *answer_to(error, visit.say))


def _to_program(error: Exception) -> Response:
    """In the words of who wrote the server: programs show no language to people."""
    status, code, reason = answer_to(error, words(FALLBACK))
    if isinstance(error, TabuleiroError):
        reason = str(error)
    headers = error.headers if isinstance(error, HTTPException | Refused) else None
    return JSONResponse({"error": code, "reason": reason}, status, dict(headers or {}))


def answer_to(error: Exception, say: Say) -> tuple[int, str, str]:
    """The status, the code for scripts, the sentence."""
    match error:
        case Refused():
            return error.status, error.code, error.reason
        case HTTPException():
            return error.status_code, "http", say("no-page" if error.status_code == 404 else "not-possible")
        case errors.StorageTrouble():  # nothing was acknowledged, nothing is lost; the page tries again
            return 503, "storage", say("storage-trouble", why=say(f"storage-{error.kind}"))
        case errors.TooMany():
            return 429, f"too_many_{error.what}", say(f"too-many-{error.what}", n=error.most)
        case Crowded(whose="all"):  # no room for another stream; whose fault that is decides what would help
            return 503, "full", say("full")
        case Crowded(whose="person"):
            return 429, "too_many_streams", say("too-many-streams")
        case Crowded():
            return 429, "too_many_streams", say("too-many-streams-here")
    status, code, key = next(OTHERS[kind] for kind in type(error).__mro__ if kind in OTHERS)
    return status, code, say(key)


def refusal_page(visit: Visit, status: int, code: str, reason: str) -> Response:
    """JSON for our script, a friendly page for a person; from a table's form the way back leads to the table."""
    wants = visit.headers.get("accept", "") + visit.headers.get("content-type", "")
    if "application/json" in wants or "text/event-stream" in wants:
        return JSONResponse({"error": code, "reason": reason}, status)
    table = visit.path_params.get("id") if status not in (404, 410) and visit.method == "POST" else None
    back = f"/t/{table}?mode=text" if table else "/"
    return visit.render("message.html", status, title=reason, text="", back=back)


HANDLERS: Final[dict[Any, Any]] = dict.fromkeys(
    (Refused, HTTPException, errors.StorageTrouble, errors.TooMany, Crowded, *OTHERS), on_refusal
)
