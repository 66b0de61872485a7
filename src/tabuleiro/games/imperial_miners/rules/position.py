"""Writes positions as readable TOML; position_reader.py reads them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from tabuleiro.core.state import BIT
from tabuleiro.core.step import Step
from tabuleiro.games.imperial_miners.content.pack import BOARDS
from tabuleiro.games.imperial_miners.rules.mine import border_text, place_text
from tabuleiro.games.imperial_miners.rules.state import (
    BYTE,
    NO_EVENT,
    NOT_COUNTING,
    OFF_BOARD,
    PILE,
    Miner,
    MineState,
    seated,
)
from tabuleiro.games.imperial_miners.rules.tokens import borders_in

if TYPE_CHECKING:
    from tabuleiro.games.imperial_miners.rules.box import Box

# What a step's `at` is when it is not a place: a card, an event, or a plain number.
ABOUT_A_CARD: Final = ("place",)
ABOUT_AN_EVENT: Final = ("resolve-event",)
ABOUT_A_NUMBER: Final = ("search", "sell", "move", "restore-cleared")


def step_text(box: Box, step: Step, at: int) -> str:
    name = step.name
    if name in ABOUT_A_CARD:
        return f"{name}@{box.ids[at]}"
    if name in ABOUT_AN_EVENT:
        return f"{name}@{box.event_ids[at]}"
    if name in ABOUT_A_NUMBER:
        return f"{name}@{at}"
    return f"{name}@{place_text(at)}" if at else name


def written(g: MineState) -> str:
    box = g.box
    lines = [
        f"game = {json.dumps(g.game.name)}",
        f"round = {g.round}",
        f"event = {_text(box.event_ids[g.event] if g.event != NO_EVENT else '')}",
        f"past_events = {_list([box.event_ids[event] for event in g.past_events])}",
        f"sides = {_list([box.side_ids[side] for side in g.sides])}",
        f"flow = {_list([f'{phase.name}@{at}' if at else phase.name for phase, at in g.flow])}",
        f"rng = {g.rng}",
    ]
    if g.over:
        lines.append("over = true")
    piles = {level: [box.ids[card] for card in g.decks[PILE + level]] for level in range(1, 5)}
    lines += [f"piles.{level} = {_list(ids)}" for level, ids in piles.items() if ids]
    usual = left_over(g)
    for level in range(1, 5):
        if g.decks[level] != usual[level]:
            lines.append(f"decks.{level} = {_list([box.ids[card] for card in g.decks[level]])}")
    for seat in range(len(g.players)):
        lines += ["", "[[seat]]", *_seat_lines(g, g.miner(seat))]
    return "\n".join(lines) + "\n"


def _seat_lines(g: MineState, p: Miner) -> list[str]:
    box = g.box
    asked = step_text(box, p.asking, p.asking_at) if p.options else ""
    numbers = {"coins": p.coins, "vp": p.vp, "discount": p.discount}
    cards = {"hand": p.hand, "known": p.known, "kept": p.kept}
    lines = [f"{key} = {n}" for key, n in numbers.items() if n]
    lines += [f"{key} = {_list([box.ids[card] for card in some])}" for key, some in cards.items() if some]
    lines += [f"{key} = {_text(box.ids[card])}" for key, card in (("pick", p.pick), ("playing", p.playing)) if card]
    if p.cards:
        lines.append("mine = [")
        lines += [f"  {_text(line)}," for line in mine_lines(g, p)]
        lines.append("]")
    markers = [border_text(border) for border in borders_in(p, p.complete & ~bare_mine(g, p).complete)]
    if markers:
        lines.append(f"carts = {_list(markers)}")
    if p.board != OFF_BOARD:
        lines.append(f'marker = "{BOARDS[p.board]} {p.space}"')
    if p.advanced:
        lines.append("advanced = true")
    if p.cleared != NOT_COUNTING:
        lines.append(f"cleared = {p.cleared}")
    if p.stack:
        lines.append(f"steps = {_list([step_text(box, step, at) for step, at in p.pending])}")
    if asked:
        lines.append(f"asked = {_text(asked)}")
    return lines


def mine_lines(g: MineState, p: Miner) -> list[str]:
    lines = []
    for i, card in enumerate(p.cards):
        words = [place_text(p.cells[i]), g.box.ids[card]]
        words += [f"machines={p.machines[i]}"] if p.machines[i] else []
        words += ["collapsed"] if p.collapsed & BIT[i] else []
        words += ["active"] if p.active & BIT[i] else []
        lines.append(" ".join(words))
    return lines


def bare_mine(g: MineState, p: Miner) -> Miner:
    """The same cards at the same places, put anew, without tokens and markers."""
    bare = seated(p.seat)
    for i, card in enumerate(p.cards):
        bare.put(card, p.cells[i], g.box.level[card], g.box.faction_units[card], g.box.halves)
    return bare


def left_over(g: MineState) -> list[bytes]:
    """What each deck holds if no card is missing: all that is nowhere else."""
    rest = list(g.box.full_decks)
    miners = [g.miner(seat) for seat in range(len(g.players))]
    elsewhere = [*(p.hand + p.cards + BYTE[p.playing].strip(b"\0") for p in miners), *g.decks[PILE:]]
    for some in elsewhere:
        for card in some:
            level = g.box.level[card]
            rest[level] = rest[level].replace(BYTE[card], b"", 1)
    return rest


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _list(texts: list[str]) -> str:
    return "[" + ", ".join(map(_text, texts)) + "]"
