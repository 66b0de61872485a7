"""Reads packs strictly: plain values, declared entries, whole packs; every fault names its file, entry and field."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import MISSING
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, TypeVar, cast

from tabuleiro.core.errors import PackError
from tabuleiro.kit.entries import EntryField, Head, keys_of, rows_of, some
from tabuleiro.kit.packs import LANGUAGES, Folder, Table, Texts, parsed, texts_of

E = TypeVar("E")


class RawEntry(NamedTuple):
    """One entry of a pack before it is read."""

    file: str  # "" once it is removed
    where: str  # as faults name it
    table: Table


def guess(word: object, among: Collection[str]) -> str:
    """What somebody may have meant, as the end of a fault."""
    from difflib import get_close_matches  # takes long to import, and most packs are right

    near = get_close_matches(str(word), among, 1)
    return f"; did you mean '{near[0]}'?" if near else ""


def table_in(file: Path) -> Table:
    """What a TOML file says that is no pack, but a part of a game's book."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise PackError([f"{file.name}: {error}"]) from None


class Reader:
    """Plain values and declared entries; `faults` grows, and a pack with any is refused as a whole."""

    def __init__(self, where: str = "") -> None:
        self.faults: list[str] = []
        self.where = where

    def fault(self, field: str, message: str) -> None:
        self.faults.append(f"{self.where}: {field}: {message}" if field else f"{self.where}: {message}")

    @contextmanager
    def within(self, field: str) -> Iterator[None]:
        """Faults in here are faults of this field of the entry; `.field`: of the field before."""
        before, self.where = self.where, f"{self.where}{'' if field.startswith('.') else ': '}{field}"
        yield
        self.where = before

    # -- plain values
    def one_of(self, field: str, word: object, among: Collection[str]) -> bool:
        if isinstance(word, str) and word in among:
            return True
        self.fault(field, f"'{word}' is not one of {', '.join(among)}{guess(word, among)}")
        return False

    def text(self, table: Table, field: str, among: Collection[str] = ()) -> str:
        value = table.get(field)
        if not isinstance(value, str) or not value:
            self.fault(field, "is missing" if value is None else f"should be a text, not {value!r}")
            return next(iter(among), "")
        if among and not self.one_of(field, value, among):
            return next(iter(among))
        return value

    def number(self, table: Table, field: str, low: int, high: int) -> int:
        value = table.get(field)
        if type(value) is not int:
            self.fault(field, "is missing" if value is None else f"should be a whole number, not {value!r}")
            return low
        if not low <= value <= high:
            self.fault(field, f"should be from {low} to {high}, not {value}")
        return value

    def flag(self, table: Table, field: str) -> bool:
        value = table.get(field, False)
        if type(value) is not bool:
            self.fault(field, f"should be true or false, not {value!r}")
        return value is True

    def tables(self, table: Table, field: str, default: object = None) -> list[Table]:
        value = table.get(field, default)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self.fault(field, "is missing" if value is None else "should be a list of tables")
            return []
        return cast("list[Table]", value)

    def each(self, table: Table, field: str, how: Callable[[Table], E], called: str = "") -> list[E]:
        """A list of tables, each read in a way; `called`: by what faults name one, from its index, number or id."""
        found = []
        for i, row in enumerate(self.tables(table, field)):
            with self.within(called.format(i, i + 1, id=row.get("id", "")) if called else f"{field}[{i}]"):
                found.append(how(row))
        return found

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

    def words(
        self, table: Table, field: str, among: Collection[str], most: int = 0, repeats: bool = False, empty: bool = True
    ) -> tuple[str, ...]:
        value = table.get(field)
        if not isinstance(value, list):
            self.fault(field, "is missing" if value is None else f"should be a list, not {value!r}")
            return ()
        if not value and not empty:
            self.fault(field, "should not be empty")
        doubled = not repeats and len(set(map(str, value))) != len(value)
        if doubled or 0 < most < len(value):
            self.fault(field, f"should be a list of {some(most)}different ones")
        return tuple(word for word in value if self.one_of(field, word, among))

    def known(self, table: Mapping[str, object], fields: Collection[str], field: str = "") -> None:
        for key in table:
            if key not in fields:
                self.fault(field, f"unknown field '{key}' (known: {', '.join(fields)}){guess(key, fields)}")

    def names(self, table: Table, field: str) -> dict[str, str]:
        """A text by language; where one is missing the English one stands, and without that the first."""
        if field not in table:
            self.fault(field, "is missing")
        given = self.table(table, field)
        with self.within(field):
            self.known(given, LANGUAGES)
            told = {language: self.text(given, language) for language in LANGUAGES if language in given}
        if not told:
            return {}
        usual = told.get(LANGUAGES[0]) or next(iter(told.values()))
        return {language: told.get(language) or usual for language in LANGUAGES}

    # -- what is declared
    def read(self, entry: type[E], table: Table, **given: object) -> E:
        """An entry by its declaration; what is `given` is not read."""
        declared = cast(Hashable, entry)
        self.known(table, keys_of(declared))
        rows = rows_of(declared).values()
        return entry(**given, **{row.name: self.value(row, table) for row in rows if row.name not in given})

    def value(self, row: EntryField, table: Table) -> Any:
        if row.key not in table and row.default is not MISSING:
            return row.default
        return row.value.read(self, table, row.key)


