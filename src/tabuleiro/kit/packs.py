"""Content packs of every game: TOML read strictly, with faults that name file, entry and field."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

from tabuleiro.core.errors import PackError

Table = dict[str, object]
LANGUAGES: Final = ("en", "pt-BR", "de")  # as in tabuleiro.lang, which costs more to import


@dataclass(frozen=True, eq=False)
class Kept:
    """A folder whose files are texts in memory, by their paths: a pack from the archive, a record or a database."""

    files: Mapping[str, str]
    at: str = ""  # "", or the folder's own path with a "/" at its end

    def __truediv__(self, folder: str) -> Kept:
        return Kept(self.files, f"{self.at}{folder}/")

    def is_dir(self) -> bool:
        return any(path.startswith(self.at) for path in self.files)

    def texts(self, ending: str) -> list[tuple[str, str]]:
        names = (
            (path.removeprefix(self.at), text) for path, text in sorted(self.files.items()) if path.startswith(self.at)
        )
        return [(name, text) for name, text in names if "/" not in name and name.endswith(ending)]


Folder = Path | Kept


def beside(path: Folder, folder: str, house: Path) -> Folder:
    """What belongs to a pack in a folder of its own; the house's if it has none."""
    root = path.parent if isinstance(path, Path) and not path.is_dir() else path
    return root / folder if (root / folder).is_dir() else house / folder


def texts_of(path: Folder) -> list[tuple[str, str]]:
    """Name and text of each file of a pack: one TOML file, or a folder of them."""
    if isinstance(path, Kept):
        return path.texts(".toml")
    files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    if not files:
        raise PackError([f"{path}: there is no .toml file in this folder"])
    texts: list[tuple[str, str]] = []
    for file in files:
        try:
            texts.append((file.name, file.read_text(encoding="utf-8")))
        except OSError as error:
            raise PackError([f"{file}: cannot be read ({error.strerror})"]) from None
        except UnicodeDecodeError:
            raise PackError([f"{file}: is not UTF-8 text"]) from None
    return texts


def parsed(name: str, text: str) -> Table:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError([f"{name}: not TOML: {error}"]) from None
    except RecursionError:
        raise PackError([f"{name}: nested too deeply"]) from None


class PackReader:
    """Plain values of one pack; `faults` grows, and a pack with any is refused as a whole."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.where = ""

    def fault(self, field: str, message: str) -> None:
        self.faults.append(f"{self.where}: {field}: {message}" if field else f"{self.where}: {message}")

    @contextmanager
    def within(self, field: str) -> Iterator[None]:
        """Faults in here are faults of this field of the entry."""
        before, self.where = self.where, f"{self.where}: {field}"
        yield
        self.where = before

    def text(self, table: Table, field: str, among: tuple[str, ...] = (), default: str | None = None) -> str:
        value = table.get(field, default)
        if not isinstance(value, str) or not value:
            self.fault(field, "is missing" if value is None else f"should be a text, not {value!r}")
            return among[0] if among else ""
        if among and value not in among:
            self.fault(field, f"'{value}' is not one of {', '.join(among)}")
            return among[0]
        return value

    def number(self, table: Table, field: str, low: int, high: int, default: int | None = None) -> int:
        value = table.get(field, default)
        if type(value) is not int:
            self.fault(field, "is missing" if value is None else f"should be a whole number, not {value!r}")
            return low
        if not low <= value <= high:
            self.fault(field, f"should be from {low} to {high}, not {value}")
        return value

    def flag(self, table: Table, field: str, default: bool = False) -> bool:
        value = table.get(field, default)
        if type(value) is not bool:
            self.fault(field, f"should be true or false, not {value!r}")
        return value is True

    def tables(self, table: Table, field: str, default: object = None) -> list[Table]:
        value = table.get(field, default)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self.fault(field, "is missing" if value is None else "should be a list of tables")
            return []
        return cast("list[Table]", value)

    def table(self, table: Table, field: str) -> Table:
        value = table.get(field, {})
        if not isinstance(value, dict):
            self.fault(field, f"should be a table, not {value!r}")
            return {}
        return cast(Table, value)

    def numbers(self, table: Table, field: str, low: int, high: int, count: int = 0) -> tuple[int, ...]:
        """A list of whole numbers, so many if that is said."""
        value = table.get(field)
        if not isinstance(value, list) or not all(type(item) is int for item in value):
            self.fault(field, "is missing" if value is None else "should be a list of whole numbers")
            return (low,) * count
        if count and len(value) != count:
            self.fault(field, f"should be {count} numbers, not {len(value)}")
            return (low,) * count
        for item in value:
            if not low <= item <= high:
                self.fault(field, f"should be from {low} to {high}, not {item}")
        return tuple(value)

    def words(self, table: Table, field: str, among: tuple[str, ...]) -> tuple[str, ...]:
        value = table.get(field, [])
        if not isinstance(value, list) or len(set(map(str, value))) != len(value):
            self.fault(field, "should be a list of different words")
            return ()
        for word in value:
            if word not in among:
                self.fault(field, f"'{word}' is not one of {', '.join(among)}")
        return tuple(word for word in value if word in among)

    def known(self, table: Mapping[str, object], fields: tuple[str, ...], field: str = "") -> None:
        for key in table:
            if key not in fields:
                self.fault(field, f"unknown field '{key}' (known: {', '.join(fields)})")

    def names(self, table: Table, field: str = "names") -> dict[str, str]:
        names = table.get(field, {})
        if not isinstance(names, dict):
            self.fault(field, "should be a table with en, pt-BR and de")
            return {}
        found = cast("dict[str, str]", names)
        self.known(found, LANGUAGES, field)
        for language in LANGUAGES:
            if found and not isinstance(found.get(language), str):
                self.fault(field, f"the {language} name is missing")
        return found

    def entries(self, file: str, top: Table, kind: str, key: str = "id") -> Iterator[Table]:
        """The tables of one kind; complaints name the one being read."""
        self.where = file
        for i, table in enumerate(self.tables(top, kind, [])):
            self.where = f"{file}: {kind} '{table.get(key, f'number {i + 1}')}'"
            yield table
