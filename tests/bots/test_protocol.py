"""The bot protocol: messages come through as they were sent, say what a seat may know, and refuse what is none."""

from __future__ import annotations

import json

import msgspec
import pytest

import tabuleiro
from tabuleiro.bots import protocol
from tabuleiro.core.table import retold
from tabuleiro.kit.shelf import games


def to_bot(text: bytes) -> protocol.ToBot:
    """What a server sent, as a bot in Python may read it."""
    found: protocol.ToBot = msgspec.json.decode(text, type=protocol.ToBot)
    return found


@pytest.mark.parametrize("name", games())
def test_an_ask_has_the_whole_view_and_every_action(name: str) -> None:
    state = tabuleiro.load(name).new(seats=2, seed=3)
    seat = state.to_act[0]
    decision = state.decision(seat)
    asked = to_bot(protocol.line(protocol.ask(5, state.view(seat), decision, tabuleiro.Budget(100))))
    assert isinstance(asked, protocol.Ask)
    assert json.loads(json.dumps(state.view(seat).data)) == asked.view
    assert asked.budget == tabuleiro.Budget(100)
    assert [action.notation for action in asked.decision.actions] == list(map(str, decision.actions))
    for index, action in enumerate(decision.actions):
        by_index, by_notation = protocol.Answer(5, index), protocol.Answer(5, notation=str(action))
        assert [protocol.chosen(answer, decision) for answer in (by_index, by_notation)] == [action, action]


def test_an_ask_brings_worlds_only_to_who_wants_some() -> None:
    state = tabuleiro.load("imperial-miners").new(seats=2, seed=3)
    view, decision = state.view(0), state.decision(0)
    assert b"worlds" not in protocol.line(protocol.ask(5, view, decision))
    asked = to_bot(protocol.line(protocol.ask(5, view, decision, worlds=3)))
    assert isinstance(asked, protocol.Ask)
    assert len(set(asked.worlds)) == 3
    assert protocol.ask(6, view, decision, worlds=2).worlds == asked.worlds[:2]  # the same play asks the same
    assert state.position not in asked.worlds


def test_worlds_tell_nothing_of_what_chance_brings_next() -> None:
    """Not even the generator of the play, though its seed were a small number that a bot could try out."""
    game = tabuleiro.load("imperial-miners")
    state = game.new(seats=2, seed=3)
    other = game.position(state.position.replace(f"rng = {state.rng}", "seed = 4"))
    assert other.rng != state.rng
    here, there = (protocol.ask(1, one.view(0), one.decision(0), worlds=2).worlds for one in (state, other))
    assert here == there


@pytest.mark.parametrize("name", games())
def test_what_is_told_hides_what_the_seat_may_not_know(name: str) -> None:
    """Every event is told as the seat sees it, and a secret answer of another has no notation."""
    state = tabuleiro.load(name).new(seats=2, seed=3)
    bot = tabuleiro.bot("random", seed=1)
    for _ in range(30):
        state.apply(bot.choose(state.view(state.to_act[0]), state.decision(state.to_act[0])))
    secrets = 0
    for one in retold(state.game, state.record):
        for seat in (-1, 0, 1):
            message = protocol.told(one, seat)
            seen = one.seen_by(seat)
            assert to_bot(protocol.line(message)) == message
            assert message.notation == seen.text
            for event, sent in zip(seen.events, message.events, strict=True):
                assert sorted(event.data) == sorted(sent.data)
            secrets += seen != one
    assert secrets or name != "imperial-miners"  # where hands are drawn, there is something to hide


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"", "truncated"),
        (b"hello", "malformed"),
        (b"\xff\xfe", "malformed"),
        (b"[1]", "Expected `object`"),
        (b'{"id": 1}', "`type`"),
        (b'{"type": "move", "id": 1}', "'move'"),
        (b'{"type": "answer"}', "`id`"),
        (b'{"type": "answer", "id": 1e400}', "out of range"),
        (b'{"type": "answer", "id": 1, "index": -1}', ">= 0"),
        (b'{"type": "answer", "id": 1, "x": ' + b"[" * 60_000, "recursion"),
        (b'{"type": "hello", "protocol": 1, "name": "' + b"a" * 100 + b'"}', "length"),
        (b" " * (protocol.LONGEST + 1), "at most"),
    ],
)
def test_what_is_no_message_is_refused_in_words(text: bytes, reason: str) -> None:
    with pytest.raises(tabuleiro.BadInput, match=reason):
        protocol.from_bot(text)


def test_a_whole_number_may_be_written_with_a_point() -> None:
    assert protocol.from_bot(b'{"type": "answer", "id": 3.0, "index": 1.0}') == protocol.Answer(3, 1)
    with pytest.raises(tabuleiro.BadInput, match="int"):
        protocol.from_bot(b'{"type": "answer", "id": 3.5, "index": 1}')


def test_an_answer_that_is_none_says_why() -> None:
    decision = tabuleiro.load("imperial-miners").new(seats=2, seed=3).decision(0)
    for answer, reason in (
        (protocol.Answer(1), "one of the two"),
        (protocol.Answer(1, 0, str(decision.actions[0])), "one of the two"),
        (protocol.Answer(1, len(decision.options)), "the last one is"),
        (protocol.Answer(1, notation="win"), "not one of the"),
    ):
        with pytest.raises(tabuleiro.TabuleiroError, match=reason):
            protocol.chosen(answer, decision)


def test_a_bot_says_hello_first_and_in_this_version() -> None:
    assert protocol.greeted(protocol.BotHello(1, "mine")).name == "mine"
    with pytest.raises(tabuleiro.BadInput, match="first message"):
        protocol.greeted(protocol.Answer(1, 0))
    with pytest.raises(tabuleiro.BadInput, match="version 2"):
        protocol.greeted(protocol.BotHello(2, "mine"))


def test_the_schema_has_every_message_with_its_words() -> None:
    parts = protocol.schema()["$defs"]
    for struct in (*protocol.ToBot.__args__, *protocol.OfTables.__args__, *protocol.FromBot.__args__):
        assert issubclass(struct, msgspec.Struct)
        found = parts[struct.__name__]
        assert found["properties"]["type"]["enum"] == [struct.__struct_config__.tag]
        assert found["description"]
