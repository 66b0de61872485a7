"""Reads packs of Above and Below strictly: what declarations cannot say, of cards, boards and the whole."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import ClassVar, Final, cast

from tabuleiro.games.above_and_below.content import pack as c
from tabuleiro.games.above_and_below.content.encounter_checks import EncounterReader
from tabuleiro.kit.packs import Folder, Table, bare, hashed

PROSE: Final = ("name", "source", "region")  # no play needs it
SEATS: Final = ("2", "3", "4")
MOST_WARES: Final = 31  # of one kind
MOST_BUILDINGS: Final = 127  # a turn's options name them beside other things
MOST_VILLAGERS: Final = 61  # sets of them are bit masks
MOST_POWERS: Final = 63  # beds, income or rerolls in all
FEWEST: Final = {"house": 4, "outpost": 4, "key": 4, "star": 0, "starting": 4, "regular": 5, "cave": 1}  # AB-4, AB-5


class Reader(EncounterReader):
    """One reading of one pack."""

    kinds: ClassVar = {
        **dict.fromkeys(c.BUILDINGS, c.Building),
        **dict.fromkeys(c.GROUPS, c.Villager),
        "cave": c.CaveCard,
        "paragraph": c.Paragraph,
    }
    single: ClassVar = {"tracks": c.Tracks}
    keys: ClassVar = {"paragraph": "n"}
    id_form = re.compile(r"[A-Za-z][A-Za-z0-9]*(-[a-z0-9]+)*")
    id_says = "a letter, then letters, digits and '-'"
    reserved = ("none", "houses", "outposts", "coins", "pay", "enough", "all", *c.WARES)
    base: Folder = c.HOUSE

    # -- buildings
    def building(self, table: Table) -> c.Building:
        if self.kind == "start" and "cost" in table:
            self.fault("cost", "a starting house is not bought")
        elif self.kind != "start" and "cost" not in table:
            self.fault("cost", "is missing")
        good, goods, refilling = self.goods(table)
        n, of = self.counted(self.table(table, "vp_per")) if "vp_per" in table else (0, ())
        return self.read(
            c.Building, table, kind=self.kind, good=good, goods=goods, refilling=refilling, vp_per=n, vp_of=of
        )

    def goods(self, table: Table) -> tuple[str, int, bool]:
        """The one kind of good of a card, how many, and whether it comes again."""
        if "goods" in table and "refilling" in table:
            self.fault("refilling", "a card has goods once or a refilling one, not both")
        if "refilling" in table:
            return self.text(table, "refilling", c.GOODS), 1, True
        once = self.table(table, "goods")
        with self.within("goods"):
            self.known(once, c.GOODS)
            if len(once) > 1:
                self.fault("", "a card has goods of one kind only")
            for good in once:
                return good, self.number(once, good, 1, 9), False
        return "", 0, False

    def counted(self, table: Table) -> tuple[int, tuple[str, ...]]:
        """Points for each of some things."""
        with self.within("vp_per"):
            self.known(table, ("n", "of"))
            of = self.words(table, "of", c.COUNTED)
            if not of:
                self.fault("of", f"names nothing that is counted ({', '.join(c.COUNTED)})")
            return self.number(table, "n", 1, 9), of

    # -- villagers and caves
    def villagers(self, table: Table) -> list[c.Villager]:
        """All copies of one entry."""
        group = self.kind
        copies = self.number(table, "copies", 1, 9) if "copies" in table else 1
        if copies > 1 and group != "special":
            self.fault("copies", "only special villagers have copies")
        kind = self.text(table, "kind", c.STARTING) if group == "starting" else ""
        if group != "starting" and "kind" in table:
            self.fault("kind", "only starting villagers have one")
        one = self.read(c.Villager, table, group=group, kind=kind)
        skills = [skill for skill in c.SKILLS if getattr(one, skill)]
        if group == "starting" and skills != [skill for skill in c.SKILLS if skill == kind]:
            self.fault("kind", f"'{kind}' does not agree with hammer and quill")
        if group == "special":
            one = replace(one, kind=one.id)
        more = [replace(one, id=f"{one.id}-{n}") for n in range(2, copies + 1)]
        for copy in more:
            self.ids["", copy.id].append(self.file)
        return [one, *more]

    def lanterns(self, table: Table, field: str) -> tuple[tuple[int, int], ...]:
        value = table.get(field)
        pairs = value if isinstance(value, list) else []
        if not pairs or not all(
            isinstance(pair, list) and len(pair) == 2 and all(type(n) is int and 1 <= n <= c.FACES for n in pair)
            for pair in pairs
        ):
            self.fault(field, "should be a list of pairs [face, lanterns], each from 1 to 6")
            return ()
        if any(low[0] >= high[0] or low[1] >= high[1] for low, high in pairwise(pairs)):
            self.fault(field, "faces and lanterns should rise from pair to pair")
        return tuple((face, lanterns) for face, lanterns in pairs)

    def cave(self, table: Table) -> c.CaveCard:
        cave = self.read(c.CaveCard, table)
        self.places[cave.id] = self.where
        if len(set(cave.paragraphs)) != c.FACES:
            self.fault("paragraphs", "should be six different ones (AB-9)")
        return cave

    # -- the boards
    def tracks(self, table: Table) -> c.Tracks:
        self.text(table, "source")
        supply = self.table(table, "supply")
        with self.within("supply"):
            self.known(supply, c.WARES)
            wares = tuple(self.number(supply, ware, 0, MOST_WARES) for ware in c.WARES)
        reputation = self.table(table, "reputation")
        with self.within("reputation"):
            self.known(reputation, ("lowest", "points"))
            lowest, points = self.number(reputation, "lowest", -20, 0), self.numbers(reputation, "points", -30, 30)
            if len(points) <= -lowest:
                self.fault("points", "end before the torch, where everybody starts (AB-5)")
        seats = self.table(table, "seats")
        self.known(seats, SEATS, "seats")
        by_seats: dict[str, dict[int, object]] = {"extra_coins": {}, "exhausted": {}, "places": {}}
        for key in SEATS:
            row, n = self.table(seats, key), int(key)
            with self.within(f"seats.{key}"):
                self.known(row, by_seats)
                by_seats["extra_coins"][n] = self.numbers(row, "extra_coins", 0, 20, n)
                by_seats["exhausted"][n] = self.words(row, "exhausted", c.STARTING) if "exhausted" in row else ()
                by_seats["places"][n] = self.numbers(row, "places", 0, 30)
        return self.read(c.Tracks, table, supply=wares, lowest=lowest, reputation=points, **by_seats)

    # -- the whole
    def made(self, book: Folder = c.HOUSE / "book") -> c.Pack:
        tracks = [self.tracks(table) for table in self.every("tracks")]
        return c.Pack(
            name=self.head.name,
            complete=self.head.complete,
            buildings=tuple(self.building(table) for kind in c.BUILDINGS for table in self.every(kind)),
            villagers=tuple(one for group in c.GROUPS for table in self.every(group) for one in self.villagers(table)),
            caves=tuple(map(self.cave, self.every("cave"))),
            paragraphs=tuple(sorted(map(self.paragraph, self.every("paragraph")), key=lambda paragraph: paragraph.n)),
            tracks=tracks[0] if tracks else cast(c.Tracks, None),  # such a pack is refused
            hash=hashed(bare(self.figures(), PROSE)),
            book=book,
        )

    def checked(self, pack: c.Pack) -> None:
        if not pack.tracks:
            self.fault("tracks", "the figures of the boards are missing")
        super().checked(pack)
        self.room(pack)
        self.counts(pack)
        self.links(pack)

    def room(self, pack: c.Pack) -> None:
        """A state keeps cards and paragraphs as bytes, and sums of effects in a few bits."""
        for what, count, most in (
            ("buildings", len(pack.buildings), MOST_BUILDINGS),
            ("villagers", len(pack.villagers), MOST_VILLAGERS),
            ("cave cards", len(pack.caves), c.MOST_ENTRIES),
            ("paragraphs", len(pack.paragraphs), c.MOST_ENTRIES),
        ):
            if count > most:
                self.fault("", f"a pack has room for {most} {what}, not {count}")
        for field in ("beds", "income", "rerolls"):
            if sum(getattr(building, field) for building in pack.buildings) > MOST_POWERS:
                self.fault(field, f"those of all buildings together should be at most {MOST_POWERS}")

    def counts(self, pack: c.Pack) -> None:
        if [paragraph.n for paragraph in pack.paragraphs] != list(range(1, len(pack.paragraphs) + 1)):
            self.fault("paragraph", "should be numbered from 1 on, each number once")
        have = Counter([*(one.kind for one in pack.buildings), *(one.group for one in pack.villagers)])
        have.update(cave=len(pack.caves), paragraph=len(pack.paragraphs))
        kinds = Counter(villager.kind for villager in pack.villagers if villager.group == "starting")
        for kind in c.STARTING:
            if kinds[kind] < FEWEST["starting"]:
                self.fault("starting", f"four seats need four of the kind '{kind}', not {kinds[kind]} (AB-2)")
        if have["start"] != 1:
            self.fault("start", f"there should be one starting house, not {have['start']} (AB-2)")
        for kind, fewest in FEWEST.items():
            if have[kind] < fewest:
                self.fault(kind, f"there should be at least {fewest}, not {have[kind]}")
        for kind, count in c.COUNTS.items() if self.head.complete else ():
            if have[kind] != count:
                self.fault(kind, f"there are {have[kind]}, not {count} (AB-1)")
