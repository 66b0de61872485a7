"""Action: a seat's answer to a decision, with a one-line notation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, cast

from tabuleiro.core.reason import Reason

if TYPE_CHECKING:
    from tabuleiro.core.game import Game
    from tabuleiro.core.player import Player
    from tabuleiro.core.state import State
    from tabuleiro.core.step import Choice


class Parts(NamedTuple):
    """What an action is made of, as values; its notation is how that is written, and nobody takes that apart again."""

    verb: str
    thing: str = ""  # an id: a card, a building, a unit; or a word for no such thing
    place: str = ""  # where: a place on the board, a seat, a deck
    amount: int | None = None
    link: str = "at"  # the word before the place

    def __str__(self) -> str:
        verb, thing, place, amount, link = self
        said = verb if amount is None else f"{verb} {amount}"
        if thing:
            said = f"{said} {thing}"
        if place:
            said = f"{said} {link} {place}" if link else f"{said} {place}"
        return said


# What follows from the words of a choice. It is not compiled: a choice that is not either says them where only plain
# Python looks, in its class.
def kinds_beginning(choices: Iterable[Choice], verb: str) -> set[str]:
    """The kinds of decision that a notation with this first word answers."""
    return {choice.kind for choice in choices if verb in beginnings(choice)}


def beginnings(choice: Choice) -> set[str]:
    """The first words of its notations."""
    verbs = choice.verbs.split() or [choice.verb or choice.kind, *(word.verb for word in choice.words.values())]
    return {verb.split()[0] for verb in verbs}


def is_shared(choice: Choice) -> bool:
    return choice.shared


def may_be_empty(choice: Choice) -> bool:
    """Whether it says why it may come up without any option."""
    return bool(choice.idle)


def thing_of(choice: Choice, game: Game, option: int) -> str:
    if choice.ids:
        return str(getattr(game.box, choice.ids)[option])
    return choice.names[option] if choice.names else ""


def parts_of(choice: Choice, game: Game, at: int, option: int) -> Parts:
    if option in choice.words:
        return choice.words[option]
    thing, where = choice.thing(game, at, option), choice.where(game, at, option)
    return Parts(choice.verb or choice.kind, thing, where, None if thing or where else option, choice.link)


def shown_of(choice: Choice, g: State, p: Player, at: int) -> list[int]:
    return list(range(len(choice.names))) if choice.refusal and choice.names else choice.options(g, p, at)


def why_of(choice: Choice, g: State, p: Player, at: int, option: int) -> Reason | None:
    if not choice.refusal:
        told = g.game.reasons.get(choice.name)
        return told(g, p, at, option) if told else None
    code, *called, rule = choice.refusal.split()
    thing = choice.where(g.game, at, option) or choice.thing(g.game, at, option)
    return Reason(code, dict.fromkeys(called, thing), rule)


def place_of(choice: Choice, game: Game, at: int, option: int) -> str:
    if option in choice.words:
        return ""
    found = choice.parts(game, at, option)
    where = found.place or (found.thing if choice.spot else "")
    return f"{choice.spot} {where}".strip()


@dataclass(slots=True, repr=False, eq=False)
class Action:
    """One option of one decision. It knows the question it answers, so an answer to another one is noticed."""

    game: Game
    seat: int
    step: Choice
    at: int
    option: int

    @property
    def kind(self) -> str:
        return self.step.kind

    @property
    def parts(self) -> Parts:
        return self.step.parts(self.game, self.at, self.option)

    @property
    def place(self) -> str:
        """Where on the board the option lies, "" if nowhere."""
        return self.step.place(self.game, self.at, self.option)

    def __str__(self) -> str:
        return self.game.notation(self.step, self.at, self.option)

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def key(self) -> tuple[int, str, int, int]:
        """A choice is known by its name: it is not the same object in another process."""
        return self.seat, self.step.name, self.at, self.option

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.game, *self.key)


def _restored(game: Game, seat: int, step: str, at: int, option: int) -> Action:
    return Action(game, seat, cast("Choice", game.steps[step]), at, option)
