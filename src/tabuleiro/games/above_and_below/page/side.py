"""What else may stand beside the village: a trade that is open, the steps of a round's end, a favour to be sold."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.marks import Mark
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import NOTHING, join, tag
from tabuleiro.games.above_and_below.page.marks import Look
from tabuleiro.games.above_and_below.rules.view_data import SeatData, TradeData
from tabuleiro.games.above_and_below.words.names import WORDS, one_of
from tabuleiro.lang import capital
from tabuleiro.web.panels import cap, note

PRICED: Final = ("offer", "ask", "lose")
ANSWERS: Final = ("accept", "refuse", "drop")
STEPS: Final = ("cider", "row", "rest", "store", "income", "refill", "first")  # of a round's end, in the rules' order
WAITING: Final = ("rest", "store")  # those that people are asked in


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
    buyer, seller = deal["buyer"], deal["seller"]
    ware = (icon(deal["ware"], look.ware(deal["ware"]), "big"), icon("right", cls="back"))
    sides = [_side(look, seat, role) for role, seat in (("buyer", buyer), ("seller", seller))]
    table = tag("div", sides[0], tag("span", *ware, class_="what"), sides[1], class_="deal2")
    said: list[Markup] = []
    if deal["offer"]:
        said.append(tag("li", look.say("ab-trade-offered", **_who(look, buyer), n=deal["offer"])))
    if deal["asked"]:
        said.append(tag("li", look.say("ab-trade-asked", **_who(look, seller), n=deal["asked"])))
    coins = look.say("ab-trade-coins", **_who(look, buyer), n=look.data["seats"][buyer]["coins"])
    parts = [
        tag("h2", _title(look, deal)),
        table,
        tag("ul", *said, class_="talk") if said else NOTHING,
        note(coins),
        note(look.say("ab-trade-help")),
        prices(look),
    ]
    return tag("section", *parts, class_="enc dealing", id="trade", aria_label=look.say("ab-trade-label"))


def _title(look: Look, deal: TradeData) -> str:
    """`Buy a fish from Bento`, as it is for who looks."""
    buyer, seller = deal["buyer"], deal["seller"]
    how = {buyer: "buy", seller: "sell"}.get(look.scene.seat, "watch")
    names, ware = look.scene.names, one_of(deal["ware"], look.lang)
    return capital(look.say(f"ab-trade-{how}", ware=ware, buyer=names[buyer], seller=names[seller]))


def _side(look: Look, seat: int, role: str) -> Markup:
    who = _who(look, seat)
    mark = seat_mark(seat, look.letters[seat], cls="s26")
    does = cap(look.say(f"ab-trade-{role}", you=who["you"]))
    return tag("span", mark, tag("b", str(who["name"])), does, class_="who2")


def _who(look: Look, seat: int) -> dict[str, int | str]:
    """As sentences call a seat."""
    you = seat == look.scene.seat
    return {"name": WORDS.text(look.lang, "you") if you else look.scene.names[seat], "you": int(you)}


# ---------------------------------------------------------------- the round's end
def round_end(look: Look) -> Markup:
    """The steps between two rounds; the one that waits for people is marked."""
    phase = look.data["phase"]
    if phase not in WAITING:
        return NOTHING
    own = look.own
    kind = look.kind or phase
    rows: list[Markup] = []
    here = STEPS.index(kind if kind in WAITING else phase)
    for i, step in enumerate(STEPS):
        state = "done" if i < here else "now" if i == here else ""
        sign = icon("check") if i < here else icon("right") if i == here else tag("span", str(i + 1))
        rows.append(tag("li", tag("span", sign, class_="n"), tag("span", look.say(f"ab-step-{step}")), class_=state))
    parts = [tag("h2", look.say("ab-round-end", round=look.data["round"])), tag("ol", *rows, class_="steps")]
    if own is not None:
        left = max(own["beds"] - len(own["slept"]), 0)
        waits = look.scene.decision is None
        rests = look.say("ab-rest-now", beds=left) if kind == "rest" else _store(look, own)
        text = look.say("ab-end-waits") if waits else rests
        parts.append(tag("p", text, class_="advice"))
    return tag("section", join(parts), class_="enc night", id="night", data_opens="", aria_label=look.say("ab-night"))


def _store(look: Look, own: SeatData) -> str:
    """The income that is about to come, and what another kind of good on the track would make of it."""
    now = look.say("ab-store-now", income=own["income"])
    track = look.game.pack.tracks.income[len(own["track"]) :]
    if len(track) == 1:  # it is full
        return now
    more = track[1] - track[0]
    then = look.say("ab-store-more", then=own["income"] + more) if more else look.say("ab-store-first")
    return f"{now} {then}"
