"""Writes positions as readable TOML; position_reader.py reads them."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Final

from tabuleiro.core.state import BIT, Stack
from tabuleiro.core.step import Step
from tabuleiro.games.brazil_imperial.content.pack import ARCHES, COLOURS, GOODS, SCHOOLS
from tabuleiro.games.brazil_imperial.rules.codes import (
    BURIED,
    CAPITAL_TILES,
    CITIES,
    CITIES_LEFT,
    CITY,
    CITY_TOPS,
    COMBAT_DECK,
    COMBAT_DISCARDS,
    DEFEATED,
    DUTCH,
    DUTCH_BOARD,
    EXPLORATION,
    EXPLORED,
    GALLERY,
    GOLD_DECK,
    GOLD_DISCARDS,
    MISSIONS,
    NO_ARCH,
    NOBODY,
    NOT_LAID,
    ON_PAINTING,
    PAINTINGS,
    RESERVE,
    RETURNED,
    SETTLED,
    SHOWN,
    TILE_MASK,
    TILES_GONE,
    TILES_LEFT,
    UNITS,
    UNSEEN,
    count,
)
from tabuleiro.games.brazil_imperial.rules.icons import BY_PAINTING, ICON_NAMES, WILD_BITS, WILD_GOODS, icons_in
from tabuleiro.games.brazil_imperial.rules.map import NOWHERE, hex_text
from tabuleiro.games.brazil_imperial.rules.payment import paid_so_far
from tabuleiro.games.brazil_imperial.rules.state import BrazilState, Realm

if TYPE_CHECKING:
    from tabuleiro.games.brazil_imperial.rules.box import Box

ERAS: Final = ("i", "ii", "iii")
# What was done this turn and this game, in the order of the bits (see state.py).
SPENT: Final = ("acted", "moved", "marched", "token", "peeked", "discounted", "movement")
ONCE: Final = ("palace", "first-deploy")
UNIT_STATES: Final = {RESERVE: "reserve", DEFEATED: "defeated"}
ON_CARD: Final = "card"  # a past token that lies on a painting
ON_MONARCH: Final = "monarch"  # a product on the monarch's board
OPEN: Final = "open"  # an exploration tile that all have seen
FACE_DOWN: Final = "?"


def written(g: BrazilState) -> str:
    box = g.box
    lines = [
        f"game = {_text(g.game.name)}",
        f"scenario = {_text(g.ground.scenario.id)}",
        f"round = {g.round}",
        f"era = {g.era}",
        f"first = {g.first}",
        f"turn = {g.turn}",
        f"flow = {_list([f'{phase.name}@{at}' if at else phase.name for phase, at in g.flow])}",
        f"rng = {g.rng}",
    ]
    flags = {"ending": g.ending, "won": g.won, "over": g.over}
    lines += [f"{key} = true" for key, value in flags.items() if value]
    lines += [
        f"gallery = {_list([box.painting_ids[one] for one in g.piles[GALLERY]])}",
        f"cities = {_list([box.face_ids[one] for one in g.piles[CITY_TOPS]])}",
        f"city_stacks = {list(g.piles[CITIES_LEFT])}",
        f"capital_tiles = {_list([box.capital_ids[one] for one in g.piles[CAPITAL_TILES]])}",
        f"explore = {_list([explored_text(g, hex_) for hex_ in g.ground.hexes if g.explore[hex_]])}",
    ]
    lines += _pile_lines(g)
    if len(g.players) == 1:
        ids = box.unit_ids[DUTCH_BOARD]
        lines.append(f"dutch = {_list([_unit_text(id_, at) for id_, at in zip(ids, g.dutch, strict=True)])}")
    usual = armies(g)
    other = [f"{hex_text(hex_)} {g.army[hex_] - 1}" for hex_ in g.ground.hexes if g.army[hex_] != usual[hex_]]
    if other:
        lines.append(f"armies = {_list(other)}")
    lines += _fight_lines(g)
    for seat in range(len(g.players)):
        lines += ["", "[[seat]]", *_seat_lines(g, g.realm(seat))]
    return "\n".join(lines) + "\n"


def explored_text(g: BrazilState, hex_: int) -> str:
    """`c5 ?`: face down; `c5 jaguar`: face down, but somebody has looked; `c5 jaguar open`: all have seen it."""
    tile = g.explore[hex_]
    if tile == UNSEEN:
        return f"{hex_text(hex_)} {FACE_DOWN}"
    name = f"{hex_text(hex_)} {g.box.find_ids[tile & TILE_MASK]}"
    return f"{name} {OPEN}" if tile & SHOWN else name


# ---------------------------------------------------------------- piles
def bags(g: BrazilState) -> dict[str, tuple[int, list[str]]]:
    """The decks by name: which pile, and the names of what lies in it."""
    box = g.box
    return {
        "gold": (GOLD_DECK, box.gold_ids),
        "combat": (COMBAT_DECK, box.combat_ids),
        **{f"missions-{era}": (MISSIONS + i, box.mission_ids) for i, era in enumerate(ERAS, 1)},
        "exploration": (EXPLORATION, box.find_ids),
        "cities": (CITIES, box.face_ids),
        **{f"paintings-{school}": (PAINTINGS + i, box.painting_ids) for i, school in enumerate(SCHOOLS)},
    }


def elsewhere(g: BrazilState) -> dict[int, bytes]:
    """For each deck, what of its kind lies somewhere else."""
    realms = [g.realm(seat) for seat in range(len(g.players))]
    piles = g.piles
    missions = b"".join(p.missions + p.revealed + p.dealt for p in realms)
    finds = b"".join(p.finds for p in realms) + piles[EXPLORED] + piles[BURIED][::2]
    finds += bytes(tile & TILE_MASK for tile in g.explore if tile and tile != UNSEEN)
    paintings = b"".join(p.paintings for p in realms) + piles[GALLERY]
    found = {
        GOLD_DECK: b"".join(p.gold_hand for p in realms) + piles[GOLD_DISCARDS],
        COMBAT_DECK: b"".join(p.combat_hand for p in realms) + piles[COMBAT_DISCARDS] + g.attack + g.defence,
        **{MISSIONS + era: missions + piles[RETURNED + era] for era in (1, 2, 3)},
        EXPLORATION: finds,
        CITIES: bytes(g.face) + piles[CITY_TOPS],
        **{PAINTINGS + school: paintings for school in range(len(SCHOOLS))},
    }
    full = g.box.full_piles
    return {deck: bytes(one for one in some if one in full[deck]) for deck, some in found.items()}


def left_over(g: BrazilState) -> dict[int, bytes]:
    """What each deck holds if nothing is missing: all that is nowhere else."""
    full = g.box.full_piles
    return {
        deck: bytes(sorted((Counter(full[deck]) - Counter(some)).elements())) for deck, some in elsewhere(g).items()
    }


def armies(g: BrazilState) -> bytes:
    """Whose units stand where; in a fight the ground is still the defender's."""
    found = bytearray(g.ground.size)
    for unit in range(UNITS):
        if g.dutch[unit] not in UNIT_STATES:
            found[g.dutch[unit]] = DUTCH + 1
    seats = sorted(range(len(g.players)), key=lambda seat: seat == g.defender)
    for p in map(g.realm, seats):
        for at in p.at:
            if at not in UNIT_STATES:
                found[at] = p.seat + 1
    return bytes(found)


