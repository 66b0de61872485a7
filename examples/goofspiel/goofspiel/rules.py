"""Goofspiel: thirteen prizes come up one by one, and all bid for each with the same thirteen cards."""

from __future__ import annotations

from goofspiel import MANIFEST
from tabuleiro.kit.plain import TABLE, PlainGame, PlainSeat, PlainState, Reason, Sealed, own, phase, public

CARDS = bytes(range(1, 14))  # of a hand, and of the prizes (GS-1)


class Bidder(PlainSeat):
    hand: bytes = public(CARDS, counts="card", rest=True)
    bid: int = own(0)  # secret until the reveal
    played: bytes = public(b"", counts="card")
    won: bytes = public(b"", counts="prize")

    def points(self) -> dict[str, int]:
        return {"prizes": sum(self.won)}  # GS-8


class Auction(PlainState):
    round: int = public(0)
    stakes: bytes = public(b"", counts="prize")  # prizes carried over, then the one turned up
    deck: bytes = public(CARDS, counts="prize", rest=True)  # still to come: a bag, so its order is nobody's secret
    lost: bytes = public(b"", counts="prize")  # tied in the last round (GS-7)


class Bid(Sealed):
    """One card of the hand, secret until all have bid (GS-4)."""

    kind = "bid"
    field = "bid"
    spot = "hand"  # the page makes its cards the buttons

    def options(self, g: Auction, p: Bidder, about: int) -> list[int]:
        return list(p.hand)

    def candidates(self, g: Auction, p: Bidder, about: int) -> list[int]:
        return list(CARDS)

    def why(self, g: Auction, p: Bidder, about: int, option: int) -> Reason:
        return Reason("card_played", {"card": option}, "GS-4")


BID = Bid()


@phase
def turn_up(g: Auction) -> None:
    """The next prize joins those carried over, and everybody bids; after the last one the play is over (GS-3)."""
    if not g.deck:
        g.lost, g.stakes = g.stakes, b""
        g.end()
        return
    prize = g.draw("deck")
    g.round += 1
    g.stakes += bytes([prize])
    g.tell("round", TABLE, {"round": g.round, "prize": prize, "stakes": tuple(g.stakes)}, information=True)
    g.then(reveal, turn_up)
    g.ask_all(BID)


@phase
def reveal(g: Auction) -> None:
    """All bids are turned over; the highest wins if it is the only one of its kind (GS-5, GS-6)."""
    bidders: list[Bidder] = g.everyone()
    bids = [p.bid for p in bidders]
    for p in bidders:
        g.tell("reveal", p.seat, {"card": p.bid}, information=True)
        p.hand = p.hand.replace(bytes([p.bid]), b"")
        p.played += bytes([p.bid])
        p.bid = 0
    if bids.count(max(bids)) > 1:
        g.tell("tie", TABLE, {"card": max(bids), "stakes": tuple(g.stakes)})
        return
    winner = bidders[bids.index(max(bids))]
    g.tell("win", winner.seat, {"prizes": tuple(g.stakes), "n": sum(g.stakes)})
    winner.won += g.stakes
    g.stakes = b""


class Goofspiel(PlainGame):
    manifest = MANIFEST
    state_type = Auction
    player_type = Bidder
    choices = (BID,)
    turns = (turn_up, reveal)

    def resumed(self, g: Auction) -> None:
        """By hand: what is at stake is bid for by all who have not bid yet."""
        g.then(reveal, turn_up)
        for p in g.everyone():
            if not p.bid:
                p.push(BID, 0)

    def impossible(self, g: Auction) -> str:
        return "" if g.stakes or g.flow or g.over else "'stakes' should have what is bid for"


ROOM = Goofspiel
