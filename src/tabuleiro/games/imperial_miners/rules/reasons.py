"""Reasons against texts that are no candidate of the pending decision."""

from __future__ import annotations

import re
from typing import Final

from tabuleiro.core.reason import Reason
from tabuleiro.games.imperial_miners.rules.mine import level_of, place_cell, place_text
from tabuleiro.games.imperial_miners.rules.state import Miner, MineState
from tabuleiro.games.imperial_miners.rules.turn import PICK, PLACE, why_no_place

CARD_TEXT: Final = re.compile(r"(pick|play|keep|discard|sell) ([a-z0-9-]+)(?: at (\S+))?$")
HAND_RULES: Final = {"keep": "IM-5", "discard": "IM-29", "sell": "IM-29"}


def against(g: MineState, p: Miner, text: str, fits: bool) -> Reason | None:
    """What is wrong with the card or the place that a text names."""
    asked = p.asking
    match = CARD_TEXT.match(text)
    if not match or f"{match[1]} {match[2]}" in ("pick blind", "sell no"):
        return None
    card = g.box.number.get(match[2], 0)
    if not card:
        return Reason("unknown_card", {"text": match[2]})
    if match[1] in ("pick", "play") and asked is PICK:
        return _why_not_played(g, p, card, match[3] or "")
    if match[1] == "play" and asked is PLACE:
        if card != p.asking_at:
            return Reason("card_already_picked", {"card": g.box.ids[p.asking_at]}, "IM-14")
        there = _why_not_there(g, p, card, match[3]) if match[3] else None
        return there or Reason("not_understood", {"text": text})
    if card not in p.hand:
        return Reason("not_in_hand", {"card": match[2]}, HAND_RULES.get(match[1], "IM-14"))
    return None


def _why_not_played(g: MineState, p: Miner, card: int, place: str) -> Reason:
    """Against `play X at P` while a card is still to be picked: the card first, then the place."""
    if card not in p.hand:
        return Reason("not_in_hand", {"card": g.box.ids[card]}, "IM-14")
    if card not in p.options:
        return g.why(p.seat, card)
    there = _why_not_there(g, p, card, place) if place else None
    return there or Reason("pick_first", {"card": g.box.ids[card]}, "IM-14")


def _why_not_there(g: MineState, p: Miner, card: int, place: str) -> Reason | None:
    level = g.box.level[card]
    try:
        cell = place_cell(place)
    except ValueError:
        return Reason("no_such_place", {"text": place}, "IM-16")
    if level_of(cell) != level:
        return Reason("wrong_row", {"place": place_text(cell), "level": level}, "IM-16")
    return None if cell in p.places(level) else why_no_place(p, cell)
