"""How a round is told: each step by what it brought, events when resolved, what was saved, why nothing came."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from words_helpers import game

from tabuleiro.core.event import Event
from tabuleiro.core.table import Table
from tabuleiro.games.imperial_miners.rules.state import MineState
from tabuleiro.kit.beats import Beat, chapters
from tabuleiro.kit.shelf import words_of
from tabuleiro.web.chronicle import Reader, headline, rows_of

WORDS = words_of(game)
NAMES = ("Ana", "Bento")
TWO = """
round = 2
event = "{event}"
sides = ["alchemy-a", "technology-a", "diplomacy-a"]
[[seat]]
coins = {coins}
hand = ["koi-basin", "cathedral"]
mine = ["1.0 via-prima"]
[[seat]]
coins = 9
hand = ["rubble-crew", "stag-crown"]
mine = ["1.0 sun-ladder"]
"""


def opened(event: str, coins: int = 9) -> Table:
    state = game.position(TWO.format(event=event, coins=coins))
    assert isinstance(state, MineState)
    return Table(state, NAMES)


def act(table: Table, *texts: str) -> None:
    """Whoever is asked first: `A pick koi-basin`."""
    for text in texts:
        letter, _, rest = text.partition(" ")
        table.act(table.state.decision("AB".index(letter)).parse(rest))


def told(table: Table, eye: int = 0) -> Iterator[Beat]:
    teller = WORDS.teller(eye)
    for action in table.log:
        yield from teller.tell(action)


def lines(table: Table, eye: int = 0, lang: str = "en") -> list[str]:
    """Sentences with what they brought."""
    return [WORDS.said(game, beat, eye, NAMES, lang) for beat in told(table, eye)]


def until_the_end_of_the_round(table: Table) -> None:
    round_ = table.state.view(0).data["round"]
    while not table.state.over and table.state.view(0).data["round"] == round_:
        seat = table.state.to_act[0]
        table.act(table.state.decision(seat).actions[0])


def fresh(seed: int) -> Table:
    return Table(game.new(seats=2, seed=seed), NAMES)


def after_the_opening(seed: int) -> Table:
    table = fresh(seed)
    while table.state.view(0).data["round"] == 0:
        seat = table.state.to_act[0]
        table.act(table.state.decision(seat).actions[0])
    return table


# ---------------------------------------------------------------- the opening
def test_cards_dealt_and_cards_discarded_are_told_apart() -> None:
    table = after_the_opening(1)
    turns = [turn for turn in chapters(list(told(table)))[0].turns if turn.owner == 0]
    sums = [sum(gain.n for beat in turn.beats for gain in beat.gains if gain.what == "hand") for turn in turns]
    kinds = [headline(turn).event.kind for turn in turns]
    assert [(kind, n) for kind, n in zip(kinds, sums, strict=True) if n] == [("deal", 8), ("opened", -4)]


# ---------------------------------------------------------------- effects
TOLD = """
round = 3
event = "lamp-fair"
sides = ["alchemy-a", "technology-a", "diplomacy-a"]
[[seat]]
coins = 9
hand = ["{card}"]
mine = ["1.0 {above}"]
{marker}
[[seat]]
coins = 9
hand = ["rubble-crew"]
mine = ["1.0 sun-ladder"]
"""


def going_on(card: str, above: str, *texts: str, marker: str = "") -> Table:
    state = game.position(TOLD.format(card=card, above=above, marker=marker))
    assert isinstance(state, MineState)
    table = Table(state, NAMES)
    act(table, f"A pick {card}", "B pick rubble-crew", *(f"A {text}" for text in texts))
    return table


def test_which_of_two_effects_was_used_is_said() -> None:
    for effect, which in ((1, "upper"), (2, "lower")):
        table = going_on("koi-basin", "via-prima", "play koi-basin at 2.1", f"use {effect} at 2.1")
        assert f"Ana used the {which} effect of Koi Basin." in " ".join(lines(table, eye=1))


def test_who_uses_no_effect_chose_so() -> None:
    table = going_on("koi-basin", "via-prima", "play koi-basin at 2.1", "use none at 2.1")
    assert "Ana chose to use no effect of Koi Basin." in lines(table, eye=1)


@pytest.mark.rule("IM-27")
def test_an_effect_that_finds_nothing_says_what_it_had_not() -> None:
    """Cart Yard far off, where no two cards touch."""
    table = going_on("cart-yard", "sun-ladder", "play cart-yard at 1.10", "use 1 at 1.10")
    assert "Ana had no half cart left to complete." in lines(table, eye=1)


def test_a_link_of_the_own_chain_that_brings_nothing_is_told_and_why() -> None:
    mine = '["1.0 via-prima", "2.1 fist-hall collapsed"]'
    text = TOLD.format(card="great-fall", above="via-prima", marker="").replace('["1.0 via-prima"]', mine, 1)
    state = game.position(text)
    assert isinstance(state, MineState)
    table = Table(state, NAMES)
    act(table, "A pick great-fall", "B pick rubble-crew", "A play great-fall at 3.0", "A use 2 at 3.0")
    (own,) = (beat for beat in told(table) if beat.event.kind == "dig_out")
    assert (own.weight, own.brings, own.gains) == ("plain", True, ())
    assert "You only cleared the collapse on Fist Hall." in lines(table)


@pytest.mark.parametrize("kind", ["dig_out", "pass", "idle", "unmet", "counted"])
def test_that_nothing_comes_of_it_is_never_passed_over_in_silence(kind: str) -> None:
    telling = WORDS.tellings[kind]
    assert telling.weight_for(Event(kind, 0, {}, {}, False), 0) == "plain"
    assert telling.brings


def test_an_event_that_finds_nothing_to_do_says_so() -> None:
    openings = map(after_the_opening, range(200))
    table = next(table for table in openings if table.state.view(0).data["event"] == "wake-up-bell")
    (idle,) = (beat for beat in told(table) if beat.event.kind == "idle" and beat.seat == 0)
    assert idle.weight == "plain"
    assert "no card" in WORDS.caption(game, idle, 0, NAMES, "en")


@pytest.mark.rule("IM-32")
def test_spaces_left_over_at_a_top_are_told_as_lost() -> None:
    top = len(game.pack.sides[game.box.side_ids.index("alchemy-a")].spaces) - 1
    marker = f'marker = "alchemy {top - 1}"'
    table = going_on("koi-basin", "via-prima", "play koi-basin at 2.1", "use none at 2.1", marker=marker)
    while table.state.decision(0).kind != "surface":
        table.act(table.state.decision(0).actions[-1])
    view, ways = table.state.view(0), table.state.decision(0).actions
    assert "Of these spaces 1 left over at the top is lost." in WORDS.label(view, ways[1], "en", NAMES)
    act(table, "A surface 2")
    assert any("reached the top of Alchemy: 1 space is lost (Gain 6 VP)." in line for line in lines(table, eye=1))


# ---------------------------------------------------------------- events
def test_an_event_that_asks_is_resolved_when_all_have_answered() -> None:
    openings = map(after_the_opening, range(200))
    table = next(table for table in openings if table.state.view(0).data["event"] == "open-road")
    before = lines(table)
    assert "Open Road asks you." in before
    assert not any("resolved" in line for line in before)
    act(table, "A enter diplomacy", "B enter alchemy")
    said = lines(table)[len(before) :]
    assert said[-2:] == ["You resolved Open Road.", "Bento resolved Open Road."]
    event = [turn for turn in chapters(list(told(table)))[-1].turns if turn.owner == 1]
    assert (
        WORDS.caption(game, headline(event[0]), 0, NAMES, "en") == "Bento advanced to space 2 of Alchemy (Gain 1 coin)."
    )
    act(table, f"B {table.state.decision(1).actions[0]}")
    event = [turn for turn in chapters(list(told(table)))[-1].turns if turn.owner == 1]
    assert (
        WORDS.caption(game, headline(event[0]), 0, NAMES, "en") == "Bento advanced to space 2 of Alchemy (Gain 1 coin)."
    )


def test_an_event_that_counts_says_what_it_counted_also_where_that_is_too_little() -> None:
    table = opened("cart-count")
    act(table, "A pick koi-basin", "B pick rubble-crew")
    until_the_end_of_the_round(table)
    beats = [beat for beat in told(table) if beat.event.kind == "event"]
    said = [WORDS.caption(game, beat, 0, NAMES, "en") for beat in beats]
    have = [beat.event.data["have"] for beat in beats]
    assert said == [
        f"{who} resolved Cart Count: {n} complete cart{'' if n == 1 else 's'}{', no VP' if int(n) < 2 else ''}."
        for who, n in zip(("You", "Bento"), have, strict=True)
    ]
    assert all(beat.weight == "plain" for beat in beats)


def test_an_event_that_brings_something_in_any_case_does_not_say_that_it_brought_nothing() -> None:
    """A coin for all, and more for who has two factions."""
    openings = map(after_the_opening, range(200))
    table = next(table for table in openings if table.state.view(0).data["event"] == "guild-visit")
    beats = [beat for beat in told(table) if beat.event.kind == "event"]
    said = [WORDS.said(game, beat, 0, NAMES, "en") for beat in beats]
    assert said == [f"{who} resolved Guild Visit: 0 different factions. +1 coin." for who in ("You", "Bento")]


# ---------------------------------------------------------------- what was saved, what was given on top
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Koi Basin: Cheap Timber saved 2 coins."),
        ("pt-BR", "Madeira Barata poupou 2 moedas."),
        ("de", "spart 2 Münzen."),
    ],
)
def test_what_an_event_has_saved_is_said_with_the_card(lang: str, said: str) -> None:
    table = opened("cheap-timber")
    act(table, "A pick koi-basin", "B pick rubble-crew")
    beat = next(beat for beat in told(table) if beat.event.kind == "reveal" and beat.seat == 0)
    assert beat.weight == "plain"
    assert [gain for gain in beat.gains if gain.what == "coin"] == []
    assert WORDS.caption(game, beat, 0, NAMES, lang).endswith(said)


def test_a_card_without_reduction_says_nothing_of_it() -> None:
    table = opened("lamp-fair")
    act(table, "A pick koi-basin", "B pick rubble-crew")
    assert "You revealed Koi Basin. −1 card, −2 coins." in lines(table)


def test_the_second_surface_and_a_longer_way_name_the_event() -> None:
    table = opened("double-shift")
    act(table, "A pick koi-basin", "B pick rubble-crew")
    until_the_end_of_the_round(table)
    surfaces = [line for line in lines(table) if line.startswith("You") and "Surface" in line]
    assert surfaces[0].startswith("You took 2 coins at the Surface.")
    assert surfaces[1].startswith("You took 2 coins at the Surface (Double Shift).")
    table = opened("fair-wind", coins=20)
    act(table, "A pick koi-basin", "B pick rubble-crew")
    while table.state.decision(0).kind != "surface":
        table.act(table.state.decision(0).actions[0])
    act(table, "A surface 2", "A enter diplomacy")
    assert any(
        line.startswith("You advanced to space 3 of Diplomacy: Fair Wind (Gain 1 VP). +3 spaces")
        for line in lines(table)
    )


# ---------------------------------------------------------------- what asks
def test_the_cards_that_a_card_gives_after_a_step_are_drawn_for_the_card() -> None:
    """The space was done with when the card went on: it gives none of them."""
    state = game.position(TWO.format(event="lamp-fair", coins=9).replace("koi-basin", "linen-store"))
    table = Table(state, NAMES)
    act(table, "A pick linen-store", "B pick rubble-crew")
    while table.state.decision(0).kind != "use":
        table.act(table.state.decision(0).actions[0])
    act(table, f"A {table.state.decision(0).actions[1]}", "A enter alchemy")
    teller = WORDS.teller(0)
    for action in table.log:
        teller.tell(action)
    decision = table.state.decision(0)
    assert decision.kind == "draw"
    causes = teller.causes(0, len(table.state.players[0].pending))
    assert WORDS.asker(game, decision, causes, "en") == "Linen Store"
    prompt = WORDS.prompt(table.state.view(0), decision, "en")
    assert prompt == "Draw 2 cards, one by one: choose a deck."


# ---------------------------------------------------------------- another's chain
def test_every_step_of_anothers_chain_has_a_place_and_what_it_brought() -> None:
    table = opened("lamp-fair", coins=20)
    act(table, "A pick koi-basin", "B pick rubble-crew")
    until_the_end_of_the_round(table)
    chain = [beat for beat in told(table) if beat.seat == 1 and beat.event.kind in ("use", "surface", "move")]
    assert len(chain) > 2
    assert all(beat.spot.startswith(("mine1 ", "surface1 ", "space ")) for beat in chain)
    assert all(beat.gains for beat in chain if beat.event.kind in ("surface", "move") and beat.weight == "quiet")


def test_the_surface_of_others_is_a_step_unless_more_is_to_come() -> None:
    table = opened("lamp-fair", coins=20)
    act(table, "A pick koi-basin", "B pick rubble-crew")
    while table.state.decision(1).kind != "surface":
        table.act(table.state.decision(1).actions[0])
    act(table, "B surface 4")
    beat = list(told(table))[-1]
    assert (beat.event.kind, beat.weight, beat.spot) == ("surface", "plain", "surface1 4")


def test_a_card_that_counts_in_vain_says_so() -> None:
    """A link of a chain that brings nothing has a reason."""
    found = 0
    for seed in range(12):
        table = fresh(seed)
        while not table.state.over:
            seat = table.state.to_act[0]
            actions = table.state.decision(seat).actions
            table.act(actions[len(table.log) * 7 % len(actions)])
        found += sum(beat.event.kind == "counted" and not beat.gains for beat in told(table))
    assert found


def lines_of_the_log(table: Table, seat: int, eye: int = 0) -> list[str]:
    """What stands in one seat's rows of the newest turn."""
    turn = [turn for turn in chapters(list(told(table, eye)))[-1].turns if turn.owner == seat][-1]
    beats = [beat for row in rows_of(turn.told) for beat in (row.head, *row.steps)]
    return [WORDS.caption(game, beat, eye, NAMES, "en") for beat in beats]


