"""What can be chosen in Imperial Miners, and why the rest cannot, as marks on the spots of the picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabuleiro.core.action import Action
from tabuleiro.core.reason import Reason
from tabuleiro.games.imperial_miners import MANIFEST
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.mine import WIDTH, deeper_places, first_row_places, place_cell, place_text
from tabuleiro.games.imperial_miners.rules.view_data import SeatData, TableData
from tabuleiro.games.imperial_miners.words.names import WORDS as GAME_WORDS
from tabuleiro.games.imperial_miners.words.names import card_of
from tabuleiro.web import look
from tabuleiro.web.texts import page_words

Data = dict[str, Any]
CONFIRM: Final = frozenset({"keep", "pick", "place", "discard", "sell"})
# Refusals that say nothing about what is to be seen: places where no card could lie anyway.
UNSEEN: Final = frozenset({"place", "climb"})
LATER: Final = "lesson_later"  # but in a lesson the place that is not meant now is one that is spoken of
say: Final = page_words(MANIFEST.name).text


def spot(action: Action) -> str:
    """Where in the picture an option lies: `2.3`, `2.3 effect 1`, `surface 2`, ...; "" for a button in the bar."""
    kind, option = action.kind, action.option
    if kind in ("keep", "pick", "discard", "sell", "use") and not option:
        return ""
    if kind == "use":
        return f"{action.place} effect {option}"
    return f"{action.place} {option}" if kind in ("surface", "event") else action.place


class Look(look.Look[ImperialMiners, TableData, SeatData]):
    def spot(self, action: Action) -> str:
        return spot(action)

    def confirms(self, action: Action) -> bool:
        return self.sends

    @property
    def sends(self) -> bool:
        """Whether the main button sends what is chosen."""
        return self.kind in CONFIRM

    @property
    def refusals(self) -> Sequence[tuple[Action, Reason]]:
        if self.kind not in UNSEEN:
            return self.scene.refusals
        near = places_for(self.game, self.own, self.own["playing"]) if self.kind == "place" and self.own else []
        return [
            (action, reason) for action, reason in self.scene.refusals if reason.code == LATER and spot(action) in near
        ]

    def short(self, reason: Reason) -> str:
        key = f"picture-why-{reason.code}"
        return GAME_WORDS.text(self.lang, key, **reason.parameters) if GAME_WORDS.has("en", key) else ""


def places_for(game: ImperialMiners, seat: SeatData, card_id: str) -> list[str]:
    """Where a card of the hand could go, as far as the picture shows it: far places of level 1 are left out."""
    rows = [0, 0, 0, 0, 0]
    for entry in seat["mine"]:
        cell = place_cell(entry["place"])
        rows[cell // WIDTH] |= 1 << cell % WIDTH
    level = card_of(game, card_id).level
    if level > 1:
        return [place_text(cell) for cell in deeper_places(level, rows[level - 1], rows[level])]
    near = rows[1] << 2 | rows[1] >> 2
    return [place_text(cell) for cell in first_row_places(rows[1]) if not rows[1] or near >> cell % WIDTH & 1]
