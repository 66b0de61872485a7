"""What can be chosen in Imperial Miners, and why the rest cannot, as marks on the spots of the picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from tabuleiro.core.action import Action
from tabuleiro.core.reason import Reason
from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.seats import letters
from tabuleiro.games.imperial_miners.page.texts import WORDS
from tabuleiro.games.imperial_miners.pictures.cards import card_of
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.mine import WIDTH, deeper_places, first_row_places, place_cell, place_text
from tabuleiro.games.imperial_miners.words import sentences as words
from tabuleiro.games.imperial_miners.words.effects import WORDS as GAME_WORDS
from tabuleiro.web.scene import Scene

Data = dict[str, Any]
CONFIRM: Final = frozenset({"pick"})
# Refusals that say nothing about what is to be seen: places where no card could lie anyway.
UNSEEN: Final = frozenset({"place", "climb"})


def say(lang: str, key: str, **params: int | str) -> str:
    """The page's words."""
    return WORDS.text(lang, key, **params)


def spot(action: Action) -> str:
    """Where in the picture an option lies: `2.3`, `2.3 effect 1`, `surface 2`, ...; "" for a button in the bar."""
    kind, option = action.kind, action.option
    if kind in ("keep", "pick", "discard", "sell", "use") and not option:
        return ""
    if kind == "use":
        return f"{action.place} effect {option}"
    return f"{action.place} {option}" if kind in ("surface", "event") else action.place


@dataclass(frozen=True)
class Look:
    """A scene made ready to draw: its data read once, its options as marks by spot."""

    scene: Scene
    game: ImperialMiners
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

    def say(self, key: str, **params: int | str) -> str:
        return say(self.lang, key, **params)


def look_at(scene: Scene) -> Look:
    game = cast(ImperialMiners, scene.view.game)
    data = scene.view.data
    return Look(scene, game, data, scene.lang, tuple(scene.letters or letters(scene.names)), _marks(scene, game, data))


def _marks(scene: Scene, game: ImperialMiners, data: Data) -> dict[str, Mark]:
    if scene.decision is None:
        return {}
    found: dict[str, Mark] = {}
    for action in scene.decision.actions:
        place = spot(action)
        if place:
            text = str(action)
            label = words.label(scene.view, action, scene.lang)
            found[place] = Mark("chosen" if text == scene.chosen else "can", text, label)
    if scene.decision.kind in UNSEEN:
        return found
    for action, reason in scene.refusals:
        place = spot(action)
        if place and place not in found:
            label = words.label(scene.view, action, scene.lang)
            said = words.reason_words(game, replace(reason, rule=""), scene.lang)  # the page links to the rule
            found[place] = Mark("no", str(action), label, said, reason.rule, short(reason, scene.lang))
    return found


def short(reason: Reason, lang: str) -> str:
    """A reason in as few words as fit on the thing itself."""
    key = f"picture-why-{reason.code}"
    return GAME_WORDS.text(lang, key, **reason.parameters) if GAME_WORDS.has("en", key) else ""


def places_for(game: ImperialMiners, seat: Data, card_id: str) -> list[str]:
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
