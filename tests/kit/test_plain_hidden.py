"""Plain games with hidden figures: nobody is shown what they cannot know, and a slip is named where it is made."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

from tabuleiro import testing
from tabuleiro.cli.drawing import Drawing, Look
from tabuleiro.cli.terminal import UNICODE
from tabuleiro.cli.texts import Texts
from tabuleiro.core.chance import Dice
from tabuleiro.core.errors import BadInput, PositionError
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.core.table import Table
from tabuleiro.drawing.tags import MINUS
from tabuleiro.kit import shelf
from tabuleiro.kit.beats import POINTS, Gain
from tabuleiro.server.chairs import Chair
from tabuleiro.server.workers import Hint, Idea
from tabuleiro.web.advice import advice_of
from tabuleiro.web.board import board_of
from tabuleiro.web.chronicle import Chronicle, Reader
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.frame import scene_of
from tabuleiro.web.lookback import bars, by_round, opened, points_in

NAMES = ["Ana", "Bruno"]
MANIFEST = """
from tabuleiro.core.manifest import Manifest
MANIFEST = Manifest(name="purses", package=__name__, short="pu", fewest_seats=2, most_seats=2)
"""
RULES = """
from purses import MANIFEST
from tabuleiro.kit.plain import PlainChoice, PlainGame, PlainSeat, PlainState, Reason, own, phase, public

class Purse(PlainSeat):
    coins: int = own(5, counts="coin")
    debt: int = public(0)

    def points(self):
        return {"coins": self.coins, "debt": -self.debt}

class Market(PlainState):
    round: int = public(0)
    turn: int = public(0, seat=True)
    pot: int = public(0, counts="coin", rest=True)

class Pay(PlainChoice):
    kind = "pay"

    def options(self, g, p, about):
        return [n for n in (0, 1, 2) if n <= p.coins]

    def candidates(self, g, p, about):
        return [0, 1, 2]

    def why(self, g, p, about, option):
        return Reason("poor", {}, "PU-2")

    def chosen(self, g, p, about, option):
        p.coins -= option
        g.pot += option
        p.debt += not option
        g.tell("pays", p.seat, {"n": option})
        g.turn = 1 - p.seat
        g.then(ask)

PAY = Pay()

@phase
def ask(g):
    g.round += 1
    if g.round > 8:
        g.end()
    else:
        g.ask_one(g.turn, PAY)

class Purses(PlainGame):
    manifest = MANIFEST
    state_type = Market
    player_type = Purse
    choices = (PAY,)
    turns = (ask,)

    def imagined(self, g, view, dice):
        left = 10 - g.pot - (g.players[view.seat].coins if view.seat >= 0 else dice.below(11 - g.pot))
        for seat in range(2):
            if seat != view.seat:
                g.touch(seat).coins, left = left, 10 - g.pot - left

ROOM = Purses
"""
WORDS = """
rules =
    PU-1. Who is asked pays nothing, one coin or two.

    PU-2. Nobody pays more than they have.
