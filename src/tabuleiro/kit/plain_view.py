"""The view of a plain game: its fields by name, as far as the seat may know them; worlds that it may be in."""

from __future__ import annotations

from typing import Any, cast

from tabuleiro.core.chance import Dice
from tabuleiro.core.fields import Field
from tabuleiro.core.player import SEATS
from tabuleiro.core.secrecy import BYTE
from tabuleiro.core.view import View
from tabuleiro.kit.plain import PlainGame, PlainSeat, PlainState, Sealed, unseen


def shown(value: object) -> object:
    """As programs and pages get it."""
    return list(value) if isinstance(value, bytes | tuple) else value


class PlainView(View[PlainState]):
    @property
    def holders(self) -> list[PlainSeat]:
        return cast("list[PlainSeat]", self.table.players)

    def listed(self) -> dict[str, object]:
        t = self.table
        own = self.holders[self.seat].options if self.seat >= 0 else []
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "pack": self.game.pack_name,
            "seat": self.seat,
            "to_act": list(SEATS[t.waiting]),
            "over": t.over,
            "options": list(own),
            **self._known(t, False),
            "seats": [self._seat(p) for p in self.holders],
        }

    def _seat(self, p: PlainSeat) -> dict[str, object]:
        asked = p.asking.name if self.table.waiting & p.bit else ""
        mine = p.seat == self.seat
        points = p.points_known(mine, self.table.over)
        return {"seat": p.seat, **self._known(p, mine), "points": points, "asked": asked}

    def _known(self, holder: PlainState | PlainSeat, mine: bool) -> dict[str, object]:
        """Fields by name; a number that is hidden is None, hidden cards are none."""
        hidden = unseen(type(holder), mine, self.table.over)
        found = {name: shown(getattr(holder, name)) for name in holder.OWN}
        return {**found, **{name: [] if isinstance(found[name], list) else None for name in hidden}}

    # -- worlds
    def world(self, rng: Dice) -> PlainState:
        """What the seat cannot know is dealt by chance from the bags, and secret choices are guessed."""
        g = self.table.clone()
        g.rng = rng.generator()
        holders: list[PlainSeat] = g.everyone()
        for p in holders:
            if p.seat != self.seat:
                for name, field in p.OWN.items():
                    self._deal(g, p, name, field, rng)
        for name, field in g.OWN.items():
            self._deal(g, g, name, field, rng)
        cast(PlainGame, self.game).imagined(g, self, rng)
        for p, seen in zip(holders, self.holders, strict=True):  # what is known is nothing to imagine
            mine = p.seat == self.seat
            for name in unseen(type(p), False, False) - unseen(type(p), mine, g.over):
                setattr(p, name, getattr(seen, name))
        for p in holders:
            if p.seat != self.seat:
                self._guess(g, p, rng)
        return g

    def _deal(self, g: PlainState, holder: PlainState | PlainSeat, name: str, field: Field, rng: Dice) -> None:
        """As many cards as are seen from outside, out of the bag where the view has put them."""
        into = field.word.into
        if not isinstance(into, str):
            return
        back = self.backs[name][holder.seat] if isinstance(holder, PlainSeat) else self.backs[name]
        for _ in range(back - len(getattr(holder, name))):
            cards: bytes = getattr(g, into)
            i = rng.below(len(cards))
            setattr(holder, name, getattr(holder, name) + BYTE[cards[i]])
            setattr(g, into, cards[:i] + cards[i + 1 :])

    def _guess(self, g: PlainState, p: PlainSeat, rng: Dice) -> None:
        """What the seat is asked in this world, and what it has chosen already while others are still asked."""
        if g.waiting & p.bit:
            p.options = p.asking.options(g, p, p.asking_at)
            return
        for q in g.players:
            asked = q.asking
            if g.waiting & q.bit and isinstance(asked, Sealed) and p.asking is asked:
                options = asked.options(g, p, p.asking_at)
                setattr(p, asked.field, options[rng.below(len(options))])
                return

    def __getitem__(self, name: str) -> Any:
        """A field of the table by its name."""
        return getattr(self.table, name)
