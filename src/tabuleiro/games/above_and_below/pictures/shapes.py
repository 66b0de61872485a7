"""What the drawings of buildings are made of: their colours, shapes, smoke and trees."""

from __future__ import annotations

from typing import Final

# A drawing has its foot at 0, 0 and goes up: houses to -112, outposts to -56; both are up to 84 wide.
WALL: Final = "#f3e2bd"
ROSE: Final = "#e4b7a0"
STONE: Final = "#cfd8dc"
STRAW: Final = "#d9c08a"
SAGE: Final = "#c9d3b4"
LILAC: Final = "#d9c8e0"
RED: Final = "#b5482b"
SLATE: Final = "#5f7080"
MOSS: Final = "#4c6b3f"
TIMBER: Final = "#8a5337"
NIGHT: Final = "#3d4474"
PLUM: Final = "#7a5296"
DOOR: Final = "#6b4632"
DARK: Final = "#3a261c"
LIGHT: Final = "#ffcf6b"
BRICK: Final = "#8b7a6c"
LEAF: Final = "#5f9a4c"
GOLD: Final = "#efb53a"
WATER: Final = "#6fb3d0"


def shape(d: str, fill: str = "none", more: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{" " + more if more else ""}/>'


def dot(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"/>'


def smoke_at(x: float, y: float) -> str:
    return shape(f"M{x} {y}c-6-6 6-10 0-17 8 2 12 8 6 17z", "#f6ead0")


def tree_at(x: float, fruit: str = "") -> str:
    found = shape(f"M{x - 3} 0l1-26h4l1 26z", DOOR) + shape(
        f"M{x} -70c14 0 18 12 14 20 8 6 4 20-8 20h-14c-12 0-14-14-6-20-4-10 2-20 14-20z", LEAF
    )
    spots = ((-6, -42), (6, -52), (-4, -58), (8, -38)) if fruit else ()
    return found + "".join(dot(x + dx, dy, 3.2, fruit) for dx, dy in spots)