class PackReader(Reader):
    """One reading of one pack, which may stand on a base: then it says only what differs."""

    kinds: ClassVar[Mapping[str, type]] = {}  # entries: a list of tables each
    single: ClassVar[Mapping[str, type]] = {}  # what is there once
    keys: ClassVar[Mapping[str, str]] = {}  # by what entries are told apart, where that is not their id
    files: ClassVar[Collection[str]] = ()  # what else a pack on a base can remove, by kinds
    id_form: ClassVar[re.Pattern[str]] = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
    id_says: ClassVar[str] = "small letters and digits joined by '-'"
    reserved: ClassVar[Collection[str]] = ()  # words that notation, records and step names use for themselves
    base: Folder  # of a pack that has one, unless another is given

    def __init__(self, base: Folder | None = None) -> None:
        super().__init__()
        self.base = base or self.base
        self.head = Head(name="")
        self.tops: list[Table] = []  # what the files say
        self.found: dict[str, list[RawEntry]] = {kind: [] for kind in (*self.kinds, *self.single)}
        self.removed: dict[str, list[str]] = {}  # kind -> ids
        self.kind = self.file = ""  # of the entry that is being read
        self.ids: dict[tuple[str, str], list[str]] = defaultdict(list)  # group and id -> the files that have it

    # -- the whole
    def pack(self, texts: Texts, *besides: Any) -> Any:
        """A pack by its files and what else is given; one with any fault is refused."""
        self.gather(texts)
        pack = self.made(*besides)
        self.where = self.whole(texts)
        self.checked(pack)
        if self.faults:
            raise PackError(self.faults)
        return pack

    def made(self, *besides: Any) -> Any:
        """Reads all that was gathered."""
        raise NotImplementedError

    def checked(self, pack: Any) -> None:
        """What is wrong with the whole though each entry is right."""
        for (_, id_), files in self.ids.items():
            if id_ and len(files) > 1:
                self.fault("", f"the id '{id_}' is used {len(files)} times: {', '.join(dict.fromkeys(files))}")

    # -- files
    def gather(self, texts: Texts) -> None:
        """All entries of a pack, over those of its base."""
        tops = [(file, parsed(file, text)) for file, text in texts]
        head: Table = {}
        for file, top in tops:
            self.where = file
            self.known(top, ("pack", "remove", *self.kinds, *self.single))
            head = self.table(top, "pack") or head
        self.where = self.whole(texts)
        self.known(head, keys_of(Head), "pack")
        rows = rows_of(Head)
        name, base = self.value(rows["name"], head), self.value(rows["base"], head)
        complete = self.value(rows["complete"], head) if "complete" in head else not base
        self.head = Head(name=name, complete=complete, base=base)
        if base:
            self.spread([(f"{base}/{file}", parsed(file, text)) for file, text in texts_of(self.base)], {})
        on = {(kind, self.key(kind, one.table)): i for kind in self.found for i, one in enumerate(self.found[kind])}
        for file, top in tops:
            self.where = f"{file}: remove"
            self.remove(self.table(top, "remove"), on)
        self.spread(tops, on)
        self.tops = [top for _, top in tops]

    def whole(self, texts: Texts) -> str:
        """The pack, where no file or entry alone is at fault."""
        return " + ".join(file for file, _ in texts) if len(texts) < 3 else "the pack"

    def key(self, kind: str, table: Table) -> str:
        """By what an entry is told apart from others of its kind."""
        return kind if kind in self.single else str(table.get(self.keys.get(kind, "id")))

    def remove(self, table: Table, on: dict[tuple[str, str], int]) -> None:
        """Entries of the base that the pack does without."""
        if table and not self.head.base:
            self.fault("", "there is nothing to remove from without a base")
            return
        self.known(table, (*self.kinds, *self.files))
        for kind, ids in table.items():
            if not isinstance(ids, list):
                self.fault(kind, f"should be a list, not {ids!r}")
                continue
            self.removed[kind] = [str(id_) for id_ in ids]
            if kind not in self.kinds:
                continue
            have = [id_ for of, id_ in on if of == kind]
            for id_ in self.removed[kind]:
                if (at := on.pop((kind, id_), None)) is None:
                    self.fault(kind, f"the base has no '{id_}'{guess(id_, have)}")
                else:
                    self.found[kind][at] = RawEntry("", "", {})

    def spread(self, tops: list[tuple[str, Table]], on: dict[tuple[str, str], int]) -> None:
        """Entries by kind; one that the base has, and where it is `on`, changes the fields that it gives."""
        for file, top in tops:
            self.where = file
            for kind in self.kinds:
                for i, table in enumerate(self.tables(top, kind, [])):
                    where = f"{file}: {kind} '{table.get(self.keys.get(kind, 'id'), f'number {i + 1}')}'"
                    at = on.pop((kind, self.key(kind, table)), None)
                    if at is None:
                        self.found[kind].append(RawEntry(file, where, table))
                    else:
                        self.found[kind][at] = RawEntry(file, where, {**self.found[kind][at].table, **table})
            for kind in self.single:
                if kind in top:
                    below = self.found[kind][0].table if (kind, kind) in on else {}
                    table = laid_over(below, self.table(top, kind))
                    self.found[kind] = [RawEntry(file, f"{file}: {kind}", table)]

    # -- entries
    def every(self, kind: str) -> Iterator[Table]:
        """The tables of one kind; complaints name the one being read."""
        for one in self.found[kind]:
            if one.file:
                self.kind, self.file, self.where = kind, one.file, one.where
                yield one.table

    def all(self, entry: type[E]) -> list[E]:
        """The entries of a kind that their declaration says all about."""
        kind = next(kind for kind, of in self.kinds.items() if of is entry)
        return [self.read(entry, table) for table in self.every(kind)]

    def figures(self) -> dict[str, list[Table]]:
        """What the pack holds, over its base, in whatever files."""
        return {kind: [one.table for one in some if one.file] for kind, some in self.found.items() if some}

    def group(self, kind: str) -> str:
        """Entries that stand in the same notation have different ids."""
        return ""

    def id(self, table: Table, field: str = "id") -> str:
        text = self.text(table, field)
        if text and (not self.id_form.fullmatch(text) or text in self.reserved):
            self.fault(field, f"'{text}' should be {self.id_says}, and none of our own words")
        self.ids[self.group(self.kind), text].append(self.file)
        return text


def reached(start: E, leads: Callable[[E], Iterable[E]]) -> set[E]:
    """All that may follow on something, step after step."""
    found: set[E] = set()
    todo = [start]
    while todo:
        after = set(leads(todo.pop())) - found
        found |= after
        todo += after
    return found


def laid_over(below: Table, above: Table) -> Table:
    """A table with what another one says about it, field by field, also in tables inside."""
    found = dict(below)
    for key, value in above.items():
        before = found.get(key)
        both = isinstance(value, dict) and isinstance(before, dict)
        found[key] = laid_over(cast(Table, before), cast(Table, value)) if both else value
    return found
