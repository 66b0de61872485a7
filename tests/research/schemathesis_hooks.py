"""What Schemathesis cannot know: streams end only if they are told to, and which tables there are."""

from __future__ import annotations

import json
import os
import zlib
from typing import Any, Final

import schemathesis

TABLES: Final = json.loads(os.environ["TABLES"])  # by what is done there
MISSED: Final = 3  # one id in so many that there might be is none that there is


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: dict[str, Any]) -> None:
    """Nobody waits for an hour, but what is no number of seconds is asked as it is."""
    if "/stream/" in case.operation.path:
        query = dict(case.query or {})
        given = query.get("seconds", 0)
        if str(given).isdigit() and int(given) <= 3600:
            query["seconds"] = 0
        case.query = query
    id_ = str((case.path_parameters or {}).get("id", ""))
    if len(id_) == 22 and zlib.crc32(id_.encode()) % MISSED:
        what = case.operation.path.rpartition("/")[2]
        case.path_parameters = {"id": TABLES.get(what, TABLES["action"])}
