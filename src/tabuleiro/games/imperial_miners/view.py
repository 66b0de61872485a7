"""What a seat may see of a mine game (IM-14): everything is listed here by name, nothing else gets out."""

from __future__ import annotations

from bisect import bisect
from typing import TYPE_CHECKING

from tabuleiro.core.chance import Dice
from tabuleiro.core.state import BIT, SEATS
from tabuleiro.core.view import View
from tabuleiro.games.imperial_miners.content import BOARDS, FEATURES
from tabuleiro.games.imperial_miners.mine import border_text, place_text
from tabuleiro.games.imperial_miners.position import step_text
from tabuleiro.games.imperial_miners.rules import REVEAL, ROUNDS, ImperialMiners, set_features
from tabuleiro.games.imperial_miners.state import (
    BYTE,
    NO_EVENT,
    OFF_BOARD,
    PILE,
    Miner,
    MineState,
    laid,
    seated,
)
from tabuleiro.games.imperial_miners.tokens import borders_in
from tabuleiro.games.imperial_miners.turn import PICK

if TYPE_CHECKING:
    from mypy_extensions import i64


def public(p: Miner, waiting: bool, own: bool) -> Miner:
    """A copy with the public fields; the hand, the secret picks and the options only for the seat itself."""
    q = seated(p.seat)
    q.coins = p.coins
    q.vp = p.vp
    q.known = p.known
    q.playing = p.playing
    q.cards = p.cards
    q.cells = p.cells
    q.machines = p.machines
    q.grid = p.grid
    q.rows = p.rows
    q.factions = p.factions
    q.collapsed = p.collapsed
    q.active = p.active
    q.complete = p.complete
    q.halves = p.halves
    q.board = p.board
    q.space = p.space
    q.advanced = p.advanced
    q.discount = p.discount
    q.cleared = p.cleared
    q.stack = p.stack
    if waiting:
        q.asking = p.asking
        q.asking_at = p.asking_at
    if own:
        q.hand = p.hand
        q.kept = p.kept
        q.pick = p.pick
        q.options = p.options[:]
    else:
        q.hand = p.known
    return q


def seen(g: MineState, seat: i64, game: ImperialMiners) -> MineState:
    """A table with what the seat may know; each deck holds all cards of its level that the seat has not seen, sorted,
    without a trace of which of them are in other hands. Worlds are copies of it."""
    t = laid(game, len(g.players), 0, None)
    t.round = g.round
    t.event = g.event
    t.past_events = g.past_events
    t.event_bag = bytes([event for event in t.event_bag if event not in g.past_events])
    t.sides = g.sides
    t.flow = g.flow
    t.waiting = g.waiting
    t.over = g.over
    if g.event != NO_EVENT:
        set_features(t, g.event)
    t.decks = g.decks[:]
    t.players = []
    level = g.box.level
    for i in range(len(g.players)):
        p = g.miner(i)
        t.players.append(public(p, g.waiting & p.bit != 0, i == seat))
        if i == seat:
            continue
        hidden = p.hand
        for card in p.known:
            hidden = hidden.replace(BYTE[card], b"", 1)
        for card in hidden:
            deck = t.decks[level[card]]
            place = bisect(deck, card)
            t.decks[level[card]] = deck[:place] + BYTE[card] + deck[place:]
    return t


