"""Forecast: one way a choice could go on to the end of the turn, in a world that fits what the seat has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.bots.lookahead import highest, promises, settle
from tabuleiro.bots.senses import greedy_sense
from tabuleiro.core.chance import Dice

if TYPE_CHECKING:
    from tabuleiro.core.event import Event
    from tabuleiro.core.view import View

SAME_DEAL: Final = 1  # all options are shown in the same world, so that they can be compared


def forecast(view: View, option: int) -> list[Event]:
    """What happens to the view's seat if it takes the option and then what looks best at each choice.

    A preview, not advice: it looks at one imagined deal, as the greedy bot does.
    """
    seat = view.seat
    sense = greedy_sense(view.game)
    world = view.sample(Dice(SAME_DEAL))
    sense.end_with_turn(world)
    turn = sense.turn_number(world)
    events = world.listen()
    world.play(seat, option)
    while settle(sense, world, seat, turn):
        choices = sense.worth_trying(world, seat)
        world.play(seat, highest(choices, promises(sense, world, seat, choices)), False)
    return [event for event in events if event.seat == seat]
