"""Reads packs of Brazil: Imperial strictly: what declarations cannot say, of entries and of the whole."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import ClassVar, Final, TypeVar

from tabuleiro.games.brazil_imperial.content import pack as c
from tabuleiro.games.brazil_imperial.content.effect_checks import SCORED, EffectReader
from tabuleiro.games.brazil_imperial.content.map_checks import MapReader
from tabuleiro.kit.entries import keys_of
from tabuleiro.kit.packs import Folder, Table, Texts, bare, hashed
from tabuleiro.kit.reader import guess

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
OWN_IDS: Final = ("good", "product", "arch", "board", "palace")  # kinds whose ids nobody else's notation has
PROSE: Final = ("name", "names", "note", "subject", "source", "house", "intent", "rows", "hash")  # no play needs it
E = TypeVar("E")
NamedT = TypeVar("NamedT", bound=c.Entry)


class Reader(EffectReader):
    """One reading of one pack."""

    kinds: ClassVar = {
        "good": c.Good,
        "building": c.Building,
        "city": c.City,
        "product": c.Product,
        "arch": c.Arch,
        "board": c.BoardColour,
        "monarch": c.Monarch,
        "palace": c.Palace,
        "painting": c.Painting,
        "mission": c.Mission,
        "gold": c.GoldCard,
        "combat": c.CombatCard,
        "exploration": c.ExplorationTile,
        "capital": c.Capital,
    }
    files = ("scenario",)
    id_form = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
    id_says = "small letters, digits and '-'"
    reserved = (
        *("none", "enough", "only", "card", "supply", "at", "to", "from", "slot", "random", "end", "turn", c.ANY),
    )
    base: Folder = c.HOUSE

    def group(self, kind: str) -> str:
        return kind if kind in (*OWN_IDS, "unit") else "card" if kind in ("gold", "combat") else ""

    # -- fields like no other
    def ours(self, table: Table, field: str) -> tuple[str, ...]:
        """Which fields of an entry are of our own making."""
        known = (*keys_of(self.kinds[self.kind]), *(keys_of(c.Unit) if self.kind == "board" else ()))
        return self.words(table, field, [key for key in known if key not in ("id", "source", "house")])

    def sites(self, table: Table, field: str) -> tuple[str, ...]:
        """Where a palace may stand; all buildings of an era are spelled out."""
        eras = {f"building:{era}": era for era in c.ERAS}
        among = (*self.faces, *eras, c.CITY, c.CAPITAL)
        found: list[str] = []
        for place in self.words(table, field, among, repeats=True, empty=False):
            found += [face for face, era in self.faces.items() if era == eras[place]] if place in eras else [place]
        return tuple(found)

    def ids_of_some(self, table: Table, field: str) -> tuple[str, ...]:
        ids = table.get(field)
        if not isinstance(ids, list) or not all(isinstance(one, str) for one in ids):
            self.fault(field, "should be a list of ids")
            return ()
        return tuple(ids)

    def units(self, table: Table, field: str) -> tuple[c.Unit, ...]:
        self.kind = "unit"
        found = self.each(table, field, lambda row: self.read(c.Unit, row, source="", house=()), "unit '{id}'")
        self.kind = "board"
        return tuple(found)

    # -- entries
    def exploration(self, table: Table) -> list[c.ExplorationTile]:
        """All copies of one entry, each with an id of its own."""
        copies = self.number(table, "copies", 1, 9) if "copies" in table else 1
        tile = self.read(c.ExplorationTile, table)
        self.explored(tile)
        if tile.kind != "expedition" and "strength" in table:
            self.fault("strength", "only an expedition has one")
        if tile.kind == "expedition" and "strength" not in table:
            self.fault("strength", "is missing")
        if copies == 1:
            return [tile]
        self.ids["", tile.id].remove(self.file)
        for n in range(1, copies + 1):
            self.ids["", f"{tile.id}-{n}"].append(self.file)
        return [replace(tile, id=f"{tile.id}-{n}") for n in range(1, copies + 1)]

    def board(self, table: Table) -> c.BoardColour:
        board = self.named(self.read(c.BoardColour, table), c.COLOURS)
        units = [replace(unit, source=board.source, house=board.house) for unit in board.units]
        return replace(board, units=tuple(units))

    def arch(self, table: Table) -> c.Arch:
        return self.named(self.read(c.Arch, table), c.ARCHES)

    def palace(self, table: Table) -> c.Palace:
        score = self.table(table, "score")
        with self.within("score"):
            self.known(score, ("per", "vp"))
            per = self.text(score, "per", SCORED) if score else ""
            vp = self.number(score, "vp", 1, 5) if score else 0
        return self.read(c.Palace, table, score_per=per, score_vp=vp)

    def named(self, entry: NamedT, ids: tuple[str, ...]) -> NamedT:
        """One of those that there are in any pack."""
        self.one_of("id", entry.id, ids)
        return entry

    def painting(self, table: Table) -> c.Painting:
        painting = self.read(c.Painting, table)
        if painting.cost not in ((), (c.ANY,), ("gold",)):
            self.fault("cost", "a painting is free or costs one resource of any kind or one gold (BI-45)")
        return painting

    def mission(self, table: Table) -> c.Mission:
        mission = self.read(c.Mission, table)
        have = len(mission.objectives)
        if not have or (mission.era == c.ERAS[-1] and have != OBJECTIVES):
            why = f"an era III mission has {OBJECTIVES}, others at least one, not {have} (BI-30)"
            self.fault("objectives", why)
        return mission

    # -- the whole
    def made(self, maps: Texts, base_maps: Texts | None = None) -> c.Pack:
        maps = [*self.left(base_maps or [], maps), *maps]
        buildings = self.all(c.Building)  # first: all others name them
        self.faces = {building.id: building.era for building in buildings}
        tiles = [tile for table in self.every("exploration") for tile in self.exploration(table)]
        self.maps = MapReader()
        self.scenarios = [self.maps.scenario(file, text) for file, text in maps]
        pack = c.Pack(
            name=self.head.name,
            complete=self.head.complete,
            goods=in_order(self.all(c.Good), c.GOODS),
            buildings=tuple(sorted(buildings, key=lambda building: (building.tile, building.face))),
            cities=tuple(self.all(c.City)),
            products=tuple(self.all(c.Product)),
            arches=in_order(map(self.arch, self.every("arch")), c.ARCHES),
            boards=in_order(map(self.board, self.every("board")), c.COLOURS),
            monarchs=tuple(self.all(c.Monarch)),
            palaces=in_order(map(self.palace, self.every("palace")), PALACES),
            paintings=in_order(map(self.painting, self.every("painting")), c.SCHOOLS, "colour"),
            missions=in_order(map(self.mission, self.every("mission")), c.ERAS, "era"),
            gold_cards=tuple(self.all(c.GoldCard)),
            combat_cards=tuple(self.all(c.CombatCard)),
            exploration=in_order(tiles, c.EXPLORATION_KINDS, "kind"),
            capitals=in_order(self.all(c.Capital), (True, False), "first"),
            scenarios=tuple(sorted(self.scenarios, key=lambda one: (one.players, one.id))),
            hash="",
        )
        return replace(pack, hash=hashed(bare(pack, PROSE)))

    def checked(self, pack: c.Pack) -> None:
        super().checked(pack)
        self.parts(pack)
        self.boards(pack)
        if self.head.complete:
            self.counts(pack)
        guards = tuple(unit.id for board in pack.boards if board.id == "orange" for unit in board.units)
        self.maps.against_box(self.scenarios, len(pack.exploration), guards, self.head.complete)
        self.faults += self.maps.faults

    def left(self, base: Texts, own: Texts) -> Texts:
        """The maps of the base that a pack neither removes nor has another one for."""
        ids = [file.removesuffix(".txt") for file, _ in base]
        for id_ in self.removed.get("scenario", ()):
            if id_ not in ids:
                self.fault("remove: scenario", f"the base has no '{id_}'{guess(id_, ids)}")
        gone = {*(f"{id_}.txt" for id_ in self.removed.get("scenario", ())), *(file for file, _ in own)}
        return [(file, text) for file, text in base if file not in gone]

    def parts(self, pack: c.Pack) -> None:
        """What the rules rely on in any pack, complete or not."""
        for what, have, want in (
            ("good", [one.id for one in pack.goods], c.GOODS),
            ("arch", [one.id for one in pack.arches], c.ARCHES),
            ("palace", [one.id for one in pack.palaces], PALACES),
            ("building", [one.tile + one.face for one in pack.buildings], [t + f for t in c.TILES for f in c.FACES]),
        ):
            if list(have) != list(want):
                self.fault(what, f"there should be {', '.join(want)}, not {', '.join(have) or 'nothing'}")
        for tile in c.TILES:
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
            *(
                (f"stack '{one.tile}'", one.tiles, c.TILES[one.tile])
                for one in pack.buildings
                if one.face == c.FACES[0]
            ),
            *((f"board '{one.id}'", len(one.monarchs), MONARCHS.get(one.id, 0)) for one in pack.boards),
            *((f"painting '{s}'", sum(one.colour == s for one in pack.paintings), 8) for s in c.SCHOOLS),
            *((f"mission of era {era}", sum(one.era == era for one in pack.missions), 8) for era in c.ERAS),
            *((f"exploration '{kind}'", kinds[kind], n) for kind, n in EXPLORATION.items()),
        ):
            if have != want:
                self.fault(what, f"there should be {want}, not {have} (BI-1)")


def in_order(some: Iterable[E], values: Sequence[object], field: str = "id") -> tuple[E, ...]:
    """By a known order of what a field says; others, which are faults, come last."""
    place = {value: i for i, value in enumerate(values)}
    return tuple(sorted(some, key=lambda one: place.get(getattr(one, field), len(place))))
