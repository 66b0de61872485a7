"""Writes positions as readable TOML; position_reader.py reads them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from tabuleiro.core.step import Step
from tabuleiro.games.above_and_below.content.pack import WARES
from tabuleiro.games.above_and_below.rules.state import (
    CAVES,
    CIDER,
    HOUSES,
    KEYS,
    NO_DEAL,
    NO_OPTION,
    NO_WARE,
    NOTHING_STAKED,
    OFFER,
    ONE,
    OUTPOSTS,
    ROW,
    SPECIAL,
    STAKED_VILLAGER,
    STARS,
    UNDER,
    VILLAGERS,
    Village,
    VillageState,
    count,
    slots,
)

if TYPE_CHECKING:
    from tabuleiro.games.above_and_below.rules.box import Box

# What a step's `at` is when it is not a plain number.
ABOUT_A_BUILDING: Final = ("builder", "acquire")
ABOUT_A_VILLAGER: Final = ("trainer", "welcome")
OFFERS: Final = {"houses": OFFER + HOUSES, "outposts": OFFER + OUTPOSTS, "keys": KEYS, "stars": STARS}
UNDERS: Final = {"houses": UNDER + HOUSES, "outposts": UNDER + OUTPOSTS, "caves": UNDER + CAVES}
DECKS: Final = {"houses": HOUSES, "outposts": OUTPOSTS, "caves": CAVES, "villagers": VILLAGERS, "special": SPECIAL}
STATES: Final = ("ready", "exhausted", "injured", "sent")


def step_text(box: Box, step: Step, at: int) -> str:
    if step.name in ABOUT_A_BUILDING:
        return f"{step.name}@{box.ids[at]}"
    if step.name in ABOUT_A_VILLAGER:
        return f"{step.name}@{box.villager_ids[at]}"
    return f"{step.name}@{at}" if at else step.name


def written(g: VillageState) -> str:
    box = g.box
    lines = [
        f"game = {_text(g.game.name)}",
        f"round = {g.round}",
        f"first = {g.first}",
        f"turn = {g.turn}",
        f"flow = {_list([f'{phase.name}@{at}' if at else phase.name for phase, at in g.flow])}",
        f"rng = {g.rng}",
        f"cider = {_flag(g.cider)}",
        f"cave_top = {_text(box.cave_ids[g.cave_top])}",
        f"row = {_list([box.villager_ids[villager] for villager in g.piles[ROW]])}",
    ]
    lines += [f"offers.{key} = {_list(ids(box, key, g.piles[pile]))}" for key, pile in OFFERS.items()]
    lines += [f"under.{key} = {_list(ids(box, key, g.piles[pile]))}" for key, pile in UNDERS.items() if g.piles[pile]]
    usual = left_over(g)
    for key, deck in DECKS.items():
        if g.piles[deck] != usual[deck]:
            lines.append(f"decks.{key} = {_list(ids(box, key, g.piles[deck]))}")
    if g.bank != bank_of(g):
        lines.append(f"bank = {_wares(g.bank, all_of_them=True)}")
    if g.deal != NO_DEAL:
        buyer, seller, ware, offer, asked = g.deal
        what = _text(WARES[ware] if ware != NO_WARE else "")
        lines.append(
            f"deal = {{ buyer = {buyer}, seller = {seller}, ware = {what}, offer = {offer}, asked = {asked} }}"
        )
    if g.guess:
        lines.append(f"guess = {g.guess}")
    if g.over:
        lines.append("over = true")
    for seat in range(len(g.players)):
        lines += ["", "[[seat]]", *_seat_lines(g, g.village(seat))]
    return "\n".join(lines) + "\n"


def _seat_lines(g: VillageState, p: Village) -> list[str]:
    box = g.box
    lines = [
        f"coins = {p.coins}",
        f"reputation = {p.reputation}",
        f"villagers = {_list([f'{who(g, p, slot)} {state_of(p, slot)}' for slot in range(len(p.villagers))])}",
        f"buildings = {_list([_building(box, p, place) for place in range(len(p.buildings))])}",
    ]
    if p.caves:
        lines.append(f"caves = {_list([box.cave_ids[cave] for cave in p.caves])}")
    if p.supply:
        lines.append(f"supply = {_wares(p.supply)}")
    if p.sale != NO_WARE:
        lines.append(f"sale = {_text(WARES[p.sale])}")
    if p.kinds:
        lines.append(f"track = {_list([f'{WARES[ware]} {count(p.track, ware)}' for ware in p.kinds])}")
    flags = {"passed": p.passed, "exchanged": p.exchanged}
    lines += [f"{key} = true" for key, value in flags.items() if value]
    if p.acted:
        lines.append(f"acted = {p.acted}")
    if p.negotiated:
        lines.append(f"negotiated = {slots(p.negotiated)}")
    if p.slept:
        lines.append(f"slept = {_list([who(g, p, slot) for slot in slots(p.slept)])}")
    lines += _encounter_lines(g, p)
    if p.stack:
        lines.append(f"steps = {_list([step_text(box, step, at) for step, at in p.pending])}")
    if p.options:
        lines.append(f"asked = {_text(step_text(box, p.asking, p.asking_at))}")
    return lines


def _encounter_lines(g: VillageState, p: Village) -> list[str]:
    """The open encounter; only what differs from none at all."""
    lines = []
    if p.cave:
        lines.append(f"encounter.cave = {_text(g.box.cave_ids[p.cave])}")
    if p.path:
        lines.append(f"encounter.path = {list(p.path)}")
    if p.option != NO_OPTION:
        lines.append(f"encounter.option = {p.option}")
    if p.party:
        lines.append(f"encounter.party = {_list([who(g, p, slot) for slot in slots(p.party)])}")
    if p.dice:
        lines.append(f"encounter.dice = {list(p.dice)}")
    numbers = {"face": p.face, "paragraph": p.paragraph, "lanterns": p.light, "bonus": p.bonus, "rerolls": p.rerolls}
    lines += [f"encounter.{key} = {n}" for key, n in numbers.items() if n]
    if p.staked != NOTHING_STAKED:
        staked = WARES[p.staked] if p.staked < STAKED_VILLAGER else who(g, p, p.staked - STAKED_VILLAGER)
        lines.append(f"encounter.staked = {_text(staked)}")
    return lines


def ids(box: Box, key: str, some: bytes) -> list[str]:
    """What lies in a pile, by the ids of its kind."""
    names = {"caves": box.cave_ids, "villagers": box.villager_ids, "special": box.villager_ids}.get(key, box.ids)
    return [names[one] for one in some]


def who(g: VillageState, p: Village, slot: int) -> str:
    return g.box.villager_ids[p.villagers[slot]]


def state_of(p: Village, slot: int) -> str:
    sets = (p.ready, p.tired, p.injured, p.sent)
    return STATES[next(i for i, mask in enumerate(sets) if mask >> slot & 1)]


def _building(box: Box, p: Village, place: int) -> str:
    building = p.buildings[place]
    return f"{box.ids[building]} {p.goods[place]}" if box.goods[building] else box.ids[building]


def left_over(g: VillageState) -> list[bytes]:
    """What each deck holds if nothing is missing: all that is nowhere else."""
    villages = [g.village(seat) for seat in range(len(g.players))]
    buildings = [*(p.buildings for p in villages), *(g.piles[pile] for pile in OFFERS.values())]
    caves = [*(p.caves + bytes([p.cave]) for p in villages), bytes([g.cave_top]), g.piles[UNDER + CAVES]]
    elsewhere = {
        HOUSES: {*b"".join(buildings), *g.piles[UNDER + HOUSES]},
        OUTPOSTS: {*b"".join(buildings), *g.piles[UNDER + OUTPOSTS]},
        CAVES: {*b"".join(caves)},
        VILLAGERS: {*b"".join(p.villagers for p in villages), *g.piles[ROW]},
        SPECIAL: {*b"".join(p.villagers for p in villages)},
    }
    rest = list(g.box.full_piles)
    for deck, some in elsewhere.items():
        rest[deck] = bytes(one for one in rest[deck] if one not in some)
    return rest


def held(g: VillageState) -> list[int]:
    """How many of each ware are anywhere but in the bank."""
    found = [0] * len(WARES)
    found[CIDER] = g.cider
    for seat in range(len(g.players)):
        p = g.village(seat)
        for ware in range(len(WARES)):
            found[ware] += count(p.supply, ware) + count(p.track, ware) + (p.sale == ware)
        for building, n in zip(p.buildings, p.goods, strict=True):
            if n:
                found[g.box.good[building]] += n
    return found


def bank_of(g: VillageState) -> int:
    """The wares that nobody has, if none is missing."""
    return sum(ONE[ware] * (g.box.pack.tracks.supply[ware] - n) for ware, n in enumerate(held(g)))


def _wares(wares: int, all_of_them: bool = False) -> str:
    some = [(name, count(wares, ware)) for ware, name in enumerate(WARES)]
    return "{ " + ", ".join(f"{name} = {n}" for name, n in some if n or all_of_them) + " }"


def _flag(value: int) -> str:
    return "true" if value else "false"


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _list(texts: list[str]) -> str:
    return "[" + ", ".join(map(_text, texts)) + "]"
