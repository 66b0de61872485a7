"""Reason: why something visible cannot be chosen, with the rule's number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """`code` names a sentence in the locales, `parameters` fill it, `rule` is the rule's number."""

    code: str
    parameters: Mapping[str, int | str] = field(default_factory=dict)
    rule: str = ""

    def __str__(self) -> str:
        inside = ", ".join(f"{key}={value}" for key, value in self.parameters.items())
        return f"{self.code}({inside})" + (f" [{self.rule}]" if self.rule else "")
