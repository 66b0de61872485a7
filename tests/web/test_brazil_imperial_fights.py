"""Fights on the table page of Brazil: Imperial: foretold, step by step, how they ended."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "drawing"))
from brazil_scenes import GAME, decisions, one_of_each_kind, scene_of

from tabuleiro.core.state import State
from tabuleiro.core.table import Table
from tabuleiro.games.brazil_imperial.page.fight import fights, odds, running
from tabuleiro.games.brazil_imperial.page.marks import Look, Option
from tabuleiro.games.brazil_imperial.words.names import card_strength, laid
from tabuleiro.testing.play import randomly
from tabuleiro.web.board import board_of
from tabuleiro.web.scene import Scene

BOARD = board_of(GAME.name)
Data = dict[str, Any]


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<main>{markup}</main>")


def written(scene: Scene, text: str) -> Option:
    """The option of this notation."""
    return next(option for option in Look(scene).options if option.text == text)


@lru_cache(maxsize=1)
def about_to_fight() -> list[tuple[State, Scene]]:
    """Positions in which a selected unit could start a fight, with that move chosen."""
    found: list[tuple[State, Scene]] = []
    for seed in (2, 3, 7):
        for state, seat in decisions(3, seed, scenario="platine-war"):
            scene = scene_of(state, seat)
            if scene.decision is None or scene.decision.kind != "move":
                continue
            for part in sorted({el.get("data-part", "") for el in parsed(BOARD.main(scene)).iter()} - {""}):
                look = Look(replace(scene, part=part))
                places = fights(look)
                risky = [option.text for option in look.following if option.place in places]
                found += [(state.clone(), replace(scene, chosen=text)) for text in risky[:1]]
            if len(found) > 8:
                return found
    return found


def test_a_fight_is_foretold_as_it_begins() -> None:
    """BI-38, BI-39: both sides' strength without cards is what the engine then says."""
    compared = 0
    for state, scene in about_to_fight():
        seat = scene.seat
        look = Look(scene)
        assert look.first is not None
        foretold = fights(look)[look.first.place]
        page = BOARD.main(scene)
        assert f">{foretold.figures}<" in page
        assert f"{foretold.percent}%" in page
        assert BOARD.main_button(scene)[0].startswith("Attack ")
        state = state.clone()
        state.apply(state.decision(seat).parse(scene.chosen))
        while not state.over and state.to_act == (seat,) and state.decision(seat).kind == "carry":
            state.apply(state.decision(seat).parse("enough"))
        fight = cast(Data, state.view(seat).data)["fight"]
        if fight:  # with no cards on either side it is over already
            assert (foretold.attack.total, foretold.defence.total) == (fight["attack"], fight["defence"])
            compared += 1
    assert compared >= 3


def test_only_moves_into_a_fight_or_onto_what_nobody_knows_wait_for_the_main_button() -> None:
    """Neither can be taken back."""
    for _, scene in about_to_fight()[:4]:
        page = parsed(BOARD.main(replace(scene, chosen="", part=written(scene, scene.chosen).start)))
        look = Look(scene)
        risky = set(fights(look)) | {at for at, one in look.hexes.items() if one["explore"] == "?"}
        for element in page.iter("g"):
            action = element.get("data-act") or ""
            if action.startswith(("move ", "march ")):
                assert ("data-confirm" in element.attrib) == (written(scene, action).place in risky)


def test_odds_of_a_fight() -> None:
    """Certain without unseen cards; else between never and always, better with more strength."""
    from tabuleiro.games.brazil_imperial.page.fight import Side

    def chance(attack: int, defence: int, cards: int) -> int:
        mine, theirs = Side(0, (("unit", attack),), 0, ()), Side(1, (("tile", defence),), cards)
        return odds(GAME.pack, (), mine, theirs)

    assert chance(3, 2, 0) == 100
    assert chance(3, 3, 0) == 0  # ties are the defender's
    assert 0 <= chance(4, 2, 3) <= chance(6, 2, 3) <= chance(12, 2, 3) == 100


@pytest.mark.parametrize("seats", [2, 3])
def test_a_running_fight_tells_what_counts(seats: int) -> None:
    """BI-35, BI-39, BI-52: the parts beside each side's strength add up to it."""
    told: Counter[str] = Counter()
    for seed in (1, 2, 3):
        for state, seat in decisions(seats, seed):
            fight = cast(Data, state.view(seat).data)["fight"]
            if not fight:
                continue
            attack, defence = running(Look(scene_of(state, seat)), fight)
            assert attack.total == fight["attack"]
            assert fight["expedition"] or defence.total == fight["defence"]
            told["expedition" if fight["expedition"] else "from afar" if fight["from"] else "fight"] += 1
    assert told["fight"] > 3
    assert told["expedition"]


