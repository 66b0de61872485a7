"""Ground: a scenario's map made ready to play: hexes by number, their neighbours, terrains and edges (BI-4, BI-17)."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.compiler import i64
from tabuleiro.games.brazil_imperial.content.pack import COLOURS, COLUMNS, MOVES, ROWS, TERRAINS, Scenario, place_name
from tabuleiro.games.brazil_imperial.rules.codes import UNITS

FOREST: Final = 1  # terrains, in the order of TERRAINS; 0 is a field
MINE: Final = 2
WATER: Final = 3
VOID: Final = 4  # a number that is no hex of this map
# A hex has the same number on all maps, column by column, so that a notation can be read without its map.
HEX_MASK: Final = 127  # options and steps name a hex in seven bits
NOWHERE: Final = 255  # no hex
FAR: Final = 99  # steps, more than any way takes
HEX_NAMES: Final[list[str]] = [place_name(column, row) for column in range(COLUMNS) for row in range(1, ROWS + 1)]
HEX_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(HEX_NAMES)}


def hex_text(hex_: i64) -> str:
    return HEX_NAMES[hex_]


class Ground:
    """The tables of one map, each by hex number."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        hexes = scenario.hexes
        assert all(one.column < COLUMNS and one.row <= ROWS for one in hexes), scenario.id
        self.size: int = ROWS * (1 + max(one.column for one in hexes))
        self.hexes: list[int] = sorted(HEX_NUMBER[one.at] for one in hexes)
        terrain, edge, beyond = bytearray([VOID] * self.size), bytearray(self.size), bytearray(self.size)
        self.next_to: list[list[int]] = [[] for _ in range(self.size)]
        for one in hexes:
            i = HEX_NUMBER[one.at]
            terrain[i] = TERRAINS.index(one.terrain)
            edge[i] = one.edge
            beyond[i] = one.edge or one.terrain == "water"
            self.next_to[i] = [HEX_NUMBER[name] for name in scenario.next_to[one.at]]
        self.terrain: list[int] = list(terrain)
        self.edge: list[int] = list(edge)
        self.edge_or_water: list[int] = list(beyond)  # where the additional move of renovate may lead (BI-23)
        self.explore: list[int] = sorted(HEX_NUMBER[one.at] for one in hexes if one.explore)
        self.capitals: list[int] = [HEX_NUMBER[one.at] for one in scenario.capitals]
        self.guards: list[tuple[str, int]] = [(unit, HEX_NUMBER[at]) for unit, at in scenario.guards]
        # In the order of MOVES, for each hex those that the additional move may lead to (BI-23).
        self.leads: list[list[list[int]]] = [
            [self.hexes for _ in self.next_to],  # to an own city
            [[i for i in near if terrain[i] == FOREST] for near in self.next_to],
            self.next_to,  # to an own building
            [  # water is left only to an edge hex (BI-44)
                [i for i in near if (edge[i] if terrain[here] == WATER else beyond[i])]
                for here, near in enumerate(self.next_to)
            ],
            [[i for i in near if terrain[i] == MINE] for near in self.next_to],
        ]
        self.leads_by_land: list[list[list[int]]] = [  # water is left by the free move or the edge move only (BI-44)
            leads if kind == "edge-or-water" else [[] if terrain[i] == WATER else near for i, near in enumerate(leads)]
            for kind, leads in zip(MOVES, self.leads, strict=True)
        ]
        # For each unit of all colours and each hex its moves to those next to it, as options, see movement.py.
        self.moves: list[list[list[int]]] = [
            [[unit * 128 + i for i in near] for near in self.next_to] for unit in range(len(COLOURS) * UNITS)
        ]
        self.sites_near: list[list[int]] = [[i for i in near if i in self.capitals] for near in self.next_to]
        self.forests: list[int] = [i for i in self.hexes if terrain[i] == FOREST]
        self.ways: list[bytes] = [b""] * self.size  # as far as they were asked for

    def steps_from(self, start: i64) -> bytes:
        """To each hex, over land and water alike; FAR where no way leads."""
        if not self.ways[start]:
            steps = [FAR] * self.size
            steps[start] = 0
            found = [start]
            for here in found:
                for near in self.next_to[here]:
                    if steps[near] == FAR:
                        steps[near] = steps[here] + 1
                        found.append(near)
            self.ways[start] = bytes(steps)
        return self.ways[start]
