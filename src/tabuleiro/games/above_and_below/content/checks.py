"""Reads packs strictly: every fault is collected and named by file, entry and field."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Final

from tabuleiro.core.errors import PackError
from tabuleiro.games.above_and_below.content import pack as c
from tabuleiro.games.above_and_below.content.encounter_checks import FACES, EncounterReader
from tabuleiro.kit.packs import Folder, Table, parsed

ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*(-[a-z0-9]+)*")
# Words that stand where notation names a building or a villager.
RESERVED: Final = ("none", "houses", "outposts", "coins", "pay", "enough", "all", *c.WARES)
GROUPS: Final = ("starting", "regular", "special")
STARTING: Final = (*c.SKILLS, "none")
SEATS: Final = ("2", "3", "4")
ROW: Final = 5  # villagers on offer
MOST_WARES: Final = 31  # of one kind
MOST_ENTRIES: Final = 255  # of one kind
MOST_BUILDINGS: Final = 127  # a turn's options name them beside other things
MOST_VILLAGERS: Final = 61  # sets of them are bit masks
MOST_POWERS: Final = 63  # beds, income or rerolls in all
TOP: Final = ("pack", "tracks", "cave", "paragraph")
FEWEST: Final = {"house": 4, "outpost": 4, "key": 4, "star": 0, "starting": 4, "regular": 5, "cave": 1}  # AB-4, AB-5
BUILDING_FIELDS: Final = (
    *("id", "name", "cost", "goods", "refilling", "beds", "income", "income_per", "potions", "potion_each_round"),
    *("reputation", "rerolls", "coin_when_building", "coin_when_exploring", "train_to_ready", "spend_drinks"),
    *("vp", "vp_per", "source"),
)


class Reader(EncounterReader):
    """One reading of one pack."""

    def id(self, table: Table) -> str:
        text = self.text(table, "id")
        if text and (not ID.fullmatch(text) or text in RESERVED):
            self.fault("id", f"'{text}' should be a letter, then letters, digits and '-', and none of our own words")
        return text

    # -- buildings
    def building(self, table: Table, kind: str) -> c.Building:
        self.known(table, BUILDING_FIELDS)
        if kind == "start" and "cost" in table:
            self.fault("cost", "a starting house is not bought")
        good, goods, refilling = self.goods(table)
        vp_per, vp_of = self.counted(self.table(table, "vp_per")) if "vp_per" in table else (0, ())
        return c.Building(
            self.id(table),
            kind,
            self.number(table, "cost", 0, 30, 0 if kind == "start" else None),
            self.names(table, "name"),
            self.text(table, "source"),
            good,
            goods,
            refilling,
            beds=self.number(table, "beds", 0, 9, 0),
            income=self.number(table, "income", 0, 9, 0),
            income_per=self.words(table, "income_per", c.GOODS),
            vp=self.number(table, "vp", 0, 30, 0),
            vp_per=vp_per,
            vp_of=vp_of,
            potions=self.number(table, "potions", 0, 9, 0),
            reputation=self.number(table, "reputation", -9, 9, 0),
            rerolls=self.number(table, "rerolls", 0, 9, 0),
            coin_when_building=self.flag(table, "coin_when_building"),
            coin_when_exploring=self.flag(table, "coin_when_exploring"),
            train_to_ready=self.flag(table, "train_to_ready"),
            spend_drinks=self.flag(table, "spend_drinks"),
            potion_each_round=self.flag(table, "potion_each_round"),
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
    def villagers(self, table: Table, group: str) -> list[c.Villager]:
        """All copies of one entry."""
        fields = ("id", "kind", "copies", "name", "lanterns", *c.SKILLS, "fishman", "joining", "rolls_first", "own_bed")
        self.known(table, (*fields, "source"))
        id_ = self.id(table)
        kind = self.text(table, "kind", STARTING) if group == "starting" else id_ if group == "special" else ""
        if group != "starting" and "kind" in table:
            self.fault("kind", "only starting villagers have one")
        copies = self.number(table, "copies", 1, 9, 1)
        if copies > 1 and group != "special":
            self.fault("copies", "only special villagers have copies")
        skills = [self.text(table, skill, ("base", "plus")) if skill in table else "" for skill in c.SKILLS]
        if group == "starting" and [skill for skill, has in zip(c.SKILLS, skills, strict=True) if has] != (
            [kind] if kind in c.SKILLS else []
        ):
            self.fault("kind", f"'{kind}' does not agree with hammer and quill")
        villager = c.Villager(
            id_,
            group,
            kind,
            self.names(table, "name"),
            self.text(table, "source"),
            self.lanterns(table),
            skills[0],
            skills[1],
            self.flag(table, "fishman"),
            self.number(table, "joining", -9, 9, 0),
            self.flag(table, "rolls_first"),
            self.flag(table, "own_bed"),
        )
        return [replace(villager, id=id_ if n == 1 else f"{id_}-{n}") for n in range(1, copies + 1)]

    def lanterns(self, table: Table) -> tuple[tuple[int, int], ...]:
        value = table.get("lanterns")
        pairs = value if isinstance(value, list) else []
        if not pairs or not all(
            isinstance(pair, list) and len(pair) == 2 and all(type(n) is int and 1 <= n <= FACES for n in pair)
            for pair in pairs
        ):
            self.fault("lanterns", "should be a list of pairs [face, lanterns], each from 1 to 6")
            return ()
        if any(low[0] >= high[0] or low[1] >= high[1] for low, high in pairwise(pairs)):
            self.fault("lanterns", "faces and lanterns should rise from pair to pair")
        return tuple((face, lanterns) for face, lanterns in pairs)

    def cave(self, table: Table) -> c.CaveCard:
        self.known(table, ("id", "paragraphs", "source"))
        id_ = self.id(table)
        self.places[id_] = self.where
        numbers = self.numbers(table, "paragraphs", 1, MOST_ENTRIES, FACES)
        if len(set(numbers)) != FACES:
            self.fault("paragraphs", "should be six different ones (AB-9)")
        return c.CaveCard(id_, numbers, self.text(table, "source"))

    # -- the boards
    def tracks(self, table: Table) -> c.Tracks:
        fields = ("rounds", "coins", "lowest_price", "row", "advancement", "income", "supply", "reputation", "seats")
        self.known(table, (*fields, "source"))
        self.text(table, "source")
        advancement = self.numbers(table, "advancement", 0, 30, len(c.GOODS))  # a space for each kind
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
        extra_coins, exhausted, places = {}, {}, {}
        for key in SEATS:
            row, n = self.table(seats, key), int(key)
            with self.within(f"seats.{key}"):
                self.known(row, ("extra_coins", "exhausted", "places"))
                extra_coins[n] = self.numbers(row, "extra_coins", 0, 20, n)
                exhausted[n] = self.words(row, "exhausted", STARTING)
                places[n] = self.numbers(row, "places", 0, 30)
        return c.Tracks(
            self.number(table, "rounds", 1, 20),
            self.number(table, "coins", 0, 99),
            extra_coins,
            exhausted,
            wares,
            self.numbers(table, "row", 0, 30, ROW),
            advancement,
            self.numbers(table, "income", 0, 60, len(advancement) + 1),
            lowest,
            points,
            places,
            self.number(table, "lowest_price", 1, 20),
        )

    # -- the whole
    def pack(self, texts: list[tuple[str, str]], book: Folder = c.HOUSE / "book") -> c.Pack:
        buildings: list[c.Building] = []
        villagers: list[c.Villager] = []
        caves: list[c.CaveCard] = []
        paragraphs: list[c.Paragraph] = []
        head: Table = {}
        tracks: c.Tracks | None = None
        tops = [(file, parsed(file, text)) for file, text in texts]
        for file, top in tops:
            self.where = file
            self.known(top, (*TOP, *c.BUILDINGS, *GROUPS))
            for kind in c.BUILDINGS:
                buildings += [self.building(table, kind) for table in self.entries(file, top, kind)]
            for group in GROUPS:
                villagers += [one for table in self.entries(file, top, group) for one in self.villagers(table, group)]
            caves += [self.cave(table) for table in self.entries(file, top, "cave")]
            paragraphs += [self.paragraph(table) for table in self.entries(file, top, "paragraph", "n")]
            self.where = file
            head = self.table(top, "pack") or head
            if "tracks" in top:
                self.where = f"{file}: tracks"
                tracks = self.tracks(self.table(top, "tracks"))
        self.where = " + ".join(file for file, _ in texts) if len(texts) < 3 else "the pack"
        self.known(head, ("name", "complete"), "pack")
        name, complete = self.text(head, "name"), self.flag(head, "complete", True)
        if tracks is None:
            self.fault("tracks", "the figures of the boards are missing")
        self.room(buildings, villagers, caves, paragraphs)
        self.whole(buildings, villagers, caves, paragraphs, complete)
        specials = tuple(dict.fromkeys(villager.kind for villager in villagers if villager.group == "special"))
        self.links(paragraphs, caves, (c.CHEAPEST, *specials))
        if self.faults or tracks is None:
            raise PackError(self.faults)
        return c.Pack(
            name,
            complete,
            tuple(sorted(buildings, key=lambda building: c.BUILDINGS.index(building.kind))),
            tuple(sorted(villagers, key=lambda villager: GROUPS.index(villager.group))),
            tuple(caves),
            tuple(sorted(paragraphs, key=lambda paragraph: paragraph.n)),
            tracks,
            fingerprint([top for _, top in tops]),
            book,
        )

    def room(
        self,
        buildings: list[c.Building],
        villagers: list[c.Villager],
        caves: list[c.CaveCard],
        paragraphs: list[c.Paragraph],
    ) -> None:
        """A state keeps cards and paragraphs as bytes, and sums of effects in a few bits."""
        for what, count, most in (
            ("buildings", len(buildings), MOST_BUILDINGS),
            ("villagers", len(villagers), MOST_VILLAGERS),
            ("cave cards", len(caves), MOST_ENTRIES),
            ("paragraphs", len(paragraphs), MOST_ENTRIES),
        ):
            if count > most:
                self.fault("", f"a pack has room for {most} {what}, not {count}")
        for field in ("beds", "income", "rerolls"):
            if sum(getattr(building, field) for building in buildings) > MOST_POWERS:
                self.fault(field, f"those of all buildings together should be at most {MOST_POWERS}")

    def whole(
        self,
        buildings: list[c.Building],
        villagers: list[c.Villager],
        caves: list[c.CaveCard],
        paragraphs: list[c.Paragraph],
        complete: bool,
    ) -> None:
        ids = [*(building.id for building in buildings), *(villager.id for villager in villagers)]
        for doubled, times in Counter([*ids, *(cave.id for cave in caves)]).items():
            if times > 1:
                self.fault("", f"the id '{doubled}' is used {times} times")
        if sorted(paragraph.n for paragraph in paragraphs) != list(range(1, len(paragraphs) + 1)):
            self.fault("paragraph", "should be numbered from 1 on, each number once")
        have = Counter(building.kind for building in buildings) + Counter(villager.group for villager in villagers)
        have.update(cave=len(caves), paragraph=len(paragraphs))
        kinds = Counter(villager.kind for villager in villagers if villager.group == "starting")
        for kind in STARTING:
            if kinds[kind] < FEWEST["starting"]:
                self.fault("starting", f"four seats need four of the kind '{kind}', not {kinds[kind]} (AB-2)")
        if have["start"] != 1:
            self.fault("start", f"there should be one starting house, not {have['start']} (AB-2)")
        for kind, fewest in FEWEST.items():
            if have[kind] < fewest:
                self.fault(kind, f"there should be at least {fewest}, not {have[kind]}")
        for kind, count in c.COUNTS.items() if complete else ():
            if have[kind] != count:
                self.fault(kind, f"there are {have[kind]}, not {count} (AB-1)")


def fingerprint(tops: list[Table]) -> str:
    """The hash of a pack covers its figures: all that a play depends on, in whatever files.

    Prose is left out: the book, names and sources. A mended sentence or a better name must not make a record of an old
    play useless; a changed number must, because the same choices would bring something else.
    """
    figures: dict[str, list[object]] = {}
    for top in tops:
        for key, value in top.items():
            if key != "pack":
                figures.setdefault(key, []).extend(value if isinstance(value, list) else [value])
    return hashlib.sha256(json.dumps(bare(figures), sort_keys=True, default=str).encode()).hexdigest()[:16]


def bare(value: object) -> object:
    if isinstance(value, dict):
        return {key: bare(item) for key, item in value.items() if key not in ("name", "source")}
    return [bare(item) for item in value] if isinstance(value, list) else value
