"""Verifying a deal: a record is played again from its key and texts, or its seed; every outcome must be the same."""

from __future__ import annotations

from dataclasses import dataclass

from tabuleiro.core.chance import Dealt
from tabuleiro.core.deal import KEY_BYTES, commitment_to
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.core.history import last_entry
from tabuleiro.core.record import Record, fold


@dataclass(frozen=True)
class DealVerdict:
    """Whether the deal was as promised, and why; pages and the terminal say `code` in their own words.

    `fair`: every outcome follows from key and texts. `seeded`: every one follows from the seed, which somebody may have
    known. `arranged`: it was brought about to teach; by the rules, but it promises nothing. Else what is wrong: `rules`
    (it cannot be played at all), `running` (the key is not told yet), `key` (not the one committed to), `commitment`
    (not the one that was published), `outcome` (not the one that was due)."""

    good: bool
    code: str
    what: str = ""  # the fault of the rules; of an outcome the one that was due
    number: int = 0  # of the action, 0: the set-up
    found: str = ""  # what the record has instead
    outcomes: int = 0  # how many were checked

    @property
    def figures(self) -> dict[str, int | str]:
        """For the words."""
        return {"what": self.what, "found": self.found or "-", "n": self.number, "outcomes": self.outcomes}


def verified(game: Game, record: Record, commitment: str = "") -> DealVerdict:
    """`commitment`: the one that was published before the first draw, where somebody has noted it."""
    try:
        fold(game, record)
    except BadInput as error:
        return DealVerdict(False, "rules", str(error))
    deal = record.deal
    if commitment and commitment != (deal.commitment if deal else ""):
        return DealVerdict(False, "commitment", commitment, found=deal.commitment if deal else "")
    if deal is None and record.lesson:
        return DealVerdict(False, "arranged", record.lesson, outcomes=len(record.outcomes))
    if deal is None:
        return _played_again(game, record, None)
    if not deal.key:
        return DealVerdict(False, "running")
    if len(deal.key) != KEY_BYTES or commitment_to(deal.key) != deal.commitment:
        return DealVerdict(False, "key", deal.commitment, found=commitment_to(deal.key))
    return _played_again(game, record, Dealt(deal, 0))


def _played_again(game: Game, record: Record, source: Dealt | None) -> DealVerdict:
    """The fold without its script: chance speaks for itself, and must say the same."""
    state = game.start(game.origin_checked(record.origin), source)
    checked = 0
    due = state.record.setup
    for number, had in enumerate([record.setup, *(entry.outcomes for entry in record.entries)]):
        if number:
            entry = record.entries[number - 1]
            state.apply(state.decision(entry.seat).parse(entry.text))
            due = last_entry(state).outcomes
        if due != had:
            at = next(i for i in range(len(due) + 1) if due[: i + 1] != had[: i + 1])
            return DealVerdict(
                False, "outcome", " ".join(due[at : at + 1]), number, " ".join(had[at : at + 1]), checked + at
            )
        checked += len(had)
    return DealVerdict(True, "seeded" if source is None else "fair", outcomes=checked)
