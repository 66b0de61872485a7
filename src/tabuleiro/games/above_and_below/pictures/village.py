"""A village as one picture that grows: houses on the ground, caves below, in as many rows as leave them largest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from operator import itemgetter
from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import use
from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.sheets import Box, Drawn
from tabuleiro.drawing.tags import NOTHING, centred, classes, join, moved, number, tag, view_box
from tabuleiro.games.above_and_below.pictures.cards import building_art, name_lines, sign, sign_size
from tabuleiro.games.above_and_below.rules.game import AboveAndBelow
from tabuleiro.games.above_and_below.rules.view_data import CaveData, HouseData, SeatData
from tabuleiro.games.above_and_below.words.effects import building_words
from tabuleiro.games.above_and_below.words.names import WORDS, building_name, buildings

BEYOND: Final = 1600  # how far the landscape goes on outside the picture: a page of any shape is filled
# The room that a picture has on a page: width and height; 0: as high as it gets.
SHAPES: Final = {"wide": (1040.0, 310.0), "side": (628.0, 196.0), "tall": (374.0, 0.0)}
MOST_ROWS: Final = 4
LARGEST: Final = 1.12  # how much a picture may be enlarged to fill its room
SMALLEST: Final = 0.88  # and made smaller where it can grow downwards instead
FEWER: Final = 0.96  # what a row more must be worth
FEWER_IN_COLUMN: Final = 0.8  # and where each one makes a page longer
SHOWN_GOODS: Final = 3
TREE: Final = "M-2 0v-16h-12c6-8 6-12 8-20h-5c5-7 7-12 11-22 4 10 6 15 11 22h-5c2 8 2 12 8 20H2V0z"


@dataclass(frozen=True)
class Sight:
    """What the picture shows besides the village, and in which shape: what can be chosen, what is new."""

    marks: Mapping[str, Mark] = field(default_factory=dict)  # by spot: `building H4`
    new: frozenset[str] = frozenset()
    prefix: str = "village"  # of ids: a page may show several villages
    still: bool = False  # to look at only
    shape: str = "wide"
    more: bool = True  # there are caves left to find


@dataclass(frozen=True)
class Cells:
    """How large houses and chambers are drawn: fewer are larger."""

    wide: float  # of a house's place
    up: float  # from its ground to the top of its place
    art: float  # the drawing's scale
    cave_wide: float
    cave_high: float


ROOMY: Final = Cells(106, 124, 1.0, 136, 110)
MIDDLE: Final = Cells(98, 104, 0.84, 122, 104)
DENSE: Final = Cells(92, 88, 0.72, 112, 98)


@dataclass(frozen=True)
class Plan:
    """Rows above and below, with what they take."""

    cells: Cells
    above: tuple[int, ...]  # how many houses in each row, the farthest first
    below: tuple[int, ...]
    sign: float
    width: float
    height: float

    @property
    def row_high(self) -> float:
        return self.cells.up + self.sign + 8


def split_rows(n: int, rows: int) -> tuple[int, ...]:
    """n things in rows of about the same length, the longer ones first."""
    base, more = divmod(n, rows)
    return tuple(base + (1 if i < more else 0) for i in range(rows))


def plan_of(houses: int, chambers: int, sign_high: float, shape: str) -> Plan:
    """The rows and cells that leave everything largest in the shape; fewer rows look more like a village."""
    wide, high = SHAPES[shape]
    found: list[tuple[float, Plan]] = []
    for cells, up, down in product((ROOMY, MIDDLE, DENSE), range(1, MOST_ROWS + 1), range(1, MOST_ROWS + 1)):
        above, below = split_rows(houses, up)[::-1], split_rows(chambers, down)
        needs = max(max(above) * cells.wide, max(below) * cells.cave_wide) + 12
        tall = up * (cells.up + sign_high + 8) + down * (cells.cave_high + 8) + 6
        scale = min(wide / needs, high / tall if high else 1.0, LARGEST)
        worth = scale * cells.art**0.5 * (FEWER if high else FEWER_IN_COLUMN) ** (up + down)
        if not high and scale < SMALLEST:
            worth = scale / 100  # a column may be as long as it likes: then nothing needs to be small
        if min(above):
            found.append((worth, Plan(cells, above, below, sign_high, max(needs, wide / scale), tall)))
    return max(found, key=itemgetter(0))[1]


def _d(*parts: str | float) -> str:
    """A path's commands and figures in a row."""
    return " ".join(part if isinstance(part, str) else number(part) for part in parts)


