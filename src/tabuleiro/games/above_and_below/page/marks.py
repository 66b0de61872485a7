"""What can be chosen in Above and Below, and why the rest cannot, as marks by notation; a scene ready to draw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, cast

from tabuleiro.core.reason import Reason
from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.seats import letters
from tabuleiro.games.above_and_below.page.texts import WORDS
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.words import sentences as words
from tabuleiro.web.scene import Scene

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


def say(lang: str, key: str, **params: int | str) -> str:
    """The page's words."""
    return WORDS.text(lang, key, **params)


@dataclass(frozen=True)
class Look:
    """A scene made ready to draw: its data read once, its options as marks by their notation."""

    scene: Scene
    game: AboveAndBelow
    data: Data
    lang: str
    letters: tuple[str, ...]
    marks: Mapping[str, Mark]

    @property
    def kind(self) -> str:
        return self.scene.decision.kind if self.scene.decision else ""

    @property
    def own(self) -> Data | None:
        """The viewer's own seat; None for a spectator."""
        return cast(Data, self.data["seats"][self.scene.seat]) if self.scene.seat >= 0 else None

    @property
    def encounter(self) -> Data | None:
        return cast("Data | None", self.data["encounter"])

    @cached_property
    def rounds(self) -> int:
        return self.game.pack.tracks.rounds

    def say(self, key: str, **params: int | str) -> str:
        return say(self.lang, key, **params)

    def name(self, villager: str) -> str:
        return words.short_name(self.game, villager, self.lang)

    def villager_mark(self, villager: str) -> Mark | None:
        return self.marks.get(f"{NAMING.get(self.kind, '')} {villager}")

    def offer_mark(self, building: str) -> Mark | None:
        return self.marks.get(f"build {building}") or self.marks.get(f"gift {building}")

    def beginning(self, verb: str) -> list[Mark]:
        """All marks whose notation begins with a verb."""
        return [mark for notation, mark in self.marks.items() if notation.startswith(f"{verb} ")]

    def ware(self, ware: str) -> str:
        return words.ware_name(ware, self.lang)


def look_at(scene: Scene) -> Look:
    game = cast(AboveAndBelow, scene.view.game)
    marks = tuple(scene.letters or letters(scene.names))
    return Look(scene, game, scene.view.data, scene.lang, marks, _marks(scene, game))


def _marks(scene: Scene, game: AboveAndBelow) -> dict[str, Mark]:
    if scene.decision is None:
        return {}
    found: dict[str, Mark] = {}
    for action in scene.decision.actions:
        text = str(action)
        label = words.label(scene.view, action, scene.lang, scene.names)
        found[text] = Mark("chosen" if text == scene.chosen else "can", text, label)
    for action, reason in scene.refusals:
        text = str(action)
        if text not in found:
            label = words.label(scene.view, action, scene.lang, scene.names)
            said = words.reason_words(game, replace(reason, rule=""), scene.lang)  # the page links to the rule
            found[text] = Mark("no", text, label, said, reason.rule, short(reason, scene.lang))
    return found


def short(reason: Reason, lang: str) -> str:
    """A reason in as few words as fit on the thing itself."""
    key = f"ab-why-{reason.code.replace('_', '-')}"
    params = dict(reason.parameters)
    if "need" in params and "have" in params:
        params["missing"] = int(params["need"]) - int(params["have"])
    return say(lang, key, **params) if WORDS.has("en", key) else ""


def is_loose(notation: str) -> bool:
    return notation.partition(" ")[0] in LOOSE
