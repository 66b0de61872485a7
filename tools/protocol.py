"""Writes docs/protocol.schema.json from the types of the bot protocol, and the examples in docs/protocol.md.

`make reference` puts them in place; `--check` only says whether they are current.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

import tabuleiro
from tabuleiro.bots import Budget, protocol
from tabuleiro.core.table import retold

DOCS = Path(__file__).parents[1] / "docs"
PAGE, SCHEMA = DOCS / "protocol.md", DOCS / "protocol.schema.json"
MARK = "<!-- Below is what `make reference` writes: change src/tabuleiro/bots/protocol.py. -->\n"
TABLE = "x3lQv0yWm2R8Zc5TfKd7Ng"
SHORT = ("game", "seat", "round", "phase", "to_act")  # of a view, whose whole would fill the page


def examples() -> Iterator[tuple[str, protocol.ToBot | protocol.OfTables | protocol.FromBot]]:
    """A first decision and how it goes on, each with a title."""
    state = tabuleiro.load("imperial-miners").new(seats=2, seed=7)
    view, decision = state.view(0), state.decision(0)
    ask = protocol.ask(1, view, decision, Budget(milliseconds=1000), worlds=1)
    few = msgspec.structs.replace(
        ask,
        view={key: ask.view[key] for key in SHORT},
        decision=msgspec.structs.replace(ask.decision, actions=ask.decision.actions[:2]),
        worlds=["".join(world.splitlines(keepends=True)[:2]) for world in ask.worlds],
    )
    answer = protocol.Answer(1, notation=str(decision.actions[0]))
    bot = tabuleiro.bot("random", seed=7)
    while not state.over:
        seat = state.to_act[0]
        state.apply(bot.choose(state.view(seat), state.decision(seat)))
    wrong = protocol.Answer(1, notation="pick nothing")
    yield "The server says hello", protocol.hello(view)
    yield "The bot says hello", protocol.BotHello(protocol.VERSION, "my bot", "0.1", worlds=1)
    yield "The server asks (most of the view, of the actions and of the world is left out here)", few
    yield "The bot answers with a notation", answer
    yield "or with an index", protocol.Answer(1, index=0)
    yield "An answer that is none", wrong
    yield "is refused", protocol.Error(refusal(wrong, decision), 1)
    yield "The play is over", protocol.end(state.scores)
    yield "Over HTTP: an invitation", protocol.Invited(TABLE, state.game.name, 0, 2, "Red clay")
    yield "the play has begun", protocol.Started(TABLE, state.game.name, 0, 2)
    yield "an invitation that does not hold any more", protocol.Withdrawn(TABLE)
    yield "the play is over", protocol.Finished(TABLE, [score.points for score in state.scores])
    players = [protocol.Player(0, "my bot", True), protocol.Player(1, "Ana", False)]
    yield "the first view of its stream", protocol.Shown(0, players, few.view)
    picked = next(one for one in retold(state.game, state.record) if one.seat == 1 and not one.sealed)
    yield "what another seat does", protocol.told(picked, 0)


def refusal(answer: protocol.Answer, decision: tabuleiro.Decision) -> str:
    try:
        protocol.chosen(answer, decision)
    except tabuleiro.TabuleiroError as error:
        return str(error)
    raise AssertionError("the example is no example of a refusal")


def written() -> dict[Path, str]:
    page = PAGE.read_text("utf-8")
    shown = [
        f"{title}:\n\n```json\n{msgspec.json.format(msgspec.json.encode(message), indent=2).decode()}\n```\n"
        for title, message in examples()
    ]
    schema = msgspec.json.format(msgspec.json.encode(protocol.schema()), indent=1).decode()
    return {PAGE: page[: page.index(MARK)] + MARK + "\n" + "\n".join(shown), SCHEMA: schema + "\n"}


def main() -> None:
    for file, text in written().items():
        if sys.argv[1:] != ["--check"]:
            file.write_text(text, "utf-8")
        elif not file.exists() or file.read_text("utf-8") != text:
            sys.exit(f"docs/{file.name} is not current: run 'make reference'")


if __name__ == "__main__":
    main()
