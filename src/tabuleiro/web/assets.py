"""What pages load: our style sheets and scripts, and what npm brings; the path changes with their bytes."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import tabuleiro.drawing
import tabuleiro.games
from tabuleiro.core.errors import BadInput

STATIC: Final = Path(__file__).parent / "static"
DRAWING: Final = Path(tabuleiro.drawing.__file__).parent
GAMES: Final = Path(tabuleiro.games.__file__).parent
FOR_EVER: Final = "public, max-age=31536000, immutable"
MORPH: Final = "lib/idiomorph.js"


class Assets:
    """All files by name, read once; `hash` names this very set, so browsers may keep them for ever."""

    def __init__(self) -> None:
        found = {path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.is_file()}
        found["tokens.css"] = DRAWING / "tokens.css"
        for path in GAMES.glob("*/board.css"):
            found[f"{path.parent.name}-board.css"] = path
        if MORPH not in found:
            raise BadInput(f"{STATIC / MORPH} is missing: run 'make setup', which takes it from npm")
        self.files = {name: path.read_bytes() for name, path in sorted(found.items())}
        digest = hashlib.sha256()
        for name, data in self.files.items():
            digest.update(f"{name}\0{len(data)}\0".encode() + data)
        self.hash = digest.hexdigest()[:16]

    def url(self, name: str) -> str:
        """Where a page finds the file; modules import their neighbours by relative paths, so all share one folder."""
        if name not in self.files:
            raise KeyError(f"there is no asset '{name}'")
        return f"/static/{self.hash}/{name}"

    async def serve(self, request: Request) -> Response:
        name = request.path_params["name"]
        data = self.files.get(name)
        if data is None:
            return PlainTextResponse("There is no such file.", 404)
        kind = (
            "text/javascript" if name.endswith(".js") else mimetypes.guess_type(name)[0] or "application/octet-stream"
        )
        # An old page may ask for an old set: it gets the present files, but must not keep them under that name.
        keep = FOR_EVER if request.path_params["hash"] == self.hash else "no-store"
        return Response(data, media_type=kind, headers={"Cache-Control": keep})
