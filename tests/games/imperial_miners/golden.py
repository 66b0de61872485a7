"""Writes the golden records and playthroughs anew: `python tests/games/imperial_miners/golden.py` after a rules change.

Old records stay: a changed rule gets a new rules version, and the records of the old one go on being replayed.
"""

from __future__ import annotations

from pathlib import Path

import tabuleiro
from tabuleiro.core.state import State

TESTS = Path(__file__).parents[2]
PACK = TESTS / "records" / "imperial-miners-pack-1.toml"
SEATS = (["greedy"], ["greedy", "random"], ["random", "greedy", "random"], ["greedy"] * 4, ["random"] * 5)


def played(names: list[str], seed: int, first_game: bool = False) -> State:
    state = tabuleiro.load("imperial-miners", pack=PACK).new(seats=len(names), seed=seed, first_game=first_game)
    bots = [tabuleiro.bot(name, seed=seed + i) for i, name in enumerate(names)]
    while not state.over:
        seat = state.to_act[-1] if len(state.record.entries) % 2 else state.to_act[0]
        state.apply(bots[seat].choose(state.view(seat), state.decision(seat), None))
    return state


def playthrough(record: tabuleiro.Record) -> str:
    """Every question, answer and event of a play as text, and what the first seat sees now and then."""
    state = tabuleiro.replay(record, to=0, pack=PACK)
    told = state.listen()
    lines = [f"{record.game}, rules {record.rules}, {record.origin.seats} seats, seed {record.origin.seed}", ""]
    for number, entry in enumerate(record.entries, 1):
        decision = state.decision(entry.seat)
        asked = " ".join("ABCDEFGH"[seat] for seat in state.to_act)
        lines.append(f"{number}. asked {asked}; {'ABCDEFGH'[entry.seat]} {decision.kind}:")
        lines += [f"   {'*' if str(action) == entry.text else '-'} {action}" for action in decision.actions]
        state.scripted(*entry.outcomes).apply(decision.parse(entry.text))
        lines += [f"   > {event}" for event in told]
        told.clear()
        if number % 25 == 0:
            lines += [f"   seen by A: {state.view(0).bytes().decode()}"]
    return "\n".join([*lines, "", state.position])


def main() -> None:
    for number, names in enumerate(SEATS):
        record = played(names, 100 + number, first_game=number == 2).record
        name = f"imperial-miners-1-{len(names)}-seats"
        (TESTS / "records" / f"{name}.record").write_text(record.dumps(), encoding="utf-8")
        if len(names) < 3:
            (TESTS / "playthroughs" / f"{name}.txt").write_text(playthrough(record), encoding="utf-8")


if __name__ == "__main__":
    main()
