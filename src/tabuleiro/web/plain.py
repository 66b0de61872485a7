"""The plain page: the table of any game from its fields alone, as panels with chips; what can be chosen as buttons."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, cast

from markupsafe import Markup

from tabuleiro.core.event import TABLE
from tabuleiro.drawing.marks import Mark, face
from tabuleiro.drawing.tags import join, minus, tag
from tabuleiro.kit.shelf import words_of
from tabuleiro.kit.words import FieldRow
from tabuleiro.web.look import PlainLook
from tabuleiro.web.templating import part

ELSEWHERE: Final = ("round", "points")  # shown by the frame, at the head of a panel
MANY: Final = 16  # so many values of a field are folded: they would push all else off a phone


def rows(look: PlainLook, seat: int = TABLE) -> list[FieldRow]:
    """What there is to be said of the table, or of a seat."""
    found = words_of(look.game).fields(look.scene.view, look.lang, seat, look.scene.names)
    return [row for row in found if row.key not in ELSEWHERE]


def lying(look: PlainLook) -> dict[str, Mark]:
    """By what is shown of them, options that lie in a field which their choice names: they are chosen there."""
    decision = look.scene.decision
    if decision is None or not decision.step.spot:
        return {}
    actions = {action.option: action for action in (*decision.actions, *(action for action, _ in look.refusals))}
    there = {**look.data, **look.seats[decision.seat]}.get(decision.step.spot)
    if not isinstance(there, list) or not set(decision.options) <= set(there):
        return {}
    return {str(option): look.marks[str(action)] for option, action in sorted(actions.items())}


# ---------------------------------------------------------------- the page
def main(look: PlainLook) -> Markup:
    """What can be chosen, the table, then all seats, the own one first."""
    panels = [panel(look, player) for player in by_nearness(look)]
    return part("plain/main.html", look.lang, look=look, marks=options(look), panels=panels, **WAYS)


def by_nearness(look: PlainLook) -> list[dict[str, Any]]:
    """The own seat first, then the others in their order."""
    return sorted(look.data["seats"], key=lambda player: bool(player["seat"] != look.scene.seat))


def options(look: PlainLook) -> list[Mark]:
    """Every option that does not lie on the table, as a button with its label; what cannot be chosen says why."""
    if look.scene.decision is None or lying(look):
        return []
    asked = [*look.scene.decision.actions, *(action for action, _ in look.refusals)]
    place = {str(action): action.option for action in asked}
    marks = list(look.marks.values())
    if list(look.scene.decision.options) == sorted(look.scene.decision.options):  # cards by their numbers, for instance
        marks.sort(key=lambda mark: place[mark.action])
    return marks


def choice(mark: Mark) -> Markup:
    """The label is what is to be seen: nothing needs to be said beside it."""
    return tag("button", mark.label, type="button", class_=f"b {mark.css}", title=mark.said, **mark.attributes)


def panel(look: PlainLook, player: dict[str, Any]) -> Markup:
    points = points_said(look, player)
    return part("plain/panel.html", look.lang, look=look, seat=player["seat"], points=points, **WAYS)


def points_said(look: PlainLook, player: dict[str, Any]) -> list[str]:
    """At the head of a panel, if the game has any; as far as who looks knows them."""
    if "points" not in player:
        return []
    n = player["points"]
    return [look.say("plain-points-hidden") if n is None else minus(look.say("plain-points", n=n))]


def _hidden(look: PlainLook, n: int) -> str:
    return words_of(look.game).text(look.lang, "shown-hidden", n=n)


def fields(look: PlainLook, seat: int) -> Markup:
    """Fields of the table or a seat by name, their values as chips; what is decided about comes first, and large."""
    matters = {choice.spot for choice in look.game.choices} if seat == TABLE else set()
    spot = look.scene.decision.step.spot if look.scene.decision is not None else None
    here = lying(look) if seat in (TABLE, look.scene.seat) else {}
    shown = [(row, row.key in matters, here if row.key == spot else {}) for row in rows(look, seat)]
    shown.sort(key=lambda one: not one[1])
    return part("plain/fields.html", look.lang, look=look, rows=shown, hidden=partial(_hidden, look), **WAYS)


# ---------------------------------------------------------------- around it
def stats(look: PlainLook, seat: int) -> Markup:
    """Points, then every field that is one number everybody sees."""
    player = look.data["seats"][seat]
    shown = [tag("span", text, class_="cap") for text in points_said(look, player)]
    for row in rows(look, seat):
        if row.number and (row.values or row.unknown) and not row.private:
            shown.append(tag("span", row.name, " ", tag("b", row.values[0] if row.values else "?")))
    return join(shown)


def in_words(look: PlainLook) -> list[tuple[str, list[str]]]:
    """The same as headings and lines."""
    found = [(look.say("plain-table"), [line(look, row) for row in rows(look)])]
    for player in by_nearness(look):
        seat = cast(int, player["seat"])
        said = [*points_said(look, player), *(line(look, row) for row in rows(look, seat))]
        found.append((look.scene.names[seat], said))
    return found


def line(look: PlainLook, row: FieldRow) -> str:
    values = words_of(look.game).in_words(row, look.lang)
    more = f" ({look.say('plain-private')})" if row.private else ""
    return f"{row.name}: {values}{more}"


# What templates ask for besides.
WAYS: Final = {"TABLE": TABLE, "choice": choice, "face": face, "fields": fields, "many": MANY}
