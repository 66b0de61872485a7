"""Positions of Imperial Miners: the table of keys, both ways; position_reader.py says what belongs together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from tabuleiro.core.player import BIT
from tabuleiro.games.imperial_miners.content.pack import BOARDS
from tabuleiro.games.imperial_miners.rules.box import Box
from tabuleiro.games.imperial_miners.rules.codes import NO_EVENT, NOT_COUNTING, OFF_BOARD, PILE
from tabuleiro.games.imperial_miners.rules.effects import MOST_MACHINES
from tabuleiro.games.imperial_miners.rules.game import ROUNDS
from tabuleiro.games.imperial_miners.rules.inventory import COMPONENTS, LEVELS, bare_mine
from tabuleiro.games.imperial_miners.rules.mine import ABOVE, border_text, level_of, place_cell, place_text
from tabuleiro.games.imperial_miners.rules.state import Miner, MineState
from tabuleiro.games.imperial_miners.rules.tokens import borders_in
from tabuleiro.kit import keys
from tabuleiro.kit.keys import Key, Table, cards, count, number_text
from tabuleiro.kit.positions import NUMBER, About, PositionReader, Steps, by_id, step_keys

MACHINES: Final = tuple(f"machines={n}" for n in range(MOST_MACHINES + 1))
MOST_CARDS: Final = 15  # ten a play; borders are kept as bits, three for each card
# Positions by hand name a phase instead of pending steps: the flow that follows.
PHASES: Final = {
    "pick": ("round", "end-of-round", "reveal"),
    "event": ("round", "end-of-round", "reveal", "picks"),
    "end": ("round", "end-of-round"),
    "round": ("round",),
}


# ---------------------------------------------------------------- steps
def cell_of(reader: PositionReader, text: str) -> int:
    try:
        return place_cell(text)
    except ValueError:
        raise reader.fail(f"'{text}' is no place in a mine") from None


def taken_cell(reader: PositionReader, p: Miner, text: str, whole: str) -> int:
    cell = cell_of(reader, text)
    if not p.grid[cell]:
        raise reader.fail(f"'{whole}': no card stands there")
    return cell


STEPS: Final = Steps(
    {
        "place": by_id("ids", "card"),
        "resolve-event": by_id("event_ids", "event"),
        **dict.fromkeys(("search", "sell", "move", "restore-cleared"), NUMBER),
    },
    About("a place with a card", lambda g, at: place_text(at), taken_cell, always=False),
)


# ---------------------------------------------------------------- the table
def sides_meant(reader: PositionReader, g: MineState, row: Table, key: str) -> tuple[int, ...] | None:
    sides = tuple(reader.among(side, g.box.side_ids, "board side") for side in reader.texts(row, key))
    if sides and (len(sides) != len(BOARDS) or any(side // 2 != board for board, side in enumerate(sides))):
        raise reader.fail(f"'sides' should be one side of {', '.join(BOARDS)}, in this order")
    return sides or (0, 2, 4)


def discards(level: int) -> Key:
    def mean(reader: PositionReader, g: MineState, row: Table, key: str) -> bytes:
        return of_level(reader, "piles", reader.things(row, key, "ids", "card"), level)

    def tell(g: MineState, holder: MineState, some: bytes) -> object:
        return [g.box.ids[one] for one in some] or None

    meaning = f"the discards of level {level}"
    how: dict[str, Any] = {"field": "decks", "pile": PILE + level, "usual": "none", "rule": "IM-1"}
    return keys.kept(f"piles.{level}", "a list of ids", meaning, tell, mean, **how)


def of_level(reader: PositionReader, key: str, some: bytes, level: int) -> bytes:
    box: Box = reader.g.box
    for one in some:
        if box.level[one] != level:
            raise reader.fail(f"'{key}.{level}' has '{box.ids[one]}', a card of level {box.level[one]}")
    return some


def deck(level: int) -> Key:
    meaning = f"the deck of level {level}"
    found = keys.deck_of(COMPONENTS, f"decks.{level}", meaning, level, "ids", one="card", stage=1, rule="IM-1")

    def read(reader: PositionReader, g: MineState, row: Table) -> None:
        found.read(reader, g, row)
        of_level(reader, "decks", g.decks[level], level)

    return replace(found, read=read)


TABLE: Final = (
    keys.GAME,
    keys.rounds_of(0, lambda g: ROUNDS, "IM-11"),
    keys.card("event", "this round's event", "event_ids", "event", NO_EVENT, always=True, rule="IM-13"),
    cards("past_events", "events that have come up, this round's too", "event_ids", "event", True, usual="`event`"),
    keys.kept(
        "sides", "three ids", "the side of each progress board that is up",
        lambda g, holder, sides: [g.box.side_ids[side] for side in sides], sides_meant,
        absent=lambda reader, g: (0, 2, 4), usual="the first side of each", rule="IM-2",
    ),
    keys.phase_key(PHASES, "by hand: where in the round it is; `event` resolves an immediate event"),
    *(keys.FLOW, keys.RNG, keys.SEED, keys.OVER),
    *map(discards, LEVELS),
    *map(deck, LEVELS),
)  # fmt: skip


# ---------------------------------------------------------------- a seat
def cards_known(reader: PositionReader, p: Miner) -> bytes:
    return bytes(one for one in p.hand if reader.g.box.level[one] == 4)  # they are drawn in the open (IM-28)


def mine_lines(g: MineState, p: Miner) -> list[str]:
    lines = []
    for i, one in enumerate(p.cards):
        words = [place_text(p.cells[i]), g.box.ids[one]]
        words += [f"machines={p.machines[i]}"] if p.machines[i] else []
        words += ["collapsed"] if p.collapsed & BIT[i] else []
        words += ["active"] if p.active & BIT[i] else []
        lines.append(" ".join(words))
    return lines


def read_mine(reader: PositionReader, p: Miner, row: Table) -> None:
    for line in reader.texts(row, "mine"):
        read_mine_card(reader, p, line.split(), line)
    for i, cell in enumerate(p.cells):
        if level_of(cell) > 1 and not any(p.grid[above] for above in ABOVE[cell]):
            raise reader.fail(f"no card stands above {reader.g.box.ids[p.cards[i]]} at {place_text(cell)} (IM-16)")


def read_mine_card(reader: PositionReader, p: Miner, words: list[str], line: str) -> None:
    if len(words) < 2:
        raise reader.fail(f"'{line}' should be a place, a card and what is on it, as in '2.1 cubit-hall machines=2'")
    if len(p.cards) == MOST_CARDS:
        raise reader.fail(f"a mine has at most {MOST_CARDS} cards")
    box: Box = reader.g.box
    cell, one = cell_of(reader, words[0]), reader.thing(words[1], "ids", "card")
    level = box.level[one]
    if level_of(cell) != level or p.grid[cell]:
        raise reader.fail(f"'{line}': a card of level {level} cannot stand there")
    p.put(one, cell, level, box.faction_units[one], box.halves)
    number = len(p.cards) - 1
    for word in words[2:]:
        if word == "collapsed":
            p.collapsed |= BIT[number]
        elif word == "active":
            p.active |= BIT[number]
        elif word in MACHINES and not p.machines[number]:
            p.add_machines(number, int(word[-1]))
        else:
            raise reader.fail(f"'{line}': '{word}' is not collapsed, active or machines=0 to {MOST_MACHINES}")


def cart_markers(g: MineState, p: Miner) -> list[str]:
    return [border_text(border) for border in borders_in(p, p.complete & ~bare_mine(g, p).complete)]


def read_carts(reader: PositionReader, p: Miner, row: Table) -> None:
    for text in reader.texts(row, "carts"):
        border = next((one for one in borders_in(p, p.halves) if border_text(one) == text), -1)
        if border < 0:
            raise reader.fail(f"a cart marker cannot lie between {text} (IM-27)")
        bit = BIT[(p.grid[border // 3] - 1) * 3 + border % 3]
        p.halves ^= bit
        p.complete |= bit


def marker_text(g: MineState, p: Miner) -> str | None:
    return f"{BOARDS[p.board]} {p.space}" if p.board != OFF_BOARD else None


def read_marker(reader: PositionReader, p: Miner, row: Table) -> None:
    text = reader.text(row, "marker")
    if not text:
        return
    board, _, space = text.partition(" ")
    p.board = reader.among(board, BOARDS, "board")
    top = len(reader.g.box.spaces[reader.g.sides[p.board]]) - 1
    if not number_text(space) or int(space) > top:
        raise reader.fail(f"'marker' should be a board and a space from 0 to {top}, not '{text}'")
    p.space = int(space)


SEAT: Final = (
    count("coins", "coins"),
    count("vp", "points scored so far"),
    count("discount", "what the next card with a cost costs less"),
    cards("hand", "the cards in hand", "ids", "card"),
    cards(
        "known", "those of the hand that all have seen", "ids", "card", absent=cards_known, usual="those of level 4",
        rule="IM-30",
    ),
    cards("kept", "those chosen so far for the opening hand", "ids", "card", rule="IM-5"),
    keys.card("pick", "the card of the hand that is picked in secret", "ids", rule="IM-14"),
    keys.card("playing", "the revealed card, until it is placed", "ids", rule="IM-14"),
    keys.lines_of(
        "mine", "`2.1 cubit-hall machines=2 collapsed active`: a place, the card there, what is on it", mine_lines,
        read_mine, usual="empty", rule="IM-16", lines=True,
    ),
    keys.lines_of(
        "carts", "`1.0 and 2.1`: cart markers on half carts", cart_markers, read_carts, usual="none", rule="IM-27",
    ),
    Key(
        "marker", "a board and a space", "`alchemy 3`: where the progress marker is", marker_text, read_marker,
        usual="on no board", rule="IM-31",
    ),
    keys.flag("advanced", "the marker has advanced this round", rule="IM-31"),
    count(
        "cleared", "collapses discarded by the effect being resolved, if it counts them", NOT_COUNTING,
        usual="it counts none",
    ),
    *step_keys(STEPS),
)  # fmt: skip
