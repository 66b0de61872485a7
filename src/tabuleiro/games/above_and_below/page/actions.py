"""The bar of actions of Above and Below: what each costs or brings now, or why it cannot be taken."""

from __future__ import annotations

from typing import Final, cast

from markupsafe import Markup

from tabuleiro.drawing import phrases as drawn
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import Mark, face
from tabuleiro.drawing.tags import NOTHING, tag
from tabuleiro.games.above_and_below.page.marks import WORDS, Look
from tabuleiro.games.above_and_below.page.parts import sales
from tabuleiro.games.above_and_below.rules.view_data import SeatData
from tabuleiro.games.above_and_below.words.names import ripe
from tabuleiro.games.above_and_below.words.phrases import wares_phrase

ACTIONS: Final = ("explore", "build", "harvest", "train", "labor")
ALL: Final = (*ACTIONS, "pass")
MANY: Final = ("build", "train")  # actions that are taken by choosing what: the first of two clicks


def actions(look: Look) -> Markup:
    """On the own turn: the five actions and pass; always: what others have for sale."""
    sold = sales(look)
    if look.kind != "turn":  # what is on it can be done later: everything keeps its place
        rests = [tag("span", _sign(name), tag("b", look.say(f"ab-act-{name}")), class_="act rest") for name in ALL]
        return tag("div", tag("div", *rests, class_="bar6 rests", aria_hidden="true"), sold, class_="acts")
    own = cast(SeatData, look.own)  # who is asked sits at the table
    shown = [_many(look, name) if name in MANY else _one(look, name, _brings(look, name, own)) for name in ACTIONS]
    shown.append(_one(look, "pass", tag("small", look.say("ab-brings-pass"))))
    bar = tag("div", *shown, class_="bar6", data_roving="actions")
    return tag("div", bar, sold, class_="acts", id="actions", data_actions="")


def picking(look: Look) -> str:
    """The action whose things are chosen from now, or of which one is chosen."""
    verb = (look.scene.part or look.scene.chosen).partition(" ")[0]
    return verb if look.kind == "turn" and verb in MANY else ""


def _brings(look: Look, name: str, own: SeatData) -> Markup:
    if name == "explore":
        ready = sum(one["state"] == "ready" for one in own["villagers"])
        return tag("small", look.say("ab-brings-explore", ready=ready))
    if name == "harvest":
        return tag("small", drawn.html(wares_phrase(ripe(look.game, own))))
    cider = drawn.html(((drawn.Bit("icon", "cider"),),)) if look.data["cider"] else NOTHING
    coin = drawn.html(drawn.gains([(1, "coin")]))
    return tag("small", coin, " ", look.say("ab-brings-labor"), " ", cider)


def _one(look: Look, name: str, brings: Markup) -> Markup:
    mark = look.marks.get(name)
    if mark is None:
        return NOTHING
    return _button(look, name, mark, tag("small", _why(look, mark), class_="why") if mark.state == "no" else brings)


def _why(look: Look, mark: Mark) -> str:
    """A reason in as few words as fit on a button; the whole sentence opens from it."""
    if mark.later:
        return mark.note
    code = next((reason.code for action, reason in look.scene.refusals if str(action) == mark.action), "")
    key = f"ab-bar-{code.replace('_', '-')}"
    return look.say(key) if WORDS.has("en", key) else mark.reason


def _button(look: Look, name: str, mark: Mark, below: Markup) -> Markup:
    text = tag("span", tag("b", look.say(f"ab-act-{name}")), below, class_="tx")
    spot = {"data_spot": "cider"} if name == "labor" else {}
    return mark.button(face(_sign(name), text), css=f"act {name}", id=f"act-{name}", **spot)


def _sign(name: str) -> Markup:
    return icon(f"ac-{name}") if name != "pass" else icon("check")


def _many(look: Look, name: str) -> Markup:
    """Building and training are chosen by what is built or trained: the bar says how many can be, or why none."""
    marks = look.beginning(name)
    can = sum(mark.state != "no" for mark in marks)
    if not can:
        why = next((mark for mark in marks if mark.state == "no"), None)
        text, rule = (why.reason, why.rule) if why else (look.say("ab-none-left"), "")
        brief = _why(look, why) if why else text
        later = next((mark for mark in marks if mark.later), None)
        if later is not None:
            text, brief = later.reason, later.note
        elif len({mark.reason for mark in marks}) > 1:
            text, brief = look.say(f"ab-none-{name}"), look.say("ab-bar-needs-coins")
        mark = Mark("no", name, look.say(f"ab-act-{name}"), text, rule)
        return _button(look, name, mark, tag("small", brief, class_="why"))
    said = look.say(f"ab-brings-{name}", n=can)
    mark = Mark("chosen" if picking(look) == name else "can", name, look.say(f"ab-act-{name}"), way="part")
    return _button(look, name, mark, tag("small", said))
