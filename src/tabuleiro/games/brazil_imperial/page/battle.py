"""Fights on the table page of Brazil: Imperial: what one would look like, one step by step, how the last one ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from markupsafe import Markup

from tabuleiro.core.event import Event
from tabuleiro.drawing.icons import icon
from tabuleiro.drawing.seats import seat_mark
from tabuleiro.drawing.tags import NOTHING, join, tag
from tabuleiro.games.brazil_imperial.page.fight import Forecast, Side, running
from tabuleiro.games.brazil_imperial.page.map import owner
from tabuleiro.games.brazil_imperial.page.marks import Data, Look, entry
from tabuleiro.games.brazil_imperial.words.effects import full_name


def foretold(look: Look, fights: Mapping[str, Forecast]) -> Markup:
    """What the fight that is chosen would look like; before that, the first one in reach."""
    place = look.first.place if look.first and look.scene.chosen else ""
    fight = fights.get(place) or next(iter(fights.values()), None)
    if fight is None:
        return NOTHING
    name = look.name(look.units[look.unit])
    chance = tag("span", look.say("bi-odds", percent=fight.percent), class_="cap")
    head = tag("h2", icon("strength"), tag("span", look.say("bi-fore-title", unit=name, at=fight.at.upper())), chance)
    rows = tag("ul", _side(look, fight.attack, False), _side(look, fight.defence, True), class_="ff")
    return tag(
        "section", head, rows, odds_bar(look, fight.percent, fight.attack.seat), class_="panel fore open", id="forecast"
    )


def odds_bar(look: Look, percent: int, seat: int) -> Markup:
    """In SVG: a width in a style attribute would not be allowed."""
    inside = join(
        [
            tag("rect", width=100, height=10, class_="rest"),
            tag("rect", width=percent, height=10, fill=f"var(--p-{'abcde'[seat]})"),
            tag("rect", x=max(0, percent - 0.4), width=0.8, height=10, class_="cut"),
        ]
    )
    said = look.say("bi-odds", percent=percent)
    return tag(
        "svg", inside, viewBox="0 0 100 10", preserveAspectRatio="none", class_="odds", role="img", aria_label=said
    )


def _side(look: Look, side_: Side, ties: bool) -> Markup:
    counted_ = ", ".join(f"{name} {n}" for name, n in side_.parts) or look.say("bi-fore-nothing")
    if side_.known >= 0:
        cards = look.say("bi-fore-own", n=side_.cards, cs=side_.known)
    else:
        cards = look.say("bi-fore-unseen", n=side_.cards)
    more = f"; {look.say('bi-fore-ties')}" if ties else ""
    letter = look.letters[side_.seat] if side_.seat < len(look.letters) else "D"
    mark = seat_mark(side_.seat, letter, owner(look, side_.seat), "s20")
    return tag("li", mark, tag("b", str(side_.total), class_="n"), tag("span", f"{counted_}; {cards}{more}"))


STEPS: Final = ("attack", "defence", "reveal")


def battle(look: Look) -> Markup:
    """A fight step by step: who attacks whom where, strengths, cards (backs until all are down), totals."""
    fight: Data | None = look.data["fight"]
    if not fight:
        return NOTHING
    at = str(fight["at"]).upper()
    expedition = bool(fight["expedition"])
    asked = {player["seat"] for player in look.data["seats"] if player["asked"]}
    step = "reveal" if fight["shown"] else "attack" if fight["attacker"] in asked else "defence"
    steps = [name for name in STEPS if not (expedition and name == "defence")]
    trail = [tag("li", look.say(f"bi-step-{name}"), aria_current="step" if name == step else None) for name in steps]
    head = tag(
        "h2", icon("strength"), tag("span", look.say("bi-expedition-at" if expedition else "bi-fight-at", at=at))
    )
    known = running(look, fight)
    sides = [_fighter(look, fight, side_, known[side_]) for side_ in ("attack", "defence")]
    body = (tag("ol", *trail, class_="steps"), tag("ul", *sides, class_="ff"))
    return tag("section", head, *body, class_="panel fore open", id="fight")


def _fighter(look: Look, fight: Data, side_: str, known: Side) -> Markup:
    seat = fight["attacker"] if side_ == "attack" else fight["defender"]
    total = fight[f"{side_}_total"]
    strength = tag("b", str(fight[side_] if total is None else total), class_="n")
    if side_ == "defence" and fight["expedition"]:
        name = full_name(entry(look.pack.exploration, fight["expedition"]), look.lang)
        return tag(
            "li", icon("explore-tile", look.say("bi-expedition"), "l"), strength, tag("span", name, class_="side-name")
        )
    letter = look.letters[seat] if seat < len(look.letters) else "D"
    mark = seat_mark(seat, letter, owner(look, seat), "s20")
    who = ", ".join(f"{name} {n}" for name, n in known.parts) or look.say("bi-fore-nothing")
    return tag("li", mark, strength, tag("span", who, class_="side-name"), _played(look, fight, side_))


def _played(look: Look, fight: Data, side_: str) -> Markup:
    """Cards that the viewer knows by name, the others face down."""
    known, laid = fight[f"{side_}_cards"], fight[f"{side_}_laid"]
    shown = [_card(look, card) for card in known]
    down = laid - len(known)
    if down > 0:
        label = look.say("bi-cards-down", n=down)
        shown.append(tag("span", *([icon("combat-card")] * down), role="img", aria_label=label, title=label))
    return tag("span", *shown, class_="played") if shown else NOTHING


def _card(look: Look, id_: str) -> Markup:
    card = entry(look.pack.combat_cards, id_)
    text = f"{look.name(card)} +{card.cs}"
    return tag("span", text, class_="cc", data_card=id_)


# ---------------------------------------------------------------- how the last one ended
def ended(look: Look) -> Markup:
    """The last fight or expedition since the viewer acted: totals, cards and who won."""
    events = [event for action in look.scene.recent for event in action.events]
    last = next((event for event in reversed(events) if event.kind in ("fight_over", "expedition_over")), None)
    if last is None or look.data["fight"]:
        return NOTHING
    data = cast(Data, last.data)
    if last.kind == "expedition_over":
        name = full_name(entry(look.pack.exploration, data["tile"]), look.lang)
        won = data["total"] >= data["need"]
        title = look.say("bi-expedition-won" if won else "bi-expedition-lost", what=name)
        rows = [
            _total(look, last.seat, data["total"], data["cards"]),
            tag("li", icon("explore-tile"), _figure(data["need"])),
        ]
    else:
        title = look.say(
            "bi-fight-won", name=owner(look, last.seat if data["won"] else data["defender"]), at=data["at"].upper()
        )
        shown = _shown(events)
        rows = [
            _total(look, last.seat, data["attack"], shown["attack"]),
            _total(look, data["defender"], data["defence"], shown["defence"]),
        ]
    head = tag("h2", icon("strength"), tag("span", title))
    return tag("section", head, tag("ul", *rows, class_="ff"), class_="panel fore open ended", id="fight")


def _shown(events: Sequence[Event]) -> Mapping[str, Sequence[str]]:
    """The cards of the last fight."""
    found = next((event for event in reversed(events) if event.kind == "cards_shown"), None)
    return cast("dict[str, Any]", found.data) if found is not None else {"attack": (), "defence": ()}


def _figure(n: int) -> Markup:
    return tag("b", str(n), class_="n")


def _total(look: Look, seat: int, total: int, cards: Sequence[str]) -> Markup:
    letter = look.letters[seat] if seat < len(look.letters) else "D"
    mark = seat_mark(seat, letter, owner(look, seat), "s20")
    played = tag("span", *(_card(look, card) for card in cards), class_="played") if cards else NOTHING
    return tag("li", mark, _figure(total), tag("span", owner(look, seat), class_="side-name"), played)
