"""What can be chosen in Brazil: Imperial, and why the rest cannot, as marks; options with two parts take two clicks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, Final, NamedTuple, cast

from tabuleiro.core.reason import Reason
from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.seats import letters
from tabuleiro.games.brazil_imperial.content.pack import Entry, Pack, Scenario, Unit
from tabuleiro.games.brazil_imperial.page.texts import WORDS
from tabuleiro.games.brazil_imperial.rules.view_data import HexData, SeatData, TableData, data_of
from tabuleiro.games.brazil_imperial.words.phrases import Found, name_of
from tabuleiro.kit.shelf import words_of
from tabuleiro.web.scene import Scene

CONFIRM: Final = frozenset({"move"})  # only those that would start a fight are chosen first
MOVES: Final = ("march", "move", "attack")  # to one hex the arch's own move rather than the free one
ON_HEX: Final = ("capital", "renovate", "flip", "peek", "look")
SUPPLY: Final = "supply"
MONARCH: Final = "monarch"
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
        *("reveal", "extra", "play", "give", "show"),
    )
)


def say(lang: str, key: str, **params: int | str) -> str:
    """The page's words."""
    return WORDS.text(lang, key, **params)


class Option(NamedTuple):
    """An option read from its notation: `build sawmill at d4` is (build, sawmill, d4)."""

    text: str
    verb: str
    thing: str
    place: str  # a hex, "supply" or ""

    @property
    def end(self) -> str:
        """What options for the same place share: the last click of two."""
        return self.text.removeprefix(f"{self.verb} {self.thing}".rstrip()).strip()

    @property
    def start(self) -> str:
        """What options for the same thing share: the first click of two."""
        return f"{self.verb} {self.thing}".rstrip()


@lru_cache(maxsize=8192)
def read(text: str) -> Option:
    said = text.split()
    verb, rest = said[0], said[1:]
    if verb in ON_HEX and rest:
        return Option(text, verb, "", rest[-1])
    if len(rest) > 2 and rest[-2] in ("at", "to", "from"):
        return Option(text, verb, " ".join(rest[:-2]), rest[-1])
    return Option(text, verb, " ".join(rest), "")


