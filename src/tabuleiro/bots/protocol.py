"""Protocol: the messages between a server and a bot in any language, as types; their JSON Schema is made from these.

Over stdio and HTTP the same: each message is one line of JSON, its `type` says which. docs/protocol.md has examples.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from tabuleiro.bots.bot import Budget
from tabuleiro.core.action import Action
from tabuleiro.core.chance import Dice
from tabuleiro.core.decision import Decision
from tabuleiro.core.errors import BadInput, IllegalAction
from tabuleiro.core.reason import Reason
from tabuleiro.core.scores import Score
from tabuleiro.core.table import Told as ToldAtTable
from tabuleiro.core.view import View

VERSION: Final = 1  # a bot of another version is refused; new fields that nobody has to know do not raise it
LONGEST: Final = 1 << 16  # bytes of one message of a bot
QUOTED: Final = 60  # bytes of one that is none, in the reason
MOST_WORLDS: Final = 16  # with a question: each takes some milliseconds to deal, on the bot's time

Seat = Annotated[int, Meta(ge=-1, le=7, description="A seat from 0; -1 is the table itself, or a spectator.")]
Id = Annotated[int, Meta(ge=0, lt=1 << 53, description="Of a question; its answer repeats it.")]
Name = Annotated[str, Meta(max_length=80)]


# ---------------------------------------------------------------- what they are made of
class ActionParts(Struct, frozen=True):
    """What an action is made of; empty or null where it has no such part."""

    verb: str
    thing: str
    place: str
    amount: int | None


class LegalAction(Struct, frozen=True):
    """One answer to a decision."""

    index: Annotated[int, Meta(ge=0, description="Its place in the list of actions.")]
    notation: Annotated[str, Meta(description="How it is written in records and in the terminal.")]
    parts: ActionParts


class Asked(Struct, frozen=True):
    """A decision, with all its legal actions, never none."""

    kind: str
    actions: list[LegalAction]


class EventData(Struct, frozen=True):
    """One thing that happened, as far as the bot's seat may know it."""

    kind: str
    seat: Seat
    data: dict[str, int | str | list[int | str]]


class ScoreData(Struct, frozen=True):
    """How a seat stands at the end; equal ranks share a place."""

    seat: Seat
    total: int
    rank: Annotated[int, Meta(ge=1)]
    breakdown: dict[str, int]


class Message(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What all have in common: `type`, and that a null need not be there."""


# ---------------------------------------------------------------- from the server
class Hello(Message, frozen=True, tag="hello"):
    """The first message: what is played, and where the bot sits. The bot says hello, too."""

    protocol: Annotated[int, Meta(description="The version of this protocol.")]
    game: str
    rules: Annotated[int, Meta(description="The version of the game's rules.")]
    pack: str
    pack_hash: str
    seats: Annotated[int, Meta(ge=1, description="How many seats the table has.")]
    seat: Seat


class Ask(Message, frozen=True, tag="ask"):
    """The bot's seat is asked something; it may take as long as the budget says, null: as it likes."""

    id: Id
    view: Annotated[dict[str, Any], Meta(description="All that the seat may know, by the game's own names.")]
    decision: Asked
    budget: Budget | None = None
    worlds: Annotated[
        list[str],
        Meta(
            description="As many as the bot's hello asks for, none over HTTP: positions that look to the seat as the "
            "play does; what it cannot know is dealt at random."
        ),
    ] = []


class Player(Struct, frozen=True):
    """Who sits at the table."""

    seat: Seat
    name: Annotated[str, Meta(description="Empty where nobody has said one.")]
    bot: Annotated[bool, Meta(description="Whether a bot plays here now.")]


class Shown(Message, frozen=True, tag="view"):
    """The play as the seat may know it now: the first message of a game stream after the hello, and again when
    something was taken back. Over stdio it is not sent."""

    number: Annotated[int, Meta(ge=0, description="Of the last action.")]
    players: list[Player]
    view: Annotated[dict[str, Any], Meta(description="All that the seat may know, by the game's own names.")]


class Told(Message, frozen=True, tag="told"):
    """An action of any seat and what followed from it; no answer is expected. Over stdio it is not sent."""

    number: Annotated[int, Meta(ge=0, description="Of the action, from 1; 0 is the set-up.")]
    seat: Seat
    notation: Annotated[str, Meta(description="The action; empty if it is secret so far.")]
    events: list[EventData]


class End(Message, frozen=True, tag="end"):
    """The play is over, or goes on without the bot: then there are no scores."""

    scores: list[ScoreData]


class Error(Message, frozen=True, tag="error"):
    """Something that the bot sent is refused; the play goes on without that answer."""

    reason: str
    id: Id | None = None


# ---------------------------------------------------------------- over HTTP: what concerns all tables of a bot
class Invited(Message, frozen=True, tag="invited"):
    """Somebody at a table asks the bot to sit there; it accepts or declines."""

    game_id: Annotated[str, Meta(description="The table's, for all requests about it.")]
    game: str
    seat: Seat
    seats: Annotated[int, Meta(ge=1)]
    table: Annotated[str, Meta(description="What the table is called.")]


class Withdrawn(Message, frozen=True, tag="withdrawn"):
    """An invitation does not hold any more: it was taken back or declined, or somebody else sat down."""

    game_id: str


class Started(Message, frozen=True, tag="started"):
    """A play goes on in which the bot has a seat: its game stream can be opened."""

    game_id: str
    game: str
    seat: Seat
    seats: Annotated[int, Meta(ge=1)]


class Finished(Message, frozen=True, tag="finished"):
    """A play is over, or goes on without the bot: then there are no points."""

    game_id: str
    points: Annotated[list[int], Meta(description="By seat.")]


class Bot(Struct, frozen=True):
    """Whose token it is."""

    id: str
    name: str


class Done(Message, frozen=True, tag="done"):
    """What was asked for is stored."""


class Refusal(Struct, frozen=True):
    """What is refused, and why."""

    error: Annotated[str, Meta(description="A code for programs.")]
    reason: Annotated[str, Meta(description="A sentence for people.")]


# ---------------------------------------------------------------- from the bot
class BotHello(Message, frozen=True, tag="hello"):
    """The bot's first message."""

    protocol: Annotated[int, Meta(description="The version of this protocol that it speaks.")]
    name: Name
    version: Name = ""
    worlds: Annotated[int, Meta(ge=0, le=MOST_WORLDS, description="How many worlds each question is to bring.")] = 0


class Answer(Message, frozen=True, tag="answer"):
    """The chosen action, by index or by notation: one of the two."""

    id: Id
    index: Annotated[int, Meta(ge=0, lt=1 << 53)] | None = None
    notation: Annotated[str, Meta(max_length=200)] | None = None


ToBot = Hello | Ask | Shown | Told | End | Error
OfTables = Invited | Withdrawn | Started | Finished
FromBot = BotHello | Answer


# ---------------------------------------------------------------- written and read
def line(message: ToBot | OfTables | FromBot) -> bytes:
    """A message as it is sent, with the end of its line."""
    return msgspec.json.encode(message) + b"\n"


def from_bot(text: bytes) -> FromBot:
    """What a bot sent; whatever is wrong with it is said in words."""
    if len(text) > LONGEST:
        raise BadInput(f"a message of {len(text)} bytes: at most {LONGEST} are read")
    try:
        found = msgspec.json.decode(text)
        if isinstance(found, dict):  # some languages write 1 as 1.0, and JSON does not tell them apart
            found = {
                key: int(one) if isinstance(one, float) and one.is_integer() else one for key, one in found.items()
            }
        message: FromBot = msgspec.convert(found, FromBot)
        return message
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"not a message of this protocol: {error}: {quoted(text)}") from None


