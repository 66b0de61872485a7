"""A game's rule book: numbered rules in chapters, the first game in steps, a legend; read from a folder and checked."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from tabuleiro.core.errors import BadInput
from tabuleiro.drawing.icons import symbols
from tabuleiro.drawing.prose import HOUSE, MARK, blocks, plain
from tabuleiro.lang import capital

Names = Callable[[str, str], str]  # the name of a thing by its kind and id, as `card sun-ladder`

CHAPTER: Final = re.compile(r"([a-z]+): (.+)")
RULE: Final = re.compile(r"([A-Z]{2}-\d+) (.+)")
NAMED: Final = re.compile(r"\{([a-z]+) ([a-z0-9-]+)\}")
SIGN: Final = re.compile(r"\{([a-z0-9-]+)\} \*\*([^*]+)\*\*(?:: (.+))?", re.DOTALL)
NUMBER: Final = re.compile(r"(?:[a-z]{2})?-?0*([0-9]+)")
LONGEST_QUERY: Final = 100


class Example(NamedTuple):
    """A position to draw: what is shown of it, which places it is about, a chain, and what is to be seen there."""

    id: str
    show: str  # which part of the table
    position: str
    look: tuple[str, ...]
    path: tuple[str, ...]
    caption: str


@dataclass(frozen=True)
class Rule:
    id: str
    title: str
    text: str
    examples: tuple[Example, ...]

    @property
    def anchor(self) -> str:
        return self.id.lower()

    @cached_property
    def said(self) -> str:
        """All its words, folded for searching."""
        return folded(plain("\n\n".join([self.text, *(example.caption for example in self.examples)])))


class Chapter(NamedTuple):
    id: str
    title: str
    text: str
    rules: list[Rule]


class LearnStep(NamedTuple):
    """One step of the first game, with its picture."""

    id: str
    title: str
    text: str
    picture: Example


class Sign(NamedTuple):
    """An icon of the legend: what it is called and what it means."""

    icon: str
    name: str
    text: str


class Signs(NamedTuple):
    id: str
    title: str
    signs: tuple[Sign, ...]


@dataclass(frozen=True)
class Rulebook:
    lang: str
    chapters: tuple[Chapter, ...]
    steps: tuple[LearnStep, ...]
    legend: tuple[Signs, ...]

    @property
    def rules(self) -> list[Rule]:
        return [rule for chapter in self.chapters for rule in chapter.rules]

    def search(self, query: str) -> list[Rule]:
        """The rules that have every word asked for, or its number: by number, by title, then by text."""
        words = folded(query[:LONGEST_QUERY]).split()
        if not words:
            return []
        ranked = [(rank, rule) for rule in self.rules if (rank := _rank(rule, words)) is not None]
        return [rule for _, rule in sorted(ranked, key=lambda found: found[0])]


def folded(text: str) -> str:
    """Without capitals and accents: `Café` and `cafe` are the same to who searches."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def _rank(rule: Rule, words: list[str]) -> int | None:
    """Less is better; None if a word is missing."""
    title = folded(rule.title)
    game, _, number = rule.anchor.partition("-")
    rank = 0
    for word in words:
        asked = NUMBER.fullmatch(word)
        if asked and asked[1] == number:
            continue
        if word in title:
            rank += 1
        elif word in rule.said or word == game:
            rank += 2
        else:
            return None
    return rank


# ---------------------------------------------------------------- reading
def read(folder: Path, lang: str, names: Names) -> Rulebook:
    """The book of one language; every fault is named with its file and heading. Only the rules must be there."""
    drawings = tomllib.loads(_text(folder / "examples.toml"))
    pages = [_Page(folder / lang / f"{name}.md", drawings, names) for name in ("rules", "learn", "legend")]
    rules, learn, legend = pages
    book = Rulebook(lang, tuple(rules.chapters()), tuple(learn.steps()), tuple(legend.legend()))
    for page in pages:
        page.check_marks({rule.id for rule in book.rules})
    if not book.rules:
        raise rules.fault("a rule book has rules")
    return book


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


