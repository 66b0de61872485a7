"""What is told of a play of Above and Below: points by what gave them, reputation by who passed whom, both sides of a
sale, a story by its title."""

from __future__ import annotations

import random

import pytest

import tabuleiro
from above_and_below.rules_helpers import GAME
from tabuleiro.core.event import TABLE
from tabuleiro.core.table import Table
from tabuleiro.games.above_and_below.content.stories import book
from tabuleiro.games.above_and_below.rules.scoring import standing, worth
from tabuleiro.games.above_and_below.words.points import parts_of
from tabuleiro.kit.beats import SCORED, Beat, Gain, Turn
from tabuleiro.kit.shelf import words_of
from tabuleiro.web.chronicle import headline

NAMES = ("Ana", "Bento", "Clara")
WORDS = words_of(GAME)
REPUTATION = """
round = 3
turn = 0
cave_top = "C02"
offers.outposts = ["O1"]
[[seat]]
coins = 9
reputation = {0}
villagers = ["VS-hammer-1", "VS-quill-1"]
caves = ["C20"]
[[seat]]
reputation = {1}
[[seat]]
reputation = {2}
"""
FALLING = """
round = 3
turn = 0
cave_top = "C02"
[[seat]]
reputation = {0}
villagers = ["VS-hammer-1 sent", "VS-quill-1 sent", "VS-none-1"]
encounter.cave = "C04"
encounter.face = 3
encounter.paragraph = 180
[[seat]]
reputation = {1}
[[seat]]
reputation = {2}
"""
SALE = """
round = 3
turn = 0
[[seat]]
coins = 5
villagers = ["VS-hammer-1"]
[[seat]]
sale = "fish"
"""
TAVERN = """
round = 3
turn = 0
offers.houses = ["H4"]
[[seat]]
coins = 9
supply = { cider = 1 }
villagers = ["VS-hammer-1"]
buildings = ["K2", "S0"]
[[seat]]
"""
PAGE = """
round = 3
turn = 0
cave_top = "C02"
[[seat]]
villagers = ["VS-hammer-1 sent", "VS-quill-1 sent", "VS-none-1"]
encounter.cave = "C04"
encounter.face = 3
encounter.paragraph = 17
[[seat]]
"""


def beats_of(table: Table, eye: int) -> list[Beat]:
    teller = WORDS.teller(eye)
    return [beat for told in table.log for beat in teller.tell(told) if told.number]


def played(position: str, *texts: tuple[int, str]) -> Table:
    state = GAME.position(position)
    table = Table(state, NAMES[: len(state.players)])
    for seat, text in texts:
        table.act(table.state.decision(seat).parse(text))
    return table


def told(table: Table, eye: int, lang: str = "en") -> dict[str, tuple[Gain, ...]]:
    """Sentences, each with what it brought."""
    return {WORDS.caption(GAME, beat, eye, table.seats, lang): beat.gains for beat in beats_of(table, eye)}


def test_points_are_told_with_what_gave_them() -> None:
    """No seat's points change without a word about why."""
    for seed in range(12):
        table = played_out(seed)
        assert [beat for beat in beats_of(table, TABLE) if beat.event.kind == SCORED] == []


def played_out(seed: int) -> Table:
    rng = random.Random(seed)
    table = Table(GAME.new(seats=2 + seed % 2, seed=seed), NAMES[: 2 + seed % 2])
    while not table.state.over:
        table.act(rng.choice(table.state.decision(table.state.to_act[0]).actions))
    return table


# ---------------------------------------------------------------- reputation
@pytest.mark.parametrize(
    ("standing", "mine", "theirs"),
    [
        ((2, 2, 0), "You overtook Bento in reputation.", "Bento fell behind you in reputation."),
        ((1, 2, 0), "You came level with Bento in reputation.", "Bento came level with you in reputation."),
        ((-1, -1, -1), "You overtook Bento and Clara in reputation.", "Clara fell behind you in reputation."),
    ],
)
def test_who_passes_whom_in_reputation_is_told_by_itself(standing: tuple[int, ...], mine: str, theirs: str) -> None:
    table = played(REPUTATION.format(*standing), (0, "build O1"))
    lines = told(table, 0)
    assert {gain.what for gain in (*lines[mine], *lines[theirs])} == {"vp"}
    assert {gain.seat for gain in lines[mine]} == {0}
    assert all(gain.n < 0 for gain in lines[theirs])
    ranked = [beat for beat in beats_of(table, 0) if beat.event.kind == "ranked"]
    assert {beat.weight for beat in ranked} == {"plain"}


