"""Secrecy: each field of a state and of its players says once who may know it; tables of views are made of that alone.

A class lists its fields in `FIELDS`, each with one of these words, which core/fields.py has for declarations:

    public            everybody knows it; LIST where it is a list
    own               only its seat knows it; others find `shown` in its place
    secret(shown)     nobody knows it
    partly(split)     a seat knows a part of it, which a function takes out
    piles(words)      a list of piles, each with a word of its own
    BAG               a pile without order: whoever looks finds in it all of its kind that is hidden from them, sorted

What is hidden and belongs to a bag (`into`) lies there in the view: that is all that a seat knows about it, but for its
`back`: what everybody sees of it from outside, such as how many cards it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tabuleiro.core.errors import RulesError

if TYPE_CHECKING:
    from tabuleiro.core.player import Player
    from tabuleiro.core.state import State

    S = TypeVar("S", bound=State)

# For a field of players by seat; for piles by pile; else what it is.
Backs = dict[str, Any]
Into = int | str | Callable[[Any, int], int] | None  # the pile or the bag's name, or which pile it is for a card
Back = Callable[[Any, Any], object]  # what is seen of something from outside, by the state and what it is
Split = Callable[[Any, Any, int], tuple[object, bytes, object]]  # what the seat knows, what is hidden of it, its back


WRITABLE: Final = (int, bool, str, bytes, type(None))  # values that stand in source as they are
BYTE: Final[list[bytes]] = [bytes([i]) for i in range(256)]


class Secrecy:
    """The word of one field, and what goes with it."""

    __slots__ = ("back", "into", "piles", "shown", "split", "till_over", "word")

    def __init__(
        self, word: str, shown: object = None, into: Into = None, back: Back | None = None, till_over: bool = False
    ) -> None:
        self.word = word
        self.shown = shown
        self.into = into
        self.back = back
        self.till_over = till_over  # everybody may know it once the play is over
        self.split: Split | None = None
        self.piles: list[Secrecy] = []

    def alike(self) -> bool:
        """The same for all who look: all of it is seen, or nothing ever, from outside or in a bag."""
        hidden = self.word == "secret" and self.into is None and self.back is None
        return self.word == "public" or (hidden and type(self.shown) in WRITABLE)


Fields = dict[str, Secrecy]

PUBLIC: Final = Secrecy("public")
LIST: Final = Secrecy("public")  # a list, of which views get a copy
BAG: Final = Secrecy("bag")
EACH_SEAT: Final = Secrecy("each seat")  # the list of players: each is shown as its own class says


def public(names: str) -> Fields:
    return dict.fromkeys(names.split(), PUBLIC)


def secret(shown: object, into: Into = None, back: Back | None = None) -> Secrecy:
    return Secrecy("secret", shown, into, back)


def partly(split: Split, into: Into = None) -> Secrecy:
    """`split` gets the state, whose field it is (a player, or the state itself) and the seat that looks."""
    found = Secrecy("partly", into=into)
    found.split = split
    return found


def piles(words: Mapping[int, Secrecy]) -> Secrecy:
    """By number, every one of them."""
    if sorted(words) != list(range(len(words))):
        raise RulesError(f"piles are declared one by one from 0 on, not {sorted(words)}")
    found = Secrecy("piles")
    found.piles = [words[i] for i in range(len(words))]
    return found


def size(g: State, cards: bytes) -> int:
    """The back of most cards: how many they are."""
    return len(cards)


# ---------------------------------------------------------------- what a class has
def fields_of(cls: type) -> list[str]:
    """All that its objects hold, in both builds."""
    compiled = getattr(cls, "__mypyc_attrs__", ())  # of the compiled classes that it is made from
    found = [name for name in compiled if name != "__dict__"]  # which the compiler gives to what is generic
    for one in cls.__mro__:
        if "__mypyc_attrs__" in vars(one):
            break
        slots = vars(one).get("__slots__", ())
        found += [slots] if isinstance(slots, str) else list(slots)
        found += [name for name, type_ in vars(one).get("__annotations__", {}).items() if "ClassVar" not in str(type_)]
    return list(dict.fromkeys(found))


def declared(cls: type) -> Fields:
    """The words of all its fields, those that it inherits first."""
    found: Fields = {}
    for one in reversed(cls.__mro__):
        found |= vars(one).get("FIELDS", {})
    return found


def check(cls: type) -> None:
    """A field without a word would get out, or get lost, unnoticed: a game with one does not load."""
    words, held = declared(cls), fields_of(cls)
    for name, times in Counter(name for one in cls.__mro__ for name in vars(one).get("FIELDS", {})).items():
        if times > 1:
            raise RulesError(f"{cls.__name__}.FIELDS declares '{name}', which is declared already")
    if any("__dict__" in vars(one) for one in cls.__mro__ if "__mypyc_attrs__" not in vars(one)):
        raise RulesError(
            f"{cls.__name__} needs __slots__ = tuple(FIELDS), so that it holds what is declared and no more"
        )
    for name in held:
        if name not in words:
            raise RulesError(
                f"{cls.__name__}.{name} is not declared: FIELDS must say who may know it (core/secrecy.py)"
            )
    for name in words:
        if name not in held:
            raise RulesError(f"{cls.__name__}.FIELDS declares '{name}', which is no field of it")


Differing = list[tuple[str, Secrecy, bool]]
DIFFERING: Final[dict[type, Differing]] = {}  # made when a class is first looked at


def differing(cls: type) -> Differing:
    """Fields that are not the same for all who look, and whether each hides something; where that lies comes last."""
    found = DIFFERING.get(cls)
    if found is None:
        rest = [(name, word) for name, word in declared(cls).items() if not word.alike()]
        rest.sort(key=lambda one: len(one[1].piles) or one[1] is BAG)
        found = DIFFERING[cls] = [(name, word, word.word in ("own", "secret", "partly")) for name, word in rest]
    return found


# ---------------------------------------------------------------- the table of a view
def without_order(bag: bytes) -> bytes:
    """Sorted, so that nothing tells which of its cards really lie there."""
    return bytes(sorted(bag))


class SeatLook:
    """One seat's look at a state: collects what is hidden from it, by the bag where it belongs, and the backs."""

    __slots__ = ("backs", "g", "hidden", "players", "seat")

    def __init__(self, g: State, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.hidden: dict[int | str, bytes] = {}
        self.backs: Backs = {}
        self.players: list[Player] = []

    def fill(self, copy: object, holder: object, owner: int) -> None:
        """Adds to what all may know what the seat may; `owner` is the seat of the holder, -1: the table."""
        mine = 0 <= owner == self.seat
        for name, word, hides in differing(type(holder)):
            shown: object = self.players
            if hides:
                shown, back = self.shown(word, holder, getattr(holder, name), mine)
                if owner < 0:
                    self.backs[name] = back
                elif back is not None:
                    self.backs.setdefault(name, []).append(back)
            elif word.piles:
                shown = self.lay_out(name, word.piles, getattr(holder, name))
            elif word is BAG:
                there: bytes = getattr(holder, name)
                shown = without_order(there + self.hidden.get(name, b""))
                self.backs[name] = len(there)
            setattr(copy, name, shown)

    def shown(self, word: Secrecy, holder: object, value: Any, mine: bool) -> tuple[object, object]:
        """What the seat sees in a field's place, and its back."""
        g = self.g
        if word.split is not None:
            shown, hidden, back = word.split(g, holder, self.seat)
            self.put(word.into, hidden)
            return shown, back
        back = word.back(g, value) if word.back is not None else None
        if mine or (word.till_over and g.over):
            return value[:] if type(value) is list else value, back
        if word.into is not None:
            self.put(word.into, value)
        return word.shown, back

    def put(self, into: Into, cards: bytes) -> None:
        """Hidden cards, where they belong."""
        hidden = self.hidden
        if isinstance(into, (int, str)):
            hidden[into] = hidden.get(into, b"") + cards
        elif into is not None:
            for card in cards:
                pile = into(self.g, card)
                hidden[pile] = hidden.get(pile, b"") + BYTE[card]

    def lay_out(self, name: str, words: list[Secrecy], there: list[bytes]) -> list[object]:
        if len(words) != len(there):
            raise RulesError(f"{name} has {len(there)} piles, {len(words)} are declared")
        found: list[object] = list(there)
        backs: list[object] = list(map(len, there))
        for i, word in enumerate(words):
            if word is not PUBLIC and word is not BAG:
                found[i], backs[i] = self.shown(word, self.g, there[i], False)
        for i, word in enumerate(words):
            if word is BAG and (there[i] or i in self.hidden):
                found[i] = without_order(there[i] + self.hidden.get(i, b""))
        self.backs[name] = backs
        return found


def seen(g: S, seat: int) -> tuple[S, Backs]:
    """A table of its own with what the seat may know, and the backs of the rest."""
    look = SeatLook(g, seat)
    for p in g.players:
        q = p.public_part()
        look.fill(q, p, p.seat)
        look.players.append(q)
    t = g.public_part()
    look.fill(t, g, -1)
    return t, look.backs
