"""Writes the reference in docs/content.md from the declarations by which packs are read.

`make reference` puts it in place of all that stands below the mark; `--check` only says whether it is current.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING
from pathlib import Path
from typing import cast

from tabuleiro.kit.content import Content
from tabuleiro.kit.entries import Entry, Head, Value, listed, rows_of
from tabuleiro.kit.packs import texts_of
from tabuleiro.kit.shelf import games, room, title_of

DOCS = Path(__file__).parents[1] / "docs" / "content.md"
MARK = "<!-- Below is what `make reference` writes: change the declarations in the games' rooms `content`. -->\n"


def main() -> None:
    before = DOCS.read_text("utf-8")
    after = before[: before.index(MARK)] + MARK + "\n" + reference()
    if "--check" in sys.argv:
        sys.exit(0 if after == before else "docs/content.md: its reference is not current: run 'make reference'")
    DOCS.write_text(after, "utf-8")


def reference() -> str:
    parts = ["# Reference", *_entry("`[pack]`", Head), *_entry("Every entry", Entry)]
    parts += [part for name in games() for part in _game(name)]
    return "\n\n".join(parts) + "\n"


def _game(name: str) -> Iterator[str]:
    content: Content = room(name, Content)
    if content.reader is None:
        return
    yield f"## {title_of(name, 'en')}"
    kinds: dict[type, list[str]] = {}
    for kind, entry in content.reader.kinds.items():
        kinds.setdefault(entry, []).append(f"[[{kind}]]")
    for kind, entry in content.reader.single.items():
        kinds.setdefault(entry, []).append(f"[{kind}]")
    house = "\n".join(text for _, text in texts_of(content.house))
    for entry, some in kinds.items():
        yield from _entry(listed(some, "and"), entry)
        yield f"```toml\n{_example(house, some[0])}\n```"
    for entry in content.inner:
        yield from _entry(entry.__name__, entry)
    for what, heads, rows in content.vocabulary:
        yield f"### {what}"
        yield _table(heads, _alike(rows))


def _entry(title: str, entry: type) -> Iterator[str]:
    yield f"### {title}"
    yield " ".join((entry.__doc__ or "").split())
    known = rows_of(Entry) if entry is not Entry and issubclass(entry, Entry) else {}
    own = [row for name, row in rows_of(entry).items() if name not in known]
    rows = [(row.key, _value(row.value, row.default), row.says) for row in own]
    rows += [(key, told, says) for key, (told, says) in getattr(entry, "ALSO", {}).items()]
    yield _table(("field", "value", "meaning"), _alike(rows))


def _value(value: Value, default: object) -> str:
    if default is MISSING:
        return value.told
    usual = f"`{str(default).lower()}` if" if isinstance(default, int) and default else "may be"
    return f"{value.told}; {usual} left out"


def _cell(value: object) -> str:
    """A text, words, or words by kinds of entries."""
    if isinstance(value, Mapping):
        return "; ".join(f"{key}: {_cell(words)}" for key, words in value.items())
    return value if isinstance(value, str) else listed(cast("Iterable[str]", value))


def _alike(rows: Iterable[Sequence[object]]) -> list[Sequence[str]]:
    """Words of the same meaning share a row."""
    found: dict[tuple[str, ...], list[str]] = {}
    for word, *rest in rows:
        found.setdefault(tuple(map(_cell, rest)), []).append(str(word))
    return [(listed(words, "and"), *rest) for rest, words in found.items()]


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(line)} |" for line in (heads, ["---"] * len(heads), *rows))


def _example(text: str, kind: str) -> str:
    """The first entry of its kind in the house set."""
    found = re.search(rf"^{re.escape(kind)}\n(?:(?!\[\[?\w|#).*\n?)*", text, re.MULTILINE)
    return found[0].strip() if found else kind


if __name__ == "__main__":
    main()
