"""A mine drawn as SVG: cards as an offset pyramid under the surface, carts on their borders, and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.phrases import Phrase
from tabuleiro.drawing.tags import NOTHING, centred, classes, join, moved, tag, view_box
from tabuleiro.games.imperial_miners.pictures.cards import SIDE, WIDE, mine_card, rows_of
from tabuleiro.games.imperial_miners.pictures.carts import Corner, cart_choice, carts_drawing, closing_carts
from tabuleiro.games.imperial_miners.pictures.ground import (
    PITCH,
    STACK,
    STACKED,
    STEP,
    TOP,
    Columns,
    Gap,
    fault,
    landscape,
)
from tabuleiro.games.imperial_miners.pictures.surface import chip, frame_ticks, sign_widths, surface
from tabuleiro.games.imperial_miners.rules.game import ImperialMiners
from tabuleiro.games.imperial_miners.rules.view_data import CardData, SeatData
from tabuleiro.games.imperial_miners.words.effects import card_words
from tabuleiro.games.imperial_miners.words.names import WORDS, card_name, card_of
from tabuleiro.games.imperial_miners.words.phrases import effect_phrase
from tabuleiro.games.imperial_miners.words.places import split

NUMBERS: Final = 40  # room for the levels' numbers at the left
MARGIN: Final = 14
NARROWEST: Final = 470
SMALL: Final = 372  # without the surface
OWN: Final = "mine"
FAR: Final = 52  # the side of a far place
FURTHER: Final = {"left": "M30 12l-9 8 9 8", "right": "M22 12l9 8-9 8", "between": "M14 20h.1M26 20h.1M38 20h.1"}
REASON: Final = 13.0  # the height of a reason in an effect's row
GROWTH: Final = 42  # how far effects to choose from grow over their card on a phone
ROWS: Final = (3, 4)  # at least three levels are drawn, at most four;
FEWEST: Final = 2  # where it is small, its cards need the room
TICKS: Final = "M-1 16V8a9 9 0 0 1 9-9h8M88 -1h8a9 9 0 0 1 9 9v8M105 88v8a9 9 0 0 1-9 9h-8M16 105H8a9 9 0 0 1-9-9v-8"
SLOT_TICKS: Final = "M1 16V8a7 7 0 0 1 7-7h8M87 1h8a7 7 0 0 1 7 7v8M103 87v8a7 7 0 0 1-7 7h-8M17 103H9a7 7 0 0 1-7-7v-8"


@dataclass(frozen=True)
class Sight:
    """What is shown besides the mine itself. Spots are `2.3`, `2.3 effect 1`, `2.1 and 2.3`, `surface 2`."""

    marks: Mapping[str, Mark] = field(default_factory=dict)  # by spot
    slots: Sequence[str] = ()  # places to outline that cannot be chosen now
    path: Sequence[str] = ()  # spots of a chain as it could run, in order
    ghost: tuple[str, str] = ("", "")  # a card that is not there yet, and where it would lie
    notes: Mapping[str, Phrase] = field(default_factory=dict)  # what a place would bring
    new: frozenset[str] = frozenset()  # places that changed
    placing: str = ""  # the card that is to be placed: places show which carts it would complete
    prefix: str = OWN  # of the elements' ids
    spots: str = ""  # of the places where something happened, if they are named in another way
    still: bool = False  # to look at only, and small: no surface, nothing that can be reached by keys

    @property
    def whose(self) -> str:
        """How beats call this mine."""
        return self.spots or self.prefix


NO_SIGHT: Final = Sight()


def is_place(spot: str) -> bool:
    return spot[:1].isdigit() and " " not in spot


def mine_picture(game: ImperialMiners, seat: SeatData, lang: str, sight: Sight = NO_SIGHT, title: str = "") -> Markup:
    """The whole picture; it fills the box that it is put in, whatever its shape."""
    inside, width, height = mine_drawing(game, seat, lang, sight)
    said = {"role": "group", "aria_label": title or None, "data_roving": sight.prefix}
    return tag("svg", inside, class_="mine", viewBox=view_box(width, height), **said)


def mine_drawing(game: ImperialMiners, seat: SeatData, lang: str, sight: Sight) -> tuple[Markup, float, float]:
    """The picture without its frame, with its width and height."""
    entries: dict[str, CardData] = {entry["place"]: entry for entry in seat["mine"]}
    if sight.ghost[0]:
        card, place = sight.ghost
        entries[place] = {"place": place, "card": card, "machines": 0, "collapsed": False, "active": False}
    open_places = [spot for spot in sight.marks if is_place(spot) and spot not in entries]
    outlined = [place for place in sight.slots if place not in entries and place not in sight.marks]
    deepest = max((split(place)[0] for place in (*entries, *open_places, *outlined)), default=1)
    columns = _columns(entries, open_places, outlined)
    width = NUMBERS + columns.width + MARGIN
    width = max(width, SMALL if sight.still else max(NARROWEST, sum(sign_widths(game)) + 150))
    # The first card keeps its place, in the middle, as long as there is room for the others.
    left = min(max(NUMBERS, width / 2 - columns.first), width - MARGIN - columns.width)
    rows = min(max(deepest, FEWEST if sight.still else ROWS[0]), ROWS[1])
    height = TOP + PITCH * rows + 4

    def corner(place: str) -> tuple[float, float]:
        level, x = split(place)
        return left + columns.middle(x) - SIDE / 2, TOP + PITCH * (level - 1)

    parts = [landscape(width, height, rows)]
    if not sight.still:
        parts.append(surface(game, lang, sight.marks, sight.path, sight.prefix, width))
    faults = [fault(gap, height, WORDS.text(lang, "picture-fault")) for gap in columns.gaps if not gap.far]
    parts.append(tag("g", *faults, transform=moved(left, 0)) if faults else NOTHING)
    shown = [place for place in (*outlined, *open_places) if columns.has(split(place)[1])]
    parts += [_slot(place, sight.marks.get(place), sight.notes.get(place), corner(place), lang) for place in shown]
    parts.append(_stacks(columns, left, sight, lang))
    steps = _steps(sight.path, columns)
    counts: dict[str, int] = {}
    for place, entry in entries.items():
        counts[entry["card"]] = counts.get(entry["card"], -1) + 1
        role = _role(place, steps, entries) if steps else ""
        name = f"card-{entry['card']}-{counts[entry['card']]}"
        if sight.prefix != OWN:  # only own cards come from a hand that is drawn, too
            name = f"{sight.prefix}-{name}"
        parts.append(_card(game, entry, lang, sight, corner(place), role, "" if place == sight.ghost[1] else name))
    parts.append(carts_drawing(game, entries, set(seat["carts"]), corner, sight.whose))
    if sight.placing:
        lying = {at: entry for at, entry in entries.items() if at != sight.ghost[1]}  # the card is there or here
        parts += [closing_carts(game, sight.placing, place, lying, corner) for place in shown]
    parts += [_reason(sight.marks.get(place), corner(place)) for place in entries]
    borders = sorted((mark.state != "no", spot) for spot, mark in sight.marks.items() if " and " in spot)
    parts += [cart_choice(sight.marks[spot], spot, corner) for _, spot in borders]  # what can be chosen lies on top
    parts += [_asked(game, entry, lang, sight, corner(place), width) for place, entry in entries.items()]
    parts += _arrows(list(steps), corner)
    return join(parts), width, height


def _columns(entries: Iterable[str], open_places: Sequence[str], outlined: Sequence[str]) -> Columns:
    """Where cards and places lie; far places of level 1 are drawn in stacks."""
    taken = [split(place) for place in entries]
    first_row = {x for level, x in taken if level == 1}
    near: list[int] = [x for _, x in taken]
    far: list[int] = []
    for place in (*open_places, *outlined):
        level, x = split(place)
        alone = level == 1 and first_row and x - 2 not in first_row and x + 2 not in first_row
        (far if alone and place in open_places else near).append(x)
    return Columns(near, far)


def _reason(mark: Mark | None, corner: tuple[float, float]) -> Markup:
    """Why a card of the mine cannot be chosen: over its carts, below its effects."""
    if mark is None or mark.state != "no":
        return NOTHING
    return tag("g", chip(mark.short, corner[0] + SIDE / 2, corner[1] + SIDE - 9, SIDE - 4), aria_hidden="true")


# ---------------------------------------------------------------- places
def _slot(place: str, mark: Mark | None, note: Phrase | None, corner: tuple[float, float], lang: str) -> Markup:
    """A free place: dashed, with what it would bring; ticks if it can be chosen."""
    drawn = [tag("rect", x=1, y=1, width=102, height=102, rx=7)]
    if mark is not None:
        drawn = [mark.title, *drawn, tag("path", d=SLOT_TICKS, class_="tick") if mark.state != "no" else NOTHING]
    if note:
        drawn.append(centred(WORDS.text(lang, "picture-gives"), 52, 24, "sl"))
        drawn.append(phrases.svg(note, 52, 62, 94, 62))
    said = {**mark.attributes, "id": f"slot-{place}"} if mark else {"aria_hidden": "true"}
    css = classes("slot", mark.css if mark else "hint")
    return tag("g", *drawn, class_=css, transform=moved(*corner), **said)


def _stacks(columns: Columns, left: float, sight: Sight, lang: str) -> Markup:
    """Far places of level 1, which touch no card, are folded; the nearest on top when they are opened, each with the
    number of places that it leaves free. The page's address opens them: no script is needed."""
    parts: list[Markup] = []
    for number, gap in enumerate(gap for gap in columns.gaps if gap.far):
        high = STEP * min(len(gap.far), STACKED)
        tray = tag("rect", x=left + gap.x, y=TOP, width=gap.width, height=high, rx=8, class_="tray")
        side = "left" if gap.x == 0 else "right" if gap.x + gap.width >= columns.width else "between"
        name = WORDS.text(lang, f"picture-far-{side}", n=len(gap.far))
        tiles = [_far(gap, i, left, sight.marks[f"1.{x}"]) for i, x in enumerate(gap.far)]
        folded = [
            tag("title", name),
            tag("rect", width=FAR, height=FAR, rx=6),
            tag("path", d=FURTHER[side], class_="further"),
            centred(f"×{len(gap.far)}", FAR / 2, FAR - 8, "sl b"),
        ]
        at = moved(left + gap.x + 3, TOP + 2)
        opener = tag("a", *folded, href=f"#far-{number}", class_="slot unfold", transform=at)
        parts.append(tag("g", tray, opener, *tiles, class_="stack", id=f"far-{number}"))
    return join(parts)


