"""A hook of the compiled build: writes into its sources what plain Python makes from the declared fields of each game.

In plain Python the slots, starts and copies of players and states are made with their classes (core/fields.py). The
compiler needs them as source: slots and starts in `rules/fields.py`, copies and what views show to all in
`rules/state.py`. Afterwards the sources are as they were.
"""

from __future__ import annotations

import ast
import importlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

IMPORTS = [
    "from typing import ClassVar",
    "from tabuleiro.core.fields import Field",
    "from tabuleiro.core.secrecy import Fields",
]


class FieldsHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.before: dict[Path, str] = {}
        if os.environ.get("HATCH_BUILD_HOOK_ENABLE_MYPYC") == "1":
            sources = Path(self.root) / "src"
            sys.path.insert(0, str(sources))
            for fields in sorted(sources.glob("tabuleiro/games/*/rules/fields.py")):
                state = fields.with_name("state.py")
                made = importlib.import_module(".".join(state.relative_to(sources).with_suffix("").parts))
                self.write(fields, with_slots(fields.read_text("utf-8")))
                self.write(state, with_copies(state.read_text("utf-8"), made))

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
        self.name = node.target.id
        self.type = ast.unparse(node.annotation)
        self.said = ast.unparse(node.value)
        self.start = ast.unparse(node.value.args[0])


def with_slots(text: str) -> str:
    lines = text.split("\n")
    for node in reversed(classes_of(text)):
        if any(word.arg == "metaclass" for word in node.keywords):
            lines[node.lineno - 1 : node.end_lineno] = slotted(node)
    after = lines.index("from __future__ import annotations") + 1
    return "\n".join([*lines[:after], *IMPORTS, *lines[after:]])


def slotted(node: ast.ClassDef) -> Iterator[str]:
    fields = [Declaration(line) for line in node.body if isinstance(line, ast.AnnAssign)]
    own, words = f"{node.name}_own", f"{node.name}_words"
    yield f"{own}: dict[str, Field] = {{"
    yield from (f'    "{field.name}": {field.said},' for field in fields)
    yield "}"
    yield f"{words}: Fields = {{name: field.word for name, field in {own}.items()}}"
    yield f"class {node.name}({ast.unparse(node.bases[0])}):"
    yield f"    OWN: ClassVar[dict[str, Field]] = {own}"
    yield f"    FIELDS: ClassVar[Fields] = {words}"
    yield "    __slots__ = tuple(FIELDS)"
    yield from (f"    {field.name}: {field.type}" for field in fields)
    yield "    def set_starts(self) -> None:"
    yield "        super().set_starts()"
    yield from (f"        self.{field.name} = {field.start}" for field in fields if field.start != "LATER")


def with_copies(text: str, made: ModuleType) -> str:
    """`made`: the same module as plain Python has it."""
    from tabuleiro.core.fields import Declared, copying, showing

    lines = text.split("\n")
    for node in reversed(classes_of(text)):
        cls = getattr(made, node.name)
        if isinstance(cls, Declared):
            methods = {"clone": copying(cls), "public_part": showing(cls)}
            for name, body in methods.items():
                head = f"    def {name}(self) -> {node.name}:"
                lines[node.end_lineno : node.end_lineno] = [head, *(f"        {line}" for line in body)]
    return "\n".join(lines)


def classes_of(text: str) -> list[ast.ClassDef]:
    return [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
