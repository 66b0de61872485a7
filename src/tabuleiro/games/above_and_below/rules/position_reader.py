"""Reads positions of Above and Below: each card is there once, what belongs together, how one by hand goes on."""

from __future__ import annotations

from typing import ClassVar, Final

from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules.codes import NO_DEAL
from tabuleiro.games.above_and_below.rules.explore import OPTION, SEND
from tabuleiro.games.above_and_below.rules.inventory import held, wares
from tabuleiro.games.above_and_below.rules.position import PHASES, TABLE
from tabuleiro.games.above_and_below.rules.position_seats import SEAT, STEPS
from tabuleiro.games.above_and_below.rules.rest import REST
from tabuleiro.games.above_and_below.rules.state import Village, VillageState
from tabuleiro.games.above_and_below.rules.turn import STORE, TURN
from tabuleiro.kit.positions import Form, PositionReader


class VillageReader(PositionReader):
    stages: ClassVar[int] = 3
    g: VillageState

    def new_table(self) -> VillageState:
        self.taken: set[str] = set()  # what lies somewhere already
        g: VillageState = super().new_table()
        return g

    def thing(self, text: str, ids: str, one: str) -> int:
        """A card or a villager by its id; each is there only once."""
        number = super().thing(text, ids, one)
        if text in self.taken:
            raise self.fail(f"'{text}' is in two places")
        self.taken.add(text)
        return number

    def free(self, some: bytes, ids: str) -> bytes:
        """Those that lie nowhere yet."""
        names = getattr(self.g.box, ids)
        return bytes(one for one in some if names[one] not in self.taken)

    def settle(self, stage: int) -> None:
        if stage == 0:
            for p, _ in self.rows():
                if p.outposts > len(p.caves):
                    raise self.fail("an outpost needs a cave card (AB-18)")
            self.check_wares(held(self.g))
        elif stage == 2:
            self.check_wares(list(wares(self.g).values()))
            self.check_deal()

    def check_wares(self, there: list[int]) -> None:
        supply = self.g.box.pack.tracks.supply
        for ware, n in enumerate(there):
            if n > supply[ware]:
                raise self.fail(f"there are {supply[ware]} {WARES[ware]}, not {n} (AB-1)")

    def check_deal(self) -> None:
        buyer, seller, ware, _, _ = self.g.deal
        if self.g.deal != NO_DEAL and (buyer == seller or self.g.players[seller].sale != ware):
            raise self.fail("a 'deal' is about what the seller has in the sale circle, with another seat (AB-24)")

    def pending(self) -> str:
        phase = super().pending()
        for p, _ in self.rows():
            self.check_party(p)
        return phase

    def check_party(self, p: Village) -> None:
        """Whoever is sent is below, and nobody is below without having been sent; only while a party is named there is
        no cave yet."""
        naming = any(step is SEND for step, _ in p.pending) or (bool(p.options) and p.asking is SEND)
        if p.sent and not p.cave and not naming:
            raise self.fail("somebody is sent, but there is no encounter (AB-9)")
        if p.cave and not p.party:
            raise self.fail("there is an encounter, but nobody was sent (AB-9)")
        if p.cave and p.sent & ~p.party:
            raise self.fail("somebody is sent who is not in the encounter's party (AB-9)")

    def begin(self, p: Village, phase: str) -> None:
        if phase == "turn" and p.seat == self.g.turn:
            p.push(TURN, 0)
            if p.paragraph:
                p.acted = 1
                p.push(OPTION, p.paragraph)
        elif phase in ("rest", "store"):
            p.push(STORE, 0)
            if phase == "rest":
                p.push(REST, 0)


POSITIONS: Final = Form(TABLE, SEAT, STEPS, VillageReader, PHASES)
