"""What can be chosen in Brazil: Imperial, and why the rest cannot, as marks; options with two parts take two clicks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final, Literal, NamedTuple, cast

from tabuleiro.core.action import Action, Parts
from tabuleiro.core.reason import Reason
from tabuleiro.drawing.marks import Mark
from tabuleiro.games.brazil_imperial import MANIFEST
from tabuleiro.games.brazil_imperial.content.pack import Entry, Painting, Product, Scenario, Unit
from tabuleiro.games.brazil_imperial.page.final import GROUPS, is_final
from tabuleiro.games.brazil_imperial.rules.game import BrazilImperial
from tabuleiro.games.brazil_imperial.rules.state import BrazilState
from tabuleiro.games.brazil_imperial.rules.view import BrazilView
from tabuleiro.games.brazil_imperial.rules.view_data import HexData, SeatData, TableData
from tabuleiro.games.brazil_imperial.words.effects import palace_places
from tabuleiro.games.brazil_imperial.words.names import entry_name
from tabuleiro.kit.shelf import words_of
from tabuleiro.kit.words import Thing, name_of
from tabuleiro.web import look
from tabuleiro.web.scene import Scene
from tabuleiro.web.texts import page_words

# Of these only what cannot be taken back is chosen first: a fight, and whatever turns something up or draws a card.
CONFIRM: Final = frozenset(
    ("mission", "monarch", "move", "action", "painting", "build", "deploy", "harbor", "trade", "draw", "palace"),
)
MOVES: Final = ("march", "move", "attack")  # to one hex the arch's own move rather than the free one
ON_HEX: Final = ("capital", "renovate", "flip", "peek", "look")
WITH_PLACE: Final = ("build", "found", "deploy", "palace")  # things that go onto a hex
# How near a refused option is to a legal one: of several the nearest says why a hex cannot be chosen.
NEARNESS: Final = {"cannot_pay": 0, "wrong_terrain": 1, "palace_does_not_fit": 1, "era_not_reached": 3, "none_left": 3}
SUPPLY: Final = "supply"
MONARCH: Final = "monarch"
ATTEMPT: Final = "attempt"
# Options that have no place on the board: buttons in the bar.
BAR: Final = frozenset(
    ("end turn", "enough", "none", "card only", "draw", "stay", "isabel", "coroados 1", "coroados 2")
)
# Options with a place of their own; all others are listed.
PLACED: Final = frozenset(
    (
        *MOVES,
        *ON_HEX,
        *("arch", "under", "slot", "build", "found", "deploy", "palace", "carry", "defeat", "paint", "make", "drop"),
        *("reveal", "extra", "play", "give", "show", "pay card"),
    )
)
WORDS: Final = page_words(MANIFEST.name)
say: Final = WORDS.text


class Option(NamedTuple):
    """An option as the page asks for it: in one click, or by the thing and its place in two, in either order."""

    text: str
    verb: str
    thing: str
    place: str  # a hex, "supply" or ""
    start: str  # what options for the same thing share, as it is written
    end: str  # what options for the same place share


def option_of(parts: Parts) -> Option:
    """An expedition is attempted where a unit stands, which covers the hex: it has no place on the page."""
    text = str(parts)
    place = "" if parts.verb == ATTEMPT else parts.place
    end = f"{parts.link} {place}".strip() if place else ""
    return Option(text, parts.verb, parts.thing, place, text.removesuffix(end).rstrip(), end)


class Look(look.Look[BrazilImperial, TableData, SeatData]):
    """Its marks are by notation."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.pack = self.game.pack

    @property
    def table(self) -> BrazilState:
        """As far as the viewer knows it: what the rules say of it needs no telling twice."""
        return cast(BrazilView, self.scene.view).table

    def name(self, entry: Entry) -> str:
        return name_of(entry, self.lang)

    @cached_property
    def scenario(self) -> Scenario | None:
        return next((one for one in self.pack.scenarios if one.id == self.data["scenario"]), None)

    @cached_property
    def hexes(self) -> Mapping[str, HexData]:
        return {one["at"]: one for one in self.data["map"]["hexes"]}

    @cached_property
    def units(self) -> Mapping[str, Unit]:
        return {unit.id: unit for board in self.pack.boards for unit in board.units}

    @cached_property
    def options(self) -> list[Option]:
        """All that is legal."""
        return [option_of(action.parts) for action in self.scene.decision.actions] if self.scene.decision else []

    @cached_property
    def refused(self) -> list[Option]:
        """What is not, and says why."""
        found = [option_of(action.parts) for action, _ in self.refusals]
        return [option for option in found if self.marks[option.text].state == "no"]

    @cached_property
    def codes(self) -> dict[str, str]:
        """By notation, why something is refused."""
        return {str(action): reason.code for action, reason in self.refusals}

    # ---------------------------------------------------------------- what is selected
    @cached_property
    def first(self) -> Option | None:
        """The thing that is selected and now needs a place; None if nothing is, or a place was selected first."""
        for option in self.options:
            if option.text == self.scene.chosen or (self.scene.part and option.start == self.scene.part):
                return option if option.place else None
        return None

    @cached_property
    def chosen(self) -> Option | None:
        """The one that waits for the main button."""
        return next((option for option in self.options if option.text == self.scene.chosen), None)

    @cached_property
    def chosen_painting(self) -> Painting | None:
        """Icons alone do not say what it does."""
        chosen = self.chosen
        return entry(self.pack.paintings, chosen.thing) if chosen is not None and chosen.verb == "paint" else None

    @cached_property
    def unit(self) -> str:
        """The unit that is to move."""
        first = self.first
        if first is None or first.verb not in MOVES:
            return ""
        if first.verb != "attack":
            return first.thing
        here = self.hexes[first.thing]["units"]
        return next((unit["id"] for unit in here if self.units[unit["id"]].power == "adjacent"), "")

    @cached_property
    def unit_place(self) -> str:
        return self.place_of(self.unit) if self.unit else ""

    def place_of(self, unit: str) -> str:
        return next((at for at, one in self.hexes.items() if any(u["id"] == unit for u in one["units"])), "")

    @cached_property
    def following(self) -> list[Option]:
        """The options that what is selected can still become."""
        if self.unit:
            return self.of_unit(self.unit)
        if self.first is not None:
            return [option for option in self.options if option.start == self.first.start]
        return [option for option in self.options if self.scene.part and option.end == self.scene.part]

    @cached_property
    def sole(self) -> Option | None:
        """The one move that there is, as a coach leaves it: its hex can be chosen before its unit."""
        moves = [option for option in self.options if option.verb in MOVES]
        return moves[0] if len(moves) == 1 and self.first is None else None

    def of_unit(self, unit: str) -> list[Option]:
        """Where a unit can go; who strikes next door does so with all of its hex."""
        starts = {f"march {unit}", f"move {unit}"}
        if self.units[unit].power == "adjacent":
            starts.add(f"attack {self.place_of(unit)}")
        found = [option for option in self.options if option.start in starts]
        return sorted(found, key=lambda option: (option.place, MOVES.index(option.verb)))

    # ---------------------------------------------------------------- marks
    def confirms(self, action: Action) -> bool:
        """What cannot be taken back."""
        return self.is_final(option_of(action.parts))

    def is_final(self, option: Option) -> bool:
        return is_final(self, option)

    def mark(self, option: Option, confirm: bool = False) -> Mark:
        mark = self.marks[option.text]
        return replace(mark, way="confirm") if confirm else mark

    def one(self, verb: str, thing: str) -> Mark | None:
        """The mark of an option with one part, such as `arch build`."""
        return self.marks.get(f"{verb} {thing}")

    def price(self, product: Product) -> tuple[str, ...]:
        """What it costs now: the question says that it is free."""
        decision = self.scene.decision
        return () if decision is not None and decision.step.name == "free-product" else product.cost

    def thing_name(self, option: Option) -> str:
        """What is to be placed."""
        if option.verb == "deploy":
            return self.name(self.units[option.thing])
        return entry_name(self.pack, GROUPS[option.verb], option.thing, self.lang)

    def thing(self, verb: str, thing: str, name: str) -> Mark | None:
        """Of something that also needs a place: sent at once if there is but one, or if the place was chosen first."""
        start = f"{verb} {thing}"
        found = [option for option in self.options if option.start == start]
        if not found:
            return self._nowhere([option for option in self.refused if option.start == start], name)
        fits = [option for option in found if self.scene.part and option.end == self.scene.part]
        if len(fits) == 1 or len(found) == 1:
            return self.marks[(fits or found)[0].text]
        label = self.say("bi-part-thing", name=name, n=len(found))
        chosen = self.scene.part == start or any(option.text == self.scene.chosen for option in found)
        return Mark("chosen" if chosen else "can", start, label, way="part", best=self.is_best(found))

    def _nowhere(self, refused: Sequence[Option], name: str) -> Mark | None:
        """Of a thing that can go nowhere; where each place has its own reason, none of them is named."""
        if not refused:
            return None
        mark = self.mark(refused[0])
        if refused[0].verb != "palace" or len(refused) < 2:
            return mark
        near = [option for option in refused if self.codes[option.text] != "palace_does_not_fit"]
        if near:  # it would fit there: that is what keeps it away
            return self.mark(near[0])
        palace = entry(self.pack.palaces, refused[0].thing)
        reason = self.say("bi-palace-nowhere", name=name, places=palace_places(self.pack, palace, self.lang))
        return replace(mark, reason=reason)

    def is_best(self, options: Iterable[Option]) -> bool:
        """Whether one of these is the best, and that is told."""
        return any(option.text == self.scene.best for option in options)

    def unit_mark(self, unit: str) -> Mark | None:
        mark = self.one("carry", unit) or self.one("defeat", unit)
        found = self.of_unit(unit) if mark is None and unit in self.units else []
        if not found:
            return mark
        label = self.say("bi-part-unit", unit=self.name(self.units[unit]), n=len({option.place for option in found}))
        state: Literal["can", "chosen"] = "chosen" if unit == self.unit else "can"
        return Mark(state, found[0].start, label, way="part", best=self.is_best(found))

    def hex_marks(self, fights: Iterable[str]) -> dict[str, Mark]:
        """One for each hex that can be chosen now; `fights`: hexes where a move would start one."""
        risky = frozenset(fights)
        by_place: dict[str, list[Option]] = {}
        for option in self.options:
            if option.place in self.hexes:
                by_place.setdefault(option.place, []).append(option)
        following = {option.text for option in self.following}
        found: dict[str, Mark] = {}
        for at, here in by_place.items():
            fits = [option for option in here if option.text in following]
            if self.first is not None:
                if fits:
                    option = min(fits, key=_order)
                    found[at] = self.mark(option, option.verb in MOVES and at in risky)
                continue
            still = [option for option in here if option.verb not in MOVES or option == self.sole]
            if len(still) == 1:
                found[at] = self.mark(still[0], at in risky)
            elif still:
                end = still[0].end
                label = self.say("bi-part-hex", at=at.upper(), n=len(still))
                found[at] = Mark("chosen" if end == self.scene.part else "can", end, label, way="part")
        return self.refused_hexes() | found

    def refused_hexes(self) -> dict[str, Mark]:
        """Why hexes cannot be chosen: for the thing that is selected, else for what is nearest to being possible."""
        wanted = [
            option
            for option in self.refused
            if (option.start == self.first.start if self.first else option.verb in (*ON_HEX, *WITH_PLACE))
        ]
        wanted.sort(key=lambda option: NEARNESS.get(self.codes[option.text], 2), reverse=True)
        found = {option.place: self.mark(option) for option in wanted if option.place in self.hexes}
        if self.kind == "build":
            found = {at: self._far(at) for at in self.hexes if at not in found} | found
        return found

    def _far(self, at: str) -> Mark:
        """Nothing can be built there, whatever it is."""
        reason = Reason("not_next_to_empire", {"at": at})
        return Mark("no", "", "", words_of(self.game).reason_words(self.game, reason, self.lang), "BI-15")

    def listed(self) -> list[Option]:
        """Options without a place on the board and not in the bar, and those of a place that was selected first."""
        found = [option for option in self.options if not is_placed(option) and not in_bar(option)]
        if self.scene.part and self.first is None:
            found += self.following
        return found


def _order(option: Option) -> int:
    return MOVES.index(option.verb) if option.verb in MOVES else 0


def in_bar(option: Option) -> bool:
    return option.text in BAR or option.verb == ATTEMPT


def is_placed(option: Option) -> bool:
    """Goods are paid where they lie, gold cards from the hand; what a monarch pays is listed, as is its own slot."""
    if option.verb == "pay":
        return option.place not in ("", MONARCH)
    return option.verb in PLACED and option.text != f"slot {MONARCH}"


def entry(entries: Iterable[Thing], id_: str) -> Thing:
    """A card or tile by its id."""
    return next(one for one in entries if one.id == id_)
