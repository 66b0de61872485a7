"""What a seat may see of a mine game (IM-14): everything is listed here by name, nothing else gets out."""

from __future__ import annotations

from typing import cast

from tabuleiro.core.chance import Dice, seeded
from tabuleiro.core.state import BIT, NOBODY_ASKS, SEATS
from tabuleiro.core.step import NO_OPTIONS, Phase
from tabuleiro.core.view import View
from tabuleiro.games.imperial_miners.content import BOARDS, FEATURES
from tabuleiro.games.imperial_miners.mine import border_text, place_text
from tabuleiro.games.imperial_miners.position import step_text
from tabuleiro.games.imperial_miners.rules import REVEAL, ROUNDS, ImperialMiners, set_features
from tabuleiro.games.imperial_miners.state import BYTE, NO_EVENT, OFF_BOARD, PILE, Miner, MineState, laid, seated
from tabuleiro.games.imperial_miners.tokens import borders_in
from tabuleiro.games.imperial_miners.turn import PICK


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
    q.steps = p.steps[:]
    q.ats = p.ats[:]
    q.asking = p.asking if waiting else NOBODY_ASKS
    q.asking_at = p.asking_at if waiting else 0
    if own:
        q.hand = p.hand
        q.kept = p.kept
        q.pick = p.pick
        q.options = p.options[:]
    else:
        q.options = NO_OPTIONS
    return q


class MineView(View):
    """Deck sizes and piles are public; so are the levels of hand cards, as the decks drawn from are (house ruling)."""

    __slots__ = (
        "deck_sizes",
        "event",
        "flow",
        "hand_levels",
        "kept_sizes",
        "miners",
        "over",
        "past_events",
        "piles",
        "round",
        "sides",
        "unseen",
        "waiting",
    )

    def __init__(self, game: ImperialMiners, seat: int) -> None:
        super().__init__(game, seat)
        self.round: int = 0
        self.event: int = NO_EVENT
        self.past_events: bytes = b""
        self.sides: tuple[int, ...] = ()
        self.flow: tuple[tuple[Phase, int], ...] = ()
        self.waiting: int = 0
        self.over: bool = False
        self.deck_sizes: list[int] = []
        self.piles: list[bytes] = []
        self.miners: list[Miner] = []
        self.hand_levels: list[bytes] = []  # by seat, how many of each level
        self.unseen: list[bytes] = []  # by level, what lies in decks and in other hands, together and sorted
        self.kept_sizes: list[int] = []  # by seat, how many cards of the opening hand are chosen already

    @classmethod
    def of(cls, g: MineState, seat: int) -> MineView:
        view = cls(cast(ImperialMiners, g.game), seat)
        view.round = g.round
        view.event = g.event
        view.past_events = g.past_events
        view.sides = g.sides
        view.flow = g.flow
        view.waiting = g.waiting
        view.over = g.over
        view.deck_sizes = [len(deck) for deck in g.decks[:PILE]]
        view.piles = g.decks[PILE:]
        level = g.box.level
        players = [g.miner(i) for i in range(len(g.players))]
        view.miners = [public(p, bool(g.waiting & BIT[p.seat]), p.seat == seat) for p in players]
        view.hand_levels = [bytes(sum(level[card] == n for card in p.hand) for n in range(5)) for p in players]
        view.unseen = view.mixed(g, players)
        view.kept_sizes = [len(p.kept) for p in players]
        return view

    def mixed(self, g: MineState, players: list[Miner]) -> list[bytes]:
        """The cards a seat has not seen, without a trace of where each one is."""
        level = g.box.level
        found = [bytearray(deck) for deck in g.decks[:PILE]]
        for p in players:
            if p.seat == self.seat:
                continue
            hidden = p.hand
            for card in p.known:
                hidden = hidden.replace(BYTE[card], b"", 1)
            for card in hidden:
                found[level[card]].append(card)
        return [bytes(sorted(cards)) for cards in found]

    @property
    def box_game(self) -> ImperialMiners:
        return cast(ImperialMiners, self.game)

    @property
    def data(self) -> dict[str, object]:
        box = self.box_game.box
        own = self.miners[self.seat] if 0 <= self.seat < len(self.miners) else None
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "pack": self.game.pack_name,
            "seat": self.seat,
            "round": self.round,
            "rounds_left": ROUNDS - self.round,
            "event": box.event_ids[self.event] if self.event != NO_EVENT else "",
            "past_events": [box.event_ids[event] for event in self.past_events],
            "features": self._features(),
            "sides": [box.side_ids[side] for side in self.sides],
            "decks": {str(level): self.deck_sizes[level] for level in range(1, 5)},
            "piles": {str(level): [box.ids[card] for card in self.piles[level]] for level in range(1, 5)},
            "flow": [phase.name for phase, _ in self.flow],
            "to_act": list(SEATS[self.waiting]),
            "over": self.over,
            "seats": [self._seat(p) for p in self.miners],
            "hand": [box.ids[card] for card in own.hand] if own else [],
            "kept": [box.ids[card] for card in own.kept] if own else [],
            "pick": box.ids[own.pick] if own else "",
            "options": list(own.options) if own else [],
        }

    def _features(self) -> dict[str, int]:
        if self.event == NO_EVENT:
            return {}
        numbers = self.box_game.box.features[self.event]
        return {feature: n for feature, n in zip(FEATURES, numbers, strict=True) if n}

    def _seat(self, p: Miner) -> dict[str, object]:
        box = self.box_game.box
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
            "pending": [step_text(box, step, at) for step, at in zip(p.steps, p.ats, strict=True)],
            "asked": step_text(box, p.asking, p.asking_at) if self.waiting & BIT[p.seat] else "",
        }

    # -- worlds
    def sample(self, rng: Dice) -> MineState:
        """Deals what is unseen at random: other hands, secret choices, decks."""
        box = self.box_game.box
        g = laid(self.box_game, len(self.miners), seeded(rng.below(1 << 30)), None)
        g.round = self.round
        g.event = self.event
        g.past_events = self.past_events
        g.event_bag = bytes(event for event in box.all_events if event not in self.past_events)
        g.sides = self.sides
        g.flow = self.flow
        g.waiting = self.waiting
        g.over = self.over
        if self.event != NO_EVENT:
            set_features(g, self.event)
        g.decks[PILE:] = self.piles
        g.players = [p.clone() for p in self.miners]
        unseen = [rng.shuffled(cards) for cards in self.unseen]
        for seat, levels in enumerate(self.hand_levels):
            if seat != self.seat:
                self._deal(g.miner(seat), levels, unseen)
        g.decks[:PILE] = [bytes(sorted(cards)) for cards in unseen]
        for p in (g.miner(seat) for seat in range(len(g.players)) if seat != self.seat):
            self._guess_secrets(g, p, rng)
        return g

    def _deal(self, p: Miner, levels: bytes, unseen: list[bytes]) -> None:
        level_of = self.box_game.box.level
        p.hand = p.known
        for level in range(1, 5):
            n = levels[level] - sum(level_of[card] == level for card in p.known)
            p.hand += unseen[level][:n]
            unseen[level] = unseen[level][n:]

    def _guess_secrets(self, g: MineState, p: Miner, rng: Dice) -> None:
        """What the seat is asked, or has already chosen in secret, in this world."""
        p.kept = rng.shuffled(p.hand)[: self.kept_sizes[p.seat]]
        if g.waiting & BIT[p.seat]:
            p.options = p.asking.options(g, p, p.asking_at)
            return
        if g.flow and g.flow[-1][0] is REVEAL:
            options = PICK.options(g, p, 0)
            p.pick = options[rng.below(len(options))]
