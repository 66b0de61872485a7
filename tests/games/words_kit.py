"""Words of a game as its tests ask for them: what a text looks like, what the source can say, plays put into words."""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import tabuleiro
from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.game import Game
from tabuleiro.core.reason import Reason
from tabuleiro.core.state import State
from tabuleiro.core.step import Choice
from tabuleiro.kit import shelf
from tabuleiro.kit.words import GameWords
from tabuleiro.lang import LANGUAGES, Words

SOURCE = Path(tabuleiro.__file__).parent
NAMES = ["Ana", "Bruno", "Carla", "Dora"]
PLATFORM = {"lesson_later"}  # reasons that the platform gives, at a table of any game
OFTEN = 25  # so many questions of a kind are put into words in any case
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_other_language = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])


def looks_right(text: str) -> bool:
    """No hole, no marker of a missing parameter, no glue showing."""
    wrong = ("{", "}", "$", "???", "\u2068", "\u2069", "  ", " .", " ,", "..", "( ", " )", "\n", ";;")
    return bool(text) and not any(mark in text for mark in wrong) and text == text.strip()


def is_sentence(text: str, ends: str = ".?)") -> bool:
    return looks_right(text) and not text[0].islower() and text[-1] in ends


# ---------------------------------------------------------------- the messages
def messages_of(name: str) -> Words:
    """Its own, on top of what all games say."""
    return shelf.room(name, GameWords).words


class _Used(Visitor):  # type: ignore[misc] # fluent.syntax has no types
    """The variables of one message, and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - fluent's name
        self.messages.add(node.id.name)


@cache
def parameters(name: str, lang: str) -> dict[str, set[str]]:
    """Every message of a game with its variables, those of the messages inside it included."""
    found: dict[str, _Used] = {}
    for file in (file for folder in messages_of(name).folders for file in (folder / lang).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = _Used()
                found[entry.id.name].visit(entry)
    return {key: one.names.union(*(found[inner].names for inner in one.messages)) for key, one in found.items()}


# ---------------------------------------------------------------- reasons
@cache
def nodes(name: str) -> list[ast.AST]:
    """The source of the core and of one game; what the core makes of declared refusals, `refusals` has."""
    core = [file for file in (SOURCE / "core").glob("*.py") if file.name != "action.py"]
    files = [*core, *shelf.folder_of(name).glob("rules/*.py")]
    return [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]


def calls(name: str, function: str) -> Iterator[ast.Call]:
    """Every call there of a function or method with this name."""
    for node in nodes(name):
        if isinstance(node, ast.Call) and function in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
            yield node


def given(call: ast.Call) -> list[str]:
    """The names of the parameters that a `Reason` is given."""
    parameters = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
    assert isinstance(parameters, ast.Dict), ast.unparse(call)
    return [str(key.value) for key in parameters.keys if isinstance(key, ast.Constant)]


def refusals(game: Game) -> Iterator[tuple[str, list[str]]]:
    """The reasons that choices declare, in the same way."""
    for step in game.steps.values():
        if isinstance(step, Choice) and step.refusal:
            code, *called, _ = step.refusal.split()
            yield code, called


def reasons_have_words(
    game: Game, lang: str, reasons: Iterable[tuple[str, list[str]]], sample: Mapping[str, int | str]
) -> None:
    """Each code with the names of its parameters can be said, and no message is left over."""
    codes = set()
    for code, names in (*reasons, *refusals(game)):
        reason = Reason(code, {name: sample.get(name, "abc") for name in names}, "XY-1")
        text = shelf.words_of(game).reason_words(game, reason, lang)
        assert text.endswith(". (XY-1)"), text
        assert looks_right(text), text
        codes.add(code)
    keys = messages_of(game.name).keys(lang)
    assert {key.removeprefix("reason-") for key in keys if key.startswith("reason-")} == codes | PLATFORM


# ---------------------------------------------------------------- the log
def lines_of(game: Game, events: Iterable[Event], lang: str) -> list[str]:
    """The lines of events of the table and of seat 1: it is named, and told its secrets in a line of their own."""
    lines: list[str] = []
    for event in events:
        other, own = (shelf.words_of(game).log_line(game, event.seen_by(seat), NAMES, lang) for seat in (0, 1))
        assert event.seat == TABLE or ("Bruno" in other and "Bruno" in own), (other, own)
        assert (other != own) == bool(event.secret), (other, own)
        lines += [other, own] if event.secret else [own]
    return lines


def doubled(lines: Iterable[str]) -> list[str]:
    return [line for line, times in Counter(lines).items() if times > 1]


# ---------------------------------------------------------------- plays in words
def asked_in_words(game: Game, state: State, seat: int) -> None:
    """Question, options and what is refused, in every language."""
    words = shelf.words_of(game)
    decision, view, refused = state.decision(seat), state.view(seat), state.refusals(seat)
    for lang in LANGUAGES:
        for question in (words.prompt(view, decision, lang, NAMES), words.prompt(view, decision, lang)):
            assert is_sentence(question), question
        labels = [words.label(view, action, lang, NAMES) for action in decision.actions]
        assert all(looks_right(text) for text in labels), labels
        assert doubled(labels) == []
        for action, reason in refused:
            assert looks_right(words.label(view, action, lang))
            assert is_sentence(words.reason_words(game, reason, lang))


def led_to(game: Game, position: str, moves: Iterable[str]) -> State:
    """The state after these moves of whoever is asked first, each of them put into words."""
    state = game.position(position)
    for move in moves:
        seat = state.to_act[0]
        asked_in_words(game, state, seat)
        state.apply(state.decision(seat).parse(move))
    return state


def played_in_words(
    game: Game, state: State, rng: random.Random, asked: Counter[str], most: int, dull: tuple[str, ...]
) -> None:
    """A play of at most so many actions that asks for words where a kind of question is still rare, and for every line
    of the log. Options that start like `dull` ones are taken less often, so that more happens."""
    told, said = state.listen(), 0
    while not state.over and most:
        most -= 1
        seat = rng.choice(state.to_act)
        decision = state.decision(seat)
        asked[decision.kind] += 1
        if asked[decision.kind] <= OFTEN or rng.random() < 0.01:
            asked_in_words(game, state, seat)
        brisk = [action for action in decision.actions if not str(action).startswith(dull)]
        state.apply(rng.choice(brisk if brisk and rng.random() < 0.8 else decision.actions))
        for event in told[said:]:
            for lang in LANGUAGES:
                for seen in (event, event.seen_by(event.seat)):
                    line = shelf.words_of(game).log_line(game, seen, NAMES[: len(state.players)], lang)
                    assert not line or is_sentence(line), (event, line)
        said = len(told)
