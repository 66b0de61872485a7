"""The bot API's description, OpenAPI 3.1: its schemas are made of the protocol's own types."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from tabuleiro.bots import protocol
from tabuleiro.server.keys import ID

NDJSON: Final = "application/x-ndjson"
JSON: Final = "application/json"
LONGEST_STREAM: Final = 3600  # seconds that can be asked for; without a number it goes on
REFUSALS: Final = {
    400: "It cannot be read: no message of the protocol, or a number that is none.",
    401: "The token is missing, unknown or revoked.",
    403: "The bot has no seat there, or is not invited.",
    404: "There is no such table.",
    409: "Not now: the question is another one by now, the seat is taken, the play is over or has not begun.",
    413: "The body is too large.",
    422: "The action is not legal. The question stands: another answer may follow within its time.",
    429: "Too many requests, or too many streams: wait as long as Retry-After says.",
    503: "Nothing was stored: try the same again in a moment.",
}
ALWAYS: Final = (401, 429, 503)
AT_TABLE: Final = (403, 404, 409)
STREAM: Final = "It goes on until the server stops; empty lines are signs of life. Who connects again gets all anew."
GAME: Final = f"One play: hello, the whole view, then what happens, what is asked, and the end. {STREAM}"
ACT: Final = "Answers what is asked, by index or by notation. The same answer again is the same request."


@lru_cache(maxsize=1)
def document() -> dict[str, Any]:
    names = "ToBot", "OfTables", "Answer", "Bot", "Done", "Refusal"
    kinds = [getattr(protocol, name) for name in names]
    found, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schemas = {**{name: one for name, one in zip(names, found, strict=True) if name not in parts}, **parts}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "The bot API of Tabuleiro",
            "version": str(protocol.VERSION),
            "description": "Bots in any language play at tables to which people invite them. A person names a bot on "
            "their account page and gets a token for it. Messages are those of the bot protocol.",
        },
        "security": [{"token": []}],
        "paths": {
            "/api/openapi.json": {
                "get": {
                    "operationId": "openapi",
                    "summary": "This description.",
                    "security": [],
                    "responses": {"200": _body(JSON, {"type": "object"}, "OpenAPI"), **_refusals(429)},
                }
            },
            "/api/bot": {"get": _operation("myself", "Whose token it is.", "Bot")},
            "/api/bot/stream/event": {
                "get": _operation(
                    "events", f"Invitations and plays of the bot. {STREAM}", "OfTables", [SECONDS], (400,), NDJSON
                )
            },
            "/api/bot/game/stream/{id}": {
                "get": _operation("game", GAME, "ToBot", [TABLE, SECONDS], (400, *AT_TABLE), NDJSON)
            },
            "/api/bot/game/{id}/action": {
                "post": _operation("act", ACT, "Done", [TABLE], (400, *AT_TABLE, 413, 422))
                | {"requestBody": {"required": True, "content": {JSON: {"schema": _ref("Answer")}}}}
            },
            "/api/bot/game/{id}/leave": {
                "post": _at_table("leave", "Gives the seat up: the table's own bot plays on, until somebody comes.")
            },
            "/api/bot/invitation/{id}/accept": {"post": _at_table("accept", "Takes the seat.")},
            "/api/bot/invitation/{id}/decline": {"post": _at_table("decline", "Says no.")},
        },
        "components": {
            "schemas": schemas,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


TABLE: Final = {
    "name": "id",
    "in": "path",
    "required": True,
    "description": "The table's id, as invitations and starts have it.",
    "schema": {"type": "string", "pattern": f"^{ID.pattern}$"},
}
SECONDS: Final = {
    "name": "seconds",
    "in": "query",
    "description": "The stream ends by itself after so long; 0: with what there is now.",
    "schema": {"type": "integer", "minimum": 0, "maximum": LONGEST_STREAM},
}


def _operation(
    name: str,
    summary: str,
    kind: str,
    parameters: Sequence[dict[str, Any]] = (),
    refusals: Sequence[int] = (),
    media: str = JSON,
) -> dict[str, Any]:
    return {
        "operationId": name,
        "summary": summary,
        "parameters": list(parameters),
        "responses": {"200": _body(media, _ref(kind), "As it should be."), **_refusals(*refusals, *ALWAYS)},
    }


def _at_table(name: str, summary: str) -> dict[str, Any]:
    return _operation(name, summary, "Done", [TABLE], (*AT_TABLE, 413))


def _refusals(*statuses: int) -> dict[str, Any]:
    return {str(status): _body(JSON, _ref("Refusal"), REFUSALS[status]) for status in sorted(statuses)}


def _body(media: str, schema: dict[str, Any], description: str) -> dict[str, Any]:
    return {"description": description, "content": {media: {"schema": schema}}}


def _ref(kind: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{kind}"}
