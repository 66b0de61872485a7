"""Why something was other than printed, as the log of Brazil: Imperial says it: monarchs, paintings, palaces, finds,
upgraded arches."""

from __future__ import annotations

import pytest

import tabuleiro
from tabuleiro.core.event import TABLE
from tabuleiro.core.table import Table
from tabuleiro.kit.beats import Beat
from tabuleiro.kit.shelf import words_of
from tabuleiro.lang import LANGUAGES
from tabuleiro.web import chronicle

GAME = tabuleiro.load("brazil-imperial")
NAMES = ("Ana", "Bento")
GREEN = "colour = 'green'\nmonarch = 'tibirica'\n"
PEDRO = "colour = 'green'\nmonarch = 'pedro-i'\n"
BUILT_UP = "tiles = ['b2 sawmill', 'b3 cane-field', 'a4 farm']\n"


def begun(mine: str, table: str = "", chance: tuple[str, ...] = ()) -> Table:
    return Table(GAME.position(f"{table}\n[[seat]]\n{mine}\n[[seat]]\ncolour = 'orange'\n", chance), NAMES)


def played(table: Table, *notations: str) -> list[Beat]:
    """What the last of these actions is told as, to everybody."""
    for text in notations:
        table.act(table.state.decision(0).parse(text))
    teller = words_of(GAME).teller(TABLE)
    return [teller.tell(told) for told in table.log][-1]


def lines(beats: list[Beat], lang: str = "en") -> list[str]:
    reader = chronicle.Reader(GAME, TABLE, NAMES, ("A", "B"), lang)
    return [reader.said(beat) for beat in beats if reader.said(beat)]


MANUEL = "colour = 'red'\nmonarch = 'manuel'\nsupply = { coffee = 1 }\n"


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "(Manuel I: +1 gold and +1 VP)"),
        ("pt-BR", "(Dom Manuel I: +1 ouro e +1 PV)"),
        ("de", "(Manuel I.: +1 Gold und +1 SP)"),
    ],
)
def test_a_monarch_whose_figures_replace_the_printed_ones_is_named(lang: str, why: str) -> None:
    told = lines(played(begun(MANUEL), "arch build", "build sawmill at b2"), lang)
    assert why in told[0]


def test_a_painting_that_makes_more_and_one_that_counts_at_the_end_are_named() -> None:
    mine = f"{PEDRO}supply = {{ coffee = 1 }}\npaintings = ['guarani', 'camarao']\n"
    told = lines(played(begun(mine), "arch build", "build sawmill at b2"))
    assert "Guarani: +1 brazilwood" in told[0]
    assert "Camarão, at the end: −1 VP" in told[0]  # one forest fewer


def test_what_is_built_as_printed_needs_no_reason() -> None:
    told = lines(played(begun(f"{PEDRO}supply = {{ coffee = 1 }}\n"), "arch build", "build sawmill at b2"))
    assert told[0].startswith("Ana built a sawmill on B2. −1 coffee")


def test_the_points_of_what_is_told_itself_need_no_name() -> None:
    mine = f"{GREEN}{BUILT_UP}supply = {{ coffee = 1 }}\n"
    told = lines(played(begun(mine, "gallery = ['camarao']"), "arch painting"))
    assert any("Camarão (at the end: +" in line for line in told), told


def test_napoleons_card_is_his() -> None:
    mine = "colour = 'blue'\nmonarch = 'napoleon'\n"
    told = lines(played(begun(mine), "arch deploy"))
    assert told[1:3] == [
        "Ana drew a combat card (Deploy). +1 combat card.",
        "Ana drew a combat card (Napoleon). +1 combat card.",
    ]


@pytest.mark.parametrize(
    ("arch", "mine", "choose"),
    [
        ("painting", "", ()),
        ("renovate", "tiles = ['b2 sawmill', 'b3 farm']\n", ("renovate b2",)),
    ],
)
def test_an_upgraded_arch_that_makes_it_free_is_named(arch: str, mine: str, choose: tuple[str, ...]) -> None:
    product = "cocoa" if arch == "renovate" else "dye"
    state = f"{GREEN}{mine}products = ['{product} {arch}']\n"
    table = begun(state, "gallery = ['zumbi', 'maua']")
    told = lines(played(table, f"arch {arch}", *choose))
    [line] = [line for line in told if "(upgraded arch" in line]
    assert "−" not in line


def test_goods_by_a_monarchs_power_say_whose() -> None:
    mine = "colour = 'green'\nmonarch = 'pedro-ii'\nsupply = { gold = 1 }\n"
    beats = played(begun(mine, "gallery = ['reboucas', 'zumbi']"), "arch painting", "paint reboucas")
    assert "Ana got goods by the monarch's power (Pedro II). +1 gold." in lines(beats)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_of_an_action_are_told_once_and_whole(lang: str) -> None:
    table = begun(MANUEL)
    was = table.state.scores[0].total
    beats = played(table, "arch build", "build sawmill at b2")
    points = [gain.n for beat in beats for gain in beat.gains if gain.what == words_of(GAME).points]
    assert points == [table.state.scores[0].total - was] == [2]
    assert lines(beats, lang)


def test_a_find_that_waits_for_a_builder_says_what_for() -> None:
    mine = f"{GREEN}units = ['g1 c3']\ntoken = 'harbor'\narch = 'harbor'\n"
    table = begun(mine, "phase = 'move'\nexplore = ['d3 culture-1']")
    told = lines(played(table, "move g1 to d3"))
    assert any("Culture" in line and "(for the first to build there: 2 VP)" in line for line in told), told