def tiles_left(g: BrazilState) -> bytes:
    """How many building tiles the stock has if none is missing."""
    used = Counter(g.box.tile_of[face] for face in g.face if 0 < face < CITY)
    gone = g.piles[TILES_GONE]
    return bytes(max(0, n - used[tile] - gone[tile]) for tile, n in enumerate(g.box.full_piles[TILES_LEFT]))


def _pile_lines(g: BrazilState) -> list[str]:
    """Discards, what went under decks or left the game, and decks from which something is missing."""
    box, piles, lines = g.box, g.piles, []
    for key, pile, names in (
        ("discards.gold", GOLD_DISCARDS, box.gold_ids),
        ("discards.combat", COMBAT_DISCARDS, box.combat_ids),
        *((f"under.{era}", RETURNED + i, box.mission_ids) for i, era in enumerate(ERAS, 1)),
        ("explored", EXPLORED, box.find_ids),
    ):
        if piles[pile]:
            lines.append(f"{key} = {_list([names[one] for one in piles[pile]])}")
    buried = piles[BURIED]
    if buried:
        pairs = zip(buried[::2], buried[1::2], strict=True)
        lines.append(f"buried = {_list([f'{box.find_ids[tile]} {seats}' for tile, seats in pairs])}")
    for key, pile in (("tiles_gone", TILES_GONE), ("tiles_left", TILES_LEFT)):
        if piles[pile] != (bytes(len(box.tile_ids)) if pile == TILES_GONE else tiles_left(g)):
            some = ", ".join(f"{tile} = {n}" for tile, n in zip(box.tile_ids, piles[pile], strict=True))
            lines.append(f"{key} = {{ {some} }}")
    usual = left_over(g)
    for key, (deck, names) in bags(g).items():
        if piles[deck] != usual[deck]:
            lines.append(f"decks.{key} = {_list([names[one] for one in piles[deck]])}")
    return lines


