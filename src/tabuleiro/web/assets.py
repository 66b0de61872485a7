"""What pages load: our style sheets and scripts, and what npm brings; the path changes with their bytes."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import tabuleiro.drawing
from tabuleiro.core.errors import BadInput
from tabuleiro.kit.shelf import folder_of, games, manifest_of

STATIC: Final = Path(__file__).parent / "static"
DRAWING: Final = Path(tabuleiro.drawing.__file__).parent
GAME_SHEETS: Final = {"board.css": "pictures/board.css", "page.css": "page/page.css"}  # in a game's folder
FOR_EVER: Final = "public, max-age=31536000, immutable"
# What npm brings: without the script pages do not change, without the fonts they look otherwise on each machine.
FROM_NPM: Final = (
    "lib/idiomorph.js",
    "lib/noto-sans-latin-wght-normal.woff2",
    "lib/gelasio-latin-wght-normal.woff2",
    "lib/gelasio-latin-wght-italic.woff2",
)


def colours_of(game: str) -> str:
    """A game's own colours as its manifest has them, `--im` for whom they belong to and `--game` on its own pages; and
    those of its pictures."""
    short, colours = manifest_of(game).short, manifest_of(game).colours
    own = folder_of(game) / "pictures" / "tokens.css"
    rules = (
        f":root{{--{short}:{colours.day};--{short}-wash:{colours.day_wash}}}",
        f'[data-theme="dark"]{{--{short}:{colours.night};--{short}-wash:{colours.night_wash}}}',
        f".g-{short}{{--game:var(--{short});--game-wash:var(--{short}-wash)}}",
        f".poster.p-{short},.cut.p-{short}{{--poster-paper:{colours.paper}}}",
        own.read_text("utf-8") if own.is_file() else "",
    )
    return "\n".join(rules)


class Assets:
    """All files by name, read once; `hash` names this very set, so browsers may keep them for ever."""

    def __init__(self) -> None:
        found = {path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.is_file()}
        found["tokens.css"] = DRAWING / "tokens.css"
        for game in games():
            for name, place in GAME_SHEETS.items():
                sheet = folder_of(game) / place
                if sheet.is_file():
                    found[f"{manifest_of(game).short}-{name}"] = sheet
        for name in FROM_NPM:
            if name not in found:
                raise BadInput(f"{STATIC / name} is missing: run 'make setup', which takes it from npm")
        self.files = {name: path.read_bytes() for name, path in sorted(found.items())}
        self.files["games.css"] = "".join(map(colours_of, games())).encode()
        digest = hashlib.sha256()
        for name, data in self.files.items():
            digest.update(f"{name}\0{len(data)}\0".encode() + data)
        self.hash = digest.hexdigest()[:16]

    def url(self, name: str) -> str:
        """Where a page finds the file; modules import their neighbours by relative paths, so all share one folder."""
        if name not in self.files:
            raise KeyError(f"there is no asset '{name}'")
        return f"/static/{self.hash}/{name}"

    def sheets(self, short: str, *names: str) -> list[str]:
        """Where a page finds the style sheets that a game has of its own: these, or all; else the plain page's."""
        own = [f"{short}-{name}" for name in names or GAME_SHEETS]
        found = [name for name in own if name in self.files]
        return [self.url(name) for name in found or ([] if names else ["plain.css"])]

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
