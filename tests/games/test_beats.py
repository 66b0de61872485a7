"""Beats of every game: they add up to what panels and score sheets show, every event is told, no action is silent.

`BEATS_PLAYS=1000 pytest tests/games/test_beats.py` looks at more plays than every change has to wait for."""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from words_kit import calls, looks_right

import tabuleiro
from tabuleiro.core.event import TABLE
from tabuleiro.core.game import Game
from tabuleiro.core.table import Table, Told
from tabuleiro.core.view import View
from tabuleiro.kit import shelf
from tabuleiro.kit.beats import COMMON, SCORED, Beat
from tabuleiro.kit.shelf import words_of
from tabuleiro.lang import LANGUAGES
from tabuleiro.web.board import board_of
from tabuleiro.web.scene import Scene

NAMES = ("Ana", "Bruno", "Carla", "Dora", "Elisa")
PLAYS = int(os.environ.get("BEATS_PLAYS", "40"))
IN_WORDS = 3  # plays whose every sentence is read
WHY = re.compile(r" \([^()]*\)\.$")  # reasons behind a sentence are told as well, smaller
LONGEST = {"en": 60, "pt-BR": 60, "de": 80}  # of a sentence that the stage tells
GAMES = tuple(shelf.games())
every_game = pytest.mark.parametrize("name", GAMES)
# Kinds that only add their gains to what brought them, or that say nothing by themselves.
SILENT = {
    "imperial-miners": {"pay", "coins", "points"},
    "above-and-below": {
        *("joined", "acquired", "stocked", "gained", "lost", "paid", "reputation"),
        *("home", "cave_kept"),
    },
    "brazil-imperial": {"gained", "produced"},
}


@cache
def loaded(name: str) -> Game:
    return tabuleiro.load(name)


def play(name: str, seed: int) -> Table:
    """A random play; the number of seats changes with the seed."""
    game = loaded(name)
    few, many = game.manifest.fewest_seats, game.manifest.most_seats
    seats = few + seed % (many - few + 1)
    rng = random.Random(seed)
    table = Table(game.new(seats=seats, seed=seed), NAMES[:seats])
    while not table.state.over:
        seat = rng.choice(table.state.to_act)
        table.act(rng.choice(table.state.decision(seat).actions))
    return table


def told_to(table: Table, eye: int) -> Iterator[tuple[Told, list[Beat]]]:
    teller = words_of(table.game).teller(eye)
    for told in table.log:
        yield told, teller.tell(told)


def panel(view: View, seat: int, names: tuple[str, ...]) -> Counter[str]:
    """What everybody reads on a seat's panel, of what is gained and lost."""
    scene = Scene(view, None, (), names, "en")
    board = board_of(view.game.name)
    return Counter({what: n for what, n in board.figures(scene, seat) if what not in board.standing})


def summed(table: Table, eye: int) -> list[Counter[str]]:
    """What each seat has gained after the set-up, as one reader was told."""
    sums: list[Counter[str]] = [Counter() for _ in table.seats]
    for told, beats in told_to(table, eye):
        for beat in beats:
            for gain in beat.gains if told.number else ():
                sums[gain.seat][gain.what] += gain.n
    return sums


@every_game
def test_gains_add_up_to_the_panels_and_the_score_sheet(name: str) -> None:
    for seed in range(PLAYS):
        table = play(name, seed)
        start = loaded(name).new(seats=len(table.seats), seed=seed)
        for eye in (TABLE, *range(len(table.seats))):
            sums = summed(table, eye)
            before, after = start.view(eye), table.state.view(eye)
            for seat in range(len(table.seats)):
                was, now = panel(before, seat, table.seats), panel(after, seat, table.seats)
                gained = {what: now[what] - was[what] for what in now}
                assert {what: sums[seat][what] for what in now} == gained, (seed, eye, seat)
                if eye == seat:
                    points = words_of(table.game).points
                    assert sums[seat][points] == table.state.scores[seat].points - start.scores[seat].points


@every_game
def test_the_panels_are_true_after_every_action(name: str) -> None:
    """A gain is told when it comes, not some time later."""
    for seed in range(IN_WORDS):
        table = play(name, seed)
        state = loaded(name).new(seats=len(table.seats), seed=seed)
        sums = [panel(state.view(TABLE), seat, table.seats) for seat in range(len(table.seats))]
        entries = iter(table.record.entries)
        for told, beats in told_to(table, TABLE):
            if not told.number:
                continue
            entry = next(entries)
            state.apply(state.decision(entry.seat).parse(entry.text))
            for gain in (gain for beat in beats for gain in beat.gains):
                sums[gain.seat][gain.what] += gain.n
            for seat, sum_ in enumerate(sums):
                shown = panel(state.view(TABLE), seat, table.seats)
                assert {what: sum_[what] for what in shown} == dict(shown), (seed, told.number, seat)


@every_game
def test_every_kind_of_event_is_told(name: str) -> None:
    told = {node.value for call in calls(name, "tell") for node in call.args[:1] if hasattr(node, "value")}
    tellings = words_of(loaded(name)).tellings
    assert told - tellings.keys() - COMMON.keys() - {SCORED} == set()
    assert {kind for kind in told if kind in tellings and tellings[kind].adds} == SILENT.get(name, set())


@every_game
def test_every_action_has_a_sentence_for_everybody(name: str) -> None:
    game, words = loaded(name), words_of(loaded(name))
    for seed in range(IN_WORDS):
        table = play(name, seed)
        for eye in (TABLE, *range(len(table.seats))):
            for told, beats in told_to(table, eye):
                for lang in LANGUAGES:
                    said = [words.caption(game, beat, eye, table.seats, lang) for beat in beats]
                    assert any(said), (seed, eye, told)
                    assert all(looks_right(text) for text in said if text), said


@every_game
def test_what_the_stage_tells_is_short(name: str) -> None:
    game, words = loaded(name), words_of(loaded(name))
    for seed in range(IN_WORDS):
        table = play(name, seed)
        beats = [beat for _, some in told_to(table, 0) for beat in some if beat.weight != "quiet"]
        for lang, most in LONGEST.items():
            said = {words.caption(game, beat, 0, table.seats, lang) for beat in beats if beat.event.kind != "over"}
            assert {text for text in said if len(WHY.sub("", text)) > most or len(text) > 2 * most} == set()


@every_game
def test_no_reader_is_you_to_somebody_else(name: str) -> None:
    """Only who did it reads "you"; a spectator never does."""
    game, words = loaded(name), words_of(loaded(name))
    table = play(name, 1)
    for eye in (TABLE, 0, 1):
        for beat in (beat for _, some in told_to(table, eye) for beat in some if beat.event.kind != SCORED):
            text = words.caption(game, beat, eye, table.seats, "en")
            assert beat.seat == eye or not text.startswith("You "), text