# ---------------------------------------------------------------- a fight
def _fight_lines(g: BrazilState) -> list[str]:
    if g.field == NOWHERE:
        return []
    box = g.box
    lines = [
        f"fight.attacker = {g.attacker}",
        f"fight.defender = {g.defender}",
        f"fight.at = {_text(hex_text(g.field))}",
    ]
    if g.origin_hex != NOWHERE:
        lines.append(f"fight.from = {_text(hex_text(g.origin_hex))}")
    for key, cards, off in (("attack", g.attack, g.attack_off), ("defence", g.defence, g.defence_off)):
        if cards:
            lines.append(f"fight.{key} = {_list([box.combat_ids[card] for card in cards])}")
        if off:
            lines.append(f"fight.{key}_off = {off}")
    if g.open_cards:
        lines.append(f"fight.{'settled' if g.open_cards == SETTLED else 'open'} = true")
    return lines


# ---------------------------------------------------------------- a seat
def _seat_lines(g: BrazilState, p: Realm) -> list[str]:
    box = g.box
    lines = [f"colour = {_text(COLOURS[p.colour])}"] if p.colour != NOBODY else []
    lines += [f"{key} = {_text(box.monarch_ids[n])}" for key, n in (("monarch", p.monarch), ("crown", p.crown)) if n]
    if p.supply:
        lines.append(f"supply = {goods_text(p.supply)}")
    for key, cards, names in (
        ("gold_cards", p.gold_hand, box.gold_ids),
        ("combat_cards", p.combat_hand, box.combat_ids),
        ("missions", p.missions, box.mission_ids),
        ("revealed", p.revealed, box.mission_ids),
        ("returned", p.returned, box.mission_ids),
        ("dealt", p.dealt, box.mission_ids),
        ("kept", p.kept, box.mission_ids),
        ("paintings", p.paintings, box.painting_ids),
        ("finds", p.finds, box.find_ids),
    ):
        if cards:
            lines.append(f"{key} = {_list([names[card] for card in cards])}")
    if p.tiles:
        lines.append(f"tiles = {_list([tile_text(g, hex_) for hex_ in p.tiles])}")
    for key, hexes in (("marked", p.marked), ("peeks", p.peeks)):
        if hexes:
            lines.append(f"{key} = {_list([hex_text(hex_) for hex_ in hexes])}")
    if p.marks:
        lines.append(f"marks = {p.marks}")
    units = box.unit_ids[p.colour] if p.colour != NOBODY else []
    lines.append(f"units = {_list([_unit_text(unit, p.at[i]) for i, unit in enumerate(units) if p.at[i] != RESERVE])}")
    made = [f"{box.product_ids[product - 1]} {ARCHES[arch]}" for arch, product in enumerate(p.slots) if product]
    waiting = p.made & ~p.on_monarch & ~sum(BIT[product - 1] for product in p.slots if product)
    made += [id_ for i, id_ in enumerate(box.product_ids) if waiting >> i & 1]  # its place is being chosen
    made += [f"{id_} {ON_MONARCH}" for i, id_ in enumerate(box.product_ids) if p.on_monarch >> i & 1]
    if made:
        lines.append(f"products = {_list(made)}")
    palaces = [f"{id_} {hex_text(p.palaces[i])}" for i, id_ in enumerate(box.palace_ids) if p.palaces[i] != NOWHERE]
    if palaces:
        lines.append(f"palaces = {_list(palaces)}")
    lines += _token_lines(p)
    lines += [f"{key} = {_list(_named(mask, names))}" for key, mask, names in _sets(box, p) if mask]
    lines += _payment_lines(p)
    for key, stack in (("steps", p.stack), ("paused", p.paused)):
        if stack:
            lines.append(f"{key} = {_list(stack_texts(stack))}")
    if p.options:
        lines.append(f"asked = {_text(step_text(p.asking, p.asking_at))}")
    return lines


