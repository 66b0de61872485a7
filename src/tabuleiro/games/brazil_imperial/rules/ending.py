"""How a play ends (BI-48, BI-52): after the last round; the solo challenge when it is won or its rounds are over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabuleiro.core.event import TABLE
from tabuleiro.games.brazil_imperial.rules.codes import DUTCH, EVERY_UNIT, LAST_ERA

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.rules.state import BrazilState

LAST_ROUND: Final = 60  # nothing else forces an end (BI-48, house ruling)


def last_round(g: BrazilState) -> int:
    return g.ground.scenario.rounds or LAST_ROUND


def dutch_capital_seized(g: BrazilState) -> bool:
    return g.army[g.ground.capitals[DUTCH]] == 1


def challenge_met(g: BrazilState) -> bool:
    """Era III reached, all five units on the map, the Dutch capital seized: all at once (BI-52)."""
    return g.era == LAST_ERA and g.players[0].on_map == EVERY_UNIT and dutch_capital_seized(g)


def won_alone(g: BrazilState) -> bool:
    """Asked between all steps of a solo turn: the challenge may be over."""
    if len(g.players) > 1 or not challenge_met(g):
        return False
    g.won = 1
    finish(g)
    return True


def finish(g: BrazilState) -> None:
    """Hands are shown, points are counted (BI-46, BI-49)."""
    g.over = True
    g.flow = ()
    if g.events is None:
        return
    box = g.box
    for p in g.players:
        shown = {
            "gold": tuple(box.gold_ids[card] for card in p.gold_hand),
            "missions": tuple(box.mission_ids[mission] for mission in p.missions),
        }
        g.tell("hand_shown", p.seat, shown, information=True)
    g.tell("game_over", TABLE, {"scores": tuple(score.total for score in g.scores), "won": g.won}, information=True)
