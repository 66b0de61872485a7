"""The rounds of Imperial Miners as phases of the table, and the Game that holds rules and pack together."""

from __future__ import annotations

from typing import ClassVar, Final

from tabuleiro.core.compiler import i64
from tabuleiro.core.event import TABLE
from tabuleiro.core.game import Game
from tabuleiro.core.manifest import Manifest
from tabuleiro.core.observer import Observer
from tabuleiro.core.player import Player
from tabuleiro.core.record import Origin
from tabuleiro.core.state import State
from tabuleiro.core.step import Phase, Step, made_in
from tabuleiro.games.imperial_miners import MANIFEST
from tabuleiro.games.imperial_miners.content.pack import Pack
from tabuleiro.games.imperial_miners.rules import turn
from tabuleiro.games.imperial_miners.rules.box import Box, BuiltEffect
from tabuleiro.games.imperial_miners.rules.codes import BYTE, NO_EVENT
from tabuleiro.games.imperial_miners.rules.mine import NOWHERE
from tabuleiro.games.imperial_miners.rules.state import MinePhase, Miner, MineState

ROUNDS: Final = 10
OPENING: Final = (1, 1, 2, 2, 2, 3, 3, 3)  # levels dealt (IM-5)
FIRST_GAME: Final = (1, 1, 2, 2, 3, 3)  # all kept (IM-6)
# Outcomes of chance are named in one space: cards, then events, then board sides.
EVENT_OUTCOME: Final = 256
SIDE_OUTCOME: Final = 512


def everybody(g: MineState, step: Step, at: int) -> None:
    """Every seat does this step, each on its own."""
    for p in g.everyone():
        step.run(g, p, at)
        g.run_seat(p)


class SetUp(MinePhase):
    """Board sides and opening hands; `at` 1: the first-game option."""

    __slots__ = ()

    def run(self, g: MineState, at: i64) -> None:
        g.sides = tuple(board * 2 + g.chance(BYTE[board * 2] + BYTE[board * 2 + 1], SIDE_OUTCOME) for board in range(3))
        if g.events is not None:
            g.tell("setup", TABLE, {"sides": tuple(g.box.side_ids[side] for side in g.sides)}, information=True)
        g.flow = (*g.flow, (ROUND, 0))
        levels = FIRST_GAME if at else OPENING
        for p in g.everyone():
            for level in levels:
                card = g.take(level)
                if card:
                    p.hand = p.hand + BYTE[card]
            if g.events is not None:
                ids = tuple(g.box.ids[card] for card in p.hand)
                g.tell("deal", p.seat, {"n": len(p.hand)}, {"cards": ids}, information=True)
        if not at:
            g.flow = (*g.flow, (OPEN_HANDS, 0))
            for p in g.everyone():
                if len(p.hand) > turn.OPENING_HAND:
                    p.push(turn.KEEP, 0)
                    g.run_seat(p)
                else:
                    p.kept = p.hand


class OpenHands(MinePhase):
    """All have kept four: the others go on their piles, for all to see."""

    __slots__ = ()

    def run(self, g: MineState, at: i64) -> None:
        for p in g.everyone():
            kept, rest = p.kept, p.hand
            for card in kept:
                rest = rest.replace(BYTE[card], b"", 1)
            p.hand = kept
            p.kept = b""
            for card in rest:
                g.to_pile(card)
            if g.events is not None:
                g.tell("opened", p.seat, {"cards": tuple(g.box.ids[card] for card in rest)}, information=g.others())


class Round(MinePhase):
    """The event phase: the next event is revealed, and resolved if it is an immediate one (IM-11 to IM-13)."""

    __slots__ = ()

    def run(self, g: MineState, at: i64) -> None:
        if g.events is not None and g.event != NO_EVENT and g.box.event_kinds[g.event] == "end":
            tell_resolved(g)
        if g.round == ROUNDS:
            g.over = True
            if g.events is not None:
                g.tell("over", TABLE, {"scores": tuple(score.total for score in g.scores)})
            return
        g.round += 1
        bag = g.event_bag
        i = g.chance(bag, EVENT_OUTCOME)
        event = bag[i]
        g.event = event
        g.event_bag = bag[:i] + bag[i + 1 :]
        g.past_events = g.past_events + BYTE[event]
        set_features(g, event)
        for p in g.everyone():
            p.active = 0
            p.advanced = 0
        if g.events is not None:
            g.tell("round", TABLE, {"round": g.round, "event": g.box.event_ids[event]}, information=True)
        kind = g.box.event_kinds[event]
        if kind == "immediate":
            g.flow = (*g.flow, (ROUND, 0), (REVEAL, 0), (PICKS, 0))
            resolve_event(g, event)
        else:
            g.flow = (*g.flow, (ROUND, 0), (END_OF_ROUND, 0), (REVEAL, 0))
            everybody(g, turn.PICK, 0)


