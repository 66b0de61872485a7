"""Fair deals: what a table has promised and whether it kept it; any record played again from its key and texts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from starlette.responses import Response

from tabuleiro.core.deal import whole_commitment
from tabuleiro.core.errors import BadInput, TabuleiroError
from tabuleiro.core.record import Record
from tabuleiro.core.verify import DealVerdict, verified
from tabuleiro.kit.editions import edition_of, game_of
from tabuleiro.kit.shelf import games
from tabuleiro.web.eyes import names_of
from tabuleiro.web.pages import Visit, get, post, words
from tabuleiro.web.table import table_of


async def deal(visit: Visit) -> Response:
    """What is promised while the play goes on; once it is over, the key, and the whole play checked with it."""
    table = await table_of(visit)
    told = table.over and table.now.lesson is None  # a lesson promises nothing
    verdict = await visit.lobby.aside(verified, table.game, table.table.record) if told else None
    return visit.render(
        "deal.html",
        table=table,
        names=names_of(table.chairs, visit.lang),
        verdict=verdict,
        says=in_words(verdict, visit.lang) if verdict is not None else "",
    )


async def verify(visit: Visit) -> Response:
    """Somebody's record, of whatever table: is it what its key and texts, or its seed, lead to?"""
    say = visit.say
    text = visit.field("record")
    noted = visit.field("commitment")
    verdict, says, detail = None, "", ""
    try:
        commitment = whole_commitment(noted)
    except BadInput:
        commitment, says = noted, say("fair-fingerprint-fault")
    if visit.method == "POST" and not says:
        try:
            record = Record.loads(text.lstrip())
            if record.game not in games():
                raise TabuleiroError(say("fault-no-game"))
            # Not with a pack that a stranger's record carries: reading one may take long, and everybody would wait.
            edition = replace(edition_of(record), pack_content="")
            verdict = await visit.lobby.aside(lambda: verified(game_of(edition), record, commitment))
            says, detail = in_words(verdict, visit.lang), verdict.what if verdict.code == "rules" else ""
        except TabuleiroError as error:
            says, detail = say("fair-rules"), str(error)
    status = 422 if says and verdict is None else 200
    return visit.render(
        "verify.html",
        status,
        verdict=verdict,
        says=says,
        detail=detail,
        record=text,
        commitment=commitment,
        back="/verify",
    )


def in_words(verdict: DealVerdict, lang: str) -> str:
    code = f"{verdict.code}-wrong" if verdict.code in ("key", "commitment") else verdict.code
    return words(lang)(f"fair-{code}", **verdict.figures)


routes: Final = [
    get("/t/{id}/deal", deal),
    get("/verify", verify),
    post("/verify", verify),
]
