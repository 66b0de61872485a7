"""Checks over whole plays: conservation, copies, saving, replay, undo, chance, notation, reasons."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from tabuleiro.core.chance import seeded
from tabuleiro.core.errors import IllegalAction
from tabuleiro.core.event import Event
from tabuleiro.core.game import Game
from tabuleiro.core.history import last_entry
from tabuleiro.core.playout import play_on
from tabuleiro.core.reason import Reason
from tabuleiro.core.record import Record, fold
from tabuleiro.core.state import State
from tabuleiro.kit.book import book_of
from tabuleiro.kit.shelf import about
from tabuleiro.lang import FALLBACK
from tabuleiro.testing.play import steps_of, stubbornly


def conserves(game: Game, seats: int, seed: int, recount: Callable[[Any], None] | None = None) -> None:
    """Every component is somewhere, once, after every action; `recount` may check what a state keeps as figures."""
    state = game.new(seats=seats, seed=seed)
    before = game.inventory(state)

    def counted(now: State) -> dict[str, int]:
        if recount is not None:
            recount(now)
        return game.inventory(now)

    for now, action in steps_of(state, seed, stubbornly(seed)):
        _as_before(before, counted(now), f"before '{action}'")
    _as_before(before, counted(state), "at the end")


def _as_before(before: Mapping[str, int], now: Mapping[str, int], when: str) -> None:
    wrong = [key for key in {**before, **now} if before.get(key, 0) != now.get(key, 0)]
    assert not wrong, f"{when}: " + ", ".join(f"{now.get(key, 0)} '{key}', not {before.get(key, 0)}" for key in wrong)


def copies_are_safe(game: Game, seats: int, seed: int, every: int = 7) -> None:
    """Past states stay as they were, whatever is played on from them or from the original."""
    state = game.new(seats=seats, seed=seed)
    past: list[tuple[State, str]] = []
    for i, (now, _) in enumerate(steps_of(state, seed)):
        if i % every == 0:
            past.append((now.clone(), now.position))
    for i, (copy, text) in enumerate(past):
        assert copy.position == text, f"copy {i} has changed"
        other = copy.clone()
        play_on(other, seeded(seed + i))  # by ints, as searches do: these plays are many
        assert copy.position == text, f"playing on a copy of copy {i} has changed it"
    assert state.over


def runs_on_after_saving(game: Game, seats: int, seed: int) -> None:
    """Twin run: straight on, against saved and loaded before every action, by position and by record."""
    straight = game.new(seats=seats, seed=seed)
    by_position = game.new(seats=seats, seed=seed)
    for i, (now, action) in enumerate(steps_of(straight, seed, stubbornly(seed))):
        text = now.position
        by_position = game.position(by_position.position)
        assert by_position.position == text
        assert [str(a) for a in by_position.decision(action.seat).actions] == [
            str(a) for a in now.decision(action.seat).actions
        ]
        by_position.apply(by_position.decision(action.seat).parse(str(action)))
        if i % 30 == 0:  # folding the whole record again before every action would take the square of the time
            by_record = fold(game, Record.loads(now.record.dumps()))
            assert by_record.position == text
    assert by_position.position == straight.position


def replays_as_it_was(game: Game, seats: int, seed: int) -> None:
    """The record's replay ends in the same position and tells the same events."""
    told: list[Event] = []
    state = game.start(game.origin(seats, seed, {}), events=told)
    for _ in steps_of(state, seed, stubbornly(seed)):
        pass
    record = Record.loads(state.record.dumps())
    assert record == state.record
    again: list[Event] = []
    replayed = fold(game, record, events=again)
    assert replayed.position == state.position
    assert again == told
    assert [score.total for score in replayed.scores] == list(record.result)


def undo_stops_at_information(game: Game, seats: int, seed: int, every: int = 1) -> None:
    """Undo then redo is the identity; it never crosses something revealed, nor another seat's open action.

    Every undo folds the whole record, so for long plays only some of the actions are tried."""
    state = game.new(seats=seats, seed=seed)
    for i, (now, action) in enumerate(steps_of(state, seed)):
        if i % every:
            continue
        before = now.position
        after = now.clone()
        told = after.listen()
        after.apply(action)
        drew = bool(last_entry(after).outcomes)  # whatever was told: nobody draws or rolls twice
        barrier = "undo_information" if any(event.information for event in told) else "undo_chance" if drew else ""
        refused = _refused(lambda: after.undo(action.seat))  # noqa: B023 - called at once
        if barrier:
            assert refused, f"{action} was undone, against {barrier}"
            assert refused.code == barrier
            continue
        assert not refused, f"{action} told nothing, but undo says: {refused}"
        undone = after.undo(action.seat)
        assert undone.position == before
        undone.apply(undone.decision(action.seat).parse(str(action)))
        assert undone.position == after.position


def chance_follows_its_script(game: Game, seats: int, seed: int) -> None:
    """Another generator with the first play's outcomes gives the first play, move for move."""
    state = game.new(seats=seats, seed=seed)
    for _ in steps_of(state, seed):
        pass
    record = state.record
    other = replace(record, origin=replace(record.origin, seed=seed + 1))
    again = fold(game, Record.loads(other.dumps()))
    assert again.record.entries == record.entries
    assert again.record.setup == record.setup
    assert again.scores == state.scores


def _rules_of(game: Game) -> set[str]:
    """The numbers of its rules: of its book, else those that paragraphs of its `rules` begin with, if any do."""
    book = book_of(game.name)
    if book.written:
        return {rule.id for rule in book.rulebook(FALLBACK).rules}
    return set(re.findall(r"^\s*([A-Z]{2}-\d+)", about(game.name, FALLBACK)("rules"), re.MULTILINE))


def _refused(act: Callable[[], object]) -> Reason | None:
    """The reason with which something is refused, None if it is not."""
    try:
        act()
    except IllegalAction as error:
        return error.reason
    return None


def notation_round_trips(game: Game, seats: int, seed: int) -> None:
    """Within a decision every action has its own notation, and parsing gives it back."""
    for now, _ in steps_of(game.new(seats=seats, seed=seed), seed, stubbornly(seed)):
        for seat in now.to_act:
            decision = now.decision(seat)
            texts = [str(action) for action in decision.actions]
            assert len(set(texts)) == len(texts)
            assert all(text == text.strip() and "\n" not in text for text in texts)
            assert [decision.parse(f"  {text.upper()} ") for text in texts] == decision.actions


def every_refusal_has_a_reason(game: Game, seats: int, seed: int) -> None:
    """Each visible candidate is either legal, or refused with a reason that names a rule, which is in the rule book."""
    known = _rules_of(game)
    for now, _ in steps_of(game.new(seats=seats, seed=seed), seed, stubbornly(seed)):
        for seat in range(seats):
            if seat not in now.to_act:
                assert now.why_not(seat, "anything") is not None
                continue
            decision = now.decision(seat)
            for action in decision.actions:
                assert now.why_not(seat, str(action)) is None, action
            for action, reason in now.refusals(seat):
                assert action not in decision.actions
                assert reason.code, str(action)
                assert reason.rule, f"'{action}' is refused without a rule: {reason}"
                assert not known or reason.rule in known, f"'{action}' is refused by {reason.rule}, which is no rule"
                assert now.why_not(seat, str(action)) == reason
                assert _refused(lambda: now.clone().apply(action)) == reason  # noqa: B023 - called at once
