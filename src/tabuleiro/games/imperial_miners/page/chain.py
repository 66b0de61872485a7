"""The own chain reaction while it runs: which cards are done and what they brought, which one asks, what is to come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from markupsafe import Markup

from tabuleiro.drawing import phrases
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.tags import NOTHING, tag
from tabuleiro.games.imperial_miners.page.marks import Look
from tabuleiro.games.imperial_miners.rules.mine import place_text
from tabuleiro.games.imperial_miners.words.names import WORDS, card_name
from tabuleiro.games.imperial_miners.words.places import split
from tabuleiro.kit.beats import Beat, Gain, summed
from tabuleiro.web.panels import cap, panel

CARDS: Final = ("use", "dig_out", "pass")  # beats that a card of the chain, or one that it activates, is told by
OVER: Final = ("event", "resolve")  # the chain is over when the event of the round goes on


class Link(NamedTuple):
    """A line of the panel."""

    name: str
    state: str  # "done", "now", "next"
    gains: Sequence[Gain] = ()
    used: bool = False  # already activated this round: the chain only passes through


class Chain(NamedTuple):
    links: list[Link]
    step: int  # of the card that asks, or the last one done
    steps: int  # as many cards as there are levels to climb


def chain_of(look: Look) -> Chain | None:
    """None when no chain runs."""
    beats = look.scene.turn
    start = max((i for i, beat in enumerate(beats) if beat.event.kind == "play"), default=-1)
    if start < 0 or look.scene.decision is None or any(beat.event.kind in OVER for beat in beats[start:]):
        return None
    if look.kind in ("keep", "pick", "place"):
        return None
    at = split(str(beats[start].event.data["place"]))
    steps = at[0]
    links: list[Link] = []
    step = 0
    reached = False
    for first, last in _pieces(beats, start):
        beat = beats[first]
        gains = summed(beats[first if links else start : last], look.scene.seat)
        if beat.event.kind == "surface":
            links.append(Link(look.say("surface"), "done", gains))
            reached = True
            continue
        here = split(str(beat.event.data["place"]))
        if not _beside_the_chain(beats, first):
            at, step = here, step + 1
        links.append(Link(_name(look, str(beat.event.data["card"])), "done", gains))
    waits = look.kind == "use" or (look.kind == "surface" and not reached)
    if waits:
        if look.kind == "use":
            here = split(place_text(look.scene.decision.at))
            if not _beside_the_chain(beats, len(beats)):
                at, step = here, step + 1
            links.append(Link(_name(look, _cards(look)[here][0]), "now"))
        else:
            links.append(Link(look.say("surface"), "now"))
    if not reached and look.kind != "surface":
        links += _to_come(look, at)
    return Chain(links, max(step, 1), steps)


def _pieces(beats: Sequence[Beat], start: int) -> Iterator[tuple[int, int]]:
    """From each link's first beat to the next link."""
    firsts = [i for i in range(start, len(beats)) if beats[i].event.kind in (*CARDS, "surface") and not beats[i].more]
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
        yield Link(WORDS.listed(names, look.lang, "or"), "next", used=all(cards[place][1] for place in above))
        if len(above) > 1:
            break
        at = above[0]
    yield Link(look.say("surface"), "next")


# ---------------------------------------------------------------- drawn
def chain(look: Look, found: Chain) -> Markup:
    head = (look.say("im-chain"), " ", cap(look.say("im-chain-step", step=found.step, steps=found.steps)))
    return panel(head, _rows(look, found), css="plan chain", id_="plan")


def chain_strip(look: Look, found: Chain) -> Markup:
    """The same on a phone: how far it is, and what comes next; the rest on demand."""
    after = next((link.name for link in found.links if link.state == "next"), "")
    says = look.say("im-chain-next", step=found.step, steps=found.steps, card=after) if after else look.say("im-chain")
    more = tag("span", look.say("im-plan-steps"), icon("down"), class_="b")
    inside = tag("div", _rows(look, found), class_="plan chain")
    return tag("details", tag("summary", says, more), inside, class_="planstrip", id="planstrip")


def _rows(look: Look, found: Chain) -> Markup:
    rows: list[Markup] = []
    for link in found.links:
        sign = icon("check") if link.state == "done" else icon("right") if link.state == "now" else ""
        gains = [(gain.n, gain.what) for gain in link.gains]
        used = tag("small", look.say("im-chain-used")) if link.used else NOTHING
        name = tag("span", link.name, " ", used, class_="nm")
        told = phrases.html(phrases.gains(tuple(gains))) if gains else NOTHING
        rows.append(tag("li", tag("span", sign, class_="n"), name, told, class_=link.state))
    return tag("ol", *rows)
