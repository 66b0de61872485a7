"""Who sits where, people (`you`) and bots; the game's options; filters: all as the command line writes them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from tabuleiro.bots import OWN, Bot
from tabuleiro.bots.naming import SPELLINGS, bot_seed, known, made, offered, spelt
from tabuleiro.core.errors import BadInput
from tabuleiro.core.game import Game

PERSON = "you"
SEEDS = 1_000_000_000


def kinds_of(text: str, people: bool, stranger: bool = False) -> tuple[str, ...]:
    """`you,search:3,random` as a tuple; `people`: whether a person may sit there; `stranger`: whether it does not come
    from who runs the command, so that it may not name code to be run."""
    words = [word.strip() for word in text.split(",")]
    spell = offered if stranger else spelt
    return tuple(_kind(text, word, number, people, spell) for number, word in enumerate(words, 1))


def _kind(text: str, word: str, number: int, people: bool, spell: Callable[[str], str]) -> str:
    if word == PERSON:
        if not people:
            raise BadInput("only bots play here: --seats cannot have 'you'")
        return word
    if not known(word):
        said = f"'{word}' is not a player" if word else "there is no name"
        players = f"{PERSON}, {SPELLINGS}" if people else SPELLINGS
        raise BadInput(f"--seats {text}: {said} at seat {number} (players: {players}; or {OWN})")
    try:
        return spell(word)
    except BadInput as error:
        raise BadInput(f"--seats {text}: '{word}' at seat {number}: {error}") from None


def usual_seats(game: Game) -> int:
    """How many sit at a table where nobody says it: two, or as few as the game is for."""
    return min(max(2, game.fewest_seats), game.most_seats)


def bots_for(kinds: Sequence[str], seed: int) -> dict[int, Bot]:
    """A bot for every seat that is not a person's; each has its own stream of chance."""
    return {seat: made(kind, bot_seed(seed, seat)) for seat, kind in enumerate(kinds) if kind != PERSON}


def some_seed(given: int | None) -> int:
    """A random one where none is given, short enough to be typed again."""
    return secrets.randbelow(SEEDS) if given is None else given


def options_of(texts: list[str] | None) -> dict[str, bool | str]:
    """`first_game`, `first_game=no` and `scenario=the-amazon` as what a game takes."""
    found: dict[str, bool | str] = {}
    for text in texts or []:
        key, equals, value = text.partition("=")
        truth = {"": True, "yes": True, "true": True, "no": False, "false": False}
        found[key.strip()] = truth.get(value.strip().lower(), value.strip()) if equals else True
    return found


def filtered(words: list[str], only: list[str]) -> tuple[str | None, dict[str, str]]:
    """What is to be listed, and filters, which only the game knows: `--level 3`, `--level=3`, `level=3` of --only."""
    what: str | None = None
    given = list(only)
    left = list(words)
    while left:
        word = left.pop(0)
        if word.startswith("--"):
            given.append(word[2:] if "=" in word or not left else f"{word[2:]}={left.pop(0)}")
        elif what is None:
            what = word
        else:
            raise BadInput(f"'{word}': one game or pack is listed at a time")
    found = [text.partition("=") for text in given]
    for key, _, value in found:
        if not key or not value:
            raise BadInput(f"--{key}: a filter is written --{key or 'KEY'} VALUE")
    return what, {key: value for key, _, value in found}
