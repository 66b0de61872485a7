"""Look: a scene made ready to draw: its data read once, its options and refusals as marks by their spots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, Generic, TypeVar, cast

from markupsafe import Markup

from tabuleiro.core.action import Action
from tabuleiro.core.game import Game
from tabuleiro.core.reason import Reason
from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.seats import letters, seat_mark
from tabuleiro.drawing.tags import tag
from tabuleiro.kit.book import book_of
from tabuleiro.kit.shelf import words_of
from tabuleiro.web.scene import Scene
from tabuleiro.web.texts import WORDS, page_words

Data = dict[str, Any]
G = TypeVar("G", bound=Game)
D = TypeVar("D", bound=Mapping[str, Any])  # what its view lists,
P = TypeVar("P", bound=Mapping[str, Any])  # and of each seat


class Look(Generic[G, D, P]):
    """Of any game; a game's own says where its options lie and what its things are called."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.game = cast(G, scene.view.game)
        self.data = cast(D, scene.view.data)
        self.lang = scene.lang
        self.letters: Sequence[str] = tuple(scene.letters or letters(scene.names))
        self.kind = scene.decision.kind if scene.decision else ""

    @property
    def own(self) -> P | None:
        """The viewer's own seat; None for a spectator."""
        return self.seats[self.scene.seat] if self.scene.seat >= 0 else None

    @property
    def seats(self) -> Sequence[P]:
        return cast("Sequence[P]", self.data["seats"])

    @property
    def others(self) -> list[P]:
        """All seats but the viewer's own."""
        return [player for player in self.seats if player["seat"] != self.scene.seat]

    def say(self, key: str, **params: int | str) -> str:
        return page_words(self.game.name).text(self.lang, key, **params)

    def everyone(self, pictures: Sequence[Markup], css: str, among: str, id_: str | None = None) -> Markup:
        """For a spectator, who sees all seats alike: one picture each, below its name."""
        shown = [
            tag("figure", tag("figcaption", seat_mark(seat, self.letters[seat]), tag("b", name)), picture, class_=css)
            for seat, (name, picture) in enumerate(zip(self.scene.names, pictures, strict=True))
        ]
        named = ", ".join(self.scene.names)  # it may scroll, so it can be reached by keys
        return tag("div", *shown, class_=f"{among} n{len(shown)}", id=id_, tabindex="0", role="group", aria_label=named)

    # ---------------------------------------------------------------- what can be chosen, and why the rest cannot
    def spot(self, action: Action) -> str:
        """Where in the picture an option lies; "" for a button in the bar."""
        return str(action)

    @property
    def refusals(self) -> Sequence[tuple[Action, Reason]]:
        """What is worth saying no to."""
        return self.scene.refusals

    def confirms(self, action: Action) -> bool:
        """Whether an option is chosen first, and sent with the main button."""
        return False

    def short(self, reason: Reason) -> str:
        """A reason in as few words as fit on the thing itself: `<short>-why-<code>`; "" for one that has none."""
        key, params = f"{self.game.manifest.short}-why-{reason.code.replace('_', '-')}", dict(reason.parameters)
        if not page_words(self.game.name).has("en", key):
            return ""
        if "need" in params and "have" in params:
            params["missing"] = int(params["need"]) - int(params["have"])
        return self.say(key, **params)

    @cached_property
    def marks(self) -> dict[str, Mark]:
        """By their spots."""
        scene, words = self.scene, words_of(self.game)
        found: dict[str, Mark] = {}
        written = book_of(self.game.name).written  # else there is no rule to look up
        if scene.decision is None:
            return found
        for action in scene.decision.actions:
            spot, text = self.spot(action), str(action)
            if spot:
                label = words.label(scene.view, action, scene.lang, scene.names)
                mark = Mark("chosen" if text == scene.chosen else "can", text, label, best=text == scene.best)
                found[spot] = replace(mark, way="confirm") if self.confirms(action) else mark
        for action, reason in self.refusals:
            spot = self.spot(action)
            if spot and spot not in found:
                label = words.label(scene.view, action, scene.lang, scene.names)
                said = words.reason_words(self.game, replace(reason, rule=""), scene.lang)  # the page links to the rule
                later = reason.code == "lesson_later"
                note = WORDS.text(scene.lang, "coach-later") if later else self.short(reason)
                found[spot] = Mark("no", str(action), label, said, reason.rule if written else "", note, later=later)
        return found


PlainLook = Look[Any, Data, Data]
