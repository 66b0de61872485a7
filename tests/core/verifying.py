"""Real records by the hundred, verified as they are and refused with anything changed; by hand, some minutes:

    python tests/core/verifying.py [--plays 100]

Every play has a key and texts of its own. In each record one outcome at a time (all of them, up to 40), the key, its
commitment, and every text is changed, and each time the answer must be no.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import replace
from itertools import cycle, islice

import tabuleiro
from tabuleiro.core.chance import Dealt, Dice
from tabuleiro.core.deal import Deal
from tabuleiro.core.game import Game
from tabuleiro.core.record import Entry, Record
from tabuleiro.core.table import Table
from tabuleiro.core.verify import verified
from tabuleiro.kit import shelf

MOST = 40  # outcomes of one record that are changed


def played(game: Game, seats: int, number: int) -> Record:
    dice = Dice(number)
    deal = Deal.of(bytes(dice.below(256) for _ in range(32)))
    for seat in range(dice.below(seats + 1)):
        deal = deal.with_text(seat, f"text {number} of {seat}")
    state = game.start(game.origin(seats, 0, {}), Dealt(deal, 0))
    state.script = None
    table = Table(state, tuple("ABCDE"[:seats]), deal)
    while not table.state.over:
        seat = table.state.to_act[0]
        actions = table.state.decision(seat).actions
        table.act(actions[dice.below(len(actions))])
    return Record.loads(table.record.dumps())


def changed(record: Record) -> list[tuple[str, Record]]:
    """The record with one thing changed, in every way."""
    deal = record.deal
    assert deal is not None
    other = bytes(32) if deal.key != bytes(32) else bytes([1]) * 32
    found = [
        ("key", replace(record, deal=replace(deal, key=other))),
        ("key and commitment", replace(record, deal=Deal.of(other, deal.texts))),
        ("commitment", replace(record, deal=replace(deal, commitment="0" * 64))),
        ("text", replace(record, deal=deal.with_text(0, "one more"))),
    ]
    for n, (seat, text) in enumerate(deal.texts):
        texts = [*deal.texts[:n], (seat, text + "x"), *deal.texts[n + 1 :]]
        found.append(("text", replace(record, deal=replace(deal, texts=tuple(texts)))))
        found.append(("text", replace(record, deal=replace(deal, texts=deal.texts[:n] + deal.texts[n + 1 :]))))
    names = sorted({*record.setup, *(name for entry in record.entries for name in entry.outcomes)})
    spots = [(-1, i) for i in range(len(record.setup))]
    spots += [(n, i) for n, entry in enumerate(record.entries) for i in range(len(entry.outcomes))]
    for n, i in spots[:: max(1, len(spots) // MOST)]:
        had = record.setup if n < 0 else record.entries[n].outcomes
        outcomes = (*had[:i], next(name for name in names if name != had[i]), *had[i + 1 :])
        if n < 0:
            found.append(("outcome", replace(record, setup=outcomes)))
        else:
            entry = Entry(record.entries[n].seat, record.entries[n].text, outcomes)
            entries = (*record.entries[:n], entry, *record.entries[n + 1 :])
            found.append(("outcome", replace(record, entries=entries)))
    return found


def main(plays: int) -> None:
    games = [tabuleiro.load(name) for name in shelf.games()]
    kinds = [(game, seats) for game in games for seats in range(game.fewest_seats, game.most_seats + 1)]
    good: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    for number, (game, seats) in enumerate(islice(cycle(kinds), plays)):
        record = played(game, seats, number)
        good[verified(game, record).code] += 1
        for what, other in changed(record):
            tried[what] += 1
            refused[what] += not verified(game, other).good
        print(f"\r{number + 1} plays", end="", flush=True)
    print(f"\nas they are: {dict(good)}")
    for what, n in tried.items():
        print(f"{what} changed: refused {refused[what]} of {n}")
    assert good == {"fair": plays}
    assert refused == tried


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plays", type=int, default=100)
    main(parser.parse_args().plays)
