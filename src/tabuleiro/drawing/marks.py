"""Mark: what a page says about one thing on a board: that it can be chosen, is chosen, or why not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from markupsafe import Markup

from tabuleiro.drawing.tags import NOTHING, classes, tag


@dataclass(frozen=True)
class Mark:
    """`action` is the notation that a click sends, `label` the sentence for who does not see the picture."""

    state: Literal["can", "chosen", "no"]
    action: str
    label: str
    reason: str = ""  # why not, in words, for state "no"
    rule: str = ""  # the number of the rule behind the reason
    note: str = ""  # a short text in place: what the choice would bring, or why not
    way: Literal["send", "confirm", "part"] = "send"  # a click sends it, chooses it, or is half of it
    best: bool = False  # it is, or leads to, what a puzzle asked for, and that is told
    later: bool = False  # it comes later in a lesson: no reason lies on its figures

    @property
    def css(self) -> str:
        return {"can": "can", "chosen": "can sel", "no": "no"}[self.state] + (" best" if self.best else "")

    @property
    def attributes(self) -> dict[str, str]:
        """What makes an element a button of the board; the script moves the one tab stop among them."""
        found = {"role": "button", "tabindex": "-1"}
        if self.state == "no":
            found |= {"aria_disabled": "true", "data_why": self.reason}
            if self.rule:
                found["data_rule"] = self.rule
            return found
        found["data_part" if self.way == "part" else "data_act"] = self.action
        if self.way == "confirm":
            found["data_confirm"] = ""
        if self.state == "chosen":
            found["aria_pressed"] = "true"
        return found

    @property
    def said(self) -> str:
        """The whole sentence, with the reason if there is one."""
        return f"{self.label} {self.reason}".strip()

    # The sentence is a part of the element, not its aria-label: a label that leaves out figures to be seen inside, as
    # a picture's must, would speak of something else than what is shown.
    @property
    def title(self) -> Markup:
        """The name of a button in a picture: its first element."""
        return tag("title", self.said)

    @property
    def hidden(self) -> Markup:
        """The name of a button in a page, beside a picture that is hidden from who listens."""
        return tag("span", self.said, class_="vh")

    def button(self, *inside: str, css: str = "", said: str = "", **more: str | None) -> Markup:
        """In a page; `said`: what who listens hears after the sentence."""
        words = tag("span", f"{self.said} {said}".rstrip(), class_="vh")
        return tag("button", words, *inside, type="button", class_=classes(css, self.css), **more, **self.attributes)

    @property
    def short(self) -> str:
        """The reason in few words, to stand on the thing itself; what comes later in a lesson is veiled, no more."""
        return self.note if self.state == "no" and not self.later else ""

    @property
    def chip(self) -> Markup:
        return tag("span", self.short, class_="reason", aria_hidden="true") if self.short else NOTHING


def face(*inside: str) -> Markup:
    """What is to be seen of a button in a page; who listens hears its sentence instead."""
    return tag("span", *inside, class_="face", aria_hidden="true")
