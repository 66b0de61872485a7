"""The plain page: the table of any game from its fields alone, as panels with chips; what can be chosen as buttons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from markupsafe import Markup

from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import NOTHING, classes, join, tag
from tabuleiro.kit.shelf import words_of
from tabuleiro.kit.words import FRAME, spaced
from tabuleiro.lang import capital
from tabuleiro.web.look import PlainLook

if TYPE_CHECKING:
    from tabuleiro.core.fields import Field

SHOWN_ELSEWHERE: Final = FRAME | {"round", "asked", "points"}  # by the frame, or at the head of a panel


class FieldRow(NamedTuple):
    """One field of the table or of a seat."""

    name: str
    values: Sequence[str]
    hidden: int  # cards of it that are face down
    private: bool  # nobody else sees it
    number: bool  # one figure, not cards


def rows(look: PlainLook, holder: Mapping[str, object], seat: int = -1) -> Iterator[FieldRow]:
    """What there is to be said of the table, or of a seat; nothing about what others hide altogether."""
    declared: Mapping[str, Field] = getattr(getattr(look.game, "player_type", None), "OWN", {}) if seat >= 0 else {}
    for key, value in holder.items():
        if key in SHOWN_ELSEWHERE:
            continue
        private = key in declared and declared[key].word.word != "public"
        back = look.scene.view.backs.get(key, 0)
        if isinstance(back, list):
            back = back[seat] if seat >= 0 else 0
        said_by = value not in ("", None) and (value != 0 or not private)  # nought may be all that others know of it
        values = list(value) if isinstance(value, list | tuple) else [value] if said_by else []
        hidden = max(back - len(values), 0) if isinstance(back, int) else 0
        if private and not values and not hidden:
            continue
        own = private and seat == look.scene.seat
        yield FieldRow(named(look, key), [said(look, one) for one in values], hidden, own, isinstance(value, int))


def named(look: PlainLook, key: str) -> str:
    """A field as the game calls it."""
    return words_of(look.game).about(f"field-{key}", look.lang) or capital(spaced(key))


def said(look: PlainLook, value: object) -> str:
    if isinstance(value, bool):
        return look.say("plain-yes" if value else "plain-no")
    return str(value).replace("-", "−") if isinstance(value, int) else spaced(str(value))


# ---------------------------------------------------------------- the page
def main(look: PlainLook) -> Markup:
    """What can be chosen, the table, then all seats, the own one first."""
    seats = [panel(look, player) for player in by_nearness(look)]
    table = listed(look, list(rows(look, look.data)))
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
    if look.scene.decision is None:
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
    points = tag("span", look.say("plain-points", n=player["points"]), class_="cap") if "points" in player else NOTHING
    head = tag("h2", seat_mark(seat, look.letters[seat]), look.scene.names[seat], points)
    css = classes("panel seat-of", "me" if seat == look.scene.seat else "")
    return tag("section", head, listed(look, list(rows(look, player, seat))), class_=css, id=f"seat-{seat}")


def listed(look: PlainLook, found: Sequence[FieldRow]) -> Markup:
    """Fields by name, their values as chips."""
    return tag("dl", *(tag("div", tag("dt", row.name), tag("dd", chips(look, row))) for row in found), class_="fields")


def chips(look: PlainLook, row: FieldRow) -> Markup:
    shown = [tag("span", value, class_=classes("chip", "pick" if row.private else "line")) for value in row.values]
    if row.hidden:
        shown.append(tag("span", look.say("plain-hidden", n=row.hidden), class_="chip"))
    if row.private:
        shown.append(icon("lock", look.say("plain-private")))
    return join(shown) if shown else tag("span", look.say("plain-nothing"), class_="muted")


# ---------------------------------------------------------------- around it
def stats(look: PlainLook, seat: int) -> Markup:
    """Points, then every field that is one number everybody sees."""
    player = look.data["seats"][seat]
    name = look.say("plain-stat-vp")
    shown = [tag("span", icon("vp", name), str(player["points"]), title=name)] if "points" in player else []
    for row in rows(look, player, seat):
        if row.number and row.values and not row.private:
            shown.append(tag("span", row.name, " ", tag("b", row.values[0])))
    return join(shown)


def in_words(look: PlainLook) -> list[tuple[str, list[str]]]:
    """The same as headings and lines."""
    found = [(look.say("plain-table"), [line(look, row) for row in rows(look, look.data)])]
    for player in by_nearness(look):
        seat = cast(int, player["seat"])
        points = [look.say("plain-points", n=player["points"])] if "points" in player else []
        lines = [line(look, row) for row in rows(look, player, seat)]
        found.append((look.scene.names[seat], [*points, *lines]))
    return found


def line(look: PlainLook, row: FieldRow) -> str:
    hidden = [look.say("plain-hidden", n=row.hidden)] if row.hidden else []
    values = ", ".join([*row.values, *hidden]) or look.say("plain-nothing")
    more = f" ({look.say('plain-private')})" if row.private else ""
    return f"{row.name}: {values}{more}"