def _sets(box: Box, p: Realm) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    units = tuple(box.unit_ids[p.colour]) if p.colour != NOBODY else ()
    return (("once", p.once, ONCE), ("spent", p.spent, SPENT), ("party", p.party, units))


def _named(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for i, name in enumerate(names) if mask >> i & 1]


def _token_lines(p: Realm) -> list[str]:
    lines = [f"{key} = {_text(ARCHES[n])}" for key, n in (("token", p.token), ("arch", p.arch)) if n != NO_ARCH]
    for era, where in zip(ERAS, p.under, strict=False):
        if where != NOT_LAID:
            lines.append(f"under.{era} = {_text(ON_CARD if where == ON_PAINTING else ARCHES[where])}")
    return lines


def _payment_lines(p: Realm) -> list[str]:
    lines = [f"payment.due = {_list(icons_in(p.due))}"] if p.due else []
    if p.paid:
        some = ", ".join(f"{name} = {n}" for name, n in paid_so_far(p.paid).items())
        lines.append(f"payment.paid = {{ {some} }}")
    if p.wild:
        lines.append(f"payment.credit = {goods_text(p.wild & WILD_GOODS, any_=p.wild >> WILD_BITS)}")
    if p.exchanges:
        lines.append(f"payment.exchanges = {p.exchanges}")
    if p.off:
        lines.append(f"payment.off = {_list(_named(p.off, ICON_NAMES))}")
    if p.off & BY_PAINTING:
        lines.append("payment.by_painting = true")
    return lines


def tile_text(g: BrazilState, hex_: int) -> str:
    """`d4 sawmill`, and what lies on it: `d4 trading-post wood 1 gold 2`; the capital is `c3 capital`."""
    goods = [f"{good} {count(g.goods[hex_], i)}" for i, good in enumerate(GOODS) if count(g.goods[hex_], i)]
    return " ".join([hex_text(hex_), g.box.face_ids[g.face[hex_]], *goods])


def _unit_text(unit: str, at: int) -> str:
    return f"{unit} {UNIT_STATES[at] if at in UNIT_STATES else hex_text(at)}"


def stack_texts(stack: Stack) -> list[str]:
    """The steps, the next one last."""
    found = []
    while stack:
        step, at, stack = stack
        found.append(step_text(step, at))
    return found[::-1]


def step_text(step: Step, at: int) -> str:
    return f"{step.name}@{at}" if at else step.name


def goods_text(goods: int, any_: int = 0) -> str:
    some = [(name, count(goods, good)) for good, name in enumerate(GOODS)]
    return "{ " + ", ".join(f"{name} = {n}" for name, n in [*some, ("any", any_)] if n) + " }"


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _list(texts: list[str]) -> str:
    return "[" + ", ".join(map(_text, texts)) + "]"