def test_who_falls_in_reputation_is_told_too() -> None:
    table = played(FALLING.format(3, 0, -4), (0, "option b"), (0, "lose 4"))
    assert "You fell behind Bento in reputation." in told(table, 0)
    assert "Bento came out ahead of Ana in reputation." in told(table, 2)
    assert "Du liegst im Ansehen jetzt vor Ana." in told(table, 1, "de")
    assert "Ana liegt im Ansehen jetzt hinter dir." in told(table, 1, "de")
    assert "Ana ficou atrás de você em reputação." in told(table, 1, "pt-BR")


def test_nobody_passes_anybody_where_nobody_is() -> None:
    table = played(REPUTATION.format(6, 2, 0), (0, "build O1"))
    assert not any("in reputation" in line for line in told(table, 0))


# ---------------------------------------------------------------- sales, buildings, stories
def test_a_sale_brings_and_takes_on_both_sides() -> None:
    table = played(SALE, (0, "buy from 1"), (0, "offer 4"), (1, "accept"))
    gains = set(told(table, 0)["Bento sold a fish to you."])
    assert gains == {Gain(1, "coin", 4), Gain(0, "coin", -4), Gain(0, "fish", 1), Gain(0, "vp", 1)}


def test_a_drink_that_pays_may_cost_points() -> None:
    """The star house counts drinks: what the new building is worth comes to nothing, and both are told."""
    table = played(TAVERN, (0, "build H4"), (0, "pay cider"))
    paid = [gain for beat in beats_of(table, 0) for gain in beat.gains if gain.seat == 0]
    assert {Gain(0, "cider", -1), Gain(0, "house", 1)} <= set(paid)
    before, after = GAME.position(TAVERN).scores[0], table.state.scores[0]
    assert sum(gain.n for gain in paid if gain.what == "vp") == after.points - before.points


@pytest.mark.parametrize("eye", [0, 1])
def test_what_points_are_for_is_told_to_everybody(eye: int) -> None:
    """The building, its card, what the star house counts; the drink that pays takes its point with it."""
    table = played(TAVERN, (0, "build H4"), (0, "pay cider"))
    said = " ".join(told(table, eye))
    assert "building +1" in said
    assert "The Long Table −1" in said
    table = played(SALE.replace("[[seat]]", 'cider = true\n[[seat]]\nbuildings = ["K2", "S0"]', 1), (0, "labor"))
    lines = told(table, eye)
    assert any("took the cider" in line and "(VP: The Long Table +1)" in line for line in lines)


def test_every_point_told_has_its_parts() -> None:
    """What a sentence says points are for adds up to what it brought, but for places in reputation."""
    for seed in range(6):
        for beat in beats_of(played_out(seed), TABLE):
            seats = {gain.seat for gain in beat.gains if gain.what == "vp"} if beat.event.kind != "ranked" else ()
            for seat in seats:
                parts = parts_of((beat.event, *beat.added), seat)
                assert beat.more or sum(parts.values()) == sum(g.n for g in beat.gains if g[:2] == (seat, "vp")), beat


def test_goods_on_the_track_raise_the_income_or_join_their_kind() -> None:
    track = SALE.replace("[[seat]]", "[[seat]]\nsupply = { fish = 2 }", 1)
    table = played(track, (0, "place fish"), (0, "place fish"))
    lines = told(table, 0)
    first, second = (gains for line, gains in lines.items() if "on the track" in line)
    assert [gain.what for gain in first] in ([], ["income"])
    assert second == ()  # it is still there, and counts as before
    assert "You put a fish on the track: 2 there now, 1 VP each." in lines


@pytest.mark.parametrize("seed", range(4))
def test_a_story_is_told_by_its_title_and_by_who_was_hurt(seed: int) -> None:
    state = GAME.position(f"seed = {seed}\n{PAGE}")
    table = Table(state, NAMES[:2])
    table.act(table.state.decision(0).parse("option b"))
    hurt = 0
    while 0 in table.state.to_act and table.state.decision(0).kind in ("reroll", "injure"):
        action = table.state.decision(0).actions[0]
        hurt += str(action).startswith("injure")
        table.act(action)
    beats = beats_of(table, 0)
    main = headline(Turn(0, tuple(beat for beat in beats if beat.owner in (0, TABLE))))
    assert main.event.kind in ("succeeded", "failed")
    assert book("en").title(17) in WORDS.caption(GAME, main, 0, table.seats, "en")
    assert sum(gain.n for beat in beats for gain in beat.gains if gain.what == "injured") == hurt


def test_what_a_building_was_worth_is_told_when_it_goes() -> None:
    state = tabuleiro.load("above-and-below").new(seats=2, seed=1)
    state.listen()
    village = state.players[0]
    assert worth(state, village, {**standing(state, village), "gone": 2}) == {"vp": -2, "by": ("gone -2",)}
