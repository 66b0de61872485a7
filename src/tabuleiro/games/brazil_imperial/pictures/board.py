"""A seat's board of Brazil: Imperial as a picture: seven arches with tokens and products, supply, points."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import use
from tabuleiro.drawing.seats import seat_shape
from tabuleiro.drawing.sheets import Drawn
from tabuleiro.drawing.tags import NOTHING, fitted, join, moved, tag
from tabuleiro.games.brazil_imperial.content.pack import GOODS, Arch, Pack
from tabuleiro.games.brazil_imperial.rules.view_data import SeatData
from tabuleiro.games.brazil_imperial.words.phrases import icon_of
from tabuleiro.kit.words import name_of

ARCH: Final = 74.0  # width of an arch
STEP: Final = ARCH + 5
TALL: Final = 92.0


def arch_shape(arch: Arch, lang: str, slot: bool, on: int, under: tuple[int, ...]) -> Markup:
    """An arch at 0, 0; `slot`: whether a product lies in it, `on`: the era of the token on it or 0."""
    door = f"M1 {TALL:g}V37a{ARCH / 2 - 1:g} 36 0 0 1 {ARCH - 2:g} 0v{TALL - 37:g}z"
    parts = [
        tag("path", d=door, class_="arch on" if on else "arch"),
        use(f"a-{arch.id}", ARCH / 2 - 14, 14, 28, "var(--ink)"),
        fitted(name_of(arch, lang), ARCH / 2, 60, ARCH - 10, "an disp", 5.8, much=99),
    ]
    if arch.slot:
        product = use(f"product-{arch.slot}", ARCH / 2 - 10, TALL - 22, 20)
        parts.append(tag("g", product, class_="full" if slot else "free"))
    parts += [use(f"era-{era}", 2 + 20 * i, 36, 18) for i, era in enumerate(under)]
    parts.append(use(f"era-{on}", ARCH - 24, 30, 26) if on else NOTHING)
    return join(parts)


def board_drawing(pack: Pack, player: SeatData, era: int, letter: str, lang: str) -> Drawn:
    """The arches of a seat, above them its mark, points, goods and hands."""
    width = STEP * len(pack.arches) - 5
    tokens = player["tokens"]
    shapes: list[Markup] = []
    for i, arch in enumerate(pack.arches):
        slot = any(product["slot"] == arch.id for product in player["products"])
        under = tuple(int(past) for past, where in tokens["under"].items() if where == arch.id)
        shape = arch_shape(arch, lang, slot, era if tokens["on"] == arch.id else 0, under)
        shapes.append(tag("g", shape, transform=moved(STEP * i, 32)))
    return join([_line(player, letter), *shapes]), width, TALL + 34


def figures(player: SeatData) -> list[tuple[str, int]]:
    """What a seat has, by icons: points as if scored now, goods in the supply and on its tiles, hands."""
    found = [("laurel", sum(player["points"].values()))]
    found += [(icon_of(good), player["wealth"][good]) for good in GOODS if player["wealth"].get(good)]
    return [*found, ("gold-card", player["gold_count"]), ("combat-card", player["combat_count"])]


def _line(player: SeatData, letter: str) -> Markup:
    parts = [seat_shape(player["seat"], letter, 13, 13, 24)]
    for i, (kind, n) in enumerate(figures(player)):
        x = 36 + 52 * i
        parts += [use(kind, x, 3, 20), tag("text", str(n), x=x + 24, y=19, class_="stat")]
    return join(parts)
