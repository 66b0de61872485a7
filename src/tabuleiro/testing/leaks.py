"""The leak test: what a seat gets does not change when what it cannot know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabuleiro.core.chance import Dice, Script
from tabuleiro.core.errors import RecordError
from tabuleiro.core.event import TABLE, Event
from tabuleiro.core.record import moves_of
from tabuleiro.testing.play import steps_of, stubbornly

if TYPE_CHECKING:
    from tabuleiro.core.game import Game
    from tabuleiro.core.state import State


def nothing_leaks(game: Game, seats: int, seed: int, reveals: tuple[str, ...] = ()) -> int:
    """Returns how many actions were compared in both worlds; `reveals` are the kinds of events that show to all what
    was hidden until then, so that worlds may part there."""
    dice = Dice(seed)
    compared = 0
    for now, _ in steps_of(game.new(seats=seats, seed=seed), seed, stubbornly(seed)):
        viewer = dice.below(seats + 1) - 1
        view = now.view(viewer)
        world = view.sample(dice)
        assert world.view(viewer).bytes() == view.bytes(), "the sampled world looks different"
        assert world.to_act == now.to_act, "who is asked depends on what is hidden"
        if viewer in now.to_act:
            assert world.decision(viewer).options == now.decision(viewer).options
            assert world.decision(viewer).kind == now.decision(viewer).kind
        if viewer != TABLE:
            assert _private_part(now, viewer) == _private_part(world, viewer)
        compared += _same_events(now, world, viewer, dice, reveals)
    return compared


def _private_part(state: State, seat: int) -> list[str]:
    """What is refused to the seat, and why: reasons must not speak of hidden things either."""
    return [f"{action} {reason}" for action, reason in state.refusals(seat)] if seat in state.to_act else []


def _same_events(real: State, world: State, viewer: int, dice: Dice, reveals: tuple[str, ...]) -> int:
    """One seat acts in both worlds; the viewer sees the same unless chance or a reveal made a real difference."""
    seats = real.to_act
    seat = seats[dice.below(len(seats))]
    a, b = real.clone(), world.clone()
    secret = real.decision(seat).sealed and seat != viewer
    mine, theirs = real.decision(seat).options, world.decision(seat).options
    common = [option for option in mine if option in theirs]
    if secret:  # a sealed choice looks the same whatever it is
        first, second = mine[dice.below(len(mine))], theirs[dice.below(len(theirs))]
    elif common:
        first = second = common[dice.below(len(common))]
    else:
        return 0
    told = _seen(a, seat, first, viewer, None)
    if a.flow is not real.flow:
        return 0  # the table has gone on: sealed choices are open now, new things were drawn
    if any(event.information for event in told):
        outcomes = moves_of(a.history)[1][-1].outcomes
        try:
            again = _seen(b, seat, second, viewer, outcomes)
        except RecordError:
            return 0  # these outcomes cannot come up in the other world
        assert again == told or _parted_by_reveal(told, again, reveals), (told, again)
        return 1
    assert _seen(b, seat, second, viewer, None) == told
    assert b.view(viewer).bytes() == a.view(viewer).bytes()
    return 1


def _parted_by_reveal(told: list[Event], again: list[Event], reveals: tuple[str, ...]) -> bool:
    """Whether the first thing that differs is what the same reveal showed."""
    for a, b in zip(told, again, strict=False):
        if a != b:
            return a.kind == b.kind and a.seat == b.seat and a.kind in reveals
    return False


def _seen(state: State, seat: int, option: int, viewer: int, outcomes: list[int] | None) -> list[Event]:
    told = state.listen()
    if outcomes is not None:
        state.script = Script(outcomes, strict=True)
    state.play(seat, option)
    return [event.seen_by(viewer) for event in told]
