"""The page of Imperial Miners: chains as they went, what a place would bring."""

from __future__ import annotations

from dataclasses import replace

import tabuleiro
from tabuleiro.core.table import Table
from tabuleiro.games.imperial_miners.page.board import MinersBoard
from tabuleiro.games.imperial_miners.page.chain import chains, chains_of
from tabuleiro.games.imperial_miners.page.marks import Look
from tabuleiro.server.chairs import Chair
from tabuleiro.web.board import board_of
from tabuleiro.web.chronicle import Chronicle
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.frame import scene_of
from tabuleiro.web.scene import Plan

GAME = tabuleiro.load("imperial-miners")
CHAIRS = [Chair("person", "Ana"), Chair("person", "Bento")]
TWO = """
round = 2
event = "lamp-fair"
[[seat]]
coins = 9
hand = ["koi-basin"]
mine = ["1.0 sun-ladder"]
[[seat]]
coins = 9
hand = ["rubble-crew"]
mine = ["1.0 heather-gate"]
"""


def look_of(table: Table) -> Look:
    told = Chronicle(GAME, 0).of(table.log)
    return Look(replace(scene_of(table.state, Eyes(0, "en"), CHAIRS), told=told))


def test_a_chain_that_has_only_its_card_shows_that_and_no_total() -> None:
    table = Table(GAME.position(TWO), ("Ana", "Bento"))
    for seat, text in ((0, "pick koi-basin"), (1, "pick rubble-crew"), (1, "play rubble-crew at 2.1")):
        table.act(table.state.decision(seat).parse(text))
    look = look_of(table)
    found = chains_of(look)
    html = chains(look, found)
    assert [link.name for link in found[1].links] == ["Rubble Crew"]
    assert ("Total" in html) == bool(found[1].gains)


def test_a_place_shows_all_that_the_chain_would_give() -> None:
    table = Table(GAME.position(TWO), ("Ana", "Bento"))
    for seat, text in ((0, "pick koi-basin"), (1, "pick rubble-crew")):
        table.act(table.state.decision(seat).parse(text))
    board = board_of(GAME.name)
    assert isinstance(board, MinersBoard)
    look = look_of(table)
    notes = {"play koi-basin at 2.1": Plan((), ((1, "vp"), (6, "coin"), (1, "advance"), (2, "machine")))}
    html = board.main(replace(look.scene, notes=notes))
    for sign in ("vp", "coin", "advance", "machine"):
        assert f"#i-{sign}" in html.split('id="slot-2.1"')[1].split('id="slot')[0], sign
