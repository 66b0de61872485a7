"""What can go wrong, each with a message a person can act on."""

from __future__ import annotations

from pathlib import Path

from tabuleiro.core.reason import Reason


class TabuleiroError(Exception):
    """The base of every error that is not a bug of ours: its text says what and where."""


class BadInput(TabuleiroError):
    """Something given from outside (a name, an option, a file) is not usable."""


class IllegalAction(TabuleiroError):
    """An action that the rules do not allow now; `reason` says why, in a form that pages can translate."""

    def __init__(self, message: str, reason: Reason) -> None:
        super().__init__(message)
        self.reason = reason


class RecordError(BadInput):
    """A record that cannot be read or replayed; `line` is where."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class PositionError(BadInput):
    """A position text that is not a position."""


class PackError(BadInput):
    """A content pack with faults; `faults` lists each with its file, entry and field."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


def slip(error: BaseException, folder: Path) -> str:
    """What went wrong in a stranger's code, with its last line in that folder; what is no Python has it in its text."""
    from traceback import extract_tb

    lines = [f"{frame.filename}, line {frame.lineno}: " for frame in extract_tb(error.__traceback__)]
    own = [line for line in lines if line.startswith(str(folder))]
    return f"{''.join(own[-1:])}{type(error).__name__}: {error}"


class RulesError(AssertionError):
    """The rules ran into a hole: a bug of ours, never the caller's."""
