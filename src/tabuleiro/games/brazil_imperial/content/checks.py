"""Reads packs strictly: every fault is collected and named by file, entry and field."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Final, TypeVar

from tabuleiro.core.errors import PackError
from tabuleiro.games.brazil_imperial.content import pack as c
from tabuleiro.games.brazil_imperial.content.effect_checks import SCORED, EffectReader
from tabuleiro.games.brazil_imperial.content.map_checks import MapReader
from tabuleiro.kit.packs import Folder, Kept, Table, parsed

ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
# Words that stand where notation names a card, a tile or a unit.
RESERVED: Final = (
    *("none", "enough", "only", "card", "supply", "at", "to", "from", "slot", "random", "end", "turn", c.ANY),
)
SOURCES: Final = ("rulebook", "official", "report", "house")
ENTRY: Final = ("id", "name", "source", "house")
TILES: Final = {"t1": 13, "t2": 13, "t3": 12, "t4": 12}  # BI-24
FACES: Final = ("a", "b")
PALACES: Final = ("i", "ii", "iii", "iv", "v", "vi")
OBJECTIVES: Final = 3
GALLERY: Final = 2  # of each colour
DEALT: Final = 2  # missions of each era to a player
MOST_CARDS: Final = 63  # of one kind: outcomes of chance are named in one space
MOST_TILES: Final = 30  # a hex keeps its exploration tile in five bits
ADJACENT: Final = ("cannon", "grenadier")
UNITS: Final = 5
MONARCHS: Final = {"green": 4, "orange": 2, "red": 2, "blue": 2}  # BI-3
GOODS: Final = {"cane": 8, "coffee": 8, "wood": 8, "cotton": 8, "gold": 16, "science": 10}  # BI-1
EXPLORATION: Final = dict(  # how the eighteen are shared out is ours
    zip(c.EXPLORATION_KINDS, (4, 2, 2, 2, 2, 3, 3), strict=True)
)
KINDS: Final = (
    *("good", "building", "city", "product", "arch", "board", "monarch", "palace", "painting", "mission", "gold"),
    *("combat", "exploration", "capital"),
)
PROSE: Final = (
    "name",
    "names",
    "note",
    "subject",
    "source",
    "house",
    "intent",
    "rows",
    "hash",
)  # no play depends on it

T = TypeVar("T")
E = TypeVar("E", bound=c.Entry)


class Reader(EffectReader):
    """One reading of one pack."""

    def id(self, table: Table) -> str:
        text = self.text(table, "id")
        if text and (not ID.fullmatch(text) or text in RESERVED):
            self.fault("id", f"'{text}' should be small letters, digits and '-', and none of our own words")
        return text

    def entry(self, table: Table, more: tuple[str, ...]) -> tuple[str, dict[str, str], str, tuple[str, ...]]:
        """What every entry has."""
        self.known(table, (*ENTRY, *more))
        id_, source = self.id(table), self.text(table, "source", SOURCES)
        return id_, self.spoken(table, "name"), source, self.words(table, "house", ("name", *more))

    def spoken(self, table: Table, field: str) -> dict[str, str]:
        """A text in every language."""
        if field not in table:
            self.fault(field, "is missing")
        return self.names(table, field)

    # -- tiles
    def good(self, table: Table) -> c.Good:
        return c.Good(*self.entry(table, ("count",)), self.number(table, "count", 1, 99))

    def building(self, table: Table) -> c.Building:
        more = ("tile", "face", "era", "terrain", "over_era", "cost", "production", "vp", "tiles")
        return c.Building(
            *self.entry(table, more),
            self.text(table, "tile", tuple(TILES)),
            self.text(table, "face", FACES),
            self.number(table, "era", 1, 3),
            self.list_of(table, "terrain", c.LAND, empty=False),
            self.numbers(table, "over_era", 1, 3) if "over_era" in table else (),
            self.cost(table),
            self.list_of(table, "production", c.GOODS, empty=False),
            self.number(table, "vp", 1, 5),
            self.number(table, "tiles", 1, 30),
        )

    def city(self, table: Table) -> c.City:
        head = self.entry(table, ("cost", "vp", "note"))
        return c.City(*head, self.cost(table), self.number(table, "vp", 1, 5), self.names(table, "note"))

    def exploration(self, table: Table) -> list[c.ExplorationTile]:
        """All copies of one entry, each with an id of its own."""
        head = self.entry(table, ("kind", "copies", "effects", "strength", "subject", "note"))
        kind, copies = self.text(table, "kind", c.EXPLORATION_KINDS), self.number(table, "copies", 1, 9, 1)
        if kind != "expedition" and "strength" in table:
            self.fault("strength", "only an expedition has one")
        tile = c.ExplorationTile(
            *head,
            kind,
            self.explored(table, kind),
            self.number(table, "strength", 1, 15) if kind == "expedition" else 0,
            self.names(table, "subject"),
            self.names(table, "note"),
        )
        return [replace(tile, id=f"{tile.id}-{n}" if copies > 1 else tile.id) for n in range(1, copies + 1)]

    def capital(self, table: Table) -> c.Capital:
        self.known(table, ("id", "resource", "first", "source", "house"))
        return c.Capital(
            self.id(table),
            self.text(table, "resource", c.RESOURCES),
            self.flag(table, "first"),
            self.text(table, "source", SOURCES),
            self.words(table, "house", ("resource", "first")),
        )

    def palace(self, table: Table) -> c.Palace:
        head = self.entry(table, ("on", "vp", "gain", "score"))
        eras = {f"building:{era}": era for era in c.ERAS}
        on: list[str] = []
        for place in self.list_of(table, "on", (*self.faces, *eras, c.CITY, c.CAPITAL), empty=False):
            on += [face for face, era in self.faces.items() if era == eras[place]] if place in eras else [place]
        score = self.table(table, "score")
        with self.within("score"):
            self.known(score, ("per", "vp"))
            per = self.text(score, "per", SCORED) if score else ""
            vp = self.number(score, "vp", 1, 5) if score else 0
        gain = self.list_of(table, "gain", c.GAINS)
        return c.Palace(*head, tuple(on), self.number(table, "vp", 0, 5), gain, per, vp)

    # -- boards
    def product(self, table: Table) -> c.Product:
        head = self.entry(table, ("shape", "cost", "vp"))
        return c.Product(*head, self.text(table, "shape", c.SHAPES), self.cost(table), self.number(table, "vp", 1, 5))

    def arch(self, table: Table) -> c.Arch:
        head = self.entry(table, ("slot", "move"))
        if head[0] not in c.ARCHES:
            self.fault("id", f"'{head[0]}' is not one of {', '.join(c.ARCHES)}")
        slot = self.text(table, "slot", c.SHAPES) if "slot" in table else ""
        return c.Arch(*head, slot, self.text(table, "move", c.MOVES) if "move" in table else "")

    def board(self, table: Table) -> c.BoardColour:
        id_, names, source, house = self.entry(table, ("monarchs", "unit", "cost", "vp"))
        if id_ not in c.COLOURS:
            self.fault("id", f"'{id_}' is not one of {', '.join(c.COLOURS)}")
        monarchs = table.get("monarchs")
        if not isinstance(monarchs, list) or not all(isinstance(one, str) for one in monarchs):
            self.fault("monarchs", "should be a list of ids")
            monarchs = []
        units = []
        for row in self.tables(table, "unit"):
            with self.within(f"unit '{row.get('id', '')}'"):
                self.known(row, ("id", "kind", "name", "cost", "vp", "power"))
                unit = c.Unit(
                    self.id(row),
                    self.spoken(row, "name"),
                    source,
                    house,
                    self.text(row, "kind", c.UNIT_KINDS),
                    self.cost(row),
                    self.number(row, "vp", 1, 5),
                    self.text(row, "power", c.POWERS) if "power" in row else "",
                )
                units.append(unit)
        return c.BoardColour(id_, names, source, house, tuple(monarchs), tuple(units))

    def monarch(self, table: Table) -> c.Monarch:
        head = self.entry(table, ("board", "effects", "note"))
        board = self.text(table, "board", c.COLOURS)
        return c.Monarch(*head, board, self.effects(table, "monarch"), self.names(table, "note"))

    # -- cards
    def painting(self, table: Table) -> c.Painting:
        head = self.entry(table, ("colour", "cost", "vp", "effects", "note"))
        cost = self.cost(table)
        if cost not in ((), (c.ANY,), ("gold",)):
            self.fault("cost", "a painting is free or costs one resource of any kind or one gold (BI-45)")
        colour, vp = self.text(table, "colour", c.SCHOOLS), self.number(table, "vp", 0, 5)
        return c.Painting(*head, colour, cost, vp, self.effects(table, "painting"), self.names(table, "note"))

    def mission(self, table: Table) -> c.Mission:
        head = self.entry(table, ("era", "vp", "objectives"))
        objectives = self.objectives(table, "objectives")
        era = self.number(table, "era", 1, 3)
        if not objectives or (era == c.ERAS[-1] and len(objectives) != OBJECTIVES):
            self.fault(
                "objectives", f"an era III mission has {OBJECTIVES}, others at least one, not {len(objectives)} (BI-30)"
            )
        return c.Mission(*head, era, self.number(table, "vp", 1, 9), objectives)

    def gold(self, table: Table) -> c.GoldCard:
        head = self.entry(table, ("copies", "effects", "note"))
        return c.GoldCard(
            *head, self.number(table, "copies", 1, 9), self.effects(table, "gold"), self.names(table, "note")
        )

    def combat(self, table: Table) -> c.CombatCard:
        head = self.entry(table, ("copies", "cs", "effects", "note"))
        copies, cs = self.number(table, "copies", 1, 9), self.number(table, "cs", 0, 5)
        return c.CombatCard(*head, copies, cs, self.effects(table, "combat"), self.names(table, "note"))

    # -- the whole
    def pack(self, texts: list[tuple[str, str]], maps: list[tuple[str, str]]) -> c.Pack:
        tops = [(file, parsed(file, text)) for file, text in texts]
        head: Table = {}
        for file, top in tops:
            self.where = file
            self.known(top, ("pack", *KINDS))
            head = self.table(top, "pack") or head
        self.where = " + ".join(file for file, _ in texts) if len(texts) < 3 else "the pack"
        self.known(head, ("name", "complete"), "pack")
        name, complete = self.text(head, "name"), self.flag(head, "complete", True)
        here = self.where

        def every(kind: str, read: Callable[[Table], T]) -> tuple[T, ...]:
            return tuple(read(table) for file, top in tops for table in self.entries(file, top, kind))

        buildings = every("building", self.building)  # first: all others name them
        self.faces = {building.id: building.era for building in buildings}
        tiles = [tile for some in every("exploration", self.exploration) for tile in some]
        reader = MapReader()
        scenarios = [reader.scenario(file, text) for file, text in maps]
        pack = c.Pack(
            name,
            complete,
            in_order(every("good", self.good), c.GOODS),
            tuple(sorted(buildings, key=lambda building: (building.tile, building.face))),
            every("city", self.city),
            every("product", self.product),
            in_order(every("arch", self.arch), c.ARCHES),
            in_order(every("board", self.board), c.COLOURS),
            every("monarch", self.monarch),
            in_order(every("palace", self.palace), PALACES),
            tuple(sorted(every("painting", self.painting), key=lambda one: c.SCHOOLS.index(one.colour))),
            tuple(sorted(every("mission", self.mission), key=lambda one: one.era)),
            every("gold", self.gold),
            every("combat", self.combat),
            tuple(sorted(tiles, key=lambda one: c.EXPLORATION_KINDS.index(one.kind))),
            tuple(sorted(every("capital", self.capital), key=lambda one: not one.first)),
            tuple(sorted(scenarios, key=lambda one: (one.players, one.id))),
            "",
        )
        self.where = here
        self.ids(pack)
        self.parts(pack)
        self.boards(pack)
        if complete:
            self.counts(pack)
        guards = tuple(unit.id for board in pack.boards if board.id == "orange" for unit in board.units)
        reader.against_box(scenarios, len(pack.exploration), guards, complete)
        self.faults += reader.faults
        if self.faults:
            raise PackError(self.faults)
        return replace(pack, hash=fingerprint(pack))

    def ids(self, pack: c.Pack) -> None:
        """Within a kind an id is there once; things that stand in the same notation share one set of ids."""
        units = [unit for board in pack.boards for unit in board.units]
        groups: tuple[tuple[Sequence[c.Entry] | Sequence[c.Capital], ...], ...] = (
            *((pack.goods,), (pack.products,), (pack.arches,), (pack.boards,), (pack.palaces,), (pack.scenarios,)),
            *((units,), (pack.gold_cards, pack.combat_cards)),
            (
                pack.buildings,
                pack.cities,
                pack.monarchs,
                pack.paintings,
                pack.missions,
                pack.exploration,
                pack.capitals,
            ),
        )
        for group in groups:
            for doubled, times in Counter(one.id for some in group for one in some).items():
                if times > 1:
                    self.fault("", f"the id '{doubled}' is used {times} times")

    def parts(self, pack: c.Pack) -> None:
        """What the rules rely on in any pack, complete or not."""
        for what, have, want in (
            ("good", [one.id for one in pack.goods], c.GOODS),
            ("arch", [one.id for one in pack.arches], c.ARCHES),
            ("palace", [one.id for one in pack.palaces], PALACES),
            ("building", [one.tile + one.face for one in pack.buildings], [t + f for t in TILES for f in FACES]),
        ):
            if list(have) != list(want):
                self.fault(what, f"there should be {', '.join(want)}, not {', '.join(have) or 'nothing'}")
        for tile in TILES:
            sides = [building for building in pack.buildings if building.tile == tile]
            if len({side.tiles for side in sides}) > 1 or len({side.era for side in sides}) > 1:
                self.fault("building", f"the two faces of {tile} should say the same `tiles` and `era`")
        if not any(one.first for one in pack.capitals[:1]) or any(one.first for one in pack.capitals[1:]):
            self.fault("capital", "one capital tile, and only one, has the first-player mark (BI-1)")
        for school in c.SCHOOLS:
            if sum(one.colour == school for one in pack.paintings) < GALLERY:
                self.fault("painting", f"the gallery shows {GALLERY} of each colour, so {school} needs as many (BI-5)")
        for era in c.ERAS:
            if sum(one.era == era for one in pack.missions) < DEALT * len(c.COLOURS):
                self.fault("mission", f"four players get {DEALT} missions of era {era} each (BI-6)")
        self.room(pack)

    def room(self, pack: c.Pack) -> None:
        """What there is a fixed number of, and what a state keeps in a few bits."""
        slots = Counter(arch.slot for arch in pack.arches if arch.slot)
        for what, n, want in (
            ("city", len(pack.cities), 8),
            ("product", len(pack.products), 6),
            ("capital", len(pack.capitals), 4),
            *((f"slot '{shape}'", slots[shape], 2) for shape in c.SHAPES),
            *((f"product '{s}'", sum(one.shape == s for one in pack.products), 2) for s in c.SHAPES),
        ):
            if n != want:
                self.fault(what, f"there should be {want}, not {n} (BI-1)")
        for what, n, most in (
            *(("painting", len(pack.paintings), MOST_CARDS), ("mission", len(pack.missions), MOST_CARDS)),
            *(("gold", len(pack.gold_cards), MOST_CARDS), ("combat", len(pack.combat_cards), MOST_CARDS)),
            ("exploration", len(pack.exploration), MOST_TILES),
        ):
            if n > most:
                self.fault(what, f"a pack has room for {most}, not {n}")

    def boards(self, pack: c.Pack) -> None:
        if [board.id for board in pack.boards] != list(c.COLOURS):
            self.fault("board", f"there should be {', '.join(c.COLOURS)} (BI-3)")
        of = {monarch.id: monarch.board for monarch in pack.monarchs}
        for board in pack.boards:
            if sorted(board.monarchs) != sorted(id_ for id_, colour in of.items() if colour == board.id):
                self.fault("board", f"'{board.id}' does not name the monarchs that are of its colour (BI-3)")
            if len(board.units) != UNITS:
                self.fault("board", f"'{board.id}' should have {UNITS} units, not {len(board.units)} (BI-1)")
            powers = {unit.power for unit in board.units}
            for unit in board.units:
                if (unit.kind == "monarch") != (unit.power == "found"):
                    self.fault("board", f"'{unit.id}': the monarch, and no other unit, has the power 'found' (BI-36)")
                if (unit.kind in ADJACENT) != (unit.power == "adjacent"):
                    self.fault("board", f"'{unit.id}': cannon and grenadier, and no other, are 'adjacent' (BI-36)")
            if not {"found", "carry"} <= powers:
                self.fault("board", f"'{board.id}' needs a unit that founds cities and one that carries (BI-36)")

    def counts(self, pack: c.Pack) -> None:
        """The numbers of the box."""
        kinds = Counter(tile.kind for tile in pack.exploration)
        for what, have, want in (
            ("monarch", len(pack.monarchs), 10),
            ("gold", sum(card.copies for card in pack.gold_cards), 20),
            ("combat", sum(card.copies for card in pack.combat_cards), 24),
            ("exploration", len(pack.exploration), 18),
            *((f"good '{one.id}'", one.count, GOODS[one.id]) for one in pack.goods if one.id in GOODS),
            *((f"stack '{one.tile}'", one.tiles, TILES[one.tile]) for one in pack.buildings if one.face == FACES[0]),
            *((f"board '{one.id}'", len(one.monarchs), MONARCHS.get(one.id, 0)) for one in pack.boards),
            *((f"painting '{s}'", sum(one.colour == s for one in pack.paintings), 8) for s in c.SCHOOLS),
            *((f"mission of era {era}", sum(one.era == era for one in pack.missions), 8) for era in c.ERAS),
            *((f"exploration '{kind}'", kinds[kind], n) for kind, n in EXPLORATION.items()),
        ):
            if have != want:
                self.fault(what, f"there should be {want}, not {have} (BI-1)")


def in_order(some: tuple[E, ...], ids: tuple[str, ...]) -> tuple[E, ...]:
    """By a known order of ids; others, which are faults, come last."""
    return tuple(sorted(some, key=lambda one: ids.index(one.id) if one.id in ids else len(ids)))


def map_texts(folder: Folder) -> list[tuple[str, str]]:
    """Name and text of each map."""
    if isinstance(folder, Kept):
        return folder.texts(".txt")
    try:
        return [(file.name, file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.txt"))]
    except (OSError, UnicodeDecodeError) as error:
        raise PackError([f"{folder}: cannot be read ({error})"]) from None


def fingerprint(pack: c.Pack) -> str:
    """The hash of a pack covers its figures: all that a play depends on.

    Prose is left out: a mended sentence or a better name must not make a record of an old play useless; a changed
    number or hex must, because the same choices would bring something else.
    """
    return hashlib.sha256(json.dumps(bare(pack), sort_keys=True).encode()).hexdigest()[:16]


def bare(value: object) -> object:
    if is_dataclass(value):
        return {one.name: bare(getattr(value, one.name)) for one in fields(value) if one.name not in PROSE}
    if isinstance(value, Mapping):
        return {str(key): bare(item) for key, item in value.items()}
    return [bare(item) for item in value] if isinstance(value, tuple) else value