class MineView(View):
    """Deck sizes and piles are public; so are the levels of hand cards, as the decks drawn from are (house ruling)."""

    __slots__ = ("_data", "deck_sizes", "hand_levels", "kept_sizes", "table")

    def __init__(self, g: MineState, seat: int, game: ImperialMiners) -> None:
        super().__init__(game, seat)
        self._data: dict[str, object] | None = None  # made when first asked for: pages ask often, bots never
        miners = [g.miner(i) for i in range(len(g.players))]
        self.table: MineState = seen(g, seat, game)
        self.deck_sizes: list[int] = [len(deck) for deck in g.decks[:PILE]]
        self.hand_levels: list[list[int]] = [self.levels_of(p.hand) for p in miners]  # by seat, how many of each level
        self.kept_sizes: list[int] = [len(p.kept) for p in miners]  # cards of the opening hand that are chosen already

    def levels_of(self, cards: bytes) -> list[int]:
        """How many cards of each level there are."""
        level = self.table.box.level
        found = [0] * PILE
        for card in cards:
            found[level[card]] += 1
        return found

    @property
    def miners(self) -> list[Miner]:
        return [self.table.miner(seat) for seat in range(len(self.table.players))]

    @property
    def data(self) -> dict[str, object]:
        if self._data is None:
            self._data = self._listed()
        return self._data

    def _listed(self) -> dict[str, object]:
        t = self.table
        box = t.box
        own = t.miner(self.seat) if 0 <= self.seat < len(t.players) else None
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "pack": self.game.pack_name,
            "seat": self.seat,
            "round": t.round,
            "rounds_left": ROUNDS - t.round,
            "event": box.event_ids[t.event] if t.event != NO_EVENT else "",
            "past_events": [box.event_ids[event] for event in t.past_events],
            "features": self._features(),
            "sides": [box.side_ids[side] for side in t.sides],
            "decks": {str(level): self.deck_sizes[level] for level in range(1, 5)},
            "piles": {str(level): [box.ids[card] for card in t.decks[PILE + level]] for level in range(1, 5)},
            "flow": [phase.name for phase, _ in t.flow],
            "to_act": list(SEATS[t.waiting]),
            "over": t.over,
            "seats": [self._seat(p) for p in self.miners],
            "hand": [box.ids[card] for card in own.hand] if own else [],
            "kept": [box.ids[card] for card in own.kept] if own else [],
            "pick": box.ids[own.pick] if own else "",
            "options": list(own.options) if own else [],
        }

    def _features(self) -> dict[str, int]:
        event = self.table.event
        if event == NO_EVENT:
            return {}
        return {feature: n for feature, n in zip(FEATURES, self.table.box.features[event], strict=True) if n}

    def _seat(self, p: Miner) -> dict[str, object]:
        box = self.table.box
        levels = self.hand_levels[p.seat]
        return {
            "seat": p.seat,
            "coins": p.coins,
            "vp": p.vp,
            "hand_size": sum(levels),
            "hand_levels": {str(level): levels[level] for level in range(1, 5)},
            "kept_size": self.kept_sizes[p.seat],
            "known": [box.ids[card] for card in p.known],
            "playing": box.ids[p.playing],
            "mine": [
                {
                    "place": place_text(p.cells[i]),
                    "card": box.ids[card],
                    "machines": p.machines[i],
                    "collapsed": bool(p.collapsed & BIT[i]),
                    "active": bool(p.active & BIT[i]),
                }
                for i, card in enumerate(p.cards)
            ],
            "carts": [border_text(border) for border in borders_in(p, p.complete)],
            "half_carts": [border_text(border) for border in borders_in(p, p.halves)],
            "board": BOARDS[p.board] if p.board != OFF_BOARD else "",
            "space": p.space,
            "advanced": bool(p.advanced),
            "discount": p.discount,
            "cleared": p.cleared,
            "pending": [step_text(box, step, at) for step, at in p.pending],
            "asked": step_text(box, p.asking, p.asking_at) if self.table.waiting & p.bit else "",
        }

    # -- worlds
    def sample(self, rng: Dice) -> MineState:
        """Deals what is unseen at random: other hands, secret choices, decks."""
        g = self.table.clone()
        g.rng = rng.generator()
        for seat in range(len(g.players)):
            if seat != self.seat:
                self._deal(g, seat, rng)
        for seat in range(len(g.players)):
            if seat != self.seat:
                self._guess_secrets(g, g.miner(seat), rng)
        return g

    def _deal(self, g: MineState, seat: i64, rng: Dice) -> None:
        """As many cards of each level as the hand has, beyond those that everybody has seen."""
        g.own(seat)
        p = g.miner(seat)
        known = self.levels_of(p.known)
        levels = self.hand_levels[seat]
        for level in range(1, PILE):
            for _ in range(levels[level] - known[level]):
                deck = g.decks[level]
                i = rng.below(len(deck))
                p.hand = p.hand + BYTE[deck[i]]
                g.decks[level] = deck[:i] + deck[i + 1 :]

    def _guess_secrets(self, g: MineState, p: Miner, rng: Dice) -> None:
        """What the seat is asked, or has already chosen in secret, in this world; `p` is owned."""
        rest = p.hand
        for _ in range(self.kept_sizes[p.seat]):
            i = rng.below(len(rest))
            p.kept = p.kept + BYTE[rest[i]]
            rest = rest[:i] + rest[i + 1 :]
        if g.waiting & p.bit:
            p.options = p.asking.options(g, p, p.asking_at)
        elif g.flow and g.flow[-1][0] is REVEAL:
            options = PICK.options(g, p, 0)
            p.pick = options[rng.below(len(options))]