# ---------------------------------------------------------------- the whole
def village_picture(game: AboveAndBelow, player: SeatData, lang: str, sight: Sight, label: str) -> Markup:
    """As a picture of its own."""
    inside, *size = village_drawing(game, player, lang, sight)
    said: dict[str, str] = {"role": "img"} if sight.still else {"role": "group", "data_roving": "village"}
    return tag("svg", inside, class_=f"vill {sight.shape}", viewBox=view_box(*size), aria_label=label, **said)


def village_drawing(game: AboveAndBelow, player: SeatData, lang: str, sight: Sight) -> Drawn:
    """What the picture holds, and its size; the landscape goes on beyond it."""
    houses = player["houses"]
    chambers: list[CaveData | None] = [*player["caves"], *([None] if sight.more else [])]
    highest = max(sign_size(game, house["card"], lang, DENSE.wide - 6)[0] for house in houses)
    plan = plan_of(len(houses), len(chambers), highest, sight.shape)
    width, height = plan.width, plan.height
    ground = plan.row_high * len(plan.above) - plan.sign - 8
    parts = [_sky(width, ground)]
    start = 0
    for row, n in enumerate(plan.above):
        y = plan.row_high * (row + 1) - plan.sign - 8
        front = row == len(plan.above) - 1
        parts.append(_ground(width, height, y) if front else _hill(width, y, plan.row_high))
        parts.append(_scenery(n, plan, width, y))
        middles = _middles(n, plan.cells.wide, width)
        for x, house in zip(middles, houses[start : start + n], strict=True):
            parts.append(_house(game, house, lang, sight, x, y, plan))
        start += n
    start = 0
    top = ground + plan.sign + 14
    for row, n in enumerate(plan.below):
        middles = _middles(n, plan.cells.cave_wide, width)
        for x, cave in zip(middles, chambers[start : start + n], strict=True):
            parts.append(_chamber(game, cave, lang, sight, x, top + row * (plan.cells.cave_high + 8), plan))
        start += n
    return join(parts), width, height


def _middles(n: int, cell: float, width: float) -> list[float]:
    """Evenly over the width, but never farther apart than looks like one village."""
    step = min(width / max(n, 1), cell * 1.45)
    left = (width - step * n) / 2
    return [left + step * (i + 0.5) for i in range(n)]


# ---------------------------------------------------------------- landscape
def _sky(width: float, ground: float) -> Markup:
    y = number(ground)
    sun = {"cx": width - 84, "cy": 40}
    wide = width + 2 * BEYOND
    clouds = (
        f"M{number(width * 0.24)} 34c2-12 20-14 24-4 10-4 18 4 12 12h-40c-8 0-8-8 4-8z"
        f"M{number(width * 0.62)} 52c2-9 15-11 18-3 8-3 14 3 9 9h-31c-6 0-6-6 4-6z"
    )
    return join(
        [
            tag("rect", x=-BEYOND, y=-BEYOND, width=wide, height=ground + BEYOND + 20, fill="var(--day-1)"),
            tag("rect", x=-BEYOND, y=0, width=wide, height=ground + 20, fill="url(#ab-day)"),
            tag("circle", **sun, r=22, class_="orb"),
            tag("circle", **sun, r=31, class_="ray", stroke_dasharray="7.5 4.67"),
            tag("path", d=f"{_wave(width, ground - 22, 560, 26)}V{y}H{-BEYOND}z", class_="far"),
            tag("path", d=f"{_wave(width, ground - 8, 420, 16)}V{y}H{-BEYOND}z", class_="near"),
            tag("path", d=clouds, class_="cloud"),
        ]
    )


def _wave(width: float, y: float, step: int = 240, rise: int = 4) -> str:
    """A line that rises and falls a little, from far left to far right."""
    turns = int((width + 2 * BEYOND) / step) + 1
    bends = "".join(f"s{step * 0.7:.0f} {rise if i % 2 else -rise} {step} 0" for i in range(turns))
    return f"M{-BEYOND} {number(y - 1)}{bends}"


