"""Everything that can be reached from a thing, attribute by attribute: what a bot could find in what it is given."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tabuleiro.core.game import Game
from tabuleiro.core.secrecy import fields_of
from tabuleiro.core.state import State
from tabuleiro.core.step import NO_OPTIONS, Phase, Step

PLAIN: Final = (int, float, str, bytes, type(None))
NOT_THERE: Final = object()


class Reach:
    """`values`: what is plain, by its path; `things`: all others. It ends where the game itself begins, which is the
    same for everybody, and never changes."""

    def __init__(self, start: object, game: Game) -> None:
        self.start = start
        self.values: dict[str, object] = {}
        self.things: dict[int, object] = {}
        shared = belongings(game)
        todo = [("", start)]
        while todo:
            path, one = todo.pop()
            if isinstance(one, PLAIN):
                self.values[path] = one
            elif isinstance(one, (Step, Phase)):
                self.values[path] = one.name
            elif id(one) in shared:
                self.values[path] = f"of the game: {type(one).__name__} {id(one)}"
            elif isinstance(one, list) and all(type(value) is int for value in one):
                self.values[path] = tuple(one)
                self.things[id(one)] = one
            elif id(one) not in self.things:
                self.values[path] = type(one).__name__
                self.things[id(one)] = one
                todo += [(path + name, value) for name, value in inside(one)]


def inside(one: object) -> list[tuple[str, object]]:
    """What a thing holds, and where."""
    if isinstance(one, (list, tuple)):
        return [(f"[{i}]", value) for i, value in enumerate(one)]
    if isinstance(one, dict):
        return [(f"[{key!r}]", value) for key, value in one.items()]
    if isinstance(one, (set, frozenset)):
        return [(f"[{i}]", value) for i, value in enumerate(sorted(one, key=repr))]
    names = [*fields_of(type(one)), *getattr(one, "__dict__", {})]
    assert names or type(one).__module__.startswith("tabuleiro."), f"{one!r} cannot be looked into"
    found = [(f".{name}", getattr(one, name, NOT_THERE)) for name in dict.fromkeys(names)]
    return [(name, value) for name, value in found if value is not NOT_THERE]


@lru_cache
def belongings(game: Game) -> dict[int, object]:
    """All that a game holds: its pack, its box, its maps."""
    found: dict[int, object] = {}
    todo: list[object] = [game]
    while todo:
        one = todo.pop()
        if not isinstance(one, (*PLAIN, Step, Phase)) and id(one) not in found and not callable(one):
            found[id(one)] = one
            todo += [value for _, value in inside(one)] if one else []
    return found


def belongings_of_play(state: State) -> list[object]:
    """What is a running play's alone: nobody who looks at it may get hold of any of these, to read or to change."""
    found: list[object] = [state, state.history, state.origin, state.script, state.events]
    for holder in (state, *state.players):
        found.append(holder)
        found += [value for _, value in inside(holder) if isinstance(value, (list, dict, set))]
    shared = belongings(state.game)
    return [one for one in found if one is not None and one is not NO_OPTIONS and id(one) not in shared]
