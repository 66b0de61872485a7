"""What asks at once is called last: whatever a step did after it would come before the answer, or before the question.

A step may run another one directly instead of pushing it. The other one may ask, and then the first must be done. That
holds for functions that do so in turn. This test reads the rules' source; it needs no convention in comments.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabuleiro.kit import shelf

Function = ast.FunctionDef


def functions(folder: Path) -> Iterator[tuple[str, Function]]:
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, Function) and {"g", "p"} <= {argument.arg for argument in node.args.args}:
                yield f"{path.name}:{node.name}", node


def asks(call: ast.AST, asking: set[str]) -> bool:
    """Whether a call runs another step of the same seat at once: `STEP.run(g, p, ...)`, or a function that does."""
    if not isinstance(call, ast.Call) or [ast.unparse(one) for one in call.args[:2]] != ["g", "p"]:
        return False
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return name == "run" or name in asking


def asking_in(folder: Path) -> set[str]:
    """The names of functions outside classes that ask at once, found step by step."""
    found: set[str] = set()
    while True:
        more = {
            node.name
            for _, node in functions(folder)
            if node.args.args[0].arg == "g" and any(asks(inner, found) for inner in ast.walk(node))
        }
        if more == found:
            return found
        found = more


def not_last(body: list[ast.stmt], asking: set[str], last: bool = True) -> Iterator[int]:
    """Lines of calls that ask, in statements after which the function goes on."""
    for i, statement in enumerate(body):
        follows = body[i + 1] if i + 1 < len(body) else None
        here = isinstance(follows, ast.Return) and follows.value is None if follows is not None else last
        inner = [getattr(statement, name, []) for name in ("body", "orelse", "finalbody")]
        if isinstance(statement, ast.If | ast.With | ast.Try):
            for block in inner:
                yield from not_last(block, asking, here)
        elif isinstance(statement, ast.For | ast.While):
            for block in inner:
                yield from not_last(block, asking, False)
        elif not here:
            yield from (node.lineno for node in ast.walk(statement) if asks(node, asking))


@pytest.mark.parametrize("game", shelf.games())
def test_what_asks_at_once_is_called_last(game: str) -> None:
    folder = shelf.folder_of(game) / "rules"
    asking = asking_in(folder)
    seen = sum(asks(inner, asking) for _, node in functions(folder) for inner in ast.walk(node))
    wrong = [f"{name}: line {line}" for name, node in functions(folder) for line in not_last(node.body, asking)]
    assert wrong == []
    assert seen > 10


def test_a_step_that_goes_on_is_noticed() -> None:
    source = "def run(self, g, p, at):\n    if at:\n        STEP.run(g, p, at)\n    p.push(OTHER, 0)\n"
    node = ast.parse(source).body[0]
    assert isinstance(node, Function)
    assert list(not_last(node.body, set())) == [3]