def _ground(width: float, height: float, y: float) -> Markup:
    deep = tag("path", d=f"{_wave(width, y)}V{number(height + BEYOND)}H{-BEYOND}z", fill="var(--soil)")
    roots = "".join(
        f"M{number(x)} {number(y + 20)}c0 12 {8 if i % 2 else -8} 12 {6 if i % 2 else -6} 24"
        for i, x in enumerate(_middles(max(2, int(width / 110)), 110, width))
    )
    return join([deep, tag("path", d=roots, class_="root"), _strip(width, y, 11, "grass")])


def _hill(width: float, y: float, down: float) -> Markup:
    """The ground of a row behind another one: a green slope."""
    return join([_strip(width, y, down + 8, "slope"), tag("path", d=_wave(width, y), class_="edge")])


def _strip(width: float, y: float, high: float, css: str) -> Markup:
    """Along a line from far left to far right."""
    across = (int((width + 2 * BEYOND) / 240) + 1) * 240
    return tag("path", d=f"{_wave(width, y)}v{number(high)}h-{across}z", class_=css)


def _scenery(n: int, plan: Plan, width: float, y: float) -> Markup:
    """Trees where no house is yet, so that a young village is not bare."""
    step = min(width / max(n, 1), plan.cells.wide * 1.45)
    taken = step * n
    room = (width - taken) / 2
    drawn: list[Markup] = []
    for i in range(int(room / 46)):
        big = 0.62 + 0.16 * (i % 3)
        for side in (-1, 1):
            x = width / 2 + side * (taken / 2 + 30 + 46 * i + 7 * (i % 2))
            if 8 < x < width - 8:
                drawn.append(_tree(x, y, big if side < 0 else 1.32 - big))
    return join(drawn)


def _tree(x: float, y: float, scale: float) -> Markup:
    return tag("path", d=TREE, class_="tree", transform=f"{moved(x, y + 1)} scale({number(scale)})")


# ---------------------------------------------------------------- above
def _house(game: AboveAndBelow, house: HouseData, lang: str, sight: Sight, x: float, y: float, plan: Plan) -> Markup:
    card = house["card"]
    scale = plan.cells.art
    art = tag("g", building_art(card, False), transform=f"{moved(x, y)} scale({number(scale)})")
    kind = buildings(game)[card].kind
    badge = use(f"{kind}-house", x + 24 * scale, y - 22 * scale, 16) if kind in ("key", "star") else NOTHING
    goods = _goods(game, house["goods"], x, y + 2, card)
    board = sign(game, card, lang, x, y + 4, plan.cells.wide - 6, house["goods"])
    box = (x - plan.cells.wide / 2 + 1, y - 88 * scale, plan.cells.wide - 2, 88 * scale + plan.sign + 6)
    return _piece(game, house["goods"], card, lang, sight, join([art, badge, board, goods]), box)


def _goods(game: AboveAndBelow, n: int, x: float, y: float, card: str) -> Markup:
    """What can be harvested, standing beside the door."""
    good = buildings(game)[card].good
    if not good or not n:
        return NOTHING
    return join([use(good, x - 40 + 15 * i, y - 19, 18) for i in range(min(n, SHOWN_GOODS))])


def _piece(game: AboveAndBelow, goods: int, card: str, lang: str, sight: Sight, inside: Markup, box: Box) -> Markup:
    """A building with its mark: a button if it can be chosen, else a picture with a name."""
    mark = sight.marks.get(f"building {card}")
    named = {"id": f"{sight.prefix}-{card}", "data_card": card, "data_spot": f"building {card}"}
    css = classes("bld", mark.css if mark else "", "new" if card in sight.new else "")
    if sight.still:
        return tag("g", inside, class_=css)
    if mark is None:
        ripe = [WORDS.counted({buildings(game)[card].good: goods}, lang)] if goods else []
        said = " ".join([f"{building_name(game, card, lang)}:", *building_words(game, card, lang), *ripe])
        return tag("g", tag("title", said), inside, class_=css, tabindex="-1", role="img", **named)
    ticks = _ticks(*box) if mark.state != "no" else NOTHING
    x, y, wide, high = box  # a click between its corners is meant for the building, also where nothing is drawn
    area = tag("rect", x=x, y=y, width=wide, height=high, fill="none", pointer_events="all")
    return tag("g", mark.title, area, inside, ticks, class_=css, **named, **mark.attributes)


