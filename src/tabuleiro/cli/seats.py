"""Who sits where: people (`you`) and bots by name; and the game options, both as the command line writes them."""

from __future__ import annotations

import tabuleiro
from tabuleiro.bots import BOTS, Bot
from tabuleiro.core.errors import BadInput
from tabuleiro.core.record import LETTERS

PERSON = "you"


def kinds_of(text: str, people: bool) -> tuple[str, ...]:
    """`you,greedy,random` as a tuple; `people`: whether a person may sit there."""
    kinds = tuple(word.strip() for word in text.split(","))
    known = (PERSON, *BOTS) if people else BOTS
    for number, kind in enumerate(kinds, 1):
        if kind == PERSON and not people:
            raise BadInput("only bots play here: --seats cannot have 'you'")
        if kind not in known:
            said = f"'{kind}' is not a player" if kind else "there is no name"
            raise BadInput(f"--seats {text}: {said} at seat {number} (players: {', '.join(known)})")
    return kinds


def bots_for(kinds: tuple[str, ...], seed: int) -> dict[int, Bot]:
    """A bot for every seat that is not a person's; each has its own stream of chance."""
    return {seat: tabuleiro.bot(kind, seed=bot_seed(seed, seat)) for seat, kind in enumerate(kinds) if kind != PERSON}


def bot_seed(seed: int, seat: int) -> int:
    return seed * len(LETTERS) + seat


def options_of(texts: list[str]) -> dict[str, bool | str]:
    """`first_game`, `first_game=no` and `scenario=the-amazon` as what a game takes."""
    found: dict[str, bool | str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        truth = {"": True, "yes": True, "true": True, "no": False, "false": False}
        found[key.strip()] = truth.get(value.strip().lower(), value.strip()) if equals else True
    return found