class _Page:
    """One file: headings with what stands below them."""

    def __init__(self, file: Path, drawings: dict[str, Any], names: Names) -> None:
        self.file = file
        self.drawings = drawings
        self.names = names
        self.heading = ""
        text = NAMED.sub(self._name, _text(file))
        before, *parts = re.split(r"^(#{1,2}) (.+)\n", text, flags=re.MULTILINE)
        self.sections = list(zip(parts[::3], parts[1::3], parts[2::3], strict=True))
        if before.strip():
            raise self.fault("a heading should come first")

    def fault(self, message: str) -> BadInput:
        place = f"{self.file.parent.name}/{self.file.name}"
        return BadInput(f"{place}: {self.heading}: {message}" if self.heading else f"{place}: {message}")

    def _name(self, found: re.Match[str]) -> str:
        try:
            return self.names(found[1], found[2])
        except KeyError:
            raise self.fault(f"there is no {found[1]} '{found[2]}'") from None

    def parts(self) -> Iterator[tuple[int, re.Match[str], str]]:
        """Depth, heading (matched) and what is below, for each heading in turn."""
        seen: set[str] = set()
        for depth, heading, body in self.sections:
            self.heading = heading
            found = CHAPTER.fullmatch(heading) or RULE.fullmatch(heading)
            if found is None:
                raise self.fault("a heading is 'name: Title' or 'IM-7 Title'")
            if found[1] in seen:
                raise self.fault("is there twice")
            seen.add(found[1])
            yield len(depth), found, body

    def chapters(self) -> list[Chapter]:
        chapters: list[Chapter] = []
        for depth, found, body in self.parts():
            text, examples = self.told(body)
            if depth == 1:
                chapters.append(Chapter(found[1], found[2], text, []))
            elif not chapters or found.re is not RULE or not text:
                raise self.fault("a rule has a number and a text, and stands in a chapter")
            else:
                chapters[-1].rules.append(Rule(found[1], found[2], text, examples))
        return chapters

    def steps(self) -> Iterator[LearnStep]:
        for _, found, body in self.parts():
            text, examples = self.told(body)
            if not text or len(examples) != 1:
                raise self.fault("a step has a text and one picture")
            yield LearnStep(found[1], found[2], text, examples[0])

    def legend(self) -> Iterator[Signs]:
        for _, found, body in self.parts():
            lines = [SIGN.fullmatch(" ".join(line.split())) for line in re.split(r"^- ", body, flags=re.MULTILINE)[1:]]
            if not lines or None in lines:
                raise self.fault("an icon is explained as '- {coin} **Coin**: what it means'")
            signs = (Sign(line[1], line[2], capital(line[3] or "")) for line in lines if line is not None)
            yield Signs(found[1], found[2], tuple(signs))

    def told(self, body: str) -> tuple[str, tuple[Example, ...]]:
        """The text below a heading, and its pictures."""
        text = [block for block in blocks(body) if not block.startswith("> ")]
        return "\n\n".join(text), tuple(self.example(block) for block in blocks(body) if block.startswith("> "))

    def example(self, block: str) -> Example:
        id_, *caption = (line.removeprefix(">").strip() for line in block.split("\n"))
        if id_ not in self.drawings or not caption:
            raise self.fault(f"there is no picture '{id_}', or nothing is said about it")
        drawing = cast("dict[str, Any]", self.drawings[id_])
        look, path = (tuple(drawing.get(key, ())) for key in ("look", "path"))
        return Example(id_, drawing["show"], drawing["position"], look, path, " ".join(caption))

    def check_marks(self, rules: set[str]) -> None:
        """Every link has its rule and every icon is drawn; nothing is left between brackets."""
        for depth, heading, body in self.sections:
            self.heading = f"{depth} {heading}"
            for found in MARK.finditer(body):
                if found[1] and found[1] not in rules:
                    raise self.fault(f"there is no rule {found[1]}")
                if found[2] and found[2] != HOUSE and found[2] not in symbols():
                    raise self.fault(f"there is no icon '{found[2]}'")
            if left := re.search(r"[{}\[\]]", MARK.sub(lambda found: found[3] or "", body)):
                raise self.fault(f"'{left[0]}' belongs to no mark that is known")
