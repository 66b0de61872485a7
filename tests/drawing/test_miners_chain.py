"""Chains of Imperial Miners beside the mine: everybody's newest, the own while it runs; why a step brings nothing."""

from __future__ import annotations

from dataclasses import replace
from html import unescape
from xml.etree import ElementTree

from scenes import NAMES, scene_of, the_game

from tabuleiro.core.event import Event
from tabuleiro.core.table import Table
from tabuleiro.games.imperial_miners.page.chain import chains_of
from tabuleiro.games.imperial_miners.page.marks import Look
from tabuleiro.kit.beats import Beat
from tabuleiro.kit.shelf import words_of
from tabuleiro.web.board import board_of
from tabuleiro.web.scene import Plan, Scene

GAME = the_game()
BOARD = board_of(GAME.name)
CHEAP = """
round = 3
event = "cheap-timber"
[[seat]]
coins = 1
hand = ["koi-basin", "cathedral"]
mine = ["1.0 via-prima"]
[[seat]]
coins = 9
hand = ["rubble-crew", "stag-crown"]
mine = ["1.0 sun-ladder"]
"""


def told_to(table: Table, eye: int) -> list[Beat]:
    teller = words_of(GAME).teller(eye)
    return [beat for told in table.log for beat in teller.tell(told)]


def shown_to(table: Table, eye: int) -> Scene:
    told = told_to(table, eye)
    turn = next((beat.turn for beat in reversed(told) if beat.owner == eye), -1)
    own = [beat for beat in told if beat.turn == turn]
    return replace(scene_of(table.state, eye), names=NAMES[:2], told=told, turn=own)


def opened() -> Table:
    table = Table(GAME.position(CHEAP), NAMES[:2])
    for seat, card in enumerate(("koi-basin", "rubble-crew")):
        table.act(table.state.decision(seat).parse(f"pick {card}"))
    return table


def play_on(table: Table, seat: int) -> None:
    while seat in table.state.to_act and table.state.decision(seat).kind != "pick":
        table.act(table.state.decision(seat).actions[0])


def test_the_own_chain_stays_when_it_is_done_and_others_follow() -> None:
    table = opened()
    play_on(table, 0)
    assert 0 not in table.state.to_act
    scene = shown_to(table, 0)
    found = chains_of(Look(scene))
    assert [link.name for link in found[0].links][:2] == ["Koi Basin", "Via Prima"]
    assert all(link.state == "done" for link in found[0].links)
    assert "Your chain" in BOARD.main(scene)
    play_on(table, 1)  # and the next round has begun
    drawn = unescape(BOARD.main(shown_to(table, 0)))
    assert "Your chain" in drawn
    assert "Bento's chain" in drawn
    assert drawn.count('name="chain"') == 2  # the switch between them


def test_what_the_next_round_asks_is_no_link_of_the_chain_before() -> None:
    """The panel shows what happened last, another's chain, not the own as if it went on."""
    table = opened()
    play_on(table, 0)
    play_on(table, 1)
    scene = shown_to(table, 0)
    assert scene.decision is not None
    assert not any(chain.runs for chain in chains_of(Look(scene)).values())
    assert 'class="one of-1 shown"' in BOARD.main(scene)


def test_a_link_that_costs_and_brings_the_same_says_both() -> None:
    """Cheap Timber or not, the Surface's 4 coins are paid, and the space reached gives 2."""
    table = Table(GAME.position(CHEAP.replace("coins = 1", "coins = 9")), NAMES[:2])
    for text in ("A pick koi-basin", "B pick rubble-crew", "A play koi-basin at 2.1", "A use none at 2.1"):
        table.act(table.state.decision("AB".index(text[0])).parse(text[2:]))
    while table.state.decision(0).kind != "surface":
        table.act(table.state.decision(0).actions[-1])
    table.act(table.state.decision(0).parse("surface 2"))
    table.act(table.state.decision(0).actions[0])
    (link,) = [link for link in chains_of(Look(shown_to(table, 0)))[0].links if link.name == "Surface"]
    assert [(gain.what, gain.n) for gain in link.gains] == [("advance", 2), ("coin", 2), ("coin", -4)]


def test_the_links_of_a_chain_add_up_to_its_total() -> None:
    table = opened()
    play_on(table, 0)
    play_on(table, 1)
    for eye in (-1, 0, 1):
        for chain in chains_of(Look(shown_to(table, eye))).values():
            for what, n in ((gain.what, gain.n) for gain in chain.gains):
                assert sum(gain.n for link in chain.links for gain in link.gains if gain.what == what) == n


def test_a_chain_that_runs_says_what_asks_and_what_is_to_come() -> None:
    table = opened()
    while table.state.decision(0).kind != "use":
        table.act(table.state.decision(0).actions[0])
    chain = chains_of(Look(shown_to(table, 0)))[0]
    assert [(link.name, link.state) for link in chain.links] == [
        ("Koi Basin", "now"),
        ("Via Prima", "next"),
        ("Surface", "next"),
    ]


def test_the_card_that_is_placed_shows_what_it_has_cost() -> None:
    table = opened()
    assert table.state.decision(0).kind == "place"
    drawn = ElementTree.fromstring(f"<main>{BOARD.main(shown_to(table, 0))}</main>")
    costs = [text.text for text in drawn.findall(".//li[@id='hand-playing-koi-basin']//*[@class='cost']")]
    assert costs == ["0"]


# ---------------------------------------------------------------- forecasts
def test_who_chooses_the_opening_hand_gets_no_forecast() -> None:
    assert BOARD.foreseen("keep") == "none"
    state = GAME.new(seats=2, seed=1)
    scene = scene_of(state, 0)
    assert scene.decision is not None
    empty = replace(scene, chosen=str(scene.decision.actions[0]), plan=Plan((), ()))
    assert BOARD.foretold(empty) == ""
    assert 'id="plan"' not in BOARD.main(empty)


def test_a_step_that_brings_nothing_says_why() -> None:
    at = {"card": "koi-basin", "place": "2.1"}
    told = [
        Event("use", 0, {**at, "effect": 1, "saved": 0}, {}, False),
        Event("points", 0, {"n": 0}, {}, False),
        Event("counted", 0, {**at, "per": "different", "have": 1}, {}, False),
    ]
    (step,) = BOARD.plan(GAME, told, "en").steps
    assert (step.gains, step.note) == ([], "nothing for 1 faction")