def test_cards_drawn_at_the_surface_are_told_of_the_surface() -> None:
    table = opened("lamp-fair", coins=20)
    act(table, "A pick koi-basin", "B pick rubble-crew")
    while table.state.decision(1).kind != "surface":
        table.act(table.state.decision(1).actions[0])
    act(table, "B surface 4", "B draw from 1")
    said = lines_of_the_log(table, 1)
    assert said[said.index("Bento chose to draw 3 cards at the Surface.") + 1] == "Bento drew a level 1 card."


@pytest.mark.parametrize(
    ("hand", "ends", "said"),
    [
        ('"canteen", "stag-crown", "cart-yard"', ["B sell no more"], ["Bento kept 2 cards in hand."]),
        (
            '"canteen", "stag-crown", "cart-yard"',
            ["B sell stag-crown", "B sell no more"],
            ["Bento kept 1 card in hand."],
        ),
        ('"canteen", "stag-crown"', ["B sell stag-crown"], ["Bento had no card to sell."]),
    ],
)
def test_who_sells_no_card_is_said_to_keep_them(hand: str, ends: list[str], said: list[str]) -> None:
    state = game.position(TWO.format(event="lamp-fair", coins=9).replace('"rubble-crew", "stag-crown"', hand))
    table = Table(state, NAMES)
    act(table, "A pick koi-basin", "B pick canteen")
    while table.state.decision(1).kind != "sell":
        table.act(table.state.decision(1).actions[0])
    act(table, *ends)
    assert [line for line in lines_of_the_log(table, 1) if line in said] == said


