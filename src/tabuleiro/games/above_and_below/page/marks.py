"""What can be chosen in Above and Below, and why the rest cannot, as marks by notation; a scene ready to draw."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from tabuleiro.core.action import Action
from tabuleiro.drawing.marks import Mark
from tabuleiro.games.above_and_below import MANIFEST
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.view_data import EncounterData, SeatData, TableData, data_of
from tabuleiro.games.above_and_below.words.names import short_name, ware_name
from tabuleiro.web import look
from tabuleiro.web.scene import Scene
from tabuleiro.web.texts import page_words

Data = dict[str, Any]
TRADE: Final = frozenset({"offer", "answer", "counter"})  # whatever is said there, another answers it
CONFIRM: Final = frozenset({"option", "turn", "send", "rest"}) | TRADE
FINAL: Final = ("build", "train", "pass")  # actions that a click would end a turn with
# Who has exactly so many ready is not asked who goes or works: such an action would be done by the click.
FEWEST: Final = {"explore": 2, "labor": 1, "harvest": 1}
# How the villagers of a decision are named: its kind -> the verb of the notation.
NAMING: Final = {"worker": "with", **{kind: kind for kind in ("send", "use", "reroll", "injure", "hurt", "stake")}}
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

    def confirms(self, action: Action) -> bool:
        """What cannot be taken back."""
        return is_final(self.scene, str(action))

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


def is_final(scene: Scene, option: str) -> bool:
    """Whether an option would do something by one click that cannot be taken back, or that ends the turn."""
    kind = scene.decision.kind if scene.decision is not None else ""
    verb = option.partition(" ")[0]
    if kind not in CONFIRM or kind == "option" or kind in TRADE:
        return kind in CONFIRM
    own = data_of(scene.view)["seats"][scene.seat]
    states = [one["state"] for one in own["villagers"]]
    if kind == "send":  # the last one to be named sets off at once
        return verb == "send" and states.count("ready") == 1
    if kind == "rest":
        return verb == "enough" and free_beds(own) > 0
    return verb in FINAL or states.count("ready") == FEWEST.get(verb)


def free_beds(own: SeatData) -> int:
    """Beds that somebody could still sleep in."""
    tired = sum(one["state"] in ("exhausted", "injured") and one["id"] not in own["slept"] for one in own["villagers"])
    return min(max(own["beds"] - len(own["slept"]), 0), tired)


def is_loose(notation: str) -> bool:
    return notation.partition(" ")[0] in LOOSE
