"""Where packs are: TOML files in a folder, a single one, or texts in memory; and one pack's folder over another's."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Final

from tabuleiro.core.errors import PackError

Table = dict[str, object]
Texts = list[tuple[str, str]]  # files by name, with what they say
LANGUAGES: Final = ("en", "pt-BR", "de")  # as in tabuleiro.lang, which costs more to import


@dataclass(frozen=True, eq=False)
class Kept:
    """A folder whose files are texts in memory, by their paths: a pack from the archive, a record or a database."""

    files: Mapping[str, str]
    at: str = ""  # "", or the folder's own path with a "/" at its end
    under: Path | None = None  # the folder that this one stands on, where it says only what differs

    def __truediv__(self, folder: str) -> Kept:
        return Kept(self.files, f"{self.at}{folder}/", self.under and self.under / folder)

    def is_dir(self) -> bool:
        return any(path.startswith(self.at) for path in self.files)

    def texts(self, ending: str) -> Texts:
        names = (
            (path.removeprefix(self.at), text) for path, text in sorted(self.files.items()) if path.startswith(self.at)
        )
        return [(name, text) for name, text in names if "/" not in name and name.endswith(ending)]


Folder = Path | Kept


def beside(path: Folder, folder: str) -> Folder | None:
    """What belongs to a pack in a folder of its own, if it has one."""
    root = path.parent if isinstance(path, Path) and not path.is_dir() else path
    return root / folder if (root / folder).is_dir() else None


def layers(folder: Folder) -> tuple[Folder, ...]:
    """A folder, after the one that it stands on."""
    return (folder.under, folder) if isinstance(folder, Kept) and folder.under else (folder,)


def texts_of(path: Folder, ending: str = ".toml") -> Texts:
    """Name and text of each file of a pack: a single one, or those of a folder."""
    if isinstance(path, Kept):
        return path.texts(ending)
    files = sorted(path.glob(f"*{ending}")) if path.is_dir() else [path]
    if not files and ending == ".toml":
        raise PackError([f"{path}: there is no .toml file in this folder"])
    texts: Texts = []
    for file in files:
        try:
            texts.append((file.name, file.read_text(encoding="utf-8")))
        except OSError as error:
            raise PackError([f"{file}: cannot be read ({error.strerror})"]) from None
        except UnicodeDecodeError:
            raise PackError([f"{file}: cannot be read: it is not UTF-8 text"]) from None
    return texts


def bare(value: object, prose: Collection[str]) -> object:
    """The figures of a pack: all that a play depends on, which is what its hash covers.

    Prose is left out: a mended sentence or a better name must not make a record of an old play useless; a changed
    number must, because the same choices would bring something else.
    """
    if is_dataclass(value):
        value = {field.name: getattr(value, field.name) for field in fields(value)}
    if isinstance(value, dict):
        return {key: bare(item, prose) for key, item in value.items() if key not in prose}
    return [bare(item, prose) for item in value] if isinstance(value, list | tuple) else value


def hashed(said: object, ensure_ascii: bool = True) -> str:
    """The fingerprint of what a pack says."""
    text = json.dumps(said, sort_keys=True, ensure_ascii=ensure_ascii, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def parsed(name: str, text: str) -> Table:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError([f"{name}: not TOML: {error}"]) from None
    except RecursionError:
        raise PackError([f"{name}: nested too deeply"]) from None
