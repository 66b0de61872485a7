"""A game's rule book as its tests read it: all that a reader sees, and examples played on the engine."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from typing import Any

import tabuleiro
from tabuleiro.core.event import Event
from tabuleiro.core.state import State
from tabuleiro.kit.book import book_of
from tabuleiro.kit.rulebook import Example, Rule, Rulebook, Sign


class Book:
    """The rule book of one game, in every language."""

    def __init__(self, name: str) -> None:
        self.room = book_of(name)
        self.game = tabuleiro.load(name)
        self.drawings: dict[str, Any] = tomllib.loads((self.room.folder / "examples.toml").read_text(encoding="utf-8"))

    def read(self, lang: str) -> Rulebook:
        return self.room.rulebook(lang)

    def search(self, lang: str, query: str) -> list[Rule]:
        return self.read(lang).search(query)

    def first(self, lang: str, query: str) -> str:
        """The number of the rule that a search finds first; nothing if it finds none."""
        return next((rule.id for rule in self.search(lang, query)), "")

    def rule_text(self, lang: str, id_: str) -> str:
        return next(rule.text for rule in self.read(lang).rules if rule.id == id_)

    def signs(self, lang: str) -> list[Sign]:
        """The legend, whatever its groups."""
        return [sign for group in self.read(lang).legend for sign in group.signs]

    def examples(self, lang: str) -> list[Example]:
        book = self.read(lang)
        return [*(one for rule in book.rules for one in rule.examples), *(step.picture for step in book.steps)]

    def texts(self, lang: str) -> list[str]:
        """Everything that a reader of this language sees."""
        book = self.read(lang)
        found = [part for chapter in book.chapters for part in (chapter.title, chapter.text)]
        found += [part for rule in book.rules for part in (rule.title, rule.text)]
        found += [part for step in book.steps for part in (step.title, step.text)]
        found += [part for sign in self.signs(lang) for part in (sign.name, sign.text)]
        return [*found, *(group.title for group in book.legend), *(one.caption for one in self.examples(lang))]

    # ------------------------------------------------------------ examples
    def holds(
        self, id_: str, pointed_at: Callable[[State], set[str]], shown: Callable[[State], Mapping[str, Any]]
    ) -> list[Event]:
        """The engine accepts the position of an example, and what its text says comes out of it.

        `pointed_at`: what an example of this game may point at. `shown`: what the first seat has, in the words of
        `after`; of a list, `after` may give the length. What happened is handed back, for what else a game says.
        """
        example = self.drawings[id_]
        state = self.game.position(example["position"])
        assert set(example.get("look", ())) <= pointed_at(state)
        told = state.listen()
        for text in example.get("moves", ()):
            state.apply(state.decision(0).parse(text))
        now = shown(state)
        for key, wanted in example.get("after", {}).items():
            found = len(now[key]) if isinstance(now[key], list) and isinstance(wanted, int) else now[key]
            assert found == wanted, key
        options = [str(action) for action in state.decision(0).actions] if 0 in state.to_act else []
        assert options == example.get("options", options)
        assert set(example.get("with", ())) <= set(options)
        assert not set(example.get("without", ())) & set(options)
        return told

    def unproven(self, *proofs: str) -> list[str]:
        """The examples that only show something. `proofs`: what this game's examples say besides what any may say."""
        known = {"after", "options", "with", "without", *proofs}
        return [id_ for id_, example in self.drawings.items() if not known & set(example)]
