"""Reads positions, whole or written by hand with defaults; every complaint names the seat and the key."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from tabuleiro.core.state import BIT
from tabuleiro.games.imperial_miners.content.pack import BOARDS
from tabuleiro.games.imperial_miners.rules.effects import MOST_MACHINES
from tabuleiro.games.imperial_miners.rules.game import PHASES, ROUNDS, resolve_event, set_features
from tabuleiro.games.imperial_miners.rules.mine import ABOVE, border_text, level_of, place_cell, place_text
from tabuleiro.games.imperial_miners.rules.progress import ENTER
from tabuleiro.games.imperial_miners.rules.state import (
    BYTE,
    NO_EVENT,
    NOT_COUNTING,
    OFF_BOARD,
    PILE,
    Miner,
    MineState,
    laid,
)
from tabuleiro.games.imperial_miners.rules.tokens import borders_in
from tabuleiro.games.imperial_miners.rules.turn import BLIND, PICK
from tabuleiro.kit.positions import PositionReader, Table, number_text

if TYPE_CHECKING:
    from tabuleiro.core.chance import Source
    from tabuleiro.core.event import Event
    from tabuleiro.core.step import Step
    from tabuleiro.games.imperial_miners.rules.game import ImperialMiners

from tabuleiro.games.imperial_miners.rules.position import ABOUT_A_CARD, ABOUT_A_NUMBER, ABOUT_AN_EVENT, left_over

# Hand-written positions name a phase instead of pending steps: the flow, and whether seats are about to pick.
FLOWS: Final = {
    "pick": ("round", "end-of-round", "reveal"),
    "event": ("round", "end-of-round", "reveal", "picks"),
    "end": ("round", "end-of-round"),
    "round": ("round",),
}
TABLE_KEYS: Final = (
    *(
        "game",
        "round",
        "event",
        "past_events",
        "sides",
        "decks",
        "piles",
        "phase",
        "flow",
        "over",
        "rng",
        "seed",
        "seat",
    ),
)
SEAT_KEYS: Final = (
    *("coins", "vp", "hand", "known", "kept", "pick", "playing", "mine", "carts", "marker", "advanced", "discount"),
    *("cleared", "steps", "asked"),
)

MACHINES: Final = tuple(f"machines={n}" for n in range(MOST_MACHINES + 1))
MOST_CARDS: Final = 15  # ten a play; borders are kept as bits, three for each card


def read(game: ImperialMiners, text: str, script: Source | None, events: list[Event] | None) -> MineState:
    reader = _Reader(game, text)
    reader.g.script = script
    reader.g.events = events
    return reader.state()


class _Reader(PositionReader):
    """Reads one position."""

    def __init__(self, game: ImperialMiners, text: str) -> None:
        super().__init__(game, text, TABLE_KEYS)
        self.game = game
        self.box = game.box
        self.g = laid(game, len(self.seats), self.rng, self.origin)

    def card(self, text: str) -> int:
        if text not in self.box.number:
            raise self.fail(f"there is no card '{text}'")
        return self.box.number[text]

    def cards(self, table: Table, key: str) -> bytes:
        return bytes(self.card(text) for text in self.texts(table, key))

    def place(self, text: str) -> int:
        try:
            return place_cell(text)
        except ValueError:
            raise self.fail(f"'{text}' is no place in a mine") from None

    # -- the table
    def state(self) -> MineState:
        g, table, box = self.g, self.table, self.box
        g.round = self.count(table, "round", 1)
        if g.round > ROUNDS:
            raise self.fail(f"there are {ROUNDS} rounds, not {g.round}")
        event = cast(str, self.get(table, "event", str, ""))
        g.past_events = bytes(self.among(id_, box.event_ids, "event") for id_ in self.texts(table, "past_events"))
        if event:
            g.event = self.among(event, box.event_ids, "event")
            if g.event not in g.past_events:
                g.past_events += BYTE[g.event]
            set_features(g, g.event)
        g.event_bag = bytes(e for e in box.all_events if e not in g.past_events)
        sides = self.texts(table, "sides") or [box.side_ids[0], box.side_ids[2], box.side_ids[4]]
        g.sides = tuple(self.among(side, box.side_ids, "board side") for side in sides)
        if len(g.sides) not in (0, 3) or any(side // 2 != board for board, side in enumerate(g.sides)):
            raise self.fail(f"'sides' should be one side of {', '.join(BOARDS)}, in this order")
        piles = cast(Table, self.get(table, "piles", dict, {}))
        for level in range(1, 5):
            g.decks[PILE + level] = self.level_cards("piles", piles, level)
        for seat, row in enumerate(self.seats):
            self.where = f"seat {seat}"
            self.known(row, SEAT_KEYS)
            self.seat(g.miner(seat), row)
        self.where = "the position"
        decks = cast(Table, self.get(table, "decks", dict, {}))
        usual = left_over(g)
        for level in range(1, 5):
            cards = self.level_cards("decks", decks, level)
            g.decks[level] = bytes(sorted(cards)) if str(level) in decks else usual[level]
        g.over = cast(bool, self.get(table, "over", bool, False))
        self.pending()
        return g

    def level_cards(self, key: str, table: Table, level: int) -> bytes:
        self.known(table, ("1", "2", "3", "4"))
        cards = self.cards(table, str(level))
        for card in cards:
            if self.box.level[card] != level:
                raise self.fail(f"'{key}.{level}' has '{self.box.ids[card]}', a card of level {self.box.level[card]}")
        return cards

    def seat(self, p: Miner, row: Table) -> None:
        p.coins = self.count(row, "coins")
        p.vp = self.count(row, "vp")
        p.discount = self.count(row, "discount")
        p.cleared = self.count(row, "cleared") if "cleared" in row else NOT_COUNTING
        p.hand = self.cards(row, "hand")
        p.known = self.cards(row, "known")
        if "known" not in row:
            p.known = bytes(card for card in p.hand if self.box.level[card] == 4)  # they are drawn in the open (IM-28)
        p.kept = self.cards(row, "kept")
        p.pick, p.playing = (
            self.card(cast(str, row[key])) if self.get(row, key, str, "") else 0 for key in ("pick", "playing")
        )
        for key, cards in (("known", p.known), ("kept", p.kept), ("pick", BYTE[p.pick].strip(b"\0"))):
            if Counter(cards) - Counter(p.hand):
                raise self.fail(f"'{key}' names a card that is not in the hand")
        p.advanced = 1 if self.get(row, "advanced", bool, False) else 0
        for line in self.texts(row, "mine"):
            self.mine_card(p, line.split(), line)
        for i, cell in enumerate(p.cells):
            if level_of(cell) > 1 and not any(p.grid[above] for above in ABOVE[cell]):
                raise self.fail(f"no card stands above {self.box.ids[p.cards[i]]} at {place_text(cell)} (IM-16)")
        for text in self.texts(row, "carts"):
            self.marker(p, text)
        self.progress(p, cast(str, self.get(row, "marker", str, "")))

    def mine_card(self, p: Miner, words: list[str], line: str) -> None:
        if len(words) < 2:
            raise self.fail(f"'{line}' should be a place, a card and what is on it, as in '2.1 cubit-hall machines=2'")
        if len(p.cards) == MOST_CARDS:
            raise self.fail(f"a mine has at most {MOST_CARDS} cards")
        cell, card = self.place(words[0]), self.card(words[1])
        level = self.box.level[card]
        if level_of(cell) != level or p.grid[cell]:
            raise self.fail(f"'{line}': a card of level {level} cannot stand there")
        p.put(card, cell, level, self.box.faction_units[card], self.box.halves)
        number = len(p.cards) - 1
        for word in words[2:]:
            if word == "collapsed":
                p.collapsed |= BIT[number]
            elif word == "active":
                p.active |= BIT[number]
            elif word in MACHINES and not p.machines[number]:
                p.add_machines(number, int(word[-1]))
            else:
                raise self.fail(f"'{line}': '{word}' is not collapsed, active or machines=0 to {MOST_MACHINES}")

    def marker(self, p: Miner, text: str) -> None:
        """A cart marker, given by the two places it lies between."""
        for border in borders_in(p, p.halves):
            if border_text(border) == text:
                bit = BIT[(p.grid[border // 3] - 1) * 3 + border % 3]
                p.halves ^= bit
                p.complete |= bit
                return
        raise self.fail(f"a cart marker cannot lie between {text} (IM-27)")

    def progress(self, p: Miner, text: str) -> None:
        if not text:
            return
        board, _, space = text.partition(" ")
        p.board = self.among(board, list(BOARDS), "board")
        top = len(self.box.spaces[self.g.sides[p.board]]) - 1
        if not number_text(space) or int(space) > top:
            raise self.fail(f"'marker' should be a board and a space from 0 to {top}, not '{text}'")
        p.space = int(space)

    # -- what is pending
    def pending(self) -> None:
        g = self.g
        exact = "flow" in self.table or any("steps" in row or "asked" in row for row in self.seats)
        phase = cast(str, self.get(self.table, "phase", str, "pick"))
        if phase not in FLOWS:
            raise self.fail(f"'phase' is one of {', '.join(FLOWS)}, not '{phase}'")
        names = self.texts(self.table, "flow") if "flow" in self.table else FLOWS[phase]
        g.flow = self.flow(names, PHASES)
        for seat, row in enumerate(self.seats):
            self.where = f"seat {seat}"
            self.pend(g, g.miner(seat), row)
        self.where = "the position"
        if g.over:
            return
        if not exact and phase == "pick":
            for seat in range(len(g.players)):
                p = g.miner(seat)
                if p.pick == BLIND:
                    p.push(PICK, 0)
        elif not exact and phase == "event":
            if g.event == NO_EVENT or self.box.event_kinds[g.event] != "immediate":
                raise self.fail("phase 'event' needs an immediate 'event'")
            resolve_event(g, g.event)
        for seat in range(len(g.players)):
            self.on_a_top(g.miner(seat))
        self.go_on(g)

    def on_a_top(self, p: Miner) -> None:
        """A marker stays on a top only until its effect is resolved and the board is changed (IM-32)."""
        if p.board == OFF_BOARD or p.space < len(self.box.spaces[self.g.sides[p.board]]) - 1:
            return
        if all(step is not ENTER for step, _ in p.pending) and not (p.options and p.asking is ENTER):
            raise self.fail(f"seat {p.seat}: a marker on a top needs the step 'enter' pending (IM-32)")

    def step(self, p: Miner, text: str) -> tuple[Step, int]:
        name, _, at = text.partition("@")
        if name not in self.game.steps:
            raise self.fail(f"there is no step '{name}'")
        step = self.game.steps[name]
        if name in ABOUT_A_CARD:
            return step, self.card(at)
        if name in ABOUT_AN_EVENT:
            return step, self.among(at, self.box.event_ids, "event")
        if name in ABOUT_A_NUMBER:
            if not number_text(at):
                raise self.fail(f"'{text}' needs a number after @")
            return step, int(at)
        cell = self.place(at) if at else 0
        if cell and not p.grid[cell]:
            raise self.fail(f"'{text}': no card stands there")
        return step, cell