@pytest.mark.parametrize(("tile", "more"), [("recife", 0), ("farm", 1)])
def test_a_city_next_to_a_forest_is_foretold_without_what_buildings_have_there(tile: str, more: int) -> None:
    """BI-45: Camarão makes buildings stronger, no cities."""
    scenario = next(one for one in GAME.pack.scenarios if one.id == "cisplatine")
    land = {one.at for one in scenario.hexes if one.terrain == "field" and one.capital < 0}
    forests = {one.at for one in scenario.hexes if one.terrain == "forest"}
    at = next(at for at in sorted(land) if forests & {*scenario.next_to[at]} and land & {*scenario.next_to[at]})
    here = next(near for near in scenario.next_to[at] if near in land)
    seats = f'[[seat]]\nunits = ["g1 {here}"]\n[[seat]]\ntiles = ["{at} {tile}"]\npaintings = ["camarao"]\n'
    state = GAME.position(f'scenario = "cisplatine"\nphase = "move"\nera = 3\nexplore = []\n{seats}')
    foretold = fights(Look(replace(scene_of(state, 0), part="move g1")))[at]
    printed = next(one.vp for one in (*GAME.pack.cities, *GAME.pack.buildings) if one.id == tile)
    assert foretold.defence.total == printed + more
    state.apply(state.decision(0).parse(f"move g1 to {at}"))
    fight = cast(Data, state.view(0).data)["fight"]
    assert not fight or fight["defence"] == printed + more


def test_cards_of_a_fight_are_backs_to_the_others() -> None:
    state, seat = one_of_each_kind()["defend-cards"]
    fight = cast(Data, state.view(seat).data)["fight"]
    assert not fight["shown"]
    page = parsed(BOARD.main(scene_of(state, seat)))
    panel = next(el for el in page.iter("section") if el.get("id") == "fight")
    named = [el for el in panel.iter("span") if el.get("class") == "cc"]
    assert len(named) == len(fight["attack_cards"]) + len(fight["defence_cards"])
    assert [el.get("aria-current") for el in panel.iter("li") if el.get("aria-current")] == ["step"]


def test_how_a_fight_ended_is_told_with_its_cards() -> None:
    """BI-38: totals of both sides, and every card that was played, by name, while the winner is asked for War or the
    loser for a unit that falls with its own (BI-40, BI-46); afterwards the beats tell it, and the gallery is seen."""
    told: Counter[bool] = Counter()
    for seed in (2, 3):
        table = Table(GAME.new(seats=3, seed=seed, scenario="platine-war"), ("Ana", "Bento", "Clara"))
        choose = randomly(seed)
        while not table.state.over and min(told[True], told[False]) < 2:
            seat = table.state.to_act[0]
            done = table.act(choose(table.state, seat))
            kinds = {event.kind: cast(Data, event.data) for event in done.events}
            scene = replace(scene_of(table.state, table.state.to_act[0]), recent=(done,))
            if "fight_over" not in kinds:
                continue
            panel = next((el for el in parsed(BOARD.main(scene)).iter("section") if el.get("id") == "fight"), None)
            asked = table.state.decision(table.state.to_act[0]).kind
            told[asked in ("war", "defeat")] += 1
            if asked not in ("war", "defeat"):
                assert panel is None
                continue
            assert panel is not None
            text = "".join(panel.itertext())
            over = kinds["fight_over"]
            assert all(str(over[side]) in text for side in ("attack", "defence"))
            cards = [card for side in kinds.get("cards_shown", {}).values() for card in side]
            assert len([el for el in panel.iter("span") if el.get("class") == "cc"]) == len(cards)
    assert told[True]
    assert told[False]


def test_what_is_chosen_so_far_is_said() -> None:
    scene = about_to_fight()[0][1]
    at = written(scene, scene.chosen).place.upper()
    assert at in BOARD.foretold(scene)
    assert "reach" in BOARD.foretold(replace(scene, chosen="", part=written(scene, scene.chosen).start))


def test_a_card_counts_what_it_counts_on_its_side() -> None:
    """General Osório is worth 2 in an attack and 1 in defence, wherever he is shown."""
    osorio = next(card for card in GAME.pack.combat_cards if card.id == "osorio")
    assert (card_strength(osorio, True), card_strength(osorio, False)) == (2, 1)
    assert laid(GAME.pack, ["osorio", "militia"], True) == laid(GAME.pack, ["osorio", "militia"], False) + 1
