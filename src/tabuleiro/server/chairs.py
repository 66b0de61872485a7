"""Chairs: who sits where at a table, a person, a bot or nobody yet; and names as they are kept."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from tabuleiro.bots.naming import offered, shown
from tabuleiro.core.errors import BadInput
from tabuleiro.core.record import LETTERS
from tabuleiro.server.names import visible

Kind = Literal["person", "bot", "open"]
KINDS: Final = ("person", "bot", "open")
LONGEST_NAME: Final = 30  # of a person: it fits on a panel
LONGEST_TABLE_NAME: Final = 40
LONGEST_OWNER: Final = 64
OUTSIDE: Final = "outside:"  # before the id of a bot that plays from outside, by HTTP


@dataclass(frozen=True)
class Chair:
    """`bot` names the one that plays here: on a bot's chair always, on a person's until it is taken back, on an open
    one until somebody sits down."""

    kind: Kind
    name: str
    bot: str = ""
    owner: str = ""  # the browser whose chair it is
    epoch: int = 0  # how often its links were made anew: those of before are void

    @property
    def outside(self) -> str:
        """The id of the bot from outside that sits here; "" for everybody else."""
        return self.bot.removeprefix(OUTSIDE) if self.bot.startswith(OUTSIDE) else ""


def cleaned(name: str, longest: int = LONGEST_NAME) -> str:
    """A name as it is kept; too long ones are refused, not cut."""
    name = visible(name)
    if len(name) > longest:
        raise BadInput(f"a name has at most {longest} characters, not {len(name)}")
    return name


def owned(owner: str) -> str:
    """An owner's id, if it can be one."""
    if len(owner) > LONGEST_OWNER or not (owner.isascii() and owner.isprintable()):
        raise BadInput(f"an owner's id has at most {LONGEST_OWNER} plain characters")
    return owner


def placed(chairs: Sequence[Chair], owner: str, bots: Collection[str] = ()) -> tuple[Chair, ...]:
    """The chairs of a new table, checked; people without an owner belong to who opens the table. `bots`: those of the
    host's own that may play here."""
    return tuple(_placed(chair, owner, bots) for chair in chairs)


def _placed(chair: Chair, owner: str, bots: Collection[str]) -> Chair:
    if chair.kind not in KINDS:
        raise BadInput(f"a chair is for a {', a '.join(KINDS[:2])} or {KINDS[2]}, not '{chair.kind}'")
    name = cleaned(chair.name)
    if chair.kind == "person":
        return replace(chair, name=name, bot="", owner=owned(chair.owner or owner))
    return replace(chair, name=name, bot=offered(chair.bot, bots) if chair.kind == "bot" else "", owner="")


def own_seats(chairs: Sequence[Chair], person: str) -> tuple[int, ...]:
    """The seats of one browser."""
    return tuple(seat for seat, chair in enumerate(chairs) if person and chair.owner == person)


def played_by_people(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """The same chairs as if no bot played: any seat may be asked."""
    return tuple(replace(chair, bot="") for chair in chairs)


def names_in_record(chairs: Sequence[Chair]) -> tuple[str, ...]:
    """Who sits where, as a record says it: bots by what they are, people and bots from outside by name or letter."""
    return tuple(
        shown(chair.bot) if chair.kind == "bot" and not chair.outside else chair.name or letter
        for chair, letter in zip(chairs, LETTERS, strict=False)
    )
