"""Chain reactions as they went: each player's newest, what its links brought; of the own also what is to come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import NOTHING, classes, tag
from tabuleiro.games.imperial_miners.page.marks import Look
from tabuleiro.games.imperial_miners.page.parts import link_row
from tabuleiro.games.imperial_miners.page.words import LINKS, why_nothing
from tabuleiro.games.imperial_miners.rules.mine import place_text
from tabuleiro.games.imperial_miners.words.names import WORDS, card_name
from tabuleiro.games.imperial_miners.words.places import split
from tabuleiro.kit.beats import READY, Beat, Gain, joined, summed
from tabuleiro.web.panels import cap

OVER: Final = ("event", "begin", "resolve", READY)  # the chain is over when the table goes on


class Link(NamedTuple):
    """A line of the panel."""

    name: str
    state: str  # "done", "now", "next"
    gains: Sequence[Gain] = ()
    why: str = ""  # it brings no more


class Chain(NamedTuple):
    seat: int
    round: int
    links: list[Link]
    gains: Sequence[Gain]  # in all
    step: int  # of the card that asks, or the last one done
    steps: int  # as many cards as there are levels to climb
    newest: int  # the action that told the last of it
    runs: bool = False


def chains_of(look: Look) -> dict[int, Chain]:
    """By seat, those of the newest round in which a card was placed."""
    by_seat: dict[int, list[Beat]] = {}
    round_ = -1
    for beat in reversed(look.scene.told):
        if round_ >= 0 and beat.round != round_:
            break
        if beat.seat >= 0:
            by_seat.setdefault(beat.seat, []).append(beat)
        if beat.event.kind == "play":
            round_ = beat.round
    if round_ < 0:
        return {}
    placed = ((seat, [beat for beat in beats[::-1] if beat.round == round_]) for seat, beats in by_seat.items())
    found = {seat: _chain(look, beats) for seat, beats in placed if any(beat.event.kind == "play" for beat in beats)}
    return dict(sorted(found.items(), key=lambda one: (one[0] != look.scene.seat, one[0])))


def _chain(look: Look, told: list[Beat]) -> Chain:
    """One seat's, from its beats of one round; the own may still run."""
    start = max(i for i, beat in enumerate(told) if beat.event.kind == "play")
    end = next((i for i in range(start, len(told)) if told[i].event.kind in OVER), len(told))
    beats, seat = told[start:end], told[start].seat
    at = split(str(beats[0].event.data["place"]))
    steps, step, reached = at[0], 0, False
    links: list[Link] = []
    for first, last in _pieces(beats):
        event = beats[first].event
        gains = _brought(beats[first if links else 0 : last], seat)
        why = next(filter(None, (why_nothing(beat.event, look.lang) for beat in beats[first:last] if not gains)), "")
        if event.kind == "surface":
            reached = True
        elif not _beside_the_chain(beats, first):
            at, step = split(str(event.data["place"])), step + 1
        name = look.say("surface") if event.kind == "surface" else _name(look, str(event.data["card"]))
        links.append(Link(name, "done", gains, why))
    asked = look.scene.decision is not None and look.kind != "place"
    now = look.scene.told[-1].round == beats[0].round  # the next round asks no chain
    runs = seat == look.scene.seat and asked and now and end == len(told)
    if runs:
        to_come, at, step = _now(look, beats, reached, at, step)
        links += to_come
    if not links:  # the card lies there, and its seat thinks about it
        links.append(Link(_name(look, str(beats[0].event.data["card"])), "now", _brought(beats, seat)))
    total = summed(beats, seat)
    return Chain(seat, beats[0].round, links, total, max(step, 1), steps, beats[-1].number, runs)


def _now(
    look: Look, beats: Sequence[Beat], reached: bool, at: tuple[int, int], step: int
) -> tuple[list[Link], tuple[int, int], int]:
    """What asks, and what is still to come; where the chain has got to."""
    links: list[Link] = []
    if look.kind == "use" and look.scene.decision is not None:
        here = split(place_text(look.scene.decision.at))
        if not _beside_the_chain(beats, len(beats)):
            at, step = here, step + 1
        links.append(Link(_name(look, _cards(look)[here][0]), "now"))
    elif look.kind == "surface" and not reached:
        links.append(Link(look.say("surface"), "now"))
    if not reached and look.kind != "surface":
        links += _to_come(look, at)
    return links, at, step


def _brought(beats: Sequence[Beat], seat: int) -> list[Gain]:
    """What a link got and what it paid, as its signs have both; only the total is one less the other."""
    found = joined(gain for beat in beats for gain in beat.gains if gain.seat == seat)
    return sorted(found, key=lambda gain: gain.n < 0)


