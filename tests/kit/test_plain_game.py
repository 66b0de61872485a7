"""A plain game with all that fields and choices may say: how people see it, in the terminal, on the page, in words."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

from tabuleiro import testing
from tabuleiro.cli.drawing import Drawing, Look
from tabuleiro.cli.terminal import UNICODE
from tabuleiro.cli.texts import Texts
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.kit import shelf
from tabuleiro.kit.words import COMMON
from tabuleiro.lang import Words
from tabuleiro.server.chairs import Chair
from tabuleiro.web.board import board_of
from tabuleiro.web.eyes import Eyes
from tabuleiro.web.frame import listed_panels, scene_of

NAMES = ["Ana", "Bruno"]
MANIFEST = """
from tabuleiro.core.manifest import Manifest
MANIFEST = Manifest(name="lows", package=__name__, short="lo", fewest_seats=2, most_seats=3)
"""
RULES = '''
from lows import MANIFEST
from tabuleiro.kit.plain import TABLE, PlainChoice, PlainGame, PlainSeat, PlainState, Sealed
from tabuleiro.kit.plain import bag, own, phase, public, size

class Hand(PlainSeat):
    hand: bytes = own(b"", counts="card", into="deck", back=size)
    pick: int = own(0)
    taken: bytes = public(b"", counts="card")

    def points(self):
        return {"taken": -sum(self.taken)}

class Board(PlainState):
    round: int = public(0)
    row: bytes = public(b"", counts="card")
    leader: int = public(-1, seat=True)
    clock: int = public(7, shown=False)
    deck: bytes = bag(bytes(range(1, 10)), counts="card", rest=True)

class Pick(Sealed):
    kind = "pick"
    field = "pick"
    spot = "hand"

    def options(self, g, p, about):
        return list(p.hand)

class Nod(PlainChoice):
    kind = "nod"
    always = True

    def options(self, g, p, about):
        return [1]

    def chosen(self, g, p, about, option):
        g.end()

PICK, NOD = Pick(), Nod()

@phase
def deal(g):
    for p in g.everyone():
        p.hand = bytes(sorted(g.draw("deck") for _ in range(3)))
    g.row = bytes([g.draw("deck")])
    g.then(trick)

@phase
def trick(g):
    if not g.players[0].hand:
        g.ask_one(g.leader, NOD)
        return
    g.round += 1
    g.tell("round", TABLE, {"round": g.round})
    g.then(reveal, trick)
    g.ask_all(PICK)

@phase
def reveal(g):
    """The lowest takes the row; the others lie in the next one."""
    low = min(g.everyone(), key=lambda p: p.pick)
    low.taken += g.row
    g.row = b""
    for p in g.everyone():
        p.hand = p.hand.replace(bytes([p.pick]), b"")
        g.row += bytes([p.pick])
        p.pick = 0
    g.leader = low.seat
    g.tell("takes", low.seat, {"row": tuple(g.row)}, information=True)

class Lows(PlainGame):
    manifest = MANIFEST
    state_type = Board
    player_type = Hand
    choices = (PICK, NOD)
    turns = (deal, trick, reveal)

ROOM = Lows
'''
WORDS = """
prompt-pick = Pick: { $row_row }.
prompt-nod = { $leader } leads.
log-takes = { $name } takes the row; next is { $row_row }.
field-round = Trick
"""


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Game]:
    package = tmp_path / "lows"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").write_text(MANIFEST)
    (package / "rules.py").write_text(RULES)
    (package / "words" / "en.ftl").write_text(WORDS)
    monkeypatch.syspath_prepend(str(tmp_path))
    import lows  # type: ignore[import-not-found]

    monkeypatch.setitem(shelf._found()[0], "lows", lows.MANIFEST)
    yield shelf.load("lows")
    for name in [name for name in sys.modules if name.partition(".")[0] == "lows"]:
        del sys.modules[name]
    shelf.room.cache_clear()
    shelf.rules_of.cache_clear()


def begun(game: Game, acts: int = 0) -> State:
    state = game.new(seats=2, seed=1)
    for _ in range(acts):
        state.apply(state.decision(state.to_act[0]).actions[0])
    return state


def text_of(parts: Any) -> str:
    console = Console(width=100)
    with console.capture() as said:
        console.print(*parts)
    return said.get()


def looked(state: State, seat: int) -> Look:
    return Look(state.view(seat), None, NAMES, Texts("en"), UNICODE, 100)


def scene(state: State, seat: int = 0) -> Any:
    return scene_of(state, Eyes(seat, "en"), [Chair("person", name) for name in NAMES])


def test_the_terminal_shows_backs_and_names_and_no_bookkeeping(game: Game) -> None:
    said = text_of(shelf.room("lows", Drawing).whole(looked(begun(game, 2), 0)))
    assert "2 face down" in said
    assert any(f"Leader {name}" in " ".join(said.split()) for name in NAMES)
    assert "Clock" not in said
    assert "Trick" in said


def test_of_other_seats_a_replay_shows_only_what_the_table_did_not(game: Game) -> None:
    drawing, state = shelf.room("lows", Drawing), begun(game, 2)
    own = text_of(drawing.own(looked(state, 1)))
    hand = cast("list[dict[str, list[int]]]", state.view(1).data["seats"])[1]["hand"]
    assert ", ".join(map(str, hand)) in own
    assert "Taken" not in own
    while not state.over:
        state.apply(state.decision(state.to_act[0]).actions[0])
    assert drawing.own(looked(state, 1)) == []


def test_a_forced_choice_is_asked_where_it_says_so(game: Game) -> None:
    state = begun(game, 4)  # the last trick is forced: every hand has one card
    (seat,) = state.to_act
    assert [str(action) for action in state.decision(seat).actions] == ["nod 1"]
    words = shelf.words_of(game)
    assert words.prompt(state.view(seat), state.decision(seat), "en", NAMES) == f"{NAMES[seat]} leads."
    state.apply(state.decision(seat).actions[0])
    assert state.over


def test_the_page_names_the_round_and_seats_as_the_game_does_and_folds_a_bag(game: Game) -> None:
    state, board = begun(game, 2), board_of("lows")
    page = board.main(scene(state))
    assert board.where(scene(state)) == "Trick 2"
    assert "Clock" not in page
    assert f'<summary class="chip line">{len(cast(list[int], state.view(0).data["deck"]))}</summary>' in page
    assert "2 face down" in page


def test_the_cards_of_the_hand_are_the_buttons(game: Game) -> None:
    state = begun(game)
    page = board_of("lows").main(scene(state))
    assert "You may choose" not in page
    for action in state.decision(0).actions:
        assert page.count(f'data-act="{action}"') == 1
    assert page.index("seat-of me") < page.index("data-act=")
    assert "data-act" not in board_of("lows").main(scene(state, -1))


def test_points_have_their_word_and_a_minus(game: Game) -> None:
    state, words = begun(game, 4), shelf.words_of(game)
    lost = min(score.total for score in state.scores)
    page = board_of("lows").main(scene(state))
    assert f"−{-lost} points" in page
    assert f"-{-lost} points" not in page
    assert [words.gain(words.points, 3, lang) for lang in ("en", "de", "pt-BR")] == ["3 points", "3 Punkte", "3 pontos"]


def test_a_list_is_a_sentence_or_a_row(game: Game) -> None:
    assert shelf.words_of(game).params({"row": [1, 2, 11]}, "en") == {
        "row": "1, 2 and 11",
        "row_row": "1 2 11",
        "row_n": 3,
        "row_sum": 14,
    }


def test_bots_that_wait_for_the_end_of_a_turn_do_not_think(game: Game) -> None:
    state, board = begun(game), board_of("lows")
    chairs = [Chair("person", "Ana"), Chair("bot", "Bruno", "greedy")]
    state.apply(state.decision(0).actions[0])
    lights = [listed_panels(state, chairs, scene(state), Eyes(0, "en"), board, held)[1].light for held in (False, True)]
    assert lights == ["thinking", "waits"]


def test_in_a_position_that_is_read_who_has_chosen_in_secret_has_chosen_in_every_world(game: Game) -> None:
    state = begun(game, acts=1)
    read = game.position(state.position)
    assert state.to_act == read.to_act == (1,)
    for n in range(9):
        world: Any = read.view(1).sample(n)
        assert world.players[0].pick in world.players[0].hand
        assert world.position == state.view(1).sample(n).position
    testing.worlds_come_through_text(game, 2, 1)


def test_messages_that_cannot_be_filled_in_are_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError) as found:
        testing.every_message_fits(game, 2, 1)
    assert "there is no message 'label-pick'" in str(found.value)
    file = shelf.words_of(game).folder / "words" / "en.ftl"
    file.write_text(WORDS.replace("{ $leader } leads", "{ $header } leads"))
    shelf.words_of(game).words = Words(COMMON, file.parent)
    with pytest.raises(AssertionError, match=r"message 'prompt-nod' .*cannot be filled in.*header"):
        testing.every_message_fits(game, 2, 1)


@pytest.mark.parametrize(
    ("slip", "says"),
    [
        ("class Hand(PlainSeat):\n", r"rules.py, line \d+: RulesError: Hand.hand says nothing about who"),
        ("PICK, NOD = Pick(, Nod()", r"SyntaxError: .*rules.py, line 1"),
    ],
)
def test_a_slip_in_the_rules_is_named_by_its_line(game: Game, slip: str, says: str) -> None:
    rules = shelf.folder_of("lows") / "rules.py"
    wrong = RULES.replace('= own(b"", counts="card", into="deck", back=size)', "") if "class" in slip else slip
    rules.write_text(wrong)
    del sys.modules["lows.rules"]
    importlib.invalidate_caches()
    shelf.rules_of.cache_clear()
    with pytest.raises(BadInput, match=says):
        shelf.load("lows")
