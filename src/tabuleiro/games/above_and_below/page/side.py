"""What else may stand beside the village: a trade that is open, the steps of a round's end, a favour to be sold."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import NOTHING, join, tag
from tabuleiro.games.above_and_below.page.marks import Look
from tabuleiro.games.above_and_below.rules.view_data import TradeData
from tabuleiro.games.above_and_below.words.names import one_of
from tabuleiro.lang import capital
from tabuleiro.web.panels import cap, note

PRICED: Final = ("offer", "ask", "lose")
ANSWERS: Final = ("accept", "refuse", "drop")
STEPS: Final = ("cider", "row", "rest", "store", "income", "refill", "first")  # of a round's end, in the rules' order
NOW: Final = {"rest": "rest", "store": "store"}


def prices(look: Look) -> Markup:
    """Numbers to choose from as small buttons, answers as large ones."""
    numbers = [_price(mark) for verb in PRICED for mark in look.beginning(verb)]
    answers = [
        tag("button", mark.label, type="button", class_=f"b {mark.css}", **mark.attributes)
        for answer in ANSWERS
        if (mark := look.marks.get(answer)) is not None
    ]
    if not numbers and not answers:
        return NOTHING
    parts = [tag("div", *answers, class_="answers")] if answers else []
    if numbers:
        key = "ab-ask-more" if look.kind == "answer" else "ab-favour" if look.kind == "favour" else "ab-offer-price"
        parts.append(note(look.say(key)))
        parts.append(tag("div", *numbers, class_="prices"))
    return tag("div", *parts, data_roving="prices", class_="deal")


def _price(mark: Mark) -> Markup:
    n = mark.action.rpartition(" ")[2]
    face = tag("span", n, icon("coin"), class_="fx", aria_hidden="true")
    return mark.button(face, css="b", title=mark.said)


# ---------------------------------------------------------------- trade
def trade(look: Look) -> Markup:
    """Who wants what from whom, and what has been said so far."""
    deal = look.data["trade"]
    if deal is None:
        return NOTHING
    names = look.scene.names
    buyer, seller = deal["buyer"], deal["seller"]
    ware = (icon(deal["ware"], look.ware(deal["ware"]), "big"), icon("right", cls="back"))
    sides = [_side(look, seat, look.say(f"ab-trade-{role}")) for role, seat in (("buyer", buyer), ("seller", seller))]
    table = tag("div", sides[0], tag("span", *ware, class_="what"), sides[1], class_="deal2")
    said: list[Markup] = []
    if deal["offer"]:
        said.append(tag("li", look.say("ab-trade-offered", name=names[buyer], n=deal["offer"])))
    if deal["asked"]:
        said.append(tag("li", look.say("ab-trade-asked", name=names[seller], n=deal["asked"])))
    coins = look.say("ab-trade-coins", name=names[buyer], n=look.data["seats"][buyer]["coins"])
    parts = [
        tag("h2", _title(look, deal)),
        table,
        tag("ul", *said, class_="talk") if said else NOTHING,
        note(coins),
        prices(look),
        note(look.say("ab-trade-help")),
    ]
    return tag("section", *parts, class_="enc dealing", id="trade", aria_label=look.say("ab-trade-label"))


def _title(look: Look, deal: TradeData) -> str:
    """`Buy a fish from Bento`, as it is for who looks."""
    buyer, seller = deal["buyer"], deal["seller"]
    how = {buyer: "buy", seller: "sell"}.get(look.scene.seat, "watch")
    names, ware = look.scene.names, one_of(deal["ware"], look.lang)
    return capital(look.say(f"ab-trade-{how}", ware=ware, buyer=names[buyer], seller=names[seller]))


def _side(look: Look, seat: int, role: str) -> Markup:
    mark = seat_mark(seat, look.letters[seat], cls="s26")
    return tag("span", mark, tag("b", look.scene.names[seat]), cap(role), class_="who2")


# ---------------------------------------------------------------- the round's end
def round_end(look: Look) -> Markup:
    """The steps between two rounds; the one that waits for people is marked."""
    phase = look.data["phase"]
    if phase not in NOW:
        return NOTHING
    own = look.own
    kind = look.kind or phase
    rows: list[Markup] = []
    here = STEPS.index(NOW.get(kind, NOW[phase]))
    for i, step in enumerate(STEPS):
        state = "done" if i < here else "now" if i == here else ""
        sign = icon("check") if i < here else icon("right") if i == here else tag("span", str(i + 1))
        rows.append(tag("li", tag("span", sign, class_="n"), tag("span", look.say(f"ab-step-{step}")), class_=state))
    parts = [tag("h2", look.say("ab-round-end", round=look.data["round"] - 1)), tag("ol", *rows, class_="steps")]
    if own is not None:
        left = max(own["beds"] - len(own["slept"]), 0)
        key = "ab-rest-now" if kind == "rest" else "ab-store-now"
        waits = look.scene.decision is None
        text = look.say("ab-end-waits") if waits else look.say(key, beds=left, income=own["income"])
        parts.append(tag("p", text, class_="advice"))
    return tag("section", join(parts), class_="enc night", id="night", aria_label=look.say("ab-night"))
