"""Fair deals: what a table has promised and whether it kept it; any record played again from its key and texts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabuleiro.core.deal import whole_commitment
from tabuleiro.core.errors import BadInput, TabuleiroError
from tabuleiro.core.record import Record
from tabuleiro.core.verify import Verdict, verified
from tabuleiro.kit.editions import edition_of, game_of
from tabuleiro.kit.shelf import games
from tabuleiro.web.eyes import names_of
from tabuleiro.web.pages import form, lobby_of, person_of, render, words
from tabuleiro.web.table import table_of


async def deal(request: Request) -> Response:
    """What is promised while the play goes on; once it is over, the key, and the whole play checked with it."""
    table = await table_of(request)
    lang = person_of(request).lang
    told = table.over and table.now.lesson is None  # a lesson promises nothing
    verdict = await lobby_of(request).aside(verified, table.game, table.table.record) if told else None
    return render(
        request,
        "deal.html",
        table=table,
        names=names_of(table.chairs, lang),
        verdict=verdict,
        says=in_words(verdict, lang) if verdict is not None else "",
    )


async def verify(request: Request) -> Response:
    """Somebody's record, of whatever table: is it what its key and texts, or its seed, lead to?"""
    lang = person_of(request).lang
    say = words(lang)
    fields = form(request) if request.method == "POST" else {}
    text = fields.get("record", [""])[0]
    noted = fields.get("commitment", [""])[0]
    verdict, says, detail = None, "", ""
    try:
        commitment = whole_commitment(noted)
    except BadInput:
        commitment, says = noted, say("fair-fingerprint-fault")
    if request.method == "POST" and not says:
        try:
            record = Record.loads(text.lstrip())
            if record.game not in games():
                raise TabuleiroError(say("fault-no-game"))
            # Not with a pack that a stranger's record carries: reading one may take long, and everybody would wait.
            edition = replace(edition_of(record), pack_content="")
            verdict = await lobby_of(request).aside(lambda: verified(game_of(edition), record, commitment))
            says, detail = in_words(verdict, lang), verdict.what if verdict.code == "rules" else ""
        except TabuleiroError as error:
            says, detail = say("fair-rules"), str(error)
    status = 422 if says and verdict is None else 200
    return render(
        request,
        "verify.html",
        status,
        verdict=verdict,
        says=says,
        detail=detail,
        record=text,
        commitment=commitment,
        back="/verify",
    )


def in_words(verdict: Verdict, lang: str) -> str:
    code = f"{verdict.code}-wrong" if verdict.code in ("key", "commitment") else verdict.code
    return words(lang)(f"fair-{code}", **verdict.figures)


routes: Final = [
    Route("/t/{id}/deal", deal),
    Route("/verify", verify),
    Route("/verify", verify, methods=["POST"]),
]
