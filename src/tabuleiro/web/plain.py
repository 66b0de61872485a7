"""The plain page: the table of any game from its fields alone, as panels with chips; what can be chosen as buttons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from markupsafe import Markup

from tabuleiro.core.event import TABLE
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import Mark, face
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import NOTHING, classes, join, minus, tag
from tabuleiro.kit.shelf import words_of
from tabuleiro.kit.words import FieldRow
from tabuleiro.web.look import PlainLook

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
    seats = [panel(look, player) for player in by_nearness(look)]
    table = listed(look, TABLE)
    shown = [
        options(look),
        tag("section", tag("h2", look.say("plain-table")), table, class_="panel on-table", id="on-table"),
        tag("div", *seats, class_=f"seats n{len(seats)}"),
    ]
    return tag("div", *shown, class_="plain")


def by_nearness(look: PlainLook) -> list[dict[str, Any]]:
    """The own seat first, then the others in their order."""
    return sorted(look.data["seats"], key=lambda player: bool(player["seat"] != look.scene.seat))


def options(look: PlainLook) -> Markup:
    """Every option as a button with its label; what cannot be chosen says why."""
    if look.scene.decision is None or lying(look):
        return NOTHING
    asked = [*look.scene.decision.actions, *(action for action, _ in look.refusals)]
    place = {str(action): action.option for action in asked}
    marks = list(look.marks.values())
    if list(look.scene.decision.options) == sorted(look.scene.decision.options):  # cards by their numbers, for instance
        marks.sort(key=lambda mark: place[mark.action])
    buttons = [tag("li", choice(mark)) for mark in marks]
    head = tag("h2", look.say("plain-options"))
    shown = tag("ul", *buttons, class_="choices", data_roving="options")
    return tag("section", head, shown, class_="panel asks", id="options")


def choice(mark: Mark) -> Markup:
    """The label is what is to be seen: nothing needs to be said beside it."""
    return tag("button", mark.label, type="button", class_=f"b {mark.css}", title=mark.said, **mark.attributes)


def panel(look: PlainLook, player: dict[str, Any]) -> Markup:
    seat = player["seat"]
    head = tag("h2", seat_mark(seat, look.letters[seat]), look.scene.names[seat], *points(look, player))
    css = classes("panel seat-of", "me" if seat == look.scene.seat else "")
    return tag("section", head, listed(look, seat), class_=css, id=f"seat-{seat}")


def points(look: PlainLook, player: dict[str, Any]) -> list[Markup]:
    """At the head of a panel, if the game has any."""
    return [tag("span", text, class_="cap") for text in points_said(look, player)]


def points_said(look: PlainLook, player: dict[str, Any]) -> list[str]:
    """As far as who looks knows them."""
    if "points" not in player:
        return []
    n = player["points"]
    return [look.say("plain-points-hidden") if n is None else minus(look.say("plain-points", n=n))]


def listed(look: PlainLook, seat: int) -> Markup:
    """Fields of the table or a seat by name, their values as chips; what is decided about comes first, and large."""
    found: list[Markup] = []
    matters = {choice.spot for choice in look.game.choices} if seat == TABLE else set()
    for row in sorted(rows(look, seat), key=lambda row: row.key not in matters):
        asked = look.scene.decision is not None and row.key == look.scene.decision.step.spot
        marks = lying(look) if asked and seat in (TABLE, look.scene.seat) else {}
        inside = tag("dd", chips(look, row, marks), data_roving="options" if marks else None)
        found.append(tag("div", tag("dt", row.name), inside, class_="matters" if row.key in matters else None))
    return tag("dl", *found, class_="fields")


def chips(look: PlainLook, row: FieldRow, marks: Mapping[str, Mark]) -> Markup:
    shown = [tag("span", value, class_=classes("chip", "pick" if row.private else "line")) for value in row.values]
    if marks:
        shown = [mark.button(face(text), css="b") for text, mark in marks.items()]
    elif (row.bag or len(shown) > MANY) and shown:
        shown = [tag("details", tag("summary", str(len(shown)), class_="chip line"), *shown)]
    if row.hidden:
        shown.append(tag("span", words_of(look.game).text(look.lang, "shown-hidden", n=row.hidden), class_="chip"))
    if row.unknown:
        shown.append(tag("span", "?", class_="chip"))
    if row.private or row.unknown:
        shown.append(icon("lock", look.say("plain-private" if row.private else "plain-hidden")))
    return join(shown) if shown else tag("span", look.say("plain-nothing"), class_="muted")


# ---------------------------------------------------------------- around it
def stats(look: PlainLook, seat: int) -> Markup:
    """Points, then every field that is one number everybody sees."""
    player = look.data["seats"][seat]
    shown = points(look, player)
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