def _ticks(x: float, y: float, wide: float, high: float) -> Markup:
    """Amber corners around what can be chosen."""
    right, foot = x + wide, y + high
    d = _d(
        *("M", x, y + 14, "v-8a6 6 0 0 1 6-6h8M", right - 14, y, "h8a6 6 0 0 1 6 6v8"),
        *("M", right, foot - 14, "v8a6 6 0 0 1-6 6h-8M", x + 14, foot, "h-8a6 6 0 0 1-6-6v-8"),
    )
    return tag("path", d=d, class_="tick")


# ---------------------------------------------------------------- below
def _chamber(
    game: AboveAndBelow, cave: CaveData | None, lang: str, sight: Sight, x: float, y: float, plan: Plan
) -> Markup:
    wide, high = plan.cells.cave_wide - 8, plan.cells.cave_high
    left, foot = x - wide / 2, y + high
    if cave is None:
        return _next_cave(lang, x, y, wide, high)
    outline = _d(
        *("M", left + 2, foot, "c-8", -0.4 * high, 0, -0.82 * high, 0.2 * wide, -0.94 * high),
        *("s", 0.48 * wide, -0.1 * high, 0.64 * wide, 0.02 * high),
        *("s", 0.2 * wide, 0.5 * high, 0.12 * wide, 0.92 * high, "z"),
    )
    outpost = cave["outpost"]
    if not outpost:
        room = WORDS.text(lang, "picture-room")
        icicles = _d("M", left + wide * 0.2, y + 16, "l5 15 5-13M", left + wide * 0.66, y + 11, "l5 19 6-17")
        return tag(
            "g",
            tag("path", d=outline, class_="cave empty"),
            tag("path", d=icicles, class_="ice"),
            _written(room, x, y + high * 0.56, wide - 24),
            tag("path", d=f"M{number(x - 26)} {number(y + high * 0.63)}h52", class_="dash"),
            use("cave", x - 10, y + high * 0.7, 20),
            class_="chamber",
        )
    sign_high, _ = sign_size(game, outpost, lang, wide - 14)
    floor = foot - sign_high - 2
    scale = max(0.5, min(1.0, (floor - y - 10) / 54))
    art = tag("g", building_art(outpost, True), transform=f"{moved(x, floor)} scale({number(scale)})")
    inside = join(
        [
            tag("path", d=outline, class_="cave"),
            tag("circle", cx=x, cy=floor - 22, r=min(48, floor - 24 - y), fill="url(#ab-glow)"),
            art,
            sign(game, outpost, lang, x, floor, wide - 14, cave["goods"]),
            _goods(game, cave["goods"], x, floor, outpost),
        ]
    )
    return _piece(game, cave["goods"], outpost, lang, sight, inside, (left, y + 2, wide, high))


def _next_cave(lang: str, x: float, y: float, wide: float, high: float) -> Markup:
    w = wide * 0.6
    left, foot = x - w / 2, y + high
    d = _d(
        *("M", left, foot, "c-6", -0.4 * high, 2, -0.74 * high, 0.35 * w, -0.8 * high),
        *("s", 0.5 * w, 0, 0.62 * w, 0.14 * high, "v", 0.66 * high, "z"),
    )
    return tag(
        "g",
        tag("path", d=d, class_="nextcave"),
        use("lantern", x - 13, y + high * 0.36, 26),
        _written(WORDS.text(lang, "picture-next-cave"), x, y + high * 0.86, w - 8),
        class_="chamber",
    )


def _written(text: str, x: float, y: float, room: float) -> Markup:
    """Words in the rock, in two lines if they are long; the last one ends at y."""
    lines = name_lines(text, room * 1.12)  # these letters are smaller than those of a sign
    first = y - 13 * (len(lines) - 1)
    return join([centred(line, x, first + 13 * i, "room") for i, line in enumerate(lines)])
