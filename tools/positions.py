"""Writes docs/positions.md, the reference of positions, from the tables of keys that write and read them.

`make positions` writes it; with --check it only says whether it is current.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import tabuleiro
from tabuleiro.kit.positions import Form, Key

FILE = Path(__file__).parents[1] / "docs" / "positions.md"
HEAD = """# Positions

Any state of a play as readable text, both ways: `state.position` writes it, `game.position(text)` reads it. It is TOML;
what is left out has its usual value, so a position by hand is short:

```python
state = game.position('''
round = 3
[[seat]]
coins = 7
hand = ["distillery", "canteen"]
''')
```

What is pending runs on at once until somebody is asked. `game.position(text, chance=["fair-wind"])` fixes what comes up
first; with `run=False` nothing runs: `state.step()` does one thing after the other and stops before forced choices too,
`state.go_on()` does the rest. A position that cannot arise is refused with its reason.

A **step** is written `name@what it is about`; a list of steps or phases has the next one last. By hand there is no need
for `flow`, `steps` and `asked`: `phase` says where the round is.

This page is made by `make positions` from the tables that write and read positions.
"""
TITLES = {
    "imperial-miners": "Imperial Miners",
    "above-and-below": "Above and Below",
    "brazil-imperial": "Brazil: Imperial",
}


def reference() -> str:
    return HEAD + "".join(part_of(name) for name in TITLES)


def part_of(name: str) -> str:
    form = tabuleiro.load(name).positions
    assert isinstance(form, Form)
    lines = ["", f"## {TITLES[name]}", "", "### The table", "", *rows(form.table), "", "### A seat: `[[seat]]`", ""]
    lines += [*rows(form.seat), "", f"Steps are about {form.steps.other.what}, or about nothing."]
    about: dict[str, list[str]] = {}
    for step, one in form.steps.about.items():
        about.setdefault(one.what, []).append(f"`{step}`")
    lines += [f"{', '.join(steps)}: about {what}." for what, steps in about.items()]
    return "\n".join(lines) + "\n"


def rows(keys: Iterable[Key]) -> list[str]:
    found = ["| key | is | usually | means | rule |", "|---|---|---|---|---|"]
    return found + [f"| `{key.name}` | {key.what} | {key.usual} | {key.meaning} | {key.rule} |" for key in keys]


def main() -> None:
    if sys.argv[1:] != ["--check"]:
        FILE.write_text(reference())
    elif FILE.read_text() != reference():
        sys.exit("docs/positions.md is not current: make positions")


if __name__ == "__main__":
    main()