# ---------------------------------------------------------------- sums with their titles
def briefs(table: Table, lang: str = "en") -> list[str]:
    """What stands on a phone of what the other one did: a sentence, and the sum."""
    reader = Reader(game, 0, NAMES, ("A", "B"), lang)
    rows = rows_of([beat for beat in told(table) if beat.seat == 1])
    return [reader.caption(reader.whole(row)) for row in rows]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Bento's chain from Rubble Crew."),
        ("pt-BR", "Reação de Bento desde Limpa-Entulho."),
        ("de", "Kette von Bento ab „Schutttrupp“."),
    ],
)
def test_the_sum_of_a_chain_is_not_said_of_one_card(lang: str, said: str) -> None:
    table = opened("lamp-fair", coins=20)
    act(table, "A pick koi-basin", "B pick rubble-crew")
    until_the_end_of_the_round(table)
    assert said in briefs(table, lang)


def test_several_cards_sold_are_said_with_their_number() -> None:
    hand = '"canteen", "stag-crown", "cart-yard"'
    state = game.position(TWO.format(event="lamp-fair", coins=9).replace('"rubble-crew", "stag-crown"', hand))
    table = Table(state, NAMES)
    act(table, "A pick koi-basin", "B pick canteen")
    while table.state.decision(1).kind != "sell":
        table.act(table.state.decision(1).actions[0])
    act(table, "B sell stag-crown", "B sell cart-yard")
    assert "Bento sold 2 cards." in lines_of_the_log(table, 1)


def test_the_sign_of_the_surface_is_said() -> None:
    table = opened("lamp-fair", coins=20)
    act(table, "A pick koi-basin", "B pick rubble-crew")
    while table.state.decision(1).kind != "surface":
        table.act(table.state.decision(1).actions[0])
    for sign, said in ((1, "took 2 coins"), (2, "paid 4 coins for 2 spaces"), (4, "chose to draw 3 cards")):
        beat = Event("surface", 1, {"effect": sign, "asks": 0, "event": ""}, {}, False)
        assert WORDS.log_line(game, beat, NAMES, "en") == f"Bento {said} at the Surface."


def test_which_effect_of_an_event_was_chosen_is_said() -> None:
    chosen = Event("resolve", 1, {"event": "new-gears", "effect": 2}, {}, False)
    assert WORDS.log_line(game, chosen, NAMES, "en") == "Bento resolved New Gears (Draw 3 cards)."


def test_a_new_round_is_told_over_the_table_that_it_begins() -> None:
    table = opened("lamp-fair")
    act(table, "A pick koi-basin", "B pick rubble-crew")
    until_the_end_of_the_round(table)
    assert {beat.event.kind for beat in told(table) if WORDS.opens(beat)} == {"round"}