def set_features(g: MineState, event: int) -> None:
    g.cost_less, g.cart_pays, g.surface_twice, g.advance_plus = g.box.features[event]


def resolve_event(g: MineState, event: int) -> None:
    """Everybody resolves the event, as far as possible; with two effects each chooses."""
    effects = g.box.events[event]
    for p in g.everyone():
        if len(effects) == 1:
            if g.events is not None:
                tell_event(g, p, effects[0])
            turn.begin(g, p, effects[0], NOWHERE)
        else:
            p.push(turn.RESOLVE_EVENT, event)
        g.run_seat(p)


def tell_event(g: MineState, p: Miner, effect: BuiltEffect) -> None:
    """What asks nothing is resolved at once; `have` is how many there are of what it counts."""
    have = {"have": effect.counts.of(p, NOWHERE)} if effect.counts is not None and not effect.asks else {}
    g.tell("begin" if effect.asks else "event", p.seat, {"event": g.event_id, **have})


def tell_resolved(g: MineState) -> None:
    """Everybody is done with an event that has asked."""
    effects = g.box.events[g.event]
    if len(effects) > 1 or any(effect.asks for effect in effects):
        for p in g.everyone():
            g.tell("resolved", p.seat, {"event": g.event_id})


class Picks(MinePhase):
    """Everybody picks a card in secret."""

    __slots__ = ()

    def run(self, g: MineState, at: i64) -> None:
        if g.events is not None:
            tell_resolved(g)
        everybody(g, turn.PICK, 0)


class Reveal(MinePhase):
    """All picks are turned over, blind cards in seat order; then each pays, places and resolves alone (IM-14)."""

    __slots__ = ()

    def run(self, g: MineState, at: i64) -> None:
        if g.events is not None and g.others():
            costs = tuple(turn.card_cost(g, p, p.pick) for p in g.players)
            cards = tuple(g.box.ids[p.pick] for p in g.players)
            g.tell("revealed", TABLE, {"cards": cards, "costs": costs}, information=True)
        for p in g.everyone():
            card = p.pick
            if card != turn.BLIND:
                p.pick = 0
                p.drop(card)
                if g.events is not None:
                    turn.tell_revealed(g, p, card)
                if g.box.cost[card]:
                    turn.pay_for(g, p, card)
            else:
                card = g.take(1)
                if g.events is not None:
                    g.tell("blind", p.seat, {"card": g.box.ids[card]}, information=True)
            p.playing = card
        for p in g.everyone():
            if p.playing:
                turn.PLACE.run(g, p, p.playing)
            else:  # no level-1 card is left: straight to the surface (IM-15)
                if g.surface_twice:
                    p.push(turn.SURFACE, NOWHERE)
                turn.SURFACE.run(g, p, NOWHERE)
            g.run_seat(p)


class EndOfRound(MinePhase):
    __slots__ = ()

    def run(self, g: MineState, at: i64) -> None:
        if g.event != NO_EVENT and g.box.event_kinds[g.event] == "end":
            resolve_event(g, g.event)


SET_UP: Final = SetUp("set-up")
OPEN_HANDS: Final = OpenHands("open-hands")
ROUND: Final = Round("round")
PICKS: Final = Picks("picks")
REVEAL: Final = Reveal("reveal")
END_OF_ROUND: Final = EndOfRound("end-of-round")


class ImperialMiners(Game[Box]):
    """Imperial Miners with one content pack."""

    manifest: ClassVar[Manifest] = MANIFEST
    state_type: ClassVar[type[State]] = MineState
    player_type: ClassVar[type[Player]] = Miner

    def __init__(self, pack: Pack, rules: int = 0) -> None:
        from tabuleiro.games.imperial_miners.rules import inventory, position_reader, reasons, scoring, view

        super().__init__(pack.name, pack.hash, rules)
        self.pack = pack
        self.box = Box(pack)
        self.steps = self.box.steps
        self.phases = made_in(f"{MANIFEST.package}.rules", Phase)
        box = self.box
        self.name_outcomes(
            {0: ("card", box.ids), EVENT_OUTCOME: ("event", box.event_ids), SIDE_OUTCOME: ("side", box.side_ids)}
        )
        self.view_type = view.MineView
        self.scored = scoring.scores
        self.positions = position_reader.POSITIONS
        self.components = inventory.COMPONENTS
        self.against = reasons.against

    def observer(self) -> Observer:
        from tabuleiro.games.imperial_miners.rules.observer import MineObserver

        return MineObserver(self)

    def empty(self, origin: Origin, rng: int) -> MineState:
        g: MineState = self.new_table(origin.seats, rng, origin)
        g.flow = ((SET_UP, 1 if origin.options["first_game"] else 0),)
        return g