def _pieces(beats: Sequence[Beat]) -> Iterator[tuple[int, int]]:
    """From each link's first beat to the next link."""
    firsts = [i for i, beat in enumerate(beats) if beat.event.kind in LINKS and not beat.more]
    yield from pairwise([*firsts, len(beats)])


def _beside_the_chain(beats: Sequence[Beat], index: int) -> bool:
    """Whether a card was activated by an effect, not reached by the chain."""
    return index > 0 and beats[index - 1].event.kind == "activate"


def _cards(look: Look) -> dict[tuple[int, int], tuple[str, bool]]:
    assert look.own is not None
    return {split(entry["place"]): (entry["card"], entry["active"]) for entry in look.own["mine"]}


def _name(look: Look, card: str) -> str:
    return card_name(look.game, card, look.lang)


def _to_come(look: Look, at: tuple[int, int]) -> Iterator[Link]:
    """The cards above as far as there is only one way, then the surface."""
    cards = _cards(look)
    while at[0] > 1:
        above = [place for place in ((at[0] - 1, at[1] - 1), (at[0] - 1, at[1] + 1)) if place in cards]
        names = [_name(look, cards[place][0]) for place in above]
        used = look.say("im-chain-used") if all(cards[place][1] for place in above) else ""
        yield Link(WORDS.listed(names, look.lang, "or"), "next", why=used)
        if len(above) > 1:
            break
        at = above[0]
    yield Link(look.say("surface"), "next")


# ---------------------------------------------------------------- drawn
def chains(look: Look, found: dict[int, Chain]) -> Markup:
    """One chain at a time: the own while it asks, else what happened last, until somebody chooses another."""
    shown = next((seat for seat, one in found.items() if one.runs), -1)
    if shown < 0:
        shown = max(found, key=lambda seat: found[seat].newest)
    ways = [_way(look, one, seat == shown) for seat, one in found.items()]
    switch = tag("div", *ways, class_="ways", role="radiogroup", aria_label=look.say("im-chains"))
    each = [_one(look, one, seat == shown) for seat, one in found.items()]
    inside = switch if len(found) > 1 else NOTHING, *each
    return tag("section", *inside, class_="panel plan chain chains", id="chains")


def _way(look: Look, found: Chain, shown: bool) -> Markup:
    """To another's chain; what is chosen stays so for a round, whatever the page shows anew."""
    said = _title(look, found.seat)
    named = {"id": f"chain-{found.round}-{found.seat}", "aria_label": said, "data_keep": ""}
    button = tag("input", type="radio", name="chain", value=str(found.seat), **named)
    css = classes(f"by-{found.seat}", "shown" if shown else "")
    return tag("label", button, seat_mark(found.seat, look.letters[found.seat]), class_=css, title=said)


def _title(look: Look, seat: int) -> str:
    return look.say("im-chain") if seat == look.scene.seat else look.say("im-chain-of", name=look.scene.names[seat])


def _one(look: Look, found: Chain, shown: bool) -> Markup:
    how_far = look.say("im-chain-step", step=found.step, steps=found.steps)
    head = tag("h2", _title(look, found.seat), " ", cap(how_far) if found.runs else NOTHING)
    total = NOTHING
    if not found.runs and found.gains:
        total = tag("p", tag("span", look.say("im-plan-total")), _gained(found.gains), class_="tot")
    return tag("div", head, _rows(found), total, class_=classes("one", f"of-{found.seat}", "shown" if shown else ""))


def chain_strip(look: Look, found: dict[int, Chain]) -> Markup:
    """The own on a phone: how far it is and what comes next, or what it brought; the rest on demand."""
    own = found.get(look.scene.seat)
    if own is None or look.kind in ("keep", "pick", "place"):
        return NOTHING
    after = next((link.name for link in own.links if link.state == "next"), "")
    says = look.say("im-chain-next", step=own.step, steps=own.steps, card=after) if after else look.say("im-chain")
    more = tag("span", look.say("im-plan-steps"), icon("down"), class_="b")
    told = NOTHING if own.runs else _gained(own.gains)
    inside = tag("div", _rows(own), class_="plan chain")
    return tag("details", tag("summary", says, told, more), inside, class_="planstrip", id="planstrip")


def _gained(gains: Sequence[Gain]) -> Markup:
    return phrases.html(phrases.gains(tuple((gain.n, gain.what) for gain in gains))) if gains else NOTHING


def _rows(found: Chain) -> Markup:
    rows: list[Markup] = []
    for link in found.links:
        sign = icon("check") if link.state == "done" else icon("right") if link.state == "now" else ""
        rows.append(link_row(sign, link.name, link.why, _gained(link.gains), link.state))
    return tag("ol", *rows)
