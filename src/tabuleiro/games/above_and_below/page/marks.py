"""What can be chosen in Above and Below, and why the rest cannot, as marks by notation; a scene ready to draw."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from tabuleiro.core.reason import Reason
from tabuleiro.drawing.marks import Mark
from tabuleiro.games.above_and_below import MANIFEST
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.view_data import EncounterData, SeatData, TableData
from tabuleiro.games.above_and_below.words.names import short_name, ware_name
from tabuleiro.web import look
from tabuleiro.web.texts import page_words

Data = dict[str, Any]
CONFIRM: Final = frozenset({"option"})
# How the villagers of a decision are named: its kind -> the verb of the notation.
NAMING: Final = {
    "worker": "with",
    "send": "send",
    "use": "use",
    "reroll": "reroll",
    "injure": "injure",
    "hurt": "hurt",
    "stake": "stake",
}
RESTING: Final = ("potion", "cider", "bed")
# Options that have no place on the board: buttons in the bar. All others begin with something else.
LOOSE: Final = ("go", "enough", "end", "sleep", "pay", "none", "roll", "stop")
WORDS: Final = page_words(MANIFEST.name)
say: Final = WORDS.text


class Look(look.Look[AboveAndBelow, TableData, SeatData]):
    @property
    def encounter(self) -> EncounterData | None:
        return self.data["encounter"]

    @cached_property
    def rounds(self) -> int:
        return self.game.pack.tracks.rounds

    def name(self, villager: str) -> str:
        return short_name(self.game, villager, self.lang)

    def villager_mark(self, villager: str) -> Mark | None:
        return self.marks.get(f"{NAMING.get(self.kind, '')} {villager}")

    def offer_mark(self, building: str) -> Mark | None:
        return self.marks.get(f"build {building}") or self.marks.get(f"gift {building}")

    def beginning(self, verb: str) -> list[Mark]:
        """All marks whose notation begins with a verb."""
        return [mark for notation, mark in self.marks.items() if notation.startswith(f"{verb} ")]

    def ware(self, ware: str) -> str:
        return ware_name(ware, self.lang)

    def short(self, reason: Reason) -> str:
        key = f"ab-why-{reason.code.replace('_', '-')}"
        params = dict(reason.parameters)
        if "need" in params and "have" in params:
            params["missing"] = int(params["need"]) - int(params["have"])
        return self.say(key, **params) if WORDS.has("en", key) else ""


def is_loose(notation: str) -> bool:
    return notation.partition(" ")[0] in LOOSE
