"""What can go wrong at a table that lasts, besides an illegal action."""

from __future__ import annotations

from tabuleiro.core.errors import BadInput, TabuleiroError


class NoSuchTable(BadInput):
    """There is no table with this id."""


class Taken(BadInput):
    """Somebody else has the chair: a person who sat down first, or a bot that plays it."""


class NoSuchBot(BadInput):
    """There is no bot from outside with this name, or it was revoked."""


class NotInvited(BadInput):
    """A bot from outside is not invited to a table, or has no seat there."""


class NotSeated(BadInput):
    """Nobody sits there: an open chair acts only after somebody took it."""


class NotDealt(BadInput):
    """The play has not begun: not everybody is here."""


class NotOver(BadInput):
    """What is for finished plays alone is asked of a running one."""


class Stale(TabuleiroError):
    """The answer is to a question that is asked no longer; `version` is where the table stands now."""

    def __init__(self, version: int) -> None:
        super().__init__(f"the question has changed meanwhile: the table is at version {version}")
        self.version = version


class Unasked(Stale):
    """A bot answers, but nothing is asked of it."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.args = (f"you are not asked now: the table is at version {version}",)


class StorageTrouble(TabuleiroError):
    """Nothing was stored, so nothing has happened; `kind` is for pages that say it in their own language.

    Kinds: `full`, `locked`, `read_only`, `damaged`, `unreachable`, `gone`, `hanging`, `closing`.
    """

    def __init__(self, kind: str, message: str, detail: str = "") -> None:
        super().__init__(message)
        self.kind = kind
        self._detail = detail  # as the database itself put it

    @property
    def why(self) -> str:
        """What is the matter, for who starts a server: in one line, and without what is said to players."""
        said = " ".join(self._detail.split())
        return str(self).partition(":")[0] + (f" ({said})" if said else "")


class TooMany(TabuleiroError):
    """One person, or all from one place, have as many unfinished `tables`, waiting `hints` or `studies`, or `bots`, as
    they may."""

    def __init__(self, what: str, most: int) -> None:
        super().__init__(f"no more than {most} {what} at a time")
        self.what = what
        self.most = most