def quoted(text: bytes) -> str:
    """The beginning of a line, so that whoever wrote it knows it again."""
    return repr(text[:QUOTED].decode("utf-8", "replace")) + ("..." if len(text) > QUOTED else "")


def schema() -> dict[str, Any]:
    """All messages as JSON Schema: `ToBot`, `OfTables` and `FromBot` among its definitions."""
    named = {"ToBot": ToBot, "OfTables": OfTables, "FromBot": FromBot}
    found, parts = msgspec.json.schema_components(named.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The bot protocol of Tabuleiro",
        "version": VERSION,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in named],
        "$defs": {**dict(zip(named, found, strict=True)), **dict(sorted(parts.items()))},
    }


# ---------------------------------------------------------------- from what the engine has
def hello(view: View) -> Hello:
    """To the bot in the view's seat."""
    game, seats = view.game, len(view.table.players)
    return Hello(VERSION, game.name, game.rules_version, game.pack_name, game.pack_hash, seats, view.seat)


def ask(id_: int, view: View, decision: Decision, budget: Budget | None = None, worlds: int = 0) -> Ask:
    actions = [
        LegalAction(index, str(action), ActionParts(*action.parts[:4])) for index, action in enumerate(decision.actions)
    ]
    return Ask(id_, view.data, Asked(decision.kind, actions), budget, _imagined(view, worlds) if worlds else [])


def _imagined(view: View, n: int) -> list[str]:
    """Worlds as positions. Their dice come from what the view shows, and so does all else in them: whoever knows the
    same gets the same, and nothing of the play's own chance, nor of the bot's seed, can be worked out from them."""
    dice = Dice(int.from_bytes(hashlib.sha256(view.bytes()).digest()[:8]))
    return [view.sample(dice).position for _ in range(n)]


def told(told: ToldAtTable, seat: int) -> Told:
    """An action at a table, as this seat (or -1, a spectator) may know it."""
    seen = told.seen_by(seat)
    return Told(seen.number, seen.seat, seen.text, msgspec.convert(seen.events, list[EventData], from_attributes=True))


def end(scores: Sequence[Score] = ()) -> End:
    return End(msgspec.convert(scores, list[ScoreData], from_attributes=True))


def greeted(message: FromBot) -> BotHello:
    """A bot's first message, checked."""
    if not isinstance(message, BotHello):
        raise BadInput("the first message of a bot is its hello")
    if message.protocol != VERSION:
        raise BadInput(f"the bot speaks version {message.protocol} of the protocol, this is {VERSION}")
    return message


def chosen(answer: Answer, decision: Decision) -> Action:
    """The action that an answer stands for; IllegalAction or BadInput if it stands for none."""
    if (answer.index is None) == (answer.notation is None):
        raise BadInput("an answer has an index or a notation, one of the two")
    if answer.notation is not None:
        return decision.parse(answer.notation)
    assert answer.index is not None
    if answer.index >= len(decision.options):
        last = len(decision.options) - 1
        reason = Reason("not_an_option", {"text": str(answer.index), "kind": decision.kind})
        raise IllegalAction(f"there is no action {answer.index}: the last one is {last}", reason)
    return decision.actions[answer.index]
