"""Writes docs/views.md: what the dictionaries of `view.data` hold, with types, from the games' rules/view_data.py.

`make reference` puts them in place; `--check` only says whether they are current.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tabuleiro.kit.shelf import games, manifest_of, title_of

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "views.md"
FIRST = """\
<!-- `make reference` writes this page: change a game's rules/view_data.py. -->

# What views hold

What Python bots find in `view.data` and all others in the `view` of the messages of the [protocol](protocol.md), with
types as Python writes them: `dict[str, int]` is an object of numbers by name, `list[X]` an array, `X | None` may be
null, and `Literal` is one of these texts. [bots.md](bots.md#what-a-view-has) has an example. A class in brackets is
where the other names of its objects stand.
"""


def page() -> Iterator[str]:
    yield FIRST
    yield "## Every game\n"
    yield from classes(ROOT / "src" / "tabuleiro" / "core" / "view.py")
    for name in games():
        yield f"## {title_of(name, 'en')}\n"
        package = manifest_of(name).package.replace(".", "/")
        yield from classes(ROOT / "src" / package / "rules" / "view_data.py")


def classes(file: Path) -> Iterator[str]:
    text = file.read_text("utf-8")
    lines = text.splitlines()
    known: dict[str, str] = {}  # names that stand for types
    for one in ast.parse(text).body:
        if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name) and "Literal" in ast.unparse(one):
            known[one.targets[0].id] = ast.unparse(one.value)
        if isinstance(one, ast.ClassDef) and any(base.id != "View" for base in one.bases if isinstance(base, ast.Name)):
            yield from table(one, lines, known)


def table(one: ast.ClassDef, lines: list[str], known: dict[str, str]) -> Iterator[str]:
    more = [base.id for base in one.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
    said = ast.get_docstring(one)
    yield f"**{one.name}**{f' ({more[0]})' if more else ''}{f': {said}' if said else ''}\n"
    yield "| name | type | means |"
    yield "|---|---|---|"
    for field in one.body:
        if isinstance(field, ast.AnnAssign):
            type_ = ast.unparse(field.annotation)
            for name, meaning in known.items():
                type_ = type_.replace(name, meaning)
            comment = lines[field.lineno - 1].partition("  # ")[2]
            yield f"| `{ast.unparse(field.target)}` | `{type_.replace('|', chr(92) + '|')}` | {comment} |"
    yield ""


def main() -> None:
    text = "\n".join(page()).rstrip() + "\n"
    if sys.argv[1:] != ["--check"]:
        PAGE.write_text(text, "utf-8")
    elif not PAGE.exists() or PAGE.read_text("utf-8") != text:
        sys.exit("docs/views.md is not current: run 'make reference'")


if __name__ == "__main__":
    main()