prompt-pay = Pay? You have { $coins }.
label-pay = { $amount }: or else
"""

Made = Callable[..., Game]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Made]:
    """The game, with a slip if one is asked for."""
    package = tmp_path / "purses"

    def make(right: str = "", wrong: str = "") -> Game:
        assert right in RULES
        (package / "words").mkdir(parents=True)
        (package / "__init__.py").write_text(MANIFEST)
        (package / "rules.py").write_text(RULES.replace(right, wrong) if right else RULES)
        (package / "words" / "en.ftl").write_text(WORDS)
        monkeypatch.syspath_prepend(str(tmp_path))
        import purses  # type: ignore[import-not-found]

        monkeypatch.setitem(shelf._found()[0], "purses", purses.MANIFEST)
        return shelf.load("purses")

    yield make
    for name in [name for name in sys.modules if name.partition(".")[0] == "purses"]:
        del sys.modules[name]
    shelf.room.cache_clear()
    shelf.rules_of.cache_clear()


def after(game: Game, *paid: int) -> State:
    state = game.new(seats=2, seed=1)
    for n in paid:
        state.apply(state.decision(state.to_act[0]).parse(f"pay {n}"))
    return state


def seats(state: State, seat: int) -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", state.view(seat).data["seats"])


def in_terminal(state: State, seat: int) -> str:
    look = Look(state.view(seat), None, NAMES, Texts("en"), UNICODE, 100)
    console = Console(width=100)
    with console.capture() as said:
        console.print(*shelf.room("purses", Drawing).whole(look))
    return said.get()


def scene(state: State, seat: int) -> Any:
    return scene_of(state, Eyes(seat, "en"), [Chair("person", name) for name in NAMES])


def test_a_hidden_number_is_no_number_and_enters_no_points(made: Made) -> None:
    state = after(made(), 2, 1)
    assert [(one["coins"], one["points"]) for one in seats(state, 0)] == [(3, 3), (None, None)]
    assert [(one["coins"], one["points"]) for one in seats(state, -1)] == [(None, None), (None, None)]


def test_points_that_hide_nothing_are_shown_to_all(made: Made) -> None:
    state = after(made('"coins": self.coins, ', ""), 0, 1)
    assert [one["points"] for one in seats(state, -1)] == [-1, 0]


def test_the_end_turns_it_up(made: Made) -> None:
    state = after(made(), 2, 1, 0, 0, 0, 0, 0, 0)
    assert state.over
    assert [(one["coins"], one["points"]) for one in seats(state, -1)] == [(3, 0), (4, 1)]


def test_people_see_that_it_is_hidden(made: Made) -> None:
    state = after(made(), 2, 1)
    board = board_of("purses")
    said = in_terminal(state, 0).splitlines()
    assert [" ".join(line.split()) for line in said if "hidden" in line] == ["Coins 3 hidden", "Points 3 hidden"]
    assert " 5 " not in in_terminal(state, 0)
    page = board.main(scene(state, 0))
    assert "? points" in page
    assert "hidden from you" in page
    assert "<b>?</b>" in board.panel_stats(scene(state, 0), 1)
    (_, _), (_, own), (_, other) = board.in_words(scene(state, 0))
    assert own == ["3 points", "Coins: 3 (only you see this)", "Debt: 0"]
    assert other == ["? points", "Coins: hidden", "Debt: 0"]


def test_a_question_that_others_read_says_what_they_know(made: Made) -> None:
    state = after(made(), 2, 1)
    words = shelf.words_of(state.game)
    said = [words.prompt(state.view(seat), state.decision(0), "en", NAMES) for seat in (0, 1)]
    assert said == ["Pay? You have 3.", "Pay? You have ?."]


def test_points_are_told_to_who_may_know_them_and_with_what_brought_them(made: Made) -> None:
    game = made()
    state = game.new(seats=2, seed=1)
    told = state.listen()
    for text in ("pay 2", "pay 1"):
        state.apply(state.decision(state.to_act[0]).parse(text))
    gains = [(event.seat, event.seen_by(event.seat).data["n"]) for event in told if event.kind == "scored"]
    assert gains == [(0, -2), (1, -1)]
    assert [event.kind for event in told] == ["pays", "scored", "pays", "scored"]
    assert all(event.hidden_from(1 - event.seat) for event in told if event.kind == "scored")
    table = Table(game.new(seats=2, seed=1), ("Ana", "Bruno"))
    acted = table.act(table.state.decision(0).parse("pay 2"))
    assert [dict(event.secret) for event in acted.events if event.kind == "scored"] == [{"n": -2}]


def check_often(check: Callable[[Game, int, int], object], game: Game) -> None:
    for seed in range(9):
        check(game, 2, seed)


@pytest.mark.parametrize("check", [testing.nothing_leaks, testing.conserves, testing.every_refusal_has_a_reason])
def test_it_stands_what_every_game_must(made: Made, check: Callable[[Game, int, int], object]) -> None:
    check(made(), 2, 1)


def test_what_is_known_cannot_be_imagined_otherwise(made: Made) -> None:
    state = after(made("if seat != view.seat:", "if True:"), 2, 1)
    assert all(cast(Any, state.view(0).sample(Dice(n)).players[0]).coins == 3 for n in range(9))


@pytest.mark.parametrize(
    ("right", "wrong", "check", "says"),
    [
        (
            '{"n": option}',
            '{"n": p.coins}',
            testing.nothing_leaks,
            "is told what it cannot know: .*'pays'.* in another world",
        ),
        ("def imagined", "def fancied", testing.nothing_leaks, "'coins' is hidden and lies in no bag: a method `imag"),
        (
            "left = 10 -",
            "left = 9 -",
            testing.nothing_leaks,
            "a world that seat .* imagines should have 10 'coin', not 9",
        ),
        ("g.pot += option", "pass", testing.conserves, "9 'coin', not 10"),
        ("PU-2", "PU-3", testing.every_refusal_has_a_reason, "'pay 2' is refused by PU-3, which is no rule"),
    ],
)
def test_a_slip_is_named_by_what_differs(
    made: Made, right: str, wrong: str, check: Callable[[Game, int, int], object], says: str
) -> None:
    game = made(right, wrong)
    with pytest.raises(AssertionError, match=says):
        check_often(check, game)


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ("turn: int = public(0, seat=True)", 'turn: str = public("", counts="coin")', "of type str has no components"),
        ('own(5, counts="coin")', 'own(5, into="pot")', "only cards lie in a bag, and this field is of type int"),
        (
            'kind = "pay"',
            'kind = "pay"\n    spot = "purse"',
            r"Pay.spot: there is no field 'purse' \(fields: coins, debt",
        ),
    ],
)
def test_a_declaration_that_cannot_work_is_refused_at_the_door(made: Made, right: str, wrong: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        made(right, wrong)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("turn = 7", "'turn' is the number of a seat, 0 to 1, not 7"),
        ("pot = -1", "'pot' cannot be -1: .* signed=True"),
        ("pot = 3", "of 'coin' there should be 10 in all, not 13"),
        ("[[seat]]\ncoins = 6", "'pot' would be -1: there are not so many 'coin'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(made: Made, text: str, says: str) -> None:
    game = made()
    text += "\n[[seat]]" * (2 - text.count("[[seat]]"))
    with pytest.raises(PositionError, match=says):
        game.position(text)


def test_what_is_counted_may_be_left_to_the_rest(made: Made) -> None:
    state = made().position("[[seat]]\ncoins = 2\n[[seat]]\n")
    assert state.view(-1).data["pot"] == 3


def test_a_hint_names_the_option_and_speaks_of_the_game_and_less_is_less(made: Made) -> None:
    state = after(made(), 2, 1)
    thoughts = [Idea(f"pay {n}", f"{n}: or else", (float(-n), 0.0), (Gain(0, POINTS, -n),)) for n in (1, 2)]
    hint = Hint("pay 1", "1: or else", tuple(thoughts), ("1: or else",), 20, (Gain(0, POINTS, -1),))
    advice = advice_of(cast(Any, SimpleNamespace(game=state.game, table=SimpleNamespace(state=state))), 0, hint, "en")
    assert advice.says == "Best now: 1: or else."
    assert advice.whole
    assert f"{MINUS}1" in advice.lacks
    assert "+" not in advice.lacks


def test_the_look_back_knows_what_was_hidden(made: Made) -> None:
    table = Table(made().new(seats=2, seed=1), ("Ana", "Bruno"))
    for n in (2, 1, 2, 0, 0, 0, 0, 0):
        table.act(table.state.decision(table.state.to_act[0]).parse(f"pay {n}"))
    assert table.state.over
    shut, open_ = (Chronicle(table.game, 1).of(log) for log in (table.log, opened(table.log)))
    assert points_in(shut, 0, POINTS) == 0  # the last action does not seem to have brought all of them
    assert [beat.event.kind for beat in shut if beat.number == 8] == ["pays", "over"]
    assert points_in([beat for beat in open_ if beat.number == 1], 0, POINTS) == -2
    assert by_round(open_, [0, 1], POINTS)[-1][1] == [0, 1]


def test_bars_go_both_ways_from_nought(made: Made) -> None:
    state = after(made(), 2, 1, 0, 0, 0, 0, 0, 0)
    scores = state.scores
    parts = [{"coins": 3, "debt": -3}, {"coins": 4, "debt": -3}]
    drawn = bars(board_of("purses"), Reader(state.game, 0, NAMES, ("A", "B"), "en"), scores, parts)
    assert drawn.count('class="nought"') == 2
    for row in drawn.split("<li")[-2:]:
        assert row.index('title="Debt') < row.index("nought") < row.index('title="Coins')
    parts = [{"coins": 3, "debt": 0}, {"coins": 4, "debt": -7}]
    drawn = bars(board_of("purses"), Reader(state.game, 0, NAMES, ("A", "B"), "en"), scores, parts)
    assert drawn.count("seg none w64") == 1  # as wide as what the other has lost: nought stays in its place
    parts = [{"coins": 3, "debt": 0}, {"coins": 4, "debt": 0}]
    assert "nought" not in bars(board_of("purses"), Reader(state.game, 0, NAMES, ("A", "B"), "en"), scores, parts)


def test_the_terminal_writes_a_minus(made: Made) -> None:
    state = after(made('"coins": self.coins, ', ""), 0, 0, 1, 1, 1, 1, 1, 1)
    console = Console(width=100)
    with console.capture() as said:
        console.print(*shelf.room("purses", Drawing).result(state.scores, NAMES, Texts("en")))
    assert f"{MINUS}1" in said.get()
    assert "-1" not in said.get()


def test_what_is_decided_about_comes_first_and_much_is_folded(made: Made) -> None:
    slip = 'row: bytes = public(bytes(range(1, 30)))\n    pile: bytes = public(b"\\x02")\n    pot: int'
    game = made("pot: int", slip)
    game.choices[0].spot = "pile"  # type: ignore[attr-defined]
    page = board_of("purses").main(scene(game.new(seats=2, seed=1), 0))
    assert page.index('class="matters"') < page.index("<dt>Turn</dt>") < page.index("<dt>Row</dt>")
    assert '<summary class="chip line">29</summary>' in page
    assert page.count("data-act=") == 3  # not all options lie in the pile: all are in the box
