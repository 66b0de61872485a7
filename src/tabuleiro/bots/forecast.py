"""Forecast: one way a choice could go on to the end of the turn, in a world that fits what the seat has seen."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tabuleiro.bots.lookahead import highest, promises, settle
from tabuleiro.bots.senses import greedy_sense
from tabuleiro.core.chance import Dice
from tabuleiro.core.event import Event
from tabuleiro.core.table import Told, scored
from tabuleiro.core.view import View
from tabuleiro.kit.beats import Gain, summed
from tabuleiro.kit.shelf import words_of

SAME_DEAL: Final = 1  # all options are shown in the same world, so that they can be compared
WORLDS: Final = 12  # in so many, the same for all options, is it found out what an option brings on the mean


def forecast(view: View, option: int, deal: int = SAME_DEAL) -> list[Event]:
    """What happens to the view's seat if it takes the option and then what looks best at each choice.

    A preview, not advice: it looks at one imagined deal, as the greedy bot does.
    """
    seat = view.seat
    sense = greedy_sense(view.game)
    world = view.sample(Dice(deal))
    standings = world.standings()
    sense.end_with_turn(world)
    turn = sense.turn_number(world)
    events = world.listen()
    world.play(seat, option)
    while settle(sense, world, seat, turn):
        choices = sense.worth_trying(world, seat)
        world.play(seat, highest(choices, promises(sense, world, seat, choices)), False)
    return [event for event in (*events, *scored(standings, world, events)) if event.seat == seat]


def expected(view: View, option: int) -> tuple[Gain, ...]:
    """What an option brings the view's seat by the end of its turn, on the mean, in whole numbers."""
    sums: Counter[str] = Counter()
    for deal in range(WORLDS):
        told = Told(0, view.seat, "", tuple(forecast(view, option, deal)))
        for gain in summed(words_of(view.game).teller(view.seat).tell(told), view.seat):
            sums[gain.what] += gain.n
    return tuple(Gain(view.seat, what, n) for what, total in sums.items() if (n := round(total / WORLDS)))