def _far(gap: Gap, i: int, left: float, mark: Mark) -> Markup:
    place = moved(left + gap.x + 3 + STACK * (i // STACKED), TOP + 2 + STEP * (i % STACKED))
    drawn = [
        tag("rect", width=FAR, height=FAR, rx=6),
        frame_ticks(2, 2, FAR - 4, FAR - 4, 9),
        centred(f"+{i + 1}", FAR / 2, FAR / 2 + 5, "sl b"),
    ]
    spot = {"class_": classes("slot", "far", mark.css), "id": f"slot-1.{gap.far[i]}", "transform": place}
    return tag("g", mark.title, *drawn, **spot, **mark.attributes)


# ---------------------------------------------------------------- cards
class _Shown(NamedTuple):
    """All that a card's drawing depends on."""

    game: ImperialMiners
    lang: str
    place: str
    card: str
    machines: int
    collapsed: bool
    active: bool
    mark: Mark | None
    planned: tuple[bool, ...]  # effects that count in a plan
    css: tuple[str, ...]
    corner: tuple[float, float]
    id: str
    name: str  # the same wherever the card lies, for what moves
    spot: str  # where beats say that something happened
    still: bool


def _card(
    game: ImperialMiners, entry: CardData, lang: str, sight: Sight, corner: tuple[float, float], role: str, name: str
) -> Markup:
    place, mark = entry["place"], sight.marks.get(entry["place"])
    effects = [f"{place} effect {i}" for i in range(1, len(card_of(game, entry["card"]).effects) + 1)]
    planned = tuple(spot in sight.path for spot in effects) if sight.path else ()
    asked = bool(sight.marks) and any(spot in sight.marks for spot in effects)
    used = "used" if entry["active"] and not asked else ""
    css = (role, mark.css if mark else "", "new" if place in sight.new else "", used)
    id_ = f"{sight.prefix}-{place}"
    tokens = (entry["machines"], entry["collapsed"], entry["active"])
    spot = f"{sight.whose} {place}"
    shown = _Shown(game, lang, place, entry["card"], *tokens, mark, planned, css, corner, id_, name, spot, sight.still)
    return _drawn(shown)


@lru_cache(maxsize=8192)
def _drawn(shown: _Shown) -> Markup:
    game, lang, mark = shown.game, shown.lang, shown.mark
    drawn = [mark.title] if mark else []
    drawn.append(mine_card(game, shown.card, lang, shown.machines, shown.collapsed))
    card = card_of(game, shown.card)
    for effect, (y, high), on in zip(card.effects, rows_of(card), shown.planned, strict=False):
        if on:
            drawn.append(tag("g", *_row(effect_phrase(effect, lang), y, high)))
    if "used" in shown.css:
        drawn.append(_done())
    said: dict[str, str] = {}
    if mark is not None:
        ticks = tag("path", d=TICKS, class_="tick")
        drawn.append(tag("rect", width=SIDE, height=SIDE, rx=7, class_="veil") if mark.state == "no" else ticks)
        said = mark.attributes
    elif not shown.still:
        label = card_label(game, shown.card, lang, shown.place, shown.machines, shown.collapsed, shown.active)
        said = {"role": "img", "tabindex": "-1", "aria_label": label}
    place = {"id": shown.id, "class_": classes("mc", *shown.css), "transform": moved(*shown.corner)}
    card_at = {"data_card": shown.card, "data_vt": shown.name or None, "data_spot": shown.spot}
    return tag("g", *drawn, **place, **card_at, **said)


def _row(phrase: Phrase, y: float, high: float) -> list[Markup]:
    """An effect's row on an amber ground: it can be chosen, or counts in a plan."""
    return [
        tag("rect", x=5, y=y - high / 2 + 1, width=SIDE - 10, height=high - 2, rx=6, class_="mpick"),
        phrases.svg(phrase, SIDE / 2, y, WIDE - 2, high - 3),
    ]


def _asked(
    game: ImperialMiners, entry: CardData, lang: str, sight: Sight, corner: tuple[float, float], width: float
) -> Markup:
    """The effects to choose from, lifted out of their card and over its neighbours: on a phone they grow."""
    place = entry["place"]
    card = card_of(game, entry["card"])
    drawn: list[Markup] = []
    for i, (effect, (y, high)) in enumerate(zip(card.effects, rows_of(card), strict=True), 1):
        mark = sight.marks.get(f"{place} effect {i}")
        if mark is not None:
            id_ = f"{sight.prefix}-{place}-effect-{i}"
            drawn.append(_effect(effect_phrase(effect, lang), y, high, mark, id_))
    if not drawn:
        return NOTHING
    side = "at-left" if corner[0] < GROWTH else "at-right" if corner[0] + SIDE + GROWTH > width else ""
    label = card_label(game, entry["card"], lang, place, entry["machines"], entry["collapsed"], entry["active"])
    about = {"data_card": entry["card"], "role": "group", "aria_label": label}
    return tag("g", tag("g", *drawn, class_=classes("lift", side)), transform=moved(*corner), **about)


def _effect(phrase: Phrase, y: float, high: float, mark: Mark, id_: str) -> Markup:
    """An effect that is an option, or says below itself why it is none; nothing else is covered by that."""
    if mark.state == "no":
        ground, top = _row(phrase, y, high)[0], y - high / 2
        shown = phrases.svg(phrase, SIDE / 2, top + (high - REASON) / 2 + 1, WIDE - 2, high - REASON - 2)
        veil = tag("rect", x=5, y=top + 1, width=SIDE - 10, height=high - REASON - 1, rx=6, class_="veil")
        drawn = [ground, shown, veil, chip(mark.short, SIDE / 2, y + high / 2 - REASON / 2 - 1, SIDE - 12, REASON)]
    else:
        drawn = [*_row(phrase, y, high), frame_ticks(7, y - high / 2 + 3, SIDE - 14, high - 6, 6)]
    return tag("g", mark.title, *drawn, id=id_, class_=classes("eff", mark.css), **mark.attributes)


@lru_cache(maxsize=1)
def _done() -> Markup:
    """Already activated this round."""
    return tag("g", tag("circle", cx=9, cy=95, r=8), tag("path", d="M5 95l3 3 6-6"), class_="donet", aria_hidden="true")


@lru_cache(maxsize=8192)
def card_label(
    game: ImperialMiners, card_id: str, lang: str, place: str, machines: int, collapsed: bool, active: bool
) -> str:
    """A card of a mine in words."""
    name = card_name(game, card_id, lang)
    more = [WORDS.text(lang, "label-at", card=name, level=split(place)[0]), " / ".join(card_words(game, card_id, lang))]
    if machines:
        more.append(WORDS.text(lang, "n-machines", n=machines))
    more += [WORDS.text(lang, f"picture-{key}") for key, on in (("collapsed", collapsed), ("active", active)) if on]
    return ". ".join(text.rstrip(".") for text in more) + "."


# ---------------------------------------------------------------- a chain
def _steps(path: Sequence[str], columns: Columns) -> dict[str, int]:
    """The places of a chain with their numbers, from the bottom up; that of an unknown card is not drawn."""
    places: dict[str, int] = {}
    for spot in path:
        place = spot.partition(" ")[0]
        if is_place(place) and columns.has(split(place)[1]):
            places.setdefault(place, len(places) + 1)
    return places


def _role(place: str, steps: Mapping[str, int], entries: Mapping[str, CardData]) -> str:
    """On the path, or the other way up from a card of it."""
    if place in steps:
        return "path"
    level, x = split(place)
    below = (f"{level + 1}.{x - 1}", f"{level + 1}.{x + 1}")
    return "alt" if any(other in steps and other in entries for other in below) else ""


def _arrows(path: Sequence[str], corner: Corner) -> list[Markup]:
    """An arrow from each card of a chain to the next one or the surface, and the card's number."""
    drawn: list[Markup] = []
    for i, place in enumerate(path):
        left, top = corner(place)
        level, x = split(place)
        after = split(path[i + 1]) if i + 1 < len(path) else (0, x)
        if after[0] == level - 1:
            turn = 42 * (after[1] - x)
            arrow = tag("path", d="M0 5.5V-5.5M-4.5 -1L0 -5.5l4.5 4.5", transform=f"rotate({turn})" if turn else None)
            drawn.append(tag("g", tag("circle", r=9.5), arrow, class_="step", transform=moved(left + SIDE / 2, top)))
        before = split(path[i - 1]) if i else (0, 0)
        at: float = left - 1 if before == (level + 1, x + 1) else left + 87  # away from the arrow that leads here
        ground = tag("rect", x=at, y=top + 86, width=18, height=18, rx=5)
        figure = centred(str(i + 1), at + 9, top + 99.5, None)
        drawn.append(tag("g", ground, figure, class_="stepn"))
    return [tag("g", *drawn, aria_hidden="true")] if drawn else []
