"""Room: one part of a game as the platform asks for it; a game that has none gets the platform's own."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import ClassVar

from tabuleiro.core.manifest import Manifest


class Room:
    """Each kind of room is a class whose methods do something good enough for any game; a game's own overrides some."""

    place: ClassVar[str] = ""  # the module of a game's package that has it, as `ROOM`

    def __init__(self, manifest: Manifest) -> None:
        self.manifest = manifest

    @property
    def folder(self) -> Path:
        """Where the game's rooms are."""
        spec = find_spec(self.manifest.package)
        assert spec is not None
        assert spec.origin is not None
        return Path(spec.origin).parent
