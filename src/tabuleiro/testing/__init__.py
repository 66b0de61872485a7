"""The test kit: what every game must stand, importable by any game's tests."""

from tabuleiro.testing.kit import (
    chance_follows_its_script,
    conserves,
    copies_are_safe,
    every_refusal_has_a_reason,
    notation_round_trips,
    replays_as_it_was,
    runs_on_after_saving,
    undo_stops_at_information,
)
from tabuleiro.testing.leaks import nothing_leaks
from tabuleiro.testing.learners import learners_see_no_more
from tabuleiro.testing.play import ends, record_until_all_is_used, steps_of
from tabuleiro.testing.words import every_message_fits
from tabuleiro.testing.worlds import worlds_come_through_text

__all__ = [
    "chance_follows_its_script",
    "conserves",
    "copies_are_safe",
    "ends",
    "every_message_fits",
    "every_refusal_has_a_reason",
    "learners_see_no_more",
    "notation_round_trips",
    "nothing_leaks",
    "record_until_all_is_used",
    "replays_as_it_was",
    "runs_on_after_saving",
    "steps_of",
    "undo_stops_at_information",
    "worlds_come_through_text",
]
