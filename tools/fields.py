"""A hook of the compiled build: writes into its sources what plain Python makes from the declared fields of each game.

In plain Python the slots, starts and copies of players and states are made with their classes (core/fields.py). The
compiler needs them as source: slots and starts in `rules/fields.py`, copies in `rules/state.py`. Afterwards the
sources are as they were.
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

IMPORTS = ["from typing import ClassVar", "from tabuleiro.core.secrecy import Fields"]
FRESH = ("lists", "piles")  # words of lists: a copy gets a list of its own


class FieldsHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.before: dict[Path, str] = {}
        if os.environ.get("HATCH_BUILD_HOOK_ENABLE_MYPYC") == "1":
            for fields in sorted(Path(self.root).glob("src/tabuleiro/games/*/rules/fields.py")):
                declared = fields.read_text("utf-8")
                self.write(fields, with_slots(declared))
                state = fields.with_name("state.py")
                self.write(state, with_copies(state.read_text("utf-8"), declared, core_of(Path(self.root))))

    def write(self, path: Path, text: str) -> None:
        self.before[path] = path.read_text("utf-8")
        path.write_text(text, "utf-8")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        for path, text in self.before.items():
            path.write_text(text, "utf-8")


class Declaration:
    """One field as fields.py declares it."""

    def __init__(self, node: ast.AnnAssign) -> None:
        assert isinstance(node.target, ast.Name)
        assert isinstance(node.value, ast.Call)
        assert isinstance(node.value.func, ast.Name)
        call = node.value
        self.name = node.target.id
        self.type = ast.unparse(node.annotation)
        self.said = ast.unparse(call)
        self.start = ast.unparse(call.args[0])
        shared = any(word.arg == "shared" for word in call.keywords)
        self.copy = f"self.{self.name}[:]" if node.value.func.id in FRESH and not shared else f"self.{self.name}"


def core_of(root: Path) -> dict[str, dict[str, str]]:
    """What a copy does with the fields that every player and every state has."""
    sys.path.insert(0, str(root / "src"))
    from tabuleiro.core.fields import COPIED
    from tabuleiro.core.state import Player, State

    return {kind.__name__: {name: COPIED.get(name, f"self.{name}") for name in kind.FIELDS} for kind in (Player, State)}


def with_slots(text: str) -> str:
    lines = text.split("\n")
    for node in reversed(declaring(text)):
        lines[node.lineno - 1 : node.end_lineno] = slotted(node)
    after = lines.index("from __future__ import annotations") + 1
    return "\n".join([*lines[:after], *IMPORTS, *lines[after:]])


def slotted(node: ast.ClassDef) -> Iterator[str]:
    fields = fields_of(node)
    words = f"{node.name}_words"
    yield f"{words}: Fields = {{"
    yield from (f'    "{field.name}": {field.said}.word,' for field in fields)
    yield "}"
    yield f"class {node.name}({ast.unparse(node.bases[0])}):"
    yield f"    FIELDS: ClassVar[Fields] = {words}"
    yield "    __slots__ = tuple(FIELDS)"
    yield from (f"    {field.name}: {field.type}" for field in fields)
    yield "    def set_starts(self) -> None:"
    yield "        super().set_starts()"
    yield from (f"        self.{field.name} = {field.start}" for field in fields if field.start != "LATER")


def with_copies(text: str, declared: str, core: dict[str, dict[str, str]]) -> str:
    lines = text.split("\n")
    bases = {node.name: node for node in declaring(declared)}
    for node in reversed(classes_of(text)):
        base = bases.get(named(node.bases[0])) if node.bases else None
        if base is not None:
            lines[node.end_lineno : node.end_lineno] = copying(node.name, base, core[named(base.bases[0])])
    return "\n".join(lines)


def copying(name: str, base: ast.ClassDef, core: dict[str, str]) -> Iterator[str]:
    values = core | {field.name: field.copy for field in fields_of(base)}
    yield f"    def clone(self) -> {name}:"
    yield f"        other = {name}()"
    yield from (f"        other.{field} = {value}" for field, value in values.items())
    if "owned" in core:
        yield "        self.owned = 0"
    yield "        return other"


def classes_of(text: str) -> list[ast.ClassDef]:
    return [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]


def declaring(text: str) -> list[ast.ClassDef]:
    return [node for node in classes_of(text) if any(word.arg == "metaclass" for word in node.keywords)]


def named(node: ast.expr) -> str:
    """The class that a base is, whatever its kinds."""
    return ast.unparse(node.value if isinstance(node, ast.Subscript) else node)


def fields_of(node: ast.ClassDef) -> list[Declaration]:
    return [Declaration(line) for line in node.body if isinstance(line, ast.AnnAssign)]