@dataclass(frozen=True)
class Look:
    """A scene made ready to draw: its data read once, its options as marks by their notation."""

    scene: Scene
    pack: Pack
    data: TableData
    lang: str
    letters: str
    marks: Mapping[str, Mark]

    @property
    def kind(self) -> str:
        return self.scene.decision.kind if self.scene.decision else ""

    @property
    def own(self) -> SeatData | None:
        """The viewer's own seat; None for a spectator."""
        return self.data["seats"][self.scene.seat] if self.scene.seat >= 0 else None

    def say(self, key: str, **params: int | str) -> str:
        return say(self.lang, key, **params)

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
        return [read(text) for text, mark in self.marks.items() if mark.state != "no"]

    # ---------------------------------------------------------------- what is selected
    @cached_property
    def first(self) -> Option | None:
        """The thing that is selected and now needs a place; None if nothing is, or a place was selected first."""
        for option in self.options:
            if option.text == self.scene.chosen or (self.scene.part and option.start == self.scene.part):
                return option if option.place else None
        return None

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

    def of_unit(self, unit: str) -> list[Option]:
        """Where a unit can go; who strikes next door does so with all of its hex."""
        starts = {f"march {unit}", f"move {unit}"}
        if self.units[unit].power == "adjacent":
            starts.add(f"attack {self.place_of(unit)}")
        found = [option for option in self.options if option.start in starts]
        return sorted(found, key=lambda option: (option.place, MOVES.index(option.verb)))

    # ---------------------------------------------------------------- marks
    def mark(self, option: Option, confirm: bool = False) -> Mark:
        mark = self.marks[option.text]
        return replace(mark, way="confirm") if confirm else mark

    def one(self, verb: str, thing: str) -> Mark | None:
        """The mark of an option with one part, such as `arch build`."""
        return self.marks.get(f"{verb} {thing}")

    def thing(self, verb: str, thing: str, name: str) -> Mark | None:
        """Of something that also needs a place: sent at once if there is but one, or if the place was chosen first."""
        start = f"{verb} {thing}"
        found = [option for option in self.options if option.start == start]
        if not found:
            return next((mark for text, mark in self.marks.items() if read(text).start == start), None)
        fits = [option for option in found if self.scene.part and option.end == self.scene.part]
        if len(fits) == 1 or len(found) == 1:
            return self.marks[(fits or found)[0].text]
        label = self.say("bi-part-thing", name=name, n=len(found))
        return Mark("chosen" if self.scene.part == start else "can", start, label, way="part")

    def unit_mark(self, unit: str) -> Mark | None:
        mark = self.one("carry", unit) or self.one("defeat", unit)
        found = self.of_unit(unit) if mark is None and unit in self.units else []
        if not found:
            return mark
        label = self.say("bi-part-unit", unit=self.name(self.units[unit]), n=len({option.place for option in found}))
        return Mark("chosen" if unit == self.unit else "can", found[0].start, label, way="part")

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
            still = [option for option in here if option.verb not in MOVES]
            if len(still) == 1:
                found[at] = self.mark(still[0])
            elif still:
                end = still[0].end
                label = self.say("bi-part-hex", at=at.upper(), n=len(still))
                found[at] = Mark("chosen" if end == self.scene.part else "can", end, label, way="part")
        if self.first is None:
            for text, mark in self.marks.items():
                option = read(text)
                if mark.state == "no" and option.verb in ON_HEX and option.place not in found:
                    found[option.place] = mark
        return found

    def listed(self) -> list[Option]:
        """Options without a place on the board and not in the bar, and those of a place that was selected first."""
        found = [option for option in self.options if not is_placed(option) and not in_bar(option)]
        if self.scene.part and self.first is None:
            found += self.following
        return found


def _order(option: Option) -> int:
    return MOVES.index(option.verb) if option.verb in MOVES else 0


def in_bar(option: Option) -> bool:
    """An expedition is attempted where a unit stands, which covers the hex: it gets a button."""
    return option.text in BAR or option.verb == "attempt"


def is_placed(option: Option) -> bool:
    """Goods are paid where they lie, gold cards from the hand; what a monarch pays is listed, as is its own slot."""
    if option.verb == "pay":
        return option.place not in ("", MONARCH) or option.thing.startswith("card ")
    return option.verb in PLACED and option.text != f"slot {MONARCH}"


def entry(entries: Iterable[Found], id_: str) -> Found:
    """A card or tile by its id."""
    return next(one for one in entries if one.id == id_)


def look_at(scene: Scene) -> Look:
    pack = cast(Any, scene.view.game).pack
    marks = "".join(scene.letters or letters(scene.names))
    return Look(scene, pack, data_of(scene.view), scene.lang, marks, _marks(scene))


def _marks(scene: Scene) -> dict[str, Mark]:
    if scene.decision is None:
        return {}
    words = words_of(scene.view.game)
    found: dict[str, Mark] = {}
    for action in scene.decision.actions:
        text = str(action)
        label = words.label(scene.view, action, scene.lang)
        found[text] = Mark("chosen" if text == scene.chosen else "can", text, label)
    for action, reason in scene.refusals:
        text = str(action)
        if text not in found:
            why = replace(reason, rule="")  # the page links to the rule
            said = words.reason_words(scene.view.game, why, scene.lang)
            label = words.label(scene.view, action, scene.lang)
            found[text] = Mark("no", text, label, said, reason.rule, short(reason, scene.lang))
    return found


def short(reason: Reason, lang: str) -> str:
    """A reason in as few words as fit on the thing itself."""
    key = f"bi-why-{reason.code.replace('_', '-')}"
    return say(lang, key, **dict(reason.parameters)) if WORDS.has("en", key) else ""
