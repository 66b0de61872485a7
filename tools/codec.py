"""Writes the tables in docs/codec.md from the codecs of the three games.

`make reference` puts them in place of all that stands below the mark; `--check` only says whether they are current.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import tabuleiro
from tabuleiro.core.codec import Codec
from tabuleiro.core.shapes import Figure
from tabuleiro.core.spans import Part
from tabuleiro.kit.shelf import games, manifest_of, title_of

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "codec.md"
MARK = "<!-- Below is what `make reference` writes: change a game's rules, or core/figures.py. -->\n"
FEW = 3  # names of answers that are shown
MANY = 9  # names of bytes that are shown


def tables() -> Iterator[str]:
    for name in games():
        codec = tabuleiro.load(name).codec
        observer = codec.observer
        yield f"\n## {title_of(name, 'en')}\n"
        yield f"`{codec.stamp}`: {codec.size} actions; {observer.table_length} bytes about the table and"
        yield f"{observer.seat_length} about each seat, {codec.length} with {codec.game.most_seats} seats.\n"
        yield from rows(codec)
        known = numbers(name)
        said = {field: valued(text, known) for field, text in comments(name).items()}
        yield from figures("the table", said, observer.table)
        yield from figures("each seat", said, observer.seat)
        yield from hexes(known)


def rows(codec: Codec) -> Iterator[str]:
    yield "| from | how many | asked | notation begins | about | such as |"
    yield "|---:|---:|---|---|---|---|"
    for row in codec.rows:
        yield f"| {row.first} | {row.size} | {row.kind} | {row.verb} | {' and '.join(row.what)} | {some(row)} |"


def some(row: Part) -> str:
    return ", ".join(f"`{name}`" for name in row.names[:FEW]) + (", …" if row.size > FEW else "")


def comments(game: str) -> dict[str, str]:
    """What stands beside each declared field."""
    package = manifest_of(game).package.replace(".", "/")  # the source, which the compiled build has without comments
    text = (ROOT / "src" / package / "rules" / "fields.py").read_text("utf-8")
    return dict(re.findall(r"^    (\w+): .*?  # (.+)$", text, re.MULTILINE))


def numbers(game: str) -> dict[str, object]:
    """What the names in capitals stand for that those comments use."""
    package = manifest_of(game).package
    modules = [
        import_module(f"{package}.rules.{name}") for name in ("codes", "map") if find_spec(f"{package}.rules.{name}")
    ]
    return {name: value for one in modules for name, value in vars(one).items() if name.isupper()}


def valued(text: str, known: dict[str, object]) -> str:
    return re.sub(r"[A-Z_]{4,}", lambda one: f"{one[0]} = {known[one[0]]}" if one[0] in known else one[0], text)


def hexes(known: dict[str, object]) -> Iterator[str]:
    """Where a game's places are numbered, which is which."""
    names = known.get("HEX_NAMES")
    if isinstance(names, list):
        rows = names.index("b1")
        yield "\nA hex is a number, the same on all maps, column by column:"
        yield f"`a1` is 0, `a2` 1, `b1` {rows}, `{names[-1]}` {len(names) - 1}; a letter is worth {rows}."
        yield f"The {len(names)} bytes (of `goods` six for each) about the hexes stand"
        yield f"in that order: of `face` the byte of `c4` is the first + {2 * rows + 3}."


def meaning(figure: Figure, said: dict[str, str]) -> str:
    text = re.sub(r"`(\w+)`", lambda one: one[0] + (f" ({said[one[1]]})" if one[1] in said else ""), figure.meaning)
    if len(figure.names) == figure.count and (figure.name == "asked" or figure.count <= MANY):
        text += f", in this order: {', '.join(figure.names)}"
    return text


def figures(what: str, said: dict[str, str], found: Iterable[Figure]) -> Iterator[str]:
    yield f"\n| byte of {what} | how many | at most | is | means |"
    yield "|---:|---:|---:|---|---|"
    first = 0
    for figure in found:
        yield f"| {first} | {figure.count} | {figure.most} | {figure.name} | {meaning(figure, said)} |"
        first += figure.count


def written() -> str:
    page = PAGE.read_text("utf-8")
    return page[: page.index(MARK)] + MARK + "\n".join(tables()) + "\n"


def main() -> None:
    if sys.argv[1:] != ["--check"]:
        PAGE.write_text(written(), "utf-8")
    elif PAGE.read_text("utf-8") != written():
        sys.exit("docs/codec.md is not current: run 'make reference'")


if __name__ == "__main__":
    main()
