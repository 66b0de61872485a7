"""Reads scenario maps strictly: a text into hexes that do not overlap, capitals in reach, no more than the box has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from tabuleiro.games.brazil_imperial.content import pack as c
from tabuleiro.kit.packs import LANGUAGES, Table
from tabuleiro.kit.reader import Reader

UNKNOWN: Final = "?"  # a face-down exploration tile; its hex is a field
PLAIN: Final = {"f": "field", "w": "forest", "m": "mine", "~": "water", UNKNOWN: "field"}
SITE: Final = "K"  # a capital's
SOLO: Final = {"G": 0, "D": 1}  # green's capital and the Dutch one
PROSE: Final = tuple(f"{key}.{language}" for key in ("name", "note") for language in LANGUAGES)
HEAD: Final = ("id", *PROSE, "players", "rating", "rounds", "source", "intent", "unit")
COLUMN_WIDTH: Final = 4
FIRST_COLUMN: Final = 5
# The box has 4 large and 8 small land tiles, 2 large and 9 small water tiles (BI-1). How many hexes a tile shows is
# on lost pictures only: our bound takes ten for a large tile and four for a small one.
LARGE: Final = 10
SMALL: Final = 4
MOST_LAND: Final = 4 * LARGE + 8 * SMALL
MOST_WATER: Final = 2 * LARGE + 9 * SMALL
FEWEST: Final = {1: 1, 2: 2, 3: 2, 4: 2}  # players -> scenarios of a complete pack (BI-51, BI-52)
OPENING: Final = ("field", "forest")  # what era I is built on


def steps_from(scenario: c.Scenario, start: str, over_water: bool = True) -> dict[str, int]:
    """How many free moves each hex is away; enemy capitals are reached but not passed (BI-33)."""
    found, edge = {start: 0}, [start]
    for here in edge:
        if scenario.by_place[here].capital >= 0 and here != start:
            continue
        for there in scenario.next_to[here]:
            if there not in found and (over_water or scenario.by_place[there].terrain != "water"):
                found[there] = found[here] + 1
                edge.append(there)
    return found


def building_land(scenario: c.Scenario, capital: c.Hex) -> list[str]:
    """Hexes next to a capital for a first building: field or forest, touching no other capital (BI-15)."""
    others = {one.at for one in scenario.capitals} - {capital.at}
    return [
        at
        for at in scenario.next_to[capital.at]
        if at not in others and scenario.by_place[at].terrain in OPENING and others.isdisjoint(scenario.next_to[at])
    ]


class MapReader(Reader):
    """One reading of some maps."""

    def scenario(self, file: str, text: str) -> c.Scenario:
        self.where = file
        head, rows = self.head(text)
        id_ = self.text(head, "id")
        self.where = f"{file}: scenario '{id_}'"
        if file != f"{id_}.txt":
            self.fault("id", f"the file of '{id_}' should be called {id_}.txt")
        players = self.number(head, "players", 1, 4)
        hexes = self.hexes(rows, players)
        scenario = c.Scenario(
            id=id_,
            names=self.prose(head, "name"),
            source=self.text(head, "source"),
            players=players,
            rating=self.number(head, "rating", 1, 3),
            rounds=self.number(head, "rounds", 1, 99) if "rounds" in head else 0,
            intent=self.text(head, "intent"),
            note=self.prose(head, "note"),
            hexes=hexes,
            guards=self.guards(head, {one.at: one for one in hexes}, players),
            rows=tuple(rows),
        )
        edged = (replace(one, edge=len(scenario.next_to[one.at]) < 6) for one in hexes)
        scenario = replace(scenario, hexes=tuple(edged))
        self.counted(scenario)
        self.connected(scenario)
        return scenario

    def head(self, text: str) -> tuple[Table, list[str]]:
        """The lines before `map:` as a table, and the lines of the map."""
        above, found, below = text.partition("\nmap:\n")
        if not found:
            self.fault("map", "is missing")
        head: Table = {}
        units: list[str] = []
        for line in above.splitlines():
            key, colon, value = (part.strip() for part in line.partition(":"))
            if not line.strip() or line.startswith("#"):
                continue
            if not colon or key not in HEAD:
                self.fault("", f"unknown line '{line.strip()}' (known: {', '.join(HEAD)})")
            elif key == "unit":
                units.append(value)
            elif key in head:
                self.fault(key, "is there twice")
            else:
                head[key] = int(value) if re.fullmatch(r"\d{1,3}", value) else value
        head["unit"] = units
        return head, below.rstrip("\n").split("\n")

    def prose(self, head: Table, key: str) -> dict[str, str]:
        """One language is enough; others have the English words, or those of the first."""
        told = [self.text(head, line) for line in (f"{key}.{language}" for language in LANGUAGES) if line in head]
        usual = told[0] if told else self.text(head, f"{key}.{LANGUAGES[0]}")
        return {language: str(head.get(f"{key}.{language}", usual)) for language in LANGUAGES}

    # -- the map
    def hexes(self, rows: list[str], players: int) -> tuple[c.Hex, ...]:
        known = (*PLAIN, *(SOLO if players == 1 else SITE))
        found: dict[str, c.Hex] = {}
        sites = 0
        for letter, column, row in self.signs(rows):
            at = c.place_name(column, row)
            if at in found:
                self.fault("map", f"two hexes overlap at {at}")
            elif letter not in known:
                self.fault("map", f"unknown letter '{letter}' at {at} (known: {' '.join(known)})")
            else:
                capital = SOLO.get(letter, sites if letter == SITE else -1)
                sites += letter == SITE
                found[at] = c.Hex(at, column, row, PLAIN.get(letter, "field"), letter == UNKNOWN, capital)
        return tuple(found.values())

    def signs(self, rows: list[str]) -> Iterator[tuple[str, int, int]]:
        """Every sign with its column and row.

        Columns are four signs apart. A line with a number holds the even columns of that row (a, c, ...); the line
        below it, without a number, the odd ones, which stand half a hex lower.
        """
        row, lower = 0, 1
        for line in rows[1:]:  # the first names the columns
            number = line[: FIRST_COLUMN - 1].strip()
            if number and not number.isdecimal():
                self.fault("map", f"'{number}' is not the number of a row")
                continue
            row, lower = (int(number), 0) if number else (row, 1)
            for i, letter in enumerate(line[FIRST_COLUMN - 1 :]):
                column, between = divmod(i - 1, COLUMN_WIDTH)
                if letter == " ":
                    continue
                at = f"'{letter}' at sign {i + FIRST_COLUMN} of row {row}"
                if not (0 <= column < c.COLUMNS and 1 <= row <= c.ROWS):
                    self.fault("map", f"{at}: a map has at most {c.COLUMNS} columns and {c.ROWS} rows")
                elif between or column % 2 != lower:
                    self.fault("map", f"{at} overlaps its neighbours: no hex stands there")
                else:
                    yield letter, column, row

    def guards(self, head: Table, hexes: dict[str, c.Hex], players: int) -> tuple[tuple[str, str], ...]:
        found: list[tuple[str, str]] = []
        lines = head["unit"]
        for line in lines if isinstance(lines, list) else []:
            unit, _, at = str(line).partition(" ")
            at = at.strip().lower()
            if players > 1:
                self.fault("unit", "only a map for one player has units on it (BI-52)")
            elif at not in hexes or hexes[at].terrain == "water":
                self.fault("unit", f"'{line}': there is no land at '{at}'")
            elif unit in dict(found):
                self.fault("unit", f"'{unit}' is in two places")
            else:
                found.append((unit, at))
        return tuple(found)

    def counted(self, scenario: c.Scenario) -> None:
        """What the box allows."""
        capitals, players = scenario.capitals, scenario.players
        if players == 1:
            if [one.capital for one in capitals] != [0, 1]:
                self.fault("map", "a map for one player has one G and one D (BI-52)")
        elif len(capitals) != players:
            self.fault("map", f"{players} players need as many capital sites, not {len(capitals)} (BI-4)")
        water = sum(one.terrain == "water" for one in scenario.hexes)
        for what, n, most in (("land", len(scenario.hexes) - water, MOST_LAND), ("water", water, MOST_WATER)):
            if n > most:
                self.fault("map", f"the {what} tiles of the box have at most {most} hexes, not {n} (BI-1)")

    def connected(self, scenario: c.Scenario) -> None:
        """Everybody can go everywhere, and begin."""
        for capital in scenario.capitals:
            if not building_land(scenario, capital):
                self.fault("map", f"the capital at {capital.at} has no field or forest next to it to build on (BI-15)")
            far = steps_from(scenario, capital.at)
            for other in scenario.capitals:
                if other.at not in far:
                    self.fault("map", f"the capital at {other.at} cannot be reached from the one at {capital.at}")
            lost = [one.at for one in scenario.hexes if one.at not in far and one.capital < 0]
            if lost and capital == scenario.capitals[0]:
                self.fault("map", f"nobody at {capital.at} can ever get to {', '.join(lost)}")

    def against_box(self, scenarios: list[c.Scenario], tiles: int, guards: tuple[str, ...], complete: bool) -> None:
        """What maps need of the rest of the pack."""
        for scenario in scenarios:
            self.where = f"{scenario.id}.txt: scenario '{scenario.id}'"
            hidden = sum(one.explore for one in scenario.hexes)
            if hidden > tiles:
                self.fault("map", f"there are {tiles} exploration tiles, not {hidden} (BI-1)")
            for unit, _ in scenario.guards:
                if unit not in guards:
                    self.fault("unit", f"'{unit}' is not a unit of the orange board ({', '.join(guards)})")
        self.where = "scenarios"
        have = Counter(scenario.players for scenario in scenarios)
        for players, fewest in FEWEST.items() if complete else ():
            if have[players] < fewest:
                self.fault("", f"{players} players need at least {fewest} maps, not {have[players]} (BI-51)")
