"""What is noted down of a play of Imperial Miners: cards offered and played, effects used, points by source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, cast

from tabuleiro.analysis.watch import Data, GameNotes, SeatNotes, Watch
from tabuleiro.core.decision import Decision
from tabuleiro.core.event import Event
from tabuleiro.core.player import bits
from tabuleiro.core.scores import Score
from tabuleiro.core.state import State
from tabuleiro.games.imperial_miners.content.pack import Part
from tabuleiro.games.imperial_miners.rules.game import ROUNDS, ImperialMiners
from tabuleiro.games.imperial_miners.rules.state import MineState

# Where points come from, in the order of the lists in the journal.
SOURCES: Final = ("level 1", "level 2", "level 3", "level 4", "boards", "surface", "events", "carts")
BOARDS, SURFACE, EVENTS, CARTS = range(4, 8)
DUG_OUT: Final = 3  # in a card's counts, after no effect, the first and the second: a collapse went instead
# The events that a part of this verb tells of, if it does anything: most are called as it is.
SAME: Final = ("draw", "level4", "machine", "collapse", "clear", "cart", "activate", "discount", "sell")
OTHERS: Final = {"coins": "coin", "search": "find", "not_found": "find", "deck_empty": "level4", "move": "advance"}
TOLD: Final = {**{verb: verb for verb in SAME}, **OTHERS}


@dataclass
class MinedSeat(SeatNotes):
    """Cards, events and sides are numbers of the pack."""

    coins: int = 0
    machines: int = 0
    collapses: int = 0
    markers: int = 0
    dealt: list[int] = field(default_factory=list)  # offered at the opening, each card once
    kept: list[int] = field(default_factory=list)
    offers: list[list[int]] = field(default_factory=list)  # for each round, the cards that could be picked
    played: list[int] = field(default_factory=list)  # for each round, the card that went into the mine; 0: none
    blind: list[int] = field(default_factory=list)  # the rounds whose card was turned up from the deck
    used: dict[str, list[int]] = field(default_factory=dict)  # card -> activations: no effect, 1, 2, dug out
    surface: list[int] = field(default_factory=list)  # how often each surface effect was taken
    resolved: dict[str, int] = field(default_factory=dict)  # event -> the effect chosen, where there were two
    sides: list[int] = field(default_factory=list)  # entered, in this order
    taken4: int = 0  # level-4 cards taken into the hand
    points: list[list[int]] = field(default_factory=list)  # [source][round]
    moved: list[int] = field(default_factory=list)  # board points by the source whose advance brought them

    @property
    def cards(self) -> dict[str, set[int]]:
        """What became of cards: playable ones could be picked; with a choice, where there was another option."""
        picks = list(zip(self.played, self.offers, strict=True))
        choices = [(card, offer) for card, offer in picks if len(offer) > 1]
        playable = {card for _, offer in picks for card in offer}
        return {
            "dealt": set(self.dealt),
            "kept": set(self.kept),
            "playable": playable,
            "offered": playable | set(self.dealt),
            "picked": {card for card, offer in picks if card in offer},
            "choice": {card for _, offer in choices for card in offer},
            "chosen": {card for card, offer in choices if card in offer},
        }

    def sound(self, game: ImperialMiners, seats: int) -> bool:
        """The rounds and the points add up, activations are in four counts, and there are such cards."""
        cards = {*self.dealt, *self.kept, *self.played, *map(int, self.used), *self.cards["playable"]}
        return (
            super().sound(game, seats)
            and [len(self.offers), len(self.played), *map(len, self.points)] == [ROUNDS] * (2 + len(SOURCES))
            and (sum(map(sum, self.points)), sum(self.points[BOARDS])) == (self.score, sum(self.moved))
            and len(self.moved) == len(SOURCES)
            and all(len(counts) == DUG_OUT + 1 for counts in self.used.values())
            and cards <= set(range(len(game.pack.cards) + 1))
        )


@dataclass
class MinedGame(GameNotes[MinedSeat]):
    kind: ClassVar[type[MinedSeat]] = MinedSeat

    sides: list[int]  # that are up
    events: list[int]

    def sound(self, game: ImperialMiners) -> bool:
        """There are such sides and events, and nobody was on a side that was not up."""
        return (
            (len(self.sides), len(self.events)) == (3, ROUNDS)
            and all(set(seat.sides) <= set(self.sides) for seat in self.seats)
            and set(self.sides) <= set(range(len(game.pack.sides)))
            and set(self.events) <= set(range(len(game.pack.events)))
        )


class Frame:
    """An effect that is being resolved: its source, its parts, and how many of them have begun."""

    def __init__(self, source: int, parts: Sequence[Part] = (), mover: int = 0) -> None:
        self.source = source
        self.parts = parts
        self.mover = mover  # of a space of a board: the source of the advance
        self.begun = 0

    def takes(self, verb: str) -> bool:
        """Whether the next event of this verb can be of this effect; it never goes past points that are due."""
        if verb != "vp" and self.begun and self.parts[self.begun - 1].verb == verb:
            return True  # a part may tell of itself several times
        return self._reaches(lambda part: part.verb == verb)

    def misses(self) -> bool:
        """Whether a condition that did not hold can be one of this effect."""
        return self._reaches(lambda part: bool(part.condition))

    def _reaches(self, wanted: Callable[[Part], bool]) -> bool:
        for i in range(self.begun, len(self.parts)):
            if wanted(self.parts[i]):
                self.begun = i + 1
                return True
            if self.parts[i].verb == "vp":
                return False
        return False


class Account:
    """One seat's notes, and the effects that it is in the middle of, the inner one last.

    Events tell how many points came, not whose they are: an effect may go on after an inner one, a space of a board or
    a special activation. But a part that gives points always tells of it, even of 0 or of a condition that does not
    hold. So an effect is finished when all such parts of it have been told of, and the next points are the outer one's.
    """

    def __init__(self, game: ImperialMiners, notes: MinedSeat) -> None:
        self.game = game
        self.notes = notes
        self.frames = [Frame(EVENTS)]
        self.last = ""
        self.round = 0  # from 0

    def begin(self, round_: int, event: int) -> None:
        """A new round; the event's effect lies below all others, whether it is resolved before or after them."""
        self.round = round_
        effects = self.game.pack.events[event].effects
        self.frames = [Frame(EVENTS, effects[0].parts if len(effects) == 1 else ())]

    def told(self, event: Event) -> None:
        kind, notes = event.kind, self.notes
        data: Data = event.data
        if kind == "points":
            self._points(data["n"])
        elif kind == "unmet":
            while len(self.frames) > 1 and not self.frames[-1].misses():
                self.frames.pop()
        elif kind in ("use", "pass", "dig_out"):
            self._activation(kind, self.game.box.number[data["card"]], data.get("effect", 0))
        elif kind == "surface":
            effect = data["effect"]
            notes.surface[effect - 1] += 1
            self.frames[1:] = [Frame(SURFACE, self.game.pack.surface[effect - 1].parts)]
        elif kind == "resolve":
            number, effect = self.game.box.event_ids.index(data["event"]), data["effect"]
            notes.resolved[str(number)] = effect
            self.frames[1:] = [Frame(EVENTS, self.game.pack.events[number].effects[effect - 1].parts)]
        elif kind in ("reveal", "blind"):
            self._reveal(kind, data["card"])
        elif kind == "play":
            notes.points[CARTS][self.round] += data["carts"]
        elif kind == "enter":
            notes.sides.append(self.game.box.side_ids.index(data["side"]))
        elif kind in TOLD:
            self._part(kind, data)
        self.last = kind

    def _points(self, n: int) -> None:
        while len(self.frames) > 1 and not self.frames[-1].takes("vp"):
            self.frames.pop()
        frame = self.frames[-1]
        if len(self.frames) == 1:
            frame.takes("vp")
        self.notes.points[frame.source][self.round] += n
        if frame.source == BOARDS:
            self.notes.moved[frame.mover] += n

    def _activation(self, kind: str, card: int, effect: int) -> None:
        if self.last != "activate":  # the chain goes on: what was before is finished
            del self.frames[1:]
        if kind == "pass":
            return
        counts = self.notes.used.setdefault(str(card), [0] * (DUG_OUT + 1))
        counts[DUG_OUT if kind == "dig_out" else effect] += 1
        if effect:
            definition = self.game.pack.cards[card - 1]
            self.frames.append(Frame(definition.level - 1, definition.effects[effect - 1].parts))

    def _reveal(self, kind: str, id_: str) -> None:
        card = self.game.box.number.get(id_, 0)
        self.notes.played[self.round] = card
        if kind == "blind":
            self.notes.blind.append(self.round)
        elif not self.notes.offers[self.round]:
            self.notes.offers[self.round] = [card]  # the only one, and nobody to hide that from: not asked

    def _part(self, kind: str, data: Data) -> None:
        source = next((frame.source for frame in reversed(self.frames) if frame.takes(TOLD[kind])), EVENTS)
        if kind == "cart":
            self.notes.markers += 1
            self.notes.points[CARTS][self.round] += 1
        elif kind == "level4":
            self.notes.taken4 += 1
        elif kind == "move":
            side = self.game.pack.sides[self.game.box.side_ids.index(data["side"])]
            self.frames.append(Frame(BOARDS, side.spaces[data["space"]], source))


