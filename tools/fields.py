"""Writes what follows from the `rules/fields.py` of each game, and with --check says whether it is current.

Slots and starts of a seat and of the table go into `made.py`, their copies into `state.py`, between two lines that say
so: the compiled build needs them as source, and a copy must not cost a call more.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "tabuleiro" / "games"
WIDTH = 120
NOT_NEEDED = ("__future__", "typing", "tabuleiro.core.fields")
LATER = "LATER"
BEGIN = "    # -- made by `make fields`"
END = "    # -- so far"
OWNED = "        other.owned = self.owned = 0  # shared from now on: the first touch copies"
FRESH = ("lists", "piles")  # words of lists: a copy gets a list of its own
# What a copy does with the fields that every seat and every table has.
BASES = {
    "Player": {name: f"self.{name}" for name in ("seat", "bit", "options", "asking", "asking_at", "stack")},
    "State": {
        **{
            name: f"self.{name}"
            for name in ["game", "waiting", "flow", "rng", "over", "origin", "history", "recording"]
        },
        "players": "self.players[:]",
        "stale": "False",
        "script": "None if self.script is None else self.script.copy()",
        "events": "None",
    },
}


class Declaration:
    """One field as fields.py declares it."""

    def __init__(self, node: ast.AnnAssign) -> None:
        assert isinstance(node.target, ast.Name)
        assert isinstance(node.value, ast.Call)
        assert isinstance(node.value.func, ast.Name)
        call = node.value
        self.name = node.target.id
        self.type = ast.unparse(node.annotation)
        self.start = ast.unparse(call.args[0]).replace("'", '"')
        shared = any(word.arg == "shared" for word in call.keywords)
        self.copy = f"self.{self.name}[:]" if node.value.func.id in FRESH and not shared else f"self.{self.name}"


def main(check: bool) -> int:
    stale = []
    for source in sorted(GAMES.glob("*/rules/fields.py")):
        for name, text in (("made.py", made(source)), ("state.py", with_copies(source))):
            target = source.with_name(name)
            if not target.exists() or target.read_text("utf-8") != text:
                stale.append(target)
                if not check:
                    target.write_text(text, "utf-8")
    for path in stale if check else []:
        print(f"{path.relative_to(GAMES.parents[2])} is not what fields.py declares: run 'make fields'")
    return 1 if check and stale else 0


def made(source: Path) -> str:
    tree = ast.parse(source.read_text("utf-8"))
    package = f"tabuleiro.games.{source.parents[1].name}.rules"
    classes = classes_of(tree)
    seat = classes[0].name.removesuffix("Fields")
    bodies = [body_of(node, seat) for node in classes]
    needed = {node.id for node in ast.walk(ast.parse("\n".join(bodies))) if isinstance(node, ast.Name)}
    blocks, quiet = imports(tree, needed)
    names = ", ".join(node.name for node in classes)
    plain = [*blocks, f"from {package}.fields import {names}", "from tabuleiro.core.secrecy import Fields"]
    lines = [
        '"""Made from fields.py by `make fields`: slots and starts of a seat and of the table."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import TYPE_CHECKING, ClassVar",
        "",
        *sorted(plain, key=str.lower),
        "",
        "if TYPE_CHECKING:",
        "    from mypy_extensions import i64",
        "",
        *(f"    {line}" for line in sorted([*quiet, f"from {package}.state import {seat}"])),
        "",
        "",
    ]
    return "\n".join(lines) + "\n\n\n".join(bodies) + "\n"


def imports(tree: ast.Module, needed: set[str]) -> tuple[list[str], list[str]]:
    """Those of fields.py that the starts and the types need: at run time, and for types alone."""

    def of(nodes: list[ast.stmt]) -> Iterator[str]:
        for node in nodes:
            if isinstance(node, ast.ImportFrom) and node.module not in NOT_NEEDED:
                names = [alias.name for alias in node.names if alias.name in needed and alias.name != "i64"]
                line = f"from {node.module} import {', '.join(names)}"
                if len(line) > WIDTH:
                    line = f"from {node.module} import (\n" + "".join(f"    {name},\n" for name in names) + ")"
                if names:
                    yield line

    quiet = [line for node in tree.body if isinstance(node, ast.If) for line in of(node.body)]
    return list(of(tree.body)), quiet


def body_of(node: ast.ClassDef, seat: str) -> str:
    """The class that a game's own seat or table is made from."""
    base, fields = base_of(node), fields_of(node)
    if base == "State":
        base = f'State["{seat}"]'
    name = node.name.removesuffix("Fields") + "Base"
    lines = [
        f"class {name}({base}):",
        f"    FIELDS: ClassVar[Fields] = {node.name}.FIELDS",
        "    __slots__ = tuple(FIELDS)",
        *(f"    {field.name}: {field.type}" for field in fields),
        "",
        "    def set_starts(self) -> None:",
        *begun(fields),
    ]
    return "\n".join(lines)


def with_copies(source: Path) -> str:
    """The game's state.py, with the copies of its classes as they follow from the fields."""
    text = source.with_name("state.py").read_text("utf-8")
    for node in classes_of(ast.parse(source.read_text("utf-8"))):
        base, fields = base_of(node), fields_of(node)
        name = node.name.removesuffix("Fields")
        values = BASES[base] | {field.name: field.copy for field in fields}
        lines = [
            BEGIN,
            f"    def clone(self) -> {name}:",
            f"        other = {name}()",
            *(f"        other.{field} = {value}" for field, value in values.items()),
            *([OWNED] if base == "State" else []),
            "        return other",
            "",
            END,
        ]
        head, found, rest = text.partition(f"class {name}(")
        before, begins, rest = rest.partition(f"{BEGIN}\n")
        _, ends, after = rest.partition(f"{END}\n")
        if not (found and begins and ends):
            raise SystemExit(f"{source.with_name('state.py')}: {name} needs the lines '{BEGIN}' and '{END}'")
        text = head + found + before + "\n".join(lines) + "\n" + after
    return text


def classes_of(tree: ast.Module) -> list[ast.ClassDef]:
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def base_of(node: ast.ClassDef) -> str:
    return next(word.value.id for word in node.keywords if word.arg == "of" and isinstance(word.value, ast.Name))


def fields_of(node: ast.ClassDef) -> list[Declaration]:
    return [Declaration(line) for line in node.body if isinstance(line, ast.AnnAssign)]


def begun(fields: list[Declaration]) -> Iterator[str]:
    """Fields with the same start, as many to a line as fit."""
    starts: dict[str, list[str]] = {}
    for field in fields:
        if field.start != LATER:
            starts.setdefault(field.start, []).append(field.name)
    for start, names in starts.items():
        line = ""
        for name in names:
            if len(f"{line}self.{name} = {start}") + 8 > WIDTH:
                yield f"        {line}{start}"
                line = ""
            line += f"self.{name} = "
        yield f"        {line}{start}"


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
