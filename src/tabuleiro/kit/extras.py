"""Extras: libraries that few need; loaded when asked for; where they are not, it is said how to get them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tabuleiro.core.errors import BadInput


def needed(library: str, extra: str, what: str) -> Any:
    """A module of a library that comes with one of our extras; `what` cannot be done without it."""
    try:
        return import_module(library)
    except ImportError as error:
        top = library.partition(".")[0]
        said = f"there is no {top} here" if error.name == top else f"{library} cannot be loaded ({error})"
        raise BadInput(f"{what} needs {top}, but {said}: pip install 'tabuleiro[{extra}]'") from None