class MineWatch(Watch[MinedSeat]):
    """Looks on at one game; the figures come from decisions and events, and from the mines at the end."""

    game: ImperialMiners

    def __init__(self, game: ImperialMiners, seats: int) -> None:
        super().__init__(game, seats)
        self.accounts = [Account(game, notes) for notes in self.seats]
        self.sides: list[int] = []
        self.events: list[int] = []

    def notes(self) -> MinedSeat:
        return MinedSeat(
            offers=[[] for _ in range(ROUNDS)],
            played=[0] * ROUNDS,
            surface=[0] * len(self.game.pack.surface),
            points=[[0] * ROUNDS for _ in SOURCES],
            moved=[0] * len(SOURCES),
        )

    def chosen(self, decision: Decision, option: int) -> None:
        notes = self.seats[decision.seat]
        if decision.kind == "keep":
            notes.dealt = notes.dealt or list(decision.options)
            notes.kept.append(option)
        elif decision.kind == "pick":
            notes.offers[self.accounts[decision.seat].round] = [card for card in decision.options if card]

    def of_table(self, event: Event) -> None:
        data: Data = event.data
        if event.kind == "setup":
            self.sides = [self.game.box.side_ids.index(id_) for id_ in data["sides"]]
        elif event.kind == "round":
            number = self.game.box.event_ids.index(data["event"])
            self.events.append(number)
            for account in self.accounts:
                account.begin(data["round"] - 1, number)

    def of_seat(self, event: Event, notes: MinedSeat) -> None:
        self.accounts[event.seat].told(event)

    def at_end(self, state: State, score: Score, notes: MinedSeat) -> None:
        p = cast(MineState, state).players[score.seat]
        notes.coins, notes.machines, notes.collapses = p.coins, p.total_machines(), bits(p.collapsed)

    def about(self, state: State) -> dict[str, object]:
        return {"sides": self.sides, "events": self.events}
