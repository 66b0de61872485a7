"""What a seat sees of a mine game (IM-14), by name; worlds that it may be in."""

from __future__ import annotations

from tabuleiro.core.chance import Dice
from tabuleiro.core.compiler import i64, mypyc_attr
from tabuleiro.core.player import BIT, SEATS
from tabuleiro.core.scores import Score
from tabuleiro.core.view import View
from tabuleiro.games.imperial_miners.content.pack import BOARDS, FEATURES
from tabuleiro.games.imperial_miners.rules.codes import BYTE, NO_EVENT, OFF_BOARD, PILE
from tabuleiro.games.imperial_miners.rules.game import REVEAL, ROUNDS
from tabuleiro.games.imperial_miners.rules.mine import border_text, place_text
from tabuleiro.games.imperial_miners.rules.secrecy import levels_of
from tabuleiro.games.imperial_miners.rules.state import Miner, MineState
from tabuleiro.games.imperial_miners.rules.tokens import borders_in
from tabuleiro.games.imperial_miners.rules.turn import PICK
from tabuleiro.games.imperial_miners.rules.view_data import SeatData, TableData


@mypyc_attr(allow_interpreted_subclasses=True)
class MineView(View[MineState]):
    """Deck sizes and piles are public; so are the levels of hand cards, as the decks drawn from are (house ruling)."""

    __slots__ = ()

    @property
    def miners(self) -> list[Miner]:
        return self.table.players

    def listed(self) -> TableData:
        t = self.table
        box = t.box
        own = t.players[self.seat] if 0 <= self.seat < len(t.players) else None
        return {
            **self.of_table(t, t.round, self._phase()),
            "rounds_left": ROUNDS - t.round,
            "event": box.event_ids[t.event] if t.event != NO_EVENT else "",
            "past_events": [box.event_ids[event] for event in t.past_events],
            "features": self._features(),
            "sides": [box.side_ids[side] for side in t.sides],
            "decks": {str(level): self.backs["decks"][level] for level in range(1, 5)},
            "piles": {str(level): [box.ids[card] for card in t.decks[PILE + level]] for level in range(1, 5)},
            "flow": [phase.name for phase, _ in t.flow],
            "seats": [self._seat(p, score) for p, score in zip(self.miners, t.scores, strict=True)],
            "hand": [box.ids[card] for card in own.hand] if own else [],
            "kept": [box.ids[card] for card in own.kept] if own else [],
            "pick": box.ids[own.pick] if own else "",
        }

    def _phase(self) -> str:
        kinds = {self.table.players[seat].asking.kind for seat in SEATS[self.table.waiting]}
        return "setup" if "keep" in kinds else "pick" if "pick" in kinds else "play"

    def _features(self) -> dict[str, int]:
        event = self.table.event
        if event == NO_EVENT:
            return {}
        return {feature: n for feature, n in zip(FEATURES, self.table.box.features[event], strict=True) if n}

    def _seat(self, p: Miner, score: Score) -> SeatData:
        box = self.table.box
        levels = self.backs["hand"][p.seat]
        return {
            **self.of_seat(self.table, p, score),
            "coins": p.coins,
            "vp": p.vp,
            "hand_size": sum(levels),
            "hand_levels": {str(level): levels[level] for level in range(1, 5)},
            "kept_size": self.backs["kept"][p.seat],
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
        }

    # -- worlds
    def world(self, rng: Dice) -> MineState:
        """Deals what is unseen at random: other hands, secret choices, decks."""
        g = self.table.clone()
        g.rng = rng.generator()
        for seat in range(len(g.players)):
            if seat != self.seat:
                self._deal(g, seat, rng)
        for seat in range(len(g.players)):
            if seat != self.seat:
                self._guess_secrets(g, g.players[seat], rng)
        return g

    def _deal(self, g: MineState, seat: i64, rng: Dice) -> None:
        """As many cards of each level as the hand has, beyond those that everybody has seen."""
        p = g.touch(seat)
        known = levels_of(g, p.known)
        levels: list[int] = self.backs["hand"][seat]
        for level in range(1, PILE):
            for _ in range(levels[level] - known[level]):
                deck = g.decks[level]
                i = rng.below(len(deck))
                p.hand = p.hand + BYTE[deck[i]]
                g.decks[level] = deck[:i] + deck[i + 1 :]

    def _guess_secrets(self, g: MineState, p: Miner, rng: Dice) -> None:
        """What the seat is asked, or has already chosen in secret, in this world; `p` is owned."""
        rest = p.hand
        for _ in range(self.backs["kept"][p.seat]):
            i = rng.below(len(rest))
            p.kept = p.kept + BYTE[rest[i]]
            rest = rest[:i] + rest[i + 1 :]
        if g.waiting & p.bit:
            p.options = p.asking.options(g, p, p.asking_at)
        elif g.flow and g.flow[-1][0] is REVEAL:
            options = PICK.options(g, p, 0)
            p.pick = options[rng.below(len(options))]
