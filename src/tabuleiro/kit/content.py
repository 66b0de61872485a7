"""The room `content`: what is in a game's box, as data; reads its house set, packs of one's own and packs on a base."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final

from tabuleiro.core.errors import PackError
from tabuleiro.kit.entries import Pack
from tabuleiro.kit.packs import Folder, Kept, parsed, texts_of
from tabuleiro.kit.reader import PackReader
from tabuleiro.kit.room import Room

BASE: Final = "base"  # the folder of a kept pack that has what it stands on


class Content(Room):
    """A game that has no content has this one: an empty pack, nothing to keep."""

    place = "content"
    reader: ClassVar[type[PackReader] | None] = None  # of its packs
    prose: ClassVar[str | None] = None  # the folder of a pack that no play depends on
    # for the reference, besides the entries: tables inside them, and lists of words under heads, each with its meaning
    inner: ClassVar[tuple[type, ...]] = ()
    vocabulary: ClassVar[tuple[tuple[str, tuple[str, ...], Sequence[tuple[object, ...]]], ...]] = ()

    @cached_property
    def house(self) -> Path:
        """The set that a play has unless another is given."""
        return self.folder / self.place / "house"

    @property
    def archive(self) -> Path:
        """Where every house set that was ever in use is kept."""
        return self.folder / self.place / "kept"

    # -- reading
    def read(self, pack: Folder | None = None) -> Any:
        """A pack from a TOML file or a folder of them, the house set by default; `PackError` names every fault."""
        if self.reader is None:
            self.files(pack)
            return Pack(name="none", hash=hashlib.sha256(self.manifest.name.encode()).hexdigest()[:16])
        folder = pack or self.house
        return self.reader(self.base_of(folder)).pack(texts_of(folder), *self.besides(folder))

    def besides(self, folder: Folder) -> tuple[Any, ...]:
        """What the reader of a pack is given with its TOML files."""
        return ()

    def faults(self, pack: Any) -> list[str]:
        """What is wrong with a pack though it can be played: its prose."""
        return []

    def doubts(self, pack: Any) -> list[str]:
        """What its author may want to look at again."""
        return []

    # -- files
    def files(self, pack: Folder | None = None) -> dict[str, str]:
        """All that a pack is made of, to be kept; its base as it is today is among it."""
        if self.reader is None:
            if pack is not None and texts_of(pack):
                raise PackError([f"{self.manifest.name} has no content that a pack could change"])
            return {}
        folder = pack or self.house
        found = dict(texts_of(folder)) | self.more(folder)
        if self.based(folder):
            base = self.base_of(folder)
            under = dict(texts_of(base)) | self.more(base)
            prose = f"{self.prose}/"
            found |= {f"{BASE}/{name}": text for name, text in under.items() if not name.startswith(prose)}
        return found

    def more(self, folder: Folder) -> dict[str, str]:
        """What a pack has besides its TOML files, by path."""
        return {}

    def based(self, folder: Folder) -> bool:
        """Whether a pack says only what differs from another one; the house set never does."""
        if folder == self.house:
            return False  # known without reading it once more
        heads = [parsed(file, text).get("pack") for file, text in texts_of(folder)]
        return any(isinstance(head, dict) and head.get("base") for head in heads)

    def base_of(self, folder: Folder) -> Folder:
        """What a pack stands on: the house set of today, or the one of then that it was kept with."""
        return folder / BASE if isinstance(folder, Kept) and (folder / BASE).is_dir() else self.house
